"""Which names of a function some `&` reaches into. Few functions are ever asked, so none is before."""

from __future__ import annotations

from nxpy.check.context import Scope
from nxpy.syntax import tree


def names(scope: Scope) -> frozenset[str]:
    """Every name that some `&` in the function reaches into; by name, so it may name too many."""
    if scope.addressed is None:
        scope.addressed = frozenset() if scope.body is None else _names(scope, scope.body)
    return scope.addressed


def _names(scope: Scope, body: tree.Block) -> frozenset[str]:
    found: set[str] = set()
    work: list[object] = [body] if "&" in scope.module.source.text[body.start : body.end] else []
    while work:
        node = work.pop()
        if isinstance(node, tree.Unary) and node.op == "&":
            root: object = node.operand
            while isinstance(root, tree.Index | tree.FieldAccess | tree.Paren):
                root = root.inner if isinstance(root, tree.Paren) else root.base
            if isinstance(root, tree.Path):
                found.add(root.name.text)
        if isinstance(node, list):
            work.extend(node)
        elif isinstance(node, tree.Node) and not isinstance(node, tree.Path | tree.Ident):
            work.extend(
                getattr(node, slot) for cls in type(node).__mro__ for slot in getattr(cls, "__slots__", ())
            )
    return frozenset(found)
