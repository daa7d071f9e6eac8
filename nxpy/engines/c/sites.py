"""Places in the source that a report may name: rows of the table at the end of the C file."""

from __future__ import annotations

from nxpy.base.source import Span
from nxpy.engines.c.types import string
from nxpy.engines.emit_common.sites import Site


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
    site = Site(span)
    texts = ", ".join(
        string(text.encode("utf-8", "surrogateescape")) for text in (site.head, site.tail, site.where)
    )
    return f"{{{texts}, {site.gutter}}}"
