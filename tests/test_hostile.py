"""Input that no one wrote in good faith: always an answer, within seconds, never a traceback."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import Nxpy, Result, clean_environment

SECONDS = 10
"""Any of these may take this long; most take a fraction of it."""

DEEP = 100_000

IN_MAIN = "func main() -> i64 {{\n{}\nreturn 0 }}\n"

SOURCES: dict[str, tuple[str | bytes, int]] = {
    # name: (text, exit code)
    "a megabyte of (": ("(" * 1_000_000, 65),
    "a megabyte of ( in main": (IN_MAIN.format("return " + "(" * 1_000_000), 65),
    "a megabyte of balanced ()": (IN_MAIN.format("return " + "(" * 500_000 + "1" + ")" * 500_000), 65),
    "a megabyte of [": ("func main() { var a: " + "[1]" * 300_000 + "u8 }", 65),
    "a megabyte of *": ("func main() { var a: " + "*" * 1_000_000 + "u8 }", 65),
    "a megabyte of -": (IN_MAIN.format("return " + "-" * 1_000_000 + "1"), 65),
    "a megabyte of ~": (IN_MAIN.format("return " + "~" * 1_000_000 + "1"), 65),
    "nested blocks": (IN_MAIN.format("{" * DEEP + "}" * DEEP), 65),
    "nested ifs": (IN_MAIN.format("if 1 {" * DEEP + "}" * DEEP), 65),
    "nested blocks, never closed": ("func main() " + "{" * DEEP, 65),
    "nested calls": (IN_MAIN.format("return " + "f(" * DEEP + "1" + ")" * DEEP), 65),
    "nested indices": (IN_MAIN.format("return " + "a[" * DEEP + "1" + "]" * DEEP), 65),
    "closing braces": ("}" * 200_000, 65),
    "semicolons": (IN_MAIN.format(";" * 1_000_000), 0),
    "a string of ten megabytes": (IN_MAIN.format('let s = "' + "a" * 10_000_000 + '"'), 65),
    "a string of ten megabytes, never closed": (IN_MAIN.format('let s = "' + "a" * 10_000_000), 65),
    "a comment of ten megabytes, never closed": ("/*" + "x" * 10_000_000, 65),
    "a name of a megabyte": (IN_MAIN.format("return " + "x" * 1_000_000), 65),
    "a number of a megabyte": (IN_MAIN.format("return " + "9" * 1_000_000), 65),
    "a hexadecimal number of a megabyte": (IN_MAIN.format("return 0x" + "f" * 1_000_000), 65),
    "a float of a megabyte": (IN_MAIN.format("let x = 0." + "1" * 1_000_000 + "e999999"), 65),
    "an array with no end": ("var a: [0x7fffffffffffffff]u8\nfunc main() { a[0] = 1 }", 65),
    "arrays of arrays": ("var a: [1000000][1000000][1000000][1000000]u8\nfunc main() { }", 65),
    "nothing": ("", 65),
    "only spaces": (" " * 10_000_000, 65),
    "only line breaks": ("\n" * 1_000_000, 65),
    "only stray characters": ("@" * 1_000_000, 65),
    "only quotes": ("'" * 1_000_000, 65),
    "NUL bytes": (b"\0" * 1_000_000, 65),
    "not UTF-8": (b"\xff\xfe" * 500_000, 65),
    "many unknown names": (IN_MAIN.format("x = y\n" * 50_000), 65),
    "one function over and over": ("func f() -> i64 { return 1 }\n" * 20_000, 65),
    "a struct in itself": ("struct S { s: S }\nfunc main() { var s: S }", 65),
    "structs in a ring": (
        "".join(f"struct S{i} {{ s: S{(i + 1) % 2000} }}\n" for i in range(2000)) + "func main() { }",
        65,
    ),
    "constants in a ring": (
        "".join(f"const C{i} = C{(i + 1) % 2000}\n" for i in range(2000)) + "func main() { }",
        65,
    ),
    "a chain of constants": (
        "".join(f"const C{i} = C{i + 1} + 1\n" for i in range(1000)) + "const C1000 = 0\nfunc main() { }",
        0,
    ),
    "an endless chain of constants": (
        "".join(f"const C{i} = C{i + 1} + 1\n" for i in range(50_000)) + "const C50000 = 0\nfunc main() { }",
        65,
    ),
    "doubling structs": (
        "struct S0 { a: u8 }\n"
        + "".join(f"struct S{i} {{ a: S{i - 1}, b: S{i - 1} }}\n" for i in range(1, 200))
        + "func main() { var s: S199 }",
        65,
    ),
    "a sum of 20,000 terms": (IN_MAIN.format("return 0 " + "+ 1" * 20_000), 65),
}


def decent(done: Result, code: int) -> str:
    """The exit code is right, and the report short and free of tracebacks; stderr's text."""
    text = done.stderr.decode("utf-8", "replace")
    assert "Traceback" not in text
    assert "I0001" not in text
    assert done.returncode == code, text[:2000]
    assert len(text) < 200_000
    return text


@pytest.mark.slow
@pytest.mark.parametrize("name", SOURCES)
def test_hostile_source(name: str, nxpy: Nxpy, tmp_path: Path) -> None:
    text, code = SOURCES[name]
    path = tmp_path / "hostile.nx"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    shown = decent(nxpy("run", "hostile.nx", timeout=SECONDS), code)
    if code == 65:
        assert re.search(r"hostile\.nx:\d+:\d+", shown)


def test_a_folder(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "gate.nx").mkdir()
    assert "is a folder, not a file" in decent(nxpy("run", "gate.nx"), 66)
    assert "is a folder, not a file" in decent(nxpy("run", "/"), 66)


def test_a_missing_file_and_names_that_no_file_can_have(nxpy: Nxpy) -> None:
    decent(nxpy("run", "none.nx"), 66)
    decent(nxpy("run", "none/none.nx"), 66)
    decent(nxpy("run", ""), 66)
    decent(nxpy("run", "x" * 300), 66)
    decent(nxpy("run", "x/" * 5000), 66)
    decent(nxpy("run", os.fsdecode(b"\xff\x1b[2J.nx")), 66)


def test_a_file_without_read_permission(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Root may read everything, so the refusal itself is played."""
    from nxpy.driver import files

    path = tmp_path / "secret.nx"
    path.write_text("func main() { }\n")
    path.chmod(0)
    if os.access(path, os.R_OK):

        def refuse(*args: object) -> int:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr("os.open", refuse)
    with pytest.raises(files.Unreadable, match="permission denied"):
        files.read(str(path))


def test_pipes_devices_and_sockets_are_not_opened(nxpy: Nxpy, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.nx")
    (tmp_path / "linked.nx").symlink_to("pipe.nx")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "s.nx"))
        assert "is a socket" in decent(nxpy("run", "s.nx", timeout=3), 66)
    assert "is a pipe" in decent(nxpy("run", "pipe.nx", timeout=3), 66)
    assert "is a pipe" in decent(nxpy("run", "linked.nx", timeout=3), 66)
    assert "is a device" in decent(nxpy("run", "/dev/zero", timeout=3), 66)
    (tmp_path / "main.nx").write_text('import "pipe.nx"\nimport "/dev/zero"\nfunc main() { }\n')
    text = decent(nxpy("run", "main.nx", timeout=3), 65)
    assert text.count("error[E3002]") == 2


def test_a_loop_of_links(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "a.nx").symlink_to("b.nx")
    (tmp_path / "b.nx").symlink_to("a.nx")
    assert "loop of symbolic links" in decent(nxpy("run", "a.nx"), 66)
    (tmp_path / "main.nx").write_text('import "a.nx"\nfunc main() { }\n')
    assert "loop of symbolic links" in decent(nxpy("run", "main.nx"), 65)


def test_a_file_too_large(nxpy: Nxpy, tmp_path: Path) -> None:
    with (tmp_path / "large.nx").open("wb") as file:
        file.truncate(65 << 20)
    assert "is larger than 64 MiB" in decent(nxpy("run", "large.nx"), 66)


def test_standard_input_without_end(nxpy: Nxpy) -> None:
    with open("/dev/zero", "rb") as endless:
        assert "is larger than 64 MiB" in decent(nxpy("run", "-", stdin=endless.fileno()), 66)


def test_an_import_cycle_is_fine(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text('import "b.nx"\nfunc main() -> i64 { return g(3) }\n')
    (tmp_path / "b.nx").write_text('import "a.nx"\nimport "b.nx"\nfunc g(n: i64) -> i64 { return n * 2 }\n')
    decent(nxpy("run", "a.nx"), 6)
    (tmp_path / "b.nx").write_text('import "a.nx"\nfunc g(n: i64) -> i64 { return main() + nothing }\n')
    assert "b.nx:2:41" in decent(nxpy("run", "a.nx"), 65)


@pytest.mark.slow
def test_a_long_chain_of_imports(nxpy: Nxpy, tmp_path: Path) -> None:
    for i in range(2000):
        (tmp_path / f"m{i}.nx").write_text(
            f'import "m{i + 1}.nx"\nfunc g{i}() -> i64 {{ return g{i + 1}() }}\n'
        )
    (tmp_path / "m2000.nx").write_text("func g2000() -> i64 { return 5 }\n")
    (tmp_path / "main.nx").write_text('import "m0.nx"\nfunc main() -> i64 { return g0() }\n')
    decent(nxpy("run", "main.nx", timeout=SECONDS), 5)


@pytest.mark.slow
def test_mutants_of_every_gate(root: Path, tmp_path: Path) -> None:
    """A sample of what `scripts/mutate.py --count 20000` does in ten minutes."""
    done = subprocess.run(
        [sys.executable, root / "scripts" / "mutate.py", "--count", "400", "--seed", "11", "--out", tmp_path,
         root / "tests" / "spec"],
        capture_output=True, text=True, timeout=240, env=clean_environment(), check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    assert "400 mutants" in done.stdout
    assert "0 failures" in done.stdout


def test_a_mutant_is_the_same_every_time(root: Path) -> None:
    command = [sys.executable, str(root / "scripts" / "mutate.py"), "--only", "5", "--seed", "3"]
    runs = [subprocess.run(command, capture_output=True, timeout=30, check=True) for _ in range(2)]
    assert runs[0].stdout == runs[1].stdout != b""
