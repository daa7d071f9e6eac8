"""nx_fixed_scatter.nx and nx_exact_sum.nx on every engine, against the golden values and Python."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from library_programs import FAST, HERE, READ_ALL, run
from nxpy import FixedScatter
from scatter_cases import GOLDEN, case_arrays, same_bits, sha, spec_exact

# For each record of n, k, index and values: writes the sums in both orders, then the digest.
PROGRAM = """
import "nx_fixed_scatter.nx"
func record(words: *i64) -> i64 {
    let n: i64 = words[0]
    let k: i64 = words[1]
    let values: *TT = (words + 2 + n) as *TT
    let plan: *u8 = fs_plan(words + 2, n, k)
    let out: *TT = sys_mmap(SIZE * k) as *TT
    var digest: [32]u8
    fs_sum_TT(plan, values, out)
    sys_write(1, out as *u8, SIZE * k)
    fs_exact_TT(plan, values, out)
    sys_write(1, out as *u8, SIZE * k)
    fs_digest(plan, &digest[0])
    sys_write(1, &digest[0], 32)
    fs_free(plan)
    return 16 + 8 * n + SIZE * n
}
func main() {
    READ
    var at: i64 = 0
    while at < size { at += record((data + at) as *i64) }
}
"""

WAYS = [
    (engine, options) for engine in HERE for options in ((), ("--fast",)) if engine in FAST or not options
]
WAY_NAMES = ["-".join((engine, *(o.strip("-") for o in options))) for engine, options in WAYS]
Case = tuple[Any, Any, int]


def folds(folder: Path, way: Any, cases: list[Case]) -> list[tuple[Any, Any, str]]:
    """(fixed, exact, digest) of each (index, values (n,), k), all of one type, by one NX program."""
    dtype = cases[0][1].dtype
    kind, size = {4: ("f32", 4), 8: ("f64", 8)}[dtype.itemsize]
    parts = [struct.pack("<2q", len(i), k) + i.astype("<i8").tobytes() + v.tobytes() for i, v, k in cases]
    stdin = b"".join(parts)
    text = PROGRAM.replace("READ", READ_ALL.replace("ROOM", str(len(stdin) + 1)))
    text = text.replace("TT", kind).replace("SIZE", str(size))
    engine, options = way
    done = run(folder, engine, text, stdin, *options)
    assert done.returncode == 0, done.stderr.decode()
    made, at = [], 0
    for _, _, k in cases:
        sums = np.frombuffer(done.stdout, dtype, 2 * k, at)
        at += 2 * k * size + 32
        made.append((sums[:k], sums[k:], done.stdout[at - 32 : at].hex()))
    assert at == len(done.stdout)
    return made


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_golden(tmp_path: Path, way: Any, dtype: str) -> None:
    """Every case where the engine is fast; on the others those of at most 10,000 values."""
    chosen = [c for c in GOLDEN if c["dtype"] == dtype and (way[0] in FAST or c["n"] <= 10_000)]
    if not chosen:
        pytest.skip("too long for this engine")
    columns: list[Case] = []
    for case in chosen:
        index, values = case_arrays(case)
        turned = np.ascontiguousarray(values.reshape(case["n"], case["d"]).T)
        columns += [(index, column, case["size"]) for column in turned]
    made = iter(folds(tmp_path, way, columns))
    for case in chosen:
        mine = [next(made) for _ in range(case["d"])]
        for place, order in enumerate(("fixed", "exact")):
            assert sha(np.stack([sums[place] for sums in mine], axis=1)) == case[order], (case, order)
        assert mine[0][2] == FixedScatter(case_arrays(case)[0], case["size"]).digest


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_special_values(tmp_path: Path, way: Any, dtype: str) -> None:
    big, tiny = np.finfo(dtype).max, np.finfo(dtype).smallest_subnormal
    values = [
        np.inf,
        1,
        np.inf,
        -np.inf,
        np.nan,
        2,
        big,
        big,
        -0.0,
        -0.0,
        big,
        -big,
        tiny,
        -np.inf,
        big,
        1,
        -big,
    ]
    index = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 7, 7, 7]
    i, v = np.array(index), np.array(values, dtype)
    ((fixed, exact, _),) = folds(tmp_path, way, [(i, v, 9)])
    assert same_bits(fixed, FixedScatter(i, 9)(v))
    assert same_bits(exact, spec_exact(i, v, 9))


@pytest.mark.skipif(not FAST & {*HERE}, reason="no engine is fast enough")
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_any_values(tmp_path: Path, dtype: str) -> None:
    """Forty folds of any bits and of wide exponents, at sizes around tiles, runs and chunks."""
    rng = np.random.default_rng(17)
    cases: list[Case] = []
    for n in (0, 1, 31, 64, 65, 2000, 8191, 8192, 8193, 33_000):
        for k in (1, 2, 9, 700):
            index = rng.integers(0, k, n) * rng.integers(0, 2, n)
            wide = (rng.normal(size=n) * 2.0 ** rng.integers(-40, 40, n)).astype(dtype)
            cases.append((index, wide if k % 2 else np.frombuffer(rng.bytes(wide.nbytes), dtype), k))
    way = next(way for way in WAYS if way[0] in FAST)
    for (index, values, k), (fixed, exact, digest) in zip(cases, folds(tmp_path, way, cases), strict=True):
        plan = FixedScatter(index, k)
        assert same_bits(fixed, plan(values)), (len(index), k)
        assert same_bits(exact, FixedScatter(index, k, order="exact")(values)), (len(index), k)
        assert digest == plan.digest


@pytest.mark.parametrize(("index", "k"), [([0, 2], 2), ([0, -1], 2), ([0], 0), ([], -1)])
def test_a_bad_index_makes_no_plan(tmp_path: Path, index: list[int], k: int) -> None:
    text = "".join(f"index[{i}] = {v} " for i, v in enumerate(index))
    program = f"""
import "nx_fixed_scatter.nx"
func main() -> i64 {{
    var index: [2]i64
    {text}
    let plan: *u8 = fs_plan(&index[0], {len(index)}, {k})
    fs_free(plan)
    return (plan == null) as i64
}}
"""
    assert run(tmp_path, HERE[0], program).returncode == 1


def test_accumulators_merge(tmp_path: Path) -> None:
    """Shards of 2^100, 1, -2^100 and 2^-149, added in two accumulators and merged."""
    program = """
import "nx_exact_sum.nx"
import "nx_io.nx"
func main() {
    var a: [ES_F32]i64
    var b: [ES_F32]i64
    var big: u32 = 0x71800000
    var tiny: u32 = 1
    es_add_f32(&a[0], (&big as *f32)[0])
    es_add_f32(&a[0], 1)
    es_add_f32(&b[0], -(&big as *f32)[0])
    es_add_f32(&b[0], (&tiny as *f32)[0])
    es_merge_f32(&a[0], &b[0])
    print_bits_f32(es_round_f32(&a[0]))
    print_nl()
    var c: [ES_F64]i64
    var d: [ES_F64]i64
    es_add_f64(&c[0], 1.0e300)
    es_add_f64(&c[0], 0.5)
    es_add_f64(&d[0], -1.0e300)
    es_merge_f64(&c[0], &d[0])
    print_bits_f64(es_round_f64(&c[0]))
}
"""
    done = run(tmp_path, HERE[0], program)
    assert done.stdout.split() == [b"3f800000", b"3fe0000000000000"], done.stderr.decode()
