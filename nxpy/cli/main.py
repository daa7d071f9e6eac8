"""`nxpy VERB ...`: finds the verb, runs it, and turns what goes wrong into a message and a code."""

from __future__ import annotations

import os
import sys

from nxpy.cli import VERBS, exits
from nxpy.cli.options import HelpWanted, Usage
from nxpy.cli.terminal import complain, forsake, say


def main(argv: list[str] | None = None) -> int:
    """Run a command line (`sys.argv` by default) and return its exit code."""
    words = sys.argv[1:] if argv is None else argv
    if sys.stdin is None or sys.stdout is None or sys.stderr is None:
        from nxpy.cli.closed import stand_in

        stand_in()
    try:
        return _verb(words)
    except Usage as error:
        complain(wrong_usage(error))
        return exits.USAGE
    except KeyboardInterrupt:
        return exits.INTERRUPTED
    except BrokenPipeError:
        forsake(1)
        return exits.PIPE_CLOSED
    except MemoryError:
        complain("error: out of memory\n")
        return exits.OUT_OF_MEMORY
    except Exception as error:
        from nxpy.cli.fault import report_fault

        return report_fault(error, words)


def wrong_usage(error: Usage) -> str:
    """The message. Words of the command line are in it, and in these may be anything."""
    from nxpy.base.visible import one_line

    lead = "" if error.hint.startswith("usage:") else "help: "
    hint = f"  = {lead}{one_line(error.hint)}\n" if error.hint else ""
    return f"error: {one_line(str(error))}\n{hint}"


def _verb(words: list[str]) -> int:
    if not words or words[0] in ("--help", "-h", "help"):
        from nxpy.cli import help

        return help.main(words[1:])
    if words[0] in ("--version", "-V"):
        from nxpy import __version__

        say(f"nxpy {__version__}\n")
        return exits.OK
    name, rest = words[0], words[1:]
    row = VERBS.get(name)
    if row is None:
        raise _no_verb(name)
    try:
        return row.main(rest)
    except HelpWanted:
        from nxpy.cli import help

        return help.main([name])


def _no_verb(name: str) -> Usage:
    from nxpy.base.suggest import nearest

    if name.endswith(".nx") or os.path.isfile(name):
        return Usage(f"`{name}` is a file, not a verb", f"to run it: nxpy run {name}")
    near = nearest(name, VERBS)
    hint = f"did you mean `nxpy {near}`?" if near else "the verbs are " + ", ".join(VERBS)
    return Usage(f"nxpy has no verb `{name}`", hint)
