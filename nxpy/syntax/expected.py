"""What could have come next, in words.

The parser's stack says which tokens fit; rows say what each place is called.
"""

from __future__ import annotations

from nxpy.base.diagnostic import Label
from nxpy.syntax.badtokens import shown
from nxpy.syntax.tables import TABLES
from nxpy.syntax.trouble import STARTERS, Trouble

_OPERATORS = frozenset(
    [
        "*",
        "/",
        "%",
        "+",
        "-",
        "<<",
        ">>",
        "&",
        "^",
        "|",
        "==",
        "!=",
        "<",
        "<=",
        ">",
        ">=",
        "&&",
        "||",
        "as",
        "[",
        ".",
        "(",
    ]
)
_GROUPS: tuple[tuple[str, str, frozenset[str]], ...] = (
    (
        "INTEGER",
        "an expression",
        frozenset(
            [
                "INTEGER",
                "FLOAT",
                "CHARACTER",
                "STRING",
                "true",
                "false",
                "null",
                "sizeof",
                "NAME",
                "(",
                "-",
                "!",
                "~",
                "*",
                "&",
            ]
        ),
    ),
    ("TYPE", "a type", frozenset(["TYPE", "NAME", "*", "["])),
    ("||", "an operator", _OPERATORS),
    ("+=", "an assignment", frozenset(["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "="])),
    ("while", "a statement", STARTERS | {"NAME", "{"}),
    ("func", "a declaration", STARTERS),
    ("NAME", "a name", frozenset(("NAME",))),
)
"""(a terminal that shows it, what to call it, the terminals that the words cover)."""

_WEAK = frozenset((";", "an operator", "`::`", "an assignment"))
"""Not worth naming where something else is expected."""

WANTED = ("{", ")", "]", "..", "in", ":", "=", ",", "}", "INTEGER", "TYPE", "NAME", "(", "STRING", "func")
"""Which of the expected terminals names the place, most telling first."""

_PLACES: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("{", ("if", "expression"), "`{` after the condition"),
    ("{", ("while", "expression"), "`{` after the condition"),
    ("{", ("loop",), "`{` after `loop`"),
    ("{", ("else",), "`{` or `if` after `else`"),
    ("{", ("..", "expression"), "`{` after the range"),
    ("{", ("struct", "NAME"), "`{` after the struct's name"),
    ("{", (")",), "`->` and a type, or `{`, after the parameters"),
    ("{", ("->", "type"), "`{` after the result's type"),
    ("..", ("in", "expression"), "`..` and the range's end"),
    ("in", ("for", "NAME"), "`in` after the loop's variable"),
    ("(", ("func", "NAME"), "`(` after the function's name"),
    ("(", ("sizeof",), "`(` and a type after `sizeof`"),
    (")", ("(", "expression"), "`)`"),
    (")", ("arguments",), "`,` or `)` after the argument"),
    (")", ("members",), "`,` or `)` after the parameter"),
    (")", ("members_or_none",), "a parameter or `)`"),
    (")", ("type",), "`)` after the type"),
    ("]", ("expression",), "`]`"),
    ("}", ("members",), "`,` or `}` after the field"),
    ("}", ("members_or_none",), "a field or `}`"),
    (":", ("NAME",), "`:` and a type after the name"),
    ("=", ("type",), "`=` and a value after the type"),
    ("STRING", ("import",), "a file's name in quotes after `import`"),
    ("NAME", ("func",), "a name after `func`"),
    ("NAME", ("struct",), "a name after `struct`"),
    ("NAME", ("const",), "a name after `const`"),
    ("NAME", ("let",), "a name after `let`"),
    ("NAME", ("var",), "a name after `var`"),
    ("NAME", ("for",), "the loop's variable after `for`"),
    ("NAME", (".",), "a field's name after `.`"),
    ("NAME", ("::",), "a name after `::`"),
    ("TYPE", (":",), "a type after `:`"),
    ("TYPE", ("->",), "a type after `->`"),
    ("TYPE", ("as",), "a type after `as`"),
    ("TYPE", ("*",), "a type after `*`"),
    ("TYPE", ("]",), "the element's type after `]`"),
    ("INTEGER", ("=",), "an expression after `=`"),
    ("INTEGER", ("if",), "a condition after `if`"),
    ("INTEGER", ("while",), "a condition after `while`"),
    ("INTEGER", ("in",), "the range's first value after `in`"),
    ("INTEGER", ("..",), "the range's end after `..`"),
)  # fmt: skip
"""(wanted terminal, end of the settled stack, what stands there)."""


def possible(trouble: Trouble) -> list[str]:
    """The terminals that could stand at the error."""
    return [name for name in TABLES.terminals if trouble.wants(name) is not None]


def report(trouble: Trouble, wanted: str = "") -> str:
    """Reports the error as what was expected and what was found; the wanted terminal, or ""."""
    expected = possible(trouble)
    wanted = wanted or next((name for name in WANTED if name in expected), "")
    at = trouble.position
    phrase = _place(trouble, wanted) or _choices(trouble, expected)
    code = "E0201" if wanted == "INTEGER" else "E0101"
    found = describe(trouble, at)
    related: tuple[Label, ...] = ()
    mate = {")": "(", "]": "["}.get(trouble.at(at))
    if mate and opener(trouble, trouble.at(at)) < 0 and wanted not in ("INTEGER", "TYPE", "NAME"):
        trouble.tell(
            "E0103", f"this `{trouble.at(at)}` closes nothing", at, label=f"no `{mate}` is open here"
        )
        return ""
    if wanted in (")", "]"):
        open = opener(trouble, wanted)
        if open >= 0:
            related = (Label(trouble.span(open), f"this `{trouble.at(open)}` is open"),)
    elif wanted and at and trouble.begins_line(at):
        related = (Label(trouble.span(at - 1), "after this"),)
    if trouble.at(at) == "$END":
        message = f"the file ends where {phrase} should stand"
    else:
        message = f"expected {phrase}, found {found}"
    trouble.tell(code, message, at, related=related)
    return wanted


def _place(trouble: Trouble, wanted: str) -> str:
    stack = trouble.wants(wanted) if wanted else None
    if stack is None:
        return ""
    for terminal, suffix, words in _PLACES:
        if terminal == wanted and tuple(stack[-len(suffix) :]) == suffix:
            return words
    if wanted == "INTEGER" and trouble.position > 0 and stack[-1] in ("binary", "prefix", "compound"):
        return f"an expression after `{trouble.text(trouble.position - 1)}`"
    return ""


def _choices(trouble: Trouble, expected: list[str]) -> str:
    left = set(expected) - {"$END"}
    words: list[str] = []
    for sign, name, covers in _GROUPS:
        if sign in left:
            words.append(name)
            left -= covers
    words += [f"`{name}`" if not name.isupper() else name.lower() for name in expected if name in left]
    if "a statement" in words and "an operator" in words:
        return "an operator, a new statement or `}`"
    strong = [w for w in words if w not in _WEAK and (w != "`}`" or "an expression" not in words)] or words
    if len(strong) <= 1:
        return "".join(strong)
    return ", ".join(strong[:-1]) + " or " + strong[-1]


def opener(trouble: Trouble, closing: str) -> int:
    """The bracket that `closing` would close here, or -1."""
    depth = 0
    mate = {")": "(", "]": "["}[closing]
    for at in range(trouble.position - 1, max(trouble.first - 1, -1), -1):
        kind = trouble.at(at)
        if kind in (")", "]"):
            depth += 1
        elif kind in ("(", "["):
            if depth == 0:
                return at if kind == mate else -1
            depth -= 1
    return -1


def describe(trouble: Trouble, index: int) -> str:
    """A token as messages name it."""
    kind = trouble.at(index)
    text = trouble.text(index)
    if kind == "$END":
        return "the end of the file"
    if kind == "NAME":
        return f"the name {shown(text)}"
    if kind == "TYPE":
        return f"the type `{text}`"
    if kind in ("INTEGER", "FLOAT"):
        return f"the number {shown(text)}"
    if kind == "STRING":
        return "a string"
    if kind == "CHARACTER":
        return f"the character {text}"
    if text.isalpha():
        return f"the keyword `{text}`"
    return shown(text)
