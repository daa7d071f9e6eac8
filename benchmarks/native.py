"""NX against C: `python benchmarks/native.py DIR` for a folder of NAME.nx and NAME.c twins.

Builds each twin with gcc and clang, and the NX program fast and safe; checks that all print the same
bytes; then times them in turns (A B C D, A B C D, ...) after a warm-up, and prints medians of wall
time over the better of the two C compilers. `--markdown` prints a table for docs/.
"""

from __future__ import annotations

import argparse
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

C_FLAGS = ["-O3", "-march=native", "-fwrapv", "-ffp-contract=off"]
LIMITS = {"fast": (1.00, 1.25), "safe": (1.20, 2.0)}
"""Geometric mean and worst program that we hold ourselves to."""


def build(source: Path, folder: Path) -> dict[str, Path]:
    """Executables by kind."""
    made = {}
    for compiler in ("gcc", "clang"):
        if shutil.which(compiler):
            made[compiler] = folder / f"{source.stem}.{compiler}"
            command = [compiler, *C_FLAGS, "-o", str(made[compiler]), str(source.with_suffix(".c")), "-lm"]
            subprocess.run(command, check=True, capture_output=True)
    for mode in ("fast", "safe"):
        made[mode] = folder / f"{source.stem}.{mode}"
        command = [sys.executable, "-m", "nxpy", "build", str(source), "-o", str(made[mode]), "--mode", mode]
        subprocess.run(command, check=True)
    return made


def seconds(path: Path) -> float:
    start = time.perf_counter()
    subprocess.run([str(path)], stdout=subprocess.DEVNULL, check=False)
    return time.perf_counter() - start


def measure(programs: dict[str, Path], rounds: int) -> dict[str, float]:
    for path in programs.values():
        seconds(path)
    times: dict[str, list[float]] = {kind: [] for kind in programs}
    for _ in range(rounds):
        for kind, path in programs.items():
            times[kind].append(seconds(path))
    return {kind: statistics.median(taken) for kind, taken in times.items()}


def same_output(programs: dict[str, Path]) -> bool:
    return (
        len({subprocess.run([str(p)], capture_output=True, check=False).stdout for p in programs.values()})
        == 1
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("-k", default="", help="only programs whose name holds this")
    options = parser.parse_args()
    ratios: dict[str, list[float]] = {"fast": [], "safe": []}
    print(f"{'program':16} {'gcc s':>8} {'clang s':>8} {'fast':>6} {'safe':>6}   (NX over the better C)")
    with tempfile.TemporaryDirectory() as folder:
        for source in sorted(options.folder.glob("*.nx")):
            if options.k not in source.stem or not source.with_suffix(".c").exists():
                continue
            programs = build(source, Path(folder))
            if not same_output(programs):
                print(f"{source.stem}: the outputs differ")
                return 1
            taken = measure(programs, options.rounds)
            best = min(taken[kind] for kind in ("gcc", "clang") if kind in taken)
            row = {mode: taken[mode] / best for mode in ratios}
            for mode, ratio in row.items():
                ratios[mode].append(ratio)
            print(
                f"{source.stem:16} {taken.get('gcc', math.nan):8.3f} {taken.get('clang', math.nan):8.3f}"
                f" {row['fast']:6.2f} {row['safe']:6.2f}",
                flush=True,
            )
    for mode, (mean, worst) in LIMITS.items():
        found = statistics.geometric_mean(ratios[mode])
        print(
            f"{mode}: geometric mean {found:.2f} (goal {mean:.2f}),"
            f" worst {max(ratios[mode]):.2f} (goal {worst:.2f})"
        )
    return 0


if __name__ == "__main__":
    os.chdir(Path(__file__).parent.parent)
    sys.exit(main())
