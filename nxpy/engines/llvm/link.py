"""A linker for static x86-64 Linux executables, in Python.

The objects are our own (the program and the runtime), need no library and no dynamic loader, and
have a handful of relocation types; so linking is a few milliseconds here, needs no `ld` on the
user's machine, and gives a file that the kernel starts in a fraction of a millisecond.
"""

from __future__ import annotations

from struct import pack, pack_into

from nxpy.engines.llvm import elf
from nxpy.engines.llvm.elf import Object, Section

BASE = 0x400000
PAGE = 4096

SEGMENTS = ((elf.ALLOC, 4), (elf.ALLOC | elf.EXECUTE, 5), (elf.ALLOC | elf.WRITE, 6))
"""Section flags to segment permissions (R 4, W 2, X 1), in the order of the file."""

ABSOLUTE_64, RELATIVE_32, PLT_32, ABSOLUTE_32, SIGNED_32, RELATIVE_64 = 1, 2, 4, 10, 11, 24
GOT = (9, 41, 42)
HEADERS = 64 + 56 * 4


class LinkError(Exception):
    """The objects do not fit together: a fault in the compiler, never in the program."""


class Linked:
    """Objects with addresses: `symbols` are the global ones; `write` gives the file's bytes."""

    __slots__ = ("_parts", "objects", "symbols")

    def __init__(self, objects: list[Object]) -> None:
        self.objects = objects
        self.symbols: dict[str, int] = {}
        self._parts: list[tuple[int, list[Section]]] = [
            (permissions, [s for o in objects for s in o.sections if _belongs(s, flags)])
            for flags, permissions in SEGMENTS
        ]

    def place(self) -> None:
        """Gives every section that is loaded its address."""
        at = BASE + HEADERS
        for _, sections in self._parts:
            at += -at % PAGE
            # What has no bytes in the file comes last.
            sections.sort(key=lambda s: s.type == elf.NOBITS)
            for section in sections:
                at += -at % section.align
                section.address = at
                at += section.size
        for made in self.objects:
            for symbol in made.symbols:
                if symbol.name and symbol.section not in (elf.UNDEFINED, elf.ABSOLUTE, elf.COMMON):
                    self.symbols[symbol.name] = made.sections[symbol.section].address + symbol.value

    def relocate(self) -> None:
        for made in self.objects:
            for section in made.sections:
                if section.relocations:
                    self._patch(made, section)

    def _patch(self, made: Object, section: Section) -> None:
        data = section.data
        symbols = made.symbols
        sections = made.sections
        for offset, index, type, addend in section.relocations:
            symbol = symbols[index]
            if symbol.section == elf.UNDEFINED:
                if symbol.name not in self.symbols:
                    raise LinkError(f"nothing is called {symbol.name}")
                value = self.symbols[symbol.name] + addend
            elif symbol.section == elf.ABSOLUTE:
                value = symbol.value + addend
            else:
                value = sections[symbol.section].address + symbol.value + addend
            if type == ABSOLUTE_64:
                pack_into("<Q", data, offset, value % (1 << 64))
            elif type in (RELATIVE_32, PLT_32):
                pack_into("<i", data, offset, value - section.address - offset)
            elif type in GOT and data[offset - 2] in (0x8B, 0x8D):
                # The address is known, so it need not be loaded: `mov x@GOT, r` becomes `lea x, r`.
                data[offset - 2] = 0x8D
                pack_into("<i", data, offset, value - section.address - offset)
            elif type in (ABSOLUTE_32, SIGNED_32):
                pack_into("<I", data, offset, value & 0xFFFFFFFF)
            elif type == RELATIVE_64:
                pack_into("<q", data, offset, value - section.address - offset)
            else:
                raise LinkError(f"relocation type {type} in {section.name}")

    def write(self, entry: str, *, debug: bool = False) -> bytes:
        """The executable; `debug` adds what a debugger reads: section headers, symbols, debug sections."""
        out = bytearray(HEADERS)
        headers = b""
        for permissions, sections in self._parts:
            if not sections:
                continue
            start, stop = sections[0].address, sections[-1].address + sections[-1].size
            offset = start - BASE
            begin = start
            if start == BASE + HEADERS:
                offset, begin = 0, BASE
            for section in sections:
                if section.type != elf.NOBITS:
                    out += bytes(section.address - BASE - len(out)) + section.data
            filled = max(len(out) + BASE - begin, 0)
            stored = sum(len(s.data) for s in sections) > 0
            headers += pack(
                "<IIQQQQQQ", 1, permissions, offset, begin, begin, filled if stored else 0, stop - begin, PAGE
            )
        headers += pack("<IIQQQQQQ", 0x6474E551, 6, 0, 0, 0, 0, 0, 16)
        head = pack(
            "<16sHHIQQQIHHHHHH", b"\x7fELF\x02\x01\x01" + bytes(9), 2, 62, 1, self.symbols[entry], 64, 0, 0,
            64, 56, len(headers) // 56, 64, 0, 0,
        )  # fmt: skip
        out[: 64 + len(headers)] = head + headers
        if debug:
            self._add_sections(out)
        return bytes(out)

    def _add_sections(self, out: bytearray) -> None:
        """Appends the debug sections, the symbols and a header for every section."""
        rows = [pack("<IIQQQQIIQQ", *(0,) * 10)]
        names = bytearray(b"\0")
        numbers: dict[int, int] = {}

        def row(
            name: str, type: int, flags: int, address: int, offset: int, size: int, link: int, each: int
        ) -> None:
            rows.append(pack("<IIQQQQIIQQ", len(names), type, flags, address, offset, size, link, 0, 1, each))
            names.extend(name.encode() + b"\0")

        for _, sections in self._parts:
            for s in sections:
                numbers[id(s)] = len(rows)
                row(s.name, s.type, s.flags & 7, s.address, s.address - BASE, s.size, 0, 0)
        for made in self.objects[:1]:
            for s in made.sections:
                # The unwind table was placed nowhere: it was relocated as if it stood at 0.
                if s.name == ".eh_frame" or (s.name.startswith(".debug_") and s.type == elf.PROGBITS):
                    row(s.name, elf.PROGBITS, 0, 0, len(out), s.size, 0, 0)
                    out += s.data
        symbols, texts = bytearray(24), bytearray(b"\0")
        for made in self.objects:
            for symbol in made.symbols:
                section = numbers.get(id(made.sections[symbol.section])) if symbol.section < 0xFF00 else None
                if symbol.name and section is not None:
                    value = made.sections[symbol.section].address + symbol.value
                    symbols += pack("<IBBHQQ", len(texts), 0x10, 0, section, value, 0)
                    texts += symbol.name.encode() + b"\0"
        row(".symtab", elf.SYMTAB, 0, 0, len(out), len(symbols), len(rows) + 1, 24)
        out += symbols
        row(".strtab", elf.STRTAB, 0, 0, len(out), len(texts), 0, 0)
        out += texts
        row(".shstrtab", elf.STRTAB, 0, 0, len(out), 0, 0, 0)
        rows[-1] = rows[-1][:32] + pack("<Q", len(names)) + rows[-1][40:]
        out += names + bytes(-len(out + names) % 8)
        out[40:48] = pack("<Q", len(out))
        out[60:64] = pack("<HH", len(rows), len(rows) - 1)
        out += b"".join(rows)


def _belongs(section: Section, flags: int) -> bool:
    """Whether a section goes to the segment of these flags. Unwind tables were read already."""
    if section.type == elf.UNWIND or section.name == ".eh_frame":
        return False
    return section.flags & (elf.ALLOC | elf.WRITE | elf.EXECUTE) == flags and section.size > 0
