"""`--json FILE`: a line of JSON for each event, never kept back once its turn has come.

    {"schema": 1, "event": "begin", "total": 3, "found": 3, "engines": ["interp"], "repeat": 1, "shard": ""}
    {"schema": 1, "event": "result", "number": 1, "path": "gates/a.nx", "status": "passed", ...}
    {"schema": 1, "event": "end", "exit": 0, "counts": {"passed": 3}, "seconds": 0.02, ...}

Results are told in the order of their paths, each as soon as those before it are; so a file differs
from another of the same gates in nothing but `seconds`. `schema` rises when a field changes its
meaning or goes.
"""

from __future__ import annotations

import json
from typing import Any, TextIO

from nxpy.gate.model import Result
from nxpy.gate.reports.streamed import open_report, relative
from nxpy.gate.runner import Plan, Summary

SCHEMA = 1


class Events:
    __slots__ = ("_file", "_number")

    def __init__(self, path: str) -> None:
        self._file: TextIO = open_report(path)
        self._number = 0

    def _tell(self, event: str, fields: dict[str, Any]) -> None:
        self._file.write(json.dumps({"schema": SCHEMA, "event": event, **fields}) + "\n")
        self._file.flush()

    def begin(self, plan: Plan) -> None:
        self._tell(
            "begin",
            {
                "total": len(plan.paths),
                "found": plan.found,
                "engines": plan.settings.engines,
                "repeat": plan.settings.repeat,
                "shard": plan.shard,
            },
        )

    def result(self, result: Result) -> None:
        self._number += 1
        self._tell("result", {"number": self._number, **fields(result)})

    def end(self, summary: Summary) -> None:
        tally = summary.tally
        self._tell(
            "end",
            {
                "exit": summary.code,
                "interrupted": summary.interrupted,
                "counts": dict(sorted(tally.counts.items())),
                "kinds": dict(sorted(tally.kinds.items())),
                "checks": {"passed": tally.checks_passed, "failed": tally.checks_failed},
                "seconds": round(summary.seconds, 6),
            },
        )
        self._file.close()


def fields(result: Result) -> dict[str, Any]:
    """A result as reports for programs give it."""
    return {
        "path": relative(result.path),
        "status": result.status,
        "kind": result.kind,
        "reason": result.reason,
        "exit": result.exit,
        "expected": result.expected,
        "seconds": result.seconds,
        "header": result.header,
        "checks": {"passed": result.passed, "failed": result.total - result.passed},
        "rows": [{"passed": ok, "name": name, "line": line or None} for ok, name, line in result.rows],
        "verdict": _verdict(result),
        "runs": [{"engine": engine, "exit": code, "seconds": s} for engine, code, s in result.runs],
        "line": result.line or None,
        "stdout": result.output,
        "stderr": result.errors,
        "details": result.details,
        "repeat": result.repeat_with,
    }


def _verdict(result: Result) -> dict[str, Any] | None:
    if result.verdict is None:
        return None
    name, passed, checks_passed, checks = result.verdict
    return {"name": name, "passed": passed, "checks_passed": checks_passed, "checks": checks}
