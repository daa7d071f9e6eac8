"""How gates get to run: natively where that is compiled already, else interpreted, and never stale."""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from conftest import ROOT, clean_environment
from nxpy.gate import child, runner, worker
from nxpy.gate.engines import AUTO, WAYS
from nxpy.gate.model import Result, Settings, Tally
from nxpy.gate.outcome import Outcome
from nxpy.gate.pool import Pool
from nxpy.gate.reports.events import Events
from nxpy.gate.reports.html import Html
from nxpy.gate.reports.junit import Junit
from test_runner_corpus import CORPUS, nxpy_test, read_results

NATIVE = pytest.mark.skipif(not WAYS["jit"].available(), reason="no LLVM here")

BUSY = """\
// timeout: 60
func main() -> i64 {
    var x: u64 = 1
    for i in 0..%d { x = x * 6364136223846793005 + (i as u64) }
    if x == 0 { return 1 }
    return 0
}
"""


def statuses(folder: Path, *args: str) -> dict[str, tuple[str, int | None]]:
    ran = nxpy_test(folder, "--json", "r.json", *args)
    assert ran.stderr == b""
    return {path: (r["status"], r["exit"]) for path, r in read_results(folder / "r.json").items()}


FIND = """
import sys
from nxpy.gate import compiled
from nxpy.gate.model import Settings
settings = Settings()
settings.engines = [sys.argv[1]]
sys.exit(compiled.find("busy.nx", settings) is None)
"""


def kept(folder: Path, way: str) -> bool:
    """Whether the cache has the code of `busy.nx`, made that way."""
    environment = clean_environment(PYTHONPATH=str(ROOT), NXPY_CACHE_DIR=str(folder / ".cache"))
    found = subprocess.run([sys.executable, "-c", FIND, way], check=False, cwd=folder, env=environment)
    return found.returncode == 0


@NATIVE
def test_what_takes_long_is_compiled_quickly(tmp_path: Path) -> None:
    # Some seconds in the interpreter, a fraction of one natively.
    (tmp_path / "busy.nx").write_text(BUSY % 30_000_000)
    assert statuses(tmp_path) == {"busy.nx": ("passed", 0)}
    assert kept(tmp_path, "jit-quick")
    assert not kept(tmp_path, "jit")
    assert kept(tmp_path, AUTO)


@NATIVE
def test_what_takes_longer_is_compiled_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "busy.nx").write_text(BUSY % 300_000_000)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NXPY_CACHE_DIR", str(tmp_path / ".cache"))
    monkeypatch.setattr(worker, "STAGES", (("interp", 0.05), ("jit-quick", 0.05), ("jit", 0.0)))
    settings = Settings()
    settings.engines = [AUTO]
    with Pool(settings, 1) as pool:
        found = [result for result in pool.run(iter(["busy.nx"])) if result is not None]
    assert [result.status for result in found] == ["passed"]
    assert kept(tmp_path, "jit-quick")
    assert kept(tmp_path, "jit")


def staged(folder: Path, monkeypatch: pytest.MonkeyPatch, *ends: tuple[str, str]) -> list[tuple[str, float]]:
    """The ways and wall times that a gate is given, which passes but for its first runs: their limits and
    faults."""
    (folder / "g.nx").write_text("func main() -> i64 { return 0 }\n")
    monkeypatch.chdir(folder)
    settings = Settings()
    settings.engines = [AUTO]
    started: list[tuple[str, float]] = []
    waiting = iter(ends)

    def run(start: child.Start) -> Outcome:
        started.append((start.way.name, start.limits.wall))
        outcome = Outcome()
        outcome.code = 0
        outcome.limit, outcome.fault = next(waiting, ("", ""))
        return outcome

    monkeypatch.setattr(child, "run", run)
    assert worker.Worker(settings).do("g.nx").status == "passed"
    return started


@NATIVE
@pytest.mark.parametrize("end", [("wall-time", ""), ("cpu-time", ""), ("", "struct.error")])
def test_limits_are_for_the_best_code(
    end: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An early stage that hits a limit, or in which nxpy fails, says nothing about the gate."""
    assert staged(tmp_path, monkeypatch, end, end) == [("interp", 0.15), ("jit-quick", 2.0), ("jit", 60.0)]


@NATIVE
def test_what_is_not_compiled_well_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends = (("wall-time", ""), ("wall-time", ""), ("compile", ""))
    wanted = [("interp", 0.15), ("jit-quick", 2.0), ("jit", 60.0), ("jit-quick", 60.0)]
    assert staged(tmp_path, monkeypatch, *ends) == wanted


@NATIVE
def test_quick_code_does_what_the_interpreter_does(tmp_path: Path) -> None:
    """A quarter of the specification's programs, most of which trap."""
    report = tmp_path / "r.json"
    words = [
        "--engines",
        "interp,jit-quick",
        "--shard",
        "1/4",
        "--json",
        str(report),
        str(ROOT / "tests/spec"),
    ]
    nxpy_test(tmp_path, *words)
    results = read_results(report)
    kinds = [result.get("kind") for result in results.values()]
    assert len(kinds) > 150
    assert kinds.count("trap") > 20
    assert not {"engines", "fault", "worker"} & set(kinds)


@NATIVE
def test_what_is_short_is_not(tmp_path: Path) -> None:
    shutil.copy(CORPUS / "good.nx", tmp_path)
    assert nxpy_test(tmp_path).returncode == 0
    assert not list((tmp_path / ".cache").glob("*.gate"))


@NATIVE
def test_a_compiled_gate_is_never_stale(tmp_path: Path) -> None:
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 0 }\n")
    (tmp_path / "a.nx").write_text('import "lib.nx"\nfunc main() -> i64 { return value() }\n')
    (tmp_path / "good").write_text("func main() -> i64 { return 0 }\n")
    (tmp_path / "bad").write_text("func main() -> i64 { return 5 }\n")
    (tmp_path / "link.nx").symlink_to("good")
    assert nxpy_test(tmp_path, "--engines", "jit").returncode == 0
    assert len(list((tmp_path / ".cache").glob("*.gate"))) == 2
    assert nxpy_test(tmp_path).returncode == 0
    before = os.stat(tmp_path / "lib.nx")
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 3 }\n")
    os.utime(tmp_path / "lib.nx", ns=(before.st_atime_ns, before.st_mtime_ns + 1_000_000_000))
    (tmp_path / "link.nx").unlink()
    (tmp_path / "link.nx").symlink_to("bad")
    ran = nxpy_test(tmp_path, "--json", "s.json")
    found = read_results(tmp_path / "s.json")
    assert ran.returncode == 1
    assert "exited 3, expected 0" in found["a.nx"]["reason"]
    assert "exited 5, expected 0" in found["link.nx"]["reason"]


@NATIVE
def test_a_further_name_that_leads_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 0 }\n")
    (tmp_path / "bad").write_text("func value() -> i64 { return 1 }\n")
    (tmp_path / "again.nx").symlink_to("lib.nx")
    (tmp_path / "a.nx").write_text(
        'import "lib.nx" import "again.nx"\nfunc main() -> i64 { return again::value() }\n'
    )
    assert nxpy_test(tmp_path, "--engines", "jit", "a.nx").returncode == 0
    assert len(list((tmp_path / ".cache").glob("*.gate"))) == 1
    (tmp_path / "again.nx").unlink()
    (tmp_path / "again.nx").symlink_to("bad")
    assert nxpy_test(tmp_path, "--engines", "jit", "a.nx").returncode == 1


@NATIVE
def test_a_compiled_gate_has_its_header_and_lines(tmp_path: Path) -> None:
    for name in ("failing", "expects_3", "with_args", "expects_trap", "sees_nothing"):
        shutil.copy(CORPUS / f"{name}.nx", tmp_path)
    first = nxpy_test(tmp_path, "--engines", "jit", "--json", "1.json")
    second = nxpy_test(tmp_path, "--engines", "jit", "--json", "2.json")
    assert len(list((tmp_path / ".cache").glob("*.gate"))) == 5
    assert first.returncode == second.returncode == 1
    one, two = read_results(tmp_path / "1.json"), read_results(tmp_path / "2.json")
    for result in (*one.values(), *two.values()):
        result["seconds"] = 0
        result["runs"] = []
    assert one == two
    assert two["failing.nx"]["line"] == 6
    assert [name for name, r in two.items() if r["status"] != "passed"] == ["failing.nx"]


def test_all_engines_agree_on_the_seed_gate(tmp_path: Path) -> None:
    shutil.copy(ROOT / "gates/nx_distributed_train_gate.nx", tmp_path)
    shutil.copy(CORPUS / "expects_trap.nx", tmp_path)
    assert nxpy_test(tmp_path, "--engines", "all", "--json", "r.json").returncode == 0
    runs = read_results(tmp_path / "r.json")["nx_distributed_train_gate.nx"]["runs"]
    assert [run["engine"] for run in runs] == [way.name for way in WAYS.values() if way.available()]


# Many gates ---------------------------------------------------------------------------------------


class FakePool:
    """Gives big results at once: what is measured is what the parent keeps of them."""

    running: list[tuple[str, float]] = []  # noqa: RUF012

    def __init__(self, settings: Settings, count: int, *, fork: bool) -> None:
        pass

    def __enter__(self) -> FakePool:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def run(self, paths: Iterator[str]) -> Iterator[Result | None]:
        for path in paths:
            result = Result(path, "passed")
            result.output = path + "x" * 20_000
            result.rows = [(True, f"{path} T{i}", 0) for i in range(20)]
            result.seconds = 0.001
            yield result


def test_the_parent_keeps_nothing_of_green_gates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "Pool", FakePool)
    peaks = []
    for count in (300, 3000):
        reports: list[runner.Report] = [
            Junit(str(tmp_path / "r.xml")),
            Events(str(tmp_path / "r.json")),
            Html(str(tmp_path / "r.html")),
        ]
        plan = runner.Plan([f"g{number:05}.nx" for number in range(count)], Settings())
        tracemalloc.start()
        try:
            summary = runner.run(plan, reports, None, 2)
            peaks.append(tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()  # it would make every later test many times slower
        assert summary.code == 0
    # Ten times the gates, 60 MB of output: what grows is the list of paths' places alone.
    assert peaks[1] - peaks[0] < 1_000_000


def test_generated_gates_are_green_and_their_twins_are_twins(tmp_path: Path) -> None:
    make = [sys.executable, str(ROOT / "scripts/make_gates.py")]
    subprocess.run([*make, str(tmp_path / "a"), "--count", "3"], check=True)
    subprocess.run([*make, str(tmp_path / "b"), "--count", "25", "--mixed", "--no-twins"], check=True)
    texts = [path.read_text() for path in sorted((tmp_path / "b").glob("*.nx"))]
    assert len(set(texts)) == 25
    assert nxpy_test(tmp_path / "a", "--engines", "interp").returncode == 0
    if shutil.which("gcc") is None:
        pytest.skip("no gcc here")
    for source in sorted((tmp_path / "a").glob("*.c")):
        program = source.with_suffix("")
        subprocess.run(["gcc", "-O1", "-Wall", "-Werror", "-o", program, source], check=True)
        theirs = subprocess.run([program], check=True, capture_output=True).stdout
        gate = str(source.with_suffix(".nx"))
        ours = subprocess.run(
            [sys.executable, "-m", "nxpy", "run", "--engine", "interp", gate],
            check=True, capture_output=True, cwd=ROOT,
        ).stdout  # fmt: skip
        assert ours == theirs


def test_a_pool_is_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NXPY_CACHE_DIR", str(tmp_path / ".cache"))
    shutil.copy(CORPUS / "good.nx", tmp_path)
    settings = Settings()
    settings.engines = [AUTO]
    with Pool(settings, 1, fork=False) as pool:
        for _ in range(3):
            found = [result for result in pool.run(iter(["good.nx"])) if result is not None]
            assert [result.status for result in found] == ["passed"]
        assert len(pool._workers) == 1


def test_json_is_written_as_it_happens(tmp_path: Path) -> None:
    report = Events(str(tmp_path / "r.json"))
    report.begin(runner.Plan(["a.nx"], Settings()))
    report.result(Result("a.nx", "passed"))
    lines = (tmp_path / "r.json").read_text().splitlines()
    assert [json.loads(line)["event"] for line in lines] == ["begin", "result"]
    report.end(runner.Summary(Tally(), 0.0, False))


@pytest.mark.parametrize(
    ("mib", "gates", "workers", "copy"),
    [
        (20, 1_000_000, 1, True),
        (400, 1, 1, True),
        (400, 10, 16, True),
        (400, 100, 1, False),
        (80, 1000, 4, False),
    ],
)
def test_workers_copy_a_process_that_is_small(
    mib: int, gates: int, workers: int, copy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a process remembers is paid for by each gate."""
    monkeypatch.setattr(resource, "getrusage", lambda _: SimpleNamespace(ru_maxrss=mib << 10))
    assert runner._worth_copying(gates, workers) is copy
