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
    if source is target or source is ERROR or target is ERROR:
        return value
    if widens(source, target):
        return core.Cast(value, target, value.span)
    null = is_null(node)
    scope.error(
        "E2001",
        f"expected {target}, found {'null' if null else source}",
        node,
        "null is a pointer" if null else f"this is {article(source)}",
        related=[why] if why else [],
        helps=_how_to_convert(scope, source, target, node),
    )
    return scope.bad(node)


def is_null(node: tree.Expr) -> bool:
    return isinstance(tree.bare(node), tree.NullLit)


def article(type: Type) -> str:
    """A type with the article it is read with."""
    vowel = isinstance(type, FloatType) or (isinstance(type, IntType) and type.signed)
    if isinstance(type, StructType):
        return f"a struct {type}"
    return f"{'an' if vowel else 'a'} {type}"


_TIGHT = (
    tree.Path,
    tree.Call,
    tree.Index,
    tree.FieldAccess,
    tree.Paren,
    tree.IntLit,
    tree.FloatLit,
    tree.Cast,
)
_SHOWN = 40
"""Code points of an expression that a suggestion still repeats."""


def written(scope: Scope, node: tree.Expr) -> str:
    """The expression as it stands in the source, in parentheses where an operator after it would
    take only a part of it; `…` where it is long."""
    text = scope.module.source.text[node.start : node.end]
    if len(text) > _SHOWN or "\n" in text:
        return "…"
    return text if isinstance(node, _TIGHT) else f"({text})"


def as_cast(scope: Scope, node: tree.Expr, target: Type) -> str:
    """What to write to cast the expression."""
    return f"`{written(scope, node)} as {target}`"


def _how_to_convert(scope: Scope, source: Type, target: Type, node: tree.Expr) -> list[str]:
    """What to write instead, where a cast would do."""
    if isinstance(source, PointerType) and isinstance(target, PointerType):
        return [f"write {as_cast(scope, node, target)} to read the same memory as another type"]
    if target is BOOL:
        return [f"compare it: `{written(scope, node)} != 0`"] if isinstance(source, IntType) else []
    if not cast_allowed(source, target) or isinstance(source, PointerType) or isinstance(target, PointerType):
        return []
    if isinstance(source, FloatType) and isinstance(target, IntType):
        return [f"write {as_cast(scope, node, target)} to truncate toward zero"]
    if isinstance(source, IntType) and isinstance(target, IntType):
        kept = "keep the low bits" if source.bits > target.bits else "take the same bits"
        return [f"write {as_cast(scope, node, target)} to {kept}"]
    return [f"write {as_cast(scope, node, target)}"]


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
            helps=[f"go through u64: `{written(scope, node.operand)} as u64 as {target}`"],
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
        helps=_instead_of_cast(written(scope, node.operand), source, target),
    )
    return scope.bad(node)


def _instead_of_cast(text: str, source: Type, target: Type) -> list[str]:
    if target is BOOL:
        return [f"write `{text} != {'0.0' if isinstance(source, FloatType) else '0'}`"]
    if source is BOOL and isinstance(target, FloatType):
        return [f"go through an integer: `{text} as i64 as {target}`"]
    if isinstance(source, PointerType):
        return ["a pointer casts only to i64, u64 or another pointer"]
    if isinstance(source, FloatType) and isinstance(target, PointerType):
        return ["an address is an integer: cast the float to i64 first, if that is really meant"]
    if isinstance(source, ArrayType):
        return ["an array is not a pointer: take `&a[0]`"]
    if isinstance(target, ArrayType | StructType):
        return [f"cast a pointer to `*{target}` instead"]
    return []


_COUNTING = (IntType, PointerType)
"""The types that are a condition without being bool: true is what is not zero."""


def condition(scope: Scope, value: core.Expr, node: tree.Expr) -> core.Expr:
    """A bool: a bool itself, an integer that is not zero, a pointer that is not null."""
    type = value.type
    if type is BOOL or type is ERROR:
        return value
    if isinstance(type, _COUNTING):
        return core.Binary("ne", value, core.Const(type, 0, value.span), BOOL, value.span)
    helps = [f"compare it: `{written(scope, node)} != 0.0`"] if isinstance(type, FloatType) else []
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
    node = tree.bare(node)
    name = node.callee.name.text if isinstance(node, tree.Call) else "this"
    scope.error(
        "E2007",
        f"`{name}` returns nothing, so it has no value here",
        node,
        "a value is wanted here",
        helps=["give the function a `-> T`, or call it in a statement of its own"],
    )
