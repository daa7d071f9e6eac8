"""An object becomes a shared object, by a linker of the system: `ld`, `ld.lld`, or what `cc` calls."""

from __future__ import annotations

import os
from shutil import which

from nxpy.engines.llvm.forms import NotPossible

PLAIN = ("-shared", "--build-id=none", "-z", "noexecstack", "-z", "relro")
THROUGH_CC = ("-shared", "-nostartfiles", "-nostdlib", "-Wl,--build-id=none", "-Wl,-z,noexecstack")


def linker(triple: str) -> list[str] | None:
    """A linker for the triple, or for this machine where that is empty; `binutils` names those of other
    machines `aarch64-linux-gnu-ld`."""
    names = [f"{triple.replace('-unknown-', '-')}-ld"] if triple else ["ld"]
    found = next((name for name in [*names, "ld.lld"] if which(name)), None)
    if found is not None:
        return [found, *PLAIN]
    compilers = () if triple else (*os.environ.get("CC", "").split()[:1], "cc", "gcc", "clang")
    return next(([name, *THROUGH_CC] for name in compilers if which(name)), None)


def link(compiled: bytes, triple: str) -> bytes:
    """The shared object's bytes. Raises NotPossible."""
    from subprocess import run
    from tempfile import TemporaryDirectory

    command = linker(triple)
    if command is None:
        wanted = f" for {triple}" if triple else ""
        raise NotPossible(
            f"a shared object needs a linker{wanted}, and none is installed",
            "Debian's `binutils` has one; `obj` needs none",
        )
    with TemporaryDirectory(prefix="nxpy-so-") as folder:
        with open(os.path.join(folder, "nx.o"), "wb") as file:
            file.write(compiled)
        # In the folder, so that no path gets into the file.
        done = run([*command, "-o", "nx.so", "nx.o"], cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            said = " | ".join(done.stderr.strip().splitlines()[:3])
            raise NotPossible(f"{command[0]} did not link the shared object: {said}")
        with open(os.path.join(folder, "nx.so"), "rb") as file:
            return file.read()
