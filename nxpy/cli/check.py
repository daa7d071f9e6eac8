"""`nxpy check FILE...`: every error and warning of some files; nothing runs."""

from __future__ import annotations

import os

from nxpy.base.diagnostic import Diagnostic
from nxpy.cli import exits
from nxpy.cli.options import COLOUR, FORMAT, INCLUDE, Usage, Verb, parse
from nxpy.cli.terminal import report, say

VERB = Verb(
    "check",
    "report every error in some files, without running them",
    "[OPTIONS] FILE...",
    operands=[("FILE", "a .nx file (a library needs no `main`), or - for standard input")],
    options=[INCLUDE, COLOUR, FORMAT],
    examples=[
        ("nxpy check gates/*.nx", "check many files at once"),
        ("nxpy check --format json gate.nx", "an object a line on stderr, for an editor"),
    ],
)


def main(argv: list[str]) -> int:
    from nxpy.driver.session import Session

    line = parse(VERB, argv)
    if not line.operands:
        raise Usage("`nxpy check` needs a FILE", "usage: nxpy check [OPTIONS] FILE...")
    session = Session(line.texts("I"), os.environ)
    found: list[Diagnostic] = []
    code = exits.OK
    for path in dict.fromkeys(line.operands):
        compilation = session.open(path)
        if compilation.program is None:
            code = max(code, exits.COMPILE if compilation.found else exits.NO_FILE)
        found += compilation.bag.in_order()
    if found:
        report(_once(found), line.text("format"), line.text("color"))
    if code == exits.OK and line.text("format") == "text":
        count = len(dict.fromkeys(line.operands))
        say(f"{count} file{'s' if count > 1 else ''} checked, no errors\n")
    return code


def _once(diagnostics: list[Diagnostic]) -> list[Diagnostic]:
    """A library's mistake is told once, however many of the files import it."""
    seen: dict[object, Diagnostic] = {}
    for d in diagnostics:
        place = (d.span.source.path or d.span.source.name, d.span.start) if d.span else None
        seen.setdefault((d.code, place, d.message), d)
    return list(seen.values())
