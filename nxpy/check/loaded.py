"""A file that was read and parsed, with the files that its imports found.

The driver makes these (it alone reads files); the checker reads them.
"""

from __future__ import annotations

from nxpy.syntax.tree import Module


class Content:
    """A file's bytes as they were read, and their SHA-256 once somebody asks."""

    __slots__ = ("_digest", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._digest = ""

    @property
    def digest(self) -> str:
        if not self._digest:
            from hashlib import sha256

            self._digest = sha256(self.data).hexdigest()
        return self._digest


class LoadedModule:
    """One file of a program.

    `imports` runs parallel to `module.imports`; None where an import failed, which was reported.
    Cycles are ordinary: two modules may hold each other. `bundled` says that it is imported from
    nxpy's own library, whose functions are known to be right: those that nothing calls are left out.

    What the program depends on, in absolute paths: `places` are all at which this file was found (none
    for a program that is no file), `real` is what they all are without links, and `absent` those at which
    its imports were looked for in vain.
    """

    __slots__ = ("absent", "bundled", "content", "imports", "module", "places", "real")

    def __init__(self, module: Module, bundled: bool = False, content: Content | None = None) -> None:
        self.module = module
        self.bundled = bundled
        self.content = content or Content(b"")
        self.imports: list[LoadedModule | None] = []
        path = module.source.path
        self.places: list[str] = [] if path is None else [path]
        self.real = path or ""
        self.absent: list[str] = []

    @property
    def name(self) -> str:
        """The module's name: its file's name without `.nx`."""
        return self.module.source.module
