"""Core: what a program means. The checker makes it, the verifier checks it, every engine runs it.

Typed, names resolved, literals typed, coercions explicit, `for` and compound assignment unfolded;
still structured, so loops stay loops. No engine sees the tree, so no rule of the language is
written twice.

Evaluation is strictly left to right: a node's operands in the order of its fields. In a `Store`
the place's own subexpressions come first, then the value, then the access and its check.

Integer operations wrap at the node's type; `core.scalar` defines each of them.

Pointers and their roots. A pointer value is a 64-bit address. An access through a pointer is
checked against the block that holds the *root* of the pointer expression, at the time of the
access. The root of `PtrAdd(p, i)` and of a pointer-to-pointer `Cast` is their operand's root; of
`AddrOf` of a place inside `*p`, the root of p; of `Load` of a local pointer variable that is not
`resident`, the root of what was last stored there. The root of anything else (a parameter on
entry, a load from memory, a call's result, an integer cast) is the pointer value itself.
"""

from __future__ import annotations

from nxpy.base.source import Source, Span
from nxpy.lang.intrinsics import Intrinsic
from nxpy.lang.types import StructType, Type


class Local:
    """A variable or parameter of one function.

    `index` is its place in `Function.locals`. `resident` means that its address is observable
    (`&x` is used other than to reach into it at once), so that it needs a block of memory at a
    deterministic address; arrays and structs that are not resident are an engine's own business.
    `assigned` says whether it is ever stored to after its declaration.
    """

    __slots__ = ("assigned", "index", "name", "resident", "span", "type")

    def __init__(self, index: int, name: str, type: Type, span: Span) -> None:
        self.index = index
        self.name = name
        self.type = type
        self.span = span
        self.resident = False
        self.assigned = False


class Global:
    """A top-level `var`. `init` is a scalar constant, a `Str`, or None for zero bytes."""

    __slots__ = ("index", "init", "module", "name", "resident", "span", "type")

    def __init__(
        self, index: int, name: str, module: str, type: Type, init: Const | Str | None, span: Span
    ) -> None:
        self.index = index
        self.name = name
        self.module = module
        self.type = type
        self.init = init
        self.span = span
        self.resident = False


class Function:
    """A function. The first `len(params)` locals are its parameters; `result` None means nothing.

    `name` is the one in the source, `symbol` is unique in the program (`module::name`). `uses` are the
    declarations outside the function that its text names, in the order in which it first does: the body
    follows from the text and from these.
    """

    __slots__ = (
        "body",
        "doc",
        "end_span",
        "index",
        "locals",
        "module",
        "name",
        "param_count",
        "result",
        "span",
        "symbol",
        "uses",
    )

    def __init__(
        self, index: int, name: str, module: str, symbol: str, result: Type | None, span: Span, doc: str
    ) -> None:
        self.index = index
        self.name = name
        self.module = module
        self.symbol = symbol
        self.result = result
        self.span = span
        self.end_span = span
        self.doc = doc
        self.param_count = 0
        self.locals: list[Local] = []
        self.body = Block([], span)
        self.uses: list[tuple[str, Use | None]] = []

    @property
    def params(self) -> list[Local]:
        return self.locals[: self.param_count]


class Program:
    """A whole program: every module that `main`'s file reaches.

    `strings[i]` are a string's bytes without its NUL; equal strings are one entry. `main` is None
    for a library. `sources` is in loading order, the main file first.
    """

    __slots__ = ("functions", "globals", "header", "main", "sources", "strings")

    def __init__(self, sources: list[Source], header: dict[str, object]) -> None:
        self.sources = sources
        self.header = header
        self.functions: list[Function] = []
        self.globals: list[Global] = []
        self.strings: list[bytes] = []
        self.main: Function | None = None


# Expressions: `type` is the value's type, `span` where it was written ---------------------------


class Const:
    """A number, bool, or address. `value` is an int in the type's range (bool: 0 or 1; pointer: the
    address as a u64, 0 for null), or for f32 and f64 the float itself, rounded to the type."""

    __slots__ = ("span", "type", "value")

    def __init__(self, type: Type, value: int | float, span: Span) -> None:
        self.type = type
        self.value = value
        self.span = span


class Str:
    """The address of `Program.strings[index]`, read-only, followed by a NUL. A `*u8`, or what pointer a
    constant was cast to."""

    __slots__ = ("index", "span", "type")

    def __init__(self, index: int, type: Type, span: Span) -> None:
        self.index = index
        self.type = type
        self.span = span


class Load:
    """The value at a place of scalar type."""

    __slots__ = ("place", "span", "type")

    def __init__(self, place: Place, span: Span) -> None:
        self.place = place
        self.type: Type = place.type
        self.span = span


class AddrOf:
    """The address of a place, as a pointer to the place's type. Forms the pointer only: no access
    is checked, but an `Elem`'s index is (an array's own length; one past its end is allowed where
    the place itself is that `Elem`)."""

    __slots__ = ("place", "span", "type")

    def __init__(self, place: Place, type: Type, span: Span) -> None:
        self.place = place
        self.type = type
        self.span = span


class Unary:
    """`op`: "neg" (integers wrap; floats flip the sign bit) or "not" (bitwise, on integers).

    `!x` has no node of its own: it is `Binary("eq", x, 0)`.
    """

    __slots__ = ("op", "operand", "span", "type")

    def __init__(self, op: str, operand: Expr, span: Span) -> None:
        self.op = op
        self.operand = operand
        self.type: Type = operand.type
        self.span = span


class Binary:
    """Arithmetic, bits and comparison on two operands of one type (shifts: any integer amount,
    taken modulo the width of `left`).

    op: add sub mul div rem and or xor shl shr (type: the left operand's), eq ne lt le gt ge (type:
    bool; signedness by the operands; pointers unsigned). An integer div or rem has a `NonZero` on
    its right, unless that is a constant other than zero.
    """

    __slots__ = ("left", "op", "right", "span", "type")

    def __init__(self, op: str, left: Expr, right: Expr, type: Type, span: Span) -> None:
        self.op = op
        self.left = left
        self.right = right
        self.type = type
        self.span = span


class NonZero:
    """Check: its integer operand, or trap R0001. `span` is the whole division's."""

    __slots__ = ("operand", "span", "type")

    def __init__(self, operand: Expr, span: Span) -> None:
        self.operand = operand
        self.type: Type = operand.type
        self.span = span


class Logic:
    """`op` "and" / "or" on two bools, the right one evaluated only where it matters."""

    __slots__ = ("left", "op", "right", "span", "type")

    def __init__(self, op: str, left: Expr, right: Expr, type: Type, span: Span) -> None:
        self.op = op
        self.left = left
        self.right = right
        self.type = type
        self.span = span


class Cast:
    """A conversion, written or implicit, from `operand.type` to `type`.

    Integer/bool to integer: truncate or extend by the source's signedness. Integer to float:
    nearest even. Float to integer: toward zero, saturating, NaN is 0. f32 to f64 exact, f64 to f32
    nearest even. Pointer to i64/u64 and back, pointer to pointer: the same 64 bits.
    """

    __slots__ = ("operand", "span", "type")

    def __init__(self, operand: Expr, type: Type, span: Span) -> None:
        self.operand = operand
        self.type = type
        self.span = span


class PtrAdd:
    """`pointer + index * sizeof(element)`, wrapping; `index` is i64 (the checker negates for `-`)."""

    __slots__ = ("index", "pointer", "span", "type")

    def __init__(self, pointer: Expr, index: Expr, span: Span) -> None:
        self.pointer = pointer
        self.index = index
        self.type: Type = pointer.type
        self.span = span


class PtrDiff:
    """`(left - right) / sizeof(element)`: the wrapped i64 difference divided toward zero; 0 where
    the element has no size."""

    __slots__ = ("left", "right", "span", "type")

    def __init__(self, left: Expr, right: Expr, type: Type, span: Span) -> None:
        self.left = left
        self.right = right
        self.type = type
        self.span = span


class Call:
    """A call of a function of the program; type NOTHING where it returns nothing."""

    __slots__ = ("args", "function", "span", "type")

    def __init__(self, function: Function, args: list[Expr], type: Type, span: Span) -> None:
        self.function = function
        self.args = args
        self.type = type
        self.span = span


class IntrinsicCall:
    """A call of an intrinsic; `assert`'s argument is a bool, `sqrt`'s type is its argument's."""

    __slots__ = ("args", "row", "span", "type")

    def __init__(self, row: Intrinsic, args: list[Expr], type: Type, span: Span) -> None:
        self.row = row
        self.args = args
        self.type = type
        self.span = span


Expr = (
    Const | Str | Load | AddrOf | Unary | Binary | NonZero | Logic | Cast | PtrAdd | PtrDiff | Call
    | IntrinsicCall
)  # fmt: skip


# Places -----------------------------------------------------------------------------------------


class Var:
    """A local or global variable."""

    __slots__ = ("span", "type", "variable")

    def __init__(self, variable: Local | Global, span: Span) -> None:
        self.variable = variable
        self.type: Type = variable.type
        self.span = span


class Elem:
    """An array's element; `index` is i64. Check, as soon as the index has been evaluated: R0002
    where it, as u64, is not below the array's own length (`docs/traps.md` has the order)."""

    __slots__ = ("base", "index", "span", "type")

    def __init__(self, base: Place, index: Expr, type: Type, span: Span) -> None:
        self.base = base
        self.index = index
        self.type = type
        self.span = span


class Member:
    """A struct's field."""

    __slots__ = ("base", "name", "offset", "span", "type")

    def __init__(self, base: Place, name: str, offset: int, type: Type, span: Span) -> None:
        self.base = base
        self.name = name
        self.offset = offset
        self.type = type
        self.span = span


class Deref:
    """What `pointer + index` points to (`*p`: index None). Check, when the innermost scalar is
    accessed: [address, address + size) lies in the live block that holds the pointer's root
    (R0002), and is not read-only for a store (R0003)."""

    __slots__ = ("index", "pointer", "span", "type")

    def __init__(self, pointer: Expr, index: Expr | None, type: Type, span: Span) -> None:
        self.pointer = pointer
        self.index = index
        self.type = type
        self.span = span


Place = Var | Elem | Member | Deref

Use = Function | Global | Const | Str | StructType
"""What a name at top level stands for: a constant is its value."""


# Statements -------------------------------------------------------------------------------------


class Block:
    """Statements in order. Scopes are gone: every local is its function's."""

    __slots__ = ("span", "statements")

    def __init__(self, statements: list[Stmt], span: Span) -> None:
        self.statements = statements
        self.span = span


class Declare:
    """A local starts afresh: `value`, or zero bytes where None (always None for an array or
    struct). Every local but a parameter has exactly one, passed again on every turn of a loop."""

    __slots__ = ("local", "span", "value")

    def __init__(self, local: Local, value: Expr | None, span: Span) -> None:
        self.local = local
        self.value = value
        self.span = span


class Store:
    """`place = value`, of scalar type."""

    __slots__ = ("place", "span", "value")

    def __init__(self, place: Place, value: Expr, span: Span) -> None:
        self.place = place
        self.value = value
        self.span = span


class Eval:
    """A `Call` or `IntrinsicCall` whose value, if any, is dropped."""

    __slots__ = ("span", "value")

    def __init__(self, value: Call | IntrinsicCall, span: Span) -> None:
        self.value = value
        self.span = span


class If:
    """`condition` is a bool."""

    __slots__ = ("condition", "other", "span", "then")

    def __init__(self, condition: Expr, then: Block, other: Block | None, span: Span) -> None:
        self.condition = condition
        self.then = then
        self.other = other
        self.span = span


class Loop:
    """`while condition { body; step }`; condition None is true. `continue` goes to `step`, which
    holds what `for` does at the end of a turn and is empty otherwise."""

    __slots__ = ("body", "condition", "span", "step")

    def __init__(self, condition: Expr | None, body: Block, step: Block, span: Span) -> None:
        self.condition = condition
        self.body = body
        self.step = step
        self.span = span


class Break:
    """Leaves the innermost loop."""

    __slots__ = ("span",)

    def __init__(self, span: Span) -> None:
        self.span = span


class Continue:
    """To the innermost loop's step, then its condition."""

    __slots__ = ("span",)

    def __init__(self, span: Span) -> None:
        self.span = span


class Return:
    """Leaves the function."""

    __slots__ = ("span", "value")

    def __init__(self, value: Expr | None, span: Span) -> None:
        self.value = value
        self.span = span


Stmt = Block | Declare | Store | Eval | If | Loop | Break | Continue | Return
