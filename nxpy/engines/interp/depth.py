"""How deep calls may nest.

The language promises 100,000 calls with small frames and a trap for recursion without end. Calls
cost no C stack here (CPython 3.11 and later run a Python-to-Python call in the same loop), so the
limit is one of memory: a frame takes its variables, its evaluation stack and a fixed part, and once
more when an exception passes through it. Only frames of recursive functions count; of any other
there is one at a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import CodeType

from nxpy.core import nodes as core
from nxpy.core.walk import inside
from nxpy.engines.interp.program import Unit

DEEPEST = 220_000
SHALLOWEST = 2_000
BUDGET = 400 << 20
"""Bytes for all frames together."""
RESIDENT = 2_500
"""Bytes of a resident local: its block, and what is known of that."""


def limit(program: core.Program, units: Mapping[CodeType, Unit]) -> int:
    """The recursion limit under which no call stack of these functions outgrows the budget."""
    repeated = recursive(program)
    sizes = [_bytes(code, unit) for code, unit in units.items() if unit.function in repeated]
    return max(SHALLOWEST, min(DEEPEST, BUDGET // max(sizes, default=1)))


def _bytes(code: CodeType, unit: Unit) -> int:
    # A variable's slot, twice, and the int in it; the frame, its object and the traceback's entry.
    frame = code.co_nlocals * (2 * 8 + 32) + code.co_stacksize * 2 * 8 + 400
    return frame + RESIDENT * sum(local.resident for local in unit.function.locals)


def recursive(program: core.Program) -> set[core.Function]:
    """Functions that may call themselves, directly or not, and those between two such."""
    callees = {
        function: {node.function for node in inside(function.body) if isinstance(node, core.Call)}
        for function in program.functions
    }
    callers: dict[core.Function, set[core.Function]] = {function: set() for function in callees}
    for function, called in callees.items():
        for other in called:
            callers[other].add(function)
    return _pruned(_pruned(set(callees), callees), callers)


def _pruned(
    functions: set[core.Function], edges: Mapping[core.Function, set[core.Function]]
) -> set[core.Function]:
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
