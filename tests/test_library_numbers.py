"""Numbers as text: `print_f64` against Python's repr, `print_f32` against a search that shares no method.

Values travel in through standard input, so that one run answers for thousands of them.
"""

from __future__ import annotations

import random
import struct
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from library_programs import FAST, HERE, over_stdin

M64 = (1 << 64) - 1


def floats_to_try(count: int, width: int, fraction: int) -> list[int]:
    """Bit patterns: random ones, short decimals, integers, powers of two and ten and their neighbours."""
    rng = random.Random(width)
    top = (1 << width - 1 - fraction) - 1
    infinity = top << fraction
    found = [0, 1, 2, 3, infinity - 1, infinity, infinity + 1, infinity | 1 << fraction - 1]
    for e in range(0, top, max(1, top // 200)):
        found += [e << fraction, (e << fraction) + 1, (e << fraction) - 1 & infinity - 1]
    for e in range(-330, 310, 5):
        found.append(bits_of(f"{rng.randrange(1, 10)}e{e}", width))
    for _ in range(count):
        digits, places = rng.randrange(10 ** rng.randrange(1, 17)), rng.randrange(-5, 20)
        found.append(bits_of(f"{digits}e{-places}", width))
        found.append(rng.getrandbits(width - 1))
    found += [b | 1 << width - 1 for b in found[: len(found) // 4]]
    return [b & (1 << width) - 1 for b in found]


def bits_of(decimal: str, width: int) -> int:
    if width == 64:
        return int(struct.unpack("<Q", struct.pack("<d", float(decimal)))[0])
    value = min(float(decimal), 3.4e38)
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def f32_text(bits: int) -> str:
    """The shortest decimal that reads back as an f32, the closest of those (of two as close, the even
    one), by trying: no method shared."""
    value = struct.unpack("<f", struct.pack("<I", bits))[0]
    if value != value or value in (0.0, float("inf"), float("-inf")):
        return repr(value)
    exact = Fraction(value)
    low, high = f32_interval(bits & 0x7FFFFFFF)
    even = bits & 1 == 0
    for digits in range(1, 10):
        nearest = Decimal(f"{abs(value):.{digits - 1}e}")
        step = Decimal(1).scaleb(int(nearest.adjusted()) - digits + 1)
        good = [
            candidate
            for candidate in (nearest - step, nearest, nearest + step)
            if low < Fraction(candidate) < high or (even and Fraction(candidate) in (low, high))
        ]
        if good:
            best = min(good, key=lambda c: (abs(Fraction(c) - abs(exact)), c / step % 2))
            return ("-" if bits >> 31 else "") + in_repr_form(best)
    raise AssertionError(bits)


def f32_interval(bits: int) -> tuple[Fraction, Fraction]:
    """The two midpoints around a positive f32."""

    def value(b: int) -> Fraction:
        exponent, fraction = b >> 23, b & 0x7FFFFF
        whole = fraction if exponent == 0 else fraction | 1 << 23
        return Fraction(whole) * Fraction(2) ** (max(exponent, 1) - 150)

    here = value(bits)
    return (value(bits - 1) + here) / 2, (value(bits + 1) + here) / 2


def in_repr_form(value: Decimal) -> str:
    """A positive decimal as Python's repr would write a float with these digits."""
    digits = "".join(map(str, value.as_tuple().digits)).rstrip("0")
    point = value.adjusted() + 1
    if point <= -4 or point > 16:
        mantissa = digits[0] + ("." + digits[1:] if len(digits) > 1 else "")
        return f"{mantissa}e{point - 1:+03d}"
    if point <= 0:
        return "0." + "0" * -point + digits
    if point >= len(digits):
        return digits + "0" * (point - len(digits)) + ".0"
    return digits[:point] + "." + digits[point:]


@pytest.mark.parametrize("engine", HERE)
def test_print_f64_is_pythons_repr(engine: str, tmp_path: Path) -> None:
    values = floats_to_try(20_000 if engine in FAST else 2_000, 64, 52)
    each = "var b: u64 = bits; print_f64((&b as *f64)[0])"
    got = over_stdin(tmp_path, engine, "", each, values, 8)
    want = [repr(struct.unpack("<d", struct.pack("<Q", b))[0]) for b in values]
    assert [(hex(b), g, w) for b, g, w in zip(values, got, want, strict=True) if g != w] == []


@pytest.mark.parametrize("engine", HERE)
def test_print_f32_is_the_shortest_that_reads_back(engine: str, tmp_path: Path) -> None:
    values = floats_to_try(2_500 if engine in FAST else 1_000, 32, 23)
    each = "var b: u32 = bits; print_f32((&b as *f32)[0])"
    got = over_stdin(tmp_path, engine, "", each, values, 4)
    want = [f32_text(b) for b in values]
    assert [(hex(b), g, w) for b, g, w in zip(values, got, want, strict=True) if g != w] == []


def test_the_f32_reference_agrees_with_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    for bits in floats_to_try(300, 32, 23):
        value = numpy.uint32(bits).view(numpy.float32)
        if numpy.isfinite(value):
            text = numpy.format_float_scientific(value, unique=True, trim="-")
            assert Decimal(f32_text(bits)) == Decimal(text)


@pytest.mark.parametrize("engine", HERE)
def test_numbers_in_decimal_hex_and_bits(engine: str, tmp_path: Path) -> None:
    rng = random.Random(3)
    values = [0, 1, 9, 10, 99, 1 << 63, (1 << 63) - 1, M64, M64 - 9, 10**19, 10**19 - 1]
    values += [rng.getrandbits(rng.randrange(1, 65)) for _ in range(100)]
    each = (
        'print_u64(bits); print_str(" "); print_i64(bits as i64); print_str(" "); print_hex(bits, 16); '
        'print_str(" "); print_hex(bits, 3); print_str(" "); print_hex(bits, 20); print_hex(bits, 0); '
        'print_hex(bits, -1); print_str(" "); var b: u64 = bits; let x: f64 = (&b as *f64)[0]; '
        "let y: f32 = (&b as *f32)[0]; if x == x { print_bits_f64(x) } "
        'if y == y { print_str(" "); print_bits_f32(y) }'
    )
    got = over_stdin(tmp_path, engine, "", each, values, 8)
    for v, line in zip(values, got, strict=True):
        signed = v - (1 << 64) if v >> 63 else v
        low = v & 0xFFFFFFFF
        # a NaN's payload need not outlive a load
        f64 = f"{v:016x}" if v & M64 >> 1 <= 0x7FF << 52 else ""
        f32 = f" {low:08x}" if low & 0x7FFFFFFF <= 0xFF << 23 else ""
        assert line == f"{v} {signed} {v:016x} {v & 0xFFF:03x} {v:020x} {f64}{f32}"
