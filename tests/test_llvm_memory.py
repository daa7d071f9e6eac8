"""The native runtime gives freed memory back, and begins a used-up region again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nxpy.driver.session import Session
from nxpy.engines import ENGINES

pytestmark = pytest.mark.skipif(not ENGINES["jit"].available(), reason="the native engine does not work here")

SMALL = """
func main() -> i64 {
    for i in 0..4000000 {
        let p = sys_mmap(24)
        p[i & 7] = 1
        assert(p[(i + 1) & 7] == 0)
        sys_munmap(p, 24)
    }
    return 5
}
"""
LARGE = """
func main() -> i64 {
    for i in 0..60000 {
        let p = sys_mmap(20000)
        p[i & 4095] = 1
        assert(p[(i + 1) & 4095] == 0)
        sys_munmap(p, 20000)
    }
    return 6
}
"""
AGAIN = """
func main() -> i64 {
    let kept = sys_mmap(100)
    kept[99] = 9
    for i in 0..300 {
        let p = sys_mmap(3000000000)
        assert(p[5] == 0)
        p[5] = 1
        sys_munmap(p, 3000000000)
    }
    return kept[99] as i64
}
"""
WATCH = """
import os, sys
_, status, usage = os.wait4(os.posix_spawn(sys.argv[1], sys.argv[1:], {}), 0)
print(status, usage.ru_maxrss)
"""
PEAK = 64 << 10
"""KiB that any of them may take; the blocks of SMALL and LARGE would take 250 MB without being given back."""


@pytest.mark.parametrize(
    ("text", "code"), [(SMALL, 5), (LARGE, 6), (AGAIN, 9)], ids=["small", "large", "again"]
)
def test_freed_memory_is_used_again(text: str, code: int, tmp_path: Path) -> None:
    from nxpy.engines.llvm.engine import compile_program

    gate, path = tmp_path / "gate.nx", tmp_path / "gate"
    gate.write_text(text, encoding="utf-8")
    program = Session(()).open(str(gate)).program
    assert program is not None
    path.write_bytes(compile_program(program, "safe", standalone=True))
    path.chmod(0o755)
    # From a small process: a child's peak counts that of the one that it was forked from.
    ran = subprocess.run([sys.executable, "-I", "-c", WATCH, str(path)], capture_output=True, check=True)
    status, peak = map(int, ran.stdout.split())
    assert os.waitstatus_to_exitcode(status) == code
    assert peak < PEAK
