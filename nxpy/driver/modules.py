"""Loading a program: the main file and, file by file, what its imports reach.

In: a path. Out: every file once, parsed, the main file first, in the order in which imports first
name them. An import is looked for in the importing file's folder, then each `-I` folder, then each
folder of NXPATH, then the bundled library.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span
from nxpy.check.loaded import Content, LoadedModule
from nxpy.driver import files
from nxpy.driver.places import RealPaths
from nxpy.syntax.tree import Import, Module

LIBRARY = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "lib")
LIBRARY_NAME = "nxpy/lib"
"""How messages call the bundled library's folder, the same on every machine."""


KEPT: dict[str, tuple[Content, Module]] | None = None
"""The bundled files that were parsed already, with what they were made from. A process that
compiles many programs makes it a dict; trees are never changed once they are made."""


class Place:
    """A folder that imports are looked for in; `name` is how messages call it."""

    __slots__ = ("folder", "name", "why")

    def __init__(self, folder: str, name: str, why: str) -> None:
        self.folder = folder
        self.name = name
        self.why = why


class Loader:
    """Loads one program's files; every mistake goes into `bag`."""

    __slots__ = ("_by_path", "_real", "bag", "loaded", "search")

    def __init__(self, include: Sequence[str], nxpath: str, bag: Bag) -> None:
        self.bag = bag
        self.loaded: list[LoadedModule] = []
        self._by_path: dict[str, LoadedModule | None] = {}
        """Files by every path at which they were found, and by what they are called without links."""
        self._real = RealPaths()
        self.search = [Place(folder, folder, "-I") for folder in include]
        self.search += [Place(p, p, "NXPATH") for p in nxpath.split(os.pathsep) if p]
        self.search.append(Place(LIBRARY, LIBRARY_NAME, "the bundled library"))

    def load(self, path: str) -> list[LoadedModule]:
        """The program whose main file is `path`, or `-`; empty where that file cannot be read."""
        name = files.STDIN_NAME if path == files.STDIN else path
        try:
            data = files.read_stdin() if path == files.STDIN else files.read(path)
        except files.Unreadable as error:
            self.bag.add(_unreadable(path, name, error))
            return []
        return self.load_text(name, data, None if path == files.STDIN else path)

    def load_text(self, name: str, data: bytes, path: str | None = None) -> list[LoadedModule]:
        """The program whose main file's content is `data`."""
        self._enter(name, data, path)
        # Grows while it runs; a loop, since a chain of imports may be long.
        for module in self.loaded:
            self._imports(module)
        return self.loaded

    def _enter(self, name: str, data: bytes, path: str | None, known: str = "") -> LoadedModule | None:
        """A file that was not met before; `known` is it without links, where that was looked up."""
        from nxpy.syntax.decode import decode
        from nxpy.syntax.parser import parse

        kept = KEPT.get(path) if KEPT is not None and path is not None else None
        if kept is not None and kept[0].data == data:
            made: LoadedModule | None = LoadedModule(kept[1], True, kept[0])
        else:
            source = decode(name, data, path and files.absolute(path), self.bag)
            own = bool(self.loaded) and path is not None and os.path.dirname(path) == LIBRARY
            content = Content(data)
            made = None if source is None else LoadedModule(parse(source, self.bag), own, content)
            if own and made is not None and KEPT is not None and path is not None:
                KEPT[path] = content, made.module
        if made is not None:
            self.loaded.append(made)
        if path is not None:
            real = known or self._real.of(files.absolute(path))
            self._by_path[path] = self._by_path[real] = made
            if made is not None:
                made.real = real
        return made

    def _imports(self, module: LoadedModule) -> None:
        source = module.module.source
        module.imports = [self._import(module, source, node) for node in module.module.imports]

    def _import(self, importer: LoadedModule, source: Source, node: Import) -> LoadedModule | None:
        path = node.path
        if not path or "\0" in path:
            self._report(source, node, "E3003", "this import names no file", 'write `import "file.nx"`', "")
            return None
        places = self._places(source, path)
        folder = ""
        for place in places:
            found = os.path.join(place.folder, path)
            if found in self._by_path:
                return self._by_path[found]
            try:
                data = files.read(found)
            except files.Unreadable as error:
                folder = folder or found * error.folder
                if error.missing or error.folder:
                    importer.absent.append(files.absolute(found))
                    continue
                self._report(source, node, "E3002", f'"{path}" {error.reason}', "", f"found as {found}")
                return None
            known = self._real.of(files.absolute(found))
            if known in self._by_path:
                return self._again(known, found)
            return self._enter(_join(place.name, path), data, found, known)
        if folder:
            self._report(source, node, "E3002", f'"{path}" is a folder, not a file', "", f"found as {folder}")
        else:
            self.bag.add(_not_found(source, node, places))
        return None

    def _again(self, known: str, found: str) -> LoadedModule | None:
        """A file that is loaded already, found at another place."""
        module = self._by_path[found] = self._by_path[known]
        place = files.absolute(found)
        if module is not None and place not in module.places:
            module.places.append(place)
        return module

    def _places(self, source: Source, path: str) -> list[Place]:
        if os.path.isabs(path):
            return [Place("", "", "")]
        own = Place(
            os.path.dirname(source.path or ""), os.path.dirname(source.name), "the importing file's folder"
        )
        return [own, *self.search]

    def _report(self, source: Source, node: Import, code: str, message: str, help: str, label: str) -> None:
        span = Span(source, node.start, node.end)
        self.bag.add(Diagnostic(code, message, span, label=label, helps=[help] if help else []))


def load_program(path: str, include: Sequence[str], nxpath: str, bag: Bag) -> list[LoadedModule]:
    """Load a main file (`-` is standard input) and all that it imports; see `Loader`."""
    return Loader(include, nxpath, bag).load(path)


def _join(folder: str, path: str) -> str:
    """The name of a file found in a folder, as short as it can be without following links."""
    joined = os.path.join(folder, path)
    return os.path.normpath(joined) if ".." not in path.split("/") else joined


def _not_found(source: Source, node: Import, places: list[Place]) -> Diagnostic:
    from nxpy.base.suggest import nearest

    searched = "\n".join(f"{p.name or '.'} ({p.why})" for p in places if p.why)
    near = nearest(os.path.basename(node.path), _neighbours(places, node.path))
    helps = []
    if near is not None:
        folder = os.path.dirname(node.path)
        helps.append(f'did you mean `import "{os.path.join(folder, near)}"`?')
    elif not node.path.endswith(".nx"):
        helps.append(f'an import names a file: `import "{node.path}.nx"`')
    return Diagnostic(
        "E3001",
        f'there is no file "{node.path}"',
        Span(source, node.start, node.end),
        label="not found",
        notes=["looked in\n" + searched] if searched else [],
        helps=helps,
    )


def _neighbours(places: list[Place], path: str) -> list[str]:
    """The `.nx` files that stand where the path points; at most some thousands a folder."""
    from itertools import islice

    names: list[str] = []
    for place in places:
        try:
            with os.scandir(os.path.join(place.folder, os.path.dirname(path)) or ".") as entries:
                names += sorted(e.name for e in islice(entries, 5000) if e.name.endswith(".nx"))
        except (OSError, ValueError):
            continue
    return names


def _unreadable(path: str, name: str, error: files.Unreadable) -> Diagnostic:
    """The main file's own error: there is no source to show, so no span."""
    from nxpy.base.suggest import nearest

    helps = []
    if not path:
        return Diagnostic("E3001", "no file is named: its name is empty", None)
    if error.missing:
        folder, base = os.path.split(path)
        near = nearest(base, _neighbours([Place(folder, folder, "")], ""))
        if near is not None:
            helps.append(f"did you mean {os.path.join(folder, near)}?")
        elif os.path.exists(path + ".nx"):
            helps.append(f"did you mean {path}.nx?")
    return Diagnostic("E3001" if error.missing else "E3002", f"{name} {error.reason}", None, helps=helps)
