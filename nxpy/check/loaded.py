"""A file that was read and parsed, with the files that its imports found.

The driver makes these (it alone reads files); the checker reads them.
"""

from __future__ import annotations

from nxpy.syntax.tree import Module


class LoadedModule:
    """One file of a program.

    `imports` runs parallel to `module.imports`; None where an import failed, which was reported.
    Cycles are ordinary: two modules may hold each other. `bundled` says that it is imported from
    nxpy's own library, whose functions are known to be right: those that nothing calls are left out.
    """

    __slots__ = ("bundled", "imports", "module")

    def __init__(self, module: Module, bundled: bool = False) -> None:
        self.module = module
        self.bundled = bundled
        self.imports: list[LoadedModule | None] = []

    @property
    def name(self) -> str:
        """The module's name: its file's name without `.nx`."""
        return self.module.source.module
