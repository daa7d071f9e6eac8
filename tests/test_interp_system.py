"""System calls of the interpreter: output, input, files and their permissions, the end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from interp_support import program, run, trap
from nxpy.engines.interp.engine import execute
from nxpy.runtime.options import RunOptions
from nxpy.runtime.output import Output

ECHO = """
    func main() -> i64 {
        let b: *u8 = sys_mmap(10)
        var total: i64 = 0
        loop {
            let n: i64 = sys_read(0, b, 10)
            if n <= 0 { break }
            sys_write(1, b, n); total += n
        }
        return total
    }
"""


def nx(path: Path, *options: str) -> list[str]:
    return [sys.executable, "-m", "nxpy", "run", "--engine", "interp", *options, str(path)]


def test_reading_and_writing() -> None:
    assert run(ECHO, stdin=b"0123456789abcdef\xff\0!") == (19, b"0123456789abcdef\xff\0!", None)


def test_what_the_calls_return() -> None:
    text = """
        func main() -> i64 {
            let b: *u8 = sys_mmap(4)
            assert(sys_write(1, "abc", 2) == 2)
            assert(sys_write(1, null, 0) == 0)
            assert(sys_write(0, "abc", 2) == -13)
            assert(sys_write(3, "abc", 2) == -13)
            assert(sys_read(1, b, 2) == -13)
            assert(sys_read(7, b, 2) == -13)
            assert(sys_read(0, b, 0) == 0)
            assert(sys_open("/etc/passwd", 0, 0) == -13)
            assert(sys_open("/etc/passwd", 1 << 30, 0) == -22)
            assert(sys_close(3) == -13)
            assert(sys_lseek(0, 0, 0) == -13)
            return 0
        }
    """
    assert run(text) == (0, b"ab", None)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("sys_exit(7)", 7), ("sys_exit(256 + 9)", 9), ("sys_exit(-1)", 255), ("f(5)", 3), ("", 0),
    ],
)  # fmt: skip
def test_ends(body: str, code: int) -> None:
    text = f"func f(n: i64) {{ if n == 0 {{ sys_exit(3) }} f(n - 1) }} func main() {{ {body} }}"
    assert run(text) == (code, b"", None)
    assert run("func main() -> i64 { return 511 }")[0] == 255
    assert run("func main() -> i64 { return -2 }")[0] == 254


def test_arguments() -> None:
    text = """
        func main(argc: i64, argv: **u8) -> i64 {
            for i in 0..argc {
                var n: i64 = 0
                while argv[i][n] != 0 { n += 1 }
                sys_write(1, argv[i], n); sys_write(1, ",", 1)
            }
            return argc * 10 + ((argv[argc] == null) as i64)
        }
    """
    options = RunOptions(argv0=b"gate.nx", args=[b"", b"a b", b"\xff"])
    assert execute(program(text), options) == (41, b"gate.nx,,a b,\xff,", None)


FILES = """
    func show(n: i64) { let b: *u8 = sys_mmap(1); b[0] = (if_negative(n) + 48) as u8; sys_write(1, b, 1) }
    func if_negative(n: i64) -> i64 { if n < 0 { return 0 - n } return n }
    func main(argc: i64, argv: **u8) -> i64 {
        let b: *u8 = sys_mmap(100)
        let out: i64 = sys_open(argv[1], 1 + 64 + 512, 420)
        if out < 0 { return 0 - out }
        assert(out == 3)
        assert(sys_write(out, "hello world", 11) == 11)
        assert(sys_read(out, b, 4) == -9)
        let into: i64 = sys_open(argv[1], 0, 0)
        if into < 0 { return 100 - into }
        assert(into == 4)
        assert(sys_lseek(into, 6, 0) == 6)
        assert(sys_lseek(into, 0, 9) == -22)
        assert(sys_read(into, b, 100) == 5)
        assert(sys_close(out) == 0)
        assert(sys_close(out) == -13)
        assert(sys_open(argv[1], 0, 0) == 3)
        sys_write(1, b, 5)
        return 0
    }
"""


def test_files_where_permitted(tmp_path: Path) -> None:
    path = str(tmp_path / "a.txt").encode()
    both = RunOptions(args=[path], allow_read=[str(tmp_path)], allow_write=[str(tmp_path / "a.txt")])
    assert execute(program(FILES), both) == (0, b"world", None)
    assert (tmp_path / "a.txt").read_bytes() == b"hello world"
    write_only = RunOptions(args=[path], allow_write=[str(tmp_path)])
    assert execute(program(FILES), write_only)[0] == 113
    for other in (RunOptions(args=[path], allow_read=[str(tmp_path)]), RunOptions(args=[path])):
        assert execute(program(FILES), other)[0] == 13


def test_no_way_around_the_permitted_folder(tmp_path: Path) -> None:
    inside, outside = tmp_path / "in", tmp_path / "in2"
    inside.mkdir()
    outside.mkdir()
    (outside / "secret").write_bytes(b"x")
    (inside / "link").symlink_to(outside / "secret")
    (inside / "dir").symlink_to(outside)
    (inside / "own").write_bytes(b"y")
    text = "func main(argc: i64, argv: **u8) -> i64 { return 100 + sys_open(argv[1], 0, 0) }"
    made = program(text)
    for name, wanted in (
        ("in/own", 103), ("in/./../in/own", 103), ("in/link", 87), ("in/dir/secret", 87),
        ("in/../in2/secret", 87), ("in2/secret", 87), ("in", 103), ("in/none", 98),
    ):  # fmt: skip
        options = RunOptions(args=[os.fsencode(tmp_path / name)], allow_read=[str(inside)])
        assert execute(made, options)[0] == wanted, name


def test_the_clock_where_permitted() -> None:
    text = "func main() -> i64 { let a: i64 = sys_clock_ns(); return (sys_clock_ns() >= a) as i64 }"
    assert execute(program(text), RunOptions(allow_clock=True))[0] == 1
    assert trap(text).code == "R0008"


def test_a_path_without_end_traps() -> None:
    text = "func main() -> i64 { let b: *u8 = sys_mmap(2); b[0] = 'a'; b[1] = 'b'; return sys_open(b, 0, 0) }"
    found = trap(text)
    assert found.detail == "read of 1 byte at 0x50000000022, 0 bytes past the end of a block of 2 bytes"


def test_stdout_and_stderr_keep_their_order(tmp_path: Path) -> None:
    path = tmp_path / "a.nx"
    path.write_text(
        'func main() { sys_write(1, "1", 1) sys_write(2, "2", 1) sys_write(1, "3", 1) assert(false) }'
    )
    done = subprocess.run(
        nx(path), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=20,
        env=clean_environment(PYTHONPATH=str(ROOT)),
    )  # fmt: skip
    assert done.returncode == 101
    assert done.stdout.startswith(b"123trap[R0006]")


def test_a_reader_that_went_away(tmp_path: Path) -> None:
    """The gate is told -32 (EPIPE); nothing else happens."""
    path = tmp_path / "a.nx"
    path.write_text(
        "func main() -> i64 { let b: *u8 = sys_mmap(100000)\n"
        " for i in 0..50 { let r: i64 = sys_write(1, b, 100000); if r < 0 { return 0 - r } } return 1 }"
    )
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        nx(path), stdout=writer, stderr=subprocess.PIPE, check=False, timeout=20,
        env=clean_environment(PYTHONPATH=str(ROOT)),
    )  # fmt: skip
    os.close(writer)
    assert (done.returncode, done.stderr) == (32, b"")


def test_a_full_pipe_that_does_not_block() -> None:
    """Partial writes are completed, also where someone made the descriptor non-blocking."""
    import threading

    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    output = Output(stdout=writer)
    got = bytearray()

    def read() -> None:
        while piece := os.read(reader, 1000):
            got.extend(piece)

    thread = threading.Thread(target=read)
    thread.start()
    data = bytes(range(256)) * 2000
    assert output.write(1, data) == len(data)
    output.flush()
    os.close(writer)
    thread.join(20)
    os.close(reader)
    assert bytes(got) == data
