"""A syntax error as the rows that explain it see it: the tokens around it and what was being read."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from nxpy.base.diagnostic import Bag, Diagnostic, Fix, Label
from nxpy.base.source import Span
from nxpy.syntax.lexer import Tokens
from nxpy.syntax.tables import ACTIONS, FOREIGN, KIND, TABLES

_EMPTY_RULES = {
    i
    for i, (name, lhs, _) in enumerate(TABLES.rules)
    if name == "empty" and TABLES.nonterminals[lhs] in ("items", "done")
}
_LISTS = frozenset(s for s, name in enumerate(TABLES.symbols) if name in ("items", "done", "bare"))
_OPENERS = {"{": "}", "(": ")", "[": "]"}


def settle(states: list[int], terminal: int) -> list[int] | None:
    """The states after the reductions that `terminal` asks for, or None where it cannot follow."""
    stack = list(states)
    while True:
        act = ACTIONS[stack[-1]][terminal]
        if act >= 0:
            return stack if act or (terminal == 0 and stack[-1] == TABLES.accept) else None
        _, lhs, size = TABLES.rules[-act]
        if size:
            del stack[-size:]
        stack.append(TABLES.after(stack[-1], lhs, terminal))


def accepts(states: list[int], kinds: bytes) -> int:
    """How many of `kinds` can follow `states`, one after another."""
    stack = states
    for count, kind in enumerate(kinds):
        settled = settle(stack, kind)
        if settled is None:
            return count
        stack = settled
        act = ACTIONS[stack[-1]][kind]
        if act > 0:
            stack.append(act)
    return len(kinds)


class Trouble:
    """One error.

    states     the parser's stack
    position   index of the token that does not fit
    first      index of the first token of the statement or declaration that it is in
    base       length of `states` up to the list that this statement would join
    top        whether that list is the file's, not a block's
    resume     where to read on, set by whoever dealt with the error; the stack is cut to `base`
    """

    __slots__ = (
        "assigned", "bag", "base", "first", "position", "quiet_else", "resume", "source", "states",
        "suspect", "symbols", "tokens", "top",
    )  # fmt: skip

    def __init__(self, tokens: Tokens, states: list[int], values: list[Any], position: int, bag: Bag) -> None:
        self.tokens = tokens
        self.source = tokens.source
        self.states = states
        self.position = position
        self.bag = bag
        base = len(states)
        if not _opens_list(states[-1]):
            while base > 1 and states[base - 1] not in _LISTS:
                base -= 1
        self.base = base
        self.first = _token(tokens, values[base - 1]) if base < len(states) else position
        self.symbols = [TABLES.symbols[s] for s in states]
        self.top = base <= 2
        self.resume = -1
        self.quiet_else = False
        """Whether an `else` here lost its `if` to an earlier error."""
        self.suspect = False
        """Whether the statement parses, but cannot be meant; `position` is then what follows it."""
        self.assigned = False
        """Whether it parses as an assignment to what is no place."""

    # Looking at tokens

    def at(self, index: int) -> str:
        """What a token is: its spelling, or NAME, INTEGER, …; FOREIGN where NX has no such token."""
        if not 0 <= index < len(self.tokens.kinds):
            return "$END"
        kind = self.tokens.kinds[index]
        return "FOREIGN" if kind == FOREIGN else TABLES.terminals[kind]

    def text(self, index: int) -> str:
        return self.tokens.text(index) if 0 <= index < len(self.tokens.kinds) else ""

    def word(self, index: int) -> str:
        """A name's text, "" for any other token."""
        return self.text(index) if self.at(index) == "NAME" else ""

    def touching(self, index: int) -> bool:
        """Whether nothing stands between a token and the next."""
        return self.tokens.ends[index] == self.tokens.starts[index + 1]

    def begins_line(self, index: int) -> bool:
        if index == 0:
            return True
        if index >= len(self.tokens.kinds):
            return True
        t = self.tokens
        return self.source.text.find("\n", t.ends[index - 1], t.starts[index]) >= 0

    def same_line(self, first: int, last: int) -> bool:
        t = self.tokens
        return self.source.text.find("\n", t.starts[first], t.starts[last]) < 0

    def indent(self, index: int) -> int:
        """Column, from 0, of the first character on the token's line."""
        line, _ = self.source.line_column(self.tokens.starts[index])
        text = self.source.line_text(line)
        return len(text) - len(text.lstrip())

    def close(self, index: int) -> int:
        """The token that closes the bracket at `index`, or -1.

        Only brackets of its kind count; parentheses and square brackets do not reach over braces that
        close around them.
        """
        opens = self.at(index)
        closes = _OPENERS.get(opens, "")
        depth = braces = 0
        for at in range(index, len(self.tokens.kinds)):
            kind = self.at(at)
            if kind == opens:
                depth += 1
            elif kind == closes:
                depth -= 1
                if depth == 0:
                    return at
            elif kind == "{":
                braces += 1
            elif kind == "}":
                braces -= 1
                if braces < 0:
                    return -1
        return -1

    def find(self, spelling: str, first: int) -> int:
        """The next such token at or after `first` in the same statement (before `;`, braces), or -1."""
        at = first
        while self.at(at) not in ("$END", ";", "}"):
            if self.at(at) == spelling:
                return at
            if self.at(at) == "{" or (at > first and self.begins_line(at)):
                return -1
            at += 1
        return -1

    def statement_end(self, index: int) -> int:
        """The token at which the statement that holds token `index` is most likely over.

        That is behind a `;`, at a brace, at a keyword that begins a statement, or at a line's start
        that is indented no more than the statement is.
        """
        depth = 0
        indent = self.indent(min(self.first, index))
        at = index
        while True:
            kind = self.at(at)
            if kind in ("$END", "{", "}"):
                return at
            if kind == ";" and depth <= 0:
                return at + 1
            if kind in "([":
                depth += 1
            elif kind in ")]":
                depth -= 1
            elif at > self.first:
                if kind in STARTERS and (depth <= 0 or self.begins_line(at)):
                    return at
                if self.begins_line(at) and self._column(at) <= indent:
                    return at
            at += 1

    def _column(self, index: int) -> int:
        return self.source.line_column(self.tokens.starts[index])[1] - 1

    # What was being read

    def follows(self, *symbols: str) -> bool:
        """Whether the stack ends in these symbols of the grammar."""
        return tuple(self.symbols[-len(symbols) :]) == symbols

    def within(self, symbol: str) -> bool:
        """Whether the statement so far holds this symbol on the stack."""
        return symbol in self.symbols[self.base :]

    def wants(self, spelling: str) -> list[str] | None:
        """The stack's symbols as they would be before this token, or None where it cannot come next."""
        stack = settle(self.states, KIND[spelling])
        return None if stack is None else [TABLES.symbols[s] for s in stack]

    # Telling, and going on

    def span(self, first: int, last: int | None = None) -> Span:
        """From one token's start to another's end."""
        t = self.tokens
        return Span(self.source, t.starts[first], t.ends[first if last is None else last])

    def source_text(self, first: int, last: int) -> str:
        """The text from one token to another."""
        return self.span(first, last).text

    def tell(
        self, code: str, message: str, first: int, last: int | None = None, *, label: str = "",
        notes: tuple[str, ...] = (), helps: tuple[str, ...] = (), related: tuple[Label, ...] = (),
        fix: tuple[int, int, str] | None = None,
    ) -> None:  # fmt: skip
        """Adds the error. `fix` is (first token, last token, what to write for them)."""
        made = None
        if fix is not None:
            made = Fix(self.span(fix[0], fix[1]), fix[2], f"write `{fix[2]}`" if fix[2] else "leave it out")
        self.bag.add(
            Diagnostic(
                code, message, self.span(first, last), label=label, notes=notes, helps=helps,
                related=related, fix=made,
            )
        )  # fmt: skip

    def put(self, first: int, last: int, *kinds: str) -> bool:
        """Reads on as if tokens of these kinds stood in place of [first, last); from the statement's start.

        The new tokens take the places of the old ones, as far as there are any.
        """
        t = self.tokens
        last = min(last, len(t.kinds) - 1)  # the end of the file stays
        first = min(first, last)
        made = []
        for i, kind in enumerate(kinds):
            if first + i < last:
                made.append((KIND[kind], t.starts[first + i], t.ends[first + i]))
            else:
                here = t.ends[last - 1] if last else 0
                made.append((KIND[kind], here, here))
            if kind == "INTEGER":
                t.faulty.add(made[-1][1])
        t.replace(first, last, made)
        self.resume = self.first
        return True

    def go(self, index: int) -> bool:
        """Reads on at a token, without what came before it in this statement."""
        self.resume = min(index, len(self.tokens.kinds) - 1)
        return True

    def drop(self) -> bool:
        """Reads on behind this statement."""
        behind = self.first + 1 if self.suspect else max(self.position, self.first + 1)
        return self.go(self.statement_end(behind))

    def drop_block(self, index: int) -> bool:
        """Reads on behind the block that opens at or after `index`, or behind the statement."""
        at = index
        while self.at(at) not in ("{", "}", ";", "$END"):
            at += 1
        end = self.close(at) if self.at(at) == "{" else -1
        return self.go(end + 1) if end >= 0 else self.drop()


def _opens_list(state: int) -> bool:
    """Whether a list of statements or declarations begins in a state."""
    return any(-act in _EMPTY_RULES for act in ACTIONS[state])


def _token(tokens: Tokens, value: Any) -> int:
    """The first token of what a value on the parser's stack stands for."""
    while isinstance(value, list):
        value = value[0]
    return value if isinstance(value, int) else bisect_left(tokens.starts, value.start)


STARTERS = frozenset(
    ("let", "var", "if", "while", "loop", "for", "break", "continue", "return", "func", "struct", "const",
     "import")
)  # fmt: skip
"""Keywords that begin a statement or a declaration."""
