"""`nxpy doctor`: what this machine has and lacks for nxpy, as plain facts.

A fact is one row: its name, what nxpy needs it for, and the function that finds it out.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable

from nxpy import __version__
from nxpy.base.colour import paint
from nxpy.cli import exits
from nxpy.cli.options import COLOUR, Verb, parse
from nxpy.cli.terminal import say, use_colour

VERB = Verb(
    "doctor",
    "what this machine has and lacks for nxpy",
    "[OPTIONS]",
    options=[COLOUR],
    examples=[("nxpy doctor", "exit code 0 unless something that nxpy cannot do without is missing")],
)


class Fact:
    """`find` gives what there is, and whether it is there. `required`: nothing works without it."""

    __slots__ = ("find", "name", "needed_for", "required")

    def __init__(
        self, name: str, find: Callable[[], tuple[bool, str]], needed_for: str, required: bool
    ) -> None:
        self.name = name
        self.find = find
        self.needed_for = needed_for
        self.required = required


def main(argv: list[str]) -> int:
    line = parse(VERB, argv)
    colour = use_colour(line.text("color"))
    missing = False
    for fact in FACTS:
        there, text = _found(fact)
        missing |= fact.required and not there
        mark = "ok" if there else "MISSING" if fact.required else "-"
        shown = paint("help" if there else "error" if fact.required else "quiet", f"{mark:<8}", colour)
        needed = "" if there or not fact.needed_for else f" (for {fact.needed_for})"
        say(f"{shown}{fact.name:<10}{text}{needed}\n")
    return exits.FAULT if missing else exits.OK


def _found(fact: Fact) -> tuple[bool, str]:
    try:
        return fact.find()
    except Exception as error:  # a broken install of something must not break the doctor
        return False, f"does not load: {type(error).__name__}: {str(error)[:200]}"


def _nxpy() -> tuple[bool, str]:
    return True, f"{__version__} in {os.path.dirname(os.path.dirname(os.path.abspath(__file__)))}"


def _python() -> tuple[bool, str]:
    version = sys.version.split()[0]
    return sys.version_info >= (3, 11), f"{version} ({sys.implementation.name}) {sys.executable}"


def _library() -> tuple[bool, str]:
    from nxpy.driver.modules import LIBRARY

    modules = sorted(name for name in os.listdir(LIBRARY) if name.endswith(".nx"))
    return bool(modules), f"{len(modules)} bundled modules in {LIBRARY}"


def _package(name: str) -> Callable[[], tuple[bool, str]]:
    def find() -> tuple[bool, str]:
        from importlib import metadata

        try:
            return True, metadata.version(name)
        except metadata.PackageNotFoundError:
            return False, "not installed"

    return find


def _llvm() -> tuple[bool, str]:
    there, version = _package("llvmlite")()
    if not there:
        return there, version
    from llvmlite import binding

    llvm = ".".join(map(str, binding.llvm_version_info))
    return True, f"{llvm} (llvmlite {version}), CPU {binding.get_host_cpu_name()}"


def _cpu() -> tuple[bool, str]:
    model = ""
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            model = next(
                (line.partition(":")[2].strip() for line in file if line.startswith("model name")), ""
            )
    except OSError:
        pass
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return True, f"{os.uname().machine}, {usable} usable cores" + (f", {model}" if model else "")


def _tool(*names: str) -> Callable[[], tuple[bool, str]]:
    def find() -> tuple[bool, str]:
        paths = [path for name in names if (path := shutil.which(name))]
        return bool(paths), ", ".join(paths) or "none of " + ", ".join(names)

    return find


def _gpu() -> tuple[bool, str]:
    from importlib.util import find_spec

    driver = os.path.exists("/proc/driver/nvidia/version")
    if find_spec("cupy") is None:
        return False, ("an NVIDIA driver, but no CuPy" if driver else "no NVIDIA driver, no CuPy")
    import cupy

    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except Exception:  # CuPy raises its own type when there is no driver
        count = 0
    names = [cupy.cuda.runtime.getDeviceProperties(i)["name"].decode() for i in range(count)]
    return count > 0, f"CuPy {cupy.__version__}, " + (", ".join(names) or "no device")


def _mpi() -> tuple[bool, str]:
    there, version = _package("mpi4py")()
    launcher = shutil.which("mpirun") or shutil.which("mpiexec")
    parts = [f"mpi4py {version}", launcher or "no mpirun"]
    return there and launcher is not None, ", ".join(parts)


def _cache() -> tuple[bool, str]:
    from nxpy.driver import cache

    folder = cache.folder()
    if not os.path.exists(folder or "/"):
        there = os.path.dirname(folder)
        while not os.path.exists(there):
            there = os.path.dirname(there)
        usable = os.access(there, os.W_OK | os.X_OK)
        return usable, f"{folder} (nothing in it yet)" if usable else f"{folder} cannot be made"
    why_not = cache.objection(folder)
    if not why_not and not os.access(folder, os.W_OK | os.X_OK):
        why_not = f"the cache folder {folder} cannot be written"
    return not why_not, why_not or folder


def _sandbox() -> tuple[bool, str]:
    from nxpy.gate import sandbox

    rows = sandbox.facts()
    return all(there for _, there, _ in rows), "; ".join(f"{name}: {text}" for name, _, text in rows)


FACTS = (
    Fact("nxpy", _nxpy, "", True),
    Fact("Python", _python, "everything; 3.11 is the oldest that works", True),
    Fact("library", _library, "imports of bundled modules", True),
    Fact("lark", _package("lark"), "parsing", True),
    Fact("LLVM", _llvm, "--engine jit; the interpreter works without", False),
    Fact("NumPy", _package("numpy"), "calling gates from Python", False),
    Fact("CPU", _cpu, "", False),
    Fact("cc", _tool("cc", "gcc", "clang", "tcc"), "--engine c", False),
    Fact("cache", _cache, "a faster second run", False),
    Fact("sandbox", _sandbox, "keeping tested gates off files and network", False),
    Fact("GPU", _gpu, "gates that require a GPU", False),
    Fact("MPI", _mpi, "--fabric mpi", False),
)
