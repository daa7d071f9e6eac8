"""NX types and constants, as Python spells them."""

from __future__ import annotations

from nxpy.core import nodes as core
from nxpy.lang.types import BOOL, F32, ArrayType, FloatType, IntType, PointerType, StructType, Type
from nxpy.runtime.memory import format_of

LIST_LIMIT = 4096
"""Elements that a variable holds as a Python list; more scalars are kept in bytes."""

_HELD: dict[Type, str] = {BOOL: "?", F32: "d"}
"""Formats of large arrays that differ from those in memory: they hold what Python computes with."""


def short(type: Type) -> str:
    """The type's part of a helper's name: `ld_i64`, `ld_ptr`."""
    return "ptr" if isinstance(type, PointerType) else type.name


def annotation(type: Type) -> str:
    return f'"{type.name}"' if isinstance(type, PointerType) else type.name


def zero(type: Type, structs: dict[StructType, str]) -> str:
    """A new zeroed variable of the type."""
    if isinstance(type, StructType):
        return f"{structs[type]}()"
    if not isinstance(type, ArrayType):
        return constant(type, 0)
    if not type.element.is_scalar:
        return f"[{zero(type.element, structs)} for _ in range({type.length})]"
    if type.length > LIST_LIMIT:
        return f'zeros("{_HELD.get(type.element) or format_of(type.element)}", {type.length})'
    return f"[{zero(type.element, structs)}] * {type.length}"


def constant(type: Type, value: int | float) -> str:
    """A constant of scalar type."""
    if isinstance(type, FloatType):
        text = repr(float(value))
        return {"inf": "INF", "-inf": "-INF", "nan": "NAN"}.get(text, text)
    if type is BOOL:
        return "True" if value else "False"
    if isinstance(type, IntType):
        return str(int(value))
    return hex(int(value)) if value else "null"


def string(data: bytes) -> str:
    """Bytes as a Python string literal, one character a byte."""
    named = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}
    chars = (named.get(c, c if " " <= c <= "~" else f"\\x{ord(c):02x}") for c in data.decode("latin-1"))
    return f'"{"".join(chars)}"'


def const_node(node: core.Const) -> str:
    return constant(node.type, node.value)
