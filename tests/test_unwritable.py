"""Programs whose stdout cannot be written: no engine lets one end with 0 and say nothing."""

from __future__ import annotations

import errno
import os
import resource
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from nxpy.cli import exits
from nxpy.engines import ENGINES
from nxpy.engines.c.engine import compiler
from nxpy.runtime.output import UNWRITABLE

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")

GATE = """\
func put(s: *u8) -> i64 { var n: i64 = 0 while s[n] != 0 { n += 1 } return sys_write(1, s, n) }
func much(n: i64) -> i64 {
    let b: *u8 = sys_mmap(n)
    for i in 0..n { b[i] = 'm' }
    return sys_write(1, b, n)
}
func main(argc: i64, argv: **u8) -> i64 {
    let what: u8 = argv[1][0]
    if what == 'n' { return 0 }
    if what == 'b' { return much(100000) & 0 }
    if what == 'r' { return 0 - much(100000) }
    if what == 'w' { for i in 0..30000 { put("0123\\n") } return 0 }
    if what == 'p' { for i in 0..65535 { if sys_write(1, "1", 1) != 1 { return 9 } } return 0 - much(1) }
    if what == 'f' {
        let file = sys_open(argv[2], 1 + 64 + 512, 420)
        if sys_write(file, "in the file", 11) != 11 { return 8 }
    }
    if put("small\\n") != 6 { return 9 }
    if what == 'c' { return 3 }
    if what == 'x' { sys_exit(256) }
    if what == 'y' { sys_exit(3) }
    if what == 't' { assert(argc == 0) }
    if what == 'e' { sys_write(2, "mine\\n", 5) }
    if what == 'l' { loop { } }
    return 0
}
"""
TRAP = b"trap[R0006]: failed assert\n"
NO_SPACE = b"error: standard output cannot be written: no space left on device\n"
CLOSED = b"error: standard output cannot be written: it is closed\n"
TOO_LARGE = b"error: standard output cannot be written: file too large\n"

JIT, C = ENGINES["jit"].available(), compiler() is not None
WAYS = ["interp", "python"] + ["jit", "fast", "cached", "alone", "alone-fast"] * JIT + ["c", "c-fast"] * C

Result = subprocess.CompletedProcess[bytes]


def environment(folder: Path, **extra: str) -> dict[str, str]:
    cache = {"NXPY_CACHE_DIR": str(folder / "cache"), "PYTHONPATH": str(ROOT)}
    return clean_environment(PYTHONDONTWRITEBYTECODE="1", **cache, **extra)


def made(folder: Path, *words: str) -> None:
    subprocess.run([sys.executable, "-m", "nxpy", *words], cwd=folder, env=environment(folder), check=True)


@pytest.fixture(scope="module", params=WAYS)
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def gate(way: str, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder with the gate in it, and the command that runs it one way, compiled where it can be."""
    folder = tmp_path_factory.mktemp(way)
    (folder / "g.nx").write_text(GATE)
    run = [sys.executable, "-m", "nxpy", "run"]
    fast = ["--mode", "fast" if way.endswith("fast") else "safe"]
    if way in ("interp", "jit", "fast"):
        engine = "interp" if way == "interp" else "jit"
        return folder, [*run, "--engine", engine, "--no-cache", *fast, "g.nx", "--"]
    if way == "cached":
        env = environment(folder, NXPY_FIRST_RUN="native")
        subprocess.run([*run, "g.nx", "--", "n"], cwd=folder, env=env, check=True)
        assert list((folder / "cache").glob("*.gate"))
        return folder, [*run, "g.nx", "--"]
    if way.startswith("alone"):
        made(folder, "build", *fast, "g.nx", "-o", "g")
        return folder, ["./g"]
    if way == "python":
        made(folder, "emit", "python", "g.nx", "-o", "g.py")
        return folder, [sys.executable, "g.py"]
    made(folder, "emit", "c", *fast, "g.nx", "-o", "g.c")
    subprocess.run([*(compiler() or []), "-w", "g.c", "-o", "g", "-lpthread"], cwd=folder, check=True)
    return folder, ["./g"]


Gate = tuple[Path, list[str]]


def run(gate: Gate, *words: str, stdout: int | str = "/dev/null", limit: int = 0, **env: str) -> Result:
    """Runs the gate with its stdout to a descriptor, or to the path that the shell is told."""
    folder, command = gate
    command = [*command, *words]
    if isinstance(stdout, str):
        command = ["sh", "-c", f'exec "$@" >{stdout}', "sh", *command]

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    return subprocess.run(
        command, stdout=stdout if isinstance(stdout, int) else None, stderr=subprocess.PIPE, cwd=folder,
        env=environment(folder, **env), preexec_fn=limited if limit else None, timeout=60, check=False,
    )  # fmt: skip


def test_the_code_is_that_of_the_command_line() -> None:
    assert UNWRITABLE == exits.UNWRITABLE == 74


@needs_full
@pytest.mark.parametrize(
    ("what", "code", "error"),
    [
        ("n", 0, b""),  # nothing was lost
        ("s", 74, NO_SPACE),
        ("b", 74, NO_SPACE),
        ("w", 74, NO_SPACE),
        ("r", errno.ENOSPC, NO_SPACE),
        ("p", errno.ENOSPC, NO_SPACE),  # 64 KiB exactly: the last byte's write is the one that fails
        ("c", 3, NO_SPACE),
        ("x", 74, NO_SPACE),
        ("y", 3, NO_SPACE),
        ("e", 74, b"mine\n" + NO_SPACE),
    ],
)
def test_a_full_disk(gate: Gate, what: str, code: int, error: bytes) -> None:
    done = run(gate, what, stdout="/dev/full")
    assert (done.returncode, done.stderr) == (code, error)


@needs_full
def test_a_trap_is_still_a_trap(gate: Gate) -> None:
    done = run(gate, "t", stdout="/dev/full")
    assert done.returncode == 101
    assert done.stderr.startswith(NO_SPACE + TRAP)
    assert done.stderr.count(b"error:") == 1


def test_a_closed_descriptor(gate: Gate) -> None:
    assert run(gate, "n", stdout="&-").returncode == 0
    for what, code in (("s", 74), ("b", 74), ("r", errno.EBADF), ("c", 3)):
        done = run(gate, what, stdout="&-")
        assert (done.returncode, done.stderr) == (code, CLOSED), what


def test_what_is_opened_does_not_become_a_closed_stdout(gate: Gate, way: str) -> None:
    if way.startswith("alone"):
        pytest.skip("a program that stands alone may open nothing")
    folder, command = gate
    file = folder / "opened"
    if command[-1] == "--":
        command = [*command[:-2], "--allow-write", str(file), *command[-2:]]
    done = run((folder, command), "f", str(file), stdout="&-", NX_ALLOW_WRITE=str(file))
    assert (done.returncode, done.stderr) == (74, CLOSED)
    assert file.read_bytes() == b"in the file"


def test_a_file_that_may_not_grow(gate: Gate, way: str) -> None:
    if way in ("jit", "fast"):
        pytest.skip("the program itself is larger than that")
    folder, _ = gate
    for what, code in (("b", 74), ("w", 74), ("r", errno.EFBIG)):
        done = run(gate, what, stdout="grown", limit=512)
        assert (done.returncode, done.stderr) == (code, TOO_LARGE), what
        assert (folder / "grown").read_bytes() == (b"0123\n" * 103 if what == "w" else b"m" * 512)[:512]


def test_a_reason_without_words(gate: Gate) -> None:
    """A datagram for a socket that is closed is refused, and that is no EPIPE."""
    reader, writer = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    reader.close()
    done = run(gate, "s", stdout=writer.fileno())
    writer.close()
    wanted = f"error: standard output cannot be written: errno {errno.ECONNREFUSED}\n"
    assert (done.returncode, done.stderr.decode()) == (74, wanted)


def test_a_reader_that_went_away_is_no_error(gate: Gate) -> None:
    for what, code in (("s", 0), ("b", 0), ("r", errno.EPIPE), ("c", 3), ("t", 101)):
        reader, writer = os.pipe()
        os.close(reader)
        done = run(gate, what, stdout=writer)
        os.close(writer)
        assert done.returncode == code, what
        assert b"standard output" not in done.stderr


@needs_full
def test_out_of_time(gate: Gate, way: str) -> None:
    folder, command = gate
    if way.startswith("alone"):
        pytest.skip("a program that stands alone keeps no time")
    if command[-1] == "--":
        command = [*command[:-2], "--timeout", "1", *command[-2:]]
    done = run((folder, command), "l", stdout="/dev/full", NX_TIMEOUT="1")
    assert done.returncode == 124
    assert done.stderr == NO_SPACE + b"nxpy: stopped after 1 s (--timeout 1)\n"


# Ways that are no command of their own ----------------------------------------------------------

FIRST = """
import sys
from nxpy.driver import race
from nxpy.driver.session import Session
from nxpy.runtime.options import RunOptions

program = Session([], {}).open("g.nx").program
words = [word.encode() for word in sys.argv[1:]]
sys.exit(race.first_run(program, RunOptions(argv0=b"g.nx", args=words), lambda: False))
"""


@needs_full
def test_a_first_run_that_the_interpreter_wins(tmp_path: Path) -> None:
    (tmp_path / "g.nx").write_text(GATE)
    command = [sys.executable, "-c", FIRST]
    for what, code, error in (("s", 74, NO_SPACE), ("c", 3, NO_SPACE), ("n", 0, b"")):
        done = run((tmp_path, command), what, stdout="/dev/full")
        assert (done.returncode, done.stderr) == (code, error), what
    done = run((tmp_path, command), "t", stdout="/dev/full")
    assert done.returncode == 101
    assert done.stderr.startswith(NO_SPACE + TRAP)
    reader, writer = os.pipe()
    os.close(reader)
    done = run((tmp_path, command), "s", stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")
    assert run((tmp_path, command), "s", stdout="&-").stderr == CLOSED


@needs_full
def test_plain_runs_one_after_the_other(tmp_path: Path) -> None:
    """The first one races, and a later one is cached."""
    (tmp_path / "g.nx").write_text(GATE)
    command = [sys.executable, "-m", "nxpy", "run", "g.nx", "--"]
    for what in ("s", "p", "w", "s"):
        done = run((tmp_path, command), what, stdout="/dev/full")
        assert (done.returncode, done.stderr) == (errno.ENOSPC if what == "p" else 74, NO_SPACE), what


@needs_full
@pytest.mark.parametrize("engine", [name for name, row in ENGINES.items() if row.available()])
def test_beside_a_trap_as_json(tmp_path: Path, engine: str) -> None:
    if engine == "c" and not C:
        pytest.skip("there is no C compiler here")
    (tmp_path / "g.nx").write_text(GATE)
    command = [sys.executable, "-m", "nxpy", "run", "--format", "json", "--engine", engine, "g.nx", "--"]
    done = run((tmp_path, command), "t", stdout="/dev/full")
    first, _, rest = done.stderr.partition(b"\n")
    assert (done.returncode, first + b"\n") == (101, NO_SPACE)
    assert rest.startswith(b'{"schema": 1, "code": "R0006"')
    done = run((tmp_path, command), "s", stdout="/dev/full")
    assert (done.returncode, done.stderr) == (74, NO_SPACE)


@needs_full
@pytest.mark.parametrize("engine", ["interp"] + ["jit"] * JIT)
def test_a_call_from_python_is_no_program(tmp_path: Path, engine: str) -> None:
    """It has no exit code that could tell, and what it ends with is what the function said."""
    (tmp_path / "g.nx").write_text(
        'func f(n: i64) -> i64 { sys_write(1, "x", 1) if n == 3 { sys_exit(0) } assert(n != 2) return n }\n'
    )
    script = (
        "import nxpy\n"
        f"module = nxpy.compile('g.nx', engine={engine!r})\n"
        "assert module.f(7) == 7\n"
        "try: module.f(2)\n"
        "except nxpy.Trap as trap: assert trap.report.startswith('trap[R0006]'), trap.report\n"
        "try: module.f(3)\n"
        "except nxpy.Exit as end: assert end.code == 0\n"
    )
    done = run((tmp_path, [sys.executable, "-c", script]), stdout="/dev/full")
    assert (done.returncode, done.stderr) == (0, b"")


# One byte in use --------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "use"), [(0, b"0 bytes are"), (1, b"1 byte is"), (2, b"2 bytes are")])
def test_the_number_of_bytes_in_use(tmp_path: Path, first: int, use: bytes) -> None:
    (tmp_path / "g.nx").write_text(f"func main() {{ sys_mmap({first}) sys_mmap(9000000000) }}\n")
    made(tmp_path, "emit", "python", "g.nx", "-o", "g.py")
    commands = [
        [sys.executable, "-m", "nxpy", "run", "--engine", name, "g.nx"]
        for name, row in ENGINES.items()
        if row.available() and (name != "c" or C)
    ]
    for command in [*commands, [sys.executable, "g.py"]]:
        done = run((tmp_path, command), stdout="/dev/null")
        wanted = b"sys_mmap of 9000000000 bytes, where " + use + b" in use and the limit is 4294967296 bytes"
        assert wanted in done.stderr, command
