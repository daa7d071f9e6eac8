"""Every diagnostic code, one row each; `nxpy explain`, the docs and the tests read the rows.

The rows live in one file per area (`ROWS` in each); nothing loads them before they are asked for.
A code, once given out, keeps its meaning.
"""

from __future__ import annotations

from collections.abc import Mapping

AREAS = ("syntax", "names", "types", "modules", "traps", "internal")
"""Modules of this package, in the order in which `nxpy explain` lists them."""


class Code:
    """One diagnostic code.

    code         `E0xxx` syntax, `E1xxx` names, `E2xxx` types, `E3xxx` modules, `R0xxx` traps,
                 `W0xxx` lints, `I0xxx` faults of nxpy itself
    title        what is wrong, in a few words
    explanation  plain text: why it is an error and what to do about it
    example      a whole file that triggers it (for a trap: when run); "" only where no file can
    mended       the same file put right, or ""
    files        further files that the example imports, by name
    """

    __slots__ = ("code", "example", "explanation", "files", "mended", "title")

    def __init__(
        self,
        code: str,
        title: str,
        explanation: str,
        example: str,
        mended: str = "",
        *,
        files: Mapping[str, str] | None = None,
    ) -> None:
        self.code = code
        self.title = title
        self.explanation = explanation
        self.example = example
        self.mended = mended
        self.files = dict(files or {})


_all: dict[str, Code] = {}


def all_codes() -> dict[str, Code]:
    """Every row by its code, in the order of the areas."""
    if not _all:
        from importlib import import_module

        for area in AREAS:
            rows: tuple[Code, ...] = import_module(f"{__name__}.{area}").ROWS
            for row in rows:
                if row.code in _all:
                    raise ValueError(f"two rows for {row.code}")
                _all[row.code] = row
    return _all


def __getattr__(name: str) -> dict[str, Code]:
    # `ALL` reads like a table, yet costs nothing until someone asks.
    if name == "ALL":
        return all_codes()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
