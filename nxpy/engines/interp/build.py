"""Makers of Python syntax-tree nodes, each placed where its NX source stands.

The line is the number of a place in the NX source (`Frame.at`), so that a Python traceback of the
compiled code is the NX call stack. `_ast` is used and not `ast`, which loads a good deal more.
"""

from __future__ import annotations

import _ast
from collections.abc import Sequence
from typing import TypedDict

Node = _ast.expr
Statement = _ast.stmt


class At(TypedDict):
    """Where a node stands: the number of its place, for Python a line."""

    lineno: int
    col_offset: int


LOAD, STORE, AND, OR, NOT = _ast.Load(), _ast.Store(), _ast.And(), _ast.Or(), _ast.Not()

OPERATORS: dict[str, _ast.operator] = {
    "add": _ast.Add(), "sub": _ast.Sub(), "mul": _ast.Mult(), "div": _ast.Div(),
    "floordiv": _ast.FloorDiv(), "mod": _ast.Mod(), "and": _ast.BitAnd(), "or": _ast.BitOr(),
    "xor": _ast.BitXor(), "shl": _ast.LShift(), "shr": _ast.RShift(),
}  # fmt: skip
COMPARISONS: dict[str, _ast.cmpop] = {
    "eq": _ast.Eq(), "ne": _ast.NotEq(), "lt": _ast.Lt(), "le": _ast.LtE(), "gt": _ast.Gt(),
    "ge": _ast.GtE(),
}  # fmt: skip


def at(number: int) -> At:
    """The place with a number."""
    return {"lineno": number, "col_offset": 0}


def load(name: str, at: At) -> Node:
    return _ast.Name(name, LOAD, **at)


def target(name: str, at: At) -> _ast.Name:
    return _ast.Name(name, STORE, **at)


def constant(value: int | float | str | tuple[int, ...] | None, at: At) -> Node:
    return _ast.Constant(value, None, **at)  # type: ignore[arg-type]  # a tuple will do


def binary(op: str, left: Node, right: Node, at: At) -> Node:
    return _ast.BinOp(left, OPERATORS[op], right, **at)


def negate(operand: Node, at: At) -> Node:
    return _ast.UnaryOp(_ast.USub(), operand, **at)


def invert(operand: Node, at: At) -> Node:
    return _ast.UnaryOp(_ast.Invert(), operand, **at)


def negation(operand: Node, at: At) -> Node:
    """`not operand`."""
    return _ast.UnaryOp(NOT, operand, **at)


def compare(left: Node, pairs: Sequence[tuple[str, Node]], at: At) -> Node:
    """`left op a op b …`, as Python chains them."""
    return _ast.Compare(
        left,
        [COMPARISONS[op] for op, _ in pairs],
        [right for _, right in pairs],
        **at,
    )  # fmt: skip


def logic(op: str, values: list[Node], at: At) -> Node:
    return _ast.BoolOp(
        AND if op == "and" else OR,
        values,
        **at,
    )  # fmt: skip


def choose(test: Node, then: Node, other: Node, at: At) -> Node:
    """`then if test else other`."""
    return _ast.IfExp(test, then, other, **at)


def walrus(name: str, value: Node, at: At) -> Node:
    """`(name := value)`."""
    return _ast.NamedExpr(target(name, at), value, **at)


def call(name: str, args: list[Node], at: At) -> Node:
    return _ast.Call(load(name, at), args, [], **at)


def method(value: Node, name: str, args: list[Node], at: At) -> Node:
    """`value.name(args)`."""
    function = _ast.Attribute(value, name, LOAD, **at)
    return _ast.Call(function, args, [], **at)


def attribute(value: Node, name: str, at: At) -> Node:
    return _ast.Attribute(value, name, LOAD, **at)


def item(value: Node, index: Node, at: At) -> Node:
    """`value[index]`."""
    return _ast.Subscript(value, index, LOAD, **at)


def item_target(value: Node, index: Node, at: At) -> Node:
    return _ast.Subscript(value, index, STORE, **at)


def items(values: list[Node], at: At) -> Node:
    """A tuple; not empty, so true."""
    return _ast.Tuple(values, LOAD, **at)


def listed(values: list[Node], at: At) -> Node:
    return _ast.List(values, LOAD, **at)


# Statements -------------------------------------------------------------------------------------


def assign(to: Node, value: Node, at: At) -> Statement:
    return _ast.Assign([to], value, None, **at)


def unpack(names: Sequence[str], value: Node, at: At) -> Statement:
    """`a, b, c = value`."""
    into = _ast.Tuple(
        [target(name, at) for name in names],
        STORE,
        **at,
    )  # fmt: skip
    return assign(into, value, at)


def evaluate(value: Node, at: At) -> Statement:
    return _ast.Expr(value, **at)


def branch(test: Node, then: list[Statement], other: list[Statement], at: At) -> Statement:
    return _ast.If(
        test, then or [nothing(at)], other,
        **at,
    )  # fmt: skip


def repeat(test: Node, body: list[Statement], at: At) -> Statement:
    """`while test: body`."""
    return _ast.While(
        test, body or [nothing(at)], [],
        **at,
    )  # fmt: skip


def leave(at: At) -> Statement:
    """`break`."""
    return _ast.Break(**at)


def again(at: At) -> Statement:
    """`continue`."""
    return _ast.Continue(**at)


def nothing(at: At) -> Statement:
    return _ast.Pass(**at)


def give(value: Node | None, at: At) -> Statement:
    """`return value`."""
    return _ast.Return(value, **at)


def outer(names: list[str], at: At, *, module: bool) -> Statement:
    """`global names` or `nonlocal names`."""
    kind = _ast.Global if module else _ast.Nonlocal
    return kind(names, **at)


def define(name: str, params: Sequence[str], body: list[Statement], at: At) -> Statement:
    arguments = _ast.arguments(
        posonlyargs=[],
        args=[
            _ast.arg(
                param, None, None,
                **at,
            )
            for param in params
        ],
        vararg=None, kwonlyargs=[], kw_defaults=[], kwarg=None, defaults=[],
    )  # fmt: skip
    made = _ast.FunctionDef(name, arguments, body or [nothing(at)], [], None, None, **at)
    if "type_params" in made._fields:
        setattr(made, "type_params", [])  # noqa: B010 -- Python 3.12 and later
    return made


def module(body: list[Statement]) -> _ast.Module:
    return _ast.Module(body, [])
