"""Places: what can be read, assigned, and have its address taken.

A place is a variable, or what a pointer points to, and fields and elements inside of it.
"""

from __future__ import annotations

from nxpy.base.diagnostic import Label
from nxpy.base.source import Span
from nxpy.base.suggest import nearest
from nxpy.check import conversions, globals
from nxpy.check import expressions as ex
from nxpy.check.context import ERROR, Scope, Variable
from nxpy.check.operators import index64
from nxpy.check.symbols import Symbol, lookup, of_other_kind
from nxpy.core import nodes as core
from nxpy.lang.types import (
    BOOL,
    I64,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    pointer,
)
from nxpy.syntax import tree

_NAMING = (tree.Path, tree.FieldAccess, tree.Index)
"""What names a place by its form; `*p` does, too."""
_PARTS = (core.Elem, core.Member)
_PLACES = (core.Var, core.Deref, *_PARTS)


def load(scope: Scope, node: tree.Expr) -> core.Expr:
    """The value of a place; an array or a struct has none."""
    return value_at(scope, node, place_of(scope, node))


def value_at(scope: Scope, node: tree.Expr, place: core.Place | None) -> core.Expr:
    """The value of the place that all of `node` names."""
    if place is None:
        return scope.bad(node)
    if place.type.is_scalar:
        return core.Load(place, place.span)
    whole_value(scope, node, place.type)
    return scope.bad(node)


def whole_value(scope: Scope, node: tree.Expr, type: Type) -> None:
    """E2014: a whole array or struct where a value is wanted."""
    if isinstance(type, ArrayType):
        helps = ["pass a pointer to its first element: `&a[0]`", "copy it element by element, in a loop"]
    else:
        helps = ["pass a pointer to it: `&s`", "copy it field by field"]
    scope.error(
        "E2014",
        f"a whole {'array' if isinstance(type, ArrayType) else 'struct'} is not a value",
        node,
        f"this is {conversions.article(type)}",
        helps=helps,
        notes=[
            "arrays and structs live in variables and memory; they are not passed, returned or assigned whole"
        ],
    )


def place_of(scope: Scope, node: tree.Expr) -> core.Place | None:
    """The place that an expression names; None after reporting why it names none."""
    node = tree.bare(node)
    if isinstance(node, tree.Path):
        return _variable(scope, node)
    if isinstance(node, tree.Index):
        return _element(scope, node)
    if isinstance(node, tree.FieldAccess):
        return _field(scope, node)
    if isinstance(node, tree.Unary) and node.op == "*":
        return _pointed_to(scope, node)
    value = ex.expression(scope, node)
    if value.type is not ERROR:
        scope.error(
            "E2012",
            "this is a value, not a place",
            node,
            "it has no address and cannot be assigned to",
            helps=["store it in a `var` first"],
        )
    return None


def of_local(scope: Scope, node: tree.Path, named: Variable) -> core.Place | None:
    """The place of the local that `node` names."""
    return None if named.local.type is ERROR else core.Var(named.local, scope.span(node))


def _variable(scope: Scope, node: tree.Path) -> core.Place | None:
    if node.module is None:
        local = scope.find_local(node.name.text)
        if local is not None:
            return of_local(scope, node, local)
    symbol = lookup(scope.module, node, scope.context.bag, scope.local_names)
    if symbol is None:
        return None
    if not isinstance(symbol, Symbol):
        scope.context.bag.add(of_other_kind(scope.module, node, "an intrinsic", "a variable", None))
        return None
    if not isinstance(symbol.decl, tree.GlobalDecl):
        scope.context.bag.add(of_other_kind(scope.module, node, f"a {symbol.kind}", "a variable", symbol))
        return None
    if scope.function is None:
        scope.error(
            "E2019",
            f"`{symbol.name}` is a variable, so its value is not constant",
            node,
            "not known before the gate runs",
            related=[Label(symbol.name_span, "declared with `var` here")],
        )
        return None
    variable = globals.variable(scope.context, symbol)
    return None if variable.type is ERROR else core.Var(variable, scope.span(node))


def _base(scope: Scope, node: tree.Expr) -> core.Place | core.Expr | None:
    """What stands before `.` or `[`: a place where it is one, else a value (a call's result)."""
    inner = tree.bare(node)
    if isinstance(inner, tree.Path) and not _is_variable(scope, inner):
        value = ex.expression(scope, inner)
        return None if value.type is ERROR else value
    if isinstance(inner, _NAMING) or (isinstance(inner, tree.Unary) and inner.op == "*"):
        return place_of(scope, inner)
    value = ex.expression(scope, node)
    return None if value.type is ERROR else value


def _is_variable(scope: Scope, path: tree.Path) -> bool:
    if path.module is None and scope.find_local(path.name.text) is not None:
        return True
    found = scope.module.meanings(path)
    return bool(found) and all(isinstance(s.decl, tree.GlobalDecl) for s in found)


def as_value(base: core.Place | core.Expr) -> core.Expr:
    """A place's scalar value, or the value itself."""
    if isinstance(base, _PLACES):
        return core.Load(base, base.span)
    return base


def deref(value: core.Expr, index: core.Expr | None, span: Span) -> core.Place:
    """`*value` or `value[index]`. `*&place` is the place; `*(p + i)` is `p[i]`."""
    type = value.type
    assert isinstance(type, PointerType)
    if isinstance(value, core.AddrOf) and index is None:
        place = value.place
        place.span = span
        return place
    if isinstance(value, core.PtrAdd) and index is None:
        return core.Deref(value.pointer, value.index, type.to, span)
    return core.Deref(value, index, type.to, span)


def _pointed_to(scope: Scope, node: tree.Unary) -> core.Place | None:
    value = ex.expression(scope, node.operand)
    if value.type is ERROR:
        return None
    if isinstance(value.type, PointerType):
        return deref(value, None, scope.span(node))
    scope.error(
        "E2016",
        f"`*` needs a pointer, and this is {conversions.article(value.type)}",
        node,
        f"cannot follow {conversions.article(value.type)}",
        helps=[f"to read memory there, cast it first: `*({conversions.written(scope, node.operand)} as *u8)`"]
        if isinstance(value.type, IntType)
        else [],
    )
    return None


def _field(scope: Scope, node: tree.FieldAccess) -> core.Place | None:
    base = _base(scope, node.base)
    if base is None:
        return None
    type = base.type
    span = scope.span(node)
    if isinstance(type, PointerType) and isinstance(type.to, StructType):
        base, type = deref(as_value(base), None, scope.span(node.base)), type.to
    if isinstance(type, StructType) and isinstance(base, _PLACES):
        globals.complete(scope.context, type)
        field = type.fields.get(node.name.text)
        if field is not None:
            return (
                None if field.type is ERROR else core.Member(base, field.name, field.offset, field.type, span)
            )
        guess = nearest(node.name.text, type.fields)
        scope.error(
            "E1007",
            f"struct `{type.name}` has no field `{node.name.text}`",
            node.name,
            "no such field",
            helps=[f"did you mean `{guess}`?"]
            if guess
            else [f"its fields are {', '.join(f'`{name}`' for name in type.fields)}"]
            if type.fields
            else [],
        )
        return None
    scope.error(
        "E2018",
        f"`.` needs a struct, and this is {conversions.article(type)}",
        node.name,
        f"{type} has no fields",
        helps=["`.` follows one pointer only: write `(*p).field`"]
        if isinstance(type, PointerType) and isinstance(type.to, PointerType)
        else [],
    )
    return None


def _element(scope: Scope, node: tree.Index) -> core.Place | None:
    base = _base(scope, node.base)
    index = _index(scope, node.index)
    if base is None or index is None:
        return None
    type = base.type
    span = scope.span(node)
    if isinstance(type, ArrayType) and isinstance(base, _PLACES):
        return core.Elem(base, index, type.element, span)
    if isinstance(type, PointerType):
        return deref(as_value(base), index, span)
    scope.error(
        "E2017",
        f"`[…]` needs an array or a pointer, and this is {conversions.article(type)}",
        node.base,
        f"cannot index {conversions.article(type)}",
    )
    return None


def _index(scope: Scope, node: tree.Expr) -> core.Expr | None:
    value = ex.expression(scope, node, None)
    if value.type is ERROR:
        return None
    if isinstance(value.type, IntType) or value.type is BOOL:
        return index64(value)
    helps = [f"cast it: {conversions.as_cast(scope, node, I64)}"] if isinstance(value.type, FloatType) else []
    scope.error(
        "E2001",
        f"an index is an integer, found {value.type}",
        node,
        f"this is {conversions.article(value.type)}",
        helps=helps,
    )
    return None


# Addresses and assignment -----------------------------------------------------------------------


def address_of(scope: Scope, node: tree.Unary) -> core.Expr:
    """`&place`. Inside `*p` it is pointer arithmetic; of a variable, it makes it resident."""
    if scope.function is None:
        scope.error("E2019", "`&` is not constant", node, "an address is not known before the gate runs")
        return scope.bad(node)
    place = place_of(scope, node.operand)
    if place is None:
        return scope.bad(node)
    type = pointer(place.type)
    span = scope.span(node)
    if isinstance(place, core.Deref):
        return core.PtrAdd(place.pointer, place.index, span) if place.index else place.pointer
    root = root_variable(place)
    if root is not None:
        fixed = why_fixed(scope, node.operand, root)
        if fixed:
            scope.error(
                "E2013",
                f"`{root.name}` has no address: it is {fixed}",
                node,
                "cannot take its address",
                related=[Label(root.span, "declared here")],
                helps=[f"declare it with `var {root.name}`"]
                if fixed == "a `let`"
                else ["copy it to a `var` first"],
            )
            return scope.bad(node)
        root.resident = True
    return core.AddrOf(place, type, span)


def root_variable(place: core.Place) -> core.Local | core.Global | None:
    """The variable that a place lies in; None where it lies behind a pointer."""
    while isinstance(place, _PARTS):
        place = place.base
    return place.variable if isinstance(place, core.Var) else None


def why_fixed(scope: Scope, node: tree.Expr, root: core.Local | core.Global) -> str:
    """Why the variable may not change; "" where it may."""
    if isinstance(root, core.Global):
        return ""
    variable = scope.find_local(root.name)
    return variable.why_fixed if variable is not None and variable.local is root else ""


def assignable(scope: Scope, node: tree.Expr) -> core.Place | None:
    """The place of scalar type that an assignment may store to; None after reporting why not."""
    inner = tree.bare(node)
    if isinstance(inner, tree.Path) and _refuse_constant(scope, inner):
        return None
    place = place_of(scope, node)
    if place is None:
        return None
    root = root_variable(place)
    fixed = why_fixed(scope, node, root) if root is not None else ""
    if root is not None and fixed:
        scope.error(
            "E2011",
            f"`{root.name}` cannot be assigned: it is {fixed}",
            node,
            "cannot assign",
            related=[Label(root.span, "declared here")],
            helps=[f"declare it with `var {root.name}`"] if fixed == "a `let`" else [],
        )
        return None
    if not place.type.is_scalar:
        whole_value(scope, node, place.type)
        return None
    if isinstance(place, core.Var) and isinstance(root, core.Local):
        root.assigned = True
    return place


def _refuse_constant(scope: Scope, path: tree.Path) -> bool:
    if path.module is None and scope.find_local(path.name.text) is not None:
        return False
    found = scope.module.meanings(path)
    if len(found) == 1 and isinstance(found[0].decl, tree.ConstDecl):
        scope.error(
            "E2011",
            f"`{path.name.text}` cannot be assigned: it is a constant",
            path,
            "cannot assign",
            related=[Label(found[0].name_span, "declared here")],
            helps=[f"make it a `var {path.name.text}` if it has to change"],
        )
        return True
    return False
