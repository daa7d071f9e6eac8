"""A worker: compiles gates and has each run in a child, one gate at a time, for as long as it is asked.

It has loaded the front end and the engines once, so that a gate costs a fork and not the start of an
interpreter. It is itself expendable: should a gate take it down, the pool starts another.

    job (a line of JSON on the socket)      {"path": "gates/a.nx"}
    answer                                   a `model.Result`, as a line of JSON
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import socket
import sys
import traceback
from typing import TYPE_CHECKING, Any

from nxpy.base.render import render_all
from nxpy.base.visible import visible
from nxpy.driver import cache, modules
from nxpy.driver.session import Session
from nxpy.engines import ENGINES
from nxpy.gate import child, compiled, fingerprint, judge, locate, sandbox
from nxpy.gate.engines import AUTO, STAGES, WAYS
from nxpy.gate.model import COMPILE_SECONDS, Limits, Result, Settings

if TYPE_CHECKING:
    from nxpy.base.source import Source
    from nxpy.driver.session import Compilation
    from nxpy.gate.compiled import Known
    from nxpy.gate.outcome import Outcome

JOBS = 2000
"""Jobs after which a worker has itself replaced, so that nothing can pile up in it."""

COLLECT = 50
"""Jobs after which what compiling has left behind is collected."""

HEAVY = 512 << 20
"""Bytes of memory past which it does so at once."""

WARM = (
    "nxpy.driver.launch", "nxpy.check.checker", "nxpy.syntax.parser",
    "nxpy.runtime.traps", "nxpy.base.snippet", "nxpy.base.suggest", "unicodedata",
)  # fmt: skip
"""What a first gate would load."""


class TooSlow(Exception):
    """A gate does not get compiled in time."""


def serve(connection: socket.socket, parent: int, settings: Settings) -> None:
    """Answer jobs until the other side goes away. Returns when it is time for a fresh worker."""
    sandbox.die_with(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, _too_slow)
    sandbox.leave_network()
    compiled.remember_machine()
    # Nothing here writes to it, and engines may ask whether it is a terminal.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    worker = Worker(settings)
    with connection.makefile("rb") as lines:
        for count, line in enumerate(lines, 1):
            result = worker.do(json.loads(line)["path"])
            if count % COLLECT == 0:
                gc.collect()
            leaving = count >= JOBS or _heavy()
            answer = result.to_wire() | {"leaving": leaving}
            connection.sendall(json.dumps(answer).encode() + b"\n")
            if leaving:
                return


def _too_slow(_number: int, _frame: object) -> None:
    raise TooSlow


def _heavy() -> bool:
    """Whether too much memory is held; looked up only where so much was held at some time."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10
    return most > HEAVY and sandbox.memory_used()[1] > HEAVY


class Worker:
    """`warm`: the front end and the engines are loaded, which a run that is all cached never needs."""

    __slots__ = ("place", "settings", "warm")

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.place = sandbox.Place()
        self.warm = False

    def do(self, path: str) -> Result:
        """Compile a gate, run it every way that the settings ask for, judge it."""
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
            what = f"a fault in nxpy itself: {type(error).__name__}: {error}"
            result = Result(path, "error", "fault", what)
            result.details = "".join(traceback.format_exception(error))
            return result
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _gate(self, path: str) -> Result:
        known = compiled.find(path, self.settings)
        if known is not None:
            result = _new(path, known.header, known.needs)
            return self._run(result, known.source, known=known)
        self._warm_up()
        signal.setitimer(signal.ITIMER_REAL, COMPILE_SECONDS)
        compilation = Session(self.settings.include, {"NXPATH": self.settings.nxpath}).open(path)
        program = compilation.program
        signal.setitimer(signal.ITIMER_REAL, 0)
        if program is None:
            return _does_not_compile(path, compilation, self.settings)
        result = _new(path, program.header, fingerprint.of(compilation))
        if compilation.bag.items:
            result.details = render_all(compilation.bag.in_order())
        if program.main is None:
            result.status = "library"
            return result
        return self._run(result, program.sources[0], compilation=compilation)

    def _warm_up(self) -> None:
        """Load what gates need, and put it where the collector does not look again."""
        if self.warm:
            return
        self.warm = True
        for module in WARM:
            __import__(module)
        for name in self.settings.engines:
            ENGINES["interp" if name == AUTO else WAYS[name].engine].load()
        from nxpy.engines.interp import known

        modules.KEPT, known.KEPT = {}, {}
        gc.collect()
        gc.freeze()
        # Compiling makes few cycles, and the collector would look for them all the time.
        gc.disable()

    def _run(
        self,
        result: Result,
        source: Source,
        *,
        compilation: Compilation | None = None,
        known: Known | None = None,
    ) -> Result:
        lacking = [n for n in words(result.header.get("requires")) if n not in self.settings.resources]
        if lacking:
            result.status, result.reason = "skipped", "needs " + " and ".join(lacking) + ", which is not here"
            return result
        limits, wall_from = self._limits(result.header)
        expected = result.header.get("expect_exit", 0)
        result.expected = expected if isinstance(expected, int) else 0
        args = words(result.header.get("args"))
        runs: list[judge.Run] = []
        for name in self.settings.engines:
            for _ in range(self.settings.repeat):
                hit = known.hits[name] if known is not None else None
                runs.append((name, _run_one(name, result.path, limits, args, self.place, compilation, hit)))
                if runs[-1][1].limit:
                    break  # more of the same would only take its time
        judge.judge(result, runs, limits, wall_from, self.settings.repeat)
        if result.red or self.settings.keep_output:
            self._explain(result, runs, source, limits)
        return result

    def _limits(self, header: dict[str, Any]) -> tuple[Limits, str]:
        limits = Limits()
        limits.fill(self.settings.limits.to_wire())
        timeout = header.get("timeout")
        if isinstance(timeout, (int, float)):
            limits.wall = float(timeout)
            return limits, "from its header"
        return limits, "the default; a header's `timeout` or `--timeout` changes it"

    def _explain(self, result: Result, runs: list[judge.Run], source: Source, limits: Limits) -> None:
        """What people need to see of a gate that they look at."""
        result.rows, line = locate.rows(result.rows, source)
        if not result.red:
            judge.keep(result, runs[0][1])
            return
        result.line = result.line or line
        wanted = {result.line, *(number for _, _, number in result.rows)} - {0}
        result.lines = {str(n): visible(source.line_text(n)) for n in sorted(wanted)}
        from nxpy.gate import repeat

        result.repeat_with = repeat.running(result, runs, self.settings, limits)


def _new(path: str, header: dict[str, object], needs: dict[str, Any]) -> Result:
    result = Result(path, "passed")
    result.header = dict(header)
    result.needs = needs
    return result


def _run_one(
    name: str,
    path: str,
    limits: Limits,
    args: list[str],
    place: sandbox.Place,
    compilation: Compilation | None,
    hit: cache.Hit | None,
) -> Outcome:
    """One run under one engine; `auto` may take several to get there."""
    if name != AUTO or hit is not None:
        way = WAYS["jit" if name == AUTO else name]
        return _started(child.Start(path, way, limits, args, place, compilation, hit))
    *early, (best, _) = [(WAYS[stage], seconds) for stage, seconds in STAGES if WAYS[stage].available()]
    for way, seconds in early:
        within = Limits()
        within.fill(limits.to_wire())
        within.wall = min(limits.wall, seconds)
        outcome = _started(child.Start(path, way, within, args, place, compilation))
        # Whether a gate keeps to its limits is for the last to say, and so is a fault of ours.
        if outcome.limit not in ("wall-time", "cpu-time") and not outcome.fault:
            return outcome
    outcome = _started(child.Start(path, best, limits, args, place, compilation))
    if outcome.limit == "compile" and early:
        # What cannot be compiled well in time has to do with less.
        outcome = _started(child.Start(path, early[-1][0], limits, args, place, compilation))
    return outcome


def _started(start: child.Start) -> Outcome:
    if start.way.native in ("cached", "standalone") and start.hit is None:
        from nxpy.engines.llvm.engine import runtime

        runtime()  # what every child would have to load and make
    return child.run(start)


def _does_not_compile(path: str, compilation: Compilation, settings: Settings) -> Result:
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
    from nxpy.gate import repeat

    result.repeat_with = repeat.checking(path, settings)
    return result


def words(value: object) -> list[str]:
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
    from nxpy.runtime.output import reserve

    reserve()
    connection = socket.socket(fileno=int(sys.argv[1]))
    settings = bytearray()
    while not settings.endswith(b"\n"):
        settings += connection.recv(1)
    serve(connection, int(sys.argv[2]), Settings.from_wire(json.loads(settings)))


if __name__ == "__main__":
    main()
