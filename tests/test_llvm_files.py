"""Native programs that open files: what is permitted, and that the program's arguments stay what they are."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from conftest import Nxpy

pytest.importorskip("llvmlite")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="native code needs Linux")

SOURCE = """
func main(argc: i64, argv: **u8) -> i64 {
    if argc != 2 || argv[0][0] != 'g' { return 200 }
    let fd: i64 = sys_open(argv[1], 0, 0)
    if fd < 0 { return 0 - fd }
    let p: *u8 = sys_mmap(1)
    sys_read(fd, p, 1)
    return p[0] as i64
}
"""


@pytest.mark.parametrize(
    ("permitted", "status"),
    [
        ([], 13),
        (["other"], 13),
        (["inside"], ord("x")),
        (["other", "inside"], ord("x")),
        (["inside", "other"], ord("x")),
    ],
)
def test_what_may_be_read(nxpy: Nxpy, tmp_path: Path, permitted: list[str], status: int) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "file").write_bytes(b"x")
    (tmp_path / "gate.nx").write_text(SOURCE)
    words = [word for name in permitted for word in ("--allow-read", str(tmp_path / name))]
    for engine in ("jit", "interp"):
        done = nxpy("run", "--engine", engine, "--no-cache", *words, "gate.nx", "--", "inside/file")
        assert done.returncode == status, done.stderr
