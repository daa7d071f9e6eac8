"""`nxpy cache info|clear`: what is kept of compiled gates, and removing it."""

from __future__ import annotations

from nxpy.cli import exits
from nxpy.cli.options import Usage, Verb, parse
from nxpy.cli.terminal import say

VERB = Verb(
    "cache",
    "show or clear what is kept of compiled gates",
    "info|clear",
    operands=[("info", "where the cache is, and how full"), ("clear", "remove every compiled gate")],
    options=[],
    examples=[("nxpy cache info", "where the cache is"), ("nxpy cache clear", "the next runs compile again")],
)


def main(argv: list[str]) -> int:
    from nxpy.driver import cache

    line = parse(VERB, argv)
    action = line.operands[0] if len(line.operands) == 1 else ""
    if action == "info":
        say(information())
    elif action == "clear":
        count, size = cache.clear()
        say(f"removed {count} compiled gates, {size} bytes\n")
    else:
        raise Usage("`nxpy cache` needs one of `info` and `clear`")
    return exits.OK


def information() -> str:
    from nxpy.driver import cache

    where = cache.folder()
    found = cache.entries(where) if where else []
    why = cache.objection(where)
    rows = [
        ("folder", where or "none"),
        ("usable", f"no: {why}" if why and found else "yes" if not why else f"not yet: {why}"),
        ("gates", str(sum(1 for _, _, path in found if path.endswith(cache.SUFFIX)))),
        ("bytes", str(sum(size for _, size, _ in found))),
        ("limit", f"{cache.size_limit()} bytes (NXPY_CACHE_SIZE), the least recently used go first"),
    ]
    return "".join(f"{name:8} {value}\n" for name, value in rows)
