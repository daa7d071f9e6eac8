"""Which pointers are their own root, and which local variables need another one for it."""

from __future__ import annotations

from collections.abc import Container

from nxpy.core import nodes as core
from nxpy.core.walk import inside
from nxpy.lang.types import PointerType


def is_own_root(node: core.Expr, derived: Container[core.Local | core.Global]) -> bool:
    """Whether a pointer expression is its own root; `derived` are the variables that may not be."""
    while isinstance(node, core.Cast) and isinstance(node.operand.type, PointerType):
        node = node.operand
    if isinstance(node, core.PtrAdd):
        return False
    if isinstance(node, core.AddrOf):
        return isinstance(node.place, core.Var)
    if isinstance(node, core.Load) and isinstance(node.place, core.Var):
        return node.place.variable not in derived
    return True


def derived(function: core.Function) -> list[core.Local]:
    """The local variables that may hold a pointer which is not its own root."""
    stores: list[tuple[core.Local, core.Expr]] = []
    for node in inside(function.body):
        if isinstance(node, core.Declare) and node.value is not None:
            stores.append((node.local, node.value))
        elif isinstance(node, core.Store) and isinstance(node.place, core.Var):
            if isinstance(node.place.variable, core.Local):
                stores.append((node.place.variable, node.value))
    found: dict[core.Local, None] = {}
    grew = True
    while grew:
        grew = False
        for local, value in stores:
            if not isinstance(local.type, PointerType) or local.resident or local in found:
                continue
            if not is_own_root(value, found):
                found[local] = None
                grew = True
    return list(found)
