"""Python identifiers for NX names: the same name wherever Python allows it."""

from __future__ import annotations

from functools import cache
from keyword import kwlist
from types import CodeType

_CALLED = """
i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 int null INF NAN range zeros f32_of_int idiv irem fdiv nonzero
ptr_diff within assert_ cstr cstrs stack_alloc stack_free zero_fill
"""
_FAMILIES = ("ld_", "st_", "sys_", "sqrt_", "trunc_")
"""What emitted functions call."""

_GLOBAL = {"LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "STORE_NAME"}


@cache
def prelude() -> str:
    """The text of the runtime, from its first import on."""
    import os

    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "prelude.py")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return text[text.index("import gc") :]


@cache
def of_module() -> frozenset[str]:
    """Names that no function or variable of the module may have: every global name of the runtime."""
    from dis import get_instructions

    found = {*kwlist, *_CALLED.split(), "SITES", "FUNCTIONS"}
    waiting = [compile(prelude(), "prelude", "exec")]
    while waiting:
        code = waiting.pop()
        found.update(i.argval for i in get_instructions(code) if i.opname in _GLOBAL)
        waiting += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return frozenset(found)


@cache
def of_functions() -> frozenset[str]:
    """Names that no variable of a function may have: what the function may have to call."""
    return frozenset({*kwlist, *_CALLED.split(), *(n for n in of_module() if n.startswith(_FAMILIES))})


def in_module(name: str) -> str:
    """The NX name itself, or with a `_` behind it where the module has another use for it."""
    return _spelt(name, of_module())


def in_function(name: str) -> str:
    """The same for a variable of a function, or a field."""
    return _spelt(name, of_functions())


def _spelt(name: str, taken: frozenset[str]) -> str:
    if name.startswith("__"):
        return f"nx{name}"
    return f"{name}_" if name in taken else name
