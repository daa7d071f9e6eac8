"""Exact all-reduces of floats, and accumulators that travel as integers, against rational sums."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conftest import ROOT
from library_programs import FAST, HERE, READ_ALL, output, run
from scatter_cases import same_bits, spec_exact

# For each record of n, v and n rows of v: writes the sums, then the rows, which must be as they were.
PROGRAM = """
import "nx_fabric_collective.nx"
func record(words: *i64) -> i64 {
    let n: i64 = words[0]
    let v: i64 = words[1]
    let rows: *TT = (words + 2) as *TT
    let sums: *TT = sys_mmap(SIZE * v) as *TT
    if ring_allreduce_exact_TT(rows, n, v, sums) != 0 { sys_exit(1) }
    sys_write(1, sums as *u8, SIZE * v)
    sys_write(1, rows as *u8, SIZE * n * v)
    return 16 + SIZE * n * v
}
func main() {
    READ
    var at: i64 = 0
    while at < size { at += record((data + at) as *i64) }
}
"""
TYPES = ["float32", "float64"]
PARTS = {"float32": ("f32", 4), "float64": ("f64", 8)}


def all_reduced(folder: Path, engine: str, cases: list[Any]) -> list[Any]:
    """The sums of each case's rows (n, v), all of one type, by one NX program."""
    dtype = cases[0].dtype
    kind, size = PARTS[str(dtype)]
    stdin = b"".join(struct.pack("<2q", *rows.shape) + rows.tobytes() for rows in cases)
    text = PROGRAM.replace("READ", READ_ALL.replace("ROOM", str(len(stdin) + 1)))
    done = run(folder, engine, text.replace("TT", kind).replace("SIZE", str(size)), stdin)
    assert done.returncode == 0, done.stderr.decode()
    made, at = [], 0
    for rows in cases:
        n, v = rows.shape
        made.append(np.frombuffer(done.stdout, dtype, v, at))
        kept = np.frombuffer(done.stdout, dtype, n * v, at + size * v)
        assert kept.tobytes() == rows.tobytes()
        at += size * v * (n + 1)
    assert at == len(done.stdout)
    return made


def true_sums(rows: Any) -> Any:
    """Every column's rational sum, rounded once."""
    n, v = rows.shape
    return spec_exact(np.tile(np.arange(v), n), rows.reshape(-1), v)


def drawn(seed: int, n: int, v: int, dtype: str) -> Any:
    """Rows of wide exponents, the last two columns of any bits at all."""
    rng = np.random.default_rng(seed)
    rows = (rng.normal(size=(n, v)) * 2.0 ** rng.integers(-60, 60, (n, v))).astype(dtype)
    if v > 2:
        rows[:, -2:] = np.frombuffer(rng.bytes(n * 2 * rows.itemsize), dtype).reshape(n, 2)
    return rows


@pytest.mark.parametrize("engine", HERE)
@pytest.mark.parametrize("dtype", TYPES)
def test_the_rational_sum_rounded_once(engine: str, dtype: str, tmp_path: Path) -> None:
    cases = [drawn(31 * n + v, n, v, dtype) for n in range(1, 10) for v in (0, 1, 2, 7)]
    for rows, sums in zip(cases, all_reduced(tmp_path, engine, cases), strict=True):
        assert same_bits(sums, true_sums(rows)), rows.shape


@pytest.mark.parametrize("engine", HERE)
@pytest.mark.parametrize("dtype", TYPES)
def test_the_order_of_the_ranks_does_not_show(engine: str, dtype: str, tmp_path: Path) -> None:
    """Nor do terms that share a rank with others: rows of +0 are added, and single ones are spread."""
    rows = drawn(5, 9, 6, dtype)
    rng = np.random.default_rng(6)
    cases = [rows, rows[::-1].copy(), rng.permutation(rows), np.vstack([rows[:4], rows[:3] * 0, rows[4:]])]
    cases[-1][4:7] = 0
    apart = np.zeros((18, 6), dtype)
    for column in range(6):
        apart[rng.permutation(18)[:9], column] = rows[:, column]
    want = true_sums(rows)
    for sums in all_reduced(tmp_path, engine, [*cases, apart]):
        assert same_bits(sums, want)


def special_columns(dtype: str) -> Any:
    """Nine ranks; a column a case."""
    info = np.finfo(dtype)
    big, tiny, inf, nan = float(info.max), float(info.smallest_subnormal), np.inf, np.nan
    halfway = [1.0, float(info.eps) / 2]  # between 1 and its neighbour: to even
    columns = [
        [inf] * 9,
        [-inf] * 9,
        [nan] * 9,
        [inf, 1, 2, -inf],
        [-inf, nan, 3],
        [inf, big, -big],
        [-0.0] * 9,
        [-0.0, 0.0],
        [big, -big],
        [big, big, -big],
        [big, big],
        [-big, -big, tiny],
        [big, 1, -big],
        [big, tiny, -big],
        [tiny] * 9,
        [tiny, -tiny],
        [-tiny, -tiny, -tiny],
        [float(info.smallest_normal), -tiny],
        halfway,
        [*halfway, tiny],
        [*halfway, -tiny],
        [1.0, float(info.eps), float(info.eps) / 2],
    ]
    rows = np.zeros((9, len(columns)), dtype)
    rows[:, 6] = -0.0
    for j, column in enumerate(columns):
        rows[: len(column), j] = column
    return rows


@pytest.mark.parametrize("engine", HERE)
@pytest.mark.parametrize("dtype", TYPES)
def test_special_values(engine: str, dtype: str, tmp_path: Path) -> None:
    rows = special_columns(dtype)
    (sums,) = all_reduced(tmp_path, engine, [rows])
    assert same_bits(sums, true_sums(rows))
    info = np.finfo(dtype)
    tiny = info.smallest_subnormal
    known = [np.inf, -np.inf, np.nan, np.nan, np.nan, np.inf, 0, 0, 0, info.max, np.inf, -np.inf, 1, tiny]
    known += [9 * tiny, 0, -3 * tiny, info.smallest_normal - tiny]
    known += [1, 1 + info.eps, 1, 1 + 2 * info.eps]
    assert same_bits(sums, np.array(known, dtype))


@pytest.mark.parametrize("engine", HERE)
@pytest.mark.parametrize("dtype", TYPES)
def test_more_columns_than_travel_at_once(engine: str, dtype: str, tmp_path: Path) -> None:
    cases = [drawn(n, n, v, dtype) for n, v in ((2, 511), (1, 512), (2, 513))]
    if engine in FAST:
        cases.append(drawn(3, 3, 1100, dtype))
    for rows, sums in zip(cases, all_reduced(tmp_path, engine, cases), strict=True):
        assert same_bits(sums, true_sums(rows)), rows.shape


@pytest.mark.parametrize("engine", HERE)
def test_normalised_accumulators_add_up_as_integers(engine: str, tmp_path: Path) -> None:
    """Seven ranks with several terms each; in the third column every rank sees both infinities' kinds."""
    text = """
    import "nx_exact_sum.nx"
    import "nx_fabric_collective.nx"
    import "nx_io.nx"
    func main() {
        let acc: *i64 = sys_mmap(8 * 7 * 3 * ES_F64) as *i64
        var total: [210]i64
        var zero: f64 = 0
        for r in 0..7 {
            let row: *i64 = acc + r * 3 * ES_F64
            for i in 0..r + 2 {
                let x: f64 = ((r * 7 + i * 3) % 11 - 5) as f64
                es_add_f64(row, x / 10.0)
                es_add_f64(row + ES_F64, x * 1000000000000000000000.0)
                es_add_f64(row + 2 * ES_F64, 1.0 / zero)
            }
            for j in 0..3 { es_normalise_f64(row + j * ES_F64) }
        }
        ring_allreduce(acc, 7, 3 * ES_F64, &total[0])
        for j in 0..3 { print_bits_f64(es_round_f64(&total[j * ES_F64])); print_nl() }
        ring_allreduce(acc, 7, 3 * ES_F64, &total[0])
        for j in 0..3 { es_normalise_f64(&total[j * ES_F64]) }
        es_merge_f64(&total[0], &total[2 * ES_F64])
        print_bits_f64(es_round_f64(&total[0]))
    }
    """
    terms = [float((r * 7 + i * 3) % 11 - 5) for r in range(7) for i in range(r + 2)]
    small, large = np.array([x / 10 for x in terms]), np.array([x * 1e21 for x in terms])
    want = [spec_exact(np.zeros(len(terms), int), of, 1)[0] for of in (small, large)] + [np.inf, np.inf]
    assert output(tmp_path, engine, text).split() == [f"{np.float64(x).view(np.uint64):016x}" for x in want]


@pytest.mark.parametrize("engine", HERE)
@pytest.mark.parametrize("call", ["f32(p, 0, 1, p)", "f32(p, 1, -1, p)", "f32(p, 1048577, 0, p)"])
def test_no_ranks_and_too_many_are_refused(engine: str, call: str, tmp_path: Path) -> None:
    text = 'import "nx_fabric_collective.nx"\nfunc main() {{ let p: *f32 = sys_mmap(64) as *f32; {} }}\n'
    result = run(tmp_path, engine, text.format(f"ring_allreduce_exact_{call}"))
    assert result.returncode == 101
    assert b"R0006" in result.stderr


@pytest.mark.parametrize("engine", HERE)
def test_scratch_memory_is_given_back(engine: str, tmp_path: Path) -> None:
    text = """
    import "nx_fabric_collective.nx"
    import "nx_io.nx"
    func main() {
        let rows: *f64 = sys_mmap(8 * 2 * 3) as *f64
        var sums: [3]f64
        for i in 0..60 { ring_allreduce_exact_f64(rows, 2, 3, &sums[0]) }
        print_i64(7)
    }
    """
    assert output(tmp_path, engine, text, b"", "--max-memory", "9000") == "7"


# The gate's training, without ranks -------------------------------------------------------------


def trained(total: Callable[[Any], Any]) -> str:
    """The bits of the weights of gates/nx_exact_ddp_gate.nx, `total` adding up gradients (11, 6)."""
    f32 = np.float32
    feature = [[f32((s * 5 + d * d * 3 + 2) % 13 - 6) / f32(10) for d in range(6)] for s in range(11)]
    weights = np.zeros(6, f32)
    for _ in range(4):
        gradients = np.zeros((11, 6), f32)
        for s in range(11):
            error = -(f32((s * 7 + 4) % 17 - 8) / f32(3))
            for d in range(6):
                error += weights[d] * feature[s][d]
            gradients[s] = [error * x for x in feature[s]]
        weights -= f32(0.015625) * total(gradients)
    return " ".join(f"{x:08x}" for x in weights.view(np.uint32))


def added_in_turn(gradients: Any) -> Any:
    total = np.zeros(6, np.float32)
    for row in gradients:
        total += row
    return total


@pytest.mark.parametrize("engine", HERE)
def test_the_gates_weights_are_those_of_rational_sums(engine: str, tmp_path: Path) -> None:
    gate = (ROOT / "gates" / "nx_exact_ddp_gate.nx").read_text(encoding="utf-8")
    lines = output(tmp_path, engine, gate).splitlines()
    exact, plain = trained(true_sums), trained(added_in_turn)
    assert exact != plain
    assert f" W(N=1) {exact}" in lines
    assert f" W(N=8) {exact}" in lines
    assert f" W(N=1, plain f32) {plain}" in lines
