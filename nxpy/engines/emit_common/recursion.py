"""Which functions may be active more than once at a time."""

from __future__ import annotations

from collections.abc import Mapping

from nxpy.core import nodes as core
from nxpy.core.walk import inside

Callees = Mapping[core.Function, set[core.Function]]
"""Which functions each one calls."""


def calls(program: core.Program) -> Callees:
    return {
        function: {node.function for node in inside(function.body) if isinstance(node, core.Call)}
        for function in program.functions
    }


def recursive(callees: Callees) -> set[core.Function]:
    """Functions that may call themselves, directly or not, and those between two such."""
    callers: dict[core.Function, set[core.Function]] = {function: set() for function in callees}
    for function, called in callees.items():
        for other in called:
            callers[other].add(function)
    return _pruned(_pruned(set(callees), callees), callers)


def _pruned(functions: set[core.Function], edges: Callees) -> set[core.Function]:
    """What is left when those without an edge to another that is left are taken away."""
    before: dict[core.Function, list[core.Function]] = {function: [] for function in functions}
    counts: dict[core.Function, int] = {}
    for function in functions:
        inner = edges[function] & functions
        counts[function] = len(inner)
        for other in inner:
            before[other].append(function)
    waiting = [function for function, count in counts.items() if count == 0]
    while waiting:
        function = waiting.pop()
        del counts[function]
        for other in before[function]:
            counts[other] -= 1
            if counts[other] == 0:
                waiting.append(other)
    return set(counts)
