"""Python names for NX ones: readable, unique, and never one of ours (those start with `_`)."""

from __future__ import annotations

from keyword import iskeyword


class Names:
    """Gives out the names of one function's variables."""

    __slots__ = ("_used",)

    def __init__(self) -> None:
        self._used: set[str] = set()

    def take(self, wanted: str) -> str:
        """`wanted`, a name in NX, or the like of it where that is taken or is no name in Python."""
        base = wanted.strip("_") or "x"
        if base[0].isdigit() or iskeyword(base):
            base = f"n_{base}"
        name, count = base, 1
        while name in self._used:
            count += 1
            name = f"{base}_{count}"
        self._used.add(name)
        return name
