"""\"Did you mean\": the nearest of some names, by edit distance with transpositions."""

from __future__ import annotations

from collections.abc import Iterable


def distance(a: str, b: str) -> int:
    """Optimal string alignment distance: insertions, deletions, changes, swaps of neighbours."""
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                best = min(best, before[j - 2] + 1)
            row.append(best)
        before, last = last, row
    return last[-1]


def nearest(name: str, names: Iterable[str]) -> str | None:
    """The name that a typing slip may have meant, or None; the first of equally near ones."""
    limit = max(1, len(name) // 3)
    best, best_distance = None, limit + 1
    for other in names:
        if abs(len(other) - len(name)) > limit or other == name or len(name) > 100:
            continue
        d = 0 if other.lower() == name.lower() else distance(name, other)
        if d < best_distance:
            best, best_distance = other, d
    return best if best is None or best_distance < len(name) else None
