"""Marks in emitted text, around each call that can trap: from them, where in the file it stands.

A traceback tells line and column of a call in progress, so the functions themselves need to carry
nothing for the reports of traps.

    t = \\x01 7 \\x02 nonzero(b) \\x03      ->      t = nonzero(b)        (line, 4) is site 7
"""

from __future__ import annotations

import re

_MARK = re.compile("\x01(\\d+)\x02|\x03")


def mark(site: int, text: str) -> str:
    return f"\x01{site}\x02{text}\x03"


def plain(text: str) -> str:
    return _MARK.sub("", text)


def resolve(text: str, first_line: int) -> tuple[str, dict[tuple[int, int], int]]:
    """The text without marks, and the site of each marked call by its line and its column (of UTF-8
    bytes, from 0), where the text stands from `first_line` on."""
    lines = []
    places: dict[tuple[int, int], int] = {}
    for number, line in enumerate(text.split("\n"), first_line):
        made, at = "", 0
        for found in _MARK.finditer(line):
            made += line[at : found.start()]
            at = found.end()
            if found[1] is not None:
                places[number, len(made.encode())] = int(found[1])
        lines.append(made + line[at:])
    return "\n".join(lines), places
