"""`nxpy explain [CODE]`: what an error code means, with an example; without a code, the list."""

from __future__ import annotations

from nxpy.base.codes import Code, all_codes
from nxpy.cli import exits
from nxpy.cli.options import Usage, Verb, parse
from nxpy.cli.terminal import say

VERB = Verb(
    "explain",
    "explain an error code, with an example; without a code, list them",
    "[CODE...]",
    operands=[("CODE", "such as E2001, R0002 (in any case)")],
    examples=[("nxpy explain E2001", "what E2001 means"), ("nxpy explain", "all the codes")],
)


def main(argv: list[str]) -> int:
    line = parse(VERB, argv)
    codes = all_codes()
    if not line.operands:
        say("".join(f"{row.code}  {row.title}\n" for row in codes.values()))
        return exits.OK
    say("\n".join(_explained(_find(word, codes)) for word in line.operands))
    return exits.OK


def _find(word: str, codes: dict[str, Code]) -> Code:
    row = codes.get(word.upper().strip("[]"))
    if row is None:
        from nxpy.base.suggest import nearest

        near = nearest(word.upper(), codes)
        raise Usage(
            f"there is no code `{word}`",
            f"did you mean {near} ({codes[near].title})?" if near else "`nxpy explain` lists all codes",
        )
    return row


def _explained(row: Code) -> str:
    parts = [f"{row.code}: {row.title}\n", row.explanation.strip() + "\n"]
    if row.example:
        verb = "which traps when it runs" if row.code.startswith("R") else "which is wrong"
        parts.append(f"An example, {verb}:\n\n" + _indented(row.example))
        parts += [f"with the file {name}:\n\n" + _indented(text) for name, text in row.files.items()]
    if row.mended:
        parts.append("Put right:\n\n" + _indented(row.mended))
    return "\n".join(parts)


def _indented(text: str) -> str:
    return "".join(f"    {line}".rstrip() + "\n" for line in text.strip("\n").split("\n"))
