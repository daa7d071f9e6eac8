"""The last step of a parse: items, comments and header become a `tree.Module`."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from nxpy.base.diagnostic import Bag, Diagnostic, Label
from nxpy.base.source import Source, Span
from nxpy.lang import header
from nxpy.syntax import tree
from nxpy.syntax.lexer import Tokens


def assemble(tokens: Tokens, items: list[Any], bag: Bag) -> tree.Module:
    """The module of a file's imports and declarations, in source order."""
    source = tokens.source
    imports: list[tree.Import] = []
    declarations: list[tree.Decl] = []
    docs = _Docs(source.text, tokens.comments)
    for item in items:
        if type(item) is tree.Import:
            if declarations:
                _late_import(source, item, declarations[0], bag)
            if item.path or not any(item.start <= at < item.end for at in tokens.faulty):
                imports.append(item)  # else its name is what was reported
        else:
            item.doc = docs.above(item.start)
            declarations.append(item)
    comments = [tree.Comment(start, end) for start, end in tokens.comments]
    return tree.Module(source, imports, declarations, comments, _header(tokens, bag))


def _late_import(source: Source, item: tree.Import, first: tree.Decl, bag: Bag) -> None:
    bag.add(
        Diagnostic(
            "E0105", "an import must stand before every declaration", item.span(source),
            label="move this line up",
            related=(Label(Span(source, first.start, first.start + 1), "the first declaration is here"),),
        )
    )  # fmt: skip


def _header(tokens: Tokens, bag: Bag) -> dict[str, object]:
    source = tokens.source
    first = tokens.starts[0]
    if not tokens.comments or tokens.comments[0][0] >= first:
        return {}
    values, problems = header.read(source.text[:first])
    for problem in problems[:20]:
        related: tuple[Label, ...] = ()
        if problem.first is not None:
            related = (Label(Span(source, *problem.first), "first given here"),)
        bag.add(
            Diagnostic(
                problem.code, problem.message, Span(source, problem.start, problem.end),
                related=related, helps=(problem.help,),
            )
        )  # fmt: skip
    return values


class _Docs:
    """Finds the comment that stands directly above a declaration."""

    __slots__ = ("comments", "starts", "text")

    def __init__(self, text: str, comments: list[tuple[int, int]]) -> None:
        self.text = text
        self.comments = comments
        self.starts = [start for start, _ in comments]

    def above(self, offset: int) -> str:
        """The text of the comments that end on the line above `offset`, markers removed."""
        at = bisect_right(self.starts, offset) - 1
        lines: list[str] = []
        while at >= 0:
            start, end = self.comments[at]
            between = self.text[end:offset]
            begins_line = not self.text[self.text.rfind("\n", 0, start) + 1 : start].strip()
            if between.strip() or between.count("\n") != 1 or not begins_line:
                break
            lines += reversed(_plain(self.text[start:end]))
            offset = start
            at -= 1
        return "\n".join(reversed(lines))


def _plain(comment: str) -> list[str]:
    """A comment's lines without `//`, `/*`, `*/` and a border of `*`."""
    if comment.startswith("//"):
        return [comment[2:].removeprefix("/").removeprefix(" ").rstrip()]
    lines = [line.strip() for line in comment[2:-2].strip("*").split("\n")]
    lines = [line[1:].strip() if line.startswith("*") else line for line in lines]
    while lines and not lines[0]:
        del lines[0]
    while lines and not lines[-1]:
        del lines[-1]
    return lines
