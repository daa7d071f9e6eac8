"""From one type to another: what happens by itself, what a cast may do, what a condition is."""

from __future__ import annotations

from nxpy.base.diagnostic import Label
from nxpy.check.context import ERROR, Scope
from nxpy.core import nodes as core
from nxpy.lang.types import (
    BOOL,
    I64,
    NOTHING,
    U64,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    widens,
)
from nxpy.syntax import tree


def coerce(
    scope: Scope, value: core.Expr, target: Type, node: tree.Expr, *, why: Label | None = None
) -> core.Expr:
    """`value` as a `target`, where that keeps the value; else E2001."""
    source = value.type
    if source is target or ERROR in (source, target):
        return value
    if widens(source, target):
        return core.Cast(value, target, value.span)
    scope.error(
        "E2001",
        f"expected {target}, found {source}",
        node,
        f"this is {article(source)}",
        related=[why] if why else [],
        helps=[*_how_to_convert(source, target, node)],
    )
    return scope.bad(node)


def article(type: Type) -> str:
    """A type with the article it is read with."""
    return f"{'an' if type.name[0] in 'if' and type.name != 'f' else 'a'} {type}".replace("an [", "a [")


def _how_to_convert(source: Type, target: Type, node: tree.Expr) -> list[str]:
    """What to write instead, where a cast would do."""
    if isinstance(source, PointerType) and isinstance(target, PointerType):
        return [f"write `… as {target}` to read the same memory as another type"]
    if target is BOOL:
        return ["compare it: `… != 0`"] if isinstance(source, IntType) else []
    if not cast_allowed(source, target):
        return []
    if isinstance(source, FloatType) and isinstance(target, IntType):
        return [f"write `… as {target}` to truncate toward zero"]
    if isinstance(source, IntType) and isinstance(target, IntType):
        kept = "keep the low bits" if source.bits > target.bits else "take the same bits"
        return [f"write `… as {target}` to {kept}"]
    return [f"write `… as {target}`"]


def cast_allowed(source: Type, target: Type) -> bool:
    """Whether `e as target` is in the language for an `e` of type `source`."""
    if source is target and source.is_scalar:
        return True
    if isinstance(source, PointerType):
        return isinstance(target, PointerType) or target in (I64, U64)
    if isinstance(target, PointerType):
        return isinstance(source, IntType)
    if isinstance(source, IntType | FloatType):
        return isinstance(target, IntType | FloatType)
    return source is BOOL and isinstance(target, IntType)


def cast(scope: Scope, value: core.Expr, target: Type, node: tree.Cast) -> core.Expr:
    """`value as target`."""
    source = value.type
    if ERROR in (source, target):
        return scope.bad(node)
    if isinstance(target, PointerType) and isinstance(source, IntType) and source not in (I64, U64):
        scope.error(
            "E2006",
            f"{source} does not cast to a pointer",
            node,
            "a pointer has 64 bits",
            helps=[f"go through i64 or u64: `… as u64 as {target}`"],
        )
        return scope.bad(node)
    if cast_allowed(source, target):
        if source is target:
            return value
        return core.Cast(value, target, scope.span(node))
    scope.error(
        "E2006",
        f"no cast from {source} to {target}",
        node,
        f"{source} to {target}",
        helps=_instead_of_cast(source, target),
    )
    return scope.bad(node)


def _instead_of_cast(source: Type, target: Type) -> list[str]:
    if target is BOOL:
        return ["write `… != 0`" if not isinstance(source, FloatType) else "write `… != 0.0`"]
    if source is BOOL and isinstance(target, FloatType):
        return [f"go through an integer: `… as i64 as {target}`"]
    if isinstance(source, PointerType):
        return ["a pointer casts only to i64, u64 or another pointer"]
    if isinstance(source, FloatType) and isinstance(target, PointerType):
        return ["an address is an integer: cast the float to i64 first, if that is really meant"]
    if isinstance(source, ArrayType):
        return ["an array is not a pointer: take `&a[0]`"]
    if isinstance(target, ArrayType | StructType):
        return [f"cast a pointer to `*{target}` instead"]
    return []


def condition(scope: Scope, value: core.Expr, node: tree.Expr) -> core.Expr:
    """A bool: a bool itself, an integer that is not zero, a pointer that is not null."""
    type = value.type
    if type is BOOL or type is ERROR:
        return value
    if isinstance(type, IntType | PointerType):
        return core.Binary("ne", value, core.Const(type, 0, value.span), BOOL, value.span)
    helps = ["compare it: `… != 0.0`"] if isinstance(type, FloatType) else []
    if type is NOTHING:
        no_value(scope, node)
    else:
        scope.error(
            "E2005",
            f"{article(type)} is not a condition",
            node,
            "a condition is a bool, an integer or a pointer",
            helps=helps,
        )
    return scope.bad(node)


def no_value(scope: Scope, node: tree.Expr) -> None:
    """E2007: a call that returns nothing stands where a value is wanted."""
    while isinstance(node, tree.Paren):
        node = node.inner
    name = node.callee.name.text if isinstance(node, tree.Call) else "this"
    scope.error(
        "E2007",
        f"`{name}` returns nothing, so it has no value here",
        node,
        "a value is wanted here",
        helps=["give the function a `-> T`, or call it in a statement of its own"],
    )
