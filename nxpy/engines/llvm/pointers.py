"""Pointers as pairs of root and offset, for the nodes that keep their operand's root."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nxpy.core.nodes import AddrOf, Cast, Elem, Expr, Load, Local, PtrAdd, Var
from nxpy.engines.llvm.body import VALUES, Body, Pair
from nxpy.engines.llvm.places import element, read
from nxpy.lang.types import PointerType


def pair_of_sum(body: Body, node: PtrAdd) -> Pair:
    root, offset = body.pair(node.pointer)
    assert isinstance(node.type, PointerType)
    moved = body.scaled(body.value(node.index), node.type.to.size)
    return root, body.add(offset, moved)


def pair_of_cast(body: Body, node: Cast) -> Pair:
    if isinstance(node.operand.type, PointerType):
        return body.pair(node.operand)
    return VALUES[Cast](body, node), "0"


def pair_of_load(body: Body, node: Load) -> Pair:
    place = node.place
    if isinstance(place, Var) and isinstance(place.variable, Local) and body.in_pair(place.variable):
        index = place.variable.index
        root = body.emit(f"load ptr, ptr %l{index}, align 8")
        return root, "0" if index in body.plain else body.emit(f"load i64, ptr %o{index}, align 8")
    return read(body, node), "0"


def pair_of_address(body: Body, node: AddrOf) -> Pair:
    """`&place`: forms the address; an `Elem` may be one past its array's end here."""
    place = node.place
    at = element(body, place, one_past=True) if isinstance(place, Elem) else body.place(place)
    return at.root, body.add(at.offset, str(at.constant))


PAIRS: dict[type[Expr], Callable[[Body, Any], Pair]] = {
    PtrAdd: pair_of_sum, Cast: pair_of_cast, Load: pair_of_load, AddrOf: pair_of_address,
}  # fmt: skip
