"""Expressions and places: core to C expressions.

C leaves the order of operands open, NX does not: an operand whose value or trap could show the
difference is put into a constant of its own ahead of the expression (`Function.sequence`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nxpy.core import nodes as core
from nxpy.engines.c import types
from nxpy.lang.types import F32, I8, I64, U16, U64, ArrayType, FloatType, IntType, PointerType, Type

if TYPE_CHECKING:
    from nxpy.engines.c.function import Function

PURE, READ, TRAP, CALL = range(4)
"""What evaluating an operand can see or do: nothing; see memory; trap; everything."""


class Code:
    """A C expression. `atom` says that any operator may stand beside it."""

    __slots__ = ("atom", "level", "text")

    def __init__(self, text: str, level: int = PURE, atom: bool = True) -> None:
        self.text = text
        self.level = level
        self.atom = atom

    @property
    def operand(self) -> str:
        return self.text if self.atom else f"({self.text})"


def expression(f: Function, node: core.Expr) -> Code:
    """The C expression of a core expression."""
    if isinstance(node, core.Const):
        return Code(types.constant(node))
    if isinstance(node, core.Str):
        return Code(f"NX_STR({node.index}, {types.string(_beginning(f.program.core.strings[node.index]))})")
    if isinstance(node, core.Load):
        return load(f, node.place, node)
    if isinstance(node, core.Unary):
        return _unary(f, node)
    if isinstance(node, core.Binary):
        return _binary(f, node)
    if isinstance(node, core.NonZero):
        return _guarded(f, node)
    if isinstance(node, core.Logic):
        return _logic(f, node)
    if isinstance(node, core.Cast):
        return _cast(f, node)
    if isinstance(node, core.PtrDiff):
        left, right = f.sequence([node.left, node.right])
        assert isinstance(node.left.type, PointerType)
        level = max(left.level, right.level)
        return Code(f"ptr_diff({left.text}, {right.text}, {node.left.type.to.size})", level)
    if isinstance(node, core.Call):
        return _call(f, node)
    if isinstance(node, core.IntrinsicCall):
        return _intrinsic(f, node)
    return pointer(f, node)[1]


def _beginning(text: bytes) -> bytes:
    """As much of a string as a reader needs to know it by."""
    return text if len(text) <= 48 else text[:45] + b"..."


# Operators --------------------------------------------------------------------------------------

_INFIX = {
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
    "and": "&",
    "or": "|",
    "xor": "^",
}
_FLOAT = {"add": "+", "sub": "-", "mul": "*", "div": "/"}


def _unary(f: Function, node: core.Unary) -> Code:
    inner = expression(f, node.operand)
    if node.op == "neg":
        return Code(f"neg_{node.type.name}({inner.text})", inner.level)
    return Code(f"({types.scalar(node.type)})~{inner.operand}", inner.level, atom=False)


def _binary(f: Function, node: core.Binary) -> Code:
    left, right = f.sequence([node.left, node.right])
    level = max(left.level, right.level)
    if node.op in _INFIX:
        return Code(f"{left.operand} {_INFIX[node.op]} {right.operand}", level, atom=False)
    if isinstance(node.type, FloatType):
        text = f"{left.operand} {_FLOAT[node.op]} {right.operand}"
        # gcc and clang round each operation; a cast makes that hold for every compiler.
        return Code(f"(float)({text})" if node.type is F32 else text, level, atom=False)
    amount = f"(uint64_t){right.operand}" if node.op in ("shl", "shr") else right.text
    return Code(f"{node.op}_{node.type.name}({left.text}, {amount})", level)


def _guarded(f: Function, node: core.NonZero) -> Code:
    inner = expression(f, node.operand)
    text = f"nonzero_{node.type.name}({inner.text}, {f.site(node.span)})"
    return Code(text, max(inner.level, TRAP))


def _logic(f: Function, node: core.Logic) -> Code:
    left = expression(f, node.left)
    lines, right = f.aside(lambda: expression(f, node.right))
    op = "&&" if node.op == "and" else "||"
    if not lines:
        return Code(f"{left.operand} {op} {right.operand}", max(left.level, right.level), atom=False)
    name = f.names.fresh("t")
    f.line(f"bool {name} = {left.text};")
    f.line(f"if ({'' if node.op == 'and' else '!'}{name}) {{")
    f.lines += [f"    {line}" for line in lines]
    f.line(f"    {name} = {right.text};")
    f.line("}")
    return Code(name)


def _cast(f: Function, node: core.Cast) -> Code:
    source, target = node.operand.type, node.type
    inner = expression(f, node.operand)
    if isinstance(target, FloatType):
        if isinstance(source, IntType) and (source.bits == 64 or target is F32):
            wide = "i64" if source.signed else "u64"
            return Code(f"{target.name}_of_{wide}({inner.text})", inner.level)
        return Code(f"({types.scalar(target)}){inner.operand}", inner.level, atom=False)
    if isinstance(source, FloatType):
        return Code(f"{target.name}_of_f64({inner.text})", inner.level)
    if isinstance(target, PointerType) and (isinstance(source, PointerType) or source is U64):
        return inner
    if source is I8 and target is U16:
        # tcc 0.9.27 forgets to truncate this one cast; by way of 32 bits it does not.
        return Code(f"(uint16_t)(uint32_t){inner.operand}", inner.level, atom=False)
    return Code(f"({types.scalar(target)}){inner.operand}", inner.level, atom=False)


# Calls ------------------------------------------------------------------------------------------


def _call(f: Function, node: core.Call) -> Code:
    args = f.sequence(node.args, settle=CALL)
    f.line(f"frame.site = {f.site(node.span)};")
    return Code(f"{f.program.function_names[node.function.index]}({', '.join(a.text for a in args)})", CALL)


def _intrinsic(f: Function, node: core.IntrinsicCall) -> Code:
    args = f.sequence(node.args)
    texts = [a.text for a in args]
    level = max([a.level for a in args], default=PURE)
    name = node.row.name
    if name == "sqrt":
        return Code(f"nx_sqrt_{node.type.name}({texts[0]})", level)
    if name == "assert":
        return Code(f"nx_assert({texts[0]}, {f.site(node.span)})", CALL)
    if node.row.traps:
        texts.append(str(f.site(node.span)))
    return Code(f"{name}({', '.join(texts)})", CALL)


# Pointers ---------------------------------------------------------------------------------------


def pointer(f: Function, node: core.Expr) -> tuple[Code | None, Code]:
    """A pointer's root (None where it is the pointer itself) and its value."""
    if isinstance(node, core.PtrAdd):
        return _sum(f, node)
    if isinstance(node, core.Cast) and isinstance(node.operand.type, PointerType):
        return pointer(f, node.operand)
    if isinstance(node, core.AddrOf):
        return _address(f, node.place, end=True)
    if isinstance(node, core.Load) and isinstance(node.place, core.Var):
        root = f.roots.get(node.place.variable) if isinstance(node.place.variable, core.Local) else None
        return Code(root) if root else None, load(f, node.place, node)
    return None, expression(f, node)


def _sum(f: Function, node: core.PtrAdd) -> tuple[Code | None, Code]:
    assert isinstance(node.type, PointerType)
    base: list[tuple[Code | None, Code]] = []

    def start() -> Code:
        base.append(pointer(f, node.pointer))
        return base[0][1]

    value, index = f.in_order([start, lambda: expression(f, node.index)], [node.pointer.type, I64])
    root = base[0][0]
    if root is None and not f.fast:
        root = value = f.named(value, node.pointer.type)
    constant = int(node.index.value) if isinstance(node.index, core.Const) else None
    text = _added(value, index, node.type.to.size, constant)
    return root, Code(text, max(value.level, index.level), atom=False)


def _added(base: Code, index: Code, size: int, constant: int | None) -> str:
    """`base + index * size`, as unsigned arithmetic; the distance is folded where it is known."""
    if constant is not None:
        distance = constant * size
        if distance == 0:
            return base.operand
        sign = "+" if distance > 0 else "-"
        return f"{base.operand} {sign} {abs(distance)}" + ("u" if abs(distance) >= 1 << 31 else "")
    scaled = f"(uint64_t){index.operand}"
    return f"{base.operand} + {scaled}" + (f" * {size}" if size != 1 else "")


def _address(f: Function, place: core.Place, *, end: bool = False) -> tuple[Code | None, Code]:
    """Root and address of a place in NX memory."""
    if isinstance(place, core.Var):
        return None, Code(f.variable(place.variable))
    if isinstance(place, core.Deref):
        if place.index is None:
            return pointer(f, place.pointer)
        return _sum(f, core.PtrAdd(place.pointer, place.index, place.span))
    root, base = _address(f, place.base)
    if isinstance(place, core.Member):
        if root is None and not f.fast:
            root = base = f.named(base, U64)
        text = f"{base.operand} + {place.offset}" if place.offset else base.text
        return root, Code(text, base.level, atom=not place.offset and base.atom)
    if root is None and not f.fast:
        root = base = f.named(base, U64)
    base_type = place.base.type
    assert isinstance(base_type, ArrayType)
    held, index = f.in_order(
        [lambda: base, lambda: check_index(f, expression(f, place.index), base_type, place, end=end)],
        [U64, I64],
    )
    constant = (
        int(place.index.value) if isinstance(place.index, core.Const) and "nx_" not in index.text else None
    )
    return root, Code(_added(held, index, place.type.size, constant), TRAP, atom=False)


def _known_index(place: core.Elem, array: ArrayType, end: bool) -> int | None:
    """The value of an index that is a constant and needs no check."""
    if not isinstance(place.index, core.Const):
        return None
    index = int(place.index.value)
    return index if 0 <= index < array.length + end else None


def check_index(f: Function, index: Code, array: ArrayType, place: core.Elem, *, end: bool = False) -> Code:
    """An index, checked against its array's own length."""
    if f.fast or _known_index(place, array, end) is not None:
        return index
    name = "nx_index_end" if end else "nx_index"
    text = f'{name}({index.text}, {array.length}, "{array.name}", {f.site(place.span)})'
    return Code(text, max(index.level, TRAP))


# Places -----------------------------------------------------------------------------------------


def in_c(place: core.Place) -> bool:
    """Whether a place lies in a C variable rather than in NX memory."""
    while isinstance(place, core.Elem | core.Member):
        place = place.base
    return isinstance(place, core.Var) and not place.variable.resident


def lvalue(f: Function, place: core.Place, value: core.Expr | None = None) -> tuple[Code, Code | None]:
    """The C lvalue of a place in a C variable, and the value that is to be stored there.

    Each index is checked as soon as it is evaluated, before the next one and before the value.
    """
    steps: list[core.Elem | core.Member] = []
    at = place
    while isinstance(at, core.Elem | core.Member):
        steps.insert(0, at)
        at = at.base
    assert isinstance(at, core.Var)
    elems = [step for step in steps if isinstance(step, core.Elem)]
    makers = [_checked(f, elem) for elem in elems]
    kinds: list[Type] = [I64 for _ in elems]
    if value is not None:
        makers.append(lambda: expression(f, value))
        kinds.append(value.type)
    operands = f.in_order(makers, kinds)
    level = READ if isinstance(at.variable, core.Global) else PURE
    text = f.variable(at.variable)
    for step in steps:
        if isinstance(step, core.Member):
            text += f".{f.program.field(step.base.type, step.name)}"
        else:
            index = operands.pop(0)
            level = max(level, index.level)
            text += f"[{index.text}]"
    return Code(text, level), operands[0] if operands else None


def _checked(f: Function, place: core.Elem) -> Callable[[], Code]:
    array = place.base.type
    assert isinstance(array, ArrayType)
    return lambda: check_index(f, expression(f, place.index), array, place)


def load(f: Function, place: core.Place, node: core.Expr) -> Code:
    """The value at a place."""
    if in_c(place):
        return lvalue(f, place)[0]
    type, level = place.type, READ if f.fast else TRAP
    name, site = types.short(type), f.site(place.span)
    if isinstance(place, core.Deref):
        simple = _element(f, place)
        if simple is not None:
            base, index = simple
            return Code(f"ld_{name}({base.text}, {index.text}, {site})", max(level, base.level, index.level))
    root, at = _address(f, place)
    if root is None:
        return Code(f"ld_{name}({at.text}, 0, {site})", max(level, at.level))
    return Code(f"ld_{name}_at({root.text}, {at.text}, {site})", max(level, at.level, root.level))


def _element(f: Function, place: core.Deref) -> tuple[Code, Code] | None:
    """Pointer and index of `p[i]` where p is its own root; None (and nothing emitted) otherwise."""
    if not f.fast and not f.is_own_root(place.pointer):
        return None
    zero = core.Const(I64, 0, place.span)
    base, index = f.sequence([place.pointer, place.index or zero])
    return base, index


def store(f: Function, place: core.Place, value: core.Expr) -> None:
    """`place = value`: the place's subexpressions, the value, then the check and the access."""
    if in_c(place):
        _store_in_c(f, place, value)
        return
    name, site = types.short(place.type), f.site(place.span)
    if isinstance(place, core.Deref) and (f.fast or f.is_own_root(place.pointer)):
        zero = core.Const(I64, 0, place.span)
        base, index, held = f.sequence([place.pointer, place.index or zero, value])
        f.line(f"st_{name}({base.text}, {index.text}, {held.text}, {site});")
        return
    reached: list[tuple[Code | None, Code]] = []

    def where() -> Code:
        reached.append(_address(f, place))
        return reached[0][1]

    at, held = f.in_order([where, lambda: expression(f, value)], [U64, value.type])
    root = reached[0][0] or at
    if reached[0][0] is None:
        root = at = f.named(at, U64)
    f.line(f"st_{name}_at({root.text}, {at.text}, {held.text}, {site});")


def _store_in_c(f: Function, place: core.Place, value: core.Expr) -> None:
    if isinstance(place, core.Var):
        root = f.roots.get(place.variable) if isinstance(place.variable, core.Local) else None
        if root is not None:
            f.assign_pointer(f.variable(place.variable), root, value)
            return
        f.line(f"{f.variable(place.variable)} = {expression(f, value).text};")
        return
    target, held = lvalue(f, place, value)
    assert held is not None
    f.line(f"{target.text} = {held.text};")
