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
from nxpy.engines.emit_common.paths import leaf_count
from nxpy.engines.emit_common.recursion import recursive
from nxpy.engines.interp.image import LIST_LIMIT, Image
from nxpy.engines.interp.program import Unit

DEEPEST = 220_000
PROMISED = 101_000
"""What the language asks for, and some room: the start, the runtime's own calls."""
SHALLOWEST = 2_000
BUDGET = 400 << 20
"""Bytes for all frames together."""
CEILING = 1 << 30
"""Bytes that the frames may take so that calls nest as deep as promised: ten thousand for each."""
RESIDENT = 1_250
"""Bytes of a resident local besides its own: its block, its views, and what pointers know of them."""
LEAF = 8 + 32
"""Bytes of a scalar in a list: its place, and its int or float."""


def limit(image: Image, units: Mapping[CodeType, Unit]) -> int:
    """The recursion limit under which no call stack of these functions outgrows the budget, or the
    ceiling where the budget would not do for what is promised."""
    named = {image.name(function): function for function in image.program.functions}
    callees = {unit.function: {named[n] for n in unit.names & named.keys()} for unit in units.values()}
    repeated = recursive(callees)
    sizes = [_bytes(code, unit) for code, unit in units.items() if unit.function in repeated]
    largest = max(sizes, default=1)
    return max(SHALLOWEST, min(DEEPEST, BUDGET // largest), min(PROMISED, CEILING // largest))


def _bytes(code: CodeType, unit: Unit) -> int:
    # A variable's slot, twice, and the int in it; the frame, its object and the traceback's entry.
    frame = code.co_nlocals * (2 * 8 + 32) + code.co_stacksize * 2 * 8 + 400
    return frame + sum(map(_stored, unit.function.locals))


def _stored(local: core.Local) -> int:
    """What a local takes besides its Python variables."""
    if local.resident:
        return RESIDENT + local.type.size
    leaves = 0 if local.type.is_scalar else leaf_count(local.type)
    return leaves * LEAF if leaves <= LIST_LIMIT else local.type.size
