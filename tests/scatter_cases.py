"""The golden reductions, and the specification of the fixed and exact sums in a few literal lines."""

from __future__ import annotations

import hashlib
import importlib.util
import json
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

DATA = Path(__file__).parent / "data" / "reductions"
GOLDEN: list[dict[str, Any]] = json.loads((DATA / "golden.json").read_text())
NAMES = [f"{c['index']}-{c['values']}-{c['dtype']}-n{c['n']}-d{c['d']}" for c in GOLDEN]


@cache
def _inputs() -> Any:
    spec = importlib.util.spec_from_file_location("reduction_inputs", DATA / "inputs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def case_arrays(case: dict[str, Any]) -> tuple[Any, Any]:
    """(index, values) of a golden case."""
    n, d = case["n"], case["d"]
    index = _inputs().index(case["index"], n, case["size"], case["index_seed"])
    values = _inputs().values(case["values"], n * d, case["values_seed"], np.dtype(case["dtype"]))
    return index, values.reshape(n, d) if d > 1 else values


def sha(out: Any) -> str:
    return hashlib.sha256(np.ascontiguousarray(out).tobytes()).hexdigest()


def lane32(x: list[Any], zero: Any) -> Any:
    lane = [zero] * 32
    for i, item in enumerate(x):
        lane[i % 32] = lane[i % 32] + item
    for s in (16, 8, 4, 2, 1):
        for at in range(s):
            lane[at] = lane[at] + lane[at + s]
    return lane[0]


def spec_fixed(index: Any, values: Any, k: int) -> Any:
    """The canonical order, read off its definition, for values (n,)."""
    out = np.zeros(k, values.dtype)
    zero = values.dtype.type(0)
    for segment in range(k):
        partials: list[Any] = []
        tile, items = -1, 0
        for p in np.flatnonzero(index == segment).tolist():
            if p // 8192 != tile or items == 64:
                partials.append(zero)
                tile, items = p // 8192, 0
            partials[-1] = partials[-1] + values[p]
            items += 1
        while len(partials) > 512:
            partials = [lane32(partials[at : at + 512], zero) for at in range(0, len(partials), 512)]
        out[segment] = lane32(partials, zero)
    out[np.isnan(out)] = np.nan
    return out


def rounded(x: Fraction, precision: int, quantum: int, greatest: Fraction) -> float:
    """x to the nearest multiple of the type's unit in the last place, ties to even; beyond: Inf."""
    if x == 0:
        return 0.0
    size, exponent = abs(x), 0
    while size >= Fraction(2) ** (exponent + 1):
        exponent += 1
    while size < Fraction(2) ** exponent:
        exponent -= 1
    unit = Fraction(2) ** max(exponent - precision + 1, quantum)
    nearest = round(size / unit) * unit  # Fraction rounds halves to even
    result = float("inf") if nearest > greatest else float(nearest)
    return result if x > 0 else -result


TYPES = {
    "float32": (24, -149, Fraction(2) ** 128 - Fraction(2) ** 104),
    "float64": (53, -1074, Fraction(2) ** 1024 - Fraction(2) ** 971),
    "float16": (11, -24, Fraction(65504)),
}


def spec_exact(index: Any, values: Any, k: int) -> Any:
    """The rational sum of each segment, rounded once, for values (n,)."""
    out = np.zeros(k, values.dtype)
    for segment in range(k):
        of = values[index == segment]
        finite = of[np.isfinite(of)]
        if np.isnan(of).any() or (np.isposinf(of).any() and np.isneginf(of).any()):
            out[segment] = np.nan
        elif len(finite) < len(of):
            out[segment] = of[np.isinf(of)][0]
        else:
            total = sum((Fraction(float(x)) for x in of), Fraction(0))
            out[segment] = rounded(total, *TYPES[str(values.dtype)])
    return out


def same_bits(a: Any, b: Any) -> bool:
    """Equal type, shape and bytes: NaN equals itself, -0 does not equal +0."""
    return a.dtype == b.dtype and a.shape == b.shape and np.asarray(a).tobytes() == np.asarray(b).tobytes()
