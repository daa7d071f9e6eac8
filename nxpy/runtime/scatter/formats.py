"""The element types of a fold, one row each, and their exact conversions.

f16 and bf16 are computed in f32, which holds each of their values, and are rounded once at the end.
NumPy has no bf16: an array whose dtype calls itself `bfloat16` (package ml_dtypes) is taken as it
is, and a uint16 array of bf16 bits is taken with `dtype="bf16"`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nxpy.runtime.scatter.errors import DTypeError

Array = NDArray[Any]


class Format(NamedTuple):
    """One element type. `storage` is what arrays hold, `compute` what sums are kept in.

    `precision` counts significand bits, `quantum` is the exponent of the smallest subnormal;
    both are 0 for integers. `nan` is the one NaN that results may hold, as stored bits.
    """

    name: str
    storage: str
    compute: str
    precision: int
    quantum: int
    nan: int

    @property
    def is_float(self) -> bool:
        return self.precision > 0

    @property
    def bits(self) -> np.dtype[Any]:
        """The unsigned type of the stored width."""
        return np.dtype(f"u{np.dtype(self.storage).itemsize}")


FORMATS = {
    f.name: f
    for f in (
        Format("f32", "f4", "f4", 24, -149, 0x7FC00000),
        Format("f64", "f8", "f8", 53, -1074, 0x7FF8000000000000),
        Format("f16", "f2", "f4", 11, -24, 0x7E00),
        Format("bf16", "u2", "f4", 8, -133, 0x7FC0),
        Format("i32", "i4", "i4", 0, 0, 0),
        Format("i64", "i8", "i8", 0, 0, 0),
    )
}

_BY_DTYPE = {"float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16", "int32": "i32"}
_BY_DTYPE["int64"] = "i64"


def format_of(dtype: Any, wanted: str | None) -> Format:
    """The row for an array's dtype; `wanted="bf16"` reads uint16 as bf16 bits.

    Raises DTypeError for every type without a row, big-endian ones included.
    """
    name = str(getattr(dtype, "name", dtype)).removeprefix("torch.")
    if wanted is not None:
        if wanted not in ("bf16", "bfloat16"):
            raise DTypeError(
                f'dtype={wanted!r}: only "bf16" may be named; other types are read off the array'
            )
        if name not in ("uint16", "bfloat16"):
            raise DTypeError(f'dtype="bf16" wants a uint16 array of bf16 bits, not {name}')
        return FORMATS["bf16"]
    row = _BY_DTYPE.get(name)
    if row is None or not getattr(dtype, "isnative", True):
        hint = ' (for bf16 bits say dtype="bf16")' if name == "uint16" else ""
        order = "" if getattr(dtype, "isnative", True) else "byte-swapped "
        raise DTypeError(
            f"values of type {order}{name} cannot be folded; the types are {', '.join(FORMATS)}{hint}"
        )
    return FORMATS[row]


def widen(stored: Array, form: Format) -> Array:
    """Stored values as the compute type: exact; no copy where the two are one."""
    if form.name == "bf16":
        return (stored.view(np.uint16).astype(np.uint32) << np.uint32(16)).view(np.float32)
    return stored if form.storage == form.compute else stored.astype(form.compute)


def narrow(computed: Array, form: Format, out: Array) -> None:
    """Round the compute type to nearest even into `out`, with the one NaN; `out` may be `computed`."""
    nan = np.isnan(computed) if form.is_float else None
    if form.name == "bf16":
        u = np.ascontiguousarray(computed).view(np.uint32)
        even = (u >> np.uint32(16)) & np.uint32(1)
        out.view(np.uint16)[...] = ((u + np.uint32(0x7FFF) + even) >> np.uint32(16)).astype(np.uint16)
    elif out is not computed:
        out[...] = computed.astype(form.storage, copy=False)
    if nan is not None and nan.any():
        out.view(form.bits)[nan] = form.bits.type(form.nan)
