"""The address space of a running gate: blocks at deterministic addresses, and checked access.

`docs/memory.md` says which block gets which address and which block an access is checked against.
Every address here is an int in [0, 2**64). A trap raised here carries no position; the engine adds it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from operator import getitem, setitem
from struct import Struct
from typing import TYPE_CHECKING, cast

from nxpy.lang.types import BOOL, F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Type
from nxpy.runtime import traps
from nxpy.runtime.traps import Trap, bytes_text

if TYPE_CHECKING:
    from mmap import mmap

REGION = 40
"""`address >> REGION` is the region that an address lies in."""
STACK_SPACE = 30
"""A stack class has this part of its region: 2**STACK_SPACE bytes."""
HEAP, STRINGS, STACK = 0x00, 0x20, 0x38
"""What an area adds to a size class to make a region."""
CLASSES = {HEAP: range(5, 0x25), STRINGS: range(5, 0x19), STACK: range(5, 0x1D)}
ADDRESS_MASK = (1 << 64) - 1
TAIL = 16
"""Bytes behind each block that belong to nothing."""

LAZY = 1 << 16
"""Blocks from this size on are mapped, so that memory that no one touches costs nothing."""
KEPT = 1 << 15
"""Companions remembered for one format, before all are forgotten and looked up again."""

FORMATS: dict[Type, str] = {
    I8: "b", I16: "h", I32: "i", I64: "q", U8: "B", U16: "H", U32: "I", U64: "Q",
    BOOL: "B", F32: "f", F64: "d",
}  # fmt: skip
"""Scalar type to the native format of `memoryview.cast`; pointers are "Q"."""

WIDTHS = {format: type.size for type, format in FORMATS.items()}

Companion = tuple["memoryview[int] | int", ...]
"""A block seen as elements of a format, or of each of several of one width; then where in it a
pointer points, and how many elements there are."""

_SHIFTS = {area + size_class: size_class for area, classes in CLASSES.items() for size_class in classes}
"""Region to its size class."""

if sys.byteorder != "little":  # pragma: no cover
    raise ImportError("NX memory is little-endian, and so must the host be")


def format_of(type: Type) -> str:
    """The format of a scalar type in memory."""
    return FORMATS.get(type, "Q")


def zeroed(size: int) -> bytearray | mmap:
    """`size` zero bytes. Raises MemoryError."""
    if size < LAZY:
        return bytearray(size)
    from mmap import mmap

    try:
        return mmap(-1, size)
    except (OSError, OverflowError):
        raise MemoryError from None


class Block:
    """A live block. `owned` says that `sys_mmap` made it; `keys` are the companions to forget when
    its address may mean another block."""

    __slots__ = ("address", "data", "keys", "owned", "size", "views", "writable")

    def __init__(self, address: int, data: bytearray | mmap | bytes) -> None:
        self.address = address
        self.data = data
        self.size = len(data)
        self.writable = not isinstance(data, bytes)
        self.owned = False
        self.views: dict[str, memoryview[int]] = {}
        self.keys: list[tuple[Views, int]] | None = None

    def view(self, format: str) -> memoryview[int]:
        """The whole elements of a format that the block holds, from its start."""
        made = self.views.get(format)
        if made is None:
            made = memoryview(self.data)
            rest = self.size % WIDTHS[format]
            if rest:
                made = made[: self.size - rest]
            if format != "B":
                made = made.cast(format)  # type: ignore[call-overload]
            self.views[format] = made
        return made

    def clear(self) -> None:
        """Zeroes every byte."""
        if not isinstance(self.data, bytes):
            self.data[:] = bytes(self.size)

    def release(self) -> None:
        """Makes every view raise ValueError from now on, and lets go of the memory."""
        for view in self.views.values():
            view.release()
        self.views.clear()
        for views, root in self.keys or ():
            views.pop(root, None)
        if not isinstance(self.data, bytes | bytearray):
            self.data.close()
        self.data = b""


class Views(dict[int, Companion]):
    """Pointer to companion, for formats of one width, filled as pointers are asked for.

    `nowhere` is the companion of a pointer that the fast path cannot serve: every index misses it.

    Only live, aligned pointers are kept. Those of a stack block are forgotten when it dies, and a heap
    block's when its slot is used again; until then a dead block's views raise ValueError.
    """

    __slots__ = ("formats", "memory", "nowhere", "width")

    def __init__(self, memory: Memory, formats: str) -> None:
        super().__init__()
        self.memory = memory
        self.formats = formats
        self.width = WIDTHS[formats[0]]
        self.nowhere: Companion = (*(memoryview(b"") for _ in formats), 0, 0)

    def __missing__(self, root: int) -> Companion:
        block = self.memory.find(root)
        if block is None or (root - block.address) % self.width:
            return self.nowhere
        if len(self) >= KEPT:
            self.clear()
        made = self[root] = self._in(block, root - block.address)
        if block.keys is not None:
            if len(block.keys) >= KEPT:
                for views, key in block.keys:
                    views.pop(key, None)
                block.keys.clear()
            block.keys.append((self, root))
        return made

    def rooted(self, root: int, address: int) -> Companion:
        """The companion of `address`, seen from the block that holds `root`."""
        block = self.memory.find(root)
        if block is None or (address - block.address) % self.width:
            return self.nowhere
        return self._in(block, address - block.address)

    def _in(self, block: Block, offset: int) -> Companion:
        return (*map(block.view, self.formats), offset // self.width, block.size // self.width)


class Memory:
    """The blocks of one run. `limit` is on the bytes of live `sys_mmap` blocks."""

    __slots__ = ("_again", "_next", "_views", "blocks", "limit", "live")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.live = 0
        self.blocks: dict[int, Block] = {}
        self._next = dict.fromkeys(_SHIFTS, 1)
        self._again: set[int] = set()
        """Regions whose slots were all handed out once."""
        self._views: dict[str, Views] = {}

    def views(self, formats: str) -> Views:
        """The companions for formats of one width, "q" or "qQ" for example."""
        made = self._views.get(formats)
        if made is None:
            made = self._views[formats] = Views(self, formats)
        return made

    # Blocks -------------------------------------------------------------------------------------

    def _slot(self, area: int, size: int) -> int | None:
        """The address of the next slot for `size` bytes; None where the area has none."""
        size_class = max((size + TAIL - 1).bit_length(), 5)
        if size_class not in CLASSES[area]:
            return None
        region = area + size_class
        slot = self._next[region]
        if slot >> (STACK_SPACE if area == STACK else REGION) - size_class or region in self._again:
            return None if area == STACK else self._slot_again(region, size_class)
        self._next[region] = slot + 1
        return region << REGION | slot << size_class

    def _slot_again(self, region: int, size_class: int) -> int | None:
        """The next slot that is not live of a region that was used up once; None where all are."""
        slots = 1 << REGION - size_class
        self._again.add(region)
        for step in range(slots):
            slot = (self._next[region] + step) % slots
            address = region << REGION | slot << size_class
            if slot and address not in self.blocks:
                self._next[region] = slot + 1
                for views in self._views.values():
                    views.pop(address, None)
                return address
        return None

    def _place(self, area: int, data: bytearray | mmap | bytes) -> Block | None:
        address = self._slot(area, len(data))
        if address is None:
            return None
        block = self.blocks[address] = Block(address, data)
        return block

    def place_string(self, data: bytes) -> int:
        """The address of a read-only copy of `data`, which ends with its NUL. Raises Trap R0005."""
        block = self._place(STRINGS, data)
        if block is None:
            raise Trap("R0005", f"a string of {bytes_text(len(data))} has no place in memory")
        return block.address

    def place_data(self, size: int) -> Block:
        """A zeroed heap block that does not count and cannot be unmapped. Raises Trap R0005."""
        try:
            block = self._place(HEAP, zeroed(size))
        except MemoryError:
            block = None
        if block is None:
            raise Trap("R0005", f"a variable of {bytes_text(size)} has no place in memory")
        return block

    def place_arguments(self, arguments: Sequence[bytes]) -> int:
        """The address of `argv`: a pointer to each argument, then null."""
        table = self.place_data(8 * (len(arguments) + 1))
        pointers = table.view("Q")
        for index, argument in enumerate(arguments):
            block = self.place_data(len(argument) + 1)
            memoryview(block.data)[: len(argument)] = argument
            pointers[index] = block.address
        return table.address

    def map(self, size: int) -> int:
        """`sys_mmap`. Raises Trap R0005 and R0007."""
        if size < 0:
            raise Trap("R0007", f"sys_mmap of a negative size, {size}")
        block = None
        if self.live + size <= self.limit:
            try:
                block = self._place(HEAP, zeroed(size))
            except MemoryError:
                block = None
        if block is None:
            use = f"{bytes_text(self.live)} {'is' if self.live == 1 else 'are'} in use"
            limit = f"the limit is {bytes_text(self.limit)}"
            raise Trap("R0005", f"sys_mmap of {bytes_text(size)}, where {use} and {limit}")
        block.owned = True
        self.live += size
        return block.address

    def unmap(self, pointer: int, size: int) -> int:
        """`sys_munmap`. Raises Trap R0007."""
        block = self.find(pointer)
        if block is None or block.address != pointer or not block.owned:
            freed = block is None and self.nothing_at(pointer) == traps.FREED
            raise Trap("R0007", f"sys_munmap of {pointer:#x}, {traps.FREED if freed else traps.NOT_GIVEN}")
        if block.size != size:
            raise Trap("R0007", f"sys_munmap of {bytes_text(size)} of a block of {bytes_text(block.size)}")
        self.live -= size
        del self.blocks[pointer]
        block.release()
        return 0

    # The stack ----------------------------------------------------------------------------------

    def enter(self, sizes: Sequence[int]) -> list[Block]:
        """Blocks for a function's resident locals. Raises Trap R0004."""
        entered = []
        for size in sizes:
            try:
                block = self._place(STACK, zeroed(size))
            except MemoryError:
                block = None
            if block is None:
                raise Trap("R0004", traps.TOO_DEEP)
            block.keys = []
            entered.append(block)
        return entered

    def leave(self, entered: Sequence[Block]) -> None:
        """Gives back what `enter` gave, the last entered first."""
        for block in entered:
            del self.blocks[block.address]
            self._next[block.address >> REGION] -= 1
            block.release()

    # Access -------------------------------------------------------------------------------------

    def find(self, address: int) -> Block | None:
        """The live block whose slot an address lies in."""
        shift = _SHIFTS.get(address >> REGION)
        return None if shift is None else self.blocks.get(address >> shift << shift)

    def check(self, root: int, address: int, size: int, writes: bool) -> tuple[Block, int]:
        """The block that holds `root`, and the offset of [address, address + size) in it.

        Raises Trap R0002 and R0003.
        """
        block = self.find(root)
        if block is None:
            text = traps.access_text(writes, size, address)
            raise Trap("R0002", f"{text}, {self.nothing_at(root)}")
        offset = address - block.address
        if not 0 <= offset <= block.size - size:
            text = traps.access_text(writes, size, address)
            raise Trap("R0002", f"{text}, {traps.outside_text(block.address, block.size, address, size)}")
        if writes and not block.writable:
            raise Trap("R0003", f"{traps.access_text(writes, size, address)}, {traps.READ_ONLY}")
        return block, offset

    def nothing_at(self, root: int) -> str:
        """Why no live block holds `root`."""
        if root == 0:
            return traps.NULL
        region = root >> REGION
        shift = _SHIFTS.get(region)
        if shift is None:
            return traps.NO_BLOCK
        slot = (root & (1 << REGION) - 1) >> shift
        if region - shift == HEAP and (0 < slot < self._next[region] or (slot and region in self._again)):
            return traps.FREED
        return traps.RETURNED if region - shift == STACK and slot else traps.NO_BLOCK

    def range(self, pointer: int, size: int, writes: bool) -> memoryview[int]:
        """The bytes [pointer, pointer + size), for a system call. Raises Trap R0002 and R0003."""
        if size == 0:
            return memoryview(b"")
        block, offset = self.check(pointer, pointer, size, writes)
        return memoryview(block.data)[offset : offset + size]

    def text(self, pointer: int) -> bytes:
        """The bytes from `pointer` up to a NUL. Raises Trap R0002 where the block ends before one."""
        block, offset = self.check(pointer, pointer, 1, False)
        end = block.data.find(b"\0", offset)
        if end < 0:
            self.check(pointer, block.address + block.size, 1, False)
        return bytes(block.data[offset:end])

    def access(self, format: str) -> Access:
        """The four functions with which code of an engine reads and writes one format."""
        return Access(self, format)


class Access:
    """Reading and writing elements of one format.

    `load(root, index)` and `store(root, index, value)` are for an element counted from the root;
    `load_at(root, address)` and `store_at(root, address, value)` are the definition, for any
    address. Values are as `core.scalar` has them, but that a bool is a byte, and that a float
    stored to "f" is rounded on the way.
    """

    __slots__ = ("load", "load_at", "store", "store_at")

    def __init__(self, memory: Memory, format: str) -> None:
        views, check = memory.views(format), memory.check
        width = views.width
        get, put = (get_f32, set_f32) if format == "f" else (_get, _set)
        one = memoryview(bytearray(width)).cast(format)  # type: ignore[call-overload]
        raw = one.cast("B")
        companion = cast("Callable[[int], tuple[memoryview[int], int, int]]", views.__getitem__)

        def load_at(root: int, address: int) -> int | float:
            block, offset = check(root, address, width, False)
            raw[:] = memoryview(block.data)[offset : offset + width]
            return get(one, 0)

        def store_at(root: int, address: int, value: int | float) -> None:
            block, offset = check(root, address, width, True)
            put(one, 0, value)
            memoryview(block.data)[offset : offset + width] = raw

        def load(root: int, index: int) -> int | float:
            view, offset, count = companion(root)
            offset += index
            if 0 <= offset < count:
                try:
                    return get(view, offset)
                except ValueError:  # released: its block is gone
                    pass
            return load_at(root, root + index * width & ADDRESS_MASK)

        def store(root: int, index: int, value: int | float) -> None:
            view, offset, count = companion(root)
            offset += index
            if 0 <= offset < count:
                try:
                    put(view, offset, value)
                    return
                except (TypeError, ValueError):  # read-only, or released
                    pass
            store_at(root, root + index * width & ADDRESS_MASK, value)

        self.load: Callable[[int, int], int | float] = load
        self.store: Callable[[int, int, int | float], None] = store
        self.load_at: Callable[[int, int], int | float] = load_at
        self.store_at: Callable[[int, int, int | float], None] = store_at


_get: Callable[[memoryview[int], int], int | float] = getitem
_set = cast("Callable[[memoryview[int], int, int | float], None]", setitem)


# The host turns a signalling NaN into a quiet one when it converts between binary32 and binary64; a
# load or a store may not. NaNs therefore go bit by bit.

_BITS32, _BITS64, _DOUBLE = Struct("<I"), Struct("<Q"), Struct("<d")
_EXPONENT32, _PAYLOAD32, _QUIET32 = 0xFF << 23, (1 << 23) - 1, 1 << 22
_EXPONENT64, _DROPPED = 0x7FF << 52, 29


def get_f32(view: memoryview[int], index: int) -> float:
    """An element of a view of format "f"; a NaN keeps its sign and payload."""
    value: float = view[index]
    if value == value:
        return value
    bits = _BITS32.unpack(view[index : index + 1].cast("B"))[0]
    wide = (bits >> 31) << 63 | _EXPONENT64 | (bits & _PAYLOAD32) << _DROPPED
    return _DOUBLE.unpack(_BITS64.pack(wide))[0]  # type: ignore[no-any-return]


def set_f32(view: memoryview[int], index: int, value: float) -> None:
    """Stores to a view of format "f": rounded, and a NaN with its sign and the top of its payload."""
    if value == value:
        view[index] = value  # type: ignore[call-overload]
        return
    bits = _BITS64.unpack(_DOUBLE.pack(value))[0]
    payload = bits >> _DROPPED & _PAYLOAD32 or _QUIET32
    view[index : index + 1].cast("B")[:] = _BITS32.pack((bits >> 63) << 31 | _EXPONENT32 | payload)
