"""`nxpy new gate NAME`: a file to start from, which passes as it stands."""

from __future__ import annotations

import os

from nxpy.cli import exits
from nxpy.cli.options import Option, Usage, Verb, parse
from nxpy.cli.terminal import Unwritable, say

VERB = Verb(
    "new",
    "write a new gate to start from",
    "gate [OPTIONS] NAME",
    operands=[("gate", "what to make"), ("NAME", "its name: small letters, digits and _")],
    options=[Option("--dir", "DIR", "where to put it (default: gates, if there is one, else here)")],
    examples=[
        ("nxpy new gate my_sum", "write my_sum.nx, with header, criteria, a check and a negative control"),
        ("nxpy new gate my_sum --dir proofs", "into another folder, which is made if need be"),
    ],
)


def main(argv: list[str]) -> int:
    from nxpy.gate.template import file_name, gate

    line = parse(VERB, argv)
    kind, *names = line.operands or [""]
    if kind != "gate":
        what = f"`nxpy new` cannot make a `{kind}`" if kind else "`nxpy new` needs to know what to make"
        raise Usage(what, "it makes gates: nxpy new gate NAME")
    if len(names) != 1:
        raise Usage("`nxpy new gate` needs one NAME", f"usage: nxpy new {VERB.usage}")
    try:
        file = file_name(os.path.basename(names[0]))
    except ValueError as error:
        raise Usage(f"`{names[0]}` cannot be a gate's name: {error}") from None
    folder = os.path.dirname(names[0]) or line.values["dir"] or ("gates" if os.path.isdir("gates") else ".")
    path = os.path.normpath(os.path.join(str(folder), file))
    _write(path, gate(file))
    say(f"wrote {path}\n  run it:   nxpy run {path}\n  judge it: nxpy test {path}\n")
    return exits.OK


def _write(path: str, text: str) -> None:
    """Nothing that is there already is written over."""
    if os.path.lexists(path):
        raise Usage(f"{path} is there already", "choose another name, or remove it first")
    try:
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise Unwritable(f"`{path}`", error) from None
