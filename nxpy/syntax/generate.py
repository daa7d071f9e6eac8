"""Makes the parse tables: `grammar/nx.lark` in, `_tables.py` out.

    python -m nxpy.syntax.generate            write nxpy/syntax/_tables.py
    python -m nxpy.syntax.generate --check    exit 1 where it is not up to date

Lark reads the grammar and builds the LALR(1) automaton; what is written is that automaton with its
unit productions short-cut (see `_bypass` and `_fork`), so that only plain tuples are loaded at run time.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from typing import Any

from nxpy.syntax.tables import GRAMMAR_PATHS, Tables

TARGET = os.path.join(os.path.dirname(__file__), "_tables.py")


class GrammarError(Exception):
    """The grammar has a conflict, or a shape that the tables cannot hold."""


def grammar_text() -> str:
    """The grammar, from the source tree or from beside this package."""
    for path in GRAMMAR_PATHS:
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                return file.read()
    raise GrammarError("grammar/nx.lark is not there")


def digest(text: str) -> str:
    """SHA-256 of the grammar, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def build(text: str) -> Tables:
    """The tables of a grammar; GrammarError where it has a conflict."""
    automaton, spelling = _automaton(text)
    terminals = ("$END", *sorted(set(spelling.values()) - {"$END", "COMMENT", "SPACE"}))
    terminal_id = {name: i for i, name in enumerate(terminals)}
    rules = sorted(
        {a[1] for row in automaton.states.values() for a in row.values() if a[0].name == "Reduce"},
        key=lambda r: (str(r.origin.name), r.order, str(r)),
    )
    rules = [r for r in rules if not r.origin.name.startswith("$root")]
    rule_id = {r: i + 1 for i, r in enumerate(rules)}
    nonterminals = tuple(sorted({str(r.origin.name) for r in rules}))
    start = automaton.start_states["module"]
    order = [start, *(s for s in sorted(automaton.states) if s != start)]
    state_id = {s: i for i, s in enumerate(order)}
    actions: list[list[int]] = []
    gotos: list[dict[int, int]] = []
    for state in order:
        row = [0] * len(terminals)
        goto: dict[int, int] = {}
        for name, (kind, argument) in automaton.states[state].items():
            if name in nonterminals:
                goto[nonterminals.index(name)] = state_id[argument]
            elif kind.name == "Shift":
                row[terminal_id[spelling[name]]] = state_id[argument]
            elif argument in rule_id:
                row[terminal_id[spelling[name]]] = -rule_id[argument]
        actions.append(row)
        gotos.append(goto)
    named = [(str(r.alias or ""), nonterminals.index(str(r.origin.name)), len(r.expansion)) for r in rules]
    accept = state_id[automaton.end_states["module"]]
    symbols = _symbols(actions, gotos, terminals, nonterminals)
    _bypass(actions, gotos, named)
    kept = _reachable(actions, gotos)
    number = {state: i for i, state in enumerate(kept)}
    actions = [[number[act] if act > 0 else act for act in actions[state]] for state in kept]
    gotos = [{n: number[target] for n, target in sorted(gotos[state].items())} for state in kept]
    forks = _fork(actions, gotos, named)
    return Tables(
        digest(text), terminals, nonterminals, (("", 0, 0), *named), number[accept],
        tuple(map(tuple, actions)), tuple(gotos), forks, tuple(symbols[state] for state in kept),
    )  # fmt: skip


def _automaton(text: str) -> tuple[Any, dict[str, str]]:
    """Lark's LALR table, and each terminal's spelling (its name where it is a pattern)."""
    import logging

    import lark

    conflicts: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: conflicts.append(record.getMessage())  # type: ignore[method-assign]
    before = lark.logger.level
    lark.logger.addHandler(handler)
    lark.logger.setLevel(logging.DEBUG)
    try:
        parser = lark.Lark(text, parser="lalr", lexer="basic", start="module", debug=True)
        plain = lark.Lark(text, parser="lalr", lexer="basic", start="module")
    finally:
        lark.logger.removeHandler(handler)
        lark.logger.setLevel(before)
    if conflicts:
        raise GrammarError("\n".join(conflicts))
    spelling = {"$END": "$END"}
    for terminal in parser.terminals:
        fixed = terminal.pattern.type == "str"
        spelling[terminal.name] = terminal.pattern.value if fixed else terminal.name
    return plain.parser.parser._parse_table, spelling


def _reachable(actions: list[list[int]], gotos: list[dict[int, int]]) -> list[int]:
    """The states in breadth-first order: Lark's own numbers differ from run to run."""
    order = [0]
    seen = {0}
    for state in order:
        leads_to = [act for act in actions[state] if act > 0] + [t for _, t in sorted(gotos[state].items())]
        for target in leads_to:
            if target not in seen:
                seen.add(target)
                order.append(target)
    return order


def _symbols(
    actions: list[list[int]], gotos: list[dict[int, int]], terminals: tuple[str, ...],
    nonterminals: tuple[str, ...],
) -> tuple[str, ...]:  # fmt: skip
    """The symbol that leads to each state; an LR state has one."""
    symbols = [""] * len(actions)
    for row, goto in zip(actions, gotos, strict=True):
        for terminal, act in enumerate(row):
            if act > 0:
                symbols[act] = terminals[terminal]
        for nonterminal, target in goto.items():
            symbols[target] = nonterminals[nonterminal]
    return tuple(symbols)


def _bypass(actions: list[list[int]], gotos: list[dict[int, int]], rules: list[tuple[str, int, int]]) -> None:
    """Short-cuts unit productions.

    A state that can only reduce `A -> x` (one symbol, nothing to build) is never entered: whoever
    would enter it goes to where A leads from there.

        in [run: run . binary operand], "+" leads to [binary: "+" .]; after the short-cut it leads
        to [run: run binary . operand] at once
    """

    def final(source: int, target: int) -> int:
        while True:
            possible = set(actions[target]) - {0}
            if len(possible) != 1 or gotos[target]:
                return target
            (only,) = possible
            if only > 0 or rules[-only - 1][0] or rules[-only - 1][2] != 1:
                return target
            target = gotos[source][rules[-only - 1][1]]

    for state, (row, goto) in enumerate(zip(actions, gotos, strict=True)):
        for terminal, act in enumerate(row):
            if act > 0:
                row[terminal] = final(state, act)
        for nonterminal, target in list(goto.items()):
            goto[nonterminal] = final(state, target)


def _fork(
    actions: list[list[int]], gotos: list[dict[int, int]], rules: list[tuple[str, int, int]]
) -> tuple[tuple[int, ...], ...]:
    """Short-cuts the other unit productions, those that only some terminals ask for.

    Where a reduction leads to a state with such a production, its entry in `gotos` becomes ~n, and
    row n has the state that is reached in the end, by terminal. The last column is for a token that
    is no terminal, and asks for nothing.

        behind [path] a "(" begins a call; before any other token it is a name_place, which is an
        operand unless "[" or "." follows
    """

    def final(source: int, target: int, terminal: int) -> int:
        while (act := actions[target][terminal]) < 0 and not rules[-act - 1][0] and rules[-act - 1][2] == 1:
            target = gotos[source][rules[-act - 1][1]]
        return target

    rows: dict[tuple[int, ...], int] = {}
    forked = []
    for source, goto in enumerate(gotos):
        for nonterminal, target in goto.items():
            row = (*(final(source, target, terminal) for terminal in range(len(actions[0]))), target)
            if set(row) != {target}:
                forked.append((source, nonterminal, rows.setdefault(row, len(rows))))
    for source, nonterminal, row_number in forked:
        gotos[source][nonterminal] = ~row_number
    return tuple(rows)


def _wrapped(items: Iterable[str]) -> str:
    lines, line = [], "   "
    for item in items:
        if len(line) + len(item) > 106:
            lines.append(line)
            line = "   "
        line += " " + item + ","
    return "\n".join([*lines, line])


def render(tables: Tables) -> str:
    """The text of `_tables.py`."""
    out = [
        '"""Parse tables, made from grammar/nx.lark by `python -m nxpy.syntax.generate`. Do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "# fmt: off",
        f'DIGEST = "{tables.digest}"',
        "TERMINALS: tuple[str, ...] = (",
        _wrapped(map(repr, tables.terminals)),
        ")",
        "NONTERMINALS: tuple[str, ...] = (",
        _wrapped(map(repr, tables.nonterminals)),
        ")",
        "RULES: tuple[tuple[str, int, int], ...] = (",
        _wrapped(f"({n!r}, {lhs}, {size})" for n, lhs, size in tables.rules),
        ")",
        f"ACCEPT = {tables.accept}",
        "ACTIONS: tuple[tuple[int, ...], ...] = (",
    ]
    for row in tables.actions:
        out.append("    (\n" + _wrapped(map(str, row)) + "\n    ),")
    out += [")", "GOTOS: tuple[dict[int, int], ...] = ("]
    for goto in tables.gotos:
        body = ", ".join(f"{k}: {v}" for k, v in sorted(goto.items()))
        out.append("    {" + body + "},")
    out += [")", "FORKS: tuple[tuple[int, ...], ...] = ("]
    for fork in tables.forks:
        out.append("    (\n" + _wrapped(map(str, fork)) + "\n    ),")
    out += [")", "SYMBOLS: tuple[str, ...] = (", _wrapped(map(repr, tables.symbols))]
    return "\n".join([*out, ")", ""])


def main(arguments: list[str]) -> int:
    text = render(build(grammar_text()))
    if "--check" in arguments:
        with open(TARGET, encoding="utf-8") as file:
            return 0 if file.read() == text else 1
    with open(TARGET, "w", encoding="utf-8") as file:
        file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
