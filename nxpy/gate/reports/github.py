"""In GitHub Actions: an annotation for each of the first ten red gates, and all of them in the step's
summary. GitHub shows ten annotations a step and drops the rest without a word.
"""

from __future__ import annotations

from collections.abc import Callable

from nxpy.gate.model import Result
from nxpy.gate.reports.streamed import relative
from nxpy.gate.runner import Plan, Summary

ANNOTATIONS = 10
SUMMARY_ROWS = 200
"""Red gates in the step summary, which GitHub limits to a mebibyte."""


class Github:
    """`summary` is the file that GITHUB_STEP_SUMMARY names, or ""."""

    __slots__ = ("_annotated", "_red", "_summary", "_write")

    def __init__(self, write: Callable[[str], None], summary: str) -> None:
        self._write = write
        self._summary = summary
        self._annotated = 0
        self._red: list[tuple[str, int, str]] = []

    def begin(self, plan: Plan) -> None:
        pass

    def result(self, result: Result) -> None:
        if not result.red:
            return
        if self._annotated < ANNOTATIONS:
            self._annotated += 1
            self._write(annotation(result))
        if len(self._red) < SUMMARY_ROWS:
            self._red.append((relative(result.path), result.line, result.reason))

    def end(self, summary: Summary) -> None:
        if not self._summary:
            return
        try:
            with open(self._summary, "a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(step_summary(summary, self._red))
        except OSError:
            self._write(f"::warning::the step summary {escaped(self._summary)} cannot be written\n")


def annotation(result: Result) -> str:
    """`::error file=gates/a.nx,line=61,title=...::...`"""
    path = relative(result.path)
    title = f"{path}: {result.kind}"
    place = f"file={property_(path)}" + (f",line={result.line}" if result.line else "")
    message = result.reason
    failed = [name for ok, name, _ in result.rows if not ok]
    if failed:
        message += "\nfailed: " + "\nfailed: ".join(failed[:10])
    if result.repeat_with:
        message += f"\nrepeat: {result.repeat_with}"
    return f"::error {place},title={property_(title)}::{escaped(message)}\n"


def escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def property_(text: str) -> str:
    return escaped(text).replace(":", "%3A").replace(",", "%2C")


def step_summary(summary: Summary, red: list[tuple[str, int, str]]) -> str:
    tally = summary.tally
    counts = ", ".join(f"{count} {status}" for status, count in sorted(tally.counts.items()))
    out = [f"### nxpy test: {'red' if summary.code else 'green'}\n\n{counts or 'no gates'}\n"]
    if red:
        out.append("\n| gate | line | why |\n| --- | --- | --- |\n")
        out += [f"| `{cell(path)}` | {line or ''} | {cell(reason)} |\n" for path, line, reason in red]
        if len(tally.red) > len(red):
            out.append(f"\n... and {len(tally.red) - len(red)} more\n")
    return "".join(out)


def cell(text: str) -> str:
    """Text that cannot leave a cell of a Markdown table, or become a tag."""
    for char, spelt in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("|", "\\|"), ("`", "'"), ("\n", " ")):
        text = text.replace(char, spelt)
    return text
