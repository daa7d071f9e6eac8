"""The checker's entry: parsed modules to a core program, or to everything that is wrong with them."""

from __future__ import annotations

import sys

from nxpy.base.diagnostic import Bag, Enough, Label
from nxpy.base.source import Span, module_name
from nxpy.check import chain, constants, flow, globals, statements
from nxpy.check.context import ERROR, Context, Scope
from nxpy.check.loaded import LoadedModule
from nxpy.check.symbols import ModuleScope, Symbol
from nxpy.core import nodes as core
from nxpy.lang.types import BYTES, I64, Type, pointer
from nxpy.syntax import tree

MOST_ERRORS = 2000
"""Mistakes after which checking stops; a report shows a hundred."""
RECURSION = 20_000
"""Python frames for the deepest tree that the parser lets through, with room to spare."""


def check(modules: list[LoadedModule], bag: Bag, *, require_main: bool = False) -> core.Program | None:
    """Check a program whose first module is the main file.

    Every mistake goes to `bag`; the result is None where there was one. `require_main` makes a
    missing `main` a mistake, since the program is to be run.
    """
    main = modules[0].module
    program = core.Program([m.module.source for m in modules], main.header)
    context = Context(program, bag)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, RECURSION))
    bag.room = MOST_ERRORS
    try:
        scopes = _module_scopes(modules)
        for scope in scopes:
            scope.declare(bag)
        symbols = [symbol for scope in scopes for symbol in scope.own.values()]
        for symbol in symbols:
            if not _is_spare(symbol):
                _declare(context, symbol)
        _bodies(context, symbols)
        _find_main(context, scopes[0], require_main)
        # Names and their scopes hold each other; a process that compiles many programs would have to
        # collect them.
        for scope in scopes:
            scope.own.clear()
            scope.imported.clear()
            scope.called.clear()
            scope.found.clear()
    except Enough:
        pass
    except RecursionError:
        chain.too_long(context)
    finally:
        bag.room = None
        sys.setrecursionlimit(limit)
        globals.forget()
    return None if bag.failed else program


def _module_scopes(modules: list[LoadedModule]) -> list[ModuleScope]:
    """A scope a module, linked by their imports; a second module of one name gets a number."""
    taken: dict[str, int] = {}
    by_id: dict[int, ModuleScope] = {}
    for loaded in modules:
        count = taken[loaded.name] = taken.get(loaded.name, 0) + 1
        by_id[id(loaded)] = ModuleScope(loaded, loaded.name if count == 1 else f"{loaded.name}#{count}")
    for scope in by_id.values():
        for node, imported in zip(scope.loaded.module.imports, scope.loaded.imports, strict=True):
            other = by_id.get(id(imported))
            if other is None:
                continue
            scope.called.append((module_name(node.path), other))
            if other is not scope and other not in scope.imported:
                scope.imported.append(other)
    first = by_id[id(modules[0])]
    first.no_float = first.loaded.module.header.get("policy") == "no-float"
    return list(by_id.values())


def _declare(context: Context, symbol: Symbol) -> None:
    """Work out what a top-level name means, whether it is used or not."""
    if isinstance(symbol.decl, tree.FuncDecl):
        globals.signature(context, symbol)
    elif isinstance(symbol.decl, tree.StructDecl):
        globals.complete(context, globals.struct(context, symbol))
    elif isinstance(symbol.decl, tree.GlobalDecl):
        globals.variable(context, symbol)
    elif symbol.constant is None:
        constants.of_symbol(Scope(context, symbol.scope), symbol, tree.Path(None, symbol.decl.name))


def _is_spare(symbol: Symbol) -> bool:
    """A function of the bundled library, which only counts once something calls it."""
    return symbol.scope.loaded.bundled and isinstance(symbol.decl, tree.FuncDecl)


def _bodies(context: Context, symbols: list[Symbol]) -> None:
    """Check functions: all of the program's own, and what of the bundled library they reach. A call
    gives its function a signature, so that those which have one are the ones that were reached."""
    spare = [symbol for symbol in symbols if _is_spare(symbol)]
    pending = [symbol for symbol in symbols if not _is_spare(symbol)]
    while pending:
        for symbol in pending:
            if isinstance(symbol.decl, tree.FuncDecl):
                _function_body(context, symbol, symbol.decl)
        pending = [symbol for symbol in spare if symbol.signature is not None]
        spare = [symbol for symbol in spare if symbol.signature is None]


def _function_body(context: Context, symbol: Symbol, decl: tree.FuncDecl) -> None:
    signature = globals.signature(context, symbol)
    function = signature.function
    scope = Scope(context, symbol.scope, function, decl.body)
    scope.enter()
    for param, local in zip(decl.params, function.locals, strict=False):
        if scope.find_local(param.name.text) is None:
            scope.name(param.name.text, local, "")
    symbol.scope.found.clear()
    function.body = statements.block(scope, decl.body)
    function.uses = [(used.name, used.meaning) for used in symbol.scope.found]
    function.end_span = Span(symbol.scope.source, max(decl.body.end - 1, decl.body.start), decl.body.end)
    if signature.result is not None and signature.result is not ERROR and flow.falls_through(function.body):
        scope.error(
            "E2009",
            f"`{symbol.name}` can end without returning {signature.result}",
            symbol.name_span,
            "a path leads to the closing brace",
            related=[Label(function.end_span, "control can arrive here")],
            helps=["add a `return`; only `loop` without `break` is known not to end"],
        )


# main -------------------------------------------------------------------------------------------

_MAIN_FORMS: tuple[tuple[tuple[Type, ...], Type | None], ...] = (
    ((), I64),
    ((), None),
    ((I64, pointer(BYTES)), I64),
)


def _find_main(context: Context, scope: ModuleScope, required: bool) -> None:
    symbol = globals.module_function(scope, "main")
    if symbol is None:
        if required:
            _no_main(context, scope)
        return
    signature = globals.signature(context, symbol)
    context.program.main = signature.function
    if ERROR in signature.params or signature.result is ERROR:
        return
    if (tuple(signature.params), signature.result) not in _MAIN_FORMS:
        Scope(context, scope).error(
            "E2026",
            "`main` has a signature that nothing calls",
            symbol.name_span,
            "not one of its three forms",
            helps=["`func main() -> i64`, `func main()` or `func main(argc: i64, argv: **u8) -> i64`"],
        )


def _no_main(context: Context, scope: ModuleScope) -> None:
    other = scope.own.get("main")
    where = other.name_span if other else Span(scope.source, 0, 0)
    what = f"`main` is a {other.kind} here" if other else "this file has none"
    Scope(context, scope).error(
        "E1008",
        "a gate starts at its `func main`, and there is none",
        where,
        what,
        helps=["add `func main() -> i64 { return 0 }`; a file without one is a library: `nxpy check` it"],
    )
