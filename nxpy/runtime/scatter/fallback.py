"""The fold in NumPy alone: the bits of the canonical order, at about the cost of `np.add.at`.

`np.add.at` adds one value after the other in array order, which is what level 0 and each lane ask
for. `.sum`, `reduceat` and `@` are never used on floats: they choose an order of their own.
All functions take values as (n, d) and write (k, d).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from nxpy.runtime.scatter.formats import Array, Format, widen
from nxpy.runtime.scatter.order import Ints, Pass, Schedule

BLOCK = 1 << 16  # values handled at once: a block's temporaries stay in a core's caches


def columns(values: Array, form: Format) -> Iterator[tuple[slice, int, Array]]:
    """(rows, column, values there as the compute type, contiguous), in ascending rows a column."""
    n, d = values.shape
    if d == 1 and form.storage == form.compute:
        if n:
            yield slice(0, n), 0, np.ascontiguousarray(values[:, 0])
        return
    step = max(256, BLOCK // max(d, 1))
    for at in range(0, n, step):
        rows = slice(at, min(at + step, n))
        block = np.ascontiguousarray(widen(values[rows], form).T)
        for c in range(d):
            yield rows, c, block[c]


def fold_fixed(plan: Schedule, values: Array, form: Format, out: Array) -> None:
    """Sums of f32 or f64 in the canonical order; `out` is of the compute type."""
    partials = np.zeros((values.shape[1], len(plan.run_length)), form.compute)
    for rows, c, block in columns(values, form):
        np.add.at(partials[c], plan.run[rows], block)
    out[...] = 0
    for c, column in enumerate(partials):
        for level in plan.passes:
            column = _one_level(level, column, out[:, c])


def _one_level(level: Pass, partials: Array, out: Array) -> Array:
    """Add partials to their lanes, fold the lanes, write finished segments; what is left is returned."""
    lanes = np.zeros(level.total, partials.dtype)
    np.add.at(lanes, level.lane, partials)
    for width, first, count in level.groups:
        rows = lanes[first : first + width * count].reshape(count, width)
        half = width // 2
        while half:
            rows[:, :half] += rows[:, half : 2 * half]
            half //= 2
    out[level.target] = lanes[level.final]
    return lanes[level.carry]


def fold_integers(index: Ints, values: Array, form: Format, out: Array) -> None:
    """Wrapping sums; integer addition commutes, so no order has to be kept."""
    k, d = out.shape
    sums = np.zeros((d, k), form.compute)
    for rows, c, block in columns(values, form):
        np.add.at(sums[c], index[rows], block)
    out[...] = sums.T


def fold_extreme(index: Ints, values: Array, form: Format, op: str, out: Array) -> None:
    """`max` or `min` with -0 below +0 and NaN above all else (below, for min); `out` is stored type.

    Values are compared as integers in the order of the floats, so any order gives the same bits.
    An empty segment is +0.
    """
    k, d = out.shape
    info = np.iinfo(np.dtype(f"i{np.dtype(form.storage).itemsize}"))
    bottom, best = (info.min, np.maximum) if op == "max" else (info.max, np.minimum)
    keys = np.full((d, k), bottom, info.dtype)
    step = max(256, BLOCK // max(d, 1))
    for at in range(0, len(values), step):
        block = np.ascontiguousarray(_keys(values[at : at + step], form, op).T)
        for c in range(d):
            best.at(keys[c], index[at : at + step], block[c])
    _unkey(keys.T, form, op, out)
    out[np.bincount(index, minlength=k) == 0] = 0


def _keys(values: Array, form: Format, op: str) -> Array:
    """Integers in the order of the values; every NaN is the greatest (for min: the least) integer."""
    raw = np.ascontiguousarray(values).view(np.dtype(f"i{values.dtype.itemsize}"))
    if not form.is_float:
        return raw
    info = np.iinfo(raw.dtype)
    magnitude = raw & info.max
    keys = np.where(raw < 0, raw ^ info.max, raw)
    keys[magnitude > _infinity(form)] = info.max if op == "max" else info.min
    return keys


def _infinity(form: Format) -> int:
    """The bits of +Inf: those of the canonical NaN without its quiet bit."""
    quiet = form.precision - 2
    return form.nan & ~(1 << quiet)


def _unkey(keys: Array, form: Format, op: str, out: Array) -> None:
    info = np.iinfo(keys.dtype)
    raw: Any = keys
    if form.is_float:
        raw = np.where(keys < 0, keys ^ info.max, keys)
        raw[keys == (info.max if op == "max" else info.min)] = form.nan
    out.view(info.dtype)[...] = raw


def rectangle_bytes(counts: Ints, d: int, form: Format) -> int:
    """Size of the seed's rectangle: k by the longest segment, for d columns."""
    width = int(counts.max()) if len(counts) else 0
    return len(counts) * width * d * np.dtype(form.compute).itemsize


def fold_rectangle(order: Ints, slot: Ints, width: int, values: Array, form: Format, out: Array) -> None:
    """The seed's method: lay every value into its own cell of (k, width), sum along the second axis."""
    k, d = out.shape
    cells = np.zeros((k * width, d), form.compute)
    cells[slot] = widen(values, form)[order]
    for c in range(d):
        out[:, c] = np.ascontiguousarray(cells[:, c]).reshape(k, width).sum(1)


def rectangle_slots(index: Ints, counts: Ints) -> tuple[Ints, Ints, int]:
    """Source order, cell of each sorted source, and the rectangle's width."""
    order = np.argsort(index, kind="stable")
    width = int(counts.max()) if len(counts) else 0
    place = np.arange(len(index)) - np.repeat(np.cumsum(counts) - counts, counts)
    return order, index[order] * width + place, width
