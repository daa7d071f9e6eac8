"""`nxpy watch [PATH...]`: run gates, then again what each save affects, until Ctrl-C."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

from nxpy.base import colour
from nxpy.cli import exits
from nxpy.cli.options import COLOUR, INCLUDE, Line, Option, Usage, Verb, parse, seconds
from nxpy.cli.terminal import say
from nxpy.cli.test import cores, parse_count, parse_engines

if TYPE_CHECKING:
    from nxpy.gate.affected import Watched
    from nxpy.gate.model import Result, Settings
    from nxpy.gate.runner import Plan, Summary

VERB = Verb(
    "watch",
    "run gates, and again what each save affects",
    "[OPTIONS] [PATH...]",
    operands=[("PATH", "a .nx file, or a folder to search (default: the current one)")],
    options=[
        Option("-j --jobs", "N", "workers (default: one for each core)", convert=parse_count),
        Option("--engines", "NAMES", "as for nxpy test", convert=parse_engines),
        Option("--timeout", "SECONDS", "wall time for gates whose header names none", convert=seconds),
        Option(
            "--poll", "SECONDS", "how often to look for changes (default: 0.2)", convert=seconds, default=0.2
        ),
        Option("--rounds", "N", "stop after so many runs (for scripts)", convert=parse_count),
        INCLUDE,
        COLOUR,
    ],
    examples=[("nxpy watch gates", "keep an eye on a folder"), ("nxpy watch my_gate.nx", "or on one gate")],
)

SETTLE = 0.05
"""Seconds after a change until files are read: editors save in several steps."""


class _Notes:
    """A report that tells `Watched` what each gate was made from."""

    def __init__(self, watched: Watched) -> None:
        self._watched = watched

    def begin(self, plan: Plan) -> None:
        pass

    def result(self, result: Result) -> None:
        self._watched.know(result.path, result.needs)

    def end(self, summary: Summary) -> None:
        pass


def main(argv: list[str]) -> int:
    from nxpy.gate import discovery
    from nxpy.gate.affected import Watched

    line = parse(VERB, argv)
    settings = _settings(line)
    watched = Watched()
    rounds = line.values["rounds"]
    left = rounds if isinstance(rounds, int) else -1
    poll = line.values["poll"]
    code = exits.OK
    while left:
        try:
            found = discovery.find(line.operands or ["."])
        except discovery.NoSuchPath as error:
            raise Usage(str(error), error.hint) from None
        affected = watched.changed(found)
        if affected:
            time.sleep(SETTLE)
            code = _round(line, settings, watched, affected)
            left -= 1
            say(f"watching {len(found)} files; Ctrl-C ends\n" if left else "")
        elif left:
            time.sleep(poll if isinstance(poll, float) else 0.2)
    return code


def _settings(line: Line) -> Settings:
    from nxpy.gate.engines import AUTO
    from nxpy.gate.model import Settings
    from nxpy.gate.resources import here

    settings = Settings()
    engines, wall = line.values["engines"], line.values["timeout"]
    settings.engines = engines if isinstance(engines, list) else [AUTO]
    settings.include = line.texts("I")
    settings.nxpath = os.environ.get("NXPATH", "")
    settings.resources = here()
    settings.limits.wall = wall if isinstance(wall, float) else settings.limits.wall
    return settings


def _round(line: Line, settings: Settings, watched: Watched, paths: list[str]) -> int:
    from nxpy.gate import runner
    from nxpy.gate.reports.terminal import Terminal

    jobs = line.values["jobs"]
    shown = Terminal(
        say,
        colour=colour.wanted(line.text("color"), os.environ, sys.stdout),
        live=False,
        lines=True,
        why=False,
    )
    plan = runner.Plan(paths, settings)
    summary = runner.run(plan, [_Notes(watched), shown], None, jobs if isinstance(jobs, int) else cores())
    if summary.interrupted:
        raise KeyboardInterrupt
    return summary.code
