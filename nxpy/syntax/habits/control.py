"""Habits of control flow: loops, conditions, blocks."""

from __future__ import annotations

from nxpy.syntax.habits import reach
from nxpy.syntax.habits.words import COMPOUND, ELSE_IF_WORDS, LOOP_WORDS, STATEMENT_WORDS, SWITCH_WORDS
from nxpy.syntax.tables import KIND
from nxpy.syntax.trouble import STARTERS, Trouble

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
            what = "a range has no step" if step else f"a range is written `{new}`"
            t.tell(
                "E0313", what, f + 3, open - 1,
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
    helps = ("a range is `a..b`, without b: to include the end, add 1 to it, as in `0..n + 1`",)
    if not t.within("for"):
        t.tell("E0314", f"there is no `{t.text(at)}`", at, helps=helps)
        return t.drop()
    end = reach.expression_end(t, at + 1)
    fix = (at, end - 1, f"..{reach.one_more(t, at + 1, end)}") if end > at + 1 else None
    t.tell("E0314", f"there is no `{t.text(at)}`", at, helps=helps, fix=fix)
    return t.put(at, at + 1, "..")


def loop_word(t: Trouble) -> bool:
    """`do { } while c`, `until`, `foreach`"""
    word = t.word(t.first)
    if word not in LOOP_WORDS or not t.same_line(t.first, t.first + 1) or t.at(t.first + 1) in COMPOUND:
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
    """Reads on as if `{` stood for the tokens [first, last) and `}` at the end of the block that is meant."""
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
    if (
        t.at(at) == "NAME"
        and not t.begins_line(at)
        and t.at(at + 1) not in (*COMPOUND, "(", "[", ".", "::", "FOREIGN")
    ):
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
    if word not in SWITCH_WORDS or t.at(t.first + 1) in (*COMPOUND, ".", "["):
        return False
    body = t.first + 1
    while t.at(body) not in ("{", "}", ";", "$END") and not t.begins_line(body):
        body += 1
    arms = word in ("case", "default", "when")
    if not arms and t.at(body) != "{":
        return False
    if arms and t.find(":", t.first) < 0 and t.at(t.first + 1) == "(":
        return False
    t.tell(
        "E0322",
        f"there is no `{word}`",
        t.first,
        helps=("write `if x == 1 { } else if x == 2 { } else { }`",),
    )
    return t.drop() if arms else t.drop_block(t.first)


def statement_word(t: Trouble) -> bool:
    """`unless`, `try`, `pass`, `goto`, …"""
    word = t.word(t.first)
    if word not in STATEMENT_WORDS or t.at(t.first + 1) in (*COMPOUND, "(", ".", "[", "::", ":", "FOREIGN"):
        return False
    t.tell("E0342", f"there is no `{word}` statement", t.first, helps=(STATEMENT_WORDS[word],))
    if t.at(t.first + 1) == "{":
        return t.drop_block(t.first)
    same = t.same_line(t.first, t.first + 1) and t.at(t.first + 1) not in ("}", ";")
    return (
        t.drop_block(t.first)
        if same and word in ("unless", "with", "catch")
        else (t.go(t.statement_end(t.first + 1)) if same else t.go(t.first + 1))
    )
