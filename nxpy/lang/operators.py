"""The operators: one row each. The parser reads precedence, the checker kinds, engines the op.

The scalar meaning of every core operation stands in `core.scalar`, which constant folding and the
reference interpreter share.
"""

from __future__ import annotations


class Operator:
    """A binary operator.

    level   binding strength; higher binds tighter, equal levels associate to the left
    kind    "arith" (meets, numbers), "rem" (meets, integers), "shift" (integers, the left type),
            "bits" (meets, integers or bool), "compare" (meets, gives bool), "logic" (conditions)
    op      name of the core operation
    """

    __slots__ = ("kind", "level", "op", "spelling", "why")

    def __init__(self, spelling: str, level: int, kind: str, op: str, why: str) -> None:
        self.spelling = spelling
        self.level = level
        self.kind = kind
        self.op = op
        self.why = why


BINARY: dict[str, Operator] = {
    row.spelling: row
    for row in (
        Operator("||", 1, "logic", "or", "short-circuits"),
        Operator("&&", 2, "logic", "and", "short-circuits"),
        Operator("==", 3, "compare", "eq", "does not chain"),
        Operator("!=", 3, "compare", "ne", "does not chain"),
        Operator("<", 3, "compare", "lt", "does not chain; unsigned on pointers"),
        Operator("<=", 3, "compare", "le", "does not chain; unsigned on pointers"),
        Operator(">", 3, "compare", "gt", "does not chain; unsigned on pointers"),
        Operator(">=", 3, "compare", "ge", "does not chain; unsigned on pointers"),
        Operator("|", 4, "bits", "or", "parentheses beside & ^ and comparisons"),
        Operator("^", 5, "bits", "xor", "parentheses beside & | and comparisons"),
        Operator("&", 6, "bits", "and", "parentheses beside ^ | and comparisons"),
        Operator("<<", 7, "shift", "shl", "wraps; the amount is taken modulo the width"),
        Operator(">>", 7, "shift", "shr", "arithmetic on signed, logical on unsigned types"),
        Operator("+", 8, "arith", "add", "wraps on integers; p + i scales"),
        Operator("-", 8, "arith", "sub", "wraps on integers; p - i scales, p - q counts elements"),
        Operator("*", 9, "arith", "mul", "wraps on integers"),
        Operator("/", 9, "arith", "div", "truncates toward zero; zero traps; MIN / -1 is MIN"),
        Operator("%", 9, "rem", "rem", "the dividend's sign; zero traps; MIN % -1 is 0"),
    )
}

UNARY: dict[str, str] = {
    "-": "wraps on integers",
    "!": "true where its operand is false, zero or null",
    "~": "every bit of an integer flipped",
    "*": "the place a pointer points to",
    "&": "the address of a var, parameter, field or element",
}

ASSIGNING = ("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>")
"""Operators that have an `op=` form."""

BITWISE = frozenset("&|^")
COMPARING = frozenset(s for s, row in BINARY.items() if row.kind == "compare")
