"""Input that means harm: an answer in seconds, few errors, little memory, never a Python traceback."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

import pytest

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.syntax.decode import decode
from nxpy.syntax.lexer import MAX_ERRORS
from nxpy.syntax.parser import parse
from nxpy.syntax.printer import dump

ROOT = Path(__file__).resolve().parent.parent
SEED = (ROOT / "gates" / "nx_distributed_train_gate.nx").read_bytes()

HOSTILE = {
    "parentheses": ("func f() { x = " + "(" * 1_000_000, "E0501"),
    "closing parentheses": (")" * 300_000, "E01"),
    "opening braces": ("{" * 300_000, "E0102"),
    "closing braces": ("}" * 300_000, "E0103"),
    "blocks": ("func f() " + "{" * 100_000 + "}" * 100_000, "E0501"),
    "ifs": ("func f() {" + "if x {" * 50_000 + "}" * 50_001, "E0501"),
    "prefixes": ("func f() { x = " + "-" * 300_000 + "a }", "E0501"),
    "pointers": ("func f(a: " + "*" * 300_000 + "u8) { }", "E0501"),
    "arrays": ("func f(a: " + "[1]" * 100_000 + "u8) { }", "E0501"),
    "else if": ("func f() { if a { } " + "else if a { } " * 50_000 + "}", "E0501"),
    "sum": ("func f() { x = a" + " + a" * 200_000 + "}", "E0502"),
    "fields": ("func f() { x = a" + ".b" * 100_000 + "}", "E0502"),
    "long string": ('func f() { dp("' + "a" * 10_000_000 + '") }', "E0504"),
    "open string": ('func f() { dp("' + "a" * 10_000_000, "E0504"),
    "escapes": ('func f() { dp("' + "\\q" * 300_000 + '") }', "E0009"),
    "long number": ("func f() { x = " + "1" * 5_000_000 + " }", "E0005"),
    "garbage": ("@ " * 5_000_000, "E0003"),
    "control characters": ("\x01" * 10_000_000, "E0003"),
    "comments": ("/*" + "*" * 5_000_000, "E0004"),
    "quotes": ("'" * 1_000_000, "E0010"),
    "names": ("a " * 300_000, "E01"),
    "commas": ("func f(" + "," * 300_000, "E01"),
    "wrong statements": ("func f() { x = ; }\n" * 30_000, "E0201"),
    "wrong functions": ("fn f() { }\n" * 30_000, "E0301"),
    "header": ("// " + "timeout: " * 100_000 + "\n", "E040"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile(name: str) -> None:
    text, code = HOSTILE[name]
    bag = Bag()
    begun = time.process_time()
    parse(Source("t.nx", text), bag)
    assert time.process_time() - begun < 5
    assert 1 <= len(bag.items) <= MAX_ERRORS
    assert any(d.code.startswith(code) for d in bag.items)


@pytest.mark.parametrize("text", ["\n" * 3_000_000, ";" * 300_000, "// a\n" * 100_000 + "func f() { }\n"])
def test_much_of_nothing(text: str) -> None:
    bag = Bag()
    begun = time.process_time()
    parse(Source("t.nx", text), bag)
    assert time.process_time() - begun < 5
    assert bag.items == []


def test_errors_end_with_a_note() -> None:
    bag = Bag()
    parse(Source("t.nx", "@ " * 1000), bag)
    assert len(bag.items) == MAX_ERRORS
    assert "too many errors" in bag.in_order()[-1].notes[-1]


def test_another_file_s_errors_do_not_count() -> None:
    bag = Bag()
    parse(Source("a.nx", "@ " * 1000), bag)
    parse(Source("b.nx", "func f() { x = ; }"), bag)
    assert len(bag.items) == MAX_ERRORS + 1


def test_reading_is_linear() -> None:
    text = SEED.decode()
    body = text[text.index("func dp") :]

    def seconds(copies: int) -> float:
        best = 9.0
        for _ in range(3):
            begun = time.process_time()
            parse(Source("t.nx", body * copies), Bag())
            best = min(best, time.process_time() - begun)
        return best

    assert seconds(40) < 4 * 2 * seconds(10)


def mutated(rng: random.Random) -> bytes:
    """The seed gate with some bytes changed, cut out, or its tokens moved about."""
    data = SEED
    match rng.randrange(3):
        case 0:
            changed = bytearray(data)
            for _ in range(rng.randrange(1, 6)):
                changed[rng.randrange(len(changed))] = rng.randrange(256)
            return bytes(changed)
        case 1:
            for _ in range(rng.randrange(1, 4)):
                at = rng.randrange(len(data))
                data = data[:at] + data[at + rng.randrange(1, 60) :]
            return data
    tokens = re.findall(rb'\s+|\w+|"[^"\n]*"|.', data, re.DOTALL)
    for _ in range(rng.randrange(1, 6)):
        a, b = rng.randrange(len(tokens)), rng.randrange(len(tokens))
        match rng.randrange(3):
            case 0:
                tokens[a], tokens[b] = tokens[b], tokens[a]
            case 1:
                del tokens[a]
            case 2:
                tokens.insert(a, tokens[b])
    return b"".join(tokens)


def test_mutated_sources_give_a_tree_or_errors() -> None:
    rng = random.Random(2024)
    for _ in range(400):
        bag = Bag()
        source = decode("t.nx", mutated(rng), None, bag)
        if source is None:
            assert bag.failed
            continue
        module = parse(source, bag)
        for item in bag.items:
            assert item.span is not None
            assert 0 <= item.span.start <= item.span.end <= len(source.text)
        if not bag.failed:
            assert dump(module)
