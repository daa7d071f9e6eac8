"""Sums side by side give what the loop as written gives, whatever the sizes and overlaps."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from conftest import Nxpy
from nxpy.driver.session import Session

pytest.importorskip("llvmlite")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="native code needs Linux")

GATE = """
func product(a: *T, b: *T, c: *T, m: i64, n: i64, l: i64) {
    for i in 0..m {
        for j in 0..l {
            var s: T = START
            for k in 0..n { s = s + a[i * n + k] * b[k * l + j] }
            c[i * l + j] = s
        }
    }
}
func plain(a: *T, b: *T, c: *T, m: i64, n: i64, l: i64) {
    for i in 0..m {
        for j in 0..l {
            var s: T = START
            var k: i64 = 0
            loop {
                if k >= n { break }
                s = s + a[i * n + k] * b[k * l + j]
                k += 1
            }
            c[i * l + j] = s
        }
    }
}
func fill(p: *T, n: i64) {
    var x: u32 = 7
    for i in 0..n { x = x * 1664525 + 1013904223; p[i] = ((x >> 8) as i32 - 8000000) as T }
}
func check(m: i64, n: i64, l: i64, apart: i64) -> i64 {
    let size: i64 = m * n + n * l + m * l + 64
    let p: *T = sys_mmap(size * sizeof(T)) as *T
    let q: *T = sys_mmap(size * sizeof(T)) as *T
    fill(p, size)
    fill(q, size)
    product(p, p + m * n, p + apart, m, n, l)
    plain(q, q + m * n, q + apart, m, n, l)
    for i in 0..size { if p[i] != q[i] && (p[i] == p[i] || q[i] == q[i]) { return 1 } }
    return 0
}
func main() -> i64 {
    var wrong: i64 = 0
    for n in 0..4 {
        for l in 0..75 {
            let whole: i64 = 3 * n + n * l
            wrong += check(3, n, l, whole)
            wrong += check(3, n, l, 3 * n)
            wrong += check(3, n, l, 3 * n + 1)
            if n > 0 { wrong += check(3, n, l, 2) }
        }
    }
    if wrong != 0 { return 1 }
    let a: *T = sys_mmap(40 * sizeof(T)) as *T
    let b: *T = sys_mmap(40 * 40 * sizeof(T)) as *T
    let c: *T = sys_mmap(40 * sizeof(T)) as *T
    product(a, b, c, 1, 40, 40)
    sys_write(1, "fine", 4)
    product(a, b, c, 1, 40, 41)
    return 0
}
"""


@pytest.mark.parametrize(
    ("type", "start"), [("i64", "0"), ("i32", "5"), ("f32", "0.0"), ("f64", "0.5"), ("u8", "1")]
)
def test_products_of_many_shapes(nxpy: Nxpy, tmp_path: Path, type: str, start: str) -> None:
    source = GATE.replace("T", type).replace("START".replace("T", type), start)
    (tmp_path / "gate.nx").write_text(source)
    done = nxpy("run", "--engine", "jit", "--no-cache", "gate.nx", timeout=60)
    assert (done.returncode, done.stdout) == (101, b"fine")
    assert b"product at gate.nx:6:52" in done.stderr


def test_the_loop_is_recognised(tmp_path: Path) -> None:
    from nxpy.engines.llvm.module import ModuleLowering

    (tmp_path / "gate.nx").write_text(GATE.replace("START", "0").replace("T", "i64"))
    program = Session().open(str(tmp_path / "gate.nx"), require_main=True).program
    assert program is not None
    assert "<32 x i64>" in ModuleLowering(program, safe=True).lower()
