"""What a gate prints: stdout collected and written in large pieces, stderr written at once.

The order between the two is kept: what was written to stdout goes out before anything to stderr.
`docs/traps.md` says what becomes of a program whose stdout could not be written.
"""

from __future__ import annotations

import errno
import os

BUFFER = 1 << 16
"""Bytes of stdout held back at most."""
UNWRITABLE = 74
"""Exit code of a program that would end with 0, but for the output that was lost."""
REFUSALS = {
    errno.ENOSPC: "no space left on device",
    errno.EIO: "input/output error",
    errno.EFBIG: "file too large",
    errno.EDQUOT: "disk quota exceeded",
    errno.EBADF: "it is closed",
}
"""Why a write failed, in words that are the same on every engine; any other reason is a number."""


class Output:
    """The two descriptors that a gate may always write to.

    `eager` sends stdout out at every line break, for someone who watches.
    """

    __slots__ = ("_held", "eager", "error", "stderr", "stdout")

    def __init__(self, stdout: int = 1, stderr: int = 2) -> None:
        self.stdout = stdout
        self.stderr = stderr
        self.error = 0
        self._held = bytearray()
        try:
            self.eager = os.isatty(stdout)
        except OSError:
            self.eager = False

    def write(self, descriptor: int, data: bytes | memoryview[int]) -> int:
        """The number of bytes taken, or a negative errno (once stdout has failed, always that)."""
        if descriptor == 2:
            self.flush()
            failed = self.send(self.stderr, data)
            return failed or len(data)
        if not self.error:
            self._held += data
            if len(self._held) >= BUFFER or (self.eager and self._held.endswith(b"\n")):
                self.flush()
        return self.error or len(data)

    def flush(self) -> None:
        """Sends out what is held. A failure is kept for the next `write`; nothing is raised."""
        if self._held:
            held, self._held = self._held, bytearray()
            self.error = self.send(self.stdout, held)

    def end(self, code: int) -> int:
        """What a program that ends with `code` exits with, everything sent out. If some of its stdout
        was lost, stderr is told so, and 0 does not stand; a reader that went away wanted no more."""
        self.flush()
        if -self.error in (0, errno.EPIPE):
            return code
        why = REFUSALS.get(-self.error, f"errno {-self.error}")
        self.send(self.stderr, f"error: standard output cannot be written: {why}\n".encode())
        return code or UNWRITABLE

    def send(self, descriptor: int, data: bytes | bytearray | memoryview[int]) -> int:
        """Writes everything to one of the two; 0, or a negative errno."""
        return write_all(descriptor, data)


class Captured(Output):
    """Keeps everything in `out` and `err`, for callers in the same process."""

    __slots__ = ("err", "out")

    def __init__(self) -> None:
        super().__init__()
        self.eager = False
        self.out = bytearray()
        self.err = bytearray()

    def send(self, descriptor: int, data: bytes | bytearray | memoryview[int]) -> int:
        if descriptor == self.stdout:
            self.out += data
        else:
            self.err += data
        return 0


def write_all(descriptor: int, data: bytes | bytearray | memoryview[int]) -> int:
    """Writes everything; 0, or a negative errno."""
    rest = memoryview(data)
    while rest:
        try:
            rest = rest[os.write(descriptor, rest) :]
        except BlockingIOError:
            _wait_writable(descriptor)
        except OSError as error:
            return -(error.errno or 5)
    return 0


def reserve() -> None:
    """Keeps the numbers of standard descriptors that are closed from files that are opened later, here and
    in what is started from here: what stands there refuses as a closed one does."""
    for descriptor in (0, 1, 2):
        try:
            os.fstat(descriptor)
        except OSError:
            _occupy(os.O_RDONLY if descriptor else os.O_WRONLY)


def _occupy(flags: int) -> None:
    """The lowest number that is free."""
    try:
        os.set_inheritable(os.open(os.devnull, flags), True)
    except OSError:
        pass


def _wait_writable(descriptor: int) -> None:
    """Someone made the descriptor non-blocking: wait as a blocking write would."""
    from select import select

    select([], [descriptor], [])
