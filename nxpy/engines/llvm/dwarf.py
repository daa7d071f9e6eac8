"""Reading the debug information that LLVM made: which sites a code address stands for.

Our debug locations hold site numbers in place of lines. An address's innermost site is the line that
the line table gives it; the sites of the calls that were inlined around it are the call lines of the
inlined subroutines that hold it, from the inside out. (DWARF 4, sections already relocated.)
"""

from __future__ import annotations

from bisect import bisect_right

from nxpy.engines.llvm.elf import Object, unsigned

INLINED, SUBPROGRAM, UNIT = 0x1D, 0x2E, 0x11
LOW, HIGH, RANGES, CALL_LINE = 0x11, 0x12, 0x55, 0x59
FORM_ADDRESS, FORM_STRING, FORM_UDATA, FORM_SDATA, FORM_EXPRESSION = 0x01, 0x08, 0x0F, 0x0D, 0x18
FIXED = {
    0x0B: 1,
    0x0C: 1,
    0x11: 1,
    0x05: 2,
    0x12: 2,
    0x06: 4,
    0x0E: 4,
    0x13: 4,
    0x17: 4,
    0x07: 8,
    0x01: 8,
    0x14: 8,
}
"""Form to its bytes, where they are always the same."""

Abbreviation = tuple[int, bool, list[tuple[int, int]]]


def uleb(data: bytes | bytearray, at: int) -> tuple[int, int]:
    """A variable-length number and the offset behind it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def sleb(data: bytes | bytearray, at: int) -> tuple[int, int]:
    value, after = uleb(data, at)
    bits = 7 * (after - at)
    return (value - (1 << bits) if value >> bits - 1 else value), after


LineRow = tuple[int, int, str, int]
"""Address, line, file, column."""


class Lines:
    """The line table: `find` gives the row of an address."""

    __slots__ = ("_addresses", "_rows")

    def __init__(self, data: bytes | bytearray) -> None:
        rows: list[LineRow] = []
        at = 0
        while at < len(data):
            at = _unit_lines(data, at, rows)
        rows.sort(key=lambda row: row[0])
        self._addresses = [row[0] for row in rows]
        self._rows = rows

    def find(self, address: int) -> LineRow:
        index = bisect_right(self._addresses, address) - 1
        return self._rows[index] if index >= 0 else (0, 0, "", 0)


def _file_names(data: bytes | bytearray, at: int) -> list[str]:
    """The names of a unit's files; their numbers count from 1, as do those of the folders before them."""
    folders = [""]
    while data[at]:
        end = data.index(0, at)
        folders.append(data[at:end].decode("utf-8", "surrogateescape") + "/")
        at = end + 1
    at += 1
    names = [""]
    while data[at]:
        end = data.index(0, at)
        name = data[at:end].decode("utf-8", "surrogateescape")
        folder, at = uleb(data, end + 1)
        names.append(folders[folder] + name)
        at = uleb(data, uleb(data, at)[1])[1]
    return names


def _unit_lines(data: bytes | bytearray, at: int, rows: list[LineRow]) -> int:
    """Runs one unit's line program; returns the offset of the next unit."""
    end = at + 4 + unsigned(data, at, 4)
    program = at + 10 + unsigned(data, at + 6, 4)
    shortest, base, span, first_special = data[at + 10], data[at + 13], data[at + 14], data[at + 15]
    base = base - 256 if base > 127 else base
    operands = data[at + 16 : at + 15 + first_special]
    names = _file_names(data, at + 15 + first_special)
    address, line, file, column = 0, 1, 1, 0
    at = program
    while at < end:
        code = data[at]
        at += 1
        if code >= first_special:
            step = code - first_special
            address += step // span * shortest
            line += base + step % span
            rows.append((address, line, names[file], column))
        elif code == 0:
            size, at = uleb(data, at)
            if data[at] == 2:
                address = unsigned(data, at + 1, 8)
            elif data[at] == 1:
                rows.append((address, 0, "", 0))
                address, line, file, column = 0, 1, 1, 0
            at += size
        elif code == 1:
            rows.append((address, line, names[file], column))
        elif code == 2:
            step, at = uleb(data, at)
            address += step * shortest
        elif code == 3:
            step, at = sleb(data, at)
            line += step
        elif code == 4:
            file, at = uleb(data, at)
        elif code == 5:
            column, at = uleb(data, at)
        elif code == 8:
            address += (255 - first_special) // span * shortest
        elif code == 9:
            address += unsigned(data, at, 2)
            at += 2
        else:
            for _ in range(operands[code - 1]):
                at = uleb(data, at)[1]
    return end


Inlined = tuple[int, int, tuple[int, ...]]
"""Addresses [low, high) of an inlined call, and the call lines from its own outward."""


def inlined_calls(made: Object) -> list[Inlined]:
    """Every stretch of code that stands for an inlined call; inner ones after outer ones."""
    info, abbreviations = made.section(".debug_info"), made.section(".debug_abbrev")
    ranges = made.section(".debug_ranges")
    found: list[Inlined] = []
    if info is None or abbreviations is None:
        return found
    stretches = _ranges(ranges.data if ranges else bytearray())
    at = 0
    while at < len(info.data):
        end = at + 4 + unsigned(info.data, at, 4)
        table = _abbreviations(abbreviations.data, unsigned(info.data, at + 6, 4))
        _entries(info.data, at + 11, end, table, stretches, found)
        at = end
    return found


def _abbreviations(data: bytearray, at: int) -> dict[int, Abbreviation]:
    table: dict[int, Abbreviation] = {}
    while True:
        code, at = uleb(data, at)
        if code == 0:
            return table
        tag, at = uleb(data, at)
        children = bool(data[at])
        at += 1
        attributes: list[tuple[int, int]] = []
        while True:
            name, at = uleb(data, at)
            form, at = uleb(data, at)
            if name == 0 and form == 0:
                break
            attributes.append((name, form))
        table[code] = (tag, children, attributes)


class _ranges:
    """The range lists, by offset; addresses count from the unit's base."""

    __slots__ = ("data",)

    def __init__(self, data: bytearray) -> None:
        self.data = data

    def at(self, offset: int, base: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        while True:
            low, high = unsigned(self.data, offset, 8), unsigned(self.data, offset + 8, 8)
            offset += 16
            if low == 0 and high == 0:
                return found
            if low == (1 << 64) - 1:
                base = high
            else:
                found.append((base + low, base + high))


def _entries(
    data: bytearray, at: int, end: int, table: dict[int, Abbreviation], ranges: _ranges, found: list[Inlined]
) -> None:
    """Walks the tree of entries, with the chain of inlined calls around each."""
    chains: list[tuple[int, ...]] = []
    base = 0
    while at < end:
        code, at = uleb(data, at)
        if code == 0:
            if chains:
                chains.pop()
            continue
        tag, children, attributes = table[code]
        low = high = line = 0
        high_form = FORM_ADDRESS
        listed = -1
        for name, form in attributes:
            value, at = _value(data, at, form)
            if name == LOW:
                low = value
            elif name == HIGH:
                high, high_form = value, form
            elif name == RANGES:
                listed = value
            elif name == CALL_LINE:
                line = value
        if tag == UNIT:
            base = low
        chain = chains[-1] if chains else ()
        if tag == INLINED:
            chain = (line, *chain)
            stretches = (
                ranges.at(listed, base)
                if listed >= 0
                else [(low, high if high_form == FORM_ADDRESS else low + high)]
            )
            found += [(a, b, chain) for a, b in stretches]
        if children:
            chains.append(chain)


def _value(data: bytearray, at: int, form: int) -> tuple[int, int]:
    size = FIXED.get(form)
    if size is not None:
        return unsigned(data, at, size), at + size
    if form == 0x19:
        return 1, at
    if form == FORM_UDATA:
        return uleb(data, at)
    if form == FORM_SDATA:
        return sleb(data, at)
    if form == FORM_STRING:
        return 0, data.index(0, at) + 1
    if form == FORM_EXPRESSION:
        size, at = uleb(data, at)
        return 0, at + size
    raise ValueError(f"debug information in a form of kind {form:#x}")
