"""A whole program: each function to a Python function.

The code's lines are numbers of places in its source, so a Python traceback of it says where an NX
program stands.
"""

from __future__ import annotations

import _ast
import sys
from collections.abc import Iterator, Sequence
from types import CodeType, FunctionType

from nxpy.core import nodes as core
from nxpy.engines.interp import build, known, pointers, statements
from nxpy.engines.interp.build import At, Statement
from nxpy.engines.interp.frame import Frame
from nxpy.engines.interp.image import Image
from nxpy.runtime.memory import format_of

COMPILE_STACKS = (512 << 20, 64 << 20, 16 << 20)
"""Bytes of C stack for CPython's compiler, which recurses on the nesting of what it compiles: address
space, of which only what is used costs memory. The first that can be had is taken."""
COMPILE_LEVEL = 4096
"""C stack that one level of nesting takes there, at most."""
SHALLOW = 1000
"""CPython's own limit, at which its compiler is sure to get by with the stack that any thread has."""


class Unit:
    """What is known about a piece of loaded code: its function, whether it is a loop moved out of that,
    and the function's global names, fast accesses and places."""

    __slots__ = ("accesses", "function", "helper", "names", "places")

    def __init__(self, function: core.Function, made: known.Code, *, helper: bool = False) -> None:
        self.function = function
        self.accesses = made.accesses
        self.names = made.names
        self.places = made.places
        self.helper = helper


def load(image: Image) -> dict[CodeType, Unit]:
    """Compiles the program into the image's name space; the result tells its code objects apart."""
    units: dict[CodeType, Unit] = {}
    meanings = known.Meanings(image) if known.KEPT is not None else None
    for function in image.program.functions:
        key = None if meanings is None else meanings.key(function)
        code = known.find(key) or known.keep(key, _compiled(image, function))
        for name in code.names:
            image.bind(name)
        python = image.name(function)
        image.python[python] = FunctionType(code.code, image.python, python)
        units[code.code] = Unit(function, code)
        for helper in _inner(code.code):
            units[helper] = Unit(function, code, helper=True)
    return units


def _compiled(image: Image, function: core.Function) -> known.Code:
    frame, definition = lower(image, function)
    module = compile_deep([definition], function.span.source.name)
    code = next(constant for constant in module.co_consts if isinstance(constant, CodeType))
    names = set(code.co_names).union(*(helper.co_names for helper in _inner(code)))
    return known.Code(code, names, frame.accesses, frame.places)


def _inner(code: CodeType) -> Iterator[CodeType]:
    """The functions inside a function."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _inner(constant)


def lower(image: Image, function: core.Function) -> tuple[Frame, Statement]:
    """One function's Python definition."""
    frame = Frame(image, function)
    at = frame.at(function.span)
    body = statements.block(frame, function.body, statements.Nest())
    body += statements.leave(frame, at)
    body = [*_declarations(frame, at), *_entry(frame, at), *body]
    params = [frame.local(param) for param in function.params]
    return frame, build.define(image.name(function), params, body, at)


def _declarations(frame: Frame, at: At) -> list[Statement]:
    """`global` and `nonlocal`, here and in the functions made of loops."""
    made: list[Statement] = []
    if frame.globals_stored:
        made.append(build.outer(list(frame.globals_stored), at, module=True))
    shared = frame.assigned()
    for body in frame.outlined:
        if shared:
            body.insert(0, build.outer(shared, at, module=False))
        body[:0] = made
    if frame.outlined:
        params = {frame.local(param) for param in frame.function.params}
        nothing = build.constant(None, at)
        made += [build.assign(build.target(name, at), nothing, at) for name in shared if name not in params]
    return made


def _entry(frame: Frame, at: At) -> list[Statement]:
    """Blocks for resident locals, and companions of pointer parameters."""
    made: list[Statement] = []
    if frame.sizes:
        entered = build.call("_enter", [build.constant(tuple(frame.sizes), at)], at)
        made.append(build.assign(build.target(statements.FRAME, at), entered, at))
    for index, local in enumerate(frame.residents):
        if local in frame.function.params:
            frame.view(local, format_of(local.type))
        block = build.item(build.load(statements.FRAME, at), build.constant(index, at), at)
        for what, name in frame.resident_names(local).items():
            if what == "address":
                value = build.attribute(block, what, at)
            else:
                value = build.method(block, "view", [build.constant(what, at)], at)
            made.append(build.assign(build.target(name, at), value, at))
    for param in frame.function.params:
        if param.resident:
            view = build.load(frame.view(param, format_of(param.type)), at)
            made.append(
                statements.initialise(frame, view, param.type, build.load(frame.local(param), at), at)
            )
        else:
            made += pointers.enter(frame, param, at)
    return made


def compile_deep(body: Sequence[Statement], name: str) -> CodeType:
    """Compiles deeply nested code, on a thread with stack enough for that.

    Raises RecursionError where no stack that can be had is enough.
    """
    limit = sys.getrecursionlimit()
    module = build.module(list(body))
    try:
        # Most code needs no stack of its own, and a thread costs more than to try.
        sys.setrecursionlimit(SHALLOW)
        return compile(module, name, "exec", dont_inherit=True, optimize=0)
    except RecursionError:
        pass
    finally:
        sys.setrecursionlimit(limit)
    return _compile_on_a_thread(module, name)


def _compile_on_a_thread(module: _ast.Module, name: str) -> CodeType:
    import threading

    made: list[CodeType | BaseException] = []

    def work() -> None:
        try:
            made.append(compile(module, name, "exec", dont_inherit=True, optimize=0))
        except BaseException as error:
            made.append(error)

    limit, stack = sys.getrecursionlimit(), threading.stack_size()
    try:
        for size in COMPILE_STACKS:
            threading.stack_size(size)
            sys.setrecursionlimit(size // COMPILE_LEVEL)
            thread = threading.Thread(target=work, daemon=True)
            try:
                thread.start()
            except RuntimeError:  # address space is limited here
                continue
            thread.join()
            break
        else:
            work()
    finally:
        threading.stack_size(stack)
        sys.setrecursionlimit(limit)
    result = made[0]
    if isinstance(result, BaseException):
        raise result
    return result
