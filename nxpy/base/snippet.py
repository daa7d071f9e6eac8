"""Source lines with marks under them.

In: marks, the first of which is the main one. Out: lines of text, such as

      --> gate.nx:3:9
       |
     3 |     let n = a + b
       |             -   ^ this is an i64
       |             |
       |             this is a *u8

A mark over several lines is drawn beside them:

     4 | /     if n {
     5 | |         n = 1
     6 | |     }
       | |_____^ here
"""

from __future__ import annotations

from collections.abc import Sequence

from nxpy.base.colour import paint
from nxpy.base.source import Source, Span
from nxpy.base.visible import WIDTH, ShownLine, one_line, show_line

RUN = 40
"""Cells past the width of a shown line that signs may reach: the dots of a cut, a spelt-out character."""


class Mark:
    """A span to point out; `role` names its colour, and "added" its sign `+`."""

    __slots__ = ("role", "span", "text")

    def __init__(self, span: Span, text: str, role: str) -> None:
        self.span = span
        self.text = text
        self.role = role

    @property
    def sign(self) -> str:
        return {"related": "-", "added": "+"}.get(self.role, "^")


class _Piece:
    """A mark's part on one line: code points [start, end) of that line."""

    __slots__ = ("end", "mark", "start", "text")

    def __init__(self, mark: Mark, start: int, end: int, text: str) -> None:
        self.mark = mark
        self.start = start
        self.end = end
        self.text = text


def snippet(
    marks: Sequence[Mark], gutter: int, colour: bool, *, first_line: int = 1, heading: bool = True
) -> list[str]:
    """The marked lines of each file, the first mark's file first.

    `gutter` is the width of the line-number column; `first_line` is the number of a source's first
    line; `heading` says whether places are named above the lines.
    """
    out: list[str] = []
    for source in dict.fromkeys(mark.span.source for mark in marks):
        here = [mark for mark in marks if mark.span.source is source]
        if heading:
            arrow = "--> " if source is marks[0].span.source else "::: "
            line, column = here[0].span.position
            lead = " " * gutter + paint("gutter", arrow, colour)
            out.append(f"{lead}{one_line(source.name)}:{line}:{column}")
            out.append(" " * (gutter + 1) + paint("gutter", "|", colour))
        out += _Drawing(source, here, gutter, colour, first_line).lines()
    return out


class _Drawing:
    """One file's marked lines."""

    __slots__ = ("block", "colour", "gutter", "margin", "offset", "pieces", "source")

    def __init__(self, source: Source, marks: list[Mark], gutter: int, colour: bool, first_line: int) -> None:
        self.source = source
        self.gutter = gutter
        self.colour = colour
        self.offset = first_line - 1
        self.pieces: dict[int, list[_Piece]] = {}
        self.block: tuple[Mark, int, int] | None = None
        for mark in marks:
            self._place(mark)
        self.margin = self.block is not None

    def _place(self, mark: Mark) -> None:
        start, end = mark.span.start, max(mark.span.start, mark.span.end)
        # A span that ends with a line break ends on that line, not at the next one's start.
        while end > start and self.source.text[end - 1] in "\r\n":
            end -= 1
        first, column = self.source.line_column(start)
        last = self.source.line_column(end)[0]
        begin = column - 1
        if first == last:
            self._add(first, _Piece(mark, begin, begin + end - start, mark.text))
        elif self.block is None and mark.sign == "^":
            self.block = (mark, first, last)
            self.pieces.setdefault(first, [])
            self.pieces.setdefault(last, [])
        else:
            self._add_each_line(mark, first, last, begin, end)

    def _add_each_line(self, mark: Mark, first: int, last: int, begin: int, end: int) -> None:
        shown = range(first, last + 1) if mark.sign == "+" and last - first < 20 else (first,)
        for line in shown:
            start = begin if line == first else 0
            stop = self._length(line) if line < last else end - self.source.line_starts[line - 1]
            self._add(line, _Piece(mark, start, stop, mark.text if line == first else ""))

    def _add(self, line: int, piece: _Piece) -> None:
        self.pieces.setdefault(line, []).append(piece)

    def _length(self, line: int) -> int:
        starts = self.source.line_starts
        start = starts[line - 1]
        end = starts[line] - 1 if line < len(starts) else len(self.source.text)
        return end - start - self.source.text.endswith("\r", start, end)

    def lines(self) -> list[str]:
        out: list[str] = []
        previous = 0
        for line in sorted(self.pieces):
            if previous and line > previous + 1:
                out += self._between(previous, line)
            out += self._marked(line)
            previous = line
        return out

    def _between(self, previous: int, line: int) -> list[str]:
        if line == previous + 2:
            return [self._numbered(previous + 1, self._show(previous + 1, 0))]
        return [paint("gutter", "...", self.colour) + (" " * self.gutter + "|" if self._inside(line) else "")]

    def _marked(self, line: int) -> list[str]:
        pieces = sorted(self.pieces[line], key=lambda piece: piece.start)
        shown = self._show(line, self._focus(line, pieces))
        out = [self._numbered(line, shown)]
        out += [self._under(line, row) for row in _rows(pieces, shown, self.colour)]
        if self.block is not None and line == self.block[2]:
            out.append(self._close(shown))
        return out

    def _focus(self, line: int, pieces: list[_Piece]) -> int:
        """The code point around which a long line is cut: the main mark's."""
        for piece in pieces:
            if piece.mark.role != "related":
                return piece.start
        if self.block is not None and line == self.block[1]:
            return self.block[0].span.start - self.source.line_starts[line - 1]
        if self.block is not None and line == self.block[2]:
            return max(self.block[0].span.end - 1 - self.source.line_starts[line - 1], 0)
        return pieces[0].start if pieces else 0

    def _show(self, line: int, focus: int) -> ShownLine:
        start, text = self.source.line_starts[line - 1], self.source.text
        return show_line(self._length(line), lambda a, b: text[start + a : start + b], focus)

    def _inside(self, line: int) -> bool:
        return self.block is not None and self.block[1] < line <= self.block[2]

    def _numbered(self, line: int, shown: ShownLine) -> str:
        number = paint("gutter", f"{line + self.offset:>{self.gutter}} |", self.colour)
        side = " "
        if self.block is not None:
            side = "/" if line == self.block[1] else "|" if self._inside(line) else " "
            side = " " + paint(self.block[0].role, side, self.colour) + " "
        return f"{number}{side}{shown.text}"

    def _under(self, line: int, row: str) -> str:
        bar = " " * (self.gutter + 1) + paint("gutter", "|", self.colour)
        side = " "
        if self.block is not None:
            inside = self._inside(line) or line == self.block[1]
            side = " " + paint(self.block[0].role, "|" if inside else " ", self.colour) + " "
        return f"{bar}{side}{row}"

    def _close(self, shown: ShownLine) -> str:
        """`|_____^ label` under the last line of the mark that spans lines."""
        assert self.block is not None
        mark, _, last = self.block
        column = max(mark.span.end - 1 - self.source.line_starts[last - 1], 0)
        foot = f"|{'_' * (shown.cell(column) + 1)}^ {one_line(mark.text)}"
        bar = " " * (self.gutter + 1) + paint("gutter", "|", self.colour)
        return f"{bar} {paint(mark.role, foot, self.colour)}"


def _rows(pieces: list[_Piece], shown: ShownLine, colour: bool) -> list[str]:
    """The rows under a line: signs first, then labels, the rightmost beside its sign."""
    if not pieces:
        return []
    cells = [(shown.cell(p.start), max(shown.cell(p.end), shown.cell(p.start) + 1), p) for p in pieces]
    row = _signs(cells, colour)
    hanging = [(start, piece) for start, _, piece in cells if piece.text]
    _, _, beside = max(cells, key=lambda cell: (cell[1], cell[0]))
    if beside.text:
        row += " " + paint(beside.mark.role, one_line(beside.text), colour)
        hanging = [(start, piece) for start, piece in hanging if piece is not beside]
    return [row, *_hanging(hanging, colour)]


def _signs(cells: list[tuple[int, int, _Piece]], colour: bool) -> str:
    """The signs of all pieces; where two lie over each other, the main one's show."""
    width = min(max(end for _, end, _ in cells), WIDTH + RUN)
    drawn: list[Mark | None] = [None] * width
    for main in (False, True):
        for start, end, piece in cells:
            if (piece.mark.role != "related") == main:
                drawn[start:end] = [piece.mark] * (min(end, width) - min(start, width))
    row, at = "", 0
    while at < width:
        mark, start = drawn[at], at
        while at < width and drawn[at] is mark:
            at += 1
        row += " " * (at - start) if mark is None else paint(mark.role, mark.sign * (at - start), colour)
    return row


def _hanging(hanging: list[tuple[int, _Piece]], colour: bool) -> list[str]:
    """Labels that hang below their signs, from the right to the left."""
    out = []
    for index in range(len(hanging) - 1, -1, -1):
        if index == len(hanging) - 1:
            out.append(_pillars(hanging, colour))
        start, piece = hanging[index]
        left = [row for row in hanging[:index] if row[0] < start]
        lead = _pillars(left, colour)
        used = left[-1][0] + 1 if left else 0
        out.append(lead + " " * (start - used) + paint(piece.mark.role, one_line(piece.text), colour))
    return out


def _pillars(hanging: list[tuple[int, _Piece]], colour: bool) -> str:
    row, at = "", 0
    for start, piece in hanging:
        if start >= at:
            row += " " * (start - at) + paint(piece.mark.role, "|", colour)
            at = start + 1
    return row
