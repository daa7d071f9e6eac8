"""What of `requires` this machine has: a gate that needs more is skipped."""

from __future__ import annotations

import os


def here() -> list[str]:
    """Names of `header.RESOURCES`. Looked at from outside, without loading a GPU's or MPI's library."""
    found = []
    if os.path.exists("/proc/driver/nvidia/version") or os.path.exists("/dev/nvidiactl"):
        found.append("gpu")
    if _installed("mpirun") or _installed("mpiexec"):
        found.append("mpi")
    return found


def _installed(name: str) -> bool:
    """Whether there is such a command. `shutil` knows too, and loads three compression libraries, which
    each process that is forked later would pay for."""
    paths = [os.path.join(folder, name) for folder in os.get_exec_path()]
    return any(os.access(path, os.X_OK) and not os.path.isdir(path) for path in paths)
