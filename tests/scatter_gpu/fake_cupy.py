"""As much of CuPy as `gpu/launch.py` uses, over host memory; kernels are compiled by the C compiler.

A DeviceArray is a NumPy array that says it is on CUDA device 0. `Fake.allocated` counts allocations
and `Fake.stream` is the current stream's number, so that tests can watch the one and set the other.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

SHIM = Path(__file__).with_name("cuda_on_cpu.h")
FLAGS = ("-shared", "-fPIC", "-O1", "-std=gnu11", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror")


def c_compiler() -> str | None:
    return shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")


class DeviceArray(np.ndarray[Any, Any]):
    """Host memory that passes for device memory."""

    def __dlpack_device__(self) -> Any:
        return (2, 0)


class FakeRuntimeError(Exception):
    pass


class Fake:
    """Builds the module `cupy` out of NumPy; `where` takes the compiled kernels."""

    def __init__(self, where: Path, devices: int = 1) -> None:
        self.where = where
        self.devices = devices
        self.allocated = 0
        self.stream = 0
        self.launches: list[str] = []

    def module(self) -> types.ModuleType:
        cp: Any = types.ModuleType("cupy")
        cp.ndarray = DeviceArray
        cp.asarray = lambda a: np.array(a).view(DeviceArray)
        cp.ascontiguousarray = self._contiguous
        cp.from_dlpack = lambda a: np.asarray(a).view(DeviceArray)
        cp.asnumpy = lambda a: np.array(a)
        cp.empty = lambda shape, dtype: self._filled(shape, dtype)
        cp.zeros = lambda shape, dtype: np.zeros(shape, dtype).view(DeviceArray)
        cp.take = lambda a, i, axis, out: np.take(a, i, axis=axis, out=out, mode="clip")
        cp.maximum, cp.isnan = np.maximum, np.isnan
        cp.RawModule = lambda code, options, backend: FakeModule(self, code)
        cp.cuda = types.SimpleNamespace(
            Device=FakeDevice,
            get_current_stream=lambda: types.SimpleNamespace(ptr=self.stream),
            runtime=types.SimpleNamespace(
                getDeviceCount=lambda: self.devices, getDevice=lambda: 0, CUDARuntimeError=FakeRuntimeError
            ),
        )
        module: types.ModuleType = cp
        return module

    def _contiguous(self, a: DeviceArray) -> DeviceArray:
        if not a.flags.c_contiguous:
            self.allocated += 1
        return np.ascontiguousarray(a).view(DeviceArray)

    def _filled(self, shape: Any, dtype: Any) -> DeviceArray:
        """Not zero: device memory is not either."""
        self.allocated += 1
        made = np.empty(shape, dtype)
        made.view(np.uint8)[...] = 0xA5
        return made.view(DeviceArray)


class FakeDevice:
    def __init__(self, number: int) -> None:
        self.number = number

    def __enter__(self) -> FakeDevice:
        return self

    def __exit__(self, *_: object) -> None:
        return None


class FakeModule:
    """One assembled source, compiled by the C compiler under the shim."""

    def __init__(self, fake: Fake, code: str) -> None:
        self.fake = fake
        name = hashlib.sha256(code.encode()).hexdigest()[:16]
        library = fake.where / f"{name}.so"
        if not library.exists():
            source = fake.where / f"{name}.c"
            source.write_text(f'#include "{SHIM}"\n{code}')
            compiler = c_compiler()
            assert compiler is not None
            subprocess.run([compiler, *FLAGS, "-o", library, source], check=True)
        self.library = ctypes.CDLL(str(library))

    def get_function(self, name: str) -> FakeKernel:
        return FakeKernel(self, name)


class FakeKernel:
    """Checks what a launch on a GPU would check, then runs it."""

    def __init__(self, module: FakeModule, name: str) -> None:
        self.module = module
        self.name = name
        self.function = module.library[name]
        self.max_dynamic_shared_size_bytes = 48 << 10

    def __call__(
        self, grid: Sequence[int], block: Sequence[int], args: Sequence[Any], *, shared_mem: int = 0
    ) -> None:
        assert shared_mem <= self.max_dynamic_shared_size_bytes <= 96 << 10
        assert all(g > 0 for g in grid)
        assert all(b > 0 for b in block)
        assert grid[0] < 1 << 31
        assert [*grid, 1][1] < 1 << 16
        self.module.fake.launches.append(self.name)
        slots = (ctypes.c_longlong * 12)(*map(_slot, args))
        pair = ctypes.c_uint * 2
        status = self.module.library.launch(
            self.function, pair(*[*grid, 1][:2]), pair(*[*block, 1][:2]), slots
        )
        assert status == 0


def _slot(argument: Any) -> int:
    if isinstance(argument, DeviceArray):
        assert argument.flags.c_contiguous
        return int(argument.ctypes.data)
    assert isinstance(argument, np.int64), f"a kernel takes arrays and int64, not {type(argument)}"
    return int(argument)
