"""`nxpy.compile`: a program's functions as Python functions. `docs/python.md` is its manual."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from nxpy.driver.functions import python_function, signature
from nxpy.driver.session import Compilation, Session
from nxpy.driver.stops import CompileError
from nxpy.engines.calls import Caller, Lost
from nxpy.runtime.options import MEMORY_LIMIT, RunOptions

if TYPE_CHECKING:
    from nxpy.check.loaded import LoadedModule
    from nxpy.core.nodes import Function, Program

SOURCE_NAME = "<source>"
"""How messages call a program that was given as text."""
MODES = ("safe", "fast")
ENGINES = ("jit", "interp")


class Module:
    """A compiled program. Its functions are attributes; `functions` has them all by name, also those
    whose names are taken here."""

    def __init__(self, name: str, functions: Mapping[str, Callable[..., Any]], caller: Caller, mode: str,
                 engine: str) -> None:  # fmt: skip
        self.name = name
        self.functions = dict(functions)
        self.mode = mode
        self.engine = engine
        self._caller = caller

    def reset(self) -> None:
        """Forgets the program's state, its global variables and its memory; the next call starts afresh."""
        self._caller.reset()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        functions: dict[str, Callable[..., Any]] = self.__dict__.get("functions", {})
        if name in functions:
            return functions[name]
        from nxpy.base.suggest import nearest

        near = nearest(name, list(functions))
        hint = f"; did you mean {near!r}?" if near else ""
        raise AttributeError(f"{self.__dict__.get('name')} has no function {name!r}{hint}")

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.functions})

    def __repr__(self) -> str:
        return f"<nxpy module {self.name}: {', '.join(self.functions) or 'no functions'}>"


def compile(
    path: str | os.PathLike[str] | None = None,
    *,
    source: str | None = None,
    mode: str = "safe",
    engine: str | None = None,
    include: Sequence[str | os.PathLike[str]] = (),
    memory_limit: int = MEMORY_LIMIT,
    allow_read: Sequence[str] = (),
    allow_write: Sequence[str] = (),
    allow_clock: bool = False,
    timeout: float | None = None,
    cache: bool = True,
) -> Module:
    """Compile a program, and give the functions of its main file.

    path      the file; a `str` that holds a `{` or a line break is the program itself
    source    the program itself; its imports are looked for in the working directory first
    mode      "safe" traps on every access outside the array or block; "fast" does not look
    engine    "jit" (native code) or "interp"; by default what there is here, in this order
    include   folders in which imports are looked for, as with `-I`
    memory_limit   bytes of live `sys_mmap` blocks
    allow_read, allow_write, allow_clock   what the program may do, as with `nxpy run`
    timeout   seconds that a call may take, or None
    cache     whether compiled code is looked for in the cache, and kept there

    Raises CompileError, and ValueError for an option that there is not.
    """
    if (path is None) == (source is None):
        raise TypeError("pass a path or source=..., one of the two")
    if isinstance(path, str) and ("{" in path or "\n" in path):
        path, source = None, path
    if mode not in MODES:
        raise ValueError(f"mode is 'safe' or 'fast', not {mode!r}")
    session = Session([os.fspath(folder) for folder in include], os.environ)
    opened = session.open(os.fspath(path)) if path is not None else Text(session, str(source))
    program = opened.program
    if program is None:
        raise CompileError(opened.bag.in_order())
    options = RunOptions(
        argv0=os.fsencode(opened.path), mode=mode, memory_limit=memory_limit, allow_read=allow_read,
        allow_write=allow_write, allow_clock=allow_clock,
    )  # fmt: skip
    chosen = _engine(engine)
    exports = [f for f in program.functions if f.span.source is program.sources[0]]
    if chosen == "jit" and exports:
        caller: Caller = _native(opened, program, exports, options, timeout, cache and source is None)
    else:
        from nxpy.engines.interp.calls import Interpreted

        caller = Interpreted(program, options, timeout)
    functions = {f.name: python_function(f, caller, timeout) for f in exports}
    return Module(opened.path, functions, caller, mode, chosen)


class Text(Compilation):
    """A program that is given as text."""

    __slots__ = ("_text",)

    def __init__(self, session: Session, text: str) -> None:
        super().__init__(session, SOURCE_NAME, False)
        self._text = text

    @property
    def modules(self) -> list[LoadedModule]:
        if self._modules is None:
            from nxpy.driver.modules import Loader

            loader = Loader(self.session.include, self.session.nxpath, self.bag)
            data = self._text.encode("utf-8", "surrogatepass")
            self._modules = loader.load_text(SOURCE_NAME, data)
        return self._modules


# Engines ----------------------------------------------------------------------------------------


def _engine(wanted: str | None) -> str:
    """The engine to use. Raises ValueError."""
    from nxpy.engines import ENGINES as ROWS

    here = sys.platform == "linux" and os.uname().machine == "x86_64"
    native = here and ROWS["jit"].available()
    if wanted is None:
        return "jit" if native else "interp"
    if wanted not in ENGINES:
        raise ValueError(f"engine is 'jit' or 'interp', not {wanted!r}")
    if wanted == "jit" and not native:
        why = "llvmlite is not installed" if here else "it makes code for Linux on x86-64 only"
        raise ValueError(f"engine 'jit' cannot be used here: {why}")
    return wanted


def _native(
    opened: Compilation,
    program: Program,
    exports: Sequence[Function],
    options: RunOptions,
    timeout: float | None,
    cached: bool,
) -> Caller:
    """Native code, from the cache if it is there."""
    from nxpy.driver import cache, launch
    from nxpy.engines.llvm.process import Native
    from nxpy.engines.llvm.server import compile_server

    digest = _digest(exports)
    session = opened.session
    request = cache.Request(opened.path, f"calls-{options.mode}", session.include, session.nxpath)
    keeps = cached and not opened.bag.items
    found = cache.find(request) if keeps else None
    if isinstance(found, cache.Hit):
        with suppress(OSError, Lost):
            with open(found.path, "rb") as file:
                made = Native(file.read(), program, exports, digest, options, timeout)
            if made.fits():
                return made
    executable = compile_server(program, exports, digest, options.mode)
    if keeps:
        with suppress(OSError):
            cache.store(request, executable, (), launch.sources(opened), launch.absent(opened))
    return Native(executable, program, exports, digest, options, timeout)


def _digest(exports: Sequence[Function]) -> int:
    """What code and its callers must agree on."""
    from hashlib import sha256

    text = "\n".join(signature(f) for f in exports)
    return int.from_bytes(sha256(text.encode()).digest()[:7], "little")
