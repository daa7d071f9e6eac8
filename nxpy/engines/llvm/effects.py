"""Which functions may free memory, by themselves or through what they call."""

from __future__ import annotations

from nxpy.core.nodes import Call, Function, IntrinsicCall, Program
from nxpy.engines.llvm.walk import nodes


def frees_memory(program: Program) -> frozenset[int]:
    """Indices of the functions from which a `sys_munmap` can be reached."""
    callers: dict[int, list[int]] = {}
    todo: list[int] = []
    for function in program.functions:
        for node in nodes(function.body):
            if isinstance(node, Call):
                callers.setdefault(node.function.index, []).append(function.index)
            elif isinstance(node, IntrinsicCall) and node.row.name == "sys_munmap":
                todo.append(function.index)
    found: set[int] = set()
    while todo:
        index = todo.pop()
        if index not in found:
            found.add(index)
            todo += callers.get(index, ())
    return frozenset(found)


def called_often(program: Program) -> frozenset[int]:
    """Indices of the functions that are called from more than one place."""
    calls: dict[int, int] = {}
    for function in program.functions:
        for node in nodes(function.body):
            if isinstance(node, Call):
                calls[node.function.index] = calls.get(node.function.index, 0) + 1
    return frozenset(index for index, count in calls.items() if count > 1)


def may_free(node: object, frees: frozenset[int]) -> bool:
    """Whether evaluating this node alone may free memory."""
    if isinstance(node, Call):
        return node.function.index in frees
    return isinstance(node, IntrinsicCall) and node.row.name == "sys_munmap"


def reachable(program: Program) -> list[Function]:
    """The functions that `main` can reach; all of them in a library."""
    if program.main is None:
        return program.functions
    found = {program.main.index}
    todo = [program.main]
    while todo:
        for node in nodes(todo.pop().body):
            if isinstance(node, Call) and node.function.index not in found:
                found.add(node.function.index)
                todo.append(node.function)
    return [f for f in program.functions if f.index in found]
