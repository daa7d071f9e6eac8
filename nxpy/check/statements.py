"""Statements: tree to core. `for` and compound assignment are unfolded here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nxpy.base.diagnostic import Label
from nxpy.check import addressed, conversions, literals, operators, places, typenames
from nxpy.check import expressions as ex
from nxpy.check.context import ERROR, Scope
from nxpy.core import nodes as core
from nxpy.lang.operators import BINARY
from nxpy.lang.types import BOOL, I64, IntType, PointerType, Type, meet
from nxpy.syntax import tree


def block(scope: Scope, node: tree.Block) -> core.Block:
    """A block is a scope of its own."""
    scope.enter()
    made = core.Block([], scope.span(node))
    for statement in node.statements:
        _BY_NODE[type(statement)](scope, statement, made.statements)
    scope.leave()
    return made


def _block(scope: Scope, node: tree.Block, out: list[core.Stmt]) -> None:
    out.append(block(scope, node))


# Variables --------------------------------------------------------------------------------------


def _var(scope: Scope, node: tree.VarStmt, out: list[core.Stmt]) -> None:
    span = scope.span(node)
    declared = typenames.resolve(scope, node.type) if node.type is not None else None
    value: core.Expr | None = None
    if node.value is not None:
        value = _initial(scope, node, node.value, declared)
    if declared is not None:
        type = declared
    else:
        type = value.type if value is not None else ERROR
    local = scope.declare(node.name, type, "" if node.mutable else "a `let`")
    if value is not None and value.type is ERROR:
        value = None
    out.append(core.Declare(local, value, span))


def _initial(scope: Scope, node: tree.VarStmt, value: tree.Expr, declared: Type | None) -> core.Expr:
    """The initialiser, as the declared type where there is one."""
    if declared is not None and not declared.is_scalar:
        place_is_whole = isinstance(value, tree.Path)
        scope.error(
            "E2014",
            f"{conversions.article(declared)} is not initialised whole",
            value,
            "arrays and structs start as zero bytes",
            helps=[
                "copy it element by element" if place_is_whole else "leave `= …` out, and fill it afterwards"
            ],
        )
        return scope.bad(value)
    if declared is None and conversions.is_null(value):
        scope.error(
            "E2025",
            "`null` alone does not say what it points to",
            value,
            "of which pointer type?",
            helps=[f"write the type: `{'var' if node.mutable else 'let'} {node.name.text}: *u8 = null`"],
        )
        return scope.bad(value)
    made = ex.expression(scope, value, declared)
    if declared is None or node.type is None or made.type is declared:
        return made
    why = Label(scope.span(node.type), f"`{node.name.text}` is declared {declared} here")
    return conversions.coerce(scope, made, declared, value, why=why)


# Assignment -------------------------------------------------------------------------------------


def _assign(scope: Scope, node: tree.Assign, out: list[core.Stmt]) -> None:
    bag = scope.context.bag
    before = len(bag.items)
    place = places.assignable(scope, node.target)
    if place is None:
        # `a = b` on two arrays is one mistake, not two.
        if not any(d.code == "E2014" for d in bag.items[before:]):
            ex.expression(scope, node.value)
        return
    span = scope.span(node)
    if node.op is not None:
        _compound(scope, node, place, out)
        return
    value = ex.converted(scope, node.value, place.type)
    if value.type is not ERROR:
        out.append(core.Store(place, value, span))


def _compound(scope: Scope, node: tree.Assign, place: core.Place, out: list[core.Stmt]) -> None:
    """`place op= value`: the place is evaluated once, and read before the value is evaluated."""
    assert node.op is not None
    span = scope.span(node)
    setup: list[core.Stmt] = []
    place = _evaluated_once(scope, place, setup)
    read = core.Load(place, scope.span(node.target))
    value = _combined(scope, node, read)
    if value.type is ERROR:
        return
    if not _same_or_widens(value.type, place.type):
        scope.error(
            "E2001",
            f"`{node.op}=` gives {conversions.article(value.type)}, and {place.type} cannot hold it",
            node.value,
            f"the result is of type {value.type}",
            related=[Label(scope.span(node.target), f"this is of type {place.type}")],
            helps=_narrowed(scope, node, place.type),
        )
        return
    store = core.Store(place, conversions.coerce(scope, value, place.type, node.value), span)
    out.append(core.Block([*setup, store], span) if setup else store)


def _narrowed(scope: Scope, node: tree.Assign, type: Type) -> list[str]:
    """How the right side of a compound assignment may be given the place's type."""
    if type is BOOL:
        return ["a bool takes only `=`, and `&= |= ^=` of another bool"]
    return [f"cast the right side: {conversions.as_cast(scope, node.value, type)}"]


def _same_or_widens(source: Type, target: Type) -> bool:
    return meet(source, target) is target


def _combined(scope: Scope, node: tree.Assign, read: core.Load) -> core.Expr:
    """`read op value`, typed as the binary operator would be."""
    assert node.op is not None
    row = BINARY[node.op]
    if row.kind == "shift":
        right = ex.expression(scope, node.value)
    elif isinstance(read.type, PointerType):
        right = ex.expression(scope, node.value, I64)
    else:
        right = ex.expression(scope, node.value, read.type)
    return operators.apply(scope, tree.Binary(node.op, node.target, node.value, node.op_start), read, right)


def _evaluated_once(scope: Scope, place: core.Place, out: list[core.Stmt]) -> core.Place:
    """The same place with its subexpressions computed into locals, where computing them twice could
    show or cost anything."""
    if isinstance(place, core.Var):
        return place
    if isinstance(place, core.Member):
        return core.Member(
            _evaluated_once(scope, place.base, out), place.name, place.offset, place.type, place.span
        )
    if isinstance(place, core.Elem):
        base = _evaluated_once(scope, place.base, out)
        return core.Elem(base, _held(scope, place.index, "index", out), place.type, place.span)
    pointer = _held(scope, place.pointer, "place", out)
    index = _held(scope, place.index, "index", out) if place.index is not None else None
    return core.Deref(pointer, index, place.type, place.span)


def _held(scope: Scope, value: core.Expr, name: str, out: list[core.Stmt]) -> core.Expr:
    if isinstance(value, core.Const | core.Str) or _is_stable(scope, value):
        return value
    local = scope.new_local(
        f"{name}.{len(scope.function.locals) if scope.function else 0}", value.type, value.span
    )
    out.append(core.Declare(local, value, value.span))
    return core.Load(core.Var(local, value.span), value.span)


def _is_stable(scope: Scope, value: core.Expr) -> bool:
    """A local that nothing in an expression can change: no `&` of that name is in the function."""
    if not isinstance(value, core.Load) or not isinstance(value.place, core.Var):
        return False
    variable = value.place.variable
    return isinstance(variable, core.Local) and variable.name not in addressed.names(scope)


# Control flow -----------------------------------------------------------------------------------


def _if(scope: Scope, node: tree.If, out: list[core.Stmt]) -> None:
    condition = ex.condition(scope, node.condition)
    then = block(scope, node.then)
    other: core.Block | None = None
    if isinstance(node.other, tree.If):
        other = core.Block([], scope.span(node.other))
        _if(scope, node.other, other.statements)
    elif node.other is not None:
        other = block(scope, node.other)
    out.append(core.If(condition, then, other, scope.span(node)))


def _loop_body(scope: Scope, node: tree.Block) -> core.Block:
    scope.loops += 1
    body = block(scope, node)
    scope.loops -= 1
    return body


def _while(scope: Scope, node: tree.While, out: list[core.Stmt]) -> None:
    span = scope.span(node)
    condition = ex.condition(scope, node.condition)
    out.append(core.Loop(condition, _loop_body(scope, node.body), core.Block([], span), span))


def _loop(scope: Scope, node: tree.Loop, out: list[core.Stmt]) -> None:
    span = scope.span(node)
    out.append(core.Loop(None, _loop_body(scope, node.body), core.Block([], span), span))


def _for(scope: Scope, node: tree.For, out: list[core.Stmt]) -> None:
    """`for i in a..b { body }`: i = a; end = b; while i < end { body; step: i = i + 1 }."""
    low, high = _bounds(scope, node)
    span, name = scope.span(node), node.name.span(scope.module.source)
    scope.enter()
    if isinstance(high, core.Const):
        bound: core.Expr = high
        made: list[core.Stmt] = []
    else:
        end = scope.new_local(f"{node.name.text}.end", high.type, high.span)
        bound = core.Load(core.Var(end, high.span), high.span)
        made = [core.Declare(end, high, high.span)]
    counter = scope.declare(node.name, low.type, "the variable of a `for`")
    # The bounds are evaluated in the order in which they stand.
    made.insert(0, core.Declare(counter, None if low.type is ERROR else low, low.span))
    body = _loop_body(scope, node.body)
    scope.leave()
    if low.type is ERROR:
        return
    counter.assigned = True
    here = core.Var(counter, name)
    test = core.Binary("lt", core.Load(here, name), bound, BOOL, name)
    one = core.Const(low.type, 1, name)
    step = core.Store(here, core.Binary("add", core.Load(here, name), one, low.type, name), name)
    made.append(core.Loop(test, body, core.Block([step], name), span))
    out.append(core.Block(made, span))


def _bounds(scope: Scope, node: tree.For) -> tuple[core.Expr, core.Expr]:
    """Both bounds, at the integer type at which they meet; of type ERROR where they do not."""
    both = tree.Binary("-", node.low, node.high, node.low.end)
    if literals.is_flexible(both):
        wanted = literals.default_type(both)
        wanted = wanted if isinstance(wanted, IntType) else I64
        low, high = ex.expression(scope, node.low, wanted), ex.expression(scope, node.high, wanted)
    elif literals.is_flexible(node.low):
        high = ex.expression(scope, node.high)
        low = ex.expression(scope, node.low, high.type)
    else:
        low = ex.expression(scope, node.low)
        high = ex.expression(scope, node.high, low.type if literals.is_flexible(node.high) else None)
    bad = scope.bad(node.low)
    if ERROR in (low.type, high.type):
        return bad, bad
    for bound, at in ((low, node.low), (high, node.high)):
        if not isinstance(bound.type, IntType):
            scope.error(
                "E2001",
                f"a bound of `for` is an integer, found {bound.type}",
                at,
                f"this is {conversions.article(bound.type)}",
            )
            return bad, bad
    type = meet(low.type, high.type)
    if type is None:
        scope.error(
            "E2003",
            f"the bounds are {low.type} and {high.type}: neither converts to the other by itself",
            node.high,
            f"this is {conversions.article(high.type)}",
            related=[Label(scope.span(node.low), f"this is {conversions.article(low.type)}")],
            helps=[f"cast one of them: {conversions.as_cast(scope, node.high, low.type)}"],
        )
        return bad, bad
    return conversions.coerce(scope, low, type, node.low), conversions.coerce(scope, high, type, node.high)


def _break(scope: Scope, node: tree.Break, out: list[core.Stmt]) -> None:
    if _in_loop(scope, node, "break"):
        out.append(core.Break(scope.span(node)))


def _continue(scope: Scope, node: tree.Continue, out: list[core.Stmt]) -> None:
    if _in_loop(scope, node, "continue"):
        out.append(core.Continue(scope.span(node)))


def _in_loop(scope: Scope, node: tree.Node, word: str) -> bool:
    if scope.loops:
        return True
    scope.error(
        "E2023",
        f"`{word}` outside of a loop",
        node,
        "no loop is around it",
        helps=["to leave the function, write `return`"] if word == "break" else [],
    )
    return False


def _return(scope: Scope, node: tree.Return, out: list[core.Stmt]) -> None:
    function = scope.function
    assert function is not None
    span = scope.span(node)
    if function.result is None:
        if node.value is not None:
            before = len(scope.context.bag.items)
            value = ex.expression(scope, node.value)
            _mention_semicolon(scope, before)
            if len(scope.context.bag.items) == before:
                helps = [f"declare the result: `func {function.name}(…) -> {value.type}`"]
                helps.append(_SEMICOLON)
                scope.error(
                    "E2010",
                    f"`{function.name}` returns nothing, and here a value is returned",
                    node.value,
                    "no value is wanted",
                    related=[Label(function.span, "declared without `-> T`")],
                    helps=helps,
                )
        out.append(core.Return(None, span))
        return
    if node.value is None:
        if function.result is not ERROR:
            scope.error(
                "E2010",
                f"`{function.name}` returns {function.result}, and here nothing is returned",
                node,
                f"{conversions.article(function.result)} is wanted",
            )
        out.append(core.Return(None, span))
        return
    out.append(core.Return(ex.converted(scope, node.value, function.result), span))


_SEMICOLON = "if the next line was meant to stand alone, put `;` after `return`"


def _mention_semicolon(scope: Scope, before: int) -> None:
    """`return` took a call of the next line that has no value: say how to keep them apart."""
    for error in scope.context.bag.items[before:]:
        if error.code == "E2007":
            error.helps = (*error.helps, _SEMICOLON)


def _eval(scope: Scope, node: tree.ExprStmt, out: list[core.Stmt]) -> None:
    value = ex.statement_call(scope, node.value)
    if value is not None:
        out.append(core.Eval(value, scope.span(node)))


_BY_NODE: dict[type, Callable[[Scope, Any, list[core.Stmt]], None]] = {
    tree.Block: _block,
    tree.VarStmt: _var,
    tree.Assign: _assign,
    tree.If: _if,
    tree.While: _while,
    tree.Loop: _loop,
    tree.For: _for,
    tree.Break: _break,
    tree.Continue: _continue,
    tree.Return: _return,
    tree.ExprStmt: _eval,
}
