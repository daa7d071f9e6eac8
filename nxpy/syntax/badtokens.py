"""Errors in a single token, in the user's terms. Each function names the kind that was meant."""

from __future__ import annotations

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span

MAX_STRING = 1 << 20
"""Longest string literal, in code points between its quotes."""


def string(source: Source, start: int, end: int, bag: Bag) -> None:
    bag.add(Diagnostic("E0003", "malformed string", Span(source, start, end)))


def character(source: Source, start: int, end: int, bag: Bag) -> str:
    bag.add(Diagnostic("E0004", "malformed character", Span(source, start, end)))
    return "CHARACTER"


def number(source: Source, start: int, end: int, bag: Bag) -> str:
    bag.add(Diagnostic("E0002", "malformed number", Span(source, start, end)))
    return "INTEGER"


def too_large(source: Source, start: int, end: int, bag: Bag) -> None:
    bag.add(Diagnostic("E0005", "this integer does not fit 64 bits", Span(source, start, end)))
