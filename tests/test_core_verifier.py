"""The verifier accepts what the checker makes and names what breaks a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from interp_support import program
from nxpy.core import nodes as core
from nxpy.core.verifier import VerifierError, verify
from nxpy.core.walk import FIELDS, inside
from nxpy.lang.types import BOOL, F32, I8, I64, U8, pointer

SOURCE = """
    struct Pair { a: i32, b: i64 }
    var total: i64 = 7
    func f(p: *Pair, n: i64) -> i64 {
        var a: [3]i64
        let q: *i64 = &a[1]
        var k: i64 = n / 3 + (n % n) - (-n) << 2
        if p != null && n > 1 { p.b = 5; sys_write(1, "hi", 2) }
        for i in 0..n { if i == 3 { continue } a[i] += q[i]; break }
        let c: u8 = n as u8; let x: f32 = sqrt(1.5); let w: f64 = x
        total = (&a[2]) - (q + 1)
        k = f(p, k); f(p, ~k)
        assert(c == 1)
        return k
    }
"""


def find(made: core.Program, kind: type[object]) -> Iterator[object]:
    for function in made.functions:
        for node in inside(function.body):
            if isinstance(node, kind):
                yield node


def test_what_the_checker_makes_is_accepted() -> None:
    made = program(SOURCE)
    verify(made)
    kinds = {type(node) for function in made.functions for node in inside(function.body)}
    assert kinds == set(FIELDS)


Change = Callable[[object], None]
"""Breaks one node. Where a wrong type also breaks the rule of what is around it, either may be named."""


def setting(**values: object) -> Change:
    def change(node: object) -> None:
        for name, value in values.items():
            setattr(node, name, value)

    return change


@pytest.mark.parametrize(
    ("kind", "change", "rule"),
    [
        (core.Const, setting(value=1 << 70), "is a value of"),
        (core.Const, setting(value=1.5), "is a value of"),
        (core.Str, setting(index=5), "the string exists"),
        (core.Load, setting(type=F32), ""),
        (core.AddrOf, setting(type=pointer(I8)), "is stored to a"),
        (core.Unary, setting(op="abs"), "abs works on i64"),
        (core.Binary, setting(op="pow"), "pow"),
        (core.Binary, setting(type=F32), ""),
        (core.NonZero, setting(type=BOOL), "operands have one type"),
        (core.Logic, setting(op="xor"), "there is an operation xor"),
        (core.Cast, setting(type=BOOL), ""),
        (core.PtrAdd, setting(type=I64), ""),
        (core.PtrDiff, setting(type=I8), "is stored to a"),
        (core.Call, setting(args=[]), "the arguments fit"),
        (core.Call, setting(type=U8), ""),
        (core.IntrinsicCall, setting(args=[]), "fit sys_write"),
        (core.Var, setting(type=BOOL), ""),
        (core.Elem, setting(type=BOOL), ""),
        (core.Member, setting(name="z"), "names a field"),
        (core.Member, setting(offset=4), "type and offset"),
        (core.Deref, setting(type=BOOL), ""),
        (core.Loop, lambda node: setattr(node, "condition", node.condition.right), "the condition is a bool"),
        (core.Return, setting(value=None), "returns i64, not None"),
    ],
)
def test_a_broken_rule_is_named(kind: type[object], change: Change, rule: str) -> None:
    made = program(SOURCE)
    change(next(find(made, kind)))
    with pytest.raises(VerifierError) as caught:
        verify(made)
    assert rule in str(caught.value)
    assert "case.nx:" in str(caught.value)
    assert "case::f" in str(caught.value)


def test_surroundings_count() -> None:
    made = program(SOURCE)
    body = made.functions[0].body
    span = body.span
    body.statements.append(core.Break(span))
    with pytest.raises(VerifierError, match="stands in a loop's body"):
        verify(made)
    body.statements[-1] = core.Eval(core.Call(made.functions[0], [], I64, span), span)
    with pytest.raises(VerifierError, match="the arguments fit"):
        verify(made)


def test_locals_are_declared_once_and_divisors_checked() -> None:
    made = program(SOURCE)
    body = made.functions[0].body
    declare = next(find(made, core.Declare))
    assert isinstance(declare, core.Declare)
    body.statements.append(declare)
    with pytest.raises(VerifierError, match="declared once"):
        verify(made)
    made = program(SOURCE)
    for node in find(made, core.Binary):
        assert isinstance(node, core.Binary)
        if isinstance(node.right, core.NonZero):
            node.right = node.right.operand
    with pytest.raises(VerifierError, match="an integer divisor is checked"):
        verify(made)
    made = program(SOURCE)
    local = made.functions[0].locals[2]
    local.resident = False
    with pytest.raises(VerifierError, match="is resident"):
        verify(made)
