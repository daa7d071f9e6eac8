"""`nxpy emit FORM FILE`: a program in one of the forms that it passes through.

A form is one row; its function takes the compilation and gives the text, or the bytes.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

from nxpy.cli import exits
from nxpy.cli.native import BINARY, CPU, LINES, NATIVE, RUNNABLE, TARGET, refuse_terminal
from nxpy.cli.options import COLOUR, FORMAT, INCLUDE, Line, Option, Usage, Verb, parse
from nxpy.cli.terminal import deliver, report, say

if TYPE_CHECKING:
    from nxpy.driver.session import Compilation


class Form:
    """A form: what it needs ("tree" or "core"), the "module:function" that prints that, and the
    options that this function takes besides."""

    __slots__ = ("help", "name", "of", "printer", "takes")

    def __init__(self, name: str, of: str, printer: str, help: str, takes: tuple[str, ...] = ()) -> None:
        self.name = name
        self.of = of
        self.printer = printer
        self.help = help
        self.takes = takes


FORMS: dict[str, Form] = {
    row.name: row
    for row in (
        Form("tree", "tree", "nxpy.syntax.printer:dump", "what was written, as the parser read it"),
        Form("core", "core", "nxpy.core.printer:print_program", "what it means: typed, names resolved"),
        Form("c", "core", "nxpy.engines.c.program:emit", "one self-contained C11 file", ("mode", "lines")),
        Form("python", "core", "nxpy.engines.python.program:emit", "one self-contained Python module"),
        *(
            Form(name, "core", "nxpy.cli.native:make", help, ("kind", "mode", "target", "cpu", "lines"))
            for name, help in NATIVE.items()
        ),
    )
}
OF_SOME = ("mode", "target", "cpu", "lines")
"""Options that not every form takes."""

VERB = Verb(
    "emit",
    "print a program in one of the forms it passes through",
    "[OPTIONS] FORM FILE",
    operands=[
        ("FORM", "; ".join(f"{form.name}: {form.help}" for form in FORMS.values())),
        ("FILE", "the .nx file, or - for standard input"),
    ],
    options=[
        Option("-o --output", "FILE", "write here and not to stdout"),
        Option(
            "--mode",
            "MODE",
            "c, llvm, asm, obj: safe checks every access, fast none; all but c: raw, for calls from other "
            "languages",
            choices=("safe", "fast", "raw"),
        ),
        LINES,
        TARGET,
        CPU,
        INCLUDE,
        COLOUR,
        FORMAT,
    ],
    examples=[
        ("nxpy emit core gate.nx", "see what every engine is given"),
        ("nxpy emit tree gate.nx -o gate.tree", "keep the tree in a file"),
        ("nxpy emit c gate.nx -o gate.c && cc gate.c -o gate", "a program that needs no nxpy"),
        ("nxpy emit asm gate.nx --target riscv64 --lines", "what another machine would run, line by line"),
        ("nxpy emit so sums.nx -o sums.so", "functions for programs in other languages"),
    ],
)


def main(argv: list[str]) -> int:
    from nxpy.driver.session import Session

    line = parse(VERB, argv)
    form, path = _operands(line.operands)
    _refuse(form, line)
    compilation = Session(line.texts("I"), os.environ).open(path)
    made = _made(form, compilation, line)
    if compilation.bag.items:
        report(compilation.bag.in_order(), line.text("format"), line.text("color"))
    if made is None:
        return exits.COMPILE if compilation.found else exits.NO_FILE
    target = line.values["output"]
    if target is None and isinstance(made, str):
        say(made)
        return exits.OK
    data = made.encode("utf-8", "surrogateescape") if isinstance(made, str) else made
    deliver(str(target or "-"), data, mode=0o777 if form.name in RUNNABLE else 0o666)
    return exits.OK


def _refuse(form: Form, line: Line) -> None:
    """Options that mean nothing for the form, and binary data for a terminal."""
    for option in VERB.options:
        name = option.key
        if name in OF_SOME and name not in form.takes and line.values[name] != option.default:
            raise Usage(f"`nxpy emit {form.name}` takes no `{option.names[-1]}`")
    if form.name == "c" and line.values["mode"] == "raw":
        raise Usage("`nxpy emit c` has no mode raw", "it may be safe, fast")
    if form.name in BINARY and line.values["output"] is None:
        raise Usage(f"`nxpy emit {form.name}` needs to know where to put the result", "-o FILE")
    refuse_terminal(form.name, str(line.values["output"]))


def _operands(operands: list[str]) -> tuple[Form, str]:
    from nxpy.base.suggest import nearest

    usage = f"usage: nxpy emit {'|'.join(FORMS)} FILE"
    if not operands:
        raise Usage("`nxpy emit` needs a FORM and a FILE", usage)
    form = FORMS.get(operands[0])
    if form is None:
        near = nearest(operands[0], FORMS)
        raise Usage(f"`{operands[0]}` is no form", f"did you mean `nxpy emit {near}`?" if near else usage)
    if len(operands) != 2:
        raise Usage("`nxpy emit` needs a FORM and one FILE", usage)
    return form, operands[1]


def _made(form: Form, compilation: Compilation, line: Line) -> str | bytes | None:
    module, _, function = form.printer.partition(":")
    made: object
    if form.of == "tree":
        made = compilation.modules[0].module if compilation.modules and not compilation.bag.failed else None
    else:
        made = compilation.program
    if made is None:
        return None
    known = {"kind": form.name, **line.values}
    given = {name: known[name] for name in form.takes}
    text: str | bytes = getattr(import_module(module), function)(made, **given)
    return text
