"""Walking core without recursion, so that deep nesting costs no stack."""

from __future__ import annotations

from collections.abc import Iterator

from nxpy.core import nodes as core

Node = core.Expr | core.Place | core.Stmt

FIELDS: dict[type[object], tuple[str, ...]] = {
    core.Const: (),
    core.Str: (),
    core.Load: ("place",),
    core.AddrOf: ("place",),
    core.Unary: ("operand",),
    core.Binary: ("left", "right"),
    core.NonZero: ("operand",),
    core.Logic: ("left", "right"),
    core.Cast: ("operand",),
    core.PtrAdd: ("pointer", "index"),
    core.PtrDiff: ("left", "right"),
    core.Call: ("args",),
    core.IntrinsicCall: ("args",),
    core.Var: (),
    core.Elem: ("base", "index"),
    core.Member: ("base",),
    core.Deref: ("pointer", "index"),
    core.Block: ("statements",),
    core.Declare: ("value",),
    core.Store: ("place", "value"),
    core.Eval: ("value",),
    core.If: ("condition", "then", "other"),
    core.Loop: ("condition", "body", "step"),
    core.Break: (),
    core.Continue: (),
    core.Return: ("value",),
}
"""The fields of each node kind that hold nodes, in the order of evaluation."""


def children(node: Node) -> list[Node]:
    """The nodes right inside a node, in the order of evaluation."""
    found: list[Node] = []
    for name in FIELDS[type(node)]:
        value = getattr(node, name)
        if isinstance(value, list):
            found += value
        elif value is not None:
            found.append(value)
    return found


def inside(node: Node) -> Iterator[Node]:
    """A node and all nodes in it, each before its children, in source order."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        # As `children` has them; said again here, where every node of a program comes by.
        for name in _BACKWARD[type(node)]:
            value = getattr(node, name)
            if value.__class__ is list:
                waiting += value[::-1]
            elif value is not None:
                waiting.append(value)


_BACKWARD = {kind: names[::-1] for kind, names in FIELDS.items()}
