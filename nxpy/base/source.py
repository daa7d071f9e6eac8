"""Source text and places in it.

Offsets count code points of the decoded text, from 0; lines and columns count from 1, as every
message prints them. A leading byte-order mark is not part of the text.
"""

from __future__ import annotations

from bisect import bisect_right


class Source:
    """One file's text. `path` is where it was found, `name` is how messages call it."""

    __slots__ = ("_starts", "name", "path", "text")

    def __init__(self, name: str, text: str, path: str | None = None) -> None:
        self.name = name
        self.path = path
        self.text = text
        self._starts: list[int] | None = None

    def __repr__(self) -> str:
        return f"Source({self.name!r}, {len(self.text)} code points)"

    @property
    def module(self) -> str:
        """The module's name: the file's name without folder and `.nx`."""
        return module_name(self.name)

    @property
    def line_starts(self) -> list[int]:
        """Offset of each line's first code point; the list always holds line 1."""
        if self._starts is None:
            starts = [0]
            find = self.text.find
            at = find("\n")
            while at >= 0:
                starts.append(at + 1)
                at = find("\n", at + 1)
            self._starts = starts
        return self._starts

    def line_column(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of an offset in [0, len(text)]."""
        starts = self.line_starts
        line = bisect_right(starts, offset)
        return line, offset - starts[line - 1] + 1

    def line_text(self, line: int) -> str:
        """A line's text without its line break; an empty string past the last line."""
        starts = self.line_starts
        if not 1 <= line <= len(starts):
            return ""
        end = starts[line] - 1 if line < len(starts) else len(self.text)
        return self.text[starts[line - 1] : end].removesuffix("\r")


def module_name(path: str) -> str:
    """What a file's module is called: the file's name without folder and `.nx`."""
    return path.replace("\\", "/").rsplit("/", 1)[-1].removesuffix(".nx")


class Span:
    """The code points [start, end) of one source."""

    __slots__ = ("end", "source", "start")

    def __init__(self, source: Source, start: int, end: int) -> None:
        self.source = source
        self.start = start
        self.end = end

    def __repr__(self) -> str:
        line, column = self.position
        return f"{self.source.name}:{line}:{column}"

    @property
    def position(self) -> tuple[int, int]:
        """Line and column of the first code point."""
        return self.source.line_column(self.start)

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]
