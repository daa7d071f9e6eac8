"""Which functions may free memory, by themselves or through what they call."""

from __future__ import annotations

from nxpy.core.nodes import Call, Cast, Function, IntrinsicCall, Load, Loop, Program, Var
from nxpy.engines.llvm.walk import nodes
from nxpy.lang.types import IntType, PointerType


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


def blocks_apart(program: Program) -> bool:
    """Whether what `sys_mmap` gives is reached through pointers derived from it only. Then LLVM may know
    that two blocks do not overlap, as it does of `malloc`. Addresses are deterministic, so a pointer can
    also be made of a number, or of bytes that were written as numbers; and a stale pointer can mean
    a new block once the old one was freed. A program in which any of that might be gets no such promise."""
    return not any(makes_pointer(node) for function in reachable(program) for node in nodes(function.body))


def makes_pointer(node: object) -> bool:
    if isinstance(node, Cast):
        return isinstance(node.type, PointerType) and isinstance(node.operand.type, IntType)
    if isinstance(node, Load):
        place = node.place
        held = isinstance(place, Var) and not place.variable.resident
        return isinstance(node.type, PointerType) and not held
    return isinstance(node, IntrinsicCall) and node.row.name == "sys_munmap"


def called_often(program: Program) -> frozenset[int]:
    """Indices of the functions that are called from more than one place."""
    calls: dict[int, int] = {}
    for function in program.functions:
        for node in nodes(function.body):
            if isinstance(node, Call):
                calls[node.function.index] = calls.get(node.function.index, 0) + 1
    return frozenset(index for index, count in calls.items() if count > 1)


def looping(program: Program) -> frozenset[int]:
    """Indices of the functions that have a loop."""
    found = (f.index for f in program.functions if any(isinstance(node, Loop) for node in nodes(f.body)))
    return frozenset(found)


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
