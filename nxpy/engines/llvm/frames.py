"""The table behind a trap's call stack: for each call left in the code, its frame and its sites."""

from __future__ import annotations

from bisect import bisect_right
from struct import Struct

from nxpy.engines.llvm import elf
from nxpy.engines.llvm.cfi import RBP, FrameRows
from nxpy.engines.llvm.dwarf import Inlined, Lines, inlined_calls
from nxpy.engines.llvm.elf import Object
from nxpy.engines.llvm.link import PLT_32, RELATIVE_32

_ROW = Struct("<IIii")
LARGEST = (1 << 30) - 1
"""Bytes of a frame in a row."""
_WORD = Struct("<I")


def call_addresses(made: Object) -> list[int]:
    """The return address of every call of a function, in order."""
    found = []
    for section in made.sections:
        if section.flags & elf.EXECUTE:
            for offset, index, type, _ in section.relocations:
                # Direct calls go to functions, which are all global; data is reached by other symbols.
                if type in (PLT_32, RELATIVE_32) and made.symbols[index].name.startswith(("f", "nx_", "mem")):
                    found.append(section.address + offset + 4)
    return sorted(found)


def frame_table(
    made: Object, places: dict[tuple[str, int, int], int] | None = None
) -> tuple[bytes, int, bytes]:
    """The rows (address, chain's offset, frame, saved frame pointer), their number, and the chains.

    Lines are sites, but where `places` gives the site of a file, line and column.
    """
    lines_section = made.section(".debug_line")
    lines = Lines(lines_section.data if lines_section else b"")
    frames = FrameRows(made)
    stretches = Stretches(inlined_calls(made))
    rows = bytearray()
    chains = bytearray()
    offsets: dict[tuple[int, ...], int] = {}
    addresses = call_addresses(made)
    for address in addresses:
        around = stretches.find(address - 1)
        _, line, file, column = lines.find(address - 1)
        chain = (line if places is None else places.get((file, line, column), 0), *around)
        if 0 in chain:
            chain = tuple(line for line in chain if line)
        offset = offsets.get(chain)
        if offset is None:
            offset = offsets[chain] = len(chains)
            chains += _WORD.pack(len(chain)) + b"".join([_WORD.pack(line - 1) for line in chain])
        _, register, away, saved = frames.find(address - 1)
        # From the stack pointer the offset counts from behind the return address of the call. No stack
        # holds a frame that a row does not.
        away = min(away, LARGEST)
        frame = away << 1 | 1 if register == RBP else away << 1
        rows += _ROW.pack(address, offset, frame, saved)
    return bytes(rows), len(addresses), bytes(chains)


class Stretches:
    """Finds the innermost inlined call that holds an address."""

    __slots__ = ("_chains", "_starts")

    def __init__(self, calls: list[Inlined]) -> None:
        # Cut into stretches between which nothing changes; an inner call comes later and wins.
        edges = sorted({edge for low, high, _ in calls for edge in (low, high)})
        opens: dict[int, list[Inlined]] = {}
        for call in calls:
            opens.setdefault(call[0], []).append(call)
        self._starts = edges
        self._chains: list[tuple[int, ...]] = []
        active: list[Inlined] = []
        for edge in edges:
            active = [call for call in active if call[1] > edge] + opens.get(edge, [])
            deepest = max(active, key=lambda call: len(call[2]), default=None)
            self._chains.append(deepest[2] if deepest else ())

    def find(self, address: int) -> tuple[int, ...]:
        index = bisect_right(self._starts, address) - 1
        return self._chains[index] if index >= 0 else ()
