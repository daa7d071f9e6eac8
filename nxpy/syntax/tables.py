"""The parse tables as the driver uses them, from `_tables.py` or, for an edited grammar, made anew."""

from __future__ import annotations

import os

_HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE_TREE = os.path.join(os.path.dirname(os.path.dirname(_HERE)), "grammar", "nx.lark")
GRAMMAR_PATHS = (SOURCE_TREE, os.path.join(_HERE, "nx.lark"))
"""Where the grammar may be: in a checkout, or beside this file in an installed package."""


class Tables:
    """One grammar's automaton.

    rules      (builder's name or "", left-hand nonterminal, number of symbols); row 0 is unused
    actions    actions[state][terminal]: > 0 shift to that state, < 0 reduce by rule -n, 0 error
    gotos      gotos[state][nonterminal]: the state after a reduction; < 0 where forks[~n] has it
    forks      forks[~n][terminal]: the state after a reduction that depends on what follows
    accept     the state in which the end of the text is the end of the parse
    symbols    symbols[state]: the terminal or nonterminal that leads to the state
    """

    __slots__ = (
        "accept", "actions", "digest", "forks", "gotos", "nonterminals", "rules", "symbols", "terminals",
    )  # fmt: skip

    def __init__(
        self,
        digest: str,
        terminals: tuple[str, ...],
        nonterminals: tuple[str, ...],
        rules: tuple[tuple[str, int, int], ...],
        accept: int,
        actions: tuple[tuple[int, ...], ...],
        gotos: tuple[dict[int, int], ...],
        forks: tuple[tuple[int, ...], ...],
        symbols: tuple[str, ...],
    ) -> None:
        self.digest = digest
        self.terminals = terminals
        self.nonterminals = nonterminals
        self.rules = rules
        self.accept = accept
        self.actions = actions
        self.gotos = gotos
        self.forks = forks
        self.symbols = symbols

    def after(self, state: int, nonterminal: int, terminal: int) -> int:
        """The state after a reduction to `nonterminal` in `state`, where `terminal` follows."""
        target = self.gotos[state][nonterminal]
        return target if target >= 0 else self.forks[~target][terminal]


def committed() -> Tables:
    """What `_tables.py` holds."""
    from nxpy.syntax import _tables as t

    return Tables(
        t.DIGEST, t.TERMINALS, t.NONTERMINALS, t.RULES, t.ACCEPT, t.ACTIONS, t.GOTOS, t.FORKS, t.SYMBOLS
    )  # fmt: skip


def load() -> Tables:
    """The tables to parse with. In a checkout whose grammar was edited they are made in memory."""
    tables = committed()
    if not os.path.exists(SOURCE_TREE):
        return tables
    with open(SOURCE_TREE, "rb") as file:
        text = file.read()
    from hashlib import sha256

    if sha256(text).hexdigest() == tables.digest:
        return tables
    from nxpy.syntax.generate import build

    return build(text.decode())


TABLES = load()
KIND: dict[str, int] = {name: i for i, name in enumerate(TABLES.terminals)}
FOREIGN = len(TABLES.terminals)
"""The kind of a token that other languages have and NX does not, such as `:=`."""
ACTIONS: tuple[tuple[int, ...], ...] = tuple((*row, 0) for row in TABLES.actions)
