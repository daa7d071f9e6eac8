"""Memory as NX code sees it: every way to reach an element, checked against the bytes themselves."""

from __future__ import annotations

import struct

import pytest

from interp_support import loaded, result, run, trap, where
from nxpy.lang.types import F32, F64, I64, INTEGERS, U8, FloatType, Type
from nxpy.runtime.memory import format_of
from nxpy.runtime.traps import Trap

SIZE = 43
"""Bytes of the block that the tests read: a length that no element divides."""
PATTERN = bytes((7 * i + 129) % 256 for i in range(SIZE))

TYPES: list[Type] = [*INTEGERS, F32, F64]

WAYS = {
    "parameter": "return p[i]",
    "let": "let q: *T = p; return q[i]",
    "star": "return *(p + i)",
    "moved": "var q: *T = p; q = q + i; return *q",
    "moved twice": "var q: *T = p; q = q + 1; q = q - 1; return q[i]",
    "derived": "let q: *T = p + i; return q[0]",
    "back and forth": "let q: *T = p + i; let r: *T = q - i; return r[i]",
    "element's address": "let q: *T = &p[i]; return *q",
    "as bytes": "let b: *u8 = p as *u8; let q: *T = (b + sizeof(T) * i) as *T; return *q",
    "odd bytes": "let b: *u8 = (p as *u8) + 3; return *((b + (sizeof(T) * i - 3)) as *T)",
    "integer": "let a: i64 = (p as i64) + sizeof(T) * i; return ((a as *T)[0])",
    "global": "g = p as *u8; return (g as *T)[i]",
    "loaded": "var k: *T = p; let pp: **T = &k; return pp[0][i]",
    "returned": "return same(p)[i]",
    "field": "var b: Box; b.p = p; return b.p[i]",
    "in a box": "let b: *Box = (p + i) as *Box; return b.v",
    "loop": "var k: i64 = 0; var q: *T = p; while k < i { q = q + 1; k = k + 1 } "
    "while k > i { q = q - 1; k = k - 1 } return *q",
}


def source(type: Type) -> str:
    text = "struct Box { v: T, p: *T }\nvar g: *u8\nfunc same(p: *T) -> *T { return p }\n"
    for index, body in enumerate(WAYS.values()):
        text += f"func way{index}(p: *T, i: i64) -> T {{ {body} }}\n"
    return text.replace("T", type.name)


def stored(type: Type) -> str:
    return f"""
        func plain(p: *{type}, i: i64, v: {type}) {{ p[i] = v }}
        func moved(p: *{type}, i: i64, v: {type}) {{ var q: *{type} = p; q = q + i; q[0] = v }}
        func kept(p: *{type}, i: i64, v: {type}) {{ var q: *{type} = p; let h: **{type} = &q; h[0][i] = v }}
    """


@pytest.mark.parametrize("type", TYPES, ids=str)
def test_reading_every_element_and_beyond(type: Type) -> None:
    functions, memory = loaded(source(type))
    neighbour = memory.map(SIZE)
    start = memory.map(SIZE)
    memory.range(start, SIZE, True)[:] = memoryview(PATTERN)
    for index, way in enumerate(WAYS):
        for offset in (0, type.size, 1, 5):
            for i in (-2, -1, 0, 1, 3, SIZE // type.size - 1, SIZE // type.size, 60):
                at = offset + i * type.size
                if way == "integer" and not 0 <= at < 64:
                    continue  # an integer's own address says which block it means: not this slot
                call = functions[f"way{index}"]
                if 0 <= at <= SIZE - type.size:
                    value = call(start + offset, i)
                    packed = struct.pack("<" + format_of(type), value)
                    if isinstance(type, FloatType) and value != value:
                        continue
                    assert packed == PATTERN[at : at + type.size], (way, offset, i)
                else:
                    with pytest.raises(Trap) as caught:
                        call(start + offset, i)
                    assert caught.value.code == "R0002", (way, offset, i)
                    assert f"{start + at:#x}" in caught.value.detail, (way, offset, i)
    assert neighbour < start


@pytest.mark.parametrize("type", TYPES, ids=str)
def test_writing_every_element_and_beyond(type: Type) -> None:
    functions, memory = loaded(stored(type))
    start = memory.map(SIZE)
    block = memory.range(start, SIZE, True)
    value: int | float = 1.5 if isinstance(type, FloatType) else 77
    packed = struct.pack("<" + format_of(type), value)
    for name in ("plain", "moved", "kept"):
        for offset in (0, type.size, 1, 5):
            for i in (-2, -1, 0, 1, SIZE // type.size - 1, SIZE // type.size):
                block[:] = memoryview(PATTERN)
                at = offset + i * type.size
                if 0 <= at <= SIZE - type.size:
                    functions[name](start + offset, i, value)
                    assert bytes(block) == PATTERN[:at] + packed + PATTERN[at + type.size :]
                else:
                    with pytest.raises(Trap):
                        functions[name](start + offset, i, value)
                    assert bytes(block) == PATTERN


def test_an_index_wraps_with_the_address() -> None:
    functions, memory = loaded("func get(p: *i64, i: i64) -> i64 { return p[i] }")
    start = memory.map(16)
    memory.access("q").store(start, 1, 5)
    assert functions["get"](start, (1 << 61) + 1) == 5
    assert functions["get"](start, 1 - (1 << 61)) == 5


def test_a_bool_in_memory_is_any_byte_but_zero() -> None:
    text = """
        func get(p: *bool) -> i64 { return p[0] as i64 }
        func put(p: *bool, v: i64) { p[0] = v != 0 }
    """
    functions, memory = loaded(text)
    start = memory.map(1)
    memory.access("B").store(start, 0, 6)
    assert functions["get"](start) == 1
    functions["put"](start, 9)
    assert memory.access("B").load(start, 0) == 1


WAYS_OF_A_NAN = (
    "q[1] = q[0]",
    "let x: f32 = q[0]; q[1] = x",
    "var x: f32 = q[0]; let r: *f32 = &x; q[1] = r[0]",
    "var a: [3]f32; a[2] = q[0]; q[1] = a[2]",
    "var a: [3]f32; let r: *f32 = &a[0]; a[2] = q[0]; r[1] = a[2]; q[1] = a[1]",
    "var a: [9000]f32; a[7000] = q[0]; q[1] = a[7000]",
    "g = q[0]; q[1] = g",
    "h = q[0]; let r: *f32 = &h; r[0] = h; q[1] = h",
    "q[1] = same(q[0])",
    "let b: *Box = q as *Box; b.b = b.a",
    "let pp: **f32 = &q; pp[0][1] = pp[0][0]",
    "let o: *f32 = ((p as *u8) + 17) as *f32; o[0] = q[0]; q[1] = *o",
)


@pytest.mark.parametrize("bits", [0x7FA00001, 0xFF800001, 0x7FC12345, 0xFFFFFFFF])
@pytest.mark.parametrize("way", WAYS_OF_A_NAN)
def test_a_nan_keeps_its_bits_where_nothing_is_computed(bits: int, way: str) -> None:
    text = f"""
        struct Box {{ a: f32, b: f32 }}
        var g: f32
        var h: f32
        func same(x: f32) -> f32 {{ return x }}
        func f(p: *u32) -> u32 {{
            var q: *f32 = p as *f32
            {way}
            return p[1]
        }}
    """
    functions, memory = loaded(text)
    start = memory.map(32)
    memory.access("I").store(start, 0, bits)
    assert functions["f"](start) == bits


def test_pointers_into_one_array_do_not_leave_it() -> None:
    """An array in a struct has its own end, also where the memory behind it is live."""
    text = """
        struct Pair {{ a: [4]i64, b: [4]i64 }}
        func main() -> i64 {{
            let p: *Pair = sys_mmap(sizeof(Pair)) as *Pair
            p.b[0] = 9
            {}
        }}
    """
    assert result(text.format("return *((&p.a[3]) + 1)")) == 9
    assert result(text.format("let q: *i64 = &p.a[0]; return q[4]")) == 9
    assert trap(text.format("var i: i64 = 4; return p.a[i]")).detail == "index 4 is outside [4]i64"
    assert (
        trap(text.format("var i: i64 = 0 - 1; p.b[i] = 3; return 0")).detail == "index -1 is outside [4]i64"
    )


def test_an_address_may_be_one_past_an_array_but_not_further_in() -> None:
    text = "func main() -> i64 {{ var m: [3][4]i64; var i: i64 = {}; let p: *{} = {}; return 5 }}"
    assert result(text.format(4, "i64", "&m[2][i]")) == 5
    assert result(text.format(3, "[4]i64", "&m[i]")) == 5
    assert trap(text.format(5, "i64", "&m[2][i]")).detail == "index 5 is outside [4]i64"
    assert trap(text.format(3, "i64", "&m[i][0]")).detail == "index 3 is outside [3][4]i64"


def test_arrays_and_structs_in_variables() -> None:
    text = """
        struct Point { x: i32, y: f64, on: bool }
        struct Shape { corners: [3]Point, name: [4]u8 }
        var shapes: [2]Shape
        func main() -> i64 {
            var s: [2]Shape
            for i in 0..2 {
                for j in 0..3 { s[i].corners[j].x = (i * 10 + j) as i32; s[i].corners[j].y = 0.5 }
                s[i].name[3] = 7
                s[i].corners[1].on = true
            }
            shapes[1].corners[2].x = s[1].corners[2].x
            var sum: i64 = 0
            for i in 0..2 {
                for j in 0..3 { sum += s[i].corners[j].x; if s[i].corners[j].on { sum += 100 } }
                sum += s[i].name[3] as i64
            }
            // 0+1+2 + 10+11+12, twice 100, twice 7, and 12 from the global.
            return (sum + (shapes[1].corners[2].x as i64)) - 200
        }
    """
    assert result(text) == 36 + 14 + 12


def test_a_declaration_starts_afresh() -> None:
    text = """
        func main() -> i64 {
            var sum: i64 = 0
            for i in 0..3 {
                var a: [3]i64
                var n: i64
                var seen: [2]i64
                let p: *i64 = &seen[0]
                sum += a[1] + n + p[1]
                a[1] = 5; n = 6; p[1] = 7
            }
            return sum
        }
    """
    assert result(text) == 0


def test_large_arrays_of_one_type() -> None:
    for type in (I64, U8, F32):
        text = f"""
            var big: [70000]{type}
            func main() -> i64 {{
                var a: [70000]{type}
                a[69999] = 3; big[69999] = a[69999]
                return (big[69999] as i64) + (a[0] as i64)
            }}
        """
        if type is F32:
            text = text.replace("= 3;", "= 3.0;")
        assert result(text) == 3


def test_resident_variables() -> None:
    text = """
        var total: i64 = 40
        func bump(p: *i64, by: i64) { p[0] = p[0] + by }
        func main() -> i64 {
            var x: i64 = 1
            var pair: [2]i64
            bump(&x, 4); bump(&total, 1); bump(&pair[1], 20)
            let p: *i64 = &x
            x = x + 1
            return p[0] + total + pair[1] + pair[0]
        }
    """
    assert result(text) == 6 + 41 + 20


def test_a_pointer_to_a_returned_functions_variable_is_dead() -> None:
    text = """
        func leak() -> *i64 { var x: i64 = 3; return &x }
        func main() -> i64 {
            let p: *i64 = leak()
            return p[0]
        }
    """
    found = trap(text)
    assert found.code == "R0002"
    assert found.detail == "read of 8 bytes at 0x3d0000000020, in a variable of a function that has returned"
    assert where(found) == (5, 20)


def test_a_pointer_variable_may_be_assigned_through_its_address() -> None:
    text = """
        func set(pp: **i64, to: *i64) { pp[0] = to }
        func main() -> i64 {
            let a: *i64 = sys_mmap(16) as *i64
            let b: *i64 = sys_mmap(16) as *i64
            a[1] = 4; b[1] = 9
            var p: *i64 = a
            set(&p, b)
            return p[1]
        }
    """
    assert result(text) == 9


def test_addresses_are_those_of_the_contract() -> None:
    text = """
        var plain: i64 = 5
        var shown: [3]i64
        var other: i64 = 6
        func main(argc: i64, argv: **u8) -> i64 {
            var local: i64 = 1
            let ok: bool = (&shown[0] as i64) == 0x60000000040 && (&other as i64) == 0x50000000020
            let args: bool = (argv as i64) == 0x50000000040 && (argv[0] as i64) == 0x50000000060
            let heap: bool = (sys_mmap(8) as i64) == 0x50000000080 && (&local as i64) == 0x3d0000000020
            let text: bool = ("ab" as i64) == 0x250000000020
            return (ok as i64) + (args as i64) * 2 + (heap as i64) * 4 + (text as i64) * 8 + plain * 0
        }
    """
    assert result(text) == 15


SAY = (
    "func say(n: i64) -> i64 "
    "{ let b: *u8 = sys_mmap(1); b[0] = (48 + n) as u8; sys_write(1, b, 1); return n }"
)
"""Prints its argument, one digit, and gives it back."""


def test_order_of_evaluation_in_places() -> None:
    text = (
        SAY
        + """
        func main() -> i64 {
            var m: [3][4]i64
            m[say(1)][say(2)] = say(3)
            let p: *i64 = sys_mmap(64) as *i64
            p[say(4)] = m[say(1)][say(2)] + say(5)
            p[say(4)] += say(6)
            return p[4]
        }
    """
    )
    code, out, found = run(text)
    assert (code, out, found) == (14, b"123412546", None)


@pytest.mark.parametrize(
    ("body", "out", "line"),
    [
        # An index of an array is checked as soon as it is evaluated, memory at the access.
        ("m[bad][say(2)] = say(3)", b"", 4),
        ("return m[bad][say(2)]", b"", 4),
        ("m[say(1)][bad] = say(3)", b"1", 4),
        ("let p: *i64 = null; p[say(1)] = say(2)", b"12", 4),
        ("let p: *[4]i64 = &m[0]; p[0][bad] = say(7)", b"", 4),
        ("let p: *[4]i64 = null; p[0][say(2)] = say(7)", b"27", 4),
        ("let p: *[4]i64 = null; p[0][bad] = say(7)", b"", 4),
        ("m[say(1)][say(2) / zero] = say(3)", b"12", 4),
        ("let pp: **[4]i64 = null; pp[say(1)][0][bad] = say(7)", b"1", 4),
        ("let p: *[4]i64 = &m[say(1)]; p[say(5)][say(1)] = say(7)", b"1517", 4),
    ],
)
def test_order_of_checks(body: str, out: bytes, line: int) -> None:
    text = f"""{SAY}
        func main() -> i64 {{
            var m: [3][4]i64; let bad: i64 = say(9) + 0; let zero: i64 = bad - 9
            {body}
            return 0
        }}"""
    code, printed, found = run(text)
    assert code == 101
    assert printed == b"9" + out
    assert found is not None
    assert where(found)[0] == line
