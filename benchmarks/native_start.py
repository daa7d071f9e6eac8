"""Start-up: what a user waits for besides the program itself."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

GATE = Path(__file__).parent.parent / "gates" / "nx_distributed_train_gate.nx"
ROUNDS = 15
SETTLE = 1.0
"""Seconds in which a compile of the seed gate ends."""


def installed() -> list[str]:
    """The command as users have it, or the module where it is not installed."""
    script = Path(sys.executable).with_name("nxpy")
    return [str(script)] if script.exists() else [sys.executable, "-m", "nxpy"]


def start_up(twin: Path, folder: Path) -> dict[str, float]:
    """Median wall seconds, of runs in turns; `twin` is the seed gate in C."""
    warm = folder / "warm"
    run = [*installed(), "run", str(GATE)]
    made = folder / "seed_gate"
    with_clang = f"clang -O2 -o {made} {twin} -lm && {made}"
    ways = {
        "python -I -c pass": ([sys.executable, "-I", "-c", "pass"], warm),
        "nxpy run of the seed gate, cached": (run, warm),
        "nxpy run of the seed gate, nothing cached": (run, None),
        "clang -O2 of its C twin, and running it": (["sh", "-c", with_clang], warm),
    }
    times: dict[str, list[float]] = {way: [] for way in ways}
    timed([*run, "--why"], warm)
    for turn in range(ROUNDS):
        for way, (command, cache) in ways.items():
            times[way].append(timed(command, cache or folder / f"cold{turn}"))
            if cache is None:
                # A first run leaves the compiler at work, which must not be in the next one's way.
                time.sleep(SETTLE)
    return {way: statistics.median(taken) for way, taken in times.items()}


def timed(command: list[str], cache: Path) -> float:
    environment = os.environ | {"NXPY_CACHE_DIR": str(cache)}
    start = time.perf_counter()
    subprocess.run(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
    )
    return time.perf_counter() - start
