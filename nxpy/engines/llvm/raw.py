"""Raw mode: functions for programs in other languages, on the process's own memory.

    func dot(a: *f64, b: *f64, n: i64) -> f64        double dot(double *a, double *b, int64_t n);

Each function of the main file gets a wrapper of its own name with the C calling convention. Pointers
are plain addresses and unchecked; strings and variables are where the linker puts them. What is left
of traps (division by zero, `assert`, no memory) writes its report and ends the process with 101.
"""

from __future__ import annotations

from importlib.resources import files

from nxpy.core.nodes import Call, Function, Global, Program
from nxpy.engines.llvm.body import Body
from nxpy.engines.llvm.debuginfo import LinesLowering
from nxpy.engines.llvm.module import Site
from nxpy.engines.llvm.primitives import ENTRIES
from nxpy.engines.llvm.statements import lower_function
from nxpy.engines.llvm.types import memory, register
from nxpy.engines.llvm.walk import nodes
from nxpy.lang.types import BOOL, NOTHING, IntType, Type
from nxpy.runtime import traps

HEAD = """\
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
attributes #0 = { nounwind uwtable(sync) null_pointer_is_valid }
attributes #1 = { cold noreturn nounwind nomerge }
"""
TRAP = "declare void @nx_trap(i32) #1\n"

TRAPS: dict[str, tuple[str, str]] = {
    "zero": ("R0001", traps.DIVISOR),
    "assert": ("R0006", traps.FALSE),
    "sys_mmap": ("R0005", "the system gives no such block"),
    "sys_munmap": ("R0007", traps.NOT_GIVEN),
}
"""Kinds of sites that can trap here: code and detail."""

LIBRARY = frozenset({
    "main", "mmap", "munmap", "write", "read", "open", "close", "lseek", "clock_gettime", "_exit",
    "__errno_location", "memset", "memcpy", "memmove", "memcmp", "bcmp", "nx_main", "nx_result", "nx_sites",
    "nx_texts", *ENTRIES,
})  # fmt: skip
"""Names that a function cannot be exported by, since others need them; it gets a `_` behind."""


class RawLowering(LinesLowering):
    """Lowering with wrappers; `hosted` says that there is a C library for 64-bit Linux to stand on,
    else whoever loads the program provides the `nx_` functions."""

    __slots__ = ("architecture", "hosted")

    def __init__(self, program: Program, *, hosted: bool, architecture: str, lines: bool = False) -> None:
        super().__init__(program, safe=False)
        self.raw = True
        self.lines = lines
        self.hosted = hosted
        self.architecture = architecture

    def text(self) -> str:
        functions = [lower_function(Body(self, f), "internal fastcc") for f in self.needed()]
        wrappers = [self.wrapper(f) for f in self.exported()]
        declared = [d for d in self._declared if not (self.hosted and " @nx_" in d)]
        support = [self.reports(), support_text()] if self.hosted else [TRAP]
        parts = [HEAD, *support, *declared, *self.variables(), *functions, *wrappers, self.entry()]
        return "\n".join([*parts, self.head(), *self._metadata, ""])

    # Functions ----------------------------------------------------------------------------------

    def exported(self) -> list[Function]:
        main, module = self.program.main, self.program.sources[0].module
        return [f for f in self.program.functions if f.module == module and f is not main]

    def needed(self) -> list[Function]:
        """The exported ones, `main`, and all that they reach."""
        todo = [*self.exported(), *([self.program.main] if self.program.main else [])]
        found = {f.index for f in todo}
        while todo:
            for node in nodes(todo.pop().body):
                if isinstance(node, Call) and node.function.index not in found:
                    found.add(node.function.index)
                    todo.append(node.function)
        return [f for f in self.program.functions if f.index in found]

    def wrapper(self, function: Function) -> str:
        name = function.name + "_" * (function.name in LIBRARY)
        result = function.result or NOTHING
        params = ", ".join(f"{register(p.type)} {self.extension(p.type)}%p{p.index}" for p in function.params)
        args = ", ".join(f"{register(p.type)} %p{p.index}" for p in function.params)
        scope = self.scope(function)
        where = f"!dbg !{self.point(scope, function.span)}"
        call = f"call fastcc {register(result)} @{self.symbol(function)}({args}), {where}"
        export = f' "wasm-export-name"="{name}"' if self.architecture == "wasm32" else ""
        given = f"{self.extension(result)}{register(result)}"
        head = f"define {given} @{name}({params}) #0{export} !dbg {scope} {{\n"
        if result is NOTHING:
            return head + f"  {call}\n  ret void\n}}\n"
        return head + f"  %r = {call}\n  ret {register(result)} %r\n}}\n"

    def extension(self, type: Type) -> str:
        """What C's calling convention does to the upper bits of a small integer."""
        if type is BOOL:
            return "zeroext "
        if isinstance(type, IntType) and type.bits < 32:
            return "signext " if type.signed else "zeroext "
        if isinstance(type, IntType) and type.bits == 32 and self.architecture == "riscv64":
            return "signext "
        return ""

    def entry(self) -> str:
        """C's `main`, which a linker finds; without a C library, `nx_main` with NX's own types."""
        main = self.program.main
        if main is None:
            return ""
        args = "i64 %argc, ptr %argv" if main.param_count else ""
        result = register(main.result or NOTHING)
        scope = self.scope(main)
        where = f"!dbg !{self.point(scope, main.span)}"
        call = (
            f"{'%status = ' if main.result else ''}call fastcc {result} @{self.symbol(main)}({args}), {where}"
        )
        status = "%status" if main.result else "0"
        if not self.hosted:
            export = ' "wasm-export-name"="nx_main"' if self.architecture == "wasm32" else ""
            head = f"define i64 @nx_main(i64 %argc, ptr %argv) #0{export} !dbg {scope} {{\n"
            return head + f"  {call}\n  ret i64 {status}\n}}\n"
        head = f"define i32 @main(i32 %count, ptr %argv) #0 !dbg {scope} {{\n"
        head += "  %argc = sext i32 %count to i64\n"
        return head + f"  {call}\n  %code = trunc i64 {status} to i32\n  ret i32 %code\n}}\n"

    # Names --------------------------------------------------------------------------------------

    def symbol(self, function: Function) -> str:
        return f"nx.f{function.index}"

    @property
    def convention(self) -> str:
        return "fastcc "

    def string(self, index: int) -> str:
        return f"@nx.s{index}"

    def global_address(self, variable: Global) -> str:
        return f"@nx.g{variable.index}"

    # Data ---------------------------------------------------------------------------------------

    def variables(self) -> list[str]:
        made = [
            f"{self.global_address(g)} = internal global {memory(g.type)} {self.initial(g)},"
            f" align {max(g.type.align, 8)}"
            for g in self.program.globals
        ]
        for i, text in enumerate(self.program.strings):
            made.append(f"{self.string(i)} = private constant {bytes_text(text + bytes(1))}")
        return made

    def reports(self) -> str:
        """All reports in a row, and where each site's starts."""
        starts, data = [0], b""
        for site in self.sites:
            data += report(site)
            starts.append(len(data))
        numbers = ", ".join(f"i32 {start}" for start in starts)
        table = f"@nx_sites = internal constant [{len(starts)} x i32] [{numbers}]\n"
        return f"{table}@nx_texts = internal constant {bytes_text(data)}\n"


def report(site: Site) -> bytes:
    """What a trap there says; nothing where there can be none."""
    kind, span, function, *_ = site
    if kind not in TRAPS:
        return b""
    trap = traps.Trap(*TRAPS[kind])
    trap.span, trap.frames = span, [(function.name, span)]
    return traps.render(trap).encode("utf-8", "surrogateescape")


def bytes_text(data: bytes) -> str:
    return f'[{len(data)} x i8] c"{"".join(f"{chr(92)}{b:02X}" for b in data)}"'


def support_text() -> str:
    return files("nxpy.engines.llvm").joinpath("raw.ll").read_text()
