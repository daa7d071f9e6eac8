"""Places: reading them, taking their address, and the index by which Python finds them.

A variable that is not resident is a Python variable, or a list of its scalars. Everything else is
an element of a block: of a resident variable's own, or of the one that a pointer's root is in.

An array's index is checked as soon as it has been evaluated. Python evaluates a stored value before
the place that it goes to; where NX's order makes a difference, the place is *settled*: its
subexpressions are put into temporary variables ahead.
"""

from __future__ import annotations

from collections.abc import Sequence

from nxpy.core import nodes as core
from nxpy.core.scalar import ADDRESS_MASK
from nxpy.engines.emit_common import paths
from nxpy.engines.emit_common.paths import Target, Term
from nxpy.engines.interp import build, expressions
from nxpy.engines.interp.build import At, Node
from nxpy.engines.interp.frame import Fast, Frame, Group, Pointer
from nxpy.engines.interp.image import ADDRESS
from nxpy.lang.types import BOOL, F32, Type
from nxpy.runtime.memory import format_of

Binding = tuple[str, Node]
"""A temporary variable and what it holds."""


def load(frame: Frame, place: core.Place, at: At) -> Node:
    """The value at a place of scalar type."""
    if isinstance(place, core.Var) and not place.variable.resident:
        return build.load(frame.variable(place.variable), at)
    path = paths.of_place(place)
    if isinstance(path.base, core.Var):
        return _load_inside(frame, path.base.variable, place, at)
    return as_value(_load_behind(frame, paths.of_access(path), place.type, at), place.type, at)


def as_value(node: Node, type: Type, at: At) -> Node:
    """What memory holds for a bool is a byte, and any but 0 is true."""
    return build.compare(node, [("ne", build.constant(0, at))], at) if type is BOOL else node


# Inside a variable ------------------------------------------------------------------------------


def _load_inside(frame: Frame, variable: core.Local | core.Global, place: core.Place, at: At) -> Node:
    container, unit = held(frame, variable, place.type)
    path = paths.of_place(place, leaves=not variable.resident)
    index = offset(frame, path.terms, path.constant, unit, at)
    if variable.resident and place.type is F32:
        return build.call("_get_f32", [build.load(container, at), index], at)
    node = build.item(build.load(container, at), index, at)
    return as_value(node, place.type, at) if variable.resident else node


def held(frame: Frame, variable: core.Local | core.Global, type: Type) -> tuple[str, int]:
    """What holds a variable's scalars in Python, and what one of them counts in a path."""
    if variable.resident:
        return frame.view(variable, format_of(type)), type.size
    return frame.variable(variable), 1


# Behind a pointer -------------------------------------------------------------------------------


def pointer_of(frame: Frame, target: Target) -> Pointer | None:
    """The variable that a target starts from, where it is one."""
    local = paths.pointer_local(target.pointer)
    return None if local is None else frame.pointers.get(local)


def _load_behind(frame: Frame, target: Target, type: Type, at: At) -> Node:
    format = format_of(type)
    pointer = pointer_of(frame, target)
    group = pointer.group(type) if pointer is not None and target.fits(type.size) else None
    if pointer is not None and group is not None:
        test, element = in_view(frame, pointer, group, target, at, writes=False)
        found = _element(frame, group.views[format], element, type, at)
        address = missed(pointer, group, element, at)
        other = build.call(f"_load_at_{format}", [build.load(pointer.root, at), address], at)
        return build.choose(test, found, other, at)
    if pointer is None and target.fits(type.size):
        index = offset(frame, target.terms, target.constant, type.size, at)
        return build.call(f"_load_{format}", [start_of(frame, target), index], at)
    return build.call(f"_load_at_{format}", list(reached(frame, target, at)), at)


def _element(frame: Frame, view: str, index: str, type: Type, at: At) -> Node:
    """`view[index]`; a NaN of type f32 is read bit by bit."""
    found = build.item(build.load(view, at), build.load(index, at), at)
    if type is not F32:
        return found
    name = frame.temp()
    test = build.compare(build.walrus(name, found, at), [("eq", build.load(name, at))], at)
    other = build.call("_get_f32", [build.load(view, at), build.load(index, at)], at)
    return build.choose(test, build.load(name, at), other, at)


def start_of(frame: Frame, target: Target) -> Node:
    """The pointer that a target starts from."""
    if target.name:
        return build.load(target.name, frame.at(target.pointer.span))
    return expressions.seen(frame, target.pointer)


def in_view(
    frame: Frame, pointer: Pointer, group: Group, target: Target, at: At, *, writes: bool
) -> tuple[Node, str]:
    """The test whether an access lies in its pointer's view, and the variable that then holds the
    element's place there."""
    element, found = group.at, build.load(group.at, at)
    if not target.plain:
        element = frame.temp()
        index = offset(frame, target.terms, target.constant, group.width, at)
        found = build.walrus(element, build.binary("add", found, index, at), at)
    frame.accesses.setdefault((at["lineno"], writes), Fast(pointer, group, element, writes))
    length = build.load(group.count, at)
    if _least(frame, target) >= 0 and not pointer.derived:
        return build.compare(found, [("lt", length)], at), element
    return build.compare(build.constant(0, at), [("le", found), ("lt", length)], at), element


def missed(pointer: Pointer, group: Group, element: str, at: At) -> Node:
    """The address of an access that is not in its pointer's view."""
    address = build.load(pointer.name, at)
    if element == group.at:
        return address
    steps = build.binary("sub", build.load(element, at), build.load(group.at, at), at)
    distance = build.binary("mul", steps, build.constant(group.width, at), at)
    return masked(build.binary("add", address, distance, at), at)


def _least(frame: Frame, target: Target) -> int:
    """The least that a target can add to its pointer, in bytes."""
    return target.constant + sum(
        term.scale * (0 if term.array else frame.ranges.raw(term.index)[0]) for term in target.terms
    )


def reached(frame: Frame, target: Target, at: At) -> tuple[Node, Node]:
    """The root of a target and its address, evaluated in this order."""
    pointer = pointer_of(frame, target)
    if pointer is not None:
        return build.load(pointer.root, at), added(frame, build.load(pointer.name, at), target, at)
    if target.name:
        return start_of(frame, target), added(frame, start_of(frame, target), target, at)
    name = frame.temp()
    root = build.walrus(name, start_of(frame, target), at)
    return root, added(frame, build.load(name, at), target, at)


def added(frame: Frame, start: Node, target: Target, at: At) -> Node:
    """`start` and what a target adds to it, modulo 2**64."""
    if target.plain:
        return start
    return masked(build.binary("add", start, offset(frame, target.terms, target.constant, 1, at), at), at)


def masked(node: Node, at: At) -> Node:
    return build.binary("and", node, build.constant(ADDRESS_MASK, at), at)


# Addresses --------------------------------------------------------------------------------------


def pointer_sum(frame: Frame, expr: core.PtrAdd, at: At) -> Node:
    """`pointer + index`, not wrapped."""
    frame.ranges.raw(expr)
    operand = expressions.seen if id(expr) in frame.ranges.eager else expressions.raw
    pointer, size = operand(frame, expr.pointer), paths.pointee(expr.type).size
    if isinstance(expr.index, core.Const):
        return build.binary("add", pointer, build.constant(int(expr.index.value) * size, at), at)
    index = operand(frame, expr.index)
    if size != 1:
        index = build.binary("mul", index, build.constant(size, at), at)
    return build.binary("add", pointer, index, at)


def address_of(frame: Frame, expr: core.AddrOf, at: At) -> Node:
    """`&place`; an index may be one past its array's end."""
    path = paths.of_place(expr.place)
    if isinstance(path.base, core.Deref):
        target = paths.of_pointer(expr)
        return added(frame, start_of(frame, target), target, at)
    variable = path.base.variable
    paths.allow_end(expr.place, path)
    extra = offset(frame, path.terms, path.constant, 1, at) if path.terms else None
    if isinstance(variable, core.Global):
        start = build.load(ADDRESS + frame.image.name(variable), at)
    else:
        start = build.load(frame.address(variable), at)
    if path.constant and not path.terms:
        extra = build.constant(path.constant, at)
    return start if extra is None else build.binary("add", start, extra, at)


# Indices ----------------------------------------------------------------------------------------


def offset(frame: Frame, terms: Sequence[Term], constant: int, unit: int, at: At) -> Node:
    """The sum of terms and a constant, in units; checked where a term asks for it, not wrapped."""
    total: Node | None = None
    constant //= unit
    for term in terms:
        scale = term.scale // unit
        if isinstance(term.index, core.Const) and _fits(frame, term):
            constant += int(term.index.value) * scale
            continue
        node = _index(frame, term)
        if scale != 1:
            node = build.binary("mul", node, build.constant(scale, at), at)
        total = node if total is None else build.binary("add", total, node, at)
    if total is None:
        return build.constant(constant, at)
    return build.binary("add", total, build.constant(constant, at), at) if constant else total


def _fits(frame: Frame, term: Term) -> bool:
    """Whether a term's index needs no check."""
    low, high = frame.ranges.seen(term.index)
    return term.array is None or (low >= 0 and high < term.limit)


def _index(frame: Frame, term: Term) -> Node:
    """A term's index, checked; where there is nothing to check, not wrapped."""
    at = frame.at(term.span)
    if term.name:
        return build.load(term.name, at)
    if term.array is None:
        return expressions.raw(frame, term.index)
    if _fits(frame, term):
        return expressions.seen(frame, term.index)
    name, found = _named(frame, term.index, at)
    limit, array = build.constant(term.limit, at), build.constant(term.array.name, at)
    if frame.ranges.seen(term.index)[0] >= 0:
        test = build.compare(found, [("lt", limit)], at)
    else:
        test = build.compare(build.constant(0, at), [("le", found), ("lt", limit)], at)
    return build.choose(
        test, build.load(name, at), build.call("_outside", [build.load(name, at), array], at), at
    )


def _named(frame: Frame, index: core.Expr, at: At) -> Binding:
    """An index and a variable that holds it from then on."""
    if isinstance(index, core.Load) and paths.is_simple(index) and isinstance(index.place, core.Var):
        name = frame.variable(index.place.variable)
        return name, build.load(name, at)
    name = frame.temp()
    return name, build.walrus(name, expressions.seen(frame, index), at)


# Order ------------------------------------------------------------------------------------------


def must_settle(frame: Frame, terms: Sequence[Term], value: core.Expr) -> bool:
    """Whether it makes a difference if a value is evaluated before the indices of its place."""
    if not all(paths.is_pure(term.index) for term in terms):
        return True
    return not paths.is_pure(value) and not all(_fits(frame, term) for term in terms)


def settled_terms(frame: Frame, terms: Sequence[Term]) -> tuple[list[Binding], list[Term]]:
    """Terms put into variables, and those that then stand for them."""
    bindings: list[Binding] = []
    made = []
    for term in terms:
        if isinstance(term.index, core.Const) and _fits(frame, term):
            made.append(term)
            continue
        name = frame.temp()
        bindings.append((name, _index(frame, term)))
        made.append(term.evaluated(name))
    return bindings, made


def settled(frame: Frame, target: Target) -> tuple[list[Binding], Target]:
    """The same for a target, its pointer included."""
    bindings: list[Binding] = []
    name = ""
    if pointer_of(frame, target) is None:
        name = frame.temp()
        bindings.append((name, expressions.seen(frame, target.pointer)))
    more, terms = settled_terms(frame, target.terms)
    return bindings + more, Target(target.pointer, terms, target.constant, name)
