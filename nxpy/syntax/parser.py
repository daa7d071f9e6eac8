"""Text to tree: the shift-reduce driver over the tables of grammar/nx.lark.

parse(source, bag)   ->   tree.Module; every mistake in the bag, in no particular order
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span
from nxpy.syntax import tree
from nxpy.syntax.builder import MAX_CHAIN, Builder, SuspectError, TooLongError
from nxpy.syntax.lexer import MAX_ERRORS, Tokens, TooMany, tokenize
from nxpy.syntax.module import assemble
from nxpy.syntax.tables import ACTIONS, KIND, TABLES

if TYPE_CHECKING:
    from nxpy.syntax.recovery import Recovery

MAX_DEPTH = 256
"""Levels to which brackets, blocks, prefix operators and pointer types may nest."""

_NESTED = ("(", "[", "{", "prefix", "*")
_PARAMETERS = TABLES.nonterminals.index("parameters")
_PLAIN = bytes(
    state
    for state, name in enumerate(TABLES.symbols)
    if name not in _NESTED or _PARAMETERS in TABLES.gotos[state]
)
"""The states that are no level of nesting; a function's `(` stays on the stack while its body is read."""
_ENDS = ("}", "block", "choice", ";")
_BEGINNING = frozenset(KIND[word] for word in ("const", "else", "func", "struct", "import"))
_CLOSED = frozenset(state for state, name in enumerate(TABLES.symbols) if name in _ENDS)
_SEMICOLON = KIND[";"]
_ELSE = TABLES.symbols.index("else")
_DEEPER = frozenset(range(len(TABLES.symbols))).difference(_PLAIN) | {_ELSE}
"""The states that a limit counts."""


def parse(source: Source, bag: Bag) -> tree.Module:
    """The module that a source holds. Where the bag has failed, it is what could be made out."""
    collecting = gc.isenabled()
    gc.disable()  # a tree has no cycles, and the collector would walk it again and again
    items: list[Any] = []
    before = len(bag.items)
    tokens = Tokens(source, before + MAX_ERRORS)
    try:
        tokenize(tokens, bag)
        items = _Parser(tokens, bag).run()
    except TooMany as stop:
        if len(bag.items) == before:
            here = Span(source, len(source.text), len(source.text))
            bag.add(Diagnostic("E0101", "the rest of this file makes no sense", here))
        elif stop.cut or len(bag.items) >= tokens.limit:
            last = max(bag.items[before:], key=lambda item: item.span.start if item.span else 0)
            last.notes = (*last.notes, "there are too many errors: the rest of the file was not read")
        tokens = Tokens(source, 0)
        tokens.append(0, len(source.text), len(source.text))
    finally:
        if collecting:
            gc.enable()
    return assemble(tokens, items, bag)


class _Parser:
    """One parse: a stack of states and the stack of values beside it."""

    __slots__ = ("bag", "builder", "recovery", "rules", "states", "tokens", "values")

    def __init__(self, tokens: Tokens, bag: Bag) -> None:
        self.tokens = tokens
        self.bag = bag
        self.recovery: Recovery | None = None
        self._begin()

    def _begin(self) -> None:
        self.builder = Builder(self.tokens, self.bag)
        self.rules: list[tuple[int, int, Any]] = [
            (size, lhs, getattr(self.builder, name) if name else None) for name, lhs, size in TABLES.rules
        ]
        self.states: list[int] = [0]
        self.values: list[Any] = []

    def run(self) -> list[Any]:
        """The file's imports and declarations."""
        position = 0
        while True:
            position, node = self._read(position)
            if position < 0:
                items: list[Any] = self.values[0]
                return items
            position = self._recover(position, node)

    def _read(self, position: int) -> tuple[int, Any]:
        """Shifts and reduces from a token on, as far as it goes.

        Returns the token that does not fit and the statement that is in doubt, if it is one; or -1.
        """
        states, values = self.states, self.values
        actions, gotos, forks, rules = ACTIONS, TABLES.gotos, TABLES.forks, self.rules
        kinds = self.tokens.kinds
        kind = kinds[position]
        state = states[-1]
        try:
            while True:
                act = actions[state][kind]
                if act > 0:
                    state = act
                    states.append(state)
                    values.append(position)
                    position += 1
                    kind = kinds[position]
                    if len(states) > MAX_DEPTH and state in _DEEPER:
                        self._check_depth(position)
                elif act:
                    size, lhs, make = rules[-act]
                    if size == 1:
                        if make is not None:
                            values[-1] = make(values[-1])
                        states.pop()
                    elif size:
                        value = make(*values[-size:])
                        del states[-size:], values[-size:]
                        values.append(value)
                    else:
                        values.append(make())
                    state = gotos[states[-1]][lhs]
                    if state < 0:
                        state = forks[~state][kind]
                    states.append(state)
                elif state == TABLES.accept:
                    return -1, None
                else:
                    return position, None
        except SuspectError as suspect:
            return position, suspect.node
        except TooLongError as error:
            self._too_long(error)
            raise

    def _check_depth(self, position: int) -> None:
        """Ends the parse where brackets, blocks, prefix operators and pointers nest too deeply."""
        nested = len(bytes(self.states).translate(None, _PLAIN))
        if nested > MAX_DEPTH or self.states.count(_ELSE) > MAX_CHAIN:
            t = self.tokens
            deep = nested > MAX_DEPTH
            what = "this is nested too deeply" if deep else "this chain of `else if` is too long"
            self.bag.add(
                Diagnostic(
                    "E0501", what, Span(t.source, t.starts[position - 1], t.ends[position - 1]),
                    notes=(f"brackets, blocks, prefixes and pointers nest at most {MAX_DEPTH} levels deep",)
                    if deep
                    else (f"it has at most {MAX_CHAIN} links",),
                )
            )  # fmt: skip
            raise TooMany

    def _too_long(self, error: TooLongError) -> None:
        self.bag.add(
            Diagnostic(
                "E0502", "this expression is too long", Span(self.tokens.source, error.start, error.end),
                notes=(f"an expression chains at most {MAX_CHAIN} operators, accesses or casts",),
                helps=("split it with `let`, or write a loop",),
            )
        )  # fmt: skip
        raise TooMany

    def _begins_anew(self, position: int) -> bool:
        """Whether the statement before an error is complete, so that the error is not its own."""
        from nxpy.syntax.trouble import settle

        t = self.tokens
        last = t.ends[position - 1] if position else 0
        apart = t.source.text.find("\n", last, t.starts[position]) >= 0
        if not (apart or self.states[-1] in _CLOSED or t.kinds[position] in _BEGINNING):
            return False
        return settle(list(self.states), _SEMICOLON) is not None

    def _complete(self) -> None:
        """Reduces a complete statement."""
        states, values = self.states, self.values
        while (act := ACTIONS[states[-1]][_SEMICOLON]) < 0:
            size, lhs, make = self.rules[-act]
            parts = values[len(values) - size :]
            value = make(*parts) if make is not None else parts[0]
            del states[len(states) - size :], values[len(values) - size :]
            values.append(value)
            states.append(TABLES.after(states[-1], lhs, _SEMICOLON))

    def _recover(self, position: int, node: Any) -> int:
        """Deals with an error; the token from which to read on."""
        from nxpy.syntax.recovery import Recovery, Restart

        if self.recovery is None:
            self.recovery = Recovery(self.tokens, self.bag)
        if node is None and self._begins_anew(position):
            try:
                self._complete()
            except SuspectError as suspect:
                node = suspect.node
        try:
            if node is None:
                base, resume = self.recovery.at_error(list(self.states), self.values, position)
            else:
                base, resume, accept = self.recovery.at_suspect(
                    list(self.states), self.values, position, node
                )
                if accept:
                    self.builder.accepted.add(node.start)
                    self.builder.lenient = len(self.builder.accepted) > MAX_ERRORS
        except Restart:
            self._begin()
            return 0
        del self.states[base:], self.values[base - 1 :]
        return resume
