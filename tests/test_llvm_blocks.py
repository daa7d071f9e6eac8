"""Blocks are promised not to overlap only where no pointer can be had from anything but `sys_mmap`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from nxpy.core.nodes import Program
from nxpy.driver.session import Session
from nxpy.engines import ENGINES

pytestmark = pytest.mark.skipif(not ENGINES["jit"].available(), reason="the native engine does not work here")

CAST = """
func main() -> i64 {
    let a = sys_mmap(64)
    let b = sys_mmap(64)
    let q: *u8 = ((a as i64) + 128) as *u8
    assert(q == b)
    b[3] = 1
    q[3] = 7
    return b[3] as i64
}
"""
WRITTEN = """
func main() -> i64 {
    let a = sys_mmap(64)
    let b = sys_mmap(64)
    let cell: *i64 = sys_mmap(8) as *i64
    cell[0] = (a as i64) + 128
    let q: *u8 = (cell as **u8)[0]
    assert(q == b)
    b[3] = 1
    q[3] = 7
    return b[3] as i64
}
"""
FREED = """
func main() -> i64 {
    let first = sys_mmap(3000000000)
    sys_munmap(first, 3000000000)
    var p = sys_mmap(3000000000)
    while p != first {
        sys_munmap(p, 3000000000)
        p = sys_mmap(3000000000)
    }
    p[5] = 1
    first[5] = 7
    return p[5] as i64
}
"""
PLAIN = """
func add(a: *i64, b: *i64, n: i64) { for i in 0..n { a[i] = a[i] + b[i] + 1 } }

func main() -> i64 {
    let a: *i64 = sys_mmap(800) as *i64
    let b: *i64 = sys_mmap(800) as *i64
    add(a, b, 100)
    add(a, a, 100)
    add(a + 1, a, 99)
    return a[2]
}
"""
"""a is 1, then 3, then a[i + 1] = a[i + 1] + a[i] + 1, so a[2] = 3 + (3 + 3 + 1) + 1."""


def program_of(text: str, tmp_path: Path) -> Program:
    gate = tmp_path / "gate.nx"
    gate.write_text(text, encoding="utf-8")
    program = Session(()).open(str(gate)).program
    assert program is not None
    return program


@pytest.mark.parametrize("mode", ["safe", "fast"])
@pytest.mark.parametrize(
    ("text", "apart", "code"),
    [(CAST, False, 7), (WRITTEN, False, 7), (FREED, False, 7), (PLAIN, True, 11)],
    ids=["cast", "written", "freed", "plain"],
)
def test_one_address_is_one_byte(text: str, apart: bool, code: int, mode: str, tmp_path: Path) -> None:
    from nxpy.engines.llvm.engine import compile_program
    from nxpy.engines.llvm.module import ModuleLowering

    program = program_of(text, tmp_path)
    lowered = ModuleLowering(program, safe=mode == "safe").lower()
    assert ("noalias ptr @nx_mmap" in lowered) is apart
    path = tmp_path / "gate"
    path.write_bytes(compile_program(program, mode, standalone=True))
    path.chmod(0o755)
    assert subprocess.run([str(path)], check=False, timeout=60).returncode == code
