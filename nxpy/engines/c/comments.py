"""Comments of the source as C spells them."""

from __future__ import annotations

from nxpy.engines.emit_common.comments import lines_of, printable


def as_c(text: str) -> list[str]:
    """One NX comment as `//` lines, with nothing in it that a C compiler would remark on."""
    lines = lines_of(text, _plain)
    return [f"//{'' if line.startswith(' ') or not line else ' '}{line}" for line in lines]


def _plain(line: str) -> str:
    """Without control and direction characters, trigraphs, comment openers, and a last backslash."""
    shown = printable(line).replace("??", "? ?").replace("/*", "/ *").rstrip()
    return shown + "." if shown.endswith("\\") else shown
