"""What people read: a line a gate (or only a status line on a terminal), failures with all that helps
to mend them, and a summary that fits on a screen however many gates there were.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from nxpy.base.colour import paint
from nxpy.base.visible import visible
from nxpy.gate.model import Result
from nxpy.gate.runner import Plan, Summary

Write = Callable[[str], None]

SHOWN_LINES = 40
"""Lines of a failed gate's output that are shown, from its end."""
SHOWN_ROWS = 20
SHOWN_RED = 15
"""Failed gates that the summary names."""
SHOWN_SLOWEST = 5
SLOW = 0.1
"""Seconds. Nothing quicker is called slow."""

WORDS = {
    "passed": ("PASS", "help"),
    "library": ("LIBRARY", "quiet"),
    "cached": ("CACHED", "quiet"),
    "skipped": ("SKIP", "warning"),
    "failed": ("FAIL", "error"),
    "error": ("ERROR", "error"),
}
"""By status: what a line starts with, and its colour."""


def named(path: str) -> str:
    """A path on one line, whatever is in it."""
    return visible(path).replace("\n", "<0A>")


class Terminal:
    """`live`: a terminal, so a status line and no line for what is green. `lines`: -v and -q say
    otherwise."""

    __slots__ = (
        "_began",
        "_drawn",
        "_plan",
        "_red",
        "_shown_at",
        "_write",
        "colour",
        "lines",
        "live",
        "why",
        "width",
    )

    def __init__(
        self, write: Write, *, colour: bool, live: bool, lines: bool, why: bool, width: int = 80
    ) -> None:
        self._write = write
        self.colour = colour
        self.live = live
        self.lines = lines
        self.why = why
        self.width = width
        self._plan: Plan | None = None
        self._drawn = False
        self._shown_at = 0.0
        self._began = time.monotonic()
        self._red = 0

    def begin(self, plan: Plan) -> None:
        self._plan = plan
        if plan.shard:
            self._write(f"shard {plan.shard}: {len(plan.paths)} of {plan.found} files\n")

    def result(self, result: Result) -> None:
        self._red += result.red
        if not self.lines and not result.red and not self.why:
            return
        self._erase()
        self._write(self._line(result))
        if result.red:
            self._write(failure(result, self.colour))
        elif result.details:
            self._write(_indented(result.details.splitlines(), "    "))

    def _line(self, result: Result) -> str:
        word, role = WORDS[result.status]
        parts = [
            paint(role, f"{word:<7}", self.colour),
            " ",
            paint("strong", named(result.path), self.colour),
        ]
        if result.total:
            parts.append(f"  {result.passed}/{result.total}")
        if result.status in ("passed", "failed") and result.seconds:
            parts.append(paint("quiet", f"  {result.seconds:.3f} s", self.colour))
        if result.reason and result.status != "cached":
            parts.append(f"  {visible(result.reason)}" if result.status == "skipped" else "")
        if self.why and self._plan is not None and result.path in self._plan.why:
            parts.append(paint("quiet", f"  {visible(self._plan.why[result.path])}", self.colour))
        return "".join(parts) + "\n"

    def tick(self, done: int, running: Sequence[tuple[str, float]]) -> None:
        """Draw the status line anew, some ten times a second."""
        now = time.monotonic()
        if not self.live or self._plan is None or now - self._shown_at < 0.1:
            return
        self._shown_at = now
        total = len(self._plan.paths)
        text = status_line(done, total, self._red, now - self._began, running)
        self._write("\r\x1b[K" + text[: self.width - 1])
        self._drawn = True

    def _erase(self) -> None:
        if self._drawn:
            self._write("\r\x1b[K")
            self._drawn = False

    def end(self, summary: Summary) -> None:
        self._erase()
        self._write(summary_text(summary, self.colour))


def status_line(done: int, total: int, red: int, seconds: float, running: Sequence[tuple[str, float]]) -> str:
    """`[ 412/1000] 2 red, 3 s left: gates/a.nx (2 s), gates/b.nx`."""
    parts = [f"[{done:>{len(str(total))}}/{total}]"]
    if red:
        parts.append(f" {red} red,")
    if done and seconds > 0.5:
        parts.append(f" {duration(seconds / done * (total - done))} left")
    names = [named(path) + (f" ({age:.0f} s)" if age >= 1 else "") for path, age in running]
    return "".join(parts) + (": " + ", ".join(names) if names else "")


def duration(seconds: float) -> str:
    if seconds < 60:
        return f"{seconds:.0f} s"
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes} min {rest} s" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"


def failure(result: Result, colour: bool) -> str:
    """All that helps with a red gate: why, which checks, where, what it wrote, how to repeat it."""
    out = [_indented([visible(result.reason)], "    ")]
    if result.kind not in ("compile", "unreadable"):
        out.append(_failed_rows(result, colour))
    if result.details:
        out.append(_indented(result.details.rstrip("\n").splitlines(), "    "))
    for title, text in (("stdout", result.output), ("stderr", result.errors)):
        out.append(_stream(title, text, colour))
    if result.repeat_with:
        out.append(f"    {paint('note', 'repeat', colour)}: {visible(result.repeat_with)}\n")
    return "".join(out) + "\n"


def _failed_rows(result: Result, colour: bool) -> str:
    failed = [row for row in result.rows if not row[0]]
    out = []
    for _, name, line in failed[:SHOWN_ROWS]:
        out.append(f"    {paint('error', 'failed check', colour)}: {name}\n")
        if line:
            out.append(_source_line(result, line, colour))
    if len(failed) > SHOWN_ROWS:
        out.append(f"    ... and {result.total - result.passed - SHOWN_ROWS} more failed checks\n")
    return "".join(out)


def _source_line(result: Result, line: int, colour: bool) -> str:
    text = result.lines.get(str(line), "")
    if len(text) > 120:
        text = text[:117] + "..."
    lead = paint("gutter", f"{line:>8} |", colour)
    return f"      {paint('gutter', '-->', colour)} {named(result.path)}:{line}\n{lead} {text}\n"


def _stream(title: str, text: str, colour: bool) -> str:
    if not text:
        return ""
    lines = text.removesuffix("\n").split("\n")
    left_out = len(lines) - SHOWN_LINES
    head = f"    {paint('note', title, colour)}:\n"
    if left_out > 0:
        head += f"      ... {left_out} lines before these ...\n"
        lines = lines[-SHOWN_LINES:]
    return head + _indented((line if len(line) <= 400 else line[:397] + "..." for line in lines), "      | ")


def _indented(lines: object, lead: str) -> str:
    return "".join(f"{lead}{line}".rstrip() + "\n" for line in lines)  # type: ignore[attr-defined]


# The summary ------------------------------------------------------------------------------------

COUNTS = (
    ("passed", "passed", "help"),
    ("cached", "cached", "help"),
    ("failed", "failed", "error"),
    ("error", "errors", "error"),
    ("skipped", "skipped", "warning"),
    ("library", "libraries checked", "quiet"),
)


def summary_text(summary: Summary, colour: bool) -> str:
    tally = summary.tally
    out = []
    slow = [(seconds, path) for seconds, path in tally.slowest[:SHOWN_SLOWEST] if seconds >= SLOW]
    if slow:
        out.append("slowest:\n")
        out += [f"  {seconds:8.3f} s  {named(path)}\n" for seconds, path in slow]
    if tally.red:
        out.append("red:\n")
        for path, reason in tally.red[:SHOWN_RED]:
            text = f"{path}: {reason}"
            out.append(f"  {named(text if len(text) <= 160 else text[:157] + '...')}\n")
        if len(tally.red) > SHOWN_RED:
            out.append(
                f"  ... and {len(tally.red) - SHOWN_RED:,} more; `nxpy test --failed` runs only these\n"
            )
    out.append(_counts_line(summary, colour))
    return "".join(out)


def _counts_line(summary: Summary, colour: bool) -> str:
    tally = summary.tally
    parts = [
        paint(role, f"{tally.counts[status]:,} {name}", colour)
        for status, name, role in COUNTS
        if tally.counts.get(status)
    ]
    took = f" in {summary.seconds:.2f} s" if summary.seconds < 60 else f" in {duration(summary.seconds)}"
    checks = f"; {tally.checks_passed + tally.checks_failed:,} checks" if tally.checks_passed else ""
    if tally.checks_failed:
        checks += f", {tally.checks_failed:,} failed"
    text = (", ".join(parts) or "nothing ran") + took + checks
    if summary.interrupted:
        text = paint("error", "interrupted", colour) + ": " + text
    if not tally.gates and not summary.interrupted:
        text += "\n" + paint("error", "no gates", colour) + ": zero gates is not a pass (exit code 5)"
    return text + "\n"
