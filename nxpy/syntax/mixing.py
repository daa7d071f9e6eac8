"""Which operators may not stand beside each other without parentheses.

    a & b == c     `==` binds tighter here, `&` does in C's successors: the reader should not have to know
    a | b & c      the same
    a < b < c      compares a bool with c
"""

from __future__ import annotations

from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.syntax.tree import Expr


def report(root: Expr, source: Source, bag: Bag) -> bool:
    """Reports every such pair in the operators of one run; whether there was one."""
    return False
