"""The first run of a program that is not cached: two start at once, and the first one to be done has it.

A second process compiles the program and keeps it. Meanwhile the interpreter runs it here, *tentatively*:
what it prints is held back, and it stops before it does anything that cannot be taken back (reads,
opens a file, asks the clock, writes to stderr, fills the buffer that every engine has). Every
engine gives the same bytes, so nothing tells which of the two it was:

- the interpreter ends first: what it printed goes out, its exit code is the program's, and the
  compiler goes on in the background, so that the next run is native from the start;
- the compiler ends first, or the interpreter has to stop: the program starts again, natively.

Small gates end in the interpreter before LLVM is even loaded; large ones lose nothing on a second core.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from nxpy.core.nodes import Program
from nxpy.runtime import traps
from nxpy.runtime.options import MEMORY_LIMIT, RunOptions
from nxpy.runtime.output import BUFFER, Output
from nxpy.runtime.system import System

INTERRUPTED = 130
FIRST_RUN = "NXPY_FIRST_RUN"
"""Environment variable: "native" compiles first and then runs, with no second process."""
_DESCRIPTORS = 4096
"""The background process closes descriptors up to here, so that nobody waits for it."""


class Overtaken(BaseException):
    """The compiled program is there."""


class Outward(BaseException):
    """The program wants to do what could not be taken back."""


def suits(options: RunOptions) -> bool:
    """Whether a run may start this way: with the plainest options, and only in safe mode, since `fast`
    does not promise the interpreter's traps."""
    return (
        options.mode == "safe"
        and options.timeout is None
        and options.memory_limit == MEMORY_LIMIT
        and options.reported is None
        and os.environ.get(FIRST_RUN) != "native"
    )


def first_run(program: Program, options: RunOptions, compile_and_keep: Callable[[], bool]) -> int | None:
    """The exit code where the interpreter was first, with everything written; None where the program
    has to be run natively, nothing having been written yet.

    `compile_and_keep` runs in a process of its own and says whether the cache now has the program.
    """
    from nxpy.engines.interp.engine import Made

    child = _in_background(compile_and_keep)
    output = Held()
    try:
        with _told(child):
            code, trap = Made(program, options, output, 0, Tentative).run()
    except KeyboardInterrupt:
        output.release()
        return output.end(INTERRUPTED)
    except Overtaken:
        return None
    except (Outward, Exception):
        # A fault of the interpreter's own is no reason to fail: the other way is still open.
        _finished(child, wait=True)
        return None
    output.release()
    code = output.end(code)
    if trap is not None:
        text = traps.render(trap, options.colour)
        output.send(2, text.encode("utf-8", "backslashreplace"))
    return code


class Held(Output):
    """Output that no one has seen yet."""

    __slots__ = ()

    def write(self, descriptor: int, data: bytes | memoryview[int]) -> int:
        if descriptor != 1 or len(self._held) + len(data) >= BUFFER:
            raise Outward
        self._held += data
        return len(data)

    def flush(self) -> None:
        """Not before `release`."""

    def release(self) -> None:
        """Writes everything."""
        super().flush()


class Tentative(System):
    """System calls that stop the program before they reach outside."""

    __slots__ = ()

    def sys_read(self, descriptor: int, pointer: int, size: int) -> int:
        raise Outward

    def sys_open(self, path: int, flags: int, mode: int) -> int:
        if self.options.allow_read or self.options.allow_write:
            raise Outward
        return super().sys_open(path, flags, mode)

    def sys_clock_ns(self) -> int:
        if self.options.allow_clock:
            raise Outward
        return super().sys_clock_ns()


# The background process -------------------------------------------------------------------------


def _in_background(work: Callable[[], bool]) -> int:
    """Starts a process that holds nothing of this one open, and exits with 0 where `work` succeeds."""
    child = os.fork()
    if child:
        return child
    try:
        # Out of the way of what is meant for the gate: Ctrl-C, and whoever ends the whole process group.
        os.setsid()
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        nothing = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(nothing, descriptor)
        os.closerange(3, _DESCRIPTORS)
        os._exit(0 if work() else 1)
    finally:
        os._exit(1)


@contextmanager
def _told(child: int) -> Iterator[None]:
    """Raises Overtaken in this block as soon as the child has succeeded."""

    def ended(number: int, frame: FrameType | None) -> None:
        if _finished(child):
            raise Overtaken

    before = signal.signal(signal.SIGCHLD, ended)
    try:
        if _finished(child):
            raise Overtaken
        yield
    finally:
        signal.signal(signal.SIGCHLD, before)


def _finished(child: int, *, wait: bool = False) -> bool:
    """Whether the child has ended well; one that is gone already has not."""
    try:
        pid, status = os.waitpid(child, 0 if wait else os.WNOHANG)
    except ChildProcessError:
        return False
    return pid == child and os.waitstatus_to_exitcode(status) == 0
