"""FixedScatter on the CPU: golden values, the specification's properties, and what is refused."""

from __future__ import annotations

import itertools
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nxpy
from conftest import ROOT
from nxpy import FixedScatter
from nxpy.runtime.scatter import errors, exact, native
from nxpy.runtime.scatter.order import C, L, R, T
from scatter_cases import (
    GOLDEN,
    NAMES,
    TYPES,
    case_arrays,
    rounded,
    same_bits,
    sha,
    spec_exact,
    spec_fixed,
)

QUICK = settings(max_examples=60, deadline=None)


def floats(dtype: str) -> st.SearchStrategy[Any]:
    """Bit patterns of a type: every class of value, Inf and NaN among them."""
    width = np.dtype(dtype).itemsize * 8
    bits = st.integers(0, (1 << width) - 1)
    small = st.integers(0, 7) | st.integers((1 << (width - 1)), (1 << (width - 1)) + 7)
    return bits | small


def from_bits(bits: list[int], dtype: str) -> Any:
    return np.array(bits, f"u{np.dtype(dtype).itemsize}").view(dtype)


KERNELS = ["numpy", "nx", "nx-stored"]


@pytest.fixture(params=KERNELS)
def kernels(request: pytest.FixtureRequest) -> Iterator[str]:
    """The fold in NumPy alone, and by the compiled NX code of any size, its partials fetched or stored."""
    with using(request.param):
        yield request.param


@contextmanager
def using(kind: str) -> Iterator[None]:
    if kind != "numpy":
        pytest.importorskip("llvmlite", reason="the NX kernels are compiled by llvmlite")
        assert native.kernels() is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(native, "LEAST", 1 << 40 if kind == "numpy" else 0)
        patch.setattr(native, "FETCHED", -1 if kind == "nx-stored" else 1 << 40)
        yield


# --- golden values -----------------------------------------------------------------------------------


@pytest.mark.parametrize("case", GOLDEN, ids=NAMES)
@pytest.mark.parametrize("order", ["fixed", "exact"])
@pytest.mark.parametrize("threads", [1, 2, 3, 7])
@pytest.mark.usefixtures("kernels")
def test_golden(case: dict[str, Any], order: str, threads: int) -> None:
    index, values = case_arrays(case)
    plan = FixedScatter(index, case["size"], order=order, threads=threads)
    out = np.full((case["size"], *values.shape[1:]), 7, values.dtype)
    assert plan(values, out=out) is out
    assert sha(out) == case[order]
    head = out.reshape(-1)[: len(case[f"{order}_head"])]
    assert [f"{b:0{2 * head.itemsize}x}" for b in head.view(f"u{head.itemsize}")] == case[f"{order}_head"]
    assert sha(plan(values)) == case[order]


# --- the fixed order ---------------------------------------------------------------------------------


def test_constants() -> None:
    assert (T, R, L, C) == (8192, 64, 32, 512)


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("n", [0, 1, 63, 64, 65, 8191, 8192, 8193, 64 * 32 + 1, 16384, 16385 + 64])
@pytest.mark.parametrize("k", [1, 3])
def test_fixed_at_borders_of_tiles_and_runs(n: int, k: int) -> None:
    rng = np.random.default_rng(n)
    index = rng.integers(0, k, n)
    values = rng.normal(size=n).astype(np.float32)
    assert same_bits(FixedScatter(index, k)(values), spec_fixed(index, values, k))


@pytest.mark.usefixtures("kernels")
def test_fixed_with_more_partials_than_a_chunk() -> None:
    n = R * (C + 3) + 5  # 516 runs in one segment: two chunks, then one more level
    values = np.random.default_rng(1).normal(size=n).astype(np.float32)
    index = np.zeros(n, np.int64)
    assert same_bits(FixedScatter(index, 2)(values), spec_fixed(index, values, 2))


@pytest.mark.usefixtures("kernels")
def test_fixed_with_three_levels() -> None:
    n = R * C * C + R + 1  # just over 512 chunks of 512 runs
    values = np.random.default_rng(2).normal(size=n).astype(np.float32)
    plan = FixedScatter(np.zeros(n, np.uint8), 1)
    runs = [row for at in range(0, n, T) for row in _runs_of(values[at : at + T])]
    while len(runs) > C:
        runs = [_lane32(np.array(runs[at : at + C])) for at in range(0, len(runs), C)]
    assert plan(values)[0] == _lane32(np.array(runs))


def _runs_of(tile: Any) -> Any:
    """Left folds of R items, all runs of a tile at once; zeros behind a shorter run change nothing."""
    rows = np.zeros(-(-len(tile) // R) * R, tile.dtype)
    rows[: len(tile)] = tile
    return np.add.accumulate(rows.reshape(-1, R), axis=1, dtype=tile.dtype)[:, -1]


def _lane32(x: Any) -> Any:
    rows = np.zeros(-(-len(x) // L) * L, x.dtype)
    rows[: len(x)] = x
    lanes = np.add.accumulate(rows.reshape(-1, L), axis=0, dtype=x.dtype)[-1]
    for s in (16, 8, 4, 2, 1):
        lanes = lanes[:s] + lanes[s : 2 * s]
    return lanes[0]


@pytest.mark.parametrize("kind", KERNELS)
@QUICK
@given(st.data())
def test_fixed_is_the_specification(kind: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(["float32", "float64"]))
    k = data.draw(st.integers(1, 6))
    index = np.array(data.draw(st.lists(st.integers(0, k - 1), max_size=150)), np.int64)
    bits = data.draw(st.lists(floats(dtype), min_size=len(index), max_size=len(index)))
    values = from_bits(bits, dtype)
    with np.errstate(all="ignore"):
        expected = spec_fixed(index, values, k)
    with using(kind):
        assert same_bits(FixedScatter(index, k)(values), expected)


@pytest.mark.usefixtures("kernels")
def test_columns_are_folded_alone() -> None:
    rng = np.random.default_rng(3)
    index, values = rng.integers(0, 9, 9000), rng.normal(size=(9000, 6)).astype(np.float32)
    for order in ("fixed", "exact"):
        plan = FixedScatter(index, 9, order=order)
        one_by_one = np.stack([plan(np.ascontiguousarray(c)) for c in values.T], axis=1)
        assert same_bits(plan(values), one_by_one)
        assert same_bits(plan(np.asfortranarray(values)), one_by_one)


# --- the exact order ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KERNELS)
@QUICK
@given(st.data())
def test_exact_is_the_rational_sum_rounded_once(kind: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(["float32", "float64", "float16"]))
    k = data.draw(st.integers(1, 4))
    pairs = data.draw(st.lists(st.tuples(st.integers(0, k - 1), floats(dtype)), max_size=60))
    index = np.array([i for i, _ in pairs], np.int64)
    values = from_bits([b for _, b in pairs], dtype)
    expected = spec_exact(index, values, k)
    with using(kind):
        assert same_bits(FixedScatter(index, k, order="exact")(values), expected)


@pytest.mark.parametrize("kind", KERNELS)
@QUICK
@given(st.data())
def test_exact_near_ties(kind: str, data: st.DataObject) -> None:
    """A few values some binary orders apart: sums that end in halves of the last place."""
    dtype = data.draw(st.sampled_from(["float32", "float64", "float16"]))
    precision = TYPES[dtype][0]
    powers = st.integers(-precision - 2, 3) if dtype != "float16" else st.integers(-12, 3)
    terms = data.draw(st.lists(st.tuples(st.integers(-3, 3), powers), min_size=1, max_size=12))
    values = np.array([float(m) * 2.0**e for m, e in terms], dtype)
    index = np.zeros(len(values), np.int64)
    with using(kind):
        assert same_bits(FixedScatter(index, 1, order="exact")(values), spec_exact(index, values, 1))


@pytest.mark.parametrize("kind", KERNELS)
@QUICK
@given(st.data())
def test_exact_ignores_order_and_sharding(kind: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(["float32", "float64"]))
    bits = data.draw(st.lists(floats(dtype), min_size=1, max_size=40))
    values = from_bits(bits, dtype)
    index = np.arange(len(values)) % 3
    shuffled = np.array(data.draw(st.permutations(range(len(values)))))
    with using(kind):
        whole = FixedScatter(index, 3, order="exact")(values)
        assert same_bits(FixedScatter(index[shuffled], 3, order="exact")(values[shuffled]), whole)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(values)), max_size=4)))
    edges = list(itertools.pairwise([0, *cuts, len(values)]))
    with using(kind):
        shards = [FixedScatter(index[a:b], 3).digits(values[a:b]) for a, b in edges]
    merged = data.draw(st.permutations(shards))
    while len(merged) > 1:
        at = data.draw(st.integers(1, len(merged) - 1))
        merged = [merged[0].merge(merged.pop(at)), *merged[1:]]
    assert same_bits(merged[0].round(), whole)


@pytest.mark.usefixtures("kernels")
def test_exact_uses_words_and_digits_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same values through one, two and three words and through the digit table."""
    rng = np.random.default_rng(4)
    index = rng.integers(0, 5, 300)
    for dtype, spans in (("float32", (0, 20, 60)), ("float64", (0, 40, 90))):
        for span in spans:
            values = (rng.normal(size=300) * 2.0 ** rng.integers(0, span + 1, 300)).astype(dtype)
            expected = spec_exact(index, values, 5)
            for most in (9, 0):
                monkeypatch.setattr(exact, "MAX_WORDS", most)
                assert same_bits(FixedScatter(index, 5, order="exact")(values), expected)


def test_exact_carries_before_a_digit_overflows(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a carry after every block, and with sums that need the digits above the type's own range."""
    monkeypatch.setattr(exact, "MAX_WORDS", 0)
    monkeypatch.setattr(exact, "CARRY_EVERY", 1)
    monkeypatch.setattr(exact, "BLOCK", 16)
    for dtype in ("float32", "float64"):
        top = np.finfo(dtype).max
        values = np.array([top] * 100 + [-top] * 99 + [np.finfo(dtype).smallest_subnormal] * 2, dtype)
        out = FixedScatter(np.zeros(len(values), int), 1, order="exact")(values)
        assert out[0] == top
        assert np.isinf(FixedScatter(np.zeros(100, int), 1, order="exact")(values[:100])[0])


def test_more_adds_than_a_digit_holds() -> None:
    """2^24 + 64 of the values that fill a digit fastest: 2^24 - 1 times 2^15 units each."""
    n = (1 << 24) + 64
    value = np.float32((2**24 - 1) * 2.0 ** (15 - 149))
    tiny = np.float32(2.0**-149)
    table = np.zeros(n, np.float32)
    table[:] = value
    table[0] = np.float32(2.0**100)  # wide enough for the digit table
    table[1] = tiny
    out = exact.fold_digits(np.zeros(n, np.int64), table[:, None], _form("f32"), 1, n).round()
    total = Fraction(2) ** 100 + Fraction(float(value)) * (n - 2) + Fraction(float(tiny))
    assert float(out[0, 0]) == rounded(total, *TYPES["float32"])


def _form(name: str) -> Any:
    from nxpy.runtime.scatter.formats import FORMATS

    return FORMATS[name]


@pytest.mark.usefixtures("kernels")
def test_f16_sums_round_once() -> None:
    """2049 + 2^-12: f32 holds it; to f16 it rounds up, while the tie 2049 alone rounds to even."""
    index = np.zeros(3, np.int64)
    values = np.array([2048, 1, 2**-12], np.float16)
    for order in ("fixed", "exact"):
        assert FixedScatter(index, 1, order=order)(values)[0] == 2050
        assert FixedScatter(index[:2], 1, order=order)(values[:2])[0] == 2048


@pytest.mark.usefixtures("kernels")
def test_bf16_as_bits_and_as_ml_dtypes() -> None:
    bits = np.array([0x4080, 0x3F80, 0xC000], np.uint16)  # 4, 1, -2
    plan = FixedScatter(np.array([0, 0, 1]), 3)
    assert plan(bits, dtype="bf16").tolist() == [0x40A0, 0xC000, 0]  # 5, -2, +0
    assert FixedScatter(np.array([0, 0, 1]), 3, order="exact")(bits, dtype="bf16").tolist() == [
        0x40A0,
        0xC000,
        0,
    ]
    ml_dtypes = pytest.importorskip("ml_dtypes")
    out = plan(bits.view(ml_dtypes.bfloat16))
    assert out.dtype == ml_dtypes.bfloat16
    assert out.view(np.uint16).tolist() == [0x40A0, 0xC000, 0]


@pytest.mark.usefixtures("kernels")
def test_bf16_rounds_to_nearest_even_and_has_one_nan() -> None:
    plan = FixedScatter(np.zeros(2, int), 1)
    one, half_place = 0x3F80, 0x3B80  # 1 and 2^-8, half of 1's last place
    assert plan(np.array([one, half_place], np.uint16), dtype="bf16").tolist() == [one]
    assert plan(np.array([one + 1, half_place], np.uint16), dtype="bf16").tolist() == [one + 2]
    assert plan(np.array([0xFFC1, one], np.uint16), dtype="bf16").tolist() == [0x7FC0]


# --- special values ----------------------------------------------------------------------------------

NAN = {"float32": 0x7FC00000, "float64": 0x7FF8000000000000, "float16": 0x7E00}


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("dtype", ["float32", "float64", "float16"])
@pytest.mark.parametrize("order", ["fixed", "exact", "rect"])
@pytest.mark.parametrize("op", ["sum", "mean", "max", "min"])
def test_one_nan(dtype: str, order: str, op: str) -> None:
    width = np.dtype(dtype).itemsize
    signalling = np.array([NAN[dtype] | 1 << (8 * width - 1) | 5, 0], f"u{width}").view(dtype)
    out = FixedScatter(np.array([0, 0]), 1, order=order, op=op)(signalling)
    assert out.view(f"u{width}").tolist() == [NAN[dtype]]


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("order", ["fixed", "exact", "rect"])
def test_infinities_and_zeros(order: str) -> None:
    inf, big = np.float32(np.inf), np.finfo(np.float32).max
    values = np.array([inf, 1, -inf, -inf, inf, -inf, big, big, -0.0, -0.0], np.float32)
    out = FixedScatter(np.array([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]), 6, order=order)(values)
    bits = [0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800000, 0, 0]
    assert out.view(np.uint32).tolist() == bits


@pytest.mark.usefixtures("kernels")
def test_subnormals_are_kept() -> None:
    tiny = np.array([1, 2, 0x80000001], np.uint32).view(np.float32)
    for order in ("fixed", "exact", "rect"):
        assert FixedScatter(np.zeros(3, int), 1, order=order)(tiny).view(np.uint32).tolist() == [2]


def test_extremes_order_zeros_and_let_nan_through() -> None:
    values = np.array([-0.0, 0.0, 5, np.nan, -1, -7], np.float64)
    index = np.array([0, 0, 1, 1, 2, 2])
    high, low = (FixedScatter(index, 4, op=op)(values).view(np.uint64).tolist() for op in ("max", "min"))
    minus = 1 << 63
    assert high == [0, NAN["float64"], int(np.float64(-1).view(np.uint64)), 0]
    assert low == [minus, NAN["float64"], int(np.float64(-7).view(np.uint64)), 0]
    assert FixedScatter(np.array([0]), 1, op="max")(np.array([-0.0])).view(np.uint64).tolist() == [minus]


@QUICK
@given(st.data())
def test_extremes_are_the_extremes(data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(["float32", "float16", "int32", "int64"]))
    width = np.dtype(dtype).itemsize * 8
    bits = data.draw(st.lists(st.integers(0, (1 << width) - 1), min_size=1, max_size=30))
    values = from_bits(bits, dtype)
    op = data.draw(st.sampled_from(["max", "min"]))
    out = FixedScatter(np.zeros(len(values), int), 1, op=op)(values)
    if np.isnan(values.astype(float)).any():
        assert np.isnan(out[0])
    else:
        chosen = (max if op == "max" else min)(values, key=lambda x: (x, not np.signbit(x)))
        assert out.tobytes() == chosen.tobytes()


@pytest.mark.usefixtures("kernels")
def test_integers_wrap() -> None:
    for dtype in ("int32", "int64"):
        info = np.iinfo(dtype)
        values = np.array([info.max, 1, info.min, -1], dtype)
        for order in ("fixed", "exact", "rect"):
            assert FixedScatter(np.array([0, 0, 1, 1]), 3, order=order)(values).tolist() == [
                info.min,
                info.max,
                0,
            ]


@pytest.mark.usefixtures("kernels")
def test_means_divide_once() -> None:
    index = np.array([0, 0, 0, 2])
    third = np.array([1, 0, 0, 8], np.float32)
    for order in ("fixed", "exact", "rect"):
        out = FixedScatter(index, 3, order=order, op="mean")(third)
        assert out.tolist() == [float(np.float32(1) / np.float32(3)), 0, 8]
    assert FixedScatter(index, 3, op="mean")(np.array([-4, -1, 0, 9], np.int32)).tolist() == [-1, 0, 9]
    big = np.array([60000, 60000], np.float16)  # their sum is no f16; their mean is
    for order in ("fixed", "exact"):
        assert FixedScatter(np.array([0, 0]), 1, order=order, op="mean")(big).tolist() == [60000]


@pytest.mark.usefixtures("kernels")
def test_nothing_to_add() -> None:
    empty = np.zeros(0, np.int64)
    for order, op in itertools.product(("fixed", "exact", "rect"), ("sum", "mean", "max", "min")):
        assert FixedScatter(empty, 0, order=order, op=op)(np.zeros(0, np.float32)).shape == (0,)
        out = FixedScatter(empty, 3, order=order, op=op)(np.zeros((0, 2), np.float32))
        assert same_bits(out, np.zeros((3, 2), np.float32))
        assert FixedScatter([1, 1], 2, order=order, op=op)(np.zeros((2, 0), np.float32)).shape == (2, 0)
    assert FixedScatter([], 2)(np.zeros(0)).tolist() == [0, 0]


# --- the plan ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("index_type", ["uint8", "int16", "int32", "uint32", "int64", "uint64"])
def test_index_types_make_one_plan(index_type: str) -> None:
    plan = FixedScatter(np.array([3, 1, 3], index_type), 4)
    assert plan.digest == FixedScatter([3, 1, 3], 4).digest
    assert plan(np.array([1.0, 2, 4])).tolist() == [0, 2, 0, 5]


@pytest.mark.usefixtures("kernels")
def test_many_segments() -> None:
    """More outputs than a 16-bit digit counts, so that the sort takes two passes."""
    rng = np.random.default_rng(9)
    k = 200_000
    index = rng.integers(0, k, 30_000)
    values = rng.normal(size=30_000)
    exact_sums = FixedScatter(index, k, order="exact")(values)
    assert np.allclose(exact_sums, np.bincount(index, values, k), rtol=1e-9, atol=1e-12)
    fixed = FixedScatter(index, k)(values)
    for segment in index[:5]:
        alone = spec_fixed(np.where(index == segment, 0, 1), values, 1)
        assert fixed[segment] == alone[0]


def test_digest() -> None:
    """SHA-256 over version, order, n, k, T, R, L, C and the index, as the docs say."""
    import hashlib
    import struct

    text = struct.pack("<8q", 1, 0, 3, 4, 8192, 64, 32, 512) + struct.pack("<3q", 3, 1, 3)
    assert FixedScatter([3, 1, 3], 4).digest == hashlib.sha256(text).hexdigest()
    plans = [
        ([3, 1, 3], 5, "fixed"),
        ([3, 3, 1], 4, "fixed"),
        ([3, 1, 3], 4, "exact"),
        ([3, 1, 3], 4, "rect"),
    ]
    digests = {FixedScatter(i, k, order=order).digest for i, k, order in plans}
    assert len(digests | {FixedScatter([3, 1, 3], 4).digest}) == 5


def test_the_plan_keeps_its_own_index() -> None:
    index = np.array([0, 1])
    plan = FixedScatter(index, 2)
    index[:] = 0
    assert plan(np.array([1.0, 2])).tolist() == [1, 2]


def test_attributes() -> None:
    plan = FixedScatter(np.zeros(100, int), 3, threads=5)
    assert (plan.order, plan.op, plan.device, plan.n, plan.k, plan.threads) == (
        "fixed",
        "sum",
        "cpu",
        100,
        3,
        5,
    )
    assert 100 < plan.bytes < 100 * 40 + 10_000
    assert "order='fixed'" in repr(plan)


@pytest.mark.usefixtures("kernels")
def test_bytes_grow_with_n_alone() -> None:
    """One hot segment costs no more than an even spread: memory is O(n) on any skew."""
    n, k = 100_000, 1000
    skewed = np.zeros(n, np.int64)
    skewed[:k] = np.arange(k)
    even = np.arange(n) % k
    assert FixedScatter(skewed, k).bytes <= FixedScatter(even, k).bytes <= 60 * n


@pytest.mark.parametrize("order", ["fixed", "exact", "rect"])
def test_pickling(order: str) -> None:
    index, values = case_arrays(GOLDEN[0])
    plan = FixedScatter(index, GOLDEN[0]["size"], order=order, op="mean", threads=2)
    stored = pickle.dumps(plan)
    assert len(stored) < 3 * len(index)
    again = pickle.loads(stored)
    assert (again.digest, again.op, again.threads, again.order) == (plan.digest, "mean", 2, order)
    assert same_bits(again(values), plan(values))


def test_gather_is_the_adjoint() -> None:
    plan = FixedScatter([2, 0, 2], 3)
    rows = np.array([[1, 2], [3, 4], [5, 6]], np.float32)
    assert same_bits(plan.gather(rows), rows[[2, 0, 2]])
    out = np.zeros((3, 2), np.float32)
    assert plan.gather(rows, out=out) is out
    assert same_bits(out, rows[[2, 0, 2]])
    assert plan.gather(np.array([7, 8, 9])).tolist() == [9, 7, 9]


def test_rect_is_the_seeds_sum() -> None:
    rng = np.random.default_rng(8)
    index, g = rng.integers(0, 433, 20_000), rng.normal(size=20_000).astype(np.float32)
    order = np.argsort(index, kind="stable")
    counts = np.bincount(index, minlength=433)
    width = int(counts.max())
    place = np.arange(len(index)) - np.repeat(np.cumsum(counts) - counts, counts)
    cells = np.zeros(433 * width, np.float32)
    cells[index[order] * width + place] = g[order]
    assert same_bits(FixedScatter(index, 433, order="rect")(g), cells.reshape(433, width).sum(1))


def test_dlpack_arrays_of_the_cpu_are_taken() -> None:
    class Foreign:
        """What a tensor library offers: a type, a shape and DLPack."""

        def __init__(self, array: Any) -> None:
            self.array = array
            self.dtype = f"torch.{array.dtype}"
            self.shape = array.shape

        def __dlpack__(self, **options: Any) -> Any:
            return self.array.__dlpack__(**options)

        def __dlpack_device__(self) -> Any:
            return (1, 0)

    out = Foreign(np.zeros(2, np.float32))
    plan = FixedScatter(Foreign(np.array([1, 1, 0])), 2)
    assert plan(Foreign(np.array([1, 2, 4], np.float32)), out=out) is out
    assert out.array.tolist() == [4, 3]


# --- refusals ----------------------------------------------------------------------------------------

ONES = np.ones(3, np.float32)
MANY = np.broadcast_to(np.zeros(1, np.int8), (1 << 31,))  # 2^31 elements over one byte

BAD_PLANS = [
    ((np.array([0.0, 1]), 2), {}, errors.DTypeError, "index must be an array of integers, not of float64"),
    ((np.array([True]), 2), {}, errors.DTypeError, "not of bool"),
    ((7, 2), {}, errors.DTypeError, "index must be a NumPy or CuPy array"),
    ((np.zeros((2, 2), int), 2), {}, errors.ShapeError, r"one dimension, \(n,\), not the shape \(2, 2\)"),
    ((np.array(3), 9), {}, errors.ShapeError, "one dimension"),
    (([0, 5], 5), {}, errors.IndexRangeError, r"index\[1\] = 5 is outside \[0, 5\)"),
    (([0, -1], 5), {}, errors.IndexRangeError, r"index\[1\] = -1 is outside"),
    ((np.array([2**63], np.uint64), 5), {}, errors.IndexRangeError, "9223372036854775808"),
    (([0], 0), {}, errors.IndexRangeError, r"outside \[0, 0\)"),
    ((MANY, 1), {}, errors.SizeLimitError, "n = 2147483648 sources"),
    (([0], 2**31), {}, errors.SizeLimitError, "k = 2147483648"),
    (([0], -1), {}, errors.ShapeError, "cannot be negative"),
    (([0], 1.0), {}, errors.DTypeError, "k must be a whole number, not float"),
    (([0], True), {}, errors.DTypeError, "not a bool"),
    (([0], 1), {"order": "racing"}, errors.OptionError, "'fixed', 'exact', 'rect'"),
    (([0], 1), {"op": "prod"}, errors.OptionError, "'sum', 'mean', 'max', 'min'"),
    (([0], 1), {"threads": 0}, errors.OptionError, "from 1"),
    (([0], 1), {"threads": 1.5}, errors.OptionError, "threads=1.5"),
    (([0], 1), {"device": "tpu"}, errors.OptionError, "'cpu', 'cuda'"),
]


@pytest.mark.parametrize(
    ("args", "options", "kind", "text"), BAD_PLANS, ids=[str(i) for i in range(len(BAD_PLANS))]
)
def test_bad_plans(args: Any, options: dict[str, Any], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind, match=text):
        FixedScatter(*args, **options)


BAD_VALUES = [
    (
        np.ones(4, np.float32),
        {},
        errors.ShapeError,
        r"values must be \(3,\) or \(3, d\), since n = 3; not \(4,\)",
    ),
    (np.ones((3, 2, 1), np.float32), {}, errors.ShapeError, r"not \(3, 2, 1\)"),
    (np.float32(1), {}, errors.DTypeError, "values must be a NumPy or CuPy array"),
    ([1.0, 2.0, 3.0], {}, errors.DTypeError, "type list"),
    (np.ones(3, complex), {}, errors.DTypeError, "complex128 cannot be folded; the types are f32, f64"),
    (np.ones(3, np.uint16), {}, errors.DTypeError, 'say dtype="bf16"'),
    (np.ones(3, bool), {}, errors.DTypeError, "bool cannot be folded"),
    (np.ones(3, ">f4"), {}, errors.DTypeError, "byte-swapped float32"),
    (ONES, {"dtype": "bf16"}, errors.DTypeError, "wants a uint16 array"),
    (ONES, {"dtype": "f32"}, errors.DTypeError, 'only "bf16" may be named'),
]


@pytest.mark.parametrize(("values", "options", "kind", "text"), BAD_VALUES, ids=[str(i) for i in range(10)])
def test_bad_values(values: Any, options: dict[str, Any], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind, match=text):
        FixedScatter([0, 1, 1], 2)(values, **options)


def _read_only() -> Any:
    out = np.zeros(2, np.float32)
    out.flags.writeable = False
    return out


BAD_OUTS = [
    (np.zeros(2), errors.DTypeError, "out is of type float64, the result of type float32"),
    (np.zeros(3, np.float32), errors.ShapeError, r"out has the shape \(3,\), the result \(2,\)"),
    (np.zeros((2, 1), np.float32), errors.ShapeError, r"\(2, 1\)"),
    (np.zeros(4, np.float32)[::2], errors.LayoutError, "C-contiguous"),
    (_read_only(), errors.LayoutError, "read-only"),
    ([0.0, 0.0], errors.DTypeError, "out must be a NumPy or CuPy array"),
]


@pytest.mark.parametrize(("out", "kind", "text"), BAD_OUTS, ids=[str(i) for i in range(len(BAD_OUTS))])
def test_bad_outs(out: Any, kind: type[Exception], text: str) -> None:
    plan = FixedScatter([0, 1, 1], 2)
    with pytest.raises(kind, match=text):
        plan(ONES, out=out)
    with pytest.raises(kind, match=text):
        FixedScatter([0, 1], 3).gather(ONES, out=out)


def test_refusals_are_the_expected_builtins() -> None:
    pairs = [
        (errors.ShapeError, ValueError),
        (errors.DTypeError, TypeError),
        (errors.IndexRangeError, IndexError),
        (errors.SizeLimitError, OverflowError),
        (errors.LayoutError, ValueError),
        (errors.DeviceError, ValueError),
        (errors.OptionError, ValueError),
        (errors.RectangleError, MemoryError),
    ]
    assert all(issubclass(ours, (builtin, errors.ScatterError)) for ours, builtin in pairs)
    assert all(issubclass(ours, builtin) for ours, builtin in pairs)


def test_the_rectangle_is_refused_before_it_is_allocated() -> None:
    """50,000 outputs, one of them with 437,500 sources: 87.5 GB of cells."""
    index = np.concatenate([np.zeros(437_500, np.int64), np.arange(50_000)])[: 437_500 + 49_999]
    index[437_500:] = np.arange(1, 50_000)
    with pytest.raises(errors.RectangleError, match=r"87,500,000,000 bytes \(87.5 GB\)"):
        FixedScatter(index, 50_000, order="rect")
    wide = FixedScatter([0, 0, 1], 2, order="rect", memory_limit=16)  # 2 x 2 f32 just fit
    assert wide(ONES).tolist() == [2, 1]
    with pytest.raises(errors.RectangleError, match="32 bytes"):
        wide(np.ones(3))
    with pytest.raises(errors.RectangleError, match="48 bytes"):
        wide(np.ones((3, 3), np.float32))


def test_a_refused_call_writes_nothing() -> None:
    out = np.full(2, 9, np.float32)
    with pytest.raises(errors.ShapeError):
        FixedScatter([0, 1, 1], 2)(np.ones(4, np.float32), out=out)
    assert out.tolist() == [9, 9]


# --- the compiled kernels ----------------------------------------------------------------------------


def wide(dtype: str, n: int, orders: int) -> Any:
    rng = np.random.default_rng(orders)
    return (rng.normal(size=n) * 2.0 ** rng.integers(-orders, orders + 1, n)).astype(dtype)


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16"])
@pytest.mark.parametrize("d", [1, 3])
@pytest.mark.parametrize("order", ["fixed", "exact"])
def test_kernels_agree_for_any_number_of_threads(dtype: str, d: int, order: str) -> None:
    """Values that mostly fit the kernels' words, with Inf, NaN and values far below among them."""
    n, k = 100_000, 700
    index = np.random.default_rng(1).integers(0, k, n) ** 2 // k
    values = wide(dtype, n * d, 3).reshape(n, d)
    values[::997] = wide("float64", len(values[::997]), 12)[:, None].astype(dtype)
    values[5000:5003] = np.array([[np.inf], [np.nan], [-0.0]], dtype)
    with using("numpy"):
        expected = FixedScatter(index, k + 1, order=order)(values)
    with using("nx"):
        for threads in (1, 2, 3, 7, 64):
            plan = FixedScatter(index, k + 1, order=order, threads=threads)
            assert same_bits(plan(values), expected)
            assert same_bits(plan(values[:, :1]), expected[:, :1])


def test_kernels_leave_to_numpy_what_they_cannot_hold() -> None:
    index = np.zeros(20_000, np.int64)
    for dtype in ("float32", "float64"):
        values = wide(dtype, 20_000, 100)
        plan = FixedScatter(index, 1, order="exact")
        assert same_bits(plan(values), spec_exact(index, values, 1))
    with using("nx"):
        for values in (wide("float64", 20_000, 100), np.full(20_000, 5e-324), wide("float32", 20_000, 100)):
            assert same_bits(FixedScatter(index, 1, order="exact")(values), spec_exact(index, values, 1))


def test_one_plan_in_several_python_threads() -> None:
    from concurrent.futures import ThreadPoolExecutor

    index = np.random.default_rng(3).integers(0, 50, 40_000)
    for kind in KERNELS:
        with using(kind):
            plan = FixedScatter(index, 50, threads=2)
            inputs = [wide("float32", 40_000, i) for i in range(8)]
            alone = [plan(v) for v in inputs]
            with ThreadPoolExecutor(4) as pool:
                together = list(pool.map(plan, inputs * 3))
            assert all(same_bits(a, b) for a, b in zip(together, alone * 3, strict=True))


def test_a_module_that_calls_the_system_is_no_kernel() -> None:
    """What only a gate has cannot be called from here; it must not be a crash."""
    pytest.importorskip("llvmlite")
    from nxpy.driver.kernels import NoKernels, load

    with pytest.raises(NoKernels):
        load("nx_fixed_scatter")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_process_folds_too() -> None:
    index, values = case_arrays(GOLDEN[1])
    with using("nx"):
        plan = FixedScatter(index, GOLDEN[1]["size"], threads=2)
        assert sha(plan(values)) == GOLDEN[1]["fixed"]
        code = f"""
import os, sys
sys.path[:0] = [{str(ROOT)!r}, {str(ROOT / "tests")!r}]
from nxpy import FixedScatter
from nxpy.runtime.scatter import native
from scatter_cases import GOLDEN, case_arrays, sha
native.LEAST = 0
index, values = case_arrays(GOLDEN[1])
plan = FixedScatter(index, GOLDEN[1]["size"], threads=2)
plan(values)
child = os.fork()
if not child:
    os._exit(sha(plan(values)) != GOLDEN[1]["fixed"])
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
        done = subprocess.run([sys.executable, "-c", code], timeout=60, check=False)
        assert done.returncode == 0


def test_without_llvm_the_numpy_fold_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    from nxpy.driver import kernels as driver

    monkeypatch.setitem(sys.modules, "llvmlite.binding", None)
    monkeypatch.setattr(driver, "_loaded", {})
    monkeypatch.setattr(native, "LEAST", 0)
    assert native.kernels() is None
    index, values = case_arrays(GOLDEN[0])
    assert sha(FixedScatter(index, GOLDEN[0]["size"])(values)) == GOLDEN[0]["fixed"]


# --- loading -----------------------------------------------------------------------------------------


def test_importing_nxpy_loads_no_numpy() -> None:
    code = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
import nxpy
assert not {{"numpy", "typing"}} & {{*sys.modules}}
nxpy.FixedScatter
assert "numpy" in sys.modules
"""
    subprocess.run([sys.executable, "-I", "-c", code], check=True)


def test_nxpy_names() -> None:
    assert "FixedScatter" in dir(nxpy)
    with pytest.raises(AttributeError, match="no attribute 'FixedScater'"):
        _ = nxpy.FixedScater
