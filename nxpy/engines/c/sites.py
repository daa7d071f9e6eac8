"""Places in the source that a report may name: rows of the table at the end of the C file."""

from __future__ import annotations

from nxpy.base.source import Span
from nxpy.engines.c.types import string
from nxpy.runtime.traps import Trap, render

_DETAIL = "nx-detail-goes-here"


class Sites:
    """Numbers the places; row 0 is `main`."""

    __slots__ = ("_numbers", "rows")

    def __init__(self) -> None:
        self._numbers: dict[tuple[int, int, int], int] = {}
        self.rows: list[str] = []

    def number(self, span: Span) -> int:
        key = (id(span.source), span.start, span.end)
        made = self._numbers.get(key)
        if made is None:
            made = self._numbers[key] = len(self.rows)
            self.rows.append(_row(span))
        return made


def _row(span: Span) -> str:
    """The report's fixed parts around its detail, as `runtime.traps` words them."""
    trap = Trap("R0001", _DETAIL)
    trap.span = span
    body = render(trap).partition("\n")[2]
    head, _, tail = body.partition(_DETAIL)
    line, column = span.position
    where = f"{span.source.name}:{line}:{column}"
    texts = ", ".join(string(text.encode()) for text in (head, tail, where))
    return f"{{{texts}, {len(str(line)) + 1}}}"
