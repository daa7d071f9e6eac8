"""How a program is to be run: what the command line asked for, handed to an engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

MEMORY_LIMIT = 4 << 30
"""Bytes of live `sys_mmap` blocks a program may hold, unless `--max-memory` says otherwise."""


class RunOptions:
    """One run.

    argv0          what `argv[0]` holds: the file as it was named
    args           `argv[1]` and on, as bytes without their NUL
    mode           "safe" (every access is checked) or "fast"
    memory_limit   bytes, see `MEMORY_LIMIT`
    memory_exit    exit code of trap R0005: 101, or 137 where the user set the limit
    allow_read, allow_write   paths that `sys_open` may open; a folder stands for all below it
    allow_clock    whether `sys_clock_ns` works
    timeout        seconds of wall time, or None
    colour         whether a trap's report may use colour
    reported       turns a trap's report into what is printed for it, or None for the report as it is
    """

    __slots__ = (
        "allow_clock", "allow_read", "allow_write", "args", "argv0", "colour", "memory_exit",
        "memory_limit", "mode", "reported", "timeout",
    )  # fmt: skip

    def __init__(
        self,
        *,
        argv0: bytes = b"",
        args: Sequence[bytes] = (),
        mode: str = "safe",
        memory_limit: int = MEMORY_LIMIT,
        memory_exit: int = 101,
        allow_read: Sequence[str] = (),
        allow_write: Sequence[str] = (),
        allow_clock: bool = False,
        timeout: float | None = None,
        colour: bool = False,
        reported: Callable[[str], str] | None = None,
    ) -> None:
        self.argv0 = argv0
        self.args = tuple(args)
        self.mode = mode
        self.memory_limit = memory_limit
        self.memory_exit = memory_exit
        self.allow_read = tuple(allow_read)
        self.allow_write = tuple(allow_write)
        self.allow_clock = allow_clock
        self.timeout = timeout
        self.colour = colour
        self.reported = reported

    @property
    def fast(self) -> bool:
        return self.mode == "fast"
