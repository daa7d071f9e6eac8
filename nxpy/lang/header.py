"""The header: `key: value` pairs in the comments before a file's first token.

    // expect_exit: 3 license_tier: ORIGINAL
    // args: 8 16
        ->  {"expect_exit": 3, "license_tier": "ORIGINAL", "args": ["8", "16"]}

One row per key. What is not a known key is prose.
"""

from __future__ import annotations

import re
from collections.abc import Callable


class Key:
    """One header key.

    kind      what a value is, in words
    parse     text to value; ValueError says what is wrong with it
    whole     whether the value runs to the next known key or the line's end (else one word)
    default   the value where the header does not name the key
    """

    __slots__ = ("default", "example", "help", "kind", "name", "parse", "whole")

    def __init__(
        self, name: str, kind: str, parse: Callable[[str], object], default: object, help: str,
        example: str, *, whole: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.kind = kind
        self.parse = parse
        self.default = default
        self.help = help
        self.example = example
        self.whole = whole


class Problem:
    """A bad value or a repeated key: code, message, place in the text, what helps."""

    __slots__ = ("code", "end", "first", "help", "message", "start")

    def __init__(
        self, code: str, message: str, start: int, end: int, help: str, first: tuple[int, int] | None = None
    ) -> None:
        self.code = code
        self.message = message
        self.start = start
        self.end = end
        self.help = help
        self.first = first
        """For a repeated key: where it stood first."""


MAX_PROBLEMS = 20
"""Problems after which the rest of a header is not looked at."""
RESOURCES = ("gpu", "mpi")
POLICIES = ("no-float",)


def _exit_status(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) > 255:
        raise ValueError("an exit status is a whole number from 0 to 255")
    return int(text)


def _word(text: str) -> str:
    return text


def _seconds(text: str) -> float:
    if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) is None or float(text) <= 0:
        raise ValueError("a timeout is a positive number of seconds, such as 10 or 0.5")
    return float(text)


def _resources(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in RESOURCES:
            known = " and ".join(f"`{r}`" for r in RESOURCES)
            raise ValueError(f"a gate can require {known} (a comma list), not `{name}`")
    return list(dict.fromkeys(names))


def _policy(text: str) -> str:
    if text not in POLICIES:
        raise ValueError("the only policy is `no-float`")
    return text


KEYS: dict[str, Key] = {
    row.name: row
    for row in (
        Key("expect_exit", "0 to 255", _exit_status, 0, "the exit status that `nxpy test` expects", "3"),
        Key("license_tier", "a word", _word, None, "a label to select gates by", "ORIGINAL"),
        Key("timeout", "seconds", _seconds, None, "how long the gate may run under `nxpy test`", "2.5"),
        Key(
            "requires", "a comma list of gpu, mpi", _resources, [],
            "what the machine must have; elsewhere the gate is skipped", "gpu, mpi", whole=True,
        ),
        Key("policy", "no-float", _policy, None, "a promise that the compiler holds the file to", "no-float"),
        Key(
            "args", "words", str.split, [], "arguments for `main` where the command line gives none",
            "8 16", whole=True,
        ),
    )
}  # fmt: skip

# A key stands at the start of a word; `my_timeout:` and `x.timeout:` are prose.
_KEY = re.compile(r"(?<![\w.-])(" + "|".join(KEYS) + r")[ \t]*:(?!:)[ \t]*")
_EDGE = re.compile(r"[ \t]*(?:\*+/)?[ \t\r]*$")


def read(text: str) -> tuple[dict[str, object], list[Problem]]:
    """The values in the comments of `text` (a file's start up to its first token), and what is wrong.

    Offsets in problems count from the start of `text`.
    """
    values: dict[str, object] = {}
    problems: list[Problem] = []
    places: dict[str, tuple[int, int]] = {}
    line_start = 0
    for line in text.split("\n"):
        if len(problems) >= MAX_PROBLEMS:
            break
        found, stop = _keys(line)
        for match, following in zip(found, [*found[1:], None], strict=False):
            limit = following.start() if following else stop
            key = KEYS[match[1]]
            value = line[match.end() : limit].rstrip(" \t,;")
            if not key.whole:
                value = value.split(None, 1)[0].rstrip(",;") if value else ""
            at = line_start + match.start()
            start = line_start + match.end()
            span = (start, start + len(value)) if value else (at, at + len(match[1]))
            if key.name in places:
                problems.append(
                    Problem(
                        "E0402", f"`{key.name}` is given twice", at, at + len(match[1]),
                        "keep one of the two", places[key.name],
                    )
                )  # fmt: skip
                continue
            places[key.name] = (at, at + len(match[1]))
            _store(key, value, span, values, problems)
        line_start += len(line) + 1
    return values, problems


def _keys(line: str) -> tuple[list[re.Match[str]], int]:
    """The keys in a line, and where the last one's value ends at the latest."""
    if ":" not in line:  # most lines of most headers, and the searches below are slow
        return [], 0
    edge = _EDGE.search(line)
    stop = edge.start() if edge else len(line)
    return list(_KEY.finditer(line, 0, stop)), stop


def _store(
    key: Key, value: str, span: tuple[int, int], values: dict[str, object], problems: list[Problem]
) -> None:
    example = f"for example `{key.name}: {key.example}`"
    if not value and key.name != "args":
        problems.append(Problem("E0401", f"`{key.name}` has no value", *span, example))
        return
    try:
        values[key.name] = key.parse(value)
    except ValueError as error:
        problems.append(Problem("E0401", f"bad value for `{key.name}`: {error}", *span, example))
