"""What is at a path, as imports see it. Small, since it is on the path of a cached run."""

from __future__ import annotations

import os
import stat


class RealPaths:
    """Paths without links, each folder looked up once. One file, however it is reached, has one; two hard
    links are two files."""

    __slots__ = ("_folders",)

    def __init__(self) -> None:
        self._folders: dict[str, str] = {}

    def of(self, path: str) -> str:
        folder, name = os.path.split(path)
        if name in ("", ".", "..") or os.path.islink(path):
            return _real(path)
        if folder not in self._folders:
            self._folders[folder] = _real(folder)
        return os.path.join(self._folders[folder], name)


def _real(path: str) -> str:
    try:
        return os.path.realpath(path)
    except OSError:
        return path


def ends_search(path: str) -> bool:
    """Whether an import that is looked for at `path` is looked for no further: a file is there, or
    something that cannot be read. Folders and links to nothing are passed over."""
    try:
        return not stat.S_ISDIR(os.stat(path).st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError):
        return True
