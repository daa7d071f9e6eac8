"""What verbs say, and where: results on stdout, errors on stderr."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from nxpy.base import colour
from nxpy.base.diagnostic import Diagnostic


class Unwritable(Exception):
    """A result has nowhere to go; as text it says which, and why."""

    def __init__(self, what: str, error: OSError) -> None:
        why = "it is closed" if error.errno == errno.EBADF else error.strerror
        super().__init__(f"{what} cannot be written: {why}")


def say(text: str) -> None:
    """Write a result; what stdout's encoding lacks is spelt out. Raises BrokenPipeError, Unwritable."""
    try:
        _write(sys.stdout, text)
    except BrokenPipeError:
        raise
    except OSError as error:
        forsake(1)
        raise Unwritable("standard output", error) from None


def deliver(path: str, data: bytes, *, mode: int = 0o666) -> None:
    """Write a result to a file, or to stdout where `path` is `-`. Raises as `say` does."""
    try:
        if path != "-":
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC
            with open(os.open(path, flags, mode), "wb") as file:
                file.write(data)
            return
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(1, rest) :]
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Unwritable("standard output" if path == "-" else f"`{path}`", error) from None


def forsake(descriptor: int) -> None:
    """Nothing more goes there: else the interpreter's own flush at exit would fail once more."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
    except OSError:
        pass


def complain(text: str) -> None:
    """Write to stderr; if nobody listens there, that is not worth a second error."""
    try:
        _write(sys.stderr, text)
    except OSError:
        forsake(2)


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:  # closed before we were started
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    try:
        stream.write(text)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
    stream.flush()


def use_colour(flag: str) -> bool:
    """Whether what goes to stderr is coloured; `flag` is what `--color` says."""
    return colour.wanted(flag, os.environ, sys.stderr)


def report(diagnostics: Sequence[Diagnostic], form: str, flag: str) -> None:
    """Show diagnostics on stderr, as `--format` and `--color` ask for."""
    from nxpy.base import render

    if form == "json":
        complain(render.all_to_json(diagnostics))
    else:
        complain(render.render_all(diagnostics, use_colour(flag)))
