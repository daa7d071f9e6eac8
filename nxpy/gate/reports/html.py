"""`--html FILE`: one page that needs nothing but itself; `page.html` beside this file is its frame.

The results go in as JSON, which the page's script shows; nothing that a gate wrote is ever markup.
"""

from __future__ import annotations

import json
import os
from typing import TextIO

from nxpy.gate.model import Result
from nxpy.gate.reports.events import fields
from nxpy.gate.reports.streamed import append, aside, open_report
from nxpy.gate.runner import Plan, Summary

FRAME = os.path.join(os.path.dirname(os.path.abspath(__file__)), "page.html")
RESULTS, SUMMARY = "/*RESULTS*/", "/*SUMMARY*/"
"""Where the frame has a place for each."""


class Html:
    __slots__ = ("_body", "_file", "_plan", "_written")

    def __init__(self, path: str) -> None:
        self._file: TextIO = open_report(path)
        self._body: TextIO = aside()
        self._written = 0
        self._plan: Plan | None = None

    def begin(self, plan: Plan) -> None:
        self._plan = plan

    def result(self, result: Result) -> None:
        if self._written:
            self._body.write(",\n")
        self._written += 1
        self._body.write(embedded(fields(result)))

    def end(self, summary: Summary) -> None:
        with open(FRAME, encoding="utf-8") as file:
            frame = file.read()
        before, _, rest = frame.partition(RESULTS)
        between, _, after = rest.partition(SUMMARY)
        self._file.write(before)
        append(self._body, self._file)
        self._file.write(between + embedded(self._summary(summary)) + after)
        self._body.close()
        self._file.close()

    def _summary(self, summary: Summary) -> dict[str, object]:
        settings = self._plan.settings if self._plan is not None else None
        return {
            "exit": summary.code,
            "interrupted": summary.interrupted,
            "seconds": round(summary.seconds, 3),
            "counts": dict(sorted(summary.tally.counts.items())),
            "engines": settings.engines if settings is not None else [],
            "repeat": settings.repeat if settings is not None else 1,
        }


def embedded(value: object) -> str:
    """JSON that cannot end the script element that it stands in."""
    return json.dumps(value).replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
