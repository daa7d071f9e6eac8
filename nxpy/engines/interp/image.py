"""The Python name space that a program's functions share, and how what they name gets into it.

    :name           a function of the main file, or a global variable of it that is not resident
    :module:name    the same of another file
    &:name          a resident global's address
    q :name         its view in format q
    "text           a string's address
    _name           the runtime's

Code has nothing else of its program in it, so that it can serve in another one (see `known`). A name is
bound when code that has it is loaded. None of these is a variable's name inside a function.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import calcsize

from nxpy.core import nodes as core
from nxpy.core import scalar
from nxpy.engines.emit_common import paths
from nxpy.lang.types import F32, F64, INTEGERS, ArrayType, IntType, StructType, Type
from nxpy.runtime import traps
from nxpy.runtime.memory import Block, Memory, format_of, get_f32, set_f32, zeroed
from nxpy.runtime.system import System
from nxpy.runtime.traps import Trap

TEXT, ADDRESS = '"', "&"
"""How the names of strings' and globals' addresses start."""

LIST_LIMIT = 4096
"""Scalars of one type that a variable holds as a Python list; more are kept in bytes."""


class Image:
    """One program, loaded into one memory."""

    __slots__ = ("_blocks", "_names", "_strings", "memory", "program", "python", "system")

    def __init__(self, program: core.Program, memory: Memory, system: System) -> None:
        self.program = program
        self.memory = memory
        self.system = system
        self.python: dict[str, object] = {}
        self._strings = {text: memory.place_string(text + b"\0") for text in program.strings}
        self._names = _names(program)
        self._blocks: dict[str, Block] = {}
        for variable in program.globals:
            self._place(variable)

    def displayed(self, function: core.Function) -> str:
        """A function's name in a call stack."""
        return traps.displayed(function.name, function.module, self.program.sources[0].module)

    def name(self, declared: core.Function | core.Global) -> str:
        """The Python name of a function or a global variable."""
        return self._names[declared]

    def text(self, string: core.Str) -> str:
        """The Python name of a string's address."""
        return TEXT + self.program.strings[string.index].decode("latin-1")

    def _place(self, variable: core.Global) -> None:
        name, init = self._names[variable], variable.init
        value = zero(variable.type)
        if isinstance(init, core.Str):
            value = self._strings[self.program.strings[init.index]]
        elif init is not None:
            value = init.value
        if variable.resident:
            block = self._blocks[name] = self.memory.place_data(variable.type.size)
            if init is not None:
                self.memory.access(format_of(variable.type)).store(block.address, 0, value)
        elif variable.type.is_scalar:
            self.python[name] = value
        else:
            self.python[name] = fresh(variable.type)

    # Binding ------------------------------------------------------------------------------------

    def bind(self, name: str) -> None:
        """Put what a name of loaded code stands for into the name space; functions come by themselves."""
        if name in self.python:
            return
        if name[0] == TEXT:
            self.python[name] = self._strings[name[1:].encode("latin-1")]
        elif name[0] == ADDRESS:
            self.python[name] = self._blocks[name[1:]].address
        elif name[0] == "_":
            self.python[name] = self._runtime(name)
        elif name[1:3] == " :":
            self.python[name] = self._blocks[name[2:]].view(name[0])

    def _runtime(self, name: str) -> object:
        known = _HELPERS.get(name)
        if known is not None:
            return known
        if name.startswith("_sys_"):
            return getattr(self.system, name[1:])
        if name in ("_enter", "_leave"):
            return getattr(self.memory, name[1:])
        kind, _, format = name.rpartition("_")
        if kind == "_views":
            return self.memory.views(format)
        if kind == "_rooted":
            return self.memory.views(format).rooted
        return getattr(self.memory.access(format), kind[1:])


def view_name(name: str, format: str) -> str:
    """The Python name of a resident global's view."""
    return f"{format} {name}"


def _names(program: core.Program) -> dict[core.Function | core.Global, str]:
    """A name for each function and global variable: the one in the source and its module's."""
    main, taken = program.sources[0], set[str]()
    names: dict[core.Function | core.Global, str] = {}
    declarations: list[core.Function | core.Global] = [*program.functions, *program.globals]
    for declared in declarations:
        name = f":{declared.name}"
        if declared.span.source is not main:
            name = f":{declared.module}{name}"
            # Two files may have one name.
            while name in taken:
                name = f":{name}"
        taken.add(name)
        names[declared] = name
    return names


def zero(type: Type) -> int | float:
    """The zero of a scalar type."""
    return 0.0 if type in (F32, F64) else 0


def fresh(type: Type) -> object:
    """The zeroed scalars of an array or struct that is not resident."""
    leaves = paths.leaf_types(type)
    if len(set(leaves)) == 1 and paths.leaf_count(type) > LIST_LIMIT:
        return array(array_format(leaves[0]), paths.leaf_count(type))
    return template(type)


def array(format: str, count: int) -> memoryview[int]:
    """`count` zeros of a format."""
    size = count * calcsize(format)
    made: memoryview[int] = memoryview(zeroed(size)).cast(format)  # type: ignore[call-overload]
    return made


def array_format(type: Type) -> str:
    """The format in which a large array that is not resident holds its scalars: that of a Python
    float for f32, so that nothing is converted."""
    return "d" if type is F32 else format_of(type)


def template(type: Type) -> list[int | float]:
    """A list of the zeros of a type's scalars."""
    if type.is_scalar:
        return [zero(type)]
    if isinstance(type, ArrayType):
        return template(type.element) * type.length
    assert isinstance(type, StructType)
    return [leaf for field in type.fields.values() for leaf in template(field.type)]


# Helpers of generated code: what Python has no operator for --------------------------------------


def _outside(index: int, array: str) -> int:
    raise Trap("R0002", traps.index_text(index, array))


def _fail() -> None:
    raise Trap("R0006", traps.FALSE)


def _nonzero(value: int) -> int:
    if value == 0:
        raise ZeroDivisionError
    return value


def _converter(type: Type) -> Callable[[float], int]:
    assert isinstance(type, IntType)
    return lambda value: scalar.float_to_int(type, value)


_HELPERS: dict[str, object] = {
    "_outside": _outside,
    "_fail": _fail,
    "_nonzero": _nonzero,
    "_divide": scalar.divide,
    "_remainder": scalar.remainder,
    "_divide_float": scalar.float_divide,
    "_round_f32": scalar.round_f32,
    "_sqrt_f32": lambda value: scalar.sqrt(F32, value),
    "_sqrt_f64": lambda value: scalar.sqrt(F64, value),
    "_float": float,
    "_int_to_f32": lambda value: scalar.int_to_float(F32, value),
    "_difference": scalar.pointer_difference,
    "_array": array,
    "_get_f32": get_f32,
    "_set_f32": set_f32,
    **{f"_to_{type.name}": _converter(type) for type in INTEGERS},
}
