"""`nxpy build FILE -o OUT`: a stand-alone executable, or one of the forms on the way to it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from nxpy.cli import exits
from nxpy.cli.native import CPU, LINES, NATIVE, RUNNABLE, TARGET, refuse_terminal, shorten_names
from nxpy.cli.options import COLOUR, FORMAT, INCLUDE, Line, Option, Usage, Verb, parse
from nxpy.cli.terminal import deliver, report

if TYPE_CHECKING:
    from nxpy.core.nodes import Program

FORMS = ("exe", *NATIVE)

VERB = Verb(
    "build",
    "make a stand-alone executable of a gate",
    "[OPTIONS] FILE -o OUT",
    operands=[("FILE", "the gate's .nx file, or - for standard input")],
    options=[
        Option("-o --output", "OUT", "where to put it (- is standard output)"),
        Option("--emit", "FORM", "what to make: " + ", ".join(FORMS), choices=FORMS, default="exe"),
        TARGET,
        Option(
            "--mode",
            "MODE",
            "safe checks every access; fast leaves that out; raw is for calls from other languages",
            choices=("safe", "fast", "raw"),
        ),
        Option("-g --debug", "", "for gdb: nothing optimised away, with lines and variables"),
        LINES,
        CPU,
        INCLUDE,
        COLOUR,
        FORMAT,
    ],
    examples=[
        ("nxpy build gate.nx -o gate", "an executable for this machine"),
        ("nxpy build gate.nx -o gate.ll --emit llvm", "optimised LLVM IR"),
        (
            "nxpy build gate.nx -o gate.o --emit obj --target aarch64-linux-gnu",
            "an object for another machine",
        ),
        ("nxpy build sums.nx -o sums.so --emit so", "functions for programs in other languages"),
    ],
)


def main(argv: list[str]) -> int:
    from nxpy.driver.session import Session

    line = parse(VERB, argv)
    path = line.operand(VERB)
    out, kind = line.values["output"], line.text("emit")
    if out is None:
        raise Usage("`nxpy build` needs to know where to put the result", "nxpy build gate.nx -o gate")
    if kind == "exe":
        _whole(line)
    elif line.flag("debug"):
        raise Usage("`--debug` is for executables", "`--lines` is for the other forms")
    refuse_terminal(kind, str(out))
    compilation = Session(line.texts("I"), os.environ).open(path, require_main=kind == "exe")
    program = compilation.program
    if compilation.bag.items:
        report(compilation.bag.in_order(), line.text("format"), line.text("color"))
    if program is None:
        return exits.COMPILE if compilation.found else exits.NO_FILE
    data = executable(program, line) if kind == "exe" else form(program, line)
    deliver(str(out), data, mode=0o777 if kind in RUNNABLE else 0o666)
    return exits.OK


def _whole(line: Line) -> None:
    """Refuses what an executable cannot be."""
    if line.values["target"] is not None:
        raise Usage("`--target` makes no executables", "add --emit obj, asm or llvm")
    if line.values["mode"] == "raw":
        raise Usage("`--mode raw` makes no executables", "add --emit obj or so")
    if line.flag("lines"):
        raise Usage("an executable always tells the lines of a trap; `--lines` is for the other forms")


def form(program: Program, line: Line) -> bytes:
    from nxpy.cli import native

    given = {name: line.values[name] for name in ("mode", "target", "cpu", "lines")}
    return native.make(program, kind=line.text("emit"), **given)  # type: ignore[arg-type]


def executable(program: Program, line: Line) -> bytes:
    from nxpy.engines.llvm import build
    from nxpy.engines.llvm.backend import FULL, NONE, Target, UnknownTarget

    debug = line.flag("debug")
    if not debug:
        shorten_names(program)
    try:
        cpu = "" if line.text("cpu") == "native" else line.text("cpu")
        target = Target("", cpu, level=NONE if debug else FULL)
    except UnknownTarget as error:
        raise Usage(str(error)) from None
    safe = line.values["mode"] != "fast"
    return build.executable(program, target, safe=safe, standalone=True)
