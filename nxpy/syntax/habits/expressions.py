"""Habits inside expressions: operators spelt as words, `?:`, C's casts, literals that are not there."""

from __future__ import annotations

from nxpy.syntax.habits import reach
from nxpy.syntax.habits.words import C_TYPES, OPERATOR_WORDS
from nxpy.syntax.trouble import Trouble

_BEFORE = frozenset(("NAME", "INTEGER", ")", "]", "true", "false", "null", "FLOAT"))
"""What an operator that is a word stands behind."""
_BEHIND = frozenset(("NAME", "INTEGER", "(", "!", "true", "false", "null", "STRING", "-", "*"))
"""What it stands in front of."""
_LEVELS_DIFFER = frozenset(("xor", "mod", "shl", "shr", "band", "bor", "div"))
"""Words whose operator binds tighter or looser elsewhere, so that beside others it could change sides."""


def word_operator(t: Trouble) -> bool:
    """`a and b`, `not a`, `a is not b`"""
    at = t.position
    for i in (t.first, at, at - 1):
        word = t.word(i)
        if word in OPERATOR_WORDS and t.at(i + 1) in _BEHIND:
            if not t.same_line(i - 1, i) or t.at(i - 1) not in _BEFORE:
                continue
            return _word_between(t, i)
        if word == "not" and i + 1 <= at and t.at(i + 1) in _BEHIND - {"STRING", "-", "*"}:
            return _negation(t, i)
    if t.word(t.first - 1) == "not" and t.same_line(t.first - 1, t.first):
        return _negation(t, t.first - 1)
    return False


def _word_between(t: Trouble, index: int) -> bool:
    word = t.text(index)
    meant, last = OPERATOR_WORDS[word], index
    if word == "is" and t.word(index + 1) == "not":
        meant, last = "!=", index + 1
    written = t.source_text(index, last)
    start = reach.run_start(t, index)
    beside = [t.text(i) for i in reach.operators(t, start, reach.expression_end(t, start)) if i != index]
    if word in _LEVELS_DIFFER and not reach.JOINING.issuperset(beside):
        t.tell(
            "E0308", f"`{written}` is written `{meant}`", index,
            helps=("languages disagree about how tightly it binds: put in the parentheses that are meant",),
        )  # fmt: skip
        meant = "||"  # as loose as any, so that nothing is said about what stands beside it
    else:
        t.tell("E0308", f"`{written}` is written `{meant}`", index, last, fix=(index, last, meant))
    return t.drop() if index <= t.first else t.put(index, last + 1, meant)


def _negation(t: Trouble, index: int) -> bool:
    """`not a == b` is `!(a == b)` where there is a `not`; `!` binds tighter than every other operator."""
    end = reach.expression_end(t, index + 1, reach.JOINING)
    inner = reach.operators(t, index + 1, end)
    words = [i for i in inner if t.word(i) in OPERATOR_WORDS]
    fix = (index, index, "!")
    if inner:
        text = t.source_text(index + 1, end - 1)
        start = t.tokens.starts[index + 1]
        for i in reversed(words):
            low, high = t.tokens.starts[i] - start, t.tokens.ends[i] - start
            text = text[:low] + OPERATOR_WORDS[t.text(i)] + text[high:]
        fix = (index, end - 1, f"!({text})")
    t.tell(
        "E0308", "`not` is written `!`", index, fix=fix,
        helps=("`!` takes only the operand that follows it: put parentheses around the rest",)
        if inner
        else (),
    )  # fmt: skip
    if index < t.first:
        return t.drop()
    for i in words:
        t.put(i, i + 1, OPERATOR_WORDS[t.text(i)])
    return t.put(index, index + 1, "!")


def arrow(t: Trouble) -> bool:
    """`p->x`"""
    at = t.position
    if t.at(at) != "->" or t.at(at + 1) != "NAME" or t.within("func"):
        return False
    t.tell("E0312", "a field is reached with `.`, also through a pointer", at, fix=(at, at, "."))
    i = at
    while i <= t.statement_end(at):
        if t.at(i) == "->":
            t.put(i, i + 1, ".")
        i += 1
    return True


def ternary(t: Trouble) -> bool:
    """`a ? b : c`, `f()?`"""
    at = t.position
    if t.text(at) == "?":
        if t.find(":", at) >= 0:
            t.tell("E0317", "there is no `?:`", at, helps=("use `if c { x = a } else { x = b }`",))
            return t.drop()
        t.tell("E0317", "`?` is not an operator", at, helps=("test the result with `if`",))
        return t.put(at, at + 1)
    return False


def if_expression(t: Trouble) -> bool:
    """`let x = if c { a } else { b }`, `x = switch …`"""
    at, kind = t.position, t.at(t.position)
    if kind not in ("if", "while", "loop", "for", "func") or t.wants("INTEGER") is None or t.begins_line(at):
        return False
    if kind == "func":
        t.tell("E0109", "functions have names and stand at top level", at)
        return t.drop_block(at)
    t.tell(
        "E0317", f"`{kind}` is a statement and has no value", at,
        helps=("declare a `var` first, and assign it inside the braces",) if kind == "if" else (),
    )  # fmt: skip
    end = at
    while True:
        while t.at(end) not in ("{", "}", ";", "$END"):
            end += 1
        close = t.close(end) if t.at(end) == "{" else -1
        if close < 0:
            return t.drop()
        if t.at(close + 1) != "else":
            return t.go(close + 1)
        end = close + 2


def type_as_function(t: Trouble) -> bool:
    """`i64(x)`, `(i64)x`, `i64` where a value stands"""
    at = t.position
    if t.at(at) == "TYPE" and t.wants("INTEGER") is not None:
        type = t.text(at)
        if t.at(at - 1) == "sizeof":
            return False
        if t.at(at + 1) == "(" and (close := t.close(at + 1)) > at + 2:
            inner = t.source_text(at + 2, close - 1)
            new = f"({inner}) as {type}" if close > at + 3 else f"{inner} as {type}"
            if reach.prefixed(t, at):
                new = f"({new})"
            t.tell("E0330", f"a conversion is written `as {type}`", at, close, fix=(at, close, new))
            return t.put(at, at + 1)
        stars = at + 1
        while t.at(stars) == "*":
            stars += 1
        if t.at(at - 1) == "(" and t.at(stars) == ")" and t.symbols[-1] == "(":
            new = f"as {'*' * (stars - at - 1)}{type}"
            t.tell("E0330", f"a conversion stands behind its value: `{new}`", at - 1, stars)
            return t.put(at - 1, stars + 1)
        t.tell("E0330", f"`{type}` is a type, not a value", at)
        return t.put(at, at + 1, "NAME") if t.at(at + 1) in ("{", ")", "]", ",", ";") else t.drop()
    if t.at(at) in ("TYPE", "NAME", "*") and t.symbols[-1] == "sizeof":
        end = at
        while t.at(end) == "*":
            end += 1
        t.tell(
            "E0330", "`sizeof` takes its type in parentheses", at, end,
            fix=(at, end, f"({t.source_text(at, end)})"),
        )  # fmt: skip
        t.put(end + 1, end + 1, ")")
        return t.put(at, at, "(")
    for name in (t.first, at):
        if (
            t.at(name) == "NAME"
            and t.at(name - 1) == ")"
            and t.word(name - 2) in C_TYPES
            and t.at(name - 3) == "("
        ):
            meant = C_TYPES[t.word(name - 2)] or "T"
            end = reach.operand_end(t, name) - 1
            new = f"{t.source_text(name, end)} as {meant}"
            if reach.prefixed(t, name - 3):
                new = f"({new})"
            t.tell("E0330", "a conversion stands behind its value", name - 3, end, fix=(name - 3, end, new))
            return t.drop()
    return False


def literal(t: Trouble) -> bool:
    """`[1, 2]`, `{1, 2}`, `.5`, `+x`"""
    at, kind = t.position, t.at(t.position)
    if t.wants("INTEGER") is None or at == t.first:
        return False
    if kind == "[" or (kind == "{" and t.at(at - 1) in ("=", "(", ",", "return")):
        close = t.close(at)
        what = "array" if kind == "[" else "array or struct"
        t.tell(
            "E0341", f"there are no {what} literals", at,
            helps=("declare a `var` and assign its elements or fields one by one",),
        )  # fmt: skip
        return t.put(at, close + 1, "INTEGER") if close > at else t.drop()
    if kind == "." and t.at(at + 1) == "INTEGER" and t.touching(at):
        t.tell(
            "E0005", "a float has digits on both sides of its point", at, at + 1,
            fix=(at, at + 1, f"0.{t.text(at + 1)}"),
        )  # fmt: skip
        return t.put(at, at + 2, "INTEGER")
    if kind == "+" and t.at(at + 1) in ("NAME", "INTEGER", "FLOAT", "("):
        t.tell("E0332", "there is no unary `+`", at, label="leave it out", fix=(at, at, ""))
        return t.put(at, at + 1)
    return False


def neighbours(t: Trouble) -> bool:
    """`"a" "b"`, `(f)(x)`, `x as u8[0]`"""
    at = t.position
    if t.at(at) == "STRING" and t.at(at - 1) == "STRING":
        t.tell("E0343", "strings beside each other do not join", at, helps=("write one string",))
        return t.put(at, at + 1)
    stack = t.wants("[")
    if t.at(at) == "(" and stack and stack[-1] in ("name_place", "value_place") and not t.begins_line(at):
        t.tell(
            "E0205", "only a function's name can be called", at,
            notes=("functions are not values: there are no function pointers, methods or closures",),
        )  # fmt: skip
        return t.drop()
    if t.at(at) in ("[", ".") and t.within("as") and t.symbols[-1] in ("type", "TYPE", "path", "NAME"):
        t.tell(
            "E0206",
            f"`as` binds looser than `{t.at(at)}`",
            at,
            helps=("put parentheses around the cast: `(p as *T)[i]`",),
        )
        return t.drop()
    return False


def no_token(t: Trouble) -> bool:
    """`=>`, `&&` as an address, and whatever else NX has no token for."""
    at = t.position
    if t.at(at) != "FOREIGN":
        return False
    t.tell("E0003", f"`{t.text(at)}` is not part of the language", at)
    return t.drop()
