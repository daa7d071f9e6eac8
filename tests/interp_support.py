"""Running NX source in this process, for tests of the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from nxpy.core.nodes import Program
from nxpy.core.verifier import verify
from nxpy.driver.session import Session
from nxpy.engines.interp import program as compiled
from nxpy.engines.interp.engine import execute
from nxpy.engines.interp.image import Image
from nxpy.runtime.memory import Memory
from nxpy.runtime.options import RunOptions
from nxpy.runtime.output import Captured
from nxpy.runtime.system import System
from nxpy.runtime.traps import Trap


def program(source: str, name: str = "case.nx") -> Program:
    """The verified core of one file."""
    with TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_text(source, encoding="utf-8")
        opened = Session([], {}).open(str(path))
        made = opened.program
    assert made is not None, opened.bag.items
    verify(made)
    return made


def run(source: str, options: RunOptions | None = None, stdin: bytes = b"") -> tuple[int, bytes, Trap | None]:
    """Exit code, stdout and trap of a program."""
    return execute(program(source), options, stdin)


def result(source: str) -> int:
    """The exit code of a program that has to end without a trap."""
    code, _, trap = run(source)
    assert trap is None, trap
    return code


def trap(source: str, options: RunOptions | None = None) -> Trap:
    """The trap of a program that has to end with one."""
    _, _, trap = run(source, options)
    assert trap is not None
    return trap


def where(trap: Trap) -> tuple[int, int]:
    """Line and column of a trap."""
    assert trap.span is not None
    return trap.span.position


Functions = dict[str, Callable[..., int | float]]


def loaded(source: str) -> tuple[Functions, Memory]:
    """The Python functions that the interpreter makes of a file's functions, by their names, and
    the memory that they work on."""
    made = program(source)
    memory = Memory(1 << 32)
    image = Image(made, memory, System(memory, Captured(), RunOptions()))
    compiled.load(image)
    found: Functions = {}
    for function in made.functions:
        compiled_function = image.python[image.name(function)]
        assert callable(compiled_function)
        found[function.name] = compiled_function
    return found, memory


def functions(source: str) -> Functions:
    return loaded(source)[0]
