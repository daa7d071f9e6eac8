"""Which values an expression can have, so that a test for wrapping is left out where none can wrap.

Python's integers do not wrap, so `a + b` may be left as it is until someone looks. An expression
has two ranges:

    raw    of what Python computes, without wrapping: equal to the NX value modulo 2**bits
    seen   of the NX value itself, as a comparison or a store sees it

    x: u8                 raw          seen
    x + 1                 1 .. 256     0 .. 255      has to be wrapped before it is seen
    (x as i64) + 1        1 .. 256     1 .. 256      needs nothing

In: a function. Out: the ranges of its expressions. Local variables get one range for the whole
function, from everything stored to them. Two kinds of steps need no test although nothing bounds
the variable by itself:

* `x = x + 1` in a loop `while x < e`, as the only store to x in the loop, and not in an inner one:
  since the condition held, x was below some value, and so below the type's largest.
* a 64-bit variable that starts within 2**61 of zero and moves by at most 2**12 at a time: at a
  billion steps a second it would need 13 days to leave 2**62, and this engine makes 50 million.
"""

from __future__ import annotations

from collections.abc import Iterator

from nxpy.core import nodes as core
from nxpy.core.scalar import ADDRESS_MASK, COMPARISONS
from nxpy.lang.types import BoolType, IntType, PointerType, Type

Range = tuple[int, int]

WIDEST = 1 << 192
"""Values are left unwrapped up to here."""
START, STEP, REACH = 1 << 61, 1 << 12, 1 << 62
ROUNDS = 3
"""How often the variables' ranges are narrowed; each round is sound by itself."""


def bounds(type: Type) -> Range:
    """Least and greatest value of a type that Python ints stand for."""
    if isinstance(type, IntType):
        return type.min, type.max
    return (0, 1) if isinstance(type, BoolType) else (0, ADDRESS_MASK)


def is_integral(type: Type) -> bool:
    return isinstance(type, IntType | BoolType | PointerType)


class Ranges:
    """The ranges in one function. `eager` holds the ids of the operations whose operands have to be
    wrapped first, since the result would grow too wide."""

    __slots__ = ("_bounded", "_memo", "_stores", "eager", "locals")

    def __init__(self, function: core.Function) -> None:
        self.locals: dict[core.Local, Range] = {}
        self.eager: set[int] = set()
        self._bounded: set[int] = set()
        self._memo: dict[int, Range] = {}
        self._stores: dict[core.Local, list[core.Expr | None]] = {}
        self._collect(function)
        for _ in range(ROUNDS):
            self._memo.clear()
            self.eager.clear()
            before, self.locals = self.locals, {local: self._stored(local) for local in self._stores}
            if self.locals == before:
                break
        self._memo.clear()
        self.eager.clear()

    # Variables ----------------------------------------------------------------------------------

    def _collect(self, function: core.Function) -> None:
        for local in function.locals[function.param_count :]:
            if isinstance(local.type, IntType) and not local.resident:
                self._stores[local] = []
        for statement, _ in walk(function.body):
            if isinstance(statement, core.Declare) and statement.local in self._stores:
                self._stores[statement.local].append(statement.value)
            elif isinstance(statement, core.Store):
                target = stored_local(statement)
                if target is not None and target in self._stores:
                    self._stores[target].append(statement.value)
            elif isinstance(statement, core.Loop):
                self._bounded.update(_bounded_steps(statement))

    def _stored(self, local: core.Local) -> Range:
        """The join of all that is stored to a local, under the ranges known so far."""
        assert isinstance(local.type, IntType)
        free: list[Range] = []
        up = down = runs = False
        for value in self._stores[local]:
            step = None if value is None else self._step(local, value)
            if step is None:
                free.append((0, 0) if value is None else self.seen(value))
                continue
            runs = runs or id(value) not in self._bounded
            up, down = up or step[1] > 0, down or step[0] < 0
        if not free:
            return bounds(local.type)
        low, high = min(low for low, _ in free), max(high for _, high in free)
        if not runs:
            return (local.type.min if down else low), (local.type.max if up else high)
        wide = local.type.bits == 64 and (local.type.signed or not down)
        if wide and low >= -START and high <= START:
            return low - down * REACH, high + up * REACH
        return bounds(local.type)

    def _step(self, local: core.Local, value: core.Expr) -> Range | None:
        """By how much `local = value` moves it; None where it is no step, or one that may wrap."""
        if not isinstance(value, core.Binary) or value.op not in ("add", "sub"):
            return None
        left, right = value.left, value.right
        if value.op == "add" and _is_load_of(right, local):
            left, right = right, left
        if not _is_load_of(left, local):
            return None
        low, high = self.seen(right)
        if value.op == "sub":
            low, high = -high, -low
        if id(value) in self._bounded or -STEP <= low <= high <= STEP:
            return low, high
        return None

    # Expressions --------------------------------------------------------------------------------

    def seen(self, expr: core.Expr) -> Range:
        """The range of an expression's NX value."""
        low, high = self.raw(expr)
        least, greatest = bounds(expr.type)
        return (low, high) if least <= low and high <= greatest else (least, greatest)

    def raw(self, expr: core.Expr) -> Range:
        """The range of what Python computes for the expression."""
        if expr.__class__ is core.Const:
            return int(expr.value), int(expr.value)
        known = self._memo.get(id(expr))
        if known is None:
            known = self._memo[id(expr)] = self._raw(expr)
        return known

    def _raw(self, expr: core.Expr) -> Range:
        if isinstance(expr, core.Const):
            return int(expr.value), int(expr.value)
        if isinstance(expr, core.Load):
            variable = expr.place.variable if isinstance(expr.place, core.Var) else None
            known = self.locals.get(variable) if isinstance(variable, core.Local) else None
            return known or bounds(expr.type)
        if isinstance(expr, core.Binary):
            return self._binary(expr)
        if isinstance(expr, core.NonZero):
            return self.seen(expr.operand)
        if isinstance(expr, core.Unary):
            low, high = self.raw(expr.operand)
            return (-high, -low) if expr.op == "neg" else (~high, ~low)
        if isinstance(expr, core.Cast) and is_integral(expr.operand.type):
            return self.raw(expr.operand) if truncates(expr) else self.seen(expr.operand)
        if isinstance(expr, core.PtrAdd):
            low, high = self.raw(expr.index)
            size = element_size(expr)
            base = self.raw(expr.pointer)
            if max(-low, high, -base[0], base[1]) > WIDEST:
                self.eager.add(id(expr))
                base, (low, high) = self.seen(expr.pointer), self.seen(expr.index)
            return base[0] + low * size, base[1] + high * size
        return bounds(expr.type)

    def _binary(self, expr: core.Binary) -> Range:
        if expr.op in COMPARISONS:
            return 0, 1
        if expr.op in ("div", "rem", "shr"):
            return _quotient(expr.op, self.seen(expr.left), self.seen(expr.right), expr.type)
        if id(expr) in self._bounded:
            low, high = _combine(expr.op, self.seen(expr.left), self.seen(expr.right), expr.type)
            least, greatest = bounds(expr.type)
            return max(low, least), min(high, greatest)
        made = _combine(expr.op, self.raw(expr.left), self.raw(expr.right), expr.type)
        if made[0] >= -WIDEST and made[1] <= WIDEST:
            return made
        self.eager.add(id(expr))
        return _combine(expr.op, self.seen(expr.left), self.seen(expr.right), expr.type)


def element_size(expr: core.PtrAdd) -> int:
    assert isinstance(expr.type, PointerType)
    return expr.type.to.size


def truncates(expr: core.Cast) -> bool:
    """Whether a cast between ints looks at no more bits than its operand has."""
    return expr.type.size <= expr.operand.type.size and not isinstance(expr.operand.type, BoolType)


def _combine(op: str, left: Range, right: Range, type: Type) -> Range:
    if op == "add":
        return left[0] + right[0], left[1] + right[1]
    if op == "sub":
        return left[0] - right[1], left[1] - right[0]
    if op == "mul":
        corners = [a * b for a in left for b in right]
        return min(corners), max(corners)
    if op == "shl":
        low, high = modulo(right, type)
        return min(left[0] << low, left[0] << high), max(left[1] << low, left[1] << high)
    if op == "and":
        # A side that is not negative bounds the result by itself.
        tops = [side[1] for side in (left, right) if side[0] >= 0]
        if tops:
            return 0, min(tops)
    bits = max(side.bit_length() for side in (*left, *right))
    low = 0 if left[0] >= 0 and right[0] >= 0 else -(1 << bits)
    return low, (1 << bits) - 1


def modulo(amount: Range, type: Type) -> Range:
    """The range of a shift's amount modulo the width of the shifted type."""
    assert isinstance(type, IntType)
    most = type.bits - 1
    if amount[0] == amount[1]:
        return amount[0] & most, amount[0] & most
    return amount if amount[0] >= 0 and amount[1] <= most else (0, most)


def _quotient(op: str, left: Range, right: Range, type: Type) -> Range:
    """div, rem and shr, whose operands are wrapped."""
    if op == "shr":
        low, high = modulo(right, type)
        return min(left[0] >> low, left[0] >> high), max(left[1] >> low, left[1] >> high)
    largest = max(abs(left[0]), abs(left[1]))
    if op == "rem":
        most = min(largest, max(abs(right[0]), abs(right[1]), 1) - 1)
        return (-most if left[0] < 0 else 0), (most if left[1] > 0 else 0)
    if right[0] < 0:
        return -largest, largest
    least = max(right[0], 1)
    return -(max(-left[0], 0) // least), max(left[1], 0) // least


# Loops ------------------------------------------------------------------------------------------


def walk(block: core.Block) -> Iterator[tuple[core.Stmt, int]]:
    """Every statement in a block, with the number of loops around it, in source order."""
    waiting: list[tuple[core.Stmt, int]] = [(block, 0)]
    while waiting:
        statement, depth = waiting.pop()
        yield statement, depth
        if isinstance(statement, core.Block):
            waiting += [(inner, depth) for inner in reversed(statement.statements)]
        elif isinstance(statement, core.If):
            waiting += [(inner, depth) for inner in (statement.other, statement.then) if inner is not None]
        elif isinstance(statement, core.Loop):
            waiting += [(statement.step, depth + 1), (statement.body, depth + 1)]


def stored_local(statement: core.Store) -> core.Local | None:
    """The local variable that a store assigns as a whole, where it is not resident."""
    place = statement.place
    if isinstance(place, core.Var) and isinstance(place.variable, core.Local):
        return None if place.variable.resident else place.variable
    return None


def _is_load_of(expr: core.Expr, local: core.Local) -> bool:
    return isinstance(expr, core.Load) and isinstance(expr.place, core.Var) and expr.place.variable is local


def _bounded_steps(loop: core.Loop) -> Iterator[int]:
    """Ids of the values `x + 1` and `x - 1` that the loop's condition keeps from wrapping."""
    limits = dict(_limits(loop.condition))
    if not limits:
        return
    stores: dict[core.Local, list[tuple[core.Expr, int]]] = {}
    for body in (loop.body, loop.step):
        for statement, depth in walk(body):
            local = stored_local(statement) if isinstance(statement, core.Store) else None
            if local in limits and isinstance(statement, core.Store):
                stores.setdefault(local, []).append((statement.value, depth))
    for local, found in stores.items():
        value, depth = found[0]
        if len(found) == 1 and depth == 0 and _moves_by_one(value, local, limits[local]):
            yield id(value)


def _limits(condition: core.Expr | None) -> Iterator[tuple[core.Local, str]]:
    """Variables that a condition bounds: "add" where from above, "sub" where from below."""
    if isinstance(condition, core.Logic) and condition.op == "and":
        yield from _limits(condition.left)
        yield from _limits(condition.right)
    if not isinstance(condition, core.Binary) or condition.op not in ("lt", "gt"):
        return
    for side, less in ((condition.left, condition.op == "lt"), (condition.right, condition.op == "gt")):
        if isinstance(side, core.Load) and isinstance(side.place, core.Var):
            variable = side.place.variable
            if isinstance(variable, core.Local) and isinstance(variable.type, IntType):
                yield variable, "add" if less else "sub"


def _moves_by_one(value: core.Expr, local: core.Local, op: str) -> bool:
    if not isinstance(value, core.Binary) or value.op != op:
        return False
    right = value.right
    return _is_load_of(value.left, local) and isinstance(right, core.Const) and right.value == 1
