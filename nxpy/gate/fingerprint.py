"""What a gate's result depends on: every source it was made from, and where its imports were sought.

    {"files": [[path, sha256], ...], "links": [[path, path without links], ...], "absent": [path, ...]}

Absolute paths; `links` has those that are another path without links, which decides whether two places are
one module. A file that appears where an import was sought in vain would be found first the next time, so
those places belong to the fingerprint as well. Contents are always read, never only dates.
"""

from __future__ import annotations

import os
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from nxpy.driver.places import RealPaths, ends_search

if TYPE_CHECKING:
    from nxpy.driver.session import Compilation


def of(compilation: Compilation) -> dict[str, Any]:
    """The fingerprint of a program that compiled, of the very bytes that it was made from."""
    files: dict[str, str] = {}
    links: dict[str, str] = {}
    absent: set[str] = set()
    for loaded in compilation.modules:
        for place in loaded.places:
            files[place] = loaded.content.digest
            if place != loaded.real:
                links[place] = loaded.real
        absent.update(loaded.absent)
    main = os.path.abspath(compilation.path)
    if main not in files:
        files[main] = digest_file(main) or ""
        if main != compilation.modules[0].real:
            links[main] = compilation.modules[0].real
    return {"files": sorted(files.items()), "links": sorted(links.items()), "absent": sorted(absent)}


def digest_file(path: str) -> str | None:
    """Hex digest of a file's contents, or None where it cannot be read."""
    try:
        with open(path, "rb") as file:
            return sha256(file.read()).hexdigest()
    except OSError:
        return None


class Check:
    """Compares fingerprints with what is on disk; each file is read once."""

    __slots__ = ("_digests", "_real")

    def __init__(self) -> None:
        self._digests: dict[str, str | None] = {}
        self._real = RealPaths()

    def digest(self, path: str) -> str | None:
        if path not in self._digests:
            self._digests[path] = digest_file(path)
        return self._digests[path]

    def difference(self, needs: dict[str, Any]) -> str:
        """What has changed, as a phrase; "" where nothing has."""
        links = dict(needs.get("links", ()))
        for path, digest in needs["files"]:
            now = self.digest(path)
            if now is None:
                return f"{os.path.relpath(path)} is gone"
            if now != digest:
                return f"{os.path.relpath(path)} has changed"
            if self._real.of(path) != links.get(path, path):
                return f"{os.path.relpath(path)} leads to another file"
        for path in needs["absent"]:
            if ends_search(path):
                return f"{os.path.relpath(path)} is new, and an import would find it first"
        return ""


def compiler() -> str:
    """A digest of what turns sources into results: nxpy's own files, Python, LLVM and the CPU.

    Sizes and dates of the files stand for their contents: it is about a release or a developer's
    edit, and reading some hundred files would cost more than it saves.
    """
    import sys

    whole = sha256()
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    for path, size, date in _tree(package):
        whole.update(f"{path}\0{size}\0{date}\n".encode(errors="surrogateescape"))
    whole.update(f"{sys.version}\n{os.uname().machine}\n{_cpu()}\n{_llvm()}".encode())
    return whole.hexdigest()[:16]


def _tree(package: str) -> list[tuple[str, int, int]]:
    out = []
    for folder, folders, names in os.walk(package):
        folders[:] = [name for name in folders if name != "__pycache__"]
        for name in names:
            if name.endswith((".py", ".nx", ".lark", ".ll", ".s", ".c", ".cu", ".h")):
                path = os.path.join(folder, name)
                status = os.stat(path)
                out.append((path[len(package) + 1 :], status.st_size, status.st_mtime_ns))
    return sorted(out)


def _cpu() -> str:
    """The processor's model and features, which LLVM compiles for."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            lines = file.read().partition("\n\n")[0].splitlines()
    except OSError:
        return ""
    return "\n".join(line for line in lines if line.startswith(("model name", "flags", "Features")))


def _llvm() -> str:
    from importlib.util import find_spec

    try:
        found = find_spec("llvmlite")
    except (ImportError, ValueError):
        return ""
    if found is None or found.origin is None:
        return ""
    status = os.stat(found.origin)
    return f"{found.origin} {status.st_size} {status.st_mtime_ns}"
