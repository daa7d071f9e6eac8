"""From a Python exception to a trap: which, where, and the NX call stack.

Positions come from the traceback, since the compiled code carries those of its source.
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
    place = position(code, last.tb_lasti)
    for key, fast in unit.accesses.items():
        here = key == (*place, writes) if place is not None else key[0] == last.tb_lineno
        if not here or fast.writes != writes or fast.element not in values:
            continue
        steps = values[fast.element] - values[fast.at]
        address = values[fast.pointer] + steps * fast.width & ADDRESS_MASK
        try:
            memory.check(values[fast.root], address, fast.width, fast.writes)
        except Trap as trap:
            return trap
    return None


def position(code: CodeType, offset: int) -> tuple[int, int, int, int] | None:
    """Where an instruction comes from; None where Python was told to keep no columns."""
    for index, (line, last, column, behind) in enumerate(code.co_positions()):
        if index == offset // 2:
            if line is None or last is None or column is None or behind is None:
                return None
            return line, column, last, behind
    return None


def _frame(step: Step, image: Image, units: Mapping[CodeType, Unit]) -> Frame:
    code, offset = step
    unit = units[code]
    return image.displayed(unit.function), _span(unit, code, offset)


def _span(unit: Unit, code: CodeType, offset: int) -> Span:
    source, shift = unit.function.span.source, unit.shift
    place = position(code, offset)
    starts = source.line_starts
    if place is not None:
        line, column, last, behind = place
        return Span(source, starts[line + shift - 1] + column, starts[last + shift - 1] + behind)
    lines = [line for start, end, line in code.co_lines() if start <= offset < end and line is not None]
    line = (lines[0] if lines else code.co_firstlineno) + shift
    text = source.line_text(line)
    start = starts[line - 1]
    return Span(source, start + len(text) - len(text.lstrip()), start + len(text))
