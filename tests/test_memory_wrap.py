"""Regions that are used up begin again; a stack class that is full is a stack overflow."""

from __future__ import annotations

import pytest

from nxpy.runtime import memory as mem
from nxpy.runtime.memory import Memory
from nxpy.runtime.traps import Trap


def test_a_region_that_is_used_up_begins_again_past_the_live() -> None:
    memory = Memory(64 << 30)
    size = (1 << 33) - 16  # class 33: 128 slots, the first unused
    first = memory.map(size)
    kept = memory.map(16)
    for _ in range(126):
        memory.unmap(memory.map(size), size)
    again = memory.map(size)
    assert first == 33 << mem.REGION | 1 << 33
    assert again == 33 << mem.REGION | 2 << 33
    assert memory.find(kept) is not None
    memory.unmap(again, size)
    with pytest.raises(Trap, match="sys_munmap freed"):
        memory.check(again, again, 8, False)


def test_a_full_stack_class_traps() -> None:
    memory = Memory(1 << 30)
    size = (1 << 27) - 16  # eight slots in a GiB, the first unused
    entered = [memory.enter([size]) for _ in range(7)]
    with pytest.raises(Trap) as caught:
        memory.enter([size])
    assert caught.value.code == "R0004"
    for blocks in reversed(entered):
        memory.leave(blocks)
    memory.leave(memory.enter([size]))
