"""Text to tree: the shift-reduce driver over the tables of grammar/nx.lark.

    parse(source, bag)   ->   tree.Module; every mistake in the bag, in no particular order
"""

from __future__ import annotations

import gc
from typing import Any

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span
from nxpy.syntax import tree
from nxpy.syntax.builder import Builder
from nxpy.syntax.lexer import Tokens, tokenize
from nxpy.syntax.module import assemble
from nxpy.syntax.tables import ACTIONS, TABLES


def parse(source: Source, bag: Bag) -> tree.Module:
    """The module that a source holds. Where the bag has failed, it is what could be made out."""
    collecting = gc.isenabled()
    gc.disable()  # a tree has no cycles, and the collector would walk it again and again
    try:
        tokens = tokenize(source, bag)
        return assemble(tokens, _Parser(tokens, bag).run(), bag)
    finally:
        if collecting:
            gc.enable()


class _Parser:
    """One parse: a stack of states and the stack of values beside it."""

    __slots__ = ("bag", "builder", "rules", "states", "tokens", "values")

    def __init__(self, tokens: Tokens, bag: Bag) -> None:
        self.tokens = tokens
        self.bag = bag
        self.builder = Builder(tokens, bag)
        self.rules = [
            (size, lhs, getattr(self.builder, name) if name else None) for name, lhs, size in TABLES.rules
        ]
        self.states = [0]
        self.values: list[Any] = []

    def run(self) -> list[Any]:
        """The file's imports and declarations."""
        states, values = self.states, self.values
        actions, gotos, rules = ACTIONS, TABLES.gotos, self.rules
        kinds = self.tokens.kinds
        position = 0
        kind = kinds[0]
        while True:
            act = actions[states[-1]][kind]
            if act > 0:
                states.append(act)
                values.append(position)
                position += 1
                kind = kinds[position]
            elif act:
                size, lhs, make = rules[-act]
                if size == 1:
                    states.pop()
                    if make is not None:
                        values[-1] = make(values[-1])
                elif size:
                    parts = values[-size:]
                    del states[-size:], values[-size:]
                    values.append(make(*parts))  # type: ignore[misc]
                else:
                    values.append(make())  # type: ignore[misc]
                states.append(gotos[states[-1]][lhs])
            elif states[-1] == TABLES.accept:
                items: list[Any] = values[0]
                return items
            else:
                t = self.tokens
                self.bag.add(
                    Diagnostic("E0101", "unexpected", Span(t.source, t.starts[position], t.ends[position]))
                )
                return values[0] if values and isinstance(values[0], list) else []
