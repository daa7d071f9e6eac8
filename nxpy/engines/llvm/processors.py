"""Whether LLVM knows a processor. It has no way to ask: it complains on stderr, and takes another."""

from __future__ import annotations

import os
from tempfile import TemporaryFile

import llvmlite.binding as llvm


def known(triple: str, cpu: str) -> bool:
    """`triple` is one that LLVM has been initialised for."""
    with TemporaryFile() as complaint:
        before = os.dup(2)
        os.dup2(complaint.fileno(), 2)
        try:
            llvm.Target.from_triple(triple).create_target_machine(cpu=cpu)
        finally:
            os.dup2(before, 2)
            os.close(before)
        complaint.seek(0)
        return b"not a recognized processor" not in complaint.read()
