"""Pieces of a function that move into functions of their own, inside it.

CPython allows 20 loops inside each other, 100 indentations and 200 parentheses; NX allows more.
A statement that goes too deep becomes

    done = part()
    if done == "break":
        break
    if done is not None:
        return done[0]

and an expression `part()`; both see the variables of the function around them. A program that people
write has neither.
"""

from __future__ import annotations

from nxpy.core import nodes as core
from nxpy.core.walk import Node, children

DEEPEST_LOOP = 15
DEEPEST = 60
"""Loops and indentations in one Python function."""
TALLEST = 40
"""Operators above each other in one Python expression."""
LONGEST = 100
"""Branches of one `if`."""


class Part:
    """A piece that is being moved: how it may end, but at its own end."""

    __slots__ = ("breaks", "continues", "returns")

    def __init__(self) -> None:
        self.breaks = False
        self.continues = False
        self.returns = False


class Heights:
    """How tall expressions are, remembered."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def of(self, node: Node) -> int:
        known = self._known.get(id(node))
        if known is None:
            known = self._known[id(node)] = 1 + max(map(self.of, children(node)), default=0)
        return known

    def too_tall(self, expr: core.Expr) -> bool:
        return self.of(expr) % TALLEST == 0


def definition(name: str, body: list[str], stored: list[str], shared: list[str]) -> list[str]:
    """The lines of a part."""
    lines = [f"def {name}():"]
    lines += [f"    global {', '.join(stored)}"] if stored else []
    lines += [f"    nonlocal {', '.join(shared)}"] if shared else []
    return lines + [f"    {line}" for line in body]
