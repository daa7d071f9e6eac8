"""Judgement: what a gate's header promised and how its runs ended, to green or red and why.

Pure, so that it can be tested without running anything. A gate is green where every run exits with
the expected code, no check that it prints contradicts that, and all runs agree.
"""

from __future__ import annotations

import signal as signals
from collections.abc import Sequence

from nxpy.gate import rows
from nxpy.gate.model import COMPILE_SECONDS, ROWS_KEPT, Limits, Result
from nxpy.gate.outcome import TRAPPED, Outcome

Run = tuple[str, Outcome]
"""An engine's name and how the gate ended under it."""

LIMIT_TEXTS = {
    "wall-time": "still running after {wall:g} s, its wall-time limit ({wall_from})",
    "cpu-time": "used {cpu:g} s of processor time, its CPU limit",
    "memory": "held more than {resident} besides its stack, its memory limit",
    "output": "wrote more than {output}, its output limit",
    "compile": "not compiled after {compile:g} s",
}


def judge(result: Result, runs: list[Run], limits: Limits, wall_from: str, repeat: int) -> None:
    """Fill in a result whose `path` and `expected` are known."""
    first_engine, first = runs[0]
    _count(result, first)
    result.runs = [(engine, o.code, round(o.seconds, 6)) for engine, o in runs]
    result.seconds = round(sum(o.seconds for _, o in runs), 6)
    # Where one run did not get to its end, there is nothing to compare.
    cut_short = [run for run in runs if _cut_short(run[1])]
    found = _disagreement(runs, repeat) if not cut_short else None
    if found is not None:
        result.status = "failed"
        result.kind, result.reason, result.details = found
        keep(result, first)
        return
    for engine, outcome in cut_short or runs[:1]:
        if _own_failure(result, outcome, limits, wall_from):
            keep(result, outcome)
            if engine != first_engine:
                result.reason += f" (engine {engine})"
            return


def _cut_short(o: Outcome) -> bool:
    return bool(o.limit or o.fault) or o.code is None


def decisive(runs: Sequence[Run]) -> Run:
    """The run that a verdict is about where it is not about a difference."""
    return next((run for run in runs if _cut_short(run[1])), runs[0])


def _count(result: Result, first: Outcome) -> None:
    for passed, name in rows.rows(first.output):
        result.total += 1
        result.passed += passed
        # Of very many rows, those that failed are the ones to keep.
        if len(result.rows) < (ROWS_KEPT if passed else 2 * ROWS_KEPT):
            result.rows.append((passed, name, 0))
    found = rows.verdict(first.output)
    result.verdict = list(found) if found is not None else None


def keep(result: Result, outcome: Outcome) -> None:
    result.exit = outcome.code
    result.output = rows.shown(outcome.output)
    result.errors = rows.shown(outcome.errors)


def _own_failure(result: Result, o: Outcome, limits: Limits, wall_from: str) -> bool:
    """Whether a run is red by itself; fills in why."""
    result.exit = o.code
    made = _stopped(o, limits, wall_from) or _exit(result, o, limits) or _contradiction(result, o)
    if made is None:
        return False
    kind, reason = made
    result.status = "error" if kind == "fault" else "failed"
    result.kind, result.reason = kind, reason
    trap = o.trap
    if trap is not None and trap[2] == result.path:
        result.line = trap[3]
    return True


def _stopped(o: Outcome, limits: Limits, wall_from: str) -> tuple[str, str] | None:
    """A limit, a signal, or a fault of ours."""
    if o.limit:
        return o.limit, LIMIT_TEXTS[o.limit].format(
            wall=limits.wall,
            wall_from=wall_from,
            cpu=limits.cpu or 0,
            resident=size_text(limits.resident),
            output=size_text(limits.output),
            compile=COMPILE_SECONDS,
        )
    if o.fault:
        return "fault", "a fault in nxpy itself: " + o.fault.strip().rpartition("\n")[2]
    if o.code is None:
        return "signal", f"crashed: ended by signal {o.signal} ({signal_name(o.signal)})"
    return None


def _exit(result: Result, o: Outcome, limits: Limits) -> tuple[str, str] | None:
    code, expected = o.code, result.expected
    if code == expected:
        return None
    trap = o.trap
    if trap is not None:
        kind = "memory" if trap[0] == "R0005" else "trap"
        where = f" at {trap[2]}:{trap[3]}" if trap[3] else ""
        what = f"trapped: {trap[0]} {trap[1]}{where}"
        if kind == "memory":
            what += f": it asked for more than {size_text(limits.allocated)}, its memory limit"
        return kind, what if not expected else f"{what}; its header expects exit code {expected}"
    if code == 0:
        return "exit", (
            f"exited 0, but its header says expect_exit: {expected}: "
            "the failure that this gate is there to show did not happen"
        )
    what = f"exited {code}, expected {expected}"
    if code == TRAPPED:
        what += "; it chose that code itself, nothing trapped"
    elif code in (124, 137):
        what += "; it chose that code itself, no limit was hit"
    failed = result.total - result.passed
    if failed:
        what += f": {failed} of {result.total} checks failed"
    elif result.verdict is not None and result.verdict[1]:
        what += ", although its VERDICT line says PASS"
    return "exit", what


def _contradiction(result: Result, o: Outcome) -> tuple[str, str] | None:
    """A gate exits 0 only if every row holds; one that prints FAIL and exits 0 does not check itself."""
    if o.code != 0 or result.expected != 0:
        return None
    failed = result.total - result.passed
    if failed:
        return "contradiction", f"exited 0, but {failed} of its {result.total} checks failed"
    if result.verdict is not None and not result.verdict[1]:
        return "contradiction", "exited 0, but its VERDICT line says FAIL"
    return None


# Agreement between runs --------------------------------------------------------------------------


def _disagreement(runs: list[Run], repeat: int) -> tuple[str, str, str] | None:
    """Kind, reason and details of the first difference: between repeats of one engine, then engines."""
    by_engine: dict[str, list[Outcome]] = {}
    for engine, outcome in runs:
        by_engine.setdefault(engine, []).append(outcome)
    for engine, outcomes in by_engine.items():
        for number, other in enumerate(outcomes[1:], 2):
            found = difference(f"run 1 of {engine}", outcomes[0], f"run {number}", other)
            if found is not None:
                reason = f"nondeterministic: run {number} of {repeat} under {engine} differs, in {found[0]}"
                return "nondeterministic", reason, found[1]
    (name, base), *others = ((engine, outcomes[0]) for engine, outcomes in by_engine.items())
    for engine, other in others:
        found = difference(name, base, engine, other)
        if found is not None:
            return "engines", f"{engine} and {name} differ, in {found[0]}", found[1]
    return None


def difference(one_name: str, one: Outcome, other_name: str, other: Outcome) -> tuple[str, str] | None:
    """What differs, and both sides of it: exit code, then the trap, then the first line of stdout."""
    width = max(len(one_name), len(other_name))

    def both(a: str, b: str) -> str:
        return f"{one_name:<{width}}  {a}\n{other_name:<{width}}  {b}"

    if one.code != other.code:
        return "exit code", both(f"exit code {one.code}", f"exit code {other.code}")
    traps = one.trap, other.trap
    # Without its access checks, an engine may know the kind of a trap but not the line.
    if traps[0] != traps[1] and _trap_key(traps[0], traps[1]) != _trap_key(traps[1], traps[0]):
        return "trap", both(_trap_text(traps[0]), _trap_text(traps[1]))
    found = rows.first_difference(one.output, other.output)
    if found is None:
        return None
    number, a, b = found
    return f"line {number} of stdout", both(_line_text(a), _line_text(b))


def _trap_key(
    trap: tuple[str, str, str, int] | None, beside: tuple[str, str, str, int] | None
) -> tuple[object, ...] | None:
    if trap is None:
        return None
    # Which call is one too many is nobody's promise: frames have other sizes.
    told = beside is not None and beside[3] and trap[3] and trap[0] != "R0004"
    return trap if told else trap[:1]


def _trap_text(trap: tuple[str, str, str, int] | None) -> str:
    return "no trap" if trap is None else f"{trap[0]} {trap[1]} at {trap[2]}:{trap[3]}"


def _line_text(line: bytes | None) -> str:
    return "(the output ends before this line)" if line is None else "| " + rows.text(line[:400])


def signal_name(number: int) -> str:
    try:
        return signals.Signals(number).name
    except ValueError:
        return "unknown"


def size_text(size: int) -> str:
    """`512 MiB`; bytes where it is no whole number of a larger unit."""
    for unit, name in ((1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")):
        if size >= unit and size % unit == 0:
            return f"{size // unit} {name}"
    return f"{size} bytes"
