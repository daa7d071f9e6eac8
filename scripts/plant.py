"""Plants memory errors: `python -m scripts.plant GATE...`.

For each access through a pointer in a gate, one at a time, the program is changed so that the access
goes wrong at its first execution: one element before its block's first, one past its last, through
null, into a block that was freed, into the next live block. The interpreter, which defines what a trap
is, and the native engine must then report the same trap at the same place, to the byte.
"""

from __future__ import annotations

import argparse
import subprocess
import sys

from nxpy.base.source import Span
from nxpy.core.nodes import Binary, Cast, Const, Deref, Expr, Function, Program
from nxpy.driver.session import Session
from nxpy.engines.llvm.effects import reachable
from nxpy.engines.llvm.walk import nodes
from nxpy.lang.types import I64, PointerType
from nxpy.runtime.options import RunOptions

FAR = 1 << 33


def load(path: str) -> Program:
    program = Session().open(path, require_main=True).program
    if program is None:
        raise SystemExit(f"{path} does not compile")
    return program


def accesses(program: Program) -> list[tuple[Function, Deref]]:
    """Every `Deref` that `main` can reach, in a fixed order."""
    found = [(f, n) for f in reachable(program) for n in nodes(f.body) if isinstance(n, Deref)]
    return sorted(found, key=lambda row: (row[0].index, row[1].span.start, row[1].span.end))


def number(value: int, span: Span) -> Const:
    return Const(I64, value, span)


def moved(node: Deref, by: int) -> None:
    """The access `by` elements further on."""
    size = max(node.type.size, 1)
    index: Expr = number(0, node.span) if node.index is None else node.index
    node.index = Binary("add", index, number(by // size, node.span), I64, node.span)


def through(node: Deref, address: int) -> None:
    """The access through another pointer altogether."""
    assert isinstance(node.pointer.type, PointerType)
    node.pointer = Cast(number(address, node.span), node.pointer.type, node.span)
    node.index = None


PLANTS = {
    "before": lambda node: moved(node, -(1 << 20)),
    "past": lambda node: moved(node, 1 << 20),
    "far": lambda node: moved(node, FAR),
    "null": lambda node: through(node, 0),
    "nothing": lambda node: through(node, 0x7FFF_1234_5678),
    "unused": lambda node: through(node, (9 << 40) + (500 << 9)),
    "behind": lambda node: through(node, (0x25 << 40) + 32 + 31),
}
"""What goes wrong, by name. 2**20 bytes leave every block of a small gate and reach its neighbours."""


def on_interp(program: Program) -> tuple[int, bytes, bytes]:
    from nxpy.engines.interp.engine import execute
    from nxpy.runtime.traps import render

    code, out, trap = execute(program, RunOptions(argv0=b"gate"))
    return code, out, render(trap).encode() if trap else b""


def on_native(program: Program) -> tuple[int, bytes, bytes]:
    from nxpy.engines.llvm.engine import command, compile_program, in_memory

    descriptor = in_memory(compile_program(program, "safe"))
    done = subprocess.run(
        command(RunOptions(argv0=b"gate")), executable=f"/proc/self/fd/{descriptor}", pass_fds=[descriptor],
        capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("gates", nargs="+")
    parser.add_argument("--every", type=int, default=1, help="only each so many-th access")
    options = parser.parse_args()
    tried = trapped = different = 0
    for path in options.gates:
        for at in range(0, len(accesses(load(path))), options.every):
            name = list(PLANTS)[at // options.every % len(PLANTS)]
            program = load(path)
            function, node = accesses(program)[at]
            PLANTS[name](node)
            expected, got = on_interp(program), on_native(program)
            tried += 1
            trapped += expected[0] == 101
            if expected != got:
                different += 1
                print(f"{path}: {name} at {node.span} in {function.symbol}: {expected} but {got}")
    print(f"{tried} errors planted, {trapped} met and trapped, {different} reported differently")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
