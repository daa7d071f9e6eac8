"""System calls of a running gate. Files and the clock only where the options permit them.

Descriptors 0 to 2 are the process's own; an opened file gets the lowest free number from 3 on, so
that a gate sees the same numbers on every run. A negative result is a Linux errno.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

from nxpy.runtime import traps
from nxpy.runtime.memory import Memory
from nxpy.runtime.options import RunOptions
from nxpy.runtime.output import Output, write_all
from nxpy.runtime.traps import Exit, Trap

EACCES, EINVAL, EMFILE = -13, -22, -24

READ_WRITE = 2
"""`flags & 3`: 0 reads, 1 writes, 2 does both."""
FLAGS = {0o100: os.O_CREAT, 0o200: os.O_EXCL, 0o1000: os.O_TRUNC, 0o2000: os.O_APPEND}
"""The further flags of `sys_open`, which has Linux's numbers, and what they are here."""
CHANGING = 0o100 | 0o1000
"""Flags that change a file even where it is opened for reading."""

MOST_OPEN = 1024


class System:
    """The intrinsics that reach outside, each a method of its own name."""

    __slots__ = ("_files", "_read", "_write", "memory", "options", "output", "stdin")

    def __init__(self, memory: Memory, output: Output, options: RunOptions, stdin: int = 0) -> None:
        self.memory = memory
        self.output = output
        self.options = options
        self.stdin = stdin
        self._files: dict[int, int] = {}
        self._read = [os.path.realpath(path) for path in options.allow_read]
        self._write = [os.path.realpath(path) for path in options.allow_write]

    def sys_mmap(self, size: int) -> int:
        return self.memory.map(size)

    def sys_munmap(self, pointer: int, size: int) -> int:
        return self.memory.unmap(pointer, size)

    def sys_write(self, descriptor: int, pointer: int, size: int) -> int:
        if size < 0:
            raise Trap("R0007", f"sys_write of a negative length, {size}")
        data = self.memory.range(pointer, size, writes=False)
        if descriptor in (1, 2):
            return self.output.write(descriptor, data)
        file = self._files.get(descriptor)
        if file is None:
            return EACCES
        return write_all(file, data) or size

    def sys_read(self, descriptor: int, pointer: int, size: int) -> int:
        if size < 0:
            raise Trap("R0007", f"sys_read of a negative length, {size}")
        room = self.memory.range(pointer, size, writes=True)
        file = self.stdin if descriptor == 0 else self._files.get(descriptor)
        if file is None:
            return EACCES
        if size == 0:
            return 0
        try:
            if descriptor == 0 and os.isatty(file):
                self.output.flush()
            return os.readv(file, [room])
        except OSError as error:
            return -(error.errno or 5)

    def sys_open(self, path: int, flags: int, mode: int) -> int:
        name = self.memory.text(path)
        access = flags & 3
        known = access | sum(FLAGS)
        if access > READ_WRITE or flags & ~known:
            return EINVAL
        try:
            real = os.path.realpath(os.fsdecode(name))
        except OSError:  # a relative path, in a working directory that is gone
            return EACCES
        reads, writes = access != 1, access != 0 or bool(flags & CHANGING)
        if (reads and not _below(real, self._read)) or (writes and not _below(real, self._write)):
            return EACCES
        number = next((n for n in range(3, MOST_OPEN) if n not in self._files), None)
        if number is None:
            return EMFILE
        host = access | sum(value for bit, value in FLAGS.items() if flags & bit)
        try:
            # The real path was judged; a link put in its place meanwhile is not followed.
            self._files[number] = os.open(real, host | os.O_CLOEXEC | os.O_NOFOLLOW, mode & 0o777)
        except OSError as error:
            return -(error.errno or 5)
        return number

    def sys_close(self, descriptor: int) -> int:
        file = self._files.pop(descriptor, None)
        if file is None:
            return EACCES
        try:
            os.close(file)
        except OSError as error:
            return -(error.errno or 5)
        return 0

    def sys_lseek(self, descriptor: int, offset: int, whence: int) -> int:
        file = self._files.get(descriptor)
        if file is None:
            return EACCES
        if whence not in (0, 1, 2):
            return EINVAL
        try:
            return os.lseek(file, offset, whence)
        except OSError as error:
            return -(error.errno or 5)

    def sys_clock_ns(self) -> int:
        if not self.options.allow_clock:
            raise Trap("R0008", traps.CLOCK)
        from time import monotonic_ns

        return monotonic_ns()

    def sys_exit(self, code: int) -> None:
        raise Exit(code & 255)

    def close(self) -> None:
        """Closes what the gate left open."""
        for descriptor in list(self._files):
            self.sys_close(descriptor)


def _below(path: str, allowed: Sequence[str]) -> bool:
    """Whether a real path is one of the allowed ones or below one."""
    return any(path == top or path.startswith(top.rstrip("/") + "/") for top in allowed)
