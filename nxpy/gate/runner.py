"""A whole run: gates to workers, results back in the order of their paths, into every report.

Reports see results in path order however the workers finish, so that nothing in them depends on who
was quicker; a result waits until those before it are told.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from nxpy.gate import interrupt
from nxpy.gate.model import Result, Settings, Tally
from nxpy.gate.pool import Pool

LONG = 1.0
"""Seconds. Gates known to take longer start first, so that none is left alone at the end."""


USUAL = 32 << 20
"""Bytes of memory that this process takes where little is remembered of earlier runs."""
PER_BYTE, START = 5e-11, 0.1
"""Seconds of processor time: what a byte that a worker has from this process costs each gate, whose own
process is forked from there; and what a worker costs that starts from nothing."""


class Plan:
    """What is to be done. `cached` holds results that need no run; `why` says why each gate runs or not."""

    __slots__ = ("cached", "found", "paths", "settings", "shard", "why")

    def __init__(self, paths: Sequence[str], settings: Settings) -> None:
        self.paths = list(paths)
        self.settings = settings
        self.cached: dict[str, Result] = {}
        self.why: dict[str, str] = {}
        self.found = len(self.paths)
        """How many there were before selection."""
        self.shard = ""
        """`2/5 of plan 0123456789ab`, or nothing."""


class Summary:
    """How it went, once all is done. `code` is the exit code."""

    __slots__ = ("code", "interrupted", "seconds", "tally")

    def __init__(self, tally: Tally, seconds: float, interrupted: bool) -> None:
        self.tally = tally
        self.seconds = seconds
        self.interrupted = interrupted
        self.code = exit_code(tally, interrupted)


NO_GATES, USAGE, FAULT, INTERRUPTED, SOME_RED = 5, 4, 3, 2, 1
"""pytest's exit codes."""


def exit_code(tally: Tally, interrupted: bool) -> int:
    if interrupted:
        return INTERRUPTED
    if tally.red:
        return SOME_RED
    if not tally.gates:
        return NO_GATES
    return 0


class Report(Protocol):
    """What is told of a run: a terminal, a file. Results come in path order."""

    def begin(self, plan: Plan) -> None: ...

    def result(self, result: Result) -> None: ...

    def end(self, summary: Summary) -> None: ...


class Ticking(Protocol):
    """A report that shows what goes on between results."""

    def tick(self, done: int, running: Sequence[tuple[str, float]]) -> None: ...


def run(
    plan: Plan,
    reports: Sequence[Report],
    live: Ticking | None,
    jobs: int,
    *,
    weights: Mapping[str, float] | None = None,
    stop_after: int = 0,
) -> Summary:
    """Run a plan. `stop_after`: stop once so many gates are red, if it is not 0."""
    began = time.monotonic()
    tally = Tally()
    interrupted = False
    interrupt.hold()
    for report in reports:
        report.begin(plan)
    try:
        interrupt.release()
        for result in _in_order(plan, live, jobs, weights or {}):
            interrupt.hold()
            tally.add(result)
            for report in reports:
                report.result(result)
            interrupt.release()
            if stop_after and len(tally.red) >= stop_after:
                break
        # Once all is known, it is told, whatever comes.
        interrupt.hold()
    except KeyboardInterrupt:
        interrupted = True
    summary = Summary(tally, time.monotonic() - began, interrupted)
    for report in reports:
        report.end(summary)
    return summary


def _in_order(plan: Plan, live: Ticking | None, jobs: int, weights: Mapping[str, float]) -> Iterator[Result]:
    place = {path: index for index, path in enumerate(plan.paths)}
    waiting: dict[int, Result] = {place[path]: result for path, result in plan.cached.items()}
    to_run = [path for path in plan.paths if path not in plan.cached]
    # Sorting is stable: among the others, path order stays.
    to_run.sort(key=lambda path: -weights.get(path, 0.0) if weights.get(path, 0.0) >= LONG else 0.0)
    done = len(plan.cached)
    following = 0
    count = min(jobs, len(to_run))
    with Pool(plan.settings, count, fork=_worth_copying(len(to_run), count)) as pool:
        for result in pool.run(iter(to_run)):
            if result is not None:
                waiting[place[result.path]] = result
                done += 1
            if live is not None:
                live.tick(done, pool.running)
            while following in waiting:
                yield waiting.pop(following)
                following += 1
    while following in waiting:
        yield waiting.pop(following)
        following += 1


def _worth_copying(gates: int, workers: int) -> bool:
    """Whether workers that are copies of this process cost less than new ones."""
    more = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10) - USUAL
    return more * PER_BYTE * gates < START * workers
