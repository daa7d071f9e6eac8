"""Python identifiers for NX names: the same name wherever Python allows it."""

from __future__ import annotations

from functools import cache
from keyword import kwlist
from types import CodeType

_EMITTED = "int range print SITES FUNCTIONS"
"""Names that the emitted functions and tables use besides the prelude's."""


@cache
def prelude() -> str:
    """The text of the runtime, from its first import on."""
    import os

    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "prelude.py")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return text[text.index("import gc") :]


@cache
def reserved() -> frozenset[str]:
    """Python's keywords, and every name that the runtime uses."""
    found = {*kwlist, *_EMITTED.split()}
    waiting = [compile(prelude(), "prelude", "exec")]
    while waiting:
        code = waiting.pop()
        found.update(code.co_names)
        waiting += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return frozenset(found)


def identifier(name: str) -> str:
    """The NX name itself, or with a `_` behind it where Python has another use for it."""
    if name.startswith("__"):
        return f"nx{name}"
    return f"{name}_" if name in reserved() else name
