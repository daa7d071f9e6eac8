"""Assigning to a pointer variable, and keeping its root and companions (see `frame`) in step.

p = sys_mmap(n)      p = sys_mmap(n); p_q, p_q_at, p_q_n = views[p]
p = p + i            _1 = i; p = p + _1 * 8; p_q_at = p_q_at + _1          the root stays
q = p                q = p; q_q = p_q; q_q_at = p_q_at; q_q_n = p_q_n
"""

from __future__ import annotations

from nxpy.core import nodes as core
from nxpy.engines.interp import build, expressions, paths, places
from nxpy.engines.interp.build import At, Statement
from nxpy.engines.interp.frame import Frame, Pointer
from nxpy.engines.interp.paths import Target
from nxpy.runtime.memory import FORMATS

WIDTHS = {format: type.size for type, format in FORMATS.items()}


def assign(frame: Frame, local: core.Local, value: core.Expr | None, at: At) -> list[Statement]:
    """`local = value`; None is null."""
    name, pointer = frame.local(local), frame.pointers.get(local)
    if value is None or pointer is None:
        node = build.constant(0, at) if value is None else expressions.seen(frame, value)
        made = [build.assign(build.target(name, at), node, at)]
        return made if pointer is None else made + _looked_up(frame, pointer, pointer.name, at)
    target = paths.of_pointer(value)
    source = places.pointer_of(frame, target)
    if not target.plain:
        return _derive(frame, pointer, source, target, at)
    if source is None:
        node = expressions.seen(frame, value)
        return [build.assign(build.target(name, at), node, at), *_looked_up(frame, pointer, name, at)]
    return [] if source is pointer else _copy(frame, pointer, source, at)


def enter(frame: Frame, local: core.Local, at: At) -> list[Statement]:
    """What a parameter needs when its function is entered."""
    pointer = frame.pointers.get(local)
    return [] if pointer is None else _looked_up(frame, pointer, pointer.name, at)


def _set(name: str, source: str, at: At) -> Statement:
    return build.assign(build.target(name, at), build.load(source, at), at)


def _looked_up(frame: Frame, pointer: Pointer, root: str, at: At) -> list[Statement]:
    """The variable holds a pointer that is its own root, the value of `root`."""
    made = [_set(pointer.root, root, at)] if pointer.root != root else []
    for format, names in pointer.views.items():
        views = build.load(frame.image.need(f"_views_{format}"), at)
        made.append(build.unpack(names, build.item(views, build.load(root, at), at), at))
    return made


def _copy(frame: Frame, pointer: Pointer, source: Pointer, at: At) -> list[Statement]:
    """The variable becomes a copy of another."""
    made = [_set(pointer.name, source.name, at)]
    if pointer.derived:
        made.append(_set(pointer.root, source.root, at))
    for format, names in pointer.views.items():
        others = source.views.get(format)
        if others is None:
            made.append(_rooted(frame, pointer, format, at))
        else:
            made += [_set(name, other, at) for name, other in zip(names, others, strict=True)]
    return made


def _rooted(frame: Frame, pointer: Pointer, format: str, at: At) -> Statement:
    """Companions from a root and an address, both already in place."""
    args = [build.load(pointer.root, at), build.load(pointer.name, at)]
    return build.unpack(pointer.views[format], frame.call(f"_rooted_{format}", args, at), at)


def _derive(
    frame: Frame, pointer: Pointer, source: Pointer | None, target: Target, at: At
) -> list[Statement]:
    """The variable gets a pointer computed from another, or from its own old value."""
    bindings, target = places.settled(frame, target)
    made = [build.assign(build.target(name, at), value, at) for name, value in bindings]
    root = source.root if source is not None else target.name
    start = source.name if source is not None else target.name
    address = places.added(frame, build.load(start, at), target, at)
    made.append(build.assign(build.target(pointer.name, at), address, at))
    if pointer.root != root:
        made.append(_set(pointer.root, root, at))
    for format, names in pointer.views.items():
        others = None if source is None else source.views.get(format)
        width = WIDTHS[format]
        if others is None or not target.fits(width):
            made.append(_rooted(frame, pointer, format, at))
            continue
        steps = places.offset(frame, target.terms, target.constant, width, at)
        moved = build.binary("add", build.load(others[1], at), steps, at)
        made.append(build.assign(build.target(names[1], at), moved, at))
        if source is not pointer:
            made += [_set(names[0], others[0], at), _set(names[2], others[2], at)]
    return made
