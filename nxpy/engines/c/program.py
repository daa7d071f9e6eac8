"""A whole program as one C11 file: banner, prelude, types, data, functions, tables, `main`."""

from __future__ import annotations

import os
import re

from nxpy import __version__
from nxpy.core import nodes as core
from nxpy.engines.c import types
from nxpy.engines.c.comments import as_c
from nxpy.engines.c.function import Function
from nxpy.engines.c.names import Names
from nxpy.engines.c.sites import Sites
from nxpy.engines.emit_common.comments import Comments
from nxpy.engines.emit_common.program import digests, display_names, reached
from nxpy.lang.types import ArrayType, StructType, Type
from nxpy.runtime.traps import displayed

_LONGEST = 4000
"""Bytes of a string literal; C compilers need not take longer ones."""

_OWN = "nx_strings nx_string_0 nx_site_table nx_name_table nx_program"
"""Names of the prelude's kind that the emitter itself gives."""

_INCLUDES = (
    "errno.h", "fcntl.h", "float.h", "inttypes.h", "limits.h", "poll.h", "pthread.h", "signal.h",
    "stdbool.h", "stdint.h", "stdio.h", "stdlib.h", "string.h", "sys/mman.h", "sys/time.h",
    "sys/types.h", "time.h", "unistd.h",
)  # fmt: skip

_QUIET = """\
// The code below says what the NX source says; a comparison there may well be always true.
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wtype-limits"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#endif
#if defined(__clang__)
#pragma GCC diagnostic ignored "-Wself-assign"
#endif
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 12)
#pragma GCC diagnostic ignored "-Winfinite-recursion"
#endif
"""


def emit(program: core.Program, *, mode: str | None = None, lines: bool = False) -> str:
    """The program as C, in mode `safe` if not said otherwise. `lines` adds `#line` before each statement."""
    return Unit(program, mode or "safe", lines).text()


class Unit:
    """One C file in the making."""

    __slots__ = (
        "_fields", "comments", "core", "fast", "function_names", "global_names", "mode", "names", "numbered",
        "sites", "structs", "used",
    )  # fmt: skip

    def __init__(self, program: core.Program, mode: str, numbered: bool) -> None:
        self.core = program
        self.mode = mode
        self.fast = mode == "fast"
        self.numbered = numbered
        self.sites = Sites()
        self.comments = Comments(program.sources, as_c)
        self.names = Names(set(re.findall(r"\bnx_\w+", _prelude() + _OWN)))
        self.structs: dict[StructType, str] = {}
        self._fields: dict[StructType, dict[str, str]] = {}
        self.used = reached(program)
        functions, variables = display_names(program)
        self.function_names = [self.names.fresh(name) for name in functions]
        self.global_names = [self.names.fresh(name) for name in variables]
        for type in self._aggregates():
            self._name_struct(type)

    # Types --------------------------------------------------------------------------------------

    def _aggregates(self) -> list[Type]:
        found: list[Type] = [g.type for g in self.core.globals if not g.resident]
        for function in self.used:
            found += [local.type for local in function.locals if not local.resident]
        return found

    def _name_struct(self, type: Type) -> None:
        """Names a struct after those that it contains, so that they are defined in this order."""
        while isinstance(type, ArrayType):
            type = type.element
        if not isinstance(type, StructType) or type in self.structs:
            return
        for field in type.fields.values():
            self._name_struct(field.type)
        self.structs[type] = self.names.fresh(type.name)
        names = Names()
        self._fields[type] = {name: names.fresh(name) for name in type.fields}

    def field(self, struct: Type, name: str) -> str:
        assert isinstance(struct, StructType)
        return self._fields[struct][name]

    def _struct(self, type: StructType) -> list[str]:
        fields = [
            f"    {types.declared(field.type, self._fields[type][field.name], self.structs)};"
            for field in type.fields.values()
        ]
        return [f"struct {self.structs[type]} {{", *(fields or ["    char nothing;"]), "};", ""]

    # The file -----------------------------------------------------------------------------------

    def text(self) -> str:
        if self.core.main is not None:
            self.sites.number(self.core.main.span)
        functions = [(function, Function(self, function)) for function in self.used]
        bodies = [(function, made.emit()) for function, made in functions]
        heads = [f"{made.head};" for _, made in functions]
        parts = [
            *self._banner(),
            "#define _GNU_SOURCE",
            *(f"#include <{name}>" for name in _INCLUDES),
            "#if defined(__linux__)\n#include <sys/prctl.h>\n#endif",
            "",
            f"#define NX_SAFE {int(not self.fast)}",
            "",
            _prelude(),
            _rule("The program"),
            _QUIET,
            *(line for type in self.structs for line in self._struct(type)),
            *self._data(),
            *heads,
            "",
            *self._definitions(bodies),
            *self._tables(),
            *self._start(),
        ]
        return "\n".join(parts).rstrip("\n") + "\n"

    def _banner(self) -> list[str]:
        lines = [f"// Made by nxpy {__version__} (emit c, mode {self.mode}) from"]
        lines += [f"//   {line}" for line in digests(self.core)]
        return [*lines, "// It needs a C11 compiler and a POSIX system, and no further files.", ""]

    def _data(self) -> list[str]:
        lines = []
        if self.core.strings:
            lines.append(f"static nx_ptr nx_strings[{len(self.core.strings)}];")
            lines.append("#define NX_STR(index, text) nx_strings[index]")
        for variable, name in zip(self.core.globals, self.global_names, strict=True):
            kind = "__attribute__((unused)) static"
            if variable.resident:
                lines.append(f"{kind} nx_ptr {name};  // {variable.type}")
            elif isinstance(variable.init, core.Const):
                lines.append(
                    f"{kind} {types.scalar(variable.type)} {name} = {types.constant(variable.init)};"
                )
            else:
                lines.append(f"{kind} {types.declared(variable.type, name, self.structs)};")
        return [*lines, ""] if lines else []

    def _definitions(self, bodies: list[tuple[core.Function, list[str]]]) -> list[str]:
        """The functions, each with the comment that stands above it in the source."""
        lines: list[str] = []
        module = self.core.sources[0]
        for function, body in bodies:
            if function.span.source is not module:
                module = function.span.source
                lines.append(_rule(f"Module {module.module}"))
            lines += [f"// {line}".rstrip() for line in function.doc.split("\n") if function.doc]
            lines += [*body, ""]
        return lines

    def _tables(self) -> list[str]:
        main_module = self.core.sources[0].module
        names = [types.string(displayed(f.name, f.module, main_module).encode()) for f in self.core.functions]
        lines = [_rule("What reports of traps are made of")]
        lines += ["static const struct nx_site nx_site_table[] = {"]
        lines += [f"    {row}," for row in self.sites.rows or ['{"", "", "", 1}']]
        lines += ["};", "static const char *const nx_name_table[] = {"]
        return [*lines, *(f"    {name}," for name in names or ['""']), "};", ""]

    def _start(self) -> list[str]:
        """`main`: places the data as docs/memory.md says, then runs the program."""
        main = self.core.main
        if main is None:
            return []
        lines = [*self._long_strings(), "static void nx_program(void)", "{"]
        for index, data in enumerate(self.core.strings):
            text = f"nx_string_{index}" if len(data) > _LONGEST else types.string(data)
            lines.append(f"    nx_strings[{index}] = nx_data(NX_STRINGS, {text}, {len(data) + 1});")
        for variable, name in zip(self.core.globals, self.global_names, strict=True):
            if variable.resident:
                lines.append(f"    {name} = nx_data(NX_HEAP, NULL, {variable.type.size});")
                if isinstance(variable.init, core.Const):
                    short, value = types.short(variable.type), types.constant(variable.init)
                    lines.append(f"    st_{short}({name}, 0, {value}, 0);")
                elif variable.init is not None:
                    lines.append(f"    st_ptr({name}, 0, nx_strings[{variable.init.index}], 0);")
            elif isinstance(variable.init, core.Str):
                lines.append(f"    {name} = nx_strings[{variable.init.index}];")
        args = "nx_argc, nx_arguments()" if main.param_count else ""
        call = f"{self.function_names[main.index]}({args})"
        lines += [f"    nx_exit({call});"] if main.result is not None else [f"    {call};", "    nx_exit(0);"]
        lines += ["}", "", "int main(int argc, char **argv)", "{", "    nx_sites = nx_site_table;"]
        return [
            *lines,
            "    nx_names = nx_name_table;",
            "    return nx_run(argc, argv, nx_program);",
            "}",
            "",
        ]

    def _long_strings(self) -> list[str]:
        lines = []
        for index, data in enumerate(self.core.strings):
            if len(data) > _LONGEST:
                lines.append(f"static const unsigned char nx_string_{index}[] = {{")
                whole = data + b"\0"
                lines += [f"    {', '.join(map(str, whole[i : i + 24]))}," for i in range(0, len(whole), 24)]
                lines += ["};", ""]
        return lines


def _rule(title: str) -> str:
    return f"// {title} {'-' * (90 - len(title))}\n"


def _prelude() -> str:
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "prelude.c")
    with open(path, encoding="utf-8") as file:
        return file.read()
