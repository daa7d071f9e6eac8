"""Engines run core. Each is a folder of its own and one row here; nothing loads before it is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nxpy.core.nodes import Program
    from nxpy.runtime.options import RunOptions


class Engine:
    """What every engine is: made without arguments, then asked to run a program."""

    __slots__ = ()

    def run(self, program: Program, options: RunOptions) -> int:
        """Run `main` to its end and return the exit code, all output flushed."""
        raise NotImplementedError


class EngineRow:
    """A registry line: `target` is "module:attribute", `needs` the modules it cannot do without, `host`
    the only system and machine it works on ("" for any)."""

    __slots__ = ("help", "host", "name", "needs", "target")

    def __init__(
        self, name: str, target: str, help: str, needs: tuple[str, ...] = (), host: str = ""
    ) -> None:
        self.host = host
        self.name = name
        self.target = target
        self.help = help
        self.needs = needs

    def available(self) -> bool:
        """Whether it works here and its modules are installed (without loading them)."""
        from importlib.util import find_spec

        if self.host and self.host != host():
            return False
        try:
            return all(find_spec(name) for name in (self.target.partition(":")[0], *self.needs))
        except ModuleNotFoundError:
            return False

    def load(self) -> Engine:
        from importlib import import_module

        module, _, attribute = self.target.partition(":")
        make: Callable[[], Engine] = getattr(import_module(module), attribute)
        return make()


def host() -> str:
    """This system and machine, as `EngineRow.host` names them."""
    import os
    import sys

    return f"{sys.platform} {os.uname().machine}" if hasattr(os, "uname") else sys.platform


ENGINES: dict[str, EngineRow] = {
    row.name: row
    for row in (
        EngineRow("interp", "nxpy.engines.interp.engine:Interpreter", "the interpreter that defines NX"),
        EngineRow(
            "jit", "nxpy.engines.llvm.engine:Llvm", "LLVM, compiled for this CPU", ("llvmlite",),
            "linux x86_64",
        ),
        EngineRow("c", "nxpy.engines.c.engine:C", "readable C, built with the system's C compiler"),
    )
}  # fmt: skip


PREFERRED = ("jit", "interp")
"""Engines from the most to the least wanted, where the command line names none."""


def default_engine() -> EngineRow:
    """The first of `PREFERRED` that is available here."""
    return next((ENGINES[name] for name in PREFERRED if ENGINES[name].available()), ENGINES["interp"])
