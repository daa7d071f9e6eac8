"""The engine `c`: emits C, compiles it with the system's compiler and runs what comes out.

The program runs in a process of its own (see `emit_common.process`).
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from nxpy.engines import Engine
from nxpy.engines.emit_common.process import environment, execute

if TYPE_CHECKING:
    from nxpy.core.nodes import Program
    from nxpy.runtime.options import RunOptions

__all__ = ["C", "NoCompiler", "build", "compiler", "environment"]

COMPILERS = ("cc", "gcc", "clang", "tcc")
"""Tried in this order where $CC names none."""
FAULT = 70


class NoCompiler(Exception):
    """No C compiler was found, or the one that was refused the program."""


def compiler() -> list[str] | None:
    """The command of the C compiler: $CC (which may carry flags), else the first that is installed."""
    from shutil import which

    named = os.environ.get("CC", "").split()
    if named:
        return named if which(named[0]) else None
    return next(([name] for name in COMPILERS if which(name)), None)


def build(text: str, output: str, flags: tuple[str, ...] = ("-O1", "-w")) -> None:
    """Compiles C text to an executable. Raises NoCompiler."""
    from subprocess import run

    command = compiler()
    if command is None:
        named = os.environ.get("CC")
        found = (
            f"$CC names {named}, which is not installed" if named else "found none of " + ", ".join(COMPILERS)
        )
        raise NoCompiler(f"the engine `c` needs a C compiler: {found}")
    source = output + ".c"
    with open(source, "w", encoding="utf-8", errors="surrogateescape") as file:
        file.write(text)
    made = run(
        [*command, *flags, source, "-o", output, "-lpthread"], capture_output=True, text=True, check=False
    )
    if made.returncode:
        lines = made.stderr.strip().splitlines()[:5]
        raise NoCompiler(f"{command[0]} did not compile the program: " + " | ".join(lines))


class C(Engine):
    """Core to C to a process."""

    def run(self, program: Program, options: RunOptions) -> int:
        import sys
        from tempfile import TemporaryDirectory

        from nxpy.engines.c.program import emit

        with TemporaryDirectory(prefix="nxpy-c-") as folder:
            path = os.path.join(folder, "gate")
            try:
                build(emit(program, mode=options.mode), path)
            except NoCompiler as error:
                sys.stderr.write(f"error[I0002]: {error}\n")
                return FAULT
            return execute([path], options)
