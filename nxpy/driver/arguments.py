"""From Python values to a function's arguments: each type's check, its conversion, and what it says.

A value is taken where NX would convert it by itself or where Python has no narrower type (a `float`
for an `f32`); all else is refused, by name, in the user's terms.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import index
from typing import Any

from nxpy.core.scalar import round_f32
from nxpy.engines.calls import Argument, Buffer
from nxpy.lang.types import BOOL, F32, F64, U8, ArrayType, FloatType, IntType, PointerType, StructType, Type

LARGEST_ADDRESS = (1 << 64) - 1

_KINDS = {**dict.fromkeys("bhilqn", "i"), **dict.fromkeys("BHILQN", "u"), **dict.fromkeys("fd", "f")}
"""Kinds of the scalars that `memoryview.format` names; with the size they make a type's name."""
_NUMPY = {"i": "int", "u": "uint", "f": "float"}


class OutOfRange(OverflowError, ValueError):
    """A number that the parameter's type cannot hold."""


Converter = Callable[[Any], Argument]


def converter(type: Type) -> Converter:
    """What makes an argument of a Python value, or raises TypeError, ValueError or OutOfRange."""
    if isinstance(type, IntType):
        return lambda value: to_int(type, value)
    if isinstance(type, PointerType):
        element = element_of(type)
        return lambda value: to_pointer(type, element, value)
    if isinstance(type, FloatType):
        return lambda value: to_float(type, value)
    return to_bool


def to_int(type: IntType, value: Any) -> int:
    """An int, a NumPy integer, or a bool (0 or 1), in the type's range."""
    if value.__class__ is int and type.min <= value <= type.max:
        return int(value)
    if _dimensions(value):
        raise TypeError(f"one {type} is wanted, not an array")
    try:
        number = index(int(value) if _is_bool(value) else value)
    except TypeError:
        raise TypeError(f"an integer is wanted for {type}, not {_called(value)}") from None
    if not type.min <= number <= type.max:
        raise OutOfRange(f"{number} is outside {type} ({type.min} to {type.max})")
    return number


def to_bool(value: Any) -> int:
    """True or False, Python's or NumPy's; no number is a bool."""
    if not _is_bool(value):
        raise TypeError(f"True or False is wanted, not {_called(value)}")
    return int(value)


def to_float(type: FloatType, value: Any) -> float:
    """A float, rounded to the type; an integer only if it is exact."""
    if _is_bool(value) or _dimensions(value) or not _is_number(value):
        raise TypeError(f"a number is wanted for {type}, not {_called(value)}")
    try:
        number = float(value)
    except OverflowError:
        raise OutOfRange(f"{value} is too large for {type}") from None
    rounded = round_f32(number) if type is F32 else number
    if math.isinf(rounded) and not (isinstance(value, float) and math.isinf(number)):
        if not math.isinf(number) or isinstance(value, int):
            raise OutOfRange(f"{value} is too large for {type}")
    if not _is_real(value) and rounded != value:
        raise OutOfRange(f"{value} is not exact as {type}; pass float({value}) to round it")
    return rounded


def to_pointer(type: PointerType, element: Type | None, value: Any) -> Argument:
    """None, an address that the program gave, or an array whose elements are what it points to."""
    if value is None:
        return 0
    if isinstance(value, bool):
        raise TypeError(f"an array is wanted for {type}, not a bool")
    if hasattr(value, "__index__") and not hasattr(value, "__len__"):
        address = index(value)
        if not 0 <= address <= LARGEST_ADDRESS:
            raise OutOfRange(f"{address} is no address")
        return address
    if element is None:
        raise TypeError(f"{type} leads to further pointers, so only None or an address can be passed")
    return _buffer(type, element, value)


def _buffer(type: PointerType, element: Type, value: Any) -> Buffer:
    if isinstance(value, str):
        raise TypeError(f"an array is wanted for {type}, not a str; pass its bytes, with .encode()")
    if isinstance(value, bytes) and element is U8:
        # As a string of the language is: read-only, and a NUL behind it.
        return Buffer(memoryview(value + b"\0"), False)
    if hasattr(value, "__cuda_array_interface__"):
        raise TypeError("this array lies on a GPU; copy it to the host first, with .get()")
    try:
        view = memoryview(value)
    except (TypeError, ValueError):
        raise TypeError(f"an array is wanted for {type}, not {_called(value)}") from None
    if not _matches(element, view, value):
        found = _element_name(view, value)
        raise TypeError(f"an array of {_spelt(element)} is wanted for {type}, not of {found}")
    if not view.c_contiguous:
        raise ValueError(f"the array for {type} is not contiguous; pass a copy, numpy.ascontiguousarray(...)")
    whole = type.to.size
    if whole and view.nbytes % whole:
        raise ValueError(f"{view.nbytes} bytes are not a whole number of {type.to} ({whole} bytes each)")
    return Buffer(_as_bytes(view, value), not view.readonly)


# Arrays -----------------------------------------------------------------------------------------


def element_of(type: PointerType) -> Type | None:
    """What the elements of an array for a pointer are; None where there are pointers in it."""
    element = type.to
    while isinstance(element, ArrayType):
        element = element.element
    return None if _has_pointer(element) else element


def _has_pointer(type: Type) -> bool:
    if isinstance(type, ArrayType):
        return _has_pointer(type.element)
    if isinstance(type, StructType):
        return any(_has_pointer(field.type) for field in type.fields.values())
    return isinstance(type, PointerType)


def dtype(type: Type) -> Any:
    """The NumPy dtype of a type without pointers; arrays inside of a struct are subarrays."""
    import numpy as np

    if isinstance(type, StructType):
        fields = type.fields.values()
        return np.dtype({
            "names": [f.name for f in fields], "formats": [dtype(f.type) for f in fields],
            "offsets": [f.offset for f in fields], "itemsize": type.size,
        })  # fmt: skip
    if isinstance(type, ArrayType):
        return np.dtype((dtype(type.element), (type.length,)))
    return np.dtype("?" if type is BOOL else f"<{type.name[0]}{type.size}")


def _matches(element: Type, view: memoryview[Any], value: Any) -> bool:
    if isinstance(element, StructType):
        return bool(hasattr(value, "dtype") and value.dtype == dtype(element))
    return _scalar_name(view) == element.name


def _scalar_name(view: memoryview[Any]) -> str | None:
    """An element's type as NX spells it, if it is one of NX's."""
    code = view.format.lstrip("@=<")
    if code == "?":
        return "bool"
    kind = _KINDS.get(code)
    return None if kind is None else f"{kind}{8 * view.itemsize}"


def _spelt(element: Type) -> str:
    """A type, and in brackets what NumPy calls it."""
    if isinstance(element, StructType):
        return f"{element} ({dtype(element)})"
    return f"{element} ({'bool' if element is BOOL else _NUMPY[element.name[0]] + element.name[1:]})"


def _element_name(view: memoryview[Any], value: Any) -> str:
    found = getattr(value, "dtype", None)
    return str(found) if found is not None else _scalar_name(view) or f"format {view.format!r}"


def _as_bytes(view: memoryview[Any], value: Any) -> memoryview[int]:
    """The same memory, byte by byte."""
    if view.nbytes == 0:
        return memoryview(bytearray())
    try:
        return view.cast("B")
    except (TypeError, ValueError):  # a structure, or a format with its byte order
        pass
    if hasattr(value, "dtype"):
        return memoryview(value.reshape(-1).view("u1"))
    if view.readonly:
        return memoryview(view.tobytes())
    from ctypes import c_char

    return memoryview((c_char * view.nbytes).from_buffer(value)).cast("B")


def separate(args: list[Argument], values: Sequence[Any], names: Sequence[str]) -> None:
    """Makes the same array passed twice one; refuses arrays that overlap otherwise. Raises ValueError."""
    known: list[tuple[int, int, str, Buffer]] = []
    for at, (arg, value, name) in enumerate(zip(args, values, names, strict=True)):
        if not isinstance(arg, Buffer) or not len(arg.data):
            continue
        start = _address(arg, value)
        if start is None:
            continue
        end = start + len(arg.data)
        for low, high, other, buffer in known:
            if (low, high, buffer.writable) == (start, end, arg.writable):
                args[at] = buffer
                break
            if low < end and start < high and (buffer.writable or arg.writable):
                raise ValueError(f"the arrays for `{other}` and `{name}` overlap; pass copies")
        else:
            known.append((start, end, name, arg))


def _address(buffer: Buffer, value: Any) -> int | None:
    """Where an array lies; None where nobody could write to it."""
    interface = getattr(value, "__array_interface__", None)
    if interface is not None:
        return int(interface["data"][0])
    if not buffer.writable:
        return None
    from ctypes import addressof, c_char

    return addressof(c_char.from_buffer(buffer.data))


# Words ------------------------------------------------------------------------------------------


def _is_bool(value: Any) -> bool:
    if isinstance(value, bool):
        return True
    found = getattr(value, "dtype", None)
    return found is not None and found == "bool" and value.shape == ()


def _dimensions(value: Any) -> int:
    return len(getattr(value, "shape", ()))


def _is_real(value: Any) -> bool:
    """Whether it is a binary float, so that rounding it to a narrower one is what one expects."""
    found = getattr(value, "dtype", None)
    return isinstance(value, float) or (found is not None and getattr(found, "kind", "") == "f")


def _is_number(value: Any) -> bool:
    return _is_real(value) or hasattr(value, "__index__")


def _called(value: Any) -> str:
    """How a message calls a value that is of the wrong kind."""
    name = type(value).__name__
    return "None" if value is None else f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"


def result_of(type: Type | None) -> Callable[[int | float], int | float | bool | None]:
    """What makes a Python value of a result."""
    if type is None:
        return lambda value: None
    if type is BOOL:
        return bool
    return float if type in (F32, F64) else int
