"""`--tap`: Test Anything Protocol 14 on stdout, a gate's checks as a subtest.

TAP version 14
1..1
# Subtest: gates/a.nx
    ok 1 - T1 sums agree
    1..1
ok 1 - gates/a.nx
"""

from __future__ import annotations

import json
from collections.abc import Callable

from nxpy.base.visible import visible
from nxpy.gate.model import Result
from nxpy.gate.reports.streamed import relative
from nxpy.gate.runner import Plan, Summary


class Tap:
    __slots__ = ("_number", "_write")

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._number = 0

    def begin(self, plan: Plan) -> None:
        reason = "" if plan.paths else " # no gates"
        self._write(f"TAP version 14\n1..{len(plan.paths)}{reason}\n")

    def result(self, result: Result) -> None:
        self._number += 1
        name = described(relative(result.path))
        self._write(subtest(result, name))
        mark = "not ok" if result.red else "ok"
        directive = f" # SKIP {described(result.reason)}" if result.status == "skipped" else ""
        self._write(f"{mark} {self._number} - {name}{directive}\n")
        if result.red:
            self._write(diagnosis(result))
        elif result.status in ("cached", "library"):
            self._write(f"# {name}: {result.status}\n")

    def end(self, summary: Summary) -> None:
        if summary.interrupted:
            self._write("Bail out! interrupted\n")


def described(text: str) -> str:
    """One line, in which nothing starts a directive."""
    return visible(text).replace("\n", " ").replace("\\", "\\\\").replace("#", "\\#")


def subtest(result: Result, name: str) -> str:
    if not result.rows:
        return ""
    lines = [f"# Subtest: {name}"]
    for number, (passed, row, _) in enumerate(result.rows, 1):
        lines.append(f"    {'ok' if passed else 'not ok'} {number} - {described(row)}")
    lines.append(f"    1..{len(result.rows)}")
    return "\n".join(lines) + "\n"


def diagnosis(result: Result) -> str:
    """YAML, of the subset that JSON is."""
    values: list[tuple[str, object]] = [
        ("message", result.reason),
        ("severity", "fail"),
        ("kind", result.kind),
    ]
    values += [("exit", result.exit), ("expected", result.expected)]
    if result.line:
        values.append(("at", {"file": relative(result.path), "line": result.line}))
    for key, value in (("details", result.details), ("stdout", result.output), ("stderr", result.errors)):
        if value:
            values.append((key, value))
    values.append(("repeat", result.repeat_with))
    return "  ---\n" + "".join(f"  {key}: {json.dumps(value)}\n" for key, value in values) + "  ...\n"
