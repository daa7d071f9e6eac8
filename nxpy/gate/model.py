"""What the runner passes around: limits, jobs for workers, and results; all plain data.

A job and a result cross a socket as JSON, so that a worker can be any process.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

GREEN = ("passed", "library", "cached")
RED = ("failed", "error")
"""Statuses. `library` is a file without `main`, which is only checked; `skipped` is neither."""

ROWS_KEPT = 1000
"""Rows of one gate that a result holds; the counts are always whole."""


class Wire:
    """Plain data that crosses a socket: every slot, by name."""

    __slots__: tuple[str, ...] = ()

    def to_wire(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def fill(self, values: dict[str, Any]) -> None:
        for name in self.__slots__:
            if name in values:
                setattr(self, name, values[name])


class Limits(Wire):
    """What one run of a gate may use.

    wall           seconds, where the gate's header names no `timeout`
    cpu            seconds of processor time (rounded up to whole ones), or None
    resident       bytes of memory that the process may hold at once, besides its stack
    allocated      bytes of live `sys_mmap` blocks, and the exit code past that
    output         bytes of stdout, and of stderr
    """

    __slots__ = ("allocated", "allocated_exit", "cpu", "output", "resident", "wall")

    def __init__(self) -> None:
        self.wall: float = 60.0
        self.cpu: float | None = None
        self.resident: int = 1 << 30
        self.allocated: int = 4 << 30
        self.allocated_exit: int = 101
        self.output: int = 8 << 20


COMPILE_SECONDS = 60.0
"""A gate that takes longer than this to compile is red; its own `timeout` is for its run."""


class Settings(Wire):
    """What holds for every gate of one `nxpy test`.

    engines       names of rows in `gate.engines`
    repeat        runs of each gate under each engine
    keep_output   whether results of green gates hold the output too (reports that show it)
    resources     of `header.RESOURCES`, those that this machine has
    tamper        a word that tests use to make a worker misbehave; empty otherwise
    """

    __slots__ = ("engines", "include", "keep_output", "limits", "nxpath", "repeat", "resources", "tamper")

    def __init__(self) -> None:
        self.engines: list[str] = []
        self.repeat: int = 1
        self.include: list[str] = []
        self.nxpath: str = ""
        self.limits = Limits()
        self.keep_output = False
        self.resources: list[str] = []
        self.tamper = ""

    def to_wire(self) -> dict[str, Any]:
        return super().to_wire() | {"limits": self.limits.to_wire()}

    @classmethod
    def from_wire(cls, values: dict[str, Any]) -> Settings:
        made = cls()
        limits = values.pop("limits")
        made.fill(values)
        made.limits.fill(limits)
        return made


class Result(Wire):
    """What became of one gate.

    status      passed, failed, error, skipped, library, cached
    kind        of a red one: exit, trap, contradiction, wall-time, cpu-time, memory, output, signal,
                engines, nondeterministic, compile, unreadable, worker, fault
    reason      one sentence, for people
    rows        [passed, name, line] of each check: line is where the source names it, or 0
    passed, total   rows in all
    verdict     [name, passed, checks passed, checks] of the VERDICT line, or None
    exit        exit code, None where there is none; `expected` is the header's
    output, errors   what it wrote (cut in the middle), decoded; empty for a green gate unless kept
    details     diagnostics, or where engines differ
    line        where in the gate's file the failure belongs, or 0
    lines       text of the source lines that `line` and `rows` name, by number (as text)
    repeat_with the command that repeats it
    runs        [engine, exit, seconds] of each run
    needs       what the result depends on (see `gate.fingerprint`)
    """

    __slots__ = (
        "details", "errors", "exit", "expected", "header", "kind", "line", "lines", "needs", "output",
        "passed", "path", "reason", "repeat_with", "rows", "runs", "seconds", "status", "total", "verdict",
    )  # fmt: skip

    def __init__(self, path: str, status: str, kind: str = "", reason: str = "") -> None:
        self.path = path
        self.status = status
        self.kind = kind
        self.reason = reason
        self.rows: list[tuple[bool, str, int]] = []
        self.passed = 0
        self.total = 0
        self.verdict: list[Any] | None = None
        self.exit: int | None = None
        self.expected = 0
        self.output = ""
        self.errors = ""
        self.details = ""
        self.line = 0
        self.lines: dict[str, str] = {}
        self.seconds = 0.0
        self.repeat_with = ""
        self.runs: list[tuple[str, int | None, float]] = []
        self.header: dict[str, Any] = {}
        self.needs: dict[str, Any] | None = None

    @property
    def green(self) -> bool:
        return self.status in GREEN

    @property
    def red(self) -> bool:
        return self.status in RED

    @classmethod
    def from_wire(cls, values: dict[str, Any]) -> Result:
        made = cls(values["path"], values["status"])
        made.fill(values)
        return made


class Tally:
    """Counts of a whole run; all that is kept of green gates."""

    __slots__ = ("checks_failed", "checks_passed", "counts", "kinds", "red", "slowest")

    SLOWEST = 10

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.kinds: dict[str, int] = {}
        self.checks_passed = 0
        self.checks_failed = 0
        self.red: list[tuple[str, str]] = []
        """(path, reason) of every red gate."""
        self.slowest: list[tuple[float, str]] = []

    def add(self, result: Result) -> None:
        self.counts[result.status] = self.counts.get(result.status, 0) + 1
        self.checks_passed += result.passed
        self.checks_failed += result.total - result.passed
        if result.red:
            self.kinds[result.kind] = self.kinds.get(result.kind, 0) + 1
            self.red.append((result.path, result.reason))
        if result.status != "cached" and result.seconds:
            self._slow(result.seconds, result.path)

    def _slow(self, seconds: float, path: str) -> None:
        if len(self.slowest) == self.SLOWEST and seconds <= self.slowest[-1][0]:
            return
        self.slowest.append((seconds, path))
        self.slowest.sort(key=lambda entry: (-entry[0], entry[1]))
        del self.slowest[self.SLOWEST :]

    def count(self, statuses: Iterable[str]) -> int:
        return sum(self.counts.get(status, 0) for status in statuses)

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    @property
    def gates(self) -> int:
        """Files that are gates, as opposed to libraries; a file that does not compile counts."""
        return self.total - self.counts.get("library", 0)
