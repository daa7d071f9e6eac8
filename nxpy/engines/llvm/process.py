"""Calls of native code in a process of its own, which lives from call to call.

Not inside this process: a wild access in fast mode, a stack overflow, endless recursion or a loop
that never ends then costs the caller an exception and nothing else, every address is the one that
the language promises (two programs in one address space could not both have it), and Ctrl-C works.
A call costs a round trip through two pipes, and each array two copies, in and out, through a file
in memory that both processes see.
"""

from __future__ import annotations

import fcntl
import os
import select
import signal
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from mmap import mmap
from struct import Struct

from nxpy.core.nodes import Function, Program
from nxpy.engines.calls import WITHIN, Argument, Buffer, Caller, Lost, NoRoom, Trapped, slot_class
from nxpy.engines.llvm import server
from nxpy.engines.llvm.engine import command, in_memory
from nxpy.engines.llvm.layout import STRING_REGION, Blocks
from nxpy.lang.types import BOOL, F32, F64, NOTHING, IntType, Type
from nxpy.runtime.memory import FORMATS
from nxpy.runtime.options import RunOptions
from nxpy.runtime.traps import Exit

OWNED_BY_DATA = 2
"""Whose a block is, in the last words of its slot: no `sys_mmap`'s, so `sys_munmap` refuses it."""
KEPT = 512 << 20
"""Bytes of arguments' slots that stay in memory after a call; if there are more, all are given back."""
FIRST_FREE = 10
"""Descriptors that go to the child are copied to this one and up, out of the way of those it gets."""

_TAIL = Struct("<qq")
_WORD = Struct("<q")
_live: weakref.WeakSet[Native] = weakref.WeakSet()


class Slot:
    """A place for an argument: its address there, its bytes here, and how many of them were used."""

    __slots__ = ("_map", "address", "data", "used")

    def __init__(self, address: int, shared: mmap) -> None:
        self.address = address
        self._map = shared
        self.data = memoryview(shared)
        self.used = 0

    def fill(self, data: memoryview[int]) -> None:
        """Makes it a live block of these bytes."""
        size = len(data)
        self.data[:size] = data
        _TAIL.pack_into(self.data, len(self.data) - _TAIL.size, OWNED_BY_DATA, size)
        self.used = max(self.used, size)

    def end(self) -> None:
        """Makes it no block."""
        _TAIL.pack_into(self.data, len(self.data) - _TAIL.size, 0, 0)

    def close(self) -> None:
        with suppress(BufferError):  # a copy that was broken off still holds it
            self.data.release()
            self._map.close()


class Worker:
    """The process, its ends of the pipes, and what is mapped in it."""

    __slots__ = (
        "_constants", "_end", "_pools", "_words", "alive", "file", "pid", "reply", "report",
        "request",
    )  # fmt: skip

    def __init__(self, executable: int, argv: Sequence[bytes], words: int, constants: Blocks) -> None:
        self._words = words
        self._constants = constants
        self._pools: dict[tuple[int, bool], list[Slot]] = {}
        self._end = 0
        self.file = os.memfd_create("arguments", os.MFD_CLOEXEC)
        self.report = os.memfd_create("report", os.MFD_CLOEXEC)
        theirs, self.request = os.pipe()
        self.reply, replies = os.pipe()
        self.alive, closing = os.pipe()  # we never read: that our end is gone is the message
        given = {
            2: self.report, server.REQUEST: theirs, server.REPLY: replies, server.STDERR: 2,
            server.ARGUMENTS: self.file, server.ALIVE: closing,
        }  # fmt: skip
        try:
            self.pid = _spawn(executable, argv, given)
        finally:
            for descriptor in (theirs, replies, closing):
                os.close(descriptor)

    # Requests -----------------------------------------------------------------------------------

    def ask(self, request: bytes, timeout: float | None = None) -> bytes:
        """Sends a request and waits for the reply: 8 bytes, fewer where the process is gone.

        Raises TimeoutError.
        """
        rest = memoryview(request.ljust(8 * self._words, b"\0"))
        with suppress(BrokenPipeError):  # it is gone; so the reply is empty
            while rest:
                rest = rest[os.write(self.request, rest) :]
        return self.answer(timeout)

    def answer(self, timeout: float | None) -> bytes:
        if timeout is not None:
            poll = select.poll()
            poll.register(self.reply, select.POLLIN)
            if not poll.poll(timeout * 1000):
                raise TimeoutError
        return os.read(self.reply, 8)

    def end(self) -> tuple[int, str]:
        """Waits for the end: the exit code (negative: a signal's number) and the report."""
        try:
            status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        except ChildProcessError:  # someone waits for all children
            status = 0
        size = os.fstat(self.report).st_size
        text = os.pread(self.report, size, 0).decode("utf-8", "surrogateescape")
        self.close()
        return status, text

    def kill(self) -> None:
        """Ends the process if it runs, and forgets it."""
        with suppress(OSError):
            os.kill(self.pid, signal.SIGKILL)
        with suppress(OSError):
            os.waitpid(self.pid, 0)
        self.close()

    def close(self) -> None:
        """Lets go of what is here."""
        for pool in self._pools.values():
            for slot in pool:
                slot.close()
        self._pools.clear()
        for descriptor in (self.request, self.reply, self.alive, self.file, self.report):
            with suppress(OSError):
                os.close(descriptor)

    # Arrays -------------------------------------------------------------------------------------

    def place(self, buffers: Sequence[Buffer]) -> list[Slot]:
        """Copies arrays into slots. Raises NoRoom."""
        used: dict[tuple[int, bool], int] = {}
        placed = []
        for buffer in buffers:
            key = slot_class(len(buffer.data), buffer.writable), buffer.writable
            pool = self._pools.setdefault(key, [])
            index = used[key] = used.get(key, -1) + 1
            if index == len(pool):
                pool.append(self._reserve(*key))
            pool[index].fill(buffer.data)
            placed.append(pool[index])
        return placed

    def take_back(self, buffers: Sequence[Buffer], slots: Sequence[Slot]) -> None:
        """Copies arrays out of their slots, whose blocks then are no more."""
        for buffer, slot in zip(buffers, slots, strict=True):
            if buffer.writable:
                buffer.data[:] = slot.data[: len(buffer.data)]
            slot.end()
        every = [slot for pool in self._pools.values() for slot in pool]
        if sum(slot.used for slot in every) > KEPT:
            # Where nothing was written there are zeros, which are no block.
            os.ftruncate(self.file, 0)
            os.ftruncate(self.file, self._end)
            for slot in every:
                slot.used = 0

    def _reserve(self, bits: int, writable: bool) -> Slot:
        size = (1 << bits) - _TAIL.size
        wanted = 0 if writable else self._constants.take(size)
        offset = self._end
        self._end += 1 << bits
        try:
            os.ftruncate(self.file, self._end)
            shared = mmap(self.file, 1 << bits, offset=offset)
        except (OSError, OverflowError):
            raise NoRoom("an array of that size has no place in this process") from None
        words = (0, wanted, size, 3 if writable else 1, offset, 1 << bits)
        reply = self.ask(b"".join(map(_WORD.pack, words)))
        address = _WORD.unpack(reply)[0] if len(reply) == 8 else 0
        if address <= 0 or (wanted and address != wanted):
            raise NoRoom("an array of that size has no place in the program's memory")
        return Slot(address, shared)


class Native(Caller):
    """A program's functions as native code."""

    __slots__ = (
        "__weakref__", "_caller", "_digest", "_executable", "_forms", "_lock", "_options", "_program",
        "_words", "_worker", "timeout",
    )  # fmt: skip

    def __init__(
        self,
        executable: bytes,
        program: Program,
        exports: Sequence[Function],
        digest: int,
        options: RunOptions,
        timeout: float | None = None,
    ) -> None:
        """Raises OSError."""
        self._executable = _moved(in_memory(executable))
        self._program = program
        self._options = options
        self._digest = digest
        self._words = server.request_words(exports)
        self._forms = {f: _form(number, f) for number, f in enumerate(exports, 1)}
        self._worker: Worker | None = None
        self._lock = threading.Lock()
        self._caller = 0
        self.timeout = timeout
        _live.add(self)

    def call(self, function: Function, args: Sequence[Argument]) -> int | float:
        if self._caller == threading.get_ident():
            raise Lost(WITHIN)  # the lock would wait for ever
        with self._lock:
            self._caller = threading.get_ident()
            try:
                return self._call(function, args)
            except BaseException:
                self._drop()
                raise
            finally:
                self._caller = 0

    def reset(self) -> None:
        with self._lock:
            self._drop()

    def fits(self) -> bool:
        """Whether the executable is that of these exports, as far as it can be started. Raises Lost."""
        with self._lock:
            try:
                return self._started() is not None
            except Trapped:  # as every call will
                return True

    def _call(self, function: Function, args: Sequence[Argument]) -> int | float:
        worker = self._started()
        if worker is None:
            raise Lost("the compiled code is not this program's")
        buffers = list({id(a): a for a in args if isinstance(a, Buffer)}.values())
        slots = worker.place(buffers)
        addresses = {id(b): s.address for b, s in zip(buffers, slots, strict=True)}
        request, reply, number = self._forms[function]
        values = [addresses[id(a)] if isinstance(a, Buffer) else a for a in args]
        got = worker.ask(request.pack(number, *values), self.timeout)
        if len(got) < 8:
            self._worker = None
            raise _reason(*worker.end())
        worker.take_back(buffers, slots)
        result: int | float = reply.unpack(got)[0]
        return result

    def _started(self) -> Worker | None:
        """The worker; None where it answers with the wrong digest."""
        if self._worker is None:
            blocks = Blocks(STRING_REGION)
            for text in self._program.strings:
                blocks.take(len(text) + 1)
            worker = self._worker = Worker(self._executable, command(self._options), self._words, blocks)
            greeting = worker.answer(None)
            if len(greeting) < 8:
                self._worker = None
                raise _reason(*worker.end())
            if _WORD.unpack(greeting)[0] != self._digest:
                self._drop()
        return self._worker

    def _drop(self) -> None:
        if self._worker is not None:
            worker, self._worker = self._worker, None
            worker.kill()

    def forget(self) -> None:
        """In a forked copy of this process: the worker is not ours."""
        self._lock = threading.Lock()
        self._caller = 0
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def __del__(self) -> None:
        with suppress(AttributeError, TypeError, OSError):  # half made, or at the end of Python
            self._drop()
            os.close(self._executable)


def _after_fork() -> None:
    for caller in list(_live):
        caller.forget()


os.register_at_fork(after_in_child=_after_fork)


def _reason(status: int, report: str) -> Exception:
    """Why a call did not return, by how its process ended."""
    if report.startswith("trap["):
        return Trapped(report)
    if report:
        return Lost(report.removeprefix("error: ").strip())
    if status < 0:
        return Lost(f"the process that runs the program was killed by signal {-status}")
    return Exit(status)


# Words ------------------------------------------------------------------------------------------


def _code(type: Type) -> str:
    """The `struct` code of a value at the start of a word."""
    if type is NOTHING:
        return "q"
    if isinstance(type, IntType) or type in (F32, F64, BOOL):
        return f"{FORMATS[type]}{8 - type.size}x"
    return "Q"


def _form(number: int, function: Function) -> tuple[Struct, Struct, int]:
    """How a call and its reply are packed, and the function's number."""
    codes = "".join(_code(p.type) for p in function.params)
    return Struct("<q" + codes), Struct("<" + _code(function.result or NOTHING)), number


# The system -------------------------------------------------------------------------------------


def _spawn(executable: int, argv: Sequence[bytes], given: dict[int, int]) -> int:
    """Starts the executable with these descriptors, its number for ours, and 0 and 1 as they are."""
    moved = {number: _moved(os.dup(ours) if _is_open(ours) else os.open(os.devnull, os.O_RDWR))
             for number, ours in given.items()}  # fmt: skip
    actions = [(os.POSIX_SPAWN_DUP2, ours, number) for number, ours in moved.items()]
    try:
        return os.posix_spawn(
            f"/proc/self/fd/{executable}",
            list(argv),
            {},
            file_actions=actions,
            # Of a session of its own: Ctrl-C is for the caller, who then ends the process.
            setsid=True,
            setsigmask=(),
            setsigdef=(signal.SIGINT, signal.SIGIO, signal.SIGALRM),
        )
    finally:
        for ours in moved.values():
            os.close(ours)


def _is_open(descriptor: int) -> bool:
    try:
        os.fstat(descriptor)
    except OSError:
        return False
    return True


def _moved(descriptor: int) -> int:
    """The descriptor under a number from `FIRST_FREE` up."""
    made = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, FIRST_FREE)
    os.close(descriptor)
    return made
