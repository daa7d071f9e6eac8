"""Reads JUnit reports, ours and others', to the same counts; for tests and for merging shards."""

from __future__ import annotations

from xml.etree import ElementTree


class Counts:
    """`cases` maps each test case to passed, failed, error or skipped."""

    __slots__ = ("cases", "declared")

    def __init__(self) -> None:
        self.cases: dict[tuple[str, str], str] = {}
        self.declared: dict[str, int] = {}
        """What the suites themselves say: tests, failures, errors, skipped."""

    def count(self, outcome: str) -> int:
        return sum(found == outcome for found in self.cases.values())


_OUTCOMES = (("error", "error"), ("failure", "failed"), ("skipped", "skipped"))


def read(path: str) -> Counts:
    """Raises OSError, or ValueError where the file is no JUnit report or names a case twice."""
    try:
        root = ElementTree.parse(path).getroot()
    except ElementTree.ParseError as error:
        raise ValueError(f"{path} is no XML: {error}") from None
    if root.tag not in ("testsuites", "testsuite"):
        raise ValueError(f"{path} is no JUnit report: its root is <{root.tag}>")
    counts = Counts()
    for suite in root.iter("testsuite"):
        for name in ("tests", "failures", "errors", "skipped"):
            counts.declared[name] = counts.declared.get(name, 0) + int(suite.get(name, "0"))
        for case in suite.findall("testcase"):
            key = (case.get("classname", ""), case.get("name", ""))
            if key in counts.cases:
                raise ValueError(f"{path} names the test case {key} twice")
            found = (outcome for tag, outcome in _OUTCOMES if case.find(tag) is not None)
            counts.cases[key] = next(found, "passed")
    return counts
