"""Traps: what stops a gate at run time, as data, and the one text that every engine gives it.

`docs/traps.md` holds the format and the wording of each detail.
"""

from __future__ import annotations

from collections.abc import Sequence

from nxpy.base.source import Span
from nxpy.base.visible import one_line

EXIT = 101
"""Exit code of a trapped gate."""

TITLES = {
    "R0001": "division by zero",
    "R0002": "access outside live memory",
    "R0003": "write to read-only memory",
    "R0004": "stack overflow",
    "R0005": "out of memory",
    "R0006": "failed assert",
    "R0007": "bad argument to an intrinsic",
    "R0008": "not permitted",
}

SHOWN_WHOLE = 20
"""A call stack up to this deep is shown whole; of a deeper one, the first 10 and the last 5."""
SHOWN_FIRST, SHOWN_LAST = 10, 5

Frame = tuple[str, Span]
"""A function as the stack names it, and where in it: the fault, or the call that was going on."""


class Trap(Exception):
    """A gate that may not go on.

    `detail` stands beside the caret. Whoever raises it knows why; the engine adds where: `span`,
    and `frames` from the innermost function out, `skipped` of them left out (see `keep_ends`).
    """

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.span: Span | None = None
        self.frames: Sequence[Frame] = ()
        self.skipped = 0

    @property
    def title(self) -> str:
        return TITLES[self.code]


class Exit(Exception):
    """`sys_exit`: the gate ends with `code`, 0 to 255."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def displayed(name: str, module: str, main_module: str) -> str:
    """How a stack names a function: bare in the main file, else `module::name`."""
    return name if module == main_module else one_line(f"{module}::{name}")


def place_text(span: Span) -> str:
    """`FILE:LINE:COLUMN`; what a terminal would obey in a file's name is spelt out."""
    line, column = span.position
    return f"{one_line(span.source.name)}:{line}:{column}"


def render(trap: Trap, colour: bool = False) -> str:
    """The report, each line ended by a line break."""
    from nxpy.base.colour import paint

    lines = [paint("trap", f"trap[{trap.code}]", colour) + paint("strong", f": {trap.title}", colour)]
    if trap.span is None:
        lines.append(f"  = {trap.detail}")
        return "\n".join(lines) + "\n"
    from nxpy.base.snippet import Mark, snippet

    gutter = len(str(trap.span.position[0])) + 1
    bar = " " * (gutter + 1) + paint("gutter", "|", colour)
    lines += snippet([Mark(trap.span, trap.detail, "trap")], gutter, colour)
    lines += [bar, *_stack(trap, gutter, colour)]
    return "\n".join(lines) + "\n"


def _stack(trap: Trap, gutter: int, colour: bool) -> list[str]:
    from nxpy.base.colour import paint

    lead = " " * (gutter + 1) + paint("gutter", "=", colour) + " stack: "
    rows = [f"{name} at {place_text(span)}" for name, span in trap.frames]
    if trap.skipped:
        dots = "..." if trap.code == "R0004" else f"... {trap.skipped} more ..."
        rows.insert(SHOWN_FIRST, dots)
    indent = " " * (gutter + 10)
    return [(lead if index == 0 else indent) + row for index, row in enumerate(rows)]


def keep_ends(frames: Sequence[Frame]) -> tuple[list[Frame], int]:
    """The frames that a report shows, and how many it leaves out between them."""
    if len(frames) <= SHOWN_WHOLE:
        return list(frames), 0
    return [*frames[:SHOWN_FIRST], *frames[-SHOWN_LAST:]], len(frames) - SHOWN_FIRST - SHOWN_LAST


# What the details say: engines build them from the same pieces ----------------------------------


def bytes_text(count: int) -> str:
    """`1 byte`, `8 bytes`."""
    return "1 byte" if count == 1 else f"{count} bytes"


def access_text(writes: bool, size: int, address: int) -> str:
    """`read of 8 bytes at 0x50000000038`."""
    return f"{'write' if writes else 'read'} of {bytes_text(size)} at {address:#x}"


def outside_text(start: int, block_size: int, address: int, size: int) -> str:
    """How an access misses the block of `block_size` bytes at `start`."""
    block = f"a block of {bytes_text(block_size)}"
    if address < start:
        return f"{bytes_text(start - address)} before {block}"
    end = start + block_size
    if address >= end:
        return f"{bytes_text(address - end)} past the end of {block}"
    return f"reaching {bytes_text(address + size - end)} past the end of {block}"


def index_text(index: int, array: str) -> str:
    """An index outside an array's own length; `array` is the array's type."""
    return f"index {index} is outside {array}"


DIVISOR = "the divisor is 0"
NULL = "through a null pointer"
FREED = "in a block that sys_munmap freed"
RETURNED = "in a variable of a function that has returned"
NO_BLOCK = "where no block is"
READ_ONLY = "in a string, which is read-only"
NOT_GIVEN = "which no sys_mmap gave"
TOO_DEEP = "calls are nested too deep"
FALSE = "the condition is false"
CLOCK = "the clock makes runs differ; `--allow-clock` permits it"
