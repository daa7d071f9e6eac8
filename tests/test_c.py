"""The C engine: the file that it emits, and what comes of that with each compiler that is here."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source, Span
from nxpy.check.checker import check
from nxpy.check.loaded import LoadedModule
from nxpy.core import nodes as core
from nxpy.driver.session import Session
from nxpy.engines.c import types
from nxpy.engines.c.comments import as_c
from nxpy.engines.c.engine import compiler
from nxpy.engines.c.names import Names, identifier
from nxpy.engines.c.program import emit
from nxpy.engines.interp.engine import execute
from nxpy.lang.types import F32, F64, I8, I32, I64, U64, Type
from nxpy.runtime.traps import render
from nxpy.syntax.parser import parse

ROOT = Path(__file__).parent.parent
COMPILERS = {
    "gcc -O0": ("gcc", "-O0", "-Wall", "-Wextra", "-Wpedantic", "-Werror"),
    "gcc -O3": ("gcc", "-O3", "-Wall", "-Wextra", "-Wpedantic", "-Werror"),
    "clang -O2": ("clang", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror"),
    "tcc": ("tcc", "-Wall", "-Werror"),
    "sanitized": ("gcc", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
}
HERE = [name for name, (command, *_) in COMPILERS.items() if shutil.which(command)]
EACH = [
    pytest.param(name, marks=pytest.mark.skipif(name not in HERE, reason=f"{command} is not installed"))
    for name, (command, *_) in COMPILERS.items()
]
QUICKEST = COMPILERS["tcc" if "tcc" in HERE else HERE[0]] if HERE else ()
pytestmark = pytest.mark.skipif(not HERE, reason="no C compiler is installed")


def program(text: str) -> core.Program:
    bag = Bag()
    made = check([LoadedModule(parse(Source("main.nx", text), bag))], bag, require_main=True)
    assert made is not None, bag.items
    return made


def built(text: str, command: tuple[str, ...], folder: Path) -> subprocess.CompletedProcess[bytes]:
    source, path = folder / "gate.c", folder / "gate"
    source.write_text(text, encoding="utf-8")
    made = subprocess.run(
        [*command, str(source), "-o", str(path)], capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
    assert made.stderr == ""
    return subprocess.run([path], capture_output=True, check=False, timeout=60)


@pytest.mark.parametrize("name", EACH)
def test_the_seed_gate_compiles_without_a_warning_and_prints_its_bytes(name: str, tmp_path: Path) -> None:
    seed = Session(()).open(str(ROOT / "gates" / "nx_distributed_train_gate.nx")).program
    assert seed is not None
    ran = built(emit(seed), COMPILERS[name], tmp_path)
    assert ran.returncode == 0
    expected = ROOT / "tests" / "data" / "gates" / "nx_distributed_train_gate.expected.txt"
    assert ran.stdout == expected.read_bytes()


def test_where_address_space_is_short_every_region_gets_its_share(tmp_path: Path) -> None:
    """As on small machines, under `ulimit -v` and in emulators: 1.5 GiB, of which the stack has one."""
    import resource

    text = """
    func main() -> i64 {
        var k: i64 = 0
        var sum: i64 = 0
        loop {
            let size = 1 << k
            let p = sys_mmap(size)
            p[size - 1] = 1
            sum = sum + p[size - 1] as i64
            k = k + 1
            if k == 21 { return sum }
        }
    }
    """
    source, path = tmp_path / "gate.c", tmp_path / "gate"
    source.write_text(emit(program(text)), encoding="utf-8")
    subprocess.run([*QUICKEST, str(source), "-o", str(path)], check=True)
    limit = (3 << 29, 3 << 29)
    ran = subprocess.run(
        [path],
        capture_output=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, limit),
    )
    assert (ran.returncode, ran.stderr) == (21, b"")


ORDER = """
func say(n: i64) -> i64 { var d: u8 = (48 + n) as u8; sys_write(1, &d, 1); return n }
func three(a: i64, b: i64, c: i64) -> i64 { return a * 100 + b * 10 + c }
var g: i64 = 1
func set(n: i64) -> i64 { g = n; return n }
func main() -> i64 {
    var a: [4]i64
    a[say(1)] = say(2) + a[say(3)]
    if say(4) < say(5) && say(6) > say(7) || say(8) == 8 { say(9) }
    if g + set(5) != 6 { return 1 }
    if three(g, set(7), g) != 577 { return 2 }
    let p: *i64 = &g
    if p[0] - set(2) != 5 { return 3 }
    return three(say(1), say(2), say(3)) & 127
}
"""


@pytest.mark.parametrize("name", EACH)
def test_operands_are_evaluated_from_left_to_right(name: str, tmp_path: Path) -> None:
    ran = built(emit(program(ORDER)), COMPILERS[name], tmp_path)
    assert ran.returncode == 123
    assert ran.stdout == b"123456789123"


TRAPS = {
    "null": "let p: *i64 = null\nreturn p[2]",
    "past": "let p: *i32 = sys_mmap(10) as *i32\np[2] = 1",
    "before": "let p: *i32 = sys_mmap(10) as *i32\nreturn p[-1]",
    "root": "let p: *u8 = sys_mmap(8)\nlet q: *u8 = sys_mmap(8)\nlet r: *u8 = p + (q - p)\nreturn r[0]",
    "freed": "let p: *u8 = sys_mmap(8)\nsys_munmap(p, 8)\np[0] = 1",
    "twice": "let p: *u8 = sys_mmap(8)\nsys_munmap(p, 8)\nsys_munmap(p, 8)",
    "wrong size": "let p: *u8 = sys_mmap(8)\nsys_munmap(p, 7)",
    "array": "var a: [3]i64\nvar i: i64 = -1\na[i] = 4",
    "inner": "var a: [2][3]i64\nvar i: i64 = 3\nreturn a[1][i]",
    "string": 'let s: *u8 = "abc"\ns[3] = 1',
    "cast": "let p: *u8 = 12345 as *u8\nreturn p[0]",
    "zero": "var z: i32 = 0\nreturn 7 % z",
    "assert": "assert(1 > 2)",
    "size": "let n: i64 = -5\nsys_mmap(n)",
    "memory": "sys_mmap(1 << 40)",
    "clock": "return sys_clock_ns()",
    "write": "let p: *u8 = sys_mmap(4)\nsys_write(1, p, 5)",
    "length": "let n: i64 = -1\nsys_write(1, null, n)",
}


@pytest.mark.parametrize("name", TRAPS)
def test_a_trap_has_the_interpreters_text(name: str, tmp_path: Path) -> None:
    body = TRAPS[name]
    text = f"func f() -> i64 {{\n{body}\nreturn 0\n}}\nfunc main() -> i64 {{\n    return f()\n}}\n"
    _, _, trap = execute(program(text))
    assert trap is not None
    ran = built(emit(program(text)), QUICKEST, tmp_path)
    assert ran.returncode == 101
    assert ran.stderr.decode() == render(trap)


def test_deep_recursion_works_and_endless_recursion_traps(tmp_path: Path) -> None:
    deep = "func f(n: i64) -> i64 { if n == 0 { return 0 }\nreturn 1 + f(n - 1) }\n"
    fine = built(emit(program(deep + "func main() -> i64 { return f(100000) & 127 }")), QUICKEST, tmp_path)
    assert fine.returncode == 100000 & 127
    endless = "func f(n: i64) -> i64 { return f(n + 1) + 1 }\nfunc main() -> i64 { return f(0) }"
    ran = built(emit(program(endless)), QUICKEST, tmp_path)
    assert ran.returncode == 101
    assert b"trap[R0004]: stack overflow" in ran.stderr
    assert b"main at main.nx:2:29" in ran.stderr


def test_emitting_twice_gives_the_same_bytes() -> None:
    assert emit(program(ORDER)) == emit(program(ORDER))


def test_the_structure_and_comments_of_the_source_are_kept() -> None:
    text = emit(
        program(
            "// adds\nfunc add(a: i64, b: i64) -> i64 {\n    // here\n    return a + b\n}\n"
            "func main() { add(1, 2) }\n"
        )
    )
    start = text.index("// adds\nstatic int64_t add(int64_t a, int64_t b)\n{")
    assert "    // here\n" in text[start:]
    assert "return add_i64(a, b);" in text[start:]


def test_the_example_in_the_docs_is_what_is_emitted() -> None:
    seed = Session(()).open(str(ROOT / "gates" / "nx_distributed_train_gate.nx")).program
    assert seed is not None
    page = (ROOT / "docs" / "c.md").read_text(encoding="utf-8")
    shown = page[page.index("// data-parallel train") : page.index("\n```\n\n- Names")]
    assert shown in emit(seed)


def test_lines_are_named_on_request() -> None:
    text = emit(program("func main() -> i64 {\n    return 0\n}"), lines=True)
    assert '#line 2 "main.nx"\n' in text


@pytest.mark.parametrize(
    ("name", "wanted"),
    [("total", "total"), ("int", "int_"), ("log", "log_"), ("main", "main_"), ("EOF", "EOF_"), ("N", "N")],
)
def test_names_are_kept_where_c_allows_it(name: str, wanted: str) -> None:
    assert identifier(name) == wanted


def test_a_name_taken_twice_is_numbered() -> None:
    names = Names()
    assert [names.fresh("x"), names.fresh("x"), names.fresh("m::x")] == ["x", "x_2", "m__x"]


@pytest.mark.parametrize(
    ("type", "value", "wanted"),
    [
        (I64, 5, "5"),
        (I64, -(2**63), "INT64_MIN"),
        (I64, 2**40, "INT64_C(1099511627776)"),
        (I32, -(2**31), "INT32_MIN"),
        (I8, -128, "(-128)"),
        (U64, 2**64 - 1, "UINT64_C(18446744073709551615)"),
        (F64, 0.1, "0.1"),
        (F64, -0.0, "(-0.0)"),
        (F64, 1e22, "1e+22"),
        (F32, 0.10000000149011612, "0.1f"),
    ],
)
def test_constants(type: Type, value: float, wanted: str) -> None:
    assert types.constant(core.Const(type, value, Span(Source("", ""), 0, 0))) == wanted


def test_strings_and_comments_cannot_break_out() -> None:
    assert types.string(b'a"\\\n\x01\xff9??/') == '"a\\"\\\\\\n\\001\\3779?\\077/"'
    assert as_c("// ends in \\") == ["// ends in \\."]
    assert as_c("/* one\n * two /* three */") == ["// one", "// two / * three"]


def test_no_compiler_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiler() is None
    monkeypatch.setenv("CC", f"{QUICKEST[0]} -O1")
    assert compiler() == [QUICKEST[0], "-O1"]
