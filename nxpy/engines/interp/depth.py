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
from nxpy.engines.emit_common.recursion import recursive
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
