"""Text to tree: tokens, grammar and tables, precedence, layout, comments, limits."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path

import lark
import pytest

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.syntax import generate, tables, tree
from nxpy.syntax.decode import decode
from nxpy.syntax.literals import string_bytes
from nxpy.syntax.parser import MAX_DEPTH, parse
from nxpy.syntax.printer import dump

ROOT = Path(__file__).resolve().parent.parent
GATES = sorted((ROOT / "gates").glob("*.nx")) + sorted((ROOT / "nxpy" / "lib").glob("*.nx"))
SEED = ROOT / "gates" / "nx_distributed_train_gate.nx"


def good(text: str) -> tree.Module:
    bag = Bag()
    module = parse(Source("t.nx", text), bag)
    assert bag.items == []
    return module


def bad(text: str) -> list[tuple[str, int, int]]:
    bag = Bag()
    parse(Source("t.nx", text), bag)
    return [(d.code, *d.span.position) for d in bag.in_order() if d.span is not None]


def expression(text: str) -> str:
    """An expression, fully parenthesised."""
    function = good(f"func f() {{ let x = {text} }}").declarations[0]
    assert isinstance(function, tree.FuncDecl)
    statement = function.body.statements[0]
    assert isinstance(statement, tree.VarStmt)
    assert statement.value is not None
    return spelt(statement.value)


def spelt(node: tree.Node) -> str:
    match node:
        case tree.Binary():
            return f"({spelt(node.left)} {node.op} {spelt(node.right)})"
        case tree.Unary():
            return f"({node.op}{spelt(node.operand)})"
        case tree.Cast():
            return f"({spelt(node.operand)} as {spelt(node.target)})"
        case tree.Index():
            return f"{spelt(node.base)}[{spelt(node.index)}]"
        case tree.FieldAccess():
            return f"{spelt(node.base)}.{node.name.text}"
        case tree.Call():
            return f"{spelt(node.callee)}({', '.join(map(spelt, node.args))})"
        case tree.Path():
            return f"{node.module.text}::{node.name.text}" if node.module else node.name.text
        case tree.Paren():
            return spelt(node.inner)
        case tree.IntLit() | tree.CharLit():
            return str(node.value)
        case tree.NamedType():
            return spelt(node.path)
        case tree.PointerTo():
            return f"*{spelt(node.to)}"
        case tree.ArrayOf():
            return f"[{spelt(node.length)}]{spelt(node.element)}"
    raise AssertionError(node)


# The grammar ------------------------------------------------------------------------------------


def test_the_grammar_has_no_conflict_and_its_tables_are_up_to_date() -> None:
    made = generate.build(generate.grammar_text())
    assert generate.render(made) == Path(generate.TARGET).read_text(encoding="utf-8")


def test_a_conflict_is_an_error() -> None:
    text = generate.grammar_text().replace('"break"', '"break" | "break" NAME', 1)
    with pytest.raises(generate.GrammarError):
        generate.build(text)


@pytest.mark.parametrize("path", GATES, ids=lambda p: p.name)
def test_lark_itself_reads_what_the_driver_reads(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    good(text)
    lark.Lark(generate.grammar_text(), parser="lalr", lexer="basic", start="module").parse(text)


def test_an_edited_grammar_is_used_in_a_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    edited = tmp_path / "nx.lark"
    edited.write_text(generate.grammar_text().replace('"loop" block', '"forever" block'), encoding="utf-8")
    monkeypatch.setattr(tables, "SOURCE_TREE", str(edited))
    assert "forever" in tables.load().terminals
    assert "forever" not in tables.committed().terminals


def test_reading_a_gate_does_not_load_lark() -> None:
    script = (
        "import sys; from nxpy.syntax.parser import parse; from nxpy.base.source import Source;"
        "from nxpy.base.diagnostic import Bag; parse(Source('a', 'func f() { }'), Bag());"
        "bad = {'lark', 'dataclasses', 'inspect', 'json', 'numpy', 'llvmlite'} & set(sys.modules);"
        "sys.exit(str(bad) if bad else 0)"
    )
    whole = f"import sys; sys.path.insert(0, {str(ROOT)!r}); {script}"
    done = subprocess.run([sys.executable, "-I", "-c", whole], check=False)
    assert done.returncode == 0


# The seed ---------------------------------------------------------------------------------------


def test_the_seed_gate() -> None:
    module = good(SEED.read_text(encoding="utf-8"))
    assert [i.path for i in module.imports] == ["nx_fabric_collective.nx", "nx_gate_verdict.nx"]
    names = ["dp", "dn", "chk", "printw", "dx", "dy", "train", "weq", "wmoved", "main"]
    assert [d.name.text for d in module.declarations] == names
    assert module.header == {"expect_exit": 0, "license_tier": "ORIGINAL"}
    assert module.declarations[4].doc == "deterministic fixed dataset (small integers)"
    assert len(module.comments) == len(re.findall("^ *//", SEED.read_text(), re.M))


def test_layout_means_nothing() -> None:
    text = SEED.read_text(encoding="utf-8")
    flat = re.sub(r"^ +", " ", text, flags=re.M)
    assert dump(good(flat)) == dump(good(text))
    one_line = re.sub(r"\s+", " ", re.sub(r"//.*", "", text))
    assert dump(good(one_line)).split("\n", 2)[2] == dump(good(text)).split("\n", 4)[4]
    assert dump(good(text.replace("\n", "\r\n"))) == dump(good(text))
    assert dump(good(re.sub(r";", "", text))) == dump(good(text))


# Tokens -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("7", 7), ("1_000_000", 10**6), ("0x1F", 31), ("0xff_ff", 65535), ("0o17", 15), ("0b1_0", 2),
     ("18446744073709551615", 2**64 - 1), ("0xffffffffffffffff", 2**64 - 1)],
)  # fmt: skip
def test_integers(text: str, value: int) -> None:
    assert expression(text) == str(value)


@pytest.mark.parametrize("text", ["1.0", "2.5e-3", "1e5", "1E5", "1_0.2_5", "1.5e+10", "0.1"])
def test_floats(text: str) -> None:
    function = good(f"func f() {{ let x = {text} }}").declarations[0]
    assert isinstance(function, tree.FuncDecl)
    (statement,) = function.body.statements
    assert isinstance(statement, tree.VarStmt)
    assert isinstance(statement.value, tree.FloatLit)
    assert float(statement.value.text) == float(text.replace("_", ""))


@pytest.mark.parametrize(
    ("text", "value"),
    [("'a'", 97), ("' '", 32), (r"'\n'", 10), ("'\"'", 34), (r"'\''", 39), (r"'\\'", 92), (r"'\x41'", 65),
     (r"'\0'", 0), (r"'\xff'", 255)],
)  # fmt: skip
def test_characters(text: str, value: int) -> None:
    assert expression(text) == str(value)


@pytest.mark.parametrize(
    ("literal", "value"),
    [(r'"a\tb\r\0\\\"\'\x41\x7e\n"', b"a\tb\r\0\\\"'A~\n"), ('"é"', b"\xc3\xa9"), (r'"\\n"', b"\\n"),
     (r'"\\\\"', b"\\\\"), (r'"\\x41"', b"\\x41"), ('""', b""), (r'"\xff\x00z"', b"\xff\x00z")],
)  # fmt: skip
def test_string_bytes(literal: str, value: bytes) -> None:
    assert string_bytes(literal) == value


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("012", "E0006", 1), ("00", "E0006", 1), ("1__0", "E0005", 1), ("1_", "E0005", 1), ("0x", "E0005", 1),
        ("0x_1", "E0005", 1), ("0b102", "E0005", 1), ("0o8", "E0005", 1), ("0XF", "E0005", 1),
        ("12abc", "E0005", 1), ("1.", "E0005", 1), ("1e", "E0005", 1), ("10u8", "E0005", 1),
        ("1.5f", "E0005", 1),
        ("18446744073709551616", "E0007", 1), ("1" * 60, "E0007", 1), ("0x1" + "0" * 16, "E0007", 1),
        ("'ab'", "E0011", 1), ("''", "E0010", 1), ("'é'", "E0010", 1), ("'a", "E0010", 1),
        (r"'\q'", "E0009", 2),
        (r'"\q"', "E0009", 2), (r'"ab\x1"', "E0009", 4), (r'"\u{e9}"', "E0009", 2), ('"abc', "E0008", 1),
        ('"abc\\', "E0009", 5), ("a @ b", "E0003", 3), ("a $ b", "E0003", 3), ("é", "E0003", 1),
        ("“a”", "E0003", 1), ("1 /* 2", "E0004", 3),
    ],
)  # fmt: skip
def test_wrong_tokens(text: str, code: str, column: int) -> None:
    assert bad(f"func f() {{\nlet x = {text}\n}}\n")[0] == (code, 2, column + 8)


def test_a_wrong_token_is_the_only_error_of_its_statement() -> None:
    text = 'func f() {\n    x = a @ 2\n    dp("abc)\n'
    text += '    y = 12abc + 1\n    if x == "a {\n        y = 2\n    }\n}\n'
    assert bad(text) == [("E0003", 2, 11), ("E0008", 3, 8), ("E0005", 4, 9), ("E0008", 5, 13)]


# Precedence -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("a + b * c", "(a + (b * c))"), ("a - b - c", "((a - b) - c)"),
        ("a / b * c % d", "(((a / b) * c) % d)"),
        ("a << b + c", "(a << (b + c))"), ("a << b >> c", "((a << b) >> c)"), ("a & b + c", "(a & (b + c))"),
        ("a << 1 & b", "((a << 1) & b)"), ("a | b | c", "((a | b) | c)"), ("a & b && c", "((a & b) && c)"),
        ("a == b && c != d || e", "(((a == b) && (c != d)) || e)"), ("a || b && c", "(a || (b && c))"),
        ("a + b == c * 5", "((a + b) == (c * 5))"), ("-a * -b", "((-a) * (-b))"), ("- -a", "(-(-a))"),
        ("!a as i64 + b", "(((!a) as i64) + b)"), ("a - b as u8 as i64", "(a - ((b as u8) as i64))"),
        ("a * b as i64 + c", "((a * (b as i64)) + c)"), ("-a[0].b", "(-a[0].b)"),
        ("*p * *q", "((*p) * (*q))"),
        ("&a[0] as *u8", "((&a[0]) as *u8)"), ("m::f(a, b + 1,)[2]", "m::f(a, (b + 1))[2]"),
        ("a && b & c", "(a && (b & c))"),
        ("(a & b) == c", "((a & b) == c)"), ("~a & b", "((~a) & b)"), ("a as [4]*u8", "(a as [4]*u8)"),
    ],
)  # fmt: skip
def test_precedence(text: str, meaning: str) -> None:
    assert expression(text) == meaning


LEVELS = [row.split() for row in ("* / %", "+ -", "<< >>", "&", "^", "|", "== != < <= > >=", "&&", "||")]
DELICATE = {"&", "^", "|", *LEVELS[6]}


def test_every_pair_of_operators() -> None:
    """As the language's table orders them; or an error where it asks for parentheses."""
    for i, tight in enumerate(LEVELS):
        for j, loose in enumerate(LEVELS):
            for first in tight:
                for second in loose:
                    text = f"a {first} b {second} c"
                    if {first, second} <= DELICATE and (first != second or i == 6):
                        code = "E0203" if i == j == 6 else "E0202"
                        assert bad(f"func f() {{ x = {text} }}") == [(code, 1, 16)], text
                    elif i <= j:
                        assert expression(text) == f"((a {first} b) {second} c)"
                    else:
                        assert expression(text) == f"(a {first} (b {second} c))"


# Statements -------------------------------------------------------------------------------------


def body(text: str) -> list[str]:
    function = good(f"func f() {{ {text} }}").declarations[0]
    assert isinstance(function, tree.FuncDecl)
    return [type(s).__name__ for s in function.body.statements]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("return x", ["Return"]), ("return\nx", ["Return"]), ("return", ["Return"]), ("return;", ["Return"]),
        ("return; x = 1", ["Return", "Assign"]), ("return return x", ["Return", "Return"]),
        ("return let y = 1", ["Return", "VarStmt"]), ("return { }", ["Return", "Block"]),
        ("return if a { }", ["Return", "If"]), ("return -x f()", ["Return", "ExprStmt"]), (";; ; ", []),
        ("a = 1 b = 2 f() g()", ["Assign", "Assign", "ExprStmt", "ExprStmt"]),
        ("{ } { };", ["Block", "Block"]),
        ("if a { } else if b { } else { }", ["If"]), ("while c { }", ["While"]),
        ("loop { break continue }", ["Loop"]),
        ("for i in 0..n { }", ["For"]), ("for i in -2..a[0] + 1 { }", ["For"]),
        ("var x: [2][3]*T", ["VarStmt"]),
        ("x[0].y <<= 1", ["Assign"]), ("let a: m::T = b", ["VarStmt"]), ("if (a) { }", ["If"]),
        ("f(a)[0] = 1", ["Assign"]),
    ],
)  # fmt: skip
def test_statements(text: str, kinds: list[str]) -> None:
    assert body(text) == kinds


def test_declarations() -> None:
    module = good(
        'import "a.nx";;\nimport "../b.nx"\n'
        "// the size\nconst N: i64 = 4;\nconst M = N * 2\nvar g: [N]u8\nvar h = 1;\n\n"
        "// not a doc comment\n\n/* A point.\n * In the plane. */\nstruct P { x: i64, y: *P, }\n"
        "/// adds\n// two numbers\nfunc add(a: i64, b: i64,) -> i64 { return a + b }\n"
        "func nothing() { }; // tail\n"
    )
    kinds = [type(d).__name__ for d in module.declarations]
    assert kinds == ["ConstDecl"] * 2 + ["GlobalDecl"] * 2 + ["StructDecl"] + ["FuncDecl"] * 2
    docs = [d.doc for d in module.declarations]
    assert docs == ["the size", "", "", "", "A point.\nIn the plane.", "adds\ntwo numbers", ""]
    assert [i.path for i in module.imports] == ["a.nx", "../b.nx"]
    assert len(module.comments) == 6


def test_positions() -> None:
    text = "func f() {\n    x = a + b[1]\n}\n"
    module = good(text)
    function = module.declarations[0]
    assert isinstance(function, tree.FuncDecl)
    (assign,) = function.body.statements
    assert isinstance(assign, tree.Assign)
    pieces = [(n.start, n.end) for n in (function, function.body, assign, assign.value)]
    assert [text[a:b] for a, b in pieces] == [text[:-1], text[9:-1], "x = a + b[1]", "a + b[1]"]


def test_the_printer() -> None:
    module = good("func f(a: *u8) -> i64 { let x = y return -1 }")
    assert dump(module) == (
        "FuncDecl f i64\n  params: [1]\n    Param a\n      type: PointerTo u8\n"
        "  body: Block\n    statements: [2]\n"
        "      VarStmt x\n        value: Path y\n      Return\n"
        "        value: Unary -\n          operand: IntLit 1\n"
    )
    assert "FuncDecl f i64  @1:1\n" in dump(module, positions=True)
    assert dump(good("func f() { var x: y }")) != dump(good("func f() { var x = y }"))


# Bytes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "place"),
    [(b"func f() {\n  x = \"\xff\"\n}", ("E0001", 2, 8)), (b"a\0b", ("E0002", 1, 2)), ("é\0".encode(),
    ("E0002", 1, 2)),
     (b"\xc3\xa9\xc3", ("E0001", 1, 2)), (b"\xff\xfea\0", ("E0001", 1, 1)),
     (b"// \xed\xa0\x80", ("E0001", 1, 4)),
     (struct.pack("<8d", *range(8)), ("E0002", 1, 1))],
)  # fmt: skip
def test_bytes_that_are_not_text(data: bytes, place: tuple[str, int, int]) -> None:
    bag = Bag()
    assert decode("t.nx", data, None, bag) is None
    (item,) = bag.items
    assert item.span is not None
    assert (item.code, *item.span.position) == place


def test_a_byte_order_mark_is_skipped() -> None:
    source = decode("t.nx", "\ufefffunc f() { }".encode(), None, Bag())
    assert source is not None
    assert source.text == "func f() { }"


# Limits -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", [MAX_DEPTH - 1, MAX_DEPTH])
def test_nesting(depth: int) -> None:
    """The function's own braces are one level, what the text nests are the others."""
    inner = depth
    for opened, closed in (("(", ")"), ("-", ""), ("f(", ")"), ("a[", "]")):
        text = "func f() { x = " + opened * inner + "1" + closed * inner + " }"
        assert bool(bad(text)) == (inner == MAX_DEPTH), opened
    text = "func f() { " + "if a { " * inner + "} " * inner + "}"
    assert bool(bad(text)) == (inner == MAX_DEPTH)
    text = f"func f() {{ var x: {'*' * inner}u8 }}"
    assert bool(bad(text)) == (inner == MAX_DEPTH)


@pytest.mark.parametrize(
    ("start", "link"), [("1", " + 1"), ("a", ".b"), ("a", "[0]"), ("a", " as u8"), ("a", " && b")]
)
def test_chains(start: str, link: str) -> None:
    good(f"func f() {{ x = {start}{link * 1000} }}")
    assert [c for c, _, _ in bad(f"func f() {{ x = {start}{link * 1001} }}")] == ["E0502"]


def test_long_runs_in_long_runs_add_up() -> None:
    inner = "a"
    for _ in range(20):
        inner = "(" + inner + " + a" * 500 + ")"
    assert [c for c, _, _ in bad(f"func f() {{ x = {inner} }}")] == ["E0502"]


def test_else_if_chains() -> None:
    good("func f() { if a { }" + " else if a { }" * 999 + " }")
    assert [c for c, _, _ in bad("func f() { if a { }" + " else if a { }" * 1001 + " }")] == ["E0501"]
