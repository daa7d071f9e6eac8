"""How one run of a gate ended, as the worker saw it from outside."""

from __future__ import annotations

import re

TRAPPED = 101

_TRAP = re.compile(rb"^trap\[(R[0-9]{4})\]: ([^\n]*)\n(?:\s*--> ([^\n]*?):([0-9]+):[0-9]+)?", re.MULTILINE)


class Outcome:
    """One run.

    code       exit code, or None where a signal ended it
    signal     that signal, or 0
    limit      the limit that the worker ended it for: wall-time, cpu-time, memory, output, or ""
    prepared   whether it got as far as the gate's own code
    fault      a fault in nxpy itself, as text
    """

    __slots__ = ("code", "errors", "fault", "limit", "output", "prepared", "seconds", "signal")

    def __init__(self) -> None:
        self.code: int | None = None
        self.signal = 0
        self.limit = ""
        self.prepared = False
        self.fault = ""
        self.output = b""
        self.errors = b""
        self.seconds = 0.0

    @property
    def trap(self) -> tuple[str, str, str, int] | None:
        """Code, title, file and line of the trap that ended it (line 0 where it has none)."""
        if self.code is None or b"trap[" not in self.errors:
            return None
        # A gate may write what looks like a trap, but only the last thing that it writes can be one.
        found = list(_TRAP.finditer(self.errors))[-1:]
        if not found:
            return None
        last = found[0]
        if self.code != TRAPPED and last[1] != b"R0005":
            return None
        file = last[3].decode(errors="replace") if last[3] else ""
        return last[1].decode(), last[2].decode(errors="replace"), file, int(last[4] or 0)
