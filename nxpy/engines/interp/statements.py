"""Statements: core to Python."""

from __future__ import annotations

from nxpy.core import nodes as core
from nxpy.engines.emit_common import paths
from nxpy.engines.emit_common.paths import Target
from nxpy.engines.interp import build, expressions, image, places, pointers
from nxpy.engines.interp.build import At, Node, Statement
from nxpy.engines.interp.frame import Frame, Group, Pointer
from nxpy.lang.types import F32, ArrayType, PointerType, StructType, Type
from nxpy.runtime.memory import format_of

LOOP_LIMIT = 18
"""Loops that may stand inside each other in one Python function; CPython allows 20 blocks."""

FRAME = "_frame"
"""The variable that holds the blocks of a function's resident locals."""


class Nest:
    """Where a statement stands: the step of the loop around it, and how deep in loops it is."""

    __slots__ = ("depth", "helper", "step")

    def __init__(self, step: core.Block | None = None, depth: int = 0, helper: bool = False) -> None:
        self.step = step
        self.depth = depth
        self.helper = helper


def block(frame: Frame, body: core.Block, nest: Nest) -> list[Statement]:
    made: list[Statement] = []
    for statement in body.statements:
        frame.next_statement()
        made += lower(frame, statement, nest)
    return made


def lower(frame: Frame, statement: core.Stmt, nest: Nest) -> list[Statement]:
    at = frame.at(statement.span)
    if isinstance(statement, core.Store):
        return _store(frame, statement, at)
    if isinstance(statement, core.Declare):
        return _declare(frame, statement, nest, at)
    if isinstance(statement, core.If):
        test = expressions.test(frame, statement.condition)
        then = block(frame, statement.then, nest)
        return [build.branch(test, then, block(frame, statement.other, nest) if statement.other else [], at)]
    if isinstance(statement, core.Loop):
        return _loop(frame, statement, nest, at)
    if isinstance(statement, core.Eval):
        return _evaluate(frame, statement, at)
    if isinstance(statement, core.Return):
        return _return(frame, statement, nest, at)
    if isinstance(statement, core.Block):
        return block(frame, statement, nest)
    if isinstance(statement, core.Break):
        return [build.leave(at)]
    assert nest.step is not None
    return [*block(frame, nest.step, nest), build.again(at)]


def _evaluate(frame: Frame, statement: core.Eval, at: At) -> list[Statement]:
    value = statement.value
    if isinstance(value, core.IntrinsicCall) and value.row.name == "assert":
        failed = build.negation(expressions.test(frame, value.args[0]), at)
        where = frame.at(value.span)
        return [build.branch(failed, [build.evaluate(build.call("_fail", [], where), where)], [], at)]
    return [build.evaluate(expressions.seen(frame, value), at)]


def _return(frame: Frame, statement: core.Return, nest: Nest, at: At) -> list[Statement]:
    value = None if statement.value is None else expressions.seen(frame, statement.value)
    made: list[Statement] = []
    if frame.sizes and value is not None:
        name = frame.temp()
        made.append(build.assign(build.target(name, at), value, at))
        value = build.load(name, at)
    made += leave(frame, at)
    if nest.helper:
        # The function around tells a return from the loop's own end by the tuple.
        value = build.items([value or build.constant(None, at)], at)
    return [*made, build.give(value, at)]


def leave(frame: Frame, at: At) -> list[Statement]:
    """What has to happen before a function returns."""
    if not frame.sizes:
        return []
    return [build.evaluate(build.call("_leave", [build.load(FRAME, at)], at), at)]


# Loops ------------------------------------------------------------------------------------------


def _loop(frame: Frame, loop: core.Loop, nest: Nest, at: At) -> list[Statement]:
    if nest.depth >= LOOP_LIMIT:
        return _outlined(frame, loop, nest, at)
    return [_while(frame, loop, Nest(loop.step, nest.depth + 1, nest.helper), at)]


def _while(frame: Frame, loop: core.Loop, nest: Nest, at: At) -> Statement:
    test = build.constant(True, at) if loop.condition is None else expressions.test(frame, loop.condition)
    body = block(frame, loop.body, nest)
    return build.repeat(test, body + block(frame, loop.step, nest), at)


def _outlined(frame: Frame, loop: core.Loop, nest: Nest, at: At) -> list[Statement]:
    """A loop too deep for CPython moves into a function of its own, inside this one."""
    # The function's own name as well, since equal code tells functions apart by their names.
    own, number = frame.image.name(frame.function), len(frame.outlined)
    name, result = f"_loop_{number}{own}", f"_ended_{number}"
    body: list[Statement] = []
    frame.outlined.append(body)
    body.append(_while(frame, loop, Nest(loop.step, 1, helper=True), at))
    value = build.load(result, at)
    test = build.compare(value, [("ne", build.constant(None, at))], at)
    if not nest.helper:
        value = build.item(value, build.constant(0, at), at)
    return [
        build.define(name, (), body, at),
        build.assign(build.target(result, at), build.call(name, [], at), at),
        build.branch(test, [build.give(value, at)], [], at),
    ]


# Variables --------------------------------------------------------------------------------------


def _declare(frame: Frame, statement: core.Declare, nest: Nest, at: At) -> list[Statement]:
    local, value = statement.local, statement.value
    if local.resident:
        return _declare_resident(frame, local, value, nest, at)
    if isinstance(local.type, PointerType):
        return pointers.assign(frame, local, value, at)
    if value is not None:
        node = expressions.seen(frame, value)
    elif local.type.is_scalar:
        node = build.constant(image.zero(local.type), at)
    else:
        node = _fresh(frame, local.type, at)
    return [build.assign(build.target(frame.local(local), at), node, at)]


def _fresh(frame: Frame, whole: Type, at: At) -> Node:
    """The zeroed scalars of an array or struct."""
    leaves, count = paths.leaf_types(whole), paths.leaf_count(whole)
    if len(set(leaves)) == 1 and count > image.LIST_LIMIT:
        held = image.array_format(leaves[0])
        return build.call("_array", [build.constant(held, at), build.constant(count, at)], at)
    if len({type(image.zero(leaf)) for leaf in leaves}) > 1:
        return _mixed(whole, at)
    zero = build.constant(image.zero(leaves[0]) if leaves else 0, at)
    return build.binary("mul", build.listed([zero], at), build.constant(count, at), at)


def _mixed(whole: Type, at: At) -> Node:
    """`([0] + [0.0]) * 3`: a list of zeros of several kinds."""
    if isinstance(whole, ArrayType):
        return build.binary("mul", _mixed(whole.element, at), build.constant(whole.length, at), at)
    if not isinstance(whole, StructType):
        return build.listed([build.constant(image.zero(whole), at)], at)
    made = build.listed([], at)
    for field in whole.fields.values():
        made = build.binary("add", made, _mixed(field.type, at), at)
    return made


def _declare_resident(
    frame: Frame, local: core.Local, value: core.Expr | None, nest: Nest, at: At
) -> list[Statement]:
    if value is None and not nest.depth and not nest.helper:
        return []  # its block is as new as the call
    if not local.type.is_scalar:
        blocks = build.load(FRAME, at)
        index = build.constant(frame.residents.index(local), at)
        return [build.evaluate(build.method(build.item(blocks, index, at), "clear", [], at), at)]
    view = build.load(frame.view(local, format_of(local.type)), at)
    if value is None:
        node = build.constant(image.zero(local.type), at)
    else:
        node = _for_memory(frame, value)
    return [initialise(frame, view, local.type, node, at)]


def initialise(frame: Frame, view: Node, type: Type, value: Node, at: At) -> Statement:
    """The first value of a resident scalar."""
    first = build.constant(0, at)
    if type is F32:
        return build.evaluate(build.call("_set_f32", [view, first, value], at), at)
    return build.assign(build.item_target(view, first, at), value, at)


def _for_memory(frame: Frame, value: core.Expr) -> Node:
    """A value that goes into memory, which rounds to f32 by itself."""
    return expressions.unrounded(frame, value) if value.type is F32 else expressions.seen(frame, value)


# Stores -----------------------------------------------------------------------------------------


def _store(frame: Frame, statement: core.Store, at: At) -> list[Statement]:
    place, value = statement.place, statement.value
    if isinstance(place, core.Var) and not place.variable.resident:
        variable = place.variable
        if isinstance(variable, core.Global):
            frame.globals_stored[frame.variable(variable)] = None
        elif isinstance(variable.type, PointerType):
            return pointers.assign(frame, variable, value, at)
        return [build.assign(build.target(frame.variable(variable), at), expressions.seen(frame, value), at)]
    path = paths.of_place(place)
    if isinstance(path.base, core.Var):
        return _store_inside(frame, path.base.variable, place, value, at)
    return _store_behind(frame, paths.of_access(path), place, value, at)


def _store_inside(
    frame: Frame, variable: core.Local | core.Global, place: core.Place, value: core.Expr, at: At
) -> list[Statement]:
    there = frame.at(place.span)
    container, unit = places.held(frame, variable, place.type)
    path = paths.of_place(place, leaves=not variable.resident)
    bindings: list[places.Binding] = []
    terms = path.terms
    if places.must_settle(frame, terms, value):
        bindings, terms = places.settled_terms(frame, terms)
    node = _for_memory(frame, value) if variable.resident else expressions.seen(frame, value)
    index = places.offset(frame, terms, path.constant, unit, there)
    if variable.resident and place.type is F32:
        stored = build.call("_set_f32", [build.load(container, there), index, node], at)
        return [*_bound(bindings, at), build.evaluate(stored, at)]
    to = build.item_target(build.load(container, there), index, there)
    return [*_bound(bindings, at), build.assign(to, node, at)]


def _bound(bindings: list[places.Binding], at: At) -> list[Statement]:
    return [build.assign(build.target(name, at), value, at) for name, value in bindings]


def _store_behind(
    frame: Frame, target: Target, place: core.Place, value: core.Expr, at: At
) -> list[Statement]:
    there, type = frame.at(place.span), place.type
    pointer, fits = places.pointer_of(frame, target), target.fits(type.size)
    group = pointer.group(type) if pointer is not None and fits else None
    if pointer is not None and group is not None:
        bindings: list[places.Binding] = []
        if places.must_settle(frame, target.terms, value):
            bindings, target = places.settled(frame, target)
        return _bound(bindings, at) + _store_fast(frame, pointer, group, target, place, value, at)
    # Arguments of a call are evaluated in NX's own order.
    if pointer is None and fits:
        index = places.offset(frame, target.terms, target.constant, type.size, there)
        args = [places.start_of(frame, target), index, _for_memory(frame, value)]
        return [build.evaluate(build.call(f"_store_{format_of(type)}", args, there), at)]
    args = [*places.reached(frame, target, there), _for_memory(frame, value)]
    return [build.evaluate(build.call(f"_store_at_{format_of(type)}", args, there), at)]


def _store_fast(
    frame: Frame, pointer: Pointer, group: Group, target: Target, place: core.Place, value: core.Expr, at: At
) -> list[Statement]:
    """`if 0 <= (k := p_at8 + i) < p_n8: p_q[k] = value` or else the definition."""
    there, format = frame.at(place.span), format_of(place.type)
    made: list[Statement] = []
    if paths.is_simple(value):
        node, again = expressions.seen(frame, value), expressions.seen(frame, value)
    else:
        name = frame.temp()
        made.append(build.assign(build.target(name, at), _for_memory(frame, value), at))
        node, again = build.load(name, at), build.load(name, at)
    test, element = places.in_view(frame, pointer, group, target, there, writes=True)
    if place.type is F32 and not isinstance(value, core.Const):
        # A NaN is stored bit by bit, as the definition does it.
        number = build.compare(again, [("eq", again)], there)
        test = build.logic("and", [test, number], there)
    view = build.load(group.views[format], there)
    stored = build.assign(build.item_target(view, build.load(element, there), there), node, at)
    args = [build.load(pointer.root, there), places.missed(pointer, group, element, there), again]
    other = build.evaluate(build.call(f"_store_at_{format}", args, there), at)
    return [*made, build.branch(test, [stored], [other], at)]
