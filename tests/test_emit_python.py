"""`emit python`: a module of its own that behaves as the reference interpreter does, and reads well."""

from __future__ import annotations

import ast
import os
import re
import struct
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pytest

from conftest import ROOT, clean_environment
from interp_support import program
from nxpy.core.nodes import Program
from nxpy.driver.session import Session
from nxpy.engines.emit_common.process import environment
from nxpy.engines.interp.engine import execute
from nxpy.engines.python.marks import mark, resolve
from nxpy.engines.python.program import emit
from nxpy.runtime.options import RunOptions
from nxpy.runtime.traps import render

GATES = {path.stem[3:-5]: path for path in sorted((ROOT / "gates").glob("nx_*_gate.nx"))}
Result = tuple[int, bytes, str]
"""Exit code, stdout, stderr."""


def ran(
    made: Program, folder: Path, options: RunOptions | None = None, *flags: str, stdin: bytes = b""
) -> Result:
    """What the emitted module does as a program."""
    options = options or RunOptions()
    path = folder / "emitted.py"
    path.write_text(emit(made), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-W", "error", *flags, str(path), *map(os.fsdecode, options.args)],
        input=stdin, capture_output=True, env=environment(options), timeout=60, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr.decode()


def reference(made: Program, options: RunOptions | None = None, stdin: bytes = b"") -> Result:
    code, out, trap = execute(made, options, stdin)
    return code, out, render(trap) if trap else ""


def result(source: str, folder: Path) -> int:
    code, _, err = ran(program(source), folder)
    assert err == ""
    return code


def imported(source: str) -> ModuleType:
    """The emitted module, imported."""
    module = ModuleType("emitted")
    exec(compile(emit(program(source)), "emitted.py", "exec"), module.__dict__)
    return module


def functions_of(text: str) -> str:
    """The part of a module that shows the program."""
    return text[text.index("# Module") :].split("\n# The runtime")[0].split("\n", 1)[1].strip("\n")


# Reading ----------------------------------------------------------------------------------------


def test_it_reads_as_the_source_does() -> None:
    source = """\
struct Point { x: i64, y: [2]f64 }
// How far along.
func walk(p: *i64, n: i64, by: f64) -> f64 {
    var at: Point
    // one step each
    for i in 0..n {
        if p[i] == 0 { continue } else if p[i] > 9 { break }
        at.x += p[i] // so far
        at.y[i & 1] = at.y[0] + by
    }
    let last: *i64 = p + n
    while at.x % 2 != 0 && !(last == null) { at.x -= last[-1] }
    return at.y[0] / by
}
func main() { let p = sys_mmap(16) as *i64; sys_write(1, "two\\n", 4); walk(p, 2, 0.5); sys_exit(3) }
"""
    wanted = """\
class Point:
    __slots__ = ("x", "y")

    def __init__(self) -> None:
        self.x = 0  # i64
        self.y = [0.0] * 2  # [2]f64


# How far along.
def walk(p: "*i64", n: i64, by: f64) -> f64:
    at = Point()
    # one step each
    for i in range(n):
        if ld_i64(p, i) == 0:
            continue
        elif ld_i64(p, i) > 9:
            break
        at.x = i64(at.x + ld_i64(p, i))
        # so far
        at.y[i & 1] = at.y[0] + by
    last = u64(p + 8 * n)
    last_root = p
    while irem(at.x, 2) != 0 and not last == null:
        at.x = i64(at.x - ld_i64_at(last_root, last - 8))
    return fdiv(at.y[0], by)


def main() -> None:
    p = sys_mmap(16)
    sys_write(1, cstr("two\\n"), 4)
    walk(p, 2, 0.5)
    sys_exit(3)"""
    text = emit(program(source))
    shown = text[text.index("class Point") : text.index("\n# The runtime")].strip("\n")
    # A heading stands between the structs and the functions.
    assert re.sub(r"# Module .*\n\n\n", "", shown) == wanted


def test_names_change_only_where_python_has_taken_them() -> None:
    source = """
        var print: i64 = 1
        func def(lambda: i64, None: i64) -> i64 { let class: i64 = lambda - None; return class + print }
        func len(sum: i64, max: i64) -> i64 { let self: i64 = sum + max; return self }
        func within(x: i64) -> i64 {
            var a: [4]i64; let cstr: i64 = x; let t: i64 = 2; a[cstr] = t; return a[x]
        }
        func __x(__debug__: i64) -> i64 { return __debug__ }
        func main() -> i64 { let int: i64 = 3; return def(9, int) + len(2, 3) + within(1) + __x(4) }
    """
    text = functions_of(emit(program(source)))
    assert re.findall(r"^def (\w+)\((.*?)\)", text, re.MULTILINE) == [
        ("def_", "lambda_: i64, None_: i64"),
        ("len_", "sum: i64, max: i64"),
        ("within_", "x: i64"),
        ("nx__x", "nx__debug__: i64"),
        ("main", ""),
    ]
    assert imported(source).main() == 7 + 5 + 2 + 4


def test_a_name_may_stand_for_one_thing_after_another() -> None:
    source = """
        func f(x: i64) -> i64 {
            var s: i64 = x
            { let x: i64 = 10; s += x }
            for x in 0..3 { let y: i64 = x * 100; s += y }
            for i in 0..2 { s += i }
            for i in 0..2 { s += i }
            let y: i64 = x; let x_2: i64 = 1000
            return s + y + x_2
        }
    """
    text = emit(program(source))
    assert functions_of(text).count("for i in range(2):") == 2
    assert imported(source).f(1) == 1 + 10 + 300 + 2 + 1 + 1000


def test_comments_cannot_end_where_they_should_not() -> None:
    source = "/* a\x0cb\n * c # d */\n\nfunc main() -> i64 {\n// -*- coding: utf-7 -*- \u2028x\nreturn 4 }\n"
    text = emit(program(source))
    assert imported(source).main() == 4
    assert "# a b\n# c # d\n" in text
    assert "    # -*- coding: utf-7 -*-  x\n    return 4" in text


def test_it_says_where_it_comes_from_and_needs_nothing_else() -> None:
    made = Session([], {}).open(str(GATES["sha256"])).program
    assert made is not None
    text = emit(made)
    assert text.startswith("#!/usr/bin/env python3\n# Made by nxpy ")
    for source in made.sources:
        assert sha256(source.text.encode()).hexdigest() in text
    assert "# negative control:" in text
    for node in ast.walk(ast.parse(text)):
        names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert all(name.split(".")[0] in sys.stdlib_module_names for name in names)


def test_the_same_source_gives_the_same_bytes() -> None:
    path = str(GATES["sort"])
    texts = {
        subprocess.run(
            [sys.executable, "-m", "nxpy", "emit", "python", path],
            capture_output=True, check=True, cwd=ROOT, env=clean_environment(PYTHONHASHSEED=seed),
        ).stdout
        for seed in ("0", "1")
    }  # fmt: skip
    assert len(texts) == 1


def test_a_mark_tells_the_line_and_the_byte_of_a_call() -> None:
    inner = mark(8, "g()")
    text = "a = 1\nb = 'é' + " + mark(7, f"f({inner}, 2)")
    # The two quotes of `é` and its two bytes stand ahead of f.
    plain, places = resolve(text, 5)
    assert plain == "a = 1\nb = 'é' + f(g(), 2)"
    assert places == {(6, 11): 7, (6, 13): 8}


# Running ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GATES)
def test_a_gate_prints_the_same_bytes(name: str, tmp_path: Path) -> None:
    made = Session([], {}).open(str(GATES[name])).program
    assert made is not None
    found = ran(made, tmp_path)
    assert found == reference(made)
    assert found[0] == 0


def test_the_seed_gate_prints_what_it_always_printed(tmp_path: Path) -> None:
    made = Session([], {}).open(str(GATES["distributed_train"])).program
    assert made is not None
    expected = (ROOT / "tests/data/gates/nx_distributed_train_gate.expected.txt").read_bytes()
    assert ran(made, tmp_path) == (0, expected, "")


def test_the_command_writes_a_file_that_python_runs(tmp_path: Path) -> None:
    source, target = tmp_path / "seven.nx", tmp_path / "seven.py"
    source.write_text(
        "func main(argc: i64, argv: **u8) -> i64 { return argc * 10 + (argv[1][0] as i64) - 48 }"
    )
    words = [sys.executable, "-m", "nxpy", "emit", "python", str(source), "-o", str(target)]
    subprocess.run(words, cwd=ROOT, env=clean_environment(), check=True)
    done = subprocess.run([sys.executable, "-I", str(target), "7"], env={}, cwd=tmp_path, check=False)
    assert done.returncode == 27
    source.write_text("func main() -> i64 { return x }")
    assert (
        subprocess.run(words, cwd=ROOT, env=clean_environment(), capture_output=True, check=False).returncode
        == 65
    )


SAY = """func say(n: i64) -> i64
{ let b: *u8 = sys_mmap(1); b[0] = (48 + n) as u8; sys_write(1, b, 1); return n }
"""


@pytest.mark.parametrize(
    ("body", "code", "out"),
    [
        ("return say(1) - say(2) * say(3)", 251, b"123"),
        ("m[say(1)][say(2)] = say(3); return m[1][2]", 3, b"123"),
        ("p[say(1)] = m[say(0)][say(2)] + say(5); return p[1]", 5, b"1025"),
        ("g = 4; return g + bump() * 10", 54, b""),
        ("m[g][0] = bump(); return m[0][0] * 10 + g", 55, b""),
        ("m[bad][say(2)] = say(3)", 101, b""),
        ("m[say(1)][bad] = say(3)", 101, b"1"),
        ("q[say(1)] = say(2)", 101, b"12"),
        ("m[say(1)][say(2) / zero] = say(3)", 101, b"12"),
        ("if say(0) == 1 && say(2) == 2 || say(3) == 3 { return 9 }", 9, b"03"),
        ("p[bump()] += bump(); return p[5] * 10 + g", 55, b""),
    ],
)
def test_order_of_evaluation(body: str, code: int, out: bytes, tmp_path: Path) -> None:
    made = program(f"""{SAY} var g: i64
        func bump() -> i64 {{ g = 5; return 5 }}
        func main() -> i64 {{
            var m: [3][4]i64; let p: *i64 = sys_mmap(64) as *i64; let q: *i64 = null
            var bad: i64 = 7; var zero: i64 = 0
            {body}
            return 0
        }}""")
    found = ran(made, tmp_path)
    assert found[:2] == (code, out)
    assert found == reference(made)


def test_integers_wrap_and_floats_round() -> None:
    module = imported("""
        func add(a: i64, b: i64) -> i64 { return a + b }
        func mul(a: u8, b: u8) -> u8 { return a * b }
        func div(a: i32, b: i32) -> i32 { return a / b }
        func rem(a: i64, b: i64) -> i64 { return a % b }
        func neg(a: i8) -> i8 { return -a }
        func shl(a: i16, n: i64) -> i16 { return a << n }
        func shr(a: i16, n: u8) -> i16 { return a >> n }
        func flip(a: u32) -> u32 { return ~a }
        func third(a: f32) -> f32 { return a / 3.0 }
        func single(a: i64) -> f32 { return a as f32 }
        func whole(a: f64) -> u8 { return a as u8 }
        func root(a: f64) -> f64 { return sqrt(a) }
        func over(a: f64, b: f64) -> f64 { return a / b }
        func apart(a: *i32, b: *i32) -> i64 { return a - b }
        func both(a: bool, b: bool) -> i64 { return (a ^ b) as i64 + (a != b) as i64 }
    """)
    top = (1 << 63) - 1
    assert module.add(top, 1) == -top - 1
    assert module.mul(20, 13) == 260 - 256
    assert module.div(-(1 << 31), -1) == -(1 << 31)
    assert (module.div(-7, 2), module.rem(-7, 2), module.rem(7, -2)) == (-3, -1, 1)
    assert module.rem(-top - 1, -1) == 0
    assert module.neg(-128) == -128
    assert module.shl(1, 15) == -32768
    assert (module.shl(1, 17), module.shr(-8, 17)) == (2, -4)
    assert module.flip(0) == (1 << 32) - 1
    assert module.third(1.0) == struct.unpack("<f", struct.pack("<f", 1 / 3))[0]
    # 2**60 + 2**36 + 1 lies just above the middle of two f32; by way of an f64 it would become that.
    assert module.single((1 << 60) + (1 << 36) + 1) == float((1 << 60) + (1 << 37))
    assert [module.whole(x) for x in (-1.0, 3.9, 300.0, float("nan"))] == [0, 3, 255, 0]
    assert module.root(-1.0) != module.root(-1.0)
    assert (module.over(1.0, -0.0), module.over(1.0, 0.0)) == (float("-inf"), float("inf"))
    assert (module.apart(8, 20), module.both(True, False), module.both(True, True)) == (-3, 2, 0)


@pytest.mark.parametrize("bits", [0x7FA00001, 0xFF800001, 0x7FC12345])
def test_a_nan_keeps_its_bits_where_nothing_is_computed(bits: int) -> None:
    module = imported(
        "var a: [9000]f32\nfunc copy(p: *f32) { a[7000] = p[0]; let x: f32 = a[7000]; p[1] = x }"
    )
    p = module.sys_mmap(8)
    module.st_u32(p, 0, bits)
    module.copy(p)
    assert module.ld_u32(p, 1) == bits


def test_addresses_are_those_of_the_contract(tmp_path: Path) -> None:
    source = """
        var plain: i64 = 5
        var shown: [3]i64
        func main(argc: i64, argv: **u8) -> i64 {
            var local: i64 = 1
            let a: bool = (&shown[0] as i64) == 0x60000000040 && (argv as i64) == 0x50000000020
            let b: bool = (argv[0] as i64) == 0x50000000040 && (sys_mmap(8) as i64) == 0x50000000060
            let c: bool = ("ab" as i64) == 0x250000000020 && (&local as i64) == 0x3d0000000020
            return (a as i64) + (b as i64) * 2 + (c as i64) * 4 + plain * 0
        }
    """
    assert result(source, tmp_path) == 7


# Traps ------------------------------------------------------------------------------------------

TRAPS = {
    "division": "return 7 / zero",
    "null": "let q: *i64 = null; return q[2]",
    "past": "return p[8]",
    "across": "let q = p + 100; return q[-1]",
    "before": "p[-1] = 3",
    "reaching": "let q: *i64 = ((p as *u8) + 60) as *i64; return *q",
    "freed": "sys_munmap(p as *u8, 64); return p[0]",
    "returned": "return dead()[0]",
    "nowhere": "let q: *i64 = 77 as *i64; return q[0]",
    "string": 'let s: *u8 = "text"; s[1] = 65',
    "index": "var a: [2][3]i32; a[1][zero + 3] = 1",
    "memory": "sys_mmap(5000000000)",
    "assert": "assert(zero == 1)",
    "negative": "sys_mmap(zero - 1)",
    "unmapped": "sys_munmap(p as *u8, 63)",
    "clock": "return sys_clock_ns()",
    "write": "return sys_write(1, p as *u8, 65)",
    "deep stack": "return down(40)",
}


@pytest.mark.parametrize("name", TRAPS)
def test_a_trap_is_reported_as_on_the_interpreter(name: str, tmp_path: Path) -> None:
    made = program(f"""
        func dead() -> *i64 {{ var x: i64 = 1; return &x }}
        func down(n: i64) -> i64 {{ if n > 0 {{ return down(n - 1) + 1 }} assert(n > 0); return 0 }}
        func work(zero: i64) -> i64 {{
            let p: *i64 = sys_mmap(64) as *i64
            sys_write(1, "before\\n", 7)
            {TRAPS[name]}
            return 0
        }}
        func main() -> i64 {{ return work(0) }}
    """)
    found = ran(made, tmp_path)
    assert found[:2] == (101, b"before\n")
    assert found == reference(made)
    assert "Traceback" not in found[2]


def test_a_report_in_full(tmp_path: Path) -> None:
    made = program("func f(n: i64) -> i64 { return 7 / n }\nfunc main() -> i64 { return f(0) }")
    name = made.sources[0].name
    assert ran(made, tmp_path)[2] == (
        "trap[R0001]: division by zero\n"
        f"  --> {name}:1:32\n"
        "   |\n"
        " 1 | func f(n: i64) -> i64 { return 7 / n }\n"
        "   |                                ^^^^^ the divisor is 0\n"
        "   |\n"
        f"   = stack: f at {name}:1:32\n"
        f"            main at {name}:2:29\n"
    )


def test_a_report_without_columns_names_the_line(tmp_path: Path) -> None:
    made = program("func f(n: i64) -> i64 {\n    return 7 / n\n}\nfunc main() -> i64 { return f(0) }")
    assert ran(made, tmp_path, None, "-X", "no_debug_ranges") == reference(made)


def test_functions_can_be_called_from_python() -> None:
    module = imported(
        "var g: i64\nfunc total(p: *i64, n: i64) -> i64 { for i in 0..n { g += p[i] } return g }"
    )
    p = module.sys_mmap(24)
    for index, value in enumerate((5, 6, 7)):
        module.st_i64(p, index, value)
    assert (module.total(p, 3), module.g) == (18, 18)
    with pytest.raises(module.Trap) as trap:
        module.total(p, 4)
    assert trap.value.code == "R0002"
    assert ":2:59\n" in module.report(trap.value)
    assert module.report(ValueError()) is None


# Depth ------------------------------------------------------------------------------------------


def test_recursion_100_000_deep(tmp_path: Path) -> None:
    source = """
        func f(n: i64) -> i64 {
            if n == 0 { return 0 }
            var x: i64 = n
            let p: *i64 = &x
            return f(p[0] - 1) + 1
        }
        func main() -> i64 { return f(100000) % 251 }
    """
    assert result(source, tmp_path) == 100000 % 251


@pytest.mark.parametrize("frame", ["", "var x: [500]i64; let p = &x[n & 3]; p[0] = n"], ids=["", "large"])
def test_endless_recursion_traps(frame: str, tmp_path: Path) -> None:
    text = f"func f(n: i64) -> i64 {{ {frame}; return f(n + 1) + 1 }}\nfunc main() -> i64 {{ return f(0) }}"
    made = program(text)
    found = ran(made, tmp_path)
    assert found == reference(made)
    assert found[2].startswith("trap[R0004]: stack overflow\n")


DEPTH = 120
ARMS = [f"if k == {n} {{ return {n} & 127 }}" for n in range(400)]


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ("if a == 3 {\n" * DEPTH + "return 9" + "}" * DEPTH + "return 1", 9),
        ("return " + "f(" * 250 + "0" + ")" * 250, 250),
        ("return (" + " + ".join(["a"] * 1000) + ") & 127", 3000 & 127),
        ("return (" + " * ".join(["a"] * 1000) + ") & 127", pow(3, 1000, 128)),
        ("if " + " && ".join(["a == 3"] * 500) + " { return 5 } return 1", 5),
        ("let k: i64 = 399 " + " else ".join(ARMS) + " return 1", 399 & 127),
        ("var n: i64 = 0\n" + "for i in 0..1 {\n" * 40 + "n += 1" + "}" * 40 + "return n", 1),
        (
            "var n: i64 = 0\nloop { n += 1\n"
            + "if n > 0 {\n" * DEPTH + "if n == 5 { break } if n == 3 { continue } g += 1" + "}" * DEPTH
            + "} return n * 10 + g",
            5 * 10 + 3,
        ),
        (
            "for i in 0..9 {\n"
            + "while true {\n" * 40 + "if i == 6 { return 4 } break" + "}" + "break }" * 39
            + "}",
            4,
        ),
    ],
    ids=["ifs", "calls", "sum", "product", "and", "else if", "for", "out of ifs", "out of loops"],
)  # fmt: skip
def test_deep_nesting(body: str, wanted: int, tmp_path: Path) -> None:
    source = f"""var g: i64
        func f(n: i64) -> i64 {{ return n + 1 }}
        func main() -> i64 {{ let a: i64 = 3\n{body} return 0 }}"""
    assert result(source, tmp_path) == wanted


def test_a_function_in_parts_is_one_frame(tmp_path: Path) -> None:
    loops = "".join(f"var a{k}: i64 = 0\nwhile a{k} < 1 {{ a{k} += 1\n" for k in range(40))
    body = f"{loops} if n > 0 {{ return f(n - 1) }} assert(n > 0) {'}' * 40} return 1"
    made = program(f"func f(n: i64) -> i64 {{ {body} }}\nfunc main() -> i64 {{ return f(2) }}")
    found = ran(made, tmp_path)
    assert found == reference(made)
    assert re.findall(r"(\w+) at ", found[2].partition("stack:")[2]) == ["f", "f", "f", "main"]


# What is permitted --------------------------------------------------------------------------------

COPY = """
    func main() -> i64 {
        let b = sys_mmap(16)
        let from = sys_open("IN", 0, 0)
        if from < 0 { return -from }
        let n = sys_read(from, b, 16)
        let to = sys_open("OUT", 0x241, 0x1b4)
        if to < 0 { return -to }
        sys_lseek(from, 1, 0)
        sys_write(to, b, n)
        return sys_close(to) + n * 10 + to
    }
"""


@pytest.mark.parametrize(
    ("read", "write", "wanted"), [(True, True, 34), (True, False, 13), (False, True, 13)]
)
def test_files_where_they_are_permitted(read: bool, write: bool, wanted: int, tmp_path: Path) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(b"abc")
    made = program(COPY.replace("IN", str(source)).replace("OUT", str(target)))
    options = RunOptions(allow_read=[str(source)] * read, allow_write=[str(tmp_path)] * write)
    assert ran(made, tmp_path, options) == (wanted, b"", "")
    assert target.exists() == (read and write)


def test_arguments_input_clock_and_limits(tmp_path: Path) -> None:
    source = """
        func main(argc: i64, argv: **u8) -> i64 {
            let b = sys_mmap(64)
            let n = sys_read(0, b, 64)
            sys_write(1, b, n); sys_write(1, argv[0], 4); sys_write(1, argv[1], 2)
            assert(sys_clock_ns() > 0)
            return argc * 10 + n
        }
    """
    options = RunOptions(argv0=b"name", args=[b"\xffz"], allow_clock=True)
    done = ran(
        program(source.replace("sys_write(2, argv[1], 2)", "sys_write(1, argv[1], 2)")),
        tmp_path,
        options,
        stdin=b"abc",
    )
    assert done == (23, b"abcname\xffz", "")
    limited = RunOptions(memory_limit=63, memory_exit=137)
    code, _, err = ran(program(source), tmp_path, limited)
    assert (code, err.splitlines()[0]) == (137, "trap[R0005]: out of memory")


def test_it_stops_when_its_time_is_up(tmp_path: Path) -> None:
    made = program('func main() { sys_write(1, "on", 2); loop { } }')
    wanted = "nxpy: stopped after 0.5 s (--timeout 0.5)\n"
    assert ran(made, tmp_path, RunOptions(timeout=0.5)) == (124, b"on", wanted)


def test_random_programs() -> None:
    from scripts.fuzz.__main__ import differing
    from scripts.fuzz.generate import generate

    for seed in range(8):
        assert differing(generate(seed).text(), ["python"]) == []
