"""A session holds settings; a compilation holds one program and what was made of it, once each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from nxpy.base.diagnostic import Bag

if TYPE_CHECKING:
    from nxpy.check.loaded import LoadedModule
    from nxpy.core.nodes import Program


class Session:
    """Settings that hold for every file: where imports are looked for."""

    __slots__ = ("include", "nxpath")

    def __init__(self, include: Sequence[str] = (), environment: Mapping[str, str] | None = None) -> None:
        self.include = tuple(include)
        self.nxpath = (environment or {}).get("NXPATH", "")

    def open(self, path: str, *, require_main: bool = False) -> Compilation:
        """The program whose main file is `path` (`-` is standard input); nothing is read yet.

        `require_main` makes a missing `main` an error, since the program is to be run.
        """
        return Compilation(self, path, require_main)


class Compilation:
    """One program. Each form is made when it is first asked for; mistakes collect in `bag`."""

    __slots__ = ("_checked", "_modules", "_program", "bag", "path", "require_main", "session")

    def __init__(self, session: Session, path: str, require_main: bool) -> None:
        self.session = session
        self.path = path
        self.require_main = require_main
        self.bag = Bag()
        self._modules: list[LoadedModule] | None = None
        self._program: Program | None = None
        self._checked = False

    @property
    def modules(self) -> list[LoadedModule]:
        """Every file, parsed, the main one first; empty where that could not be read or decoded."""
        if self._modules is None:
            from nxpy.driver.modules import load_program

            self._modules = load_program(self.path, self.session.include, self.session.nxpath, self.bag)
        return self._modules

    @property
    def found(self) -> bool:
        """Whether the main file could be read at all."""
        return bool(self.modules) or any(d.span is not None for d in self.bag.items)

    @property
    def program(self) -> Program | None:
        """Core, or None where something is wrong."""
        if not self._checked and self.modules:
            from nxpy.check.checker import check

            self._checked = True
            parsed = len(self.bag.items)
            made = check(self.modules, self.bag, require_main=self.require_main)
            if parsed:
                from nxpy.syntax.damage import sift

                sift([loaded.module for loaded in self.modules], self.bag, parsed)
            self._program = None if self.bag.failed else made
        return self._program
