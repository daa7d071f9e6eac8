"""`--junit FILE`: valid against the schema of Jenkins' xUnit plug-in, which GitHub and GitLab read too.

One test case a gate, named by its path, which no two share. The schema has no properties in a test
case, so the rows of a gate stand in its system-out:

    <testcase name="gates/a.nx" classname="gates" time="0.004">
      <failure type="exit" message="exited 1, expected 0: 1 of 2 checks failed">...</failure>
      <system-out>PASS T1 ...</system-out>
    </testcase>
"""

from __future__ import annotations

import re
from typing import TextIO

from nxpy.base.visible import visible
from nxpy.gate.model import Result
from nxpy.gate.reports.streamed import append, aside, open_report, relative
from nxpy.gate.runner import Plan, Summary

SUITE = "nxpy"

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
    "\r": "&#13;",
    "\t": "&#9;",
}


class Junit:
    __slots__ = ("_body", "_file", "_seconds")

    def __init__(self, path: str) -> None:
        self._file: TextIO = open_report(path)
        self._body: TextIO = aside()
        self._seconds = 0.0

    def begin(self, plan: Plan) -> None:
        pass

    def result(self, result: Result) -> None:
        self._seconds += result.seconds
        self._body.write(testcase(result))

    def end(self, summary: Summary) -> None:
        counts = summary.tally.counts
        numbers = (
            f'tests="{summary.tally.total}" failures="{counts.get("failed", 0)}" '
            f'errors="{counts.get("error", 0)}"'
        )
        time = seconds_text(self._seconds)
        write = self._file.write
        write('<?xml version="1.0" encoding="UTF-8"?>\n')
        write(f'<testsuites name="{SUITE}" {numbers} time="{time}">\n')
        write(f'<testsuite name="{SUITE}" {numbers} skipped="{counts.get("skipped", 0)}" time="{time}">\n')
        append(self._body, self._file)
        write("</testsuite>\n</testsuites>\n")
        self._body.close()
        self._file.close()


def testcase(result: Result) -> str:
    path = relative(result.path)
    folder = path.rpartition("/")[0] or "."
    head = (
        f'<testcase name="{attribute(path)}" classname="{attribute(folder)}" '
        f'time="{seconds_text(result.seconds)}">'
    )
    parts = [head]
    if result.red:
        element = "failure" if result.status == "failed" else "error"
        parts.append(
            f'<{element} type="{result.kind}" message="{attribute(result.reason)}">'
            f"{text(failure_text(result))}</{element}>"
        )
    elif result.status == "skipped":
        parts.append(f'<skipped message="{attribute(result.reason)}"/>')
    shown = rows_text(result) + result.output
    if shown:
        parts.append(f"<system-out>{text(shown)}</system-out>")
    if result.errors:
        parts.append(f"<system-err>{text(result.errors)}</system-err>")
    return "".join([*parts, "</testcase>\n"])


def failure_text(result: Result) -> str:
    """The reason and what helps, for the element's body."""
    lines = [result.reason]
    lines += [
        f"failed check: {name}" + (f" ({result.path}:{line})" if line else "")
        for ok, name, line in result.rows
        if not ok
    ]
    if result.details:
        lines.append(result.details)
    if result.repeat_with:
        lines.append(f"repeat: {result.repeat_with}")
    return "\n".join(lines)


def rows_text(result: Result) -> str:
    """The sub-results, a line each, then a line that parts them from what the gate wrote."""
    if result.status in ("cached", "library"):
        return f"{result.status}: {result.reason or 'a library is only checked'}\n"
    if not result.total:
        return ""
    lines = [f"{'PASS' if passed else 'FAIL'} {name}" for passed, name, _ in result.rows]
    return "\n".join([f"checks: {result.passed} of {result.total} passed", *lines, "output:"]) + "\n"


def seconds_text(seconds: float) -> str:
    """At most three digits behind the point, which is all that the schema allows."""
    return f"{seconds:.3f}"


def _legal(text: str) -> str:
    """Nothing that XML cannot hold, not even escaped."""
    return _NOT_XML.sub(lambda match: f"<U+{ord(match[0]):04X}>", visible(text))


def text(value: str) -> str:
    return _legal(value).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def attribute(value: str) -> str:
    return "".join(_ENTITIES.get(char, char) for char in _legal(value))
