"""NX against C: `python benchmarks/native.py DIR` for a folder of NAME.nx and NAME.c twins.

Builds each twin with gcc and clang, and the NX program fast and safe; checks that all print the same
bytes; then times them in turns (A B C D, A B C D, ...) after a warm-up, and prints medians of wall
time over the better of the two C compilers. Three programs have a numba version too, which is timed
without its start and its compiling. The interpreter runs smaller sizes, against C at the same ones.
Then come compile times and start-up. `--docs` writes docs/benchmarks.md and, with matplotlib,
docs/native.png.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import native_report
from native_report import Row
from native_start import start_up

ROOT = Path(__file__).parent.parent
C_FLAGS = ["-O3", "-march=native", "-fwrapv", "-ffp-contract=off"]
NUMBA = ("matmul_f32", "nqueens", "sieve")
SMALLER: dict[str, dict[str, int]] = {
    "fannkuch": {"LAST": 9}, "lz_roundtrip": {"SIZE": 800_000, "ROUNDS": 1},
    "mandel_fixed": {"WIDTH": 80, "HEIGHT": 60}, "matmul_f32": {"SIZE": 160, "ROUNDS": 2},
    "matmul_i64": {"SIZE": 150, "ROUNDS": 1}, "nqueens": {"LAST": 11},
    "sha256": {"SIZE": 32768, "ROUNDS": 20}, "sieve": {"LIMIT": 400_000, "ROUNDS": 10},
    "sort": {"COUNT": 80_000}, "train": {"T": 16},
}  # fmt: skip
"""Constants for a run that the interpreter ends in a few seconds; other programs are not run in it."""
SMALL_ROUNDS = 21


def nxpy(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "nxpy", *map(str, arguments)]


def compilers() -> list[str]:
    return [name for name in ("gcc", "clang") if shutil.which(name)]


def build_c(source: Path, folder: Path) -> dict[str, list[str]]:
    made = {}
    for compiler in compilers():
        made[compiler] = [str(folder / f"{source.stem}.{compiler}")]
        command = [compiler, *C_FLAGS, "-o", *made[compiler], str(source.with_suffix(".c")), "-lm"]
        subprocess.run(command, check=True, capture_output=True)
    return made


def build_nx(source: Path, folder: Path) -> dict[str, list[str]]:
    made = {}
    for mode in ("fast", "safe"):
        made[mode] = [str(folder / f"{source.stem}.{mode}")]
        subprocess.run(nxpy("build", source, "-o", *made[mode], "--mode", mode), check=True)
    return made


def seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    return time.perf_counter() - start


def output(command: list[str]) -> bytes:
    return subprocess.run(command, capture_output=True, check=False).stdout


class Numba:
    """A numba twin in a process of its own that runs when it is told to."""

    def __init__(self, name: str) -> None:
        command = [sys.executable, str(Path(__file__).parent / "numba_twins.py"), name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdin
        assert self.process.stdout
        self.into, self.out = self.process.stdin, self.process.stdout

    def first(self, lines: int) -> str:
        """What it prints, before the time of that first run."""
        text = "".join(self.out.readline() for _ in range(lines))
        self.out.readline()
        return text

    def seconds(self) -> float:
        self.into.write("\n")
        self.into.flush()
        return float(self.out.readline())

    def end(self) -> None:
        self.into.close()
        self.process.wait()
        self.out.close()


def numba_here() -> bool:
    from importlib.util import find_spec

    return find_spec("numba") is not None


def measure(programs: dict[str, list[str]], numba: Numba | None, rounds: int) -> dict[str, float]:
    for command in programs.values():
        seconds(command)
    times: dict[str, list[float]] = {kind: [] for kind in (*programs, "numba")}
    for _ in range(rounds):
        for kind, command in programs.items():
            times[kind].append(seconds(command))
        if numba:
            times["numba"].append(numba.seconds())
    return {kind: statistics.median(taken) for kind, taken in times.items() if taken}


def compile_times(source: Path, folder: Path, rounds: int) -> dict[str, float]:
    """Wall seconds of a whole compile and link, with the start of the compiler."""
    ways = {"nxpy": nxpy("build", source, "-o", folder / "compiled")}
    for name in compilers():
        ways[name] = [name, *C_FLAGS, "-o", str(folder / "compiled"), str(source.with_suffix(".c")), "-lm"]
    times: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(rounds):
        for way, command in ways.items():
            times[way].append(seconds(command))
    return {way: statistics.median(taken) for way, taken in times.items()}


def interpreter(source: Path, folder: Path, empty: float) -> float | None:
    """Its time over that of C, both without start-up."""
    smaller = SMALLER.get(source.stem)
    if smaller is None:
        return None
    small = folder / f"{source.stem}.small.nx"
    for suffix, form in ((".nx", "const {}: i64 = {}"), (".c", "#define {} {}")):
        text = source.with_suffix(suffix).read_text(encoding="utf-8")
        for name, value in smaller.items():
            pattern = re.escape(form.format(name, "@")).replace("@", ".*")
            text = re.sub(pattern, form.format(name, value), text)
        small.with_suffix(suffix).write_text(text, encoding="utf-8")
    programs = build_c(small, folder)
    command = nxpy("run", "--engine", "interp", small)
    start = time.perf_counter()
    if output(command) != output(next(iter(programs.values()))):
        raise SystemExit(f"{source.stem}: the interpreter prints something else")
    taken = time.perf_counter() - start - seconds(nxpy("version"))
    best = min(
        statistics.median(seconds(program) for _ in range(SMALL_ROUNDS)) for program in programs.values()
    )
    return taken / max(best - empty, 1e-5)


def empty_program(folder: Path) -> float:
    """Seconds to start and end a C program."""
    source = folder / "empty.c"
    source.write_text("int main(void) { return 0; }\n", encoding="utf-8")
    programs = build_c(source, folder)
    return statistics.median(seconds(next(iter(programs.values()))) for _ in range(SMALL_ROUNDS))


def measured(source: Path, folder: Path, options: argparse.Namespace, empty: float) -> Row:
    programs = build_c(source, folder) | build_nx(source, folder)
    texts = {output(command) for command in programs.values()}
    if len(texts) != 1:
        raise SystemExit(f"{source.stem}: the outputs differ")
    text = texts.pop().decode()
    numba = Numba(source.stem) if options.numba and source.stem in NUMBA else None
    if numba and numba.first(text.count("\n")) != text:
        raise SystemExit(f"{source.stem}: numba prints something else")
    taken = measure(programs, numba, options.rounds)
    if numba:
        numba.end()
    slow = None if options.quick else interpreter(source, folder, empty)
    compiled = {} if options.quick else compile_times(source, folder, 3)
    return Row(source.stem, taken, slow, compiled)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("-k", default="", help="only programs whose name holds this")
    parser.add_argument("--quick", action="store_true", help="only the ratios of compiled programs")
    parser.add_argument("--docs", action="store_true", help="write docs/benchmarks.md and docs/native.png")
    options = parser.parse_args()
    options.numba = numba_here()
    if not options.numba:
        print("numba is not installed: its column is left out (pip install numba)")
    options.folder = options.folder.absolute()
    os.chdir(ROOT)  # `python -m nxpy` is this checkout's
    names = [s for s in sorted(options.folder.glob("*.nx")) if options.k in s.stem]
    rows: list[Row] = []
    print(native_report.HEAD)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        empty = empty_program(folder)
        for source in names:
            if source.with_suffix(".c").exists():
                rows.append(measured(source, folder, options, empty))
                print(rows[-1].line(), flush=True)
        print(native_report.summary(rows))
        started = {} if options.quick else start_up(options.folder / "seed_gate.c", folder)
        for what, taken in started.items():
            print(f"{what:60} {taken * 1e3:7.1f} ms")
    if options.docs:
        native_report.write(rows, started, ROOT / "docs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
