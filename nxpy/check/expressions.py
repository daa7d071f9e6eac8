"""Expressions: tree to core. `expected` is the type that the context asks literals to take.

What comes back is typed, or has the type ERROR where a mistake was reported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nxpy.check import calls, conversions, literals, operators, places, typenames
from nxpy.check.context import ERROR, Scope
from nxpy.check.symbols import Symbol, lookup, of_other_kind
from nxpy.core import nodes as core
from nxpy.lang.types import BOOL, BYTES, I64, NOTHING, PointerType, Type
from nxpy.syntax import tree


def expression(scope: Scope, node: tree.Expr, expected: Type | None = None) -> core.Expr:
    """An expression that has a value."""
    value = _BY_NODE[type(node)](scope, node, expected)
    if value.type is NOTHING:
        conversions.no_value(scope, node)
        return scope.bad(node)
    return value


def converted(scope: Scope, node: tree.Expr, target: Type) -> core.Expr:
    """An expression where a `target` is wanted."""
    return conversions.coerce(scope, expression(scope, node, target), target, node)


def condition(scope: Scope, node: tree.Expr) -> core.Expr:
    """An expression where its truth is wanted."""
    value = _BY_NODE[type(node)](scope, node, None)
    return conversions.condition(scope, value, node)


def statement_call(scope: Scope, node: tree.Expr) -> core.Call | core.IntrinsicCall | None:
    """A call that stands alone; any other expression there has no effect and is an error."""
    inner = tree.bare(node)
    if isinstance(inner, tree.Call):
        value = calls.call(scope, inner, None)
        return value if isinstance(value, core.Call | core.IntrinsicCall) else None
    before = len(scope.context.bag.items)
    expression(scope, node)
    if len(scope.context.bag.items) == before and not isinstance(inner, tree.Bad):
        helps = []
        if isinstance(inner, tree.Binary) and inner.op == "==":
            helps = ["to store a value, write `=`"]
        elif isinstance(inner, tree.Path):
            helps = [f"to call it, write `{inner.name.text}()`"]
        scope.error(
            "E2024", "this value is computed and dropped", node, "only a call may stand alone", helps=helps
        )
    return None


# One function a node ----------------------------------------------------------------------------


def _integer(scope: Scope, node: tree.IntLit, expected: Type | None) -> core.Expr:
    return literals.integer(scope, node, node.value, literals.number_type(node, expected))


def _float(scope: Scope, node: tree.FloatLit, expected: Type | None) -> core.Expr:
    _refuse_float(scope, node, "a float literal")
    return literals.floating(scope, node, node.text, False, literals.number_type(node, expected))


def _refuse_float(scope: Scope, node: tree.Node, what: str) -> None:
    if scope.module.no_float:
        typenames.float_refused(scope, node, what)


def _character(scope: Scope, node: tree.CharLit, expected: Type | None) -> core.Expr:
    return literals.integer(scope, node, node.value, literals.number_type(node, expected))


def _string(scope: Scope, node: tree.StrLit, expected: Type | None) -> core.Expr:
    return scope.context.string(node.value, scope.span(node))


def _bool(scope: Scope, node: tree.BoolLit, expected: Type | None) -> core.Expr:
    return core.Const(BOOL, int(node.value), scope.span(node))


def _null(scope: Scope, node: tree.NullLit, expected: Type | None) -> core.Expr:
    return core.Const(expected if isinstance(expected, PointerType) else BYTES, 0, scope.span(node))


def _paren(scope: Scope, node: tree.Paren, expected: Type | None) -> core.Expr:
    return _BY_NODE[type(node.inner)](scope, node.inner, expected)


def _unary(scope: Scope, node: tree.Unary, expected: Type | None) -> core.Expr:
    if node.op == "&":
        return places.address_of(scope, node)
    if node.op == "*":
        return places.load(scope, node)
    literal = literals.negated_literal(node)
    if isinstance(literal, tree.IntLit):
        return literals.integer(scope, node, -literal.value, literals.number_type(node, expected))
    if isinstance(literal, tree.FloatLit):
        _refuse_float(scope, literal, "a float literal")
        return literals.floating(scope, node, literal.text, True, literals.number_type(node, expected))
    if node.op == "!":
        return operators.logical_not(scope, node)
    if expected is None and literals.is_flexible(node):
        expected = literals.default_type(node)
    return operators.unary(scope, node, expression(scope, node.operand, expected))


def _binary(scope: Scope, node: tree.Binary, expected: Type | None) -> core.Expr:
    return operators.binary(scope, node, expected)


def _cast(scope: Scope, node: tree.Cast, expected: Type | None) -> core.Expr:
    target = typenames.resolve(scope, node.target)
    value = expression(scope, node.operand, target if isinstance(node.operand, tree.NullLit) else None)
    return conversions.cast(scope, value, target, node)


def _call(scope: Scope, node: tree.Call, expected: Type | None) -> core.Expr:
    return calls.call(scope, node, expected)


def _load(scope: Scope, node: tree.Index | tree.FieldAccess, expected: Type | None) -> core.Expr:
    return places.load(scope, node)


def _sizeof(scope: Scope, node: tree.SizeOf, expected: Type | None) -> core.Expr:
    type = typenames.resolve(scope, node.type)
    return scope.bad(node) if type is ERROR else core.Const(I64, type.size, scope.span(node))


def _path(scope: Scope, node: tree.Path, expected: Type | None) -> core.Expr:
    if node.module is None:
        local = scope.find_local(node.name.text)
        if local is not None:
            return places.value_at(scope, node, places.of_local(scope, node, local))
    symbol = lookup(scope.module, node, scope.context.bag, scope.local_names)
    if symbol is None:
        return scope.bad(node)
    if not isinstance(symbol, Symbol):
        scope.context.bag.add(of_other_kind(scope.module, node, "an intrinsic", "a value", None))
        return scope.bad(node)
    if isinstance(symbol.decl, tree.GlobalDecl):
        return places.load(scope, node)
    if isinstance(symbol.decl, tree.ConstDecl):
        return _constant(scope, node, symbol)
    scope.context.bag.add(of_other_kind(scope.module, node, f"a {symbol.kind}", "a value", symbol))
    return scope.bad(node)


def _constant(scope: Scope, node: tree.Path, symbol: Symbol) -> core.Expr:
    from nxpy.check import constants

    value = constants.of_symbol(scope, symbol, node)
    span = scope.span(node)
    if isinstance(value, core.Str):
        return core.Str(value.index, value.type, span)
    return core.Const(value.type, value.value, span)


def _bad(scope: Scope, node: tree.Bad, expected: Type | None) -> core.Expr:
    return scope.bad(node)


_BY_NODE: dict[type, Callable[[Scope, Any, Type | None], core.Expr]] = {
    tree.IntLit: _integer,
    tree.FloatLit: _float,
    tree.CharLit: _character,
    tree.StrLit: _string,
    tree.BoolLit: _bool,
    tree.NullLit: _null,
    tree.Path: _path,
    tree.Unary: _unary,
    tree.Binary: _binary,
    tree.Cast: _cast,
    tree.Call: _call,
    tree.Index: _load,
    tree.FieldAccess: _load,
    tree.SizeOf: _sizeof,
    tree.Paren: _paren,
    tree.Bad: _bad,
}
