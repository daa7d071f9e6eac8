"""Text to tokens, in one pass of one regular expression.

    let x = 0x1F   ->   kinds  [let, NAME, =, INTEGER, $END]
                        starts [0, 4, 6, 8, 12]   ends [3, 5, 7, 12, 12]

A token that is wrong in itself (`12abc`, `'ab'`, `"\\q"`) is reported here and goes on as the kind that was
meant, so that the parser does not stumble over it again; `Tokens.faulty` remembers which those are.
"""

from __future__ import annotations

import re
from itertools import islice

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span
from nxpy.syntax import badtokens
from nxpy.syntax.badtokens import MAX_NUMBER, MAX_STRING
from nxpy.syntax.tables import FOREIGN, KIND

MAX_TOKENS = 2_000_000
_STRETCH = 100_000
"""Tokens that are read before their number is looked at again."""
MAX_ERRORS = 100
"""Errors after which a file is given up."""

_TOKEN = re.compile(
    r"""[ \t\r\n\f\v]*+(
      [A-Za-z_][A-Za-z0-9_]*+                                               # word
    | [(){}\[\];,~] | [-+*/%&|^!<>=:.](?![-+*/&|<>=:.])                      # mark that stands alone
    | //[^\n]*+|/\*(?:[^*]++|\*(?!/))*+\*/                                  # comment
    | [0-9](?:[0-9_]*+(?:\.[0-9][0-9_]*+)?+(?:[eE][-+]?[0-9]++)?+)          # number
      [A-Za-z0-9_]*+(?:\.(?!\.)[A-Za-z0-9_]*+)*+
    | ===|!==|<>|\.\.[.=]|:=|\+\+|=>|&&=|\|\|=|/\*|\#[^\n]*+                # not NX
    | "{3}(?:[^"]++|"(?!"{2}))*+"{3}|`(?:[^`\n]*+\n){0,20}+[^`\n]*+`
    | \u201c[^\u201d\n]*+\u201d|\u2018[^\u2019\n]*+\u2019|[?@$\\`]
    | [^\x00-\x7e]++|[\x00-\x08\x0e-\x1f\x7f]++
    | <<=|>>=|\.\.|::|->|&&|\|\||[-+*/%&|^=!<>]=|<<|>>|[-+*/%&|^!<>=:.]     # mark
    | "(?:[^"\\\n]++|\\[^\n])*+\\?+"?+                                      # string
    | '(?:[^'\\\n]++|\\[^\n])*+'|'(?:\\.|[^'\\\n])?[A-Za-z0-9_]*+           # character
    | \Z
    )""",
    re.VERBOSE,
)
_INTEGER = re.compile(
    r"0x[0-9A-Fa-f]+(?:_[0-9A-Fa-f]+)*|0o[0-7]+(?:_[0-7]+)*|0b[01]+(?:_[01]+)*|0|[1-9][0-9]*(?:_[0-9]+)*"
)
_FLOAT = re.compile(r"[0-9]+(?:_[0-9]+)*(?:\.[0-9]+(?:_[0-9]+)*(?:[eE][+-]?[0-9]+)?|[eE][+-]?[0-9]+)")
_STRING = re.compile(r"""["](?:[^"\\\n]++|\\(?:[ntr0\\"']|x[0-9A-Fa-f]{2}))*+["]""")
_CHARACTER = re.compile(r"""'(?:[^'\\\n\x00-\x08\x7f-\U0010ffff]|\\(?:[ntr0\\"']|x[0-9A-Fa-f]{2}))'""")

_WORDS = {word: kind for word, kind in KIND.items() if word.isalpha() and word.islower()}
_WORDS |= dict.fromkeys(
    ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64", "bool"), KIND["TYPE"]
)
_KNOWN = _WORDS | {mark: kind for mark, kind in KIND.items() if not mark.strip("$").isalpha()}
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
_DIGITS = frozenset("0123456789")
_FOREIGN = frozenset((":=", "++", "=>", "&&=", "||=", "...", "..=", "?"))
"""Tokens that the parser meets, since what helps depends on where they stand."""
NAME, INTEGER, FLOAT = KIND["NAME"], KIND["INTEGER"], KIND["FLOAT"]
STRING, CHARACTER, END = KIND["STRING"], KIND["CHARACTER"], KIND["$END"]


class Tokens:
    """One file's tokens, in parallel lists; the last is `$END`.

    comments   (start, end) of each, markers included
    faulty     offsets of the tokens that were reported already
    limit      how many diagnostics the bag may hold before the file is given up
    swallowed  whether a comment that was not closed took the rest of the file
    """

    __slots__ = ("comments", "ends", "faulty", "kinds", "limit", "source", "starts", "swallowed")

    def __init__(self, source: Source, limit: int) -> None:
        self.source = source
        self.limit = limit
        self.kinds: list[int] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.comments: list[tuple[int, int]] = []
        self.faulty: set[int] = set()
        self.swallowed = False

    def append(self, kind: int, start: int, end: int) -> None:
        self.kinds.append(kind)
        self.starts.append(start)
        self.ends.append(end)

    def text(self, index: int) -> str:
        return self.source.text[self.starts[index] : self.ends[index]]

    def replace(self, first: int, last: int, made: list[tuple[int, int, int]]) -> None:
        """Puts the (kind, start, end) in `made` where the tokens [first, last) were."""
        self.kinds[first:last] = [kind for kind, _, _ in made]
        self.starts[first:last] = [start for _, start, _ in made]
        self.ends[first:last] = [end for _, _, end in made]


class TooMany(Exception):
    """Reading on would help no one: an error that ends the parse was added to the bag.

    `cut` says that there were more of its kind, which the user should be told.
    """

    def __init__(self, cut: bool = False) -> None:
        self.cut = cut


def tokenize(tokens: Tokens, bag: Bag) -> None:
    """Fills in all tokens of a source; what is wrong with a token goes to the bag."""
    source = tokens.source
    at = 0
    while at >= 0:
        at = _scan(tokens, at, bag)
        if len(tokens.kinds) > MAX_TOKENS:
            where = Span(source, tokens.starts[MAX_TOKENS], tokens.ends[MAX_TOKENS])
            notes = (f"a file holds at most {MAX_TOKENS:,} tokens; split it",)
            bag.add(Diagnostic("E0503", "this file is too long", where, notes=notes))
            raise TooMany
    tokens.append(END, len(source.text), len(source.text))


def _scan(tokens: Tokens, at: int, bag: Bag) -> int:
    """Adds some tokens from an offset on; where to read on, or -1 at the end."""
    kinds, starts, ends = tokens.kinds, tokens.starts, tokens.ends
    text = tokens.source.text
    known = dict(_KNOWN)  # joined by this file's names and numbers as they come
    for match in islice(_TOKEN.finditer(text, at), _STRETCH):
        token = match[1]
        start, end = match.span(1)
        kind = known.get(token)
        if kind is None:
            first = token[:1]
            if first in _LETTERS:
                kind = known[token] = NAME
            elif first in _DIGITS:
                kind = _number(tokens, token, start, end, bag)
                if start not in tokens.faulty:
                    known[token] = kind
            elif first == '"' and end - start <= MAX_STRING and _STRING.fullmatch(token) is not None:
                kind = STRING
            elif first == "'" and _CHARACTER.fullmatch(token) is not None:
                kind = CHARACTER
            elif first == "/" and token != "/*":
                tokens.comments.append((start, end - 1 if token[-1] == "\r" else end))
                continue
            elif not first:
                return -1
            else:
                behind = _unusual(tokens, token, start, end, bag)
                if behind != end:
                    return behind
                continue
        kinds.append(kind)
        starts.append(start)
        ends.append(end)
    return end


def _number(tokens: Tokens, text: str, start: int, end: int, bag: Bag) -> int:
    """INTEGER or FLOAT; a malformed number is reported."""
    if len(text) <= MAX_NUMBER:
        if _INTEGER.fullmatch(text) is not None:
            # Python refuses to read thousands of decimal digits; 2**64 has twenty.
            decimal = text[1:2] not in "xob"
            if len(text) > 18 and ((decimal and len(text) > 50) or int(text, 0) >> 64):
                tokens.faulty.add(start)
                badtokens.too_large(tokens.source, start, end, bag)
            return INTEGER
        if _FLOAT.fullmatch(text) is not None:
            return FLOAT
    previous = tokens.ends[-1] if tokens.ends else -1
    repeated = previous == start and tokens.starts[-1] in tokens.faulty
    tokens.faulty.add(start)
    _check(tokens, bag)
    return INTEGER if repeated else KIND[badtokens.number(tokens.source, start, end, bag)]


def _check(tokens: Tokens, bag: Bag) -> None:
    if len(bag.items) >= tokens.limit:
        raise TooMany


def _unusual(tokens: Tokens, token: str, start: int, end: int, bag: Bag) -> int:
    """A token that is wrong in itself, or one that only other languages have; the offset behind it."""
    source = tokens.source
    _check(tokens, bag)
    if token in _FOREIGN:
        tokens.append(FOREIGN, start, end)
        return end
    tokens.faulty.add(start)
    if token[0] == '"' and not token.startswith('"""'):
        badtokens.string(source, start, end, bag)
        return _unclosed_string(tokens, start, end)
    if token[0] == "'":
        tokens.append(KIND[badtokens.character(source, start, end, bag)], start, end)
    elif token == "/*":
        badtokens.unclosed_comment(source, start, bag)
        tokens.swallowed = True
        return -1
    elif token in badtokens.SPELT:
        tokens.append(KIND[badtokens.comparison(source, start, end, bag)], start, end)
    elif token[0] == "#":
        badtokens.hash_line(source, start, end, bag)
    elif end - start > 1 and badtokens.QUOTES.get(token[0]) == token[-1]:
        tokens.append(KIND[badtokens.quoted(source, start, end, bag)], start, end)
    else:
        badtokens.stray(source, start, end, bag)
    return end


def _unclosed_string(tokens: Tokens, start: int, end: int) -> int:
    """Adds a bad string and returns the offset behind it.

    Where it is closed on a later line, it was to go on up to there. A brace at the end of the line that
    it swallowed still opens or closes its block.
    """
    text = tokens.source.text
    closed = end - start > 1 and text[end - 1] == '"' and text[end - 2] != "\\"
    later = -1 if closed else badtokens.closing_line(text, end)
    if later > 0:
        tokens.append(STRING, start, later)
        return later
    stop = end
    while stop > start and text[stop - 1] in " \t\r;":
        stop -= 1
    last = text[stop - 1]
    if last in "{}" and text[end - 1] != '"':
        tokens.append(STRING, start, stop - 1)
        tokens.append(KIND[last], stop - 1, stop)
    else:
        tokens.append(STRING, start, end)
    return end


def is_name(text: str) -> bool:
    """Whether a text can be written as a name."""
    return text.isascii() and text.isidentifier() and text not in _WORDS
