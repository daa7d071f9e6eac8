"""The documents agree with the rows that they describe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.lang.header import KEYS
from nxpy.lang.intrinsics import INTRINSICS
from nxpy.lang.operators import BINARY, UNARY
from nxpy.lang.types import SCALARS
from nxpy.syntax.parser import parse

DOCS = Path(__file__).parent.parent / "docs"
LANGUAGE = (DOCS / "language.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("signature", [row.signature for row in INTRINSICS.values()])
def test_the_language_page_lists_every_intrinsic(signature: str) -> None:
    assert f"`{signature}`" in LANGUAGE


@pytest.mark.parametrize("spelling", [*BINARY, *UNARY, *SCALARS, *KEYS])
def test_the_language_page_names_every_operator_type_and_key(spelling: str) -> None:
    assert spelling in LANGUAGE.replace("\\|", "|")


def test_every_page_that_is_linked_exists() -> None:
    for page in DOCS.glob("*.md"):
        for target in re.findall(r"\]\(([^)#:]+\.md)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links {target}"


def test_whole_programs_in_the_language_page_parse() -> None:
    blocks = re.findall(r"```nx\n(.*?)```", LANGUAGE, re.DOTALL)
    for block in blocks:
        if "func main" not in block:
            continue
        bag = Bag()
        parse(Source("block.nx", block), bag)
        assert not bag.items
