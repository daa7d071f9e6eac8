"""From the files that were found to those that will run, and for each a reason.

The order of the filters is the block in `plan`: selection by name and header, by what happened before,
then the shard, then what the cache already knows.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from nxpy.driver.files import absolute
from nxpy.gate import fingerprint, select
from nxpy.gate.header_scan import scan
from nxpy.gate.model import Result, Settings
from nxpy.gate.runner import Plan
from nxpy.gate.state import State

Durations = Callable[[Sequence[str]], dict[str, float]]


def plan(
    found: list[str],
    settings: Settings,
    state: State,
    *,
    keyword: Callable[[str], bool] | None,
    tags: Sequence[tuple[str, str | None]],
    failed: bool,
    changed: bool,
    cached: bool,
    shard: tuple[int, int] | None,
    durations: Durations,
    why: bool,
) -> Plan:
    check = fingerprint.Check()
    paths = found
    if keyword is not None:
        paths = [path for path in paths if keyword(path)]
    if tags:
        paths = [path for path in paths if _has_tags(path, tags)]
    if failed:
        paths = [path for path in paths if state.get(path).get("status") in ("failed", "error")]
    if changed:
        paths = [path for path in paths if change(state.get(path), check)]
    label = ""
    if shard is not None:
        parts = select.partition(paths, durations(paths), shard[1])
        label = f"{shard[0]}/{shard[1]} of plan {select.plan_digest(parts)}"
        chosen = set(parts[shard[0] - 1])
        paths = [path for path in paths if path in chosen]
    made = Plan(paths, settings)
    made.found = len(found)
    made.shard = label
    if cached or why:
        _look_up(made, state, check, cached)
    return made


def _has_tags(path: str, tags: Sequence[tuple[str, str | None]]) -> bool:
    header = scan(path).header
    return all(select.has_tag(header, key, value) for key, value in tags)


def change(entry: dict[str, Any], check: fingerprint.Check) -> str:
    """Why a gate counts as changed since it was last green, or ""."""
    if not entry:
        return "has not run before"
    if entry.get("status") in ("failed", "error"):
        return "was red"
    needs = entry.get("needs")
    if not needs:
        return "was never green"
    return check.difference(needs)


def _look_up(made: Plan, state: State, check: fingerprint.Check, use: bool) -> None:
    """Fill in `cached` and `why`."""
    current = digest(made.settings)
    for path in made.paths:
        entry = state.get(path)
        reason = change(entry, check)
        if not reason and entry.get("settings") != current:
            reason = "was green with other settings, engines or another nxpy"
        if not reason and entry.get("status") not in ("passed", "library"):
            reason = "was not green"
        if not reason and entry.get("status") == "passed" and entry.get("named") != path:
            reason = f"was green as {entry.get('named')}, and its own name is argument 0 of a gate"
        if reason:
            made.why[path] = f"runs: {reason}"
        elif not use:
            made.why[path] = "runs: nothing has changed, but `--cached` was not given"
        else:
            made.why[path] = "green before, nothing has changed"
            made.cached[path] = _cached(path, entry)


def _cached(path: str, entry: dict[str, Any]) -> Result:
    # A library stays one: it must not count as a gate.
    status = "library" if entry["status"] == "library" else "cached"
    result = Result(path, status, "", "green before, nothing has changed since")
    result.passed, result.total = entry.get("rows", (0, 0))
    result.verdict = entry.get("verdict")
    return result


def digest(settings: Settings) -> str:
    """Names all that a result depends on besides sources: the settings and the compiler."""
    values = settings.to_wire()
    for name in ("keep_output", "tamper"):
        del values[name]
    # A name may mean another folder elsewhere.
    values["include"] = [absolute(folder) for folder in settings.include]
    values["nxpath"] = [absolute(folder) for folder in settings.nxpath.split(os.pathsep) if folder]
    text = json.dumps(values, sort_keys=True) + fingerprint.compiler()
    return sha256(text.encode(errors="surrogateescape")).hexdigest()[:16]


# How long gates take ----------------------------------------------------------------------------


def remembered(paths: Sequence[str], state: State) -> dict[str, float]:
    """Seconds of the last whole run, for the gates that had one."""
    known = ((path, state.get(path).get("seconds")) for path in paths)
    return {path: seconds for path, seconds in known if isinstance(seconds, float)}


def sizes(paths: Sequence[str]) -> dict[str, float]:
    """The next best thing, the same on every machine that has the same files: how long the source is."""
    out = {}
    for path in paths:
        try:
            out[path] = float(os.stat(path).st_size)
        except OSError:
            out[path] = 0.0
    return out


def read_durations(file: str) -> dict[str, float]:
    """Seconds by path from a `--json` report; raises OSError, ValueError."""
    out: dict[str, float] = {}
    with open(file, encoding="utf-8") as lines:
        for line in lines:
            event = json.loads(line)
            if not isinstance(event, dict) or "event" not in event:
                raise ValueError("this is no report of `nxpy test --json`")
            if event["event"] == "result" and isinstance(event.get("seconds"), (int, float)):
                out[str(event["path"])] = float(event["seconds"])
    return out
