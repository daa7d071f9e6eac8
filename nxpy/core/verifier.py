"""The rules of core, checked. Tests run it after the checker and after every pass.

What it holds every engine may rely on; a violation is a fault of nxpy, never of a program.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from nxpy.core import nodes as core
from nxpy.core.scalar import COMPARISONS, round_f32
from nxpy.core.walk import FIELDS, Node
from nxpy.lang.types import (
    BOOL,
    F32,
    I64,
    NOTHING,
    U64,
    ArrayType,
    BoolType,
    FloatType,
    IntType,
    PointerType,
    StructType,
)  # fmt: skip

ARITHMETIC = frozenset({"add", "sub", "mul", "div"})
BITS = frozenset({"and", "or", "xor"})
SHIFTS = frozenset({"shl", "shr"})


class VerifierError(AssertionError):
    """Core that breaks a rule: says which node, where, and the rule."""


class _Place:
    """A node, and what its rules need to know of its surroundings."""

    __slots__ = ("function", "in_loop", "node", "parent", "program")

    def __init__(
        self, program: core.Program, function: core.Function, node: Node, parent: Node | None, in_loop: bool
    ) -> None:
        self.program = program
        self.function = function
        self.node = node
        self.parent = parent
        self.in_loop = in_loop

    def fail(self, rule: str) -> NoReturn:
        kind = type(self.node).__name__
        raise VerifierError(f"{kind} at {self.node.span!r} in {self.function.symbol}: {rule}")

    def need(self, holds: bool, rule: str) -> None:
        if not holds:
            self.fail(rule)


def verify(program: core.Program) -> None:
    """Raises VerifierError where a rule is broken."""
    if program.main is not None and program.main not in program.functions:
        raise VerifierError("main is not one of the program's functions")
    for index, variable in enumerate(program.globals):
        _global(program, index, variable)
    symbols: set[str] = set()
    for index, function in enumerate(program.functions):
        if function.symbol in symbols or function.index != index:
            raise VerifierError(f"function {function.symbol}: not unique, or not at its index")
        symbols.add(function.symbol)
        _function(program, function)


def _global(program: core.Program, index: int, variable: core.Global) -> None:
    where = f"global {variable.module}::{variable.name}"
    if variable.index != index:
        raise VerifierError(f"{where}: not at its index")
    init = variable.init
    if isinstance(init, core.Str):
        if variable.type is not init.type or not 0 <= init.index < len(program.strings):
            raise VerifierError(f"{where}: its string does not fit")
    elif init is not None and (init.type is not variable.type or not _in_type(init)):
        raise VerifierError(f"{where}: its constant does not fit")


def _function(program: core.Program, function: core.Function) -> None:
    for index, local in enumerate(function.locals):
        if local.index != index:
            raise VerifierError(f"local {local.name} of {function.symbol}: not at its index")
    for param in function.params:
        if not param.type.is_scalar:
            raise VerifierError(f"parameter {param.name} of {function.symbol}: not a scalar")
    declared: set[core.Local] = set(function.params)
    waiting = [_Place(program, function, function.body, None, False)]
    while waiting:
        place = waiting.pop()
        node = place.node
        if isinstance(node, core.Declare):
            place.need(node.local not in declared, "a local is declared once")
            declared.add(node.local)
        _RULES[type(node)](place, node)
        waiting += reversed(_inner(place))
    for local in function.locals:
        if local not in declared:
            raise VerifierError(f"local {local.name} of {function.symbol}: never declared")


def _inner(place: _Place) -> list[_Place]:
    """The nodes right inside a node, with their surroundings."""
    node, found = place.node, []
    for name in FIELDS[type(node)]:
        value = getattr(node, name)
        in_loop = place.in_loop or (isinstance(node, core.Loop) and name == "body")
        for child in value if isinstance(value, list) else [] if value is None else [value]:
            found.append(_Place(place.program, place.function, child, node, in_loop))
    return found


def _in_type(node: core.Const) -> bool:
    """Whether a constant is a value of its type."""
    value, type = node.value, node.type
    if isinstance(type, FloatType):
        if not isinstance(value, float):
            return False
        return type is not F32 or value != value or round_f32(value) == value
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    if isinstance(type, IntType):
        return type.min <= value <= type.max
    return value in (0, 1) if isinstance(type, BoolType) else isinstance(type, PointerType) and value == 0


# Expressions ------------------------------------------------------------------------------------


def _const(place: _Place, node: core.Const) -> None:
    place.need(_in_type(node), f"{node.value!r} is a value of {node.type}")


def _str(place: _Place, node: core.Str) -> None:
    place.need(0 <= node.index < len(place.program.strings), "the string exists")
    place.need(isinstance(node.type, PointerType), "a string is a pointer")


def _load(place: _Place, node: core.Load) -> None:
    place.need(node.type is node.place.type, "a load has its place's type")
    place.need(node.type.is_scalar, "only scalars are loaded")


def _addr_of(place: _Place, node: core.AddrOf) -> None:
    place.need(isinstance(node.type, PointerType) and node.type.to is node.place.type, "points to its place")
    inner = node.place
    while isinstance(inner, core.Elem | core.Member):
        inner = inner.base
    resident = not isinstance(inner, core.Var) or inner.variable.resident
    place.need(resident, "a variable whose address is taken is resident")


def _unary(place: _Place, node: core.Unary) -> None:
    place.need(node.type is node.operand.type, "has its operand's type")
    wanted = IntType | FloatType if node.op == "neg" else IntType
    place.need(node.op in ("neg", "not") and isinstance(node.type, wanted), f"{node.op} works on {node.type}")


def _binary(place: _Place, node: core.Binary) -> None:
    left, right = node.left.type, node.right.type
    if node.op in SHIFTS:
        both = isinstance(left, IntType) and isinstance(right, IntType)
        place.need(both and node.type is left, "a shift works on integers and has the left one's type")
        return
    place.need(left is right, f"both operands have one type, not {left} and {right}")
    if node.op in COMPARISONS:
        place.need(left.is_scalar and node.type is BOOL, "a comparison of scalars is a bool")
        return
    place.need(node.type is left, "has its operands' type")
    allowed: frozenset[str] = frozenset()
    if isinstance(left, IntType):
        allowed = ARITHMETIC | BITS | {"rem"}
    elif isinstance(left, FloatType | BoolType):
        allowed = BITS if isinstance(left, BoolType) else ARITHMETIC
    place.need(node.op in allowed, f"{left} has {node.op}")
    if node.op in ("div", "rem") and isinstance(left, IntType):
        checked = isinstance(node.right, core.NonZero)
        constant = isinstance(node.right, core.Const) and node.right.value != 0
        place.need(checked or constant, "an integer divisor is checked")


def _non_zero(place: _Place, node: core.NonZero) -> None:
    parent = place.parent
    divides = isinstance(parent, core.Binary) and parent.op in ("div", "rem") and parent.right is node
    place.need(divides, "stands to the right of a division")
    place.need(isinstance(node.type, IntType) and node.type is node.operand.type, "checks an integer")


def _logic(place: _Place, node: core.Logic) -> None:
    place.need(node.op in ("and", "or"), f"there is an operation {node.op}")
    types = {node.left.type, node.right.type, node.type}
    place.need(types == {BOOL}, "joins bools to a bool")


def _cast(place: _Place, node: core.Cast) -> None:
    source, target = node.operand.type, node.type
    if isinstance(target, IntType):
        pointer = isinstance(source, PointerType) and target in (I64, U64)
        holds = pointer or isinstance(source, IntType | FloatType | BoolType)
    elif isinstance(target, FloatType):
        holds = isinstance(source, IntType | FloatType)
    elif isinstance(target, PointerType):
        holds = isinstance(source, PointerType) or source in (I64, U64)
    else:
        holds = target is BOOL and source is BOOL
    place.need(holds, f"there is a conversion from {source} to {target}")


def _ptr_add(place: _Place, node: core.PtrAdd) -> None:
    place.need(isinstance(node.type, PointerType) and node.type is node.pointer.type, "moves a pointer")
    place.need(node.index.type is I64, "the index is an i64")


def _ptr_diff(place: _Place, node: core.PtrDiff) -> None:
    same = node.left.type is node.right.type and isinstance(node.left.type, PointerType)
    place.need(same and node.type is I64, "two pointers of one type make an i64")


def _call(place: _Place, node: core.Call) -> None:
    function = node.function
    listed = place.program.functions
    known = function.index < len(listed) and listed[function.index] is function
    place.need(known, f"{function.symbol} is in the program")
    place.need(node.type is (function.result or NOTHING), "has the function's result type")
    wanted = [param.type for param in function.params]
    place.need([arg.type for arg in node.args] == wanted, f"the arguments fit {function.symbol}")


def _intrinsic(place: _Place, node: core.IntrinsicCall) -> None:
    row, types = node.row, [arg.type for arg in node.args]
    if row.name == "assert":
        holds = types == [BOOL] and node.type is NOTHING
    elif row.name == "sqrt":
        holds = len(types) == 1 and isinstance(types[0], FloatType) and node.type is types[0]
    else:
        holds = types == list(row.params or ()) and node.type is row.result
    place.need(holds, f"the arguments and the result fit {row.name}")


# Places -----------------------------------------------------------------------------------------


def _var(place: _Place, node: core.Var) -> None:
    variable = node.variable
    listed = place.program.globals if isinstance(variable, core.Global) else place.function.locals
    known = variable.index < len(listed) and listed[variable.index] is variable
    place.need(known, f"{variable.name} belongs to the function or the program")
    place.need(node.type is variable.type, "has its variable's type")


def _elem(place: _Place, node: core.Elem) -> None:
    base = node.base.type
    place.need(isinstance(base, ArrayType) and base.element is node.type, "is an element of an array")
    place.need(node.index.type is I64, "the index is an i64")


def _member(place: _Place, node: core.Member) -> None:
    base = node.base.type
    field = base.fields.get(node.name) if isinstance(base, StructType) else None
    if field is None:
        place.fail("names a field of a struct")
    place.need(field.type is node.type and field.offset == node.offset, "has the field's type and offset")


def _deref(place: _Place, node: core.Deref) -> None:
    pointer = node.pointer.type
    place.need(isinstance(pointer, PointerType) and pointer.to is node.type, "follows a pointer to its type")
    place.need(node.index is None or node.index.type is I64, "the index is an i64")


# Statements -------------------------------------------------------------------------------------


def _nothing(place: _Place, node: Node) -> None:
    """A block has no rule of its own."""


def _declare(place: _Place, node: core.Declare) -> None:
    local = node.local
    known = local.index < len(place.function.locals) and place.function.locals[local.index] is local
    place.need(known and local.index >= place.function.param_count, "declares a local of the function")
    if node.value is not None:
        place.need(local.type.is_scalar, "an array or a struct starts as zeros")
        place.need(node.value.type is local.type, f"a {node.value.type} is stored to a {local.type}")


def _store(place: _Place, node: core.Store) -> None:
    to = node.place
    place.need(to.type.is_scalar, "only scalars are stored")
    place.need(node.value.type is to.type, f"a {node.value.type} is stored to a {to.type}")
    if isinstance(to, core.Var) and isinstance(to.variable, core.Local):
        place.need(to.variable.assigned, "a variable that is stored to is marked so")


def _eval(place: _Place, node: core.Eval) -> None:
    place.need(isinstance(node.value, core.Call | core.IntrinsicCall), "evaluates a call")


def _condition(place: _Place, node: core.If | core.Loop) -> None:
    place.need(node.condition is None or node.condition.type is BOOL, "the condition is a bool")


def _jump(place: _Place, node: core.Break | core.Continue) -> None:
    place.need(place.in_loop, "stands in a loop's body")


def _return(place: _Place, node: core.Return) -> None:
    found = None if node.value is None else node.value.type
    place.need(found is place.function.result, f"returns {place.function.result}, not {found}")


_RULES: dict[type[object], Callable[..., None]] = {
    core.Const: _const, core.Str: _str, core.Load: _load, core.AddrOf: _addr_of, core.Unary: _unary,
    core.Binary: _binary, core.NonZero: _non_zero, core.Logic: _logic, core.Cast: _cast,
    core.PtrAdd: _ptr_add, core.PtrDiff: _ptr_diff, core.Call: _call, core.IntrinsicCall: _intrinsic,
    core.Var: _var, core.Elem: _elem, core.Member: _member, core.Deref: _deref, core.Block: _nothing,
    core.Declare: _declare, core.Store: _store, core.Eval: _eval, core.If: _condition,
    core.Loop: _condition, core.Break: _jump, core.Continue: _jump, core.Return: _return,
}  # fmt: skip
