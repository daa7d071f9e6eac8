"""The intrinsics: one row each, read by the checker, every engine, the docs and the editor.

A row's `signature` is spelt in the language; `assert` and `sqrt` take more than one type and the
checker knows them by `special`.
"""

from __future__ import annotations

from nxpy.lang.types import BYTES, I64, NOTHING, Type


class Intrinsic:
    """One intrinsic.

    params, result   types (None for the special ones)
    effect           "pure", "memory", "io", "clock" or "exit"
    traps            trap codes it can raise by itself
    returns          False where it never returns
    deterministic    whether its result follows from the program and its inputs alone
    """

    __slots__ = (
        "deterministic", "effect", "example", "help", "name", "params", "result", "returns", "signature",
        "special", "traps",
    )  # fmt: skip

    def __init__(
        self,
        signature: str,
        params: tuple[Type, ...] | None,
        result: Type,
        effect: str,
        help: str,
        example: str,
        *,
        traps: tuple[str, ...] = (),
        returns: bool = True,
        deterministic: bool = True,
        special: bool = False,
    ) -> None:
        self.name = signature.partition("(")[0]
        self.signature = signature
        self.params = params
        self.result = result
        self.effect = effect
        self.help = help
        self.example = example
        self.traps = traps
        self.returns = returns
        self.deterministic = deterministic
        self.special = special


INTRINSICS: dict[str, Intrinsic] = {
    row.name: row
    for row in (
        Intrinsic(
            "sys_mmap(n: i64) -> *u8", (I64,), BYTES, "memory",
            "n zeroed bytes, 16-byte aligned (4,096 when n >= 4,096); n = 0: a distinct pointer to nothing",
            "let row: *i64 = sys_mmap(8 * n) as *i64", traps=("R0005", "R0007"),
        ),
        Intrinsic(
            "sys_munmap(p: *u8, n: i64) -> i64", (BYTES, I64), I64, "memory",
            "frees what one sys_mmap(n) gave, and returns 0",
            "sys_munmap(row as *u8, 8 * n)", traps=("R0007",),
        ),
        Intrinsic(
            "sys_write(fd: i64, p: *u8, n: i64) -> i64", (I64, BYTES, I64), I64, "io",
            "writes all n bytes to fd 1 or 2; returns n, or a negative errno",
            'sys_write(1, "hello\\n", 6)', traps=("R0002", "R0007"),
        ),
        Intrinsic(
            "sys_read(fd: i64, p: *u8, n: i64) -> i64", (I64, BYTES, I64), I64, "io",
            "reads up to n bytes from fd 0 or an opened file; 0 at the end, or a negative errno",
            "let got: i64 = sys_read(0, buffer, 4096)",
            traps=("R0002", "R0003", "R0007"), deterministic=False,
        ),
        Intrinsic(
            "sys_open(path: *u8, flags: i64, mode: i64) -> i64", (BYTES, I64, I64), I64, "io",
            "opens a file that --allow-read or --allow-write permits; else -13 (EACCES)",
            'let fd: i64 = sys_open("data.bin", 0, 0)', traps=("R0002",), deterministic=False,
        ),
        Intrinsic(
            "sys_close(fd: i64) -> i64", (I64,), I64, "io",
            "closes what sys_open gave; 0, or a negative errno", "sys_close(fd)", deterministic=False,
        ),
        Intrinsic(
            "sys_lseek(fd: i64, off: i64, whence: i64) -> i64", (I64, I64, I64), I64, "io",
            "moves an opened file's position; the new position, or a negative errno",
            "sys_lseek(fd, 0, 2)", deterministic=False,
        ),
        Intrinsic(
            "sys_clock_ns() -> i64", (), I64, "clock",
            "monotonic time in nanoseconds; traps unless --allow-clock",
            "let t0: i64 = sys_clock_ns()", traps=("R0008",), deterministic=False,
        ),
        Intrinsic(
            "sys_exit(code: i64)", (I64,), NOTHING, "exit",
            "ends the gate at once with the low eight bits of code", "sys_exit(1)", returns=False,
        ),
        Intrinsic(
            "assert(condition)", None, NOTHING, "pure",
            "traps where the condition is false", "assert(n > 0)", traps=("R0006",), special=True,
        ),
        Intrinsic(
            "sqrt(x)", None, NOTHING, "pure",
            "the correctly rounded square root of an f32 or f64", "let r: f64 = sqrt(2.0)", special=True,
        ),
    )
}  # fmt: skip
