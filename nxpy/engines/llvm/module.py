"""A whole program as one LLVM module.

Debug locations carry the number of a *site* (a call or a check in the source) in place of a line:
after optimisation they tell, for every call that is left, which chain of source calls it stands
for, inlined ones included. `frames` turns them into the table behind a trap's call stack.
"""

from __future__ import annotations

from nxpy.base.source import Span
from nxpy.core.nodes import Const, Function, Global, Local, Program, Str
from nxpy.engines.llvm import expressions, intrinsics, places  # noqa: F401  (they fill the tables)
from nxpy.engines.llvm.body import Body
from nxpy.engines.llvm.effects import blocks_apart, called_often, frees_memory, looping, reachable
from nxpy.engines.llvm.layout import Layout
from nxpy.engines.llvm.primitives import FOREIGN
from nxpy.engines.llvm.statements import lower_function
from nxpy.engines.llvm.types import memory, register, zero
from nxpy.lang.types import BOOL, I64, NOTHING

PREAMBLE = """\
declare i64 @nx.delta(ptr captures(none)) nounwind willreturn speculatable nosync memory(none)
declare i64 @nx.bound(ptr captures(none)) #2
declare i1 @nx.writable(ptr captures(none)) nounwind willreturn speculatable nosync memory(none)
declare ptr @nx.push(i64, i64, i32) nounwind nosync memory(inaccessiblemem: readwrite)
declare void @nx.pop(i64, ptr captures(none)) nounwind willreturn nosync memory(inaccessiblemem: readwrite)
declare void @nx_trap(i32) #1
declare void @nx_trap_index(i64, i64, i32) #1
declare void @nx_trap_access(ptr captures(none), i64, i32) #1
declare i64 @llvm.usub.sat.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
attributes #2 = { nounwind willreturn speculatable nosync memory(inaccessiblemem: read) }
attributes #1 = { cold noreturn nounwind nomerge memory(inaccessiblemem: read) }
"""
"""A trap ends the process, so that it writes matters to nobody: calling it `read` keeps what is known
about blocks alive across functions that may trap."""


def with_plain_traps(text: str) -> str:
    """The module for LLVM's fast instruction selection, which drops calls that only read."""
    return text.replace("nomerge memory(inaccessiblemem: read)", "nomerge", 1)


PROGRAM_ATTRIBUTES = 'attributes #0 = {{ nounwind uwtable(sync) "disable-tail-calls"="true" {more}}}\n'
"""Tail calls would lose frames that a trap shows, and let endless recursion run for ever."""
FAST_ATTRIBUTES = "null_pointer_is_valid "
"""An unchecked access through null has to fault, not to be assumed away."""
RAW_ATTRIBUTES = 'attributes #0 = { nounwind "no-builtins" }\n'
"""The runtime's `memset` must not become a call of itself."""

METADATA = """\
!llvm.module.flags = !{!2, !3}
!llvm.dbg.cu = !{!4}
!0 = !{!"branch_weights", i32 1048576, i32 1}
!1 = !{!"branch_weights", i32 1, i32 1048576}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "nx", directory: "")
!6 = !DISubroutineType(types: !{})
!7 = !{!"llvm.loop.unroll.disable"}
"""
NO_UNROLL = "!7"
FIRST_METADATA = 8

Site = tuple[str, Span, Function, int, str]
"""Kind, place, function, bytes of an access, further text."""


class ModuleLowering:
    """The state that functions share. `raw` lowers the runtime itself, which stands outside the
    program's memory: its strings and addressable locals are where LLVM puts them."""

    __slots__ = (
        "_declared", "_locations", "_metadata", "_site_numbers", "apart", "called_often", "debug", "frees",
        "layout", "lines", "looping", "program", "raw", "safe", "sites",
    )  # fmt: skip

    def __init__(self, program: Program, *, safe: bool, raw: bool = False) -> None:
        self.program = program
        self.safe = safe
        self.raw = raw
        self.debug = False
        self.lines = False
        """Whether every instruction has its true place in the source; see `debuginfo`."""
        self.layout = Layout(program)
        self.sites: list[Site] = []
        self.frees = frees_memory(program)
        self.apart = not raw and blocks_apart(program)
        self.called_often = called_often(program)
        self.looping = looping(program)
        self._declared: dict[str, None] = {}
        self._locations: dict[tuple[str, int], int] = {}
        self._metadata: list[str] = []
        self._site_numbers: dict[tuple[int, int, int, int, str], int] = {}

    def lower(self) -> str:
        """The module's text."""
        linkage = "" if self.raw else "internal fastcc"
        functions = [self.function(f, linkage) for f in reachable(self.program)]
        attributes = RAW_ATTRIBUTES
        if not self.raw:
            attributes = PROGRAM_ATTRIBUTES.format(more="" if self.safe else FAST_ATTRIBUTES)
        parts = [PREAMBLE, attributes, *self._declared, *self.variables(), *functions]
        if not self.raw:
            parts.append(self.entry())
        parts += [METADATA, *self._metadata, ""]
        return "\n".join(parts)

    def function(self, function: Function, linkage: str) -> str:
        if self.raw and function.name in FOREIGN:
            params = ", ".join(register(p.type) for p in function.params)
            return f"declare {register(function.result or NOTHING)} @{function.name}({params})\n"
        return lower_function(Body(self, function), linkage)

    # Names --------------------------------------------------------------------------------------

    def symbol(self, function: Function) -> str:
        return function.name if self.raw else f"f{function.index}"

    @property
    def convention(self) -> str:
        return "" if self.raw else "fastcc "

    def declare(self, text: str) -> None:
        self._declared[text] = None

    def string(self, index: int) -> str:
        if self.raw:
            return f"@s{index}"
        return f"inttoptr (i64 {self.layout.strings[index]} to ptr)"

    def global_address(self, variable: Global) -> str:
        if variable.resident and not self.raw:
            return f"inttoptr (i64 {self.layout.globals[variable.index]} to ptr)"
        shared = self.raw and variable.name.startswith("nx_")
        return f"@{variable.name}" if shared else f"@g{variable.index}"

    # Sites and debug locations ------------------------------------------------------------------

    def site(self, kind: str, span: Span, function: Function, size: int = 0, extra: str = "") -> int:
        """The number of a place where a call or a trap can happen; equal ones share it."""
        key = (id(span.source), span.start, span.end, function.index, f"{kind}{size}{extra}")
        number = self._site_numbers.get(key)
        if number is None:
            number = self._site_numbers[key] = len(self.sites)
            self.sites.append((kind, span, function, size, extra))
        return number

    def scope(self, function: Function) -> str:
        return "!" + self._meta(
            f'distinct !DISubprogram(name: "{function.index}", file: !5, line: 1, type: !6, unit: !4, '
            f"spFlags: DISPFlagDefinition | DISPFlagOptimized)"
        )

    def location(self, scope: str, site: int) -> int:
        key = (scope, site)
        number = self._locations.get(key)
        if number is None:
            number = int(self._meta(f"!DILocation(line: {site + 1}, scope: {scope})"))
            self._locations[key] = number
        return number

    def loop_as_it_is(self) -> str:
        """For the jump back of a loop that LLVM should not unroll."""
        number = FIRST_METADATA + len(self._metadata)
        return f", !llvm.loop !{self._meta(f'distinct !{{!{number}, {NO_UNROLL}}}')}"

    def point(self, scope: str, span: Span) -> int:
        """The location of any place, for the debugger; see `debuginfo`."""
        raise NotImplementedError

    def variable(self, scope: str, local: Local, slot: str, argument: int) -> str:
        """Where a variable lives, for the debugger; see `debuginfo`."""
        raise NotImplementedError

    def _meta(self, text: str) -> str:
        number = FIRST_METADATA + len(self._metadata)
        self._metadata.append(f"!{number} = {text}")
        return str(number)

    # Variables and entry ------------------------------------------------------------------------

    def variables(self) -> list[str]:
        made = [
            f"{self.global_address(g)} = {'' if g.name.startswith('nx_') and self.raw else 'internal '}"
            f"global {memory(g.type)} {self.initial(g)}, align {max(g.type.align, 8)}"
            for g in self.program.globals
            if self.raw or not g.resident
        ]
        if self.raw:
            for i, text in enumerate(self.program.strings):
                data = "".join(f"\\{b:02X}" for b in text + b"\0")
                made.append(f'@s{i} = private unnamed_addr constant [{len(text) + 1} x i8] c"{data}"')
        return made

    def initial(self, variable: Global) -> str:
        if isinstance(variable.init, Str):
            return self.string(variable.init.index)
        if isinstance(variable.init, Const):
            if variable.type is BOOL:
                return str(int(variable.init.value))
            return expressions.const_text(variable.init)
        return zero(variable.type)

    def entry(self) -> str:
        """`nx_main(argc, argv)`: what the runtime calls; always gives an exit status."""
        main = self.program.main
        if main is None:
            return ""
        args = "i64 %argc, ptr %argv" if main.param_count else ""
        scope = self.scope(main)
        site = self.location(scope, self.site("entry", main.span, main))
        call = f"call fastcc {register(main.result or NOTHING)} @{self.symbol(main)}({args}), !dbg !{site}"
        head = f"define i64 @nx_main(i64 %argc, ptr %argv) #0 !dbg {scope} {{\n"
        if main.result is None:
            return head + f"  {call}\n  ret i64 0\n}}\n"
        assert main.result is I64
        return head + f"  %status = {call}\n  ret i64 %status\n}}\n"
