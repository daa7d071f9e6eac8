"""`core.scalar` against arithmetic done another way: Python's own, Fraction's, NumPy's."""

from __future__ import annotations

import math
import struct
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nxpy.core import scalar
from nxpy.lang.types import BOOL, BYTES, F32, F64, I8, I64, INTEGERS, U8, U64, IntType, Type

ANY64 = st.integers(-(1 << 63), (1 << 64) - 1)


def congruent(type: IntType, value: int) -> int:
    """The one value of a type that is `value` modulo its width, found by search-free arithmetic."""
    return (value - type.min) % (1 << type.bits) + type.min


@pytest.mark.parametrize("type", [I8, U8], ids=str)
def test_eight_bit_arithmetic_in_full(type: IntType) -> None:
    for a in range(type.min, type.max + 1):
        for b in range(type.min, type.max + 1, 3):
            assert scalar.binary("add", type, a, b) == congruent(type, a + b)
            assert scalar.binary("sub", type, a, b) == congruent(type, a - b)
            assert scalar.binary("mul", type, a, b) == congruent(type, a * b)
            if b:
                quotient = math.trunc(Fraction(a, b))
                assert scalar.binary("div", type, a, b) == congruent(type, quotient)
                assert scalar.binary("rem", type, a, b) == congruent(type, a - b * quotient)


@pytest.mark.parametrize("type", INTEGERS, ids=str)
def test_the_edges_of_division(type: IntType) -> None:
    with pytest.raises(ZeroDivisionError):
        scalar.binary("div", type, 5, 0)
    with pytest.raises(ZeroDivisionError):
        scalar.binary("rem", type, 5, 0)
    if type.signed:
        assert scalar.binary("div", type, type.min, -1) == type.min
        assert scalar.binary("rem", type, type.min, -1) == 0
        assert scalar.binary("div", type, -7, 2) == -3
        assert scalar.binary("rem", type, -7, 2) == -1
        assert scalar.binary("rem", type, 7, -2) == 1
        assert scalar.unary("neg", type, type.min) == type.min
    else:
        assert scalar.unary("neg", type, 1) == type.max
        assert scalar.unary("not", type, 0) == type.max


@pytest.mark.parametrize("type", INTEGERS, ids=str)
def test_shift_amounts_are_modulo_the_width(type: IntType) -> None:
    for amount in (0, 1, type.bits - 1, type.bits, type.bits + 3, -1, -type.bits, 1 << 40):
        by = amount % type.bits
        assert scalar.binary("shl", type, 3, amount) == congruent(type, 3 * 2**by)
        assert scalar.binary("shr", type, type.max, amount) == type.max // 2**by
        assert scalar.binary("shr", type, type.min, amount) == math.floor(Fraction(type.min, 2**by))


def test_comparisons_and_bools() -> None:
    assert scalar.binary("lt", I64, -1, 0) == 1
    assert scalar.binary("ge", F64, math.nan, 0.0) == 0
    assert scalar.binary("ne", F64, math.nan, math.nan) == 1
    assert scalar.binary("xor", BOOL, 1, 1) == 0
    with pytest.raises(KeyError):
        scalar.binary("add", BOOL, 1, 1)
    with pytest.raises(KeyError):
        scalar.binary("rem", F64, 1.0, 1.0)


@given(st.floats(), st.floats())
def test_f64_operations_are_numpys(a: float, b: float) -> None:
    with np.errstate(all="ignore"):
        for op, wanted in (
            ("add", np.float64(a) + np.float64(b)),
            ("mul", np.float64(a) * np.float64(b)),
            ("div", np.float64(a) / np.float64(b)),
        ):
            got = scalar.binary(op, F64, a, b)
            assert struct.pack("<d", got) == struct.pack("<d", wanted) or (got != got and wanted != wanted)


@given(st.floats(width=32), st.floats(width=32))
def test_f32_operations_are_numpys(a: float, b: float) -> None:
    with np.errstate(all="ignore"):
        x, y = np.float32(a), np.float32(b)
        for op, wanted in (("add", x + y), ("sub", x - y), ("mul", x * y), ("div", x / y)):
            got = scalar.binary(op, F32, a, b)
            assert struct.pack("<f", got) == wanted.tobytes() or (got != got and wanted != wanted)
        root = np.sqrt(x)
        got = scalar.sqrt(F32, a)
        assert struct.pack("<f", got) == root.tobytes() or (got != got and root != root)


def test_division_of_floats_by_zero() -> None:
    assert scalar.float_divide(1.0, 0.0) == math.inf
    assert scalar.float_divide(1.0, -0.0) == -math.inf
    assert scalar.float_divide(-math.inf, 0.0) == -math.inf
    assert math.isnan(scalar.float_divide(0.0, 0.0))
    assert math.isnan(scalar.float_divide(math.nan, 0.0))
    assert math.copysign(1.0, scalar.sqrt(F64, -0.0)) == -1.0
    assert math.isnan(scalar.sqrt(F64, -1.0))


def test_rounding_to_f32_overflows_half_way_past_the_largest() -> None:
    largest = 2.0**128 - 2.0**104
    assert scalar.round_f32(largest) == largest
    assert scalar.round_f32(math.nextafter(2.0**128 - 2.0**103, 0.0)) == largest
    assert scalar.round_f32(2.0**128 - 2.0**103) == math.inf
    assert scalar.round_f32(-(2.0**128)) == -math.inf


@given(ANY64)
def test_integers_to_f32_round_once(value: int) -> None:
    nearest = scalar.int_to_float(F32, value)
    error = abs(Fraction(nearest) - value)
    bits = struct.unpack("<I", struct.pack("<f", abs(nearest)))[0]
    for other in (bits - 1, bits + 1):
        if 0 <= other < 0x7F800000:
            neighbour = Fraction(struct.unpack("<f", struct.pack("<I", other))[0])
            distance = abs(neighbour - abs(value))
            assert error < distance or (error == distance and bits % 2 == 0)


def test_the_integer_that_double_rounding_gets_wrong() -> None:
    # 2**60 + 2**36 + 1 is above the midpoint of two f32; binary64 first rounds it down to that.
    assert scalar.int_to_float(F32, 2**60 + 2**36 + 1) == 2.0**60 + 2.0**37
    assert scalar.int_to_float(F32, 2**60 + 2**36) == 2.0**60


@pytest.mark.parametrize(
    ("type", "value", "wanted"),
    [
        (I8, 127.9, 127),
        (I8, 1e9, 127),
        (I8, -129.0, -128),
        (U8, -0.9, 0),
        (U8, -1.0, 0),
        (I64, 9.3e18, 2**63 - 1),
        (I64, -math.inf, -(2**63)),
        (U64, 1.8446744073709550e19, 18446744073709549568),
        (U64, 2.0**64, 2**64 - 1),
        (U64, math.nan, 0),
        (I64, -2.9, -2),
    ],
)
def test_floats_to_integers_saturate(type: IntType, value: float, wanted: int) -> None:
    assert scalar.cast(F64, type, value) == wanted


@pytest.mark.parametrize(
    ("source", "target", "value", "wanted"),
    [
        (I64, U8, 300, 44),
        (I64, I8, 200, -56),
        (I8, U64, -1, 2**64 - 1),
        (U8, I64, 255, 255),
        (BOOL, I64, 1, 1),
        (BYTES, I64, 2**64 - 1, -1),
        (I64, BYTES, -1, 2**64 - 1),
        (F64, F32, 0.1, 0.10000000149011612),
    ],
)
def test_conversions(source: Type, target: Type, value: float, wanted: float) -> None:
    assert scalar.cast(source, target, value) == wanted


def test_pointers() -> None:
    assert scalar.pointer_add(2**64 - 8, 1, 8) == 0
    assert scalar.pointer_add(16, -3, 8) == 2**64 - 8
    assert scalar.pointer_difference(0, 12, 8) == -1
    assert scalar.pointer_difference(2**64 - 8, 0, 8) == -1
    assert scalar.pointer_difference(5, 3, 0) == 0


def exact_f32(text: str) -> float:
    """The f32 nearest to a decimal, found by comparing exact fractions."""
    value = Fraction(Decimal(text))
    with np.errstate(over="ignore"):
        guess = np.float32(float(text))
    if not np.isfinite(guess):
        guess = np.finfo(np.float32).max
    with np.errstate(over="ignore", under="ignore"):
        candidates = {guess, *(np.nextafter(guess, np.float32(end)) for end in (-np.inf, np.inf))}
    best = min(
        (c for c in candidates if np.isfinite(c)),
        key=lambda c: (abs(Fraction(float(c)) - value), int(c.view(np.uint32)) & 1),
    )
    beyond = Fraction(2) ** 128 - Fraction(2) ** 103
    return math.inf if value >= beyond else float(best)


@pytest.mark.parametrize(
    "text",
    [
        "1.00000005960464477539062500000000001",
        "1.000000059604644775390625",
        "1.0000000596046447753906249999999999",
        "1.00000017881393432617187499999999999",
        "340282356779733661637539395458142568447.9",
        "340282356779733661637539395458142568448.0",
        "7.006492321624085354618e-46",
        "7.006492321624085354619e-46",
        "7.0e-46",
        "7.1e-46",
        "0.1",
        "16777217.0",
        "16777219.0",
        "1e-400",
        "1.17549428e-38",
        "5e-324",
    ],
)
def test_f32_literals_are_rounded_once(text: str) -> None:
    assert scalar.parse_float(text, F32) == exact_f32(text)


@given(st.integers(0, 2**23), st.integers(-30, 30), st.sampled_from([-1, 0, 1]))
def test_f32_literals_beside_a_midpoint(mantissa: int, exponent: int, side: int) -> None:
    midpoint = Fraction((2**23 + mantissa) * 2 + 1, 2) * Fraction(2) ** exponent
    shifted = midpoint + Fraction(side, 10**60)
    digits = str(shifted.numerator * 10**70 // shifted.denominator)
    text = f"{digits[:-70] or '0'}.{digits[-70:].rjust(70, '0')}"
    assert scalar.parse_float(text, F32) == exact_f32(text)


def test_literals_of_f64_and_very_long_ones() -> None:
    assert scalar.parse_float("0.1", F64) == 0.1
    assert scalar.parse_float("1e400", F64) == math.inf
    assert scalar.parse_float("1e39", F32) == math.inf
    long = "1.000000059604644775390625" + "0" * 6000 + "1"
    assert scalar.parse_float(long, F32) == 1.0 + 2.0**-23
