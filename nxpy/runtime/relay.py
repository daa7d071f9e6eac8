"""Passing on what a program writes to stderr, with its trap's report in another form.

A native program is a process of its own that ends by writing the report as text. `Relay` passes bytes
on as they come and holds back what may be that report until it knows better.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable

from nxpy.runtime.output import write_all
from nxpy.runtime.traps import TITLES

LONGEST = 1 << 16
"""Bytes of a report, at most: twenty-odd lines of some hundred characters."""

_TITLES = b"|".join(rf"{code}\]: {title}".encode() for code, title in TITLES.items())
_START = re.compile(rb"trap\[(?:" + _TITLES + rb")\n")
_REPORT = re.compile(rb"trap\[(?:" + _TITLES + rb")\n(?: +--> | +=)[^\n]*\n")
_PARTLY = max(len(code) + len(title) for code, title in TITLES.items()) + len("trap[]: ")


class Relay:
    """Writes to `descriptor` what it is fed; `convert` turns the report's text into what stands for it."""

    __slots__ = ("_convert", "_descriptor", "_held")

    def __init__(self, convert: Callable[[str], str], descriptor: int = 2) -> None:
        self._convert = convert
        self._descriptor = descriptor
        self._held = b""

    def drain(self, source: int) -> None:
        """Takes everything from a pipe until its other end is closed."""
        while data := os.read(source, 1 << 16):
            self.feed(data)
        self.end()

    def feed(self, data: bytes) -> None:
        held = self._held + data
        found = _START.search(held, max(0, len(held) - LONGEST))
        # A start may have come in half.
        at = found.start() if found else held.rfind(b"trap[", max(0, len(held) - _PARTLY))
        if at < 0:
            at = len(held) - next((n for n in range(4, 0, -1) if held.endswith(b"trap["[:n])), 0)
        self._pass_on(held[:at])
        self._held = held[at:]

    def end(self) -> None:
        """The program has ended: the last report, if there is one, was its own."""
        starts = [found.start() for found in _REPORT.finditer(self._held)]
        at = starts[-1] if starts else len(self._held)
        self._pass_on(self._held[:at])
        if starts:
            text = self._convert(self._held[at:].decode("utf-8", "backslashreplace"))
            self._pass_on(text.encode("utf-8", "backslashreplace"))
        self._held = b""

    def _pass_on(self, data: bytes) -> None:
        write_all(self._descriptor, data)
