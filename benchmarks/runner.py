"""`nxpy test` against compiling and running the same gates' twins in C, in one run.

    python benchmarks/runner.py [--count 1000] [--jobs 2] [--native] [--json FILE]

Measures, of gates that scripts/make_gates.py makes (copies of the seed gate, no two alike):

    twins       gcc -O1 and then the program, as many at a time as there are workers
    uncached    nxpy test, nothing known before
    again       the same once more
    cached      nxpy test --cached, nothing changed since
    compiling   nxpy test --engines jit (only with --native: it takes its time)
    native      nxpy test once every gate is compiled
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Cost:
    """Seconds of wall time, and of processor time of all children."""

    def __init__(self, wall: float, cpu: float) -> None:
        self.wall = wall
        self.cpu = cpu


def measured(act: Callable[[], None]) -> Cost:
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    act()
    wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return Cost(wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def run_twin(source: Path) -> None:
    program = source.with_suffix("")
    subprocess.run(["gcc", "-O1", "-o", program, source], check=True)
    subprocess.run([program], check=True, stdout=subprocess.DEVNULL)


def twins(folder: Path, jobs: int) -> None:
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(run_twin, sorted(folder.glob("*.c"))))


def nxpy_test(folder: Path, jobs: int, *args: str) -> Callable[[], None]:
    command = [sys.executable, "-m", "nxpy", "test", "-q", "-j", str(jobs), *args, str(folder)]
    environment = {**os.environ, "NXPY_CACHE_DIR": str(folder / ".cache"), "PYTHONPATH": str(ROOT)}
    # nxpy itself as an installation has it: compiled to bytecode.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def act() -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)

    return act


def check_bytes(folder: Path) -> None:
    """The twins are twins: a few print what their gates print."""
    for source in sorted(folder.glob("*.c"))[:3]:
        program = source.with_suffix("")
        gate = str(source.with_suffix(".nx"))
        command = [sys.executable, "-m", "nxpy", "run", "--engine", "interp", gate]
        theirs = subprocess.run([program], check=True, capture_output=True).stdout
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        ours = subprocess.run(command, check=True, capture_output=True, env=environment).stdout
        if ours != theirs:
            raise SystemExit(f"{source} and its gate do not print the same")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--native", action="store_true", help="also with every gate compiled natively")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    options = parser.parse_args()
    jobs = options.jobs
    with tempfile.TemporaryDirectory(prefix="nxpy-bench-") as name:
        folder = Path(name)
        make = [sys.executable, str(ROOT / "scripts/make_gates.py"), name, "--count", str(options.count)]
        subprocess.run(make, check=True)
        costs = {"twins": measured(lambda: twins(folder, jobs))}
        check_bytes(folder)
        costs["uncached"] = measured(nxpy_test(folder, jobs))
        costs["again"] = measured(nxpy_test(folder, jobs))
        costs["cached"] = measured(nxpy_test(folder, jobs, "--cached"))
        if options.native:
            costs["compiling"] = measured(nxpy_test(folder, jobs, "--engines", "jit"))
            costs["native"] = measured(nxpy_test(folder, jobs))
    show(costs, options.count)
    if options.json is not None:
        figures = {name: {"wall": cost.wall, "cpu": cost.cpu} for name, cost in costs.items()}
        options.json.write_text(
            json.dumps({"count": options.count, "jobs": jobs, "costs": figures}, indent=1)
        )
    return 0


def show(costs: dict[str, Cost], count: int, base: str = "twins") -> None:
    """A row a cost, and how many times the base's it is."""
    one = costs[base]
    print(f"{f'{count} gates':<12}   wall s    CPU s   ms CPU/gate   wall ratio   CPU ratio")
    for name, cost in costs.items():
        print(
            f"{name:<12} {cost.wall:8.2f} {cost.cpu:8.2f} {1000 * cost.cpu / count:13.1f}"
            f" {cost.wall / one.wall:12.2f} {cost.cpu / one.cpu:11.2f}"
        )


if __name__ == "__main__":
    sys.exit(main())
