"""Syntax errors: all of a file in one run, each once, at its place, in words that help."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span
from nxpy.check.checker import check
from nxpy.check.loaded import LoadedModule
from nxpy.syntax.damage import sift
from nxpy.syntax.lexer import Tokens, tokenize
from nxpy.syntax.parser import parse
from nxpy.syntax.tables import KIND

ROOT = Path(__file__).resolve().parent.parent
SEED = (ROOT / "gates" / "nx_distributed_train_gate.nx").read_text(encoding="utf-8")


def found(text: str) -> list[Diagnostic]:
    bag = Bag()
    parse(Source("t.nx", text), bag)
    return bag.in_order()


def places(text: str) -> list[tuple[str, int, int]]:
    return [(d.code, *d.span.position) for d in found(text) if d.span is not None]


def tokens_of(text: str) -> Tokens:
    tokens = Tokens(Source("t.nx", text), 100)
    tokenize(tokens, Bag())
    return tokens


# Words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("func f() { foo(a, b; }", "expected `,` or `)` after the argument, found `;`"),
        ("func f() { x = (1 + 2; }", "expected `)`, found `;`"),
        ("func f() { x = a[1; }", "expected `]`, found `;`"),
        ("func f() { x = 1 + ; }", "expected an expression after `+`, found `;`"),
        ("func f() { x = ; }", "expected an expression after `=`, found `;`"),
        ("func f() { if { } }", "expected a condition after `if`, found `{`"),
        ("func f() { while { } }", "expected a condition after `while`, found `{`"),
        ("func f() { for i in 0.. { } }", "expected the range's end after `..`, found `{`"),
        ("func f() { for in 0..1 { } }", "expected the loop's variable after `for`, found the keyword `in`"),
        ("func f() { x = y.1 }", "expected a field's name after `.`, found the number `1`"),
        ("func f( { }", "expected a name or `)`, found `{`"),
        ("func f() -> { }", "expected a type after `->`, found `{`"),
        ("func (a: i64) { }", "expected a name after `func`, found `(`"),
        ("struct { x: i64 }", "expected a name after `struct`, found `{`"),
        ("var x: = 2", "expected a type after `:`, found `=`"),
        ("func f", "the file ends where `(` after the function's name should stand"),
        ("func f() { x = 3 4 }", "expected an operator, a new statement or `}`, found the number `4`"),
        ("func f() { x = 1 ) }", "this `)` closes nothing"),
        ("func f() { f(1)) }", "this `)` closes nothing"),
        ("(", "expected a declaration or `;`, found `(`"),
    ],
)
def test_words(text: str, message: str) -> None:
    assert [d.message for d in found(text)] == [message]


def test_an_open_bracket_is_shown() -> None:
    (error,) = found("func f() {\n    foo(a, b\n    x = 1\n}\n")
    assert error.span is not None
    assert error.span.position == (3, 5)
    assert [(label.span.position, label.text) for label in error.related] == [((2, 8), "this `(` is open")]


def test_both_readings_of_a_mix_are_offered() -> None:
    (error,) = found("func f() { if a & b == c { } }")
    assert error.helps == ("write `(a & b) == c` or `a & (b == c)`",)
    (error,) = found("func f() { if a < b < c { } }")
    assert error.helps == ("write `a < b && b < c` or `(a < b) < c`",)
    (error,) = found("func f() { x = a | b == c & d }")
    assert error.code == "E0202"


# Several mistakes -------------------------------------------------------------------------------


def test_every_statement_has_its_own_error() -> None:
    text = (
        "import foo\nfunc f(a i64) {\n    let x: i64\n    x = 1 +\n    y = (2;\n    z++\n    *p = 3\n}\n"
        "struct S { x: i64; }\nfn g() {\n    if x = 1 { }\n    let b = 0777\n}\n"
        "x = 5\nfunc h() { return 1 return }\n"
    )
    assert places(text) == [
        ("E0336", 1, 8), ("E0319", 2, 10), ("E0106", 3, 5), ("E0201", 5, 5), ("E0101", 5, 11),
        ("E0304", 6, 6),
        ("E0108", 7, 5), ("E0335", 9, 18), ("E0301", 10, 1), ("E0316", 11, 10), ("E0006", 12, 13),
        ("E0107", 14, 1),
    ]  # fmt: skip


def _functions(text: str) -> list[tuple[int, int]]:
    """Token ranges of the functions' bodies."""
    tokens = tokens_of(text)
    ranges, depth, first = [], 0, 0
    for at, kind in enumerate(tokens.kinds):
        if kind == KIND["{"]:
            first = at if depth == 0 else first
            depth += 1
        elif kind == KIND["}"]:
            depth -= 1
            if depth == 0:
                ranges.append((first + 1, at))
    return ranges


def test_a_token_less_or_twice_is_one_error() -> None:
    """Seeded: of 600 such changes of the seed gate, hardly any gives more than one error."""
    rng = random.Random(7)
    tokens = tokens_of(SEED)
    more = 0
    for _ in range(600):
        at = rng.randrange(len(tokens.kinds) - 1)
        start, end = tokens.starts[at], tokens.ends[at]
        again = SEED[start:end] if rng.random() < 0.5 else ""
        more += len(found(f"{SEED[:start]} {again} {again} {SEED[end:]}")) > 1
    assert more <= 6


def test_two_mistakes_in_two_functions_are_two_errors() -> None:
    rng = random.Random(8)
    tokens = tokens_of(SEED)
    bodies = _functions(SEED)
    pairs = right = 0
    while pairs < 150:
        (a, b), (c, d) = sorted(rng.sample(bodies, 2))
        first, second = rng.randrange(a, b), rng.randrange(c, d)
        if {tokens.text(first), tokens.text(second)} & {"{", "}", ";"}:
            continue
        one = SEED[: tokens.starts[first]] + " " + SEED[tokens.ends[first] :]
        other = SEED[: tokens.starts[second]] + " " + SEED[tokens.ends[second] :]
        if len(found(one)) != 1 or len(found(other)) != 1:
            continue
        pairs += 1
        both = (
            SEED[: tokens.starts[first]] + " " + SEED[tokens.ends[first] : tokens.starts[second]]
            + " " + SEED[tokens.ends[second] :]
        )  # fmt: skip
        right += len(found(both)) == 2
    assert right == pairs


# Braces -----------------------------------------------------------------------------------------


def _pairs(text: str) -> list[tuple[int, int]]:
    tokens = tokens_of(text)
    waiting: list[int] = []
    pairs = []
    for kind, start in zip(tokens.kinds, tokens.starts, strict=True):
        if kind == KIND["{"]:
            waiting.append(start)
        elif kind == KIND["}"]:
            pairs.append((waiting.pop(), start))
    return pairs


def test_a_missing_closing_brace_is_one_error_at_its_opening_one() -> None:
    for start, end in _pairs(SEED):
        errors = found(SEED[:end] + SEED[end + 1 :])
        assert [d.code for d in errors] == ["E0102"]
        if "\n" in SEED[start:end]:  # else several blocks share the line, and any may be the one
            assert errors[0].span is not None
            assert errors[0].span.start == start


def test_a_missing_opening_brace_is_one_error() -> None:
    for start, _ in _pairs(SEED):
        assert len(found(SEED[:start] + SEED[start + 1 :])) == 1


def test_a_brace_too_many_is_one_error() -> None:
    for _, end in _pairs(SEED):
        assert [d.code for d in found(SEED[:end] + "}" + SEED[end:])] == ["E0103"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("func f() {\n    a = 1\nfunc g() {\n    b = 2\n}\n", ("E0102", 1, 10)),
        ("func f() {\n    if x {\n        a()\n    }\n    }\n    b()\n}\nfunc g() { }\n", ("E0103", 5, 5)),
        ("func f() {\n    a()\n}\n}\nfunc g() { }\n", ("E0103", 4, 1)),
        ("func f() {\n    while x {\n        a()\n    c()\n    while y {\n    }\n}\n", ("E0102", 2, 13)),
        ("func f() {\n  if a {\n    x()\n  else {\n    y()\n  }\n}\n", ("E0102", 2, 8)),
        ("struct S {\n    x: i64\nfunc f() {\n}\n", ("E0102", 1, 10)),
        ("func f() {\nlet x = 1\nlet y = 2\n", ("E0102", 1, 10)),
        ("func f() { while x { if y {", ("E0102", 1, 27)),
        ("{", ("E0102", 1, 1)),
        ("}", ("E0103", 1, 1)),
    ],
)
def test_braces(text: str, place: tuple[str, int, int]) -> None:
    assert place in places(text)
    assert len([d for d in found(text) if d.code in ("E0102", "E0103")]) == 1


def test_where_a_missing_brace_showed() -> None:
    (error,) = found("func main() -> i64 {\n    if true {\n        return 1\n    return 0\n}\n")
    assert error.span is not None
    assert error.span.position == (2, 13)
    assert [label.span.position for label in error.related] == [(5, 1)]


# What the checker makes of a damaged tree -------------------------------------------------------


def both(text: str) -> list[tuple[str, int]]:
    """The codes and lines that parser and checker give together."""
    bag = Bag()
    module = parse(Source("t.nx", text), bag)
    parsed = len(bag.items)
    check([LoadedModule(module)], bag)
    sift([module], bag, parsed)
    return [(d.code, d.span.position[0]) for d in bag.in_order() if d.span is not None]


def test_an_error_inside_a_function_hides_only_that_function() -> None:
    text = "func f() {\n    let x = 1 + ;\n    missing(x)\n}\nfunc g() {\n    let b: u8 = 300\n}\n"
    assert both(text) == [("E0201", 2), ("E1001", 3), ("E2002", 6)]


def test_beside_an_error_only_names_are_told_that_stand_nowhere_before() -> None:
    text = (
        "func main() -> i64 {\n    let b = 1\n    let a = sizeof(3)\n    let c = sizeof(b) + sizeof(S)\n"
        "    gone(c, a)\n    let d: u8 = 300\n    m::f()\n    return gone(a)\n}\n"
    )
    assert both(text) == [("E0101", 3), ("E1009", 4), ("E1006", 4), ("E1001", 5), ("E1004", 7)]
    text = "func main() -> i64 {\n    let x = y + ;\n    return y + x\n}\n"
    assert [line for _, line in both(text)] == [2]


def test_a_string_over_several_lines_is_one_error() -> None:
    assert places('func f() {\n    g("a\n  it\'s b", 12)\n    x = 1 + ;\n}\n') == [
        ("E0008", 2, 7), ("E0201", 4, 13),
    ]  # fmt: skip
    assert places('func f() {\n    g("""a\n  it\'s b\n""", 12)\n    x = 1 + ;\n}\n') == [
        ("E0008", 2, 7), ("E0201", 5, 13),
    ]  # fmt: skip
    assert places('func f() {\n    g("a)\n    g("b)\n}\n') == [("E0008", 2, 7), ("E0008", 3, 7)]
    assert places('func f() {\n    g("a\n    g("b")\n}\n') == [("E0008", 2, 7)]


def test_a_backquoted_string_over_lines_is_one_mistake() -> None:
    text = "func f() {{\n    g(`one\n    two {{{0}\n    three`)\n    x = 1 + ;\n}}\n"
    assert places(text.format("")) == [("E0003", 2, 7), ("E0201", 5, 13)]
    assert places(text.format("\n" * 18)) == [("E0003", 2, 7), ("E0201", 23, 13)]
    assert found("x`")[-1].message == "a backquote is not part of the language"
    # Two marks far apart are no string.
    assert [line for code, line, _ in places("func f() { ` }\n" + "\n" * 30 + "func g() { ` }\n")] == [1, 32]


def test_what_ends_a_hash_line_opens_no_comment() -> None:
    assert places("# see /*\nfunc f() { x = 1 + ; }\n") == [("E0318", 1, 1), ("E0201", 2, 20)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1.2.3", "`1.2.3` has more than one point"),
        ("5.abs", "`5.abs` is not a number"),
        ("1e5f", "numbers have no suffix such as `f`"),
    ],
)
def test_malformed_numbers_are_not_taken_for_names(text: str, message: str) -> None:
    (error,) = found(f"func f() {{ x = {text} }}")
    assert error.message == message
    assert not any("a name starts" in h for h in error.helps)


def test_an_import_with_a_broken_name_is_left_out() -> None:
    for text in ('import "a', 'import "a\\q.nx"'):
        bag = Bag()
        module = parse(Source("t.nx", f'{text}\nimport "b.nx"\n'), bag)
        assert [i.path for i in module.imports] == ["b.nx"]
        assert len(bag.items) == 1
    assert [i.path for i in parse(Source("t.nx", 'import ""'), Bag()).imports] == [""]


def test_only_a_place_can_be_assigned_to_first() -> None:
    (error,) = found("func f() { x = y + z = 3 }")
    assert (error.code, error.helps) == ("E0315", ())
    (error,) = found("func f() { x = y = 3 }")
    assert error.helps == ("write `y = …` first, then `x = …`",)


def test_an_error_in_a_head_hides_what_may_depend_on_it() -> None:
    text = "func f(a) -> i64 { return a }\nfunc main() -> i64 {\n    return f(1)\n}\n"
    assert both(text) == [("E0339", 1)]
    assert both("enum E { A }\nfunc main() -> i64 { return A }\n") == [("E0337", 1)]


def test_without_syntax_errors_nothing_is_hidden() -> None:
    bag = Bag()
    source = Source("t.nx", "func f() { }")
    module = parse(source, bag)
    bag.add(Diagnostic("E1001", "unknown", Span(source, 0, 1)))
    sift([module], bag, 0)
    assert len(bag.items) == 1


def test_types_are_checked_beside_a_mistake_of_spelling() -> None:
    body = "    let a: u8 = 300\n    var y = 1\n    y++\n    let c: bool = 5\n    return y\n"
    text = "func main() -> i64 {\n" + body + "}\n"
    assert both(text) == [("E2002", 2), ("E0304", 4), ("E2001", 5)]
    text = 'fn add(a: i64) { }\nfunc f() -> i64 {\n    let a: u8 = 300\n    return "s"\n}\n'
    assert both(text) == [("E0301", 1), ("E2002", 3), ("E2001", 4)]
