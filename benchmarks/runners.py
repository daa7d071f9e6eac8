"""`nxpy test` against other runners of the same gates, each of which starts `nxpy run` for every gate.

    python benchmarks/runners.py [--count 300] [--jobs 2] [--rounds 5] [--lit PATH]

The gates (scripts/make_gates.py: copies of the seed gate) are natively compiled before anything is
measured, so that what is compared is starting, watching and judging them:

    nxpy test     judges exit codes, rows, traps; walls and limits around each gate
    lit           `// RUN: nxpy run %s` in each file (left out where there is no lit)
    pytest        a test that starts `nxpy run`, parametrised over the files, pytest-xdist's workers
    xargs         no runner at all: `xargs -P` starts them and fails if one fails

Rounds are interleaved; medians of wall and processor time.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from runner import ROOT, Cost, measured, show

LIT = """
import lit.formats
config.name = "gates"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".nx"]
config.environment["NXPY_CACHE_DIR"] = {cache!r}
"""
PYTEST = """
import subprocess
from pathlib import Path
import pytest

@pytest.mark.parametrize("path", sorted(Path({folder!r}).glob("*.nx")), ids=lambda path: path.name)
def test_gate(path):
    assert subprocess.run([{nxpy!r}, "run", path], capture_output=True).returncode == 0
"""

Act = Callable[[], None]


def command(words: list[str], cache: str) -> Act:
    environment = {
        **os.environ,
        "NXPY_CACHE_DIR": cache,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    }

    def act() -> None:
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, check=False
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(words)}: {done.returncode}\n{done.stdout.decode()[-2000:]}")

    return act


def ways(folder: Path, jobs: int, lit: str | None) -> dict[str, Act]:
    cache, nxpy = str(folder / ".cache"), str(Path(sys.executable).parent / "nxpy")
    (folder / "lit.cfg.py").write_text(LIT.format(cache=cache))
    (folder / "test_gates.py").write_text(PYTEST.format(folder=str(folder), nxpy=nxpy))
    files = sorted(map(str, folder.glob("*.nx")))
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", str(jobs)]
    found = {
        "nxpy test": [nxpy, "test", "-q", "-j", str(jobs), str(folder)],
        "pytest": [*pytest, str(folder / "test_gates.py")],
        "xargs": ["sh", "-c", f'printf "%s\\0" "$@" | xargs -0 -P {jobs} -n 1 {nxpy} run', "sh", *files],
    }  # fmt: skip
    if lit is not None:
        found["lit"] = [lit, "-q", "-j", str(jobs), str(folder)]
    return {name: command(words, cache) for name, words in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--lit", default=shutil.which("lit"), help="the command, where it is not on PATH")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nxpy-bench-") as name:
        folder = Path(name)
        make = [
            sys.executable,
            str(ROOT / "scripts/make_gates.py"),
            name,
            "--count",
            str(options.count),
            "--no-twins",
        ]
        subprocess.run(make, check=True)
        for path in folder.glob("*.nx"):
            path.write_text(f"// RUN: nxpy run %s\n{path.read_text()}")
        acts = ways(folder, options.jobs, options.lit)
        command(
            [sys.executable, "-m", "nxpy", "test", "-q", "--engines", "jit", name], str(folder / ".cache")
        )()
        costs: dict[str, list[Cost]] = {way: [] for way in acts}
        for _ in range(options.rounds):
            for way, act in acts.items():
                costs[way].append(measured(act))
    medians = {
        way: Cost(median(c.wall for c in found), median(c.cpu for c in found)) for way, found in costs.items()
    }
    show(medians, options.count, "nxpy test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
