"""The address space of `docs/memory.md`: addresses, ends, lives, limits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nxpy.runtime.memory import Memory
from nxpy.runtime.traps import Trap

GIB = 1 << 30


def trapped(call: Callable[..., object], *args: object) -> tuple[str, str]:
    with pytest.raises(Trap) as caught:
        call(*args)
    return caught.value.code, caught.value.detail


@pytest.mark.parametrize(
    ("size", "size_class"),
    [(0, 5), (1, 5), (16, 5), (17, 6), (48, 6), (49, 7), (4080, 12), (4081, 13), (4096, 13), (65520, 16)],
)
def test_a_block_starts_a_slot_of_the_smallest_class_that_leaves_16_bytes(size: int, size_class: int) -> None:
    memory = Memory(GIB)
    slot = 1 << size_class
    assert memory.map(size) == size_class << 40 | slot
    assert memory.map(size) == size_class << 40 | 2 * slot


def test_blocks_of_a_page_and_more_are_aligned_to_it() -> None:
    memory = Memory(GIB)
    for size in (4096, 5000, 8192, 100_000, 70_000_000):
        assert memory.map(size) % 4096 == 0


def test_a_slot_is_never_handed_out_again() -> None:
    memory = Memory(GIB)
    first = memory.map(100)
    memory.unmap(first, 100)
    assert memory.map(100) == first + 128


def test_strings_have_an_area_of_their_own_and_end_with_their_nul() -> None:
    memory = Memory(GIB)
    assert memory.place_string(b"hello\0") == 0x25 << 40 | 32
    second = memory.place_string(b"x" * 20 + b"\0")
    assert second == 0x26 << 40 | 64
    load = memory.access("B").load
    assert load(second, 20) == 0
    assert trapped(load, second, 21) == (
        "R0002",
        f"read of 1 byte at {second + 21:#x}, 0 bytes past the end of a block of 21 bytes",
    )
    code, detail = trapped(lambda: memory.access("B").store(second, 0, 65))
    assert (code, detail) == ("R0003", f"write of 1 byte at {second:#x}, in a string, which is read-only")


def test_the_stack_gives_slots_back() -> None:
    memory = Memory(GIB)
    outer = memory.enter((8, 8, 100))
    assert [block.address for block in outer] == [0x3D << 40 | 32, 0x3D << 40 | 64, 0x3F << 40 | 128]
    inner = memory.enter((8,))
    assert inner[0].address == 0x3D << 40 | 96
    load = memory.access("q").load
    assert load(inner[0].address, 0) == 0
    memory.leave(inner)
    assert trapped(load, inner[0].address, 0) == (
        "R0002",
        f"read of 8 bytes at {inner[0].address:#x}, in a variable of a function that has returned",
    )
    again = memory.enter((8,))
    memory.access("q").store(again[0].address, 0, 5)
    assert load(inner[0].address, 0) == 5


def test_argv_comes_as_a_table_with_null_and_a_block_for_each_word() -> None:
    memory = Memory(GIB)
    table = memory.place_arguments([b"gate.nx", b"", b"42"])
    assert table == 0x06 << 40 | 64  # 8 * (3 + 1) bytes
    pointers = [memory.access("Q").load(table, index) for index in range(4)]
    assert pointers == [0x05 << 40 | 32, 0x05 << 40 | 64, 0x05 << 40 | 96, 0]
    assert memory.text(int(pointers[0])) == b"gate.nx"
    assert memory.text(int(pointers[1])) == b""
    assert trapped(lambda: memory.access("B").load(int(pointers[2]), 3))[0] == "R0002"


@pytest.mark.parametrize("size", [24, 100_000])
def test_accesses_at_and_across_the_ends(size: int) -> None:
    memory = Memory(GIB)
    start = memory.map(size)
    access = memory.access("I")
    for address in (start, start + 1, start + size - 4):
        access.store_at(start, address, 0xDEADBEEF)
        assert access.load_at(start, address) == 0xDEADBEEF
    for distance, text in (
        (size, f"0 bytes past the end of a block of {size} bytes"),
        (size + 12, f"12 bytes past the end of a block of {size} bytes"),
        (size - 1, f"reaching 3 bytes past the end of a block of {size} bytes"),
        (-4, f"4 bytes before a block of {size} bytes"),
        (-1, f"1 byte before a block of {size} bytes"),
    ):
        address = start + distance
        where = f"of 4 bytes at {address:#x}, {text}"
        assert trapped(access.load_at, start, address) == ("R0002", f"read {where}")
        assert trapped(access.store_at, start, address, 1) == ("R0002", f"write {where}")


def test_an_access_is_judged_by_the_block_of_its_root() -> None:
    memory = Memory(GIB)
    first, second = memory.map(16), memory.map(16)
    assert second == first + 32
    load = memory.access("B").load
    assert load(second, 0) == 0
    assert trapped(load, first, 32)[0] == "R0002"
    # One past the end is still an address of the block's slot.
    assert load(first + 16, -1) == 0


def test_what_no_block_holds() -> None:
    memory = Memory(GIB)
    load = memory.access("q").load
    assert trapped(load, 0, 1) == ("R0002", "read of 8 bytes at 0x8, through a null pointer")
    for address in (8, 0x0A << 40, (0x0A << 40) + 5000, 1 << 63, (1 << 64) - 8, 0x60 << 40 | 64):
        assert trapped(load, address, 0) == (
            "R0002",
            f"read of 8 bytes at {address:#x}, where no block is",
        )


def test_freed_memory_is_found_by_every_path() -> None:
    memory = Memory(GIB)
    start = memory.map(64)
    access = memory.access("q")
    access.store(start, 1, 7)
    view, at, count = memory.views("q")[start + 8]
    assert isinstance(view, memoryview)
    assert (view[1], at, count) == (7, 1, 8)
    assert memory.unmap(start, 64) == 0
    with pytest.raises(ValueError, match="released"):
        view[1]
    for call in (
        lambda: access.load(start, 1),
        lambda: access.load(start + 8, 0),
        lambda: access.load_at(start, start),
        lambda: access.store(start, 1, 1),
        lambda: memory.range(start, 8, False),
    ):
        code, detail = trapped(call)
        assert code == "R0002"
        assert detail.endswith("in a block that sys_munmap freed")


def test_bad_arguments_of_the_memory_calls() -> None:
    memory = Memory(1000)
    start = memory.map(100)
    assert trapped(memory.map, -1) == ("R0007", "sys_mmap of a negative size, -1")
    assert trapped(memory.unmap, start, 99) == (
        "R0007",
        "sys_munmap of 99 bytes of a block of 100 bytes",
    )
    for pointer in (start + 1, 0, start + 128, 1 << 62):
        assert trapped(memory.unmap, pointer, 100) == (
            "R0007",
            f"sys_munmap of {pointer:#x}, which no sys_mmap gave",
        )
    fixed = memory.place_data(8).address
    assert trapped(memory.unmap, fixed, 8)[0] == "R0007"
    memory.unmap(start, 100)
    assert trapped(memory.unmap, start, 100) == (
        "R0007",
        f"sys_munmap of {start:#x}, in a block that sys_munmap freed",
    )


def test_the_limit_counts_live_blocks() -> None:
    memory = Memory(1000)
    first = memory.map(600)
    assert trapped(memory.map, 401)[0] == "R0005"
    memory.map(400)
    memory.unmap(first, 600)
    memory.map(600)
    assert trapped(memory.map, 1) == (
        "R0005",
        "sys_mmap of 1 byte, where 1000 bytes are in use and the limit is 1000 bytes",
    )
    assert memory.map(0) != memory.map(0)


def test_what_fits_no_class_is_out_of_memory() -> None:
    memory = Memory(1 << 62)
    assert trapped(memory.map, 1 << 37)[0] == "R0005"


def test_large_blocks_cost_nothing_until_they_are_touched() -> None:
    memory = Memory(64 * GIB)
    start = memory.map(8 * GIB)
    access = memory.access("q")
    access.store(start, 1 << 29, 7)
    assert access.load_at(start, start + (8 << 29)) == 7
    assert access.load(start, (1 << 30) - 1) == 0
    memory.unmap(start, 8 * GIB)


def test_companions_share_their_place() -> None:
    memory = Memory(GIB)
    start = memory.map(40)
    signed, unsigned, at, count = memory.views("qQ")[start + 16]
    assert isinstance(signed, memoryview)
    assert isinstance(unsigned, memoryview)
    signed[2] = -1
    assert unsigned[2] == 2**64 - 1
    assert (at, count) == (2, 5)
    # Misaligned, null, and nowhere: no index is below zero.
    for root in (start + 4, 0, 1 << 50):
        assert memory.views("qQ")[root][2:] == (0, 0)


def test_a_float_stored_to_f32_is_rounded_and_may_overflow() -> None:
    memory = Memory(GIB)
    start = memory.map(16)
    access = memory.access("f")
    for value, kept in ((0.1, 0.10000000149011612), (1e300, float("inf")), (-1e300, float("-inf"))):
        access.store(start, 1, value)
        access.store_at(start, start + 8, value)
        assert access.load(start, 1) == access.load(start, 2) == kept
