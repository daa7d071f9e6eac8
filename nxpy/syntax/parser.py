"""Text to tree: the shift-reduce driver over the tables of grammar/nx.lark.

    parse(source, bag)   ->   tree.Module; every mistake in the bag, in no particular order
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span
from nxpy.syntax import tree
from nxpy.syntax.builder import Builder, SuspectError
from nxpy.syntax.lexer import MAX_ERRORS, Tokens, TooMany, tokenize
from nxpy.syntax.module import assemble
from nxpy.syntax.tables import ACTIONS, TABLES

if TYPE_CHECKING:
    from nxpy.syntax.recovery import Recovery

MAX_DEPTH = 256
"""Levels to which brackets, blocks, prefix operators and pointer types may nest."""
MAX_CHAIN = 1000
"""Operators in a row, and links of one `else if` chain."""

_NESTING = [int(name in ("(", "[", "{", "prefix", "*")) for name in TABLES.symbols]
_ELSE = TABLES.symbols.index("else")


def parse(source: Source, bag: Bag) -> tree.Module:
    """The module that a source holds. Where the bag has failed, it is what could be made out."""
    collecting = gc.isenabled()
    gc.disable()  # a tree has no cycles, and the collector would walk it again and again
    tokens = Tokens(source)
    items: list[Any] = []
    try:
        tokens = tokenize(source, bag)
        items = _Parser(tokens, bag).run()
    except TooMany:
        if len(bag.items) >= MAX_ERRORS:
            bag.add(
                Diagnostic(
                    "E0506", "too many errors", Span(source, len(source.text), len(source.text)),
                    notes=(f"after {MAX_ERRORS} errors the rest of the file was not read",),
                )
            )  # fmt: skip
        tokens = Tokens(source)
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
        self.states = [0]
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
        actions, gotos, rules = ACTIONS, TABLES.gotos, self.rules
        kinds = self.tokens.kinds
        kind = kinds[position]
        try:
            while True:
                act = actions[states[-1]][kind]
                if act > 0:
                    states.append(act)
                    values.append(position)
                    position += 1
                    kind = kinds[position]
                    if len(states) > MAX_DEPTH:
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
                    states.append(gotos[states[-1]][lhs])
                elif states[-1] == TABLES.accept:
                    return -1, None
                else:
                    return position, None
        except SuspectError as suspect:
            return position, suspect.node

    def _check_depth(self, position: int) -> None:
        """Ends the parse where brackets, blocks, prefix operators and pointers nest too deeply."""
        nested = sum(map(_NESTING.__getitem__, self.states))
        if nested > MAX_DEPTH or self.states.count(_ELSE) > MAX_CHAIN:
            t = self.tokens
            here = Span(t.source, t.starts[position - 1], t.ends[position - 1])
            self.bag.add(
                Diagnostic(
                    "E0501", "this is nested too deeply", here,
                    notes=(f"brackets, blocks and prefix operators may nest {MAX_DEPTH} levels deep",),
                )
            )  # fmt: skip
            raise TooMany

    def _recover(self, position: int, node: Any) -> int:
        """Deals with an error; the token from which to read on."""
        from nxpy.syntax.recovery import Recovery, Restart

        if self.recovery is None:
            self.recovery = Recovery(self.tokens, self.bag)
        try:
            if node is None:
                base, resume = self.recovery.at_error(self.states, self.values, position)
            else:
                base, resume, accept = self.recovery.at_suspect(self.states, self.values, position, node)
                if accept:
                    self.builder.accepted.add(node.start)
        except Restart:
            self._begin()
            return 0
        del self.states[base:], self.values[base - 1 :]
        return resume
