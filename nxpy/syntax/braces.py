"""Finds the brace that was never closed, or the one that closes nothing, by the indentation.

    func f() {
        if x {
            a()
        b()          the `if` is over here: its brace is the one that is missing
    }

Only looked at when a parse has failed, since indentation means nothing in a file that parses. What is
found is reported and mended in the tokens: a virtual `}` where the block seems to end, or none for a
`}` too many; then the file is parsed anew, so that a brace costs one error and not a hundred.
"""

from __future__ import annotations

from nxpy.base.diagnostic import Bag, Diagnostic, Label
from nxpy.base.source import Span
from nxpy.syntax.lexer import Tokens, TooMany
from nxpy.syntax.tables import KIND

MAX_TOLD = 20
"""Braces that are reported before the file is given up."""
_OPEN, _CLOSE, _ELSE = KIND["{"], KIND["}"], KIND["else"]
_SEMICOLON = KIND[";"]
_VARIABLES = frozenset((KIND["const"], KIND["var"]))
_OWNERS = frozenset(KIND[name] for name in ("if", "else", "while", "for", "loop", "func", "struct"))
_TOP = frozenset(KIND[name] for name in ("func", "struct", "import", "const", "var", ";", "}", "$END"))
"""What may follow a function."""
_DECLARING = frozenset((KIND["func"], KIND["struct"], KIND["import"]))


class _Opened:
    """A `{` that waits for its `}`; `over` is the first token that its block's indentation excludes."""

    __slots__ = ("indent", "line", "over", "token")

    def __init__(self, token: int, indent: int, line: int) -> None:
        self.token = token
        self.indent = indent
        self.line = line
        self.over = -1


class _Search:
    """One walk over the tokens."""

    __slots__ = ("closed", "emptied", "extra", "inside", "line", "opened", "struct", "suspects", "unclosed")

    def __init__(self) -> None:
        self.opened: list[_Opened] = []
        self.line = 0
        self.struct = False
        """Whether the open block is a struct's."""
        self.closed: _Opened | None = None
        """The block that was closed last."""
        self.emptied: tuple[int, _Opened] | None = None
        """The `}` just before that left nothing open, and its block."""
        self.inside: tuple[int, _Opened] | None = None
        """The last `}` inside a line that closed a block of an earlier line, and that block."""
        self.suspects: list[int] = []
        self.unclosed: list[tuple[list[_Opened], int]] = []
        """Blocks that end together without their braces, and the token where that showed."""
        self.extra: list[int] = []


def repair(tokens: Tokens, bag: Bag) -> bool:
    """Reports and mends unbalanced braces; whether there were any."""
    if not _unbalanced(tokens):
        return False
    search = _by_indentation(tokens)
    found = len(search.extra) - sum(len(opened) for opened, _ in search.unclosed)
    if found != surplus(tokens) or (search.unclosed and search.extra):
        search = _by_count(tokens)
    if not tokens.swallowed:
        for opened, shown in search.unclosed[:MAX_TOLD]:
            _tell_unclosed(tokens, opened, shown, bag)
    for token in search.extra[:MAX_TOLD]:
        _tell_extra(tokens, token, bag)
    blocks = [
        b.over if b.over >= 0 and not tokens.swallowed else shown
        for group, shown in search.unclosed
        for b in group
    ]
    if len(blocks) + len(search.extra) > MAX_TOLD:
        raise TooMany(True)
    # A block that was never closed ends before this token; its closing brace is put there.
    ends = sorted(blocks, reverse=True)
    for token in ends:
        here = tokens.ends[token - 1]
        tokens.replace(token, token, [(_CLOSE, here, here)])
    for token in sorted(search.extra, reverse=True):
        tokens.replace(token, token + 1, [])
    return True


def surplus(tokens: Tokens) -> int:
    """How many more `}` than `{` there are."""
    return tokens.kinds.count(_CLOSE) - tokens.kinds.count(_OPEN)


def _unbalanced(tokens: Tokens) -> bool:
    depth = 0
    for kind in tokens.kinds:
        if kind == _OPEN:
            depth += 1
        elif kind == _CLOSE:
            depth -= 1
            if depth < 0:
                return True
    return depth != 0


def _by_indentation(tokens: Tokens) -> _Search:
    search = _Search()
    line_indent = 0
    for at, (kind, indent) in enumerate(zip(tokens.kinds, _indents(tokens), strict=True)):
        if indent >= 0:
            line_indent = indent
            search.line = at
            _new_line(search, at, kind, indent)
        elif not search.opened and search.emptied is not None and kind not in _TOP and kind != _ELSE:
            # The line goes on with a statement: the function was not meant to end here.
            closed, block = search.emptied
            search.extra.append(closed)
            search.opened.append(block)
            search.inside = None
        if kind not in (_CLOSE, _SEMICOLON):
            search.emptied = None
        if kind == _ELSE and at:
            _else(search, tokens, at)
        if kind == _OPEN:
            search.struct = not search.opened and _owner(tokens, at) == KIND["struct"]
            search.opened.append(_Opened(at, line_indent, search.line))
        elif kind == _CLOSE:
            _closing(search, at, indent)
    if search.opened:
        _never_closed(search, len(tokens.kinds) - 1)
    return search


def _never_closed(search: _Search, at: int) -> None:
    """All open blocks end at a token; the outermost, a function's, ends nowhere sooner."""
    search.opened[0].over = -1
    search.unclosed.append((search.opened, at))
    search.opened = []


def _indents(tokens: Tokens) -> list[int]:
    """For each token its indentation where it is the first of its line, else -1."""
    text = tokens.source.text
    indents = []
    end = -1
    for start, next_end in zip(tokens.starts, tokens.ends, strict=True):
        line = text.rfind("\n", max(end, 0), start)
        if line >= 0 or end < 0:
            line = text.rfind("\n", 0, start)
            indents.append(len(text[line + 1 : start].expandtabs(8)))
        else:
            indents.append(-1)
        end = next_end
    return indents


def _new_line(search: _Search, at: int, kind: int, indent: int) -> None:
    opened = search.opened
    if search.inside is not None and kind not in _DECLARING:
        closed, block = search.inside
        deeper = indent > block.indent if kind != _CLOSE else indent == block.indent
        if deeper and (kind != _CLOSE or not opened or opened[-1].indent != indent):
            # The text goes on inside the block: it was not meant to be closed back there.
            search.extra.append(closed)
            opened.append(block)
            search.closed = None
    search.inside = None
    declares = kind in _DECLARING or (kind in _VARIABLES and search.struct)
    if declares and opened and indent <= opened[0].indent:
        _never_closed(search, at)
        search.suspects = []
    elif kind != _CLOSE:
        for block in reversed(opened):
            if block.over >= 0 or block.indent < indent:
                break
            block.over = at


def _owner(tokens: Tokens, brace: int) -> int:
    """The keyword that a block belongs to: the last one before its `{` in the same statement."""
    for at in range(brace - 1, max(brace - 200, -1), -1):
        kind = tokens.kinds[at]
        if kind in _OWNERS:
            return kind
        if kind in (_OPEN, _CLOSE, _SEMICOLON):
            break
    return 0


def _else(search: _Search, tokens: Tokens, at: int) -> None:
    if tokens.kinds[at - 1] != _CLOSE:
        if search.opened:  # `if a { b else { c }`
            block = search.opened.pop()
            block.over = at
            search.unclosed.append(([block], at))
    elif search.closed is not None and _owner(tokens, search.closed.token) != KIND["if"]:
        search.extra.append(at - 1)  # `if a { b } } else { c }`
        search.opened.append(search.closed)
        search.inside = None


def _closing(search: _Search, at: int, indent: int) -> None:
    opened = search.opened
    if not opened:
        if search.suspects:
            search.extra.append(search.suspects[0])
            search.suspects = []
        else:
            search.extra.append(at)
        return
    if indent >= 0:
        while len(opened) > 1 and opened[-1].indent > indent and any(b.indent == indent for b in opened):
            block = opened.pop()
            if block.over < 0:
                block.over = at
            search.unclosed.append(([block], at))
        if opened[-1].indent < indent:
            search.suspects.append(at)
    block = search.closed = opened.pop()
    if indent < 0 and block.line != search.line:
        search.inside = (at, block)
    search.emptied = None if opened else (at, block)


def _by_count(tokens: Tokens) -> _Search:
    """Plain matching, for files whose indentation says nothing."""
    search = _Search()
    for at, kind in enumerate(tokens.kinds):
        if kind == _OPEN:
            search.opened.append(_Opened(at, 0, 0))
        elif kind == _CLOSE and search.opened:
            search.opened.pop()
        elif kind == _CLOSE:
            search.extra.append(at)
    if search.opened:
        search.unclosed.append((search.opened, len(tokens.kinds) - 1))
    return search


def _tell_unclosed(tokens: Tokens, opened: list[_Opened], shown: int, bag: Bag) -> None:
    source = tokens.source
    *others, block = opened
    related = []
    place = Span(source, tokens.starts[shown], tokens.ends[shown])
    if shown == len(tokens.kinds) - 1:
        line, _ = source.line_column(len(source.text.rstrip()))
        note = f"the file ends on line {line}, where a `}}` is still missing"
    else:
        note = "its `}` was expected before this"
        related.append(Label(place, note))
        note = ""
    related += [
        Label(Span(source, tokens.starts[b.token], tokens.ends[b.token]), "nor is this one")
        for b in reversed(others[-5:])
    ]
    bag.add(
        Diagnostic(
            "E0102", "this brace is never closed",
            Span(source, tokens.starts[block.token], tokens.ends[block.token]),
            label="no `}` belongs to it", related=related, notes=(note,) if note else (),
        )
    )  # fmt: skip


def _tell_extra(tokens: Tokens, token: int, bag: Bag) -> None:
    span = Span(tokens.source, tokens.starts[token], tokens.ends[token])
    bag.add(
        Diagnostic("E0103", "this brace closes nothing", span, label="every block is already closed here")
    )
