"""One function being lowered: its text so far, its names, and how nodes find their lowering.

Locals become stack slots that LLVM turns into registers. In safe mode a pointer travels as a pair:
the *root* that its arithmetic started from, and the byte offset from there, so that an access can
be checked against the root's block. `nx.delta(root)` (how far into its block the root points) and
`nx.bound(root)` (the block's live bytes) are left opaque while LLVM optimises, with the attributes
that let it hoist them out of loops, and are expanded afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from nxpy.base.source import Span
from nxpy.core.nodes import (
    AddrOf,
    Cast,
    Declare,
    Expr,
    Function,
    Load,
    Local,
    Place,
    PtrAdd,
    Stmt,
    Store,
    Var,
)
from nxpy.engines.llvm.types import memory, register
from nxpy.engines.llvm.walk import nodes
from nxpy.lang.types import BOOL, NOTHING, PointerType, Type

if TYPE_CHECKING:
    from nxpy.engines.llvm.module import ModuleLowering

Pair = tuple[str, str]
"""Root (a `ptr`) and byte offset (an `i64`)."""

VALUES: dict[type, Callable[[Body, Any], str]] = {}
"""Expression node to its lowering; filled by `expressions` and `intrinsics`."""
STATEMENTS: dict[type, Callable[[Body, Any], None]] = {}
PLACES: dict[type, Callable[[Body, Any], Address]] = {}


def plain_pointers(function: Function) -> frozenset[int]:
    """The pointer locals that only ever get values with offset 0; parameters start as such."""
    plain = {
        local.index for local in function.locals if isinstance(local.type, PointerType) and not local.resident
    }
    given: list[tuple[int, Expr]] = []
    for node in nodes(function.body):
        if isinstance(node, Declare) and node.value is not None and node.local.index in plain:
            given.append((node.local.index, node.value))
        elif isinstance(node, Store) and isinstance(node.place, Var):
            if isinstance(node.place.variable, Local) and node.place.variable.index in plain:
                given.append((node.place.variable.index, node.value))
    changed = True
    while changed:
        spoilt = {index for index, value in given if index in plain and not own_root(value, plain)}
        plain -= spoilt
        changed = bool(spoilt)
    return frozenset(plain)


def own_root(value: Expr, plain: set[int]) -> bool:
    """Whether a pointer expression's root is its own value."""
    while isinstance(value, Cast) and isinstance(value.operand.type, PointerType):
        value = value.operand
    if isinstance(value, PtrAdd | AddrOf):
        return False
    if isinstance(value, Load) and isinstance(value.place, Var) and isinstance(value.place.variable, Local):
        return value.place.variable.resident or value.place.variable.index in plain
    return True


class Address:
    """Where a place is: `root + offset + constant` bytes; `checked` says whether the access still
    has to be checked against the root's block."""

    __slots__ = ("constant", "node", "offset", "root")

    def __init__(self, root: str, offset: str, constant: int, node: object | None) -> None:
        self.root = root
        self.offset = offset
        self.constant = constant
        self.node = node
        """The `Deref` that the access is to be checked for; None where it cannot miss."""


MOST_TAKEN_IN = 16
"""Functions with loops, called from one place each, that may become part of the one that calls them."""


class Body:
    """The text of one function."""

    __slots__ = (
        "_labels", "_temps", "block_open", "current", "entry", "function", "lines", "loops", "module",
        "plain", "proven", "safe", "scope", "taken_in", "where",
    )  # fmt: skip

    def __init__(self, module: ModuleLowering, function: Function) -> None:
        self.module = module
        self.function = function
        self.safe = module.safe
        self.taken_in = 0
        self.scope = module.scope(function)
        self.plain = plain_pointers(function) if self.safe else frozenset()
        """Pointer locals that are always their own root, so that they need no offset."""
        self.entry: list[str] = []
        self.lines: list[str] = []
        self.loops: list[tuple[str, str]] = []
        """Labels that `break` and `continue` go to, innermost last."""
        self.proven: frozenset[int] = frozenset()
        """Ids of the `Deref` nodes that a test in front of the loop has shown to be good."""
        self.where = ""
        """The location of what is lowered now, as a suffix; only for the debugger."""
        self.block_open = True
        self.current = "start"
        self._temps = 0
        self._labels = 0

    # Text ---------------------------------------------------------------------------------------

    def emit(self, instruction: str) -> str:
        """An instruction that has a value; returns its name."""
        self._temps += 1
        name = f"%t{self._temps}"
        self.lines.append(f"  {name} = {instruction}{'' if '!dbg' in instruction else self.where}")
        return name

    def name(self) -> str:
        """A name for a value that is defined later."""
        self._temps += 1
        return f"%t{self._temps}"

    def do(self, instruction: str) -> None:
        """An instruction without a value."""
        self.lines.append(f"  {instruction}{'' if '!dbg' in instruction else self.where}")

    def label(self, hint: str) -> str:
        self._labels += 1
        return f"{hint}{self._labels}"

    def begin(self, label: str) -> None:
        """Starts a block; the one before must be closed."""
        self.lines.append(f"{label}:")
        self.current = label
        self.block_open = True

    def go(self, label: str, facts: str = "") -> None:
        """Closes the block with a jump, unless it is closed."""
        if self.block_open:
            self.lines.append(f"  br label %{label}{facts}{self.where}")
            self.block_open = False

    def branch(self, condition: str, then: str, other: str, weights: str = "") -> None:
        self.lines.append(f"  br i1 {condition}, label %{then}, label %{other}{weights}{self.where}")
        self.block_open = False

    def dead(self) -> None:
        self.lines.append("  unreachable")
        self.block_open = False

    def slot(self, type: str, align: int) -> str:
        """A stack slot, made once on entry."""
        self._temps += 1
        name = f"%s{self._temps}"
        self.entry.append(f"  {name} = alloca {type}, align {align}")
        return name

    def debug(self, span: Span) -> str:
        """The location suffix of a call: it names the site."""
        return f", !dbg !{self.module.location(self.scope, self.module.site('call', span, self.function))}"

    # Checks -------------------------------------------------------------------------------------

    def require(
        self, good: str, trap: Callable[[], str], span: Span, kind: str, size: int = 0, extra: str = ""
    ) -> None:
        """Goes on where `good`, else calls the trap that `trap` spells (its arguments may be made there)."""
        fine, bad = self.label("ok"), self.label("bad")
        self.branch(good, fine, bad, ", !prof !0")
        self.begin(bad)
        self.trap(trap(), span, kind, size, extra)
        self.begin(fine)

    def trap(self, call: str, span: Span, kind: str, size: int = 0, extra: str = "") -> None:
        """`call` is "name(arguments, " up to the site, which is appended."""
        site = self.module.site(kind, span, self.function, size, extra)
        where = self.module.location(self.scope, site)
        self.do(f"call void @{call}i32 {site}) #1, !dbg !{where}")
        self.dead()

    # Nodes --------------------------------------------------------------------------------------

    def value(self, expr: Expr) -> str:
        """Evaluates an expression; a pointer comes as its plain address."""
        if isinstance(expr.type, PointerType) and self.safe:
            return self.join(self.pair(expr))
        return VALUES[type(expr)](self, expr)

    def pair(self, expr: Expr) -> Pair:
        """Evaluates a pointer to its root and offset."""
        from nxpy.engines.llvm.pointers import PAIRS

        make = PAIRS.get(type(expr))
        if make is None:
            return VALUES[type(expr)](self, expr), "0"
        return make(self, expr)

    def place(self, place: Place) -> Address:
        return PLACES[type(place)](self, place)

    def statement(self, node: Stmt) -> None:
        if not self.block_open:
            self.begin(self.label("dead"))
        if self.module.lines:
            self.where = f", !dbg !{self.module.point(self.scope, node.span)}"
        STATEMENTS[type(node)](self, node)

    # Values in memory ---------------------------------------------------------------------------

    def join(self, pair: Pair) -> str:
        root, offset = pair
        return root if offset == "0" else self.emit(f"getelementptr i8, ptr {root}, i64 {offset}")

    def add(self, left: str, right: str) -> str:
        """The i64 sum; known zeros cost nothing."""
        if left == "0":
            return right
        return left if right == "0" else self.emit(f"add i64 {left}, {right}")

    def scaled(self, index: str, size: int) -> str:
        """`index * size` as i64."""
        if index.lstrip("-").isdigit():
            return str((int(index) * size + (1 << 63)) % (1 << 64) - (1 << 63))
        if size == 1:
            return index
        return self.emit(f"mul i64 {index}, {size}")

    def load(self, type: Type, pointer: str, align: int) -> str:
        if type is BOOL:
            byte = self.emit(f"load i8, ptr {pointer}, align 1")
            return self.emit(f"icmp ne i8 {byte}, 0")
        return self.emit(f"load {memory(type)}, ptr {pointer}, align {align}")

    def store(self, type: Type, value: str, pointer: str, align: int) -> None:
        if type is BOOL:
            value = self.emit(f"zext i1 {value} to i8")
        self.do(f"store {memory(type)} {value}, ptr {pointer}, align {align}")

    def clear(self, type: Type, pointer: str) -> None:
        """All bytes of a variable to zero."""
        if type.size:
            to = f"ptr align {type.align} {pointer}"
            self.do(f"call void @llvm.memset.p0.i64({to}, i8 0, i64 {type.size}, i1 false)")

    # Locals -------------------------------------------------------------------------------------

    def in_pair(self, local: Local) -> bool:
        """Whether a local is a pointer that keeps its root: two slots, `%l` and `%o`."""
        return self.safe and isinstance(local.type, PointerType) and not local.resident

    def local_store(self, local: Local, value: str) -> None:
        self.store(local.type, value, f"%l{local.index}", local.type.align)

    def local_store_pair(self, local: Local, pair: Pair) -> None:
        self.do(f"store ptr {pair[0]}, ptr %l{local.index}, align 8")
        if local.index not in self.plain:
            self.do(f"store i64 {pair[1]}, ptr %o{local.index}, align 8")
        if self.module.debug:
            self.do(f"store ptr {self.join(pair)}, ptr %d{local.index}, align 8")

    @property
    def runs_once(self) -> bool:
        """Whether what is lowered now is in `main`, outside its loops."""
        return self.function is self.module.program.main and not self.loops

    def stays_a_call(self, callee: int) -> bool:
        """Whether a call is to be left as it is, for the sake of the time that compiling takes."""
        if callee in self.module.called_often:
            # Most of a gate's `main` runs once: copies of what it calls are not worth it.
            return self.runs_once
        if callee not in self.module.looping:
            return False
        # LLVM takes in whatever is called from one place only, and its passes over loops take time by the
        # square of how many a function has. Beside a loop, a call costs nothing.
        self.taken_in += 1
        return self.taken_in > MOST_TAKEN_IN

    @property
    def result(self) -> str:
        return register(self.function.result or NOTHING)
