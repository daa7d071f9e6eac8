"""A report file: opened before anything runs, so that a path that cannot be written is said at once.

What is only known at the end but stands at the start (counts, in JUnit) is why a report may keep its
body aside: gates stream through, and no report holds them in memory.
"""

from __future__ import annotations

import os
import stat
from typing import TextIO

Target = tuple[int, int, str]


class Unwritable(Exception):
    """A report's file cannot be written."""


def open_report(path: str) -> TextIO:
    """The file, empty; raises Unwritable."""
    try:
        return open(path, "w", encoding="utf-8", errors="backslashreplace", newline="\n")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise Unwritable(f"`{path}` cannot be written: {reason}") from None


def target(path: str | int) -> Target | None:
    """Tells apart what is written to, by whatever names and links: two reports in one would be neither.
    A descriptor will do for a path. None for what keeps nothing."""
    try:
        found = os.stat(path)
        if stat.S_ISCHR(found.st_mode) and found.st_rdev == os.stat(os.devnull).st_rdev:
            return None
        return found.st_dev, found.st_ino, ""
    except OSError:
        if isinstance(path, int):
            return None
    folder, name = os.path.split(os.path.realpath(path))
    try:
        above = os.stat(folder)
    except OSError:
        return 0, 0, folder + "/" + name
    return above.st_dev, above.st_ino, name


def aside() -> TextIO:
    """A file without a name for a report's body."""
    import tempfile

    made: TextIO = tempfile.TemporaryFile("w+", encoding="utf-8", errors="backslashreplace", newline="\n")  # noqa: SIM115
    return made


def append(body: TextIO, file: TextIO) -> None:
    """Copy a body kept aside."""
    body.seek(0)
    while part := body.read(1 << 16):
        file.write(part)


def relative(path: str) -> str:
    """A path as reports name it: with `/`, and without a leading `./`."""
    return path.replace(os.sep, "/").removeprefix("./")
