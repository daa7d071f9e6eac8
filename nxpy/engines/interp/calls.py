"""Calls of single functions by the interpreter, in this process."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import nullcontext

from nxpy.core import nodes as core
from nxpy.engines.calls import WITHIN, Argument, Buffer, Caller, Lost, NoRoom, Trapped, slot_class
from nxpy.engines.interp import depth, program, unwind
from nxpy.engines.interp.engine import LOWERING_DEPTH, TimeUp, _deep, _timer, _uncollected
from nxpy.engines.interp.image import Image
from nxpy.runtime import traps
from nxpy.runtime.memory import TAIL, Block, Memory
from nxpy.runtime.options import RunOptions
from nxpy.runtime.output import Output
from nxpy.runtime.system import System
from nxpy.runtime.traps import Trap

_RUNNING = threading.RLock()
"""One call at a time in the whole process: the recursion limit is Python's own, and there is one. Again
in the same thread: by a signal handler, of another program."""


class State:
    """A program in a memory, and the slots that arguments have taken there. Raises Trap."""

    __slots__ = ("_pools", "image", "limit", "memory", "output", "system", "units")

    def __init__(self, main: core.Program, options: RunOptions) -> None:
        self.memory = Memory(options.memory_limit)
        self.output = Output()
        self.system = System(self.memory, self.output, options)
        self.image = Image(main, self.memory, self.system)
        self.units = program.load(self.image)
        self.limit = depth.limit(self.image, self.units)
        self._pools: dict[tuple[int, bool], list[int]] = {}

    def place(self, buffers: Sequence[Buffer]) -> list[Block]:
        """Copies arrays into blocks. Raises NoRoom."""
        used: dict[tuple[int, bool], int] = {}
        placed = []
        for buffer in buffers:
            key = slot_class(len(buffer.data), buffer.writable), buffer.writable
            pool = self._pools.setdefault(key, [])
            index = used[key] = used.get(key, -1) + 1
            if index == len(pool):
                pool.append(self._reserve(*key))
            data = bytearray(buffer.data) if buffer.writable else bytes(buffer.data)
            block = self.memory.blocks[pool[index]] = Block(pool[index], data)
            block.keys = []  # another call's array will have the address
            placed.append(block)
        return placed

    def _reserve(self, bits: int, writable: bool) -> int:
        size = (1 << bits) - TAIL
        try:
            address = (
                self.memory.place_data(size).address if writable else self.memory.place_string(bytes(size))
            )
        except Trap:
            raise NoRoom("an array of that size has no place in the program's memory") from None
        self.memory.blocks.pop(address).release()
        return address

    def take_back(self, buffers: Sequence[Buffer], blocks: Sequence[Block]) -> None:
        """Copies arrays out of their blocks, which then are no more."""
        for buffer, block in zip(buffers, blocks, strict=True):
            if buffer.writable:
                buffer.data[:] = memoryview(block.data)
            del self.memory.blocks[block.address]
            block.release()

    def close(self) -> None:
        self.output.flush()
        self.system.close()


class Interpreted(Caller):
    """A program's functions, interpreted."""

    __slots__ = ("_busy", "_options", "_program", "_state", "timeout")

    def __init__(self, main: core.Program, options: RunOptions, timeout: float | None = None) -> None:
        self._program = main
        self._options = options
        self._state: State | None = None
        self._busy = False
        self.timeout = timeout

    def call(self, function: core.Function, args: Sequence[Argument]) -> int | float:
        if self.timeout is not None and threading.current_thread() is not threading.main_thread():
            raise Lost("the interpreter can keep a time limit in the main thread only")
        with _RUNNING, _uncollected(), _deep(LOWERING_DEPTH):
            if self._busy:
                raise Lost(WITHIN)
            self._busy = True
            try:
                return self._call(function, args)
            except BaseException as error:
                self._drop()
                if isinstance(error, TimeUp):
                    raise TimeoutError from None
                raise
            finally:
                self._busy = False

    def reset(self) -> None:
        with _RUNNING:
            self._drop()

    def _drop(self) -> None:
        if self._state is not None:
            state, self._state = self._state, None
            state.close()

    def _call(self, function: core.Function, args: Sequence[Argument]) -> int | float:
        state = self._started()
        buffers = list({id(a): a for a in args if isinstance(a, Buffer)}.values())
        blocks = state.place(buffers)
        addresses = {id(b): block.address for b, block in zip(buffers, blocks, strict=True)}
        python = state.image.python[state.image.name(function)]
        assert callable(python)
        try:
            with _deep(state.limit), nullcontext() if self.timeout is None else _timer(self.timeout):
                result = python(*(addresses[id(a)] if isinstance(a, Buffer) else a for a in args))
        except Exception as error:
            trap = unwind.trap_of(error, state.image, state.units)
            if trap is None:
                raise
            raise Trapped(traps.render(trap)) from None
        state.output.flush()
        state.take_back(buffers, blocks)
        return 0 if result is None else result

    def _started(self) -> State:
        if self._state is None:
            try:
                self._state = State(self._program, self._options)
            except Trap as trap:
                raise Trapped(traps.render(trap)) from None
        return self._state
