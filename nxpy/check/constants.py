"""Constant expressions: literals, constants, operators, casts, `sizeof`, strings and `null`.

They are checked like any expression, then folded with the definitions that the engines are held to.
"""

from __future__ import annotations

from nxpy.base.diagnostic import Label
from nxpy.base.source import Span
from nxpy.check import chain, conversions
from nxpy.check import expressions as ex
from nxpy.check.context import ERROR, Context, Scope
from nxpy.check.symbols import Symbol
from nxpy.core import nodes as core
from nxpy.core import scalar
from nxpy.lang.types import PointerType, Type
from nxpy.syntax import tree

Constant = core.Const | core.Str


def of_symbol(scope: Scope, symbol: Symbol, use: tree.Path) -> Constant:
    """The value of a `const`, worked out at its first use."""
    if symbol.constant is not None:
        return symbol.constant
    decl = symbol.decl
    assert isinstance(decl, tree.ConstDecl)
    if symbol.state == "busy":
        scope.error(
            "E2021",
            f"constant `{symbol.name}` depends on itself",
            use,
            "its own value is needed here",
            related=[Label(symbol.name_span, "declared here")],
        )
        return scope.bad(use)
    symbol.state = "busy"
    with chain.link(scope.context, symbol):
        symbol.constant = declared(scope.context, symbol)
    symbol.state = "done"
    return symbol.constant


def declared(context: Context, symbol: Symbol) -> Constant:
    from nxpy.check import typenames
    from nxpy.check.places import whole_value

    decl = symbol.decl
    assert isinstance(decl, tree.ConstDecl)
    scope = Scope(context, symbol.scope)
    type = typenames.resolve(scope, decl.type) if decl.type is not None else None
    if type is not None and not type.is_scalar:
        whole_value(scope, decl.type or decl.name, type)  # type: ignore[arg-type]
        type = ERROR
    return evaluate(scope, decl.value, type)


def evaluate(scope: Scope, node: tree.Expr, type: Type | None, *, locals_of: Scope | None = None) -> Constant:
    """The value of a constant expression, as a `type` where one is given.

    `locals_of` is the function scope that the expression stands in, so that a local's name in it is
    refused for what it is.
    """
    if locals_of is not None and _names_local(locals_of, node):
        return scope.bad(node)
    if type is None and conversions.is_null(node):
        scope.error(
            "E2025",
            "`null` alone does not say what it points to",
            node,
            "of which pointer type?",
            helps=["write the type: `name: *u8 = null`"],
        )
        return scope.bad(node)
    value = ex.expression(scope, node, type)
    if type is not None:
        value = conversions.coerce(scope, value, type, node)
    return fold(scope, value, node)


def _names_local(scope: Scope, node: tree.Expr) -> bool:
    """Report a local variable in what has to be constant."""
    work: list[tree.Node] = [node]
    while work:
        at = work.pop()
        if isinstance(at, tree.Path):
            found = scope.find_local(at.name.text) if at.module is None else None
            if found is not None:
                scope.error(
                    "E2019",
                    f"`{at.name.text}` is a local variable, so its value is not constant",
                    at,
                    "not known before the gate runs",
                    related=[Label(found.local.span, "declared here")],
                    helps=[
                        "an array's length is fixed when the gate is compiled: use a `const`, or `sys_mmap`"
                    ],
                )
                return True
        elif isinstance(at, tree.Binary):
            work += (at.right, at.left)
        elif isinstance(at, tree.Unary | tree.Cast):
            work.append(at.operand)
        elif isinstance(at, tree.Paren):
            work.append(at.inner)
    return False


class NotConstant(Exception):
    """Part of an expression is only known when the gate runs."""

    def __init__(self, span: Span, code: str, message: str, label: str) -> None:
        super().__init__(message)
        self.span = span
        self.code = code
        self.message = message
        self.label = label


def fold(scope: Scope, value: core.Expr, node: tree.Expr) -> Constant:
    """A checked expression's value; E2019 or E2020 where it has none before the gate runs."""
    if value.type is ERROR:
        return scope.bad(node)
    try:
        return _fold(value)
    except NotConstant as error:
        scope.error(error.code, error.message, error.span, error.label)
        return scope.bad(node)


def _number(value: core.Expr) -> int | float:
    folded = _fold(value)
    if isinstance(folded, core.Str):
        raise NotConstant(
            value.span,
            "E2019",
            "a string's address is not a constant number",
            "known only when the gate runs",
        )
    return folded.value


def _fold(value: core.Expr) -> Constant:
    type, span = value.type, value.span
    if isinstance(value, core.Const | core.Str):
        return value
    if isinstance(value, core.Unary):
        return core.Const(type, scalar.unary(value.op, type, _number(value.operand)), span)
    if isinstance(value, core.NonZero):
        if _number(value.operand) == 0:
            raise NotConstant(span, "E2020", "division by zero in a constant", "the divisor is zero")
        return _fold(value.operand)
    if isinstance(value, core.Binary):
        left, right = _number(value.left), _number(value.right)
        return core.Const(type, scalar.binary(value.op, value.left.type, left, right), span)
    if isinstance(value, core.Logic):
        left = _number(value.left)
        decided = bool(left) == (value.op == "or")
        return core.Const(type, left if decided else _number(value.right), span)
    if isinstance(value, core.Cast):
        inner = _fold(value.operand)
        if isinstance(inner, core.Str) and isinstance(type, PointerType):
            return core.Str(inner.index, type, span)
        return core.Const(type, scalar.cast(value.operand.type, type, _number(value.operand)), span)
    if isinstance(value, core.PtrAdd | core.PtrDiff):
        return _fold_pointer(value)
    what = "a call" if isinstance(value, core.Call | core.IntrinsicCall) else "memory"
    raise NotConstant(span, "E2019", f"{what} is not constant", "not known before the gate runs")


def _fold_pointer(value: core.PtrAdd | core.PtrDiff) -> core.Const:
    if isinstance(value, core.PtrAdd):
        assert isinstance(value.type, PointerType)
        left, right = int(_number(value.pointer)), int(_number(value.index))
        return core.Const(value.type, scalar.pointer_add(left, right, value.type.to.size), value.span)
    assert isinstance(value.left.type, PointerType)
    size = value.left.type.to.size
    left, right = int(_number(value.left)), int(_number(value.right))
    return core.Const(value.type, scalar.pointer_difference(left, right, size), value.span)
