"""Functions that were compiled already, for a process that compiles many programs.

Gates share the library, and copy their helpers from each other. What a function compiles to follows from

- its text from its name on, with the places in it, which are counted from there;
- its own name and types;
- what the names in it mean that are declared elsewhere (`core.Function.uses`): a type's layout, a
  constant's value, the Python name of a function or a variable and its type.

Equal keys, equal code. Names of strings are their texts (see `image`), so that the rest of the program,
its addresses included, does not matter.
"""

from __future__ import annotations

import struct
from types import CodeType

from nxpy.core import nodes as core
from nxpy.engines.interp.frame import Fast, Key
from nxpy.engines.interp.image import Image
from nxpy.lang.types import ArrayType, PointerType, StructType, Type

LIMIT = 1000
"""Functions that are kept: those that were wanted last. One takes some 10 KB."""

Told = tuple["Told | str | int | None", ...]
"""What a function's code depends on, in a form that can be compared."""


class Code:
    """A function's code, the global names in it, its fast accesses, and its places."""

    __slots__ = ("accesses", "code", "names", "places")

    def __init__(
        self, code: CodeType, names: set[str], accesses: dict[Key, Fast], places: list[tuple[int, int]]
    ) -> None:
        self.code = code
        self.names = names
        self.accesses = accesses
        self.places = places


KEPT: dict[Told, Code] | None = None
"""The functions, the one wanted last at the end. A process that compiles many programs makes it a dict."""


def find(key: Told | None) -> Code | None:
    if KEPT is None or key is None:
        return None
    code = KEPT.pop(key, None)
    if code is not None:
        KEPT[key] = code
    return code


def keep(key: Told | None, code: Code) -> Code:
    if KEPT is not None and key is not None:
        KEPT[key] = code
        if len(KEPT) > LIMIT:
            del KEPT[next(iter(KEPT))]
    return code


class Meanings:
    """What the names of one program mean."""

    __slots__ = ("_image", "_types", "_uses")

    def __init__(self, image: Image) -> None:
        self._image = image
        self._types: dict[Type, str] = {}
        self._uses: dict[core.Use | None, Told | None] = {None: None}

    def key(self, function: core.Function) -> Told:
        source, start = function.span.source, function.span.start
        text = source.text[start : function.end_span.end]
        uses = [(name, self._meaning(use)) for name, use in function.uses]
        return text, self._meaning(function), *uses

    def _meaning(self, use: core.Use | None) -> Told | None:
        if use not in self._uses:
            self._uses[use] = self._worked_out(use)
        return self._uses[use]

    def _worked_out(self, use: core.Use | None) -> Told:
        if isinstance(use, core.Function):
            types = [self._type(local.type) for local in use.params]
            result = None if use.result is None else self._type(use.result)
            return "func", self._image.name(use), result, *types
        if isinstance(use, core.Global):
            return "var", self._image.name(use), self._type(use.type), use.resident
        if isinstance(use, core.Const):
            value = use.value
            # As bits, since 0.0 == -0.0, and no NaN equals itself.
            bits = value if isinstance(value, int) else struct.pack("<d", value).hex()
            return "const", self._type(use.type), bits
        if isinstance(use, core.Str):
            return "text", self._type(use.type), self._image.text(use)
        assert isinstance(use, StructType)
        return "struct", self._type(use)

    def _type(self, type: Type) -> str:
        known = self._types.get(type)
        if known is None:
            known = self._types[type] = layout(type)
        return known


def layout(type: Type) -> str:
    """A type's spelling, and the fields of every struct that can be reached from it.

    *Node -> *Node#0 Node#0{value:i64@0 next:*Node#0@8}
    """
    structs: dict[StructType, int] = {}
    waiting: list[StructType] = []
    parts = [_spelling(type, structs, waiting)]
    for reached in waiting:  # grows as structs are met
        fields = (
            f"{f.name}:{_spelling(f.type, structs, waiting)}@{f.offset}" for f in reached.fields.values()
        )
        parts.append(f"{_spelling(reached, structs, waiting)}{{{' '.join(fields)}}}")
    return " ".join(parts)


def _spelling(type: Type, structs: dict[StructType, int], waiting: list[StructType]) -> str:
    """The type as it is written, its struct numbered, since two may have one name."""
    prefix = ""
    while isinstance(type, PointerType | ArrayType):
        prefix += "*" if isinstance(type, PointerType) else f"[{type.length}]"
        type = type.to if isinstance(type, PointerType) else type.element
    if not isinstance(type, StructType):
        return prefix + type.name
    if type not in structs:
        structs[type] = len(structs)
        waiting.append(type)
    return f"{prefix}{type.name}#{structs[type]}"
