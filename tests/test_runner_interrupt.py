"""Ctrl-C, once and more often: the reports of `nxpy test` are whole, and nothing is left behind."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from nxpy.gate import interrupt, runner
from nxpy.gate.model import Settings
from test_runner_corpus import MAIN, alive, descendants, eventually, five_gates


@pytest.mark.parametrize("way", ["copies", "new"])
@pytest.mark.parametrize("gap", [0.0, 0.005, 0.02, 0.1])
@pytest.mark.parametrize("second", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_twice(tmp_path: Path, way: str, gap: float, second: signal.Signals) -> None:
    """The reports are whole, and the exit code is that of one interrupt."""
    five_gates(tmp_path, "func main() -> i64 { loop { } }\n")
    (tmp_path / "a.nx").write_text("func main() -> i64 { return 0 }\n")
    reports = ["--junit", "r.xml", "--json", "r.json", "--html", "r.html"]
    with subprocess.Popen(
        [sys.executable, "-P", "-c", MAIN, way, "test", "-j2", "--engines", "interp", *reports], cwd=tmp_path,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
        env=clean_environment(PYTHONPATH=str(ROOT), NXPY_CACHE_DIR=str(tmp_path / ".cache"), CI="1"),
    ) as process:  # fmt: skip
        assert eventually(lambda: len(descendants(process.pid)) >= 4)
        everyone = descendants(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(gap)
        os.killpg(process.pid, second)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (2, b"")
    # The gate that ends may have done so by then, or not.
    told = re.search(rb"^interrupted: (1 passed|nothing ran) in .*\n\Z", out, re.MULTILINE)
    assert told is not None
    events = [json.loads(line) for line in (tmp_path / "r.json").read_text().splitlines()]
    assert [event["event"] for event in events] == ["begin", *["result"] * (told[1] == b"1 passed"), "end"]
    assert events[-1]["exit"] == 2
    assert (tmp_path / "r.xml").read_text().endswith("</testsuites>\n")
    assert (tmp_path / "r.html").read_text().endswith("</html>\n")
    assert eventually(lambda: not alive(everyone))


class Rude:
    """A report in whose middle signals come, as often as `times` says for each result."""

    def __init__(self, times: int, at: str) -> None:
        self.times = times
        self.at = at

    def begin(self, plan: object) -> None:
        self.come("begin")

    def result(self, result: object) -> None:
        self.come("result")

    def end(self, summary: object) -> None:
        self.come("end")

    def come(self, at: str) -> None:
        for _ in range(self.times if at == self.at else 0):
            os.kill(os.getpid(), signal.SIGINT)


class Counts:
    """A report that counts what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def begin(self, plan: object) -> None:
        self.told.append("begin")

    def result(self, result: object) -> None:
        self.told.append("result")

    def end(self, summary: object) -> None:
        self.told.append("end")


@pytest.fixture
def caught() -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in interrupt.SIGNALS}
    interrupt.catch()
    yield
    interrupt.catch()
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("caught")
@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize(
    ("at", "results", "code"), [("begin", 0, 2), ("result", 1, 2), ("end", 3, 0), ("never", 3, 0)]
)
def test_a_result_is_told_everywhere_or_nowhere(
    at: str, results: int, code: int, times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in "abc":
        (tmp_path / f"{name}.nx").write_text("func main() -> i64 { return 0 }\n")
    settings = Settings()
    settings.engines = ["interp"]
    first, last = Counts(), Counts()
    plan = runner.Plan(["a.nx", "b.nx", "c.nx"], settings)
    summary = runner.run(plan, [first, Rude(times, at), last], None, 1)
    assert first.told == last.told == ["begin", *["result"] * results, "end"]
    assert (summary.code, summary.tally.total, summary.interrupted) == (code, results, code == 2)


@pytest.mark.usefixtures("caught")
def test_someone_who_cannot_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is stuck, a signal that comes later ends it."""
    now = [100.0]
    monkeypatch.setattr("nxpy.gate.interrupt.time.monotonic", lambda: now[0])
    interrupt.hold()
    signal.raise_signal(signal.SIGINT)
    now[0] += 0.9
    signal.raise_signal(signal.SIGTERM)
    now[0] += 0.2
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
    interrupt.release()  # that one was taken
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGTERM)
