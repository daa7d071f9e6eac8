"""The fold experiment as a picture: cost by method, and the digests of each run over the steps.

matplotlib is loaded here and nowhere else (extra `plot`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

COLOURS = {"racing": "#b8442f", "rect": "#8a8d91", "fixed": "#2b6ca3", "exact": "#2f8f5b"}


def draw(result: dict[str, Any], path: Path) -> None:
    """Write a PNG. Raises ImportError without matplotlib, OSError where the file cannot be written."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 6.5), layout="constrained")
    FigureCanvasAgg(figure)
    above, below = figure.subplots(2, 1, height_ratios=(2, 3))
    _costs(above, result)
    _digests(below, result)
    figure.suptitle(f"The fold on {result['backend']}", fontsize=11)
    figure.savefig(path, dpi=120, format="png")


def _costs(axes: Any, result: dict[str, Any]) -> None:
    ratios = result["cost"]["ratio"]
    names = list(ratios)[::-1]
    bars = axes.barh(names, [ratios[n] for n in names], color=[COLOURS[n] for n in names])
    axes.bar_label(
        bars, [f"{ratios[n]:.2f} x  ({result['cost']['ms'][n]:.2f} ms)" for n in names], padding=4, fontsize=9
    )
    axes.axvline(1, color="#444", linewidth=0.8, linestyle=":")
    axes.set_xlim(0, max(ratios.values()) * 1.25)
    axes.set_title("Cost of a call, racing = 1", loc="left", fontsize=10)
    _plain(axes)


def _digests(axes: Any, result: dict[str, Any]) -> None:
    """A row a run, a cell a step; a cell's shade comes from the digest, so like runs have like stripes."""
    labels, rows = [], []
    for name, row in result["training"].items():
        for run, digests in enumerate(row.get("digests", ()), 1):
            labels.append(f"{name}, run {run}")
            rows.append([_shade(COLOURS[name], digest) for digest in digests])
    if rows and rows[0]:
        axes.imshow(np.array(rows), aspect="auto", interpolation="nearest")
    axes.set_yticks(range(len(labels)), labels, fontsize=9)
    axes.set_xlabel("training step")
    title = "Digest of the weights after each step, as a shade: like stripes, like bits"
    axes.set_title(title, loc="left", fontsize=10)
    for line in np.arange(1.5, len(labels) - 1, 2):
        axes.axhline(line, color="white", linewidth=4)
    _plain(axes)


def _shade(colour: str, digest: str) -> tuple[float, ...]:
    """The colour, lightened by the digest's first byte."""
    light = int(digest[:2], 16) / 255 * 0.8
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(part + (1 - part) * light for part in parts)


def _plain(axes: Any) -> None:
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
