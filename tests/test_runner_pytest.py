"""The pytest plug-in: the same gates, the same judgement, and nothing for projects without gates."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from nxpy.gate.reports import junit_reader
from test_runner_corpus import CORPUS, nxpy_test

NAMES = (
    "good", "failing", "does_not_compile", "needs_gpu", "library", "expects_3", "exits_101", "fail_but_zero",
)  # fmt: skip


@pytest.fixture(scope="module")
def gates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("gates")
    for name in NAMES:
        shutil.copy(CORPUS / f"{name}.nx", folder)
    (folder / "conftest.py").write_text("")
    return folder


def run_pytest(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts=", *args],
        cwd=folder,
        capture_output=True,
        timeout=100,
        check=False,
        text=True,
        env=clean_environment(PYTHONPATH=str(ROOT), NXPY_CACHE_DIR=str(folder / ".cache")),
    )


@pytest.fixture(scope="module")
def ran(gates: Path) -> subprocess.CompletedProcess[str]:
    return run_pytest(gates, "--junitxml=p.xml", "--nx-engines=interp")


def test_the_same_counts_as_nxpy_test(gates: Path, ran: subprocess.CompletedProcess[str]) -> None:
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert nxpy_test(gates, "--junit", "n.xml", "--engines", "interp").returncode == 1
    theirs, ours = junit_reader.read(str(gates / "p.xml")), junit_reader.read(str(gates / "n.xml"))
    expected = {"passed": 3, "failed": 3, "error": 1, "skipped": 1}
    assert {outcome: ours.count(outcome) for outcome in expected} == expected
    assert {outcome: theirs.count(outcome) for outcome in expected} == expected
    assert theirs.declared == ours.declared


def test_failures_say_why(ran: subprocess.CompletedProcess[str]) -> None:
    out = ran.stdout
    assert "exited 1, expected 0: 1 of 2 checks failed" in out
    assert "--> failing.nx:6" in out
    assert "VERDICT FAILING FAIL 1/2" in out
    assert "error[E1001]: nothing here is called `c`" in out
    assert "Traceback" not in out


def test_selection_by_keyword(gates: Path) -> None:
    ran = run_pytest(gates, "-k", "good or expects_3", "--nx-engines=interp")
    assert ran.returncode == 0
    assert "2 passed" in ran.stdout


def test_with_xdist(gates: Path) -> None:
    pytest.importorskip("xdist")
    ran = run_pytest(gates, "-n2", "--nx-engines=interp")
    assert "3 failed, 3 passed, 1 skipped, 1 error" in ran.stdout


def test_wrong_engine(gates: Path) -> None:
    ran = run_pytest(gates, "--nx-engines=warp")
    assert "there is no engine `warp`" in ran.stdout + ran.stderr
    assert ran.returncode != 0


def test_a_project_may_say_no(gates: Path) -> None:
    assert run_pytest(gates, "-o", "nx_gates=false").returncode == 5


def test_no_cost_without_gates(tmp_path: Path) -> None:
    """Of nxpy, only the package and the plug-in are loaded."""
    (tmp_path / "test_x.py").write_text(
        "import sys\n\ndef test_x():\n"
        "    loaded = sorted(n for n in sys.modules if n.split('.')[0] == 'nxpy')\n"
        "    assert loaded == ['nxpy', 'nxpy.gate', 'nxpy.gate.pytest_plugin'], loaded\n"
    )
    ran = run_pytest(tmp_path)
    assert ran.returncode == 0, ran.stdout
