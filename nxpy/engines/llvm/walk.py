"""All nodes below a core node, in no promised order, without recursion."""

from __future__ import annotations

from collections.abc import Iterator

from nxpy.core import nodes as core
from nxpy.core.nodes import Block, Expr, Place, Stmt

_CHILDREN: dict[type, tuple[str, ...]] = {
    core.Load: ("place",), core.AddrOf: ("place",), core.Unary: ("operand",), core.Binary: ("left", "right"),
    core.NonZero: ("operand",), core.Logic: ("left", "right"), core.Cast: ("operand",),
    core.PtrAdd: ("pointer", "index"), core.PtrDiff: ("left", "right"), core.Call: ("args",),
    core.IntrinsicCall: ("args",), core.Elem: ("base", "index"), core.Member: ("base",),
    core.Deref: ("pointer", "index"), core.Block: ("statements",), core.Declare: ("value",),
    core.Store: ("place", "value"), core.Eval: ("value",), core.If: ("condition", "then", "other"),
    core.Loop: ("condition", "body", "step"), core.Return: ("value",),
}  # fmt: skip

Node = Expr | Place | Stmt


def nodes(root: Node | Block | None) -> Iterator[Node]:
    """The node itself and everything below it."""
    todo: list[Node] = [] if root is None else [root]
    while todo:
        node = todo.pop()
        yield node
        for name in _CHILDREN.get(type(node), ()):
            child = getattr(node, name)
            if isinstance(child, list):
                todo += child
            elif child is not None:
                todo.append(child)
