"""Programs that the tests of `nxpy.compile` call, compiled once for all tests of a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import nxpy

ENGINES = ("jit", "interp")

PLAIN = """\
// Adds two numbers.
// Wraps where the sum does not fit.
func add(a: i64, b: i64) -> i64 { return a + b }
func narrow(a: i8, b: u8, c: i16, d: u16, e: i32, f: u32) -> i64 {
    return (a as i64) + (b as i64) + (c as i64) + (d as i64) + (e as i64) + (f as i64)
}
func i8_of(x: i8) -> i8 { return x }
func u8_of(x: u8) -> u8 { return x }
func i32_of(x: i32) -> i32 { return x }
func u64_of(x: u64) -> u64 { return x }
func i64_of(x: i64) -> i64 { return x }
func not_of(x: bool) -> bool { return !x }
func half(x: f64) -> f64 { return x / 2.0 }
func third(x: f32) -> f32 { return x / 3.0 }
func mixed(a: i8, x: f32, b: bool, y: f64, p: *u8) -> f64 {
    var sum: f64 = (a as f64) + (x as f64) + y
    if b { sum = sum + 1000.0 }
    if p != null { sum = sum + 1.0 }
    return sum
}
func nothing() { }
func same(p: *i64) -> *i64 { return p }
func divide(a: i64, b: i64) -> i64 { return a / b }
func nested(p: **u8) -> i64 { if p == null { return 1 } return 0 }

var total: i64
func count(by: i64) -> i64 { total = total + by; return total }
func blocks(n: i64) -> *i64 { return sys_mmap(8 * n) as *i64 }
func put(p: *i64, i: i64, v: i64) { p[i] = v }
func get(p: *i64, i: i64) -> i64 { return p[i] }
func deep(n: i64) -> i64 { if n == 0 { return 0 } return deep(n - 1) + 1 }
func endless(n: i64) -> i64 { return endless(n + 1) + 1 }
func leave(code: i64) -> i64 { if code >= 0 { sys_exit(code) } return 5 }
func spin() { loop { total = total + 1 } }
func say(text: *u8, n: i64, fd: i64) -> i64 { return sys_write(fd, text, n) }
func limit(n: i64) -> i64 { let p: *u8 = sys_mmap(n); return n }
func clock() -> i64 { return sys_clock_ns() }
"""

ARRAYS = """\
struct Point { x: i32, weight: f64, tag: [3]u8 }
struct Node { next: *Node }

func sum(p: *i64, n: i64) -> i64 { var s: i64 = 0; for i in 0..n { s += p[i] } return s }
func scale(p: *f32, n: i64, by: f32) { for i in 0..n { p[i] = p[i] * by } }
func copy(to: *i64, from: *i64, n: i64) { for i in 0..n { to[i] = from[i] } }
func flip(p: *bool, n: i64) { for i in 0..n { p[i] = !p[i] } }
func length(s: *u8) -> i64 { var n: i64 = 0; while s[n] != 0 { n = n + 1 } return n }
func at(p: *u8, i: i64) -> i64 { return p[i] as i64 }
func set(p: *u8, i: i64, v: u8) { p[i] = v }
func heavy(p: *Point, n: i64) -> f64 {
    var w: f64 = 0.0
    for i in 0..n { w += p[i].weight; p[i].tag[2] = 7 }
    return w
}
func row(p: *[4]i64, r: i64) -> i64 { return p[r][3] }
func follow(p: *Node) -> i64 { return 0 }
func two(a: *i64, b: *i64) -> i64 { return b - a }
func touch(n: i64, p: *i64) -> i64 { p[0] = 9; return 10 / n }
func free(p: *u8, n: i64) -> i64 { return sys_munmap(p, n) }
var kept: *i64
func keep(p: *i64) { kept = p }
func again() -> i64 { return kept[0] }
func outer(p: *i64, n: i64) -> i64 { return inner(p, n) + 1 }
func inner(p: *i64, n: i64) -> i64 {
    return p[n]
}
"""

Made = Callable[..., Any]


@pytest.fixture(scope="module")
def modules() -> dict[tuple[str, str, str], Any]:
    return {}


@pytest.fixture(params=ENGINES)
def made(request: pytest.FixtureRequest, modules: dict[tuple[str, str, str], Any]) -> Made:
    """Compiles once for all tests, and starts each afresh."""

    def make(text: str, mode: str = "safe", **options: Any) -> Any:
        key = (text, mode, request.param + repr(options))
        if key not in modules:
            modules[key] = nxpy.compile(source=text, mode=mode, engine=request.param, **options)
        modules[key].reset()
        return modules[key]

    return make
