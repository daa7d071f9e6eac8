"""What is known about one function while its Python code is made: names, ranges, pointers.

A local pointer variable that is dereferenced has *companions*: for each format that is accessed
through it, a view of the block that it points into, the variable's place in that view, and the
view's length. They make `p[i]` into

    p_q[k] if 0 <= (k := p_at8 + i) < p_n8 else load_at(root, address)

whose last part is the definition: it finds the block, and reads an unaligned or oddly typed element
or traps.
"""

from __future__ import annotations

from nxpy.base.source import Span
from nxpy.core import nodes as core
from nxpy.core.walk import inside
from nxpy.engines.emit_common import paths
from nxpy.engines.emit_common.ranges import Ranges, stored_local, walk
from nxpy.engines.interp import build
from nxpy.engines.interp.build import At
from nxpy.engines.interp.image import Image, view_name
from nxpy.engines.interp.names import Names
from nxpy.lang.types import PointerType, Type
from nxpy.runtime.memory import format_of

Key = tuple[int, bool]
"""The number of an access's place, and whether it writes."""


class Group:
    """A pointer variable's companions for the formats of one width: the variables that hold the view
    of each format, the pointer's place in these, and their length."""

    __slots__ = ("at", "count", "views", "width")

    def __init__(self, width: int) -> None:
        self.width = width
        self.views: dict[str, str] = {}
        self.at = self.count = ""

    @property
    def formats(self) -> str:
        return "".join(self.views)

    @property
    def names(self) -> list[str]:
        """The variables, as `Views` gives their values."""
        return [*self.views.values(), self.at, self.count]


class Pointer:
    """A dereferenced local pointer variable. `root` is the variable that holds its root (itself, where
    it never holds a derived pointer); `groups` are its companions by width."""

    __slots__ = ("groups", "name", "root")

    def __init__(self, name: str, root: str) -> None:
        self.name = name
        self.root = root
        self.groups: dict[int, Group] = {}

    @property
    def derived(self) -> bool:
        """Whether it may hold a pointer that was computed from another one."""
        return self.root != self.name

    def group(self, type: Type) -> Group | None:
        """The companions for a type's format, where there are some."""
        group = self.groups.get(type.size)
        return group if group is not None and format_of(type) in group.views else None


class Fast:
    """An access that a released view may stop: which variables tell its address then."""

    __slots__ = ("at", "element", "pointer", "root", "width", "writes")

    def __init__(self, pointer: Pointer, group: Group, element: str, writes: bool) -> None:
        self.pointer = pointer.name
        self.root = pointer.root
        self.at = group.at
        self.element = element
        self.width = group.width
        self.writes = writes


class Frame:
    """One function's state.

    `sizes` are those of its `residents`; `outlined` are the bodies of loops that were moved into
    functions of their own; `accesses` tells what was accessed where.
    """

    __slots__ = (
        "_at", "_locals", "_temps", "_views", "accesses", "function", "globals_stored", "image",
        "names", "outlined", "pointers", "ranges", "residents", "sizes",
    )  # fmt: skip

    def __init__(self, image: Image, function: core.Function) -> None:
        self.image = image
        self.function = function
        self.ranges = Ranges(function)
        self.names = Names()
        self._at: dict[tuple[int, int], At] = {}
        self._temps = 0
        self._locals = {local: self.names.take(local.name) for local in function.locals}
        self._views: dict[core.Local, dict[str, str]] = {}
        self.residents = [local for local in function.locals if local.resident]
        self.sizes = [local.type.size for local in self.residents]
        self.globals_stored: dict[str, None] = {}
        self.outlined: list[list[build.Statement]] = []
        self.accesses: dict[Key, Fast] = {}
        self.pointers = _pointers(function, self._locals, self.names)

    # Positions and names ------------------------------------------------------------------------

    def at(self, span: Span) -> At:
        """The place of a span. Places are numbered as they come, and the numbers are Python's lines."""
        key = (span.start, span.end)
        made = self._at.get(key)
        if made is None:
            made = self._at[key] = build.at(len(self._at) + 1)
        return made

    @property
    def places(self) -> list[tuple[int, int]]:
        """The places in the order of their numbers, as offsets from where the function's name begins."""
        base = self.function.span.start
        return [(start - base, end - base) for start, end in self._at]

    def temp(self) -> str:
        """A variable for one statement's use."""
        self._temps += 1
        return f"_{self._temps}"

    def next_statement(self) -> None:
        """The statement before is done with its temporaries."""
        self._temps = 0

    def local(self, local: core.Local) -> str:
        return self._locals[local]

    def address(self, local: core.Local) -> str:
        """The variable that holds a resident local's address."""
        return self._resident(local, "address")

    def view(self, variable: core.Local | core.Global, format: str) -> str:
        """The variable that holds a resident variable's view."""
        if isinstance(variable, core.Global):
            return view_name(self.image.name(variable), format)
        return self._resident(variable, format)

    def _resident(self, local: core.Local, what: str) -> str:
        known = self._views.setdefault(local, {})
        if what not in known:
            known[what] = self.names.take(f"{self._locals[local]}_{what}")
        return known[what]

    def resident_names(self, local: core.Local) -> dict[str, str]:
        """What `address` and `view` gave out for a local so far, by "address" or format."""
        return self._views.get(local, {})

    def assigned(self) -> list[str]:
        """The Python variables that the function's own statements assign."""
        found = [name for local, name in self._locals.items() if not local.resident]
        for pointer in self.pointers.values():
            found += [name for group in pointer.groups.values() for name in group.names]
            if pointer.derived:
                found.append(pointer.root)
        return found

    def variable(self, variable: core.Local | core.Global) -> str:
        """The Python variable of one that is not resident."""
        if isinstance(variable, core.Global):
            return self.image.name(variable)
        return self._locals[variable]


def _pointers(
    function: core.Function, locals: dict[core.Local, str], names: Names
) -> dict[core.Local, Pointer]:
    """The pointer variables whose companions or roots are wanted."""
    if not any(isinstance(local.type, PointerType) for local in function.locals):
        return {}
    wanted = _dereferenced(function)
    sources: dict[core.Local, list[paths.Target]] = {}
    for statement, _ in walk(function.body):
        stored = value = None
        if isinstance(statement, core.Declare):
            stored, value = statement.local, statement.value
        elif isinstance(statement, core.Store):
            stored, value = stored_local(statement), statement.value
        if stored is not None and value is not None and isinstance(stored.type, PointerType):
            sources.setdefault(stored, []).append(paths.of_pointer(value))
    _reach_sources(wanted, sources)
    derived = _derived(wanted, sources)
    made: dict[core.Local, Pointer] = {}
    for local, types in wanted.items():
        name = locals[local]
        pointer = made[local] = Pointer(name, names.take(f"{name}_root") if local in derived else name)
        for type in types:
            _companion(pointer, type, names)
    return made


def _companion(pointer: Pointer, type: Type, names: Names) -> None:
    group = pointer.groups.get(type.size)
    if group is None:
        group = pointer.groups[type.size] = Group(type.size)
        group.at = names.take(f"{pointer.name}_at{type.size}")
        group.count = names.take(f"{pointer.name}_n{type.size}")
    format = format_of(type)
    if format not in group.views:
        group.views[format] = names.take(f"{pointer.name}_{format}")


def _dereferenced(function: core.Function) -> dict[core.Local, dict[Type, None]]:
    """Local pointer variables, and the types of whole elements that are accessed through them."""
    found: dict[core.Local, dict[Type, None]] = {}
    for place in _accessed(function):
        path = paths.of_place(place)
        if isinstance(path.base, core.Deref):
            target = paths.of_access(path)
            local = paths.pointer_local(target.pointer)
            if local is not None:
                types = found.setdefault(local, {})
                if target.fits(place.type.size):
                    types[place.type] = None
    return found


def _accessed(function: core.Function) -> list[core.Place]:
    """Every place whose scalar the function loads or stores."""
    return [node.place for node in inside(function.body) if isinstance(node, core.Load | core.Store)]


def _reach_sources(
    wanted: dict[core.Local, dict[Type, None]], sources: dict[core.Local, list[paths.Target]]
) -> None:
    """A variable from which a wanted one is derived is wanted too: it knows the root."""
    waiting = list(wanted)
    while waiting:
        for target in sources.get(waiting.pop(), ()):
            source = paths.pointer_local(target.pointer)
            if source is not None and source not in wanted:
                wanted[source] = {}
                waiting.append(source)


def _derived(
    wanted: dict[core.Local, dict[Type, None]], sources: dict[core.Local, list[paths.Target]]
) -> set[core.Local]:
    """The wanted variables that may hold a pointer with a root other than its value."""
    found: set[core.Local] = set()
    grew = True
    while grew:
        grew = False
        for local in wanted:
            for target in sources.get(local, ()):
                if local not in found and (not target.plain or paths.pointer_local(target.pointer) in found):
                    found.add(local)
                    grew = True
    return found
