"""Which operators may not stand beside each other without parentheses.

a & b == c     here `&` binds tighter, in C `==` does: the reader should not have to know
a | b & c      the same
a < b < c      would compare a bool with c
"""

from __future__ import annotations

from nxpy.base.diagnostic import Bag, Diagnostic, Fix
from nxpy.base.source import Source, Span
from nxpy.lang.operators import BITWISE, COMPARING
from nxpy.syntax.tree import Bad, Binary, Expr, FloatLit, IntLit, Unary

_DELICATE = BITWISE | COMPARING
_LONGEST = 100
"""Longest expression that is written out anew in a message, in code points."""


def report(root: Expr, source: Source, bag: Bag) -> bool:
    """Reports every such pair in the operators of one run; whether there was one."""
    found = False
    waiting: list[Expr] = [root]
    while waiting:
        node = waiting.pop()
        if not isinstance(node, Binary):
            continue
        culprit = _culprit(node)
        if culprit is None:
            waiting += (node.right, node.left)
        else:
            found = True
            _tell(node, culprit, source, bag)
    return found


def _culprit(node: Binary) -> Binary | None:
    """The operand that needs parentheses under `node`, if one does."""
    if node.op not in _DELICATE:
        return None
    for child in (node.left, node.right):
        if isinstance(child, Binary) and child.op in _DELICATE and not _hole(node, child):
            if child.op != node.op or node.op in COMPARING:
                return child
    return None


def _hole(node: Binary, child: Binary) -> bool:
    """Whether something is missing between the two operators, which was said already."""
    return isinstance(child.right if child is node.left else child.left, Bad)


def _tell(node: Binary, child: Binary, source: Source, bag: Bag) -> None:
    def text(operand: Expr) -> str:
        written = source.text[operand.start : operand.end]
        return f"({written})" if isinstance(operand, Binary) and operand.op in _DELICATE else written

    first, second = (child, node) if child is node.left else (node, child)
    chained = node.op in COMPARING and child.op in COMPARING
    a, b, c = text(first.left), text(child.right if first is child else child.left), text(second.right)
    left_first = f"({a} {first.op} {b}) {second.op} {c}"
    right_first = f"{a} {first.op} ({b} {second.op} {c})"
    if chained:
        readings = (f"{a} {first.op} {b} && {b} {second.op} {c}", left_first)
        code, message = "E0203", "comparisons do not chain"
        label = f"`{first.op}` gives a bool, which `{second.op}` would compare"
    else:
        readings = (left_first, right_first) if first is child else (right_first, left_first)
        code, message = "E0202", f"`{first.op}` and `{second.op}` do not mix without parentheses"
        label = "which belongs together?"
    span = Span(source, node.start, node.end)
    if node.end - node.start > _LONGEST or "\n" in span.text:
        bag.add(Diagnostic(code, message, span, label=label, helps=("put parentheses around one of them",)))
        return
    bag.add(
        Diagnostic(
            code, message, span, label=label, helps=(f"write `{readings[0]}` or `{readings[1]}`",),
            notes=() if chained else ("languages disagree about which of the two binds tighter",),
            fix=Fix(span, readings[0], f"write `{readings[0]}`"),
        )
    )  # fmt: skip


def power(operand: Unary, start: int, source: Source, bag: Bag) -> None:
    """`x ** 2`, which the grammar reads as `x * (*2)`; `start` is the first `*`."""
    if operand.op == "*" and operand.start == start + 1 and isinstance(operand.operand, IntLit | FloatLit):
        bag.add(
            Diagnostic(
                "E0327", "there is no `**`", Span(source, start, start + 2),
                helps=("multiply: `x * x`; or write a loop",),
            )
        )  # fmt: skip
