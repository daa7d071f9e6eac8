"""What verbs say, and where: results on stdout, errors on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from nxpy.base import colour
from nxpy.base.diagnostic import Diagnostic


def say(text: str) -> None:
    """Write a result; what stdout's encoding lacks is spelt out. Raises BrokenPipeError."""
    _write(sys.stdout, text)


def complain(text: str) -> None:
    """Write to stderr; if nobody listens there, that is not worth a second error."""
    try:
        _write(sys.stderr, text)
    except OSError:
        return


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:  # closed before we were started
        return
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
