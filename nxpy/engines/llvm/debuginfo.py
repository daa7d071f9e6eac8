"""A program for the debugger: true lines, columns, variables and types, and nothing optimised away.

Locations are real here, so the call table finds a call's site by its place instead of by its number.
"""

from __future__ import annotations

from nxpy.base.source import Source, Span
from nxpy.core.nodes import Function, Local, Program
from nxpy.engines.llvm import module
from nxpy.engines.llvm.module import ModuleLowering
from nxpy.lang.types import ArrayType, BoolType, FloatType, IntType, PointerType, StructType, Type

HEAD = """\
!llvm.module.flags = !{!2, !3}
!llvm.dbg.cu = !{!4}
!0 = !{!"branch_weights", i32 1048576, i32 1}
!1 = !{!"branch_weights", i32 1, i32 1048576}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, emissionKind: FullDebug)
!6 = !DISubroutineType(types: !{})
!7 = !{!"llvm.loop.unroll.disable"}
"""

Place = tuple[str, int, int]
"""File, line, column: what a line table knows of a call."""


class DebugLowering(ModuleLowering):
    """Lowering with true locations; `places` gives a call's site and one."""

    __slots__ = ("_files", "_points", "_types", "places")

    def __init__(self, program: Program, *, safe: bool) -> None:
        super().__init__(program, safe=safe)
        self.debug = True
        self.lines = True
        self.places: dict[Place, int] = {}
        self._files: dict[int, str] = {}
        self._points: dict[tuple[str, int, int], int] = {}
        self._types: dict[Type, str] = {}

    def lower(self) -> str:
        self._files[id(self.program.sources[0])] = "!5"
        return self.text()

    def text(self) -> str:
        """The module's text, once it is known which file is the main one."""
        return super().lower().replace(module.METADATA, self.head(), 1)

    def head(self) -> str:
        """The metadata that every program has."""
        return HEAD + f'!5 = !DIFile(filename: "{quoted(self.program.sources[0].name)}", directory: ".")\n'

    def file(self, source: Source) -> str:
        known = self._files.get(id(source))
        if known is None:
            known = "!" + self._meta(f'!DIFile(filename: "{quoted(source.name)}", directory: ".")')
            self._files[id(source)] = known
        return known

    def scope(self, function: Function) -> str:
        file, line = self.file(function.span.source), function.span.position[0]
        return "!" + self._meta(
            f'distinct !DISubprogram(name: "{function.name}", linkageName: "{function.symbol}",'
            f" scope: {file}, file: {file}, line: {line}, type: !6, scopeLine: {line}, unit: !4,"
            " spFlags: DISPFlagDefinition, retainedNodes: !{})"
        )

    def location(self, scope: str, site: int) -> int:
        kind, span, *_ = self.sites[site]
        line, column = span.position
        place = (span.source.name, line, column)
        if kind == "entry" or place not in self.places:
            self.places[place] = site + 1
        return self.point(scope, span)

    def point(self, scope: str, span: Span) -> int:
        """The location of a place in a function."""
        line, column = span.position
        key = (scope, line, column)
        number = self._points.get(key)
        if number is None:
            shown = column if column < 1 << 16 else 0
            number = int(self._meta(f"!DILocation(line: {line}, column: {shown}, scope: {scope})"))
            self._points[key] = number
        return number

    def variable(self, scope: str, local: Local, slot: str, argument: int) -> str:
        """The record that says where a variable lives; `argument` counts parameters from 1."""
        file, line = self.file(local.span.source), local.span.position[0]
        arg = f" arg: {argument}," if argument else ""
        number = self._meta(
            f'!DILocalVariable(name: "{local.name}",{arg} scope: {scope}, file: {file}, line: {line},'
            f" type: {self.type(local.type)})"
        )
        return f"  #dbg_declare(ptr {slot}, !{number}, !DIExpression(), !{self.point(scope, local.span)})"

    def type(self, type: Type) -> str:
        known = self._types.get(type)
        if known is None:
            # A struct may hold a pointer to itself: its number is known before its members are.
            known = self._types[type] = "!" + self._meta("")
            self._metadata[int(known[1:]) - module.FIRST_METADATA] = f"{known} = {self.described(type)}"
        return known

    def described(self, type: Type) -> str:
        bits = type.size * 8
        if isinstance(type, IntType | FloatType | BoolType):
            kind = "boolean" if isinstance(type, BoolType) else "float"
            if isinstance(type, IntType):
                kind = "signed" if type.signed else "unsigned"
            return f'!DIBasicType(name: "{type.name}", size: {bits}, encoding: DW_ATE_{kind})'
        if isinstance(type, PointerType):
            return f"!DIDerivedType(tag: DW_TAG_pointer_type, baseType: {self.type(type.to)}, size: 64)"
        if isinstance(type, ArrayType):
            count = self._meta(f"!DISubrange(count: {type.length})")
            return (
                f"!DICompositeType(tag: DW_TAG_array_type, baseType: {self.type(type.element)},"
                f" size: {bits}, elements: !{{!{count}}})"
            )
        assert isinstance(type, StructType)
        members = ", ".join(
            "!"
            + self._meta(
                f'!DIDerivedType(tag: DW_TAG_member, name: "{field.name}", baseType: {self.type(field.type)},'
                f" size: {field.type.size * 8}, offset: {field.offset * 8})"
            )
            for field in type.fields.values()
        )
        return (
            f'distinct !DICompositeType(tag: DW_TAG_structure_type, name: "{type.name}", size: {bits},'
            f" elements: !{{{members}}})"
        )


class LinesLowering(DebugLowering):
    """Optimised code that tells which lines it came from, for readers and profilers."""

    __slots__ = ()

    def __init__(self, program: Program, *, safe: bool) -> None:
        super().__init__(program, safe=safe)
        self.debug = False

    def head(self) -> str:
        return super().head().replace("FullDebug", "LineTablesOnly", 1)


def quoted(text: str) -> str:
    """A text as it stands between quotation marks in IR."""
    return "".join(c if 32 <= ord(c) < 127 and c not in '"\\' else spelt(c) for c in text)


def spelt(char: str) -> str:
    return "".join(f"\\{byte:02X}" for byte in char.encode("utf-8", "surrogateescape"))
