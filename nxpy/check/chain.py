"""Declarations made of each other: the chain that leads from one to what it needs, and where it ends.

A constant may be made of a constant, which is made of another; structs likewise. Each link costs the
checker some of its own stack.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nxpy.base.diagnostic import Label
from nxpy.check.context import Context, Scope
from nxpy.check.symbols import Symbol

NAMED = 3
"""Links of a chain that its message names."""


@contextmanager
def link(context: Context, symbol: Symbol) -> Iterator[None]:
    """The symbol is being worked out. Where that runs out of stack, the chain stays as it is."""
    context.chain.append(symbol)
    yield
    context.chain.pop()


def too_long(context: Context) -> None:
    """Report the chain that ran out of stack, E0501. Called where RecursionError is handled."""
    from itertools import pairwise

    chain = context.chain
    if not chain:
        raise  # noqa: PLE0704 - syntax has limits of its own, so only declarations nest this deep
    first, last = chain[0], chain[-1]
    links = [f"`{a.name}` needs `{b.name}`" for a, b in pairwise(chain[: NAMED + 1])]
    Scope(context, first.scope).error(
        "E0501",
        f"`{first.name}` is at the head of too long a chain of declarations",
        first.name_span,
        f"{first.kind}s that need each other, one after the other",
        notes=[", ".join(links) + " and so on, a thousand times and more"],
        related=[Label(last.name_span, "the chain has come this far")],
    )
