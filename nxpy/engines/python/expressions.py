"""Expressions: core to Python.

Python evaluates left to right, as NX does. Its ints do not wrap: `raw` gives an expression as Python
computes it, equal to the NX value modulo 2**bits, and `seen` the value itself, wrapped where
`ranges` cannot tell that there is no need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nxpy.core import nodes as core
from nxpy.core.scalar import COMPARISONS
from nxpy.engines.emit_common.ranges import bounds, is_integral, modulo, truncates
from nxpy.engines.python import places, types
from nxpy.engines.python.code import AND, ATOM, COMPARE, NOT, OR, PLUS, UNARY, Code, joined
from nxpy.lang.types import BOOL, F32, F64, FloatType, IntType, PointerType, Type

if TYPE_CHECKING:
    from nxpy.engines.python.function import Function

SHORT_STRING = 120
"""Bytes of a string that stands where it is used; longer ones stand in the table of strings."""


_COMPARED = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}


def seen(f: Function, expr: core.Expr) -> Code:
    """The value of an expression."""
    code = raw(f, expr)
    if not is_integral(expr.type):
        return code
    return wrapped(f, code, expr)


def wrapped(f: Function, code: Code, expr: core.Expr) -> Code:
    least, greatest = bounds(expr.type)
    low, high = f.ranges.raw(expr)
    if least <= low and high <= greatest:
        return code
    return Code(f"{_wrapper(expr.type)}({code.text})")


def _wrapper(type: Type) -> str:
    return "u64" if isinstance(type, PointerType) else type.name


def raw(f: Function, expr: core.Expr) -> Code:
    """What Python computes for an expression, before wrapping."""
    return f.value(expr, _raw(f, expr))


def _raw(f: Function, expr: core.Expr) -> Code:
    if isinstance(expr, core.Const):
        text = types.const_node(expr)
        return Code(text, UNARY if text.startswith("-") else ATOM)
    if isinstance(expr, core.Str):
        data = f.program.core.strings[expr.index]
        short = len(data) <= SHORT_STRING
        return Code(f"cstr({types.string(data)})" if short else f"cstrs[{expr.index}]")
    if isinstance(expr, core.Load):
        return places.load(f, expr.place)
    if isinstance(expr, core.Binary):
        return _binary(f, expr)
    if isinstance(expr, core.Cast):
        return _cast(f, expr)
    if isinstance(expr, core.Call):
        args = ", ".join(seen(f, arg).text for arg in expr.args)
        return f.traps(f"{f.program.function_names[expr.function.index]}({args})", expr.span)
    if isinstance(expr, core.Unary):
        operand = raw(f, expr.operand).within(UNARY)
        return Code(f"{'-' if expr.op == 'neg' else '~'}{operand}", UNARY)
    if isinstance(expr, core.Logic):
        level = AND if expr.op == "and" else OR
        left, right = seen(f, expr.left), seen(f, expr.right)
        # Python would take `a or b and c`, but readers should not have to know.
        first = left.text if left.level == level else left.within(NOT)
        return Code(f"{first} {expr.op} {right.within(NOT)}", level)
    return _rarer(f, expr)


def _rarer(f: Function, expr: core.Expr) -> Code:
    if isinstance(expr, core.NonZero):
        return f.traps(f"nonzero({seen(f, expr.operand).text})", expr.span)
    if isinstance(expr, core.PtrAdd):
        return places.pointer_sum(f, expr)
    if isinstance(expr, core.AddrOf):
        return places.address_of(f, expr)
    if isinstance(expr, core.PtrDiff):
        assert isinstance(expr.left.type, PointerType)
        left, right = seen(f, expr.left), seen(f, expr.right)
        return Code(f"ptr_diff({left.text}, {right.text}, {expr.left.type.to.size})")
    assert isinstance(expr, core.IntrinsicCall)
    args = ", ".join(seen(f, arg).text for arg in expr.args)
    if expr.row.name == "sqrt":
        return Code(f"sqrt_{expr.type.name}({args})")
    name = "assert_" if expr.row.name == "assert" else expr.row.name
    return f.traps(f"{name}({args})", expr.span)


# Binary operations ------------------------------------------------------------------------------


def _binary(f: Function, expr: core.Binary) -> Code:
    if expr.op in COMPARISONS:
        return _comparison(f, expr)
    if isinstance(expr.type, FloatType):
        return _float(f, expr)
    if expr.op in ("div", "rem"):
        return _division(f, expr)
    if expr.op == "shr":
        return joined("shr", seen(f, expr.left), _amount(f, expr))
    f.ranges.raw(expr)
    operand = seen if id(expr) in f.ranges.eager else raw
    if expr.op == "shl":
        return joined("shl", operand(f, expr.left), _amount(f, expr))
    left = operand(f, expr.left)
    return joined(expr.op, left, operand(f, expr.right))


def _comparison(f: Function, expr: core.Binary) -> Code:
    left, right = seen(f, expr.left), expr.right
    if isinstance(right, core.Const) and expr.left.type is BOOL and expr.op in ("eq", "ne"):
        if bool(right.value) == (expr.op == "eq"):
            return left
        return Code(f"not {left.within(COMPARE)}", NOT)
    return Code(f"{left.within(PLUS)} {_COMPARED[expr.op]} {seen(f, right).within(PLUS)}", COMPARE)


def _amount(f: Function, expr: core.Binary) -> Code:
    """A shift's amount, modulo the width."""
    values = f.ranges.raw(expr.right)
    allowed = modulo(values, expr.type)
    if allowed[0] == allowed[1] and isinstance(expr.right, core.Const):
        return Code(str(allowed[0]))
    amount = raw(f, expr.right)
    if values == allowed:
        return amount
    assert isinstance(expr.type, IntType)
    return joined("and", amount, Code(str(expr.type.bits - 1)))


def _division(f: Function, expr: core.Binary) -> Code:
    """Python divides toward minus infinity; that is the same only where nothing is negative."""
    left, right = seen(f, expr.left), seen(f, expr.right)
    if f.ranges.seen(expr.left)[0] >= 0 and f.ranges.seen(expr.right)[0] >= 0:
        return joined("floordiv" if expr.op == "div" else "mod", left, right)
    return Code(f"{'idiv' if expr.op == 'div' else 'irem'}({left.text}, {right.text})")


def _float(f: Function, expr: core.Binary) -> Code:
    left, right = seen(f, expr.left), seen(f, expr.right)
    if expr.op == "div" and not (isinstance(expr.right, core.Const) and expr.right.value != 0):
        code = Code(f"fdiv({left.text}, {right.text})")
    else:
        code = joined(expr.op, left, right)
    return Code(f"f32({code.text})") if expr.type is F32 else code


# Conversions ------------------------------------------------------------------------------------


def _cast(f: Function, expr: core.Cast) -> Code:
    source, target = expr.operand.type, expr.type
    if isinstance(target, FloatType):
        operand = seen(f, expr.operand)
        if isinstance(source, FloatType):
            return Code(f"f32({operand.text})") if source is F64 and target is F32 else operand
        return Code(f"{'f64' if target is F64 else 'f32_of_int'}({operand.text})")
    if isinstance(source, FloatType):
        return Code(f"trunc_{target.name}({seen(f, expr.operand).text})")
    if source is BOOL:
        operand = seen(f, expr.operand)
        return operand if target is BOOL else Code(f"int({operand.text})")
    return raw(f, expr.operand) if truncates(expr) else seen(f, expr.operand)
