"""What `nxpy test` remembers of a project: a line of JSON for each gate, in the user's cache folder.

    {"path": "/p/gates/a.nx", "status": "passed", "seconds": 0.01, "settings": "...", "needs": {...}}

`settings`, `needs` and `named` (as what the gate was given, which it gets to see) are those of the last
green run, `seconds` of the last whole one (parts of it, as `--shard` runs them, must not move what the
other parts are weighed by). A damaged or foreign file only costs time: it is as if nothing were known.
"""

from __future__ import annotations

import json
import os
import stat
from hashlib import sha256
from typing import Any

from nxpy.driver import cache
from nxpy.gate.model import Result

SCHEMA = 1
MARKS = (".git", "pyproject.toml", "setup.py", ".hg")
"""What a project's top folder holds."""


def project(folder: str) -> str:
    """The nearest folder upwards that looks like a project's top, else the folder itself."""
    here = os.path.abspath(folder)
    while True:
        if any(os.path.exists(os.path.join(here, mark)) for mark in MARKS):
            return here
        above = os.path.dirname(here)
        if above == here:
            return os.path.abspath(folder)
        here = above


def safe(folder: str) -> bool:
    """Whether nobody but this user can write there; a result that others can forge is none."""
    try:
        status = os.stat(folder)
    except OSError:
        return False
    return status.st_uid == os.geteuid() and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


class State:
    """The remembered entries by absolute path. Loaded at once, written at the end of a run."""

    __slots__ = ("_file", "entries")

    def __init__(self, file: str | None, entries: dict[str, dict[str, Any]]) -> None:
        self._file = file
        self.entries = entries

    @classmethod
    def load(cls, folder: str = ".") -> State:
        """The state of the project that a folder belongs to."""
        where = cache.folder()
        if not where:
            return cls(None, {})
        top = os.path.join(where, "test")
        try:
            os.makedirs(top, mode=0o700, exist_ok=True)
        except OSError:
            return cls(None, {})
        if not safe(top):
            return cls(None, {})
        name = sha256(project(folder).encode(errors="surrogateescape")).hexdigest()[:24]
        file = os.path.join(top, name + ".jsonl")
        return cls(file, _read(file))

    def get(self, path: str) -> dict[str, Any]:
        return self.entries.get(os.path.abspath(path), {})

    def note(self, result: Result, settings: str, *, whole: bool) -> None:
        """Remember a result. `whole`: the run is no shard."""
        if result.status in ("cached", "skipped"):
            return
        path = os.path.abspath(result.path)
        entry = self.entries.setdefault(path, {})
        entry["status"] = result.status
        if whole or "seconds" not in entry:
            entry["seconds"] = result.seconds
        if result.green:
            entry["settings"] = settings
            entry["named"] = result.path
            entry["needs"] = result.needs
            entry["rows"] = [result.passed, result.total]
            entry["verdict"] = result.verdict
        else:
            # What was green before this is not what is green now.
            entry.pop("settings", None)

    def save(self) -> None:
        """Write aside and rename, so that two runs at once never see half a file."""
        if self._file is None:
            return
        import tempfile  # which a worker's children would pay for

        try:
            descriptor, aside = tempfile.mkstemp(dir=os.path.dirname(self._file), prefix=".writing-")
        except OSError:
            return
        try:
            with open(descriptor, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(json.dumps({"schema": SCHEMA}) + "\n")
                for path in sorted(self.entries):
                    file.write(json.dumps({"path": path, **self.entries[path]}, separators=(",", ":")) + "\n")
            os.replace(aside, self._file)
        except OSError:
            _remove(aside)
        except BaseException:
            _remove(aside)
            raise


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        pass


def _read(file: str) -> dict[str, dict[str, Any]]:
    try:
        with open(file, encoding="utf-8", errors="surrogateescape") as lines:
            if json.loads(lines.readline()) != {"schema": SCHEMA}:
                return {}
            return {entry.pop("path"): entry for entry in map(json.loads, lines)}
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return {}
