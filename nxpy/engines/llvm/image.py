"""The tables that a program carries for the runtime: sites, names, texts, strings, globals, frames.

They never pass through LLVM: bytes go straight to the linker, under the symbol `nx_tables`. The
layout is `runtime.nx`'s.
"""

from __future__ import annotations

from struct import Struct, pack

from nxpy.base.colour import paint
from nxpy.base.source import Source, Span
from nxpy.base.visible import one_line
from nxpy.core.nodes import Const, Program, Str
from nxpy.engines.llvm.layout import Layout
from nxpy.engines.llvm.module import ModuleLowering, Site
from nxpy.lang.types import BOOL, F32, F64, Type

KINDS = {"zero": 1, "assert": 2, "store": 3, "entry": 4}
"""Kinds that the runtime tells apart."""

_SITE = Struct("<16I")
_PIECE = Struct("<II")
_PLACED = Struct("<qqq")
WHOLE_LINE = 120
"""As much of a line as a report shows; longer ones are laid out here, not by the runtime."""
HOLE = "@@DETAIL@@"


class Texts:
    """A pool of texts; each is stored once."""

    __slots__ = ("_offsets", "data")

    def __init__(self) -> None:
        self.data = bytearray()
        self._offsets: dict[bytes, int] = {}

    def add(self, text: str) -> tuple[int, int]:
        raw = text.encode("utf-8", "surrogateescape")
        offset = self._offsets.get(raw)
        if offset is None:
            offset = self._offsets[raw] = len(self.data)
            self.data += raw
        return offset, len(raw)


class Image:
    """What the linker needs of a program besides its code."""

    __slots__ = ("_lines", "_texts", "layout", "program", "sites")

    def __init__(self, lowering: ModuleLowering) -> None:
        self.program: Program = lowering.program
        self.sites: list[Site] = lowering.sites
        self.layout: Layout = lowering.layout
        self._texts = Texts()
        self._lines: dict[tuple[int, int], tuple[int, int] | None] = {}

    def tables(
        self, frames: bytes, frame_count: int, chains: bytes, *, safe: bool, standalone: bool
    ) -> bytes:
        """The whole of `nx_tables`. A header of 32 words, then the parts in the order of the header."""
        program, texts = self.program, self._texts
        files = {id(source): i for i, source in enumerate(program.sources)}
        sites = b"".join([self.site(site, files) for site in self.sites])
        functions = b"".join(
            _PIECE.pack(*texts.add(self.displayed(f.name, f.module))) for f in program.functions
        )
        names = b"".join(_PIECE.pack(*texts.add(one_line(s.name))) for s in program.sources)
        header_args = program.header.get("args", ())
        args = header_args if isinstance(header_args, list) else []
        args_data = b"".join(str(a).encode() + b"\0" for a in args)
        parts = Parts()
        main = program.main
        offsets = {
            1: parts.add(sites), 3: parts.add(bytes(texts.data)), 4: parts.add(functions),
            5: parts.add(names), 6: self.strings(parts), 8: self.globals(parts), 10: parts.add(frames),
            12: parts.add(chains), 15: parts.add(args_data),
        }  # fmt: skip
        counts = {
            0: int(safe), 2: len(self.sites), 7: len(program.strings), 9: len(self.layout.globals),
            11: frame_count, 13: int(main is not None and main.param_count > 0), 14: int(standalone),
            16: len(args),
        }  # fmt: skip
        words = [0] * 32
        for index, value in (*offsets.items(), *counts.items()):
            words[index] = value
        return pack("<32q", *words) + bytes(parts.data)

    def displayed(self, name: str, module: str) -> str:
        """How a stack names a function."""
        from nxpy.runtime.traps import displayed

        return displayed(name, module, self.program.sources[0].module)

    # Sites --------------------------------------------------------------------------------------

    def site(self, site: Site, files: dict[int, int]) -> bytes:
        kind, span, function, size, extra = site
        line, column = span.position
        gutter = len(str(line)) + 1
        shape, text, before, after = self.drawing(span, line, column, gutter)
        extra_at, extra_size = self._texts.add(extra)
        return _SITE.pack(
            KINDS.get(kind, 0), function.index, files[id(span.source)], line, column, size, text, before,
            after, extra_at, extra_size, gutter, shape, 0, 0, 0,
        )  # fmt: skip

    def drawing(self, span: Span, line: int, column: int, gutter: int) -> tuple[int, int, int, int]:
        """(0, line text, its size, caret's start and width), which the runtime draws; or for what is
        not that simple (1, text, bytes before the detail, bytes after it), drawn here."""
        shown = self.line(span.source, line)
        if shown is not None:
            begin = column - 1
            width = min(max(span.end - span.start, 1), 0xFFFF)
            if begin + width <= shown[1] or (begin <= shown[1] and span.end <= span.start + 1):
                return 0, shown[0], shown[1], begin << 16 | width
        from nxpy.base.snippet import Mark, snippet

        text = "\n".join(snippet([Mark(span, HOLE, "trap")], gutter, True))
        bar = " " * (gutter + 1) + paint("gutter", "|", True)
        before, _, after = text.partition(HOLE)
        offset, size = self._texts.add(before + after + f"\n{bar}\n")
        first = len(before.encode("utf-8", "surrogateescape"))
        return 1, offset, first, size - first

    def line(self, source: Source, line: int) -> tuple[int, int] | None:
        """A line's text in the pool, where it can be shown as it is."""
        key = (id(source), line)
        if key not in self._lines:
            text = source.line_text(line)
            name = source.name
            simple = text.isascii() and text.isprintable() and len(text) <= WHOLE_LINE
            simple = simple and name.isascii() and name.isprintable()
            self._lines[key] = self._texts.add(text) if simple else None
        return self._lines[key]

    # Memory -------------------------------------------------------------------------------------

    def strings(self, parts: Parts) -> int:
        rows = b""
        for address, text in zip(self.layout.strings, self.program.strings, strict=True):
            rows += _PLACED.pack(address, len(text) + 1, parts.add(text + b"\0"))
        return parts.add(rows)

    def globals(self, parts: Parts) -> int:
        rows = b""
        for variable in self.program.globals:
            if variable.resident:
                init = self.initial(variable.init)
                start = parts.add(init.ljust(variable.type.size, b"\0")) if init else 0
                rows += _PLACED.pack(self.layout.globals[variable.index], variable.type.size, start)
        return parts.add(rows)

    def initial(self, init: Const | Str | None) -> bytes:
        if isinstance(init, Str):
            return pack("<Q", self.layout.strings[init.index])
        return b"" if init is None else scalar_bytes(init.type, init.value)


class Parts:
    """Pieces behind the header, each at a multiple of 8."""

    __slots__ = ("data",)

    def __init__(self) -> None:
        self.data = bytearray()

    def add(self, piece: bytes) -> int:
        """Its offset from the start of the tables."""
        self.data += bytes(-len(self.data) % 8)
        offset = 256 + len(self.data)
        self.data += piece
        return offset


def scalar_bytes(type: Type, value: int | float) -> bytes:
    """A constant as it stands in memory."""
    if type is F64:
        return pack("<d", value)
    if type is F32:
        return pack("<f", value)
    size = 1 if type is BOOL else type.size
    return (int(value) % (1 << 8 * size)).to_bytes(size, "little")
