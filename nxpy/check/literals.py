"""Literals take the type that their context asks for, through operators, and must fit it.

An expression made of nothing but number and character literals and operators is *flexible*: it has
no type until one is asked for. Without any, integers are `i64` (`u64` where only that holds one of
them), characters among themselves `u8`, and anything with a float in it `f64`.
"""

from __future__ import annotations

from math import isinf

from nxpy.check.context import Scope
from nxpy.core import nodes as core
from nxpy.core import scalar
from nxpy.lang.operators import BINARY
from nxpy.lang.types import F32, F64, I64, INTEGERS, U8, U64, FloatType, IntType, Type
from nxpy.syntax import tree

_NUMERALS = frozenset((tree.IntLit, tree.CharLit, tree.FloatLit))
_NUMBERS = (IntType, FloatType)


def is_flexible(node: tree.Expr) -> bool:
    """Whether the expression is made of number literals alone."""
    while True:
        if type(node) in _NUMERALS:
            return True
        if isinstance(node, tree.Paren):
            node = node.inner
        elif isinstance(node, tree.Unary) and node.op in "-~":
            node = node.operand
        elif isinstance(node, tree.Binary):
            kind = BINARY[node.op].kind
            if kind in ("compare", "logic"):
                return False
            if kind != "shift" and not is_flexible(node.right):
                return False
            node = node.left
        else:
            return False


def number_type(node: tree.Expr, expected: Type | None) -> Type:
    """The type of a flexible expression where the context asks for `expected`."""
    return expected if isinstance(expected, _NUMBERS) else default_type(node)


def default_type(node: tree.Expr) -> Type:
    """The type of a flexible expression that no context types."""
    leaves = list(_leaves(node, negated=False))
    if any(isinstance(leaf, tree.FloatLit) for leaf, _ in leaves):
        return F64
    if all(isinstance(leaf, tree.CharLit) for leaf, _ in leaves):
        return U8
    too_big = any(
        isinstance(leaf, tree.IntLit) and not negated and leaf.value > I64.max for leaf, negated in leaves
    )
    return U64 if too_big else I64


def _leaves(node: tree.Expr, negated: bool) -> list[tuple[tree.Expr, bool]]:
    """The literals of a flexible expression, each with whether a `-` stands just before it."""
    found: list[tuple[tree.Expr, bool]] = []
    work = [(node, negated)]
    while work:
        at, minus = work.pop()
        if isinstance(at, tree.Paren):
            work.append((at.inner, minus))
        elif isinstance(at, tree.Unary):
            work.append((at.operand, at.op == "-"))
        elif isinstance(at, tree.Binary):
            if BINARY[at.op].kind != "shift":
                work.append((at.right, False))
            work.append((at.left, False))
        else:
            found.append((at, minus))
    return found


def negated_literal(node: tree.Unary) -> tree.IntLit | tree.FloatLit | None:
    """The literal that this `-` makes negative, so that every MIN can be written."""
    operand = tree.bare(node.operand)
    return operand if node.op == "-" and isinstance(operand, tree.IntLit | tree.FloatLit) else None


def integer(scope: Scope, node: tree.Expr, value: int, type: Type) -> core.Expr:
    """An integer or character literal (with its sign) as a constant of `type`."""
    span = scope.span(node)
    if isinstance(type, FloatType):
        exact = scalar.int_to_float(type, value)
        if exact == value:
            return core.Const(type, exact, span)
        scope.error(
            "E2002",
            f"{value} is not exact as {type}",
            node,
            f"{type} would round it to {exact!r}",
            helps=[f"write `{value}.0` to accept the nearest {type}"],
        )
        return scope.bad(node)
    assert isinstance(type, IntType)
    if type.min <= value <= type.max:
        return core.Const(type, value, span)
    wider = next((t for t in INTEGERS if t.min <= value <= t.max), None)
    if value < 0 and not type.signed:
        note = f"{type} has no negative values"
    else:
        note = f"{type} holds {type.min} to {type.max}"
    scope.error(
        "E2002",
        f"{value} does not fit {type}",
        node,
        f"the {type} here cannot hold it",
        notes=[note],
        helps=[f"`{value} as {type}` keeps the low {type.bits} bits: {type.wrap(value)}"] if wider else [],
    )
    return scope.bad(node)


def floating(scope: Scope, node: tree.Expr, text: str, negative: bool, type: Type) -> core.Expr:
    """A float literal as a constant of `type`, rounded once from its decimal."""
    if not isinstance(type, FloatType):
        scope.error(
            "E2001",
            f"a float literal where {type} is wanted",
            node,
            f"expected {type}",
            helps=[f"`{text} as {type}` truncates toward zero"] if isinstance(type, IntType) else [],
        )
        return scope.bad(node)
    value = scalar.parse_float(text, type)
    if isinf(value):
        scope.error(
            "E2002", f"{text} is too large for {type}", node, f"the largest {type} is about {_LARGEST[type]}"
        )
        return scope.bad(node)
    return core.Const(type, -value if negative else value, scope.span(node))


_LARGEST: dict[Type, str] = {F32: "3.4e38", F64: "1.8e308"}
