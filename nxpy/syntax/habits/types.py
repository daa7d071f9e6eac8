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
    last = at
    while t.at(last + 1) == "*" and t.touching(last):
        last += 1
    name = "*" * (last - at + 1) + (C_TYPES.get(t.text(at - 1), t.text(at - 1)) or "u8")
    qualified = t.at(at - 2) == "::"
    first = at - 3 if qualified else at - 1
    if qualified:
        name = "*" * (last - at + 1) + t.source_text(first, at - 1)
    t.tell("E0326", "a pointer's `*` stands before its type", at, fix=(first, last, name))
    return t.put(at, last + 1)


def array_behind(t: Trouble) -> bool:
    """`a: i64[4]`, `var a: [4]`"""
    at = t.position
    if t.at(at) != "[" or not _after_type(t) or t.within("as"):
        return False
    close = t.close(at)
    if close < 0:
        return False
    lengths = t.source_text(at, close) if close > at + 1 else ""
    while lengths and t.at(close + 1) == "[" and t.close(close + 1) > close + 2:
        lengths += t.source_text(close + 1, t.close(close + 1))
        close = t.close(close + 1)
    first = at - 1
    while t.at(first - 1) == "::":
        first -= 2
    element = t.source_text(first, at - 1)
    if not lengths:
        return _array(t, first, at, close, f"*{element}", "an array's length stands before its element")
    # Behind a `*` or a `[N]` it is open what belongs together.
    sure = t.at(first - 1) not in ("*", "]")
    new = lengths + element if sure else ""
    return _array(t, first, at, close, new, "an array's length stands before its element")


def _array(t: Trouble, first: int, at: int, last: int, new: str, message: str) -> bool:
    """Reports the array type [first, last] at `at`, which is written `new`; reads on with some type."""
    code, f = "E0326", t.first
    helps: tuple[str, ...] = ()
    array = new.startswith("[") or not new
    parameter = t.within("func") and t.within("(") and not t.within(")")
    if array and t.within("func") and not t.within("block"):
        element = new[new.rindex("]") + 1 :] if new.count("[") == 1 else ""
        helps = ("arrays are not passed or returned: use a pointer to the first element",)
        t.tell(
            code, message, at, last, helps=helps,
            fix=(first, last, f"*{element}") if parameter and element else None,
        )  # fmt: skip
    elif array and t.at(f) in ("let", "const") and t.at(f + 2) == ":":
        helps = (f"an array is assigned element by element: declare it with `var`, not `{t.text(f)}`",)
        whole = f"var {t.source_text(f + 1, first - 1)} {new}"
        t.tell(code, message, at, last, helps=helps, fix=(f, last, whole) if new else None)
        t.put(first, last + 1, "TYPE")
        return t.put(f, f + 1, "var")
    else:
        helps = () if new else ("an array is `[N]T`, its length before its element",)
        t.tell(code, message, at, last, helps=helps, fix=(first, last, new) if new else None)
    return t.put(first, last + 1, "TYPE")


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
            return _array(t, at - 1, at - 1, close, new, "an array is written `[N]T`")
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
