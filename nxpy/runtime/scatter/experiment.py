"""The experiment behind `nxpy fold`: can the fold's bits be fixed, at what price, and does it matter?

Four parts: (1) does the racing scatter-add differ between repeats here, (2) does each order keep its
promise, (3) what does each cost, (4) do two training runs of a folded layer end in the same bits.
Random data is enough, since the question is about bits and not about accuracy. `run` returns plain
data; `report` words it and `picture` draws it.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from nxpy.runtime.scatter.errors import DeviceError, RectangleError
from nxpy.runtime.scatter.formats import Array
from nxpy.runtime.scatter.plan import FixedScatter

SCHEMA = 1
RACING = "racing"
ORDERS = ("rect", "fixed", "exact")  # each of them promises the same bits on every run
TIMED = 11  # timed turns of each method, one after the other; the fastest counts, least disturbed by others

Tick = Callable[[float, str], None]


class Settings(NamedTuple):
    """d x hid weights folded into k values; what else the seed's study could be told."""

    d: int = 768
    hid: int = 4096
    k: int = 433
    reps: int = 5
    steps: int = 200
    batch: int = 128
    lr: float = 1e-3
    device: str = "cpu"


class Backend:
    """Where the study runs: NumPy, or CuPy on one GPU."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.xp: Any = np
        if device != "cpu":
            import cupy

            self.xp = cupy

    def on(self) -> AbstractContextManager[object]:
        if self.device == "cpu":
            return nullcontext()
        gpu: AbstractContextManager[object] = self.xp.cuda.Device(int(self.device.partition(":")[2]))
        return gpu

    def array(self, a: Array, dtype: str = "f4") -> Any:
        return self.xp.asarray(np.asarray(a, dtype))

    def host(self, a: Any) -> Array:
        host: Array = a if self.xp is np else self.xp.asnumpy(a)
        return host

    def racing(self, values: Any, index: Any, k: int) -> Any:
        """The scatter-add at hand: atomics in any order on a GPU, one after the other on a CPU."""
        out = self.xp.zeros(k, values.dtype)
        if self.xp is np:
            np.add.at(out, index, values)
        else:
            import_module("cupyx").scatter_add(out, index, values)
        return out

    def wait(self) -> None:
        if self.xp is not np:
            self.xp.cuda.Stream.null.synchronize()

    def name(self) -> str:
        if self.xp is np:
            return f"NumPy {np.__version__} on the CPU"
        properties = self.xp.cuda.runtime.getDeviceProperties(int(self.device.partition(":")[2]))
        return f"CuPy {self.xp.__version__} on {properties['name'].decode()}"


def gpu_found() -> str:
    """'' where a GPU can be used, else why not."""
    try:
        import cupy

        return "" if cupy.cuda.runtime.getDeviceCount() else "CuPy sees no GPU"
    except ImportError:
        return "CuPy is not installed (pip install 'nxpy[gpu]')"
    except Exception as e:  # the driver's own errors have no common class
        return f"CuPy cannot use a GPU: {e}"


def run(settings: Settings, tick: Tick = lambda _share, _what: None) -> dict[str, Any]:
    """The whole study; `tick(share done, what is being done)` is called as it goes.

    Raises DeviceError where the device is not here.
    """
    if settings.device != "cpu" and (why := gpu_found()):
        raise DeviceError(f"device={settings.device!r}: {why}")
    backend = Backend(settings.device)
    study = _Study(settings, backend, tick)
    with backend.on(), np.errstate(all="ignore"):
        study.build()
        result = {
            "schema": SCHEMA,
            "settings": settings._asdict(),
            "backend": backend.name(),
            "gpu": settings.device != "cpu",
            "racing": study.racing(),
            "orders": study.orders(),
            "cost": study.cost(),
            "training": study.training(),
        }
    result["kept"] = kept(result)
    return result


def kept(result: dict[str, Any]) -> bool:
    """Whether every order that promises determinism (and was not refused) kept its promise."""
    rows = [*result["orders"].values(), *(result["training"][name] for name in result["training"])]
    return all(row["identical"] for row in rows if row["promised"] and "refused" not in row)


class _Study:
    """The data and the plans of one study."""

    def __init__(self, settings: Settings, backend: Backend, tick: Tick) -> None:
        self.settings = settings
        self.backend = backend
        self.tick = tick
        rng = np.random.default_rng(0)
        n = settings.d * settings.hid
        self.host_index = rng.integers(0, settings.k, n)
        self.index = backend.array(self.host_index, "i8")
        self.host_values = rng.normal(size=n).astype(np.float32)
        self.values = backend.array(self.host_values)
        self.rng = rng
        self.plans: dict[str, FixedScatter] = {}
        self.refused: dict[str, str] = {}
        self.built: dict[str, float] = {}

    def build(self) -> None:
        for order in ORDERS:
            self.tick(0.0, f"planning {order}")
            start = time.perf_counter()
            try:
                self.plans[order] = self._plan(self.host_index, order)
            except RectangleError as e:
                self.refused[order] = str(e)
            self.built[order] = time.perf_counter() - start

    def _plan(self, index: Array, order: str) -> FixedScatter:
        return FixedScatter(index, self.settings.k, order=order, device=self.backend.device)

    def method(self, name: str) -> Callable[[Any], Any]:
        if name == RACING:
            return lambda values: self.backend.racing(values, self.index, self.settings.k)
        return self.plans[name]

    def racing(self) -> dict[str, Any]:
        self.tick(0.02, "repeating the racing scatter")
        first = self.backend.host(self.method(RACING)(self.values))
        gaps = []
        for _ in range(self.settings.reps):
            again = self.backend.host(self.method(RACING)(self.values))
            if again.tobytes() != first.tobytes():
                gaps.append(float(np.abs(again - first).max()))
        return {"differed": len(gaps), "of": self.settings.reps, "largest": max(gaps, default=0.0)}

    def orders(self) -> dict[str, Any]:
        rows: dict[str, Any] = {}
        racing = self.backend.host(self.method(RACING)(self.values))
        for place, order in enumerate(ORDERS):
            self.tick(0.04 + 0.03 * place, f"repeating {order}")
            if order in self.refused:
                rows[order] = {"promised": True, "refused": self.refused[order]}
                continue
            plan = self.plans[order]
            outs = [self.backend.host(plan(self.values)) for _ in range(self.settings.reps + 1)]
            outs.append(self.backend.host(self._plan(self.host_index, order)(self.values)))
            if order == "exact":  # it promises more: any order of the sources
                outs.append(self._shuffled())
            rows[order] = {
                "promised": True,
                "identical": len({out.tobytes() for out in outs}) == 1,
                "sha256": hashlib.sha256(outs[0].tobytes()).hexdigest(),
                "plan_digest": plan.digest,
                "plan_ms": self.built[order] * 1e3,
                "plan_bytes": plan.bytes,
                "from_racing": float(np.abs(outs[0] - racing).max(initial=0)),
            }
        return rows

    def _shuffled(self) -> Array:
        shuffle = np.random.default_rng(1).permutation(len(self.host_index))
        plan = self._plan(self.host_index[shuffle], "exact")
        return self.backend.host(plan(self.backend.array(self.host_values[shuffle])))

    def cost(self) -> dict[str, Any]:
        """Milliseconds a call, methods taking turns; and one forward matrix product for scale."""
        s, array = self.settings, self.backend.array
        x, w = array(self.rng.normal(size=(s.batch, s.d))), array(self.rng.normal(size=(s.d, s.hid)))
        names = [RACING, *self.plans]
        work: dict[str, Callable[[], Any]] = {name: self._calling(name) for name in names}
        work["matmul"] = lambda: x @ w
        times: dict[str, list[float]] = {name: [] for name in work}
        for turn in range(TIMED + 1):
            self.tick(0.13 + 0.07 * turn / TIMED, "timing")
            for name, call in work.items():
                start = time.perf_counter()
                call()
                self.backend.wait()
                if turn:  # the first turn warms up
                    times[name].append(time.perf_counter() - start)
        fastest = {name: min(seen) * 1e3 for name, seen in times.items()}
        return {
            "ms": fastest,
            "ratio": {name: fastest[name] / fastest[RACING] for name in names},
            "of_matmul": {name: (fastest[name] - fastest[RACING]) / fastest["matmul"] for name in names},
        }

    def _calling(self, name: str) -> Callable[[], Any]:
        if name == RACING:
            return lambda: self.method(RACING)(self.values)
        plan, out = self.plans[name], self.backend.xp.empty(self.settings.k, "f4")
        return lambda: plan(self.values, out=out)

    def training(self) -> dict[str, Any]:
        rows: dict[str, Any] = {}
        names = [RACING, *ORDERS]
        share = 0.8 / max(1, 2 * (len(self.plans) + 1))
        done = 0.2
        for name in names:
            if name in self.refused:
                rows[name] = {"promised": True, "refused": self.refused[name]}
                continue
            runs = []
            for again in (0, 1):
                runs.append(self._train(name, f"training with {name}, run {again + 1}", done, share))
                done += share
            (first, a), (second, b) = runs
            rows[name] = {
                "promised": name != RACING,
                "identical": first == second,
                "parted_at": next(
                    (i for i, (x, y) in enumerate(zip(first, second, strict=True)) if x != y), None
                ),
                "largest": float(np.abs(a - b).max(initial=0)),
                "digests": [first, second],
            }
        return rows

    def _train(self, name: str, what: str, done: float, share: float) -> tuple[list[str], Array]:
        """Adam on k values that stand for d x hid weights; a digest of the values after every step."""
        s, xp = self.settings, self.backend.xp
        rng = np.random.default_rng(0)
        v = self.backend.array(rng.normal(0, 0.05, s.k))
        x = self.backend.array(rng.normal(size=(s.batch, s.d)))
        m, u = xp.zeros_like(v), xp.zeros_like(v)
        fold = self.method(name)
        digests = []
        for t in range(1, s.steps + 1):
            self.tick(done + share * t / s.steps, what)
            hidden = xp.maximum(x @ v[self.index].reshape(s.d, s.hid), 0)
            error = (hidden - np.float32(1)) / np.float32(s.batch)
            gradient = fold((x.T @ (error * (hidden > 0))).reshape(-1))
            m = np.float32(0.9) * m + np.float32(0.1) * gradient
            u = np.float32(0.999) * u + np.float32(0.001) * gradient * gradient
            scale = np.float32(s.lr / (1 - 0.9**t))
            v = v - scale * m / (xp.sqrt(u / np.float32(1 - 0.999**t)) + np.float32(1e-8))
            digests.append(hashlib.sha256(self.backend.host(v).tobytes()).hexdigest()[:16])
        return digests, self.backend.host(v)
