"""Expressions: constants, operators, casts, calls. Operands first, in the order of their fields."""

from __future__ import annotations

from nxpy.core.nodes import (
    AddrOf,
    Binary,
    Call,
    Cast,
    Const,
    Expr,
    Load,
    Logic,
    NonZero,
    PtrAdd,
    PtrDiff,
    Str,
    Unary,
)  # fmt: skip
from nxpy.engines.llvm import ops
from nxpy.engines.llvm.body import VALUES, Body
from nxpy.engines.llvm.types import constant, register
from nxpy.lang.types import BOOL, NOTHING, FloatType, IntType, PointerType, Type


def const_text(node: Const) -> str:
    return constant(node.type, node.value)


def const(body: Body, node: Const) -> str:
    return constant(node.type, node.value)


def string(body: Body, node: Str) -> str:
    return body.module.string(node.index)


def unary(body: Body, node: Unary) -> str:
    operand = body.value(node.operand)
    type = register(node.type)
    if isinstance(node.type, FloatType):
        return body.emit(f"fneg {type} {operand}")
    return body.emit(f"sub {type} 0, {operand}" if node.op == "neg" else f"xor {type} {operand}, -1")


def binary(body: Body, node: Binary) -> str:
    type = node.left.type
    if node.op in ops.SIGNED:
        return compare(body, node, type)
    if node.op in ("shl", "shr"):
        return shift(body, node)
    if isinstance(type, FloatType):
        left = body.value(node.left)
        return body.emit(f"{ops.FLOAT[node.op]} {register(type)} {left}, {body.value(node.right)}")
    if node.op in ("div", "rem"):
        return divide(body, node)
    left = body.value(node.left)
    return body.emit(f"{ops.INTEGER[node.op]} {register(type)} {left}, {body.value(node.right)}")


def compare(body: Body, node: Binary, type: Type) -> str:
    left = body.value(node.left)
    right = body.value(node.right)
    if isinstance(type, FloatType):
        row = ops.ORDERED
    else:
        row = ops.SIGNED if isinstance(type, IntType) and type.signed else ops.UNSIGNED
    return body.emit(f"{row[node.op]} {register(type)} {left}, {right}")


def shift(body: Body, node: Binary) -> str:
    """The amount, of any integer type, is taken modulo the width, which its low bits decide."""
    type = node.left.type
    assert isinstance(type, IntType)
    left = body.value(node.left)
    if isinstance(node.right, Const):
        amount = str(int(node.right.value) % type.bits)
    else:
        amount = resize(body, body.value(node.right), node.right.type, type.bits, signed=False)
        amount = body.emit(f"and i{type.bits} {amount}, {type.bits - 1}")
    return body.emit(f"{ops.SHIFT[node.op, type.signed]} i{type.bits} {left}, {amount}")


def divide(body: Body, node: Binary) -> str:
    """One test finds both divisors that the hardware cannot take: 0, and -1 on signed types."""
    type = node.left.type
    assert isinstance(type, IntType)
    left = body.value(node.left)
    instruction = f"{ops.DIVISION[node.op, type.signed]} i{type.bits} {left}, "
    if isinstance(node.right, Const) and node.right.value not in (0, -1):
        return body.emit(instruction + str(node.right.value))
    checked = node.right.operand if isinstance(node.right, NonZero) else node.right
    right = body.value(checked)
    if not type.signed:
        if checked is not node.right:
            nonzero(body, node.right, right)
        return body.emit(instruction + right)
    return divide_signed(body, node, left, right, instruction + right)


def divide_signed(body: Body, node: Binary, left: str, right: str, instruction: str) -> str:
    width = register(node.type)
    common, rare, done = body.label("div"), body.label("rare"), body.label("end")
    test = body.emit(f"icmp ult {width} {body.emit(f'add {width} {right}, 1')}, 2")
    body.branch(test, rare, common, ", !prof !1")
    body.begin(rare)
    if isinstance(node.right, NonZero):
        nonzero(body, node.right, right)
    special = "0" if node.op == "rem" else body.emit(f"sub {width} 0, {left}")
    from_rare = body.current
    body.go(done)
    body.begin(common)
    usual = body.emit(instruction)
    body.go(done)
    body.begin(done)
    return body.emit(f"phi {width} [ {special}, %{from_rare} ], [ {usual}, %{common} ]")


def nonzero(body: Body, node: Expr, value: str) -> None:
    good = body.emit(f"icmp ne {register(node.type)} {value}, 0")
    body.require(good, lambda: "nx_trap(", node.span, "zero")


def nonzero_value(body: Body, node: NonZero) -> str:
    value = body.value(node.operand)
    nonzero(body, node, value)
    return value


def logic(body: Body, node: Logic) -> str:
    left = body.value(node.left)
    before = body.current
    other, done = body.label("rhs"), body.label("end")
    if node.op == "and":
        body.branch(left, other, done)
    else:
        body.branch(left, done, other)
    body.begin(other)
    right = body.value(node.right)
    after = body.current
    body.go(done)
    body.begin(done)
    short = "false" if node.op == "and" else "true"
    return body.emit(f"phi i1 [ {short}, %{before} ], [ {right}, %{after} ]")


def condition(body: Body, node: Expr, then: str, other: str) -> None:
    """Branches on a bool, keeping `&&` and `||` as control flow."""
    if isinstance(node, Logic):
        middle = body.label("rhs")
        if node.op == "and":
            condition(body, node.left, middle, other)
        else:
            condition(body, node.left, then, middle)
        body.begin(middle)
        condition(body, node.right, then, other)
        return
    body.branch(body.value(node), then, other)


def resize(body: Body, value: str, source: Type, bits: int, *, signed: bool) -> str:
    """An integer or bool to `bits` bits; `signed` says how it extends."""
    have = 1 if source is BOOL else source.size * 8
    if have == bits:
        return value
    if have > bits:
        return body.emit(f"trunc i{have} {value} to i{bits}")
    return body.emit(f"{'sext' if signed else 'zext'} i{have} {value} to i{bits}")


def cast(body: Body, node: Cast) -> str:
    source, target = node.operand.type, node.type
    value = body.value(node.operand)
    if source is target:
        return value
    into = register(target)
    if isinstance(source, FloatType):
        return float_cast(body, value, source, target)
    if isinstance(target, FloatType):
        signed = isinstance(source, IntType) and source.signed
        return body.emit(f"{'sitofp' if signed else 'uitofp'} {register(source)} {value} to {into}")
    if isinstance(source, PointerType):
        if isinstance(target, PointerType):
            return value
        whole = body.emit(f"ptrtoint ptr {value} to i64")
        return (
            resize(body, whole, target, 64, signed=False)
            if target.size == 8
            else body.emit(f"trunc i64 {whole} to {into}")
        )
    if isinstance(target, PointerType):
        signed = isinstance(source, IntType) and source.signed
        wide = resize(body, value, source, 64, signed=signed)
        return body.emit(f"inttoptr i64 {wide} to ptr")
    assert isinstance(target, IntType)
    return resize(body, value, source, target.bits, signed=isinstance(source, IntType) and source.signed)


def float_cast(body: Body, value: str, source: FloatType, target: Type) -> str:
    have, into = register(source), register(target)
    if isinstance(target, FloatType):
        return body.emit(f"{'fpext' if target.bits > source.bits else 'fptrunc'} {have} {value} to {into}")
    assert isinstance(target, IntType)
    name = f"llvm.fpto{'s' if target.signed else 'u'}i.sat.{into}.f{source.bits}"
    body.module.declare(f"declare {into} @{name}({have})")
    return body.emit(f"call {into} @{name}({have} {value})")


def pointer_difference(body: Body, node: PtrDiff) -> str:
    left = body.value(node.left)
    right = body.value(node.right)
    assert isinstance(node.left.type, PointerType)
    size = node.left.type.to.size
    if size == 0:
        return "0"
    left = body.emit(f"ptrtoint ptr {left} to i64")
    right = body.emit(f"ptrtoint ptr {right} to i64")
    bytes_ = body.emit(f"sub i64 {left}, {right}")
    return bytes_ if size == 1 else body.emit(f"sdiv i64 {bytes_}, {size}")


def call(body: Body, node: Call) -> str:
    args = ", ".join([f"{register(a.type)} {body.value(a)}" for a in node.args])
    text = f"call {body.module.convention}{register(node.type)} @{body.module.symbol(node.function)}({args})"
    if body.stays_a_call(node.function.index):
        text += " noinline"
    # Merged calls would lose their places in the call stack of a trap.
    text += " nomerge"
    text += body.debug(node.span)
    if node.type is NOTHING:
        body.do(text)
        return ""
    return body.emit(text)


def load(body: Body, node: Load) -> str:
    from nxpy.engines.llvm.places import read

    return read(body, node)


def pointer_add(body: Body, node: PtrAdd) -> str:
    """Without checks (in safe mode pointers travel as pairs)."""
    pointer = body.value(node.pointer)
    assert isinstance(node.type, PointerType)
    offset = body.scaled(body.value(node.index), node.type.to.size)
    return body.join((pointer, offset))


def address_of(body: Body, node: AddrOf) -> str:
    from nxpy.engines.llvm.pointers import pair_of_address

    return body.join(pair_of_address(body, node))


VALUES.update({
    Const: const, Str: string, Unary: unary, Binary: binary, NonZero: nonzero_value, Logic: logic,
    Cast: cast, PtrDiff: pointer_difference, Call: call, Load: load, PtrAdd: pointer_add, AddrOf: address_of,
})  # fmt: skip
