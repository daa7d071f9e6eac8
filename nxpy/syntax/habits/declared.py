"""Whether a name is declared where another language's `x := 1` stands, as far as the tokens show it.

    func f(a: i64) { var b = 1; let c = 2; if a { var d = 3 }; … }

At the end a and b are HERE, c is FIXED, d is NEW; a `var` around the block or at top level is AROUND.
"""

from __future__ import annotations

import re

from nxpy.syntax.trouble import Trouble

NEW, HERE, FIXED, AROUND = "new", "here", "fixed", "around"
_FAR = 5_000
"""Tokens to look back at; a declaration further away counts as one around."""


def before(t: Trouble, index: int) -> str:
    """What is known of the name at a token of a function's body."""
    name = t.text(index)
    blocks = 0
    at = index - 1
    while at >= 0:
        kind = t.at(at)
        if index - at > _FAR:
            return AROUND
        if kind == "func":
            break
        if kind == "}":
            at = _opening(t, at, max(index - _FAR - 2, 0))
        elif kind == "{":
            blocks += 1
        elif kind in ("var", "let") and t.word(at + 1) == name:
            return _found(kind, blocks)
        elif kind == "NAME" and t.text(at) == name and t.at(at + 1) == ":" and t.at(at - 1) in ("(", ","):
            return HERE if blocks <= 1 else AROUND
        elif kind == "for" and t.word(at + 1) == name and blocks:
            return NEW
        at -= 1
    return AROUND if re.search(rf"^var {name}\b", t.source.text, re.MULTILINE) else NEW


def _found(kind: str, blocks: int) -> str:
    if blocks == 0:
        return HERE if kind == "var" else FIXED
    return AROUND if kind == "var" else NEW


def _opening(t: Trouble, index: int, low: int) -> int:
    """The `{` of the `}` at a token, or `low` where it stands before that."""
    depth = 0
    while index > low:
        depth += (t.at(index) == "}") - (t.at(index) == "{")
        if depth == 0:
            break
        index -= 1
    return index
