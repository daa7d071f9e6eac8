"""What is emitted of a program, and what it says of where it came from."""

from __future__ import annotations

import os
from hashlib import sha256

from nxpy.core import nodes as core
from nxpy.core.walk import inside


def reached(program: core.Program) -> list[core.Function]:
    """The functions that `main` can reach (all of a library's), in the order of the source."""
    if program.main is None:
        return list(program.functions)
    seen, work = {program.main.index}, [program.main]
    while work:
        for node in inside(work.pop().body):
            if isinstance(node, core.Call) and node.function.index not in seen:
                seen.add(node.function.index)
                work.append(node.function)
    return [f for f in program.functions if f.index in seen]


def display_names(program: core.Program) -> tuple[list[str], list[str]]:
    """The names of functions and global variables, with their module where two have the same."""
    declared: list[core.Function | core.Global] = [*program.functions, *program.globals]
    count: dict[str, int] = {}
    for thing in declared:
        count[thing.name] = count.get(thing.name, 0) + 1
    functions, variables = (
        [t.name if count[t.name] == 1 else f"{t.module}::{t.name}" for t in things]
        for things in (program.functions, program.globals)
    )
    return functions, variables


def digests(program: core.Program) -> list[str]:
    """A line for each source: its name and the SHA-256 of its text."""
    return [
        f"{_shown(os.path.basename(source.name))}  sha256 {sha256(source.text.encode()).hexdigest()}"
        for source in program.sources
    ]


def _shown(name: str) -> str:
    """A file's name as one line of a comment can hold it: no name may end the comment."""
    return "".join(char if char.isprintable() else "?" for char in name)


def falls_through(block: core.Block) -> bool:
    """Whether a block's end may be reached, as far as its last statement says."""
    last = block.statements[-1] if block.statements else None
    if isinstance(last, core.Block):
        return falls_through(last)
    return not isinstance(last, core.Return | core.Break | core.Continue)
