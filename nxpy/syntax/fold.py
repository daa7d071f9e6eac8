"""Precedence: a flat run of operands and operators becomes a tree.

    [a, +, b, *, c, ==, d]   ->   (== (+ a (* b c)) d)

Operator precedence parsing (Floyd, 1963) with the levels of `lang.operators`, without recursion.
"""

from __future__ import annotations

from typing import Any

from nxpy.base.diagnostic import Bag
from nxpy.lang.operators import BINARY, BITWISE, COMPARING
from nxpy.syntax import mixing
from nxpy.syntax.lexer import Tokens
from nxpy.syntax.tables import TABLES
from nxpy.syntax.tree import Bad, Binary, Expr, Unary

LEVELS = {spelling: row.level for spelling, row in BINARY.items()}
_DELICATE = BITWISE | COMPARING
"""Operators with a rule about what may stand beside them."""


def fold(run: list[Any], tokens: Tokens, bag: Bag) -> Expr:
    """The tree of a run of at least one operator; operators are token indexes."""
    starts, kinds, spellings = tokens.starts, tokens.kinds, TABLES.terminals
    if len(run) == 3:
        token = run[1]
        start = starts[token]
        spelling = spellings[kinds[token]]
        if spelling == "*" and type(run[2]) is Unary:
            mixing.power(run[2], start, tokens.source, bag)
        return Binary(spelling, run[0], run[2], start)
    operands: list[Expr] = [run[0]]
    waiting: list[tuple[str, int, int]] = []
    delicate = 0
    for at in range(1, len(run), 2):
        start = starts[run[at]]
        spelling = spellings[kinds[run[at]]]
        level = LEVELS[spelling]
        delicate += spelling in _DELICATE
        while waiting and waiting[-1][2] >= level:
            _reduce(operands, waiting)
        waiting.append((spelling, start, level))
        operands.append(run[at + 1])
        if spelling == "*" and type(run[at + 1]) is Unary:
            mixing.power(run[at + 1], start, tokens.source, bag)
    while waiting:
        _reduce(operands, waiting)
    if delicate > 1 and mixing.report(operands[0], tokens.source, bag):
        return Bad(operands[0].start, operands[0].end)
    return operands[0]


def _reduce(operands: list[Expr], waiting: list[tuple[str, int, int]]) -> None:
    spelling, start, _ = waiting.pop()
    right = operands.pop()
    operands[-1] = Binary(spelling, operands[-1], right, start)
