"""What a save affects: the gates whose sources, imports or places of imports are no longer the same.

In: the gates and what each was made from (`fingerprint`). Out: which of them to run again. Files are
looked at by size and time, which is enough between two looks a moment apart.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

Mark = tuple[int, int, int] | None
"""Size, time and inode of a file; None where there is none."""


def mark(path: str) -> Mark:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns, status.st_ino


class Watched:
    """The gates of some paths and the files behind each."""

    __slots__ = ("_marks", "_needs")

    def __init__(self) -> None:
        self._needs: dict[str, set[str]] = {}
        self._marks: dict[str, Mark] = {}

    def know(self, path: str, needs: dict[str, Any] | None) -> None:
        """Take note of what a gate was made from; without that (it does not compile), only of itself
        and what it was made from the last time."""
        if needs is None:
            files = {os.path.abspath(path)} | self._needs.get(path, set())
        else:
            files = {file for file, _ in needs["files"]} | set(needs["absent"])
        self._needs[path] = files
        for file in files:
            self._marks.setdefault(file, mark(file))

    def changed(self, paths: Iterable[str]) -> list[str]:
        """Of the gates there are now, those that are new or affected by what changed since the last
        look; gates that are gone are forgotten."""
        present = list(paths)
        for gone in self._needs.keys() - set(present):
            del self._needs[gone]
        moved = set()
        for file, before in self._marks.items():
            now = mark(file)
            if now != before:
                self._marks[file] = now
                moved.add(file)
        return [path for path in present if path not in self._needs or self._needs[path] & moved]
