"""`python -m scripts.fuzz`: random programs on several engines, compared with the interpreter.

Exit 1 where an engine differs; each difference is shrunk and written to a file.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.check.checker import check
from nxpy.check.loaded import LoadedModule
from nxpy.core.nodes import Program
from nxpy.runtime.options import RunOptions
from nxpy.syntax.parser import parse
from scripts.fuzz.generate import generate
from scripts.fuzz.shrink import shrink

Result = tuple[int, bytes, str]
"""Exit code, stdout, stderr."""

LIMIT = 20.0
"""Seconds that one program may take on one engine."""


def compiled(text: str) -> Program | None:
    bag = Bag()
    module = parse(Source("fuzz.nx", text), bag)
    if bag.failed:
        return None
    return check([LoadedModule(module)], bag, require_main=True)


def on_interp(program: Program) -> Result:
    from nxpy.engines.interp.engine import execute
    from nxpy.runtime.traps import render

    code, out, trap = execute(program, RunOptions(argv0=b"fuzz.nx"))
    return code, out, render(trap) if trap else ""


def _run(path: str, argv: list[str], env: dict[str, str] | None = None) -> Result:
    try:
        made = subprocess.run([path, *argv], capture_output=True, timeout=LIMIT, env=env, check=False)
    except subprocess.TimeoutExpired:
        return 124, b"", "timeout"
    return made.returncode, made.stdout, made.stderr.decode()


def on_native(mode: str, *, quick: bool = False) -> Callable[[Program], Result]:
    def run(program: Program) -> Result:
        from nxpy.engines.llvm.engine import command, compile_program, in_memory

        descriptor = in_memory(compile_program(program, mode, quick=quick))
        try:
            words = [os.fsdecode(word) for word in command(RunOptions(argv0=b"fuzz.nx", mode=mode))]
            made = subprocess.run(
                words, executable=f"/proc/self/fd/{descriptor}", capture_output=True, timeout=LIMIT,
                pass_fds=[descriptor], check=False,
            )  # fmt: skip
            return made.returncode, made.stdout, made.stderr.decode()
        except subprocess.TimeoutExpired:
            return 124, b"", "timeout"
        finally:
            os.close(descriptor)

    return run


def on_executable(program: Program) -> Result:
    from nxpy.engines.llvm.engine import compile_program

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "fuzz")
        with open(path, "wb") as file:
            file.write(compile_program(program, "safe", standalone=True))
        os.chmod(path, 0o755)
        return _run(path, [])


def on_c(compiler: str, mode: str, *flags: str) -> Callable[[Program], Result]:
    def run(program: Program) -> Result:
        from nxpy.engines.c.engine import environment
        from nxpy.engines.c.program import emit

        with tempfile.TemporaryDirectory() as folder:
            source, path = os.path.join(folder, "fuzz.c"), os.path.join(folder, "fuzz")
            with open(source, "w", encoding="utf-8") as file:
                file.write(emit(program, mode=mode))
            built = subprocess.run(
                [compiler, *flags, source, "-o", path], capture_output=True, text=True, check=False
            )
            if built.returncode or built.stderr:
                return built.returncode or -1, b"", built.stderr[:2000]
            return _run(path, [], environment(RunOptions(argv0=b"fuzz.nx", mode=mode)))

    return run


def on_python(program: Program) -> Result:
    from nxpy.engines.c.engine import environment
    from nxpy.engines.python.program import emit

    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "fuzz.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(emit(program))
        return _run(sys.executable, ["-I", path], environment(RunOptions(argv0=b"fuzz.nx")))


_WARN = ("-Wall", "-Wextra", "-Wpedantic")
ENGINES: dict[str, Callable[[Program], Result]] = {
    "interp": on_interp,
    "jit": on_native("safe"),
    "jit-quick": on_native("safe", quick=True),
    "jit-fast": on_native("fast"),
    "exe": on_executable,
    "tcc": on_c("tcc", "safe", "-Wall"),
    "tcc-fast": on_c("tcc", "fast", "-Wall"),
    "gcc": on_c("gcc", "safe", "-O2", *_WARN),
    "gcc-fast": on_c("gcc", "fast", "-O3", *_WARN),
    "clang": on_c("clang", "safe", "-O2", *_WARN),
    "python": on_python,
    "sanitized": on_c("gcc", "safe", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
}


def same(name: str, got: Result, wanted: Result) -> bool:
    """Whether an engine's result is right. `fast` leaves out the access checks: a program that the
    interpreter stops there may do anything."""
    if "fast" in name and ("[R0002]" in wanted[2] or "[R0003]" in wanted[2]):
        return True
    return got == wanted


def differing(text: str, names: list[str]) -> list[tuple[str, Result, Result]]:
    program = compiled(text)
    if program is None:
        return []
    wanted = on_interp(program)
    found = []
    for name in names:
        made = compiled(text)
        assert made is not None
        got = ENGINES[name](made)
        if not same(name, got, wanted):
            found.append((name, got, wanted))
    return found


def report(seed: int, names: list[str], folder: str, found: list[tuple[str, Result, Result]]) -> None:
    name = found[0][0]
    small = shrink(generate(seed), lambda text: bool(differing(text, [name])))
    path = os.path.join(folder, f"fuzz-{seed}-{name}.nx")
    with open(path, "w", encoding="utf-8") as file:
        file.write(small)
    for engine, got, wanted in found:
        print(f"seed {seed}: {engine} differs (shrunk for {name}: {path})")
        print(f"  interp {wanted[0]} {wanted[1][-60:]!r} {wanted[2][-300:]!r}")
        print(f"  {engine} {got[0]} {got[1][-60:]!r} {got[2][-300:]!r}", flush=True)


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m scripts.fuzz", description=__doc__)
    options.add_argument("--count", type=int, default=100, help="how many programs (default 100)")
    options.add_argument("--seed", type=int, default=0, help="the first seed (default 0)")
    options.add_argument("--engines", default="jit,jit-fast,exe", help=f"of {','.join(ENGINES)}")
    options.add_argument("--out", default=".", help="folder for what differs")
    line = options.parse_args()
    names = line.engines.split(",")
    unknown = [name for name in names if name not in ENGINES]
    if unknown:
        options.error(f"no engine is called {unknown[0]}")
    started, bad, traps = time.monotonic(), 0, 0
    for seed in range(line.seed, line.seed + line.count):
        text = generate(seed).text()
        program = compiled(text)
        if program is None:
            print(f"seed {seed}: the generator made a program that does not compile", flush=True)
            bad += 1
            continue
        traps += on_interp(program)[0] == 101
        found = differing(text, names)
        if found:
            bad += 1
            report(seed, names, line.out, found)
    seconds = time.monotonic() - started
    print(f"{line.count} programs, {traps} of them trapped, {bad} differ, {seconds:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
