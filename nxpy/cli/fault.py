"""A fault in nxpy itself: a short report that says what to send, never a bare traceback."""

from __future__ import annotations

import os
import sys

from nxpy.base.diagnostic import Diagnostic
from nxpy.cli import exits
from nxpy.cli.terminal import complain


def report_fault(error: BaseException, words: list[str]) -> int:
    """Tell of an exception that nothing expected; the full traceback only where NXPY_DEBUG is set."""
    from nxpy.base.render import render

    if os.environ.get("NXPY_DEBUG"):
        import traceback

        complain("".join(traceback.format_exception(error)))
    complain(render(diagnose(error, words)))
    return exits.FAULT


def diagnose(error: BaseException, words: list[str]) -> Diagnostic:
    """I0001 with what a report needs: the versions, the command, the place in nxpy."""
    from nxpy import __version__

    notes = [f"nxpy {__version__}, Python {sys.version.split()[0]}, {sys.platform}"]
    notes.append("command: nxpy " + " ".join(words)[:500])
    notes += _place(error)
    return Diagnostic(
        "I0001",
        f"a fault in nxpy itself: {type(error).__name__}: {str(error)[:300]}",
        None,
        notes=notes,
        helps=[
            "your program may be right or wrong; please report this text together with the source file",
            "NXPY_DEBUG=1 in the environment shows the whole traceback",
        ],
    )


def _place(error: BaseException) -> list[str]:
    """The innermost function of nxpy that the error passed through."""
    place, trace = "", error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if f"{os.sep}nxpy{os.sep}" in code.co_filename:
            file = code.co_filename.rpartition(f"{os.sep}nxpy{os.sep}")[2]
            place = f"in nxpy/{file}, line {trace.tb_lineno}, {code.co_name}"
        trace = trace.tb_next
    return [place] if place else []
