"""Core as text, for `nxpy emit core` and for reading.

    func main::total(p: *i64, n: i64) -> i64 {
        var sum: i64 = 0
        var i: i64 = 0
        while lt.i64(i, n) {
            sum = add.i64(sum, *(p + i))
        } step {
            i = add.i64(i, 1)
        }
        return sum
    }

An operation bears the type that it works on. A constant whose type is not i64 bears it too. Two
locals of one name are told apart by their place in the function.
"""

from __future__ import annotations

from collections.abc import Sequence

from nxpy.core import nodes as core
from nxpy.core.walk import Node
from nxpy.lang.types import BOOL, I64, FloatType, PointerType, StructType, Type

INDENT = "    "


class _Inner:
    """A node that is still to be printed, at its depth."""

    __slots__ = ("depth", "node")

    def __init__(self, node: Node, depth: int = 0) -> None:
        self.node = node
        self.depth = depth


Piece = str | _Inner
Pieces = Sequence[Piece]


def dump(program: core.Program) -> str:
    """The whole program, each line ended by a line break."""
    parts = [_struct(type) for type in _structs(program)]
    if program.strings:
        parts.append("".join(f"string {i} = {quoted(text)}\n" for i, text in enumerate(program.strings)))
    if program.globals:
        parts.append("".join(_global(variable) for variable in program.globals))
    parts += [_function(function) for function in program.functions]
    return "\n".join(parts)


print_program = dump


def quoted(text: bytes) -> str:
    """Bytes as the language writes them."""
    known = {0x0A: "\\n", 0x09: "\\t", 0x0D: "\\r", 0x22: '\\"', 0x5C: "\\\\"}
    return '"' + "".join(known.get(b) or (chr(b) if 32 <= b < 127 else f"\\x{b:02x}") for b in text) + '"'


def _structs(program: core.Program) -> list[StructType]:
    """The struct types of the program's variables, and those inside of them, in order."""
    found: dict[StructType, None] = {}
    waiting: list[Type] = [variable.type for variable in program.globals]
    waiting += [local.type for function in program.functions for local in function.locals]
    seen: set[Type] = set()
    while waiting:
        type = waiting.pop(0)
        if type in seen:
            continue
        seen.add(type)
        if isinstance(type, StructType):
            found[type] = None
            waiting += [field.type for field in type.fields.values()]
        elif isinstance(type, PointerType):
            waiting.append(type.to)
        elif not type.is_scalar:
            waiting.append(type.element)  # type: ignore[attr-defined]  # an array
    return list(found)


def _struct(type: StructType) -> str:
    fields = "".join(f"{INDENT}{f.name}: {f.type}  at {f.offset}\n" for f in type.fields.values())
    return f"struct {type.module}::{type.name} {{  {type.size} bytes\n{fields}}}\n"


def _global(variable: core.Global) -> str:
    init = "" if variable.init is None else f" = {text_of(variable.init)}"
    resident = "  resident" if variable.resident else ""
    return f"var {variable.module}::{variable.name}: {variable.type}{init}{resident}\n"


def _function(function: core.Function) -> str:
    names = _names(function)
    params = ", ".join(f"{names[p]}: {p.type}{' resident' if p.resident else ''}" for p in function.params)
    result = f" -> {function.result}" if function.result else ""
    body = _print(_Inner(function.body, 1), names)
    return f"func {function.symbol}({params}){result} {{\n{body}}}\n"


def _names(function: core.Function) -> dict[core.Local, str]:
    counts: dict[str, int] = {}
    for local in function.locals:
        counts[local.name] = counts.get(local.name, 0) + 1
    return {
        local: local.name if counts[local.name] == 1 else f"{local.name}.{local.index}"
        for local in function.locals
    }


def text_of(node: Node) -> str:
    """One expression, place or statement, its locals by their names."""
    return _print(_Inner(node), {})


def _print(start: _Inner, names: dict[core.Local, str]) -> str:
    out: list[str] = []
    waiting: list[Piece] = [start]
    while waiting:
        piece = waiting.pop()
        if isinstance(piece, str):
            out.append(piece)
        else:
            waiting += reversed(_pieces(piece.node, piece.depth, names))
    return "".join(out)


def _pieces(node: Node, depth: int, names: dict[core.Local, str]) -> Pieces:
    if isinstance(node, core.Block):
        return [_Inner(statement, depth) for statement in node.statements]
    if isinstance(
        node,
        core.Declare
        | core.Store
        | core.Eval
        | core.If
        | core.Loop
        | core.Break
        | core.Continue
        | core.Return,
    ):
        return [INDENT * depth, *_statement(node, depth, names), "\n"]
    if isinstance(node, core.Var | core.Elem | core.Member | core.Deref):
        return _place(node, names)
    return _expression(node)


def _statement(node: core.Stmt, depth: int, names: dict[core.Local, str]) -> Pieces:
    if isinstance(node, core.Declare):
        resident = "  resident" if node.local.resident else ""
        head = f"var {names.get(node.local, node.local.name)}: {node.local.type}"
        value: Pieces = [" = ", _Inner(node.value)] if node.value else []
        return [head, *value, resident]
    if isinstance(node, core.Store):
        return [_Inner(node.place), " = ", _Inner(node.value)]
    if isinstance(node, core.Eval):
        return [_Inner(node.value)]
    if isinstance(node, core.If):
        closing: Pieces = [INDENT * depth + "} else {\n", _Inner(node.other, depth + 1)] if node.other else []
        opening: Pieces = ["if ", _Inner(node.condition), " {\n", _Inner(node.then, depth + 1)]
        return [*opening, *closing, INDENT * depth + "}"]
    if isinstance(node, core.Loop):
        test: Pieces = ["loop {\n"] if node.condition is None else ["while ", _Inner(node.condition), " {\n"]
        step: Pieces = (
            [INDENT * depth + "} step {\n", _Inner(node.step, depth + 1)] if node.step.statements else []
        )
        return [*test, _Inner(node.body, depth + 1), *step, INDENT * depth + "}"]
    if isinstance(node, core.Return):
        return ["return"] if node.value is None else ["return ", _Inner(node.value)]
    return ["break" if isinstance(node, core.Break) else "continue"]


def _place(node: core.Place, names: dict[core.Local, str]) -> Pieces:
    if isinstance(node, core.Var):
        variable = node.variable
        if isinstance(variable, core.Global):
            return [f"{variable.module}::{variable.name}"]
        return [names.get(variable, variable.name)]
    if isinstance(node, core.Elem):
        return [_Inner(node.base), "[", _Inner(node.index), "]"]
    if isinstance(node, core.Member):
        return [_Inner(node.base), f".{node.name}"]
    if node.index is None:
        return ["*(", _Inner(node.pointer), ")"]
    return ["*(", _Inner(node.pointer), " + ", _Inner(node.index), ")"]


def _expression(node: Node) -> Pieces:
    if isinstance(node, core.Const):
        return [_constant(node)]
    if isinstance(node, core.Str):
        return [f"string {node.index}"]
    if isinstance(node, core.Load):
        return [_Inner(node.place)]
    if isinstance(node, core.AddrOf):
        return ["&", _Inner(node.place)]
    if isinstance(node, core.Unary):
        return _applied(f"{node.op}.{node.type}", node.operand)
    if isinstance(node, core.Binary):
        return _applied(f"{node.op}.{node.left.type}", node.left, node.right)
    if isinstance(node, core.NonZero):
        return _applied("nonzero", node.operand)
    if isinstance(node, core.Logic):
        return _applied(node.op, node.left, node.right)
    if isinstance(node, core.Cast):
        return _applied(f"cast.{node.operand.type}.{node.type}", node.operand)
    if isinstance(node, core.PtrAdd):
        return _applied(f"ptradd.{node.type}", node.pointer, node.index)
    if isinstance(node, core.PtrDiff):
        return _applied(f"ptrdiff.{node.left.type}", node.left, node.right)
    if isinstance(node, core.Call):
        return _applied(node.function.symbol, *node.args)
    assert isinstance(node, core.IntrinsicCall)
    return _applied(node.row.name, *node.args)


def _applied(name: str, *args: core.Expr) -> Pieces:
    made: list[Piece] = [name, "("]
    for index, arg in enumerate(args):
        made += [", ", _Inner(arg)] if index else [_Inner(arg)]
    return [*made, ")"]


def _constant(node: core.Const) -> str:
    if isinstance(node.type, PointerType):
        return "null"
    if node.type is BOOL:
        return "true" if node.value else "false"
    if isinstance(node.type, FloatType):
        return f"{node.value!r}:{node.type}"
    return str(node.value) if node.type is I64 else f"{node.value}:{node.type}"
