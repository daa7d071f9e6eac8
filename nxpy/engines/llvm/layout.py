"""Where strings and resident globals live: known before the program runs (see docs/memory.md)."""

from __future__ import annotations

from nxpy.core.nodes import Program

REGION_BITS = 40
SMALLEST_CLASS = 5
STRING_REGION = 0x20
STACK_REGION = 0x38
GUARD = 16
"""Bytes behind a block that belong to nothing; they hold the block's exact size."""


def size_class(size: int) -> int:
    """The smallest class whose slots hold `size` bytes and the guard."""
    return max(SMALLEST_CLASS, (size + GUARD - 1).bit_length())


class Blocks:
    """Hands out the slots of each class in order, the first one left out."""

    __slots__ = ("_next", "region")

    def __init__(self, region: int) -> None:
        self.region = region
        self._next: dict[int, int] = {}

    def take(self, size: int) -> int:
        """The address of a new block."""
        k = size_class(size)
        address = self._next.get(k, (k + self.region << REGION_BITS) + (1 << k))
        self._next[k] = address + (1 << k)
        return address


class Layout:
    """Addresses of all strings, and of the resident globals by their index."""

    __slots__ = ("globals", "strings")

    def __init__(self, program: Program) -> None:
        blocks = Blocks(STRING_REGION)
        self.strings = [blocks.take(len(text) + 1) for text in program.strings]
        heap = Blocks(0)
        self.globals = {g.index: heap.take(g.type.size) for g in program.globals if g.resident}
