"""Keeps one mistake one error: what the checker says only because the parser had to leave something out.

    func f() { let x = ; g(x) }      E0201 at the `;`; that `x` has no type is not told as well
    func h() -> u8 { return 300 }    told: nothing in it is damaged

A declaration with a syntax error in it is damaged, and so is a file's surface (the names and types that
other declarations see) where the error is in a function's head or between declarations.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.syntax import tree

_SURE = frozenset(("E1002",))
"""Errors that stand whatever else is missing, but beside a syntax error of their own line."""


def sift(modules: Iterable[tree.Module], bag: Bag, parsed: int) -> None:
    """Takes back those of `bag.items[parsed:]`, all the checker's, that earlier syntax errors explain."""
    places: dict[int, list[int]] = {}
    for item in bag.items[:parsed]:
        if item.span is not None and item.code.startswith("E0") and not item.code.startswith("E04"):
            places.setdefault(id(item.span.source), []).append(item.span.start)
    if not places:
        return
    damaged: dict[int, list[tree.Decl]] = {}
    lines = {_line(item) for item in bag.items[:parsed]}
    surface = False
    for module in modules:
        here = sorted(places.get(id(module.source), ()))
        surface |= _surface(module, here)
        damaged[id(module.source)] = [d for d in module.declarations if _between(here, d.start, d.end)]
    bag.items[parsed:] = [
        item
        for item in bag.items[parsed:]
        if (_line(item) not in lines if item.code in _SURE else _stands(item, damaged, surface))
    ]


def _line(item: Diagnostic) -> tuple[int, int] | None:
    span = item.span
    return None if span is None else (id(span.source), span.position[0])


def _between(places: list[int], start: int, end: int) -> int:
    """How many of the sorted places lie in [start, end]."""
    return bisect_left(places, end + 1) - bisect_left(places, start)


def _surface(module: tree.Module, places: list[int]) -> bool:
    bodies = [d.body for d in module.declarations if isinstance(d, tree.FuncDecl)]
    return len(places) > sum(_between(places, body.start, body.end) for body in bodies)


def _stands(item: Diagnostic, damaged: dict[int, list[tree.Decl]], surface: bool) -> bool:
    if surface or item.span is None:
        return False
    return not any(d.start <= item.span.start <= d.end for d in damaged.get(id(item.span.source), ()))
