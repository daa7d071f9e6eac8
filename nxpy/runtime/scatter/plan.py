"""FixedScatter: a scatter-add planned once and repeated, with the same bits every time."""

from __future__ import annotations

import os
import sys
from typing import Any

import numpy as np

from nxpy.runtime.scatter import checks, exact, fallback, native
from nxpy.runtime.scatter.errors import DeviceError, DTypeError
from nxpy.runtime.scatter.formats import FORMATS, Array, Format, format_of, narrow
from nxpy.runtime.scatter.native import Native
from nxpy.runtime.scatter.order import Ints, Schedule, digest, schedule

RECTANGLE_LIMIT = 2 << 30


class FixedScatter:
    """k reductions of n values, planned from an index that does not change.

    index    integers (n,), each in [0, k): value i belongs to output index[i]
    order    "fixed": the canonical order; "exact": the true sum, rounded once; "rect": the rectangle
             of the seed, for comparison
    op       "sum", "mean" (the sum, divided once by the count), "max", "min"; an empty segment gives +0
    threads  threads of the native kernels, every core by default; never changes a bit
    device   "cpu" or "cuda:N"; by default, where the index is
    memory_limit  the most bytes that order="rect" may take

    Calling the plan with values (n,) or (n, d) gives (k,) or (k, d) of the same type: f32, f64, f16,
    i32, i64, and bf16 as an ml_dtypes array or as uint16 bits with `dtype="bf16"`. With `out` the
    result is written there. A mean of integers truncates towards zero.

    Raises the classes of `nxpy.runtime.scatter.errors`, before any work.
    """

    def __init__(
        self,
        index: Any,
        k: int,
        *,
        order: str = "fixed",
        op: str = "sum",
        threads: int | None = None,
        device: str | None = None,
        memory_limit: int = RECTANGLE_LIMIT,
    ) -> None:
        checks.options(order, op, threads)
        self.k = checks.outputs(k)
        if isinstance(index, (list, tuple)):
            index = np.asarray(index) if index else np.empty(0, np.int64)
        found = checks.placement(index, "index")
        checks.index_shape(index)
        self.order, self.op, self.memory_limit = order, op, memory_limit
        self.threads = threads or _cores()
        self.device = checks.device_name(device) if device is not None else found
        self._index = checks.compact(_host(index, found), self.k)
        self.n = len(self._index)
        self._build()

    def _build(self) -> None:
        """All that follows from index, k and options."""
        self._counts: Ints = np.bincount(self._index, minlength=self.k)
        self._most = int(self._counts.max()) if self.k else 0
        self._schedule: Schedule | None = None
        self._native: Native | None = None
        self._no_native = False
        self._wide: Ints | None = None
        self._rectangle: tuple[Ints, Ints, int] | None = None
        self._digest = ""
        self._gpu: Any = None
        if self.order == "rect" and self.op in ("sum", "mean"):
            checks.rectangle(self.k, self._most, FORMATS["f32"].bits.itemsize, self.memory_limit)
            self._rectangle = fallback.rectangle_slots(self._long_index(), self._counts)
        elif self.order == "fixed" and self.op in ("sum", "mean"):
            self._sorted()
        if self.device != "cpu":
            self._on_gpu()

    def __call__(self, values: Any, out: Any = None, *, dtype: str | None = None) -> Any:
        """The reduction of `values`; `dtype="bf16"` reads uint16 values as bf16 bits."""
        form = format_of(getattr(values, "dtype", type(values).__name__), dtype)
        checks.same_device(checks.placement(values, "values"), self.device, "values")
        checks.values_shape(values, self.n, "values", "n")
        if self.device != "cpu":
            return self._on_gpu().reduce(values, form, out)
        values = _host(values, "cpu")
        shape = (self.k, *values.shape[1:])
        result = self._target(out, values.dtype, shape)
        with np.errstate(all="ignore"):
            self._reduce(_rows(values, self.n), form, result)
        return result if out is None else out

    def gather(self, rows: Any, out: Any = None) -> Any:
        """The adjoint: result[i] = rows[index[i]], rows (k,) or (k, d), the result (n,) or (n, d)."""
        checks.same_device(checks.placement(rows, "rows"), self.device, "rows")
        checks.values_shape(rows, self.k, "rows", "k")
        if self.device != "cpu":
            return self._on_gpu().gather(rows, out)
        rows = _host(rows, "cpu")
        result = self._target(out, rows.dtype, (self.n, *rows.shape[1:]))
        if self.n:
            np.take(rows, self._index, axis=0, out=result, mode="clip")
        return result if out is None else out

    def digits(self, values: Any, *, dtype: str | None = None) -> exact.Digits:
        """The exact sums before rounding, whatever the plan's order: shards' digits `merge`, then `round`.

        CPU only, floats only; `op` is not applied.
        """
        form = format_of(getattr(values, "dtype", type(values).__name__), dtype)
        if not form.is_float:
            raise DTypeError(f"{form.name} sums are exact without digits")
        checks.same_device(checks.placement(values, "values"), "cpu", "values")
        checks.values_shape(values, self.n, "values", "n")
        values = _host(values, "cpu")
        with np.errstate(all="ignore"):
            digits = self._digits(_rows(values, self.n), form)
        digits.shape = (self.k, *values.shape[1:])
        return digits

    @property
    def digest(self) -> str:
        """SHA-256, in hex, of index, k and the parameters of the order (`order.digest`)."""
        if not self._digest:
            self._digest = digest(self._index, self.k, self.order)
        return self._digest

    @property
    def bytes(self) -> int:
        """Memory that the plan holds: O(n) in every order but "rect"'s work space."""
        held = self._index.nbytes + self._counts.nbytes
        held += 0 if self._wide is None else self._wide.nbytes
        if self._schedule is not None:
            held += _size(self._schedule)
        if self._native is not None:
            held += self._native.bytes
        if self._rectangle is not None:
            held += _size(self._rectangle) + self.k * self._rectangle[2] * 4
        return held + (self._gpu.bytes if self._gpu is not None else 0)

    def __repr__(self) -> str:
        return (
            f"FixedScatter(n={self.n}, k={self.k}, order={self.order!r}, op={self.op!r},"
            f" device={self.device!r}, bytes={self.bytes})"
        )

    def __getstate__(self) -> dict[str, Any]:
        """The index and the options alone: the rest follows from them and is rebuilt."""
        names = ("order", "op", "threads", "device", "memory_limit", "k", "n", "_index")
        return {name: getattr(self, name) for name in names}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._build()

    def _reduce(self, values: Array, form: Format, result: Array) -> None:
        """values (n, d) into `result`, whose rows are k."""
        out = result.reshape(self.k, values.shape[1])
        if not out.size:
            return
        if self.op in ("max", "min"):
            fallback.fold_extreme(self._long_index(), values, form, self.op, out)
            return
        sums = out if form.storage == form.compute else np.empty(out.shape, form.compute)
        self._sum(values, form, sums)
        if self.op == "mean":
            _divide(sums, self._counts)
        narrow(sums, form, out)

    def _sum(self, values: Array, form: Format, sums: Array) -> None:
        """Sums of the compute type; the exact order's are rounded to `form` already, unless `op` is mean."""
        if not form.is_float:
            fallback.fold_integers(self._long_index(), values, form, sums)
        elif self.order == "rect":
            self._fold_rectangle(values, form, sums)
        elif self.order == "exact":
            self._sum_exactly(values, form, sums)
        elif compiled := self._compiled():
            compiled.fixed(np.ascontiguousarray(values), form, sums)
        else:
            fallback.fold_fixed(self._sorted(), values, form, sums)

    def _sum_exactly(self, values: Array, form: Format, sums: Array) -> None:
        compiled = self._compiled() if form.name == "f32" else None
        rows = np.ascontiguousarray(values)
        if compiled is not None and compiled.exact(rows, form, self._most, self._long_index, sums):
            return
        digits = self._digits(values, form)
        nearest = digits.nearest(digits.work if self.op == "mean" else form)
        sums[...] = nearest.reshape(sums.shape)

    def _digits(self, values: Array, form: Format) -> exact.Digits:
        compiled = self._compiled() if form.storage == form.compute else None
        made = None
        if compiled is not None:
            made = compiled.digits(np.ascontiguousarray(values), form, self._most, self._long_index)
        if made is None:
            made = exact.fold_digits(self._long_index(), values, form, self.k, self._most)
        return made

    def _sorted(self) -> Schedule:
        if self._schedule is None:
            self._schedule = schedule(self._index, self.k)
        return self._schedule

    def _compiled(self) -> Native | None:
        """The NX kernels, laid out for this index at first use; None for small n and without llvmlite."""
        if self._native is None and self.n >= native.LEAST and not self._no_native:
            code = native.kernels()
            if code is None:
                self._no_native = True
            else:
                self._native = Native(self._sorted(), self.n, self.k, self.threads, code)
                self._schedule = None  # the layout says the same in a third of the space
        return self._native

    def _fold_rectangle(self, values: Array, form: Format, sums: Array) -> None:
        assert self._rectangle is not None
        order, slot, width = self._rectangle
        item = np.dtype(form.compute).itemsize * values.shape[1]
        checks.rectangle(self.k, width, item, self.memory_limit)
        fallback.fold_rectangle(order, slot, width, values, form, sums)

    def _long_index(self) -> Ints:
        """The index as NumPy's `at` wants it; made at first use, since the fixed order never needs it."""
        if self._wide is None:
            self._wide = self._index.astype(np.int64)
        return self._wide

    def _target(self, out: Any, dtype: Any, shape: tuple[int, ...]) -> Array:
        """Where the result goes: `out`, once it is found fit, or a new array."""
        if out is None:
            return np.empty(shape, dtype)
        checks.same_device(checks.placement(out, "out"), "cpu", "out")
        array = _host(out, "cpu")
        checks.out_array(array, dtype, shape)
        return array

    def _on_gpu(self) -> Any:
        """The device's half of the plan, uploaded at first use."""
        if self._gpu is None:
            try:
                from nxpy.runtime.scatter.gpu.launch import GpuPlan
            except ImportError as e:
                raise DeviceError(f"device={self.device!r} needs CuPy (pip install 'nxpy[gpu]'): {e}") from e
            self._gpu = GpuPlan(self)
        return self._gpu


def _host(array: Any, found: str) -> Array:
    """The array as NumPy's: without a copy on the CPU, by one copy from a GPU."""
    if isinstance(array, np.ndarray) and found == "cpu":
        return array
    if found != "cpu":
        from nxpy.runtime.scatter.gpu.launch import to_host

        return to_host(array, found)
    if "bfloat16" in str(array.dtype):  # DLPack has a code for it that NumPy does not read
        array = array.view(sys.modules["torch"].uint16)
    shared: Array = np.from_dlpack(array)
    return shared


def _cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _rows(values: Array, n: int) -> Array:
    """values as (n, d)."""
    return values.reshape(n, values.shape[1] if values.ndim == 2 else 1)


def _divide(sums: Array, counts: Ints) -> None:
    """One division a sum; the count is rounded to the type of the sum. Integers truncate as in NX."""
    divisor = np.maximum(counts, 1)[:, None]
    if sums.dtype.kind == "f":
        sums /= divisor.astype(sums.dtype)
        return
    quotient = np.floor_divide(sums, divisor)
    quotient += (quotient < 0) & (quotient * divisor != sums)
    sums[...] = quotient


def _size(part: Any) -> int:
    """Bytes of the arrays inside nested tuples."""
    if isinstance(part, np.ndarray):
        return part.nbytes
    return sum(map(_size, part)) if isinstance(part, tuple) else 0
