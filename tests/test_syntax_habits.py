"""What people write out of habit: one error each, at the right place, with its code and its fix."""

from __future__ import annotations

import pytest

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.syntax.parser import parse

# In a body, the text stands on line 2 after four spaces, so that its columns start at 5.
BODY = [
    ("int x = 1", "E0303", 5, "var x: i64"),
    ("int x;", "E0303", 5, "var x: i64"),
    ("i32 x = 1;", "E0303", 5, "var x: i32"),
    ("i32 x", "E0303", 5, "var x: i32"),
    ("unsigned int x = 1;", "E0303", 5, None),
    ("char* s = \"a\";", "E0303", 5, "var s: *u8"),
    ("char *s = \"a\";", "E0303", 5, "var s: *u8"),
    ("const char *s = \"a\";", "E0303", 5, "var s: *u8"),
    ("const int n = 5;", "E0303", 5, "var n: i64"),
    ("Rect r;", "E0303", 5, "var r: Rect"),
    ("auto x = 1;", "E0303", 5, "var x"),
    ("int a = 1, b = 2;", "E0303", 5, "var a: i64"),
    ("x++", "E0304", 6, "x += 1"),
    ("x++;", "E0304", 6, "x += 1"),
    ("a[0]++", "E0304", 9, "a[0] += 1"),
    ("++x", "E0304", 5, "x += 1"),
    ("++x;", "E0304", 5, "x += 1"),
    ("a[i++] = 3", "E0304", 8, None),
    ("a[i++] = 3; f(a[i])", "E0304", 8, None),
    ("f(i++, 2)", "E0304", 8, None),
    ("a[f(1)]++", "E0304", 12, "a[f(1)] += 1"),
    ("++x y = 2", "E0304", 5, "x += 1"),
    ("x--", "E0304", 6, "x -= 1"),
    ("x--;", "E0304", 6, "x -= 1"),
    ("--x;", "E0304", 5, "x -= 1"),
    ("while x-- > 0 { }", "E0304", 12, None),
    ("y = x++", "E0304", 10, None),
    ("x &&= y", "E0333", 7, "= x &&"),
    ("x &&= y || z", "E0333", 7, "= x && (y || z)"),
    ("x ||= y && z", "E0333", 7, "= x ||"),
    ("x &&= (y || z)", "E0333", 7, "= x &&"),
    ("a[f()] &&= y", "E0333", 12, None),
    ("x ||= y", "E0333", 7, "= x ||"),
    ("let mut x = 1", "E0305", 5, "var"),
    ("let mut x: i64 = 1", "E0305", 5, "var"),
    ("x := 5", "E0306", 7, "var x ="),
    ("let x := 5", "E0306", 11, "="),
    ("var x = 1; x := 5", "E0306", 18, "="),
    ("let x = 1; x := 5", "E0306", 18, None),
    ("var x = 1; if x { x := 5 }", "E0306", 25, None),
    ("if y { var x = 1 } x := 5", "E0306", 26, "var x ="),
    ("if y { let z = 1; { x := z } }", "E0306", 27, "var x ="),
    ("a[0] := 5", "E0306", 10, "="),
    ("if x { } elif y { }", "E0307", 14, "else if"),
    ("if x { } elseif (y) { } else { }", "E0307", 14, "else if"),
    ("if x { } elsif y == 1 { }", "E0307", 14, "else if"),
    ("if x and y { }", "E0308", 10, "&&"),
    ("if x or y { }", "E0308", 10, "||"),
    ("if not x { }", "E0308", 8, "!"),
    ("if not x == y { }", "E0308", 8, "!(x == y)"),
    ("x = not a < b", "E0308", 9, "!(a < b)"),
    ("if not x is y { }", "E0308", 8, "!(x == y)"),
    ("if not x && y { }", "E0308", 8, "!"),
    ("if x is not y { }", "E0308", 10, "!="),
    ("x = a is not b", "E0308", 11, "!="),
    ("x = a shl 2", "E0308", 11, "<<"),
    ("x = a + b shl 2", "E0308", 15, None),
    ("if a + b shl 2 { }", "E0308", 14, None),
    ("if a == b xor c { }", "E0308", 15, None),
    ("x = a and b", "E0308", 11, "&&"),
    ("let x = a or b", "E0308", 15, "||"),
    ("x = not y", "E0308", 9, "!"),
    ("return not x", "E0308", 12, "!"),
    ("while not done(x) { }", "E0308", 11, "!"),
    ("dp('hello')", "E0011", 8, '"hello"'),
    ("let s: *u8 = 'ab'", "E0011", 18, '"ab"'),
    ("x = 0777", "E0006", 9, "0o777"),
    ("x = 089", "E0006", 9, "89"),
    ("if x === y { }", "E0311", 10, "=="),
    ("if x !== y { }", "E0311", 10, "!="),
    ("if x <> y { }", "E0311", 10, "!="),
    ("p->x = 1", "E0312", 6, "."),
    ("x = p->q->y + 1", "E0312", 10, "."),
    ("for (int i = 0; i < n; i++) { x = i }", "E0313", 5, None),
    ("for (i = 0; i < n; i++) x = i;", "E0313", 5, None),
    ("for i := 0; i < n; i++ { x = i }", "E0313", 5, None),
    ("for i in range(n) { x = i }", "E0313", 14, "0..n"),
    ("for i in range(1, n) { x = i }", "E0313", 14, "1..n"),
    ("for i in range(0, n, 2) { x = i }", "E0313", 14, None),
    ("for v in xs { x = v }", "E0313", 14, None),
    ("for (i in 0..n) { x = i }", "E0313", 9, "i in 0..n"),
    ("for let i in 0..n { x = i }", "E0313", 9, ""),
    ("for { x = 1 }", "E0313", 5, "loop"),
    ("for i: i64 in 0..n { x = i }", "E0313", 10, None),
    ("for i in 0..=n { x = i }", "E0314", 15, "..n + 1"),
    ("for i in 0...n { x = i }", "E0314", 15, "..n + 1"),
    ("for i in 0..=10 { x = i }", "E0314", 15, "..11"),
    ("for i in 0..=n << 1 { x = i }", "E0314", 15, "..(n << 1) + 1"),
    ("for i in 0..=a[0] * 2 { x = i }", "E0314", 15, "..a[0] * 2 + 1"),
    ("x = 0..=n", "E0314", 10, None),
    ("x = y = 1", "E0315", 11, None),
    ("let x = y = 1", "E0315", 15, None),
    ("if x = 5 { }", "E0316", 10, "=="),
    ("while x = f() { }", "E0316", 13, "=="),
    ("let x == 5", "E0316", 11, "="),
    ("x = a ? b : c", "E0317", 11, None),
    ("f()?", "E0317", 8, None),
    ("let x = if a { 1 } else { 2 }", "E0317", 13, None),
    ("# a comment", "E0318", 5, "// a comment"),
    ("x = 1 # a comment", "E0318", 11, "// a comment"),
    ("var x i64", "E0319", 11, "x: i64"),
    ("var x i64 = 1", "E0319", 11, "x: i64"),
    ("let x *u8 = p", "E0319", 11, "x: *"),
    ("x: i64 = 1", "E0320", 5, "var x"),
    ("switch (x) { case 1: f(); break; default: g(); }", "E0322", 5, None),
    ("switch x { case 1: f() }", "E0322", 5, None),
    ("match x { 1 => f(), _ => g() }", "E0322", 5, None),
    ("do { f() } while (x);", "E0323", 5, None),
    ("until x { f() }", "E0323", 5, None),
    ("foreach (v in xs) { f() }", "E0323", 5, None),
    ("static var x = 1", "E0324", 5, ""),
    ("var s: char* = p", "E0326", 16, "*u8"),
    ("var p: i64* = q", "E0326", 15, "*i64"),
    ("var a: i64[4]", "E0326", 15, "[4]i64"),
    ("var a: i64[4][5]", "E0326", 15, "[4][5]i64"),
    ("var a: *i64[4]", "E0326", 16, None),
    ("var a: m::S[4]", "E0326", 16, "[4]m::S"),
    ("let a: i64[4]", "E0326", 15, "var a: [4]i64"),
    ("let a: [i64; 4]", "E0326", 12, "var a: [4]i64"),
    ("var p: i64** = q", "E0326", 15, "**i64"),
    ("var a: []i64 = p", "E0326", 12, "*"),
    ("var a: [i64; 4]", "E0326", 12, "[4]i64"),
    ("var p: &i64 = q", "E0326", 12, "*"),
    ("var p: *const i64 = q", "E0326", 13, ""),
    ("var p: *mut i64 = q", "E0326", 13, ""),
    ("var v: Vec<i64> = q", "E0328", 15, None),
    ("x = y ** 2", "E0327", 11, None),
    ("if x: f()", "E0329", 9, "{"),
    ("while x: f()", "E0329", 12, "{"),
    ("if x then { f() }", "E0329", 10, "{"),
    ("x = i64(y)", "E0330", 9, "y as i64"),
    ("x = (i64)y", "E0330", 9, None),
    ("x = (int)y", "E0330", 9, "y as i64"),
    ("x = (int)a[i].b", "E0330", 9, "a[i].b as i64"),
    ("x = -i64(y)", "E0330", 10, "(y as i64)"),
    ("x = a - i64(y)", "E0330", 13, "y as i64"),
    ("x = sizeof i64", "E0330", 16, "(i64)"),
    ("x = +y", "E0332", 9, ""),
    ("x = .5", "E0005", 9, "0.5"),
    ("x = 1.", "E0005", 9, "1.0"),
    ("x = 10u", "E0005", 9, "10"),
    ("x = 1e5f", "E0005", 9, "1e5"),
    ("x = 1.5e-3f", "E0005", 9, "1.5e-3"),
    ("x = 1.f", "E0005", 9, "1.0"),
    ("x = 1.2.3", "E0005", 9, None),
    ("x = 192.168.0.1", "E0005", 9, None),
    ("x = 5.abs()", "E0005", 9, None),
    ("f(`abc`)", "E0003", 7, '"abc"'),
    ("f(`${a}`)", "E0003", 7, None),
    ("f(\u201cabc\u201d)", "E0003", 7, '"abc"'),
    ("x = \u2018a\u2019", "E0003", 9, "'a'"),
    ("f(\"\"\"abc\"\"\")", "E0008", 7, None),
    ("const n = 5", "E0334", 5, "let"),
    ("x = [1, 2, 3]", "E0341", 9, None),
    ("let p = Point { x: 1, y: 2 }", "E0341", 13, None),
    ("let a = {1, 2}", "E0341", 13, None),
    ("unless x { f() }", "E0342", 5, None),
    ("pass", "E0342", 5, None),
    ("goto out", "E0342", 5, None),
    ("try { f() }", "E0342", 5, None),
    ("throw x", "E0342", 5, None),
    ("assert x > 0", "E0342", 5, None),
    ("print \"x\"", "E0342", 5, None),
    ("dp(\"a\" \"b\")", "E0343", 12, None),
    ("return a, b", "E0344", 13, None),
    ("a, b = b, a", "E0344", 6, None),
    ("if x return 1", "E0302", 10, None),
    ("if (x) f();", "E0302", 12, None),
    ("if (x) y = 1;", "E0302", 12, None),
    ("while (x) y = 1", "E0302", 15, None),
    ("if x { } else y = 1", "E0302", 19, None),
    ("if x { } else return 1", "E0302", 19, None),
    ("while (x);", "E0302", 14, None),
    ("*p = 5", "E0108", 5, "p[0]"),
    ("let p: *i64 = null *p = 3", "E0108", 24, "p[0]"),
    ("f() *p = 3", "E0108", 9, "p[0]"),
    ("f() *p += 3", "E0108", 9, "p[0]"),
    ("(*p).x = 5", "E0108", 5, "p"),
    ("f(x)(y)", "E0205", 9, None),
    ("x = p as *u8[0]", "E0206", 17, None),
    ("f() = 3", "E0204", 5, None),
    ("x + 1 = 2", "E0204", 5, None),
    ("let x: i64", "E0106", 5, None),
    ("let x", "E0106", 5, None),
    ("var x", "E0106", 5, None),
    ("let for = 1", "E0104", 9, "for_"),
    ("var i64 = 1", "E0104", 9, "i64_"),
    ("let true = 1", "E0104", 9, "true_"),
    ("else { f() }", "E0110", 5, None),
    ("func g() { }", "E0109", 5, None),
    ("fn g() { }", "E0109", 5, None),
    ("struct S { x: i64 }", "E0109", 5, None),
    ("import \"a.nx\"", "E0109", 5, None),
    ("if a & b == c { }", "E0202", 8, "(a & b) == c"),
    ("x = a | b & c", "E0202", 9, "a | (b & c)"),
    ("if a < b < c { }", "E0203", 8, "a < b && b < c"),
]  # fmt: skip

TOP = [
    ("fn f() -> i64 { return 0 }", "E0301", 1, "func"),
    ("fn f(a: i64) { g(a) }", "E0301", 1, "func"),
    ("def f(x):\n    return x\n", "E0301", 1, "func"),
    ("function f() { }", "E0301", 1, "func"),
    ("int f() { return 0; }", "E0301", 1, None),
    ("void f(int x) { g(x); }", "E0301", 1, None),
    ("f() { }", "E0301", 1, "func f"),
    ("int x = 1;", "E0303", 1, "var x: i64"),
    ("static var x = 1;", "E0324", 1, ""),
    ("pub func f() { }", "E0324", 1, ""),
    ("func f(int a) { }", "E0303", 8, "a: i64"),
    ("func f(char *s, int n) { }", "E0303", 8, "s: *u8"),
    ("func f(a i64, b: i64) { }", "E0319", 10, "a: i64"),
    ("func f(a) { }", "E0339", 8, None),
    ("func f(mut a: i64) { }", "E0305", 8, ""),
    ("func f(var a: i64) { }", "E0305", 8, ""),
    ("func f(a: i64 = 5) { }", "E0338", 15, None),
    ("func f(a: i64, ...) { }", "E0338", 16, None),
    ("func f(void) { }", "E0325", 8, ""),
    ("func f() i64 { return 0 }", "E0321", 10, "-> i64"),
    ("func f(): i64 { return 0 }", "E0321", 9, "->"),
    ("func f() -> () { }", "E0325", 10, ""),
    ("func f() -> (i64, i64) { }", "E0325", 13, None),
    ("func f() -> i64;", "E0340", 1, None),
    ("func f<T>(x: T) { }", "E0328", 7, None),
    ("struct S<T> { x: i64 }", "E0328", 9, None),
    ("struct S { x: i64; y: i64; };", "E0335", 18, ","),
    ("struct S { int x; int y; };", "E0303", 12, None),
    ("struct S { x i64, y i64 }", "E0319", 14, "x: i64"),
    ("struct S {\n    x: i64\n    y: i64\n}", "E0335", None, "i64,"),
    ("struct S { x: i64 = 1 }", "E0338", 19, None),
    ("import foo", "E0336", 8, '"foo.nx"'),
    ("import \"foo.nx\" as f", "E0336", 17, None),
    ("use std::io;", "E0336", 1, None),
    ("from x import y", "E0336", 1, None),
    ("#include <stdio.h>", "E0336", 1, 'import "nx_io.nx"'),
    ("#include <string.h>", "E0336", 1, 'import "nx_mem.nx"'),
    ("#include <math.h>", "E0336", 1, None),
    ("import \"a", "E0008", 8, None),
    ("import \"a\nb.nx\"", "E0008", 8, None),
    ("const A: i64[4]", "E0326", 13, "var A: [4]i64"),
    ("func f(a: i64[4]) { }", "E0326", 14, "*i64"),
    ("func f() -> i64[4] { }", "E0326", 16, None),
    ("#define N 5", "E0318", 1, "const N = 5"),
    ("enum E { A, B }", "E0337", 1, None),
    ("class C { int x; }", "E0337", 1, None),
    ("typedef struct { int x; } S;", "E0337", 1, None),
    ("type S struct { x i64 }", "E0337", 1, None),
    ("impl S { fn f() { } }", "E0337", 1, None),
    ("let x = 5", "E0334", 1, "const"),
    ("let x: i64 = 5;", "E0334", 1, "const"),
    ("const N i64 = 5", "E0319", 9, "N: i64"),
    ("const int N = 5;", "E0303", 1, "var N: i64"),
    ("const N: i64", "E0106", 1, None),
    ("var g", "E0106", 1, None),
    ("x = 5", "E0107", 1, None),
    ("print_nl()", "E0107", 1, None),
    ("if x { f() }", "E0107", 1, None),
    ("func for() { }", "E0104", 6, "for_"),
    ("func f(if: i64) { }", "E0104", 8, "if_"),
    ("struct S { loop: i64 }", "E0104", 12, "loop_"),
]  # fmt: skip


def errors(text: str) -> list[tuple[str, int, int]]:
    bag = Bag()
    parse(Source("t.nx", text), bag)
    return [(d.code, *d.span.position) for d in bag.in_order() if d.span is not None]


def only(text: str, code: str) -> str | None:
    """The replacement that the only error offers."""
    bag = Bag()
    parse(Source("t.nx", text), bag)
    assert [d.code for d in bag.items] == [code]
    fix = bag.items[0].fix
    return fix.replacement if fix else None


@pytest.mark.parametrize(("text", "code", "column", "fix"), BODY, ids=[row[0] for row in BODY])
def test_in_a_function(text: str, code: str, column: int, fix: str | None) -> None:
    whole = f"func main() -> i64 {{\n    {text}\n    return 0\n}}\nfunc after() {{ }}\n"
    assert errors(whole) == [(code, 2, column)]
    if fix is not None:
        assert only(whole, code) == fix


@pytest.mark.parametrize(("text", "code", "column", "fix"), BODY, ids=[row[0] for row in BODY])
def test_beside_another_mistake(text: str, code: str, column: int, fix: str | None) -> None:
    """A second mistake in the next function is told as well."""
    whole = f"func main() -> i64 {{\n    {text}\n    return 0\n}}\nfunc after() {{ x = 1 + ; }}\n"
    assert errors(whole) == [(code, 2, column), ("E0201", 5, 24)]


@pytest.mark.parametrize(("text", "code", "column", "fix"), TOP, ids=[row[0] for row in TOP])
def test_at_top_level(text: str, code: str, column: int | None, fix: str | None) -> None:
    whole = f"{text}\nfunc main() -> i64 {{ return 0 }}\n"
    found = errors(whole)
    assert [c for c, _, _ in found] == [code]
    if column is not None:
        assert found == [(code, 1, column)]
    if fix is not None:
        assert only(whole, code) == fix


@pytest.mark.parametrize(("text", "code", "column", "fix"), TOP, ids=[row[0] for row in TOP])
def test_at_top_level_beside_another(text: str, code: str, column: int | None, fix: str | None) -> None:
    lines = text.count("\n")
    whole = f"{text}\nfunc main() -> i64 {{ return 0 + }}\n"
    found = errors(whole)
    assert [c for c, _, _ in found] == [code, "E0201"]
    assert found[1][1:] == (2 + lines, 33)
