"""What a verb did not expect: the system refuses something, or a fault in nxpy itself.

Either gets a short report that says what to do, never a bare traceback.
"""

from __future__ import annotations

import errno
import os
import sys

from nxpy.base.diagnostic import Diagnostic
from nxpy.cli import exits
from nxpy.cli.terminal import Unwritable, complain

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EFBIG, errno.EIO)
"""What the system says of a disk that takes nothing more."""


def report_fault(error: BaseException, words: list[str]) -> int:
    """Tell of an exception that nothing expected, and give the exit code; the full traceback only
    where NXPY_DEBUG is set."""
    from nxpy.base.render import render
    from nxpy.base.visible import worded

    refused = refusal(error)
    if refused is not None:
        code, text = refused
        complain(worded(f"error: {text}\n"))
        return code
    if os.environ.get("NXPY_DEBUG"):
        import traceback

        complain("".join(traceback.format_exception(error)))
    complain(render(diagnose(error, words)))
    return exits.FAULT


def refusal(error: BaseException) -> tuple[int, str] | None:
    """The exit code and the message, where it is the system that refuses."""
    if isinstance(error, Unwritable):
        return exits.UNWRITABLE, str(error)
    if isinstance(error, FileNotFoundError) and _folder_gone():
        return exits.NO_FILE, "the current folder was removed\n  = help: change to a folder that exists"
    if isinstance(error, OSError) and error.errno in NO_ROOM:
        what = os.fsdecode(error.filename) if isinstance(error.filename, str | bytes) else "the output"
        return exits.UNWRITABLE, str(Unwritable(what, error))
    return None


def _folder_gone() -> bool:
    try:
        os.getcwd()
    except OSError:
        return True
    return False


def diagnose(error: BaseException, words: list[str]) -> Diagnostic:
    """I0001 with what a report needs: the versions, the command, the place in nxpy."""
    from nxpy import __version__
    from nxpy.base.visible import one_line

    notes = [f"nxpy {__version__}, Python {sys.version.split()[0]}, {sys.platform}"]
    notes.append("command: nxpy " + one_line(" ".join(words)[:500]))
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
