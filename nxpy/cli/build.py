"""`nxpy build FILE -o OUT`: a stand-alone executable, or one of the forms on the way to it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from nxpy.cli import exits
from nxpy.cli.options import COLOUR, FORMAT, INCLUDE, Line, Option, Usage, Verb, parse
from nxpy.cli.terminal import deliver, report

if TYPE_CHECKING:
    from nxpy.core.nodes import Program

FORMS = ("exe", "llvm", "asm", "obj")

VERB = Verb(
    "build",
    "make a stand-alone executable of a gate",
    "[OPTIONS] FILE -o OUT",
    operands=[("FILE", "the gate's .nx file, or - for standard input")],
    options=[
        Option("-o --output", "OUT", "where to put it (- is standard output, for text)"),
        Option("--emit", "FORM", "what to make: " + ", ".join(FORMS), choices=FORMS, default="exe"),
        Option("--target", "TRIPLE", "the machine to make IR, assembly or an object for"),
        Option(
            "--mode",
            "MODE",
            "safe checks every access; fast leaves that out",
            choices=("safe", "fast"),
            default="safe",
        ),
        Option("-g --debug", "", "for gdb: nothing optimised away, with lines and variables"),
        Option(
            "--cpu", "NAME", "the CPU to make code for: native, or a name that LLVM knows", default="native"
        ),
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
    ],
)


def main(argv: list[str]) -> int:
    from nxpy.driver.session import Session

    line = parse(VERB, argv)
    path = line.operand(VERB)
    out = line.values["output"]
    if out is None:
        raise Usage("`nxpy build` needs to know where to put the result", "nxpy build gate.nx -o gate")
    if line.values["target"] is not None and line.text("emit") == "exe":
        raise Usage("`--target` makes no executables", "add --emit obj, asm or llvm")
    compilation = Session(line.texts("I"), os.environ).open(path, require_main=True)
    program = compilation.program
    if compilation.bag.items:
        report(compilation.bag.in_order(), line.text("format"), line.text("color"))
    if program is None:
        return exits.COMPILE if compilation.found else exits.NO_FILE
    if not line.flag("debug"):
        shorten_names(program)
    deliver(str(out), make(program, line), mode=0o777 if line.text("emit") == "exe" else 0o666)
    return exits.OK


def shorten_names(program: Program) -> None:
    """What is built says nothing about the folder it was built in: names start at the main file's."""
    folder = os.path.dirname(program.sources[0].name)
    for source in program.sources:
        if folder and source.name.startswith(folder + "/"):
            source.name = source.name[len(folder) + 1 :]
        elif os.path.isabs(source.name):
            source.name = os.path.basename(source.name)


def make(program: Program, line: Line) -> bytes:
    from nxpy.engines.llvm import build
    from nxpy.engines.llvm.backend import Target, UnknownTarget

    triple = line.values["target"]
    cpu = "" if line.text("cpu") == "native" else line.text("cpu")
    try:
        target = Target(str(triple or ""), cpu, debug=line.flag("debug"))
    except UnknownTarget as error:
        raise Usage(str(error)) from None
    safe = line.text("mode") == "safe"
    if line.text("emit") == "exe":
        return build.executable(program, target, safe=safe, standalone=True, debug=line.flag("debug"))
    return build.form(program, target, line.text("emit"), safe=safe)
