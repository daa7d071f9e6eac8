"""What happens at a syntax error: tell it once, and find a place from which reading on makes sense.

In this order: braces that do not match (then the file is read anew); a habit from another language;
a token that was already reported; else what was expected, and the smallest change after which the
text reads on (one token more, one token less), or the statement's end.
"""

from __future__ import annotations

from typing import Any

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.syntax import braces, expected, tree
from nxpy.syntax.habits import ROWS
from nxpy.syntax.lexer import MAX_ERRORS, Tokens, TooMany
from nxpy.syntax.tables import KIND
from nxpy.syntax.trouble import STARTERS, Trouble, accepts

_INSERTABLE = (")", "]", ",", ":", "=", "in", "NAME", "INTEGER", "TYPE")
"""What may be supplied in silence; a missing name or value becomes a hole that no one complains about."""
_LOOKAHEAD = 3
"""Tokens that must fit behind a change before it is believed."""


class Restart(Exception):
    """The tokens were mended; read them from the start."""


class Recovery:
    """The errors of one parse."""

    __slots__ = ("bag", "count", "else_after", "last", "looked_at_braces", "tokens", "told")

    def __init__(self, tokens: Tokens, bag: Bag) -> None:
        self.tokens = tokens
        self.bag = bag
        self.count = 0
        self.last = (-1, -1)
        self.else_after: set[int] = set()
        """Offsets of `else` whose `if` could not be read."""
        self.looked_at_braces = False
        self.told: set[int] = set()
        """Offsets of the statements about which something was said that may have left them in pieces."""

    def at_error(self, states: list[int], values: list[Any], position: int) -> tuple[int, int]:
        """Where to read on: the length to cut the stack of states to, and the token."""
        t = Trouble(self.tokens, states, values, position, self.bag)
        if not self.looked_at_braces and self._opening_brace(t):
            return t.base, t.first
        self._limit()
        t.quiet_else = self.tokens.starts[position] in self.else_after
        stuck = self.last == (position, len(self.tokens.kinds))
        self.last = (position, len(self.tokens.kinds))
        start = self.tokens.starts[t.first]
        if not self._faulty(t) and not stuck:
            if any(row(t) for row in ROWS):
                self.told.add(start)
                return t.base, max(t.resume, 0)
            if start not in self.told:
                mended = self._mend(t, expected.report(t))
                if mended is not None:
                    self.told.add(start)
                    return mended
        self.told.add(start)
        self._panic(t, stuck)
        return t.base, t.resume

    def at_suspect(
        self, states: list[int], values: list[Any], position: int, node: tree.ExprStmt | tree.Assign
    ) -> tuple[int, int, bool]:
        """The same for a statement that parses but cannot be meant; the last value: nothing is known."""
        self.count -= 1  # what the checker will report is no reason to give up
        self._limit()
        t = Trouble(self.tokens, states, values, position, self.bag)
        t.suspect = True
        t.assigned = isinstance(node, tree.Assign)
        if self._faulty(t) or self.tokens.starts[t.first] in self.told:
            return t.base, t.first, True
        for row in ROWS:
            if row(t):
                return t.base, max(t.resume, 0), False
        if isinstance(node, tree.Assign):
            _not_a_place(t, node)
        return t.base, t.first, True

    def _opening_brace(self, t: Trouble) -> bool:
        """Puts in a `{` that is missing here, where there is a `}` too many: they are one mistake."""
        if braces.surplus(self.tokens) <= 0 or t.wants("{") is None or t.at(t.position) in (":", "{"):
            return False
        type_begins = t.at(t.position) in ("NAME", "TYPE", "*", "[")
        if t.follows(")") and type_begins and t.find("{", t.position) >= 0:
            return False
        stack = t.wants("{")
        if t.position == t.first or (stack and stack[-1] in ("done", "bare", "items")):
            return False
        expected.report(t, "{")
        return t.put(t.position, t.position, "{")

    def _limit(self) -> None:
        if not self.looked_at_braces:
            self.looked_at_braces = True
            if braces.repair(self.tokens, self.bag):
                raise Restart
        self.count += 1
        if len(self.bag.items) >= self.tokens.limit or self.count > 2 * MAX_ERRORS:
            raise TooMany

    def _faulty(self, t: Trouble) -> bool:
        """Whether a token of this statement was reported already, or is one that was put in."""
        if self.tokens.starts[t.position] == self.tokens.ends[t.position] and t.at(t.position) != "$END":
            return True
        faulty = self.tokens.faulty
        if not faulty:
            return False
        low = self.tokens.starts[t.first]
        high = self.tokens.ends[t.position]
        return any(low <= offset < high for offset in faulty)

    def _mend(self, t: Trouble, wanted: str) -> tuple[int, int] | None:
        """One token more or one token less, or what is left of a bracket's inside."""
        if wanted in (")", "]"):
            if not t.begins_line(t.position) and self._insert(t, ","):
                return len(t.states), t.position
            inside = self._skip_inside(t, wanted)
            if inside:
                return len(t.states), t.position
        if wanted in _INSERTABLE and self._insert(t, wanted):
            return len(t.states), t.position
        at = t.position
        if t.at(at) in STARTERS or t.at(at) in ("{", "}", "$END"):
            return None
        after = bytes(self.tokens.kinds[at + 1 : at + 1 + _LOOKAHEAD])
        if after and accepts(t.states, after) == len(after) and not t.begins_line(at):
            self.tokens.replace(at, at + 1, [])
            return len(t.states), at
        return None

    def _insert(self, t: Trouble, spelling: str) -> bool:
        """Puts in a token, if what follows it then fits."""
        at, kind = t.position, KIND[spelling]
        behind = bytes(self.tokens.kinds[at : at + _LOOKAHEAD])
        if accepts(t.states, bytes([kind]) + behind) <= len(behind):
            return False
        here = self.tokens.ends[at - 1] if at else 0
        self.tokens.replace(at, at, [(kind, here, here)])
        if spelling in ("INTEGER", "NAME", "TYPE"):
            self.tokens.faulty.add(here)
        return True

    def _skip_inside(self, t: Trouble, wanted: str) -> bool:
        """Leaves out what stands before the bracket that closes, where there is one on the line."""
        opener = expected.opener(t, wanted)
        close = t.close(opener) if opener >= 0 else -1
        if close <= t.position or not t.same_line(t.position, close):
            return False
        if not accepts(t.states, bytes(self.tokens.kinds[close : close + 1])):
            return False
        self.tokens.replace(t.position, close, [])
        return True

    def _panic(self, t: Trouble, stuck: bool) -> None:
        """Skips to where a statement or declaration may begin."""
        at = t.position
        if t.top and t.at(t.first) == "func" and at > t.first and not stuck:
            body = at
            while t.at(body) not in ("{", "$END", "func", "struct", "import"):
                body += 1
            if t.at(body) == "{":  # what its parameters were is lost, but the body can be read
                t.put(t.first + 1, body, "NAME", "(", ")")
                return
        end = self._next_item(t) if t.top else t.statement_end(at)
        if t.at(end) == "{" and not t.top:
            close = t.close(end)
            if close >= 0 and t.at(close + 1) == "else":
                self.else_after.add(self.tokens.starts[close + 1])
        if end == at and (stuck or t.first == at):
            if t.at(at) == "$END":
                raise TooMany
            end += 1
        t.go(end)

    def _next_item(self, t: Trouble) -> int:
        """The next declaration of the file, past any block on the way."""
        at = t.position
        while t.at(at) not in ("$END", "func", "struct", "import"):
            if t.at(at) in ("const", "var") and t.begins_line(at):
                return at
            if t.at(at) == ";":
                return at + 1
            if t.at(at) == "{":
                at = max(at, t.close(at))
            at += 1
        return at


def _not_a_place(t: Trouble, node: tree.Assign) -> None:
    target = node.target
    if isinstance(target, tree.Bad):
        return
    what = "the result of a call" if isinstance(target, tree.Call) else "this expression"
    t.bag.add(
        Diagnostic(
            "E0204", f"{what} cannot be assigned to", target.span(t.source),
            helps=("on the left of an assignment stands a variable, an element `a[i]` or a field `s.f`",),
        )
    )  # fmt: skip
