"""What every core operation does to scalars: the definition that constant folding and the reference
interpreter share, and that every other engine is held to.

A value is a Python int in its type's range (bool: 0 or 1; pointers: 0 to 2**64 - 1) or, for f32 and
f64, a float that is already rounded to its type.
"""

from __future__ import annotations

from collections.abc import Callable
from math import copysign, inf, isnan, nan
from math import sqrt as _sqrt
from struct import Struct

from nxpy.lang.types import BOOL, F32, BoolType, FloatType, IntType, PointerType, Type

Scalar = int | float

ADDRESS_MASK = (1 << 64) - 1
_SINGLE = Struct("<f")
_pack_single, _unpack_single = _SINGLE.pack, _SINGLE.unpack


def round_f32(value: float) -> float:
    """The nearest binary32 value, ties to even, as a Python float.

    A binary64 sum, difference, product, quotient or square root of binary32 operands, rounded again
    by this, is the correctly rounded binary32 result: 53 >= 2 * 24 + 2 (Figueroa, 1995).
    """
    try:
        return _unpack_single(_pack_single(value))[0]  # type: ignore[no-any-return]
    except OverflowError:
        return copysign(inf, value)


def round_to(type: Type, value: float) -> float:
    """A binary64 value rounded to a float type."""
    return round_f32(value) if type is F32 else value


# Integers ---------------------------------------------------------------------------------------


def divide(a: int, b: int) -> int:
    """Integer division toward zero, not wrapped. Raises ZeroDivisionError."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def remainder(a: int, b: int) -> int:
    """What `divide` leaves; it has the dividend's sign. Raises ZeroDivisionError."""
    rest = abs(a) % abs(b)
    return -rest if a < 0 else rest


_INTEGER: dict[str, Callable[[IntType, int, int], int]] = {
    "add": lambda t, a, b: t.wrap(a + b),
    "sub": lambda t, a, b: t.wrap(a - b),
    "mul": lambda t, a, b: t.wrap(a * b),
    "div": lambda t, a, b: t.wrap(divide(a, b)),
    "rem": lambda t, a, b: t.wrap(remainder(a, b)),
    "and": lambda t, a, b: a & b,
    "or": lambda t, a, b: a | b,
    "xor": lambda t, a, b: a ^ b,
    "shl": lambda t, a, b: t.wrap(a << (b & t.bits - 1)),
    "shr": lambda t, a, b: a >> (b & t.bits - 1),
}

# Floats -----------------------------------------------------------------------------------------


def float_divide(a: float, b: float) -> float:
    """IEEE 754 division in binary64, where Python would raise."""
    if b != 0.0:
        return a / b
    if a == 0.0 or isnan(a):
        return nan
    return copysign(inf, a) * copysign(1.0, b)


_FLOAT: dict[str, Callable[[float, float], float]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": float_divide,
}

# Comparisons: of two ints or two floats, so pointers and unsigned types need nothing of their own --

_COMPARE: dict[str, Callable[[Scalar, Scalar], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}
_TRUTH: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}

COMPARISONS = frozenset(_COMPARE)


def binary(op: str, type: Type, a: Scalar, b: Scalar) -> Scalar:
    """`Binary(op)` on operands of `type` (for a shift: the left operand's; `b` is any integer).

    A comparison gives 0 or 1. Raises ZeroDivisionError for an integer div or rem by zero, and
    KeyError for an operation that the type does not have.
    """
    if op in _COMPARE:
        return int(_COMPARE[op](a, b))
    if isinstance(type, FloatType):
        return round_to(type, _FLOAT[op](a, b))
    assert isinstance(a, int)
    assert isinstance(b, int)
    if isinstance(type, IntType):
        return _INTEGER[op](type, a, b)
    return _TRUTH[op](a, b)


def unary(op: str, type: Type, a: Scalar) -> Scalar:
    """`Unary(op)`: "neg" of a number, "not" of an integer's bits."""
    if isinstance(type, FloatType):
        if op != "neg":
            raise KeyError(op)
        return -a
    assert isinstance(type, IntType)
    assert isinstance(a, int)
    return type.wrap({"neg": -a, "not": ~a}[op])


def sqrt(type: Type, a: float) -> float:
    """The correctly rounded square root; NaN for what is below zero."""
    return round_to(type, _sqrt(a)) if a >= 0.0 else nan


# Pointers ---------------------------------------------------------------------------------------


def pointer_add(pointer: int, index: int, size: int) -> int:
    """`PtrAdd`: `size` is the element's."""
    return (pointer + index * size) & ADDRESS_MASK


def pointer_difference(left: int, right: int, size: int) -> int:
    """`PtrDiff`: elements from `right` to `left`, toward zero; 0 where an element has no size."""
    if size == 0:
        return 0
    distance = (left - right) & ADDRESS_MASK
    return divide(distance - (1 << 64) if distance >> 63 else distance, size)


# Conversions ------------------------------------------------------------------------------------


def int_to_float(type: Type, value: int) -> float:
    """The nearest float of the type, ties to even, rounded once."""
    if type is F32 and not -(1 << 53) <= value <= 1 << 53:
        # Binary64 cannot hold it, and rounding twice would be wrong: keep 53 bits, the last sticky.
        size = abs(value)
        drop = size.bit_length() - 53
        size = (size >> drop | (size & (1 << drop) - 1 != 0)) << drop
        value = size if value > 0 else -size
    return round_to(type, float(value))


def float_to_int(type: IntType, value: float) -> int:
    """Toward zero; what does not fit becomes the nearest that does; NaN becomes 0."""
    if isnan(value):
        return 0
    if value >= type.max:
        return type.max
    return type.min if value <= type.min else int(value)


def cast(source: Type, target: Type, value: Scalar) -> Scalar:
    """`Cast` from `source` to `target`."""
    if isinstance(target, FloatType):
        if isinstance(source, FloatType):
            return round_to(target, value)
        assert isinstance(value, int)
        return int_to_float(target, value)
    if isinstance(source, FloatType):
        assert isinstance(target, IntType)
        return float_to_int(target, value)
    assert isinstance(value, int)
    if isinstance(target, IntType):
        return target.wrap(value)
    if isinstance(target, PointerType):
        return value & ADDRESS_MASK
    assert isinstance(target, BoolType)
    assert source is BOOL
    return value


# Literals ---------------------------------------------------------------------------------------

_DIGITS_KEPT = 400
"""More than the exact decimal expansion of any midpoint of two f32 needs."""
_BEYOND_F32 = 2.0**128
"""What would follow the largest f32; half-way to it rounds to infinity."""


def parse_float(text: str, type: Type) -> float:
    """The float of `type` nearest to an unsigned decimal literal such as `2.5e-3`, rounded once.

    Infinity where it is too large for the type.
    """
    text = text.replace("_", "")
    double = float(text)
    if type is not F32 or double in (0.0, inf):
        return double
    single = round_f32(double)
    if double == single:
        return single
    low, high = sorted((single, _neighbour(single, double)))
    if double - low != min(high, _BEYOND_F32) - double:
        return single
    # Binary64 landed on the midpoint of two f32: the decimal itself says which side it is on.
    side = _compare_decimal(text, double)
    if side == 0:
        return single
    return high if side > 0 else low


def _neighbour(single: float, toward: float) -> float:
    """The next f32 from `single` in the direction of `toward`."""
    if single == inf:
        return _unpack_single(b"\xff\xff\x7f\x7f")[0]  # type: ignore[no-any-return]
    bits = int.from_bytes(_pack_single(single), "little")
    if single == 0.0:
        return copysign(_unpack_single(b"\x01\0\0\0")[0], toward)
    bits += 1 if (toward > single) == (single > 0) else -1
    return _unpack_single(bits.to_bytes(4, "little"))[0]  # type: ignore[no-any-return]


def _compare_decimal(text: str, double: float) -> int:
    """The sign of (the literal's exact value - double)."""
    mantissa, _, exponent = text.lower().partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    power = int(exponent or "0") - len(fraction)
    if len(digits) > _DIGITS_KEPT:
        sticky = "1" if digits[_DIGITS_KEPT:].strip("0") else "0"
        power += len(digits) - _DIGITS_KEPT - 1
        digits = digits[:_DIGITS_KEPT] + sticky
    value = int(digits or "0")
    top, bottom = double.as_integer_ratio()
    left: int = value * bottom * 10 ** max(power, 0)
    right: int = top * 10 ** max(-power, 0)
    return (left > right) - (left < right)
