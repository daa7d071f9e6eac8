"""How source text is shown: on one line, in cells, with nothing in it that a terminal would obey.

Control characters, escape sequences and characters that reorder or hide text are spelt out, as
`<1B>` or `<U+202E>`.
"""

from __future__ import annotations

from collections.abc import Callable

TAB = 4
"""Tab stops are this many cells apart."""

WIDTH = 120
"""Cells of a source line that are shown; a longer line is cut around the place that matters."""

BEFORE = 40
"""Cells kept to the left of that place where a line is cut."""

CUT = "..."

LONGEST = 400
"""Code points of a message's line that are shown; a name may be a megabyte long."""

_HIDDEN = (
    (0x00, 0x1F), (0x7F, 0x9F), (0xAD, 0xAD), (0x61C, 0x61C), (0x180E, 0x180E), (0x200B, 0x200F),
    (0x2028, 0x202E), (0x2060, 0x206F), (0xD800, 0xDFFF), (0xFEFF, 0xFEFF),
    (0xFFF9, 0xFFFB), (0xE0000, 0xE007F),
)  # fmt: skip
"""Code points spelt out: controls, format characters, bidirectional marks, surrogates."""


def spelt(char: str) -> str:
    """`<1B>` or `<U+202E>` for a character that must not reach a terminal, else the character."""
    if " " <= char <= "~":
        return char
    point = ord(char)
    for low, high in _HIDDEN:
        if low <= point <= high:
            return f"<{point:02X}>" if point < 0x100 else f"<U+{point:04X}>"
    return char


def worded(text: str) -> str:
    """A message's text made fit to print: `visible`, and no line longer than anyone would read."""
    if len(text) > LONGEST:
        text = "\n".join(map(_shortened, text.split("\n")))
    return visible(text)


def one_line(text: str) -> str:
    """As `worded`, for a place where a line break would break the frame."""
    return worded(text).replace("\n", "<0A>")


def _shortened(line: str) -> str:
    return line if len(line) <= LONGEST else line[: LONGEST - 60] + CUT + line[-60:]


def visible(text: str) -> str:
    """The text with every such character spelt out; line breaks stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(c if c == "\n" else spelt(c) for c in text)


def width(char: str) -> int:
    """Terminal cells of one printable character: 0 for a combining one, 2 for a wide one."""
    if char < "\x80":
        return 1
    import unicodedata

    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


class ShownLine:
    """A line as it is printed, and where each of its code points went.

    `cell(i)` is the cell of the i-th code point of the line (from 0), or of the line's end.
    """

    __slots__ = ("_cells", "_first", "text")

    def __init__(self, text: str, first: int, cells: list[int]) -> None:
        self.text = text
        self._first = first
        self._cells = cells

    def cell(self, index: int) -> int:
        at = index - self._first
        if at < 0:
            return 0
        if at < len(self._cells):
            return self._cells[at]
        # Past what is shown: the cut's dots, or one cell a column behind a line's end.
        return self._cells[-1] + min(at - len(self._cells) + 1, 1)


def show_line(length: int, get: Callable[[int, int], str], place: int) -> ShownLine:
    """Lay out a line of `length` code points, of which `get(a, b)` gives a stretch.

    A line too long to show is cut around the code point `place`.
    """
    if length <= 4 * WIDTH:
        whole = _lay_out(get(0, length), 0, "", limit=None)
        if whole._cells[-1] <= WIDTH:
            return whole
    first = max(0, min(place, length) - BEFORE)
    if first < 2 * len(CUT):
        first = 0
    stretch = get(first, min(length, first + 4 * WIDTH))
    shown = _lay_out(stretch, first, CUT if first else "", limit=WIDTH)
    if first + len(shown._cells) - 1 < length:
        shown.text += CUT
    return shown


def _lay_out(text: str, first: int, prefix: str, limit: int | None) -> ShownLine:
    if text.isascii() and text.isprintable() and (limit is None or len(text) <= limit):
        return ShownLine(prefix + text, first, list(range(len(prefix), len(prefix) + len(text) + 1)))
    pieces, cells, at = [prefix], [], len(prefix)
    for char in text:
        if limit is not None and at >= limit:
            break
        cells.append(at)
        if char == "\t":
            piece = " " * (TAB - at % TAB)
            at += len(piece)
        else:
            piece = spelt(char)
            at += len(piece) if piece != char else width(char)
        pieces.append(piece)
    cells.append(at)
    return ShownLine("".join(pieces), first, cells)
