"""A file that was read and parsed, with the files that its imports found.

The driver makes these (it alone reads files); the checker reads them.
"""

from __future__ import annotations

from nxpy.syntax.tree import Module


class LoadedModule:
    """One file of a program.

    `imports` runs parallel to `module.imports`; None where an import failed, which was reported.
    Cycles are ordinary: two modules may hold each other.
    """

    __slots__ = ("imports", "module")

    def __init__(self, module: Module) -> None:
        self.module = module
        self.imports: list[LoadedModule | None] = []

    @property
    def name(self) -> str:
        """The module's name: its file's name without `.nx`."""
        return self.module.source.module
