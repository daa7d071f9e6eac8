"""Types as written, to types."""

from __future__ import annotations

from nxpy.base.suggest import nearest
from nxpy.check import globals
from nxpy.check.context import ERROR, Scope
from nxpy.check.symbols import lookup, of_other_kind
from nxpy.core import nodes as core
from nxpy.lang.types import SCALARS, ArrayType, FloatType, IntType, Type, array, pointer
from nxpy.syntax import tree


def resolve(scope: Scope, node: tree.TypeNode) -> Type:
    """The type, its size known; ERROR after reporting why there is none."""
    type = resolve_unsized(scope, node)
    if type.is_scalar:
        return type
    globals.complete(scope.context, type)
    if isinstance(type, ArrayType) and type.size > globals.SIZE_LIMIT >= _innermost(type).size:
        scope.error(
            "E2030",
            f"the array would take {type.size} bytes",
            node,
            f"a type may take {globals.SIZE_LIMIT} bytes",
            helps=["ask for the memory when the gate runs: `sys_mmap`"],
        )
        return ERROR
    return type


def _innermost(type: Type) -> Type:
    """What an array of arrays is made of; its own size, if too large, was reported where it is declared."""
    while isinstance(type, ArrayType):
        type = type.element
    return type


def resolve_unsized(scope: Scope, node: tree.TypeNode) -> Type:
    """As `resolve`, but a struct's size need not be known, since it is only pointed to."""
    if isinstance(node, tree.PointerTo):
        to = resolve_unsized(scope, node.to)
        return ERROR if to is ERROR else pointer(to)
    if isinstance(node, tree.ArrayOf):
        return _array(scope, node)
    path = node.path
    if path.module is None and path.name.text in SCALARS:
        type = SCALARS[path.name.text]
        if scope.module.no_float and isinstance(type, FloatType):
            float_refused(scope, node, f"the type {type}")
        return type
    return _named(scope, path)


def float_refused(scope: Scope, node: tree.Node, what: str) -> None:
    """E2028: a float in a gate that promises to have none."""
    scope.error(
        "E2028",
        f"{what} in a gate whose header says `policy: no-float`",
        node,
        "floats are ruled out here",
        helps=["compute with integers, or take the policy out of the header"],
    )


def _named(scope: Scope, path: tree.Path) -> Type:
    name = path.name.text
    if path.module is None and scope.find_local(name) is None and not scope.module.find(name):
        if not scope.module.incomplete:
            _unknown(scope, path)
        return ERROR
    if path.module is None and not scope.module.find(name):
        scope.context.bag.add(of_other_kind(scope.module, path, "a variable", "a type", None))
        return ERROR
    symbol = lookup(scope.module, path, scope.context.bag)
    if symbol is None:
        return ERROR
    if isinstance(getattr(symbol, "decl", None), tree.StructDecl):
        return globals.struct(scope.context, symbol)  # type: ignore[arg-type]
    what = f"a {getattr(symbol, 'kind', 'function')}"
    scope.context.bag.add(of_other_kind(scope.module, path, what, "a type", None))
    return ERROR


def _unknown(scope: Scope, path: tree.Path) -> None:
    from nxpy.syntax.habits.words import C_TYPES

    name = path.name.text
    structs = [n for n, s in scope.module.own.items() if isinstance(s.decl, tree.StructDecl)]
    for imported in scope.module.imported:
        structs += [n for n, s in imported.own.items() if isinstance(s.decl, tree.StructDecl)]
    habit = C_TYPES.get(name)
    guess = habit or nearest(name, [*structs, *SCALARS])
    if habit == "":
        helps = [f"there is no `{name}`: leave the type out"]
    elif guess:
        helps = [f"it is spelt `{guess}` here" if habit else f"did you mean `{guess}`?"]
    else:
        helps = []
    scope.error(
        "E1006",
        f"no type is called `{name}`",
        path,
        "unknown type",
        helps=helps,
    )


def _array(scope: Scope, node: tree.ArrayOf) -> Type:
    element = resolve_unsized(scope, node.element)
    length = _length(scope, node.length)
    return ERROR if element is ERROR or length is None else array(length, element)


def _length(scope: Scope, node: tree.Expr) -> int | None:
    from nxpy.check import constants

    value = constants.evaluate(Scope(scope.context, scope.module), node, None, locals_of=scope)
    if value.type is ERROR:
        return None
    if isinstance(value, core.Const) and isinstance(value.type, IntType):
        if value.value >= 0:
            return int(value.value)
        scope.error("E2022", f"an array cannot have {value.value} elements", node, "the length is negative")
        return None
    scope.error(
        "E2022", f"an array's length is an integer, found {value.type}", node, f"this is of type {value.type}"
    )
    return None
