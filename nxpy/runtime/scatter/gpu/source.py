"""The text that is compiled for one type, operation and order: definitions in front of the sources."""

from __future__ import annotations

from importlib import resources

from nxpy.runtime.scatter.exact import TABLES
from nxpy.runtime.scatter.formats import FORMATS, Format
from nxpy.runtime.scatter.order import C, L, T

# Strict IEEE arithmetic, whatever the compiler's defaults are.
OPTIONS = ("--fmad=false", "--ftz=false", "--prec-div=true", "--prec-sqrt=true")

KERNELS = {
    "fixed": ("tile_fold", "tile_fold_rows", "team_fold", "team_fold_rows"),
    "exact": ("tile_digits", "carry_all", "clear", "round_digits"),
}


def assemble(form: Format, op: str, order: str) -> str:
    """CUDA C for the folds of one type; `order` is "fixed" (also for max, min, integers) or "exact"."""
    here = resources.files("nxpy.runtime.scatter.gpu")
    parts = [here.joinpath(name).read_text("utf-8") for name in ("common.cu", f"{order}.cu")]
    rows = [f"#define {name} {value}\n" for name, value in _definitions(form, op, order).items()]
    return "".join(rows + parts)


def _definitions(form: Format, op: str, order: str) -> dict[str, object]:
    rows: dict[str, object] = {f"FORM_{form.name.upper()}": 1, f"OP_{op.upper()}": 1}
    rows |= {"TILE": T, "LANES": L, "CHUNK": C}
    if order == "exact":
        work = FORMATS["f64" if form.compute == "f8" else "f32"]
        target = work if op == "mean" else form  # a mean rounds after its division
        radix, digits = TABLES[work.name]
        infinity = target.nan & ~(1 << (target.precision - 2))
        rows |= {"RADIX": radix, "DIGITS": digits}
        rows |= {"PRECISION": work.precision, "QUANTUM": work.quantum}
        rows |= {"ROUND_P": target.precision, "ROUND_Q": target.quantum}
        rows |= {"ROUND_INFINITY": f"{infinity:#x}ull", "ROUND_NAN": f"{target.nan:#x}ull"}
        rows |= {"ROUND_SIGN": 8 * target.bits.itemsize - 1}
    return rows
