"""Calls of functions and intrinsics."""

from __future__ import annotations

from nxpy.base.diagnostic import Label
from nxpy.check import conversions, globals, literals
from nxpy.check import expressions as ex
from nxpy.check.context import ERROR, Scope
from nxpy.check.symbols import Symbol, lookup, of_other_kind
from nxpy.core import nodes as core
from nxpy.lang.intrinsics import Intrinsic
from nxpy.lang.types import F64, NOTHING, FloatType, IntType, Type
from nxpy.syntax import tree


def call(scope: Scope, node: tree.Call, expected: Type | None) -> core.Expr:
    """`f(a, b)`; its type is NOTHING where the function returns nothing."""
    path = node.callee
    local = scope.find_local(path.name.text) if path.module is None else None
    if local is not None:
        _calls_variable(scope, node, local.local)
        return _arguments_anyway(scope, node)
    symbol = lookup(scope.module, path, scope.context.bag)
    if symbol is None:
        return _arguments_anyway(scope, node)
    if isinstance(symbol, Intrinsic):
        return _intrinsic(scope, node, symbol, expected)
    if not isinstance(symbol.decl, tree.FuncDecl):
        scope.context.bag.add(of_other_kind(scope.module, path, f"a {symbol.kind}", "a function", symbol))
        return _arguments_anyway(scope, node)
    return _function(scope, node, symbol)


def _calls_variable(scope: Scope, node: tree.Call, local: core.Local) -> None:
    path = node.callee
    hides = scope.module.find(path.name.text)
    helps = (
        [f"it hides a function of that name: write `{hides[0].scope.name}::{path.name.text}(…)`"]
        if hides
        else []
    )
    scope.error(
        "E1009",
        f"`{path.name.text}` is a variable, not a function",
        path,
        "not a function",
        related=[Label(local.span, "declared here")],
        helps=helps,
    )


def _arguments_anyway(scope: Scope, node: tree.Call) -> core.Expr:
    """Check the arguments of a call that failed, for the mistakes of their own."""
    for arg in node.args:
        ex.expression(scope, arg)
    return scope.bad(node)


def _function(scope: Scope, node: tree.Call, symbol: Symbol) -> core.Expr:
    signature = globals.signature(scope.context, symbol)
    params = symbol.decl.params if isinstance(symbol.decl, tree.FuncDecl) else []
    if len(node.args) != len(params):
        _wrong_count(scope, node, len(params), Label(symbol.name_span, f"`{symbol.name}` is declared here"))
        return _arguments_anyway(scope, node)
    args = []
    for arg, type, param in zip(node.args, signature.params, params, strict=True):
        value = ex.expression(scope, arg, type)
        if value.type is not type:
            why = Label(param.span(symbol.scope.source), f"parameter `{param.name.text}` is declared here")
            value = conversions.coerce(scope, value, type, arg, why=why)
        args.append(value)
    if ERROR in signature.params:
        return scope.bad(node)
    result = signature.result or NOTHING
    if result is ERROR:
        return scope.bad(node)
    return core.Call(signature.function, args, result, scope.span(node))


def _wrong_count(scope: Scope, node: tree.Call, wanted: int, where: Label | None) -> None:
    name, given = node.callee.name.text, len(node.args)
    takes = f"{wanted} argument{'' if wanted == 1 else 's'}"
    extra = node.args[wanted] if given > wanted else None
    scope.error(
        "E2008",
        f"`{name}` takes {takes}, and {given} {'is' if given == 1 else 'are'} given",
        extra or node,
        "one too many" if extra and given == wanted + 1 else "too many from here on" if extra else "too few",
        related=[where] if where else [],
    )


# Intrinsics -------------------------------------------------------------------------------------


def _intrinsic(scope: Scope, node: tree.Call, row: Intrinsic, expected: Type | None) -> core.Expr:
    wanted = 1 if row.params is None else len(row.params)
    if len(node.args) != wanted:
        _wrong_count(scope, node, wanted, None)
        return _arguments_anyway(scope, node)
    span = scope.span(node)
    if row.name == "assert":
        return core.IntrinsicCall(row, [ex.condition(scope, node.args[0])], NOTHING, span)
    if row.name == "sqrt":
        return _sqrt(scope, node, row, expected)
    assert row.params is not None
    args = [ex.converted(scope, arg, type) for arg, type in zip(node.args, row.params, strict=True)]
    return core.IntrinsicCall(row, args, row.result, span)


def _sqrt(scope: Scope, node: tree.Call, row: Intrinsic, expected: Type | None) -> core.Expr:
    arg = node.args[0]
    wanted = expected if isinstance(expected, FloatType) else F64
    value = ex.expression(scope, arg, wanted if literals.is_flexible(arg) else expected)
    if value.type is ERROR:
        return scope.bad(node)
    if isinstance(value.type, FloatType):
        return core.IntrinsicCall(row, [value], value.type, scope.span(node))
    helps = [f"cast it: {conversions.as_cast(scope, arg, F64)}"] if isinstance(value.type, IntType) else []
    scope.error(
        "E2001",
        f"`sqrt` takes an f32 or f64, found {value.type}",
        arg,
        f"this is {conversions.article(value.type)}",
        helps=helps,
    )
    return scope.bad(node)
