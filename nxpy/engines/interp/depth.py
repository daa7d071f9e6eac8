"""How deep calls may nest.

The language promises 100,000 calls with small frames and a trap for recursion without end. Calls
cost no C stack here (CPython 3.11 and later run a Python-to-Python call in the same loop), so the
limit is one of memory: a frame takes its variables, its evaluation stack and a fixed part, and once
more when an exception passes through it.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import CodeType

DEEPEST = 220_000
SHALLOWEST = 2_000
BUDGET = 400 << 20
"""Bytes for all frames together."""


def limit(codes: Iterable[CodeType]) -> int:
    """The recursion limit under which no call stack of these functions outgrows the budget."""
    largest = max((_bytes(code) for code in codes), default=1)
    return max(SHALLOWEST, min(DEEPEST, BUDGET // largest))


def _bytes(code: CodeType) -> int:
    # A variable's slot, twice, and the int in it; the frame, its object and the traceback's entry.
    return code.co_nlocals * (2 * 8 + 32) + code.co_stacksize * 2 * 8 + 400
