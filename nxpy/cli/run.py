"""`nxpy run FILE [-- ARGS...]`: compile a gate and run it; the exit code is the gate's own."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from nxpy.cli import exits
from nxpy.cli.options import COLOUR, FORMAT, INCLUDE, Line, Option, Usage, Verb, parse, seconds, size
from nxpy.cli.terminal import report, use_colour
from nxpy.engines import ENGINES, EngineRow, default_engine
from nxpy.runtime.options import MEMORY_LIMIT, RunOptions

if TYPE_CHECKING:
    from nxpy.driver.session import Compilation

VERB = Verb(
    "run",
    "compile and run a gate; the exit code is its own, but 74 for 0 where output was lost",
    "[OPTIONS] FILE [-- ARGS...]",
    operands=[("FILE", "the gate's .nx file, or - for standard input")],
    options=[
        Option("--engine", "NAME", "what runs it: " + ", ".join(ENGINES), choices=tuple(ENGINES)),
        Option(
            "--mode",
            "MODE",
            "safe checks every access; fast leaves that out",
            choices=("safe", "fast"),
            default="safe",
        ),
        Option("--fast", "", "the same as --mode fast"),
        Option("--safe", "", "the same as --mode safe (the default)"),
        INCLUDE,
        Option("--allow-read", "PATH", "let the gate read this file, or all below this folder", repeat=True),
        Option(
            "--allow-write", "PATH", "let the gate write this file, or all below this folder", repeat=True
        ),
        Option("--allow-clock", "", "let the gate read the clock, which makes runs differ"),
        Option(
            "--max-memory",
            "SIZE",
            "bytes the gate may hold, as 64M or 2G; past it the exit code is 137",
            convert=size,
        ),
        Option("--timeout", "SECONDS", "stop the gate after this long, with exit code 124", convert=seconds),
        Option("--no-cache", "", "compile, whatever was kept from before, and keep nothing"),
        Option("--debug", "", "compile for gdb: nothing optimised away, with lines and variables"),
        Option("--why", "", "say why the gate was compiled or not"),
        COLOUR,
        FORMAT,
    ],
    examples=[
        ("nxpy run gates/nx_distributed_train_gate.nx", "run a gate"),
        ("nxpy run gate.nx -- 8 fast", "give the gate two arguments"),
        (
            "nxpy run --engine interp --timeout 10 gate.nx",
            "in the reference interpreter, ten seconds at most",
        ),
        ("echo 'func main() -> i64 { return 7 }' | nxpy run -", "run what comes from standard input"),
    ],
    rest=True,
)


def main(argv: list[str]) -> int:
    line = parse(VERB, argv)
    path = line.operand(VERB)
    engine, mode = _engine(line), _mode(line)
    compilation = _open(line, path)
    program = compilation.program
    if compilation.bag.items:
        report(compilation.bag.in_order(), line.text("format"), line.text("color"))
    if program is None:
        return exits.COMPILE if compilation.found else exits.NO_FILE
    options = _options(line, path, mode, program.header)
    if engine.name != "jit":
        return engine.load().run(program, options)
    from nxpy.driver import launch

    args = _header_arguments(program.header)
    return launch.run(
        compilation,
        options,
        cached=not line.flag("no_cache"),
        why=line.flag("why"),
        args=args,
        debug=line.flag("debug"),
    )


def _open(line: Line, path: str) -> Compilation:
    from nxpy.driver.session import Session

    return Session(line.texts("I"), os.environ).open(path, require_main=True)


def _engine(line: Line) -> EngineRow:
    name = line.values["engine"]
    if name is None:
        return default_engine()
    row = ENGINES[str(name)]
    if not row.available():
        raise Usage(f"the engine `{name}` is not available here", "`nxpy doctor` says what it lacks")
    return row


def _mode(line: Line) -> str:
    if line.flag("fast") and line.flag("safe"):
        raise Usage("`--fast` and `--safe` contradict each other")
    return "fast" if line.flag("fast") else "safe" if line.flag("safe") else line.text("mode")


def _options(line: Line, path: str, mode: str, header: dict[str, object]) -> RunOptions:
    limit = line.values["max_memory"]
    timeout = line.values["timeout"]
    json = line.text("format") == "json"
    return RunOptions(
        argv0=os.fsencode(path),
        args=[os.fsencode(word) for word in _arguments(line, header)],
        mode=mode,
        memory_limit=limit if isinstance(limit, int) else MEMORY_LIMIT,
        memory_exit=exits.TRAP if limit is None else exits.OUT_OF_MEMORY,
        allow_read=line.texts("allow_read"),
        allow_write=line.texts("allow_write"),
        allow_clock=line.flag("allow_clock"),
        timeout=timeout if isinstance(timeout, float) else None,
        colour=not json and use_colour(line.text("color")),
        reported=_as_json if json else None,
    )


def _as_json(report: str) -> str:
    from nxpy.driver.stops import trap_as_json

    return trap_as_json(report)


def _arguments(line: Line, header: dict[str, object]) -> list[str]:
    """The header's `args` hold where the command line gives none."""
    if line.rest is not None:
        return line.rest
    return _header_arguments(header)


def _header_arguments(header: dict[str, object]) -> list[str]:
    words = header.get("args", ())
    if isinstance(words, str):
        return words.split()
    return [str(word) for word in words] if isinstance(words, (list, tuple)) else []
