"""Relocatable ELF objects, as LLVM makes them for x86-64 Linux: just what the linker needs."""

from __future__ import annotations

from struct import Struct, unpack_from

_HEADER = Struct("<16sHHIQQQIHHHHHH")
_SECTION = Struct("<IIQQQQIIQQ")
_SYMBOL = Struct("<IBBHQQ")
_RELOCATION = Struct("<QQq")

PROGBITS, SYMTAB, STRTAB, RELA, NOBITS, UNWIND = 1, 2, 3, 4, 8, 0x70000001
WRITE, ALLOC, EXECUTE = 1, 2, 4
UNDEFINED, ABSOLUTE, COMMON = 0, 0xFFF1, 0xFFF2


class Section:
    """`address` is set by the linker; debug sections stay at 0. `relocations` are (offset, symbol
    index, type, addend)."""

    __slots__ = ("address", "align", "data", "flags", "name", "relocations", "size", "type")

    def __init__(self, name: str, type: int, flags: int, align: int, data: bytearray, size: int) -> None:
        self.name = name
        self.type = type
        self.flags = flags
        self.align = max(align, 1)
        self.data = data
        self.size = size
        self.address = 0
        self.relocations: list[tuple[int, int, int, int]] = []


class Symbol:
    __slots__ = ("name", "section", "value")

    def __init__(self, name: str, section: int, value: int) -> None:
        self.name = name
        self.section = section
        self.value = value


class Object:
    """One object file, taken apart."""

    __slots__ = ("sections", "symbols")

    def __init__(self, data: bytes) -> None:
        header = _HEADER.unpack_from(data)
        if header[0][:5] != b"\x7fELF\x02":
            raise ValueError("not a 64-bit ELF object")
        rows = [_SECTION.unpack_from(data, header[6] + i * header[11]) for i in range(header[12])]
        names = rows[header[13]]
        self.sections = [_section(data, row, names[4]) for row in rows]
        self.symbols: list[Symbol] = []
        for row in rows:
            if row[1] == SYMTAB:
                self.symbols = _symbols(data, row, rows[row[6]][4])
        for row in rows:
            if row[1] == RELA:
                self.sections[row[7]].relocations = [
                    (offset, info >> 32, info & 0xFFFFFFFF, addend)
                    for offset, info, addend in _RELOCATION.iter_unpack(data[row[4] : row[4] + row[5]])
                ]

    def section(self, name: str) -> Section | None:
        return next((s for s in self.sections if s.name == name), None)


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()


def _section(data: bytes, row: tuple[int, ...], names: int) -> Section:
    name, type, flags, _, offset, size, _, _, align, _ = row
    content = b"" if type == NOBITS else data[offset : offset + size]
    return Section(_text(data, names + name), type, flags, align, bytearray(content), size)


def _symbols(data: bytes, row: tuple[int, ...], names: int) -> list[Symbol]:
    found = _SYMBOL.iter_unpack(data[row[4] : row[4] + row[5]])
    return [Symbol(_text(data, names + name), section, value) for name, _, _, section, value, _ in found]


def unsigned(data: bytes | bytearray, at: int, size: int) -> int:
    """A little-endian number of 1, 2, 4 or 8 bytes."""
    value: int = unpack_from({1: "<B", 2: "<H", 4: "<I", 8: "<Q"}[size], data, at)[0]
    return value
