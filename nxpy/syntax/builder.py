"""The tree builder: one method for each named production of grammar/nx.lark.

A terminal's value is its token's index, a list production's value is a list, and a `run` is either
one operand or the flat list [operand, operator, operand, …] that `fold` turns into a tree.
"""

from __future__ import annotations

from typing import Any, TypeVar

from nxpy.base.diagnostic import Bag
from nxpy.syntax import tree
from nxpy.syntax.fold import fold
from nxpy.syntax.lexer import Tokens
from nxpy.syntax.literals import string_bytes
from nxpy.syntax.tables import KIND, TABLES


class TooLongError(Exception):
    """More operators, accesses or casts in a chain than a tree may be high."""

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


MAX_CHAIN = 1000
"""Operators in a row, links of `a.b.c`, links of an `else if` chain."""
_LONG = 17
"""Elements of a run (operands and operators) from which on its height is counted."""
_LINKS = frozenset((tree.Index, tree.FieldAccess, tree.Cast))
Link = TypeVar("Link", tree.Index, tree.FieldAccess, tree.Cast)
_TRUE = KIND["true"]
_PLACES = frozenset((tree.Path, tree.Index, tree.FieldAccess))

CALLED_WORDS = frozenset(
    ("elif", "elseif", "elsif", "switch", "match", "until", "unless", "foreach", "select", "catch")
)
"""Names that, called as a statement, look like another language's statement in front of a block."""


class SuspectError(Exception):
    """A statement that fits the grammar but cannot be meant, such as `x + 1` or `int` in `int x = 1`."""

    def __init__(self, node: tree.ExprStmt | tree.Assign) -> None:
        self.node = node


class Builder:
    """Builds the nodes of one file.

    `accepted` holds the offsets of suspect statements that nothing better is known about; the checker
    has the last word on them.
    """

    __slots__ = ("accepted", "bag", "ends", "faulty", "kinds", "lenient", "runs", "starts", "text", "tokens")

    def __init__(self, tokens: Tokens, bag: Bag) -> None:
        self.tokens = tokens
        self.bag = bag
        self.text = tokens.source.text
        self.kinds = tokens.kinds
        self.starts = tokens.starts
        self.ends = tokens.ends
        self.faulty = tokens.faulty
        self.accepted: set[int] = set()
        self.lenient = False
        """Whether suspects are no longer looked at, since there are too many."""
        self.runs: list[tuple[int, int]] = []
        """Start and height of the long runs so far that no other long run holds."""

    def ident(self, index: int) -> tree.Ident:
        start, end = self.starts[index], self.ends[index]
        return tree.Ident(self.text[start:end], start, end)

    # Lists

    def empty(self) -> list[Any]:
        return []

    def first(self, item: Any) -> list[Any]:
        return [item]

    def append(self, items: list[Any], item: Any) -> list[Any]:
        items.append(item)
        return items

    def append_comma(self, items: list[Any], _: int, item: Any) -> list[Any]:
        items.append(item)
        return items

    def append_return(self, items: list[Any], token: int) -> list[Any]:
        items.append(tree.Return(None, self.starts[token], self.ends[token]))
        return items

    def skip(self, items: list[Any], _: int) -> list[Any]:
        return items

    # Declarations

    def import_file(self, keyword: int, path: int) -> tree.Import:
        start, end = self.starts[path], self.ends[path]
        value = b"" if start in self.faulty else string_bytes(self.text[start:end])
        return tree.Import(value.decode("utf-8", "surrogateescape"), self.starts[keyword], end)

    def function(
        self, keyword: int, name: int, _: int, params: list[tree.Param], _close: int, body: tree.Block
    ) -> tree.FuncDecl:
        return tree.FuncDecl(self.ident(name), params, None, body, self.starts[keyword])

    def function_result(
        self, keyword: int, name: int, _: int, params: list[tree.Param], _close: int, _arrow: int,
        result: tree.TypeNode, body: tree.Block,
    ) -> tree.FuncDecl:  # fmt: skip
        return tree.FuncDecl(self.ident(name), params, result, body, self.starts[keyword])

    def structure(
        self, keyword: int, name: int, _: int, fields: list[tree.Param], close: int
    ) -> tree.StructDecl:
        return tree.StructDecl(self.ident(name), fields, self.starts[keyword], self.ends[close])

    def member(self, name: int, _: int, type: tree.TypeNode) -> tree.Param:
        return tree.Param(self.ident(name), type)

    def constant(self, keyword: int, name: int, _: int, value: tree.Expr) -> tree.ConstDecl:
        return tree.ConstDecl(self.ident(name), None, value, self.starts[keyword], value.end)

    def constant_typed(
        self, keyword: int, name: int, _: int, type: tree.TypeNode, _equal: int, value: tree.Expr
    ) -> tree.ConstDecl:
        return tree.ConstDecl(self.ident(name), type, value, self.starts[keyword], value.end)

    def global_value(self, keyword: int, name: int, _: int, value: tree.Expr) -> tree.GlobalDecl:
        return tree.GlobalDecl(self.ident(name), None, value, self.starts[keyword], value.end)

    def global_typed(self, keyword: int, name: int, _: int, type: tree.TypeNode) -> tree.GlobalDecl:
        return tree.GlobalDecl(self.ident(name), type, None, self.starts[keyword], type.end)

    def global_both(
        self, keyword: int, name: int, _: int, type: tree.TypeNode, _equal: int, value: tree.Expr
    ) -> tree.GlobalDecl:
        return tree.GlobalDecl(self.ident(name), type, value, self.starts[keyword], value.end)

    # Types

    def scalar_type(self, token: int) -> tree.NamedType:
        return tree.NamedType(tree.Path(None, self.ident(token)))

    def named_type(self, path: tree.Path) -> tree.NamedType:
        return tree.NamedType(path)

    def pointer_type(self, star: int, to: tree.TypeNode) -> tree.PointerTo:
        return tree.PointerTo(to, self.starts[star])

    def array_type(self, bracket: int, length: tree.Expr, _: int, element: tree.TypeNode) -> tree.ArrayOf:
        return tree.ArrayOf(length, element, self.starts[bracket])

    # Statements

    def block(self, brace: int, statements: list[tree.Stmt], close: int) -> tree.Block:
        return tree.Block(statements, self.starts[brace], self.ends[close])

    def let_value(self, keyword: int, name: int, _: int, value: tree.Expr) -> tree.VarStmt:
        return tree.VarStmt(False, self.ident(name), None, value, self.starts[keyword], value.end)

    def let_both(
        self, keyword: int, name: int, _: int, type: tree.TypeNode, _equal: int, value: tree.Expr
    ) -> tree.VarStmt:
        return tree.VarStmt(False, self.ident(name), type, value, self.starts[keyword], value.end)

    def var_value(self, keyword: int, name: int, _: int, value: tree.Expr) -> tree.VarStmt:
        return tree.VarStmt(True, self.ident(name), None, value, self.starts[keyword], value.end)

    def var_typed(self, keyword: int, name: int, _: int, type: tree.TypeNode) -> tree.VarStmt:
        return tree.VarStmt(True, self.ident(name), type, None, self.starts[keyword], type.end)

    def var_both(
        self, keyword: int, name: int, _: int, type: tree.TypeNode, _equal: int, value: tree.Expr
    ) -> tree.VarStmt:
        return tree.VarStmt(True, self.ident(name), type, value, self.starts[keyword], value.end)

    def if_then(self, keyword: int, condition: tree.Expr, then: tree.Block) -> tree.If:
        return tree.If(condition, then, None, self.starts[keyword])

    def if_else(
        self, keyword: int, condition: tree.Expr, then: tree.Block, _: int, other: tree.Block | tree.If
    ) -> tree.If:
        return tree.If(condition, then, other, self.starts[keyword])

    def while_loop(self, keyword: int, condition: tree.Expr, body: tree.Block) -> tree.While:
        return tree.While(condition, body, self.starts[keyword])

    def endless_loop(self, keyword: int, body: tree.Block) -> tree.Loop:
        return tree.Loop(body, self.starts[keyword])

    def for_loop(
        self, keyword: int, name: int, _in: int, low: tree.Expr, _dots: int, high: tree.Expr,
        body: tree.Block,
    ) -> tree.For:  # fmt: skip
        return tree.For(self.ident(name), low, high, body, self.starts[keyword])

    def break_loop(self, token: int) -> tree.Break:
        return tree.Break(self.starts[token], self.ends[token])

    def continue_loop(self, token: int) -> tree.Continue:
        return tree.Continue(self.starts[token], self.ends[token])

    def return_value(self, keyword: int, value: tree.Expr) -> tree.Return:
        return tree.Return(value, self.starts[keyword], value.end)

    def expression_statement(self, run: Any) -> tree.ExprStmt:
        statement = tree.ExprStmt(self.fold(run))
        call = type(run) is tree.Call and run.callee.name.text not in CALLED_WORDS
        if call or statement.start in self.accepted or self.lenient:
            return statement
        raise SuspectError(statement)

    def assign(self, run: Any, token: int, value: tree.Expr) -> tree.Assign:
        operator = TABLES.terminals[self.kinds[token]][:-1]
        statement = tree.Assign(operator or None, self.fold(run), value, self.starts[token])
        if type(run) in _PLACES or statement.start in self.accepted or self.lenient:
            return statement
        raise SuspectError(statement)

    # Expressions

    def fold(self, run: Any) -> tree.Expr:
        if type(run) is list:
            if len(run) > _LONG:
                self._measure(run)
            return fold(run, self.tokens, self.bag)
        node: tree.Expr = run
        return node

    def _measure(self, run: list[Any]) -> None:
        """Holds the height of the tree in check: long runs inside long runs add up."""
        start = run[0].start
        inner = 0
        while self.runs and self.runs[-1][0] >= start:
            inner = max(inner, self.runs.pop()[1])
        height = len(run) // 2 + inner
        if len(run) // 2 > MAX_CHAIN or height > 2 * MAX_CHAIN:
            raise TooLongError(start, run[-1].end)
        self.runs.append((start, height))

    def _checked(self, node: Link) -> Link:
        """Holds the length of `a.b.c`, `a[0][0]` and `a as T as U` in check."""
        if node.end - node.start < 2 * MAX_CHAIN:  # too short to have so many
            return node
        count = 0
        at: Any = node
        while type(at) in _LINKS:
            at = at.operand if type(at) is tree.Cast else at.base
            count += 1
        if count > MAX_CHAIN:
            raise TooLongError(node.start, node.end)
        return node

    def extend(self, run: Any, operator: int, operand: tree.Expr) -> list[Any]:
        if type(run) is list:
            run += (operator, operand)
            return run
        return [run, operator, operand]

    def cast(self, run: Any, _: int, target: tree.TypeNode) -> Any:
        if type(run) is list:
            run[-1] = self._checked(tree.Cast(run[-1], target))
            return run
        return self._checked(tree.Cast(run, target))

    def unary(self, operator: int, operand: tree.Expr) -> tree.Unary:
        return tree.Unary(TABLES.terminals[self.kinds[operator]], operand, self.starts[operator])

    def call_empty(self, path: tree.Path, _: int, close: int) -> tree.Call:
        return tree.Call(path, [], self.ends[close])

    def call(self, path: tree.Path, _: int, args: list[tree.Expr], close: int) -> tree.Call:
        return tree.Call(path, args, self.ends[close])

    def call_comma(
        self, path: tree.Path, _: int, args: list[tree.Expr], _comma: int, close: int
    ) -> tree.Call:
        return tree.Call(path, args, self.ends[close])

    def index(self, base: tree.Expr, _: int, index: tree.Expr, close: int) -> tree.Index:
        return self._checked(tree.Index(base, index, self.ends[close]))

    def field(self, base: tree.Expr, _: int, name: int) -> tree.FieldAccess:
        return self._checked(tree.FieldAccess(base, self.ident(name)))

    def paren(self, open: int, inner: tree.Expr, close: int) -> tree.Paren:
        return tree.Paren(inner, self.starts[open], self.ends[close])

    def size_of(self, keyword: int, _: int, type: tree.TypeNode, close: int) -> tree.SizeOf:
        return tree.SizeOf(type, self.starts[keyword], self.ends[close])

    def path(self, name: int) -> tree.Path:
        start, end = self.starts[name], self.ends[name]
        return tree.Path(None, tree.Ident(self.text[start:end], start, end))

    def path_module(self, module: int, _: int, name: int) -> tree.Path:
        return tree.Path(self.ident(module), self.ident(name))

    # Literals

    def integer(self, token: int) -> tree.IntLit | tree.Bad:
        start, end = self.starts[token], self.ends[token]
        if start in self.faulty:
            return tree.Bad(start, end)
        return tree.IntLit(int(self.text[start:end], 0), start, end)

    def floating(self, token: int) -> tree.FloatLit | tree.Bad:
        start, end = self.starts[token], self.ends[token]
        if start in self.faulty:
            return tree.Bad(start, end)
        return tree.FloatLit(self.text[start:end].replace("_", ""), start, end)

    def character(self, token: int) -> tree.CharLit | tree.Bad:
        start, end = self.starts[token], self.ends[token]
        if start in self.faulty:
            return tree.Bad(start, end)
        return tree.CharLit(string_bytes(self.text[start:end])[0], start, end)

    def string(self, token: int) -> tree.StrLit | tree.Bad:
        start, end = self.starts[token], self.ends[token]
        if start in self.faulty:
            return tree.Bad(start, end)
        return tree.StrLit(string_bytes(self.text[start:end]), start, end)

    def boolean(self, token: int) -> tree.BoolLit:
        start, end = self.starts[token], self.ends[token]
        return tree.BoolLit(self.kinds[token] == _TRUE, start, end)

    def null(self, token: int) -> tree.NullLit:
        return tree.NullLit(self.starts[token], self.ends[token])
