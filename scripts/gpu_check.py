"""Check FixedScatter on a GPU, and print what it costs there: python scripts/gpu_check.py

Needs CuPy and a GPU; takes under four minutes. Every golden value, equality with the CPU for every
type, operation and shape, repeats, streams, graphs, allocation; then a cost table against
cupyx.scatter_add, the seed's rectangle and the speed of a copy. Exit code 0 if everything holds, 1 if
something does not, 2 where there is no GPU. `--json FILE` keeps the numbers.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from nxpy import FixedScatter  # noqa: E402
from nxpy.runtime.scatter.experiment import gpu_found  # noqa: E402
from scatter_cases import GOLDEN, NAMES, case_arrays, sha  # noqa: E402

TYPES = ("float32", "float64", "float16", "bf16", "int32", "int64")
REPEATS = 20


class Checks:
    """Runs named checks, and counts."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.done = 0

    def check(self, name: str, holds: bool) -> None:
        self.done += 1
        if not holds:
            self.failed.append(name)
            print(f"  FAIL {name}")

    def section(self, title: str, body: Callable[[], None]) -> None:
        start, before, bad = time.perf_counter(), self.done, len(self.failed)
        try:
            body()
        except Exception as e:  # one broken section must not hide the others
            self.failed.append(f"{title}: {e}")
            print(f"  FAIL {title}: {type(e).__name__}: {e}")
        done, wrong = self.done - before, len(self.failed) - bad
        print(f"  {title}: {done - wrong} of {done} hold, {time.perf_counter() - start:.1f} s", flush=True)


def gpu(index: Any, k: int, **options: Any) -> FixedScatter:
    return FixedScatter(index, k, device="cuda:0", **options)


def bits(cp: Any, array: Any) -> bytes:
    host: bytes = cp.asnumpy(array).tobytes()
    return host


def sample(dtype: str, shape: tuple[int, ...], seed: int) -> Any:
    """Values of a type with wide exponents and, among floats, NaN, both Infs and both zeros."""
    rng = np.random.default_rng(seed)
    if dtype == "bf16":
        return rng.integers(0, 1 << 16, shape).astype(np.uint16)
    if dtype.startswith("int"):
        info = np.iinfo(dtype)
        return rng.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)
    values = rng.normal(size=shape) * 2.0 ** rng.integers(-9, 9, shape)
    values.reshape(-1)[:5] = [np.nan, np.inf, -0.0, -np.inf, 0.0]
    return values.astype(dtype)


def golden(cp: Any, checks: Checks) -> None:
    for case, name in zip(GOLDEN, NAMES, strict=True):
        index, values = case_arrays(case)
        for order in ("fixed", "exact"):
            out = gpu(index, case["size"], order=order)(cp.asarray(values))
            checks.check(f"golden {name} {order}", sha(cp.asnumpy(out)) == case[order])


def as_on_the_cpu(cp: Any, checks: Checks, n: int = 100_000) -> None:
    rng = np.random.default_rng(1)
    index = rng.integers(0, 500, n) ** 3 // 500**2
    for dtype in TYPES:
        named = {"dtype": "bf16"} if dtype == "bf16" else {}
        for op in ("sum", "mean", "max", "min"):
            for order in ("fixed", "exact"):
                values = sample(dtype, (n,), 2)
                host = FixedScatter(index, 510, order=order, op=op)(values, **named)
                out = gpu(index, 510, order=order, op=op)(cp.asarray(values), **named)
                checks.check(f"{dtype} {op} {order} as on the CPU", bits(cp, out) == host.tobytes())
    for d in (1, 2, 7, 8, 9, 17, 33, 100):
        values = sample("float32", (n // 20, d), 3)
        for order in ("fixed", "exact"):
            host = FixedScatter(index[: n // 20], 510, order=order)(values)
            out = gpu(index[: n // 20], 510, order=order)(cp.asarray(values))
            checks.check(f"{d} columns {order} as on the CPU", bits(cp, out) == host.tobytes())


def borders(cp: Any, checks: Checks, longest: int = (1 << 24) + 70_000) -> None:
    """Sizes at tiles and runs, empty inputs, one segment of several passes and of two slices."""
    for n in (0, 1, 63, 64, 65, 8191, 8192, 8193, 40_000, 64 * 512 * 512 // 8, longest):
        index = np.zeros(n, np.int64)
        values = np.random.default_rng(n).normal(size=n).astype(np.float32)
        for order in ("fixed", "exact"):
            host = FixedScatter(index, 2, order=order)(values)
            out = gpu(index, 2, order=order)(cp.asarray(values))
            checks.check(f"n = {n} {order}", bits(cp, out) == host.tobytes())


def repeats(cp: Any, checks: Checks) -> None:
    """Any repeat, stream and graph gives the same bits; a repeat with `out` allocates nothing."""
    rng = np.random.default_rng(5)
    index, values = rng.integers(0, 433, 1 << 20), cp.asarray(rng.normal(size=1 << 20).astype(np.float32))
    for order in ("fixed", "exact"):
        plan, out = gpu(index, 433, order=order), cp.empty(433, np.float32)
        first = bits(cp, plan(values, out=out))
        same = all(bits(cp, plan(values, out=out)) == first for _ in range(REPEATS))
        checks.check(f"{REPEATS} repeats {order}", same)
        pool = cp.get_default_memory_pool()
        before = pool.used_bytes(), pool.total_bytes()
        plan(values, out=out)
        checks.check(f"no allocation {order}", (pool.used_bytes(), pool.total_bytes()) == before)
        stream = cp.cuda.Stream(non_blocking=True)
        with stream:
            plan(values, out=out)  # makes this stream's work space, outside the capture
            out.fill(0)
            stream.begin_capture()
            plan(values, out=out)
            graph = stream.end_capture()
            for turn in range(3):
                out.fill(0)
                graph.launch(stream)
                stream.synchronize()
                checks.check(f"graph launch {turn} {order}", bits(cp, out) == first)


def tensors(cp: Any, checks: Checks) -> None:
    """PyTorch's tensors, where it is here, without a copy."""
    try:
        torch: Any = import_module("torch")
    except ImportError:
        print("  (no PyTorch here: its tensors are not checked)")
        return
    index = torch.tensor([2, 0, 2], device="cuda:0")
    plan = FixedScatter(index, 3)
    out = torch.zeros(3, device="cuda:0")
    plan(torch.tensor([1.0, 2.0, 4.0], device="cuda:0"), out=out)
    checks.check("torch f32", out.tolist() == [2.0, 0.0, 5.0])
    small = plan(torch.tensor([1.0, 2.0, 4.0], device="cuda:0", dtype=torch.bfloat16), dtype="bf16")
    checks.check("torch bf16", cp.asnumpy(small).tolist() == [0x4000, 0, 0x40A0])


def seconds(cp: Any, call: Callable[[], Any], calls: int = 20) -> float:
    """Median of nine batches by GPU events, a call."""
    stream = cp.cuda.get_current_stream()
    call()
    times = []
    for _ in range(9):
        start, end = cp.cuda.Event(), cp.cuda.Event()
        start.record(stream)
        for _ in range(calls):
            call()
        end.record(stream)
        end.synchronize()
        times.append(cp.cuda.get_elapsed_time(start, end) / 1e3 / calls)
    return float(np.median(times))


def in_a_graph(cp: Any, call: Callable[[], Any], calls: int = 20) -> float:
    """Seconds a call without the host's launch cost: `calls` of them in one graph."""
    stream = cp.cuda.Stream(non_blocking=True)
    with stream:
        call()
        stream.synchronize()
        stream.begin_capture()
        for _ in range(calls):
            call()
        graph = stream.end_capture()
        return seconds(cp, lambda: graph.launch(stream), 3) / calls


def costs(cp: Any, n: int = 768 * 4096) -> dict[str, dict[str, float]]:
    """Microseconds by case and method; graph times are those to compare with."""
    scatter_add = import_module("cupyx").scatter_add
    rng = np.random.default_rng(0)
    weights = 1 / np.arange(1, 50_001) ** 1.1
    zipf = rng.permutation(50_000)[rng.choice(50_000, n, p=weights / weights.sum())]
    table = {}
    for name, k, index in (
        ("k = 433, uniform", 433, rng.integers(0, 433, n)),
        ("k = 50,000, Zipf 1.1", 50_000, zipf),
    ):
        values = cp.asarray(rng.normal(size=n).astype(np.float32))
        out, device_index, copy = cp.zeros(k, np.float32), cp.asarray(index), cp.empty_like(values)
        calls: dict[str, Callable[[], Any]] = {
            "copy of the values": partial(cp.copyto, copy, values),
            "cupyx.scatter_add": partial(scatter_add, out, device_index, values),
        }
        for order in ("fixed", "exact"):
            calls[order] = partial(gpu(index, k, order=order), values, out=out)
        row = {f"{method}, graph": in_a_graph(cp, call) * 1e6 for method, call in calls.items()}
        row |= {method: seconds(cp, call) * 1e6 for method, call in calls.items()}
        if k == 433:
            row["seed's rectangle"] = seconds(cp, partial(gpu(index, k, order="rect"), values)) * 1e6
        table[name] = row
    return table


def show(table: dict[str, dict[str, float]], n: int) -> None:
    for name, row in table.items():
        racing = row["cupyx.scatter_add, graph"]
        print(f"\n  {name}, {n:,} f32 (us a call; ratio to cupyx.scatter_add in a graph)")
        for method, us in row.items():
            print(f"    {method:<28}{us:>10.1f}{us / racing:>8.2f}x")
        print(f"    copy bandwidth {2 * 4 * n / row['copy of the values, graph'] / 1e6:.2f} TB/s")


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--json", type=Path, help="write the numbers to this file")
    options = parser.parse_args()
    why = gpu_found()
    if why:
        print(f"nothing was checked: {why}", file=sys.stderr)
        return 2
    cp = import_module("cupy")
    name = cp.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"FixedScatter on {name}, CuPy {cp.__version__}")
    checks = Checks()
    sections = {"golden values": golden, "as on the CPU": as_on_the_cpu, "borders": borders}
    sections |= {"repeats, streams, graphs": repeats, "tensors": tensors}
    for title, body in sections.items():
        checks.section(title, partial(body, cp, checks))
    table = costs(cp)
    show(table, 768 * 4096)
    if options.json:
        record = {"device": name, "checks": checks.done, "failed": checks.failed, "microseconds": table}
        options.json.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    print(f"\n{checks.done - len(checks.failed)} of {checks.done} checks hold")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
