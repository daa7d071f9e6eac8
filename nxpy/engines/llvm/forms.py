"""From a program to one of the forms on the way to an executable: IR, assembly, an object, a library.

    made(program, "asm", target="riscv64")        b"\\t.text\\n\\t.attribute 4, 16\\n..."

Modes `safe` and `fast` are the code of an executable, without the runtime. `raw` is code for programs in
other languages (see `raw`). A shared object is always that; so is a file without `main`, which has no way
in but its functions, and what is made for 32-bit addresses, in which docs/memory.md has no room.
"""

from __future__ import annotations

from nxpy.core.nodes import Program
from nxpy.engines.llvm import backend
from nxpy.engines.llvm.backend import Target, UnknownTarget
from nxpy.engines.llvm.build import lowered, without_locations
from nxpy.engines.llvm.debuginfo import LinesLowering
from nxpy.engines.llvm.module import ModuleLowering

SHORT = {
    "x86_64": "x86_64-unknown-linux-gnu",
    "aarch64": "aarch64-unknown-linux-gnu",
    "riscv64": "riscv64-unknown-linux-gnu",
    "wasm32": "wasm32-unknown-unknown",
}
"""Architectures that there is code for, and the whole triple where only the first word is given."""

NARROW = ("wasm32",)
"""Those with 32-bit addresses."""


class NotPossible(Exception):
    """What cannot be made, and `hint`: what can."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


def triple_of(name: str) -> str:
    """The whole triple. Raises NotPossible where there is no code for its architecture."""
    architecture, _, rest = name.partition("-")
    if architecture not in SHORT:
        raise NotPossible(
            f"there is no code for the target `{name}`", "it may begin with " + ", ".join(SHORT)
        )
    return name if rest else SHORT[architecture]


def made(
    program: Program,
    kind: str,
    *,
    mode: str | None = None,
    target: str | None = None,
    cpu: str = "native",
    lines: bool = False,
) -> bytes:
    """The bytes of a form: "llvm", "asm", "obj" or "so". Raises NotPossible."""
    triple = "" if target is None else triple_of(target)
    narrow = triple.startswith(NARROW)
    if kind == "so" and narrow:
        raise NotPossible(f"`so` is not made for {triple}", "`obj` is: link that with wasm-ld")
    only_raw = raw_alone(program, kind, narrow)
    mode = mode or ("raw" if only_raw else "safe")
    if only_raw and mode != "raw":
        raise NotPossible(f"{only_raw} is made in mode raw, not {mode}", "leave `--mode` out")
    machine = Target(triple, "" if cpu == "native" else cpu, pic=mode == "raw")
    if mode == "raw":
        module = raw_module(program, machine, lines=lines)
    else:
        module = native_module(program, machine, safe=mode == "safe", lines=lines)
    if kind == "llvm":
        return str(module).encode()
    if kind == "asm":
        text: str = machine.machine.emit_assembly(module)
        return text.encode()
    compiled = backend.emit(module, machine)
    if kind == "obj":
        return compiled
    from nxpy.engines.llvm.shared import link

    return link(compiled, triple)


def raw_alone(program: Program, kind: str, narrow: bool) -> str:
    """What it is that is made in no other mode than raw; "" where there is a choice."""
    if kind == "so":
        return "a shared object"
    if narrow:
        return "code for 32-bit addresses"
    return "" if program.main else "a file without `main`"


def native_module(program: Program, target: Target, *, safe: bool, lines: bool) -> backend.Module:
    if lines:
        return backend.program_module(lowered(LinesLowering(program, safe=safe)), target)
    return backend.program_module(without_locations(lowered(ModuleLowering(program, safe=safe))), target)


def raw_module(program: Program, target: Target, *, lines: bool) -> backend.Module:
    from nxpy.engines.llvm.raw import RawLowering

    architecture = target.triple.partition("-")[0]
    hosted = "linux" in target.triple and architecture not in NARROW
    lowering = RawLowering(program, hosted=hosted, architecture=architecture, lines=lines)
    text = lowered(lowering)
    module = backend.parse(text if lines else without_locations(text), target)
    backend.optimise(module, target, 3)
    return module


__all__ = ["NotPossible", "UnknownTarget", "made", "triple_of"]
