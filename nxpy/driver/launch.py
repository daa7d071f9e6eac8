"""Running a gate as native code: from the cache where it holds, else compiled and kept.

`quick` is the path of a cached run: it knows the plainest command lines and leaves all others, and
everything that is not a hit, to the command-line interface.
"""

from __future__ import annotations

import os
import sys

from nxpy.driver import cache
from nxpy.driver.cache import Hit, Miss, Request

TYPE_CHECKING = False  # not typing's: importing typing would cost every start
if TYPE_CHECKING:
    from collections.abc import Sequence

    from nxpy.core.nodes import Program
    from nxpy.driver.session import Compilation
    from nxpy.runtime.options import RunOptions

MEMORY_LIMIT = 4 << 30
PLAIN = {"--fast": "fast", "--safe": "safe"}


def quick(words: Sequence[str]) -> None:
    """Becomes the gate if `words` (behind `run`) name one that is cached; else returns."""
    mode = "safe"
    at = 0
    while at < len(words) and words[at] in PLAIN:
        mode = PLAIN[words[at]]
        at += 1
    if at > 1 or at == len(words) or words[at][:1] in ("-", "") or sys.platform != "linux":
        return
    path, rest = words[at], words[at + 1 :]
    if rest and rest[0] != "--":
        return
    found = cache.find(Request(path, mode, (), os.environ.get("NXPATH", "")))
    if isinstance(found, Hit):
        args = [os.fsencode(word) for word in rest[1:]] if rest else found.args
        colour = b"1" if wants_colour() else b"0"
        limit = str(MEMORY_LIMIT).encode()
        become(found.path, [os.fsencode(path), limit, b"101", b"0", colour, b"0", b"0", b"0", b"0", *args])


def wants_colour() -> bool:
    """As `base.colour.wanted` decides it for stderr without a flag."""
    if os.environ.get("NO_COLOR"):
        return False
    forced = os.environ.get("FORCE_COLOR")
    if forced:
        return forced != "0"
    try:
        return os.isatty(2) and os.environ.get("TERM") != "dumb"
    except OSError:
        return False


def become(path: str, argv: list[bytes]) -> None:
    """Replaces this process; returns only where the system refuses."""
    try:
        os.execve(path, argv, {})
    except OSError:
        return


def run(
    compilation: Compilation,
    options: RunOptions,
    *,
    cached: bool,
    why: bool,
    args: Sequence[str],
    debug: bool = False,
) -> int:
    """Runs a program that was found good, compiling it where that is needed. Mostly never returns.

    `args` are those of the gate's header, to be kept with it. `debug` compiles for gdb, and keeps nothing.
    """
    from functools import partial

    from nxpy.driver import race
    from nxpy.engines.llvm.engine import command, compile_program, in_memory, run_and_wait

    request = Request(compilation.path, options.mode, compilation.session.include, compilation.session.nxpath)
    keeps = cached and not debug and compilation.path != "-" and not compilation.bag.items
    found = cache.find(request) if keeps else Miss("the cache was not asked")
    program = compilation.program
    assert program is not None
    data = b""
    if isinstance(found, Miss) and keeps and not why and race.suits(options):
        kept = partial(_compiled, compilation, program, request, args)
        code = race.first_run(program, options, lambda: isinstance(kept()[1], Hit))
        if code is not None:
            return code
        found = cache.find(request)
    if isinstance(found, Miss):
        if why:
            cache.note(f"compiled, since {found.reason}")
        if keeps:
            data, found = _compiled(compilation, program, request, args)
            if why and isinstance(found, Miss):
                cache.note(f"not kept: {found.reason}")
        else:
            data = compile_program(program, options.mode, debug=debug)
    elif why:
        cache.note(f"not compiled: {found.path} holds")
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # closed before we were started
            stream.flush()
    argv = command(options)
    if options.reported is not None:
        return _relayed(found, data, program, options, debug)
    if isinstance(found, Hit):
        become(found.path, argv)
        # A folder that programs may not be started from, say.
        data = data or compile_program(program, options.mode, debug=debug)
    descriptor = in_memory(data)
    become(f"/proc/self/fd/{descriptor}", argv)
    return run_and_wait(f"/proc/self/fd/{descriptor}", argv)


def _compiled(
    compilation: Compilation, program: Program, request: Request, args: Sequence[str]
) -> tuple[bytes, Hit | Miss]:
    """The executable, and the entry that keeps it or why there is none."""
    from nxpy.engines.llvm.engine import compile_program

    data = compile_program(program, request.mode)
    return data, cache.store(request, data, args, sources(compilation), absent(compilation))


def _relayed(found: Hit | Miss, data: bytes, program: Program, options: RunOptions, debug: bool) -> int:
    """Runs it as a child whose stderr comes through here."""
    from nxpy.engines.llvm.engine import command, compile_program, in_memory, run_and_wait

    if isinstance(found, Hit):
        try:
            return run_and_wait(found.path, command(options), options.reported)
        except OSError:  # a folder that programs may not be started from, say
            data = data or compile_program(program, options.mode, debug=debug)
    return run_and_wait(f"/proc/self/fd/{in_memory(data)}", command(options), options.reported)


def sources(compilation: Compilation) -> list[tuple[str, bytes, str]]:
    """Every place at which a file of the program was found, with the bytes that were read, and what it is
    without links."""
    modules = compilation.modules
    return [(place, module.content.data, module.real) for module in modules for place in module.places]


def absent(compilation: Compilation) -> list[str]:
    """Paths at which an import was looked for in vain before it was found."""
    return list(dict.fromkeys(place for module in compilation.modules for place in module.absent))
