"""Diagnostics as text for people and as JSON for programs; the only place that words their frame.

    error[E1001]: nothing here is called `totl`
      --> gate.nx:7:12
       |
     7 |     return totl
       |            ^^^^ not declared
       |
       = help: did you mean `total`?

The decoration is ASCII, so that any terminal and log shows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nxpy.base.colour import paint
from nxpy.base.diagnostic import Diagnostic, Fix
from nxpy.base.snippet import Mark, snippet
from nxpy.base.source import Span
from nxpy.base.visible import one_line, worded

LIMIT = 100
"""Errors that are printed as text in one run; the rest are counted."""

SCHEMA = 1
"""Version of the JSON form; it rises when a field changes its meaning or goes."""


def render(diagnostic: Diagnostic, colour: bool = False) -> str:
    """One diagnostic as text, ending in a line break."""
    d = diagnostic
    role = d.severity if d.severity in ("error", "warning", "trap", "note") else "error"
    head = paint(role, f"{d.severity}[{d.code}]", colour)
    lines = [head + paint("strong", ": " + one_line(d.message), colour)]
    gutter = _gutter(d)
    bar = " " * (gutter + 1) + paint("gutter", "|", colour)
    if d.span is not None:
        marks = [Mark(d.span, d.label, role)]
        marks += [Mark(label.span, label.text, "related") for label in d.related]
        lines += snippet(marks, gutter, colour)
        if d.notes or d.helps or d.fix:
            lines.append(bar)
    for role, texts in (("note", d.notes), ("help", d.helps)):
        for text in texts:
            lines += _remark(role, text, gutter, colour)
    if d.fix is not None:
        lines += _fix(d.fix, gutter, colour)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def render_all(diagnostics: Sequence[Diagnostic], colour: bool = False, limit: int = LIMIT) -> str:
    """All of them, a blank line between, and a summary; "" where there are none."""
    if not diagnostics:
        return ""
    parts = [render(d, colour) for d in diagnostics[:limit]]
    if len(diagnostics) > limit:
        parts.append(f"... and {len(diagnostics) - limit:,} more that are not shown\n")
    return "\n".join([*parts, summary(diagnostics, colour)])


def summary(diagnostics: Sequence[Diagnostic], colour: bool = False) -> str:
    """`3 errors in 2 files`, and where to read more."""
    counts = []
    for severity in ("error", "warning"):
        count = sum(d.severity == severity for d in diagnostics)
        if count:
            plural = "" if count == 1 else "s"
            counts.append(paint(severity, f"{count:,} {severity}{plural}", colour))
    names = list(dict.fromkeys(d.span.source.name for d in diagnostics if d.span))
    where = f" in {one_line(names[0])}" if len(names) == 1 else f" in {len(names):,} files" if names else ""
    more = f"; `nxpy explain {diagnostics[0].code}` tells more"
    return ", ".join(counts) + where + paint("quiet", more, colour) + "\n"


def to_json(diagnostic: Diagnostic) -> str:
    """One diagnostic as a JSON object on one line, ending in a line break.

    `line` and `column` count from 1, columns in code points; `end_column` is the column just past
    the last code point. They and `file` are null where no file could be read.
    """
    import json

    d = diagnostic
    row: dict[str, object] = {"schema": SCHEMA, "code": d.code, "severity": d.severity, "message": d.message}
    row |= _json_place(d.span)
    row["label"] = d.label
    row["related"] = [{**_json_place(label.span), "text": label.text} for label in d.related]
    row["notes"] = list(d.notes)
    row["helps"] = list(d.helps)
    row["fix"] = None
    if d.fix is not None:
        row["fix"] = {**_json_place(d.fix.span), "replacement": d.fix.replacement, "text": d.fix.text}
    return json.dumps(row) + "\n"


def all_to_json(diagnostics: Iterable[Diagnostic]) -> str:
    return "".join(map(to_json, diagnostics))


def _json_place(span: Span | None) -> dict[str, object]:
    if span is None:
        return dict.fromkeys(("file", "line", "column", "end_line", "end_column"))
    line, column = span.position
    end_line, end_column = span.source.line_column(max(span.end, span.start))
    return {
        "file": span.source.name,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
    }


def _gutter(d: Diagnostic) -> int:
    """Width of the line-number column: that of the largest number shown."""
    spans = [d.span, *(label.span for label in d.related), d.fix.span if d.fix else None]
    ends = [span.source.line_column(max(span.start, span.end))[0] for span in spans if span is not None]
    return len(str(max(ends, default=1))) + 1


def _remark(role: str, text: str, gutter: int, colour: bool) -> list[str]:
    """`= note: ...`; further lines of the text stand under its first."""
    first, *rest = worded(text).split("\n")
    lead = " " * (gutter + 1) + paint("gutter", "= ", colour) + paint(role, role, colour)
    indent = " " * (gutter + 1 + len(f"= {role}: "))
    return [f"{lead}: {first}", *(indent + line for line in rest)]


def _fix(fix: Fix, gutter: int, colour: bool) -> list[str]:
    """The changed lines as they would read, with `+` under what is new."""
    from nxpy.base.source import Source

    source, start, end = fix.span.source, fix.span.start, max(fix.span.start, fix.span.end)
    first_line = source.line_column(start)[0]
    last_line = source.line_column(end)[0]
    from_ = source.line_starts[first_line - 1]
    last_start = source.line_starts[last_line - 1]
    tail = source.line_text(last_line)[end - last_start :]
    changed = Source("", source.text[from_:start] + fix.replacement + tail)
    lines = [paint("help", "help", colour) + ": " + one_line(fix.text or "change it like this")]
    lines.append(" " * (gutter + 1) + paint("gutter", "|", colour))
    at = start - from_
    new = Span(changed, at, at + len(fix.replacement))
    body = snippet([Mark(new, "", "added")], gutter, colour, first_line=first_line, heading=False)
    return lines + body
