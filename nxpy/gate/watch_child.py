"""A worker's side of one run: read what the child writes, hold it to its limits, see how it ends.

The child writes stdout and stderr into pipes, and one line of JSON each into a third one, `status`,
when its program is ready to run and when an engine fails.
"""

from __future__ import annotations

import os
import select
import signal
import time

from nxpy.gate.model import COMPILE_SECONDS, Limits
from nxpy.gate.outcome import Outcome

POLL_SECONDS = 0.05
"""How often a running gate's memory is looked at."""

STACK = 640 << 20
"""Bytes that a gate may hold besides: native code has a stack of 512 MiB, to be recursed into."""

CHUNK = 1 << 16

READY = b"R"
"""What the child writes to `status` when its next step is the gate's own first."""


class Pipe:
    """The reading end of a pipe and what came through it; `ended`: nobody can write to it any more."""

    __slots__ = ("data", "ended", "fd", "write")

    def __init__(self) -> None:
        self.fd, self.write = os.pipe2(os.O_CLOEXEC)
        self.data = bytearray()
        self.ended = False
        os.set_blocking(self.fd, False)

    def read(self) -> bool:
        """Take what is there; False at the end."""
        try:
            part = os.read(self.fd, CHUNK)
        except BlockingIOError:
            return True
        self.data += part
        self.ended = not part
        return bool(part)


def watch(pid: int, output: Pipe, errors: Pipe, status: Pipe, limits: Limits, *, native: bool) -> Outcome:
    """Wait for the child `pid`; the pipes' writing ends are closed here already."""
    outcome = Outcome()
    pipes = {pipe.fd: pipe for pipe in (output, errors, status)}
    poll = select.poll()
    for fd in pipes:
        poll.register(fd, select.POLLIN)
    handle = os.pidfd_open(pid)
    poll.register(handle, select.POLLIN)
    began = time.monotonic()
    deadline = began + COMPILE_SECONDS
    next_look = began + POLL_SECONDS
    # What a forked child shares with this process; one that becomes an executable sheds it.
    inherited = 0 if native else None
    ended = False
    try:
        while not ended:
            now = time.monotonic()
            if now >= deadline:
                outcome.limit = "wall-time" if outcome.prepared else "compile"
                break
            if now >= next_look:
                next_look = now + POLL_SECONDS
                inherited = resident(os.getpid()) if inherited is None else inherited
                if resident(pid) > limits.resident + STACK + inherited:
                    outcome.limit = "memory"
                    break
            for fd, _ in poll.poll(max(1.0, 1000 * (min(deadline, next_look) - now))):
                if fd == handle:
                    ended = True
                elif not pipes[fd].read():
                    poll.unregister(fd)
                if fd == status.fd and not outcome.prepared and status.data.startswith(READY):
                    outcome.prepared = True
                    began = time.monotonic()
                    deadline = began + limits.wall
            if max(len(output.data), len(errors.data)) > limits.output:
                outcome.limit = "output"
                break
    finally:
        os.close(handle)
        code = _end(pid)
    outcome.seconds = time.monotonic() - began
    _drain(output, limits.output)
    _drain(errors, limits.output)
    _drain(status, 1 << 20)
    _fill(outcome, code, output, errors, status, limits)
    return outcome


def _fill(outcome: Outcome, code: int, output: Pipe, errors: Pipe, status: Pipe, limits: Limits) -> None:
    outcome.prepared = outcome.prepared or status.data.startswith(READY)
    outcome.output = bytes(output.data[: limits.output])
    outcome.errors = bytes(errors.data[: limits.output])
    outcome.fault = bytes(status.data).removeprefix(READY).decode(errors="replace")
    if not outcome.limit and max(len(output.data), len(errors.data)) > limits.output:
        outcome.limit = "output"
    if code >= 0:
        outcome.code = code
    elif not outcome.limit:
        outcome.signal = -code
        if -code == signal.SIGXCPU:
            # Without a limit of its own, processor time is bounded only so that wall time is.
            outcome.limit = "cpu-time" if limits.cpu is not None else "wall-time"


def _end(pid: int) -> int:
    """Kill what is left of the child's group, and reap the child: its exit code, or -signal."""
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        # It has no group of its own yet.
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status)


def _drain(pipe: Pipe, limit: int) -> None:
    """What is still in a pipe; nobody writes to it any more."""
    while not pipe.ended and len(pipe.data) <= limit:
        before = len(pipe.data)
        if not pipe.read() or len(pipe.data) == before:
            break
    os.close(pipe.fd)


def resident(pid: int) -> int:
    """Bytes of memory that a process holds and that no file stands behind."""
    try:
        with open(f"/proc/{pid}/status", "rb") as file:
            fields = dict(line.split(b":", 1) for line in file.read().splitlines() if b":" in line)
    except OSError:
        return 0
    # In KiB; a process that is ending has neither any more.
    return sum(int(fields.get(name, b"0 kB").split()[0]) << 10 for name in (b"RssAnon", b"RssShmem"))
