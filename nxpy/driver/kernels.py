"""NX functions inside this process: pure loops over plain memory, compiled for this CPU.

Only for the toolchain's own modules that call nothing of the system (`nx_fold_kernels.nx`): there are
no checks, no traps and no address space of their own, and pointers are the process's addresses.
"""

from __future__ import annotations

import ctypes
from importlib.resources import files
from typing import Any

from nxpy.lang.types import F32, F64, Type

_loaded: dict[str, dict[str, Any]] = {}
_kept: list[Any] = []  # LLVM frees the code with its engine


class NoKernels(Exception):
    """Why there are none: llvmlite is missing, or the machine is one that the engine does not know."""


def load(module: str) -> dict[str, Any]:
    """The functions of a bundled module by name, as ctypes functions that let other threads run.

    Pointers and integers are passed as int64, floats as floats. Compiled once a process.
    """
    if module not in _loaded:
        try:
            _loaded[module] = _compile(module)
        except (ImportError, OSError, RuntimeError) as e:
            raise NoKernels(str(e)) from e
    return _loaded[module]


def _compile(module: str) -> dict[str, Any]:
    import llvmlite.binding as llvm

    from nxpy.driver.session import Session
    from nxpy.engines.llvm.backend import Target, program_module
    from nxpy.engines.llvm.module import ModuleLowering

    compilation = Session().open(str(files("nxpy").joinpath("lib", f"{module}.nx")))
    program = compilation.program
    if program is None:
        raise RuntimeError(f"{module}.nx does not compile: {compilation.bag.items[:1]}")
    target = Target()
    optimised = program_module(ModuleLowering(program, safe=False, raw=True).lower(), target)
    outside = [f.name for f in optimised.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if outside:
        raise RuntimeError(f"{module}.nx calls {', '.join(outside)}, which only a gate has")
    # The code may land anywhere, far from libc and beyond 32-bit addresses.
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc="pic", codemodel="jitdefault"
    )
    engine = llvm.create_mcjit_compiler(optimised, machine)
    engine.finalize_object()
    _kept.extend((engine, machine))
    kinds: dict[Type, Any] = {F32: ctypes.c_float, F64: ctypes.c_double}
    made = {}
    for function in program.functions:
        address = engine.get_function_address(function.name)
        result = ctypes.c_int64 if function.result else None
        parameters = [kinds.get(p.type, ctypes.c_int64) for p in function.params]
        made[function.name] = ctypes.CFUNCTYPE(result, *parameters)(address)
    return made
