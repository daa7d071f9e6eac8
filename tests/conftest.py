"""What several test files need: running `nxpy` as its users do, and in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent

Result = subprocess.CompletedProcess[bytes]
Nxpy = Callable[..., Result]


def clean_environment(**extra: str) -> dict[str, str]:
    """The environment without what would change nxpy's behaviour."""
    left_out = {"NXPATH", "NXPY_DEBUG", "NO_COLOR", "FORCE_COLOR", "NXPY_CACHE_DIR"}
    return {k: v for k, v in os.environ.items() if k not in left_out} | extra


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository's folder."""
    return ROOT


@pytest.fixture
def nxpy(tmp_path: Path) -> Nxpy:
    """Runs `nxpy ARGS...` in a process of its own, in an empty folder, ten seconds at most."""

    def run(*args: str | Path, stdin: bytes | int = b"", timeout: float = 10, **env: str) -> Result:
        given: dict[str, Any] = {"stdin": stdin} if isinstance(stdin, int) else {"input": stdin}
        result: Result = subprocess.run(
            [sys.executable, "-m", "nxpy", *map(str, args)],
            capture_output=True,
            timeout=timeout,
            cwd=tmp_path,
            env=clean_environment(PYTHONPATH=str(ROOT), **env),
            check=False,
            **given,
        )
        return result

    return run
