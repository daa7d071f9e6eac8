"""`nxpy test [PATH...]`: find gates, run each in a process of its own, judge them, report."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from nxpy.base import colour
from nxpy.cli import exits
from nxpy.cli.options import COLOUR, INCLUDE, HelpWanted, Line, Option, Usage, Verb, parse, seconds, size
from nxpy.cli.terminal import complain, say

if TYPE_CHECKING:
    from nxpy.gate.model import Settings
    from nxpy.gate.runner import Plan, Report, Ticking
    from nxpy.gate.state import State


def parse_count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 100_000:
        raise ValueError("a count is a whole number from 1")
    return int(text)


def parse_engines(text: str) -> list[str]:
    from nxpy.gate.engines import parse as parse_names

    return parse_names(text)


def _keyword(text: str) -> Callable[[str], bool]:
    from nxpy.gate.select import keyword

    return keyword(text)


def _tag(text: str) -> tuple[str, str | None]:
    from nxpy.gate.select import tag

    return tag(text)


def _shard(text: str) -> tuple[int, int]:
    from nxpy.gate.select import shard

    return shard(text)


VERB = Verb(
    "test",
    "find gates, run each in a process of its own, judge and report them",
    "[OPTIONS] [PATH...]",
    operands=[("PATH", "a .nx file, or a folder to search (default: the current one)")],
    options=[
        Option("-j --jobs", "N", "workers (default: one for each core)", convert=parse_count),
        Option(
            "-k", "WORDS", "only paths with these words: `train and not (ring or slow)`", convert=_keyword
        ),
        Option(
            "--tag",
            "KEY=VALUE",
            "only gates whose header says so (may be repeated)",
            convert=_tag,
            repeat=True,
        ),
        Option("--failed", "", "only what was red in the last run"),
        Option("--changed", "", "only what is new, or whose sources changed since it was last green"),
        Option("--shard", "I/N", "only the I-th of N parts of about the same duration", convert=_shard),
        Option("--durations", "FILE", "weigh parts by this --json report of an earlier run"),
        Option("--list", "", "list what would run, and run nothing"),
        Option(
            "--engines",
            "NAMES",
            "interp, jit, jit-quick, jit-fast, exe, c, or all; they must agree",
            convert=parse_engines,
        ),
        Option(
            "--repeat", "N", "run each gate N times; any difference is red", convert=parse_count, default=1
        ),
        Option("--cached", "", "do not run again what was green and has not changed"),
        Option("--why", "", "say for each gate why it is run or not"),
        Option("-x --fail-fast", "", "stop at the first red gate"),
        Option(
            "--timeout",
            "SECONDS",
            "wall time for gates whose header names none (default: 60)",
            convert=seconds,
        ),
        Option("--cpu-time", "SECONDS", "processor time that a gate may use", convert=seconds),
        Option("--max-memory", "SIZE", "memory that a gate may hold (default: 1G)", convert=size),
        Option("--max-output", "SIZE", "bytes that a gate may write (default: 8M)", convert=size),
        INCLUDE,
        Option("--junit", "FILE", "write a JUnit report"),
        Option("--json", "FILE", "write a line of JSON for each event, as they happen"),
        Option("--html", "FILE", "write a page that shows everything, for a browser"),
        Option("--tap", "", "print TAP instead of text for people"),
        Option("-v --verbose", "", "a line for each gate, on a terminal too"),
        Option("-q --quiet", "", "only failures and the summary"),
        COLOUR,
    ],
    examples=[
        ("nxpy test gates", "run every gate below a folder"),
        ("nxpy test --engines all --repeat 3 gates", "all engines, three times each, the same bytes"),
        ("nxpy test --cached --junit report.xml gates", "in CI: only what changed, with a report"),
        ("nxpy test --failed", "once more what was red"),
    ],
)

REPORTS = (
    ("junit", "nxpy.gate.reports.junit:Junit"),
    ("json", "nxpy.gate.reports.events:Events"),
    ("html", "nxpy.gate.reports.html:Html"),
)
"""Options that name a file, and what writes it."""


def main(argv: list[str]) -> int:
    """Run the verb; exit codes are pytest's, and so differ from the other verbs'."""
    from nxpy.gate import interrupt, runner

    interrupt.catch()
    try:
        return _test(parse(VERB, argv))
    except HelpWanted:
        raise
    except Usage as error:
        from nxpy.cli.main import wrong_usage

        complain(wrong_usage(error))
        return runner.USAGE
    except KeyboardInterrupt:
        return runner.INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        from nxpy.cli.fault import report_fault

        code = report_fault(error, ["test", *argv])
        return runner.USAGE if code == exits.NO_FILE else runner.FAULT
    finally:
        interrupt.over()


def _test(line: Line) -> int:
    from nxpy.gate import runner
    from nxpy.gate.state import State

    _part_reports(line)
    settings = settings_of(line)
    state = State.load()
    plan = _plan(line, settings, state)
    if line.flag("list"):
        return _list(plan)
    from nxpy.gate.remember import Remember

    terminal, live = _terminal(line)
    reports = [*_reports(line), Remember(state, settings, whole=not plan.shard), terminal]
    jobs = line.values["jobs"]
    weights = {path: float(state.get(path).get("seconds", 0.0)) for path in plan.paths}
    summary = runner.run(
        plan,
        reports,
        live,
        jobs if isinstance(jobs, int) else cores(),
        weights=weights,
        stop_after=1 if line.flag("fail_fast") else 0,
    )
    return summary.code


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def settings_of(line: Line) -> Settings:
    """What the command line says about every gate."""
    from nxpy.gate.engines import AUTO
    from nxpy.gate.model import Settings
    from nxpy.gate.resources import here

    settings = Settings()
    engines = line.values["engines"]
    settings.engines = engines if isinstance(engines, list) else [AUTO]
    repeat = line.values["repeat"]
    settings.repeat = repeat if isinstance(repeat, int) else 1
    settings.include = line.texts("I")
    settings.nxpath = os.environ.get("NXPATH", "")
    settings.keep_output = any(line.values[name] for name in ("html", "junit"))
    settings.resources = here()
    settings.tamper = os.environ.get("NXPY_TEST_TAMPER", "")
    limits = settings.limits
    wall, cpu = line.values["timeout"], line.values["cpu_time"]
    limits.wall = wall if isinstance(wall, float) else limits.wall
    limits.cpu = cpu if isinstance(cpu, float) else None
    memory, output = line.values["max_memory"], line.values["max_output"]
    if isinstance(memory, int):
        limits.resident = limits.allocated = memory
        limits.allocated_exit = 137
    limits.output = output if isinstance(output, int) else limits.output
    return settings


def _plan(line: Line, settings: Settings, state: State) -> Plan:
    from nxpy.gate import discovery, planning

    try:
        found = discovery.find(line.operands or ["."])
    except discovery.NoSuchPath as error:
        raise Usage(str(error), error.hint) from None
    keyword = line.values["k"]
    tags = line.values["tag"]
    return planning.plan(
        found,
        settings,
        state,
        keyword=keyword if callable(keyword) else None,
        tags=tags if isinstance(tags, list) else [],
        failed=line.flag("failed"),
        changed=line.flag("changed"),
        cached=line.flag("cached"),
        shard=_pair(line.values["shard"]),
        durations=_durations(line, state),
        why=line.flag("why"),
    )


def _pair(value: object) -> tuple[int, int] | None:
    return value if isinstance(value, tuple) else None


def _durations(line: Line, state: State) -> Callable[[Sequence[str]], dict[str, float]]:
    """How long gates take, for weighing parts. In CI only a file counts: what is remembered may differ
    from machine to machine, and parts that were cut differently would leave gates out."""
    from nxpy.gate import planning

    file = line.values["durations"]
    if file is not None:
        try:
            read = planning.read_durations(str(file))
        except (OSError, ValueError) as error:
            raise Usage(
                f"`--durations {file}`: {error}", "it reads what `nxpy test --json FILE` wrote"
            ) from None
        return lambda paths: {path: read[path] for path in paths if path in read}
    if os.environ.get("CI"):
        return planning.sizes
    return lambda paths: planning.remembered(paths, state) or planning.sizes(paths)


def _list(plan: Plan) -> int:
    from nxpy.gate import runner
    from nxpy.gate.header_scan import scan

    gates = 0
    for path in plan.paths:
        is_gate = scan(path).is_gate
        gates += is_gate
        say(path + ("" if is_gate else "  (library, only checked)") + "\n")
    return 0 if gates else runner.NO_GATES


def _terminal(line: Line) -> tuple[Report, Ticking | None]:
    """What people see: plain lines where nobody sits at a terminal."""
    from nxpy.gate.reports.terminal import Terminal

    live = sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and not os.environ.get("CI")
    live = live and not line.flag("tap")
    lines = line.flag("verbose") or (not live and not line.flag("quiet") and not line.flag("tap"))
    shown = Terminal(
        complain if line.flag("tap") else say,
        colour=colour.wanted(line.text("color"), os.environ, sys.stdout),
        live=live,
        lines=lines,
        why=line.flag("why"),
        width=_columns(),
    )
    return shown, shown if live else None


def _columns() -> int:
    """The terminal's width. `shutil` knows it too, and loads three compression libraries into all workers."""
    told = os.environ.get("COLUMNS", "")
    if told.isdecimal() and int(told):
        return int(told)
    try:
        return os.get_terminal_size(1).columns or 80
    except OSError:
        return 80


def _part_reports(line: Line) -> None:
    """Refuse reports that would spoil one another, or a gate, before any is opened."""
    from nxpy.gate.discovery import EXTENSION
    from nxpy.gate.reports.streamed import Target, target

    told: list[tuple[str, str | int]] = [
        (f"--{name} {line.values[name]}", line.text(name)) for name, _ in REPORTS if line.values[name]
    ]
    for words, path in told:
        real = os.path.realpath(str(path))
        if real.endswith(EXTENSION) and os.path.isfile(real):
            raise Usage(f"`{words}`: a report would overwrite the gate")
    if line.flag("tap"):
        told.append(("--tap", 1))
    taken: dict[Target, str] = {}
    for words, path in told:
        place = target(path)
        if place in taken:
            raise Usage(f"`{taken[place]}` and `{words}` go to one file", "each report needs one of its own")
        if place is not None:
            taken[place] = words


def _reports(line: Line) -> list[Report]:
    """The reports that were asked for; each opens its file now."""
    from nxpy.gate.reports.streamed import Unwritable

    made: list[Report] = []
    try:
        for name, target in REPORTS:
            if line.values[name] is not None:
                make: Callable[[str], Report] = _load(target)
                made.append(make(line.text(name)))
    except Unwritable as error:
        raise Usage(f"`--{name}`: {error}") from None
    if line.flag("tap"):
        from nxpy.gate.reports.tap import Tap

        made.append(Tap(say))
    if os.environ.get("GITHUB_ACTIONS"):
        from nxpy.gate.reports.github import Github

        made.append(Github(complain if line.flag("tap") else say, os.environ.get("GITHUB_STEP_SUMMARY", "")))
    return made


def _load(target: str) -> Any:
    from importlib import import_module

    module, _, attribute = target.partition(":")
    return getattr(import_module(module), attribute)
