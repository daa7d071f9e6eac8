"""A gate's own process: from the fork in a worker to the gate's first step, with the walls up.

It writes into its worker's pipes: the gate's stdout and stderr, and `status`: `READY` when the next
step is the gate's own, and a traceback where an engine fails.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from nxpy.driver import cache
from nxpy.engines import ENGINES
from nxpy.gate import sandbox, syscalls
from nxpy.gate.engines import Way
from nxpy.gate.model import Limits
from nxpy.gate.watch_child import READY, Pipe, watch
from nxpy.runtime.options import RunOptions

if TYPE_CHECKING:
    from nxpy.core.nodes import Program
    from nxpy.driver.session import Compilation
    from nxpy.gate.outcome import Outcome
    from nxpy.gate.sandbox import Place

OWN_SPACE = 1 << 30
"""Bytes of address space for an engine's own: the interpreter compiles on a stack of half that."""

SHARED_LIBRARIES = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache"]
"""What a dynamically linked executable has to read."""

Resources = list[tuple[int, tuple[int, int]]]

Step = Callable[[], int]
"""Runs the gate and gives its exit code, or turns the process into the gate."""


class Start:
    """What a child starts from: `compilation`, or the entry of the cache that makes it unnecessary."""

    __slots__ = ("args", "compilation", "hit", "limits", "path", "place", "way")

    def __init__(
        self,
        path: str,
        way: Way,
        limits: Limits,
        args: list[str],
        place: Place,
        compilation: Compilation | None,
        hit: cache.Hit | None = None,
    ) -> None:
        self.path = path
        self.way = way
        self.limits = limits
        self.args = args
        self.place = place
        self.compilation = compilation
        self.hit = hit

    @property
    def options(self) -> RunOptions:
        return RunOptions(
            argv0=os.fsencode(self.path),
            args=[os.fsencode(word) for word in self.args],
            mode=self.way.mode,
            memory_limit=self.limits.allocated,
            memory_exit=self.limits.allocated_exit,
        )


def run(start: Start) -> Outcome:
    """One run in a child of its own."""
    # What is compiled here costs the child no copies of memory, and is only run there.
    ready = None if start.way.native else _inside(start)
    resources = _resources(start)
    output, errors, status = Pipe(), Pipe(), Pipe()
    parent = os.getpid()
    pid = os.fork()
    if pid == 0:
        _live(start, ready, resources, output.write, errors.write, status.write, parent)
    for pipe in (output, errors, status):
        os.close(pipe.write)
    release = getattr(ready, "release", None)
    if release is not None:
        release()
    return watch(pid, output, errors, status, start.limits, native=bool(start.way.native))


def _resources(start: Start) -> Resources:
    limits = start.limits
    return sandbox.resource_limits(
        limits.cpu if limits.cpu is not None else limits.wall + 5,
        limits.output,
        limits.allocated + limits.resident + OWN_SPACE if start.way.bounded else None,
    )


def _inside(start: Start) -> Step:
    """The step of an engine that runs gates in its own process."""
    assert start.compilation is not None
    program, options = start.compilation.program, start.options
    assert program is not None
    engine = ENGINES[start.way.engine].load()
    prepare: Callable[[Program, RunOptions], Step] | None = getattr(engine, "prepare", None)
    return prepare(program, options) if prepare is not None else lambda: engine.run(program, options)


def _live(
    start: Start, ready: Step | None, resources: Resources, output: int, errors: int, status: int, parent: int
) -> NoReturn:
    """The child's whole life; it never returns into the worker's code."""
    code = 70
    try:
        place = start.place
        sandbox.own_group(parent)
        if ready is not None:
            step, rules = ready, place.rules
            sandbox.take_streams(place.nothing, output, errors, status, place.folder, rules)
        else:
            sandbox.take_streams(place.nothing, output, errors, status, place.folder)
            step, rules = _prepare(start)
        sandbox.empty_surroundings(place.folder)
        sandbox.limit_resources(resources)
        sandbox.obey(rules)
        syscalls.restrict(execute=ready is None)
        os.write(status, READY)
        code = step()
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except BaseException as error:
        os.write(status, "".join(traceback.format_exception(error))[-8000:].encode(errors="replace"))
    finally:
        os._exit(code & 255)


def _prepare(start: Start) -> tuple[Step, int]:
    """All that touches files, before the walls are up: the gate's step, and the rules for files then."""
    way, options = start.way, start.options
    if start.hit is not None:
        return _becoming(start.hit.path, _command(options)), sandbox.ruleset([start.hit.path])
    assert start.compilation is not None
    program = start.compilation.program
    assert program is not None
    if way.native == "c":
        return _by_way_of_c(program, options), sandbox.ruleset(SHARED_LIBRARIES)
    return _native(start, start.compilation, options)


def _native(start: Start, compilation: Compilation, options: RunOptions) -> tuple[Step, int]:
    from nxpy.driver import launch
    from nxpy.engines.llvm.engine import compile_program, in_memory

    program, way = compilation.program, start.way
    assert program is not None
    standalone = way.native == "standalone"
    made = compile_program(program, options.mode, standalone=standalone, quick=way.quick)
    if not standalone and not compilation.bag.items:
        sources, absent = launch.sources(compilation), launch.absent(compilation)
        cache.store(request(compilation, way), made, start.args, sources, absent)
    argv = [options.argv0, *options.args] if standalone else _command(options)
    return _becoming(f"/proc/self/fd/{in_memory(made)}", argv), sandbox.ruleset(())


def request(compilation: Compilation, way: Way) -> cache.Request:
    session = compilation.session
    return cache.Request(compilation.path, way.kept_as, session.include, session.nxpath)


def _command(options: RunOptions) -> list[bytes]:
    from nxpy.engines.llvm.engine import command

    return command(options)


def _by_way_of_c(program: Program, options: RunOptions) -> Step:
    """The C compiler runs here, in the gate's own process group, so that it ends with it."""
    from tempfile import TemporaryDirectory

    from nxpy.engines.c.engine import build
    from nxpy.engines.c.program import emit
    from nxpy.engines.emit_common.process import environment
    from nxpy.engines.llvm.engine import in_memory

    with TemporaryDirectory(prefix="nxpy-c-") as folder:
        path = os.path.join(folder, "gate")
        build(emit(program, mode=options.mode), path)
        with open(path, "rb") as file:
            made = file.read()
    told = {name: text for name, text in environment(options).items() if name.startswith("NX_")}
    # This process becomes the program, and dies with its worker already.
    told.pop("NX_PARENT", None)
    return _becoming(f"/proc/self/fd/{in_memory(made)}", [options.argv0, *options.args], told)


def _becoming(path: str, argv: list[bytes], environment: dict[str, str] | None = None) -> Step:
    def become() -> int:
        os.execve(path, argv, environment or {})

    return become
