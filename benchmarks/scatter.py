"""What a fixed-order fold costs beside the ways people fold today: python benchmarks/scatter.py

Methods take turns (A B C, A B C, ...), and each one's fastest turn counts, since on a shared machine
everything else measures the neighbours. Ratios are to np.add.at of the same run. "floor" reads the
values and a 32-bit order once. Libraries that are not installed are left out, and named.

--case NAME, --turns N, --n N; --clock cpu counts processor time, which a busy machine disturbs less (but
which is no measure of two threads); --markdown prints tables for docs/, --json FILE and --plot FILE.png keep
numbers and picture.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from nxpy import FixedScatter

N = 768 * 4096
Calls = dict[str, Callable[[], Any]]


def cases(n: int) -> dict[str, tuple[int, Any]]:
    """k and index by name: the seed's case, and a heavy tail whose largest segment has 14%."""
    rng = np.random.default_rng(0)
    weights = 1 / np.arange(1, 50_001) ** 1.1
    heavy = rng.permutation(50_000)[rng.choice(50_000, n, p=weights / weights.sum())]
    return {"seed": (433, rng.integers(0, 433, n)), "zipf": (50_000, heavy)}


def ours(index: Any, k: int, values: Any) -> Calls:
    calls: Calls = {}
    for order in ("fixed", "exact"):
        for threads in (1, 2):
            plan, out = FixedScatter(index, k, order=order, threads=threads), np.zeros(k, values.dtype)
            calls[f"{order}, {threads} thread{'s' if threads > 1 else ''}"] = partial(plan, values, out=out)
    try:
        rectangle = FixedScatter(index, k, order="rect", memory_limit=1 << 30)
    except MemoryError as e:
        print(f"  left out: {e}", file=sys.stderr)
    else:
        calls["seed's rectangle"] = partial(rectangle, values)
    return calls


def numpys(index: Any, k: int, values: Any) -> Calls:
    order, out = np.arange(len(values), dtype=np.int32), np.zeros(k, values.dtype)
    return {
        "floor": lambda: (values.max(), order.max()),
        "np.add.at": lambda: np.add.at(out, index, values),
        "np.bincount (f64)": lambda: np.bincount(index, values, k),
    }


def scipys(index: Any, k: int, values: Any) -> Calls:
    sparse = import_module("scipy.sparse")
    ones = np.ones(len(values), values.dtype)
    matrix = sparse.csr_matrix((ones, (index, np.arange(len(values)))), shape=(k, len(values)))
    return {"scipy CSR product": lambda: matrix @ values}


def torches(index: Any, k: int, values: Any) -> Calls:
    torch: Any = import_module("torch")
    i, v, out = torch.from_numpy(index), torch.from_numpy(values), torch.zeros(k)

    def add(threads: int) -> None:
        torch.set_num_threads(threads)
        out.zero_()
        out.index_add_(0, i, v)

    return {"torch.index_add_, 1 thread": lambda: add(1), "torch.index_add_, 2 threads": lambda: add(2)}


def numbas(index: Any, k: int, values: Any) -> Calls:
    numba: Any = import_module("numba")
    short, out = index.astype(np.int32), np.zeros(k, values.dtype)

    def loop(out: Any, index: Any, values: Any) -> None:
        for i in range(len(values)):
            out[index[i]] += values[i]

    compiled = numba.njit(loop)
    return {"numba loop, 32-bit index": lambda: compiled(out, short, values)}


CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}


def measure(calls: Calls, turns: int, clock: Callable[[], float]) -> dict[str, float]:
    """Fastest turn of each, in milliseconds."""
    best = dict.fromkeys(calls, float("inf"))
    for turn in range(turns + 1):
        for name, call in calls.items():
            start = clock()
            call()
            taken = clock() - start
            if turn:  # the first warms up
                best[name] = min(best[name], taken * 1e3)
    return best


def planning(index: Any, k: int, clock: Callable[[], float]) -> dict[str, float]:
    """Milliseconds to build a plan, and of one stable argsort of the same index."""
    calls: Calls = {"np.argsort, stable": lambda: np.argsort(index, kind="stable")}
    calls |= {f"plan, {order}": partial(FixedScatter, index, k, order=order) for order in ("fixed", "exact")}
    return measure(calls, 3, clock)


def table(result: dict[str, Any], markdown: bool) -> str:
    lines = []
    for name, case in result["cases"].items():
        title = f"{name}: k = {case['k']:,}, n = {case['n']:,}, largest segment {case['largest']:.1%}"
        lines += [title, "", "| method | ms | of np.add.at | of the floor |", "| --- | ---: | ---: | ---: |"]
        base, floor = case["ms"]["np.add.at"], case["ms"]["floor"]
        lines += [f"| {m} | {ms:.2f} | {ms / base:.2f} | {ms / floor:.1f} |" for m, ms in case["ms"].items()]
        sort = case["plan_ms"]["np.argsort, stable"]
        lines += ["", "| once | ms | of np.argsort |", "| --- | ---: | ---: |"]
        lines += [f"| {m} | {ms:.0f} | {ms / sort:.2f} |" for m, ms in case["plan_ms"].items()]
        lines.append("")
    text = "\n".join(lines)
    if markdown:
        return text
    rows = [line for line in text.splitlines(True) if "---" not in line]
    return "".join(rows).replace("| ", "  ").replace(" |", "")


def draw(result: dict[str, Any], path: Path) -> None:
    """Ratios to np.add.at, a panel a case."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 5), layout="constrained")
    FigureCanvasAgg(figure)
    panels = figure.subplots(1, len(result["cases"]), squeeze=False)[0]
    for axes, (name, case) in zip(panels, result["cases"].items(), strict=True):
        base = case["ms"]["np.add.at"]
        rows = sorted(((ms / base, m) for m, ms in case["ms"].items()), reverse=True)
        colours = ["#2b6ca3" if m.startswith(("fixed", "exact")) else "#a9adb3" for _, m in rows]
        bars = axes.barh([m for _, m in rows], [r for r, _ in rows], color=colours)
        axes.bar_label(bars, [f"{r:.2f}" for r, _ in rows], padding=3, fontsize=8)
        axes.axvline(1, color="#444", linewidth=0.8, linestyle=":")
        axes.set_xscale("log")
        ticks = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]
        axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
        axes.minorticks_off()
        axes.set_xlim(0.1, max(r for r, _ in rows) * 2)
        axes.set_title(f"{name}: k = {case['k']:,}; time, np.add.at = 1", fontsize=10, loc="left")
        axes.tick_params(labelsize=8)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
    figure.savefig(path, dpi=120, format="png")


def run(names: list[str], n: int, turns: int, clock: Callable[[], float]) -> dict[str, Any]:
    made = cases(n)
    result: dict[str, Any] = {"machine": platform.processor() or platform.machine(), "numpy": np.__version__}
    result["cases"] = {}
    for name in names:
        k, index = made[name]
        values = np.random.default_rng(1).normal(size=n).astype(np.float32)
        calls: Calls = {}
        for group in (numpys, ours, scipys, torches, numbas):
            try:
                calls |= group(index, k, values)
            except ImportError as e:
                print(f"  left out: {e}", file=sys.stderr)
        if clock is time.process_time:  # which adds up what threads do at once
            calls = {method: call for method, call in calls.items() if not method.endswith("2 threads")}
        largest = float(np.bincount(index).max() / n)
        row: dict[str, Any] = {"k": k, "n": n, "largest": largest}
        row |= {"ms": measure(calls, turns, clock), "plan_ms": planning(index, k, clock)}
        result["cases"][name] = row
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--case", choices=["seed", "zipf"], action="append", help="only this case")
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--n", type=int, default=N)
    parser.add_argument("--clock", choices=CLOCKS, default="wall")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plot", type=Path)
    options = parser.parse_args()
    result = run(options.case or ["seed", "zipf"], options.n, options.turns, CLOCKS[options.clock])
    print(table(result, options.markdown))
    if options.json:
        options.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    if options.plot:
        draw(result, options.plot)
    return 0


if __name__ == "__main__":
    sys.exit(main())
