"""NVIDIA's run-time compiler from its PyPI wheel; it needs no GPU and no driver."""

from __future__ import annotations

import ctypes
import importlib.util
from collections.abc import Sequence
from pathlib import Path


def library() -> str | None:
    """The compiler's path, or None where the wheel is not installed."""
    try:
        spec = importlib.util.find_spec("nvidia.cuda_nvrtc")
    except ModuleNotFoundError:
        return None
    if spec is None or not spec.submodule_search_locations:
        return None
    found = sorted(Path(next(iter(spec.submodule_search_locations))).glob("lib/libnvrtc.so.*[0-9]"))
    return str(found[0]) if found else None


class CompileFailed(Exception):
    """The compiler's own log."""


class Compiler:
    def __init__(self, path: str) -> None:
        self.nvrtc = ctypes.CDLL(path)

    @property
    def version(self) -> tuple[int, int]:
        major, minor = ctypes.c_int(), ctypes.c_int()
        self.nvrtc.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
        return major.value, minor.value

    def compile(self, source: str, options: Sequence[str], kind: str) -> bytes:
        """The program as "CUBIN" (machine code of one architecture) or "PTX"."""
        program = ctypes.c_void_p()
        self.nvrtc.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"scatter.cu", 0, None, None)
        given = (ctypes.c_char_p * len(options))(*[o.encode() for o in options])
        try:
            if self.nvrtc.nvrtcCompileProgram(program, len(options), given):
                raise CompileFailed(self._read(program, "ProgramLog").decode())
            return self._read(program, kind)
        finally:
            self.nvrtc.nvrtcDestroyProgram(ctypes.byref(program))

    def _read(self, program: ctypes.c_void_p, what: str) -> bytes:
        size = ctypes.c_size_t()
        self.nvrtc[f"nvrtcGet{what}Size"](program, ctypes.byref(size))
        text = ctypes.create_string_buffer(size.value)
        self.nvrtc[f"nvrtcGet{what}"](program, text)
        return text.raw
