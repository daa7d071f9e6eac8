"""The comments of the source, handed out in order as the code that they stand before is emitted."""

from __future__ import annotations

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source


class Comments:
    """The comments of each source of a program."""

    __slots__ = ("_of",)

    def __init__(self, sources: list[Source]) -> None:
        from nxpy.syntax.parser import parse

        self._of: dict[Source, list[tuple[int, int]]] = {}
        for source in sources:
            module = parse(source, Bag())
            self._of[source] = [(c.start, c.end) for c in module.comments]

    def between(self, source: Source, start: int, end: int) -> list[str]:
        """The comments that begin in [start, end), as lines of C."""
        return [
            line
            for at, stop in self._of.get(source, [])
            if start <= at < end
            for line in as_c(source.text[at:stop])
        ]


def as_c(text: str) -> list[str]:
    """One NX comment as `//` lines, with nothing in it that a C compiler would remark on."""
    body = text[2:-2] if text.startswith("/*") else text[2:]
    lines = [_plain(line) for line in body.split("\n")]
    lines = [
        line.strip().removeprefix("*").strip() if text.startswith("/*") else line.rstrip() for line in lines
    ]
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return [f"//{'' if line.startswith(' ') or not line else ' '}{line}" for line in lines]


def _plain(line: str) -> str:
    """Without control and direction characters, trigraphs, comment openers, and a last backslash."""
    shown = "".join(c if c.isprintable() or c == "\t" else " " for c in line)
    shown = shown.replace("??", "? ?").replace("/*", "/ *").rstrip()
    return shown + "." if shown.endswith("\\") else shown
