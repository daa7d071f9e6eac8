"""Reading unwind tables: where a function's frame is at each of its calls.

Only the frame's address (CFA) and where the frame pointer was saved matter: no NX frame is ever
resumed, only listed.
"""

from __future__ import annotations

from bisect import bisect_right

from nxpy.engines.llvm.dwarf import sleb, uleb
from nxpy.engines.llvm.elf import Object, unsigned

RBP, RSP = 6, 7

Row = tuple[int, int, int, int]
"""From this address on: the CFA's register, its offset from it, and the offset from the CFA where
the frame pointer was saved (0 where it was not)."""


class FrameRows:
    """All rows of an object; `find` gives the one that holds at an address."""

    __slots__ = ("_rows", "_starts")

    def __init__(self, made: Object) -> None:
        rows: list[Row] = []
        for section in made.sections:
            if section.name == ".eh_frame" and section.data:
                _read(section.data, section.address, rows)
        rows.sort()
        self._rows = rows
        self._starts = [row[0] for row in rows]

    def find(self, address: int) -> Row:
        index = bisect_right(self._starts, address) - 1
        return self._rows[index] if index >= 0 else (0, RSP, 8, 0)


def _read(data: bytearray, base: int, rows: list[Row]) -> None:
    commons: dict[int, tuple[int, int, bytes]] = {}
    at = 0
    while at + 4 <= len(data):
        size = unsigned(data, at, 4)
        if size == 0:
            return
        start, end = at + 4, at + 4 + size
        common = unsigned(data, start, 4)
        if common == 0:
            commons[at] = _common(data, start, end)
        else:
            code, scale, initial = commons[start - common]
            # Both addresses are 4 bytes, the first relative to where it stands.
            relative = unsigned(data, start + 4, 4)
            relative -= (relative >> 31) << 32
            address = base + start + 4 + relative
            skip, body = uleb(data, start + 12)
            _run(bytes(initial), bytes(data[body + skip : end]), address, code, scale, rows)
        at = end


def _common(data: bytearray, start: int, end: int) -> tuple[int, int, bytes]:
    """A common entry's code and data factors and its instructions."""
    at = data.index(0, start + 5) + 1
    code, at = uleb(data, at)
    scale, at = sleb(data, at)
    at += 1
    if data[start + 5] == ord("z"):
        skip, at = uleb(data, at)
        at += skip
    return code, scale, bytes(data[at:end])


def _run(initial: bytes, body: bytes, address: int, code: int, scale: int, rows: list[Row]) -> None:
    register, offset, saved = RSP, 8, 0
    kept: list[tuple[int, int, int]] = []
    for text in (initial, body):
        at = 0
        while at < len(text):
            byte = text[at]
            at += 1
            high, low = byte >> 6, byte & 63
            if high == 1 or byte in (2, 3, 4):
                step = low
                if high != 1:
                    width = {2: 1, 3: 2, 4: 4}[byte]
                    step = unsigned(text, at, width)
                    at += width
                rows.append((address, register, offset, saved))
                address += step * code
            elif high == 2:
                value, at = uleb(text, at)
                saved = value * scale if low == RBP else saved
            elif high == 3:
                saved = 0 if low == RBP else saved
            elif byte == 0x0C:
                register, at = uleb(text, at)
                offset, at = uleb(text, at)
            elif byte == 0x0D:
                register, at = uleb(text, at)
            elif byte == 0x0E:
                offset, at = uleb(text, at)
            elif byte == 0x0A:
                kept.append((register, offset, saved))
            elif byte == 0x0B:
                register, offset, saved = kept.pop()
            elif byte == 0x2E:
                at = uleb(text, at)[1]
            elif byte == 0x10:
                at = uleb(text, at)[1]
                size, at = uleb(text, at)
                at += size
            elif byte != 0:
                raise ValueError(f"unwind instruction {byte:#x}")
    rows.append((address, register, offset, saved))
