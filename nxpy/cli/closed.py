"""Standard streams that were closed before nxpy was started.

Their numbers are kept from files that are opened later, here and in every process that is started from
here, and `sys` gets streams: stdout refuses what it is given, stderr takes it and loses it.
"""

from __future__ import annotations

import errno
import io
import os
import sys

from nxpy.runtime.output import reserve


class Closed(io.TextIOBase):
    """stdout. Nothing is held back, so that nothing fails once more when the interpreter ends."""

    def write(self, text: str) -> int:
        if text:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return 0


class Lost(io.TextIOBase):
    """stderr."""

    def write(self, text: str) -> int:
        return len(text)


def stand_in() -> None:
    """Fill the gaps."""
    reserve()
    if sys.stdout is None:
        sys.stdout = Closed()
    if sys.stderr is None:
        sys.stderr = Lost()
