"""The command that shows a red gate's failure once more: `nxpy run` where that can, else `nxpy test`.

It has all of what the test was given that the failure depends on, so that it ends the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nxpy.gate import judge
from nxpy.gate.engines import AUTO, flags
from nxpy.gate.locate import quoted
from nxpy.gate.model import Limits, Result, Settings

ONLY_TESTED = ("cpu-time", "memory", "output", "compile")
"""Limits that `nxpy run` does not have; held memory is not what a gate asks for, which it limits."""


def checking(path: str, settings: Settings) -> str:
    """For a gate that does not compile."""
    return _command("check", settings, [], path)


def running(result: Result, runs: Sequence[judge.Run], settings: Settings, limits: Limits) -> str:
    """For a gate that ran; `limits` are those that it had."""
    if result.kind in ("engines", "nondeterministic"):
        engines = ["--engines", ",".join(settings.engines)]
        repeat = ["--repeat", str(settings.repeat)] if settings.repeat > 1 else []
        return _command("test", settings, [*engines, *repeat, *_limits(settings.limits)], result.path)
    engine, outcome = judge.decisive(runs)
    if outcome.limit in ONLY_TESTED:
        engines = [] if engine == AUTO else ["--engines", engine]
        return _command("test", settings, [*engines, *_limits(settings.limits)], result.path)
    words = flags(engine).split()
    if outcome.limit == "wall-time":
        words += ["--timeout", _number(limits.wall)]
    if limits.allocated > Limits().allocated or (outcome.trap is not None and outcome.trap[0] == "R0005"):
        words += _memory(limits)
    return _command("run", settings, words, result.path)


def _limits(limits: Limits) -> list[str]:
    """The options that differ from the defaults."""
    usual = Limits()
    words = _memory(limits)
    if limits.wall != usual.wall:
        words += ["--timeout", _number(limits.wall)]
    if limits.cpu is not None:
        words += ["--cpu-time", _number(limits.cpu)]
    if limits.output != usual.output:
        words += ["--max-output", _size(limits.output)]
    return words


def _memory(limits: Limits) -> list[str]:
    given = limits.allocated_exit != Limits().allocated_exit
    return ["--max-memory", _size(limits.allocated)] if given else []


def _command(verb: str, settings: Settings, words: Iterable[str], path: str) -> str:
    """What stands in NXPATH may have been set for that one command only."""
    lead = [f"NXPATH={quoted(settings.nxpath)}"] if settings.nxpath else []
    folders = [word for folder in settings.include for word in ("-I", quoted(folder))]
    name = quoted("./" + path if path.startswith("-") else path)
    return " ".join([*lead, "nxpy", verb, *folders, *words, name])


def _number(value: float) -> str:
    return f"{value:.12g}"


def _size(size: int) -> str:
    for unit, letter in ((1 << 30, "G"), (1 << 20, "M"), (1 << 10, "K")):
        if size >= unit and size % unit == 0:
            return f"{size // unit}{letter}"
    return str(size)
