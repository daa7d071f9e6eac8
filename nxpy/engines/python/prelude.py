"""The runtime of an emitted module; `program` puts its text behind that of the functions."""

from __future__ import annotations

import gc
import math
import os
import struct
import sys
from collections.abc import Callable
from mmap import mmap
from types import CodeType, TracebackType

# Numbers: a call named after a type wraps an int to it, as `i64(n + 1)` ---------------------------

null = 0
INF, NAN = math.inf, math.nan


def i8(x: int) -> int:
    return (x + 0x80 & 0xFF) - 0x80


def i16(x: int) -> int:
    return (x + 0x8000 & 0xFFFF) - 0x8000


def i32(x: int) -> int:
    return (x + (1 << 31) & (1 << 32) - 1) - (1 << 31)


def i64(x: int) -> int:
    return x if -(1 << 63) <= x < 1 << 63 else (x + (1 << 63) & (1 << 64) - 1) - (1 << 63)


def u8(x: int) -> int:
    return x & 0xFF


def u16(x: int) -> int:
    return x & 0xFFFF


def u32(x: int) -> int:
    return x & (1 << 32) - 1


def u64(x: int) -> int:
    return x & (1 << 64) - 1


def f32(x: float) -> float:
    """The nearest binary32 value."""
    try:
        rounded: float = struct.unpack("<f", struct.pack("<f", x))[0]
        return rounded
    except OverflowError:
        return math.copysign(INF, x)


f64 = float


def f32_of_int(x: int) -> float:
    """Rounded once: of what binary64 cannot hold, 53 bits are kept, the last one sticky."""
    size = abs(x)
    drop = max(size.bit_length() - 53, 0)
    size = (size >> drop | (size & (1 << drop) - 1 != 0)) << drop
    return f32(float(size if x >= 0 else -size))


def _truncates(least: int, greatest: int) -> Callable[[float], int]:
    """Float to int: toward zero, saturating, NaN is 0."""

    def truncate(x: float) -> int:
        if x >= greatest:
            return greatest
        if x <= least:
            return least
        return 0 if math.isnan(x) else int(x)

    return truncate


trunc_i8, trunc_u8 = _truncates(-(1 << 7), (1 << 7) - 1), _truncates(0, (1 << 8) - 1)
trunc_i16, trunc_u16 = _truncates(-(1 << 15), (1 << 15) - 1), _truncates(0, (1 << 16) - 1)
trunc_i32, trunc_u32 = _truncates(-(1 << 31), (1 << 31) - 1), _truncates(0, (1 << 32) - 1)
trunc_i64, trunc_u64 = _truncates(-(1 << 63), (1 << 63) - 1), _truncates(0, (1 << 64) - 1)


def nonzero(x: int) -> int:
    """A divisor."""
    if x == 0:
        raise Trap("R0001", "the divisor is 0")
    return x


def idiv(a: int, b: int) -> int:
    """Division toward zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def irem(a: int, b: int) -> int:
    """What `idiv` leaves; it has the sign of a."""
    rest = abs(a) % abs(b)
    return -rest if a < 0 else rest


def fdiv(a: float, b: float) -> float:
    """IEEE 754 division, where Python would raise."""
    if b != 0.0:
        return a / b
    if a == 0.0 or math.isnan(a):
        return NAN
    return math.copysign(INF, a) * math.copysign(1.0, b)


def sqrt_f64(x: float) -> float:
    return math.sqrt(x) if x >= 0.0 else NAN


def sqrt_f32(x: float) -> float:
    return f32(sqrt_f64(x))


def ptr_diff(a: int, b: int, size: int) -> int:
    """Elements of `size` bytes from b to a."""
    return idiv(i64(a - b), size) if size else 0


def within(index: int, length: int) -> int:
    """An index, checked against its array's own length."""
    if not 0 <= index < length:
        raise Trap("R0002", f"index {index} is outside ")
    return index


def assert_(holds: bool) -> None:
    if not holds:
        raise Trap("R0006", "the condition is false")


# Traps: what stops a program --------------------------------------------------------------------

TITLES = {
    "R0001": "division by zero",
    "R0002": "access outside live memory",
    "R0003": "write to read-only memory",
    "R0004": "stack overflow",
    "R0005": "out of memory",
    "R0006": "failed assert",
    "R0007": "bad argument to an intrinsic",
    "R0008": "not permitted",
}


class Trap(Exception):
    """A program that may not go on. `report` says where it was."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {TITLES[code]}: {detail}")
        self.code = code
        self.detail = detail


_sites: dict[tuple[int, int], tuple[str, str, str]] = {}
_names: dict[CodeType, str] = {}
_parts: set[CodeType] = set()


def reports(
    sites: dict[tuple[int, int], tuple[str, str, str]], functions: dict[Callable[..., object], str]
) -> None:
    """What reports are made of; the tables stand at the end of the module."""
    _sites.update(sites)
    for function, name in functions.items():
        waiting = [function.__code__]
        while waiting:
            code = waiting.pop()
            _names[code] = name
            inner = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
            _parts.update(inner)
            waiting += inner


def report(error: BaseException) -> str | None:
    """What a trap tells its reader: the place in the NX source, and the NX call stack. None where
    an exception is no trap."""
    if isinstance(error, RecursionError):
        trap = Trap("R0004", "calls are nested too deep")
    elif isinstance(error, MemoryError):
        trap = Trap("R0005", "the host has no memory left")
    elif isinstance(error, Trap):
        trap = error
    else:
        return None
    calls = _calls(error.__traceback__)
    if trap.code == "R0004" and len(calls) > 1:
        del calls[0]  # where exactly the last call ran out is chance; that it was made is not
    text = f"trap[{trap.code}]: {TITLES[trap.code]}\n"
    if not calls:
        return text + f"  = {trap.detail}\n"
    where, head, tail = _site(*calls[0])
    gutter = len(where.split(":")[-2]) + 1 if where.count(":") > 1 else 2
    rows = [_row(name, code, at) for name, code, at in _ends(calls)]
    if len(calls) > 20:
        rows.insert(10, "..." if trap.code == "R0004" else f"... {len(calls) - 15} more ...")
    lead, indent = " " * (gutter + 1) + "= stack: ", " " * (gutter + 10)
    lines = [(indent if number else lead) + row + "\n" for number, row in enumerate(rows)]
    return text + head + trap.detail + tail + "".join(lines)


def _calls(traceback: TracebackType | None) -> list[tuple[str, CodeType, int]]:
    """The NX functions in a traceback, the innermost first: name, code, and how far it has come."""
    calls: list[tuple[str, CodeType, int]] = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code in _names:
            if code in _parts:
                calls.pop()  # a part of a function stands for that function
            calls.append((_names[code], code, traceback.tb_lasti))
        traceback = traceback.tb_next
    calls.reverse()
    return calls


def _ends(calls: list[tuple[str, CodeType, int]]) -> list[tuple[str, CodeType, int]]:
    return calls if len(calls) <= 20 else calls[:10] + calls[-5:]


def _site(name: str, code: CodeType, at: int) -> tuple[str, str, str]:
    """Where in the NX source an instruction comes from: file:line:column, and what a report shows
    before and behind its detail."""
    line, _, column, _ = list(code.co_positions())[at // 2]
    if line is not None and column is not None and (line, column) in _sites:
        return _sites[line, column]
    for (number, _), site in _sites.items():  # without columns, or in an edited file
        if number == line:
            return site
    where = f"{code.co_filename}:{line}:1"
    return where, f"{' ' * len(str(line))} --> {where}\n  ", "\n"


def _row(name: str, code: CodeType, at: int) -> str:
    return f"{name} at {_site(name, code, at)[0]}"


# Memory: every program gets the same addresses on every run ---------------------------------------
#
# address >> 40 is an area's number plus a size class k; within it, slots of 2**k bytes are handed
# out in order, each to one block of at most 2**k - 16 bytes. Slots of the heap are used again when
# all of a region have been, those of the stack when their function has returned.

_HEAP, _STRINGS, _STACK = 0x00, 0x20, 0x38
_LAST_CLASS = {_HEAP: 0x24, _STRINGS: 0x18, _STACK: 0x1C}
_SHIFTS = {area + k: k for area, last in _LAST_CLASS.items() for k in range(5, last + 1)}


class Block:
    """A live block. `owned`: sys_mmap made it."""

    __slots__ = ("address", "data", "owned", "size", "views")

    def __init__(self, address: int, data: bytearray | mmap | bytes) -> None:
        self.address = address
        self.data = data
        self.size = len(data)
        self.owned = False
        self.views: dict[str, memoryview[int]] = {}

    def view(self, format: str, width: int) -> memoryview[int]:
        """The whole elements of a format that it holds."""
        made = self.views.get(format)
        if made is None:
            whole = memoryview(self.data)[: self.size // width * width]
            made = self.views[format] = whole.cast(format)  # type: ignore[call-overload]
        return made

    def release(self) -> None:
        """Makes the views that are still about useless, and lets go of the memory."""
        for view in self.views.values():
            view.release()
        if isinstance(self.data, mmap):
            self.data.close()


_blocks: dict[int, Block] = {}
_next_slot = dict.fromkeys(_SHIFTS, 1)
_used_up: set[int] = set()
_live = 0


def zeroed(size: int) -> bytearray | mmap:
    """Zero bytes; of large blocks, only those that are touched cost memory."""
    if size < 1 << 16:
        return bytearray(size)
    try:
        return mmap(-1, size)
    except (OSError, OverflowError):
        raise MemoryError from None


def zeros(format: str, count: int) -> memoryview[int]:
    """A large array that nothing points to."""
    whole: memoryview[int] = memoryview(zeroed(count * struct.calcsize(format)))
    return whole.cast(format)  # type: ignore[call-overload, no-any-return]


def _place(area: int, data: bytearray | mmap | bytes) -> Block | None:
    """Gives bytes their address; None where the area is full."""
    k = max((len(data) + 15).bit_length(), 5)
    region, count = area + k, 1 << (30 if area == _STACK else 40) - k
    if k > _LAST_CLASS[area] or (area == _STACK and _next_slot[region] >= count):
        return None
    for _ in range(count):
        slot = _next_slot[region]
        if slot >= count:
            _used_up.add(region)
            slot = 1
        _next_slot[region] = slot + 1
        address = region << 40 | slot << k
        if address not in _blocks:
            break
    else:
        return None
    block = _blocks[address] = Block(address, data)
    return block


def place_data(size: int) -> int:
    """The address of a variable of the program."""
    try:
        block = _place(_HEAP, zeroed(size))
    except MemoryError:
        block = None
    if block is None:
        raise Trap("R0005", f"a variable of {_bytes(size)} has no place in memory")
    return block.address


cstrs: list[int] = []
_cstr_of: dict[str, int] = {}


def place_strings(*texts: str) -> None:
    """Gives the program's strings, each followed by a zero byte, their addresses."""
    for text in texts:
        block = _place(_STRINGS, text.encode("latin-1") + b"\0")
        if block is None:
            raise Trap("R0005", f"a string of {_bytes(len(text) + 1)} has no place in memory")
        _cstr_of[text] = block.address
        cstrs.append(block.address)


def cstr(text: str) -> int:
    """The address of a string."""
    return _cstr_of[text]


def stack_alloc(size: int) -> int:
    """A zeroed block for a local variable whose address is taken."""
    try:
        block = _place(_STACK, zeroed(size))
    except MemoryError:
        block = None
    if block is None:
        raise Trap("R0004", "calls are nested too deep")
    return block.address


def stack_free(*addresses: int) -> None:
    """What a function does with its blocks before it returns."""
    for address in addresses:
        _next_slot[address >> 40] -= 1
        _blocks.pop(address).release()


def zero_fill(address: int) -> None:
    """A local variable starts afresh."""
    block = _blocks[address]
    memoryview(block.data)[:] = bytes(block.size)


def _bytes(count: int) -> str:
    return "1 byte" if count == 1 else f"{count} bytes"


def find_block(address: int) -> Block | None:
    """The live block whose slot an address lies in."""
    shift = _SHIFTS.get(address >> 40)
    return None if shift is None else _blocks.get(address >> shift << shift)


def check_access(root: int, address: int, size: int, writes: bool) -> tuple[Block, int]:
    """The block that holds root, and where in it [address, address + size) lies."""
    block = find_block(root)
    if block is not None:
        offset = address - block.address
        if 0 <= offset <= block.size - size and not (writes and isinstance(block.data, bytes)):
            return block, offset
    raise _missed(block, root, address, size, writes)


def _missed(block: Block | None, root: int, address: int, size: int, writes: bool) -> Trap:
    text = f"{'write' if writes else 'read'} of {_bytes(size)} at {address:#x}, "
    if block is None:
        return Trap("R0002", text + _nothing_at(root))
    offset = address - block.address
    if offset < 0:
        miss = f"{_bytes(-offset)} before"
    elif offset >= block.size:
        miss = f"{_bytes(offset - block.size)} past the end of"
    elif offset + size > block.size:
        miss = f"reaching {_bytes(offset + size - block.size)} past the end of"
    else:
        return Trap("R0003", text + "in a string, which is read-only")
    return Trap("R0002", f"{text}{miss} a block of {_bytes(block.size)}")


def _nothing_at(root: int) -> str:
    """Why no live block holds root."""
    shift = _SHIFTS.get(root >> 40, 0)
    area, slot = (root >> 40) - shift, (root & (1 << 40) - 1) >> shift
    if root == 0:
        return "through a null pointer"
    given = root >> 40 in _used_up or slot < _next_slot.get(root >> 40, 0)
    if shift and area == _HEAP and slot and given:
        return "in a block that sys_munmap freed"
    if shift and area == _STACK and slot:
        return "in a variable of a function that has returned"
    return "where no block is"


_Load = Callable[..., "int | float"]
_Store = Callable[..., None]


def _accessors(format: str) -> tuple[_Load, _Store, _Load, _Store]:
    """ld(p, i) and st(p, i, x): element i of what p points to.
    ld_at(root, a) and st_at(root, a, x): the element at address a, seen from the block of root."""
    packed = struct.Struct("<" + format)
    width = packed.size
    seen: dict[int, tuple[memoryview[int], int, int]] = {}

    def remember(root: int) -> None:
        """So that the next access through this pointer is quick: its block as elements of the
        format, where in it the pointer points, and how many there are."""
        block = find_block(root)
        if block is not None and (root - block.address) % width == 0:
            if len(seen) >= 1 << 15:
                seen.clear()
            start = (root - block.address) // width
            seen[root] = block.view(format, width), start, block.size // width

    def load_at(root: int, address: int) -> int | float:
        block, offset = check_access(root, address & (1 << 64) - 1, width, False)
        value: int | float = packed.unpack_from(block.data, offset)[0]
        return value

    def store_at(root: int, address: int, value: int | float) -> None:
        block, offset = check_access(root, address & (1 << 64) - 1, width, True)
        packed.pack_into(block.data, offset, value)

    def load(p: int, i: int = 0) -> int | float:
        try:
            view, at, count = seen[p]
            at += i
            if 0 <= at < count:
                return view[at]
        except (KeyError, ValueError):  # not seen yet, or its block is gone
            remember(p)
        return load_at(p, p + i * width)

    def store(p: int, i: int, value: int | float) -> None:
        try:
            view, at, count = seen[p]
            at += i
            if 0 <= at < count:
                view[at] = value  # type: ignore[assignment]
                return
        except (KeyError, ValueError, TypeError):  # or it is a string
            remember(p)
        store_at(p, p + i * width, value)

    return load, store, load_at, store_at


ld_i8, st_i8, ld_i8_at, st_i8_at = _accessors("b")
ld_i16, st_i16, ld_i16_at, st_i16_at = _accessors("h")
ld_i32, st_i32, ld_i32_at, st_i32_at = _accessors("i")
ld_i64, st_i64, ld_i64_at, st_i64_at = _accessors("q")
ld_u8, st_u8, ld_u8_at, st_u8_at = _accessors("B")
ld_u16, st_u16, ld_u16_at, st_u16_at = _accessors("H")
ld_u32, st_u32, ld_u32_at, st_u32_at = _accessors("I")
ld_u64, st_u64, ld_u64_at, st_u64_at = _accessors("Q")
_ld_f, _st_f, _ld_f_at, _st_f_at = _accessors("f")
ld_f64, st_f64, ld_f64_at, st_f64_at = _accessors("d")
ld_ptr, st_ptr, ld_ptr_at, st_ptr_at = ld_u64, st_u64, ld_u64_at, st_u64_at
st_bool, st_bool_at = st_u8, st_u8_at


# Python's conversions between binary32 and binary64 make a signalling NaN quiet, which reading and
# writing may not; so NaNs go bit by bit.


def _f32_of_bits(bits: int) -> float:
    wide = (bits >> 31) << 63 | 0x7FF << 52 | (bits & (1 << 23) - 1) << 29
    value: float = struct.unpack("<d", struct.pack("<Q", wide))[0]
    return value


def _bits_of_nan(x: float) -> int:
    bits: int = struct.unpack("<Q", struct.pack("<d", x))[0]
    return (bits >> 63) << 31 | 0xFF << 23 | (bits >> 29 & (1 << 23) - 1 or 1 << 22)


def ld_f32(p: int, i: int = 0) -> float:
    x = _ld_f(p, i)
    return x if x == x else _f32_of_bits(int(ld_u32(p, i)))


def st_f32(p: int, i: int, x: float) -> None:
    if x == x:
        _st_f(p, i, x)
    else:
        st_u32(p, i, _bits_of_nan(x))


def ld_f32_at(root: int, address: int) -> float:
    x = _ld_f_at(root, address)
    return x if x == x else _f32_of_bits(int(ld_u32_at(root, address)))


def st_f32_at(root: int, address: int, x: float) -> None:
    if x == x:
        _st_f_at(root, address, x)
    else:
        st_u32_at(root, address, _bits_of_nan(x))


def ld_bool(p: int, i: int = 0) -> bool:
    return ld_u8(p, i) != 0


def ld_bool_at(root: int, address: int) -> bool:
    return ld_u8_at(root, address) != 0


# System calls; the environment says what is permitted ---------------------------------------------
#
# NX_MEMORY_LIMIT  bytes of live sys_mmap blocks (4 GiB where it is not set)
# NX_ALLOW_READ, NX_ALLOW_WRITE  paths that sys_open may open, `:` between them
# NX_ALLOW_CLOCK   1 permits sys_clock_ns
# NX_ARGV0         what argv[0] holds
# NX_TIMEOUT       seconds until the program is stopped, with exit code 124
# NX_MEMORY_EXIT   exit code of running out of memory

EACCES, EINVAL, EMFILE = -13, -22, -24

_held = bytearray()
_stdout_error = 0
_files: dict[int, int] = {}


def _send(descriptor: int, data: bytes | bytearray | memoryview[int]) -> int:
    """Writes everything; 0, or a negative errno."""
    rest = memoryview(data)
    while rest:
        try:
            rest = rest[os.write(descriptor, rest) :]
        except BlockingIOError:
            from select import select

            select([], [descriptor], [])
        except OSError as error:
            return -(error.errno or 5)
    return 0


def flush() -> None:
    """Sends out what was written to stdout."""
    global _held, _stdout_error
    if _held:
        data, _held = _held, bytearray()
        _stdout_error = _send(1, data)


def _end(code: int) -> int:
    """What a program that ends with this code exits with. If some of its stdout was lost, stderr is told
    so, and 0 does not stand; a reader that went away wanted no more."""
    import errno

    flush()
    error = -_stdout_error
    if error in (0, errno.EPIPE):
        return code
    why = {
        errno.ENOSPC: "no space left on device",
        errno.EIO: "input/output error",
        errno.EFBIG: "file too large",
        errno.EDQUOT: "disk quota exceeded",
        errno.EBADF: "it is closed",
    }.get(error, f"errno {error}")
    _send(2, f"error: standard output cannot be written: {why}\n".encode())
    return code or 74


def _reserve() -> None:
    """Keeps the numbers of standard descriptors that are closed from files that are opened later."""
    for descriptor in (0, 1, 2):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDONLY if descriptor else os.O_WRONLY)


def _range(pointer: int, size: int, writes: bool) -> memoryview[int]:
    if size == 0:
        return memoryview(b"")
    block, offset = check_access(pointer, pointer, size, writes)
    return memoryview(block.data)[offset : offset + size]


def sys_mmap(size: int) -> int:
    global _live
    if size < 0:
        raise Trap("R0007", f"sys_mmap of a negative size, {size}")
    limit = int(os.environ.get("NX_MEMORY_LIMIT") or 1 << 32)
    block = None
    if _live + size <= limit:
        try:
            block = _place(_HEAP, zeroed(size))
        except MemoryError:
            block = None
    if block is None:
        use = f"{_bytes(_live)} {'is' if _live == 1 else 'are'} in use and the limit is {_bytes(limit)}"
        raise Trap("R0005", f"sys_mmap of {_bytes(size)}, where {use}")
    block.owned = True
    _live += size
    return block.address


def sys_munmap(pointer: int, size: int) -> int:
    global _live
    block = find_block(pointer)
    if block is None or block.address != pointer or not block.owned:
        freed = "in a block that sys_munmap freed"
        why = freed if block is None and _nothing_at(pointer) == freed else "which no sys_mmap gave"
        raise Trap("R0007", f"sys_munmap of {pointer:#x}, {why}")
    if block.size != size:
        raise Trap("R0007", f"sys_munmap of {_bytes(size)} of a block of {_bytes(block.size)}")
    _live -= size
    _blocks.pop(pointer).release()
    return 0


def sys_write(descriptor: int, pointer: int, size: int) -> int:
    global _held
    if size < 0:
        raise Trap("R0007", f"sys_write of a negative length, {size}")
    data = _range(pointer, size, False)
    if descriptor == 1:
        if not _stdout_error:
            _held += data
            if len(_held) >= 1 << 16 or (_held.endswith(b"\n") and os.isatty(1)):
                flush()
        return _stdout_error or size
    if descriptor == 2:
        flush()
        return _send(2, data) or size
    return _send(_files[descriptor], data) or size if descriptor in _files else EACCES


def sys_read(descriptor: int, pointer: int, size: int) -> int:
    if size < 0:
        raise Trap("R0007", f"sys_read of a negative length, {size}")
    room = _range(pointer, size, True)
    file = 0 if descriptor == 0 else _files.get(descriptor)
    if file is None:
        return EACCES
    if size == 0:
        return 0
    try:
        if file == 0 and os.isatty(0):
            flush()
        return os.readv(file, [room])
    except OSError as error:
        return -(error.errno or 5)


def _permitted(variable: str, path: str) -> bool:
    """Whether a real path is one of those in an environment variable, or below one."""
    tops = [os.path.realpath(top) for top in os.environ.get(variable, "").split(":") if top]
    return any(path == top or path.startswith(top.rstrip("/") + "/") for top in tops)


def sys_open(path: int, flags: int, mode: int) -> int:
    block, offset = check_access(path, path, 1, False)
    end = block.data.find(b"\0", offset)
    if end < 0:
        check_access(path, block.address + block.size, 1, False)
    access = flags & 3
    changes = {0o100: os.O_CREAT, 0o200: os.O_EXCL, 0o1000: os.O_TRUNC, 0o2000: os.O_APPEND}
    if access > 2 or flags & ~(3 | sum(changes)):
        return EINVAL
    try:
        real = os.path.realpath(os.fsdecode(bytes(block.data[offset:end])))
    except OSError:
        return EACCES
    writes = access != 0 or bool(flags & (0o100 | 0o1000))
    if (access != 1 and not _permitted("NX_ALLOW_READ", real)) or (
        writes and not _permitted("NX_ALLOW_WRITE", real)
    ):
        return EACCES
    number = next((n for n in range(3, 1024) if n not in _files), None)
    if number is None:
        return EMFILE
    host = access | sum(value for bit, value in changes.items() if flags & bit)
    try:
        _files[number] = os.open(real, host | os.O_CLOEXEC | os.O_NOFOLLOW, mode & 0o777)
    except OSError as error:
        return -(error.errno or 5)
    return number


def sys_close(descriptor: int) -> int:
    if descriptor not in _files:
        return EACCES
    try:
        os.close(_files.pop(descriptor))
    except OSError as error:
        return -(error.errno or 5)
    return 0


def sys_lseek(descriptor: int, offset: int, whence: int) -> int:
    if descriptor not in _files:
        return EACCES
    if whence not in (0, 1, 2):
        return EINVAL
    try:
        return os.lseek(_files[descriptor], offset, whence)
    except OSError as error:
        return -(error.errno or 5)


def sys_clock_ns() -> int:
    if not os.environ.get("NX_ALLOW_CLOCK"):
        raise Trap("R0008", "the clock makes runs differ; `--allow-clock` permits it")
    from time import monotonic_ns

    return monotonic_ns()


def sys_exit(code: int) -> None:
    raise SystemExit(code & 255)


# Start ------------------------------------------------------------------------------------------


def place_arguments(words: list[bytes]) -> int:
    """The address of argv: a pointer to each word, then null."""
    table = place_data(8 * (len(words) + 1))
    for index, word in enumerate(words):
        block = _blocks[place_data(len(word) + 1)]
        memoryview(block.data)[: len(word)] = word
        st_u64(table, index, block.address)
    return table


class TimeUp(BaseException):
    """NX_TIMEOUT has passed."""


def _keep_time(seconds: float) -> None:
    import signal

    def stop(*_: object) -> None:
        raise TimeUp

    if 0.0 < seconds < 1e9:
        signal.signal(signal.SIGALRM, stop)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def run(main: Callable[..., int | None], takes_arguments: bool, deepest: int) -> int:
    """Runs the program as a program; its exit code."""
    sys.setrecursionlimit(deepest)  # a call takes memory, but no C stack
    gc.disable()  # the program makes no reference cycles
    timeout = os.environ.get("NX_TIMEOUT") or "0"
    text = None
    try:
        _reserve()
        _keep_time(float(timeout))
        args: list[int] = []
        if takes_arguments:
            first = os.environ.get("NX_ARGV0", sys.argv[0])
            words = [os.fsencode(word) for word in [first, *sys.argv[1:]]]
            args = [len(words), place_arguments(words)]
        code = (main(*args) or 0) & 255
    except SystemExit as end:
        code = int(end.code or 0)
    except KeyboardInterrupt:
        code = 130
    except TimeUp:
        code, text = 124, f"nxpy: stopped after {timeout} s (--timeout {timeout})\n"
    except Exception as error:
        text = report(error)
        if text is None:
            raise
        out_of_memory = text.startswith("trap[R0005]")
        code = int(os.environ.get("NX_MEMORY_EXIT") or 101) if out_of_memory else 101
    code = _end(code)
    if text is not None:
        _send(2, text.encode("utf-8", "backslashreplace"))
    return code
