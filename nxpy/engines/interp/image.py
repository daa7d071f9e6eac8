"""The Python name space that a program's functions share, and what the runtime puts there.

Names that start with `_` are the runtime's, `sys_…` the system calls; both are bound when a
function first needs them. Everything else comes from the program.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import calcsize

from nxpy.core import nodes as core
from nxpy.core import scalar
from nxpy.engines.emit_common import paths
from nxpy.engines.interp.names import Names
from nxpy.lang.types import F32, F64, INTEGERS, ArrayType, IntType, StructType, Type
from nxpy.runtime import traps
from nxpy.runtime.memory import Block, Memory, format_of, get_f32, set_f32, zeroed
from nxpy.runtime.system import System
from nxpy.runtime.traps import Trap

LIST_LIMIT = 4096
"""Scalars of one type that a variable holds as a Python list; more are kept in bytes."""


class Image:
    """One program, loaded into one memory."""

    __slots__ = (
        "_blocks", "_functions", "_zeros", "memory", "names", "program", "python", "strings", "system",
        "variables",
    )  # fmt: skip

    def __init__(self, program: core.Program, memory: Memory, system: System) -> None:
        self.program = program
        self.memory = memory
        self.system = system
        self.python: dict[str, object] = {}
        self.names = Names()
        self.strings = [memory.place_string(text + b"\0") for text in program.strings]
        self._functions = {f: self.names.take(f"f_{self.displayed(f)}") for f in program.functions}
        self._blocks: dict[core.Global, Block] = {}
        self._zeros: dict[Type, str] = {}
        self.variables: dict[core.Global, str] = {}
        for variable in program.globals:
            self._place(variable)

    def displayed(self, function: core.Function) -> str:
        """A function's name in a call stack."""
        return traps.displayed(function.name, function.module, self.program.sources[0].module)

    def function(self, function: core.Function) -> str:
        """The Python name of a function."""
        return self._functions[function]

    # Global variables ---------------------------------------------------------------------------

    def _place(self, variable: core.Global) -> None:
        name = self.variables[variable] = self.names.take(f"g_{variable.name}")
        init = variable.init
        value = zero(variable.type)
        if isinstance(init, core.Str):
            value = self.strings[init.index]
        elif init is not None:
            value = init.value
        if variable.resident:
            block = self._blocks[variable] = self.memory.place_data(variable.type.size)
            if init is not None:
                self.memory.access(format_of(variable.type)).store(block.address, 0, value)
        elif variable.type.is_scalar:
            self.python[name] = value
        else:
            self.python[name] = fresh(variable.type)

    def address(self, variable: core.Global) -> int:
        """Where a resident global lies."""
        return self._blocks[variable].address

    def view(self, variable: core.Global, format: str) -> str:
        """The Python name of a resident global's view."""
        name = f"_{self.variables[variable]}_{format}"
        if name not in self.python:
            self.python[name] = self._blocks[variable].view(format)
        return name

    def zeros(self, whole: Type) -> str:
        """The Python name of a list to copy for a new array or struct."""
        name = self._zeros.get(whole)
        if name is None:
            name = self._zeros[whole] = f"_zeros_{len(self._zeros)}"
            self.python[name] = template(whole)
        return name

    # The runtime --------------------------------------------------------------------------------

    def need(self, name: str) -> str:
        """The name itself, once what it stands for is bound."""
        if name not in self.python:
            self.python[name] = self._runtime(name)
        return name

    def _runtime(self, name: str) -> object:
        known = _HELPERS.get(name)
        if known is not None:
            return known
        if name.startswith("sys_"):
            return getattr(self.system, name)
        if name in ("_enter", "_leave"):
            return getattr(self.memory, name[1:])
        kind, _, format = name.rpartition("_")
        if kind == "_views":
            return self.memory.views(format)
        if kind == "_rooted":
            return self.memory.views(format).rooted
        return getattr(self.memory.access(format), kind[1:])


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
    "_list": list,
    **{f"_to_{type.name}": _converter(type) for type in INTEGERS},
}
