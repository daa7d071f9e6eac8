"""One NX function as one C function: statements, and the order in which operands are evaluated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from nxpy.base.source import Span
from nxpy.core import nodes as core
from nxpy.core.walk import inside
from nxpy.engines.c import expressions as ex
from nxpy.engines.c import types
from nxpy.engines.c.expressions import CALL, PURE, READ, TRAP, Code
from nxpy.engines.c.names import Names
from nxpy.engines.emit_common import roots
from nxpy.engines.emit_common.program import falls_through
from nxpy.lang.types import Type

if TYPE_CHECKING:
    from nxpy.engines.c.program import Unit


class Function:
    """The C text of one function in the making. `lines` are relative to its own indentation."""

    __slots__ = ("_loaded", "at", "core", "fast", "head", "lines", "names", "program", "roots", "variables")

    def __init__(self, program: Unit, function: core.Function) -> None:
        self.program = program
        self.core = function
        self.fast = program.fast
        self.lines: list[str] = []
        self.head = ""
        self.names = Names(program.names.taken)
        self.variables: dict[core.Local, str] = {}
        self.roots: dict[core.Local, str] = {}
        self.at = function.span.start
        self._loaded = _read_variables(function)

    # Lines --------------------------------------------------------------------------------------

    def line(self, text: str) -> None:
        self.lines.append(text)

    def aside(self, make: Callable[[], Code]) -> tuple[list[str], Code]:
        """What `make` gives, with the lines that it put ahead of it."""
        outer, self.lines = self.lines, []
        code = make()
        lines, self.lines = self.lines, outer
        return lines, code

    def indented(self, make: Callable[[], None]) -> None:
        outer, self.lines = self.lines, []
        make()
        outer += [f"    {line}" if line and not line.startswith("#") else line for line in self.lines]
        self.lines = outer

    def site(self, span: Span) -> int:
        return self.program.sites.number(span)

    def variable(self, variable: core.Local | core.Global) -> str:
        if isinstance(variable, core.Global):
            return self.program.global_names[variable.index]
        return self.variables[variable]

    # Order of evaluation ------------------------------------------------------------------------

    def sequence(self, nodes: Sequence[core.Expr], *, settle: int = CALL + 1) -> list[Code]:
        """Expressions that C may now evaluate in any order. From the level `settle` on, each is
        evaluated ahead in any case."""
        makers = [self._maker(node) for node in nodes]
        return self.in_order(makers, [node.type for node in nodes], settle=settle)

    def _maker(self, node: core.Expr) -> Callable[[], Code]:
        return lambda: ex.expression(self, node)

    def in_order(
        self, makers: Sequence[Callable[[], Code]], kinds: Sequence[Type], *, settle: int = CALL + 1
    ) -> list[Code]:
        made = [self.aside(make) for make in makers]
        later = PURE
        hoisted = [False] * len(made)
        for i in range(len(made) - 1, -1, -1):
            lines, code = made[i]
            hoisted[i] = _conflicts(code.level, later) or code.level >= settle
            later = max(later, CALL if lines or (hoisted[i] and code.level == CALL) else code.level)
        out = []
        for (lines, code), kind, ahead in zip(made, kinds, hoisted, strict=True):
            self.lines += lines
            out.append(self.named(code, kind) if ahead else code)
        return out

    def named(self, code: Code, kind: Type) -> Code:
        """The value in a constant of its own, unless it is a plain name or number already."""
        if code.level == PURE and code.atom and (code.text.startswith("NX_STR(") or "(" not in code.text):
            return code
        name = self.names.fresh("t")
        self.line(f"const {types.scalar(kind)} {name} = {code.text};")
        return Code(name)

    # Roots of pointers --------------------------------------------------------------------------

    def is_own_root(self, node: core.Expr) -> bool:
        """Whether a pointer expression is its own root."""
        return roots.is_own_root(node, self.roots)

    def assign_pointer(self, name: str, root: str, value: core.Expr, declare: bool = False) -> None:
        """A pointer variable and its root."""
        found, code = ex.pointer(self, value)
        kind = "nx_ptr " if declare else ""
        if found is None:
            self.line(f"{kind}{name} = {code.text};")
            self.line(f"{kind}{root} = {name};")
            return
        if found.text != root or declare:
            self.line(f"{kind}{root} = {found.text};")
        self.line(f"{kind}{name} = {code.text};")

    # The function -------------------------------------------------------------------------------

    def _signature(self) -> str:
        params = ", ".join(types.declared(p.type, self.variables[p], {}) for p in self.core.params)
        result = "void" if self.core.result is None else types.scalar(self.core.result)
        name = self.program.function_names[self.core.index]
        return f"static {result} {name}({params or 'void'})"

    def emit(self) -> list[str]:
        """The whole definition."""
        for local in self.core.locals:
            self.variables[local] = self.names.fresh(local.name)
        if not self.fast:
            for local in roots.derived(self.core):
                self.roots[local] = self.names.fresh(f"{local.name}_root")
        # Ahead of the body, in which a resident parameter's name comes to mean its address.
        self.head = self._signature()
        self.indented(self._body)
        return [self.head, "{", *self.lines, "}"]

    def _body(self) -> None:
        self.line(f"struct nx_frame frame = {{nx_top, {self.core.index}, {self.site(self.core.span)}}};")
        self.line("nx_enter(&frame);")
        for local in self.core.locals:
            self._on_entry(local)
        self._statements(self.core.body)
        if falls_through(self.core.body):
            self._leave()

    def _on_entry(self, local: core.Local) -> None:
        name, is_param = self.variables[local], local.index < self.core.param_count
        if local.resident:
            place = self.names.fresh(f"{local.name}_at") if is_param else name
            self.line(f"const nx_ptr {place} = nx_local({local.type.size}, {self.site(self.core.span)});")
            if is_param:
                self.line(f"st_{types.short(local.type)}({place}, 0, {name}, 0);")
                self.variables[local] = place
        elif is_param and local in self.roots:
            self.line(f"nx_ptr {self.roots[local]} = {name};")
        elif is_param and id(local) not in self._loaded:
            self.line(f"(void){name};")

    def _leave(self) -> None:
        for local in self.core.locals:
            if local.resident:
                self.line(f"nx_leave_local({self.variables[local]});")
        self.line("nx_top = frame.up;")

    # Statements ---------------------------------------------------------------------------------

    def _statements(self, block: core.Block) -> None:
        for statement in block.statements:
            self._comments(statement.span.start, statement.span)
            self._statement(statement)
        self._comments(block.span.end, block.span)

    def _comments(self, until: int, span: Span) -> None:
        """The comments of the source that stand before `until` and were not emitted yet."""
        if until > self.at:
            self.lines += self.program.comments.between(span.source, self.at, until)
            self.at = until
        if self.program.numbered:
            name = span.source.name.encode("utf-8", "surrogateescape")
            self.line(f"#line {span.position[0]} {types.string(name)}")

    def _statement(self, node: core.Stmt) -> None:
        if isinstance(node, core.Block):
            self._block(node)
        elif isinstance(node, core.Declare):
            self._declare(node)
        elif isinstance(node, core.Store):
            ex.store(self, node.place, node.value)
        elif isinstance(node, core.Eval):
            self.line(f"{ex.expression(self, node.value).text};")
        elif isinstance(node, core.If):
            self._if(node)
        elif isinstance(node, core.Loop):
            self._loop(node)
        elif isinstance(node, core.Return):
            self._return(node)
        else:
            self.line("break;" if isinstance(node, core.Break) else "continue;")

    def _block(self, node: core.Block) -> None:
        if any(isinstance(s, core.Declare) for s in node.statements):
            self.line("{")
            self.indented(lambda: self._statements(node))
            self.line("}")
        else:
            self._statements(node)

    def _declare(self, node: core.Declare) -> None:
        local, name = node.local, self.variables[node.local]
        if local.resident:
            if node.value is None:
                self.line(f"nx_clear({name}, {local.type.size});")
            else:
                value = ex.expression(self, node.value)
                self.line(f"st_{types.short(local.type)}({name}, 0, {value.text}, 0);")
        elif not local.type.is_scalar:
            self.line(f"{types.declared(local.type, name, self.program.structs)};")
            self.line(f"memset(&{name}, 0, sizeof {name});")
        elif local in self.roots:
            start = node.value or core.Const(local.type, 0, node.span)
            self.assign_pointer(name, self.roots[local], start, declare=True)
        else:
            text = ex.expression(self, node.value).text if node.value is not None else "0"
            fixed = "" if local.assigned else "const "
            self.line(f"{fixed}{types.scalar(local.type)} {name} = {text};")
        if not local.resident and id(local) not in self._loaded:
            self.line(f"(void){name};")

    def _if(self, node: core.If) -> None:
        self.line(f"if ({ex.expression(self, node.condition).text}) {{")
        self.indented(lambda: self._statements(node.then))
        other = node.other
        while other is not None:
            nested = other.statements[0] if len(other.statements) == 1 else None
            if isinstance(nested, core.If):
                lines, condition = self.aside(lambda: ex.expression(self, nested.condition))  # noqa: B023
                if not lines:
                    self.line(f"}} else if ({condition.text}) {{")
                    self.indented(lambda: self._statements(nested.then))  # noqa: B023
                    other = nested.other
                    continue
            self.line("} else {")
            self.indented(lambda: self._statements(other))  # noqa: B023
            break
        self.line("}")

    def _loop(self, node: core.Loop) -> None:
        step = self._step(node.step)
        if node.condition is None:
            lines, condition = list[str](), None
        else:
            wanted = node.condition
            lines, code = self.aside(lambda: ex.expression(self, wanted))
            condition = code.text
        if lines or condition is None:
            self.line(f"for (;;{' ' + step if step else ''}) {{")
        elif step:
            self.line(f"for (; {condition}; {step}) {{")
        else:
            self.line(f"while ({condition}) {{")
        if lines and condition is not None:
            self.lines += [f"    {line}" for line in lines]
            self.line(f"    if (!({condition})) break;")
        self.indented(lambda: self._statements(node.body))
        self.line("}")

    def _step(self, block: core.Block) -> str:
        """What a `for` does at the end of a turn: one store to its variable."""
        if not block.statements:
            return ""
        (statement,) = block.statements
        assert isinstance(statement, core.Store)
        assert isinstance(statement.place, core.Var)
        # The variable is below its bound, so this cannot overflow.
        return f"{self.variable(statement.place.variable)}++"

    def _return(self, node: core.Return) -> None:
        if node.value is None:
            self._leave()
            self.line("return;")
            return
        assert self.core.result is not None
        value = ex.expression(self, node.value)
        if value.level == PURE and not any(local.resident for local in self.core.locals):
            self.line("nx_top = frame.up;")
            self.line(f"return {value.text};")
            return
        name = self.names.fresh("t")
        self.line(f"const {types.scalar(self.core.result)} {name} = {value.text};")
        self._leave()
        self.line(f"return {name};")


def _read_variables(function: core.Function) -> set[int]:
    """The ids of the variables that are read; C compilers remark on those that are only set."""
    found: set[int] = set()
    for node in inside(function.body):
        if isinstance(node, core.Load | core.AddrOf):
            place: core.Place = node.place
            while isinstance(place, core.Elem | core.Member):
                place = place.base
            if isinstance(place, core.Var):
                found.add(id(place.variable))
    return found


def _conflicts(level: int, later: int) -> bool:
    """Whether an operand has to be evaluated ahead of one that comes later."""
    return {PURE: False, READ: later >= CALL, TRAP: later >= TRAP, CALL: later >= READ}[level]
