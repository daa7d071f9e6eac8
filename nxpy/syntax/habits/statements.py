"""Habits inside functions: declarations of variables, assignments, conditions, loops."""

from __future__ import annotations

from nxpy.syntax.habits.words import (
    C_TYPES,
    ELSE_IF_WORDS,
    LOOP_WORDS,
    OPERATOR_WORDS,
    STATEMENT_WORDS,
    SWITCH_WORDS,
)
from nxpy.syntax.tables import KIND
from nxpy.syntax.trouble import STARTERS, Trouble

_COMPOUND = frozenset(
    ("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=")
)


# Loops ------------------------------------------------------------------------------------------


def for_header(t: Trouble) -> bool:
    """`for (int i = 0; …)`, `for i in range(n)`, `for x in xs`, `for i := 0; …`, `for { }`"""
    f = t.first
    if t.at(f) != "for" or t.follows("else") or t.within("block"):
        return False
    if t.at(f + 1) == "{":
        t.tell("E0313", "an endless loop is written `loop`", f, fix=(f, f, "loop"))
        return t.put(f, f + 1, "loop")
    open = _body(t, f)
    steps = [i for i in range(f, min(open, f + 200)) if t.at(i) == ";" or t.text(i) == ":="]
    if steps or (t.at(f + 1) == "(" and t.at(open) != "{"):
        t.tell(
            "E0313", "a `for` runs over a range", f, open - 1 if t.same_line(f, open - 1) else f,
            helps=("write `for i in 0..n { }`, or `var i = 0` and `while i < n { …; i += 1 }`",),
        )  # fmt: skip
        return _skip_header(t, open)
    if t.at(f + 1) == "(":
        inside = f + 2 + (t.at(f + 2) in ("let", "var"))
        loop = t.source_text(inside, t.close(f + 1) - 1) if t.close(f + 1) > inside else "i in 0..n"
        t.tell(
            "E0313", "no parentheses around a `for`'s range", f + 1, t.close(f + 1), label="leave them out",
            fix=(f + 1, t.close(f + 1), loop),
        )  # fmt: skip
        return _skip_header(t, open)
    if t.at(f + 1) in ("let", "var", "const"):
        t.tell(
            "E0313", f"a `for`'s variable takes no `{t.text(f + 1)}`", f + 1, label="leave it out",
            fix=(f + 1, f + 1, ""),
        )  # fmt: skip
        return t.put(f + 1, f + 2)
    return _for_range(t, f, open)


def _for_range(t: Trouble, f: int, open: int) -> bool:
    """What stands between a loop's variable and its body."""
    if t.follows("for", "NAME") and t.at(t.position) == ":":
        t.tell(
            "E0313", "a `for`'s variable has no type", t.position, label="leave it out",
            notes=("it has the type at which the range's bounds meet",),
        )  # fmt: skip
        return _skip_header(t, open)
    if t.follows("for", "NAME") and t.at(t.position) in ("=", "NAME", ","):
        t.tell(
            "E0313", "a `for` runs over a range", t.position, label="expected `in`",
            helps=(f"write `for {t.text(f + 1)} in 0..n {{`",),
        )  # fmt: skip
        return _skip_header(t, open)
    if t.at(f + 2) == "in" and t.position == open and t.at(open) == "{" and not t.within(".."):
        if t.word(f + 3) in ("range", "xrange") and t.at(f + 4) == "(" and t.close(f + 4) == open - 1:
            arguments = t.source_text(f + 5, open - 2) if open - 2 >= f + 5 else "n"
            low, comma, high = arguments.partition(",")
            new = f"{low.strip()}..{high.strip()}" if comma else f"0..{low}"
            step = "," in high
            t.tell(
                "E0313", f"a range is written `{new}`" if not step else "a range has no step", f + 3, open - 1,
                helps=("use `while` for steps other than 1",) if step else (),
                fix=None if step else (f + 3, open - 1, new),
            )  # fmt: skip
        else:
            t.tell(
                "E0313", "a `for` runs over a range of integers", f + 3, open - 1, label="expected `a..b`",
                helps=("to visit elements, write `for i in 0..n { }` and use `a[i]`",),
            )  # fmt: skip
        return t.go(open)
    return False


def _body(t: Trouble, first: int) -> int:
    """The `{` of a loop's body, or where its statement ends."""
    close = t.close(first + 1) if t.at(first + 1) == "(" else -1
    at = max(first, close) + 1
    while t.at(at) not in ("{", "}", "$END") and (t.at(at) == ";" or not t.begins_line(at)):
        at += 1
    return at


def _skip_header(t: Trouble, open: int) -> bool:
    return t.go(open) if t.at(open) == "{" else t.drop()


def range_mark(t: Trouble) -> bool:
    """`0..=n`, `0...n`"""
    at = t.position
    if t.text(at) not in ("...", "..="):
        return False
    exclusive = t.within("for")
    t.tell(
        "E0314", f"there is no `{t.text(at)}`", at, label="a range is `a..b`, without b",
        helps=("to include the end, add 1 to it: `0..n + 1`",), fix=(at, at, ".."),
    )  # fmt: skip
    return t.put(at, at + 1, "..") if exclusive else t.drop()


def loop_word(t: Trouble) -> bool:
    """`do { } while c`, `until`, `foreach`"""
    word = t.word(t.first)
    if word not in LOOP_WORDS or not t.same_line(t.first, t.first + 1) or t.at(t.first + 1) in _COMPOUND:
        return False
    if t.at(t.first + 1) not in ("{", "NAME", "(", "!"):
        return False
    if word == "do" and t.at(t.first - 1) not in ("}", "{", ";") and not t.begins_line(t.first):
        return False
    t.tell("E0323", f"there is no `{word}` loop", t.first, helps=(LOOP_WORDS[word],))
    if t.at(t.first + 1) == "{" and (close := t.close(t.first + 1)) >= 0:
        if t.at(close + 1) == "while" or t.word(close + 1) == "until":
            end = t.close(close + 2) if t.at(close + 2) == "(" else t.statement_end(close + 2) - 1
            return t.go(end + 1)
        return t.go(close + 1)
    return t.drop_block(t.first)


# Conditions and blocks --------------------------------------------------------------------------


def else_if(t: Trouble) -> bool:
    """`} elif c {`"""
    word = t.word(t.first)
    if word not in ELSE_IF_WORDS or t.at(t.first - 1) != "}":
        return False
    t.tell("E0307", f"`{word}` is written `else if`", t.first, fix=(t.first, t.first, "else if"))
    return t.put(t.first, t.first + 1, "if")


def stray_else(t: Trouble) -> bool:
    """`else` that belongs to no `if`."""
    if t.position != t.first or t.at(t.first) != "else":
        return False
    helps: tuple[str, ...] = ()
    if t.at(t.first - 1) == ";":
        helps = ("take away the `;` before it",)
    if not t.quiet_else:
        t.tell("E0110", "this `else` belongs to no `if`", t.first, helps=helps)
    return t.go(t.first + 1)


_BODIES: tuple[tuple[str, ...], ...] = (
    ("if", "expression"), ("while", "expression"), ("else",), ("loop",), ("..", "expression"),
)  # fmt: skip


def _body_of(t: Trouble) -> str:
    """`if`, `while`, `else`, `loop` or `..` (of a `for`) where its `{` is what is missing, else ""."""
    stack = t.wants("{")
    if stack is not None:
        for before in _BODIES:
            if tuple(stack[-len(before) :]) == before:
                return before[0]
    return ""


def colon_block(t: Trouble) -> bool:
    """`if x:`, `if x then`, `while x do`, `else:`"""
    at = t.position
    if not _body_of(t) or not (t.at(at) == ":" or t.word(at) in ("then", "do", "begin")):
        return False
    t.tell("E0329", "a block stands in braces", at, label="`{` belongs here", fix=(at, at, "{"))
    if t.at(at + 1) == "{":
        return t.put(at, at + 1)
    return _enclose(t, at, at + 1)


def _enclose(t: Trouble, first: int, last: int) -> bool:
    """Reads on as if `{` stood in place of [first, last) and `}` at the end of what is meant to be the block."""
    end = last
    if t.begins_line(last):
        indent = t.indent(t.first)
        while t.at(end) not in ("$END", "}") and not (t.begins_line(end) and t.indent(end) <= indent):
            if t.at(end) == "{" and t.close(end) > 0:
                end = t.close(end)
            end += 1
    else:
        end = t.statement_end(last)
        if t.at(end) == "{" and t.close(end) > 0:
            end = t.close(end) + 1
        if end == last and t.at(last) in STARTERS:
            end = t.statement_end(last + 1)
    here = t.tokens.ends[end - 1]
    t.tokens.replace(end, end, [(KIND["}"], here, here)])
    return t.put(first, last, "{")


def missing_braces(t: Trouble) -> bool:
    """`if c return 1`, `while c x()`, `if (c) x;`"""
    at = t.position
    keyword = _body_of(t)
    if not keyword:
        return False
    if t.at(at) not in STARTERS and t.at(at) not in ("NAME", ";"):
        return False
    owner = "`for`" if keyword == ".." else f"`{keyword}`"
    if t.at(at) == "NAME" and not t.begins_line(at) and t.at(at + 1) not in (*_COMPOUND, "(", "[", ".", "::", "FOREIGN"):
        return False
    empty = t.at(at) == ";"
    t.tell(
        "E0302", f"the body of this {owner} stands in braces", at,
        label="`{ }` is missing here" if empty else "`{` is missing before this",
        helps=() if empty else ("braces are never optional; the parentheses around a condition are",),
    )  # fmt: skip
    if empty:
        return t.put(at, at + 1, "{", "}")
    return _enclose(t, at, at)


def assignment_in_condition(t: Trouble) -> bool:
    """`if x = 5 {`"""
    at = t.position
    if t.at(at) != "=" or not (t.within("if") or t.within("while")) or t.within("block"):
        return False
    if not t.same_line(t.first, at):
        return False
    t.tell("E0316", "`=` assigns; `==` compares", at, label="a condition compares", fix=(at, at, "=="))
    return t.put(at, at + 1, "==")


def switch(t: Trouble) -> bool:
    """`switch x {`, `match x {`, `case 1:`"""
    word = t.word(t.first)
    if word not in SWITCH_WORDS or t.at(t.first + 1) in (*_COMPOUND, ".", "["):
        return False
    body = t.first + 1
    while t.at(body) not in ("{", "}", ";", "$END") and not t.begins_line(body):
        body += 1
    arms = word in ("case", "default", "when")
    if not arms and t.at(body) != "{":
        return False
    if arms and t.find(":", t.first) < 0 and t.at(t.first + 1) == "(":
        return False
    t.tell("E0322", f"there is no `{word}`", t.first, helps=("write `if x == 1 { } else if x == 2 { } else { }`",))
    return t.drop() if arms else t.drop_block(t.first)


def statement_word(t: Trouble) -> bool:
    """`unless`, `try`, `pass`, `goto`, …"""
    word = t.word(t.first)
    if word not in STATEMENT_WORDS or t.at(t.first + 1) in (*_COMPOUND, "(", ".", "[", "::", ":", "FOREIGN"):
        return False
    t.tell("E0342", f"there is no `{word}` statement", t.first, helps=(STATEMENT_WORDS[word],))
    if t.at(t.first + 1) == "{":
        return t.drop_block(t.first)
    same = t.same_line(t.first, t.first + 1) and t.at(t.first + 1) not in ("}", ";")
    return t.drop_block(t.first) if same and word in ("unless", "with", "catch") else (
        t.go(t.statement_end(t.first + 1)) if same else t.go(t.first + 1)
    )


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
    t.tell("E0334", "`const` stands only at top level", t.first, label="write `let`", fix=(t.first, t.first, "let"))
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
    simple = at == t.first + 1 and t.at(t.first) == "NAME"
    t.tell(
        "E0306", "there is no `:=`", at, helps=() if simple else ("declare one variable with each `var`",),
        fix=(t.first, at, f"var {name} =") if simple else None,
    )  # fmt: skip
    if not simple:
        return t.drop()
    t.put(at, at + 1, "=")
    return t.put(t.first, t.first, "var")


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
    t.tell("E0303", "a variable is declared with `var` or `let`, its type behind its name", t.first, name, fix=(t.first, name, new))
    if not value or (t.find(",", name) >= 0 and not t.find("(", name) >= 0):
        return t.drop()
    return t.put(t.first, name, "var")


def no_keyword(t: Trouble) -> bool:
    """`x: i64 = 1`"""
    f = t.first
    if t.at(f) != "NAME" or t.at(f + 1) != ":" or t.position != f + 1:
        return False
    if t.at(f - 1) == "{" and t.at(f - 2) == "NAME" and t.same_line(f - 2, f - 1) and not t.begins_line(f - 2):
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
    t.tell(
        "E0341", "there are no struct literals", open - 1, close if close > 0 and t.same_line(open, close) else open,
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
    if t.at(at) == "NAME" and t.at(at + 1) in (*_COMPOUND - {"="}, "(", "FOREIGN", "."):
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
    if not (t.begins_line(at) or t.at(at) in (";", "}", "$END") or t.at(at) in STARTERS or t.at(at) == "NAME"):
        return False
    if t.at(f) == "var":
        t.tell("E0106", f"`{name}` needs a type or a value", f, at - 1, helps=(f"write `var {name}: i64` or `var {name} = 0`",))
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
    t.tell("E0104", f"`{word}` is {what} and cannot be a name", at, helps=(f"call it `{word}_`, say",), fix=(at, at, f"{word}_"))
    return t.put(at, at + 1, "NAME")


# Assignments ------------------------------------------------------------------------------------


def joined_line(t: Trouble) -> bool:
    """`*p = 5` or `(a).b = 1`, read as if it went on the line above; or at a statement's start."""
    start = -1
    if t.at(t.position) in _COMPOUND or t.at(t.position) == "(" or t.assigned:
        for i in range(t.position, t.first, -1):
            if t.begins_line(i) and t.at(i) in ("*", "(", "&", "-", "["):
                start = i
                break
    if start < 0 and t.position == t.first and not t.top and t.at(t.first) in ("*", "(", "&", "-", "!", "~"):
        start = t.first
    if start < 0:
        return False
    return _operator_start(t, start)


def _operator_start(t: Trouble, start: int) -> bool:
    kind = t.at(start)
    helps: tuple[str, ...] = ("a statement starts with a keyword, a name or `{`",)
    fix = None
    if kind == "*" and t.at(start + 1) == "NAME" and t.at(start + 2) in _COMPOUND:
        new = f"{t.text(start + 1)}[0]"
        helps = (f"what `{t.text(start + 1)}` points to is `{new}`", *helps)
        fix = (start, start + 1, new)
    elif kind == "(" and t.at(start + 1) == "*" and t.at(start + 2) == "NAME" and t.at(start + 3) == ")":
        fix = (start, start + 3, t.text(start + 2))
        helps = (f"fields are reached through a pointer by itself: `{t.text(start + 2)}.field`",)
    last = start
    t.tell("E0108", f"a statement cannot start with `{kind}`", start, last, helps=helps, fix=fix)
    at = max(t.position, start) + 1
    return t.go(t.statement_end(at) if t.at(at) not in ("}",) else at)


def chained_assignment(t: Trouble) -> bool:
    """`x = y = 1`"""
    at = t.position
    if t.at(at) not in _COMPOUND or not (t.within("=") or t.within("compound")):
        return False
    first = next((i for i in range(t.first, at) if t.at(i) in _COMPOUND), t.first)
    if t.at(t.first) in ("let", "var", "const"):
        helps = ("declare each variable on its own",)
    else:
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
    return not t.begins_line(index) and t.at(index) in ("NAME", "INTEGER", "FLOAT", "(") and t.at(index + 1) not in _COMPOUND


def _increment(t: Trouble, first: int, last: int, sign: str) -> bool:
    word = sign * 2
    if first == t.first:
        end = t.statement_end(last + 1)
        end -= t.at(end - 1) == ";"
        while end - 1 > last + 1 and t.begins_line(end - 1):
            end -= 1
        place = t.source_text(last + 1, end - 1)
        t.tell("E0304", f"there is no `{word}`", first, last, fix=(first, end - 1, f"{place} {sign}= 1"))
        return t.go(end)
    alone = all(t.at(i) in ("NAME", ".", "[", "]", "INTEGER", "::", "+", "-") for i in range(t.first, first))
    if alone and t.at(t.first) == "NAME":
        place = t.source_text(t.first, first - 1)
        t.tell("E0304", f"there is no `{word}`", first, last, fix=(t.first, last, f"{place} {sign}= 1"))
        return t.go(last + 1)
    t.tell(
        "E0304", f"there is no `{word}`", first, last,
        helps=(f"write `x {sign}= 1` as a statement of its own",),
    )  # fmt: skip
    stack = t.at(t.first)
    if stack in ("while", "if"):
        open = t.first
        while t.at(open) not in ("{", "}", "$END"):
            open += 1
        return t.go(open)
    return t.go(t.statement_end(last + 1))


def logical_assignment(t: Trouble) -> bool:
    """`x &&= y`"""
    at = t.position
    if t.text(at) not in ("&&=", "||="):
        return False
    place = t.source_text(t.first, at - 1)
    t.tell(
        "E0333", f"there is no `{t.text(at)}`", at,
        fix=(at, at, f"= {place} {t.text(at)[:2]}"),
    )  # fmt: skip
    return t.put(at, at + 1, "=")


STATEMENTS = (
    for_header, range_mark, increment, logical_assignment, define, let_mut, reserved_name, constant_inside, joined_line,
    else_if, stray_else, loop_word, switch, statement_word, colon_block, c_variable, no_keyword, go_order, no_value,
    assignment_in_condition, chained_assignment, several, missing_braces,
)  # fmt: skip
