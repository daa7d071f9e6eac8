"""What the fold experiment found, in words."""

from __future__ import annotations

from typing import Any

WIDTH = 78
GPU_ONLY = (
    "No GPU took part: {why}.\n"
    "The racing scatter differs through a GPU's atomics. On a CPU NumPy adds in index order, so\n"
    "part 1 shows no difference here, and these times say nothing about a GPU's."
)


def worded(result: dict[str, Any], why_no_gpu: str = "") -> str:
    """The whole report; `why_no_gpu` is told where the study ran on a CPU."""
    parts = [
        _head(result),
        _racing(result),
        _orders(result),
        _cost(result),
        _training(result),
        _readout(result),
    ]
    if not result["gpu"]:
        parts.insert(1, GPU_ONLY.format(why=why_no_gpu or "the CPU was asked for"))
    return "\n\n".join(parts) + "\n"


def _head(result: dict[str, Any]) -> str:
    s = result["settings"]
    n = s["d"] * s["hid"]
    rows = [
        f"The fold: {n:,} gradients ({s['d']} x {s['hid']}) into {s['k']:,} values",
        f"on {result['backend']}",
        f"reps {s['reps']}, steps {s['steps']}, batch {s['batch']}, lr {s['lr']:g}",
    ]
    return "\n".join(rows)


def _title(number: int, text: str) -> str:
    return f"{number}. {text}\n"


def _racing(result: dict[str, Any]) -> str:
    r = result["racing"]
    text = f"   {r['differed']} of {r['of']} repeats differ from the first"
    if r["differed"]:
        text += f", by {r['largest']:.3e} at most"
    return _title(1, "Is the racing scatter-add non-deterministic here?") + text


def _orders(result: dict[str, Any]) -> str:
    lines = [f"   {'order':<8}{'same bits':>10}{'plan':>10}{'memory':>11}{'from racing':>13}   sha256"]
    for name, row in result["orders"].items():
        if "refused" in row:
            lines.append(f"   {name:<8}refused: {row['refused']}")
            continue
        same, megabytes = "yes" if row["identical"] else "NO", row["plan_bytes"] / 1e6
        cells = f"{same:>10}{row['plan_ms']:>7.0f} ms{megabytes:>8.1f} MB{row['from_racing']:>13.2e}"
        lines.append(f"   {name:<8}{cells}   {row['sha256'][:16]}")
    title = "Does each order give the same bits on every repeat, and from a plan built anew?"
    return _title(2, title) + "\n".join(lines) + "\n   (exact: from its sources in another order, too)"


def _cost(result: dict[str, Any]) -> str:
    cost = result["cost"]
    lines = [f"   {'method':<8}{'ms a call':>11}{'of racing':>12}{'extra, in forward matmuls':>28}"]
    for name, ratio in cost["ratio"].items():
        lines.append(f"   {name:<8}{cost['ms'][name]:>11.3f}{ratio:>11.2f}x{cost['of_matmul'][name]:>+28.2f}")
    lines.append(f"   {'matmul':<8}{cost['ms']['matmul']:>11.3f}   (one forward product, for scale)")
    return _title(3, "What does each cost?") + "\n".join(lines)


def _training(result: dict[str, Any]) -> str:
    steps = result["settings"]["steps"]
    lines = []
    for name, row in result["training"].items():
        if "refused" in row:
            lines.append(f"   {name:<8}refused")
        elif row["identical"]:
            last = row["digests"][0][-1] if row["digests"][0] else "no step"
            lines.append(f"   {name:<8}two runs of {steps} steps end in the same bits ({last})")
        else:
            at = row["parted_at"] + 1
            lines.append(f"   {name:<8}two runs part at step {at}; at the end by {row['largest']:.3e}")
    return _title(4, "Does a training run become reproducible?") + "\n".join(lines)


def _readout(result: dict[str, Any]) -> str:
    ratio = result["cost"]["ratio"]
    if not result["kept"]:
        text = "An order broke its promise; that is a fault in nxpy, or of the machine. See the parts above."
    else:
        text = "Every order that promises the same bits kept its promise"
        text += (
            f": fixed at {ratio['fixed']:.2f}x, exact at {ratio['exact']:.2f}x the racing scatter's cost.\n"
        )
        if result["racing"]["differed"]:
            text += "The racing scatter did not repeat itself; the orders replace it."
        elif result["gpu"]:
            text += "The racing scatter repeated itself this time, which nothing promises."
        else:
            text += "Whether racing would have differed is a GPU's question, not asked here."
    return "=" * WIDTH + "\n" + text
