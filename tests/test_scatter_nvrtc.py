"""The CUDA sources compile for every architecture we promise, and keep to strict arithmetic."""

from __future__ import annotations

import re

import pytest

from nxpy.runtime.scatter.formats import FORMATS
from nxpy.runtime.scatter.gpu.source import KERNELS, OPTIONS, assemble
from scatter_gpu import nvrtc

ARCHITECTURES = ("sm_70", "sm_80", "sm_90", "sm_100")

# Every type and operation; each `#if` branch of the sources is taken by one of them.
PROGRAMS = [
    *((form, "sum", "fixed") for form in FORMATS),
    ("f16", "mean", "fixed"),
    ("i32", "mean", "fixed"),
    *((form, "max", "fixed") for form in FORMATS),
    ("f32", "min", "fixed"),
    *((form, "sum", "exact") for form in ("f32", "f64", "f16", "bf16")),
    ("f16", "mean", "exact"),
    ("f64", "mean", "exact"),
]
NAMES = ["-".join(p) for p in PROGRAMS]


@pytest.fixture(scope="module")
def compiler() -> nvrtc.Compiler:
    path = nvrtc.library()
    if path is None:
        pytest.skip("the wheel nvidia-cuda-nvrtc-cu12 is not installed (pip install 'nxpy[dev]')")
    made = nvrtc.Compiler(path)
    if not (12, 8) <= made.version < (13, 0):
        pytest.skip(f"NVRTC {made.version}: only 12.8 and 12.9 know both sm_70 and sm_100")
    return made


@pytest.mark.parametrize("program", PROGRAMS, ids=NAMES)
def test_machine_code_for_every_architecture(compiler: nvrtc.Compiler, program: tuple[str, str, str]) -> None:
    form, op, order = program
    source = assemble(FORMATS[form], op, order)
    for architecture in ARCHITECTURES if op == "sum" else (ARCHITECTURES[0], ARCHITECTURES[-1]):
        code = compiler.compile(source, [*OPTIONS, f"-arch={architecture}", "--std=c++14"], "CUBIN")
        assert code[:4] == b"\x7fELF"
        for kernel in KERNELS[order]:
            assert f".text.{kernel}\0".encode() in code, (architecture, kernel)


@pytest.mark.parametrize("program", PROGRAMS, ids=NAMES)
def test_arithmetic_is_strict(compiler: nvrtc.Compiler, program: tuple[str, str, str]) -> None:
    """No contraction, no flush to zero, no approximate division, no atomic on floats."""
    form, op, order = program
    source = assemble(FORMATS[form], op, order)
    ptx = compiler.compile(source, [*OPTIONS, "-arch=compute_70", "--std=c++14"], "PTX").decode()
    loose = r"\bfma\.|\bmad\.(rn\.)?f\d\d|\.ftz|\.approx|\b(atom|red)\.[\w.]*\.f\d\d"
    assert re.findall(loose, ptx) == []
    for kernel in KERNELS[order]:
        assert f".entry {kernel}(" in ptx
