"""Types of core as LLVM types.

A bool is an `i1` in a register and a byte in memory. Arrays and structs are only ever bytes in
memory: their layout is decided by `lang.types`, so LLVM is not asked to lay anything out.
"""

from __future__ import annotations

from struct import pack, unpack

from nxpy.lang.types import BOOL, F32, F64, NOTHING, IntType, PointerType, Type


def register(type: Type) -> str:
    """How a value of a scalar type (or `NOTHING`) is spelt in a register."""
    if isinstance(type, IntType):
        return f"i{type.bits}"
    if isinstance(type, PointerType):
        return "ptr"
    return _OTHERS[type]


def memory(type: Type) -> str:
    """How any type is spelt in memory."""
    if not type.is_scalar:
        return f"[{type.size} x i8]"
    return "i8" if type is BOOL else register(type)


_OTHERS: dict[Type, str] = {BOOL: "i1", F32: "float", F64: "double", NOTHING: "void"}


def constant(type: Type, value: int | float) -> str:
    """A scalar constant, as it stands in a register."""
    if type is F64 or type is F32:
        # Both widths are written as the bits of a binary64; a binary32 value is exact in it.
        return f"0x{unpack('<Q', pack('<d', value))[0]:016X}"
    if type is BOOL:
        return "true" if value else "false"
    if isinstance(type, PointerType):
        return "null" if value == 0 else f"inttoptr (i64 {int(value)} to ptr)"
    return str(int(value))


def zero(type: Type) -> str:
    """The constant of a memory type that is all zero bytes."""
    return "zeroinitializer" if not type.is_scalar else constant(type, 0) if type is not BOOL else "0"


def alignment(type: Type) -> int:
    """What an access may assume. Memory may be unaligned, so only the engine's own variables use it."""
    return max(type.align, 1)
