"""A file's header and whether it has a `main`, without the compiler: for selecting gates.

A worker finds out the same with certainty; this is for `--tag`, `--list` and the like, which must not
cost a parse of every file.
"""

from __future__ import annotations

import re

from nxpy.lang import header

READ = 1 << 20
"""Bytes of a file that are looked at."""

_BEFORE_FIRST_TOKEN = re.compile(r"(?:[ \t\r\n\f\v]+|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)*")
_NOT_CODE = re.compile(r'//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/|"(?:[^"\\\n]|\\[^\n])*"')
_MAIN = re.compile(r"(?<![A-Za-z0-9_])func[ \t\r\n]+main[ \t\r\n]*\(")


class Scan:
    """`header` as the header table reads it; bad values are left out. `is_gate`: it has a `main`."""

    __slots__ = ("header", "is_gate")

    def __init__(self, header: dict[str, object], is_gate: bool) -> None:
        self.header = header
        self.is_gate = is_gate


def scan(path: str) -> Scan:
    """Look at a file; one that cannot be read counts as a gate, since it will be red."""
    try:
        with open(path, "rb", opener=_open) as file:
            text = file.read(READ).removeprefix(b"\xef\xbb\xbf").decode(errors="replace")
    except OSError:
        return Scan({}, True)
    return scan_text(text)


def _open(path: str, flags: int) -> int:
    """Without waiting, should the path be a pipe."""
    import os

    return os.open(path, flags | os.O_NONBLOCK)


def scan_text(text: str) -> Scan:
    start = _BEFORE_FIRST_TOKEN.match(text)
    values, _ = header.read(text[: start.end()] if start else "")
    return Scan(values, _MAIN.search(_NOT_CODE.sub(" ", text)) is not None)


def value_text(value: object) -> str:
    """A header value as a user writes it."""
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, float):
        return f"{value:g}"
    return str(value)
