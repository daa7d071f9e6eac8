"""Which files `nxpy test` is about: paths in, `.nx` files out, sorted and each once.

Folders are walked; hidden ones and those of other tools are passed by. Links to folders are not
followed, so that a loop of links ends nowhere; a link to a file is a gate of its own name.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

PASSED_BY = frozenset({"__pycache__", "node_modules", "build", "dist"})
"""Folders, besides hidden ones, that hold no gates of the project's own."""

EXTENSION = ".nx"


class NoSuchPath(Exception):
    """A path that was named and is not there, or is no `.nx` file."""

    def __init__(self, path: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.path = path
        self.hint = hint


def find(paths: Iterable[str]) -> list[str]:
    """All `.nx` files that the paths name, by name; raises NoSuchPath."""
    found: set[str] = set()
    for path in paths:
        found.update(_under(path))
    return sorted(found, key=order)


def order(path: str) -> list[str]:
    """Sort key: folder by folder, so that a folder's files stand together."""
    return path.split("/")


def _under(path: str) -> Iterator[str]:
    clean = os.path.normpath(path) if path else path
    if os.path.isdir(clean):
        yield from _walk(clean)
        return
    if not os.path.lexists(clean):
        raise NoSuchPath(path, f"there is no `{path}`", _near(path))
    if not clean.endswith(EXTENSION):
        raise NoSuchPath(path, f"`{path}` is not a gate: gates are `{EXTENSION}` files")
    yield clean


def _walk(folder: str) -> Iterator[str]:
    """A stack and no recursion: folders may be nested deeper than Python may."""
    pending = [folder]
    while pending:
        here = pending.pop()
        try:
            with os.scandir(here) as entries:
                for entry in entries:
                    path = entry.name if here == "." else f"{here.rstrip('/')}/{entry.name}"
                    if entry.is_symlink() and os.path.isdir(path):
                        continue
                    if entry.is_dir(follow_symlinks=False):
                        if not entry.name.startswith(".") and entry.name not in PASSED_BY:
                            pending.append(path)
                    elif entry.name.endswith(EXTENSION) and not entry.name.startswith("."):
                        yield path
        except PermissionError:
            raise NoSuchPath(here, f"the folder `{here}` may not be listed (permission denied)") from None
        except FileNotFoundError:
            continue  # it went away while we looked


def _near(path: str) -> str:
    from nxpy.base.suggest import nearest

    folder, name = os.path.split(path)
    try:
        names = sorted(os.listdir(folder or "."))
    except OSError:
        return ""
    near = nearest(name, names)
    return f"did you mean `{os.path.join(folder, near)}`?" if near else ""
