"""A whole program as one Python module: banner, functions, runtime, data, tables, start.

    def total(p: "*i64", n: i64) -> i64:
        s = 0
        for i in range(n):
            s = i64(s + ld_i64(p, i))
        return s

The module needs nothing but Python's standard library. What a report of a trap shows is in a table,
by the line and column of the call that was going on, so that the functions carry none of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from nxpy import __version__
from nxpy.base.source import Span
from nxpy.core import nodes as core
from nxpy.core.walk import inside
from nxpy.engines.emit_common.comments import Comments, lines_of, printable
from nxpy.engines.emit_common.names import Names
from nxpy.engines.emit_common.program import digests, display_names, reached
from nxpy.engines.emit_common.recursion import calls, recursive
from nxpy.engines.emit_common.sites import Site
from nxpy.engines.python import types
from nxpy.engines.python.function import Function
from nxpy.engines.python.marks import resolve
from nxpy.engines.python.names import in_function, in_module, prelude
from nxpy.lang.types import ArrayType, StructType, Type
from nxpy.runtime.traps import displayed

EMITTING_DEPTH = 1 << 20
"""Python frames for emitting deeply nested source; they cost no C stack."""

DEEPEST, SHALLOWEST = 220_000, 2_000
BUDGET, FRAME, VARIABLE = 400 << 20, 600, 48
"""Bytes for all Python frames together, for one, and for a variable in it (with its int)."""


def emit(program: core.Program) -> str:
    """The program as a Python module."""
    with _deep():
        return Unit(program).text()


@contextmanager
def _deep() -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(EMITTING_DEPTH)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def as_python(text: str) -> list[str]:
    """One NX comment as `#` lines."""
    lines = lines_of(text, printable)
    return [f"#{'' if line.startswith(' ') or not line else ' '}{line}" for line in lines]


class Unit:
    """One module in the making."""

    __slots__ = (
        "_fields", "_numbers", "comments", "core", "frames", "function_names", "global_names", "names",
        "sites", "structs", "used",
    )  # fmt: skip

    def __init__(self, program: core.Program) -> None:
        self.core = program
        self.comments = Comments(program.sources, as_python)
        self.names = Names(in_module)
        self.used = reached(program)
        self.frames: dict[core.Function, int] = {}
        self.sites: list[tuple[str, str, str]] = []
        self._numbers: dict[tuple[int, int, int, str], int] = {}
        functions, variables = display_names(program)
        self.function_names = [self.names.fresh(name) for name in functions]
        self.global_names = [self.names.fresh(name) for name in variables]
        self.structs: dict[StructType, str] = {}
        self._fields: dict[StructType, dict[str, str]] = {}
        for type in self._aggregates():
            self._name_struct(type)

    def site(self, span: Span, array: str = "") -> int:
        """The number of a place in the source; `array` is the type that an index there is for."""
        key = (id(span.source), span.start, span.end, array)
        made = self._numbers.get(key)
        if made is None:
            made = self._numbers[key] = len(self.sites)
            site = Site(span)
            self.sites.append((site.where, site.head, array + site.tail))
        return made

    def names_used_in(self, function: core.Function) -> set[str]:
        """The names of the module that a function uses, so that its own variables may not have them."""
        found = set(self.structs.values())
        for node in inside(function.body):
            if isinstance(node, core.Call):
                found.add(self.function_names[node.function.index])
            elif isinstance(node, core.Var) and isinstance(node.variable, core.Global):
                found.add(self.global_names[node.variable.index])
        return found

    # Structs ------------------------------------------------------------------------------------

    def _aggregates(self) -> list[Type]:
        found: list[Type] = [g.type for g in self.core.globals if not g.resident]
        for function in self.used:
            found += [local.type for local in function.locals if not local.resident]
        return found

    def _name_struct(self, type: Type) -> None:
        while isinstance(type, ArrayType):
            type = type.element
        if not isinstance(type, StructType) or type in self.structs:
            return
        for field in type.fields.values():
            self._name_struct(field.type)
        self.structs[type] = self.names.fresh(type.name)
        names = Names(in_function)
        self._fields[type] = {name: names.fresh(name) for name in type.fields}

    def field(self, struct: Type, name: str) -> str:
        assert isinstance(struct, StructType)
        return self._fields[struct][name]

    def _struct(self, type: StructType) -> list[str]:
        fields = self._fields[type]
        slots = ", ".join(f'"{name}"' for name in fields.values()) + ("," if len(fields) == 1 else "")
        lines = [f"class {self.structs[type]}:", f"    __slots__ = ({slots})"]
        if fields:
            lines += ["", "    def __init__(self) -> None:"]
        for field in type.fields.values():
            zero = types.zero(field.type, self.structs)
            lines.append(f"        self.{fields[field.name]} = {zero}  # {field.type}")
        return [*lines, "", ""]

    # The module ---------------------------------------------------------------------------------

    def text(self) -> str:
        program = self._program()
        head = self._banner()
        body, places = resolve("\n".join(program), len(head) + 1)
        parts = [
            *head,
            body,
            *_heading("The runtime: numbers that wrap, memory at known addresses, system calls, traps"),
            prelude(),
            *self._data(),
            *self._tables(places),
            *self._start(),
        ]
        return "\n".join(parts).rstrip("\n") + "\n"

    def _banner(self) -> list[str]:
        return [
            "#!/usr/bin/env python3",
            f"# Made by nxpy {__version__} (emit python) from",
            *(f"#   {printable(line)}" for line in digests(self.core)),
            "# It needs Python 3.11 or later on a POSIX system, and no further files. The program stands",
            "# first; what it stands on, and what reports of traps are made of, follow behind it.",
            "",
            "from __future__ import annotations",
            "",
        ]

    def _program(self) -> list[str]:
        """Structs, and the functions, each with the comment that stands above it in the source."""
        lines = [line for type in self.structs for line in self._struct(type)]
        if lines:
            lines = ["", *lines[:-2]]
        module = None
        for function in self.used:
            if function.span.source is not module:
                module = function.span.source
                lines += ["", ""] if lines else [""]
                lines.append(_rule(f"Module {module.module}"))
                header = self.comments.header(module)
                lines += ["", *header] if header else []
            lines += ["", ""]
            lines += [f"# {line}".rstrip() for line in function.doc.split("\n") if function.doc]
            made = Function(self, function)
            lines += made.emit()
            self.frames[function] = VARIABLE * made.variable_count
        return [*(printable(line) if line.startswith("#") else line for line in lines), ""]

    def _data(self) -> list[str]:
        """Strings and variables, placed as docs/memory.md says."""
        lines = _heading("The program's data")
        if self.core.strings:
            lines += ["place_strings("]
            lines += [f"    {types.string(data)}," for data in self.core.strings]
            lines += [")"]
        for variable, name in zip(self.core.globals, self.global_names, strict=True):
            init = variable.init
            if isinstance(init, core.Const):
                value = types.const_node(init)
            elif init is not None:
                value = f"cstrs[{init.index}]"
            else:
                value = "" if variable.resident else types.zero(variable.type, self.structs)
            if variable.resident:
                lines.append(f"{name} = place_data({variable.type.size})  # {variable.type}")
                if value:
                    lines.append(f"st_{types.short(variable.type)}({name}, 0, {value})")
            else:
                lines.append(f"{name} = {value}  # {variable.type}")
        return lines if len(lines) > 3 else []

    def _tables(self, places: dict[tuple[int, int], int]) -> list[str]:
        main_module = self.core.sources[0].module
        lines = _heading("What reports of traps are made of: line and column above, place in the NX source")
        lines += ["SITES = {"]
        for place, number in sorted(places.items()):
            lines.append(f"    {place}: {self.sites[number]!r},")
        lines += ["}", "FUNCTIONS = {"]
        for function in self.used:
            name = displayed(function.name, function.module, main_module)
            lines.append(f'    {self.function_names[function.index]}: "{name}",')
        return [*lines, "}", "reports(SITES, FUNCTIONS)"]

    def _start(self) -> list[str]:
        main = self.core.main
        if main is None:
            return []
        name = self.function_names[main.index]
        takes, deepest = bool(main.param_count), self._deepest()
        call = f"run({name}, takes_arguments={takes}, deepest={deepest:_})"
        return ["", 'if __name__ == "__main__":', f"    sys.exit({call})"]

    def _deepest(self) -> int:
        """The recursion limit under which the frames of endless recursion fit into the budget."""
        repeated = recursive(calls(self.core))
        largest = max((self.frames.get(function, 0) for function in repeated), default=0)
        return max(SHALLOWEST, min(DEEPEST, BUDGET // (largest + FRAME)))


def _heading(title: str) -> list[str]:
    return ["", _rule(title), ""]


def _rule(title: str) -> str:
    return f"# {title} {'-' * max(96 - len(title), 3)}"
