"""NX types and constants, as C spells them."""

from __future__ import annotations

from nxpy.core import nodes as core
from nxpy.lang.types import (
    BOOL,
    F32,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
)


def short(type: Type) -> str:
    """The type's part of a helper's name: `ld_i64`, `ld_ptr`."""
    return "ptr" if isinstance(type, PointerType) else type.name


def scalar(type: Type) -> str:
    """A scalar type: `int64_t`, `nx_ptr`."""
    if isinstance(type, IntType):
        return f"{'int' if type.signed else 'uint'}{type.bits}_t"
    if isinstance(type, FloatType):
        return "float" if type is F32 else "double"
    return "bool" if type is BOOL else "nx_ptr"


def declared(type: Type, name: str, structs: dict[StructType, str]) -> str:
    """A declaration of `name`: `int64_t m[2][3]`. What has no elements gets one: C has no empty objects."""
    dimensions = ""
    while isinstance(type, ArrayType):
        dimensions += f"[{max(type.length, 1)}]"
        type = type.element
    base = f"struct {structs[type]}" if isinstance(type, StructType) else scalar(type)
    return f"{base} {name}{dimensions}"


def constant(node: core.Const) -> str:
    """A constant of scalar type; an atom, so that any operator may stand beside it."""
    type, value = node.type, node.value
    if isinstance(type, FloatType):
        return _float(type, float(value))
    assert isinstance(value, int)
    if type is BOOL:
        return "true" if value else "false"
    if isinstance(type, IntType):
        return _integer(type, value)
    return "0" if value == 0 else f"UINT64_C({value})"


def _integer(type: IntType, value: int) -> str:
    if type.signed and value == type.min and type.bits >= 32:
        return f"INT{type.bits}_MIN"
    if type.bits == 64 and abs(value) >= 1 << 31:
        text = f"{'INT' if type.signed else 'UINT'}64_C({abs(value)})"
    else:
        text = f"{abs(value)}{'' if type.signed or type.bits < 32 else 'u'}"
    return f"(-{text})" if value < 0 else text


def _float(type: FloatType, value: float) -> str:
    text = repr(abs(value)) if type is not F32 else _shortest_single(abs(value))
    if "e" not in text and "." not in text:
        text += ".0"
    text += "f" if type is F32 else ""
    return f"(-{text})" if value < 0 or str(value).startswith("-") else text


def _shortest_single(value: float) -> str:
    """The shortest decimal that an f32 reads back from."""
    from nxpy.core.scalar import parse_float

    for digits in range(1, 10):
        text = f"{value:.{digits}g}"
        if parse_float(text, F32) == value:
            return text
    return repr(value)


def string(data: bytes) -> str:
    """Bytes as a C string literal; `??` is broken up, since it once began trigraphs."""
    out, hexed = "", False
    for byte in data:
        char = chr(byte)
        if char in '"\\':
            out, hexed = out + "\\" + char, False
        elif char == "\n":
            out, hexed = out + "\\n", False
        elif char == "\t":
            out, hexed = out + "\\t", False
        elif 32 <= byte < 127 and not (char == "?" and out.endswith("?")) and not hexed:
            out += char
        else:
            out, hexed = out + f"\\{byte:03o}", False
    return f'"{out}"'
