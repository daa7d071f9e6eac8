"""The checker: what each rule of the language accepts, refuses, and makes of a program.

An error case marks the place with `^` under the source: `<<` … `>>` around the text that the error
has to point at. Every mistake is told once, so each case expects exactly the errors that it marks.
"""

from __future__ import annotations

import re

import pytest

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.check.checker import MOST_ERRORS, check
from nxpy.check.loaded import LoadedModule
from nxpy.core import nodes as core
from nxpy.lang.types import BOOL, F32, F64, I32, I64, U8, U64
from nxpy.syntax.parser import parse


def checked(text: str, *, require_main: bool = False) -> tuple[core.Program | None, Bag]:
    bag = Bag()
    module = parse(Source("main.nx", text), bag)
    assert not bag.failed, bag.items
    return check([LoadedModule(module)], bag, require_main=require_main), bag


def program(text: str) -> core.Program:
    made, bag = checked(text)
    assert made is not None, bag.items
    return made


def in_main(body: str) -> str:
    return f"func main() -> i64 {{\n{body}\nreturn 0\n}}\n"


def errors_of(marked: str) -> tuple[list[tuple[str, int, int]], list[tuple[int, int]]]:
    """The errors of a marked source as (code, start, end), and the marked places."""
    places, plain, at = [], "", 0
    for match in re.finditer(r"<<(.*?)>>", marked, re.DOTALL):
        plain += marked[at : match.start()]
        places.append((len(plain), len(plain) + len(match[1])))
        plain += match[1]
        at = match.end()
    plain += marked[at:]
    _, bag = checked(plain)
    found = [(d.code, d.span.start, d.span.end) for d in bag.in_order() if d.span]
    return found, places


ERRORS = [
    # names
    ("E1001", in_main("return <<missing>>")),
    ("E1001", in_main("<<g>>(1)")),
    ("E1001", in_main("if true { let a: i64 = 1 }\nreturn <<a>>")),
    ("E1001", in_main("let x: i64 = <<x>>")),
    ("E1002", in_main("let a: i64 = 1\nvar <<a>>: i64 = 2")),
    ("E1002", "struct f { x: i64 }\nfunc <<f>>() { }"),
    ("E1002", "func f(a: i64, <<a>>: i64) { }"),
    ("E1002", "struct S { x: i64, <<x>>: u8 }"),
    ("E1004", in_main("return <<shapes>>::area()")),
    ("E1005", in_main("return main::<<nothing>>()")),
    ("E1006", in_main("var a: <<int>> = 1")),
    ("E1006", "func f(p: *<<Nod>>) { }\nstruct Node { x: i64 }"),
    ("E1007", "struct S { x: i64 }\n" + in_main("var s: S\ns.<<y>> = 2")),
    ("E1009", "func f() -> i64 { return 1 }\n" + in_main("return <<f>>")),
    ("E1009", in_main("let f: i64 = 1\nreturn <<f>>()")),
    ("E1009", "struct S { x: i64 }\n" + in_main("return <<S>>()")),
    ("E1009", in_main("return <<sys_mmap>>")),
    ("E1009", "const N: i64 = 1\n" + in_main("var x: <<N>>")),
    # conversions
    ("E2001", in_main("let a: u64 = 1\nlet b: i64 = <<a>>")),
    ("E2001", in_main("let a: i8 = 1\nlet b: u8 = <<a>>")),
    ("E2001", in_main("let a: f64 = 1.0\nlet b: f32 = <<a>>")),
    ("E2001", in_main("let a: *u8 = null\nlet b: *i64 = <<a>>")),
    ("E2001", in_main("let a: i64 = <<1.5>>")),
    ("E2001", in_main("let a: bool = <<1>>")),
    ("E2001", in_main("let p: *u8 = <<1>>")),
    ("E2001", in_main("let a: i64 = <<null>>")),
    ("E2001", "func f(a: i64) { }\n" + in_main('f(<<"x">>)')),
    ("E2001", in_main("var a: u8 = 1\nlet b: i64 = 2\na += <<b>>")),
    ("E2001", in_main("let p: *u8 = sys_mmap(1)\nlet x: f64 = 1.0\nreturn p[<<x>>]")),
    ("E2001", in_main("for i in 0..<<1.5>> { }")),
    ("E2001", in_main("let x: f64 = sqrt(<<4 as i64>>)")),
    # literals
    ("E2002", in_main("let a: u8 = <<256>>")),
    ("E2002", in_main("let a: u8 = <<-1>>")),
    ("E2002", in_main("let a: i8 = <<128>>")),
    ("E2002", in_main("let a: i8 = <<-129>>")),
    ("E2002", in_main("let a: i64 = <<9223372036854775808>>")),
    ("E2002", in_main("let c: u8 = 1\nif c == <<300>> { }")),
    ("E2002", in_main("let c: u8 = 1\nlet d: i64 = c + <<300>>")),
    ("E2002", in_main("let x: f32 = <<16777217>>")),
    ("E2002", in_main("let x: f64 = <<9007199254740993>>")),
    ("E2002", in_main("let x: f32 = <<1.0e39>>")),
    # operators
    ("E2003", in_main("let a: i64 = 1\nlet b: u64 = 1\nlet c = a <<+>> b")),
    ("E2003", in_main("let a: i32 = 1\nlet b: u32 = 1\nif a <<<>> b { }")),
    ("E2003", in_main("let p: *u8 = null\nlet q: *i64 = null\nif <<p == q>> { }")),
    ("E2004", in_main("let t: bool = true\nlet x = <<t + t>>")),
    ("E2004", in_main("let a: f64 = 5.0\nlet b: f64 = <<a % 2.0>>")),
    ("E2004", in_main("let a: f64 = 5.0\nlet b: f64 = <<~a>>")),
    ("E2004", in_main("let a: *u8 = null\nlet b: i64 = 1\nlet c = <<a * b>>")),
    ("E2004", in_main("let a: f64 = 1.0\nlet b = <<a>> << 1")),
    ("E2005", in_main("let a: f64 = 1.0\nif <<a>> { }")),
    ("E2006", in_main("let x: i64 = 2\nlet b: bool = <<x as bool>>")),
    ("E2006", in_main("let b: bool = true\nlet x: f64 = <<b as f64>>")),
    ("E2006", in_main('let p: *u8 = "x"\nlet x: i32 = <<p as i32>>')),
    ("E2006", in_main("let x: u8 = 1\nlet p: *u8 = <<x as *u8>>")),
    ("E2006", in_main("let x: f64 = 1.0\nlet p: *u8 = <<x as *u8>>")),
    ("E2007", "func f() { }\n" + in_main("let x: i64 = <<f()>>")),
    ("E2007", "func f() { }\n" + in_main("if <<f()>> { }")),
    ("E2029", in_main('let p: *u8 = "abc"\nlet q: *u8 = <<1 + p>>')),
    # calls, functions
    ("E2008", "func f(a: i64) -> i64 { return a }\n" + in_main("return f(1, <<2>>)")),
    ("E2008", "func f(a: i64, b: i64) { }\n" + in_main("<<f(1)>>")),
    ("E2008", in_main("<<sys_munmap(null)>>")),
    ("E2009", "func <<f>>() -> i64 { while true { } }"),
    ("E2009", "func <<f>>(x: i64) -> i64 { if x == 1 { return 1 } else if x == 2 { return 2 } }"),
    ("E2009", "func <<f>>(x: i64) -> i64 { loop { if x == 1 { break } } }"),
    ("E2010", "func f() { return <<1>> }"),
    ("E2010", "func f() -> i64 { <<return>>; }"),
    ("E2015", "struct S { x: i64 }\nfunc f(p: <<S>>) { }"),
    ("E2015", "func f() -> <<[3]i64>> { loop { } }"),
    # places
    ("E2011", in_main("let a: i64 = 1\n<<a>> = 2")),
    ("E2011", "const K: i64 = 1\n" + in_main("<<K>> = 2")),
    ("E2011", in_main("for i in 0..3 { <<i>> += 2 }")),
    ("E2012", "func f() -> i64 { return 1 }\n" + in_main("let p: *i64 = &<<f()>>")),
    ("E2013", in_main("let a: i64 = 1\nlet p: *i64 = <<&a>>")),
    ("E2013", in_main("for i in 0..3 { let p: *i64 = <<&i>> }")),
    ("E2014", in_main("var a: [3]i64\nvar b: [3]i64\n<<a>> = b")),
    ("E2014", "func f(p: *i64) { }\n" + in_main("var a: [3]i64\nf(<<a>>)")),
    ("E2014", in_main("var a: [2]i64 = <<1>>")),
    ("E2016", in_main("let a: i64 = 1\nreturn <<*a>>")),
    ("E2017", in_main("let a: i64 = 1\nreturn <<a>>[0]")),
    ("E2018", in_main("let a: i64 = 1\nreturn a.<<x>>")),
    # constants
    ("E2019", "func f() -> i64 { return 1 }\nconst A: i64 = <<f()>>"),
    ("E2019", "var g: i64 = 1\nconst A: i64 = <<g>>"),
    ("E2019", in_main("var n: i64 = 3\nvar a: [<<n>>]i64")),
    ("E2020", "const A: i64 = <<1 / 0>>"),
    ("E2020", "const Z: u8 = 0\nvar g: u8 = <<3 % Z>>"),
    ("E2021", "const A: i64 = B\nconst B: i64 = <<A>>"),
    ("E2021", "struct <<S>> { x: i64, s: S }"),
    ("E2021", "struct <<A>> { b: [2]B }\nstruct B { a: A }"),
    ("E2022", in_main("var a: [<<-1>>]i64")),
    ("E2022", in_main("var a: [<<1.5>>]i64")),
    ("E2023", in_main("<<break>>")),
    ("E2023", in_main("if true { <<continue>> }")),
    ("E2024", in_main("let x: i64 = 1\n<<x + 1>>")),
    ("E2025", in_main("var p = <<null>>")),
    ("E2026", "func <<main>>(n: i64) -> i64 { return n }"),
    ("E2026", "func <<main>>() -> i32 { return 0 }"),
    ("E2028", "// policy: no-float\n" + in_main("let x: i64 = <<1.5>> as i64")),
    ("E2028", "// policy: no-float\nfunc f(x: <<f32>>) { }"),
    ("E2030", in_main("var a: <<[1_000_000_000]i64>>")),
    ("E2030", in_main("var a: <<[1000][1000000][1000]i64>>")),
]


@pytest.mark.parametrize(("code", "marked"), ERRORS, ids=[f"{c}-{i}" for i, (c, _) in enumerate(ERRORS)])
def test_each_mistake_is_told_once_where_it_stands(code: str, marked: str) -> None:
    found, places = errors_of(marked)
    assert found == [(code, start, end) for start, end in places]


def test_every_mistake_of_a_file_in_source_order() -> None:
    text = (
        "func f(a: i64) -> i64 { return a }\n"
        "func main() -> i64 {\n"
        "    let a: i64 = missing_one\n"
        "    let b: u8 = 300\n"
        "    f(1, 2)\n"
        "    a = 3\n"
        "    return b as i64\n"
        "}\n"
    )
    _, bag = checked(text)
    assert [(d.code, d.span.position[0]) for d in bag.in_order() if d.span] == [
        ("E1001", 3),
        ("E2002", 4),
        ("E2008", 5),
        ("E2011", 6),
    ]


def test_checking_stops_after_thousands_of_mistakes() -> None:
    _, bag = checked(in_main("\n".join(f"let a{i}: i64 = nothing{i}" for i in range(5000))))
    assert len(bag.items) == MOST_ERRORS
    assert bag.in_order()[0].span is not None


def test_a_missing_main_is_a_mistake_only_where_it_is_to_run() -> None:
    made, _ = checked("func f() { }")
    assert made is not None
    assert made.main is None
    _, bag = checked("func f() { }", require_main=True)
    assert [d.code for d in bag.items] == ["E1008"]


def test_suggestions_name_what_was_meant() -> None:
    for text, wanted in (
        (in_main("let total: i64 = 1\nreturn totl"), "did you mean `total`?"),
        (in_main("var a: int = 1"), "it is spelt `i64` here"),
        (in_main("sys_wirte(1, null, 0)"), "did you mean `sys_write`?"),
        (in_main("let p: *u8 = malloc(8)"), "write `sys_mmap(n)`: n zeroed bytes"),
        ("struct P { left: i64 }\n" + in_main("var p: P\np.letf = 1"), "did you mean `left`?"),
    ):
        _, bag = checked(text)
        assert wanted in bag.items[0].helps


# What comes out ---------------------------------------------------------------------------------


def first_value(text: str) -> core.Expr:
    """The value of the first `let` or `var` in `main`."""
    made = program(text)
    assert made.main is not None
    for statement in made.main.body.statements:
        if isinstance(statement, core.Declare) and statement.value is not None:
            return statement.value
    raise AssertionError("no declaration with a value")


@pytest.mark.parametrize(
    ("expression", "type"),
    [
        ("5", I64),
        ("9223372036854775808", U64),
        ("1.5", F64),
        ("'x'", U8),
        ("'a' + 'b'", U8),
        ("'a' + 200", I64),
        ("true", BOOL),
        ("1 < 2", BOOL),
        ("3000000000 * 2", I64),
        ("1 + 2.0", F64),
        ("1 << (2 as u8)", I64),
        ("(1 as u8) << 300", U8),
        ("(1 as u8) + 1", U8),
        ("1 + (1 as i32)", I32),
        ("(1 as i32) + (2 as i64)", I64),
        ("true + (1 as u8)", U8),
        ("(1.0 as f32) * 2", F32),
        ("sqrt(2.0)", F64),
        ("sqrt(2.0 as f32)", F32),
        ("sizeof(i64)", I64),
        ("-1 as u8", U8),
        ("!5", BOOL),
    ],
)
def test_the_type_of_an_expression_without_context(expression: str, type: object) -> None:
    assert first_value(in_main(f"let x = {expression}")).type is type


def constant(text: str, name: str = "A") -> int | float:
    made = program(text)
    value = next(g for g in made.globals if g.name == name).init
    assert isinstance(value, core.Const)
    return value.value


@pytest.mark.parametrize(
    ("declaration", "value"),
    [
        ("var A: i64 = 7 - 2 * 3", 1),
        ("var A: i64 = -7 / 2", -3),
        ("var A: i64 = -7 % 2", -1),
        ("var A: u8 = 200 + 100", 44),
        ("var A: i8 = -128", -128),
        ("var A: i64 = -9223372036854775808", -(2**63)),
        ("var A: i64 = 300 as u8", 44),
        ("var A: i64 = -1 as u8", 255),
        ("var A: i32 = 3000000000 as i32", -1294967296),
        ("var A: u64 = ~0", 2**64 - 1),
        ("var A: i64 = 1 << 65", 2),
        ("var A: i64 = -8 >> 1", -4),
        ("var A: i64 = 1e3 as i64", 1000),
        ("var A: f32 = 1.000000059604644775390626", 1 + 2**-23),
        ("var A: f64 = 1.000000059604644775390626 as f32", 1.0),
        ("var A: i64 = LATER * 2\nconst LATER: i64 = 21", 42),
        ("var A: i64 = sizeof(S)\nstruct S { a: u8, b: i64, c: u16, d: u32, e: u8 }", 32),
        ("var A: i64 = true && false || true", 1),
    ],
)
def test_constants_are_folded(declaration: str, value: float) -> None:
    assert constant(declaration + "\nfunc main() { }") == value


def test_divisions_are_guarded_unless_the_divisor_is_a_constant() -> None:
    guarded = first_value(in_main("let x = 5 / 0"))
    plain = first_value(in_main("let x = 5 / 2"))
    assert isinstance(guarded, core.Binary)
    assert isinstance(guarded.right, core.NonZero)
    assert isinstance(plain, core.Binary)
    assert isinstance(plain.right, core.Const)


def test_a_dereferenced_sum_is_checked_against_its_pointer() -> None:
    made = program(in_main("let p: *i64 = sys_mmap(8) as *i64\nlet v: i64 = *(p + 1)"))
    assert made.main is not None
    read = made.main.body.statements[1]
    assert isinstance(read, core.Declare)
    assert isinstance(read.value, core.Load)
    place = read.value.place
    assert isinstance(place, core.Deref)
    assert isinstance(place.pointer, core.Load)
    assert isinstance(place.index, core.Const)
    assert place.index.value == 1


def test_the_address_of_what_a_pointer_points_to_is_arithmetic() -> None:
    returned = program("func f(p: *i64) -> *i64 { return &p[3] }").functions[0].body.statements[0]
    assert isinstance(returned, core.Return)
    assert isinstance(returned.value, core.PtrAdd)


def test_only_what_has_its_address_taken_is_resident() -> None:
    made = program(in_main("var a: i64 = 1\nvar b: i64 = 2\nvar t: [4]i64\nt[0] = a\nlet p: *i64 = &b"))
    assert made.main is not None
    assert {v.name for v in made.main.locals if v.resident} == {"b"}


def test_for_evaluates_its_bounds_once_and_in_order() -> None:
    made = program(
        "func a() -> i64 { return 0 }\nfunc b() -> i64 { return 3 }\n" + in_main("for i in a()..b() { }")
    )
    assert made.main is not None
    block = made.main.body.statements[0]
    assert isinstance(block, core.Block)
    names = []
    for statement in block.statements[:2]:
        assert isinstance(statement, core.Declare)
        assert isinstance(statement.value, core.Call)
        names.append(statement.value.function.name)
    assert names == ["a", "b"]
    loop = block.statements[2]
    assert isinstance(loop, core.Loop)
    assert len(loop.step.statements) == 1


def test_a_compound_assignment_evaluates_its_place_once() -> None:
    made = program("func at() -> i64 { return 0 }\n" + in_main("var a: [2]i64\na[at()] += 1"))
    assert made.main is not None
    block = made.main.body.statements[1]
    assert isinstance(block, core.Block)
    held, store = block.statements
    assert isinstance(held, core.Declare)
    assert isinstance(held.value, core.Call)
    assert isinstance(store, core.Store)
    assert isinstance(store.place, core.Elem)
    assert isinstance(store.place.index, core.Load)


def test_equal_strings_are_one() -> None:
    made = program(in_main('sys_write(1, "a", 1)\nsys_write(1, "b", 1)\nsys_write(1, "a", 1)'))
    assert made.strings == [b"a", b"b"]


def test_a_deep_chain_is_checked_without_fault() -> None:
    terms = " + ".join(["x"] * 900)
    made = program(in_main(f"let x: i64 = 1\nlet y: i64 = {terms}"))
    assert made.main is not None
