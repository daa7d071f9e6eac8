"""Selection: which of the gates that were found are run. Each filter is a pure function.

-k "train and not ring"        words of the path, with and, or, not and parentheses
--tag license_tier=ORIGINAL    a header value; `--tag requires` alone: the key is there
--shard 2/5                    the second of five parts
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

from nxpy.gate.header_scan import value_text
from nxpy.lang.header import KEYS

Matches = Callable[[str], bool]

_WORD = re.compile(r"\s*(\(|\)|[^\s()]+)")


def keyword(expression: str) -> Matches:
    """`-k`: a test of a path. Words are found in it in any case; raises ValueError."""
    words = _WORD.findall(expression)
    if not words:
        raise ValueError("the pattern is empty")
    test, rest = _either(words)
    if rest:
        raise ValueError(f"`{rest[0]}` stands where `and`, `or` or the end was expected")
    return test


def _either(words: list[str]) -> tuple[Matches, list[str]]:
    left, words = _both(words)
    while words and words[0].lower() == "or":
        right, words = _both(words[1:])
        left = _or(left, right)
    return left, words


def _both(words: list[str]) -> tuple[Matches, list[str]]:
    left, words = _one(words)
    while words and words[0].lower() == "and":
        right, words = _one(words[1:])
        left = _and(left, right)
    return left, words


def _one(words: list[str]) -> tuple[Matches, list[str]]:
    if not words:
        raise ValueError("it ends where a word was expected")
    word, rest = words[0], words[1:]
    if word.lower() == "not":
        test, rest = _one(rest)
        return (lambda path: not test(path)), rest
    if word == "(":
        test, rest = _either(rest)
        if not rest or rest[0] != ")":
            raise ValueError("a parenthesis is not closed")
        return test, rest[1:]
    if word == ")" or word.lower() in ("and", "or"):
        raise ValueError(f"`{word}` stands where a word was expected")
    sought = word.lower()
    return (lambda path: sought in path.lower()), rest


def _or(a: Matches, b: Matches) -> Matches:
    return lambda path: a(path) or b(path)


def _and(a: Matches, b: Matches) -> Matches:
    return lambda path: a(path) and b(path)


def tag(text: str) -> tuple[str, str | None]:
    """`--tag KEY=VALUE` or `KEY`; raises ValueError for a key that no header has."""
    from nxpy.base.suggest import nearest

    key, equals, value = text.partition("=")
    if key not in KEYS:
        near = nearest(key, KEYS)
        hint = f"did you mean `{near}`?" if near else "there are " + ", ".join(KEYS)
        raise ValueError(f"headers have no key `{key}`; {hint}")
    return key, value if equals else None


def has_tag(header: Mapping[str, object], key: str, wanted: str | None) -> bool:
    """Whether a header has the value; one that leaves a key out has the key's default."""
    if wanted is None:
        return key in header
    value = header.get(key, KEYS[key].default)
    if isinstance(value, list) and wanted in map(str, value):
        return True
    return value is not None and value_text(value) == wanted


# Shards -----------------------------------------------------------------------------------------


def shard(text: str) -> tuple[int, int]:
    """`2/5` -> (2, 5); raises ValueError."""
    match = re.fullmatch(r"([0-9]{1,6})/([0-9]{1,6})", text)
    if match is None or not 1 <= int(match[1]) <= int(match[2]):
        raise ValueError("a shard is i/n with i from 1 to n, such as 2/5")
    return int(match[1]), int(match[2])


def partition(paths: Sequence[str], weights: Mapping[str, float], count: int) -> list[list[str]]:
    """`count` parts of about the same weight: every path is in exactly one, since each is put once.

    Heaviest first, each to the part that is lightest so far (Graham's LPT rule, within 4/3 of the
    best). Depends only on what is passed in. A path without a weight weighs as much as the mean.
    """
    known = [weights[path] for path in paths if path in weights]
    mean = sum(known) / len(known) if known else 1.0
    weighted = sorted(((weights.get(path, mean), path) for path in paths), key=lambda w: (-w[0], w[1]))
    parts: list[list[str]] = [[] for _ in range(count)]
    loads = [(0.0, 0, index) for index in range(count)]
    from heapq import heapreplace

    for weight, path in weighted:
        load, members, index = loads[0]
        parts[index].append(path)
        heapreplace(loads, (load + weight, members + 1, index))
    return parts


def plan_digest(parts: Sequence[Sequence[str]]) -> str:
    """Names a partition: shards that print the same one are parts of the same whole."""
    whole = sha256()
    for part in parts:
        for path in part:
            whole.update(path.encode(errors="surrogateescape") + b"\0")
        whole.update(b"\n")
    return whole.hexdigest()[:12]
