"""What functions called from Python take and give: numbers, addresses, arrays."""

from __future__ import annotations

import array
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import nxpy
from compile_support import ARRAYS, PLAIN, Made, made, modules

__all__ = ["made", "modules"]


# Values -----------------------------------------------------------------------------------------


def test_integers_of_all_widths(made: Made) -> None:
    m = made(PLAIN)
    assert m.add(2, 3) == 5
    assert m.add(2**63 - 1, 1) == -(2**63)
    ends = (-128, 255, -32768, 65535, -(2**31), 2**32 - 1)
    assert m.narrow(*ends) == sum(ends)
    assert m.i8_of(-1) == -1
    assert m.u8_of(255) == 255
    assert m.i32_of(-(2**31)) == -(2**31)
    assert m.u64_of(2**64 - 1) == 2**64 - 1
    assert type(m.u64_of(np.uint64(2**63))) is int
    assert m.i64_of(np.int16(-5)) == -5
    assert m.i64_of(True) == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("i8_of", 128),
        ("i8_of", -129),
        ("u8_of", -1),
        ("u8_of", 256),
        ("i64_of", 2**63),
        ("u64_of", -1),
        ("u64_of", 2**64),
    ],
)
def test_integers_outside_their_type(made: Made, name: str, value: int) -> None:
    m = made(PLAIN)
    with pytest.raises(OverflowError, match=f"{name}\\(\\): `x`: {value} is outside"):
        m.functions[name](value)
    with pytest.raises(ValueError, match="is outside"):
        m.functions[name](value)


@pytest.mark.parametrize("value", [1.0, "1", None, b"1", np.float64(1), np.array([1]), [1]])
def test_what_is_no_integer(made: Made, value: object) -> None:
    with pytest.raises(TypeError, match=r"i64_of\(\): `x`"):
        made(PLAIN).i64_of(value)


def test_bools(made: Made) -> None:
    m = made(PLAIN)
    assert m.not_of(True) is False
    assert m.not_of(np.bool_(False)) is True
    for value in (0, 1, None, "x", np.int8(1)):
        with pytest.raises(TypeError, match="True or False is wanted"):
            m.not_of(value)


def test_floats(made: Made) -> None:
    m = made(PLAIN)
    assert m.half(3.0) == 1.5
    assert m.half(3) == 1.5
    assert m.half(np.float32(0.5)) == 0.25
    assert str(m.half(-0.0)) == "-0.0"
    assert m.half(float("inf")) == float("inf")
    assert m.half(float("nan")) != m.half(float("nan"))
    # 0.1 is rounded to binary32, and the quotient again.
    assert m.third(0.1) == float(np.float32(0.1) / np.float32(3.0))
    for value in (True, "1.0", None, 1j, np.array([1.0])):
        with pytest.raises(TypeError, match="a number is wanted for f64"):
            m.half(value)
    for value in (2**53 + 1, 2**2000):
        with pytest.raises(OverflowError):
            m.half(value)
    with pytest.raises(OverflowError, match="1e\\+39 is too large for f32"):
        m.third(1e39)
    with pytest.raises(OverflowError, match="16777217 is not exact as f32"):
        m.third(2**24 + 1)


def test_arguments_of_many_kinds_together(made: Made) -> None:
    m = made(PLAIN)
    assert m.mixed(-3, 0.5, True, 0.25, None) == 997.75
    assert m.mixed(-3, 0.5, False, 0.25, np.zeros(1, np.uint8)) == -1.25
    assert m.mixed(p=None, y=1.0, b=False, x=2.0, a=4) == 7.0
    assert m.nothing() is None


def test_pointers_are_addresses(made: Made) -> None:
    m = made(PLAIN)
    assert m.same(None) == 0
    block = m.blocks(4)
    assert block == 6 << 40 | 1 << 6  # the first slot of the smallest class that holds 32 bytes and 16 more
    m.put(block, 3, -7)
    assert m.get(block, 3) == -7
    with pytest.raises(OverflowError, match="-1 is no address"):
        m.same(-1)
    assert m.nested(None) == 1
    with pytest.raises(TypeError, match=r"nested\(\): `p`: \*\*u8 leads to further pointers"):
        m.nested(np.zeros(1, np.uint64))


def test_arity_and_names(made: Made) -> None:
    m = made(PLAIN)
    assert m.add(b=3, a=2) == m.add(2, b=3) == 5
    wrong: list[tuple[Callable[[], Any], str]] = [
        (lambda: m.add(1), r"add\(\) lacks an argument for `b`"),
        (lambda: m.add(), "lacks an argument for `a`, `b`"),
        (lambda: m.add(1, 2, 3), r"add\(\) takes 2 arguments \(a, b\), and 3 were given"),
        (lambda: m.add(1, 2, c=3), "no parameter 'c'"),
        (lambda: m.add(1, a=3), "was given `a` twice"),
    ]
    for call, text in wrong:
        with pytest.raises(TypeError, match=text):
            call()


# Arrays -----------------------------------------------------------------------------------------


def test_arrays_go_in_and_out(made: Made) -> None:
    m = made(ARRAYS)
    values = np.arange(1000, dtype=np.int64)
    assert m.sum(values, 1000) == 499500
    assert m.sum(array.array("q", [1, 2, 3]), 3) == 6
    to = np.zeros((10, 100), np.int64)
    m.copy(to, values, 1000)
    assert (to.reshape(-1) == values).all()
    floats = np.array([1.0, 2.5, -3.0], np.float32)
    m.scale(floats, 3, 0.5)
    assert floats.tolist() == [0.5, 1.25, -1.5]
    bools = np.array([True, False])
    m.flip(bools, 2)
    assert bools.tolist() == [False, True]
    assert m.sum(np.zeros(0, np.int64), 0) == 0
    # `from` is a keyword of Python's.
    m.copy(n=1, to=to, from_=np.array([77]))
    assert to[0, 0] == 77


def test_large_arrays(made: Made) -> None:
    m = made(ARRAYS)
    n = 1 << 16
    values = np.arange(n, dtype=np.int64)
    assert m.sum(values, n) == n * (n - 1) // 2
    to = np.zeros(n, np.int64)
    m.copy(to, values, n)
    assert (to == values).all()


def test_bytes_are_strings(made: Made) -> None:
    m = made(ARRAYS)
    assert m.length(b"hello") == 5
    assert m.length(b"") == 0
    with pytest.raises(nxpy.Trap) as caught:
        m.set(b"hello", 0, 1)
    assert caught.value.code == "R0003"
    assert caught.value.detail.endswith("in a string, which is read-only")
    text = bytearray(b"hello")
    m.set(text, 1, 33)
    assert text == b"h!llo"
    with pytest.raises(nxpy.Trap, match="0 bytes past the end of a block of 5 bytes"):
        m.length(text)


def test_a_read_only_array_may_be_read(made: Made) -> None:
    m = made(ARRAYS)
    values = np.arange(5)
    values.flags.writeable = False
    assert m.sum(values, 5) == 10
    with pytest.raises(nxpy.Trap) as caught:
        m.copy(values, np.zeros(5, np.int64), 5)
    assert caught.value.code == "R0003"


def test_structs(made: Made) -> None:
    m = made(ARRAYS)
    dtype = m.heavy.dtype("p")
    assert dtype.itemsize == 24
    assert dtype.fields["weight"][1] == 8
    points = np.zeros(3, dtype)
    points["weight"] = [0.5, 1.5, 2.0]
    assert m.heavy(points, 3) == 4.0
    assert points["tag"].tolist() == [[0, 0, 7]] * 3
    with pytest.raises(TypeError, match="an array of Point"):
        m.heavy(np.zeros(3), 3)
    with pytest.raises(TypeError, match="further pointers"):
        m.follow(np.zeros(3, np.int64))
    rows = np.arange(8, dtype=np.int64).reshape(2, 4)
    assert m.row(rows, 1) == 7
    with pytest.raises(ValueError, match="40 bytes are not a whole number of"):
        m.row(np.zeros(5, np.int64), 0)


@pytest.mark.parametrize(
    ("value", "error", "text"),
    [
        (np.zeros(3, np.int32), TypeError, r"an array of i64 \(int64\) is wanted for \*i64, not of int32"),
        (np.zeros(3, np.uint64), TypeError, "not of uint64"),
        (np.zeros(3, ">i8"), TypeError, "not of >i8"),
        (np.zeros(3, np.float64), TypeError, "not of float64"),
        (np.zeros((4, 6), np.int64)[:, ::2], ValueError, "not contiguous"),
        (np.asfortranarray(np.zeros((2, 3), np.int64)), ValueError, "not contiguous"),
        ([1, 2], TypeError, "not a list"),
        ("text", TypeError, "not a str; pass its bytes"),
        (b"bytes", TypeError, "not of u8"),
        (1.5, TypeError, "not a float"),
        (True, TypeError, "not a bool"),
    ],
)
def test_arrays_that_do_not_fit(made: Made, value: object, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        made(ARRAYS).sum(value, 0)


def test_the_same_array_twice_is_one(made: Made) -> None:
    m = made(ARRAYS)
    values = np.arange(6)
    assert m.two(values, values) == 0
    assert m.two(values, values[:]) == 0
    assert m.two(values, values.copy()) != 0
    with pytest.raises(ValueError, match=r"the arrays for `a` and `b` overlap"):
        m.two(values[:4], values[2:])
    assert isinstance(m.two(values[:3], values[3:]), int)


def test_a_call_that_traps_leaves_the_arrays_alone(made: Made) -> None:
    m = made(ARRAYS)
    values = np.array([1, 2])
    with pytest.raises(nxpy.Trap):
        m.touch(0, values)
    assert values.tolist() == [1, 2]
    assert m.touch(5, values) == 2
    assert values.tolist() == [9, 2]


def test_an_array_lives_as_long_as_its_call(made: Made) -> None:
    m = made(ARRAYS)
    m.keep(np.array([3]))
    with pytest.raises(nxpy.Trap) as caught:
        m.again()
    assert caught.value.code == "R0002"
    with pytest.raises(nxpy.Trap) as caught:
        m.free(bytearray(8), 8)
    assert caught.value.code == "R0007"


def test_more_than_is_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    from nxpy.engines.llvm import process

    monkeypatch.setattr(process, "KEPT", 1000)
    m = nxpy.compile(source=ARRAYS)
    for n in (10, 500, 20, 500):
        assert m.sum(np.ones(n, np.int64), n) == n
    with pytest.raises(nxpy.Trap):
        m.sum(np.ones(10, np.int64), 11)


def test_what_is_too_large_to_be_constant(made: Made) -> None:
    with pytest.raises(MemoryError, match="a read-only array may hold at most 16,777,200 bytes"):
        made(ARRAYS).at(bytes(1 << 24), 0)


# Every scalar type, against Python --------------------------------------------------------------

SCALARS = {
    **{f"i{n}": (-(1 << n - 1), (1 << n - 1) - 1) for n in (8, 16, 32, 64)},
    **{f"u{n}": (0, (1 << n) - 1) for n in (8, 16, 32, 64)},
}
ALL = [*SCALARS, "bool", "f32", "f64"]
ECHO = "\n".join(
    f"""
func pick_{t}(a: {t}, b: {t}, second: bool) -> {t} {{ if second {{ return b }} return a }}
func reverse_{t}(p: *{t}, n: i64) {{
    for i in 0..n / 2 {{ let x: {t} = p[i]; p[i] = p[n - 1 - i]; p[n - 1 - i] = x }}
}}
func at_{t}(p: *{t}, i: i64) -> {t} {{ return p[i] }}"""
    for t in ALL
)


def values_of(type: str, random: Random) -> list[Any]:
    """Ends of the range, and some between."""
    if type == "bool":
        return [True, False]
    if type[0] == "f":
        some = [0.0, -0.0, 1.5, -2.25, 2.0**127, float("inf"), float("-inf")]
        return some + [float(np.float32(random.gauss(0, 1))) for _ in range(5)]
    low, high = SCALARS[type]
    return [low, low + 1, 0, 1, high - 1, high, *(random.randint(low, high) for _ in range(5))]


@pytest.mark.parametrize("type", ALL)
def test_values_pass_unchanged(made: Made, type: str) -> None:
    m, random = made(ECHO), Random(type)
    pick = m.functions[f"pick_{type}"]
    values = values_of(type, random)
    for a, b in zip(values, reversed(values), strict=True):
        for second in (False, True):
            got, want = pick(a, b, second), b if second else a
            assert (got, str(got), got.__class__) == (want, str(want), want.__class__)


@pytest.mark.parametrize("type", ALL)
def test_arrays_of_every_type(made: Made, type: str) -> None:
    m, random = made(ECHO), Random(type)
    reverse, at = m.functions[f"reverse_{type}"], m.functions[f"at_{type}"]
    dtype = reverse.dtype("p")
    for n in (1, 7, 4080 // dtype.itemsize, 5000):
        before = np.array([random.choice(values_of(type, random)) for _ in range(n)], dtype)
        after = before.copy()
        reverse(after, n)
        assert after.tobytes() == before[::-1].tobytes()
        assert at(before, n - 1) == before[n - 1]
        size = dtype.itemsize
        for wrong, miss in ((n, "0 bytes past the end"), (-1, f"{size} byte{'s' * (size > 1)} before")):
            with pytest.raises(nxpy.Trap) as caught:
                at(before, wrong)
            assert caught.value.code == "R0002"
            assert f"{miss} {'of ' * (wrong == n)}a block of {n * size} byte" in caught.value.detail
    other = "i64" if type != "i64" else "u64"
    with pytest.raises(TypeError, match=rf"an array of {type} \("):
        at(np.zeros(3, m.functions[f"reverse_{other}"].dtype("p")), 0)
