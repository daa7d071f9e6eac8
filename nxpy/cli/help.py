"""`nxpy help [VERB]`, made from the verbs' own rows."""

from __future__ import annotations

from collections.abc import Iterable

from nxpy.cli import VERBS, exits
from nxpy.cli.options import Option, Usage, Verb
from nxpy.cli.terminal import say

WIDTH = 96


def main(argv: list[str]) -> int:
    if not argv:
        say(_overview())
        return exits.OK
    row = VERBS.get(argv[0])
    if row is None:
        raise Usage(f"nxpy has no verb `{argv[0]}`", "the verbs are " + ", ".join(VERBS))
    say(_verb(row.verb()))
    return exits.OK


def _overview() -> str:
    return (
        "nxpy runs NX gates: small programs that prove a property and exit 0 only if it holds.\n\n"
        "Usage: nxpy VERB [OPTIONS] ...\n\nVerbs:\n"
        + _table((row.name, row.help) for row in VERBS.values())
        + "\nExamples:\n"
        + _table((("nxpy run gate.nx", "run a gate"), ("nxpy check gate.nx", "only look for errors")))
        + "\n`nxpy VERB --help` tells what a verb takes.\n"
        "Exit codes: a gate's own; 64 usage, 65 does not compile, 66 no such file, 70 fault in nxpy,\n"
        "74 output cannot be written, 101 trap, 124 out of time, 130 interrupted, 137 out of memory.\n"
    )


def _verb(verb: Verb) -> str:
    parts = [f"nxpy {verb.name}: {verb.help}\n\nUsage: nxpy {verb.name} {verb.usage}\n"]
    if verb.operands:
        parts.append("\n" + _table(verb.operands))
    options = [(_spelling(option), _meaning(option)) for option in verb.options]
    parts.append("\nOptions:\n" + _table([*options, ("-h, --help", "this text")]))
    if verb.examples:
        parts.append("\nExamples:\n" + _table(verb.examples))
    return "".join(parts)


def _spelling(option: Option) -> str:
    names = ", ".join(option.names)
    return f"{names} {option.metavar}" if option.metavar else names


def _meaning(option: Option) -> str:
    return option.help + (f" (default: {option.default})" if option.default is not None else "")


def _table(rows: Iterable[tuple[str, str]]) -> str:
    """Two columns, the second wrapped; where the first is long, the second goes below it."""
    import textwrap

    rows = list(rows)
    left = min(max(len(first) for first, _ in rows), 28)
    out = []
    for first, second in rows:
        lines = textwrap.wrap(second, WIDTH - left - 4, break_on_hyphens=False) or [""]
        if len(first) > left:
            out.append(f"  {first}")
        else:
            out.append(f"  {first:<{left}}  {lines.pop(0)}".rstrip())
        out += [" " * (left + 4) + line for line in lines]
    return "\n".join(out) + "\n"
