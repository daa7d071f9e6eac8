"""Top-level names: what each module declares, and what a name means where it is used.

A name means, in this order: a local (`scopes`), this file's own declaration, a declaration of a
directly imported file, an intrinsic. Two imported files that both offer it make the use ambiguous.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nxpy.base.diagnostic import Bag, Diagnostic, Label
from nxpy.base.source import Source, Span
from nxpy.base.suggest import nearest
from nxpy.check.loaded import LoadedModule
from nxpy.core import nodes as core
from nxpy.lang.intrinsics import INTRINSICS, Intrinsic
from nxpy.lang.types import StructType, Type
from nxpy.syntax import tree

KINDS: dict[type, str] = {
    tree.FuncDecl: "function",
    tree.StructDecl: "struct",
    tree.ConstDecl: "constant",
    tree.GlobalDecl: "variable",
}


class Signature:
    """What a call needs to know of a function."""

    __slots__ = ("function", "params", "result")

    def __init__(self, function: core.Function, params: list[Type], result: Type | None) -> None:
        self.function = function
        self.params = params
        self.result = result


class Symbol:
    """One top-level declaration. The last four fields are filled when first asked for."""

    __slots__ = ("constant", "decl", "scope", "signature", "state", "struct", "variable")

    def __init__(self, decl: tree.Decl, scope: ModuleScope) -> None:
        self.decl = decl
        self.scope = scope
        self.state = "new"
        self.signature: Signature | None = None
        self.struct: StructType | None = None
        self.variable: core.Global | None = None
        self.constant: core.Const | core.Str | None = None

    @property
    def name(self) -> str:
        return self.decl.name.text

    @property
    def kind(self) -> str:
        return KINDS[type(self.decl)]

    @property
    def name_span(self) -> Span:
        return self.decl.name.span(self.scope.source)

    @property
    def meaning(self) -> core.Use | None:
        """What it stands for in core; None where nothing has asked for that, or it is in error."""
        if self.signature is not None:
            return self.signature.function
        return self.struct or self.variable or self.constant


class ModuleScope:
    """One module's own names and the modules that it imports directly.

    `called` are the names by which it imports these: a link to a file gives that a further name.
    `found` collects what names turn out to mean, for `core.Function.uses`; who remembers a meaning and
    does not ask again has to enter it there.
    """

    __slots__ = ("called", "found", "imported", "loaded", "no_float", "own", "source", "unique")

    def __init__(self, loaded: LoadedModule, unique: str) -> None:
        self.loaded = loaded
        self.source: Source = loaded.module.source
        self.unique = unique
        self.own: dict[str, Symbol] = {}
        self.imported: list[ModuleScope] = []
        self.called: list[tuple[str, ModuleScope]] = []
        self.found: dict[Symbol, None] = {}
        self.no_float = False

    @property
    def name(self) -> str:
        return self.loaded.name

    @property
    def incomplete(self) -> bool:
        """Whether an import failed: what it would have offered is unknown, so nothing is missed."""
        return None in self.loaded.imports

    def declare(self, bag: Bag) -> None:
        """Enter every declaration; the second of one name is an error."""
        for decl in self.loaded.module.declarations:
            first = self.own.get(decl.name.text)
            if first is None:
                self.own[decl.name.text] = Symbol(decl, self)
                continue
            bag.add(
                Diagnostic(
                    "E1002",
                    f"`{decl.name.text}` is declared twice in this file",
                    decl.name.span(self.source),
                    label="declared again here",
                    related=[Label(first.name_span, f"first declared here, as a {first.kind}")],
                    notes=["functions, structs, constants and variables of one file share one name space"],
                )
            )

    def find(self, name: str) -> list[Symbol]:
        """What an unqualified name may mean at top level: several where it is ambiguous."""
        own = self.own.get(name)
        if own is not None:
            self.found[own] = None
            return [own]
        found = [scope.own[name] for scope in self.imported if name in scope.own]
        self.found.update(dict.fromkeys(found))
        return found

    def find_in(self, module: str, name: str) -> list[Symbol] | None:
        """What `module::name` may mean; None where no such module is in reach."""
        scopes = self.modules(module)
        if not scopes:
            return None
        found = [scope.own[name] for scope in scopes if name in scope.own]
        self.found.update(dict.fromkeys(found))
        return found

    def modules(self, name: str) -> list[ModuleScope]:
        """The modules in reach that go by a name: several where it is ambiguous."""
        found = [scope for scope in (self, *self.imported) if scope.name == name]
        found += [scope for called, scope in self.called if called == name]
        return list(dict.fromkeys(found))

    def meanings(self, path: tree.Path) -> list[Symbol]:
        """What a path may mean at top level, qualified or not; nothing where its module is unknown."""
        if path.module is None:
            return self.find(path.name.text)
        return self.find_in(path.module.text, path.name.text) or []

    def names(self) -> Iterator[str]:
        """Every unqualified name in reach, for suggestions."""
        yield from self.own
        for scope in self.imported:
            yield from scope.own
        yield from INTRINSICS


def lookup(
    scope: ModuleScope, path: tree.Path, bag: Bag, locals_in_reach: Callable[[], list[str]] = list
) -> Symbol | Intrinsic | None:
    """What a path that is no local means; None after reporting that it means nothing."""
    name = path.name.text
    if path.module is not None:
        found = scope.find_in(path.module.text, name)
        if found is None:
            if not scope.incomplete:
                _no_module(scope, path.module, bag)
            return None
    else:
        found = scope.find(name)
        if not found and name in INTRINSICS:
            return INTRINSICS[name]
    if len(found) == 1:
        return found[0]
    if found:
        _ambiguous(scope, path, found, bag)
        return None
    if path.module is not None:
        _not_in_module(scope, path, bag)
        return None
    if scope.incomplete:
        return None
    from nxpy.syntax.habits.words import FOREIGN_NAMES

    guess = nearest(name, [*locals_in_reach(), *scope.names()])
    habit = FOREIGN_NAMES.get(name)
    hidden = _reachable_through(scope, name)
    bag.add(
        Diagnostic(
            "E1001",
            f"nothing here is called `{name}`",
            path.span(scope.source),
            label="not found in this scope",
            helps=[habit] if habit else [f"did you mean `{guess}`?"] if guess else [],
            notes=[f"`{hidden}` has one: imports do not pass on what they import, so import it here too"]
            if hidden
            else [],
        )
    )
    return None


def _reachable_through(scope: ModuleScope, name: str) -> str | None:
    """A module that an import imports, and that declares the name."""
    for direct in scope.imported:
        for further in direct.imported:
            if name in further.own:
                return f"{further.name}.nx"
    return None


def _ambiguous(scope: ModuleScope, path: tree.Path, found: list[Symbol], bag: Bag) -> None:
    name = path.name.text
    modules = [s.scope.name for s in found]
    bag.add(
        Diagnostic(
            "E1003",
            f"`{name}` could mean {len(found)} things",
            path.span(scope.source),
            label="ambiguous",
            related=[Label(s.name_span, f"a {s.kind} of `{s.scope.name}`") for s in found],
            helps=[_how_to_choose(name, modules)],
        )
    )


def _how_to_choose(name: str, modules: list[str]) -> str:
    """What tells the declarations of these modules apart; a file's name need not be one in NX."""
    if len(set(modules)) != len(modules):
        return "the modules have the same name, so `::` cannot tell them apart: rename one of the files"
    from nxpy.syntax.lexer import is_name

    sayable = [m for m in modules if is_name(m)]
    choices = " or ".join(f"`{m}::{name}`" for m in sayable)
    if len(sayable) == len(modules):
        return f"say which: {choices}"
    others = " and ".join(f"`{m}.nx`" for m in modules if not is_name(m))
    rename = f"rename {others} to what can stand before `::`, a name such as `my_lib.nx`"
    return f"say which: {choices}; to reach the other, {rename}" if choices else rename


def _no_module(scope: ModuleScope, module: tree.Ident, bag: Bag) -> None:
    from nxpy.syntax.lexer import is_name

    names = [*(s.name for s in scope.imported), *(name for name, _ in scope.called)]
    known = [name for name in dict.fromkeys(names) if is_name(name)]
    guess = nearest(module.text, known)
    bag.add(
        Diagnostic(
            "E1004",
            f"no imported module is called `{module.text}`",
            module.span(scope.source),
            label="unknown module",
            helps=[f"did you mean `{guess}`?"] if guess else [f'add `import "{module.text}.nx"` at the top'],
        )
    )


def _not_in_module(scope: ModuleScope, path: tree.Path, bag: Bag) -> None:
    assert path.module is not None
    offered = [n for s in scope.modules(path.module.text) for n in s.own]
    guess = nearest(path.name.text, offered)
    bag.add(
        Diagnostic(
            "E1005",
            f"module `{path.module.text}` has no `{path.name.text}`",
            path.name.span(scope.source),
            label="not declared there",
            helps=[f"did you mean `{path.module.text}::{guess}`?"] if guess else [],
        )
    )


def of_other_kind(
    scope: ModuleScope, path: tree.Path, what: str, wanted: str, symbol: Symbol | None
) -> Diagnostic:
    """E1009: the name means something, but not the kind of thing that is wanted here."""
    related = [Label(symbol.name_span, f"`{symbol.name}` is declared here")] if symbol else []
    return Diagnostic(
        "E1009",
        f"`{path.name.text}` is {what}, not {wanted}",
        path.span(scope.source),
        label=f"not {wanted}",
        related=related,
    )
