"""A first run, which starts in the interpreter while the compiler works: nothing tells who was first."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nxpy.driver import race
from nxpy.runtime.options import RunOptions

pytest.importorskip("llvmlite")

PUT = "func put(s: *u8) { var n: i64 = 0 while s[n] != 0 { n += 1 } sys_write(1, s, n) }\n"
QUICK = PUT + 'func main() -> i64 { put("done\\n") return 3 }\n'
LONG = (
    PUT
    + 'func main() -> i64 { put("begin\\n") var x: u64 = 1\n'
    + "for i in 0..60000000 { x = x * 6364136223846793005 + (i as u64) }\n"
    + 'if x == 0 { put("never\\n") } put("end\\n") return 4 }\n'
)
READS = (
    PUT + 'func main() -> i64 { put("in: ") let b: *u8 = sys_mmap(8) let n = sys_read(0, b, 8)\n'
    "sys_write(1, b, n) return n }\n"
)
ERRS = PUT + 'func main() -> i64 { put("out\\n") sys_write(2, "err\\n", 4) put("out\\n") return 0 }\n'
MUCH = PUT + 'func main() -> i64 { for i in 0..20000 { put("0123456789\\n") } return 0 }\n'
TRAPS = PUT + 'func main() -> i64 {\n    put("before\\n")\n    var z: i64 = 0\n    return 1 / z\n}\n'

CASES = {
    "quick": (QUICK, b"", 3, b"done\n", b""),
    "long": (LONG, b"", 4, b"begin\nend\n", b""),
    "reads": (READS, b"abc", 3, b"in: abc", b""),
    "errs": (ERRS, b"", 0, b"out\nout\n", b"err\n"),
    "much": (MUCH, b"", 0, b"0123456789\n" * 20000, b""),
    "traps": (TRAPS, b"", 101, b"before\n", b"trap[R0001]: division by zero\n"),
}


def run(folder: Path, text: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    gate = folder / "gate.nx"
    gate.write_text(text, encoding="utf-8")
    env = {**os.environ, "NXPY_CACHE_DIR": str(folder / "cache")}
    command = [sys.executable, "-m", "nxpy", "run", str(gate)]
    return subprocess.run(command, input=stdin, capture_output=True, env=env, check=False, timeout=120)


def kept(folder: Path) -> bool:
    """Whether the compiler in the background has put the program into the cache; it is waited for."""
    for _ in range(600):
        if list((folder / "cache").glob("*.gate")):
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("name", CASES)
def test_the_first_run_and_the_next_one_are_the_same(name: str, tmp_path: Path) -> None:
    text, stdin, code, out, err = CASES[name]
    first = run(tmp_path, text, stdin)
    assert (first.returncode, first.stdout) == (code, out)
    assert first.stderr.startswith(err)
    assert bool(first.stderr) == bool(err)
    assert kept(tmp_path)
    second = run(tmp_path, text, stdin)
    assert (second.returncode, second.stdout, second.stderr) == (code, out, first.stderr)


@pytest.mark.parametrize(
    "options",
    [RunOptions(mode="fast"), RunOptions(timeout=1.0), RunOptions(memory_limit=1 << 20)],
    ids=["fast", "timeout", "memory"],
)
def test_only_the_plainest_runs_start_twice(options: RunOptions) -> None:
    assert race.suits(RunOptions())
    assert not race.suits(options)


def test_held_output_is_released_once_and_whole(capfd: pytest.CaptureFixture[str]) -> None:
    held = race.Held()
    assert held.write(1, b"abc") == 3
    held.flush()
    assert capfd.readouterr().out == ""
    held.release()
    held.release()
    assert capfd.readouterr().out == "abc"
    with pytest.raises(race.Outward):
        held.write(2, b"x")
