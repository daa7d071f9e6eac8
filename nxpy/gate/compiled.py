"""What a gate is, with or without compiling it: its header, its sources, what it depends on.

Where the cache holds native code for every way that is wanted, nothing is parsed: the entry says that
the sources are unchanged and were good, and the header is read by itself.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nxpy.base.source import Source
from nxpy.driver import cache
from nxpy.gate import fingerprint
from nxpy.gate.engines import AUTO, BEST, WAYS
from nxpy.gate.header_scan import scan_text

if TYPE_CHECKING:
    from nxpy.gate.model import Settings


class Known:
    """A gate that need not be compiled: an entry of the cache for each way."""

    __slots__ = ("header", "hits", "needs", "source")

    def __init__(
        self, source: Source, header: dict[str, object], hits: dict[str, cache.Hit], needs: dict[str, Any]
    ) -> None:
        self.source = source
        self.header = header
        self.hits = hits
        self.needs = needs


def find(path: str, settings: Settings) -> Known | None:
    """The gate, if every way that the settings ask for is in the cache."""
    hits: dict[str, cache.Hit] = {}
    for name in settings.engines:
        found = _kept(path, BEST if name == AUTO else [name], settings)
        if found is None:
            return None
        hits[name] = found
    import nxpy.engines.llvm.engine  # noqa: F401  here, and not in every child anew

    with open(path, encoding="utf-8-sig", errors="replace", newline="") as file:
        text = file.read()
    needs = _needs(next(iter(hits.values())).path)
    if needs is None:
        return None
    # Should the gate be a link, what it leads to is not all that matters.
    main = os.path.abspath(path)
    if all(name != main for name, _ in needs["files"]):
        needs["files"].append([main, fingerprint.digest_file(main)])
        needs["links"].append([main, os.path.realpath(main)])
    return Known(Source(path, text, os.path.realpath(path)), scan_text(text).header, hits, needs)


def _kept(path: str, names: Sequence[str], settings: Settings) -> cache.Hit | None:
    """The gate's code as the first of these ways has it in the cache."""
    for name in names:
        way = WAYS[name]
        if way.native == "cached" and way.available():
            found = cache.find(cache.Request(path, way.kept_as, settings.include, settings.nxpath))
            if isinstance(found, cache.Hit):
                return found
    return None


def _needs(entry: str) -> dict[str, Any] | None:
    """The fingerprint that an entry's manifest amounts to."""
    with open(entry, "rb") as file:
        fields = cache.manifest(file.read())
    if fields is None:
        return None
    at = 2 + int(fields[1])
    count = int(fields[at])
    step = cache.COLUMNS
    rows = fields[at + 1 : at + 1 + step * count]
    files = [[os.fsdecode(rows[i]), rows[i + 2].decode()] for i in range(0, len(rows), step)]
    links = [
        [os.fsdecode(rows[i]), os.fsdecode(rows[i + 3])] for i in range(0, len(rows), step) if rows[i + 3]
    ]
    absent = [os.fsdecode(field) for field in fields[at + 1 + step * count :] if field]
    return {"files": sorted(files), "links": sorted(links), "absent": sorted(absent)}


def remember_machine() -> None:
    """In a worker, what the cache asks of the machine is asked once at most: neither the compiler nor
    the CPU changes under it."""
    cache.compiler = functools.cache(cache.compiler)
    cache.processor = functools.cache(cache.processor)
