"""Many sums side by side: a loop of strided dot products, a stretch of columns at a time.

Before:  for j in 0..m { var s = 0; for k in 0..n { s = s + a[i * n + k] * b[k * n + j] }; c[i * n + j] = s }
After:   for j in 0..m by 32 { vector s = 0; for k { s = s + splat(a[..k]) * b[..j to j + 31] }; c[..] = s }
         and the loop as it was for the columns that are left.

The sums stay what they are, each in its own order, so floats may take part; what was a walk down the
columns of `b` becomes a walk along its rows. A loop qualifies where the sum's terms cannot trap, every
address is affine in j and k together, and moves by one element or none as j does.

The test in front asks that both loops turn fewer than 2**31 times and one turn of k moves an address by
less than 2**22, so that no offset wraps and the four corners of (k, j) bound every access; that, in safe
mode, the corners are good; and that the stores do not touch what the sums read.
"""

from __future__ import annotations

from dataclasses import dataclass

from nxpy.core.nodes import (
    Binary,
    Block,
    Cast,
    Const,
    Declare,
    Deref,
    Expr,
    Load,
    Local,
    Loop,
    Store,
)
from nxpy.engines.llvm import loops, ops
from nxpy.engines.llvm.body import Body
from nxpy.engines.llvm.loops import Access, Plan, both, invariant, local_of, local_of_place
from nxpy.engines.llvm.places import limit
from nxpy.engines.llvm.types import memory, register
from nxpy.engines.llvm.walk import nodes
from nxpy.lang.types import BOOL, I64, FloatType, IntType, Type

MOST_TURNS = 1 << 31
WIDTHS = (256, 64)
"""Bytes of the stretches: a wide one, then a narrow one for what it leaves."""


@dataclass(slots=True)
class Columns:
    """A loop that qualifies. `both` treats the counters of both loops as what varies."""

    j: Local
    k: Local
    stop: Expr
    first_k: Expr
    stop_k: Expr
    start: Expr
    term: Expr
    sum: Local
    out: Access
    reads: dict[int, Access]
    both: Plan


def plan(body: Body, node: Loop) -> Columns | None:
    """The parts of the pattern, or None."""
    outer = counted(node)
    if outer is None:
        return None
    j, stop, statements = outer
    inner = [s for s in statements if isinstance(s, Loop)]
    if len(inner) != 1 or inner[0] is not statements[-2] or not isinstance(statements[-1], Store):
        return None
    head, last = statements[:-2], statements[-1]
    found = counted(inner[0])
    if found is None or len(found[2]) != 1 or not all(isinstance(s, Declare) and s.value for s in head):
        return None
    k, stop_k, adds = found
    add = adds[0]
    if not isinstance(add, Store) or not isinstance(add.value, Binary) or add.value.op != "add":
        return None
    total = local_of_place(add.place)
    starts = {s.local.index: s.value for s in head if isinstance(s, Declare) and s.value is not None}
    if total is None or local_of(add.value.left) is not total or local_of(last.value) is not total:
        return None
    if not {total.index, k.index} <= starts.keys() or len(starts) > 3:
        return None
    bound = local_of(stop_k)
    if bound is not None and bound.index in starts:
        stop_k = starts[bound.index]
    inside = [n for part in (node.condition, node.body, node.step) for n in nodes(part)]
    made = Plan(j, stop, stop, loops.assigned_locals(inside), {}, [])
    fixed = (stop, stop_k, starts[total.index], starts[k.index])
    if not all(simple(e) and invariant(made, e) for e in fixed) or total.type is BOOL:
        return None
    return collect(
        Columns(
            j, k, stop, starts[k.index], stop_k, starts[total.index], add.value.right, total,
            Access(Deref.__new__(Deref), j, [], 0, 0, True), {}, made,
        ),
        last,
    )  # fmt: skip


def counted(node: Loop) -> tuple[Local, Expr, list[object]] | None:
    """`i`, `n` and the statements of `while i < n { ...; i = i + 1 }`, an i64 loop."""
    head = node.condition
    if not isinstance(head, Binary) or head.op != "lt":
        return None
    counter = local_of(head.left)
    if counter is None or counter.type is not I64:
        return None
    statements: list[object] = [*flat(node.body), *flat(node.step)]
    step = statements[-1] if statements else None
    if not isinstance(step, Store) or local_of_place(step.place) is not counter:
        return None
    value = step.value
    fine = isinstance(value, Binary) and value.op == "add" and local_of(value.left) is counter
    if (
        not fine
        or not isinstance(value, Binary)
        or not isinstance(value.right, Const)
        or value.right.value != 1
    ):
        return None
    return counter, head.right, statements[:-1]


def flat(block: Block) -> list[object]:
    """The statements with those of inner blocks in their place."""
    found: list[object] = []
    for statement in block.statements:
        found += flat(statement) if isinstance(statement, Block) else [statement]
    return found


def simple(node: Expr) -> bool:
    """A constant or a variable: nothing that costs anything to evaluate again."""
    return isinstance(node, Const) or local_of(node) is not None


def collect(made: Columns, last: Store) -> Columns | None:
    """Checks every part of the term and gathers the accesses."""
    width = made.sum.type.size
    out = loops.access(affine_in(made), last.place, last.place.type, store=True)
    if out is None or last.place.type is not made.sum.type or coefficient(made, out) != width:
        return None
    made.out = out
    if depends(made, out, made.k) or not lanes(made, made.term):
        return None
    pointers = {access.pointer.index for access in made.reads.values()}
    if not made.both.assigned.isdisjoint({out.pointer.index, *pointers}):
        return None
    strided = any(coefficient(made, a) and depends(made, a, made.k) for a in made.reads.values())
    return made if strided and out.pointer.index not in pointers else None


def affine_in(made: Columns) -> loops.Affine:
    return lambda node: affine(made, node)


def affine(made: Columns, node: Expr) -> bool:
    """Affine in j and k together, as an i64."""
    if node.type is not I64:
        return False
    if invariant(made.both, node) or local_of(node) in (made.j, made.k):
        return True
    if not isinstance(node, Binary) or node.op not in ("add", "sub", "mul"):
        return False
    if not (affine(made, node.left) and affine(made, node.right)):
        return False
    return node.op != "mul" or invariant(made.both, node.left) or invariant(made.both, node.right)


def slope(made: Columns, node: Expr) -> int | None:
    """By how much one turn of j moves an affine expression, where that is a constant."""
    if local_of(node) is made.j:
        return 1
    if invariant(made.both, node) or local_of(node) is made.k:
        return 0
    assert isinstance(node, Binary)
    left, right = slope(made, node.left), slope(made, node.right)
    if left is None or right is None:
        return None
    if node.op == "mul":
        if left == right == 0:
            return 0
        factor = node.right if left else node.left
        return (left or right) * int(factor.value) if isinstance(factor, Const) else None
    return left + right if node.op == "add" else left - right


def coefficient(made: Columns, access: Access) -> int | None:
    total = 0
    for term, size in access.terms:
        found = slope(made, term)
        if found is None:
            return None
        total += found * size
    return total


def depends(made: Columns, access: Access, counter: Local) -> bool:
    return any(local_of(n) is counter for term, _ in access.terms for n in nodes(term) if isinstance(n, Load))


def lanes(made: Columns, node: Expr) -> bool:
    """Whether a term can be had for many columns at once."""
    if isinstance(node, Const) or (isinstance(node, Load) and invariant(made.both, node)):
        return not isinstance(node.type, BoolLike)
    if isinstance(node, Load) and isinstance(node.place, Deref):
        found = loops.access(affine_in(made), node.place, node.type, store=False)
        if found is None or coefficient(made, found) not in (0, node.type.size):
            return False
        made.reads[id(node)] = found
        return True
    if isinstance(node, Binary):
        known = ops.FLOAT if isinstance(node.type, FloatType) else ops.INTEGER
        return node.op in known and lanes(made, node.left) and lanes(made, node.right)
    fine = (
        isinstance(node, Cast) and isinstance(node.operand.type, IntType) and isinstance(node.type, IntType)
    )
    return fine and isinstance(node, Cast) and lanes(made, node.operand)


BoolLike = type(BOOL)


# Code -------------------------------------------------------------------------------------------


def lower(body: Body, made: Columns) -> None:
    """The stretches of columns, behind their test; the loop as it was has to follow."""
    stretch, rest = body.label("stretch"), body.label("columns")
    start = body.emit(f"load i64, ptr %l{made.j.index}, align 8")
    stop, first, last = body.value(made.stop), body.value(made.first_k), body.value(made.stop_k)
    body.branch(test(body, made, start, stop, first, last), stretch, rest)
    body.begin(stretch)
    for width in WIDTHS:
        columns(body, made, width // made.sum.type.size, stop, first, last)
    body.go(rest)
    body.begin(rest)


def test(body: Body, made: Columns, start: str, stop: str, first: str, last: str) -> str:
    good = "true"
    for low, high in ((start, stop), (first, last)):
        turns = body.emit(f"sub i64 {high}, {low}")
        good = both(body, good, body.emit(f"icmp slt i64 {low}, {high}"))
        good = both(body, good, body.emit(f"icmp ult i64 {turns}, {MOST_TURNS}"))
    end_j, end_k = body.add(stop, "-1"), body.add(last, "-1")
    corners = [(k, j) for k in (first, end_k) for j in (start, end_j)]
    written = span(body, made, made.out, corners)
    seen: set[object] = set()
    for access in (made.out, *made.reads.values()):
        key = loops.shape(made.both, access)
        if key in seen:
            continue
        seen.add(key)
        step = body.emit(
            f"sub i64 {place(body, made, access, body.add(first, '1'), start)},"
            f" {place(body, made, access, first, start)}"
        )
        good = both(body, good, loops.stride_fits(body, body.add(step, str(loops.MOST_STRIDE // 2)), "0"))
        if body.safe:
            good = both(body, good, inside(body, made, access, corners))
        if access is not made.out:
            low, high = span(body, made, access, corners)
            before = body.emit(f"icmp ule i64 {high}, {written[0]}")
            behind = body.emit(f"icmp ule i64 {written[1]}, {low}")
            good = both(body, good, body.emit(f"or i1 {before}, {behind}"))
    return good


def pointer(body: Body, access: Access) -> tuple[str, str]:
    """Root and offset of the access's pointer variable."""
    index = access.pointer.index
    root = body.emit(f"load ptr, ptr %l{index}, align 8")
    whole = not body.safe or index in body.plain
    return root, "0" if whole else body.emit(f"load i64, ptr %o{index}, align 8")


def place(body: Body, made: Columns, access: Access, k: str, j: str) -> str:
    """Bytes from the pointer variable's value to what is accessed at (k, j)."""
    total = str(access.constant)
    for term, size in access.terms:
        total = body.add(total, body.scaled(at(body, made, term, k, j), size))
    return total


def at(body: Body, made: Columns, node: Expr, k: str, j: str) -> str:
    local = local_of(node)
    if local is made.j or local is made.k:
        return j if local is made.j else k
    if invariant(made.both, node):
        return body.value(node)
    assert isinstance(node, Binary)
    left = at(body, made, node.left, k, j)
    return body.emit(f"{node.op} i64 {left}, {at(body, made, node.right, k, j)}")


def inside(body: Body, made: Columns, access: Access, corners: list[tuple[str, str]]) -> str:
    """Whether every corner is a good access of the root's block."""
    root, offset = pointer(body, access)
    base = body.add(offset, body.emit(f"call i64 @nx.delta(ptr {root})"))
    room = limit(body, root, access.size)
    good = body.emit(f"call i1 @nx.writable(ptr {root})") if access.store else "true"
    for k, j in corners:
        at_corner = body.add(base, place(body, made, access, k, j))
        good = both(body, good, body.emit(f"icmp ult i64 {at_corner}, {room}"))
    return good


def span(body: Body, made: Columns, access: Access, corners: list[tuple[str, str]]) -> tuple[str, str]:
    """The lowest address of an access at the corners, and the one behind the highest."""
    for name in ("umin", "umax"):
        body.module.declare(f"declare i64 @llvm.{name}.i64(i64, i64)")
    base = body.emit(f"ptrtoint ptr {body.join(pointer(body, access))} to i64")
    low = high = ""
    for k, j in corners:
        address = body.add(base, place(body, made, access, k, j))
        low = body.emit(f"call i64 @llvm.umin.i64(i64 {low}, i64 {address})") if low else address
        high = body.emit(f"call i64 @llvm.umax.i64(i64 {high}, i64 {address})") if high else address
    return low, body.add(high, str(access.size))


def columns(body: Body, made: Columns, count: int, stop: str, first: str, last: str) -> None:
    """The columns from j on, `count` at a time, while there are that many."""
    vector = f"<{count} x {register(made.sum.type)}>"
    head, start, turn, inner, done, end = (
        body.label(name) for name in ("wide", "sums", "turn", "row", "sum", "few")
    )
    init = splat(body, count, made.sum.type, body.value(made.start))
    body.go(head)
    body.begin(head)
    j = body.emit(f"load i64, ptr %l{made.j.index}, align 8")
    left = body.emit(f"sub i64 {stop}, {j}")
    body.branch(body.emit(f"icmp sge i64 {left}, {count}"), start, end)
    body.begin(start)
    body.go(turn)
    body.begin(turn)
    next_k, next_sum = body.name(), body.name()
    k = body.emit(f"phi i64 [ {first}, %{start} ], [ {next_k}, %{inner} ]")
    total = body.emit(f"phi {vector} [ {init}, %{start} ], [ {next_sum}, %{inner} ]")
    body.branch(body.emit(f"icmp slt i64 {k}, {last}"), inner, done)
    body.begin(inner)
    term = wide(body, made, made.term, count, k, j)
    kind = "fadd" if isinstance(made.sum.type, FloatType) else "add"
    body.do(f"{next_sum} = {kind} {vector} {total}, {term}")
    body.do(f"{next_k} = add i64 {k}, 1")
    body.go(turn)
    body.begin(done)
    root, offset = pointer(body, made.out)
    to = body.join((root, body.add(offset, place(body, made, made.out, k, j))))
    body.do(f"store {vector} {total}, ptr {to}, align 1")
    body.do(f"store i64 {body.add(j, str(count))}, ptr %l{made.j.index}, align 8")
    body.go(head)
    body.begin(end)


def splat(body: Body, count: int, type: Type, value: str) -> str:
    one = f"<{count} x {register(type)}>"
    first = body.emit(f"insertelement {one} poison, {register(type)} {value}, i64 0")
    return body.emit(f"shufflevector {one} {first}, {one} poison, <{count} x i32> zeroinitializer")


def wide(body: Body, made: Columns, node: Expr, count: int, k: str, j: str) -> str:
    """A term's values for columns j to j + count - 1."""
    vector = f"<{count} x {register(node.type)}>"
    access = made.reads.get(id(node))
    if access is not None:
        root, offset = pointer(body, access)
        at_first = body.join((root, body.add(offset, place(body, made, access, k, j))))
        if coefficient(made, access):
            return body.emit(f"load {vector}, ptr {at_first}, align 1")
        value = body.emit(f"load {memory(node.type)}, ptr {at_first}, align 1")
        return splat(body, count, node.type, value)
    if isinstance(node, Binary):
        row = ops.FLOAT if isinstance(node.type, FloatType) else ops.INTEGER
        left = wide(body, made, node.left, count, k, j)
        return body.emit(f"{row[node.op]} {vector} {left}, {wide(body, made, node.right, count, k, j)}")
    if isinstance(node, Cast):
        source, target = node.operand.type, node.type
        value = wide(body, made, node.operand, count, k, j)
        if source.size == target.size:
            return value
        assert isinstance(source, IntType)
        kind = "trunc" if source.size > target.size else "sext" if source.signed else "zext"
        return body.emit(f"{kind} <{count} x {register(source)}> {value} to {vector}")
    return splat(body, count, node.type, body.value(node))
