"""A worker: compiles gates and runs each in a forked child, one at a time, for as long as it is asked.

It has loaded the front end and the engines once, so that a gate costs a fork and not the start of an
interpreter. It is itself expendable: should a gate take it down, the pool starts another.

    job (a line of JSON on the socket)      {"path": "gates/a.nx"}
    answer                                   a `model.Result`, as a line of JSON
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
import traceback
from typing import TYPE_CHECKING, Any, NoReturn

from nxpy.base.render import render_all
from nxpy.base.visible import visible
from nxpy.driver.session import Session
from nxpy.engines import ENGINES, Engine
from nxpy.gate import fingerprint, judge, locate, sandbox
from nxpy.gate.engines import WAYS, Way
from nxpy.gate.model import COMPILE_SECONDS, Limits, Result, Settings
from nxpy.gate.watch_child import READY, Pipe, watch
from nxpy.runtime.options import RunOptions

if TYPE_CHECKING:
    from nxpy.core.nodes import Program
    from nxpy.driver.session import Compilation
    from nxpy.gate.outcome import Outcome

JOBS = 2000
"""Jobs after which a worker has itself replaced, so that nothing can pile up in it."""

HEAVY = 512 << 20
"""Bytes of memory past which it does so at once."""


class TooSlow(Exception):
    """A gate does not get compiled in time."""


def serve(connection: socket.socket, parent: int, settings: Settings) -> None:
    """Answer jobs until the other side goes away. Returns when it is time for a fresh worker."""
    sandbox.die_with(parent)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    signal.signal(signal.SIGALRM, _too_slow)
    engines = {name: ENGINES[WAYS[name].engine].load() for name in settings.engines}
    sandbox.leave_network()
    warm()
    with connection.makefile("rb") as lines:
        for count, line in enumerate(lines, 1):
            result = Worker(settings, engines).do(json.loads(line))
            leaving = count >= JOBS or _own_memory() > HEAVY
            answer = result.to_wire() | {"leaving": leaving}
            connection.sendall(json.dumps(answer).encode() + b"\n")
            if leaving:
                return


def warm() -> None:
    """Load what a first gate would load, and put it where the collector does not look again."""
    for module in ("nxpy.driver.modules", "nxpy.check.checker", "nxpy.syntax.parser", "nxpy.runtime.traps",
                   "nxpy.base.snippet", "nxpy.base.suggest", "unicodedata"):  # fmt: skip
        __import__(module)
    gc.collect()
    gc.freeze()


def _too_slow(_number: int, _frame: object) -> None:
    raise TooSlow


def _own_memory() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Worker:
    """One job."""

    __slots__ = ("engines", "settings")

    def __init__(self, settings: Settings, engines: dict[str, Engine]) -> None:
        self.settings = settings
        self.engines = engines

    def do(self, job: dict[str, Any]) -> Result:
        """Compile a gate, run it every way that the settings ask for, judge it."""
        path = job["path"]
        if self.settings.tamper:
            _tamper(self.settings.tamper, path)
        try:
            return self._gate(path)
        except TooSlow:
            return Result(path, "error", "compile", f"not compiled after {COMPILE_SECONDS:g} s")
        except RecursionError:
            return Result(path, "error", "compile", "nested too deep to be compiled")
        except MemoryError:
            return Result(path, "error", "compile", "takes more memory to compile than there is")
        except Exception as error:
            result = Result(
                path, "error", "fault", f"a fault in nxpy itself: {type(error).__name__}: {error}"
            )
            result.details = "".join(traceback.format_exception(error))
            return result
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _gate(self, path: str) -> Result:
        signal.setitimer(signal.ITIMER_REAL, COMPILE_SECONDS)
        compilation = Session(self.settings.include, {"NXPATH": self.settings.nxpath}).open(path)
        program = compilation.program
        signal.setitimer(signal.ITIMER_REAL, 0)
        if program is None:
            return _does_not_compile(path, compilation)
        result = Result(path, "passed")
        result.header = dict(program.header)
        result.needs = fingerprint.of(compilation)
        if compilation.bag.items:
            result.details = render_all(compilation.bag.in_order())
        if program.main is None:
            result.status = "library"
            return result
        lacking = [
            name for name in _words(program.header.get("requires")) if name not in self.settings.resources
        ]
        if lacking:
            result.status, result.reason = "skipped", "needs " + " and ".join(lacking) + ", which is not here"
            return result
        self._run_all(path, program, result)
        return result

    def _run_all(self, path: str, program: Program, result: Result) -> None:
        header, limits = program.header, Limits()
        limits.fill(self.settings.limits.to_wire())
        wall_from = "the default; a header's `timeout` or `--timeout` changes it"
        timeout = header.get("timeout")
        if isinstance(timeout, (int, float)):
            limits.wall, wall_from = float(timeout), "from its header"
        expected = header.get("expect_exit", 0)
        result.expected = expected if isinstance(expected, int) else 0
        runs: list[judge.Run] = []
        for name in self.settings.engines:
            for _ in range(self.settings.repeat):
                runs.append((name, self.run(program, WAYS[name], path, limits)))
                if runs[-1][1].limit:
                    break
        judge.judge(result, runs, limits, wall_from, self.settings.repeat)
        if result.red or self.settings.keep_output:
            self._explain(result, runs, program)

    def _explain(self, result: Result, runs: list[judge.Run], program: Program) -> None:
        """What people need to see of a gate that they look at."""
        result.rows, line = locate.rows(result.rows, program.sources)
        if result.red:
            result.line = result.line or line
            wanted = {result.line, *(number for _, _, number in result.rows)} - {0}
            result.lines = {str(n): visible(program.sources[0].line_text(n)) for n in sorted(wanted)}
            way = WAYS[self.settings.engines[0]].flags
            result.repeat_with = f"nxpy run {way} {locate.quoted(result.path)}"
            if result.kind in ("engines", "nondeterministic"):
                engines = ",".join(self.settings.engines)
                repeat = f" --repeat {self.settings.repeat}" if self.settings.repeat > 1 else ""
                result.repeat_with = f"nxpy test --engines {engines}{repeat} {locate.quoted(result.path)}"
        else:
            judge.keep(result, runs[0][1])

    def run(self, program: Program, way: Way, path: str, limits: Limits) -> Outcome:
        """One run in a child of its own."""
        output, errors, status = Pipe(), Pipe(), Pipe()
        parent = os.getpid()
        pid = os.fork()
        if pid == 0:
            self._child(program, way, path, limits, (output, errors, status), parent)
        for pipe in (output, errors, status):
            os.close(pipe.write)
        return watch(pid, output, errors, status, limits)

    def _child(
        self,
        program: Program,
        way: Way,
        path: str,
        limits: Limits,
        pipes: tuple[Pipe, Pipe, Pipe],
        parent: int,
    ) -> NoReturn:
        """The child's whole life; it never returns into the worker's code."""
        status = pipes[2].write
        code = 70
        try:
            sandbox.own_group(parent)
            sandbox.take_streams(pipes[0].write, pipes[1].write, status)
            code = self._enter(program, way, path, limits, status)
            sys.stdout.flush()
            sys.stderr.flush()
        except SystemExit as error:
            code = error.code if isinstance(error.code, int) else 1
        except BaseException as error:
            os.write(status, "".join(traceback.format_exception(error))[-8000:].encode(errors="replace"))
        finally:
            os._exit(code & 255)

    def _enter(self, program: Program, way: Way, path: str, limits: Limits, status: int) -> int:
        engine = self.engines[way.name]
        options = RunOptions(
            argv0=os.fsencode(path),
            args=[os.fsencode(word) for word in _words(program.header.get("args"))],
            mode=way.mode,
            memory_limit=limits.allocated,
            memory_exit=limits.allocated_exit,
        )
        # What touches files goes first: the walls come up after it.
        run = engine.prepare(program, options) if hasattr(engine, "prepare") else None
        sandbox.empty_surroundings()
        address_space = limits.allocated + limits.resident if way.bounded else None
        cpu = limits.cpu if limits.cpu is not None else limits.wall + 5
        sandbox.limit_resources(cpu, limits.output, address_space, threads=True)
        sandbox.lock_files(sandbox.code_folders())
        os.write(status, READY)
        code: int = run() if run is not None else engine.run(program, options)
        return code


def _does_not_compile(path: str, compilation: Compilation) -> Result:
    diagnostics = compilation.bag.in_order()
    first = next((d for d in diagnostics if d.severity == "error"), None)
    what = visible(first.message) if first is not None else "no reason given"
    if not compilation.found:
        result = Result(path, "error", "unreadable", what)
    else:
        errors = sum(d.severity == "error" for d in diagnostics)
        more = f" (and {errors - 1} more)" if errors > 1 else ""
        code = f"{first.code} " if first is not None else ""
        result = Result(path, "error", "compile", f"does not compile: {code}{what}{more}")
        if first is not None and first.span is not None and first.span.source.name == path:
            result.line = first.span.position[0]
            result.lines = {str(result.line): visible(first.span.source.line_text(result.line))}
    result.details = render_all(diagnostics)
    result.repeat_with = f"nxpy check {locate.quoted(path)}"
    return result


def _words(value: object) -> list[str]:
    if isinstance(value, str):
        return value.split()
    return [str(word) for word in value] if isinstance(value, (list, tuple)) else []


def _tamper(word: str, path: str) -> None:
    """For tests: a worker that dies where a gate's name says so."""
    if word == "kill" and "kills_worker" in path:
        os.kill(os.getpid(), signal.SIGKILL)
    if word == "exit" and "kills_worker" in path:
        os._exit(3)


def main() -> None:
    """`python -m nxpy.gate.worker FD PARENT`: for a pool that may not fork; settings come first."""
    connection = socket.socket(fileno=int(sys.argv[1]))
    settings = bytearray()
    while not settings.endswith(b"\n"):
        settings += connection.recv(1)
    serve(connection, int(sys.argv[2]), Settings.from_wire(json.loads(settings)))


if __name__ == "__main__":
    main()
