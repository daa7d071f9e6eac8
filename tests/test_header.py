"""The header's `key: value` pairs."""

from __future__ import annotations

import pytest

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.lang import header
from nxpy.syntax.parser import parse

GOOD = [
    ("// expect_exit: 3", {"expect_exit": 3}),
    ("// expect_exit: 0 license_tier: ORIGINAL", {"expect_exit": 0, "license_tier": "ORIGINAL"}),
    ("// a gate\n//\n\n// timeout: 2.5", {"timeout": 2.5}),
    ("// timeout: 10, requires: mpi,gpu", {"timeout": 10.0, "requires": ["mpi", "gpu"]}),
    ("// requires: gpu, mpi", {"requires": ["gpu", "mpi"]}),
    ("// policy: no-float", {"policy": "no-float"}),
    ("// args: 8 16  x", {"args": ["8", "16", "x"]}),
    ("// args: a b expect_exit: 7", {"args": ["a", "b"], "expect_exit": 7}),
    ("// args:", {"args": []}),
    ("/* expect_exit: 255 */ /* timeout:1 */", {"expect_exit": 255, "timeout": 1.0}),
    ("/*\n * args: a b\n * expect_exit : 1\n */", {"args": ["a", "b"], "expect_exit": 1}),
    ("// criteria: all of it\n// NC1: none", {}),
    ("// my_timeout: soon, the-args: x, a.policy: y, args::b", {}),
    ("// license_tier: ORIGINAL\r", {"license_tier": "ORIGINAL"}),
]

BAD = [
    ("// expect_exit: 300", "E0401", (1, 17)),
    ("// expect_exit: -1", "E0401", (1, 17)),
    ("// expect_exit: zero", "E0401", (1, 17)),
    ("// expect_exit:", "E0401", (1, 4)),
    ("// expect_exit: ²", "E0401", (1, 17)),
    ("//\n// timeout: 0", "E0401", (2, 13)),
    ("// timeout: soon", "E0401", (1, 13)),
    ("// timeout: 1e9", "E0401", (1, 13)),
    ("// requires: gpu, quantum", "E0401", (1, 14)),
    ("// policy: float", "E0401", (1, 12)),
    ("// timeout: 1\n// timeout: 2", "E0402", (2, 4)),
]


def read(text: str) -> tuple[dict[str, object], list[tuple[str, tuple[int, int]]]]:
    bag = Bag()
    module = parse(Source("t.nx", text), bag)
    return module.header, [(d.code, d.span.position) for d in bag.items if d.span is not None]


@pytest.mark.parametrize(("text", "values"), GOOD, ids=[t for t, _ in GOOD])
def test_values(text: str, values: dict[str, object]) -> None:
    assert read(f"{text}\nfunc main() {{ }}\n") == (values, [])


@pytest.mark.parametrize(("text", "code", "place"), BAD, ids=[row[0] for row in BAD])
def test_bad_values(text: str, code: str, place: tuple[int, int]) -> None:
    _, errors = read(f"{text}\nfunc main() {{ }}\n")
    assert errors == [(code, place)]


def test_the_header_ends_at_the_first_token() -> None:
    assert read("func main() { } // expect_exit: 300\n") == ({}, [])
    assert read("// timeout: 1\n;// timeout: 2\n") == ({"timeout": 1.0}, [])


def test_a_file_of_comments_alone_has_a_header() -> None:
    assert read("// expect_exit: 9")[0] == {"expect_exit": 9}


def test_a_repeated_key_shows_both() -> None:
    bag = Bag()
    parse(Source("t.nx", "// timeout: 1 timeout: 2\nfunc main() { }\n"), bag)
    (item,) = bag.items
    assert [label.span.position for label in item.related] == [(1, 4)]


def test_reading_is_pure() -> None:
    values, problems = header.read("// expect_exit: 3 timeout: x\n")
    assert values == {"expect_exit": 3}
    (problem,) = problems
    assert (problem.start, problem.end) == (27, 28)


def test_every_key_has_a_row() -> None:
    assert list(header.KEYS) == ["expect_exit", "license_tier", "timeout", "requires", "policy", "args"]
    for key in header.KEYS.values():
        assert key.help
        key.parse(key.example)
    assert header.KEYS["expect_exit"].default == 0
