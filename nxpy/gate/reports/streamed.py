"""A report file: opened before anything runs, so that a path that cannot be written is said at once.

What is only known at the end but stands at the start (counts, in JUnit) is why a report may keep its
body aside: gates stream through, and no report holds them in memory.
"""

from __future__ import annotations

import os
from typing import TextIO


class Unwritable(Exception):
    """A report's file cannot be written."""


def open_report(path: str) -> TextIO:
    """The file, empty; raises Unwritable."""
    try:
        return open(path, "w", encoding="utf-8", errors="backslashreplace", newline="\n")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise Unwritable(f"`{path}` cannot be written: {reason}") from None


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
