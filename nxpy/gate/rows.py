"""Sub-results: the `PASS` and `FAIL` rows and the `VERDICT` line in a gate's output.

      PASS T1 sums agree            ->  (True, "T1 sums agree")
    VERDICT SUMS PASS 2/2 (exact)   ->  ("SUMS", True, 2, 2)

They tell which check failed; whether the gate is green is for its exit code to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from nxpy.base.visible import visible

NAME_SHOWN = 400
"""Bytes of a check's name that are kept."""

_ROW = re.compile(rb"^[ \t]*(PASS|FAIL)[ \t:]+(\S[^\n]*)$", re.MULTILINE)
_VERDICT = re.compile(
    rb"^VERDICT (.{1,400}?) (PASS|FAIL) ([0-9]{1,18})/([0-9]{1,18})(?: .*)?\r?$", re.MULTILINE
)


def rows(output: bytes) -> Iterator[tuple[bool, str]]:
    """Every row, in order."""
    for match in _ROW.finditer(output):
        yield match[1] == b"PASS", text(match[2][:NAME_SHOWN].rstrip())


def verdict(output: bytes) -> tuple[str, bool, int, int] | None:
    """The last VERDICT line: its name, whether it says PASS, checks passed, checks in all."""
    found = list(_VERDICT.finditer(output))[-1:]
    if not found:
        return None
    last = found[0]
    return text(last[1]), last[2] == b"PASS", int(last[3]), int(last[4])


def text(data: bytes) -> str:
    """Bytes as text that a terminal shows rather than obeys; bytes that are not UTF-8 are spelt out."""
    try:
        decoded = data.decode()
    except UnicodeDecodeError:
        decoded = data.decode(errors="backslashreplace")
    return visible(decoded.expandtabs(4) if "\t" in decoded else decoded)


SHOWN = 32 << 10
"""Bytes kept of either end of an output."""


def shown(output: bytes, limit: int = SHOWN) -> str:
    """An output as text, cut in the middle where it is long."""
    if len(output) <= 2 * limit:
        return text(output)
    head, tail = output[:limit], output[-limit:]
    # Whole lines where there are any, and never half a character.
    head = head[: head.rfind(b"\n") + 1] or head
    tail = tail[tail.find(b"\n") + 1 :] or tail
    left_out = len(output) - len(head) - len(tail)
    return f"{text(head)}\n... {left_out:,} bytes left out ...\n{text(tail)}"


def first_difference(one: bytes, other: bytes) -> tuple[int, bytes | None, bytes | None] | None:
    """The first line (from 1) at which two outputs differ, and both lines; None for a missing one."""
    if one == other:
        return None
    lines, others = one.split(b"\n"), other.split(b"\n")
    for number, (a, b) in enumerate(zip(lines, others, strict=False), 1):
        if a != b:
            return number, a, b
    number = min(len(lines), len(others)) + 1
    longer = lines if len(lines) > len(others) else others
    extra = longer[number - 1]
    return (number, extra, None) if longer is lines else (number, None, extra)
