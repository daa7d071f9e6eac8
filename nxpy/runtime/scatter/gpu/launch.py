"""The device's half of a plan: its tables, its compiled kernels, and one reduction's launches.

Everything goes to the current stream of the plan's device and nothing waits for it. Work space is made
at the first call for a type, number of columns and stream; after that a call with `out` allocates
nothing, so it can be captured in a graph. One stream's calls run in order; other streams have work
space of their own.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import cupy as cp
import numpy as np

from nxpy.runtime.scatter import checks, order
from nxpy.runtime.scatter.errors import DeviceError, DTypeError
from nxpy.runtime.scatter.exact import TABLES
from nxpy.runtime.scatter.fallback import rectangle_slots
from nxpy.runtime.scatter.formats import Array, Format
from nxpy.runtime.scatter.gpu.source import OPTIONS, assemble
from nxpy.runtime.scatter.order import Ints

if TYPE_CHECKING:
    from nxpy.runtime.scatter.plan import FixedScatter

BLOCK = 256
TILE_BLOCK = 512  # a tile's threads: enough loads under way, and its shared memory still fits thrice
MANY_COLUMNS = 8  # from here on neighbouring threads own neighbouring columns
SLICE_TILES = (1 << 24) // order.T  # tiles between two carries of the exact order

_modules: dict[tuple[int, str, str, str], Any] = {}


class Level(NamedTuple):
    """Rows of at most C partials, sorted by team width; the kernels' comments say what each array is."""

    start: Any
    length: Any
    target: Any
    classes: Any
    rows: int
    warps: int
    carried: int


class Work(NamedTuple):
    """One stream's buffers for one type and number of columns."""

    partials: tuple[Any, ...]
    table: Any
    special: Any


def to_host(array: Any, device: str) -> Array:
    with _device(device):
        host: Array = cp.asnumpy(_view(array))
    return host


def _device(name: str) -> Any:
    number = int(name.partition(":")[2])
    try:
        if number >= cp.cuda.runtime.getDeviceCount():
            raise DeviceError(f"device={name!r}: there is no such GPU here")
    except cp.cuda.runtime.CUDARuntimeError as e:
        raise DeviceError(f"device={name!r}: no GPU can be used here: {e}") from e
    return cp.cuda.Device(number)


def _view(array: Any) -> Any:
    """A GPU array as CuPy's, without a copy; bf16 tensors as their bits."""
    if isinstance(array, cp.ndarray):
        return array
    if "bfloat16" in str(getattr(array, "dtype", "")) and "torch" in sys.modules:
        array = array.view(sys.modules["torch"].uint16)
    if hasattr(array, "__dlpack__"):
        return cp.from_dlpack(array)
    return cp.asarray(array)


def levels(counts: Ints) -> list[tuple[list[Array], int]]:
    """Host tables of level 1: a pass is [start, length, target, classes] and how many rows it carries.

    Segments' partials stand one after the other. A whole segment's target is its number; a chunk of a
    longer one has target -1 - place among the partials of the next pass.
    """
    passes: list[tuple[list[Array], int]] = []
    goal = np.arange(len(counts))
    while len(counts):
        rows = np.maximum((counts + (order.C - 1)) // order.C, 1)  # an empty segment writes its zero
        owner = np.repeat(np.arange(len(counts)), rows)
        chunk = np.arange(len(owner)) - (np.cumsum(rows) - rows)[owner]
        start = (np.cumsum(counts) - counts)[owner] + chunk * order.C
        length = np.minimum(counts[owner] - chunk * order.C, order.C)
        whole = rows[owner] == 1
        target = np.where(whole, goal[owner], -np.cumsum(~whole))
        width = np.ceil(np.log2(np.clip(length, 1, order.L))).astype(np.int64)
        by_width = np.argsort(width, kind="stable")
        many = np.bincount(width, minlength=6)
        warps = -(-many // (order.L >> np.arange(6)))
        classes = np.concatenate([[0], np.cumsum(warps), [0], np.cumsum(many)])
        rows_by_width = [table[by_width] for table in (start, length, target)]
        passes.append(([*rows_by_width, classes], int(np.sum(~whole))))
        counts, goal = rows[rows > 1], goal[rows > 1]
    return passes


class GpuPlan:
    """Device tables of one FixedScatter, made when first needed."""

    def __init__(self, plan: FixedScatter) -> None:
        self.plan = plan
        self.device = _device(plan.device)
        self._tables: dict[str, Any] = {}
        self._work: dict[tuple[str, str, int, int], Work] = {}

    @property
    def bytes(self) -> int:
        """Device memory held, work space included."""
        return _held(self._tables) + _held(self._work)

    def reduce(self, values: Any, form: Format, out: Any) -> Any:
        with self.device:
            values = cp.ascontiguousarray(_view(values))
            result = self._target(out, values.dtype, (self.plan.k, *values.shape[1:]))
            if result.size:
                self._reduce(values, form, result, values.size // self.plan.n if self.plan.n else 0)
        return result if out is None else out

    def gather(self, rows: Any, out: Any) -> Any:
        with self.device:
            rows = _view(rows)
            result = self._target(out, rows.dtype, (self.plan.n, *rows.shape[1:]))
            if result.size:
                cp.take(rows, self._index(), axis=0, out=result)
        return result if out is None else out

    def _target(self, out: Any, dtype: Any, shape: tuple[int, ...]) -> Any:
        if out is None:
            return cp.empty(shape, dtype)
        checks.same_device(checks.placement(out, "out"), self.plan.device, "out")
        array = _view(out)
        checks.out_array(array, dtype, shape)
        return array

    def _reduce(self, values: Any, form: Format, out: Any, d: int) -> None:
        d = d or out.size // self.plan.k
        op = self.plan.op
        if op in ("sum", "mean") and form.is_float and self.plan.order == "rect":
            self._rectangle(values, form, out, d)
        elif op in ("sum", "mean") and form.is_float and self.plan.order == "exact":
            self._exact(values, form, out, d)
        else:
            self._fixed(values, form, out, d)

    def _fixed(self, values: Any, form: Format, out: Any, d: int) -> None:
        """Level 0, then one launch a level of partials: two launches unless a segment is very long."""
        part = _part_type(form, self.plan.op)
        passes = self._levels()
        work = self._workspace("fixed", form.name, d, lambda: self._partials(part, d, passes))
        kernel = _kernels(form, self.plan.op, "fixed")
        self._tiles(kernel, values, work.partials[0], part, d)
        counts = self._table("counts")
        for (source, into), level in zip(pairwise(work.partials), passes, strict=True):
            arrays = (source, level.start, level.length, level.target)
            if d < MANY_COLUMNS:
                grid = (-(-level.warps * order.L // BLOCK), d)
                kernel("team_fold", grid, (BLOCK,), (*arrays, level.classes, counts, into, out, np.int64(d)))
            else:
                x, y = _block(d)
                grid = (-(-level.rows // y), -(-d // x))
                sizes = (np.int64(d), np.int64(level.rows))
                kernel("team_fold_rows", grid, (x, y), (*arrays, counts, into, out, *sizes))

    def _tiles(self, kernel: Any, values: Any, partials: Any, part: str, d: int) -> None:
        n = self.plan.n
        tiles = -(-n // order.T)
        tables = [self._table(name) for name in ("run_start", "tile_first", "slot")]
        sizes = (np.int64(n), np.int64(d))
        if tiles and d < MANY_COLUMNS:
            arrays = (values, self._table("rank"), *tables, partials)
            shared = order.T * np.dtype(part).itemsize
            kernel("tile_fold", (tiles, d), (TILE_BLOCK,), (*arrays, *sizes), shared)
        elif tiles:
            x, y = _block(d)
            arrays = (values, self._table("source"), *tables, partials)
            kernel("tile_fold_rows", (tiles, -(-d // x)), (x, y), (*arrays, *sizes))

    def _exact(self, values: Any, form: Format, out: Any, d: int) -> None:
        n, sums = self.plan.n, np.int64(self.plan.k * d)
        kernel = _kernels(form, self.plan.op, "exact")
        work = self._workspace("exact", form.name, d, lambda: self._digits(form, int(sums)))
        each = (-(-int(sums) // BLOCK),)
        kernel("clear", (min(each[0] * 8, 4096),), (BLOCK,), (work.table, work.special, sums))
        names = ("rank", "run_start", "tile_first", "run_segment")
        arrays = (values, *map(self._table, names), work.table, work.special, np.int64(n), np.int64(d))
        tiles, shared = -(-n // order.T), order.T * np.dtype(form.compute).itemsize
        for first in range(0, tiles, SLICE_TILES):
            if first:
                kernel("carry_all", each, (BLOCK,), (work.table, sums))
            grid = (min(SLICE_TILES, tiles - first), d)
            kernel("tile_digits", grid, (TILE_BLOCK,), (*arrays, np.int64(first)), shared)
        counts = self._table("counts")
        kernel("round_digits", each, (BLOCK,), (work.table, work.special, counts, out, sums, np.int64(d)))

    def _rectangle(self, values: Any, form: Format, out: Any, d: int) -> None:
        """The seed's method, for comparison: f32 and f64 only, and it allocates."""
        if form.storage != form.compute:
            raise DTypeError(f'order="rect" on a GPU folds f32 and f64, not {form.name}')
        order_, slot = self._table("rectangle_order"), self._table("rectangle_slot")
        k, width = self.plan.k, int(self.plan._counts.max())
        item = np.dtype(form.compute).itemsize * d
        checks.rectangle(k, width, item, self.plan.memory_limit)
        cells = cp.zeros((k * width, d), form.compute)
        cells[slot] = values.reshape(self.plan.n, d)[order_]
        sums = cells.reshape(k, width, d).sum(1)
        if self.plan.op == "mean":
            sums /= cp.maximum(self._table("counts"), 1)[:, None].astype(sums.dtype)
        sums[cp.isnan(sums)] = np.nan
        out[...] = sums.reshape(out.shape)

    def _partials(self, part: str, d: int, passes: list[Level]) -> Work:
        sizes = [len(self._schedule().run_length), *(level.carried for level in passes)]
        return Work(tuple(cp.empty(max(size, 1) * d, part) for size in sizes), None, None)

    def _digits(self, form: Format, sums: int) -> Work:
        digits = TABLES["f64" if form.compute == "f8" else "f32"][1]
        return Work((), cp.empty(sums * digits, np.int64), cp.empty(sums, np.uint32))

    def _workspace(self, kind: str, name: str, d: int, make: Any) -> Work:
        key = (kind, name, d, int(cp.cuda.get_current_stream().ptr))
        if key not in self._work:
            self._work[key] = make()
        return self._work[key]

    def _schedule(self) -> order.Schedule:
        return self.plan._sorted()

    def _index(self) -> Any:
        if "index" not in self._tables:
            self._tables["index"] = cp.asarray(self.plan._index.astype(np.int32))
        return self._tables["index"]

    def _levels(self) -> list[Level]:
        if "levels" not in self._tables:
            counts = np.bincount(self._schedule().run_segment, minlength=self.plan.k)
            made = []
            for arrays, carried in levels(counts):
                start, length, target, classes = (cp.asarray(a.astype(np.int32)) for a in arrays)
                rows, warps = len(arrays[0]), int(arrays[3][6])
                made.append(Level(start, length, target, classes, rows, warps, carried))
            self._tables["levels"] = made
        found: list[Level] = self._tables["levels"]
        return found

    def _table(self, name: str) -> Any:
        """One device array of the plan, uploaded at its first use."""
        if name not in self._tables:
            self._tables[name] = cp.asarray(self._host_table(name))
        return self._tables[name]

    def _host_table(self, name: str) -> Array:
        plan = self.plan
        if name == "counts":
            return plan._counts.astype(np.int32)
        if name.startswith("rectangle"):
            sources, cells, _ = rectangle_slots(plan._long_index(), plan._counts)
            return cells if name == "rectangle_slot" else sources
        made = self._schedule()
        if name == "rank":
            return made.rank
        if name == "source":
            source = np.empty(plan.n, np.uint16)
            source[np.arange(plan.n) // order.T * order.T + made.rank] = np.arange(plan.n) % order.T
            return source
        if name == "run_start":
            return np.append(0, np.cumsum(made.run_length)).astype(np.int32)
        if name == "tile_first":
            return made.tile_first.astype(np.int32)
        if name == "run_segment":
            return made.run_segment.astype(np.int32)
        many = np.bincount(made.run_segment, minlength=plan.k)
        return ((np.cumsum(many) - many)[made.run_segment] + made.ordinal).astype(np.int32)


def _part_type(form: Format, op: str) -> str:
    """What common.cu calls PART."""
    if op in ("sum", "mean"):
        return form.compute
    return "i8" if form.storage in ("f8", "i8") else "i4"


def _block(d: int) -> tuple[int, int]:
    """Threads over columns and over runs: whole warps read neighbouring columns where there are many."""
    x = 8 if d <= 8 else 16 if d <= 16 else 32
    return x, BLOCK // x


def _held(part: Any) -> int:
    if hasattr(part, "nbytes"):
        return int(part.nbytes)
    if isinstance(part, dict):
        part = list(part.values())
    return sum(map(_held, part)) if isinstance(part, (list, tuple)) else 0


def _kernels(form: Format, op: str, kind: str) -> Any:
    """kernel(name, grid, block, arguments, shared bytes) of one type and operation, compiled once."""
    key = (int(cp.cuda.runtime.getDevice()), form.name, op, kind)
    if key not in _modules:
        module = cp.RawModule(code=assemble(form, op, kind), options=OPTIONS, backend="nvrtc")
        _modules[key] = _Launcher(module)
    return _modules[key]


class _Launcher:
    __slots__ = ("functions", "module")

    def __init__(self, module: Any) -> None:
        self.module = module
        self.functions: dict[str, Any] = {}

    def __call__(
        self, name: str, grid: tuple[int, ...], block: tuple[int, ...], args: tuple[Any, ...], shared: int = 0
    ) -> None:
        function = self.functions.get(name)
        if function is None:
            function = self.functions[name] = self.module.get_function(name)
            if shared > 48 << 10:  # more than a block has without asking
                function.max_dynamic_shared_size_bytes = shared
        function(grid, block, args, shared_mem=shared)
