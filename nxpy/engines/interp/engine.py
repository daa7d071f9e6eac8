"""The reference interpreter: what every operation means, and the engine that others are held to."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType

from nxpy.core import nodes as core
from nxpy.engines import Engine
from nxpy.engines.interp import depth, program, unwind
from nxpy.engines.interp.image import Image
from nxpy.engines.interp.program import Unit
from nxpy.runtime import traps
from nxpy.runtime.memory import Memory
from nxpy.runtime.options import RunOptions
from nxpy.runtime.output import Captured, Output, reserve
from nxpy.runtime.system import System
from nxpy.runtime.traps import Exit, Trap

OUT_OF_TIME, INTERRUPTED = 124, 130

LOWERING_DEPTH = 1 << 20
"""Python frames for making code of deeply nested source; they cost no C stack."""


class TimeUp(BaseException):
    """The time that the options give has passed."""


class Interpreter(Engine):
    """Runs a program in this process."""

    __slots__ = ()

    def run(self, program: core.Program, options: RunOptions) -> int:
        reserve()
        return self.run_made(lambda: Made(program, options, Output(), 0), options)

    def prepare(self, program: core.Program, options: RunOptions) -> Prepared:
        """Compiles now and runs when called, once: for who forks in between."""
        return Prepared(self, Made(program, options, Output(), 0), options)

    def run_made(self, make: Callable[[], Made], options: RunOptions) -> int:
        output = Output()
        try:
            with _timer(options.timeout):
                made = make()
                output = made.output
                code, trap = made.run()
        except TimeUp:
            output.end(OUT_OF_TIME)
            seconds = f"{options.timeout:g}"
            output.send(2, f"nxpy: stopped after {seconds} s (--timeout {seconds})\n".encode())
            return OUT_OF_TIME
        except KeyboardInterrupt:
            return output.end(INTERRUPTED)
        code = output.end(code)
        if trap is not None:
            text = traps.render(trap, options.colour)
            text = options.reported(text) if options.reported else text
            output.send(2, text.encode("utf-8", "backslashreplace"))
        return code


class Prepared:
    """A program that is compiled, and runs when it is called."""

    __slots__ = ("_engine", "_made", "_options")

    def __init__(self, engine: Interpreter, made: Made, options: RunOptions) -> None:
        self._engine = engine
        self._made = made
        self._options = options

    def __call__(self) -> int:
        return self._engine.run_made(lambda: self._made, self._options)

    def release(self) -> None:
        """Let go of what was compiled, whose functions otherwise hold each other until they are
        collected."""
        self._made.release()


def execute(
    program: core.Program, options: RunOptions | None = None, stdin: bytes = b""
) -> tuple[int, bytes, Trap | None]:
    """Runs a program and gives its exit code, its stdout, and the trap it ended with, if any.

    Raises TimeUp and KeyboardInterrupt.
    """
    from tempfile import TemporaryFile

    options = options or RunOptions()
    output = Captured()
    with TemporaryFile() as file, _timer(options.timeout):
        file.write(stdin)
        file.seek(0)
        code, trap = Made(program, options, output, file.fileno()).run()
    return code, bytes(output.out), trap


class Made:
    """A program compiled for one run: its memory is new, and is used up by it. `system` is the kind of
    system calls that it makes."""

    __slots__ = ("_depth", "_early", "_image", "_options", "_system", "_units", "output")

    def __init__(
        self,
        main: core.Program,
        options: RunOptions,
        output: Output,
        stdin: int,
        system: type[System] = System,
    ) -> None:
        self.output = output
        self._options = options
        memory = Memory(options.memory_limit)
        self._system = system(memory, output, options, stdin)
        self._early: Trap | None = None
        self._units: dict[CodeType, Unit] = {}
        with _deep(LOWERING_DEPTH), _uncollected():
            try:
                self._image = Image(main, memory, self._system)
                self._units = program.load(self._image)
                self._depth = depth.limit(self._image, self._units)
            except Trap as early:
                self._early = early

    def release(self) -> None:
        if self._early is None:
            self._image.python.clear()

    def run(self) -> tuple[int, Trap | None]:
        """The exit code, and the trap that it ended with, if any."""
        options, code, trap = self._options, traps.EXIT, self._early
        try:
            if trap is None:
                with _uncollected(), _deep(self._depth):
                    code, trap = _call_main(self._image, self._units, options)
        except Trap as early:
            trap = early
        finally:
            self.output.flush()
            self._system.close()
        if trap is not None:
            code = options.memory_exit if trap.code == "R0005" else traps.EXIT
        return code, trap


def _call_main(image: Image, units: dict[CodeType, Unit], options: RunOptions) -> tuple[int, Trap | None]:
    main = image.program.main
    assert main is not None
    function = image.python[image.name(main)]
    assert callable(function)
    args: list[int] = []
    if main.param_count:
        words = [options.argv0, *options.args]
        args = [len(words), image.memory.place_arguments(words)]
    try:
        result = function(*args)
    except Exit as end:
        return end.code, None
    except Exception as error:
        trap = unwind.trap_of(error, image, units)
        if trap is None:
            raise
        return traps.EXIT, trap
    return (0 if result is None else result & 255), None


@contextmanager
def _deep(limit: int) -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(limit)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Running code makes no reference cycles, and the collector would walk every block."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@contextmanager
def _timer(seconds: float | None) -> Iterator[None]:
    """Raises TimeUp in the main thread once the time has passed."""
    if seconds is None:
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeUp

    before: Callable[[int, FrameType | None], object] | int | None = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
