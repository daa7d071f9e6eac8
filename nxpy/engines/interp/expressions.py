"""Expressions: core to Python.

`raw` gives an integer without wrapping it (see `ranges`), `seen` the value itself, `test` something
that is true in Python where a bool is. Python evaluates left to right, as NX does; where a form here
tests before it computes, what is evaluated out of order is pure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nxpy.core import nodes as core
from nxpy.core.scalar import COMPARISONS
from nxpy.engines.emit_common import paths
from nxpy.engines.emit_common.ranges import Range, bounds, is_integral, modulo, truncates
from nxpy.engines.interp import build, places
from nxpy.engines.interp.build import At, Node
from nxpy.engines.interp.frame import Frame
from nxpy.lang.types import F32, F64, FloatType, IntType, Type

F32_EXACT = 1 << 24
"""Integers up to here are f32 values themselves."""


def seen(frame: Frame, expr: core.Expr) -> Node:
    """The value of an expression."""
    node = raw(frame, expr)
    if not is_integral(expr.type):
        return node
    return wrapped(frame, node, frame.ranges.raw(expr), expr.type, frame.at(expr.span))


def wrapped(frame: Frame, node: Node, values: Range, type: Type, at: At) -> Node:
    """A Python int within `values` wrapped to its type."""
    least, greatest = bounds(type)
    low, high = values[0] >= least, values[1] <= greatest
    if low and high:
        return node
    if least == 0:
        return build.binary("and", node, build.constant(greatest, at), at)
    # Most values fit, and two comparisons are cheaper than three operations on long ints.
    name = frame.temp()
    found = build.walrus(name, node, at)
    top, bottom = build.constant(greatest, at), build.constant(least, at)
    if low:
        test = build.compare(found, [("le", top)], at)
    elif high:
        test = build.compare(found, [("ge", bottom)], at)
    else:
        test = build.compare(bottom, [("le", found), ("le", top)], at)
    return build.choose(test, build.load(name, at), _folded(name, greatest + 1, at), at)


def _folded(name: str, half: int, at: At) -> Node:
    """`(name + half & 2 * half - 1) - half`: a signed value wrapped."""
    moved = build.binary("add", build.load(name, at), build.constant(half, at), at)
    kept = build.binary("and", moved, build.constant(2 * half - 1, at), at)
    return build.binary("sub", kept, build.constant(half, at), at)


def raw(frame: Frame, expr: core.Expr) -> Node:
    """What Python computes for an expression, before wrapping."""
    return _RAW[type(expr)](frame, expr, frame.at(expr.span))


def _const(frame: Frame, expr: core.Const, at: At) -> Node:
    return build.constant(expr.value, at)


def _string(frame: Frame, expr: core.Str, at: At) -> Node:
    return build.load(frame.image.text(expr), at)


def _load(frame: Frame, expr: core.Load, at: At) -> Node:
    return places.load(frame, expr.place, at)


def _call(frame: Frame, expr: core.Call, at: At) -> Node:
    return build.call(frame.image.name(expr.function), [seen(frame, arg) for arg in expr.args], at)


def _unary(frame: Frame, expr: core.Unary, at: At) -> Node:
    operand = raw(frame, expr.operand)
    return build.negate(operand, at) if expr.op == "neg" else build.invert(operand, at)


def _logic(frame: Frame, expr: core.Logic, at: At) -> Node:
    return build.logic(expr.op, _chain(frame, expr, seen), at)


def _nonzero(frame: Frame, expr: core.NonZero, at: At) -> Node:
    return build.call("_nonzero", [seen(frame, expr.operand)], at)


def _difference(frame: Frame, expr: core.PtrDiff, at: At) -> Node:
    size = paths.pointee(expr.left.type).size
    args = [seen(frame, expr.left), seen(frame, expr.right), build.constant(size, at)]
    return build.call("_difference", args, at)


def _intrinsic(frame: Frame, expr: core.IntrinsicCall, at: At) -> Node:
    args = [seen(frame, arg) for arg in expr.args]
    name = f"_sqrt_{expr.type.name}" if expr.row.name == "sqrt" else f"_{expr.row.name}"
    return build.call(name, args, at)


def _chain(frame: Frame, expr: core.Logic, lower: Callable[[Frame, core.Expr], Node]) -> list[Node]:
    """The operands of `a && b && c`, flat."""
    found: list[core.Expr] = []
    node: core.Expr = expr
    while isinstance(node, core.Logic) and node.op == expr.op:
        found.append(node.right)
        node = node.left
    found.append(node)
    return [lower(frame, operand) for operand in reversed(found)]


def test(frame: Frame, expr: core.Expr) -> Node:
    """A condition: any Python value whose truth is the bool's."""
    at = frame.at(expr.span)
    if isinstance(expr, core.Logic):
        return build.logic(expr.op, _chain(frame, expr, test), at)
    if isinstance(expr, core.Binary) and expr.op in ("eq", "ne") and is_integral(expr.left.type):
        if isinstance(expr.right, core.Const) and expr.right.value == 0:
            if expr.op == "ne":
                return test(frame, expr.left)
            return build.negation(test(frame, expr.left), at)
    return seen(frame, expr)


# Binary operations ------------------------------------------------------------------------------


def _binary(frame: Frame, expr: core.Binary, at: At) -> Node:
    if expr.op in COMPARISONS:
        return build.compare(seen(frame, expr.left), [(expr.op, seen(frame, expr.right))], at)
    if isinstance(expr.type, FloatType):
        return _float(frame, expr, at)
    if expr.op in ("div", "rem"):
        return _division(frame, expr, at)
    if expr.op == "shr":
        return build.binary("shr", seen(frame, expr.left), _amount(frame, expr), at)
    frame.ranges.raw(expr)
    operand = seen if id(expr) in frame.ranges.eager else raw
    left = operand(frame, expr.left)
    if expr.op == "shl":
        return build.binary("shl", left, _amount(frame, expr), at)
    return build.binary(expr.op, left, operand(frame, expr.right), at)


def _amount(frame: Frame, expr: core.Binary) -> Node:
    """A shift's amount, modulo the width."""
    at = frame.at(expr.right.span)
    values = frame.ranges.raw(expr.right)
    allowed = modulo(values, expr.type)
    if allowed[0] == allowed[1] and isinstance(expr.right, core.Const):
        return build.constant(allowed[0], at)
    amount = raw(frame, expr.right)
    if values == allowed:
        return amount
    assert isinstance(expr.type, IntType)
    return build.binary("and", amount, build.constant(expr.type.bits - 1, at), at)


def _division(frame: Frame, expr: core.Binary, at: At) -> Node:
    """Python divides toward minus infinity; that is the same only where nothing is negative."""
    right = expr.right
    if isinstance(right, core.NonZero):
        # Python's own operators check for zero, and so do the helpers.
        at, right = frame.at(right.span), right.operand
    op, helper = ("floordiv", "_divide") if expr.op == "div" else ("mod", "_remainder")
    dividend, divisor = frame.ranges.seen(expr.left), frame.ranges.seen(right)
    left = seen(frame, expr.left)
    if dividend[0] >= 0 and divisor[0] >= 0:
        return build.binary(op, left, seen(frame, right), at)
    name = frame.temp()
    found = build.compare(build.walrus(name, left, at), [("ge", build.constant(0, at))], at)
    if isinstance(right, core.Const) and right.value > 0:
        positive = build.binary(op, build.load(name, at), seen(frame, right), at)
        mirrored = build.binary(op, build.negate(build.load(name, at), at), seen(frame, right), at)
        return build.choose(found, positive, build.negate(mirrored, at), at)
    # `&` and not `and`: the divisor has to be evaluated whatever the dividend is.
    by = frame.temp()
    above = build.compare(build.walrus(by, seen(frame, right), at), [("gt", build.constant(0, at))], at)
    both = [build.load(name, at), build.load(by, at)]
    plain = build.binary(op, build.load(name, at), build.load(by, at), at)
    return build.choose(build.binary("and", found, above, at), plain, build.call(helper, both, at), at)


def _float(frame: Frame, expr: core.Binary, at: At) -> Node:
    node = unrounded(frame, expr)
    return build.call("_round_f32", [node], at) if expr.type is F32 else node


def unrounded(frame: Frame, expr: core.Expr) -> Node:
    """A float expression, its last rounding to f32 left to who stores it into memory."""
    at = frame.at(expr.span)
    if isinstance(expr, core.Binary) and isinstance(expr.type, FloatType) and expr.op not in COMPARISONS:
        if expr.op == "div":
            return _float_division(frame, expr, at)
        return build.binary(expr.op, seen(frame, expr.left), seen(frame, expr.right), at)
    if isinstance(expr, core.Cast) and expr.type is F32 and expr.operand.type is F64:
        return seen(frame, expr.operand)
    return seen(frame, expr)


def _float_division(frame: Frame, expr: core.Binary, at: At) -> Node:
    """`a / b`, where Python would raise if b is zero."""
    if isinstance(expr.right, core.Const) and expr.right.value != 0:
        return build.binary("div", seen(frame, expr.left), seen(frame, expr.right), at)
    if not paths.is_simple(expr.left):
        return build.call("_divide_float", [seen(frame, expr.left), seen(frame, expr.right)], at)
    name = frame.temp()
    test = build.walrus(name, seen(frame, expr.right), at)
    quotient = build.binary("div", seen(frame, expr.left), build.load(name, at), at)
    other = build.call("_divide_float", [seen(frame, expr.left), build.load(name, at)], at)
    return build.choose(test, quotient, other, at)


# Conversions ------------------------------------------------------------------------------------


def _cast(frame: Frame, expr: core.Cast, at: At) -> Node:
    source, target = expr.operand.type, expr.type
    if isinstance(target, FloatType):
        return _to_float(frame, expr, source, at)
    if isinstance(source, FloatType):
        return build.call(f"_to_{target.name}", [seen(frame, expr.operand)], at)
    return raw(frame, expr.operand) if truncates(expr) else seen(frame, expr.operand)


def _to_float(frame: Frame, expr: core.Cast, source: Type, at: At) -> Node:
    operand = seen(frame, expr.operand)
    if isinstance(source, FloatType):
        narrows = source is F64 and expr.type is F32
        return build.call("_round_f32", [operand], at) if narrows else operand
    low, high = frame.ranges.seen(expr.operand)
    if expr.type is F64 or (low >= -F32_EXACT and high <= F32_EXACT):
        return build.call("_float", [operand], at)
    return build.call("_int_to_f32", [operand], at)


_RAW: dict[type[object], Callable[[Frame, Any, At], Node]] = {
    core.Const: _const,
    core.Str: _string,
    core.Load: _load,
    core.Unary: _unary,
    core.Binary: _binary,
    core.NonZero: _nonzero,
    core.Logic: _logic,
    core.Cast: _cast,
    core.PtrAdd: places.pointer_sum,
    core.PtrDiff: _difference,
    core.AddrOf: places.address_of,
    core.Call: _call,
    core.IntrinsicCall: _intrinsic,
}
