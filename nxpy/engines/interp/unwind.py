"""From a Python exception to a trap: which, where, and the NX call stack.

The lines of a traceback are the numbers of places in the source (`Frame.at`).
"""

from __future__ import annotations

from collections.abc import Mapping
from opcode import opmap
from types import CodeType, TracebackType

from nxpy.base.source import Span
from nxpy.core.scalar import ADDRESS_MASK
from nxpy.engines.interp.image import Image
from nxpy.engines.interp.program import Unit
from nxpy.runtime import traps
from nxpy.runtime.memory import Memory
from nxpy.runtime.traps import Frame, Trap

Step = tuple[CodeType, int]
"""A code object and the offset of the instruction that it has come to."""


def trap_of(error: BaseException, image: Image, units: Mapping[CodeType, Unit]) -> Trap | None:
    """The trap that an exception of running code means; None where it means none."""
    steps, last = _stack(error.__traceback__, units)
    if last is None:
        return None
    trap = _kind(error, last, image.memory, units[last.tb_frame.f_code])
    if trap is None:
        return None
    if trap.code == "R0004" and len(steps) > 1:
        # Where exactly the last call ran out is chance; that it was made is not.
        del steps[0]
    if len(steps) > traps.SHOWN_WHOLE:
        trap.skipped = len(steps) - traps.SHOWN_FIRST - traps.SHOWN_LAST
        steps = [*steps[: traps.SHOWN_FIRST], *steps[-traps.SHOWN_LAST :]]
    frames = [_frame(step, image, units) for step in steps]
    trap.span = frames[0][1]
    trap.frames = frames
    return trap


def _stack(
    traceback: TracebackType | None, units: Mapping[CodeType, Unit]
) -> tuple[list[Step], TracebackType | None]:
    """The NX functions in a traceback, the innermost first, and the innermost's entry."""
    steps: list[Step] = []
    last = None
    while traceback is not None:
        unit = units.get(traceback.tb_frame.f_code)
        if unit is not None:
            if unit.helper:
                steps.pop()  # a loop moved out of its function stands for that function
            steps.append((traceback.tb_frame.f_code, traceback.tb_lasti))
            last = traceback
        traceback = traceback.tb_next
    steps.reverse()
    return steps, last


def _kind(error: BaseException, last: TracebackType, memory: Memory, unit: Unit) -> Trap | None:
    if isinstance(error, Trap):
        return error
    if isinstance(error, ZeroDivisionError):
        return Trap("R0001", traps.DIVISOR)
    if isinstance(error, RecursionError):
        return Trap("R0004", traps.TOO_DEEP)
    if isinstance(error, MemoryError):
        return Trap("R0005", "the host has no memory left")
    if isinstance(error, ValueError | TypeError):
        return _released(last, memory, unit)
    return None


def _released(last: TracebackType, memory: Memory, unit: Unit) -> Trap | None:
    """An access through a view that was released (R0002) or is read-only (R0003)."""
    code, values = last.tb_frame.f_code, last.tb_frame.f_locals
    writes = code.co_code[last.tb_lasti] == opmap["STORE_SUBSCR"]
    fast = unit.accesses.get((last.tb_lineno, writes))
    if fast is None or fast.element not in values:
        return None
    steps = values[fast.element] - values[fast.at]
    address = values[fast.pointer] + steps * fast.width & ADDRESS_MASK
    try:
        memory.check(values[fast.root], address, fast.width, fast.writes)
    except Trap as trap:
        return trap
    return None


def _frame(step: Step, image: Image, units: Mapping[CodeType, Unit]) -> Frame:
    code, offset = step
    unit = units[code]
    return image.displayed(unit.function), _span(unit, code, offset)


def _span(unit: Unit, code: CodeType, offset: int) -> Span:
    lines = (line for start, end, line in code.co_lines() if start <= offset < end and line is not None)
    start, end = unit.places[next(lines, code.co_firstlineno) - 1]
    base = unit.function.span.start
    return Span(unit.function.span.source, base + start, base + end)
