"""Places and pointers taken apart: a base, and what is added to it.

    p[i].rows[j]            base Deref(p, i), terms j * sizeof(row), constant offset of rows
    *((p + i) as *u8 + 3)   the pointer p, terms i * 8, constant 3

A term's `array` asks for a check of its index against the array's length.
"""

from __future__ import annotations

from nxpy.base.source import Span
from nxpy.core import nodes as core
from nxpy.lang.types import ArrayType, PointerType, StructType, Type


class Term:
    """`index * scale`. `limit` is what the index, where `array` is set, has to stay below; `name` is
    the Python variable that holds the index, once it was evaluated (and checked) ahead."""

    __slots__ = ("array", "index", "limit", "name", "scale", "span")

    def __init__(self, index: core.Expr, scale: int, span: Span) -> None:
        self.index = index
        self.scale = scale
        self.span = span
        self.array: ArrayType | None = None
        self.limit = 0
        self.name = ""

    def evaluated(self, name: str) -> Term:
        """The same term, its index held in a variable."""
        made = Term(self.index, self.scale, self.span)
        made.name = name
        return made


class Path:
    """A base, terms in evaluation order, and a constant."""

    __slots__ = ("base", "constant", "terms")

    def __init__(self, base: core.Var | core.Deref, terms: list[Term], constant: int) -> None:
        self.base = base
        self.terms = terms
        self.constant = constant


def of_place(place: core.Place, *, leaves: bool = False) -> Path:
    """A place from its base out. Counts bytes, or with `leaves` the scalars inside a variable."""
    terms: list[Term] = []
    constant = 0
    while not isinstance(place, core.Var | core.Deref):
        if isinstance(place, core.Elem):
            term = Term(place.index, leaf_count(place.type) if leaves else place.type.size, place.span)
            assert isinstance(place.base.type, ArrayType)
            term.array, term.limit = place.base.type, place.base.type.length
            terms.append(term)
        else:
            assert isinstance(place.base.type, StructType)
            constant += leaf_offset(place.base.type, place.name) if leaves else place.offset
        place = place.base
    terms.reverse()
    return Path(place, terms, constant)


class Target:
    """What a pointer expression points to: `pointer` is where its root comes from; `name` is the
    Python variable that holds that, once it was evaluated ahead."""

    __slots__ = ("constant", "name", "pointer", "terms")

    def __init__(self, pointer: core.Expr, terms: list[Term], constant: int, name: str = "") -> None:
        self.name = name
        self.pointer = pointer
        self.terms = terms
        self.constant = constant

    @property
    def plain(self) -> bool:
        """Whether nothing is added to the pointer."""
        return not self.terms and not self.constant

    def fits(self, width: int) -> bool:
        """Whether what is added are whole elements of `width` bytes."""
        return self.constant % width == 0 and all(term.scale % width == 0 for term in self.terms)


def of_pointer(expr: core.Expr) -> Target:
    """A pointer expression down to where its root comes from."""
    pieces: list[list[Term]] = []
    constant = 0
    while True:
        if isinstance(expr, core.PtrAdd):
            pieces.append([Term(expr.index, pointee(expr.type).size, expr.span)])
            expr = expr.pointer
        elif isinstance(expr, core.Cast) and isinstance(expr.operand.type, PointerType):
            if not isinstance(expr.type, PointerType):
                break
            expr = expr.operand
        elif isinstance(expr, core.AddrOf):
            path = of_place(expr.place)
            if isinstance(path.base, core.Var):
                break
            allow_end(expr.place, path)
            pieces.append(path.terms)
            constant += path.constant
            if path.base.index is not None:
                pieces.append([Term(path.base.index, path.base.type.size, path.base.span)])
            expr = path.base.pointer
        else:
            break
    return Target(expr, [term for piece in reversed(pieces) for term in piece], constant)


def of_access(path: Path) -> Target:
    """The target of an access to a place behind a pointer."""
    base = path.base
    assert isinstance(base, core.Deref)
    target = of_pointer(base.pointer)
    if base.index is not None:
        target.terms.append(Term(base.index, base.type.size, base.span))
    target.terms += path.terms
    target.constant += path.constant
    return target


def allow_end(place: core.Place, path: Path) -> None:
    """`&a[n]` may be one past the end of `a`; the indices further in may not."""
    if isinstance(place, core.Elem):
        path.terms[-1].limit += 1


def pointee(type: Type) -> Type:
    assert isinstance(type, PointerType)
    return type.to


def pointer_local(expr: core.Expr) -> core.Local | None:
    """The local pointer variable that an expression loads, where it is not resident."""
    if isinstance(expr, core.Load) and isinstance(expr.place, core.Var):
        variable = expr.place.variable
        if isinstance(variable, core.Local) and not variable.resident:
            return variable
    return None


# Variables that are not resident are lists of their scalars --------------------------------------


def leaf_count(type: Type) -> int:
    """How many scalars a type holds."""
    if isinstance(type, ArrayType):
        return type.length * leaf_count(type.element)
    if isinstance(type, StructType):
        return sum(leaf_count(field.type) for field in type.fields.values())
    return 1


def leaf_offset(type: StructType, name: str) -> int:
    """How many scalars stand in a struct before a field."""
    count = 0
    for field in type.fields.values():
        if field.name == name:
            break
        count += leaf_count(field.type)
    return count


def leaf_types(type: Type) -> list[Type]:
    """The types of a type's scalars, an array's element counted once."""
    if isinstance(type, ArrayType):
        return leaf_types(type.element)
    if isinstance(type, StructType):
        return [leaf for field in type.fields.values() for leaf in leaf_types(field.type)]
    return [type]


def is_pure(expr: core.Expr) -> bool:
    """Whether it makes no difference when, and how often, an expression is evaluated: it neither
    traps nor has an effect, and nothing but this function's own assignments changes its value."""
    if isinstance(expr, core.Const | core.Str):
        return True
    if isinstance(expr, core.Load):
        place = expr.place
        if not isinstance(place, core.Var) or not isinstance(place.variable, core.Local):
            return False
        return not place.variable.resident
    if isinstance(expr, core.Unary | core.Cast):
        return is_pure(expr.operand)
    if isinstance(expr, core.Binary | core.Logic | core.PtrDiff):
        return is_pure(expr.left) and is_pure(expr.right)
    return isinstance(expr, core.PtrAdd) and is_pure(expr.pointer) and is_pure(expr.index)


def is_simple(expr: core.Expr) -> bool:
    """Whether an expression is a constant or a variable, so that it costs nothing to repeat."""
    return isinstance(expr, core.Const | core.Str) or (isinstance(expr, core.Load) and is_pure(expr))
