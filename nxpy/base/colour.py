"""Terminal colour: when to use it and which.

The flag wins over NO_COLOR, that over FORCE_COLOR, and that over whether a terminal listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TextIO

CHOICES = ("auto", "always", "never")

ROLES = {
    "error": "1;31",
    "trap": "1;31",
    "warning": "1;33",
    "note": "1;36",
    "help": "1;32",
    "strong": "1",
    "gutter": "1;34",
    "related": "1;34",
    "added": "32",
    "quiet": "2",
}
"""SGR parameters by what a piece of text is."""


def wanted(flag: str, environment: Mapping[str, str], stream: TextIO | None) -> bool:
    """Whether to colour what goes to `stream`; `flag` is one of CHOICES."""
    if flag != "auto":
        return flag == "always"
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return environment["FORCE_COLOR"] != "0"
    try:
        return stream is not None and stream.isatty() and environment.get("TERM") != "dumb"
    except ValueError:  # closed
        return False


def paint(role: str, text: str, colour: bool) -> str:
    """The text in its role's colour."""
    return f"\x1b[{ROLES[role]}m{text}\x1b[0m" if colour and text else text
