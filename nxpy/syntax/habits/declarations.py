"""Habits at the top level: functions, structs, imports, constants."""

from __future__ import annotations

from nxpy.syntax.habits.words import (
    C_TYPES,
    FUNCTION_WORDS,
    IMPORT_WORDS,
    MODIFIERS,
    TOP_WORDS,
)
from nxpy.syntax.trouble import STARTERS, Trouble


def function_word(t: Trouble) -> bool:
    """`fn f(` `def f(`"""
    word = t.word(t.first)
    if word not in FUNCTION_WORDS or t.at(t.first + 1) != "NAME" or t.at(t.first + 2) not in ("(", "<"):
        return False
    if not t.top:
        return nested(t)
    t.tell(
        "E0301", f"`{word}` is not a keyword", t.first, label="functions are declared with `func`",
        fix=(t.first, t.first, "func"),
    )  # fmt: skip
    close = t.close(t.first + 2)
    colon = t.find(":", close) if close >= 0 else -1
    if colon >= 0:
        return t.go(_past_indented(t, colon + 1))
    return t.put(t.first, t.first + 1, "func")


def _past_indented(t: Trouble, index: int) -> int:
    """The first token at or after `index` that begins a line no deeper than the statement."""
    indent = t.indent(t.first)
    while t.at(index) != "$END" and not (t.begins_line(index) and t.indent(index) <= indent):
        index += 1
    return index


def nested(t: Trouble) -> bool:
    """A function, struct or import inside a function."""
    word = t.text(t.first)
    if t.top or not (t.at(t.first) in ("func", "struct", "import") or word in FUNCTION_WORDS):
        return False
    what = {"struct": "a struct", "import": "an import"}.get(word, "a function")
    t.tell(
        "E0109", f"{what} cannot stand inside a function", t.first,
        label="move it out, to the top level of the file",
    )  # fmt: skip
    return t.drop() if word == "import" else t.drop_block(t.first)


def modifier(t: Trouble) -> bool:
    """`pub func`, `static int x`"""
    word = t.word(t.first)
    if word not in MODIFIERS or not t.same_line(t.first, t.first + 1):
        return False
    following = t.at(t.first + 1)
    if following not in ("NAME", "TYPE") and following not in STARTERS:
        return False
    note = "every declaration can be used by files that import this one"
    t.tell(
        "E0324", f"there is no `{word}`", t.first, label="leave it out",
        notes=(note,) if word in ("pub", "public", "export", "extern", "private", "static") else (),
        fix=(t.first, t.first, ""),
    )  # fmt: skip
    return t.put(t.first, t.first + 1)


def c_function(t: Trouble) -> bool:
    """`int main() {`"""
    if not t.top or t.at(t.first) not in ("NAME", "TYPE"):
        return False
    name = t.first + 1
    while t.at(name) in ("*", "NAME", "TYPE") and t.at(name + 1) != "(":
        name += 1
    if t.at(name) != "NAME" or t.at(name + 1) != "(" or not t.same_line(t.first, name):
        return False
    close = t.close(name + 1)
    word = t.text(t.first)
    if close < 0 or (word not in C_TYPES and t.at(close + 1) != "{"):
        return False
    result = C_TYPES.get(word, word)
    arrow = f" -> {result}" if result else ""
    t.tell(
        "E0301", "a function starts with `func`, and its type comes last", t.first, name,
        label=f"write `func {t.text(name)}(…){arrow} {{`",
    )  # fmt: skip
    if t.at(close + 1) != "{":
        return t.go(close + 2 if t.at(close + 1) == ";" else close + 1)
    return t.put(t.first, close + 1, "func", "NAME", "(", ")") if name == t.first + 1 else t.drop_block(close)


def bare_function(t: Trouble) -> bool:
    """`main() {` without `func`."""
    if not t.top or t.at(t.first) != "NAME" or t.at(t.first + 1) != "(":
        return False
    close = t.close(t.first + 1)
    if close < 0 or t.at(close + 1) not in ("{", "->"):
        return False
    t.tell(
        "E0301", "a function starts with `func`", t.first, label="missing `func` before this",
        fix=(t.first, t.first, f"func {t.text(t.first)}"),
    )  # fmt: skip
    return t.put(t.first, t.first, "func")


def generics(t: Trouble) -> bool:
    """`func f<T>(x: T)`, `struct S<T> {`"""
    if not (t.follows("func", "NAME") or t.follows("struct", "NAME")) or t.at(t.position) not in ("<", "["):
        return False
    end = t.position
    while t.at(end) not in (">", "]", "(", "{", "$END"):
        end += 1
    t.tell(
        "E0328", "there are no generics", t.position, end,
        helps=("write one for each type that you need",),
    )  # fmt: skip
    return t.put(t.position, end + 1)


def parameter(t: Trouble) -> bool:
    """`f(a i64)`, `f(int a)`, `f(mut a: i64)`, `f(a)`, `f(a: i64 = 1)`, `f(...)`, `f(void)`"""
    if not t.within("func") or not t.within("(") or t.within(")"):
        return False
    at, kind = t.position, t.at(t.position)
    if t.follows("(") or t.follows(","):
        if kind in ("let", "var", "const"):
            t.tell(
                "E0305", f"a parameter takes no `{kind}`", at, label="leave it out",
                notes=("parameters are copies and can always be assigned",), fix=(at, at, ""),
            )  # fmt: skip
            return t.put(at, at + 1)
        if kind == "TYPE" and t.at(at + 1) == "NAME":
            return _c_parameter(t, at)
        if t.text(at) == "...":
            t.tell("E0338", "a function has a fixed number of parameters", at)
            return t.put(at - (t.at(at - 1) == ","), at + 1)
    if t.follows("NAME") and t.wants(":") is not None:
        return _after_name(t)
    if t.follows("type") or t.follows("member") or t.follows("path"):
        if kind == "=":
            end = at
            while t.at(end) not in (",", ")", "{", "$END"):
                end = t.close(end) + 1 if t.at(end) == "(" and t.close(end) > 0 else end + 1
            t.tell("E0338", "parameters have no default values", at, end - 1, label="leave it out")
            return t.put(at, end)
    return False


def _after_name(t: Trouble) -> bool:
    """A parameter's name that no `:` follows."""
    at, kind = t.position, t.at(t.position)
    word = t.text(at - 1)
    if word == "mut" and kind == "NAME":
        t.tell(
            "E0305", "there is no `mut`", at - 1, label="leave it out",
            notes=("parameters are copies and can always be assigned",), fix=(at - 1, at - 1, ""),
        )  # fmt: skip
        return t.put(at - 1, at)
    if word == "void" and kind == ")":
        t.tell("E0325", "there is no `void`", at - 1, label="leave it out", fix=(at - 1, at - 1, ""))
        return t.put(at - 1, at)
    if word in C_TYPES and kind in ("NAME", "*"):
        return _c_parameter(t, at - 1)
    if kind in ("TYPE", "NAME", "*", "["):
        t.tell(
            "E0319", "a `:` stands between a name and its type", at, label="missing `:` before this",
            fix=(at - 1, at, f"{word}: {t.text(at)}"),
        )  # fmt: skip
        return t.put(at, at, ":")
    if kind in (",", ")"):
        t.tell(
            "E0339", f"the parameter `{word}` has no type", at - 1, label=f"write `{word}: i64`, say",
        )  # fmt: skip
        return t.put(at, at, ":", "TYPE")
    return False


def _c_parameter(t: Trouble, type: int) -> bool:
    """`int a`, `char *s`, `i64 a`: reported once for the whole list of parameters."""
    name = type + 1
    while t.at(name) in ("*", "TYPE") or (t.at(name) == "NAME" and t.at(name + 1) in ("NAME", "*")):
        name += 1
    stars = "*" * sum(t.at(i) == "*" for i in range(type, name))
    word = t.text(type)
    meant = stars + C_TYPES.get(word, word)
    t.tell(
        "E0303", "a parameter's name comes before its type", type, name,
        fix=(type, name, f"{t.text(name)}: {meant}"),
    )  # fmt: skip
    open = t.first + 2
    close = t.close(open)
    if close < 0:
        return t.drop_block(t.first)
    return t.put(open + 1, close)


def result(t: Trouble) -> bool:
    """`func f() i64 {`, `func f(): i64 {`, `-> (`, `func f();`, `func f() = e`"""
    at, kind = t.position, t.at(t.position)
    if t.follows("->") and t.within("func"):
        close = t.close(at)
        if kind == "(" and close >= 0:
            empty = close == at + 1
            what = "a function that returns nothing has no `->`" if empty else "a function returns one value"
            t.tell(
                "E0325", what, at - 1 if empty else at, close, label="leave it out" if empty else "",
                helps=() if empty else ("pass a pointer for each further result",),
                fix=(at - 1, close, "") if empty else None,
            )  # fmt: skip
            return t.put(at - 1, close + 1)
        return False
    if not (t.within("func") and (t.follows(")") or t.follows("->", "type") or t.follows("->", "path"))):
        return False
    if t.follows(")") and kind in ("TYPE", "NAME", "*", "["):
        t.tell(
            "E0321", "`->` stands before a function's result", at, label="missing `->` before this",
            fix=(at, at, f"-> {t.text(at)}"),
        )  # fmt: skip
        return t.put(at, at, "->")
    if t.follows(")") and kind in (":", "FOREIGN") and t.at(at + 1) in ("TYPE", "NAME", "*", "["):
        t.tell(
            "E0321", "`->` stands before a function's result", at, label="not this", fix=(at, at, "->"),
        )  # fmt: skip
        return t.put(at, at + 1, "->")
    if kind == ":" or t.text(at) == "=>":
        t.tell("E0329", "a function's body stands in braces", at, label="`{` belongs here")
        return t.go(_past_indented(t, at + 1))
    if kind == ";" or kind in ("func", "struct", "import", "const", "var", "$END"):
        t.tell(
            "E0340", f"the function `{t.text(t.first + 1)}` has no body", t.first, at - 1,
            label="`{ }` must follow",
            notes=("the order of declarations does not matter, so nothing has to be announced",),
        )  # fmt: skip
        return t.go(at)
    if kind == "=":
        t.tell("E0329", "a function's body stands in braces", at, label="`{ return … }` belongs here")
        return t.drop_block(at)
    return False


def fields(t: Trouble) -> bool:
    """What goes wrong between a struct's braces; told once a struct."""
    if not (t.within("struct") and t.within("{")):
        return False
    at, kind = t.position, t.at(t.position)
    named = t.follows("NAME") and t.wants(":") is not None
    starts = t.follows("{") or t.follows(",")
    foreign = t.text(at - 1) in C_TYPES
    open = t.first + 2
    close = t.close(open)
    if kind == ";" and t.at(at - 1) != ",":
        t.tell("E0335", "a comma stands between fields", at, label="not a `;`", fix=(at, at, ","))
    elif kind in ("func", "FOREIGN") or t.word(at) in FUNCTION_WORDS or t.word(at - 1) in FUNCTION_WORDS:
        t.tell(
            "E0335", "a struct holds only fields", at, helps=("a function stands beside it and takes `*S`",)
        )
    elif kind == "=":
        t.tell("E0338", "fields have no default values", at, helps=("a variable without a value is zeroed",))
    elif (kind == "TYPE" and (named or starts)) or (named and kind in ("NAME", "*") and foreign):
        if named and kind == "TYPE":
            t.tell(
                "E0319", "a `:` stands between a name and its type", at, label="missing `:` before this",
                fix=(at - 1, at, f"{t.text(at - 1)}: {t.text(at)}"),
            )  # fmt: skip
        else:
            first = at if kind == "TYPE" else at - 1
            t.tell("E0303", "a field's name comes before its type", first, helps=("write `name: type`",))
    elif named and kind in ("NAME", "*", "["):
        t.tell("E0319", "a `:` stands between a name and its type", at, label="missing `:` before this")
    elif kind in ("let", "var", "const"):
        t.tell("E0335", f"a field takes no `{kind}`", at, label="leave it out", fix=(at, at, ""))
    elif kind == "NAME" and (t.follows("type") or t.follows("path")):
        t.tell(
            "E0335", "a comma stands between fields", at - 1, label="missing `,` behind this",
            fix=(at - 1, at - 1, f"{t.text(at - 1)},"),
        )  # fmt: skip
    else:
        return False
    return t.put(open + 1, close) if close >= 0 else t.drop()


def import_form(t: Trouble) -> bool:
    """`import foo`, `import "x" as y`, `use x;`, `from x import y`"""
    if t.at(t.first) == "import" and t.follows("import"):
        at = t.position
        if t.at(at) not in ("NAME", "(", "<"):
            return False
        word = t.word(at)
        t.tell(
            "E0336", "a file's name stands in quotes", at,
            helps=(f'write `import "{word}.nx"`',) if word else ('write `import "file.nx"` for each file',),
            fix=(at, at, f'"{word}.nx"') if word and t.at(at + 1) not in (".", "::", "NAME") else None,
        )  # fmt: skip
        return t.go(_line_end(t, at))
    if t.at(t.first) == "import" and t.at(t.position) == "as":
        t.tell(
            "E0336", "an import cannot be renamed", t.position, t.position + 1,
            helps=("a file's declarations are reached as `name`, or as `module::name` with the file's name",),
        )  # fmt: skip
        return t.put(t.position, _line_end(t, t.position))
    word = t.word(t.first)
    if t.top and word in IMPORT_WORDS and t.at(t.first + 1) in ("NAME", "STRING", "<"):
        t.tell("E0336", f"`{word}` is not a keyword", t.first, helps=('write `import "file.nx"`',))
        return t.go(_line_end(t, t.first))
    return False


def _line_end(t: Trouble, index: int) -> int:
    close = t.close(index) if t.at(index) == "(" else -1
    index = max(index, close) + 1
    while t.at(index) != "$END" and not t.begins_line(index):
        index += 1
    return index


def foreign_declaration(t: Trouble) -> bool:
    """`class C {`, `enum E {`"""
    word = t.word(t.first)
    if (
        not t.top
        or word not in TOP_WORDS
        or t.at(t.first + 1) not in ("NAME", "STRING", "struct", "<", "FOREIGN", "!")
    ):
        return False
    t.tell("E0337", f"there is no `{word}`", t.first, helps=(TOP_WORDS[word],))
    t.drop_block(t.first)
    while t.at(t.resume) in ("NAME", "*", ",", ";") and not t.begins_line(t.resume):
        t.resume += 1
    return True


def top_let(t: Trouble) -> bool:
    """`let` outside a function."""
    if not t.top or t.at(t.first) != "let":
        return False
    t.tell(
        "E0334", "`let` stands only inside functions", t.first,
        helps=("at top level write `const` for a constant, `var` for what changes",),
        fix=(t.first, t.first, "const"),
    )  # fmt: skip
    return t.put(t.first, t.first + 1, "const" if t.find("=", t.first) >= 0 else "var")


def top_statement(t: Trouble) -> bool:
    """A statement outside every function."""
    if not t.top or t.position != t.first:
        return False
    kind = t.at(t.first)
    simple = kind == "NAME" and t.at(t.first + 1) in ("=", "(", "[", ".", "::", "+=", "-=", "FOREIGN")
    if not simple and kind not in ("if", "while", "for", "loop", "return", "break", "continue", "{"):
        return False
    what = "a call" if simple and t.at(t.first + 1) in ("(", "::") else "a statement"
    t.tell(
        "E0107", f"{what} cannot stand outside a function", t.first,
        helps=("what is to run goes into `func main() -> i64 { }`",),
    )  # fmt: skip
    return _skip_statements(t)


def _skip_statements(t: Trouble) -> bool:
    """Everything up to the next declaration belongs to the same mistake."""
    at = t.first
    while t.at(at) not in ("$END", "func", "struct", "const", "import", "}"):
        if t.at(at) == "var" and t.begins_line(at):
            break
        if t.at(at) in ("{", "(") and t.close(at) >= 0:
            at = t.close(at)
        at += 1
    return t.go(at)
