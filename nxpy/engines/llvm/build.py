"""From a program to an executable: the order of the steps."""

from __future__ import annotations

import sys
from importlib.resources import files

from nxpy.core.nodes import Program
from nxpy.engines.llvm import backend
from nxpy.engines.llvm.backend import Target
from nxpy.engines.llvm.debuginfo import DebugLowering
from nxpy.engines.llvm.elf import ALLOC, PROGBITS, Object, Section, Symbol
from nxpy.engines.llvm.frames import frame_table
from nxpy.engines.llvm.image import Image
from nxpy.engines.llvm.link import Linked
from nxpy.engines.llvm.module import ModuleLowering, with_plain_traps

LOWERING_DEPTH = 1 << 20


def runtime_text() -> str:
    """The runtime's assembly, made from `runtime.nx` by `scripts/regenerate_runtime.py`."""
    return files("nxpy.engines.llvm").joinpath("runtime.s").read_text()


def executable(
    program: Program,
    target: Target,
    *,
    safe: bool,
    standalone: bool,
    runtime: bytes | None = None,
) -> bytes:
    """The bytes of a static executable; a target's level NONE keeps every variable and line for gdb."""
    kind = DebugLowering if target.level == backend.NONE else ModuleLowering
    lowering = kind(program, safe=safe)
    text = lowered(lowering)
    if target.level != backend.FULL:
        text = with_plain_traps(text)
    module = backend.program_module(text, target)
    compiled = Object(backend.emit(module, target))
    support = Object(runtime or backend.assemble(runtime_text(), target))
    return link(lowering, compiled, support, safe=safe, standalone=standalone)


def lowered(lowering: ModuleLowering) -> str:
    """The program's IR. Deeply nested source needs many Python frames, which cost no C stack."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, LOWERING_DEPTH))
    try:
        return lowering.lower()
    finally:
        sys.setrecursionlimit(before)


def without_locations(text: str) -> str:
    """The IR without debug locations, which hold site numbers: only a linked program can use them."""
    from re import sub

    kept = [line for line in text.split("\n") if not line.startswith("!") or "!DI" not in line]
    plain = [
        line for line in kept if not line.startswith(("!llvm.module.flags", "!llvm.dbg.cu", "!2 =", "!3 ="))
    ]
    return sub(r",? !dbg !\d+", "", "\n".join(plain))


def link(
    lowering: ModuleLowering, compiled: Object, support: Object, *, safe: bool, standalone: bool
) -> bytes:
    """Code has its addresses before the call table, which holds them, is made; the table comes last
    in its segment, so that nothing moves."""
    tables = Object.__new__(Object)
    section = Section("nx_tables", PROGBITS, ALLOC, 16, bytearray(), 1)
    tables.sections = [Section("", 0, 0, 1, bytearray(), 0), section]
    tables.symbols = [Symbol("nx_tables", 1, 0)]
    image = Image(lowering)
    made = image.tables(b"", 0, b"", safe=safe, standalone=standalone)
    calls = sum(len(s.relocations) for s in compiled.sections if s.flags & ALLOC)
    section.size = len(made) + calls * 64 + 4096
    places = lowering.places if isinstance(lowering, DebugLowering) else None
    while True:
        linked = Linked([compiled, support, tables])
        linked.place()
        linked.relocate()
        frames, count, chains = frame_table(compiled, places)
        made = image.tables(frames, count, chains, safe=safe, standalone=standalone)
        if len(made) <= section.size:
            break
        section.size = len(made) + 4096
    section.data = bytearray(made.ljust(section.size, b"\0"))
    return linked.write("_start", debug=lowering.debug)
