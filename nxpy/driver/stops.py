"""What a program called from Python raises: it does not compile, it trapped, or it ended."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nxpy.base import diagnostic
from nxpy.base.diagnostic import Diagnostic
from nxpy.base.render import render_all
from nxpy.runtime import traps

_HEAD = re.compile(r"trap\[(R\d{4})\]: ")
_STACK = re.compile(r" += stack: ")
_FRAME = re.compile(r"((?:.*?::)?[A-Za-z_][A-Za-z0-9_]*) at (.*):(\d+):(\d+)")
_CARETS = re.compile(r".*?\^ (.*)")


class CompileError(diagnostic.CompileError):
    """The source does not compile. `diagnostics` holds every mistake found, in source order; as text
    they read as `nxpy check` prints them."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        super().__init__(diagnostics)

    def __reduce__(self) -> tuple[type[CompileError], tuple[Sequence[Diagnostic]]]:
        return CompileError, (self.diagnostics,)

    def __str__(self) -> str:
        return "\n" + render_all(self.diagnostics).rstrip("\n")


class Frame(NamedTuple):
    """A function that was running: `file`, `line` and `column` are where in it."""

    function: str
    file: str
    line: int
    column: int


class Trap(Exception):
    """A function that may not go on.

    code, title   "R0002", "access outside live memory"
    detail        what exactly: "index 9 is outside [4]i64"
    file, line, column   where; None where the source is not known (a wild access in fast mode)
    stack         the functions that were running, the innermost first, as tuples of function, file,
                  line and column; of more than 20 the first ten and the last five
    report        the text that `nxpy run` would print
    """

    def __init__(self, report: str) -> None:
        super().__init__(report)
        self.report = report
        lines = report.rstrip("\n").split("\n")
        found = _HEAD.match(lines[0])
        self.code = found[1] if found else ""
        self.title = traps.TITLES.get(self.code, "")
        self.stack: Sequence[Frame] = ()
        self.detail = lines[-1].removeprefix("  = ")
        start = next((i for i in range(len(lines) - 1, 1, -1) if _STACK.match(lines[i])), None)
        if start is not None:
            self.stack = tuple(_frames(lines[start:]))
            drawn = _CARETS.fullmatch(lines[start - 2])
            self.detail = drawn[1].lstrip("^ ") if drawn else ""
        self.file = self.stack[0].file if self.stack else None
        self.line = self.stack[0].line if self.stack else None
        self.column = self.stack[0].column if self.stack else None

    @property
    def location(self) -> tuple[str, int, int] | None:
        """File, line and column."""
        return self.stack[0][1:] if self.stack else None

    def __str__(self) -> str:
        return self.report.rstrip("\n")


def _frames(lines: Sequence[str]) -> Iterable[Frame]:
    for line in lines:
        found = _FRAME.fullmatch(_STACK.sub("", line, count=1).lstrip())
        if found:
            yield Frame(found[1], found[2], int(found[3]), int(found[4]))


def trap_as_json(report: str) -> str:
    """A trap's report as a JSON object on one line, in the manner of `base.render.to_json`.

    `file`, `line` and `column` are null where the trap has no place in the source; `stack` holds the
    functions that were running, as in `Trap`.
    """
    import json

    from nxpy.base.render import SCHEMA

    trap = Trap(report)
    row = {
        "schema": SCHEMA, "code": trap.code, "severity": "trap", "message": trap.title, "detail": trap.detail,
        "file": trap.file, "line": trap.line, "column": trap.column,
        "stack": [frame._asdict() for frame in trap.stack],
    }  # fmt: skip
    return json.dumps(row) + "\n"


class Exit(Exception):
    """The function called `sys_exit`: `code` is what it gave, 0 to 255."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code

    def __str__(self) -> str:
        return f"the program called sys_exit({self.code})"


for _public in (CompileError, Trap, Exit):
    _public.__module__ = "nxpy"  # where users find them
