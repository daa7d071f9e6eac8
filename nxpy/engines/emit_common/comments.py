"""The comments of the source, handed out in order as the code that they stand before is emitted."""

from __future__ import annotations

import re
from collections.abc import Callable

from nxpy.base.source import Source

_COMMENT = re.compile(
    r"""
    (?P<comment> //[^\n]* | /\*.*?\*/ )
    | "(?:\\.|[^"\\])*"
    | '(?:\\.|[^'\\])*'
    """,
    re.VERBOSE | re.DOTALL,
)
"""Comments, and what may hold the same characters; in text that has compiled, nothing else does."""


class Comments:
    """The comments of each source of a program. `spelt` gives one of them as lines of the language
    that is emitted."""

    __slots__ = ("_of", "_spelt")

    def __init__(self, sources: list[Source], spelt: Callable[[str], list[str]]) -> None:
        self._spelt = spelt
        self._of = {source: found(source.text) for source in sources}

    def between(self, source: Source, start: int, end: int) -> list[str]:
        """The comments that begin in [start, end), as lines."""
        return [
            line
            for at, stop in self._of.get(source, [])
            if start <= at < end
            for line in self._spelt(source.text[at:stop])
        ]

    def header(self, source: Source) -> list[str]:
        """The comments at the top of a file, as lines, unless they are its first function's."""
        lines: list[str] = []
        text, end = source.text, 0
        for at, stop in self._of.get(source, []):
            if text[end:at].strip() or (end and text.count("\n", end, at) > 1):
                break
            lines += self._spelt(text[at:stop])
            end = stop
        rest = text[end:].lstrip()
        apart = text.count("\n", end, len(text) - len(rest)) > 1
        return lines if apart or not rest.startswith("func") else []


def found(text: str) -> list[tuple[int, int]]:
    """Where the comments of a source text start and end."""
    return [m.span() for m in _COMMENT.finditer(text) if m["comment"] is not None]


def lines_of(text: str, plain: Callable[[str], str]) -> list[str]:
    """The lines of one NX comment without its marks; `plain` takes out of a line what the emitted
    language cannot have in a comment."""
    block = text.startswith("/*")
    lines = [plain(line) for line in (text[2:-2] if block else text[2:]).split("\n")]
    lines = [line.strip().removeprefix("*").strip() if block else line.rstrip() for line in lines]
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def printable(line: str) -> str:
    """Without control and direction characters."""
    return "".join(c if c.isprintable() or c == "\t" else " " for c in line).rstrip()
