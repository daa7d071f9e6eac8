"""NX functions inside this process: compiled once, kept in the cache, never used where they do not hold."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nxpy.driver import cache, kernels

pytest.importorskip("llvmlite", reason="the NX kernels are compiled by llvmlite")
MODULE = "nx_fold_kernels"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache."""
    where = tmp_path / "cache"
    monkeypatch.setenv("NXPY_CACHE_DIR", str(where))
    return where


def loaded(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """As a new process would load them."""
    monkeypatch.setattr(kernels, "_loaded", {})
    return kernels.load(MODULE)


def works(code: dict[str, Any]) -> bool:
    """The greatest magnitude of three floats, which is that of -8.0, and a fold of 3.0 and 4.0."""
    values = np.array([1.5, -8.0, np.inf], np.float32)
    x = np.array([3.0, 4.0], np.float64)
    made = code["nxfk_lanes_f64"](x.ctypes.data, 2)
    return bool(code["nxfk_greatest_f32"](values.ctypes.data, 0, 3) == 0x41000000 and made == 7.0)


def entries(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.exists() else []


def test_the_second_load_compiles_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = loaded(monkeypatch)
    assert works(first)
    assert len(entries(folder)) == 1

    def refuse(request: cache.Request) -> tuple[bytes, list[str]]:
        raise AssertionError(f"{request.path} is compiled again")

    monkeypatch.setattr(kernels, "_compile", refuse)
    second = loaded(monkeypatch)
    assert second.keys() == first.keys()
    assert works(second)


def test_one_function_becomes_a_prefetch() -> None:
    text = "define void @other(ptr %p0) {\nstart:\n  ret void\n}\n"
    assert kernels._fetching(text) == text
    made = kernels._fetching(text + text.replace("other", "nxfk_ahead"))
    assert made.count("call void @llvm.prefetch.p0(ptr %p0, i32 0, i32 3, i32 1)\n  ret void") == 1
    assert text in made


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "no code"])
def test_a_damaged_entry_only_costs_time(damage: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(monkeypatch)
    (entry,) = entries(folder)
    data = entry.read_bytes()
    if damage == "no code":
        path = str(Path(kernels.__file__).parents[1] / "lib" / f"{MODULE}.nx")
        cache.store(cache.Request(path, "kernels"), b"", ["nxfk_greatest_f32:iii:i"], [], [])
    else:
        bad = {"cut": data[: len(data) // 2], "flipped": data[:99] + b"!" + data[100:], "empty": b""}
        entry.write_bytes(bad[damage])
    assert works(loaded(monkeypatch))
    assert cache.content(entry.read_bytes()) == cache.content(data)


def test_without_a_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    for where in ("", str(tmp_path / "file" / "below")):
        monkeypatch.setenv("NXPY_CACHE_DIR", where)
        assert works(loaded(monkeypatch))


def test_a_folder_that_others_can_write_to_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir()
    os.chmod(folder, 0o777)
    assert works(loaded(monkeypatch))
    assert entries(folder) == []
