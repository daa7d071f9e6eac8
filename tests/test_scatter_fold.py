"""`nxpy fold`: the experiment, its report, its files, and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from conftest import Nxpy
from nxpy import FixedScatter
from nxpy.runtime.scatter import experiment
from nxpy.runtime.scatter.errors import DeviceError
from nxpy.runtime.scatter.experiment import Settings
from nxpy.runtime.scatter.report import worded

SMALL = ("--d", "8", "--hid", "32", "--k", "7", "--steps", "4", "--reps", "2", "--batch", "3")


def test_fold_reports_and_writes(nxpy: Nxpy, tmp_path: Path) -> None:
    done = nxpy("fold", *SMALL, "--device", "cpu", "--json", "fold.json", timeout=60)
    assert done.returncode == 0, done.stderr
    text = done.stdout.decode()
    for part in (
        "1. Is the racing",
        "2. Does each order",
        "3. What does each cost",
        "4. Does a training run",
    ):
        assert part in text
    assert "No GPU took part: the CPU was asked for" in text
    assert done.stderr == b""  # no progress bar where nobody watches
    data = json.loads((tmp_path / "fold.json").read_text())
    assert data["schema"] == 1
    assert data["settings"]["hid"] == 32
    assert data["kept"] is True
    assert [len(d) for row in data["training"].values() for d in row["digests"]] == [4] * 8
    assert data["orders"]["exact"]["sha256"] != ""


def test_json_to_standard_output(nxpy: Nxpy) -> None:
    done = nxpy("fold", *SMALL, "--device", "cpu", "--json", "-", timeout=60)
    assert json.loads(done.stdout)["settings"]["k"] == 7


def test_the_same_study_gives_the_same_digests() -> None:
    settings = Settings(8, 32, 7, 1, 3, 3)
    first, second = experiment.run(settings), experiment.run(settings)
    for part in ("training", "orders"):
        for name, row in first[part].items():
            key = "digests" if part == "training" else "sha256"
            assert row[key] == second[part][name][key], name


def test_a_rectangle_too_large_is_a_note_and_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def small(*args: Any, **options: Any) -> Any:
        return FixedScatter(*args, **options, memory_limit=100)

    monkeypatch.setattr("nxpy.runtime.scatter.experiment.FixedScatter", small)
    result = experiment.run(Settings(8, 32, 7, 1, 2, 3))
    assert "rectangle" in result["orders"]["rect"]["refused"]
    assert result["kept"] is True
    assert "rect    refused" in worded(result)


def test_a_broken_promise_is_told() -> None:
    result = experiment.run(Settings(8, 32, 7, 1, 2, 3))
    result["training"]["fixed"] |= {"identical": False, "parted_at": 1, "largest": 0.25}
    assert experiment.kept(result) is False
    result["kept"] = False
    text = worded(result)
    assert "fixed   two runs part at step 2; at the end by 2.500e-01" in text
    assert "An order broke its promise" in text
    result["training"]["fixed"]["identical"] = True
    result["training"]["racing"]["identical"] = False  # racing promises nothing
    assert experiment.kept(result) is True


def test_progress_runs_from_start_to_end() -> None:
    seen: list[tuple[float, str]] = []
    experiment.run(Settings(4, 8, 3, 1, 2, 2), lambda share, what: seen.append((share, what)))
    shares = [share for share, _ in seen]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == pytest.approx(1)
    assert "training with exact, run 2" in seen[-1][1]


def test_the_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from nxpy.runtime.scatter.picture import draw

    draw(experiment.run(Settings(8, 32, 7, 1, 6, 3)), tmp_path / "fold.png")
    assert (tmp_path / "fold.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("--device", "tpu"), "`--device` cannot be `tpu`"),
        (("--k", "0"), "`--k 0`: a whole number from 1"),
        (("--lr", "-1"), "`--lr -1`: a number above 0"),
        (("--lr", "x"), "`--lr x`"),
        (("--d", "65536", "--hid", "65536"), "is over 2147483647 weights"),
        (("--json", "no/such/folder.json"), "`--json no/such/folder.json` cannot be written"),
        (("gate.nx",), "`nxpy fold` takes no file: `gate.nx`"),
        (("--step", "3"), "did you mean `--steps`?"),
    ],
)
def test_wrong_usage(nxpy: Nxpy, arguments: tuple[str, ...], text: str) -> None:
    done = nxpy("fold", *arguments)
    assert done.returncode == 64
    assert text in done.stderr.decode()
    assert b"Traceback" not in done.stderr


def test_a_gpu_that_is_not_here(monkeypatch: pytest.MonkeyPatch, nxpy: Nxpy) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert "CuPy is not installed" in experiment.gpu_found()
    if experiment.gpu_found():
        with pytest.raises(DeviceError, match="CuPy is not installed"):
            experiment.run(Settings(device="cuda:0"))
