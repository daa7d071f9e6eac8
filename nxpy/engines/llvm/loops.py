"""Loop versioning: one test in front of a counted loop instead of one check a turn.

Before:  while i < n { sum = sum + a[i]; i = i + 1 }
After:   if (every a[i] with i in [i, n) is good) { the loop, unchecked } else { the loop, checked }

A loop qualifies where the first thing its condition asks is `i < n`, nothing but one `i = i + c`
(c > 0) assigns `i`, `n` and the pointers do not change inside, nothing inside frees memory, and it
holds no other loop. An access qualifies where its byte offset in the root's block is affine in `i`.

Why two ends are enough. With B(i) the offset, in wrapping 64-bit arithmetic: the test asks that
n - i < 2**40 and that one turn moves B by less than 2**22, so from the first end to the last B moves
by less than 2**62 and cannot wrap round; between two ends inside the block it then stays inside.
The test may fail where the loop would not trap (it leaves early, say): then the checked copy runs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from nxpy.core.nodes import (
    AddrOf,
    Binary,
    Cast,
    Const,
    Declare,
    Deref,
    Expr,
    Load,
    Local,
    Logic,
    Loop,
    Member,
    Place,
    PtrAdd,
    Stmt,
    Store,
    Var,
)  # fmt: skip
from nxpy.engines.llvm import ops
from nxpy.engines.llvm.body import Body
from nxpy.engines.llvm.effects import may_free
from nxpy.engines.llvm.places import limit
from nxpy.engines.llvm.types import register
from nxpy.engines.llvm.walk import nodes
from nxpy.lang.types import I64, U64, IntType, PointerType, Type

MOST_TURNS = 1 << 40
MOST_STRIDE = 1 << 22


@dataclass(slots=True)
class Access:
    """One `Deref`: the invariant pointer that holds the root, then what is added to it."""

    node: Deref
    pointer: Local
    terms: list[tuple[Expr, int]]
    """Index expressions and the bytes each counts."""
    constant: int
    size: int
    store: bool


@dataclass(slots=True)
class Plan:
    """A loop that qualifies."""

    counter: Local
    stop: Expr
    step: Expr
    assigned: frozenset[int]
    lets: dict[int, Expr]
    found: list[Access]

    @property
    def accesses(self) -> frozenset[int]:
        return frozenset(id(a.node) for a in self.found)


def plan(body: Body, node: Loop) -> Plan | None:
    """What to test in front of the loop, or None where it does not qualify."""
    head = node.condition
    while isinstance(head, Logic) and head.op == "and":
        head = head.left
    if not isinstance(head, Binary) or head.op != "lt":
        return None
    counter = local_of(head.left)
    if counter is None or not isinstance(counter.type, IntType):
        return None
    inside = [n for part in (node.condition, node.body, node.step) for n in nodes(part)]
    if any(isinstance(n, Loop) or may_free(n, body.module.frees) for n in inside):
        return None
    assigned = assigned_locals(inside)
    made = Plan(counter, head.right, head.right, assigned, {}, [])
    steps = [n for n in inside if isinstance(n, Store) and local_of_place(n.place) is counter]
    declared = any(isinstance(n, Declare) and n.local is counter for n in inside)
    if len(steps) != 1 or declared or not advances(made, steps[0], node) or not invariant(made, head.right):
        return None
    collect(made, node, steps[0])
    return made if made.found else None


def advances(made: Plan, step: Store, node: Loop) -> bool:
    """Whether the one assignment is `i = i + c` at the loop's own level."""
    value = step.value
    if step not in node.body.statements and step not in node.step.statements:
        return False
    if not isinstance(value, Binary) or value.op != "add" or local_of(value.left) is not made.counter:
        return False
    made.step = value.right
    if isinstance(made.step, Const):
        return made.step.value == 1 or (made.step.value > 0 and made.counter.type is I64)
    return made.counter.type is I64 and invariant(made, made.step)


def local_of(node: Expr | None) -> Local | None:
    return local_of_place(node.place) if isinstance(node, Load) else None


def local_of_place(place: Place) -> Local | None:
    """The variable, where the place is a local in a register."""
    if isinstance(place, Var) and isinstance(place.variable, Local) and not place.variable.resident:
        return place.variable
    return None


def assigned_locals(inside: list[Expr | Place | Stmt]) -> frozenset[int]:
    found: set[int] = set()
    for node in inside:
        if isinstance(node, Declare):
            found.add(node.local.index)
        elif isinstance(node, Store):
            place = node.place
            while not isinstance(place, Var | Deref):
                place = place.base
            if isinstance(place, Var) and isinstance(place.variable, Local):
                found.add(place.variable.index)
    return frozenset(found)


# What is affine ---------------------------------------------------------------------------------


def invariant(made: Plan, node: Expr) -> bool:
    """Whether an integer expression has one value throughout the loop and cannot trap."""
    if isinstance(node, Const):
        return True
    if isinstance(node, Load):
        local = local_of(node)
        return local is not None and local.type.is_scalar and local.index not in made.assigned
    if isinstance(node, Binary):
        fine = node.op in ops.INTEGER and isinstance(node.type, IntType)
        return fine and invariant(made, node.left) and invariant(made, node.right)
    return isinstance(node, Cast) and integers(node) and invariant(made, node.operand)


def integers(node: Cast) -> bool:
    return isinstance(node.operand.type, IntType) and isinstance(node.type, IntType)


def affine(made: Plan, node: Expr) -> bool:
    """Whether a 64-bit integer is affine in the counter, with invariant coefficients."""
    if invariant(made, node):
        return True
    local = local_of(node)
    if local is not None:
        return (local is made.counter and local.type in (I64, U64)) or (
            local.index in made.lets and affine(made, made.lets[local.index])
        )
    if isinstance(node, Cast) and integers(node):
        # A narrow counter does not wrap below its bound, so widening it keeps it linear.
        if local_of(node.operand) is made.counter:
            return node.type in (I64, U64)
        return node.type in (I64, U64) and node.operand.type in (I64, U64) and affine(made, node.operand)
    if not isinstance(node, Binary) or node.type not in (I64, U64):
        return False
    if node.op in ("add", "sub"):
        return affine(made, node.left) and affine(made, node.right)
    if node.op == "mul":
        sides = (node.left, node.right)
        return all(affine(made, s) for s in sides) and any(invariant(made, s) for s in sides)
    return node.op == "shl" and isinstance(node.right, Const) and affine(made, node.left)


def collect(made: Plan, node: Loop, step: Store) -> None:
    """Finds the accesses that happen before the counter moves on."""
    parts: list[Expr | Stmt] = [] if node.condition is None else [node.condition]
    for statement in (*node.body.statements, *node.step.statements):
        if statement is step:
            break
        parts.append(statement)
        if isinstance(statement, Declare) and statement.value is not None and not statement.local.assigned:
            pointer = isinstance(statement.local.type, PointerType)
            if not statement.local.resident and (pointer or affine(made, statement.value)):
                made.lets[statement.local.index] = statement.value
    for part in parts:
        for found in nodes(part):
            if isinstance(found, Load | Store):
                consider(made, found.place, found.place.type, isinstance(found, Store))


Affine = Callable[[Expr], bool]


def consider(made: Plan, place: Place, type: Type, store: bool) -> None:
    found = access(lambda node: affine(made, node), place, type, store=store, lets=made.lets)
    if found is not None and found.pointer.index not in made.assigned:
        made.found.append(found)


def access(
    qualifies: Affine, place: Place, type: Type, *, store: bool, lets: dict[int, Expr] | None = None
) -> Access | None:
    """A place behind a local pointer with an offset that qualifies; None for any other. A pointer that
    one of the `lets` names is taken apart further."""
    reached = behind(place)
    if reached is None:
        return None
    node, pointer, terms, constant = reached
    while True:
        if isinstance(pointer, PtrAdd):
            assert isinstance(pointer.type, PointerType)
            terms.append((pointer.index, pointer.type.to.size))
            pointer = pointer.pointer
        elif isinstance(pointer, Cast) and isinstance(pointer.operand.type, PointerType):
            pointer = pointer.operand
        elif isinstance(pointer, AddrOf):
            further = behind(pointer.place)
            if further is None:
                return None
            _, pointer, more, offset = further
            terms += more
            constant += offset
        else:
            local = local_of(pointer)
            if local is None:
                return None
            if lets is None or local.index not in lets:
                break
            pointer = lets[local.index]
    if not all(qualifies(t) for t, _ in terms):
        return None
    return Access(node, local, terms, constant, type.size, store)


def behind(place: Place) -> tuple[Deref, Expr, list[tuple[Expr, int]], int] | None:
    """A place's `Deref`, its pointer, and what is added to that: an index and fields' offsets."""
    constant = 0
    while isinstance(place, Member):
        constant += place.offset
        place = place.base
    if not isinstance(place, Deref):
        return None
    terms = [] if place.index is None else [(place.index, place.type.size)]
    return place, place.pointer, terms, constant


# The test ---------------------------------------------------------------------------------------


def test(body: Body, made: Plan) -> str:
    """An i1: whether the loop may run unchecked. Evaluates nothing that could trap."""
    counter = made.counter
    assert isinstance(counter.type, IntType)
    width = register(counter.type)
    first = body.emit(f"load {width}, ptr %l{counter.index}, align {counter.type.align}")
    stop = body.value(made.stop)
    good = body.emit(f"icmp {'slt' if counter.type.signed else 'ult'} {width} {first}, {stop}")
    start = widen(body, counter.type, first)
    last = body.add(widen(body, counter.type, stop), "-1")
    turns = body.emit(f"sub i64 {last}, {start}")
    good = both(body, good, body.emit(f"icmp ult i64 {turns}, {MOST_TURNS}"))
    if not isinstance(made.step, Const) or made.step.value != 1:
        good = both(body, good, stride_fits(body, body.value(made.step), "1"))
        good = both(body, good, body.emit(f"icmp slt i64 {last}, {1 << 62}"))
    for access in merged(made):
        good = both(body, good, range_test(body, made, access, start, last))
    return good


def merged(made: Plan) -> list[Access]:
    """One access for all that differ in their constant only: it covers them from end to end."""
    groups: dict[object, Access] = {}
    for access in made.found:
        key = shape(made, access)[:2]
        known = groups.get(key)
        if known is None:
            groups[key] = access
            continue
        low = min(known.constant, access.constant)
        high = max(known.constant + known.size, access.constant + access.size)
        writes = known.store or access.store
        groups[key] = Access(known.node, known.pointer, known.terms, low, high - low, writes)
    return list(groups.values())


def shape(made: Plan, access: Access) -> tuple[object, ...]:
    """Equal for accesses with the same test."""
    terms = tuple((spell(made, t), size) for t, size in access.terms)
    return access.pointer.index, terms, access.constant, access.size, access.store


def spell(made: Plan, node: Expr) -> object:
    if isinstance(node, Const):
        return node.value
    local = local_of(node)
    if local is not None:
        return spell(made, made.lets[local.index]) if local.index in made.lets else ("local", local.index)
    if isinstance(node, Binary):
        return node.op, spell(made, node.left), spell(made, node.right)
    assert isinstance(node, Cast)
    return node.type.name, node.operand.type.name, spell(made, node.operand)


def both(body: Body, left: str, right: str) -> str:
    return body.emit(f"and i1 {left}, {right}")


def stride_fits(body: Body, stride: str, least: str) -> str:
    moved = body.emit(f"sub i64 {stride}, {least}")
    return body.emit(f"icmp ult i64 {moved}, {MOST_STRIDE}")


def widen(body: Body, type: IntType, value: str) -> str:
    return (
        value
        if type.bits == 64
        else body.emit(f"{'sext' if type.signed else 'zext'} i{type.bits} {value} to i64")
    )


def range_test(body: Body, made: Plan, access: Access, start: str, last: str) -> str:
    index = access.pointer.index
    root = body.emit(f"load ptr, ptr %l{index}, align 8")
    moved = "0" if index in body.plain else body.emit(f"load i64, ptr %o{index}, align 8")
    base = body.add(moved, str(access.constant))
    base = body.add(base, body.emit(f"call i64 @nx.delta(ptr {root})"))
    room = limit(body, root, access.size)
    low = offset(body, made, access, base, start)
    high = offset(body, made, access, base, last)
    good = both(body, body.emit(f"icmp ult i64 {low}, {room}"), body.emit(f"icmp ult i64 {high}, {room}"))
    if access.store:
        good = both(body, good, body.emit(f"call i1 @nx.writable(ptr {root})"))
    next_offset = offset(body, made, access, base, body.add(start, "1"))
    stride = body.emit(f"sub i64 {next_offset}, {low}")
    return both(body, good, stride_fits(body, body.add(stride, str(MOST_STRIDE // 2)), "0"))


def offset(body: Body, made: Plan, access: Access, base: str, counter: str) -> str:
    """The access's offset in the root's block when the counter is `counter`."""
    total = base
    for term, size in access.terms:
        total = body.add(total, body.scaled(at(body, made, term, counter), size))
    return total


def at(body: Body, made: Plan, node: Expr, counter: str) -> str:
    """An affine expression's value, as i64, at a value of the counter."""
    if invariant(made, node):
        assert isinstance(node.type, IntType)
        return widen(body, node.type, body.value(node))
    local = local_of(node)
    if local is not None:
        return counter if local is made.counter else at(body, made, made.lets[local.index], counter)
    if isinstance(node, Cast):
        return at(body, made, node.operand, counter)
    assert isinstance(node, Binary)
    left = at(body, made, node.left, counter)
    if node.op == "shl":
        assert isinstance(node.right, Const)
        return body.emit(f"shl i64 {left}, {int(node.right.value) % 64}")
    return body.emit(f"{ops.INTEGER[node.op]} i64 {left}, {at(body, made, node.right, counter)}")
