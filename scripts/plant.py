"""Plants memory errors: `python -m scripts.plant GATE...`.

For each access through a pointer in a gate that runs, one at a time, the program is changed so that the
access goes wrong at its first execution: just before its block's first byte, just past its last, at
the same place of the next block of its class, through null, and in its own block right after that was freed.
The interpreter, which defines what a trap is, and the native engine must then report the same trap at the
same place, to the byte. `--every 7` tries each seventh of these plants.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys

from nxpy.base.source import Span
from nxpy.core.nodes import Binary, Cast, Const, Deref, Expr, Function, IntrinsicCall, Program
from nxpy.driver.session import Session
from nxpy.engines.llvm.effects import reachable
from nxpy.engines.llvm.walk import nodes
from nxpy.lang.intrinsics import INTRINSICS
from nxpy.lang.types import I64, PointerType
from nxpy.runtime.options import RunOptions

FAR = 1 << 33
DETAIL = re.compile(r" at (0x[0-9a-f]+), (\d+) bytes past the end of a block of (\d+) bytes?$")
SLOT_CLASSES = {0x3D: 0x38, 0x25: 0x20, 0x05: 0x00}
"""First region of an area to what it adds to a size class, highest first (docs/memory.md)."""


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


class Met:
    """What an access meets when it is first executed: its address, and its block."""

    __slots__ = ("address", "size", "start")

    def __init__(self, address: int, start: int, size: int) -> None:
        self.address = address
        self.start = start
        self.size = size

    @property
    def slot(self) -> int:
        """Bytes from a block of this class to the next."""
        region = self.start >> 40
        return 1 << (region - next(add for first, add in SLOT_CLASSES.items() if region >= first))


def added(node: Deref, more: Expr) -> None:
    index: Expr = number(0, node.span) if node.index is None else node.index
    node.index = Binary("add", index, more, I64, node.span)


def moved(node: Deref, elements: int) -> None:
    """The access that many elements further on."""
    added(node, number(elements, node.span))


def width(node: Deref) -> int:
    return max(node.type.size, 1)


def before(node: Deref, met: Met) -> None:
    moved(node, -((met.address - met.start) // width(node) + 1))


def past(node: Deref, met: Met) -> None:
    moved(node, -((met.address - met.start - met.size) // width(node)))


def next_block(node: Deref, met: Met) -> None:
    moved(node, -(-met.slot // width(node)))


def null(node: Deref, met: Met) -> None:
    assert isinstance(node.pointer.type, PointerType)
    node.pointer = Cast(number(0, node.span), node.pointer.type, node.span)
    node.index = None


def freed(node: Deref, met: Met) -> None:
    """The index becomes `index + sys_munmap(block)`, which is 0."""
    row = INTRINSICS["sys_munmap"]
    assert row.params is not None
    block = Cast(number(met.start, node.span), row.params[0], node.span)
    added(node, IntrinsicCall(row, [block, number(met.size, node.span)], I64, node.span))


PLANTS = {"before": before, "past": past, "next": next_block, "null": null, "freed": freed}
"""What goes wrong, by name."""


def probe(path: str, at: int) -> Met | None:
    """Sends the access far away and reads off the interpreter's trap where it came from; None where it
    is never executed."""
    from nxpy.engines.interp.engine import execute

    program = load(path)
    node = accesses(program)[at][1]
    elements = FAR // width(node)
    moved(node, elements)
    trap = execute(program, RunOptions(argv0=b"gate"))[2]
    found = DETAIL.search(trap.detail) if trap else None
    if found is None:
        return None
    address, over, size = (int(text, 0) for text in found.groups())
    return Met(address - elements * width(node), address - over - size, size)


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


def try_one(path: str, at: int, name: str, met: Met) -> str:
    """What is wrong with how the planted error is reported; nothing, as it should be."""
    program = load(path)
    function, node = accesses(program)[at]
    PLANTS[name](node, met)
    expected, got = on_interp(program), on_native(program)
    # Of `a[i] = a[i] + 1` the read may be the first to find the block freed: the line is what counts.
    line = f" {node.span}".rpartition(":")[0] + ":"
    trapped = expected[0] == 101 and line.encode() in expected[2]
    where = f"{path}: {name} at {node.span} in {function.symbol}"
    if expected != got:
        return f"{where}: {expected} but {got}"
    return "" if trapped else f"{where}: no trap there: {expected}"


def plant(path: str, kinds: list[str], every: int, turn: int) -> tuple[int, int, int, int]:
    """Accesses, those that run, errors planted, errors missed."""
    count = len(accesses(load(path)))
    runs = planted = missed = 0
    for at in range(count):
        met = probe(path, at)
        runs += met is not None
        for name in kinds if met else ():
            assert met is not None
            turn += 1
            heap = met.start >> 40 < 0x25
            if turn % every or (name == "freed" and not heap):
                continue
            problem = try_one(path, at, name, met)
            planted += 1
            missed += bool(problem)
            if problem:
                print(problem)
    return count, runs, planted, missed


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("gates", nargs="+")
    parser.add_argument("--every", type=int, default=1, help="only each so many-th plant")
    parser.add_argument("--kinds", default=",".join(PLANTS), help="some of %(default)s")
    options = parser.parse_args()
    total = [0, 0, 0, 0]
    for path in options.gates:
        found = plant(path, options.kinds.split(","), options.every, total[0])
        print(
            f"{path}: accesses {found[0]}, run {found[1]}, planted {found[2]}, missed {found[3]}", flush=True
        )
        total = [a + b for a, b in zip(total, found, strict=True)]
    print(f"accesses {total[0]}, run {total[1]}, planted {total[2]}, missed {total[3]}")
    return 1 if total[3] else 0


if __name__ == "__main__":
    sys.exit(main())
