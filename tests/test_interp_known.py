"""Compiled functions that serve in other programs (`engines/interp/known`): only where nothing differs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from interp_support import program
from nxpy.core import nodes as core
from nxpy.core.nodes import Program
from nxpy.core.walk import inside
from nxpy.driver.session import Session
from nxpy.engines.interp import known
from nxpy.engines.interp.engine import TimeUp, execute
from nxpy.runtime import traps
from nxpy.runtime.options import RunOptions
from nxpy.runtime.traps import Trap


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[known.Told, known.Code]:
    functions: dict[known.Told, known.Code] = {}
    monkeypatch.setattr(known, "KEPT", functions)
    return functions


def code_of(source: str) -> int:
    """The exit code of a program that ends without a trap."""
    code, _, trap = execute(program(source))
    assert trap is None, trap
    return code


def trap_of(source: str) -> Trap:
    _, _, trap = execute(program(source))
    assert trap is not None
    return trap


def places(trap: Trap) -> list[tuple[str, tuple[int, int]]]:
    return [(name, span.position) for name, span in trap.frames]


def test_a_copied_helper_is_compiled_once(kept: dict[known.Told, known.Code]) -> None:
    helper = "func twice(x: i64) -> i64 { return x + x }\n"
    assert code_of(helper + "func main() -> i64 { return twice(4) }") == 8
    first = dict(kept)
    assert len(first) == 2
    assert code_of("// moved down\n\n" + helper + "func main() -> i64 { return twice(5) }") == 10
    assert len(kept) == 3
    assert sum(code in first.values() for code in kept.values()) == 2


def test_a_trap_in_it_stands_where_this_program_has_it() -> None:
    helper = "func half(a: i64, b: i64) -> i64 {\n    return a / b\n}\n"
    main = "func main() -> i64 { return half(8, {}) }\n"
    assert places(trap_of(helper + main.replace("{}", "0"))) == [("half", (2, 12)), ("main", (4, 29))]
    assert places(trap_of("\n\n" + helper + main.replace("{}", "0"))) == [
        ("half", (4, 12)),
        ("main", (6, 29)),
    ]
    assert places(trap_of("\n" + main.replace("{}", "0 ") + helper)) == [("half", (4, 12)), ("main", (2, 29))]


def test_a_released_block_is_told_apart_by_its_place() -> None:
    """The address of a stale access is worked out from what was accessed where."""
    helper = "func first(p: *i64) -> i64 {\n    sys_munmap(p as *u8, 16)\n    return p[1]\n}\n"
    main = "func main() -> i64 { return first(sys_mmap(16) as *i64) }\n"
    for lines in (0, 5):
        trap = trap_of("\n" * lines + helper + main)
        assert trap.code == "R0002"
        assert places(trap)[0] == ("first", (lines + 3, 12))


def test_a_function_may_stand_in_another_column() -> None:
    helper = "func f(a: i64) -> i64 { return 1 / a }"
    assert places(trap_of(f"{helper} func main() -> i64 {{ return f(0) }}"))[0] == ("f", (1, 32))
    assert places(trap_of(f"const ONE: i64 = 1 {helper} func main() -> i64 {{ return f(0) }}"))[0] == (
        "f",
        (1, 51),
    )


USER = "func user() -> i64 {{\n    {body}\n}}\nfunc main() -> i64 {{ return user() }}\n"


LIST = "struct N { next: *M } struct M { MEMBERS } func at() -> *N { let p: *N = sys_mmap(8) as *N"
LIST += " let m: *M = sys_mmap(16) as *M p.next = m m.a = 8 m.value = 6 return p }"
RING = "struct N { value: i64, next: *N } func at() -> *N { let p: *N = sys_mmap(16) as *N p.next = p"
RING += " p.value = 5 return p }"
MEANINGS = {
    "a constant's value": (
        "return K",
        {"const K: i64 = 3": 3, "const K: i64 = 4": 4, "const J: i64 = 4 const K: i64 = J + 1": 5},
    ),
    "a constant's sign": (
        "let one: f64 = 1.0\n    if one / Z > 0.0 { return 1 }\n    return 2",
        {"const Z: f64 = 0.0": 1, "const Z: f64 = -0.0": 2},
    ),
    "an array's length": (
        "var b: [N]i64\n    return (&b[N] as i64 - &b[0] as i64)",
        {"const N: i64 = 2": 16, "const N: i64 = 3": 24},
    ),
    "a result's type": (
        "let x = give(255)\n    return (x + 1) as i64",
        {
            "func give(x: i64) -> u8 { return x as u8 }": 0,
            "func give(x: i64) -> i16 { return x as i16 }": 256 & 255,
            "func give(x: i64) -> i8 { return (x - 5) as i8 }": (250 - 256 + 1) & 255,
        },
    ),
    "a struct's layout": (
        "let p: *S = sys_mmap(64) as *S p.b = 7 return *(p as *u8 + 1) as i64 + 2 * *(p as *u8 + 8) as i64",
        {"struct S { a: u8, b: u8 }": 7, "struct S { a: i64, b: i64 }": 14},
    ),
    "a layout behind two pointers of a struct that is not named": (
        "return at().next.value",
        {
            RING: 5,
            LIST.replace("MEMBERS", "a: i64, value: i64"): 6,
            LIST.replace("MEMBERS", "value: i64, a: i64").replace("= 6", "= 9"): 9,
        },
    ),
    "a variable that gets an address": (
        "g = g + 1\n    return g",
        {"var g: i64 = 1": 2, "var g: i64 = 8 func p() -> *i64 { return &g }": 9},
    ),
    "a variable's type": (
        "g = g + 100\n    g = g + 100\n    return (g / 2) as i64",
        {"var g: u8 = 100": 300 % 256 // 2, "var g: i16 = 100": 150},
    ),
    "a string": (
        "let m: *u8 = M\n    return m[0] as i64",
        {'const M: *u8 = "a"': 97, 'const M: *u8 = "b"': 98},
    ),
    "a string's type": (
        "return M[1] as i64 & 0xff",
        {
            'const M = "abcdefgh12345678"': 98,
            'const M = "abcdefgh12345678" as *i16': 99,
            'const M = "abcdefgh12345678" as *i32': 101,
        },
    ),
    "an intrinsic that is hidden": (
        "return sqrt(16.0) as i64",
        {"": 4, "func sqrt(x: f64) -> f64 { return x + x }": 32},
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", MEANINGS)
def test_what_a_name_means_belongs_to_the_key(what: str) -> None:
    """The same text on the same line, and each time another meaning; then all once more."""
    body, meanings = MEANINGS[what]
    for before, wanted in (*meanings.items(), *meanings.items()):
        assert code_of(f"{before}\n" + USER.format(body=body)) == wanted


def test_strings_are_this_programs(kept: dict[known.Told, known.Code]) -> None:
    helper = 'func say() -> i64 {\n    sys_write(1, "a\\0\\xff\\n", 4)\n    return 0\n}\n'
    for main in (
        "func main() -> i64 { return say() }",
        'func main() -> i64 { sys_write(1, "more, and before it\\n", 20) return say() }',
    ):
        for text in (helper + main, main + "\n" + helper):
            _, output, trap = execute(program(text))
            assert trap is None
            assert output.endswith(b"a\0\xff\n")
    assert len(kept) == 1 + 2


def opened(path: Path) -> Program:
    compilation = Session().open(str(path))
    made = compilation.program
    assert made is not None, compilation.bag.items
    return made


def test_functions_of_one_text_in_two_files_are_two(tmp_path: Path) -> None:
    text = "const K: i64 = {}\nfunc k(d: i64) -> i64 {{ return K / d }}\n"
    (tmp_path / "one.nx").write_text(text.format(10))
    (tmp_path / "two.nx").write_text(text.format(20))
    main = 'import "one.nx"\nimport "two.nx"\nfunc main() -> i64 { return one::k(1) + two::k({}) }\n'
    (tmp_path / "main.nx").write_text(main.replace("{}", "1"))
    assert execute(opened(tmp_path / "main.nx"))[0] == 30
    (tmp_path / "main.nx").write_text(main.replace("{}", "0"))
    _, _, trap = execute(opened(tmp_path / "main.nx"))
    assert trap is not None
    assert [(name, os.path.basename(span.source.name)) for name, span in trap.frames] == [
        ("two::k", "two.nx"),
        ("main", "main.nx"),
    ]


def test_two_files_of_one_name(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "lib.nx").write_text("var v: i64 = 3\nfunc f() -> i64 { v = v + 1 return v }\n")
    (tmp_path / "deep/lib.nx").write_text("var v: i64 = 30\nfunc g() -> i64 { v = v + 1 return v }\n")
    (tmp_path / "main.nx").write_text(
        'import "lib.nx"\nimport "deep/lib.nx"\nfunc main() -> i64 { return f() + f() + g() }\n'
    )
    for _ in range(2):
        assert execute(opened(tmp_path / "main.nx"))[0] == 4 + 5 + 31


@pytest.mark.parametrize(
    "name", ["_sys_write", "&x", "q y", '"', "#", "ä ö", b"\xff".decode(errors="surrogateescape")]
)
def test_a_file_of_any_name(tmp_path: Path, name: str) -> None:
    told = name.replace('"', '\\"')
    (tmp_path / f"{name}.nx").write_text(
        'var v: i64 = 3\nfunc f() -> *i64 { sys_write(1, "", 0) return &v }\n'
    )
    (tmp_path / "main.nx").write_text(
        f'import "{told}.nx"\nfunc main() -> i64 {{ return *f() }}\n', "utf-8", "surrogateescape"
    )
    if name.isprintable():
        assert execute(opened(tmp_path / "main.nx"))[0] == 3
    else:
        assert Session().open(str(tmp_path / "main.nx")).program is None  # an import is UTF-8
    (tmp_path / f"{name}.nx").write_text("func main() -> i64 { return 4 }\n")
    assert execute(opened(tmp_path / f"{name}.nx"))[0] == 4


def test_loops_moved_out_of_two_functions_are_told_apart() -> None:
    """Twenty loops: CPython allows no more in one function, so the innermost become functions too."""

    def nested(name: str) -> str:
        heads = "".join(f"for t{k} in 0..1 {{ " for k in range(20))
        return f"func {name}(d: i64) -> i64 {{ var s: i64 = 0 {heads} s = s + 1 / d {'}' * 20} return s }}\n"

    main = "func main() -> i64 {{ return a(1) + b({}) }}\n"
    both = nested("a") + nested("b")
    assert code_of(both + main.format(1)) == 2
    assert [name for name, _ in trap_of(both + main.format(0)).frames] == ["b", "main"]
    # In one program each, at the same place.
    for name in ("a", "b"):
        assert trap_of(nested(name) + f"func main() -> i64 {{ return {name}(0) }}").frames[0][0] == name


def test_no_more_are_kept_than_the_limit(
    kept: dict[known.Told, known.Code], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known, "LIMIT", 4)
    helper = "func always() -> i64 { return 1 }\n"
    for number in range(6):
        assert code_of(f"{helper}func main() -> i64 {{ return always() + {number} }}") == 1 + number
    assert len(kept) == 4
    assert any("always() -> i64 { return 1 }" in str(key[0]) for key in kept)


def test_a_local_may_have_an_intrinsics_name() -> None:
    source = """
    func main() -> i64 {
        if 1 == 1 { let sys_write: i64 = 1  if sys_write == 0 { return 9 } }
        let sqrt: i64 = 3
        return sys_write(1, "x", 1) + sqrt
    }
    """
    code, output, trap = execute(program(source))
    assert (code, output, trap) == (4, b"x", None)


def test_zeros_of_several_kinds() -> None:
    source = """
    struct P { a: i64, x: f64, b: [2]i32 }
    struct Q { p: [3]P, y: f32 }
    func main() -> i64 {
        var q: Q
        q.p[2].x = 0.5
        q.y = q.y + 1.5
        return q.p[0].a + q.p[1].b[1] as i64 + (q.p[2].x + q.p[1].x + q.y as f64) as i64
    }
    """
    assert code_of(source) == 2


def test_uses_name_all_that_is_outside() -> None:
    for path in sorted((FOLDER.parent / "gates").glob("*.nx")):
        for function in opened(path).functions:
            uses = [use for _, use in function.uses]
            for node in inside(function.body):
                if isinstance(node, core.Call):
                    assert node.function in uses
                if isinstance(node, core.Var) and isinstance(node.variable, core.Global):
                    assert node.variable in uses


FOLDER = Path(__file__).resolve().parent
CORPUS = [FOLDER / "spec", FOLDER.parent / "gates", FOLDER.parent.parent / "shared/conformance"]


def outcome(made: Program) -> tuple[int, bytes, str] | None:
    try:
        code, output, trap = execute(made, RunOptions(timeout=1))
    except TimeUp:
        return None
    return code, output, "" if trap is None else traps.render(trap)


def test_every_program_runs_among_all_others_as_it_does_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    shared: dict[known.Told, known.Code] = {}
    ran = 0
    for path in sorted(path for folder in CORPUS for path in folder.rglob("*.nx"))[::2]:
        made = Session().open(str(path)).program
        if made is None or made.main is None:
            continue
        monkeypatch.setattr(known, "KEPT", None)
        alone = outcome(made)
        monkeypatch.setattr(known, "KEPT", shared)
        if alone is not None:
            assert outcome(made) == alone, path
            assert outcome(made) == alone, path
            ran += 1
    assert ran > 150
