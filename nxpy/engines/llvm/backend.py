"""LLVM itself: text to optimised module to object file. The only file that knows llvmlite."""

from __future__ import annotations

from collections.abc import Callable

import llvmlite.binding as llvm

from nxpy.engines.llvm.primitives import expansion

TRIPLE = "x86_64-unknown-linux-gnu"
INLINE_THRESHOLD = 400
"""Higher than LLVM's 225: checks make a function look larger than what is left of it."""


INLINE = (
    llvm.ModulePassManager.add_always_inliner_pass,
    llvm.ModulePassManager.add_global_dead_code_eliminate_pass,
)
CLEAN_UP = (
    llvm.ModulePassManager.add_instruction_combine_pass,
    llvm.ModulePassManager.add_new_gvn_pass,
    llvm.ModulePassManager.add_simplify_cfg_pass,
)
"""What follows the expansion; a second full round costs as much as code generation and gains nothing."""


OPTIONS = ("-hoist-runtime-checks=false",)
"""LLVM's own switches. Hoisting a loop's overlap checks out of the loop around it makes them fail where
rows of one array are worked on: the rows differ, the array does not."""

for _option in OPTIONS:
    llvm.set_option("", _option)


Module = llvm.ModuleRef

NONE, QUICK, FULL = 0, 1, 3
"""How much is done for a program's speed. QUICK costs a tenth of FULL, and its code takes about three
times as long: variables are put into registers, the rest is left to the fast instruction selector."""

GENERIC = {"riscv64": ("generic-rv64", "+m,+a,+f,+d,+c", "lp64d")}
"""CPU, features and calling convention where LLVM's own choice is less than every Linux has."""


class UnknownTarget(Exception):
    """A triple or CPU that LLVM does not know."""


class Target:
    """What code is made for, and with how much effort."""

    __slots__ = ("cpu", "features", "level", "machine", "triple")

    def __init__(
        self, triple: str = "", cpu: str = "", features: str = "", *, level: int = FULL, pic: bool = False
    ) -> None:
        native = not triple
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()
        if not native:
            llvm.initialize_all_targets()
            llvm.initialize_all_asmprinters()
        self.level = level
        self.triple = triple or TRIPLE
        generic = GENERIC.get(triple.partition("-")[0])
        if generic is not None and not cpu:
            cpu, features = generic[:2]
        self.cpu = cpu or (llvm.get_host_cpu_name() if native else "")
        self.features = features or (llvm.get_host_cpu_features().flatten() if native and not cpu else "")
        try:
            found = llvm.Target.from_triple(self.triple)
        except RuntimeError:
            raise UnknownTarget(f"LLVM has no target `{self.triple}`") from None
        if cpu and not (generic and cpu == generic[0]):
            from nxpy.engines.llvm.processors import known

            if not known(self.triple, cpu):
                raise UnknownTarget(f"LLVM knows no CPU `{cpu}` for {self.triple}")
        self.machine = found.create_target_machine(
            cpu=self.cpu, features=self.features, opt=3 if level == FULL else 0, codemodel="small",
            reloc="pic" if pic else "static", abiname=generic[2] if generic else "",
        )  # fmt: skip


def parse(text: str, target: Target) -> llvm.ModuleRef:
    module = llvm.parse_assembly(text)
    module.triple = target.triple
    module.data_layout = str(target.machine.target_data)
    return module


def optimise(module: llvm.ModuleRef, target: Target, level: int, threshold: int = INLINE_THRESHOLD) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=level)
    tuning.inlining_threshold = threshold
    tuning.loop_vectorization = level > 1
    tuning.slp_vectorization = False
    tuning.loop_interleaving = level > 1
    builder = llvm.create_pass_builder(target.machine, tuning)
    builder.getModulePassManager().run(module, builder)


def program_module(text: str, target: Target) -> llvm.ModuleRef:
    """The optimised program: a whole round that knows the primitives only by what they promise,
    then a short one in which they are open."""
    module = parse(text, target)
    if target.level == FULL:
        optimise(module, target, FULL)
    elif target.level == QUICK:
        _passes(module, target, llvm.ModulePassManager.add_sroa_pass)
    expand(module, target, clean=target.level == FULL)
    for function in module.functions:
        # Global again: only then does the assembler leave a relocation at every call, and they
        # are how the call table finds the calls.
        if not function.is_declaration:
            function.linkage = "external"
    return module


def expand(module: llvm.ModuleRef, target: Target, *, clean: bool = True) -> None:
    module.link_in(parse(expansion(), target))
    for function in module.functions:
        if function.name.startswith("nx.") and not function.is_declaration:
            function.linkage = "internal"
    _passes(module, target, *INLINE, *(CLEAN_UP if clean else ()))


def _passes(
    module: llvm.ModuleRef, target: Target, *adders: Callable[[llvm.ModulePassManager], None]
) -> None:
    builder = llvm.create_pass_builder(target.machine, llvm.create_pipeline_tuning_options(speed_level=1))
    manager = llvm.create_new_module_pass_manager()
    for add in adders:
        add(manager)
    manager.run(module, builder)


def runtime_assembly(text: str) -> str:
    """The runtime's assembly, for any CPU of the architecture, from its module's text."""
    target = Target(TRIPLE, "x86-64")
    module = parse(text, target)
    optimise(module, target, 2)
    made: str = target.machine.emit_assembly(module)
    return made


def assemble(text: str, target: Target) -> bytes:
    """An object file from assembly: LLVM takes it as the only content of a module."""
    quoted = text.replace("\\", "\\5C").replace('"', "\\22").replace("\t", " ")
    lines = [f'module asm "{line}"' for line in quoted.splitlines()]
    return emit(parse("\n".join(lines), target), target)


def emit(module: llvm.ModuleRef, target: Target) -> bytes:
    made: bytes = target.machine.emit_object(module)
    return made
