"""The tree: what was written, before names and types mean anything.

Every node holds `start` and `end`, code-point offsets into its module's source. Parentheses stay
(`Paren`), comments stay beside the module, so the text can be printed back.
"""

from __future__ import annotations

from nxpy.base.source import Source, Span


class Node:
    """Base: a stretch of source."""

    __slots__ = ("end", "start")
    start: int
    end: int

    def span(self, source: Source) -> Span:
        return Span(source, self.start, self.end)


class Ident(Node):
    """A name where it was written."""

    __slots__ = ("text",)

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        self.start = start
        self.end = end


class Path(Node):
    """`name` or `module::name`; an expression, or a callee."""

    __slots__ = ("module", "name")

    def __init__(self, module: Ident | None, name: Ident) -> None:
        self.module = module
        self.name = name
        self.start = (module or name).start
        self.end = name.end


# Types ------------------------------------------------------------------------------------------


class NamedType(Node):
    """`i64`, `Rect`, `shapes::Rect`."""

    __slots__ = ("path",)

    def __init__(self, path: Path) -> None:
        self.path = path
        self.start = path.start
        self.end = path.end


class PointerTo(Node):
    """`*T`."""

    __slots__ = ("to",)

    def __init__(self, to: TypeNode, start: int) -> None:
        self.to = to
        self.start = start
        self.end = to.end


class ArrayOf(Node):
    """`[N]T`."""

    __slots__ = ("element", "length")

    def __init__(self, length: Expr, element: TypeNode, start: int) -> None:
        self.length = length
        self.element = element
        self.start = start
        self.end = element.end


TypeNode = NamedType | PointerTo | ArrayOf


# Expressions ------------------------------------------------------------------------------------


class IntLit(Node):
    """An integer literal; `value` is exact and at least 0, `-` is a `Unary` around it."""

    __slots__ = ("value",)

    def __init__(self, value: int, start: int, end: int) -> None:
        self.value = value
        self.start = start
        self.end = end


class FloatLit(Node):
    """A float literal, kept as its decimal text (without `_`), since its type decides how it rounds."""

    __slots__ = ("text",)

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        self.start = start
        self.end = end


class CharLit(Node):
    """`'a'`: one byte."""

    __slots__ = ("value",)

    def __init__(self, value: int, start: int, end: int) -> None:
        self.value = value
        self.start = start
        self.end = end


class StrLit(Node):
    """`"…"`: the bytes without the NUL that ends them."""

    __slots__ = ("value",)

    def __init__(self, value: bytes, start: int, end: int) -> None:
        self.value = value
        self.start = start
        self.end = end


class BoolLit(Node):
    """`true`, `false`."""

    __slots__ = ("value",)

    def __init__(self, value: bool, start: int, end: int) -> None:
        self.value = value
        self.start = start
        self.end = end


class NullLit(Node):
    """`null`."""

    __slots__ = ()

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


class Unary(Node):
    """`-e !e ~e *e &e`; `op` is the character."""

    __slots__ = ("op", "operand")

    def __init__(self, op: str, operand: Expr, start: int) -> None:
        self.op = op
        self.operand = operand
        self.start = start
        self.end = operand.end


class Binary(Node):
    """`left op right`, `op` as spelt, at offset `op_start`."""

    __slots__ = ("left", "op", "op_start", "right")

    def __init__(self, op: str, left: Expr, right: Expr, op_start: int) -> None:
        self.op = op
        self.left = left
        self.right = right
        self.op_start = op_start
        self.start = left.start
        self.end = right.end


class Cast(Node):
    """`operand as T`."""

    __slots__ = ("operand", "target")

    def __init__(self, operand: Expr, target: TypeNode) -> None:
        self.operand = operand
        self.target = target
        self.start = operand.start
        self.end = target.end


class Call(Node):
    """`f(a, b)`, `m::f(a)`. Functions are not values, so the callee is a path."""

    __slots__ = ("args", "callee")

    def __init__(self, callee: Path, args: list[Expr], end: int) -> None:
        self.callee = callee
        self.args = args
        self.start = callee.start
        self.end = end


class Index(Node):
    """`base[index]`."""

    __slots__ = ("base", "index")

    def __init__(self, base: Expr, index: Expr, end: int) -> None:
        self.base = base
        self.index = index
        self.start = base.start
        self.end = end


class FieldAccess(Node):
    """`base.name`, also through a pointer."""

    __slots__ = ("base", "name")

    def __init__(self, base: Expr, name: Ident) -> None:
        self.base = base
        self.name = name
        self.start = base.start
        self.end = name.end


class SizeOf(Node):
    """`sizeof(T)`."""

    __slots__ = ("type",)

    def __init__(self, type: TypeNode, start: int, end: int) -> None:
        self.type = type
        self.start = start
        self.end = end


class Paren(Node):
    """`(e)`: the same value; kept because it settles precedence and is printed back."""

    __slots__ = ("inner",)

    def __init__(self, inner: Expr, start: int, end: int) -> None:
        self.inner = inner
        self.start = start
        self.end = end


class Bad(Node):
    """Where an expression should have stood and an error was already reported; typed as anything."""

    __slots__ = ()

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


Expr = (
    IntLit | FloatLit | CharLit | StrLit | BoolLit | NullLit | Path | Unary | Binary | Cast | Call
    | Index | FieldAccess | SizeOf | Paren | Bad
)  # fmt: skip


def bare(node: Expr) -> Expr:
    """The expression without the parentheses around it."""
    while isinstance(node, Paren):
        node = node.inner
    return node


# Statements -------------------------------------------------------------------------------------


class Block(Node):
    """`{ … }`; `end` is just past the closing brace."""

    __slots__ = ("statements",)

    def __init__(self, statements: list[Stmt], start: int, end: int) -> None:
        self.statements = statements
        self.start = start
        self.end = end


class VarStmt(Node):
    """`let x: T = e` (`mutable` false) or `var x: T = e`; type and value may be None."""

    __slots__ = ("mutable", "name", "type", "value")

    def __init__(
        self, mutable: bool, name: Ident, type: TypeNode | None, value: Expr | None, start: int, end: int
    ) -> None:
        self.mutable = mutable
        self.name = name
        self.type = type
        self.value = value
        self.start = start
        self.end = end


class Assign(Node):
    """`target = value`, or `target op= value` with `op` the operator without `=` (else None)."""

    __slots__ = ("op", "op_start", "target", "value")

    def __init__(self, op: str | None, target: Expr, value: Expr, op_start: int) -> None:
        self.op = op
        self.target = target
        self.value = value
        self.op_start = op_start
        self.start = target.start
        self.end = value.end


class If(Node):
    """`if c { } else …`; `other` is the else block, a further `If`, or None."""

    __slots__ = ("condition", "other", "then")

    def __init__(self, condition: Expr, then: Block, other: Block | If | None, start: int) -> None:
        self.condition = condition
        self.then = then
        self.other = other
        self.start = start
        self.end = (other or then).end


class While(Node):
    """`while c { }`."""

    __slots__ = ("body", "condition")

    def __init__(self, condition: Expr, body: Block, start: int) -> None:
        self.condition = condition
        self.body = body
        self.start = start
        self.end = body.end


class Loop(Node):
    """`loop { }`."""

    __slots__ = ("body",)

    def __init__(self, body: Block, start: int) -> None:
        self.body = body
        self.start = start
        self.end = body.end


class For(Node):
    """`for name in low..high { }`."""

    __slots__ = ("body", "high", "low", "name")

    def __init__(self, name: Ident, low: Expr, high: Expr, body: Block, start: int) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.body = body
        self.start = start
        self.end = body.end


class Break(Node):
    """`break`."""

    __slots__ = ()

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


class Continue(Node):
    """`continue`."""

    __slots__ = ()

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


class Return(Node):
    """`return e`, `return`; `end` is the keyword's end where there is no value."""

    __slots__ = ("value",)

    def __init__(self, value: Expr | None, start: int, end: int) -> None:
        self.value = value
        self.start = start
        self.end = end


class ExprStmt(Node):
    """An expression standing alone; the checker lets only calls through."""

    __slots__ = ("value",)

    def __init__(self, value: Expr) -> None:
        self.value = value
        self.start = value.start
        self.end = value.end


Stmt = Block | VarStmt | Assign | If | While | Loop | For | Break | Continue | Return | ExprStmt


# Declarations -----------------------------------------------------------------------------------


class Param(Node):
    """`name: T`, of a function or a struct's field."""

    __slots__ = ("name", "type")

    def __init__(self, name: Ident, type: TypeNode) -> None:
        self.name = name
        self.type = type
        self.start = name.start
        self.end = type.end


class FuncDecl(Node):
    """`func name(params) -> result { }`; `doc` is the comment just above, its markers removed."""

    __slots__ = ("body", "doc", "name", "params", "result")

    def __init__(
        self,
        name: Ident,
        params: list[Param],
        result: TypeNode | None,
        body: Block,
        start: int,
        doc: str = "",
    ) -> None:
        self.name = name
        self.params = params
        self.result = result
        self.body = body
        self.start = start
        self.end = body.end
        self.doc = doc


class StructDecl(Node):
    """`struct name { fields }`."""

    __slots__ = ("doc", "fields", "name")

    def __init__(self, name: Ident, fields: list[Param], start: int, end: int, doc: str = "") -> None:
        self.name = name
        self.fields = fields
        self.start = start
        self.end = end
        self.doc = doc


class ConstDecl(Node):
    """`const name: T = value` at top level."""

    __slots__ = ("doc", "name", "type", "value")

    def __init__(
        self, name: Ident, type: TypeNode | None, value: Expr, start: int, end: int, doc: str = ""
    ) -> None:
        self.name = name
        self.type = type
        self.value = value
        self.start = start
        self.end = end
        self.doc = doc


class GlobalDecl(Node):
    """`var name: T = value` at top level; at least one of type and value is there."""

    __slots__ = ("doc", "name", "type", "value")

    def __init__(
        self, name: Ident, type: TypeNode | None, value: Expr | None, start: int, end: int, doc: str = ""
    ) -> None:
        self.name = name
        self.type = type
        self.value = value
        self.start = start
        self.end = end
        self.doc = doc


Decl = FuncDecl | StructDecl | ConstDecl | GlobalDecl


class Import(Node):
    """`import "path"`."""

    __slots__ = ("path",)

    def __init__(self, path: str, start: int, end: int) -> None:
        self.path = path
        self.start = start
        self.end = end


class Comment(Node):
    """A `//` or `/* */` comment, markers included."""

    __slots__ = ()

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


class Module:
    """One parsed file. `header` is the values of the known keys, as `lang.header` types them."""

    __slots__ = ("comments", "declarations", "header", "imports", "source")

    def __init__(
        self,
        source: Source,
        imports: list[Import],
        declarations: list[Decl],
        comments: list[Comment],
        header: dict[str, object],
    ) -> None:
        self.source = source
        self.imports = imports
        self.declarations = declarations
        self.comments = comments
        self.header = header
