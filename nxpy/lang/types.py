"""The types of NX. Every type is interned: two equal types are one object, so `is` compares them.

Layout is C's: natural alignment, structs padded to a multiple of their alignment.
"""

from __future__ import annotations

from collections.abc import Sequence


class Type:
    """Base of all types; `name` is the spelling in the language, `size` and `align` are bytes."""

    __slots__ = ("_pointer", "align", "name", "size")
    is_scalar = True
    """Whether a value of the type can be held in a register, passed, returned, assigned."""

    def __init__(self, name: str, size: int, align: int) -> None:
        self.name = name
        self.size = size
        self.align = align
        self._pointer: PointerType | None = None

    def __repr__(self) -> str:
        return self.name


class IntType(Type):
    """`i8` to `u64`, two's complement."""

    __slots__ = ("bits", "max", "min", "signed")

    def __init__(self, name: str) -> None:
        self.bits = int(name[1:])
        self.signed = name[0] == "i"
        self.min = -(1 << self.bits - 1) if self.signed else 0
        self.max = (1 << self.bits - self.signed) - 1
        super().__init__(name, self.bits // 8, self.bits // 8)

    def wrap(self, value: int) -> int:
        """The value modulo 2**bits, in the type's own range."""
        value &= (1 << self.bits) - 1
        return value - (1 << self.bits) if value > self.max else value


class FloatType(Type):
    """IEEE 754 binary32 or binary64."""

    __slots__ = ("bits",)

    def __init__(self, name: str) -> None:
        self.bits = int(name[1:])
        super().__init__(name, self.bits // 8, self.bits // 8)


class BoolType(Type):
    """`bool`: one byte, 0 or 1."""

    __slots__ = ()


class PointerType(Type):
    """`*T`: a 64-bit address."""

    __slots__ = ("to",)

    def __init__(self, to: Type) -> None:
        self.to = to
        super().__init__(f"*{to.name}", 8, 8)


class ArrayType(Type):
    """`[N]T`. Its size follows its element's, which may be a struct that is not complete yet."""

    __slots__ = ("element", "length")
    is_scalar = False

    def __init__(self, length: int, element: Type) -> None:
        self.length = length
        self.element = element
        super().__init__(f"[{length}]{element.name}", length * element.size, element.align)
        innermost = element
        while isinstance(innermost, ArrayType):
            innermost = innermost.element
        if isinstance(innermost, StructType) and not innermost.sized:
            innermost.arrays.append(self)

    def resize(self) -> None:
        self.size = self.length * self.element.size
        self.align = self.element.align


class Field:
    """A struct's field at its byte offset."""

    __slots__ = ("name", "offset", "type")

    def __init__(self, name: str, type: Type, offset: int) -> None:
        self.name = name
        self.type = type
        self.offset = offset


class StructType(Type):
    """A struct. Made empty, since it may point to itself; `complete` gives it its fields."""

    __slots__ = ("arrays", "fields", "module", "sized")
    is_scalar = False

    def __init__(self, name: str, module: str) -> None:
        self.module = module
        self.fields: dict[str, Field] = {}
        self.sized = False
        self.arrays: list[ArrayType] = []
        """Arrays of it that were made before its size was known, inner ones first."""
        super().__init__(name, 0, 1)

    def complete(self, members: Sequence[tuple[str, Type]]) -> None:
        offset, align = 0, 1
        for name, type in members:
            offset = -(-offset // type.align) * type.align
            self.fields[name] = Field(name, type, offset)
            offset += type.size
            align = max(align, type.align)
        self.size = -(-offset // align) * align
        self.align = align
        self.sized = True
        for made in self.arrays:
            made.resize()
        self.arrays.clear()


I8, I16, I32, I64 = (IntType(f"i{bits}") for bits in (8, 16, 32, 64))
U8, U16, U32, U64 = (IntType(f"u{bits}") for bits in (8, 16, 32, 64))
F32, F64 = FloatType("f32"), FloatType("f64")
BOOL = BoolType("bool", 1, 1)
NOTHING = Type("nothing", 0, 1)
"""What a call of a function without `-> T` has for a type; no value, no spelling in source."""

SCALARS: dict[str, Type] = {t.name: t for t in (I8, I16, I32, I64, U8, U16, U32, U64, BOOL, F32, F64)}
INTEGERS = (I8, I16, I32, I64, U8, U16, U32, U64)

_arrays: dict[tuple[int, Type], ArrayType] = {}


def pointer(to: Type) -> PointerType:
    """`*to`."""
    made = to._pointer
    if made is None:
        made = to._pointer = PointerType(to)
    return made


def array(length: int, element: Type) -> ArrayType:
    """`[length]element`."""
    key = (length, element)
    made = _arrays.get(key)
    if made is None:
        made = _arrays[key] = ArrayType(length, element)
    return made


BYTES = pointer(U8)
"""`*u8`, the type of strings and of what `sys_mmap` gives."""


def widens(source: Type, target: Type) -> bool:
    """Whether a value of `source` converts to `target` by itself, keeping its value."""
    if source is target:
        return True
    if isinstance(target, IntType):
        if source is BOOL:
            return True
        if not isinstance(source, IntType) or source.bits >= target.bits:
            return False
        return source.signed == target.signed or target.signed
    return source is F32 and target is F64


def meet(left: Type, right: Type) -> Type | None:
    """The type at which an operator's two sides meet: one of theirs, or None."""
    if widens(right, left):
        return left
    return right if widens(left, right) else None
