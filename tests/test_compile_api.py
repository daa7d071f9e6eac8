"""`nxpy.compile`: the module that it gives, traps, processes, threads, sources and options."""

from __future__ import annotations

import doctest
import inspect
import os
import pickle
import pydoc
import re
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import nxpy
from compile_support import ARRAYS, ENGINES, PLAIN, Made, made, modules
from conftest import ROOT, clean_environment

__all__ = ["made", "modules"]

SEED = ROOT / "gates" / "nx_distributed_train_gate.nx"


# The module -------------------------------------------------------------------------------------


def test_what_a_module_shows(made: Made) -> None:
    m = made(PLAIN)
    assert {"add", "narrow", "spin"} <= set(dir(m))
    assert list(m.functions)[:3] == ["add", "narrow", "i8_of"]
    assert str(inspect.signature(m.add)) == "(a: i64, b: i64) -> i64"
    assert m.add.__name__ == "add"
    shown = pydoc.plain(pydoc.render_doc(m.add))
    assert "func add(a: i64, b: i64) -> i64" in shown
    assert "Wraps where the sum does not fit." in shown
    with pytest.raises(AttributeError, match="no function 'ad'; did you mean 'add'"):
        m.ad  # noqa: B018


def test_state_lives_on_until_reset(made: Made) -> None:
    m = made(PLAIN)
    assert [m.count(2), m.count(3)] == [2, 5]
    m.reset()
    assert m.count(1) == 1
    with pytest.raises(nxpy.Trap):
        m.divide(1, 0)
    assert m.count(4) == 4


def test_two_modules_do_not_share_state(made: Made) -> None:
    m, other = made(PLAIN), made(PLAIN + "\n")
    assert [m.count(2), other.count(3), m.count(2)] == [2, 3, 4]
    assert m.blocks(1) == other.blocks(1)


def test_a_library_and_its_imports(made: Made) -> None:
    text = 'import "nx_digest.nx"\nfunc digest(p: *u8, n: i64, out: *u8) { sha256(p, n, out) }\n'
    out = np.zeros(32, np.uint8)
    made(text).digest(b"abc", 3, out)
    assert out.tobytes().hex() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_program_without_functions() -> None:
    m = nxpy.compile(source="const N = 3\n")
    assert m.functions == {}


# Traps ------------------------------------------------------------------------------------------


def test_a_trap_says_where(made: Made) -> None:
    m = made(ARRAYS)
    line = ARRAYS.split("\n").index("    return p[n]") + 1
    with pytest.raises(nxpy.Trap) as caught:
        m.outer(np.zeros(3, np.int64), 3)
    trap = caught.value
    assert (trap.code, trap.title) == ("R0002", "access outside live memory")
    assert trap.detail.startswith("read of 8 bytes at 0x")
    assert trap.detail.endswith("0 bytes past the end of a block of 24 bytes")
    assert trap.location == ("<source>", line, 12)
    assert (trap.file, trap.line, trap.column) == trap.location
    assert [tuple(frame) for frame in trap.stack] == [
        ("inner", "<source>", line, 12),
        ("outer", "<source>", line - 2, 45),
    ]
    assert str(trap).startswith("trap[R0002]: access outside live memory\n")
    assert "return p[n]" in str(trap)
    copy = pickle.loads(pickle.dumps(trap))
    assert (copy.code, copy.stack) == (trap.code, trap.stack)


def test_before_the_start(made: Made) -> None:
    m = made(ARRAYS)
    with pytest.raises(nxpy.Trap, match="8 bytes before a block of 24 bytes"):
        m.outer(np.zeros(3, np.int64), -1)
    with pytest.raises(nxpy.Trap, match="through a null pointer"):
        m.outer(None, 0)


def test_traps_of_all_kinds(made: Made) -> None:
    m = made(PLAIN, memory_limit=1 << 20)
    for code, call in (
        ("R0001", lambda: m.divide(1, 0)),
        ("R0004", lambda: m.endless(0)),
        ("R0005", lambda: m.limit(2 << 20)),
        ("R0007", lambda: m.limit(-1)),
        ("R0008", m.clock),
    ):
        with pytest.raises(nxpy.Trap) as caught:
            call()
        assert caught.value.code == code
        assert caught.value.stack
    assert len(caught.value.report) > 0
    assert m.deep(100_000) == 100_000


def test_engines_agree_on_reports() -> None:
    texts = []
    for engine in ENGINES:
        m = nxpy.compile(source=ARRAYS, engine=engine)
        found = []
        for args in ((np.zeros(3, np.int64), 3), (np.zeros(900, np.int64), 900), (None, 1), (12345, 1)):
            with pytest.raises(nxpy.Trap) as caught:
                m.outer(*args)
            found.append(str(caught.value))
        with pytest.raises(nxpy.Trap) as caught:
            m.set(b"abc", 1, 1)
        texts.append([*found, str(caught.value)])
    assert texts[0] == texts[1]


def test_sys_exit_ends_the_program_only(made: Made) -> None:
    m = made(PLAIN)
    for code in (0, 7, 255):
        with pytest.raises(nxpy.Exit) as caught:
            m.leave(code)
        assert caught.value.code == code
    assert m.leave(-1) == 5


def test_a_wild_access_in_fast_mode_is_a_trap() -> None:
    m = nxpy.compile(source=PLAIN, mode="fast")
    with pytest.raises(nxpy.Trap) as caught:
        m.put(8, 0, 1)
    assert caught.value.code == "R0002"
    assert caught.value.location is None
    with pytest.raises(nxpy.Trap):
        m.endless(0)
    assert m.add(1, 2) == 3


def test_fast_mode_changes_arrays_and_not_constants() -> None:
    m = nxpy.compile(source=ARRAYS, mode="fast")
    values = np.array([1.0, 2.0], np.float32)
    m.scale(values, 2, 3.0)
    assert values.tolist() == [3.0, 6.0]
    with pytest.raises(nxpy.Trap):
        m.set(b"constant", 0, 1)


def test_time_is_limited(made: Made) -> None:
    m = made(PLAIN, timeout=0.3)
    start = time.monotonic()
    with pytest.raises(TimeoutError, match=r"spin\(\) did not return within 0.3 s"):
        m.spin()
    assert time.monotonic() - start < 3
    assert m.count(1) == 1


def test_interrupts(made: Made) -> None:
    m = made(PLAIN)
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        m.spin()
    timer.join()
    assert m.count(1) == 1


def test_a_signal_handler_cannot_call_into_a_call(made: Made) -> None:
    m = made(PLAIN)

    def handler(*_: object) -> None:
        m.add(1, 2)

    before = signal.signal(signal.SIGALRM, handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with pytest.raises(RuntimeError, match="in the middle of another call"):
            m.spin()
    finally:
        signal.signal(signal.SIGALRM, before)
    assert m.add(1, 2) == 3


# Output, processes, threads ----------------------------------------------------------------------


@pytest.mark.parametrize("engine", ENGINES)
def test_output_is_out_before_the_call_returns(capfd: pytest.CaptureFixture[str], engine: str) -> None:
    m = nxpy.compile(source=PLAIN, engine=engine)
    assert m.say(b"one\n", 4, 1) == 4
    assert capfd.readouterr() == ("one\n", "")
    assert m.say(b"two\n", 4, 2) == 4
    assert capfd.readouterr() == ("", "two\n")
    assert m.say(b"three\n", 6, 3) == -13


@pytest.mark.parametrize("engine", ENGINES)
def test_output_keeps_its_order_with_pythons(tmp_path: Path, engine: str) -> None:
    script = (
        "import nxpy, sys\n"
        f"m = nxpy.compile(source={PLAIN!r}, engine={engine!r})\n"
        "print('a'); m.say(b'b\\n', 2, 1); print('c')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path,
        env=clean_environment(PYTHONPATH=str(ROOT)),
    )  # fmt: skip
    assert done.stdout == "a\nb\nc\n"


def test_threads(made: Made) -> None:
    m = made(PLAIN + ARRAYS)
    # Each call adds; none is lost, and each thread's arrays are its own.

    def work(seed: int) -> int:
        for turn in range(50):
            values = np.full(20, seed * 1000 + turn, np.int64)
            to = np.zeros(20, np.int64)
            m.copy(to, values, 20)
            assert (to == values).all()
            m.count(1)
        return seed

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(4))) == [0, 1, 2, 3]
    assert m.count(0) == 200


def test_a_forked_process_has_its_own_state(made: Made) -> None:
    m = made(PLAIN)
    m.count(5)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.write(write, b"%d" % m.add(20, 22))
            status = 0
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert os.read(read, 10) == b"42"
    os.close(read)
    os.close(write)
    assert m.count(1) == 6


def test_the_process_ends_with_its_caller(tmp_path: Path) -> None:
    """Also where the caller is killed while a call never returns."""
    script = (
        "import nxpy, os, threading, time\n"
        f"m = nxpy.compile(source={PLAIN!r}, engine='jit')\n"
        "m.add(1, 2)\n"
        "print(m._caller._worker.pid, flush=True)\n"
        "threading.Thread(target=m.spin, daemon=True).start()\n"
        "time.sleep(60)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=tmp_path,
        env=clean_environment(PYTHONPATH=str(ROOT)),
    ) as process:  # fmt: skip
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        time.sleep(0.2)
        assert Path(f"/proc/{worker}").exists()
        process.kill()
    for _ in range(50):
        if not Path(f"/proc/{worker}").exists() or "Z" in _state(worker):
            return
        time.sleep(0.1)
    os.kill(worker, signal.SIGKILL)
    pytest.fail("it goes on")


def _state(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


def test_a_killed_process_is_reported() -> None:
    m = nxpy.compile(source=PLAIN, engine="jit")
    m.add(1, 2)
    os.kill(m._caller._worker.pid, signal.SIGKILL)  # type: ignore[attr-defined]
    with pytest.raises(RuntimeError, match="was killed by signal 9"):
        m.add(1, 2)
    assert m.add(1, 2) == 3


def test_nothing_is_left_open() -> None:
    def open_now() -> int:
        return len(os.listdir("/proc/self/fd"))

    nxpy.compile(source=PLAIN).add(1, 2)
    before = open_now()
    for _ in range(3):
        m = nxpy.compile(source=PLAIN)
        m.add(1, 2)
        with pytest.raises(nxpy.Trap):
            m.divide(1, 0)
        m.add(1, 2)
        del m
    assert open_now() == before


# The gate that everything started from -------------------------------------------------------------


def trained(n: int, m: int, v: int, t: int, lr: int) -> list[int]:
    """`train` of the seed gate with the all-reduce, in Python's integers."""
    w = [0] * v
    for _ in range(t):
        total = [0] * v
        for s in range(m // n * n):
            x = [(s * 3 + d * 7 + 1) % 11 for d in range(v)]
            error = sum(a * b for a, b in zip(w, x, strict=True)) - (s * 5 + 2) % 13
            total = [g + error * a for g, a in zip(total, x, strict=True)]
        # NX divides toward zero.
        w = [a - (abs(g) // lr if g >= 0 else -(abs(g) // lr)) for a, g in zip(w, total, strict=True)]
    return w


def test_the_seed_gate_trains(made: Made) -> None:
    m = made(SEED.read_text(), include=(str(SEED.parent),))
    for n in (1, 2, 4, 8):
        out = np.full(4, 99, np.int64)
        assert m.train(n, 8, 4, 3, 16, 1, out) == 0
        assert out.tolist() == trained(n, 8, 4, 3, 16)
        assert any(out)
    with pytest.raises(nxpy.Trap) as caught:
        m.train(1, 8, 4, 3, 16, 1, np.zeros(3, np.int64))
    assert caught.value.code == "R0002"
    assert caught.value.stack[0].function == "train"


# Sources, errors, options -----------------------------------------------------------------------


def test_a_path_or_a_text(tmp_path: Path) -> None:
    path = tmp_path / "lib.nx"
    path.write_text("func f() -> i64 { return 1 }\n")
    assert nxpy.compile(path).f() == 1
    assert nxpy.compile(str(path)).f() == 1
    assert nxpy.compile("func f() -> i64 { return 2 }").f() == 2
    assert nxpy.compile(source="func f() -> i64 { return 3 }").f() == 3
    with pytest.raises(TypeError, match="one of the two"):
        nxpy.compile()
    with pytest.raises(TypeError, match="one of the two"):
        nxpy.compile(path, source="x")


def test_imports_beside_the_file_and_in_folders(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "other.nx").write_text("func one() -> i64 { return 1 }\n")
    path = tmp_path / "lib.nx"
    path.write_text('import "other.nx"\nfunc f() -> i64 { return one() + 1 }\n')
    m = nxpy.compile(path, include=[tmp_path / "there"], engine="interp")
    assert m.f() == 2
    assert "one" not in m.functions


def test_code_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from nxpy.engines.llvm import server

    monkeypatch.setenv("NXPY_CACHE_DIR", str(tmp_path / "cache"))
    path = tmp_path / "lib.nx"
    path.write_text("func f(a: i64) -> i64 { return a + 1 }\n")
    assert nxpy.compile(path, engine="jit").f(1) == 2
    assert len(list((tmp_path / "cache").iterdir())) == 1
    calls: list[int] = []
    compile_server = server.compile_server

    def counted(*args: Any) -> bytes:
        calls.append(1)
        return compile_server(*args)

    monkeypatch.setattr(server, "compile_server", counted)
    assert nxpy.compile(path, engine="jit").f(1) == 2
    assert calls == []
    path.write_text("func f(a: i64, b: i64) -> i64 { return a + b }\n")
    assert nxpy.compile(path, engine="jit").f(1, 4) == 5
    assert nxpy.compile(path, engine="jit", cache=False).f(1, 4) == 5
    assert len(calls) == 2


@pytest.mark.parametrize("engine", ENGINES)
def test_a_program_that_cannot_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: str) -> None:
    monkeypatch.setenv("NXPY_CACHE_DIR", str(tmp_path / "cache"))
    path = tmp_path / "lib.nx"
    # A region has 256 places for such a block.
    names = [f"g{i}" for i in range(257)]
    path.write_text(
        "".join(f"var {name}: [0xf0000000]u8\n" for name in names)
        + f"func f() -> i64 {{ return {' + '.join(f'(&{name}[0] as i64)' for name in names)} }}\n"
    )
    for _ in range(2):
        m = nxpy.compile(path, engine=engine)
        with pytest.raises(nxpy.Trap) as caught:
            m.f()
        assert (caught.value.code, caught.value.location, caught.value.stack) == ("R0005", None, ())
        assert caught.value.detail == "a variable of 4026531840 bytes has no place in memory"


def test_compile_errors() -> None:
    with pytest.raises(nxpy.CompileError) as caught:
        nxpy.compile(source="func f() -> i64 { return totl }\nfunc g() -> i64 { return 1.5 }\n")
    found = caught.value.diagnostics
    assert found[0].code == "E1001"
    assert [d.span and d.span.position[0] for d in found] == [1, 2]
    assert found[0].span is not None
    assert found[0].span.position == (1, 26)
    assert "nothing here is called `totl`" in str(caught.value)
    assert "<source>:1:26" in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    with pytest.raises(nxpy.CompileError, match="does not exist"):
        nxpy.compile("missing.nx")


def test_options_that_there_are_not() -> None:
    with pytest.raises(ValueError, match="mode is 'safe' or 'fast', not 'quick'"):
        nxpy.compile(source="func f() { }", mode="quick")
    with pytest.raises(ValueError, match="engine is 'jit' or 'interp', not 'c'"):
        nxpy.compile(source="func f() { }", engine="c")


def test_permissions(made: Made, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"hello")
    text = """
func first(path: *u8) -> i64 {
    let fd: i64 = sys_open(path, 0, 0)
    if fd < 0 { return fd }
    let p: *u8 = sys_mmap(1)
    sys_read(fd, p, 1)
    sys_close(fd)
    return p[0] as i64
}
"""
    path = os.fsencode(tmp_path / "x")
    assert made(text).first(path) == -13
    assert made(text, allow_read=(str(tmp_path),)).first(path) == ord("h")
    assert made("func now() -> i64 { return sys_clock_ns() }", allow_clock=True).now() > 0


def test_without_llvm(monkeypatch: pytest.MonkeyPatch) -> None:
    from nxpy.engines import EngineRow

    monkeypatch.setattr(EngineRow, "available", lambda row: row.name == "interp")
    m = nxpy.compile(source=PLAIN)
    assert m.engine == "interp"
    assert m.add(1, 2) == 3
    with pytest.raises(ValueError, match="llvmlite is not installed"):
        nxpy.compile(source=PLAIN, engine="jit")


def test_importing_nxpy_loads_nothing_of_it(tmp_path: Path) -> None:
    script = (
        "import nxpy, sys\n"
        "print([m for m in sys.modules if m.partition('.')[0] in ('nxpy', 'numpy', 'llvmlite')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path,
        env=clean_environment(PYTHONPATH=str(ROOT)),
    )  # fmt: skip
    assert done.stdout == "['nxpy']\n"


def test_the_manuals_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    program, session = (re.findall(f"```{kind}\n(.*?)```", text, re.DOTALL) for kind in ("nx", "pycon"))
    (tmp_path / "dot.nx").write_text(program[0])
    monkeypatch.chdir(tmp_path)
    example = doctest.DocTestParser().get_doctest(session[0], {}, "python.md", None, None)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(example)
    assert runner.summarize(verbose=False).failed == 0
    assert len(example.examples) > 8
