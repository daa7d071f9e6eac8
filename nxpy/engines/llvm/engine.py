"""The engine: compile a program to an executable, and run that in a process of its own.

A process costs about a millisecond and gives what a library inside Python could not: the whole
address space at fixed addresses, a stack of its own size, signals that end the gate and nothing else.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence

from nxpy.core.nodes import Program
from nxpy.engines import Engine
from nxpy.runtime.options import RunOptions


def compile_program(
    program: Program, mode: str, *, standalone: bool = False, debug: bool = False, quick: bool = False
) -> bytes:
    """The executable's bytes, for this machine; `debug` is for gdb, `quick` saves nine tenths of
    LLVM's time and behaves the same."""
    from nxpy.engines.llvm import backend, build

    level = backend.NONE if debug else backend.QUICK if quick else backend.FULL
    target = backend.Target(level=level)
    safe = mode != "fast"
    return build.executable(program, target, safe=safe, standalone=standalone, runtime=runtime())


_RUNTIME: list[bytes] = []


def runtime() -> bytes:
    """The runtime's object code, for this machine. With it, all is loaded that a process needs to compile
    programs, and what it forks has it too."""
    if not _RUNTIME:
        from nxpy.engines.llvm import backend, build

        _RUNTIME.append(backend.assemble(build.runtime_text(), backend.Target()))
    return _RUNTIME[0]


def settings(options: RunOptions) -> list[bytes]:
    """What stands between `argv[0]` and the program's own arguments: `read_settings` in the runtime."""
    timeout = options.timeout or 0.0
    microseconds = max(round(timeout * 1e6), 1) if timeout else 0
    reads = [os.fsencode(os.path.realpath(path)) for path in options.allow_read]
    writes = [os.fsencode(os.path.realpath(path)) for path in options.allow_write]
    numbers = (
        options.memory_limit, options.memory_exit, int(options.allow_clock), int(options.colour),
        microseconds, f"{timeout:g}", len(reads), len(writes),
    )  # fmt: skip
    return [*(str(n).encode() for n in numbers), *reads, *writes]


def command(options: RunOptions) -> list[bytes]:
    return [options.argv0, *settings(options), *options.args]


def in_memory(executable: bytes) -> int:
    """A descriptor of a file that no folder holds. Raises OSError."""
    descriptor = os.memfd_create("gate", os.MFD_CLOEXEC)
    with open(descriptor, "wb", closefd=False) as file:
        file.write(executable)
    return descriptor


def run_and_wait(path: str, argv: Sequence[bytes], reported: Callable[[str], str] | None = None) -> int:
    """Runs an executable and gives its exit code. `reported` is that of `RunOptions`."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # closed before we were started
            stream.flush()
    # Ctrl-C reaches the gate too, which reports it by its exit code.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        child = _spawned(path, argv) if reported is None else _relayed(path, argv, reported)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    finally:
        signal.signal(signal.SIGINT, before)
    return status if status >= 0 else 128 - status


def _spawned(path: str, argv: Sequence[bytes], stderr: int = 2) -> int:
    actions = [(os.POSIX_SPAWN_DUP2, stderr, 2)] if stderr != 2 else []
    return os.posix_spawn(path, list(argv), {}, file_actions=actions, setsigdef=[signal.SIGINT])


def _relayed(path: str, argv: Sequence[bytes], reported: Callable[[str], str]) -> int:
    """Starts an executable and passes its stderr on until it is closed."""
    from nxpy.runtime.relay import Relay

    ours, theirs = os.pipe()
    try:
        try:
            child = _spawned(path, argv, theirs)
        finally:
            os.close(theirs)
        # What would end this process ends the program, and so this one.
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda number, frame: os.kill(child, number))
        Relay(reported).drain(ours)
    finally:
        os.close(ours)
    return child


class Llvm(Engine):
    """Native code."""

    __slots__ = ()

    def run(self, program: Program, options: RunOptions) -> int:
        descriptor = in_memory(compile_program(program, options.mode))
        try:
            return run_and_wait(f"/proc/self/fd/{descriptor}", command(options), options.reported)
        finally:
            os.close(descriptor)
