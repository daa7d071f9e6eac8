"""The GPU's kernels, run as they stand on a CPU, against the golden values and the NumPy fold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from conftest import ROOT
from nxpy.runtime.scatter.errors import DeviceError, DTypeError, LayoutError, RectangleError, ShapeError
from nxpy.runtime.scatter.plan import FixedScatter
from scatter_cases import GOLDEN, NAMES, case_arrays, same_bits, sha
from scatter_gpu.fake_cupy import DeviceArray, Fake, c_compiler

LAUNCH = "nxpy.runtime.scatter.gpu.launch"


@pytest.fixture(scope="module")
def fake(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    if c_compiler() is None:
        pytest.skip("no C compiler to run the kernels with")
    made = Fake(tmp_path_factory.mktemp("kernels"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "cupy", made.module())
        patch.delitem(sys.modules, LAUNCH, raising=False)
        yield made
        sys.modules.pop(LAUNCH, None)


def on_device(a: Any) -> Any:
    return np.array(a).view(DeviceArray)


def gpu(index: Any, k: int, **options: Any) -> FixedScatter:
    return FixedScatter(index, k, device="cuda:0", **options)


@pytest.mark.parametrize("case", GOLDEN, ids=NAMES)
@pytest.mark.parametrize("order", ["fixed", "exact"])
def test_golden(fake: Fake, case: dict[str, Any], order: str) -> None:
    index, values = case_arrays(case)
    out = gpu(index, case["size"], order=order)(on_device(values))
    assert isinstance(out, DeviceArray)
    assert sha(out) == case[order]


def sample(dtype: str, shape: tuple[int, ...], seed: int) -> Any:
    """Values of a type: whole ranges, with Inf, NaN and both zeros among the floats."""
    rng = np.random.default_rng(seed)
    if dtype.startswith("int"):
        info = np.iinfo(dtype)
        return rng.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)
    if dtype == "bf16":
        return rng.integers(0, 1 << 16, shape).astype(np.uint16)
    values = rng.normal(size=shape) * 2.0 ** rng.integers(-9, 9, shape)
    values.reshape(-1)[:4] = [np.nan, np.inf, -0.0, -np.inf]
    return values.astype(dtype)


TYPES = ["float32", "float64", "float16", "bf16", "int32", "int64"]


@pytest.mark.parametrize("op", ["sum", "mean", "max", "min"])
@pytest.mark.parametrize("dtype", TYPES)
def test_every_type_and_operation_as_on_the_cpu(fake: Fake, dtype: str, op: str) -> None:
    index = np.random.default_rng(5).integers(0, 300, 9000) ** 2 // 300
    values = sample(dtype, (9000,), 6)
    named = {"dtype": "bf16"} if dtype == "bf16" else {}
    for order in ("fixed", "exact"):
        host = FixedScatter(index, 310, order=order, op=op)(values, **named)
        assert same_bits(np.asarray(gpu(index, 310, order=order, op=op)(on_device(values), **named)), host)


@pytest.mark.parametrize("d", [2, 7, 8, 17, 40])
@pytest.mark.parametrize("order", ["fixed", "exact"])
def test_columns(fake: Fake, d: int, order: str) -> None:
    index = np.random.default_rng(1).integers(0, 20, 8300)
    values = sample("float32", (8300, d), 2)
    host = FixedScatter(index, 21, order=order)(values)
    assert same_bits(np.asarray(gpu(index, 21, order=order)(on_device(values))), host)


@pytest.mark.parametrize("d", [1, 9])
def test_a_segment_of_several_passes(fake: Fake, d: int) -> None:
    n = 512 * 64 + 70  # more than 512 partials in one segment
    index = np.zeros(n, np.int64)
    values = np.random.default_rng(3).normal(size=(n, d)).astype(np.float32)
    plan = gpu(index, 1)
    assert same_bits(np.asarray(plan(on_device(values))), FixedScatter(index, 1)(values))
    assert len([name for name in fake.launches[-3:] if name.startswith("team_fold")]) == 2


@pytest.mark.parametrize(("n", "k"), [(0, 0), (0, 3), (1, 1), (8192, 1), (8193, 2)])
def test_borders(fake: Fake, n: int, k: int) -> None:
    index = np.arange(n) % max(k, 1)
    values = np.arange(n, dtype=np.float32) - 3
    for order in ("fixed", "exact", "rect"):
        host = FixedScatter(index, k, order=order)(values)
        assert same_bits(np.asarray(gpu(index, k, order=order)(on_device(values))), host)


def test_the_exact_order_carries_between_slices(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    index, values = case_arrays(GOLDEN[3])
    plan = gpu(index, GOLDEN[3]["size"], order="exact")
    plan(on_device(values))
    monkeypatch.setattr(sys.modules[LAUNCH], "SLICE_TILES", 2)
    assert sha(plan(on_device(values))) == GOLDEN[3]["exact"]
    assert fake.launches.count("carry_all") == 4


def test_a_repeated_call_allocates_nothing(fake: Fake) -> None:
    index, values = case_arrays(GOLDEN[1])
    for order in ("fixed", "exact"):
        plan = gpu(index, GOLDEN[1]["size"], order=order)
        device, out = on_device(values), on_device(np.zeros(GOLDEN[1]["size"], np.float32))
        assert plan(device, out=out) is out
        before = fake.allocated, plan.bytes
        plan(device, out=out)
        assert (fake.allocated, plan.bytes) == before
        assert sha(out) == GOLDEN[1][order]
        fake.stream += 1  # another stream has work space of its own
        plan(device, out=out)
        assert fake.allocated > before[0]


def test_gather(fake: Fake) -> None:
    plan = gpu(np.array([2, 0, 2]), 3)
    out = plan.gather(on_device(np.array([[1.0, 2], [3, 4], [5, 6]])))
    assert np.asarray(out).tolist() == [[5, 6], [1, 2], [5, 6]]


def test_an_index_on_the_device_plans_there(fake: Fake) -> None:
    plan = FixedScatter(on_device(np.array([1, 0])), 2)
    assert plan.device == "cuda:0"
    assert plan.digest == FixedScatter(np.array([1, 0]), 2).digest
    assert np.asarray(plan(on_device(np.array([3.0, 4.0])))).tolist() == [4, 3]


def test_refusals(fake: Fake) -> None:
    plan = gpu(np.array([0, 1, 1]), 2)
    values = on_device(np.ones(3, np.float32))
    with pytest.raises(DeviceError, match="values is on cpu, the plan on cuda:0"):
        plan(np.ones(3, np.float32))
    with pytest.raises(DeviceError, match="values is on cuda:0, the plan on cpu"):
        FixedScatter(np.array([0]), 1)(on_device(np.ones(1, np.float32)))
    with pytest.raises(DeviceError, match="out is on cpu"):
        plan(values, out=np.zeros(2, np.float32))
    with pytest.raises(DTypeError, match="out is of type float64"):
        plan(values, out=on_device(np.zeros(2)))
    with pytest.raises(ShapeError, match=r"out has the shape \(3,\)"):
        plan(values, out=on_device(np.zeros(3, np.float32)))
    with pytest.raises(LayoutError, match="contiguous"):
        plan(values, out=on_device(np.zeros(4, np.float32))[::2])
    with pytest.raises(DeviceError, match="no such GPU"):
        FixedScatter(np.array([0]), 1, device="cuda:7")
    with pytest.raises(RectangleError, match="24 bytes"):
        gpu(np.array([0, 1, 1]), 2, order="rect", memory_limit=16)(on_device(np.ones((3, 6), np.float32)))


def test_without_cupy_a_device_is_refused() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "cupy", None)
        patch.delitem(sys.modules, LAUNCH, raising=False)
        with pytest.raises(DeviceError, match="needs CuPy"):
            FixedScatter(np.array([0]), 1, device="cuda")


def test_gpu_check_holds_on_the_stand_in(fake: Fake) -> None:
    """The checks that need no clock and no graph, as a machine with a GPU will run them."""
    import importlib.util

    path = ROOT / "scripts" / "gpu_check.py"
    spec = importlib.util.spec_from_file_location("gpu_check", path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    cp, checks = sys.modules["cupy"], script.Checks()
    checks.section("golden", lambda: script.golden(cp, checks))
    checks.section("as on the CPU", lambda: script.as_on_the_cpu(cp, checks, n=9000))
    checks.section("borders", lambda: script.borders(cp, checks, longest=8300))
    assert checks.failed == []
    assert checks.done > 100
