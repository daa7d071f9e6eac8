"""Core operations as LLVM instructions: one row each."""

from __future__ import annotations

INTEGER: dict[str, str] = {
    "add": "add", "sub": "sub", "mul": "mul", "and": "and", "or": "or", "xor": "xor",
}  # fmt: skip
"""Operations that are one instruction on any integer (and, or, xor: on bools too). No `nsw`: the
language wraps."""

FLOAT: dict[str, str] = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
"""Without fast-math flags, so neither contracted nor reassociated."""

DIVISION: dict[tuple[str, bool], str] = {
    ("div", True): "sdiv", ("rem", True): "srem", ("div", False): "udiv", ("rem", False): "urem",
}  # fmt: skip
"""By operation and signedness."""

SHIFT: dict[tuple[str, bool], str] = {
    ("shl", True): "shl", ("shl", False): "shl", ("shr", True): "ashr", ("shr", False): "lshr",
}  # fmt: skip

SIGNED: dict[str, str] = {
    "eq": "icmp eq", "ne": "icmp ne", "lt": "icmp slt", "le": "icmp sle", "gt": "icmp sgt", "ge": "icmp sge",
}  # fmt: skip

UNSIGNED: dict[str, str] = {
    "eq": "icmp eq", "ne": "icmp ne", "lt": "icmp ult", "le": "icmp ule", "gt": "icmp ugt", "ge": "icmp uge",
}  # fmt: skip

ORDERED: dict[str, str] = {
    "eq": "fcmp oeq", "ne": "fcmp une", "lt": "fcmp olt",
    "le": "fcmp ole", "gt": "fcmp ogt", "ge": "fcmp oge",
}  # fmt: skip
"""On floats: everything but `!=` is false where a NaN takes part."""


class Native:
    """A system intrinsic's function in the runtime.

    symbol    its name
    attributes  what LLVM may assume of a call. Trapping ends the process, so it is not an effect.
    """

    __slots__ = ("attributes", "symbol")

    def __init__(self, symbol: str, attributes: str) -> None:
        self.symbol = symbol
        self.attributes = attributes


NATIVE: dict[str, Native] = {
    "sys_mmap": Native("nx_mmap", "memory(inaccessiblemem: readwrite)"),
    "sys_munmap": Native("nx_munmap", ""),
    "sys_write": Native("nx_write", "memory(argmem: read, inaccessiblemem: readwrite)"),
    "sys_read": Native("nx_read", "memory(argmem: readwrite, inaccessiblemem: readwrite)"),
    "sys_open": Native("nx_open", "memory(argmem: read, inaccessiblemem: readwrite)"),
    "sys_close": Native("nx_close", "memory(inaccessiblemem: readwrite)"),
    "sys_lseek": Native("nx_lseek", "memory(inaccessiblemem: readwrite)"),
    "sys_clock_ns": Native("nx_clock", "memory(inaccessiblemem: readwrite)"),
    "sys_exit": Native("nx_exit", "noreturn"),
}
"""`nx_mmap`, `nx_write` and the like only touch what the program cannot reach otherwise, so that
facts about memory survive the call. `nx_munmap` says nothing: no access may move across it."""
