"""Operators: where the two sides meet, and what each operator accepts."""

from __future__ import annotations

from nxpy.base.diagnostic import Label
from nxpy.base.source import Span
from nxpy.check import conversions, literals
from nxpy.check import expressions as ex
from nxpy.check.context import ERROR, Scope
from nxpy.core import nodes as core
from nxpy.lang.operators import BINARY, Operator
from nxpy.lang.types import BOOL, BYTES, I64, FloatType, IntType, PointerType, Type, meet
from nxpy.syntax import tree


def logical_not(scope: Scope, node: tree.Unary) -> core.Expr:
    """`!x`: true where x is false, zero or null."""
    value = ex.condition(scope, node.operand)
    span = scope.span(node)
    if value.type is ERROR:
        return scope.bad(node)
    if isinstance(value, core.Binary) and value.op == "ne" and isinstance(value.right, core.Const):
        return core.Binary("eq", value.left, value.right, BOOL, span)
    return core.Binary("eq", value, core.Const(BOOL, 0, span), BOOL, span)


def unary(scope: Scope, node: tree.Unary, value: core.Expr) -> core.Expr:
    """`-x` and `~x`."""
    type = value.type
    if type is ERROR:
        return scope.bad(node)
    if isinstance(type, IntType) or (node.op == "-" and isinstance(type, FloatType)):
        return core.Unary("neg" if node.op == "-" else "not", value, scope.span(node))
    helps = ["for the other truth value, write `!`"] if type is BOOL else []
    scope.error(
        "E2004",
        f"`{node.op}` is not defined on {type}",
        node,
        f"{conversions.article(type)}",
        helps=helps,
    )
    return scope.bad(node)


def binary(scope: Scope, node: tree.Binary, expected: Type | None) -> core.Expr:
    """`left op right`."""
    left, right = _sides(scope, node, expected)
    return apply(scope, node, left, right)


def _sides(scope: Scope, node: tree.Binary, expected: Type | None) -> tuple[core.Expr, core.Expr]:
    """Both operands, each literal typed by its sibling first and by the context second."""
    row = BINARY[node.op]
    if row.kind == "logic":
        return ex.condition(scope, node.left), ex.condition(scope, node.right)
    outer = None if row.kind == "compare" else expected
    if row.kind == "shift":
        if literals.is_flexible(node.left):
            outer = literals.number_type(node.left, outer)
        return ex.expression(scope, node.left, outer), ex.expression(scope, node.right)
    if _asks_sibling(node.left):
        if _asks_sibling(node.right):
            outer = _type_of_both(node, outer)
            return ex.expression(scope, node.left, outer), ex.expression(scope, node.right, outer)
        # The right side has a type of its own: check it first, but keep the order of evaluation.
        right = ex.expression(scope, node.right, outer)
        return ex.expression(scope, node.left, _wanted_beside(right, row)), right
    left = ex.expression(scope, node.left, outer)
    wanted = _wanted_beside(left, row) if _asks_sibling(node.right) else outer
    return left, ex.expression(scope, node.right, wanted)


_TYPED = frozenset((tree.Path, tree.Index, tree.FieldAccess, tree.Call, tree.Cast))


def _asks_sibling(node: tree.Expr) -> bool:
    """Whether the operand takes its type from the other one: literals, and null."""
    if type(node) in _TYPED:
        return False
    node = tree.bare(node)
    return isinstance(node, tree.NullLit) or literals.is_flexible(node)


def _type_of_both(node: tree.Binary, expected: Type | None) -> Type:
    if not literals.is_flexible(node.left) or not literals.is_flexible(node.right):
        return BYTES
    return literals.number_type(tree.Binary("+", node.left, node.right, node.op_start), expected)


def _wanted_beside(sibling: core.Expr, row: Operator) -> Type | None:
    """What a literal is asked to be beside a typed operand: its type, or an index beside a pointer."""
    if isinstance(sibling.type, PointerType) and row.kind != "compare":
        return I64
    return sibling.type


def apply(scope: Scope, node: tree.Binary, left: core.Expr, right: core.Expr) -> core.Expr:
    """The operation on two typed operands."""
    if left.type is ERROR or right.type is ERROR:
        return scope.bad(node)
    row = BINARY[node.op]
    if row.kind == "logic":
        return core.Logic(row.op, left, right, BOOL, scope.span(node))
    if row.kind == "shift":
        return _shift(scope, node, left, right)
    if isinstance(left.type, PointerType) or isinstance(right.type, PointerType):
        return _pointers(scope, node, left, right)
    type = meet(left.type, right.type)
    if type is None:
        _do_not_meet(scope, node, left.type, right.type)
        return scope.bad(node)
    if not _accepts(row.kind, type):
        _not_defined(scope, node, type)
        return scope.bad(node)
    left = conversions.coerce(scope, left, type, node.left)
    right = conversions.coerce(scope, right, type, node.right)
    return operation(row, left, right, scope.span(node))


def operation(row: Operator, left: core.Expr, right: core.Expr, span: Span) -> core.Expr:
    """The core node of an operator on operands of one type, with its zero check."""
    type = left.type
    if row.op in ("div", "rem") and isinstance(type, IntType):
        constant = isinstance(right, core.Const) and right.value != 0
        right = right if constant else core.NonZero(right, span)
    return core.Binary(row.op, left, right, BOOL if row.kind == "compare" else type, span)


def _accepts(kind: str, type: Type) -> bool:
    if isinstance(type, IntType):
        return True
    if kind == "compare":
        return isinstance(type, FloatType) or type is BOOL
    if kind == "bits":
        return type is BOOL
    return kind == "arith" and isinstance(type, FloatType)


def _not_defined(scope: Scope, node: tree.Binary, type: Type) -> None:
    helps = []
    if type is BOOL:
        helps = ["to count, write one of them `as i64`"] if node.op in "+-*/%" else []
    elif node.op == "%" and isinstance(type, FloatType):
        helps = ["floats have no remainder: subtract the whole part yourself, in the way that you mean it"]
    elif isinstance(type, FloatType):
        helps = ["for a float's bits, read its memory through a pointer to an integer"]
    both = "two bools" if type is BOOL else f"{type}"
    scope.error("E2004", f"`{node.op}` is not defined on {both}", node, f"both sides are {type}", helps=helps)


def _do_not_meet(scope: Scope, node: tree.Binary, left: Type, right: Type) -> None:
    related = [
        Label(scope.span(node.left), f"{left}"),
        Label(scope.span(node.right), f"{right}"),
    ]
    helps = []
    if conversions.cast_allowed(right, left):
        helps.append(f"cast one of them: {conversions.as_cast(scope, node.right, left)}")
    scope.error(
        "E2003",
        f"`{node.op}` on {left} and {right}: neither converts to the other by itself",
        Span(scope.module.source, node.op_start, node.op_start + len(node.op)),
        "the two sides do not meet",
        related=related,
        helps=helps,
    )


def _shift(scope: Scope, node: tree.Binary, left: core.Expr, right: core.Expr) -> core.Expr:
    for side, operand in ((left, node.left), (right, node.right)):
        if not isinstance(side.type, IntType):
            scope.error(
                "E2004",
                f"`{node.op}` is not defined on {side.type}",
                operand,
                f"{conversions.article(side.type)}; a shift takes integers",
            )
            return scope.bad(node)
    return core.Binary(BINARY[node.op].op, left, right, left.type, scope.span(node))


# Pointers ---------------------------------------------------------------------------------------


def _pointers(scope: Scope, node: tree.Binary, left: core.Expr, right: core.Expr) -> core.Expr:
    row = BINARY[node.op]
    if row.kind == "compare":
        return _compare_pointers(scope, node, left, right)
    if isinstance(left.type, PointerType) and node.op in "+-":
        if isinstance(right.type, IntType) or right.type is BOOL:
            return offset(left, right, node.op, scope.span(node))
        if node.op == "-" and right.type is left.type:
            return core.PtrDiff(left, right, I64, scope.span(node))
        if node.op == "-" and isinstance(right.type, PointerType):
            _do_not_meet(scope, node, left.type, right.type)
            return scope.bad(node)
    if node.op == "+" and isinstance(right.type, PointerType) and isinstance(left.type, IntType):
        scope.error(
            "E2029",
            "the pointer stands first when an integer is added to it",
            node,
            "integer + pointer",
            helps=["write it the other way round: `p + i`"],
        )
        return scope.bad(node)
    scope.error(
        "E2004",
        f"`{node.op}` is not defined on {left.type} and {right.type}",
        node,
        "pointers have only `p + i`, `p - i`, `p - q` and comparisons",
        helps=["to concatenate strings, copy their bytes into a block of your own"]
        if node.op == "+" and left.type is right.type is BYTES
        else [],
    )
    return scope.bad(node)


def offset(pointer: core.Expr, index: core.Expr, op: str, span: Span) -> core.Expr:
    """`pointer + index` or `pointer - index`, scaled by the element's size."""
    wide = index64(index)
    if op == "-":
        if isinstance(wide, core.Const):
            wide = core.Const(I64, I64.wrap(-int(wide.value)), wide.span)
        else:
            wide = core.Unary("neg", wide, wide.span)
    return core.PtrAdd(pointer, wide, span)


def index64(index: core.Expr) -> core.Expr:
    """An integer as the i64 that an index is: extended by its signedness, a u64 by its bits."""
    if index.type is I64:
        return index
    if isinstance(index, core.Const):
        return core.Const(I64, I64.wrap(int(index.value)), index.span)
    return core.Cast(index, I64, index.span)


def _compare_pointers(scope: Scope, node: tree.Binary, left: core.Expr, right: core.Expr) -> core.Expr:
    if left.type is right.type:
        return core.Binary(BINARY[node.op].op, left, right, BOOL, scope.span(node))
    helps = []
    if isinstance(left.type, PointerType) and isinstance(right.type, PointerType):
        helps = [f"cast one of them: {conversions.as_cast(scope, node.right, left.type)}"]
    elif isinstance(node.right, tree.IntLit) and node.right.value == 0:
        helps = ["compare with `null`"]
    scope.error(
        "E2003",
        f"`{node.op}` on {left.type} and {right.type}",
        node,
        "a pointer compares with a pointer of its own type, or with `null`",
        helps=helps,
    )
    return scope.bad(node)
