"""What the checker carries along: the program in the making, and one function's scopes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from nxpy.base.diagnostic import Bag, Diagnostic, Label
from nxpy.base.source import Span
from nxpy.check.symbols import ModuleScope, Symbol
from nxpy.core import nodes as core
from nxpy.lang.types import BYTES, Type
from nxpy.syntax import tree

ERROR = Type("(error)", 0, 1)
"""The type of what could not be typed; it was reported, and nothing more is said about it."""


class Context:
    """The program in the making. `chain` holds the declarations that are being worked out, each for
    the one before it."""

    __slots__ = ("_strings", "bag", "chain", "program")

    def __init__(self, program: core.Program, bag: Bag) -> None:
        self.program = program
        self.bag = bag
        self.chain: list[Symbol] = []
        self._strings: dict[bytes, int] = {}

    def string(self, value: bytes, span: Span) -> core.Str:
        """A string constant; equal ones share one entry."""
        index = self._strings.get(value)
        if index is None:
            index = self._strings[value] = len(self.program.strings)
            self.program.strings.append(value)
        return core.Str(index, BYTES, span)


class Variable:
    """A local name in scope; `why_fixed` says why it may not be assigned, "" where it may. `hides` is
    what the name means outside of its block."""

    __slots__ = ("hides", "local", "why_fixed")

    def __init__(self, local: core.Local, why_fixed: str, hides: Variable | None) -> None:
        self.local = local
        self.why_fixed = why_fixed
        self.hides = hides


class Scope:
    """Where expressions are checked: a module, and inside a function its blocks, innermost last.

    Outside a function (`function` None) only constant expressions stand, and no local exists.
    `addressed` are the names that some `&` of the function reaches into, once somebody has asked.
    """

    __slots__ = (
        "_variables",
        "addressed",
        "blocks",
        "body",
        "context",
        "find_local",
        "function",
        "loops",
        "module",
    )

    def __init__(
        self,
        context: Context,
        module: ModuleScope,
        function: core.Function | None = None,
        body: tree.Block | None = None,
    ) -> None:
        self.context = context
        self.module = module
        self.function = function
        self.body = body
        self.blocks: list[dict[str, Variable]] = []
        self._variables: dict[str, Variable] = {}
        self.find_local: Callable[[str], Variable | None] = self._variables.get
        """The local that a name means, or None."""
        self.loops = 0
        self.addressed: frozenset[str] | None = None

    def span(self, node: tree.Node) -> Span:
        return Span(self.module.source, node.start, node.end)

    def error(
        self,
        code: str,
        message: str,
        at: tree.Node | Span,
        label: str = "",
        *,
        helps: Iterable[str] = (),
        notes: Iterable[str] = (),
        related: Iterable[Label] = (),
    ) -> None:
        span = at if isinstance(at, Span) else self.span(at)
        self.context.bag.add(
            Diagnostic(code, message, span, label=label, helps=[*helps], notes=[*notes], related=[*related])
        )

    def bad(self, node: tree.Node) -> core.Const:
        """Stands where an expression could not be typed."""
        return core.Const(ERROR, 0, self.span(node))

    def enter(self) -> None:
        """Begin a block."""
        self.blocks.append({})

    def leave(self) -> None:
        """End the innermost block: its names mean again what they do outside."""
        for name, variable in self.blocks.pop().items():
            if variable.hides is None:
                del self._variables[name]
            else:
                self._variables[name] = variable.hides

    def name(self, name: str, local: core.Local, why_fixed: str) -> None:
        """Give a local its name, from here to the end of the innermost block."""
        block = self.blocks[-1]
        first = block.get(name)
        hides = self._variables.get(name) if first is None else first.hides
        block[name] = self._variables[name] = Variable(local, why_fixed, hides)

    def local_names(self) -> list[str]:
        return [name for block in reversed(self.blocks) for name in block]

    def new_local(self, name: str, type: Type, span: Span) -> core.Local:
        """A local of the function that no scope knows by name yet."""
        assert self.function is not None
        local = core.Local(len(self.function.locals), name, type, span)
        self.function.locals.append(local)
        return local

    def declare(self, ident: tree.Ident, type: Type, why_fixed: str) -> core.Local:
        """A local in the innermost block; one block may not declare a name twice."""
        local = self.new_local(ident.text, type, self.span(ident))
        first = self.blocks[-1].get(ident.text)
        if first is not None:
            self.error(
                "E1002",
                f"`{ident.text}` is declared twice in this block",
                ident,
                "declared again here",
                related=[Label(first.local.span, "first declared here")],
                helps=["an inner block may shadow it; here, give one of the two another name"],
            )
        self.name(ident.text, local, why_fixed)
        return local
