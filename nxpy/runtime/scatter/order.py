"""The canonical order: which partial each position feeds, and how partials meet.

Level 0 cuts each segment's sources into *runs*: a run ends where the segment ends, where the
position enters the next tile of T, or after R items. Runs are numbered tile by tile, within a tile by
segment, so one tile's runs are neighbours. Level 1 adds a segment's runs into lanes and folds the
lanes as a tree; more than C runs are first cut into chunks of C.

For [1, 0, 1] and k = 2: run 0 holds position 1 (segment 0), run 1 holds positions 0 and 2.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

T = 8192  # positions a tile: one tile's values fit a core's first-level cache and a GPU block's memory
R = 64  # items a run: bounds what one thread has to add, however skewed the index is
L = 32  # lanes: the width of a warp
C = 512  # partials a chunk: bounds what one warp has to add

ORDERS = {"fixed": 0, "exact": 1, "rect": 2}
DIGEST_VERSION = 1

Ints = NDArray[np.int64]


class Lanes(NamedTuple):
    """`rows` neighbouring lane groups, each `width` lanes, from lane `first` on."""

    width: int
    first: int
    rows: int


class Pass(NamedTuple):
    """One level of partials: `lane[i]` is where partial i is added; then each row folds to its lane 0.

    Rows in `final` give out[target]; rows in `carry`, in order, are the partials of the next pass.
    """

    lane: Ints
    total: int
    groups: tuple[Lanes, ...]
    final: Ints
    target: Ints
    carry: Ints


class Schedule(NamedTuple):
    """The order of one index. `run[p]` is the run that position p feeds.

    `run_segment` and `run_length` describe the runs, `ordinal` says which of its segment's partials a
    run is, `tile_first` holds each tile's first run and, at the end, the number of runs, and `rank[p]`
    is p's place in its tile once the tile is sorted by segment.
    """

    run: Ints
    rank: NDArray[np.uint16]
    run_segment: Ints
    run_length: Ints
    ordinal: Ints
    tile_first: Ints
    passes: tuple[Pass, ...]


def digest(index: NDArray[np.integer], k: int, order: str) -> str:
    """SHA-256, in hex, of a header of eight int64 and the index as int64, all little-endian.

    The header: version, order (0 fixed, 1 exact, 2 rect), n, k, T, R, L, C.
    """
    header = np.array([DIGEST_VERSION, ORDERS[order], len(index), k, T, R, L, C], "<i8")
    h = hashlib.sha256(header.tobytes())
    step = 1 << 20  # so that a compact index is never widened as a whole
    for at in range(0, len(index), step):
        h.update(index[at : at + step].astype("<i8").tobytes())
    return h.hexdigest()


def schedule(index: NDArray[np.integer], k: int) -> Schedule:
    """The canonical order of an index whose values lie in [0, k): one counting sort and linear passes."""
    n = len(index)
    by_segment = _sort_tiles(index, k)
    segment = np.take(index, by_segment)
    start, length = _runs(segment, n)
    run_of_sorted = np.repeat(np.arange(len(start), dtype=np.int64), length)
    run = np.empty(n, np.int64)
    run[by_segment] = run_of_sorted
    rank = np.empty(n, np.uint16)
    rank[by_segment] = (np.arange(n) % T).astype(np.uint16)
    run_segment = segment[start].astype(np.int64)
    counts = np.bincount(run_segment, minlength=k)
    ordinal = _ordinals(run_segment, counts, k)
    tile_first = np.searchsorted(start, np.arange(0, n + T, T) if n else [0]).astype(np.int64)
    passes = _passes(run_segment, ordinal, counts)
    return Schedule(run, rank, run_segment, length, ordinal, tile_first, passes)


def stable(keys: NDArray[np.integer], bound: int) -> NDArray[np.int64]:
    """Stable argsort along the last axis of keys in [0, bound), by counting sorts of 16-bit digits."""
    order = np.argsort(keys.astype(np.uint16), axis=-1, kind="stable")  # NumPy counts 16-bit keys
    if bound > 1 << 16:
        high = np.take_along_axis((keys >> 16).astype(np.uint16), order, -1)
        order = np.take_along_axis(order, np.argsort(high, axis=-1, kind="stable"), -1)
    return order


def _sort_tiles(index: NDArray[np.integer], k: int) -> Ints:
    """Positions, tile by tile, each tile stably sorted by segment."""
    full = len(index) // T * T
    order = np.empty(len(index), np.int64)
    body = stable(index[:full].reshape(-1, T), k) if full else np.empty((0, T), np.int64)
    np.add(body, np.arange(0, full, T)[:, None], out=order[:full].reshape(-1, T))
    if full < len(index):
        order[full:] = stable(index[full:], k) + full
    return order


def _runs(segment: NDArray[np.integer], n: int) -> tuple[Ints, Ints]:
    """Start and length of every run in the tile-sorted sequence."""
    fresh = np.empty(n, bool)
    fresh[:1] = True
    np.not_equal(segment[1:], segment[:-1], out=fresh[1:])
    fresh[::T] = True
    group = np.flatnonzero(fresh)
    pieces = (np.diff(np.append(group, n)) + (R - 1)) // R
    first = np.cumsum(pieces) - pieces
    start = np.repeat(group - first * R, pieces) + np.arange(int(pieces.sum())) * R
    return start, np.diff(np.append(start, n))


def _ordinals(segment: Ints, counts: Ints, k: int) -> Ints:
    """Which of its segment's items each item is, counted in the order given."""
    order = stable(segment, k)
    ordinal = np.empty(len(segment), np.int64)
    ordinal[order] = np.arange(len(segment)) - np.repeat(np.cumsum(counts) - counts, counts)
    return ordinal


def _passes(segment: Ints, ordinal: Ints, counts: Ints) -> tuple[Pass, ...]:
    """Passes until no segment has more than C partials left."""
    passes: list[Pass] = []
    target = np.arange(len(counts), dtype=np.int64)
    while True:
        done, segment, ordinal, counts, target = _one_pass(segment, ordinal, counts, target)
        passes.append(done)
        if not len(segment):
            return tuple(passes)


def _one_pass(
    segment: Ints, ordinal: Ints, counts: Ints, target: Ints
) -> tuple[Pass, Ints, Ints, Ints, Ints]:
    """One pass over items grouped by segment, and the items that the next pass has to add."""
    rows = (counts + (C - 1)) // C
    first = np.cumsum(rows) - rows
    owner = np.repeat(np.arange(len(counts)), rows)
    chunk = np.arange(len(owner)) - first[owner]
    length = np.minimum(counts[owner] - chunk * C, C)
    base, groups, total = _place(length)
    lane = base[first[segment] + ordinal // C] + ordinal % C % L
    whole = rows[owner] == 1
    long = rows > 1
    renumber: Ints = np.cumsum(long) - long
    done = Pass(lane, total, groups, base[whole], target[owner[whole]], base[~whole])
    return done, renumber[owner[~whole]], chunk[~whole], rows[long], target[long]


def _place(length: Ints) -> tuple[Ints, tuple[Lanes, ...], int]:
    """Lane 0 of every row. Rows of one width stand together; a short row takes only a power of two.

    Lanes that no partial reaches stay +0, and +0 is neutral because no partial is ever -0; so fewer
    lanes give the bits of all 32.
    """
    base = np.empty(len(length), np.int64)
    groups = []
    at, width, floor = 0, 1, 0
    while width <= L:
        chosen = np.flatnonzero((length > floor) & ((length <= width) | (width == L)))
        base[chosen] = at + np.arange(len(chosen)) * width
        if len(chosen):
            groups.append(Lanes(width, at, len(chosen)))
        at, floor, width = at + len(chosen) * width, width, width * 2
    return base, tuple(groups), at
