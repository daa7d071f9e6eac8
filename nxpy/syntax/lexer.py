"""Text to tokens, in one pass of one regular expression.

    let x = 0x1F   ->   kinds  [let, NAME, =, INTEGER, $END]
                        starts [0, 4, 6, 8, 12]   ends [3, 5, 7, 12, 12]

A token that is wrong in itself (`12abc`, `'ab'`, `"\\q"`) is reported here and goes on as the kind that was
meant, so that the parser does not stumble over it again; `Tokens.faulty` remembers which those are.
"""

from __future__ import annotations

import re
from array import array

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.base.source import Source, Span
from nxpy.syntax import badtokens
from nxpy.syntax.tables import KIND

MAX_TOKENS = 4_000_000

_TOKEN = re.compile(
    r"""[ \t\r\n\f\v]*+(?:
      ([A-Za-z_][A-Za-z0-9_]*+)                                              # 1 word
    | (//[^\n]*+|/\*(?:[^*]++|\*(?!/))*+\*/)                                 # 2 comment
    | ( ===|!==|<>|\.\.\.|\.\.=|:=|\+\+|=>|&&=|\|\|=|/\*|[?@\#$\\`]            # 3 not NX
      | [^\x00-\x7e]++|[\x00-\x08\x0e-\x1f\x7f]++ )
    | (<<=|>>=|\.\.|::|->|&&|\|\||[-+*/%&|^=!<>]=|<<|>>|[-+*/%&|^~!<>=(){}\[\];:,.])  # 4 mark
    | ([0-9](?:[0-9_]*+(?:\.[0-9][0-9_]*+)?+(?:[eE][-+]?[0-9]++)?+)[A-Za-z0-9_]*+(?:\.(?!\.))?+)  # 5 number
    | ("(?:[^"\\\n]++|\\[^\n])*+"?+)                                         # 6 string
    | ('(?:[^'\\\n]++|\\[^\n])*+'?+)                                         # 7 character
    | (\Z)                                                                   # 8
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
NAME, INTEGER, FLOAT = KIND["NAME"], KIND["INTEGER"], KIND["FLOAT"]
STRING, CHARACTER, END = KIND["STRING"], KIND["CHARACTER"], KIND["$END"]


class Tokens:
    """One file's tokens, in parallel arrays; the last is `$END`.

    comments   (start, end) of each, markers included
    faulty     offsets of the tokens that were reported already
    """

    __slots__ = ("comments", "ends", "faulty", "kinds", "source", "starts")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.kinds = bytearray()
        self.starts = array("I")
        self.ends = array("I")
        self.comments: list[tuple[int, int]] = []
        self.faulty: set[int] = set()

    def text(self, index: int) -> str:
        return self.source.text[self.starts[index] : self.ends[index]]

    def replace(self, first: int, last: int, made: list[tuple[int, int, int]]) -> None:
        """Puts the (kind, start, end) in `made` where the tokens [first, last) were."""
        self.kinds[first:last] = bytes(kind for kind, _, _ in made)
        self.starts[first:last] = array("I", [start for _, start, _ in made])
        self.ends[first:last] = array("I", [end for _, _, end in made])


def tokenize(source: Source, bag: Bag) -> Tokens:
    """All tokens of a source; what is wrong with a token goes to the bag."""
    tokens = Tokens(source)
    add_kind, add_start, add_end = tokens.kinds.append, tokens.starts.append, tokens.ends.append
    comments = tokens.comments
    words, marks = _WORDS.get, KIND
    text = source.text
    for match in _TOKEN.finditer(text):
        group = match.lastindex
        start, end = match.span(group)  # type: ignore[arg-type]
        if group == 1:
            kind = words(match[1], NAME)
        elif group == 4:
            kind = marks[match[4]]
        elif group == 5:
            kind = _number(tokens, match[5], start, end, bag)
        elif group == 6:
            kind = STRING
            if _STRING.fullmatch(match[6]) is None or end - start > badtokens.MAX_STRING:
                tokens.faulty.add(start)
                badtokens.string(source, start, end, bag)
        elif group == 7:
            kind = CHARACTER
            if _CHARACTER.fullmatch(match[7]) is None:
                tokens.faulty.add(start)
                kind = KIND[badtokens.character(source, start, end, bag)]
        elif group == 2:
            comments.append((start, end - 1 if text[end - 1] == "\r" else end))
            continue
        elif group == 8:
            break
        else:
            tokens.faulty.add(start)
            bag.add(Diagnostic("E0002", "stray character", Span(source, start, end)))
            continue
        add_kind(kind)
        add_start(start)
        add_end(end)
    add_kind(END)
    add_start(len(text))
    add_end(len(text))
    return tokens


def _number(tokens: Tokens, text: str, start: int, end: int, bag: Bag) -> int:
    """INTEGER or FLOAT; a malformed number is reported."""
    if _INTEGER.fullmatch(text) is not None:
        if len(text) > 18 and int(text, 0) >> 64:
            tokens.faulty.add(start)
            badtokens.too_large(tokens.source, start, end, bag)
        return INTEGER
    if _FLOAT.fullmatch(text) is not None:
        return FLOAT
    tokens.faulty.add(start)
    return KIND[badtokens.number(tokens.source, start, end, bag)]
