"""What of `requires` this machine has: a gate that needs more is skipped."""

from __future__ import annotations

import os
import shutil


def here() -> list[str]:
    """Names of `header.RESOURCES`. Looked at from outside, without loading a GPU's or MPI's library."""
    found = []
    if os.path.exists("/proc/driver/nvidia/version") or os.path.exists("/dev/nvidiactl"):
        found.append("gpu")
    if shutil.which("mpirun") or shutil.which("mpiexec"):
        found.append("mpi")
    return found
