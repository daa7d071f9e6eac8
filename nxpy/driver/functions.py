"""A program's function as a Python function: it binds, checks and converts its arguments, then calls."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from inspect import Parameter, Signature
from keyword import iskeyword
from typing import Any

from nxpy.core.nodes import Function
from nxpy.driver.arguments import converter, dtype, element_of, result_of, separate
from nxpy.driver.stops import Exit, Trap
from nxpy.engines.calls import Buffer, Caller, Lost, NoRoom, Trapped
from nxpy.lang.types import PointerType
from nxpy.runtime import traps


def signature(function: Function) -> str:
    """As it stands in the source."""
    params = ", ".join(f"{p.name}: {p.type}" for p in function.params)
    result = "" if function.result is None else f" -> {function.result}"
    return f"func {function.name}({params}){result}"


def python_function(function: Function, caller: Caller, timeout: float | None) -> Callable[..., Any]:
    """The Python function."""
    names = _names(function)
    converters = [converter(p.type) for p in function.params]
    result = result_of(function.result)
    pointers = sum(isinstance(p.type, PointerType) for p in function.params)

    def call(*values: Any, **named: Any) -> Any:
        if named or len(values) != len(names):
            values = _bound(function.name, names, values, named)
        args = []
        for name, convert, value in zip(names, converters, values, strict=True):
            try:
                args.append(convert(value))
            except (TypeError, ValueError) as error:
                raise type(error)(f"{function.name}(): `{name}`: {error}") from None
        if pointers > 1 and sum(isinstance(arg, Buffer) for arg in args) > 1:
            separate(args, values, names)
        if sys.stdout is not None:
            with suppress(ValueError, OSError):
                sys.stdout.flush()
        try:
            return result(caller.call(function, args))
        except Trapped as trapped:
            raise Trap(trapped.report) from None
        except traps.Exit as end:
            raise Exit(end.code) from None
        except TimeoutError:
            raise TimeoutError(f"{function.name}() did not return within {timeout:g} s") from None
        except NoRoom as error:
            raise MemoryError(f"{function.name}(): {error}") from None
        except Lost as error:
            raise RuntimeError(f"{function.name}() did not return: {error}") from None

    return _dressed(call, function)


def _names(function: Function) -> list[str]:
    """The parameters' names; one that Python keeps for itself has an underscore behind it."""
    taken = {p.name for p in function.params}
    names = []
    for param in function.params:
        name = param.name
        while iskeyword(name) or (name != param.name and name in taken):
            name += "_"
        names.append(name)
    return names


def _bound(
    function: str, names: Sequence[str], values: tuple[Any, ...], named: Mapping[str, Any]
) -> tuple[Any, ...]:
    """All arguments in order. Raises TypeError."""
    if len(values) > len(names):
        wanted = f"{len(names)} argument{'' if len(names) == 1 else 's'}"
        raise TypeError(f"{function}() takes {wanted} ({', '.join(names)}), and {len(values)} were given")
    bound = dict(zip(names, values, strict=False))
    for name, value in named.items():
        if name not in names:
            raise TypeError(f"{function}() has no parameter {name!r}; its parameters are {', '.join(names)}")
        if name in bound:
            raise TypeError(f"{function}() was given `{name}` twice")
        bound[name] = value
    missing = [name for name in names if name not in bound]
    if missing:
        raise TypeError(f"{function}() lacks an argument for {', '.join(f'`{name}`' for name in missing)}")
    return tuple(bound[name] for name in names)


def _dressed(call: Callable[..., Any], function: Function) -> Callable[..., Any]:
    """Its name, its text for `help`, its signature, and the dtypes of its arrays."""
    made: Any = call
    made.__name__ = made.__qualname__ = function.name
    made.__module__ = function.module
    made.__doc__ = "\n\n".join(filter(None, (signature(function), function.doc.strip())))
    made.__signature__ = Signature(
        [
            Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, annotation=param.type)
            for name, param in zip(_names(function), function.params, strict=True)
        ],
        return_annotation=function.result,
    )
    types = dict(zip(_names(function), (p.type for p in function.params), strict=True))

    def dtype_of(name: str) -> Any:
        """The NumPy dtype of the array for a pointer parameter."""
        pointer = types[name]
        element = element_of(pointer) if isinstance(pointer, PointerType) else None
        if element is None:
            raise TypeError(f"no array can be passed for `{name}`, a {pointer}")
        return dtype(element)

    made.dtype = dtype_of
    return made  # type: ignore[no-any-return]
