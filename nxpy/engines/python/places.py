"""Places: reading them, storing to them, taking their address.

A variable that is not resident is a Python variable, a list or an object with slots. Everything else
lies in NX memory and is reached by `ld_T(p, i)`, or, where the pointer's root is another one, by
`ld_T_at(root, address)`.

An array's index is checked as soon as it has been evaluated. Calls of `st_T` have NX's order; Python's
own `a[i] = v` evaluates v first, and where that makes a difference, the indices are *settled*: put into
variables ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nxpy.core import nodes as core
from nxpy.engines.emit_common import paths
from nxpy.engines.emit_common.paths import Target, Term
from nxpy.engines.emit_common.roots import is_own_root
from nxpy.engines.python import expressions as ex
from nxpy.engines.python import types
from nxpy.engines.python.code import ATOM, PLUS, TIMES, Code, joined
from nxpy.lang.types import pointer

if TYPE_CHECKING:
    from nxpy.engines.python.function import Function


def load(f: Function, place: core.Place) -> Code:
    """The value at a place of scalar type."""
    if isinstance(place, core.Var) and not place.variable.resident:
        return Code(f.variable(place.variable))
    path = paths.of_place(place)
    if in_python(path):
        return Code(_inside(f, place, path.terms))
    suffix, start, where = reached(f, target_of(path), place.type.size)
    args = start if (suffix, where) == ("", "0") else f"{start}, {where}"
    return f.traps(f"ld_{types.short(place.type)}{suffix}({args})", place.span)


def store(f: Function, place: core.Place, value: core.Expr) -> None:
    """`place = value`, where the place is no Python variable by itself."""
    path = paths.of_place(place)
    if in_python(path):
        terms = _settled(f, path.terms) if _must_settle(f, path.terms, value) else path.terms
        text = ex.seen(f, value).text
        f.line(f"{_inside(f, place, terms)} = {text}")
        return
    suffix, start, where = reached(f, target_of(path), place.type.size)
    text = ex.seen(f, value).text
    f.line(f.traps(f"st_{types.short(place.type)}{suffix}({start}, {where}, {text})", place.span).text)


def _must_settle(f: Function, terms: Sequence[Term], value: core.Expr) -> bool:
    """Whether it makes a difference if a value is evaluated before the indices of its place."""
    if not all(paths.is_pure(term.index) for term in terms):
        return True
    return not paths.is_pure(value) and not all(fits(f, term) for term in terms)


def _settled(f: Function, terms: Sequence[Term]) -> list[Term]:
    """Indices put into variables, and the terms that then stand for them."""
    made = []
    for term in terms:
        if isinstance(term.index, core.Const) and fits(f, term):
            made.append(term)
            continue
        name = f.temp()
        f.line(f"{name} = {index_of(f, term).text}")
        made.append(term.evaluated(name))
    return made


def in_python(path: paths.Path) -> bool:
    """Whether a place lies in a Python variable rather than in NX memory."""
    return isinstance(path.base, core.Var) and not path.base.variable.resident


def _inside(f: Function, place: core.Place, terms: Sequence[Term]) -> str:
    """`a[i].x[j]`: terms are those of the place."""
    steps: list[core.Elem | core.Member] = []
    while isinstance(place, core.Elem | core.Member):
        steps.insert(0, place)
        place = place.base
    assert isinstance(place, core.Var)
    text, waiting = f.variable(place.variable), list(terms)
    for step in steps:
        if isinstance(step, core.Member):
            text += f".{f.program.field(step.base.type, step.name)}"
        else:
            text += f"[{index_of(f, waiting.pop(0)).text}]"
    return text


# Behind pointers --------------------------------------------------------------------------------


def target_of(path: paths.Path) -> Target:
    """The target of an access to memory; that of a resident variable starts at its address."""
    if isinstance(path.base, core.Deref):
        return paths.of_access(path)
    start = core.AddrOf(path.base, pointer(path.base.type), path.base.span)
    return Target(start, path.terms, path.constant)


def _is_variable(f: Function, target: Target) -> bool:
    """Whether a target starts at a variable, which later evaluation does not change."""
    start = target.pointer
    if isinstance(start, core.AddrOf):
        return isinstance(start.place, core.Var)
    return paths.is_pure(start) and isinstance(start, core.Load)


def reached(f: Function, target: Target, width: int) -> tuple[str, str, str]:
    """How an access gets there: ("", pointer, index), or ("_at", root, address)."""
    root = root_of(f, target)
    if root is None and target.fits(width):
        start = _start(f, target)
        return "", start.text, sum_of(f, None, target.terms, target.constant, width).text
    start = _start(f, target)
    if root is None and not _is_variable(f, target) and not target.name:
        name = f.temp()
        root, start = f"{name} := {start.text}", Code(name)
    address = sum_of(f, start, target.terms, target.constant, 1)
    return "_at", root or start.text, address.text


def root_of(f: Function, target: Target) -> str | None:
    """The variable that holds a target's root, where that is not what it starts from."""
    local = paths.pointer_local(target.pointer)
    return None if local is None else f.roots.get(local)


def _start(f: Function, target: Target) -> Code:
    return Code(target.name) if target.name else ex.seen(f, target.pointer)


def pointer_sum(f: Function, expr: core.PtrAdd) -> Code:
    """`p + i`, not wrapped."""
    f.ranges.raw(expr)
    operand = ex.seen if id(expr) in f.ranges.eager else ex.raw
    base = operand(f, expr.pointer)
    size = paths.pointee(expr.type).size
    if isinstance(expr.index, core.Const):
        return _plus(base, int(expr.index.value) * size)
    return joined("add", base, _scaled(operand(f, expr.index), size))


def address_of(f: Function, expr: core.AddrOf) -> Code:
    """`&place`; an index may be one past its array's end."""
    path = paths.of_place(expr.place)
    if isinstance(path.base, core.Deref):
        target = paths.of_pointer(expr)
        total = sum_of(f, _start(f, target), target.terms, target.constant, 1)
        return total if target.plain else Code(f"u64({total.text})")
    paths.allow_end(expr.place, path)
    return sum_of(f, Code(f.variable(path.base.variable)), path.terms, path.constant, 1)


# Indices ----------------------------------------------------------------------------------------


def sum_of(f: Function, base: Code | None, terms: Sequence[Term], constant: int, unit: int) -> Code:
    """Base, terms and a constant, in units; checked where a term asks for it, not wrapped."""
    constant //= unit
    total = base
    for term in terms:
        scale = term.scale // unit
        if isinstance(term.index, core.Const) and fits(f, term):
            constant += int(term.index.value) * scale
            continue
        code = _scaled(index_of(f, term), scale)
        total = code if total is None else joined("add", total, code)
    return _plus(total, constant)


def _scaled(code: Code, scale: int) -> Code:
    return code if scale == 1 else Code(f"{scale} * {code.within(TIMES + 1)}", TIMES)


def _plus(base: Code | None, constant: int) -> Code:
    if base is None:
        return Code(str(constant), ATOM)
    if constant == 0:
        return base
    return Code(f"{base.within(PLUS)} {'+' if constant > 0 else '-'} {abs(constant)}", PLUS)


def fits(f: Function, term: Term) -> bool:
    """Whether a term's index needs no check."""
    low, high = f.ranges.seen(term.index)
    return term.array is None or (low >= 0 and high < term.limit)


def index_of(f: Function, term: Term) -> Code:
    """A term's index, checked; where there is nothing to check, not wrapped."""
    if term.name:
        return Code(term.name)
    if term.array is None:
        return ex.raw(f, term.index)
    code = ex.seen(f, term.index)
    if fits(f, term):
        return code
    return f.traps(f"within({code.text}, {term.limit})", term.span, term.array.name)


# Pointer variables with a root of their own -------------------------------------------------------


def assign_pointer(f: Function, local: core.Local, value: core.Expr) -> None:
    """A pointer variable and its root."""
    name, root = f.variables[local], f.roots[local]
    if is_own_root(value, f.roots):
        f.line(f"{name} = {root} = {ex.seen(f, value).text}")
        return
    target = paths.of_pointer(value)
    source = root_of(f, target)
    if source is None and not _is_variable(f, target):
        target.name = source = f.temp()
        f.line(f"{source} = {ex.seen(f, target.pointer).text}")
    start = _start(f, target)
    source = source or start.text
    if target.plain:
        text = start.text
    else:
        text = f"u64({sum_of(f, start, target.terms, target.constant, 1).text})"
    if text != name:
        f.line(f"{name} = {text}")
    if source != root:
        f.line(f"{root} = {source}")
