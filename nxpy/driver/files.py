"""Reading source files, without ever waiting for one that has no end."""

from __future__ import annotations

import errno
import os
import stat

LIMIT = 64 << 20
"""Bytes. A larger file is refused: no source is that long, and reading it would only take memory."""

STEP = 1 << 16
"""Bytes read at once where there is more than was thought, or no telling."""

STDIN = "-"
STDIN_NAME = "<stdin>"


class Unreadable(Exception):
    """A path that cannot be read as a source file.

    `reason` completes "X ...". `missing`: nothing is there; `folder`: a folder is.
    """

    def __init__(self, reason: str, *, missing: bool = False, folder: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.missing = missing
        self.folder = folder


_KINDS = (
    (stat.S_ISFIFO, "is a pipe; use `-` to read a program from standard input"),
    (stat.S_ISCHR, "is a device, not a file"),
    (stat.S_ISBLK, "is a device, not a file"),
    (stat.S_ISSOCK, "is a socket, not a file"),
)

_ERRORS = {
    errno.EACCES: "may not be read (permission denied)",
    errno.EPERM: "may not be read (not permitted)",
    errno.ENAMETOOLONG: "has a name too long for this system",
    errno.ELOOP: "is a loop of symbolic links",
}


def read(path: str) -> bytes:
    """A regular file's bytes; raises Unreadable. Pipes and devices are not even opened."""
    if "\0" in path:
        raise Unreadable("is not a file's name (it holds a NUL)")
    try:
        _refuse(os.stat(path))
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except (FileNotFoundError, NotADirectoryError):
        raise Unreadable("does not exist", missing=True) from None
    except OSError as error:
        raise Unreadable(_ERRORS.get(error.errno or 0, f"cannot be read ({error.strerror})")) from None
    except ValueError:
        raise Unreadable("is not a file's name") from None
    try:
        # Again on what was opened: the path may name something else by now.
        status = os.fstat(descriptor)
        _refuse(status)
        return _all_of(descriptor, status.st_size)
    except OSError as error:
        raise Unreadable(f"cannot be read ({error.strerror})") from None
    finally:
        os.close(descriptor)


def read_stdin() -> bytes:
    """All of standard input; raises Unreadable."""
    try:
        return _all_of(0, STEP)
    except OSError as error:
        raise Unreadable(f"cannot be read ({error.strerror})") from None


def _all_of(descriptor: int, size: int) -> bytes:
    """All that there is to read, which is likely `size` bytes; raises Unreadable past the limit."""
    parts, total, step = [], 0, size + 1
    while part := os.read(descriptor, step):
        parts.append(part)
        total += len(part)
        step = STEP
        if total > LIMIT:
            break
    return _within_limit(parts[0] if len(parts) == 1 else b"".join(parts))


def absolute(path: str) -> str:
    """The path from the root on; links and `..` stay as they are."""
    if path.startswith("/"):
        return path
    try:
        return os.path.join(os.getcwd(), path)
    except OSError:  # the current folder was removed
        return path


def _refuse(status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise Unreadable("is a folder, not a file", folder=True)
    for is_kind, reason in _KINDS:
        if is_kind(status.st_mode):
            raise Unreadable(reason)
    if status.st_size > LIMIT:
        _within_limit(None)


def _within_limit(data: bytes | None) -> bytes:
    if data is None or len(data) > LIMIT:
        raise Unreadable(f"is larger than {LIMIT >> 20} MiB, the most that a source file may have")
    return data
