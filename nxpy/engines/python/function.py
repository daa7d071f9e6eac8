"""One NX function as one Python function."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from nxpy.base.source import Span
from nxpy.core import nodes as core
from nxpy.core.walk import inside
from nxpy.engines.emit_common import roots
from nxpy.engines.emit_common.names import Names
from nxpy.engines.emit_common.program import falls_through
from nxpy.engines.emit_common.ranges import Ranges
from nxpy.engines.python import expressions as ex
from nxpy.engines.python import outline, places, types
from nxpy.engines.python.code import Code
from nxpy.engines.python.marks import mark, plain
from nxpy.engines.python.names import in_function

if TYPE_CHECKING:
    from nxpy.engines.python.program import Unit

INDENT = "    "
_IN_PLACE = {"add": "+=", "sub": "-=", "mul": "*=", "and": "&=", "or": "|=", "xor": "^="}


class Function:
    """The Python text of one function in the making. `lines` are relative to its own indentation."""

    __slots__ = (
        "_at", "_bound", "_depth", "_derived", "_heights", "_loops", "_part", "_parts", "_residents",
        "_scopes", "_steps", "_values", "core", "lines", "names", "program", "ranges", "roots",
        "variables",
    )  # fmt: skip

    def __init__(self, program: Unit, function: core.Function) -> None:
        self.program = program
        self.core = function
        self.lines: list[str] = []
        self.ranges = Ranges(function)
        self.names = Names(in_function, program.names_used_in(function))
        self.variables: dict[core.Local, str] = {}
        self.roots: dict[core.Local, str] = {}
        self._derived = roots.derived(function)
        self._bound: dict[str, None] = {}
        self._scopes: list[list[str]] = []
        self._steps: list[core.Block | None] = []
        self._at = function.span.start
        self._residents: list[str] = []
        self._heights = outline.Heights()
        self._depth = self._loops = 0
        self._part: outline.Part | None = None
        self._parts: list[tuple[str, list[str]]] = []
        self._values: list[tuple[str, str]] = []

    # Lines and names ----------------------------------------------------------------------------

    def line(self, text: str) -> None:
        self.lines.append(text)

    def traps(self, text: str, span: Span, array: str = "") -> Code:
        """A call that can trap, or that has to stand in a call stack."""
        return Code(mark(self.program.site(span, array), text))

    def variable(self, variable: core.Local | core.Global) -> str:
        if isinstance(variable, core.Global):
            return self.program.global_names[variable.index]
        return self.variables[variable]

    def _fresh(self, name: str) -> str:
        made = self.names.fresh(name)
        self._bound[made] = None
        return made

    def temp(self) -> str:
        name = self._fresh("t")
        self._scopes[-1].append(name)
        return name

    def _indented(self, block: core.Block) -> None:
        outer, self.lines = self.lines, []
        self._depth += 1
        self._scoped(block)
        self._depth -= 1
        if not any(line.lstrip()[:1] not in ("", "#") for line in self.lines):
            self.line("pass")
        outer += [INDENT + line for line in self.lines]
        self.lines = outer

    def _scoped(self, block: core.Block) -> None:
        """A block's statements. Its names may be given again behind it."""
        self._scopes.append([])
        self._statements(block)
        for name in self._scopes.pop():
            self.names.release(name)

    # The function -------------------------------------------------------------------------------

    def emit(self) -> list[str]:
        """The whole definition."""
        self._scopes.append([])
        for local in self.core.params:
            self._name(local)
        params = [self.variables[local] for local in self.core.params]
        self._on_entry()
        self._scoped(self.core.body)
        if self._residents and falls_through(self.core.body):
            self._leave()
        body = [*self._outlined(params), *self.lines]
        if not any(line.lstrip()[:1] not in ("", "#") for line in body):
            body.append("pass")
        return [self._head(params), *(INDENT + line if line else line for line in body)]

    @property
    def variable_count(self) -> int:
        """The Python variables of a call, those of its parts included."""
        return len(self._bound) * (1 + len(self._parts))

    def _outlined(self, params: list[str]) -> list[str]:
        """What stands ahead of the body: `global`, and the parts that were moved out of it."""
        stored = self._globals_stored()
        lines = [f"global {', '.join(stored)}"] if stored else []
        fresh = [name for name in self._bound if name not in params]
        if self._parts and fresh:
            lines.append(" = ".join([*fresh, "None"]))
        for name, text in self._values:
            lines += outline.definition(name, [f"return {text}"], [], [])
        for name, body in self._parts:
            lines += outline.definition(name, body, stored, list(self._bound))
        return lines

    def _name(self, local: core.Local) -> None:
        self.variables[local] = self._fresh(local.name)
        if local in self._derived:
            self.roots[local] = self._fresh(f"{local.name}_root")
        if not local.resident:
            self._scopes[-1] += [self.variables[local], *([self.roots[local]] if local in self.roots else [])]

    def _head(self, names: list[str]) -> str:
        made = self.program.function_names[self.core.index]
        params = ", ".join(
            f"{name}: {types.annotation(p.type)}" for name, p in zip(names, self.core.params, strict=True)
        )
        result = "None" if self.core.result is None else types.annotation(self.core.result)
        return f"def {made}({params}) -> {result}:"

    def _on_entry(self) -> None:
        for local in self.core.locals:
            is_param = local.index < self.core.param_count
            if local.resident:
                name = self._fresh(f"{local.name}_at" if is_param else local.name)
                self._residents.append(name)
                self.line(f"{name} = {self.traps(f'stack_alloc({local.type.size})', self.core.span).text}")
                if is_param:
                    self.line(f"st_{types.short(local.type)}({name}, 0, {self.variables[local]})")
                self.variables[local] = name
            elif is_param and local in self.roots:
                self.line(f"{self.roots[local]} = {self.variables[local]}")

    def _globals_stored(self) -> list[str]:
        found: dict[str, None] = {}
        for node in inside(self.core.body):
            if isinstance(node, core.Store) and isinstance(node.place, core.Var):
                variable = node.place.variable
                if isinstance(variable, core.Global) and not variable.resident:
                    found[self.variable(variable)] = None
        return sorted(found)

    def _leave(self) -> None:
        self.line(f"stack_free({', '.join(self._residents)})")

    # Statements ---------------------------------------------------------------------------------

    def _statements(self, block: core.Block) -> None:
        for statement in block.statements:
            self._comments(statement.span.start, statement.span)
            self._statement(statement)
        self._comments(block.span.end, block.span)

    def _comments(self, until: int, span: Span) -> None:
        """The comments of the source that stand before `until` and were not emitted yet."""
        if until > self._at:
            self.lines += self.program.comments.between(span.source, self._at, until)
            self._at = until

    def _statement(self, node: core.Stmt) -> None:
        if isinstance(node, core.Block):
            self._block(node)
        elif isinstance(node, core.Declare):
            self._declare(node)
        elif isinstance(node, core.Store):
            self._store(node)
        elif isinstance(node, core.Eval):
            self.line(ex.raw(self, node.value).text)
        elif isinstance(node, core.If):
            self._moved(lambda: self._if(node), self._depth >= outline.DEEPEST)
        elif isinstance(node, core.Loop):
            self._moved(lambda: self._while(node), self._too_deep)
        elif isinstance(node, core.Return):
            self._return(node)
        else:
            self._jump("break" if isinstance(node, core.Break) else "continue")

    def _jump(self, word: str) -> None:
        """`break` or `continue`, for a loop that may stand outside of the part around this."""
        if self._loops:
            step = self._steps[-1] if word == "continue" else None
            if step is not None:
                self._statements(step)
            self.line(word)
            return
        assert self._part is not None
        self._part.breaks |= word == "break"
        self._part.continues |= word == "continue"
        self.line(f'return "{word}"')

    # Pieces that go too deep for one Python function ----------------------------------------------

    @property
    def _too_deep(self) -> bool:
        return self._loops >= outline.DEEPEST_LOOP or self._depth >= outline.DEEPEST

    def value(self, expr: core.Expr, code: Code) -> Code:
        """The expression, moved into a function of its own where it is too tall."""
        if not self._heights.too_tall(expr):
            return code
        name = self.names.fresh("part")
        self._values.append((name, code.text))
        return Code(f"{name}()")

    def _moved(self, emit: Callable[[], None], move: bool) -> None:
        """A statement, in a function of its own where that is needed."""
        if not move:
            emit()
            return
        name, done = self.names.fresh("part"), self.temp()
        outer = self.lines, self._depth, self._loops, self._part
        part = outline.Part()
        self.lines, self._depth, self._loops, self._part = [], 1, 0, part
        emit()
        self._parts.append((name, self.lines))
        self.lines, self._depth, self._loops, self._part = outer
        self.line(f"{done} = {name}()")
        for word, ends in (("break", part.breaks), ("continue", part.continues)):
            if ends:
                self.line(f'if {done} == "{word}":')
                lines, self.lines = self.lines, []
                self._jump(word)
                self.lines = [*lines, *(INDENT + line for line in self.lines)]
        if part.returns:
            self.line(f"if {done} is not None:")
            self.line(f"    return {done}{'' if self._part else '[0]'}")
            if self._part is not None:
                self._part.returns = True

    def _declare(self, node: core.Declare) -> None:
        local = node.local
        if local.resident:
            self._declare_resident(local, node.value)
            return
        if node.value is None:
            self._name(local)
            zero = types.zero(local.type, self.program.structs)
            root = f"{self.roots[local]} = " if local in self.roots else ""
            self.line(f"{self.variables[local]} = {root}{zero}")
        elif local in self._derived:
            # Its own name is not in scope yet in the initialiser.
            self._name(local)
            places.assign_pointer(self, local, node.value)
        else:
            text = ex.seen(self, node.value).text
            self._name(local)
            self.line(f"{self.variables[local]} = {text}")

    def _declare_resident(self, local: core.Local, value: core.Expr | None) -> None:
        name = self.variables[local]
        if value is not None:
            text = ex.seen(self, value).text
            self.line(f"st_{types.short(local.type)}({name}, 0, {text})")
        elif self._steps:  # elsewhere its block is as new as the call
            self.line(f"zero_fill({name})")

    def _store(self, node: core.Store) -> None:
        place = node.place
        if not isinstance(place, core.Var) or place.variable.resident:
            places.store(self, place, node.value)
            return
        variable = place.variable
        if isinstance(variable, core.Local) and variable in self.roots:
            places.assign_pointer(self, variable, node.value)
            return
        name = self.variable(variable)
        text = ex.seen(self, node.value).text
        self.line(self._in_place(name, variable, node.value, text) or f"{name} = {text}")

    def _in_place(
        self, name: str, variable: core.Local | core.Global, value: core.Expr, text: str
    ) -> str | None:
        """`n += 1` for `n = n + 1`, where nothing is wrapped around it."""
        if not isinstance(value, core.Binary) or value.op not in _IN_PLACE:
            return None
        left = value.left
        if not isinstance(left, core.Load) or not isinstance(left.place, core.Var):
            return None
        operator = f"{name} {_IN_PLACE[value.op][:-1]} "
        if left.place.variable is not variable or not plain(text).startswith(operator):
            return None
        rest = text[len(operator) :]
        if rest.startswith("(") and rest.endswith(")") and _closes_last(plain(rest)):
            rest = rest[1:-1]
        return f"{name} {_IN_PLACE[value.op]} {rest}"

    def _if(self, node: core.If) -> None:
        at = node
        for count in range(outline.LONGEST):
            self.line(f"{'elif' if count else 'if'} {ex.seen(self, at.condition).text}:")
            self._indented(at.then)
            other = at.other
            if other is None:
                return
            nested = other.statements[0] if len(other.statements) == 1 else None
            if not isinstance(nested, core.If):
                self.line("else:")
                self._indented(other)
                return
            at = nested
        self.line("else:")
        lines, self.lines = self.lines, []
        self._moved(lambda: self._if(at), True)
        self.lines = [*lines, *(INDENT + line for line in self.lines)]

    # Loops --------------------------------------------------------------------------------------

    def _block(self, node: core.Block) -> None:
        """A block; `for i in a..b`, which core has unfolded into one, is folded again."""
        loop = node.statements[-1] if node.statements else None
        if not isinstance(loop, core.Loop) or not loop.step.statements:
            self._scoped(node)
            return
        first = node.statements[0]
        assert isinstance(first, core.Declare)
        if first.local.resident:
            self._scoped(node)
        else:
            self._moved(lambda: self._for(node, first, loop), self._too_deep)

    def _for(self, node: core.Block, first: core.Declare, loop: core.Loop) -> None:
        assert first.value is not None
        assert isinstance(loop.condition, core.Binary)
        last = loop.condition.right
        if len(node.statements) == 3:
            end = node.statements[1]
            assert isinstance(end, core.Declare)
            assert end.value is not None
            last = end.value
        low, high = ex.seen(self, first.value).text, ex.seen(self, last).text
        self._scopes.append([])
        self._name(first.local)
        counts = f"range({high})" if low == "0" else f"range({low}, {high})"
        self.line(f"for {self.variables[first.local]} in {counts}:")
        self._loop_body(loop, None)
        for name in self._scopes.pop():
            self.names.release(name)

    def _while(self, node: core.Loop) -> None:
        condition = "True" if node.condition is None else ex.seen(self, node.condition).text
        self.line(f"while {condition}:")
        self._loop_body(node, node.step)

    def _loop_body(self, node: core.Loop, step: core.Block | None) -> None:
        self._steps.append(step)
        self._loops += 1
        body = node.body
        if step is not None and step.statements:
            body = core.Block([*body.statements, *step.statements], body.span)
        self._indented(body)
        self._loops -= 1
        self._steps.pop()

    def _return(self, node: core.Return) -> None:
        text = "" if node.value is None else ex.seen(self, node.value).text
        if self._residents:
            if node.value is not None and not isinstance(node.value, core.Const):
                name = self.temp()
                self.line(f"{name} = {text}")
                text = name
            self._leave()
        if self._part is not None:
            self._part.returns = True
            text = f"({text or 'None'},)"
        self.line(f"return {text}".rstrip())


def _closes_last(text: str) -> bool:
    """Whether the parenthesis that opens a text is closed at its end."""
    depth, quoted, skip = 0, False, False
    for at, char in enumerate(text):
        if skip or (quoted and char not in '"\\'):
            skip = False
        elif char == "\\":
            skip = True
        elif char == '"':
            quoted = not quoted
        elif char in "()":
            depth += 1 if char == "(" else -1
            if depth == 0:
                return at == len(text) - 1
    return False
