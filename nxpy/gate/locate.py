"""Where in the source a check's name stands, so that a failure can be shown with its line."""

from __future__ import annotations

import os
import re
import shlex

from nxpy.base.source import Source
from nxpy.base.visible import spelt, visible

SOUGHT = 50
"""Failed rows of one gate whose lines are looked for."""

_STRING = re.compile(r'"((?:[^"\\\n]|\\[^\n])*)"')


def rows(found: list[tuple[bool, str, int]], source: Source) -> tuple[list[tuple[bool, str, int]], int]:
    """The rows with the lines of those that failed, and the first such line in the gate's own file."""
    out: list[tuple[bool, str, int]] = []
    first = sought = 0
    for passed, name, _ in found:
        line = 0
        if not passed and sought < SOUGHT:
            sought += 1
            line = line_of(name, source)
            first = first or line
        out.append((passed, name, line))
    return out, first


def line_of(name: str, source: Source) -> int:
    """The line of the string that holds a row's name, or the most of its start; 0 where none does.

    A gate may put a name together (`"T" + number + " sums agree"`); a string of at least four
    characters that the name starts with, or else holds, will do.
    """
    best, best_at = 0, 0
    for match in _STRING.finditer(source.text):
        text = match[1].replace('\\"', '"').replace("\\n", "").strip()
        text = text.removeprefix("PASS ").removeprefix("FAIL ").strip()
        if text == name:
            return source.line_column(match.start())[0]
        if len(text) >= 4 and text in name:
            weight = 2 * len(text) + name.startswith(text)
            if weight > best:
                best, best_at = weight, match.start()
    return source.line_column(best_at)[0] if best else 0


def quoted(word: str) -> str:
    """A word as a shell takes it, and as a terminal may show it: what must not reach one is spelt out, byte
    by byte, in the quotes that bash, zsh and POSIX since 2024 have for that."""
    if visible(word) == word and "\n" not in word:
        return shlex.quote(word)
    return "$'" + "".join(map(_in_quotes, word)) + "'"


def _in_quotes(char: str) -> str:
    if char in "\\'":
        return "\\" + char
    return char if spelt(char) == char else "".join(f"\\x{byte:02x}" for byte in os.fsencode(char))
