"""NX functions inside this process: pure loops over plain memory, compiled for this CPU.

Only for the toolchain's own modules that call nothing of the system (`nx_fold_kernels.nx`): there are
no checks, no traps and no address space of their own, and pointers are the process's addresses. The
object code is kept in the cache of compiled gates, as an entry whose arguments are the functions' signatures:
`name:parameters:result`, i for an integer or a pointer, f and d for floats.
"""

from __future__ import annotations

import ctypes
from importlib.resources import files
from typing import Any

from nxpy.driver import cache
from nxpy.lang.types import F32, F64, Type

_loaded: dict[str, dict[str, Any]] = {}
PREFETCH = "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)\n"
_kept: list[Any] = []  # LLVM frees the code with its engine
_LETTERS: dict[Type, str] = {F32: "f", F64: "d"}
_KINDS: dict[str, Any] = {"i": ctypes.c_int64, "f": ctypes.c_float, "d": ctypes.c_double, "": None}


class NoKernels(Exception):
    """Why there are none: llvmlite is missing, or the machine is one that the engine does not know."""


def load(module: str) -> dict[str, Any]:
    """The functions of a bundled module by name, as ctypes functions that let other threads run.

    Pointers and integers are passed as int64, floats as floats. Compiled once, and loaded once a process.
    """
    if module not in _loaded:
        try:
            _loaded[module] = _load(module)
        except (ImportError, OSError, RuntimeError) as e:
            raise NoKernels(str(e)) from e
    return _loaded[module]


def _load(module: str) -> dict[str, Any]:
    request = cache.Request(str(files("nxpy").joinpath("lib", f"{module}.nx")), "kernels")
    found = cache.find(request)
    if isinstance(found, cache.Hit):
        try:
            with open(found.path, "rb") as file:
                return _linked(cache.content(file.read()), [word.decode() for word in found.args])
        except (OSError, RuntimeError):  # removed or replaced since
            pass
    return _linked(*_compile(request))


def _compile(request: cache.Request) -> tuple[bytes, list[str]]:
    """The module's object code and its functions' signatures."""
    from nxpy.driver.launch import absent, sources
    from nxpy.driver.session import Session
    from nxpy.engines.llvm.backend import Target, program_module
    from nxpy.engines.llvm.module import ModuleLowering

    compilation = Session().open(request.path)
    program = compilation.program
    if program is None:
        raise RuntimeError(f"{request.path} does not compile: {compilation.bag.items[:1]}")
    target = Target()
    optimised = program_module(_fetching(ModuleLowering(program, safe=False, raw=True).lower()), target)
    outside = [f.name for f in optimised.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if outside:
        raise RuntimeError(f"{request.path} calls {', '.join(outside)}, which only a gate has")
    made: bytes = _machine().emit_object(optimised)
    signatures = []
    for function in program.functions:
        parameters = "".join(_LETTERS.get(p.type, "i") for p in function.params)
        result = _LETTERS.get(function.result, "i") if function.result else ""
        signatures.append(f"{function.name}:{parameters}:{result}")
    cache.store(request, made, signatures, sources(compilation), absent(compilation))
    return made, signatures


def _fetching(text: str) -> str:
    """The IR, where the function `nxfk_ahead` does what NX has no word for: a prefetch, which no result
    depends on and no address is wrong for."""
    head, found, tail = text.partition("@nxfk_ahead(ptr %p0)")
    if not found:
        return text
    fetch = "start:\n  call void @llvm.prefetch.p0(ptr %p0, i32 0, i32 3, i32 1)\n"
    return head + found + tail.replace("start:\n", fetch, 1) + "\n" + PREFETCH


def _machine() -> Any:
    """For this CPU. The code may land anywhere, far from libc and beyond 32-bit addresses."""
    import llvmlite.binding as llvm

    from nxpy.engines.llvm.backend import Target

    target = Target()
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc="pic", codemodel="jitdefault"
    )


def _linked(code: bytes, signatures: list[str]) -> dict[str, Any]:
    """The functions of an object file, laid into this process."""
    import llvmlite.binding as llvm

    if not code:
        raise RuntimeError("there is no object code")
    machine = _machine()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _kept.extend((engine, machine))
    made = {}
    for signature in signatures:
        name, parameters, result = signature.split(":")
        kind = ctypes.CFUNCTYPE(_KINDS[result], *(_KINDS[letter] for letter in parameters))
        address = engine.get_function_address(name)
        if not address:
            raise RuntimeError(f"{name} is not in the object code")
        made[name] = kind(address)
    return made
