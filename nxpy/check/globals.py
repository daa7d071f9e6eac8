"""What top-level declarations mean, worked out when first asked for, since order does not matter."""

from __future__ import annotations

from nxpy.base.diagnostic import Label
from nxpy.check import chain, typenames
from nxpy.check.context import ERROR, Context, Scope
from nxpy.check.symbols import ModuleScope, Signature, Symbol
from nxpy.core import nodes as core
from nxpy.lang.types import ArrayType, StructType, Type
from nxpy.syntax import tree

_struct_symbols: dict[StructType, Symbol] = {}
SIZE_LIMIT = 1 << 32
"""Bytes of the largest type: the default memory limit."""


def struct(context: Context, symbol: Symbol) -> StructType:
    """The struct's type; its fields may not be known yet (`complete`)."""
    if symbol.struct is None:
        symbol.struct = StructType(symbol.name, symbol.scope.name)
        _struct_symbols[symbol.struct] = symbol
    return symbol.struct


def complete(context: Context, type: Type) -> None:
    """Give a struct its fields, and with them its size; an array's elements too."""
    while isinstance(type, ArrayType):
        type = type.element
    symbol = _struct_symbols.get(type) if isinstance(type, StructType) else None
    if symbol is None or symbol.state in ("done", "broken"):
        return
    assert symbol.struct is not None
    assert isinstance(symbol.decl, tree.StructDecl)
    if symbol.state == "busy":
        _contains_itself(context, symbol)
        return
    symbol.state = "busy"
    with chain.link(context, symbol):
        members = _members(context, symbol, symbol.decl)
    symbol.struct.complete(list(members.items()))
    symbol.state = "done"
    del _struct_symbols[symbol.struct]
    if symbol.struct.size > SIZE_LIMIT and all(type.size <= SIZE_LIMIT for type in members.values()):
        Scope(context, symbol.scope).error(
            "E2030", f"struct `{symbol.name}` is too large", symbol.decl.name, f"{symbol.struct.size} bytes"
        )


def _members(context: Context, symbol: Symbol, decl: tree.StructDecl) -> dict[str, Type]:
    """A struct's fields and their types."""
    scope = Scope(context, symbol.scope)
    members: dict[str, Type] = {}
    for field in decl.fields:
        type = typenames.resolve(scope, field.type)
        if field.name.text in members:
            scope.error(
                "E1002",
                f"struct `{symbol.name}` has two fields called `{field.name.text}`",
                field.name,
                "declared again here",
            )
            continue
        if symbol.state == "broken":
            type = ERROR
        members[field.name.text] = type
    return members


def _contains_itself(context: Context, symbol: Symbol) -> None:
    symbol.state = "broken"
    Scope(context, symbol.scope).error(
        "E2021",
        f"struct `{symbol.name}` contains itself",
        symbol.decl.name,
        "its size would be infinite",
        helps=[f"hold a pointer instead: `*{symbol.name}`"],
    )


def signature(context: Context, symbol: Symbol) -> Signature:
    """A function's parameter and result types, and its core node with the parameters as locals."""
    if symbol.signature is not None:
        return symbol.signature
    decl = symbol.decl
    assert isinstance(decl, tree.FuncDecl)
    module = symbol.scope
    functions = context.program.functions
    function = core.Function(
        len(functions),
        symbol.name,
        module.name,
        f"{module.unique}::{symbol.name}",
        None,
        symbol.name_span,
        decl.doc,
    )
    functions.append(function)
    scope = Scope(context, module, function)
    scope.enter()
    symbol.signature = made = Signature(function, [], None)
    for param in decl.params:
        type = _passable(scope, param.type, "parameter")
        made.params.append(type)
        _param(scope, param, type)
    function.param_count = len(decl.params)
    if decl.result is not None:
        made.result = function.result = _passable(scope, decl.result, "result")
    return made


def _param(scope: Scope, param: tree.Param, type: Type) -> None:
    first = scope.find_local(param.name.text)
    if first is not None:
        scope.error(
            "E1002",
            f"two parameters are called `{param.name.text}`",
            param.name,
            "declared again here",
            related=[Label(first.local.span, "first declared here")],
        )
        scope.new_local(param.name.text, type, scope.span(param.name))
    else:
        scope.declare(param.name, type, "")


def _passable(scope: Scope, node: tree.TypeNode, what: str) -> Type:
    """A type that a parameter or result may have: a scalar."""
    type = typenames.resolve(scope, node)
    if type.is_scalar:
        return type
    kind = "an array" if isinstance(type, ArrayType) else "a struct"
    wanted = f"*{type.element}" if isinstance(type, ArrayType) else f"*{type}"
    scope.error(
        "E2015",
        f"{kind} cannot be a {what}",
        node,
        f"{type} is passed by pointer only",
        helps=[f"take a pointer: `{wanted}`"],
    )
    return ERROR


def variable(context: Context, symbol: Symbol) -> core.Global:
    """A top-level `var`."""
    if symbol.variable is None:
        from nxpy.check import constants

        decl = symbol.decl
        assert isinstance(decl, tree.GlobalDecl)
        scope = Scope(context, symbol.scope)
        type = typenames.resolve(scope, decl.type) if decl.type is not None else None
        init = None
        if decl.value is not None:
            if type is not None and not type.is_scalar:
                _initialised_whole(scope, decl.value, type)
                type = ERROR
            init = constants.evaluate(scope, decl.value, type)
            type = init.type if type is None else type
        assert type is not None
        if init is not None and init.type is ERROR:
            init = None
        globals_ = context.program.globals
        symbol.variable = core.Global(
            len(globals_), symbol.name, symbol.scope.name, type, init, symbol.name_span
        )
        globals_.append(symbol.variable)
    return symbol.variable


def _initialised_whole(scope: Scope, node: tree.Expr, type: Type) -> None:
    kind = "array" if isinstance(type, ArrayType) else "struct"
    scope.error(
        "E2014",
        f"a whole {kind} has no initialiser",
        node,
        "it starts as zero bytes",
        helps=[f"leave `= …` out, and fill the {kind} in a function"],
    )


def forget() -> None:
    """Drop what a check that stopped half-way left behind."""
    _struct_symbols.clear()


def module_function(scope: ModuleScope, name: str) -> Symbol | None:
    """A module's own function of that name."""
    symbol = scope.own.get(name)
    return symbol if symbol is not None and isinstance(symbol.decl, tree.FuncDecl) else None
