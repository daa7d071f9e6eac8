"""`nxpy VERB ...`: finds the verb, runs it, and turns what goes wrong into a message and a code."""

from __future__ import annotations

import os
import sys

from nxpy.cli import VERBS, exits
from nxpy.cli.options import HelpWanted, Usage
from nxpy.cli.terminal import complain, say


def main(argv: list[str] | None = None) -> int:
    """Run a command line (`sys.argv` by default) and return its exit code."""
    words = sys.argv[1:] if argv is None else argv
    try:
        return _verb(words)
    except Usage as error:
        lead = "" if error.hint.startswith("usage:") else "help: "
        complain(f"error: {error}\n" + (f"  = {lead}{error.hint}\n" if error.hint else ""))
        return exits.USAGE
    except KeyboardInterrupt:
        return exits.INTERRUPTED
    except BrokenPipeError:
        return _pipe_closed()
    except MemoryError:
        complain("error: out of memory\n")
        return exits.OUT_OF_MEMORY
    except Exception as error:
        from nxpy.cli.fault import report_fault

        return report_fault(error, words)


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


def _pipe_closed() -> int:
    # Else the interpreter's own flush at exit would complain about the same pipe again.
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    except OSError:
        pass
    return exits.PIPE_CLOSED
