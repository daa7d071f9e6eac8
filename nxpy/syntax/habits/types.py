"""Habits in types: `char*`, `i64[4]`, `[]T`, `&T`, `Vec<T>`."""

from __future__ import annotations

from nxpy.syntax.habits.words import C_TYPES
from nxpy.syntax.trouble import Trouble


def _after_type(t: Trouble) -> bool:
    return t.follows("type") or t.symbols[-1] == "TYPE" or _path_as_type(t)


def _path_as_type(t: Trouble) -> bool:
    symbols = t.symbols
    return len(symbols) > 1 and symbols[-1] in ("NAME", "path") and symbols[-2] in (":", "->", "*", "]", "as")


def pointer_behind(t: Trouble) -> bool:
    """`s: char*`, `p: i64*`"""
    at = t.position
    if t.at(at) != "*" or not _after_type(t) or not t.touching(at - 1):
        return False
    name = C_TYPES.get(t.text(at - 1), t.text(at - 1)) or "u8"
    t.tell(
        "E0326", "a pointer's `*` stands before its type", at, fix=(at - 1, at, f"*{name}"),
    )  # fmt: skip
    return t.put(at, at + 1)


def array_behind(t: Trouble) -> bool:
    """`a: i64[4]`, `var a: [4]`"""
    at = t.position
    if t.at(at) != "[" or not _after_type(t) or t.within("as"):
        return False
    close = t.close(at)
    if close < 0:
        return False
    length = t.source_text(at + 1, close - 1) if close > at + 1 else ""
    element = t.text(at - 1)
    new = f"[{length}]{element}" if length else f"*{element}"
    t.tell(
        "E0326", "an array's length stands before its element", at, close, fix=(at - 1, close, new),
    )  # fmt: skip
    return t.put(at, close + 1)


def type_form(t: Trouble) -> bool:
    """`[]T`, `&T`, `?T`, `*const T`, `[T; 4]`, `Vec<T>`"""
    at, kind = t.position, t.at(t.position)
    if (
        kind == "]"
        and t.at(at - 1) == "["
        and t.wants("INTEGER") is not None
        and t.symbols[-2] in (":", "->", "as", "*", "]")
    ):
        t.tell(
            "E0326", "an array has a length: `[N]T`", at - 1, at,
            helps=("a pointer to any number of elements is `*T`",), fix=(at - 1, at, "*"),
        )  # fmt: skip
        return t.put(at - 1, at + 1, "*")
    if t.wants("TYPE") is not None and kind in ("&", "FOREIGN", "&&"):
        t.tell("E0326", "a pointer is written `*T`", at, fix=(at, at, "*"))
        return t.put(at, at + 1, "*")
    if t.wants("TYPE") is not None and kind == "const":
        t.tell("E0326", "there are no `const` pointers", at, label="leave it out", fix=(at, at, ""))
        return t.put(at, at + 1)
    if t.word(at - 1) == "mut" and kind in ("TYPE", "NAME", "*", "[") and _path_as_type(t):
        t.tell("E0326", "there are no `mut` pointers", at - 1, label="leave it out", fix=(at - 1, at - 1, ""))
        return t.put(at - 1, at)
    if kind == "TYPE" and t.symbols[-1] == "[" and t.at(at + 1) == ";":
        close = t.close(at - 1)
        if close > 0:
            new = f"[{t.source_text(at + 2, close - 1)}]{t.text(at)}"
            t.tell("E0326", "an array is written `[N]T`", at - 1, close, fix=(at - 1, close, new))
            return t.put(at - 1, close + 1, "TYPE")
    if kind == "<" and _after_type(t):
        end = at
        while t.at(end) not in (">", ">>", "{", ";", "=", "$END"):
            end += 1
        t.tell(
            "E0328",
            "there are no generics",
            at,
            end,
            helps=("name the type itself: `*i64`, `[8]u8`, a struct",),
        )
        return t.put(at, end + 1) if t.at(end) in (">", ">>") else t.drop()
    return False
