"""Calling a program's functions one by one, as `nxpy.compile` does: what the engines share.

A `Caller` keeps one program state: its globals and its memory live on from call to call, until a call
does not return. Then the next one starts afresh.

An array argument is copied into a block of its own, so that its bounds are known, and copied back
when the function has returned; if it does not return, the array is left as it was. The blocks take
heap slots when they are first needed (strings' slots where they are read-only) and keep them, so
that addresses depend on the calls alone and are the same on every engine.
"""

from __future__ import annotations

from collections.abc import Sequence

from nxpy.core.nodes import Function

SMALLEST_CLASS = 12
"""Of an argument's slot: a page, since it may be mapped by itself."""
LARGEST_CLASS = 36
LARGEST_CONSTANT_CLASS = 24
TAIL = 16
"""Bytes behind a block that belong to nothing."""


class Buffer:
    """An array argument's bytes. Those that are not `writable` are read-only memory to the program."""

    __slots__ = ("data", "writable")

    def __init__(self, data: memoryview[int], writable: bool) -> None:
        self.data = data
        self.writable = writable


Argument = int | float | Buffer
"""What is passed: an integer in the type's range (bool: 0 or 1; pointer: the address), a float rounded
to the type, or an array for a pointer. Equal arrays are one object."""


class Trapped(Exception):
    """A call that trapped; `report` is the text of the trap, without colours."""

    def __init__(self, report: str) -> None:
        super().__init__(report)
        self.report = report


class Lost(Exception):
    """A call that ended in a way that no program can cause: the text says how."""


class NoRoom(Exception):
    """An array that has no place in the program's memory."""


class Caller:
    """One program, ready for calls, and its state. Calls from several threads come one after another."""

    __slots__ = ()

    def call(self, function: Function, args: Sequence[Argument]) -> int | float:
        """The result (0 where the function has none), all output flushed.

        Raises Trapped, runtime.traps.Exit, TimeoutError, NoRoom and Lost; after any of them, and
        after KeyboardInterrupt, the state starts afresh.
        """
        raise NotImplementedError

    def reset(self) -> None:
        """Lets go of the state; the next call starts afresh."""
        raise NotImplementedError


WITHIN = "it was called by a signal handler, in the middle of another call of the same program"


def slot_class(size: int, writable: bool) -> int:
    """The size class of an argument's slot. Raises NoRoom."""
    found = max(SMALLEST_CLASS, (size + TAIL - 1).bit_length())
    most = LARGEST_CLASS if writable else LARGEST_CONSTANT_CLASS
    if found > most:
        what = "an array" if writable else "a read-only array"
        raise NoRoom(f"{what} may hold at most {(1 << most) - TAIL:,} bytes, and this one holds {size:,}")
    return found
