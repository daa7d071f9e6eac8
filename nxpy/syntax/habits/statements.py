"""Habits inside functions: how variables are declared and assigned."""

from __future__ import annotations

from nxpy.base.diagnostic import Label
from nxpy.lang.operators import BINARY as OPERATORS
from nxpy.syntax.habits import declared, reach
from nxpy.syntax.habits.words import C_TYPES, COMPOUND, OPERATOR_WORDS
from nxpy.syntax.trouble import STARTERS, Trouble

# Variables --------------------------------------------------------------------------------------


def let_mut(t: Trouble) -> bool:
    """`let mut x = 1`"""
    f = t.first
    if t.at(f) not in ("let", "var") or t.word(f + 1) != "mut" or t.at(f + 2) != "NAME":
        return False
    t.tell("E0305", "a variable that changes is declared with `var`", f, f + 1, fix=(f, f + 1, "var"))
    return t.put(f, f + 2, "var")


def constant_inside(t: Trouble) -> bool:
    """`const` inside a function."""
    if t.top or t.position != t.first or t.at(t.first) != "const":
        return False
    if t.at(t.first + 1) != "NAME" or t.at(t.first + 2) not in ("=", ":"):
        return False
    t.tell(
        "E0334",
        "`const` stands only at top level",
        t.first,
        label="write `let`",
        fix=(t.first, t.first, "let"),
    )
    return t.put(t.first, t.first + 1, "let")


def define(t: Trouble) -> bool:
    """`x := 1`, `let x := 1`"""
    at = t.position
    if t.text(at) != ":=":
        return False
    if t.at(t.first) in ("let", "var", "const"):
        t.tell("E0306", "there is no `:=`", at, label="write `=`", fix=(at, at, "="))
        return t.put(at, at + 1, "=")
    name = t.source_text(t.first, at - 1)
    if at != t.first + 1 or t.at(t.first) != "NAME":
        assigns = reach.place_end(t, t.first) == at
        t.tell(
            "E0306", "there is no `:=`", at, fix=(at, at, "=") if assigns else None,
            helps=() if assigns else ("declare one variable with each `var`",),
        )  # fmt: skip
        return t.put(at, at + 1, "=") if assigns else t.drop()
    known = declared.before(t, t.first)
    if known == declared.NEW:
        t.tell("E0306", "there is no `:=`", at, fix=(t.first, at, f"var {name} ="))
        t.put(at, at + 1, "=")
        return t.put(t.first, t.first, "var")
    if known == declared.HERE:
        t.tell("E0306", "there is no `:=`", at, label="write `=`", fix=(at, at, "="))
        return t.put(at, at + 1, "=")
    if known == declared.FIXED:
        helps = f"`{name}` is a `let`, which is never assigned again: declare it with `var`"
    else:
        helps = f"`{name} = …` assigns the `{name}` that is there, `var {name} = …` declares another"
    t.tell("E0306", "there is no `:=`", at, helps=(helps,))
    return t.drop()


def c_variable(t: Trouble) -> bool:
    """`int x = 1;`, `char *s = "…";`, `i64 x`, `Rect r;`"""
    f = t.first + (t.at(t.first) == "const")
    if t.at(f) not in ("NAME", "TYPE") or t.within("func"):
        return False
    word = t.text(f)
    name, stars = f + 1, 0
    while t.at(name) == "*" or (t.word(name - 1) in C_TYPES and t.word(name) in C_TYPES):
        stars += t.at(name) == "*"
        name += 1
    known = word in C_TYPES or t.at(f) == "TYPE"
    if t.at(name) != "NAME" or not t.same_line(f, name) or (stars and not known):
        return False
    if t.word(name) in OPERATOR_WORDS or (t.at(name + 1) not in ("=", ";", ",", "[") and not known):
        return False
    if t.at(name + 1) in ("(", "NAME"):
        return False
    meant = "*" * stars + C_TYPES.get(word, word) if C_TYPES.get(word, word) else ""
    value = t.at(name + 1) == "="
    new = f"var {t.text(name)}" + (f": {meant}" if meant else "")
    t.tell(
        "E0303",
        "a variable is declared with `var` or `let`, its type behind its name",
        t.first,
        name,
        fix=(t.first, name, new),
    )
    if not value or (t.find(",", name) >= 0 and not t.find("(", name) >= 0):
        return t.drop()
    return t.put(t.first, name, "var")


def no_keyword(t: Trouble) -> bool:
    """`x: i64 = 1`"""
    f = t.first
    if t.at(f) != "NAME" or t.at(f + 1) != ":" or t.position != f + 1:
        return False
    if (
        t.at(f - 1) == "{"
        and t.at(f - 2) == "NAME"
        and t.same_line(f - 2, f - 1)
        and not t.begins_line(f - 2)
    ):
        return _struct_literal(t, f - 1)
    if t.text(f) == "default" or t.at(f + 2) not in ("TYPE", "NAME", "*", "["):
        return False
    t.tell(
        "E0320", "a variable is declared with `var` or `let`", f, label="missing `var` before this",
        fix=(f, f, f"var {t.text(f)}"),
    )  # fmt: skip
    return t.put(f, f, "const" if t.top and t.find("=", f) < 0 else "var")


def _struct_literal(t: Trouble, open: int) -> bool:
    close = t.close(open)
    last = close if close > 0 and t.same_line(open, close) else open
    t.tell(
        "E0341", "there are no struct literals", open - 1, last,
        helps=(f"declare `var s: {t.text(open - 1)}` and assign its fields: `s.{t.text(open + 1)} = …`",),
    )  # fmt: skip
    return t.go(close) if close > 0 else t.drop()


def go_order(t: Trouble) -> bool:
    """`var x i64`, `const N i64 = 5`"""
    f, at = t.first, t.position
    if t.at(f) not in ("let", "var", "const") or t.symbols[-1] != "NAME" or at != f + 2:
        return False
    if t.word(f + 1) in C_TYPES and t.at(at) in ("NAME", "*"):
        name = at
        while t.at(name) == "*":
            name += 1
        meant = "*" * (name - at) + C_TYPES[t.word(f + 1)]
        new = t.text(name) + (f": {meant}" if meant else "")
        t.tell("E0303", "a type stands behind the name", f + 1, name, fix=(f + 1, name, new))
        return t.put(f + 1, name) if t.at(name + 1) == "=" else t.drop()
    if t.at(at) not in ("TYPE", "NAME", "*", "[") or not t.same_line(f, at):
        return False
    if t.at(at) == "NAME" and t.at(at + 1) in (*COMPOUND - {"="}, "(", "FOREIGN", "."):
        return False
    t.tell(
        "E0319", "a `:` stands between a name and its type", at, label="missing `:` before this",
        fix=(at - 1, at, f"{t.text(at - 1)}: {t.text(at)}"),
    )  # fmt: skip
    return t.put(at, at, ":")


def no_value(t: Trouble) -> bool:
    """`let x: i64` without a value, `var x` without either."""
    f, at = t.first, t.position
    if t.at(f) not in ("let", "var", "const") or t.within("=") or t.wants("=") is None:
        return False
    if t.at(at) == "==":
        t.tell("E0316", "`==` compares; `=` gives a value", at, fix=(at, at, "="))
        return t.put(at, at + 1, "=")
    if t.at(at) == "(" or (t.at(at) in ("FOREIGN", ",", ":", "(") and t.same_line(f, at)):
        return False
    typed = t.within(":")
    name = t.text(f + 1)
    if not (
        t.begins_line(at) or t.at(at) in (";", "}", "$END") or t.at(at) in STARTERS or t.at(at) == "NAME"
    ):
        return False
    if t.at(f) == "var":
        t.tell(
            "E0106",
            f"`{name}` needs a type or a value",
            f,
            at - 1,
            helps=(f"write `var {name}: i64` or `var {name} = 0`",),
        )
        return t.put(at, at, ":", "TYPE")
    what = "a `let`" if t.at(f) == "let" else "a `const`"
    t.tell(
        "E0106", f"{what} needs a value", f, at - 1, label="`= …` is missing",
        helps=("a variable that gets its value later is declared with `var`",) if typed else (),
    )  # fmt: skip
    return t.put(f, f + 1, "var") if typed else t.go(at)


def reserved_name(t: Trouble) -> bool:
    """`let for = 1`, `var i64 = 2`, `func if()`"""
    at = t.position
    previous = t.at(at - 1)
    word = t.text(at)
    reserved = word.isalpha() and t.at(at) == word and word.islower()
    if not (reserved or t.at(at) in ("TYPE", "true", "false", "null")) or at == t.first:
        return False
    declaring = t.symbols[-1] in ("let", "var", "const", "func", "struct", "for") and t.at(at + 1) in (
        ":", "=", "(", "{", "in", ";", ",", "FOREIGN",
    )  # fmt: skip
    member = t.at(at + 1) == ":" and previous in ("(", ",", "{") and (t.within("func") or t.within("struct"))
    if not (declaring or member or previous == "."):
        return False
    what = "a type's name" if t.at(at) == "TYPE" else "a keyword"
    t.tell(
        "E0104",
        f"`{word}` is {what} and cannot be a name",
        at,
        helps=(f"call it `{word}_`, say",),
        fix=(at, at, f"{word}_"),
    )
    return t.put(at, at + 1, "NAME")


# Assignments ------------------------------------------------------------------------------------


def joined_line(t: Trouble) -> bool:
    """`*p = 5` or `(a).b = 1`, read as if it went on the line above; or at a statement's start."""
    start = -1
    if t.at(t.position) in COMPOUND or t.at(t.position) == "(" or t.assigned:
        for i in range(t.position, t.first, -1):
            if t.begins_line(i) and t.at(i) in ("*", "(", "&", "-", "["):
                start = i
                break
    if start < 0:
        start = _star_in_line(t)
    if start < 0 and t.position == t.first and not t.top and t.at(t.first) in ("*", "(", "&", "-", "!", "~"):
        start = t.first
    if start < 0:
        return False
    return _operator_start(t, start)


def _star_in_line(t: Trouble) -> int:
    """The `*` of `*p = 3` behind another statement on its line, or -1: no product can be assigned to."""
    if not (t.assigned or t.at(t.position) in COMPOUND):
        return -1
    start = t.first
    while t.at(start) in ("const", "NAME", "TYPE"):  # `char *s = …`, and no statement is that short
        start += 1
    for i in range(start + 1, t.position):
        apart = t.at(i) == "*" and t.touching(i) and not t.touching(i - 1)
        if apart and t.at(i - 1) not in reach.PREFIX and t.at(i - 1) not in OPERATORS:
            end = reach.place_end(t, i + 1)
            if end > i + 1 and t.at(end) in COMPOUND:
                return i
    return -1


def _operator_start(t: Trouble, start: int) -> bool:
    kind = t.at(start)
    helps: tuple[str, ...] = ("a statement starts with a keyword, a name or `{`",)
    fix = None
    if kind == "*" and t.at(start + 1) == "NAME" and t.at(start + 2) in COMPOUND:
        new = f"{t.text(start + 1)}[0]"
        helps = (f"what `{t.text(start + 1)}` points to is `{new}`", *helps)
        fix = (start, start + 1, new)
    elif kind == "(" and t.at(start + 1) == "*" and t.at(start + 2) == "NAME" and t.at(start + 3) == ")":
        fix = (start, start + 3, t.text(start + 2))
        helps = (f"fields are reached through a pointer by itself: `{t.text(start + 2)}.field`",)
    last = start
    t.tell("E0108", f"a statement cannot start with `{kind}`", start, last, helps=helps, fix=fix)
    return t.go(t.position if t.suspect else t.statement_end(max(t.position, start + 1)))


def bare_return(t: Trouble) -> bool:
    """`return` on one line and `x = 1` on the next, which it takes for its value."""
    f = t.first
    if t.at(f) != "return" or t.at(t.position) not in COMPOUND or not t.begins_line(f + 1):
        return False
    t.tell(
        "E0111", "`return` takes the expression that follows it, on the next line too", f + 1,
        label="read as the value that is returned", helps=("write `return;` where nothing is returned",),
        fix=(f, f, "return;"),
    )  # fmt: skip
    return t.put(f + 1, f + 1, ";")


def unfinished_line(t: Trouble) -> bool:
    """`x = 1 +` on one line and `y = 2` on the next."""
    at = t.position
    if t.at(at) not in COMPOUND:
        return False
    start = at - 1
    while start > t.first and not t.begins_line(start):
        start -= 1
    before = t.at(start - 1)
    if start <= t.first or not (before in OPERATORS or before in COMPOUND):
        return False
    t.tell(
        "E0201", f"expected an expression after `{before}`, found the name `{t.text(start)}`", start,
        related=(Label(t.span(start - 1), "the line ends here"),),
        notes=("line breaks mean nothing, so this was read on",),
    )  # fmt: skip
    return t.put(start, start, "INTEGER")


def chained_assignment(t: Trouble) -> bool:
    """`x = y = 1`"""
    at = t.position
    if t.at(at) not in COMPOUND or not (t.within("=") or t.within("compound")):
        return False
    first = next((i for i in range(t.first, at) if t.at(i) in COMPOUND), t.first)
    helps: tuple[str, ...] = ()
    if t.at(t.first) in ("let", "var", "const"):
        helps = ("declare each variable on its own",)
    elif reach.place_end(t, first + 1) == at:
        helps = (f"write `{t.source_text(first + 1, at)} …` first, then `{t.source_text(t.first, first)} …`",)
    t.tell("E0315", "assignments do not chain", at, label="a second assignment", helps=helps)
    return t.drop()


def several(t: Trouble) -> bool:
    """`x, y = 1, 2`, `return a, b`, `let a, b = …`"""
    at = t.position
    if t.at(at) != "," or t.top or (t.wants("=") is None and not t.within("return") and not t.within("=")):
        return False
    if t.within("return"):
        t.tell("E0344", "a function returns one value", at, helps=("pass a pointer for each further result",))
    else:
        t.tell("E0344", "one variable is assigned at a time", at, helps=("write a statement for each",))
    return t.drop()


def increment(t: Trouble) -> bool:
    """`x++`, `--x`"""
    for i in range(t.first, t.position + 1):
        two = t.at(i) == "-" and t.at(i + 1) == "-" and t.touching(i)
        if t.text(i) == "++":
            return _increment(t, i, i, "+")
        if two and (i == t.first or (t.at(i - 1) in ("NAME", "]") and not _operand_follows(t, i + 2))):
            return _increment(t, i, i + 1, "-")
    return False


def _operand_follows(t: Trouble, index: int) -> bool:
    return (
        not t.begins_line(index)
        and t.at(index) in ("NAME", "INTEGER", "FLOAT", "(")
        and t.at(index + 1) not in COMPOUND
    )


def _increment(t: Trouble, first: int, last: int, sign: str) -> bool:
    message = f"there is no `{sign * 2}`"
    if first == t.first:
        end = reach.place_end(t, last + 1)
        if end > last + 1:
            new = f"{t.source_text(last + 1, end - 1)} {sign}= 1"
            t.tell("E0304", message, first, last, fix=(first, end - 1, new))
            return t.go(end)
    elif reach.place_end(t, t.first) == first:
        new = f"{t.source_text(t.first, first - 1)} {sign}= 1"
        t.tell("E0304", message, first, last, fix=(t.first, last, new))
        return t.go(last + 1)
    t.tell("E0304", message, first, last, helps=(f"write `x {sign}= 1` as a statement of its own",))
    return t.drop() if first == t.first else t.put(first, last + 1)


def logical_assignment(t: Trouble) -> bool:
    """`x &&= y`"""
    at = t.position
    if t.text(at) not in ("&&=", "||="):
        return False
    place, sign = t.source_text(t.first, at - 1), t.text(at)[:2]
    end = reach.expression_end(t, at + 1)
    looser = sign == "&&" and any(t.text(i) in ("||", "or") for i in reach.operators(t, at + 1, end))
    helps: tuple[str, ...] = ()
    fix = None
    if "(" in place:  # it would be called twice
        helps = ("keep what is called in a variable first, and assign to that",)
    elif looser:
        fix = (at, end - 1, f"= {place} {sign} ({t.source_text(at + 1, end - 1)})")
    else:
        fix = (at, at, f"= {place} {sign}")
    t.tell("E0333", f"there is no `{t.text(at)}`", at, helps=helps, fix=fix)
    return t.put(at, at + 1, "=")
