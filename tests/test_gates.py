"""Every gate in gates/ is green, says so in the agreed form, and turns red when its property is broken."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from nxpy.engines import ENGINES

# By name, without the `nx_` and `_gate.nx` that all have.
GATES = {path.stem[3:-5]: path for path in sorted((ROOT / "gates").glob("nx_*_gate.nx"))}
SEED = "distributed_train"
HERE = [name for name, row in ENGINES.items() if row.available()]

# Gate, what is replaced (it stands there once), by what, and a word of a row that must then fail.
# The first of a gate breaks its property, the second mends what its negative control breaks.
SABOTAGE = [
    ("distributed_train", "train(8, M, V, T, LD, 0, wnc)", "train(8, M, V, T, LD, 1, wnc)", "NC1"),
    ("distributed_train", "while s < send {", "while s + 1 < send {", "T2"),
    ("any_n_train", "for s in from..to {\n        var", "for s in from + 1..to {\n        var", "T5"),
    ("any_n_train", "train(8, true, false, &many[0])", "train(8, true, true, &many[0])", "NC2"),
    ("ring_equals_direct", "{ ring_allreduce(rows,", "{ ring_allreduce_xor(rows,", "T1"),
    ("ring_equals_direct", "short_ring(5, 12, 1, true)", "short_ring(5, 12, 0, true)", "NC2"),
    ("wrapping", "{ x = a * b }", "{ x = a * b + 1 }", "products"),
    ("wrapping", "if wide > 127 { return 127 }\n    if wide < -128 { return -128 }", "", "NC2"),
    ("sha256", 'text_is("abc"', 'text_is("abd"', "T2"),
    ("sha256", 'digest_is("abc", 4', 'digest_is("abc", 3', "NC2"),
    ("matmul_shard", "ring_allreduce(rows, n, R * L, sum)", "ring_allreduce(rows, n, 1, sum)", "T4"),
    ("matmul_shard", "along_k(3, false)", "along_k(3, true)", "NC1"),
    ("sort", "r[i].key <= r[j].key", "r[i].key < r[j].key", "T1"),
    ("sort", "move(&work[5], &work[6])", "swap(&work[5], &work[6])", "NC2"),
    ("prng_streams", "(from as u64) * GAMMA", "(p as u64) * GAMMA", "T7"),
    ("prng_streams", "shuffle_hash(4, true)", "shuffle_hash(4, false)", "NC1"),
    ("fixed_softmax", "ring_allreduce(part, n, 1, &sum)", "sum = part[0]", "T4"),
    ("fixed_softmax", "softmax(&x[0], 4, false,", "softmax(&x[0], 4, true,", "NC1"),
    ("merkle", "text[0] = 1", "text[0] = 2", "T2"),
    ("merkle", "proofs(7, 1, 0)", "proofs(7, 0, 0)", "NC2"),
    ("collectives", "_min(&rows[0], n, v, &got[0])", "_max(&rows[0], n, v, &got[0])", "T4"),
    ("collectives", "ring_allreduce(&rows[0], 4, 7,", "ring_allreduce(&rows[0], 5, 7,", "NC1"),
    ("print_float", '"5e-324"', '"4.94e-324"', "T2"),
    ("print_float", "read_back(0.1234567)", "read_back(0.123456)", "NC2"),
    ("checkpoint_resume", "mem_copy(t as *u8, from, STATE)", "mem_copy(t as *u8, from, 40)", "T2"),
    ("checkpoint_resume", "if forget == 1 {", "if forget == 9 {", "NC1"),
    ("allgather_optimizer", "(all + r * width) as *u8, 8 * V)", "(all + r * width) as *u8, 8)", "T2"),
    ("allgather_optimizer", "sharded(3, false, false,", "sharded(3, true, false,", "NC1"),
    ("overflow_negative", "{ total += x }\n", "{ total = saturating(total, x) }\n", "T1"),
    ("overflow_negative", "saturated: i64 = orders_giving(1,", "saturated: i64 = orders_giving(0,", "NC1"),
    ("gradient_accumulation", "to, local + r * V)", "to - 1, local + r * V)", "T4"),
    ("gradient_accumulation", "if fault != 2 {", "if fault != 9 {", "NC2"),
    ("int8_quant", "dot(r, p * K / n,", "dot(r, p * (K / n),", "T4"),
    ("int8_quant", "by_ranks(5, true,", "by_ranks(5, false,", "NC2"),
    ("crc32", "times(square, square)", "times(square, result)", "T4"),
    ("crc32", "by_ranks(4, true, 0)", "by_ranks(4, false, 0)", "NC2"),
    ("permutation_schedule", "if op == 0 { return a + b }", "if op == 0 { return a - b }", "T1"),
    ("permutation_schedule", "if bits(x) != bits(first)", "if x != x", "NC1"),
    ("float_bits", "return x * x - y\n", "return x * x - y + d(0x3c30000000000000)\n", "T9"),
    ("float_bits", "is(a + (b + e), 0x", "is((a + b) + e, 0x", "NC1"),
    ("fixed_scatter", "items == 64 {", "items == 63 {", "T3"),
    ("fixed_scatter", "plain(&turned[0], &back[0], &b", "plain(&values[0], &index[0], &b", "NC1"),
    ("exact_ddp", "exact_f32(rows, n * room, V, sum)", "exact_f32(rows, n, V, sum)", "T4"),
    ("exact_ddp", "ring_allreduce(ranks, n, words,", "ring_allreduce(ranks, 1, words,", "T9"),
    ("exact_ddp", "all_differ(PLAIN)", "all_differ(BY_ROWS)", "NC1"),
    ("exact_ddp", "all_differ(HALF_PLAIN)", "all_differ(BY_DIGITS)", "NC2"),
]


def run_gate(path: Path, cwd: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a gate in an empty folder; 30 seconds at most."""
    return subprocess.run(
        [sys.executable, "-m", "nxpy", "run", *options, str(path)],
        capture_output=True,
        text=True,
        timeout=30,
        cwd=cwd,
        env=clean_environment(PYTHONPATH=str(ROOT)),
        check=False,
    )


def rows(output: str, word: str) -> list[str]:
    return re.findall(rf"^ +{word} (.+)$", output, re.MULTILINE)


def test_there_are_gates_to_learn_from() -> None:
    assert SEED in GATES
    assert len(GATES) >= 15
    assert len(GATES) == len(list((ROOT / "gates").glob("*.nx"))), "a gate is called nx_NAME_gate.nx"


@pytest.mark.parametrize("engine", HERE)
@pytest.mark.parametrize("name", GATES)
def test_a_gate_is_green(name: str, engine: str, tmp_path: Path) -> None:
    result = run_gate(GATES[name], tmp_path, "--engine", engine)
    assert result.returncode == 0, result.stdout + result.stderr
    assert result.stderr == ""
    assert not rows(result.stdout, "FAIL")
    passed = rows(result.stdout, "PASS")
    assert any(row.startswith("NC") for row in passed), "no negative control"
    verdict = re.search(r"^VERDICT [A-Z0-9-]+ PASS (\d+)/(\d+) \(.+\)$", result.stdout, re.MULTILINE)
    assert verdict is not None
    assert verdict[1] == verdict[2] == str(len(passed))
    assert result.stdout.endswith(verdict[0] + "\n")


@pytest.mark.parametrize("engine", HERE)
def test_the_seed_gate_prints_what_it_always_printed(engine: str, tmp_path: Path) -> None:
    expected = (ROOT / "tests/data/gates/nx_distributed_train_gate.expected.txt").read_text(encoding="utf-8")
    assert run_gate(GATES[SEED], tmp_path, "--engine", engine).stdout == expected


@pytest.mark.parametrize("name", GATES)
def test_a_gate_says_what_it_proves(name: str) -> None:
    header = re.match(r"(?://.*\n)+", GATES[name].read_text(encoding="utf-8"))
    assert header is not None
    assert header[0].startswith(f"// {GATES[name].name} -- ")
    for part in ("// criteria:", "// negative control:", "// expect_exit: 0 license_tier: ORIGINAL"):
        assert part in header[0]


def test_every_gate_is_sabotaged() -> None:
    assert {name for name, *_ in SABOTAGE} == set(GATES)


@pytest.mark.parametrize(("name", "old", "new", "row"), SABOTAGE)
def test_a_broken_gate_is_red(name: str, old: str, new: str, row: str, tmp_path: Path) -> None:
    text = GATES[name].read_text(encoding="utf-8")
    assert text.count(old) == 1
    broken = tmp_path / GATES[name].name
    broken.write_text(text.replace(old, new), encoding="utf-8")
    result = run_gate(broken, tmp_path)
    assert result.returncode == 1, result.stdout + result.stderr
    failed = rows(result.stdout, "FAIL")
    assert any(row in each for each in failed), failed
    assert re.search(r"^VERDICT [A-Z0-9-]+ FAIL ", result.stdout, re.MULTILINE)
