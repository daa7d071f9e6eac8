"""What `nxpy build` and `nxpy emit` share: the native forms, and the options that they take."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from nxpy.cli.options import Option, Usage

if TYPE_CHECKING:
    from nxpy.core.nodes import Program

NATIVE = {
    "llvm": "optimised LLVM IR",
    "asm": "assembly",
    "obj": "an object file",
    "so": "a shared object with C's calling convention",
}
BINARY = ("exe", "obj", "so")
RUNNABLE = ("exe", "so")
"""What gets the right to be executed."""

TARGET = Option("--target", "TRIPLE", "llvm, asm, obj, so: the machine to make it for, as aarch64-linux-gnu")
CPU = Option(
    "--cpu",
    "NAME",
    "llvm, asm, obj, so, exe: the CPU to make code for: native, or a name that LLVM knows",
    default="native",
)
LINES = Option(
    "--lines", "", "c, llvm, asm, obj, so: say which source line each part came from; python always does"
)


def make(
    program: Program, *, kind: str, mode: str | None, target: str | None, cpu: str, lines: bool = False
) -> bytes:
    """A native form's bytes."""
    from nxpy.engines.llvm.forms import NotPossible, UnknownTarget, made

    shorten_names(program)
    try:
        return made(program, kind, mode=mode, target=target, cpu=cpu, lines=lines)
    except NotPossible as error:
        raise Usage(str(error), error.hint) from None
    except UnknownTarget as error:
        raise Usage(str(error)) from None


def shorten_names(program: Program) -> None:
    """What is built says nothing about the folder it was built in: names start at the main file's."""
    folder = os.path.dirname(program.sources[0].name)
    for source in program.sources:
        if folder and source.name.startswith(folder + "/"):
            source.name = source.name[len(folder) + 1 :]
        elif os.path.isabs(source.name):
            source.name = os.path.basename(source.name)


def refuse_terminal(kind: str, out: str) -> None:
    """Binary data would only upset a terminal."""
    if out == "-" and kind in BINARY and os.isatty(1):
        raise Usage(f"`{kind}` is binary, and standard output is a terminal", "-o FILE")
