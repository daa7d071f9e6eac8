"""Places: where they are, and checked reads and writes of them."""

from __future__ import annotations

from nxpy.core.nodes import Const, Deref, Elem, Expr, Load, Local, Member, Place, Var
from nxpy.engines.llvm.body import PLACES, Address, Body
from nxpy.lang.types import ArrayType, Type

NEAR = 1 << 36
"""Offsets below this keep an address's distance from its slot's start from wrapping."""


def variable(body: Body, node: Var) -> Address:
    held = node.variable
    name = f"%l{held.index}" if isinstance(held, Local) else body.module.global_address(held)
    return Address(name, "0", 0, None)


def element(body: Body, node: Elem, *, one_past: bool = False) -> Address:
    """The array's own length is known here, so its check needs nothing from memory."""
    base = body.place(node.base)
    assert isinstance(node.base.type, ArrayType)
    length = node.base.type.length
    index = body.value(node.index)
    if isinstance(node.index, Const) and 0 <= node.index.value < length + one_past:
        base.constant += int(node.index.value) * node.type.size
        return base
    if body.safe:
        good = body.emit(f"icmp ult i64 {index}, {length + one_past}")
        trap = f"nx_trap_index(i64 {index}, i64 {length}, "
        body.require(good, lambda: trap, node.span, "index", extra=node.base.type.name)
    base.offset = body.add(base.offset, body.scaled(index, node.type.size))
    return base


def member(body: Body, node: Member) -> Address:
    base = body.place(node.base)
    base.constant += node.offset
    return base


def dereference(body: Body, node: Deref) -> Address:
    root, offset = body.pair(node.pointer) if body.safe else (body.value(node.pointer), "0")
    if node.index is not None:
        offset = body.add(offset, body.scaled(body.value(node.index), node.type.size))
    if offset.isdigit() and int(offset) < NEAR:
        return Address(root, "0", int(offset), node)
    return Address(root, offset, 0, node)


def pointer_to(body: Body, at: Address) -> str:
    return body.join((body.join((at.root, at.offset)), str(at.constant)))


def align_of(place: Place, at: Address) -> int:
    """A variable is aligned; what a pointer leads to need not be."""
    return 1 if at.node is not None else place.type.align


def check(body: Body, at: Address, type: Type, node: Expr | Place, *, store: bool) -> None:
    """[address, address + size) lies in the live block of the root, and may be written."""
    if not body.safe or at.node is None or id(at.node) in body.proven:
        return
    offset = body.add(at.offset, str(at.constant))
    delta = body.emit(f"call i64 @nx.delta(ptr {at.root})")
    if at.offset == "0" and 0 <= at.constant < NEAR:
        # So near its root an address cannot wrap, and its last byte can be asked for at once.
        end = body.add(delta, str(at.constant + type.size - 1))
        bound = body.emit(f"call i64 @nx.bound(ptr {at.root})")
        good = body.emit(f"icmp ult i64 {end}, {bound}")
    else:
        inside = body.add(delta, offset)
        good = body.emit(f"icmp ult i64 {inside}, {limit(body, at.root, type.size)}")
    kind = "store" if store else "load"
    body.require(good, lambda: f"nx_trap_access(ptr {at.root}, i64 {offset}, ", node.span, kind, type.size)
    if store:
        writable = body.emit(f"call i1 @nx.writable(ptr {at.root})")
        body.require(
            writable, lambda: f"nx_trap_access(ptr {at.root}, i64 {offset}, ", node.span, kind, type.size
        )


def limit(body: Body, root: str, size: int) -> str:
    """How many offsets in the root's block an access of `size` bytes may start at."""
    bound = body.emit(f"call i64 @nx.bound(ptr {root})")
    return bound if size == 1 else body.emit(f"call i64 @llvm.usub.sat.i64(i64 {bound}, i64 {size - 1})")


def read(body: Body, node: Load) -> str:
    at = body.place(node.place)
    check(body, at, node.type, node.place, store=False)
    return body.load(node.type, pointer_to(body, at), align_of(node.place, at))


def write(body: Body, place: Place, at: Address, value: str) -> None:
    check(body, at, place.type, place, store=True)
    body.store(place.type, value, pointer_to(body, at), align_of(place, at))


PLACES.update({Var: variable, Elem: element, Member: member, Deref: dereference})
