"""A place in the source as a report of a trap shows it, cut where the trap's own words go."""

from __future__ import annotations

from nxpy.base.source import Span
from nxpy.runtime.traps import Trap, place_text, render

_DETAIL = "nx-detail-goes-here"


class Site:
    """The report's text before (`head`) and behind (`tail`) the detail, as `runtime.traps` words
    it, without its first line and the stack; `where` is file:line:column; `gutter` is the width of
    the column of line numbers."""

    __slots__ = ("gutter", "head", "tail", "where")

    def __init__(self, span: Span) -> None:
        trap = Trap("R0001", _DETAIL)
        trap.span = span
        body = render(trap).partition("\n")[2]
        self.head, _, self.tail = body.partition(_DETAIL)
        self.where = place_text(span)
        self.gutter = len(str(span.position[0])) + 1
