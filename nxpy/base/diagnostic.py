"""Errors as data. One place (`render`) turns them into text, so every verb words them alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nxpy.base.source import Span


class Label:
    """A remark at a place: `text` stands beside the caret."""

    __slots__ = ("span", "text")

    def __init__(self, span: Span, text: str) -> None:
        self.span = span
        self.text = text


class Fix:
    """A change that would mend the error: the span's text becomes `replacement`."""

    __slots__ = ("replacement", "span", "text")

    def __init__(self, span: Span, replacement: str, text: str) -> None:
        self.span = span
        self.replacement = replacement
        self.text = text


class Diagnostic:
    """One mistake: a stable code, what is wrong in the user's terms, where, and what helps.

    `label` is the short text beside the main caret; `related` are further places; `notes` give
    reasons and `helps` what to write instead. `span` is None only where no file could be read.
    """

    __slots__ = ("code", "fix", "helps", "label", "message", "notes", "related", "severity", "span")

    def __init__(
        self,
        code: str,
        message: str,
        span: Span | None,
        *,
        label: str = "",
        related: Sequence[Label] = (),
        notes: Sequence[str] = (),
        helps: Sequence[str] = (),
        fix: Fix | None = None,
        severity: str = "error",
    ) -> None:
        self.code = code
        self.message = message
        self.span = span
        self.label = label
        self.related = tuple(related)
        self.notes = tuple(notes)
        self.helps = tuple(helps)
        self.fix = fix
        self.severity = severity

    def __repr__(self) -> str:
        return f"{self.span}: {self.severity}[{self.code}]: {self.message}"


class CompileError(Exception):
    """The source does not compile; `diagnostics` holds every mistake found, in source order."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("; ".join(map(repr, self.diagnostics[:3])))


class Enough(Exception):
    """So many mistakes that nobody reads on; what is left to find is not looked for."""


class Bag:
    """Collects diagnostics; at most one error at one place, so that a mistake is told once.

    `room` is how many more it takes before it raises Enough; None is any number.
    """

    __slots__ = ("_seen", "items", "room")

    def __init__(self) -> None:
        self.room: int | None = None
        self.items: list[Diagnostic] = []
        self._seen: set[tuple[str, int, int]] = set()

    def add(self, diagnostic: Diagnostic) -> None:
        span = diagnostic.span
        if span is not None:
            key = (span.source.name, span.start, span.end)
            if key in self._seen:
                return
            self._seen.add(key)
        self.items.append(diagnostic)
        if self.room is not None:
            self.room -= 1
            if self.room <= 0:
                raise Enough

    @property
    def failed(self) -> bool:
        return any(d.severity == "error" for d in self.items)

    def in_order(self) -> list[Diagnostic]:
        """By file in the order in which files were first named, then by place."""
        files: dict[str, int] = {}
        for d in self.items:
            files.setdefault(d.span.source.name if d.span else "", len(files))
        return sorted(
            self.items,
            key=lambda d: (files[d.span.source.name], d.span.start) if d.span else (-1, 0),
        )
