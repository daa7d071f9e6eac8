"""Everything a FixedScatter call refuses, tested before any work is done."""

from __future__ import annotations

from operator import index as as_int
from typing import Any

import numpy as np

from nxpy.runtime.scatter.errors import (
    DeviceError,
    DTypeError,
    IndexRangeError,
    LayoutError,
    OptionError,
    RectangleError,
    ShapeError,
    SizeLimitError,
)
from nxpy.runtime.scatter.formats import Array
from nxpy.runtime.scatter.order import ORDERS

OPS = ("sum", "mean", "max", "min")
LIMIT = 2**31 - 1  # positions and outputs are 32-bit in kernels
_HOST = (1, 3)  # DLPack's device types: CPU, host memory pinned for CUDA
_CUDA = (2, 13)  # CUDA, CUDA managed


def placement(array: Any, what: str) -> str:
    """'cpu' or 'cuda:N', by DLPack's account of where the array's memory is."""
    if hasattr(array, "__dlpack_device__"):
        kind, number = map(int, array.__dlpack_device__())
    elif hasattr(array, "__cuda_array_interface__"):
        kind, number = _CUDA[0], 0
    else:
        raise DTypeError(f"{what} must be a NumPy or CuPy array or speak DLPack, not {type(array).__name__}")
    if kind in _HOST:
        return "cpu"
    if kind in _CUDA:
        return f"cuda:{number}"
    raise DeviceError(f"{what} is on a device of DLPack type {kind}; the fold runs on CPUs and CUDA GPUs")


def device_name(device: Any) -> str:
    text = str(device)
    if text == "cuda" or text == "gpu":
        return "cuda:0"
    if text == "cpu" or (text.startswith("cuda:") and text.isascii() and text[5:].isdigit()):
        return text
    raise OptionError(f"device={device!r}: the devices are 'cpu', 'cuda' and 'cuda:N'")


def options(order: Any, op: Any, threads: Any) -> None:
    if order not in ORDERS:
        raise OptionError(f"order={order!r}: the orders are {', '.join(map(repr, ORDERS))}")
    if op not in OPS:
        raise OptionError(f"op={op!r}: the operations are {', '.join(map(repr, OPS))}")
    if threads is not None and (isinstance(threads, bool) or not isinstance(threads, int) or threads < 1):
        raise OptionError(f"threads={threads!r}: a whole number from 1, or None for every core")


def outputs(k: Any) -> int:
    """k as an int: the number of sums."""
    if isinstance(k, (bool, np.bool_)):
        raise DTypeError("k must be a whole number, not a bool")
    try:
        number = as_int(k)
    except TypeError:
        raise DTypeError(f"k must be a whole number, not {type(k).__name__}") from None
    if number < 0:
        raise ShapeError(f"k = {number}: the number of sums cannot be negative")
    if number > LIMIT:
        raise SizeLimitError(f"k = {number}: a plan holds at most {LIMIT} sums")
    return number


def index_shape(index: Any) -> None:
    """A one-dimensional array of integers, no longer than 32-bit positions can name."""
    dtype = getattr(index, "dtype", None)
    name = str(getattr(dtype, "name", dtype))
    if not name.removeprefix("torch.").removeprefix("u").startswith("int"):
        raise DTypeError(f"index must be an array of integers, not of {name}")
    if len(index.shape) != 1:
        raise ShapeError(f"index must have one dimension, (n,), not the shape {tuple(index.shape)}")
    if index.shape[0] > LIMIT:
        raise SizeLimitError(f"n = {index.shape[0]} sources: 32-bit positions name at most {LIMIT}")


def compact(index: Array, k: int) -> Array:
    """A copy of the index in the smallest type that holds k, once every value is in [0, k)."""
    if len(index):
        low, high = int(index.min()), int(index.max())
        if low < 0 or high >= k:
            at = int(np.flatnonzero((index < 0) | (index >= k))[0])
            raise IndexRangeError(f"index[{at}] = {int(index[at])} is outside [0, {k})")
    return index.astype(np.uint16 if k <= 1 << 16 else np.uint32)


def values_shape(values: Any, rows: int, what: str, letter: str) -> None:
    shape = tuple(values.shape)
    if len(shape) not in (1, 2) or shape[0] != rows:
        raise ShapeError(f"{what} must be ({rows},) or ({rows}, d), since {letter} = {rows}; not {shape}")


def out_array(out: Any, like: Any, shape: tuple[int, ...]) -> None:
    """`out` can be written in place: type, shape, one writable C-contiguous block."""
    if out.dtype != like:
        raise DTypeError(f"out is of type {out.dtype}, the result of type {like}")
    if tuple(out.shape) != shape:
        raise ShapeError(f"out has the shape {tuple(out.shape)}, the result {shape}")
    if not out.flags.c_contiguous:
        raise LayoutError("out must be C-contiguous: one block, rows one after the other")
    if not getattr(out.flags, "writeable", True):
        raise LayoutError("out is read-only")


def same_device(found: str, wanted: str, what: str) -> None:
    if found != wanted:
        raise DeviceError(
            f"{what} is on {found}, the plan on {wanted}; move it, or plan with device={found!r}"
        )


def rectangle(k: int, width: int, item: int, limit: int) -> None:
    """The rectangle of `order="rect"` fits its limit; `item` is bytes a cell, all columns together."""
    size = k * width * item
    if size > limit:
        raise RectangleError(
            f'order="rect" needs a rectangle of {k} x {width} cells of {item} bytes, {size:,} bytes'
            f' ({size / 1e9:.1f} GB), over the limit of {limit:,}; order="fixed" needs O(n)'
        )
