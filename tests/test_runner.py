"""Judgement, rows, discovery and selection: the pure parts of `nxpy test`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nxpy.base.source import Source
from nxpy.gate import discovery, header_scan, judge, locate, rows, select
from nxpy.gate.model import Limits, Result, Tally
from nxpy.gate.outcome import Outcome
from nxpy.gate.runner import exit_code

TRAP = b"trap[R0001]: division by zero\n  --> g.nx:4:9\n   |\n 4 |  x\n"


def ended(
    code: int | None = 0, out: bytes = b"", err: bytes = b"", *, limit: str = "", signal: int = 0
) -> Outcome:
    made = Outcome()
    made.code, made.output, made.errors, made.limit, made.signal = code, out, err, limit, signal
    return made


def judged(*outcomes: Outcome, expected: int = 0, engines: str = "interp", repeat: int = 1) -> Result:
    result = Result("g.nx", "passed")
    result.expected = expected
    names = [name for name in engines.split(",") for _ in range(repeat)]
    judge.judge(result, list(zip(names, outcomes, strict=True)), Limits(), "the default", repeat)
    return result


# Rows --------------------------------------------------------------------------------------------


def test_rows_and_verdict_of_the_seed_gate(root: Path) -> None:
    seed = root.parent / "shared/seeds/nx_distributed_train_gate.expected.txt"
    if not seed.exists():
        pytest.skip("the seed's expected output is not here")
    output = seed.read_bytes()
    found = list(rows.rows(output))
    assert [passed for passed, _ in found] == [True] * 5
    assert found[1][1] == "T2 N=2 == N=1 (bit-identical)"
    assert rows.verdict(output) == ("DISTRIBUTED-TRAIN-GATE", True, 5, 5)


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (b"  PASS a\n FAIL b c\n", [(True, "a"), (False, "b c")]),
        (b"PASS a", [(True, "a")]),
        (b"PASSED a\nxPASS b\nPASS\nPASS \n", []),
        (b"\tFAIL a\r\n", [(False, "a")]),
        (b" PASS \x1b[31mred\n", [(True, "<1B>[31mred")]),
        (b" PASS \xff\n", [(True, "\\xff")]),
    ],
)
def test_rows(output: bytes, expected: list[tuple[bool, str]]) -> None:
    assert list(rows.rows(output)) == expected


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (b"VERDICT A PASS 1/2 (x)\n", ("A", True, 1, 2)),
        (b"VERDICT A B FAIL 0/0 ()\n", ("A B", False, 0, 0)),
        (b"VERDICT A PASS 1/1 (x)\nVERDICT B FAIL 0/1 (y)\n", ("B", False, 0, 1)),
        (b" VERDICT A PASS 1/1 (x)\n", None),
        (b"VERDICT A PASS\n", None),
    ],
)
def test_verdict(output: bytes, expected: object) -> None:
    assert rows.verdict(output) == expected


def test_long_output_is_cut_at_lines() -> None:
    output = b"".join(b"line %d\n" % i for i in range(100))
    shown = rows.shown(output, 40)
    assert shown.startswith("line 0\nline 1\n")
    assert shown.endswith("line 98\nline 99\n")
    kept = sum(len(f"line {i}\n") for i in range(100) if f"line {i}\n" in shown)
    assert f"... {len(output) - kept:,} bytes left out ..." in shown


@given(st.binary(max_size=300))
def test_shown_text_never_holds_what_a_terminal_obeys(output: bytes) -> None:
    assert all(
        char == "\n" or (char.isprintable() and char != "\x1b") or ord(char) > 0x9F
        for char in rows.shown(output)
    )


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (b"a\nb\n", b"a\nb\n", None),
        (b"a\nb\n", b"a\nc\n", (2, b"b", b"c")),
        (b"a\n", b"a\nb\n", (2, b"", b"b")),
        (b"", b"x", (1, b"", b"x")),
        (b"a\nb", b"a\nb\n", (3, None, b"")),
    ],
)
def test_first_difference(one: bytes, other: bytes, expected: object) -> None:
    assert rows.first_difference(one, other) == expected


# Judgement ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("outcome", "expected", "status", "kind", "words"),
    [
        (ended(0, b" PASS a\n"), 0, "passed", "", ""),
        (ended(3), 3, "passed", "", ""),
        (ended(101, b"", TRAP), 101, "passed", "", ""),
        (ended(1, b" FAIL a\n PASS b\n"), 1, "passed", "", ""),
        (ended(1), 0, "failed", "exit", "exited 1, expected 0"),
        (ended(1, b" FAIL a\n PASS b\n"), 0, "failed", "exit", "1 of 2 checks failed"),
        (
            ended(1, b" PASS a\nVERDICT X PASS 1/1 (y)\n"),
            0,
            "failed",
            "exit",
            "although its VERDICT line says PASS",
        ),
        (ended(0), 3, "failed", "exit", "exited 0, but its header says expect_exit: 3"),
        (ended(1), 3, "failed", "exit", "exited 1, expected 3"),
        (ended(101, b"", TRAP), 0, "failed", "trap", "trapped: R0001 division by zero at g.nx:4"),
        (ended(101, b"", TRAP), 3, "failed", "trap", "its header expects exit code 3"),
        (ended(101), 0, "failed", "exit", "it chose that code itself, nothing trapped"),
        (ended(124), 0, "failed", "exit", "it chose that code itself, no limit was hit"),
        (ended(137), 0, "failed", "exit", "it chose that code itself, no limit was hit"),
        (ended(0, b" FAIL a\n"), 0, "failed", "contradiction", "exited 0, but 1 of its 1 checks failed"),
        (ended(0, b"VERDICT X FAIL 0/1 (y)\n"), 0, "failed", "contradiction", "its VERDICT line says FAIL"),
        (ended(None, signal=11), 0, "failed", "signal", "signal 11 (SIGSEGV)"),
        (ended(None, limit="wall-time"), 0, "failed", "wall-time", "still running after 60 s"),
        (ended(None, limit="memory"), 0, "failed", "memory", "more than 1 GiB"),
        (ended(None, limit="output"), 0, "failed", "output", "more than 8 MiB"),
        (ended(None, limit="wall-time"), 124, "failed", "wall-time", "still running"),
    ],
)
def test_one_run(outcome: Outcome, expected: int, status: str, kind: str, words: str) -> None:
    result = judged(outcome, expected=expected)
    assert (result.status, result.kind) == (status, kind)
    assert words in result.reason


def test_a_fault_of_ours_is_an_error() -> None:
    outcome = ended(70)
    outcome.fault = "Traceback ...\nValueError: x\n"
    result = judged(outcome)
    assert (result.status, result.kind) == ("error", "fault")
    assert result.reason.endswith("ValueError: x")


def test_a_trap_in_the_gate_names_its_line() -> None:
    assert judged(ended(101, b"", TRAP)).line == 4


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        (ended(0), ended(1), "exit code"),
        (ended(0, b"a\nb\n"), ended(0, b"a\nc\n"), "line 2 of stdout"),
        (ended(101, b"", TRAP), ended(101, b"", TRAP.replace(b"R0001", b"R0002")), "trap"),
        (ended(101, b"", TRAP), ended(101, b"", TRAP.replace(b":4:", b":5:")), "trap"),
        (ended(101, b"", TRAP), ended(101), "trap"),
    ],
)
def test_engines_that_differ(one: Outcome, other: Outcome, words: str) -> None:
    result = judged(one, other, engines="interp,jit", expected=one.code or 0)
    assert (result.status, result.kind) == ("failed", "engines")
    assert result.reason == f"jit and interp differ, in {words}"
    assert len(result.details.splitlines()) == 2


def test_a_run_that_was_cut_short_is_told_as_that() -> None:
    result = judged(ended(0), ended(None, limit="wall-time"), engines="interp,jit")
    assert (result.status, result.kind) == ("failed", "wall-time")
    assert result.reason.endswith("(engine jit)")


def test_a_trap_without_a_line_agrees_with_one_that_has_it() -> None:
    bare = ended(101, b"", b"trap[R0001]: division by zero\n  = somewhere\n")
    assert judged(ended(101, b"", TRAP), bare, engines="interp,jit-fast", expected=101).status == "passed"


def test_where_a_stack_overflowed_is_no_difference() -> None:
    """The exact depth is not promised, and with calls in turns neither is the line."""
    one, other = (ended(101, b"", b"trap[R0004]: stack overflow\n --> g.nx:%d:9\n" % line) for line in (2, 3))
    assert judged(one, other, engines="interp,jit", expected=101).status == "passed"
    divided = ended(101, b"", b"trap[R0001]: division by zero\n --> g.nx:3:9\n")
    assert judged(one, divided, engines="interp,jit", expected=101).kind == "engines"


def test_repeats_that_differ_are_nondeterministic() -> None:
    result = judged(ended(0, b"1\n"), ended(0, b"1\n"), ended(0, b"2\n"), repeat=3)
    assert result.kind == "nondeterministic"
    assert "run 3 of 3 under interp differs, in line 1 of stdout" in result.reason
    assert "| 1" in result.details
    assert "| 2" in result.details


@pytest.mark.parametrize(
    ("statuses", "code"),
    [
        (["passed"], 0),
        (["cached"], 0),
        (["passed", "failed"], 1),
        (["error"], 1),
        ([], 5),
        (["library"], 5),
        (["skipped"], 0),
    ],
)
def test_exit_codes(statuses: list[str], code: int) -> None:
    tally = Tally()
    for status in statuses:
        tally.add(Result("g.nx", status, "exit"))
    assert exit_code(tally, False) == code
    assert exit_code(tally, True) == 2


# Headers and lines -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "header", "is_gate"),
    [
        ("// expect_exit: 3\nfunc main() {}", {"expect_exit": 3}, True),
        (
            "\n/* license_tier: X */\n// timeout: 2.5\nfunc f() {}",
            {"license_tier": "X", "timeout": 2.5},
            False,
        ),
        ("func f() {}\n// expect_exit: 3", {}, False),
        ("// func main() {}\n", {}, False),
        ('func f() { g("func main()") }', {}, False),
        ("func main2() {}", {}, False),
        ("func\n main () {}", {}, True),
        ("/* never closed", {}, False),
        ("", {}, False),
    ],
)
def test_header_scan(text: str, header: dict[str, object], is_gate: bool) -> None:
    found = header_scan.scan_text(text)
    assert (found.header, found.is_gate) == (header, is_gate)


def test_the_line_of_a_check() -> None:
    source = Source("g.nx", 'a("T1 sums")\nb("T2 " as *u8)\nc("T3 say \\"x\\"\\n")\n')
    assert locate.line_of("T1 sums", source) == 1
    assert locate.line_of('T3 say "x"', source) == 3
    assert locate.line_of("T1 sums of 5", source) == 1
    assert locate.line_of("something else", source) == 0


# Discovery ---------------------------------------------------------------------------------------


def test_discovery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (
        "b.nx",
        "a/z.nx",
        "a/y.nx",
        "a.txt",
        ".hidden/x.nx",
        "a/.x.nx",
        "a-b/c.nx",
        "node_modules/m.nx",
    ):
        Path(name).parent.mkdir(exist_ok=True)
        Path(name).write_text("")
    Path("x.nx").mkdir()
    Path("x.nx/in.nx").write_text("")
    Path("loop.nx").symlink_to("loop.nx")
    Path("again").symlink_to("a")
    everything = ["a/y.nx", "a/z.nx", "a-b/c.nx", "b.nx", "loop.nx", "x.nx/in.nx"]
    assert discovery.find(["."]) == everything
    assert discovery.find(["b.nx", "a", "./b.nx", "a/"]) == ["a/y.nx", "a/z.nx", "b.nx"]
    assert discovery.find([str(tmp_path)]) == [str(tmp_path / path) for path in everything]


@pytest.mark.parametrize(("path", "words"), [("nothing", "there is no"), ("a.txt", "is not a gate")])
def test_what_cannot_be_searched(
    path: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.txt").write_text("")
    Path("nothin").mkdir()
    with pytest.raises(discovery.NoSuchPath, match=words):
        discovery.find([path])


def test_a_folder_of_links_to_itself_ends(tmp_path: Path) -> None:
    (tmp_path / "d").mkdir()
    (tmp_path / "d" / "up").symlink_to(tmp_path)
    (tmp_path / "d" / "g.nx").write_text("")
    assert discovery.find([str(tmp_path)]) == [os.path.join(tmp_path, "d", "g.nx")]


# Selection ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expression", "yes", "no"),
    [
        ("ring", ["gates/ring.nx", "RING"], ["gates/sort.nx"]),
        ("ring or sort", ["ring", "sort"], ["x"]),
        ("ring and not slow", ["ring"], ["ring_slow", "x"]),
        ("not (a or b)", ["c"], ["a", "b"]),
        ("a or b and c", ["a", "bc"], ["b", "c"]),
        ("not not a", ["a"], ["b"]),
    ],
)
def test_keyword(expression: str, yes: list[str], no: list[str]) -> None:
    matches = select.keyword(expression)
    assert all(map(matches, yes))
    assert not any(map(matches, no))


@pytest.mark.parametrize("expression", ["", "a b", "(a", "a and", "and a", "a)", "not", "()"])
def test_bad_keyword(expression: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        select.keyword(expression)


@pytest.mark.parametrize(
    ("tag", "header", "has"),
    [
        ("license_tier=ORIGINAL", {"license_tier": "ORIGINAL"}, True),
        ("license_tier=ORIGINAL", {"license_tier": "OTHER"}, False),
        ("license_tier=ORIGINAL", {}, False),
        ("license_tier", {"license_tier": "X"}, True),
        ("license_tier", {}, False),
        ("expect_exit=0", {}, True),
        ("expect_exit=3", {"expect_exit": 3}, True),
        ("timeout=2.5", {"timeout": 2.5}, True),
        ("timeout=2", {"timeout": 2.0}, True),
        ("requires=gpu", {"requires": ["gpu", "mpi"]}, True),
        ("requires=gpu,mpi", {"requires": ["gpu", "mpi"]}, True),
        ("requires=mpi", {"requires": ["gpu"]}, False),
    ],
)
def test_tag(tag: str, header: dict[str, object], has: bool) -> None:
    assert select.has_tag(header, *select.tag(tag)) == has


def test_unknown_tag() -> None:
    with pytest.raises(ValueError, match="did you mean `license_tier`"):
        select.tag("licence_tier=X")


@given(
    st.lists(st.text(min_size=1, max_size=8), unique=True, max_size=60),
    st.integers(1, 9),
    st.randoms(use_true_random=False),
)
def test_shards_are_a_partition(paths: list[str], count: int, random: object) -> None:
    weights = {path: float(len(path)) for index, path in enumerate(paths) if index % 3}
    parts = select.partition(paths, weights, count)
    assert len(parts) == count
    assert sorted(path for part in parts for path in part) == sorted(paths)
    # What the order of discovery was makes no difference.
    assert select.partition(list(reversed(paths)), weights, count) == parts


@given(st.lists(st.floats(0.001, 100), min_size=1, max_size=40), st.integers(1, 6))
def test_shards_are_balanced(seconds: list[float], count: int) -> None:
    weights = {f"g{index}": value for index, value in enumerate(seconds)}
    parts = select.partition(list(weights), weights, count)
    loads = [sum(weights[path] for path in part) for part in parts]
    least = max(max(seconds), sum(seconds) / count)
    assert max(loads) <= 4 / 3 * least + max(seconds) / 3 + 1e-9


@pytest.mark.parametrize("text", ["", "0/2", "3/2", "1", "1/0", "a/b", "-1/2", "1/2/3"])
def test_bad_shard(text: str) -> None:
    with pytest.raises(ValueError, match="a shard is"):
        select.shard(text)
