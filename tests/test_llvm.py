"""The LLVM engine: values, traps, limits, executables. Expected values come from the language page."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.check.checker import check
from nxpy.check.loaded import LoadedModule
from nxpy.syntax.parser import parse

pytest.importorskip("llvmlite")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="native code needs Linux")

ROOT = Path(__file__).parent.parent
NXPY = [sys.executable, "-m", "nxpy"]
PUT = """
func put(v: i64) {
    var b: [21]u8
    var k: i64 = 20
    b[20] = 10
    var m: u64 = v as u64
    if v < 0 { sys_write(1, "-", 1); m = (0 as u64) - m }
    loop { k = k - 1; b[k] = (48 + m % 10) as u8; m = m / 10; if m == 0 { break } }
    sys_write(1, &b[k], 21 - k)
}
"""


def nxpy(*words: str, cwd: Path = ROOT, **kwargs: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        [*NXPY, *words], cwd=cwd, capture_output=True, text=True, timeout=60,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NXPY_CACHE_DIR": ""}, **kwargs,
    )  # fmt: skip


def run(tmp_path: Path, source: str, *options: str) -> subprocess.CompletedProcess[str]:
    (tmp_path / "gate.nx").write_text(source)
    return nxpy("run", "--engine", "jit", *options, "gate.nx", cwd=tmp_path)


def values(tmp_path: Path, body: str, *options: str) -> list[int]:
    done = run(tmp_path, PUT + "func main() -> i64 {\n" + body + "\nreturn 0\n}", *options)
    assert (done.returncode, done.stderr) == (0, "")
    return [int(line) for line in done.stdout.split()]


@pytest.mark.parametrize("mode", ["safe", "fast"])
def test_division_at_the_edges(tmp_path: Path, mode: str) -> None:
    body = """
    var low: i64 = -9223372036854775807 - 1
    var one: i64 = -1
    put(low / one); put(low % one); put(-7 / 2); put(-7 % 2)
    var a: i8 = -128
    var b: i8 = -1
    put((a / b) as i64)
    """
    assert values(tmp_path, body, "--mode", mode) == [-(2**63), 0, -3, -1, -128]


@pytest.mark.parametrize("mode", ["safe", "fast"])
def test_shifts_take_the_amount_modulo_the_width(tmp_path: Path, mode: str) -> None:
    body = """
    var n: i64 = 65
    var m: i64 = -1
    var x: i64 = 3
    put(x << n); put((-8) >> n); put(x << m)
    var y: u8 = 0x81
    put((y >> 9) as i64); put((y << 9) as i64)
    """
    assert values(tmp_path, body, "--mode", mode) == [6, -4, -(2**63), 0x40, 2]


def test_float_casts_saturate(tmp_path: Path) -> None:
    body = """
    var big: f64 = 1.0e30
    var zero: f64 = 0.0
    put(big as i64); put((-big) as i64); put((zero / zero) as i64)
    put((-1.5) as u8 as i64); put(big as u8 as i64); put((-2.9) as i64)
    """
    assert values(tmp_path, body) == [2**63 - 1, -(2**63), 0, 0, 255, -2]


def test_a_loop_is_versioned_and_still_traps_where_it_must(tmp_path: Path) -> None:
    source = """
    func sum(p: *i32, n: i64) -> i64 {
        var s: i64 = 0
        for i in 0..n { s = s + (p[i] as i64) }
        return s
    }
    func main() -> i64 {
        let p: *i32 = sys_mmap(40) as *i32
        for i in 0..10 { p[i] = (i * i) as i32 }
        if sum(p, 10) != 285 { return 1 }
        sys_write(1, "ok\\n", 3)
        return sum(p, 11)
    }
    """
    done = run(tmp_path, source)
    assert (done.returncode, done.stdout) == (101, "ok\n")
    assert "gate.nx:4:34" in done.stderr
    assert "read of 4 bytes" in done.stderr
    assert "0 bytes past the end of a block of 40 bytes" in done.stderr
    assert done.stderr.count(" at gate.nx:") == 2


MISSES = {
    "one before": "p[-1] = 1",
    "one past": "p[n] = 1",
    "far": "p[1 << 50] = 1",
    "next block": "p[n + 8] = 1",
    "wrapping": "p[1 << 61] = 1; p[(1 << 61) - 1] = 1",
    "null": "let q: *i64 = null; q[n - n] = 1",
    "integer": "let q: *i64 = (12345 + n) as *i64; q[0] = 1",
    "kernel": "let q: *i64 = (-4096 - n) as *i64; q[0] = 1",
    "beyond 47 bits": "let q: *i64 = ((p as i64) + (1 << 47)) as *i64; q[0] = 1",
    "negative": "let q: *i64 = ((p as i64) + (-1 << 47)) as *i64; q[n - n] = 1",
    "an offset beyond 47 bits": "p[(1 << 44) + n - 10] = 1",
    "freed": "sys_munmap(p as *u8, 80); p[0] = 1",
    "loop past the end": "for i in 0..n + 1 { p[i] = 1 }",
    "loop before the start": "for i in 0..n { p[i - 1] = 1 }",
    "strided loop": "var i: i64 = 0\nwhile i < n { p[i * 2] = i; i += 1 }",
    "loop with a step": "var i: i64 = 0\nwhile i < n + 3 { p[i] = i; i += 4 }",
    "backwards": "for i in 0..n + 1 { p[n - 1 - i] = i }",
    "huge bound": "for i in 0..1 << 62 { p[i] = i }",
    "narrow": "for i in 0 as u8..200 as u8 { p[i as i64] = 1 }",
    "wide access": "let w: *i64 = (p as *u8 + 73) as *i64; w[0] = 1",
    "via a pointer variable": "var q: *i64 = p\nwhile true { q[0] = 1; q = q + 1 }",
}


@pytest.mark.parametrize("name", MISSES)
def test_every_kind_of_miss_is_caught(tmp_path: Path, name: str) -> None:
    source = f"""
    func touch(p: *i64, n: i64) {{
        {MISSES[name]}
    }}
    func main() -> i64 {{
        let before: *i64 = sys_mmap(80) as *i64
        let p: *i64 = sys_mmap(80) as *i64
        let after: *i64 = sys_mmap(80) as *i64
        before[0] = 1
        after[0] = 1
        touch(p, 10)
        return 0
    }}
    """
    done = run(tmp_path, source)
    assert done.returncode == 101, name
    assert "trap[R0002]" in done.stderr
    assert "touch at gate.nx:3:" in done.stderr or "touch at gate.nx:4:" in done.stderr


def test_a_stray_access_in_fast_mode_is_a_reported_trap(tmp_path: Path) -> None:
    done = run(tmp_path, 'func main() { sys_write(1, "out", 3)\nlet p: *i64 = null\np[0] = 1 }', "--fast")
    assert (done.returncode, done.stdout) == (101, "out")
    assert done.stderr.startswith("trap[R0002]: access outside live memory\n")


@pytest.mark.parametrize("mode", ["safe", "fast"])
def test_recursion_is_deep_and_ends_in_a_trap(tmp_path: Path, mode: str) -> None:
    source = """
    func down(n: i64) -> i64 { if n == 0 { return 0 } return 1 + down(n - 1) }
    func tail(n: i64) -> i64 { return tail(n + 1) }
    func main() -> i64 { if down(100000) != 100000 { return 1 } return tail(0) }
    """
    done = run(tmp_path, source, "--mode", mode)
    assert done.returncode == 101
    assert "trap[R0004]: stack overflow" in done.stderr
    assert "tail at gate.nx:3:" in done.stderr
    assert "main at gate.nx:4:" in done.stderr


def test_the_report_is_the_interpreters(tmp_path: Path) -> None:
    source = """
    struct P { x: i32, y: [3]i16 }
    func inner(p: *P, i: i64, d: i64) -> i64 { p.y[i] = 7; return 10 / d }
    func outer(i: i64, d: i64) -> i64 { var s: P; return inner(&s, i, d) + 1 }
    func main(argc: i64, argv: **u8) -> i64 {
        if argc == 1 { assert(argc == 2) }
        let n: i64 = argc - 2
        return outer(n * 3, 1 - n)
    }
    """
    (tmp_path / "gate.nx").write_text(source)
    for args in ([], ["--", "a", "b"], ["--", "a", "b", "c"]):
        seen = [nxpy("run", "--engine", e, "gate.nx", *args, cwd=tmp_path) for e in ("interp", "jit")]
        assert seen[0].returncode == seen[1].returncode == 101
        assert seen[0].stderr == seen[1].stderr


def test_limits_hold_inside_an_endless_loop(tmp_path: Path) -> None:
    done = run(tmp_path, 'func main() { sys_write(1, "x", 1)\nloop { } }', "--timeout", "0.3")
    assert (done.returncode, done.stdout) == (124, "x")
    hog = "func main() { loop { let p: *u8 = sys_mmap(1 << 20); p[0] = 1 } }"
    done = run(tmp_path, hog, "--max-memory", "8M")
    assert done.returncode == 137
    assert "8388608 bytes" in done.stderr


def test_an_interrupt_ends_the_gate_at_once(tmp_path: Path) -> None:
    (tmp_path / "gate.nx").write_text('func main() { sys_write(2, "go", 2)\nloop { } }')
    command = [*NXPY, "run", "--engine", "jit", str(tmp_path / "gate.nx")]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "NXPY_CACHE_DIR": ""}
    with subprocess.Popen(command, stderr=subprocess.PIPE, cwd=ROOT, env=env) as child:
        assert child.stderr is not None
        assert child.stderr.read(2) == b"go"
        start = time.monotonic()
        child.send_signal(signal.SIGINT)
        assert child.wait(10) == 130
        assert time.monotonic() - start < 5


def test_an_executable_stands_alone_and_is_reproducible(tmp_path: Path) -> None:
    gate = ROOT / "gates" / "nx_distributed_train_gate.nx"
    for name in ("a", "b"):
        assert nxpy("build", str(gate), "-o", str(tmp_path / name)).returncode == 0
    first, second = (tmp_path / "a").read_bytes(), (tmp_path / "b").read_bytes()
    assert first == second
    assert str(ROOT).encode() not in first
    done = subprocess.run([tmp_path / "a"], capture_output=True, env={}, check=False)
    assert done.returncode == 0
    assert b"VERDICT DISTRIBUTED-TRAIN-GATE PASS 5/5" in done.stdout


def test_the_runtime_is_what_its_source_says() -> None:
    from nxpy.engines.llvm import build
    from scripts import regenerate_runtime

    assert build.runtime_text() == regenerate_runtime.runtime_text()


def test_gdb_stops_steps_and_prints(tmp_path: Path) -> None:
    if shutil.which("gdb") is None:
        pytest.skip("gdb is not installed")
    source = """func add(p: *i64, n: i64) -> i64 {
    var sum: i64 = 0
    for i in 0..n { sum = sum + p[i] }
    let twice: i64 = sum * 2
    return twice
}
func main() -> i64 {
    let p: *i64 = sys_mmap(24) as *i64
    p[0] = 5
    p[2] = 6
    return add(p, 3)
}
"""
    (tmp_path / "gate.nx").write_text(source)
    assert nxpy("build", "-g", "gate.nx", "-o", "gate", cwd=tmp_path).returncode == 0
    assert subprocess.run([tmp_path / "gate"], check=False).returncode == 22
    commands = ["break gate.nx:5", "run", "print sum", "print twice", "print *p@3", "backtrace 2"]
    words = [word for command in commands for word in ("-ex", command)]
    done = subprocess.run(
        ["gdb", "-batch", "-nx", *words, "./gate"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert "$1 = 11\n$2 = 22\n$3 = {5, 0, 6}\n" in done.stdout
    assert "gate::main () at gate.nx:11" in done.stdout


def test_a_debug_build_traps_with_the_same_text(tmp_path: Path) -> None:
    source = "func f(n: i64) -> i64 { return 1 / n }\nfunc main() -> i64 {\n    return f(0) + 1\n}\n"
    seen = [run(tmp_path, source, *options) for options in ((), ("--debug",))]
    assert seen[0].returncode == seen[1].returncode == 101
    assert seen[0].stderr == seen[1].stderr
    assert "main at gate.nx:3:12" in seen[0].stderr


def test_a_frame_larger_than_any_stack(tmp_path: Path) -> None:
    """Where nothing is optimised away, the call that needs it overflows; no fault of the compiler's."""
    source = """
func big(d: i64) -> i64 { var a: [200000000]i64 a[d] = d return a[d] + a[5] }
func main() -> i64 { return big(3) }
"""
    done = run(tmp_path, source, "--debug")
    assert done.returncode == 101
    assert done.stderr.startswith("trap[R0004]: stack overflow")


@pytest.mark.parametrize(("body", "apart"), [("for i in 0..x { s = s + i }", 4), ("s = s + x", 0)])
def test_not_all_that_is_called_once_becomes_part_of_its_caller(body: str, apart: int) -> None:
    """LLVM would take in as many as there are, and then time by the square of their number."""
    made = [f"func f{k}(x: i64) -> i64 {{ var s: i64 = {k} {body} return s }}" for k in range(20)]
    calls = " ".join(f"s = s + f{k}(s)" for k in range(20))
    text = "\n".join([*made, f"func main() -> i64 {{ var s: i64 = 0 {calls} return s }}"])
    bag = Bag()
    program = check([LoadedModule(parse(Source("gate.nx", text), bag))], bag)
    assert program is not None
    from nxpy.engines.llvm.module import ModuleLowering

    lowered = ModuleLowering(program, safe=True).lower()
    assert sum("call fastcc i64 @f" in line and "noinline" in line for line in lowered.split("\n")) == apart
