"""Pieces of Python text, and how tightly they bind."""

from __future__ import annotations

ATOM, UNARY, TIMES, PLUS, SHIFT, AND_BITS, XOR_BITS, OR_BITS, COMPARE, NOT, AND, OR, WALRUS = range(13, 0, -1)
"""How tightly Python's operators bind."""


class Code:
    """A Python expression, and how tightly its outermost operator binds."""

    __slots__ = ("level", "text")

    def __init__(self, text: str, level: int = ATOM) -> None:
        self.text = text
        self.level = level

    def within(self, level: int) -> str:
        """The text, in parentheses unless it binds as tightly as `level`."""
        return self.text if self.level >= level else f"({self.text})"


_SPELT = {
    "add": ("+", PLUS),
    "sub": ("-", PLUS),
    "mul": ("*", TIMES),
    "div": ("/", TIMES),
    "floordiv": ("//", TIMES),
    "mod": ("%", TIMES),
    "shl": ("<<", SHIFT),
    "shr": (">>", SHIFT),
    "and": ("&", AND_BITS),
    "xor": ("^", XOR_BITS),
    "or": ("|", OR_BITS),
}


def joined(op: str, left: Code, right: Code) -> Code:
    """`left op right`. Shifts and bits take nothing beside them without parentheses, since few
    readers know how those bind."""
    sign, level = _SPELT[op]
    tight = level if level >= PLUS else UNARY
    first = left.text if left.level == level else left.within(tight)
    return Code(f"{first} {sign} {right.within(tight + 1 if level >= PLUS else UNARY)}", level)
