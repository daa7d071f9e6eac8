"""Assigning to a pointer variable, and keeping its root and companions (see `frame`) in step.

p = sys_mmap(n)      p = sys_mmap(n); p_q, p_q_at, p_q_n = views[p]
p = p + i            _1 = i; p = p + _1 * 8; p_q_at = p_q_at + _1          the root stays
q = p                q = p; q_q = p_q; q_q_at = p_q_at; q_q_n = p_q_n
"""

from __future__ import annotations

from nxpy.core import nodes as core
from nxpy.engines.emit_common import paths
from nxpy.engines.emit_common.paths import Target
from nxpy.engines.interp import build, expressions, places
from nxpy.engines.interp.build import At, Node, Statement
from nxpy.engines.interp.frame import Frame, Group, Pointer


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
    for group in pointer.groups.values():
        views = build.load(f"_views_{group.formats}", at)
        made.append(build.unpack(group.names, build.item(views, build.load(root, at), at), at))
    return made


def _copy(frame: Frame, pointer: Pointer, source: Pointer, at: At) -> list[Statement]:
    """The variable becomes a copy of another."""
    made = [_set(pointer.name, source.name, at)]
    if not pointer.derived and not source.groups:
        return made + _looked_up(frame, pointer, pointer.name, at)
    if pointer.derived:
        made.append(_set(pointer.root, source.root, at))
    for group in pointer.groups.values():
        other = _serving(source, group)
        if other is None:
            made.append(_rooted(frame, pointer, group, at))
        else:
            made += _moved(group, other, build.load(other.at, at), at)
    return made


def _serving(source: Pointer | None, group: Group) -> Group | None:
    """Another variable's companions of the same width, where they have every view of these."""
    other = None if source is None else source.groups.get(group.width)
    return other if other is not None and group.views.keys() <= other.views.keys() else None


def _moved(group: Group, other: Group, place: Node, at: At) -> list[Statement]:
    """Companions taken over from another variable's; `place` is the new place in the view."""
    made = [build.assign(build.target(group.at, at), place, at)]
    if other is not group:
        made += [_set(name, other.views[format], at) for format, name in group.views.items()]
        made.append(_set(group.count, other.count, at))
    return made


def _rooted(frame: Frame, pointer: Pointer, group: Group, at: At) -> Statement:
    """Companions from a root and an address, both already in place."""
    args = [build.load(pointer.root, at), build.load(pointer.name, at)]
    return build.unpack(group.names, build.call(f"_rooted_{group.formats}", args, at), at)


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
    for group in pointer.groups.values():
        other = _serving(source, group)
        if other is None or not target.fits(group.width):
            made.append(_rooted(frame, pointer, group, at))
            continue
        steps = places.offset(frame, target.terms, target.constant, group.width, at)
        made += _moved(group, other, build.binary("add", build.load(other.at, at), steps, at), at)
    return made
