"""`I0xxx`: faults of nxpy itself, and what no source is to blame for."""

from __future__ import annotations

from nxpy.base.codes import Code

ROWS = (
    Code(
        "I0001",
        "a fault in nxpy itself",
        "nxpy met a state that it holds to be impossible. Your program may be right or wrong; either\n"
        "way this should have been a proper message. Please send the report's text, the source file\n"
        "and the output of `nxpy version`. With NXPY_DEBUG=1 in the environment the full Python\n"
        "traceback is printed as well.",
        "",
    ),
)
