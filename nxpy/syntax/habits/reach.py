"""How far an expression reaches among the tokens of a statement that does not parse.

    a[i++] + b == c and d
    ^^^^^^                   operand_end
    ^^^^^^^^^^^^^^^          expression_end, stopping at `and`

Nothing here reports anything; brackets count as closed where `Trouble.close` finds their end.
"""

from __future__ import annotations

from nxpy.lang.operators import BINARY
from nxpy.syntax.habits.words import OPERATOR_WORDS
from nxpy.syntax.trouble import Trouble

PREFIX = frozenset(("-", "!", "~", "*", "&"))
_LITERALS = frozenset(("INTEGER", "FLOAT", "CHARACTER", "STRING", "true", "false", "null"))
_BEGINNING = _LITERALS | PREFIX | {"NAME", "(", "sizeof"}
JOINING = frozenset(("&&", "||", "and", "or"))
"""What binds loosest, here as elsewhere."""
_ADDING = frozenset(("*", "/", "%", "+", "-"))
"""Operators that bind at least as tightly as `+`."""


def operand_end(t: Trouble, index: int) -> int:
    """The token behind the literal, name, call, element or field at `index`; `index` where none begins."""
    at = index
    if t.at(at) in _LITERALS or t.at(at) == "NAME":
        at += 1
    elif t.at(at) in ("(", "sizeof"):
        at = t.close(at + (t.at(at) == "sizeof")) + 1
    if at <= index:
        return index
    while True:
        if t.at(at) in (".", "::") and t.at(at + 1) == "NAME":
            at += 2
        elif t.at(at) in ("[", "(") and not t.begins_line(at) and t.close(at) > at:
            at = t.close(at) + 1
        else:
            return at


def place_end(t: Trouble, index: int) -> int:
    """The token behind the variable, element or field at `index`; `index` where none begins there."""
    if t.at(index) != "NAME":
        return index
    end = operand_end(t, index)
    return index if t.at(end - 1) == ")" else end


def operator(t: Trouble, index: int) -> str:
    """The operator between two operands at a token, a word of another language included; else ""."""
    kind = t.at(index)
    if kind in BINARY:
        return kind
    word = t.word(index)
    follows = t.at(index + 1) in _BEGINNING and t.same_line(index - 1, index + 1)
    return word if word in OPERATOR_WORDS and follows else ""


def expression_end(t: Trouble, index: int, stops: frozenset[str] = frozenset()) -> int:
    """The token behind the expression at `index`, which may end at one of the operators `stops`."""
    at = index
    while True:
        while t.at(at) in PREFIX or t.word(at) == "not":
            at += 1
        end = operand_end(t, at)
        if end == at:
            return at
        at = end
        while t.at(at) == "as":
            at += 1
            while t.at(at) == "*":
                at += 1
            at += 1
        between = operator(t, at)
        if not between or between in stops:
            return at
        at += 1


def operators(t: Trouble, first: int, last: int) -> list[int]:
    """The operators between operands in the tokens [first, last), outside brackets."""
    found = []
    at = first
    while at < last:
        if t.at(at) in ("(", "[") and t.close(at) > at:
            at = t.close(at)
        elif at > first and operator(t, at) and not (operator(t, at - 1) or t.at(at - 1) in PREFIX):
            found.append(at)
        at += 1
    return found


def run_start(t: Trouble, index: int) -> int:
    """The first token of the operands and operators that token `index` stands among."""
    depth = 0
    at = index
    while at > max(t.first - 64, 0):
        kind = t.at(at - 1)
        if kind in (")", "]"):
            depth += 1
        elif kind in ("(", "["):
            depth -= 1
            if depth < 0:
                return at
        elif depth == 0 and (t.begins_line(at) or not _inside_run(kind)):
            return at
        at -= 1
    return at


def _inside_run(kind: str) -> bool:
    return kind in BINARY or kind in _BEGINNING or kind in (".", "::", "as", "TYPE")


def prefixed(t: Trouble, index: int) -> bool:
    """Whether a prefix operator stands directly before a token; it would bind tighter than an `as`."""
    before = t.at(index - 2)
    operand = before in _LITERALS or before in ("NAME", ")", "]", "TYPE")
    return t.at(index - 1) in ("!", "~") or (t.at(index - 1) in PREFIX and not operand)


def one_more(t: Trouble, first: int, last: int) -> str:
    """What is one more than the expression [first, last), as it would be written."""
    text = t.source_text(first, last - 1)
    if last == first + 1 and t.at(first) == "INTEGER" and text.isdecimal():
        return str(int(text) + 1)
    loose = any(t.at(i) not in _ADDING for i in operators(t, first, last))
    return f"({text}) + 1" if loose else f"{text} + 1"
