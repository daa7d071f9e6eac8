"""The fold by NX code, compiled for this CPU: the canonical order, and exact sums, on several threads.

`lib/nx_fold_kernels.nx` holds the loops; this file lays the index out for them and hands tiles to
threads. A tile's runs are sorted by length and go in groups of eight, whose eight sums stay in
registers: memory is then read as a stream, and no addition waits for another's store. Segments are folded in
the order of their numbers of partials, so that no branch comes as a surprise.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from nxpy.runtime.scatter.exact import Digits, fold_digits, joined
from nxpy.runtime.scatter.formats import Array, Format, widen
from nxpy.runtime.scatter.order import C, Ints, R, Schedule, T, stable

# Compiling takes 0.6 s, once a machine, and loading 15 ms, once a process: a small fold is not worth it.
LEAST = 1 << 17
KERNELS = "nxpy.driver.kernels"  # named, not imported: it stands above this floor
GROUP = 8
FETCHED = 1 << 18  # partials that a second-level cache holds; more are stored by segment
AHEAD = 1024  # entries by which kernels look ahead in what they store by
PER_SEGMENT = 16  # partials that are folded in the time that another segment costs
RUN_BITS = 47  # of a value's bits in units, so that f64 holds the sum of a run's 64
WIDEN_TILES = 64  # tiles of f16 or bf16 widened at once
_POOLS: dict[tuple[int, int], ThreadPoolExecutor] = {}  # by process, since a fork takes no threads along


class Layout(NamedTuple):
    """The index as the kernels read it; `nx_fold_kernels.nx` says what each array holds."""

    places: Array
    steps: Array
    group: Ints
    word: Ints
    where: Array | None
    member: Array | None
    span: Ints
    segment: Array
    owner: Array

    @property
    def bytes(self) -> int:
        return sum(part.nbytes for part in self if part is not None)


def kernels() -> dict[str, Any] | None:
    """The compiled loops, or None where they cannot be compiled."""
    module = import_module(KERNELS)
    try:
        found: dict[str, Any] = module.load("nx_fold_kernels")
    except module.NoKernels:
        return None
    return found


def layout(made: Schedule, n: int, k: int) -> Layout:
    """Runs by tile and length, eight a group; the last group of a tile is filled up with empty runs."""
    tiles = len(made.tile_first) - 1
    in_tile = np.diff(made.tile_first)
    tile = np.repeat(np.arange(tiles), in_tile)
    by_length = stable(tile * (R + 1) + R - made.run_length, tiles * (R + 1))
    group = np.zeros(tiles + 1, np.int64)
    np.cumsum(-(-in_tile // GROUP), out=group[1:])
    place = np.empty(len(tile), np.int64)  # of each run's partial
    within = np.arange(len(tile)) - np.repeat(made.tile_first[:-1], in_tile)
    place[by_length] = np.repeat(group[:-1] * GROUP, in_tile) + within
    steps = np.zeros(int(group[-1]), np.uint8)
    leads = within % GROUP == 0  # a group takes as many steps as its first run, the longest
    steps[place[by_length[leads]] // GROUP] = made.run_length[by_length[leads]]
    step_of = np.zeros(len(steps) + 1, np.int64)
    np.cumsum(steps, out=step_of[1:])
    many = np.bincount(made.run_segment, minlength=k)
    segment = stable(np.minimum(many, C + 1), C + 2)
    end = np.cumsum(many[segment])
    first = np.empty(k, np.int64)
    first[segment] = end - many[segment]
    ordered = first[made.run_segment] + made.ordinal
    where = member = None
    if len(tile) <= FETCHED:
        member = np.empty(len(tile), np.int32)
        member[ordered] = place
    else:
        # An empty run leaves its 0 behind the last partial.
        where = np.full(len(steps) * GROUP + AHEAD, len(tile), np.int32)
        where[place] = ordered
    owner = np.full(len(steps) * GROUP, k, np.int32)  # an empty run adds its 0 to a sum that nobody reads
    owner[place] = made.run_segment
    places = _places(made, n, place, step_of)
    span = np.ascontiguousarray(np.stack([end - many[segment], end], axis=1))
    segment = segment.astype(np.int32)
    return Layout(places, steps, group, step_of[group], where, member, span, segment, owner)


def _places(made: Schedule, n: int, place: Ints, step_of: Ints) -> Array:
    """For every step the eight positions in the tile that it adds; T where a run has ended."""
    places = np.full(int(step_of[-1]) * GROUP, T, np.uint16)
    start = np.cumsum(made.run_length) - made.run_length
    row = step_of[place // GROUP] * GROUP + place % GROUP - start * GROUP
    sorted_place = np.arange(n, dtype=np.int64)  # (tile, rank) of every position
    sorted_place += made.rank - sorted_place % T
    places[row[made.run] + sorted_place * GROUP] = (np.arange(n) % T).astype(np.uint16)
    return places


class Native:
    """One plan's layout, bound to the kernels and to a number of threads."""

    def __init__(self, made: Schedule, n: int, k: int, threads: int, code: dict[str, Any]) -> None:
        self.layout = layout(made, n, k)
        self.n, self.k, self.threads, self.code = n, k, threads, code
        span = self.layout.span
        self.longest = int((span[:, 1] - span[:, 0]).max(initial=0))
        self.partials: dict[str, Array] = {}

    @property
    def bytes(self) -> int:
        return self.layout.bytes + sum(p.nbytes for p in self.partials.values())

    def fixed(self, values: Array, form: Format, out: Array) -> None:
        """Sums in the canonical order; values (n, d) and out (k, d) contiguous, out of the compute type."""
        # Taken out while in use, so that another thread's call makes its own.
        partials = self.partials.pop(form.compute, None)
        if partials is None:
            partials = np.empty(len(self.layout.owner) + 1, form.compute)
        for column in range(values.shape[1]):
            for part, origin, width, place in self._parts(values, form, column):
                self._level0(part, origin, width, place, partials)
            self._level1(partials, out, column)
        self.partials[form.compute] = partials

    def _level0(self, part: Array, origin: int, d: int, column: int, partials: Array) -> None:
        """The tiles from `origin` on, whose values `part` holds."""
        arrays, base = (*self._tables(), _address(self.layout.where)), _address(partials)
        head = _address(part) - origin * T * d * part.itemsize
        fold = self.code["nxfk_tiles_f64" if part.itemsize == 8 else "nxfk_tiles_f32"]
        end = origin + -(-len(part) // T)
        self._share(lambda a, b: fold(head, self.n, d, column, *arrays, a, b, base), origin, end)

    def _level1(self, partials: Array, out: Array, column: int) -> None:
        fold = self.code["nxfk_segments_f64" if out.itemsize == 8 else "nxfk_segments_f32"]
        at = self.layout
        arrays = tuple(map(_address, (partials, at.member, at.span, at.segment)))
        to, d = _address(out) + column * out.itemsize, out.shape[1]

        def some(a: int, b: int) -> None:
            chunks = np.empty(self.longest // C + 1, out.dtype)
            fetched = np.empty(self.longest, out.dtype)
            fold(*arrays, a, b, _address(chunks), _address(fetched), to, d)

        work = at.span[:, 1] + PER_SEGMENT * np.arange(1, self.k + 1)
        cuts = np.searchsorted(work, [work[-1] * i // self.threads for i in range(1, self.threads)])
        self._each(some, [0, *map(int, cuts), self.k])

    def _tables(self) -> tuple[int, ...]:
        at = self.layout
        return tuple(map(_address, (at.places, at.steps, at.group, at.word)))

    def exact(self, values: Array, form: Format, most: int, index: Callable[[], Ints], out: Array) -> bool:
        """The exact sums of f32 values, rounded, into `out` (k, d); False where one word cannot hold them.

        A sum that is one integer of 63 bits is rounded by its conversion to f32. Scaling it is exact: it is a
        multiple of the least subnormal, so that a result below the normal numbers was not rounded at all.
        """
        bits = self._bits(values, form, most)
        words, odd = self._words(values, form, bits) if bits else (None, None)
        if bits is None or words is None or odd is None:
            return False
        unit = bits[0] + form.quantum
        step = max(unit, -126)
        out[...] = words[0].T.astype(np.float32)
        out *= np.float32(2.0**step)
        if unit < step:
            out *= np.float32(2.0 ** (unit - step))
        for column, rows in enumerate(odd):
            if len(rows):
                segments, alone = np.unique(index()[rows], return_inverse=True)
                few = fold_digits(alone, values[rows, column : column + 1], form, len(segments), most)
                table, first = joined(words[:, column : column + 1, segments], bits)
                whole = Digits(table, first, None, few.work, form, few.shape).merge(few)
                out[segments, column] = whole.nearest(form)
        return True

    def digits(self, values: Array, form: Format, most: int, index: Callable[[], Ints]) -> Digits | None:
        """The exact sums before rounding, or None where the values span too much for the words."""
        bits = self._bits(values, form, most)
        words, odd = self._words(values, form, bits) if bits else (None, None)
        if bits is None or words is None or odd is None:
            return None
        table, first = joined(words, bits)
        made = Digits(table, first, None, form, form, (self.k, values.shape[1]))
        for column, rows in enumerate(odd):
            if len(rows):
                alone = fold_digits(index()[rows], values[rows, column : column + 1], form, self.k, most)
                made = made.merge(_in_column(alone, column, values.shape[1]))
        return made

    def _bits(self, values: Array, form: Format, most: int) -> list[int] | None:
        """The lowest bit of each word, ascending; None where a power of two leaves the range of f64."""
        greatest = max(self._share(self._greatest(values, form), 0, values.size), default=0)
        top = max(greatest >> (form.precision - 1), 1) - 1 + form.precision
        count = 2 if form.name == "f64" else 1
        room = min(63 - most.bit_length(), 63 if count == 2 else RUN_BITS)
        bits = [max(top - w * room, 0) for w in range(count, 0, -1)]
        return bits if all(-1000 < bit + form.quantum < 1000 for bit in bits) else None

    def _words(self, values: Array, work: Format, bits: list[int]) -> tuple[Ints, list[Ints] | None]:
        """Integer sums (words, d, k), and by column the positions that the words could not hold."""
        total = np.zeros((len(bits), values.shape[1], self.k), np.int64)
        odd: list[Ints] = []
        for column in range(values.shape[1]):
            lefts = []
            for sums, left in self._share(
                self._words_of(values, work, bits, column), 0, len(self.layout.group) - 1
            ):
                if left is None:
                    return total, None
                total[:, column] += sums
                lefts.append(left)
            odd.append(np.concatenate(lefts) if lefts else np.empty(0, np.int64))
        return total, odd

    def _words_of(
        self, values: Array, work: Format, bits: list[int], column: int
    ) -> Callable[[int, int], tuple[Ints, Ints | None]]:
        """A range of tiles to (sums by word, positions left over); None where too many are left over."""
        fold, d = self.code[f"nxfk_exact_{work.name}"], values.shape[1]
        fixed = (_address(values), self.n, d, column, *self._tables())
        units = [2.0 ** (bit + work.quantum) for bit in bits]

        def some(a: int, b: int) -> tuple[Ints, Ints | None]:
            sums = np.zeros((len(bits), self.k + 1), np.int64)
            left = np.empty(2 * T + (b - a) * T // 16, np.int64)
            owner, to, rest = _address(self.layout.owner), _address(sums[-1]), (_address(left), len(left))
            if work.name == "f32":
                got = fold(*fixed, a, b, owner, 1 / units[0], units[0], to, *rest)
            else:
                lower = (1 / units[0], units[0], _address(sums[0]))
                got = fold(*fixed, a, b, owner, 1 / units[1], units[1], to, *rest, *lower)
            return sums[:, :-1], left[:got] if got >= 0 else None

        return some

    def _greatest(self, values: Array, work: Format) -> Callable[[int, int], int]:
        kernel = self.code[f"nxfk_greatest_{work.name}"]
        return lambda a, b: int(kernel(_address(values), a, b))

    def _parts(self, values: Array, form: Format, column: int) -> Iterator[tuple[Array, int, int, int]]:
        """(values of the compute type, their first tile, columns in them, the column's place there)."""
        if form.storage == form.compute:
            yield values, 0, values.shape[1], column
            return
        step = WIDEN_TILES * T
        for at in range(0, self.n, step):
            yield widen(np.ascontiguousarray(values[at : at + step, column]), form), at // T, 1, 0

    def _share(self, work: Callable[[int, int], Any], start: int, end: int) -> list[Any]:
        """work(a, b) over [start, end), cut into equal parts."""
        return self._each(work, [start + (end - start) * i // self.threads for i in range(self.threads + 1)])

    def _each(self, work: Callable[[int, int], Any], cuts: list[int]) -> list[Any]:
        """work(a, b) between neighbouring cuts, a thread each; the results in order."""
        parts = [(a, b) for a, b in pairwise(cuts) if a < b]
        if len(parts) < 2:
            return [work(a, b) for a, b in parts]
        key = (os.getpid(), self.threads)
        pool = _POOLS.get(key)
        if pool is None:
            pool = _POOLS[key] = ThreadPoolExecutor(self.threads - 1, "fold")
        later = [pool.submit(work, a, b) for a, b in parts[1:]]
        return [work(*parts[0]), *(job.result() for job in later)]


def _address(array: Array | None) -> int:
    return 0 if array is None else int(array.ctypes.data)


def _in_column(alone: Digits, column: int, d: int) -> Digits:
    """One column's digits as those of (k, d) sums, the others zero."""
    if d == 1:
        return alone
    table = np.zeros((len(alone.table), alone.table.shape[1] * d), np.int64)
    table[:, column::d] = alone.table
    special = None
    if alone.special is not None:
        special = np.zeros(len(alone.special) * d, np.uint8)
        special[column::d] = alone.special
    return Digits(table, alone.first, special, alone.work, alone.form, (alone.shape[0], d))
