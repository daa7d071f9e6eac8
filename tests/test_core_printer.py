"""Core as text: every node kind once, deep nesting without recursion."""

from __future__ import annotations

from interp_support import program
from nxpy.core.printer import dump, quoted

SOURCE = """struct Pair { a: i32, b: *Pair }
var total: u8 = 7
var kept: [2]Pair
func f(p: *Pair, n: i64) -> i64 {
    var a: [3]i64
    let q: *i64 = &a[1]
    a[2] = n / 3 - n % n
    if p == null || !(n > 1) { p.b.a = -5 } else { sys_write(1, "hi\\n", 3) }
    for i in 0..n { if i == 3 { continue } a[i] += q[i] }
    loop { break }
    let d: i64 = (&a[2]) - q
    total = ~total
    let x: f32 = 1.5 * (n as f32)
    return g((p + 1) as *u8) + d
}
func g(p: *u8) -> i64 { let p: i64 = p[0] as i64; return p }
"""

TEXT = """struct case::Pair {  16 bytes
    a: i32  at 0
    b: *Pair  at 8
}

string 0 = "hi\\n"

var case::total: u8 = 7:u8
var case::kept: [2]Pair

func case::f(p: *Pair, n: i64) -> i64 {
    var a: [3]i64  resident
    var q: *i64 = &a[1]
    a[2] = sub.i64(div.i64(n, 3), rem.i64(n, nonzero(n)))
    if or(eq.*Pair(p, null), eq.bool(gt.i64(n, 1), false)) {
        *(*(p).b).a = -5:i32
    } else {
        sys_write(1, string 0, 3)
    }
"""


def test_a_program_as_text() -> None:
    text = dump(program(SOURCE))
    head, _, tail = text.partition("    var i: i64 = 0\n")
    assert head == TEXT
    for line in (
        "    while lt.i64(i, ",
        "        if eq.i64(i, 3) {\n            continue\n        }\n",
        "        a[i] = add.i64(a[i], *(q + i))\n",
        "    } step {\n        i = add.i64(i, 1)\n    }\n",
        "    loop {\n        break\n    }\n",
        "    var d: i64 = ptrdiff.*i64(&a[2], q)\n",
        "    case::total = not.u8(case::total)\n",
        "    var x: f32 = mul.f32(1.5:f32, cast.i64.f32(n))\n",
        "    return add.i64(case::g(cast.*Pair.*u8(ptradd.*Pair(p, 1))), d)\n",
        # Two locals of one name are told apart.
        "func case::g(p.0: *u8) -> i64 {\n    var p.1: i64 = cast.u8.i64(*(p.0 + 0))\n    return p.1\n}\n",
    ):
        assert line in tail, line


def test_bytes_are_quoted_as_the_language_does() -> None:
    assert quoted(b'a"\\\n\t\r\0\xff') == '"a\\"\\\\\\n\\t\\r\\x00\\xff"'


def test_deep_nesting_needs_no_recursion() -> None:
    text = dump(program("func f(a: i64) -> i64 { return " + " + ".join(["a"] * 1000) + " }"))
    assert text.count("add.i64(") == 999
    nested = "if a == 1 {" * 200 + "}" * 200
    assert dump(program(f"func f(a: i64) {{ {nested} }}")).count("if eq") == 200
