"""The text of the expanded primitives, and the runtime's few pieces of assembly."""

from __future__ import annotations

from importlib.resources import files

from nxpy.engines.llvm.layout import REGION_BITS, SMALLEST_CLASS, STACK_REGION, STRING_REGION

AREAS = ((0, 0x24), (STRING_REGION, 0x18), (STACK_REGION, 0x1C))
"""What an area adds to a class to make its region, and its largest class."""

ADDRESS_BITS = 47
"""Of a Linux process's addresses."""

NEVER_WRITTEN = (SMALLEST_CLASS << REGION_BITS) + 8
"""A word of the heap's first slot, which is never used."""


def expansion() -> str:
    """The module that defines the `nx.` functions."""
    text = files("nxpy.engines.llvm").joinpath("primitives.ll").read_text()
    rows = [(0, NEVER_WRITTEN)] * 128
    for area, largest in AREAS:
        for k in range(SMALLEST_CLASS, largest + 1):
            rows[k + area] = ((1 << ADDRESS_BITS) - (1 << k), (1 << k) - 8)
    table = ", ".join(f"{{ i64, i64 }} {{ i64 {keep}, i64 {back} }}" for keep, back in rows)
    return f"{text}\n@nx.regions = internal constant [128 x {{ i64, i64 }}] [{table}]\n"


ENTRIES = {
    "nx_trap": 1, "nx_trap_index": 3, "nx_trap_access": 3, "nx_deep": 1, "nx_mmap": 2, "nx_munmap": 3,
    "nx_write": 4, "nx_read": 4, "nx_open": 4, "nx_close": 2, "nx_lseek": 4, "nx_clock": 1, "nx_exit": 2,
}  # fmt: skip
"""What a program calls, and how many arguments it passes, the site included."""

ARGUMENTS = ("%rdi", "%rsi", "%rdx", "%rcx", "%r8", "%r9")

FOREIGN = ("sys6", "tables", "handler", "restorer", "run_main")
"""Functions of `runtime.nx` whose bodies are here."""

ASSEMBLY = """\
.globl _start
_start: movq %rsp, %rdi; andq $-16, %rsp; xorl %ebp, %ebp; call rt_start; ud2
.globl sys6
sys6: movq %rdi, %rax; movq %rsi, %rdi; movq %rdx, %rsi; movq %rcx, %rdx
movq %r8, %r10; movq %r9, %r8; movq 8(%rsp), %r9; syscall; ret
.globl tables
tables: movl $nx_tables, %eax; ret
.globl handler
handler: movl $on_signal, %eax; ret
.globl restorer
restorer: movl $nx_restorer, %eax; ret
nx_restorer: movl $15, %eax; syscall
.globl run_main
run_main: pushq %rbp; movq %rsp, %rbp; movq %rdi, %rsp; movq %rsi, %rdi; movq %rdx, %rsi
call nx_main; movq %rbp, %rsp; popq %rbp; ret
"""


def assembly() -> str:
    """The start of the process, system calls, and the program's ways into the runtime.

    An entry passes on where its return address stands and the caller's frame pointer.
    """
    lines = ASSEMBLY
    for name, count in ENTRIES.items():
        inner = name.replace("nx_", "rt_", 1)
        pass_on = f"movq %rsp, {ARGUMENTS[count]}; movq %rbp, {ARGUMENTS[count + 1]}"
        lines += f".globl {name}\n{name}: {pass_on}; jmp {inner}\n"
    return lines
