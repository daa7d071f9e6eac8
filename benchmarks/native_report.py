"""The results of `native.py` as lines, as a page for docs/ and as a picture."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import Any

LIMITS = {"fast": (1.00, 1.25), "safe": (1.20, 2.0)}
"""Geometric mean and worst program that we hold ourselves to."""
COLUMNS = ("gcc s", "clang s", "fast", "safe", "numba", "interp", "nxpy s", "gcc s", "clang s")
HEAD = f"{'':16} {'time':^15}  {'over the better C':^29}  {'compiling':^23}\n{'program':16} " + " ".join(
    f"{name:>7}" for name in COLUMNS
)
INTRODUCTION = """\
# Benchmarks of native code

Made by `python benchmarks/native.py DIR --docs`. Each program has a twin in C: the same algorithm, data
and order of operations. The C twins are built with gcc and clang at `-O3 -march=native -fwrapv
-ffp-contract=off`; times are medians of runs in turns, ratios are over the better of the two. The numba
versions are timed without start and compiling; the interpreter runs smaller sizes, both sides without
start-up. Compile times are those of the whole command, in seconds. [llvm.md](llvm.md#speed) says what
holds programs back.
"""


class Row:
    """One program's results."""

    def __init__(
        self, name: str, taken: dict[str, float], interpreter: float | None, compiled: dict[str, float]
    ) -> None:
        self.name = name
        self.taken = taken
        self.compiled = compiled
        best = min(taken[kind] for kind in ("gcc", "clang") if kind in taken)
        self.ratios: dict[str, float] = {}
        self.ratios |= {kind: taken[kind] / best for kind in ("fast", "safe", "numba") if kind in taken}
        if interpreter is not None:
            self.ratios["interp"] = interpreter

    def cells(self) -> list[str]:
        def cell(values: dict[str, float], kind: str, digits: int) -> str:
            return f"{values[kind]:.{digits}f}" if kind in values else ""

        cells = [cell(self.taken, kind, 3) for kind in ("gcc", "clang")]
        cells += [cell(self.ratios, kind, 2) for kind in ("fast", "safe", "numba")]
        cells.append(cell(self.ratios, "interp", 0))
        return cells + [cell(self.compiled, kind, 2) for kind in ("nxpy", "gcc", "clang")]

    def line(self) -> str:
        return f"{self.name:16} " + " ".join(f"{cell:>7}" for cell in self.cells())


def summary(rows: list[Row]) -> str:
    lines = []
    for mode, (mean, worst) in LIMITS.items():
        found = [row.ratios[mode] for row in rows]
        lines.append(
            f"{mode}: geometric mean {statistics.geometric_mean(found):.2f} (goal {mean:.2f}),"
            f" worst {max(found):.2f} (goal {worst:.2f})"
        )
    return "\n".join(lines)


def write(rows: list[Row], started: dict[str, float], folder: Path) -> None:
    drawn = picture(rows, folder / "native.png")
    parts = [INTRODUCTION, table(rows), *(f"- {line}" for line in summary(rows).splitlines()), ""]
    if drawn:
        parts += ["![Time over the better of gcc and clang](native.png)", ""]
    if started:
        parts += ["## Start-up", "", "| | ms |", "| --- | --- |"]
        parts += [f"| {what} | {taken * 1e3:.1f} |" for what, taken in started.items()]
        parts.append("")
    (folder / "benchmarks.md").write_text("\n".join(parts), encoding="utf-8")


def table(rows: list[Row]) -> str:
    names = ["program", "gcc, s", "clang, s", "fast", "safe", "numba", "interpreter"]
    names += ["compiling: nxpy", "gcc", "clang"]
    lines = [names, ["---"] * len(names), *([row.name, *row.cells()] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def picture(rows: list[Row], path: Path) -> bool:
    """Bars per program; False where there is no matplotlib."""
    try:
        import matplotlib
    except ImportError:
        print("matplotlib is not installed: no picture (pip install matplotlib)")
        return False
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(10, 4.2), layout="constrained")
    bars(axes, rows)
    figure.savefig(path, dpi=110, metadata={"Software": None})
    return True


def bars(axes: Any, rows: list[Row]) -> None:
    kinds = (("fast", "NX fast", "#1b7f8c"), ("safe", "NX safe", "#e39b2d"), ("numba", "numba", "#8a8a99"))
    for place, (kind, label, colour) in enumerate(kinds):
        held = [
            (i + (place - 1) * 0.27, row.ratios[kind]) for i, row in enumerate(rows) if kind in row.ratios
        ]
        if held:
            drawn = axes.bar(*zip(*held, strict=True), width=0.25, label=label, color=colour)
            axes.bar_label(drawn, fmt="%.2f", fontsize=7, padding=1)
    axes.axhline(1, color="black", linewidth=1)
    axes.set_xticks(range(len(rows)), [row.name for row in rows], rotation=20, ha="right")
    axes.set_ylabel("time, over the better of gcc and clang")
    axes.set_title("NX against C at -O3 -march=native (lower is better)", loc="left", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, ncols=3)
