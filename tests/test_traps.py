"""Traps: the report's text, and which trap at which place with which call stack."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from interp_support import program, run, trap, where
from nxpy.base.codes import all_codes
from nxpy.base.source import Source, Span
from nxpy.driver.session import Session
from nxpy.engines.interp.engine import execute
from nxpy.runtime import traps
from nxpy.runtime.options import RunOptions
from nxpy.runtime.traps import Trap, keep_ends, render


def span_of(source: Source, text: str) -> Span:
    start = source.text.index(text)
    return Span(source, start, start + len(text))


INNER = Source(
    "gates/x.nx",
    "func inner(p: *i64, i: i64) -> i64 {\n    return p[i]\n}\n"
    "func middle(p: *i64) -> i64 {\n    let n: i64 = 3\n    return inner(p, n)\n}\n",
)


def test_the_report() -> None:
    found = Trap("R0002", "read of 8 bytes at 0x60000000058, 0 bytes past the end of a block of 24 bytes")
    found.span = span_of(INNER, "p[i]")
    found.frames = [
        ("inner", found.span),
        ("middle", span_of(INNER, "inner(p, n)")),
        ("helper::main", Span(Source("lib/helper.nx", "x = middle(p)"), 4, 13)),
    ]
    assert render(found) == (
        "trap[R0002]: access outside live memory\n"
        "  --> gates/x.nx:2:12\n"
        "   |\n"
        " 2 |     return p[i]\n"
        "   |            ^^^^ read of 8 bytes at 0x60000000058, 0 bytes past the end of a block of 24 bytes\n"
        "   |\n"
        "   = stack: inner at gates/x.nx:2:12\n"
        "            middle at gates/x.nx:6:12\n"
        "            helper::main at lib/helper.nx:1:5\n"
    )


def test_the_gutter_follows_the_line_number() -> None:
    source = Source("a.nx", "\n" * 99 + "    assert(n)\n")
    found = Trap("R0006", traps.FALSE)
    found.span = span_of(source, "assert(n)")
    found.frames = [("f", found.span)]
    assert render(found).splitlines()[1:] == [
        "    --> a.nx:100:5",
        "     |",
        " 100 |     assert(n)",
        "     |     ^^^^^^^^^ the condition is false",
        "     |",
        "     = stack: f at a.nx:100:5",
    ]


def test_a_deep_stack_shows_its_ends() -> None:
    span = span_of(INNER, "p[i]")
    frames = [(f"f{n}", span) for n in range(30)]
    kept, skipped = keep_ends(frames)
    assert [name for name, _ in kept] == [f"f{n}" for n in (*range(10), *range(25, 30))]
    assert skipped == 15
    assert keep_ends(frames[:20]) == (frames[:20], 0)
    for code, dots in (("R0006", "... 15 more ..."), ("R0004", "...")):
        found = Trap(code, "x")
        found.span, found.frames, found.skipped = span, kept, skipped
        rows = render(found).splitlines()[6:]
        assert len(rows) == 16
        assert rows[10].strip() == dots
        assert rows[11].strip() == "f25 at gates/x.nx:2:12"


def test_colour_changes_nothing_but_escapes() -> None:
    import re

    found = Trap("R0001", traps.DIVISOR)
    found.span = span_of(INNER, "p[i]")
    found.frames = [("inner", found.span)]
    assert "\x1b[" in render(found, True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", render(found, True)) == render(found)


def test_titles_are_those_of_the_rows() -> None:
    rows = all_codes()
    assert list(traps.TITLES) == [f"R000{n}" for n in range(1, 9)]
    for code, title in traps.TITLES.items():
        assert rows[code].title == title


@pytest.mark.parametrize("code", traps.TITLES)
def test_the_examples_of_the_rows_trap_and_their_mended_forms_do_not(code: str) -> None:
    row = all_codes()[code]
    assert trap(row.example).code == code
    exit_code, _, found = run(row.mended)
    assert (exit_code, found) == (0, None)


# Which trap, where ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "code", "place", "detail"),
    [
        ("return 7 / (n - 1)", "R0001", (2, 8), "the divisor is 0"),
        ("return 1 + n % (n - 1)", "R0001", (2, 12), "the divisor is 0"),
        ("let u: u8 = n as u8; let z: u8 = 0; return (u / z) as i64", "R0001", (2, 45), "the divisor is 0"),
        ("var k: i64 = 5; k /= n - 1; return k", "R0001", (2, 17), "the divisor is 0"),
        ("let a: i64 = 4; return (n - 2) / (a - 4)", "R0001", (2, 24), "the divisor is 0"),
        ("p[1] = 2; return p[3 * n]", "R0002", (2, 18), None),
        ("let k: i64 = n + p[2] + p[3]; return k", "R0002", (2, 25), None),
        ("return p[p[n + 2]]", "R0002", (2, 10), None),
        ("sys_munmap(p as *u8, 24); return p[0]", "R0002", (2, 34), None),
        ("sys_munmap(p as *u8, 24); p[0] = 1; return 0", "R0002", (2, 27), None),
        ("sys_munmap(p as *u8, 24); return *p", "R0002", (2, 34), None),
        ("p[1] += sys_munmap(p as *u8, 24); return 0", "R0002", (2, 1), None),
        ("let s: *u8 = \"abc\"; s[n] = 'x'; return 0", "R0003", (2, 21), None),
        ('var s: *u8 = "abc"; s = s + 1; s[0] += 1; return 0', "R0003", (2, 32), None),
        ("let a: *Node = null; return a.next.value", "R0002", (2, 29), None),
        ("let q: **i64 = &p; q[0] = null; return p[1]", "R0002", (2, 40), None),
        ("sys_mmap(n - 2); return 0", "R0007", (2, 1), "sys_mmap of a negative size, -1"),
        ("return 1 + sys_munmap(p as *u8, 23)", "R0007", (2, 12), None),
        ("sys_write(1, p as *u8, 25); return 0", "R0002", (2, 1), None),
        ("sys_write(1, p as *u8, 0 - n); return 0", "R0007", (2, 1), "sys_write of a negative length, -1"),
        ("sys_write(9, null, 4); return 0", "R0002", (2, 1), None),
        ('sys_read(0, "abc", 2); return 0', "R0003", (2, 1), None),
        ("sys_read(0, p as *u8, 0 - 1); return 0", "R0007", (2, 1), "sys_read of a negative length, -1"),
        ("return sys_clock_ns()", "R0008", (2, 8), None),
        ("assert(n > 0); assert(n > 1 || n < 0); return 0", "R0006", (2, 16), "the condition is false"),
        ("let k: i64 = 1 << 40; sys_mmap(k); return 0", "R0005", (2, 23), None),
        ("var a: [4]i64; a[n + 3] = 1; return 0", "R0002", (2, 16), "index 4 is outside [4]i64"),
        ("var m: [2][3]u8; return m[n][n + 2] as i64", "R0002", (2, 25), "index 3 is outside [3]u8"),
        ("var m: [2][3]u8; return m[n + 1][n] as i64", "R0002", (2, 25), "index 2 is outside [2][3]u8"),
        ("var a: [4]i64; let q: *i64 = &a[n + 4]; return 0", "R0002", (2, 31), "index 5 is outside [4]i64"),
    ],
)
def test_kind_place_and_detail(body: str, code: str, place: tuple[int, int], detail: str | None) -> None:
    text = (
        "struct Node { value: i64, next: *Node } func f(n: i64, p: *i64) -> i64 {\n"
        f"{body}\n}}\nfunc main() -> i64 {{ return f(1, sys_mmap(24) as *i64) }}\n"
    )
    found = trap(text)
    assert (found.code, where(found)) == (code, place)
    assert detail is None or found.detail == detail
    assert [name for name, _ in found.frames] == ["f", "main"]
    assert found.frames[1][1].text == "f(1, sys_mmap(24) as *i64)"


def test_a_write_that_the_same_place_has_read_is_told_as_one() -> None:
    freed = "let p: *i64 = sys_mmap(8) as *i64\n p[0] += sys_munmap(p as *u8, 8)"
    found = trap(f"func main() -> i64 {{ {freed}\n return 0 }}")
    assert found.detail == "write of 8 bytes at 0x50000000020, in a block that sys_munmap freed"


def test_modules_in_the_stack() -> None:
    with TemporaryDirectory() as folder:
        Path(folder, "lib.nx").write_text("func deep(n: i64) -> i64 { assert(n == 0) return n }\n")
        main = Path(folder, "main.nx")
        main.write_text('import "lib.nx"\nfunc main() -> i64 {\n    return deep(4)\n}\n')
        made = Session([], {}).open(str(main)).program
        assert made is not None
        _, _, found = execute(made)
    assert found is not None
    assert [name for name, _ in found.frames] == ["lib::deep", "main"]
    assert found.frames[1][1].position == (3, 12)


def test_what_was_printed_before_a_trap_is_there() -> None:
    code, out, found = run('func main() -> i64 { sys_write(1, "abc", 3) assert(false) return 0 }')
    assert (code, out) == (101, b"abc")
    assert found is not None


def test_memory_exit_code() -> None:
    options = RunOptions(memory_limit=100, memory_exit=137)
    code, _, found = execute(program("func main() { sys_mmap(101) }"), options)
    assert code == 137
    assert found is not None
    assert found.code == "R0005"


def test_columns_are_not_left_to_python() -> None:
    """PYTHONNODEBUGRANGES makes CPython drop those of its own code."""
    import subprocess
    import sys

    from conftest import ROOT, clean_environment

    with TemporaryDirectory() as folder:
        path = Path(folder, "a.nx")
        path.write_text(
            "func main() -> i64 {\n    let p: *i64 = sys_mmap(8) as *i64\n    sys_munmap(p as *u8, 8)\n"
            "    return p[0]\n}\n"
        )
        environment = clean_environment(PYTHONPATH=str(ROOT), PYTHONNODEBUGRANGES="1")
        command = [sys.executable, "-m", "nxpy", "run", "--engine", "interp", str(path)]
        done = subprocess.run(command, capture_output=True, env=environment, timeout=20, check=False)
    assert done.returncode == 101
    assert b"trap[R0002]" in done.stderr
    assert b"a.nx:4:12" in done.stderr
    assert b"read of 8 bytes at 0x50000000020, in a block that sys_munmap freed" in done.stderr
