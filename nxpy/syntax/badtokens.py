"""Errors in a single token, in the user's terms.

Each function reports one token and, where it can be in doubt, names the kind that was meant.
"""

from __future__ import annotations

import re

from nxpy.base.diagnostic import Bag, Diagnostic, Fix
from nxpy.base.source import Source, Span

MAX_STRING = 1 << 20
"""Longest string literal, in code points."""
MAX_NUMBER = 1000
"""Longest number, in code points."""

_BAD_ESCAPE = re.compile(
    r"""\\(?:[ntr0\\"']|x[0-9A-Fa-f]{2})|(\\(?:x[0-9A-Fa-f]?|u\{[^}"\n]{0,8}\}|[^\n]|$))"""
)
_ESCAPE_MEANT = {"a": "07", "b": "08", "v": "0b", "f": "0c", "e": "1b"}
_SUFFIX = re.compile(
    r"([0-9_]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|[0-9_]+\.)_?([iu](?:8|16|32|64|128)|[iu]size|f32|f64|[uU]?[lL]{1,2}[uU]?|[uUfFdD]|n)"
)
_DIGITS = {"x": "0-9 and a-f", "o": "0-7", "b": "0 and 1"}


def _add(
    bag: Bag, code: str, message: str, source: Source, start: int, end: int, *, label: str = "",
    notes: tuple[str, ...] = (), helps: tuple[str, ...] = (), replacement: str | None = None,
) -> None:  # fmt: skip
    span = Span(source, start, end)
    fix = Fix(span, replacement, f"write `{replacement}`") if replacement is not None else None
    bag.add(Diagnostic(code, message, span, label=label, notes=notes, helps=helps, fix=fix))


def shown(text: str) -> str:
    """A piece of source as a message may quote it."""
    if text == "`":
        return "a backquote"
    if len(text) == 1 and not (text.isascii() and text.isprintable()):
        import unicodedata

        name = unicodedata.name(text, "control character")
        return f"U+{ord(text):04X} ({name})"
    if len(text) > 24:
        text = text[:21] + "..."
    return f"`{text}`" if text.isprintable() else repr(text)


# Strings and characters -------------------------------------------------------------------------


def string(source: Source, start: int, end: int, bag: Bag) -> None:
    """A string that is too long, not closed, or holds an unknown escape."""
    if end - start > MAX_STRING:
        _add(
            bag, "E0504", f"this string is {end - start:,} characters long", source, start, start + 1,
            label="starts here", notes=(f"a string literal holds at most {MAX_STRING:,}",),
        )  # fmt: skip
        return
    text = source.text[start:end]
    bad = _escapes(source, start + 1, text[1:], bag)
    if not bad and (len(text) < 2 or text[-1] != '"'):
        _add(
            bag, "E0008", "this string is not closed", source, start, end,
            label='no `"` before the end of the line',
            helps=('a string ends on its own line with `"`; a line break in it is written `\\n`',),
        )  # fmt: skip


_CLOSING = re.compile(r'(?:[^"\\]++|\\.)*+"(?=[ \t\r]*(?:[;,)\]}]|//|$))')
_CODE = re.compile(r"[ \t]*(?:(?:func|struct|import|const|var|let|return|if|while|for|loop)\b|[{}])")


def closing_line(text: str, end: int) -> int:
    """Where a string that its line does not close ends on one of the next lines, or -1.

    That is the offset behind the first `"`, if that line has an odd number of them, with nothing before
    that looks like code, and what follows it can follow a string.
    """
    for _ in range(20):
        start = end + 1
        if start >= len(text):
            return -1
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        line = text[start:end]
        if _CODE.match(line):
            return -1
        if '"' in line:
            odd = (line.count('"') - line.count('\\"')) % 2
            found = _CLOSING.match(line) if odd and len(line) < MAX_STRING else None
            return start + found.end() if found else -1
    return -1


def _escapes(source: Source, at: int, body: str, bag: Bag) -> bool:
    """Reports the unknown escapes of a literal's body; whether there was one."""
    found = [m for m in _BAD_ESCAPE.finditer(body) if m[1]]
    for match in found[:10]:
        letter = match[1][1:2]
        helps: tuple[str, ...] = ("the escapes are \\n \\t \\r \\0 \\\\ \\\" \\' and \\xNN",)
        meant = None
        if letter in _ESCAPE_MEANT:
            meant = f"\\x{_ESCAPE_MEANT[letter]}"
        elif letter == "x":
            helps = ("`\\x` takes two hexadecimal digits, as in `\\x0a`",)
        elif letter in ("u", "U"):
            helps = ("the source is UTF-8: write the character itself, or its bytes as `\\xNN`",)
        elif letter.isdigit():
            helps = ("there are no octal escapes; write the byte as `\\xNN`",)
        what = f"`{match[1]}` is not an escape" if letter.isprintable() and letter else "a lone backslash"
        place = at + match.start(1)
        _add(
            bag, "E0009", what, source, place, place + len(match[1]),
            label="unknown escape", helps=helps, replacement=meant,
        )  # fmt: skip
    return bool(found)


def character(source: Source, start: int, end: int, bag: Bag) -> str:
    """A character that is none; the kind of token it was meant for."""
    text = source.text[start:end]
    if len(text) < 2 or text[-1] != "'":
        _add(
            bag, "E0010", "this character is not closed", source, start, end,
            label="no `'` behind it", helps=("a character is one byte between quotes, as in `'a'`",),
        )  # fmt: skip
        return "CHARACTER"
    body = text[1:-1]
    if not body:
        _add(
            bag, "E0010", "a character cannot be empty", source, start, end,
            helps=("a space is `' '`, the zero byte is `'\\0'`, an empty string is `\"\"`",),
        )  # fmt: skip
        return "CHARACTER"
    if body[0] == "\\" and _escapes(source, start + 1, body, bag):
        return "CHARACTER"
    if len(body) == 1:
        size = len(body.encode("utf-8", "replace"))
        what = f"{shown(body)} is {size} bytes in UTF-8" if size > 1 else f"{shown(body)} cannot stand here"
        _add(
            bag, "E0010", "a character is one byte", source, start, end, label=what,
            helps=(f'as a string, with its bytes one by one, it is `"{body}"`',) if size > 1 else (),
        )  # fmt: skip
        return "CHARACTER"
    double = '"' + body.replace('"', '\\"').replace("\\'", "'") + '"'
    _add(
        bag, "E0011", "a string is written in double quotes", source, start, end,
        label="single quotes hold one byte", replacement=double,
    )  # fmt: skip
    return "STRING"


# Numbers ----------------------------------------------------------------------------------------


def too_large(source: Source, start: int, end: int, bag: Bag) -> None:
    """An integer that no type holds."""
    _add(
        bag, "E0007", "this integer does not fit 64 bits", source, start, end,
        notes=("the largest integer is 18446744073709551615 (0xffff_ffff_ffff_ffff), a u64",),
    )  # fmt: skip


def number(source: Source, start: int, end: int, bag: Bag) -> str:
    """A malformed number; INTEGER or FLOAT, whichever was meant."""
    text = source.text[start:end]
    if len(text) > MAX_NUMBER:
        _add(bag, "E0005", f"this number is {len(text):,} characters long", source, start, start + 1)
        return "INTEGER"
    for rule in (_leading_zero, _based, _underscores, _point, _suffix, _exponent, _points):
        found = rule(text)
        if found is not None:
            code, message, label, helps, replacement = found
            _add(bag, code, message, source, start, end, label=label, helps=helps, replacement=replacement)
            return "FLOAT" if "." in text else "INTEGER"
    letters = re.search(r"[A-Za-z_]", text[1:])
    at = start + 1 + (letters.start() if letters else 0)
    named = re.fullmatch(r"[0-9]+_?[A-Za-z][A-Za-z0-9_]*", text)
    _add(
        bag, "E0005", f"{shown(text)} is not a number", source, start, end,
        label=f"{shown(source.text[at:end])} cannot follow a digit" if named else "",
        helps=("a name starts with a letter or `_`",)
        if named
        else ("numbers are written as in `12`, `0x1f`, `1.5` and `2.5e-3`",),
    )  # fmt: skip
    return "FLOAT" if "." in text else "INTEGER"


_Found = tuple[str, str, str, tuple[str, ...], str | None] | None


def _leading_zero(text: str) -> _Found:
    if re.fullmatch(r"0[0-9_]*[0-9]", text) is None:
        return None
    digits = text.replace("_", "").lstrip("0") or "0"
    octal = not set(digits) & {"8", "9"} and digits != "0"
    helps = (f"in octal it is `0o{digits}`, in decimal `{digits}`",) if octal else (f"write `{digits}`",)
    what = "a number cannot start with 0"
    return "E0006", what, "octal or decimal?" if octal else "", helps, f"0o{digits}" if octal else digits


def _based(text: str) -> _Found:
    match = re.match(r"0([xXoObB])(.*)", text)
    if match is None:
        return None
    base, digits = match[1].lower(), match[2]
    if not digits.strip("_."):
        return "E0005", f"`{text}` has no digits", f"digits {_DIGITS[base]} come here", (), None
    if match[1].isupper():
        return "E0005", f"`0{match[1]}` is written `0{base}`", "", (), f"0{base}{digits}"
    good = {"x": "[0-9a-fA-F_]", "o": "[0-7_]", "b": "[01_]"}[base]
    rest = re.sub(f"^{good}*", "", digits)
    if rest:
        name = {"x": "hexadecimal", "o": "octal", "b": "binary"}[base]
        return "E0005", f"`{rest[0]}` is not a {name} digit", f"the digits are {_DIGITS[base]}", (), None
    clean = re.sub("_+", "_", digits).strip("_")
    return "E0005", "`_` stands between two digits", "", (), f"0{base}{clean}"


def _underscores(text: str) -> _Found:
    if re.fullmatch(r"[0-9_.]+", text) is None or "_" not in text:
        return None
    clean = re.sub(r"_*\._*", ".", re.sub("_+", "_", text)).strip("_")
    if "." in clean and not re.fullmatch(r"[0-9_]+\.[0-9_]+", clean):
        return None
    return "E0005", "`_` stands between two digits", "", (), clean


def _point(text: str) -> _Found:
    match = re.fullmatch(r"([0-9_]+)\.([eE][-+]?[0-9]+)?", text)
    if match is None:
        return None
    return "E0005", "a float has digits on both sides of its point", "", (), f"{match[1]}.0{match[2] or ''}"


def _suffix(text: str) -> _Found:
    match = _SUFFIX.fullmatch(text)
    if match is None:
        return None
    value, suffix = match[1].rstrip("_"), match[2]
    value += "0" if value.endswith(".") else ""
    known = re.fullmatch(r"[iu](8|16|32|64)|f32|f64", suffix)
    helps = (f"write `{value} as {suffix}`, or leave it to the context: `{value}`",) if known else ()
    what = f"numbers have no suffix such as `{suffix}`"
    return "E0005", what, "a literal takes the type that its context asks for", helps, value


def _exponent(text: str) -> _Found:
    if re.fullmatch(r"[0-9_]+(\.[0-9_]+)?[eE]", text) is None:
        return None
    return "E0005", "the exponent has no digits", "digits come after `e`", ("for example `1e5`",), None


def _points(text: str) -> _Found:
    """`1.2.3`, `1.abs`"""
    if re.fullmatch(r"[0-9_]+\.[0-9_]*(\.[0-9_]*)+", text):
        helps = ("a range is `a..b`; version numbers and addresses are strings",)
        return "E0005", f"{shown(text)} has more than one point", "a number has one", helps, None
    if re.fullmatch(r"[0-9][0-9_.]*\.[A-Za-z_][A-Za-z0-9_]*", text):
        return "E0005", f"{shown(text)} is not a number", "a number has no fields or methods", (), None
    return None


# Characters that begin no token -----------------------------------------------------------------


def unclosed_comment(source: Source, start: int, bag: Bag) -> None:
    nested = source.text.count("*/") and "`/* */` does not nest: the first `*/` ends it"
    _add(
        bag, "E0004", "this comment is not closed", source, start, start + 2,
        label="no `*/` follows", notes=(nested,) if nested else (),
    )  # fmt: skip


_TEXT_MARKS = {
    "\u201c": '"', "\u201d": '"', "\u2018": "'", "\u2019": "'", "\u2013": "-", "\u2014": "-", "\u2212": "-",
    "\u00d7": "*", "\u00f7": "/", "\u2264": "<=", "\u2265": ">=", "\u2260": "!=", "\u00a0": " ",
    "\uff08": "(", "\uff09": ")", "\uff1b": ";", "\u037e": ";", "\uff0c": ",", "\u2026": "...",
}  # fmt: skip
"""What word processors put where source code has ASCII."""

_STRAY = {
    "@": "`@` means nothing in NX",
    "$": "`$` means nothing in NX; names are letters, digits and `_`",
    "`": "strings are written in double quotes",
    "\\": "a backslash stands only inside a string; a statement may simply go on on the next line",
}


QUOTES = {"`": "`", "\u201c": "\u201d", "\u2018": "\u2019", '"': '"'}
"""What opens and closes strings elsewhere; `"` stands for three of them."""


def quoted(source: Source, start: int, end: int, bag: Bag) -> str:
    """A whole string in other quotes; the kind of token it was meant for."""
    text = source.text[start:end]
    triple = text[0] == '"'
    body = text[3:-3] if triple else text[1:-1]
    single = text[0] == "\u2018" and len(body) == 1
    quote = "'" if single else '"'
    meant = quote + body.replace("\\" + quote, quote).replace(quote, "\\" + quote) + quote
    plain = "\n" not in body and "${" not in body and len(body) < MAX_STRING
    what = "a character is written in single quotes" if single else "strings are written in double quotes"
    one_line = 'a string stands on one line, between `"` and `"`; a line break in it is written `\\n`'
    if triple:
        _add(bag, "E0008", 'there are no strings in `"""`', source, start, start + 3, helps=(one_line,))
    elif "\n" in body:
        _add(bag, "E0003", what, source, start, start + 1, helps=(one_line,))
    else:
        _add(bag, "E0003", what, source, start, end, replacement=meant if plain else None)
    return "CHARACTER" if single else "STRING"


def stray(source: Source, start: int, end: int, bag: Bag) -> None:
    """Characters that belong to no token."""
    text = source.text[start:end]
    first = text[0]
    if first in _TEXT_MARKS:
        meant = _TEXT_MARKS[first]
        _add(
            bag, "E0003", f"{shown(first)} is not `{meant}`", source, start, start + 1,
            label="looks alike, but is another character", replacement=meant,
        )  # fmt: skip
    elif first.isalpha():
        _add(
            bag, "E0003", f"{shown(first)} cannot be part of a name", source, start, end,
            helps=("names are made of A-Z, a-z, 0-9 and `_`; strings and comments may hold any text",),
        )  # fmt: skip
    else:
        helps = (_STRAY[first],) if first in _STRAY else ()
        _add(bag, "E0003", f"{shown(first)} is not part of the language", source, start, end, helps=helps)


_HEADERS = dict.fromkeys(
    ("stdio.h", "cstdio", "iostream", "iomanip", "print", "unistd.h", "inttypes.h"), "nx_io.nx"
) | dict.fromkeys(("string.h", "cstring", "strings.h", "memory.h"), "nx_mem.nx")
"""Headers of C and C++, and the file of the bundled library that has the most of what they have."""


def hash_line(source: Source, start: int, end: int, bag: Bag) -> None:
    """`#` and what follows on its line: C's preprocessor, a script's comment, Rust's attribute."""
    text = source.text[start:end].rstrip()
    include = re.fullmatch(r"#\s*include\s*([<\"])([^>\"]*)[>\"].*", text)
    define = re.fullmatch(r"#\s*define\s+(\w+)\s+(\S.*)", text)
    if include:
        module = _HEADERS.get(include[2])
        helps = "another file's declarations come with `import`"
        if module is None and include[1] == "<":
            helps = "leave it out: NX has none of C's headers, and needs none for its types and system calls"
        _add(
            bag, "E0336", "there is no `#include`", source, start, start + len(text),
            helps=(helps,), replacement=f'import "{module}"' if module else None,
        )  # fmt: skip
    elif define:
        _add(
            bag, "E0318", "there is no preprocessor", source, start, start + len(text),
            helps=("a constant stands at top level",), replacement=f"const {define[1]} = {define[2]}",
        )  # fmt: skip
    elif re.match(r"#!?\[|#\s*(if|ifdef|ifndef|endif|else|elif|pragma|undef|line|error)\b", text):
        _add(bag, "E0318", "there are no directives or attributes", source, start, start + len(text))
    else:
        _add(
            bag, "E0318", "a comment starts with `//`", source, start, start + len(text),
            label="`#` means nothing here", replacement="//" + text[1:],
        )  # fmt: skip


SPELT = {"===": "==", "!==": "!=", "<>": "!="}
"""Comparisons of other languages, and what they are here."""


def comparison(source: Source, start: int, end: int, bag: Bag) -> str:
    text = source.text[start:end]
    meant = SPELT[text]
    _add(bag, "E0311", f"`{text}` is written `{meant}`", source, start, end, replacement=meant)
    return meant
