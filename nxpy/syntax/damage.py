"""Keeps one mistake one error: what the checker says only because the parser had to leave something out.

    func f() { let x = ; g(x) }      E0201 at the `;`; that `x` has no type is not told as well
    func h() -> u8 { return 300 }    told: nothing in it is damaged
    func i() { let y = ;
        z = 1 }                      told: no `z` stands before it, and nothing is wrong on its line

A declaration with a syntax error in it is damaged, and so is a file's surface (the names and types that
other declarations see) where the error is in a function's head or between declarations.

What could not be typed has the checker's type ERROR, about which nothing more is said; so mistakes of
types elsewhere are mistakes of their own, unless the structure (E01xx: braces, heads) is damaged as well.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source
from nxpy.syntax import tree

_SURE = frozenset(("E1002",))
"""Errors that stand whatever else is missing, but beside a syntax error of their own line."""
_NAMES = frozenset(("E1001", "E1003", "E1006"))
"""What a declaration could explain that was left out and has the same name."""
_KINDS = frozenset(("E1009",))
"""The same, but the name is known, so that only a damaged line could hold another meaning."""
_MODULES = frozenset(("E1004", "E1005"))
"""What no function's body can explain."""
_TYPES = frozenset(
    (
        "E2001",
        "E2002",
        "E2003",
        "E2004",
        "E2005",
        "E2006",
        "E2010",
        "E2011",
        "E2014",
        "E2016",
        "E2017",
        "E2018",
    )
)
"""What only the expression's own types decide."""
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*+")

Line = tuple[int, int]
"""A source's id and a line of it."""


def sift(modules: Iterable[tree.Module], bag: Bag, parsed: int) -> None:
    """Takes back those of `bag.items[parsed:]`, all the checker's, that earlier syntax errors explain."""
    places: dict[int, list[int]] = {}
    for item in bag.items[:parsed]:
        if item.span is not None and item.code.startswith("E0") and not item.code.startswith("E04"):
            places.setdefault(id(item.span.source), []).append(item.span.start)
    if not places:
        return
    damaged: dict[int, list[_Damaged]] = {}
    lines = _lines(bag.items[:parsed])
    structural = sorted(
        (id(d.span.source), d.span.start) for d in bag.items[:parsed] if d.span and d.code.startswith("E01")
    )
    surface = False
    for module in modules:
        source = id(module.source)
        here = sorted(places.get(source, ()))
        surface |= _surface(module, here)
        damaged[source] = [
            _Damaged(d, lines, any(s == source and d.start <= at <= d.end for s, at in structural))
            for d in module.declarations
            if _between(here, d.start, d.end)
        ]

    def stands(item: Diagnostic) -> bool:
        if item.code in _SURE:
            return _line(item) not in lines
        if surface and (structural or item.code not in _TYPES):
            return False
        return _stands(item, damaged)

    bag.items[parsed:] = [item for item in bag.items[parsed:] if stands(item)]


def _line(item: Diagnostic) -> Line | None:
    span = item.span
    return None if span is None else (id(span.source), span.position[0])


def _lines(items: list[Diagnostic]) -> set[Line | None]:
    """Every line that one of the errors points at."""
    found: set[Line | None] = set()
    for span in (item.span for item in items):
        if span is not None:
            last = span.source.line_column(span.end)[0]
            found.update((id(span.source), line) for line in range(span.position[0], last + 1))
    return found


def _between(places: list[int], start: int, end: int) -> int:
    """How many of the sorted places lie in [start, end]."""
    return bisect_left(places, end + 1) - bisect_left(places, start)


def _surface(module: tree.Module, places: list[int]) -> bool:
    bodies = [d.body for d in module.declarations if isinstance(d, tree.FuncDecl)]
    return len(places) > sum(_between(places, body.start, body.end) for body in bodies)


def _stands(item: Diagnostic, damaged: dict[int, list[_Damaged]]) -> bool:
    span = item.span
    if span is None:
        return False
    for label in item.related:
        for decl in damaged.get(id(label.span.source), ()):
            if decl.start <= label.span.start <= decl.end and not decl.start <= span.start <= decl.end:
                return False
    for decl in damaged.get(id(span.source), ()):
        if decl.start <= span.start <= decl.end:
            return decl.leaves(item)
    return True


class _Damaged:
    """A declaration with syntax errors, and where in it each word stands first. `structural` says that
    one of the errors is about its braces or head."""

    __slots__ = ("all", "end", "lines", "marred", "start", "structural")

    def __init__(self, decl: tree.Decl, lines: set[Line | None], structural: bool) -> None:
        self.structural = structural
        self.start = decl.start
        self.end = decl.end
        self.lines = lines
        self.all: dict[str, int] | None = None
        self.marred: dict[str, int] = {}
        """The same, on lines with a syntax error only."""

    def leaves(self, item: Diagnostic) -> bool:
        """Whether an error of the checker has nothing to do with the damage."""
        span = item.span
        if span is None or _line(item) in self.lines:
            return False
        if item.code in _MODULES:
            return True
        if item.code in _TYPES:
            return not self.structural
        if item.code not in _NAMES and item.code not in _KINDS:
            return False
        if self.all is None:
            self.all = self._words(span.source)
        first = self.all if item.code in _NAMES else self.marred
        name = span.text.rsplit("::", 1)[-1].strip()  # "" where something was put in
        return bool(name) and first.get(name, span.start) >= span.start

    def _words(self, source: Source) -> dict[str, int]:
        found: dict[str, int] = {}
        for match in _WORD.finditer(source.text, self.start, self.end):
            word, start = match[0], match.start()
            if (id(source), source.line_column(start)[0]) in self.lines:
                self.marred.setdefault(word, start)
            found.setdefault(word, start)
        return found
