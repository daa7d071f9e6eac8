"""A filter on system calls (seccomp): no sockets, no new processes, no hands on other processes.

It stands where namespaces are not permitted, as in most containers, and needs no privilege. What it
refuses gives EPERM; threads may still be made. One table row a system call, with its number by machine.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct

_PRCTL = ctypes.PyDLL(None).prctl

PR_SET_SECCOMP, MODE_FILTER, PR_SET_NO_NEW_PRIVS = 22, 2, 38
ALLOW, REFUSE = 0x7FFF0000, 0x00050000
CLONE_THREAD = 0x00010000

LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
"""Codes of classic BPF: load a word, jump where it is equal / not less / has bits, return."""
NUMBER_AT, MACHINE_AT, FIRST_ARGUMENT_AT = 0, 4, 16
"""Offsets in what the kernel shows the filter; the first argument's low half, little-endian."""
FOREIGN = 0x40000000
"""On x86_64, numbers from here on are those of another calling convention."""

MACHINES = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}
"""The kernel's name for each machine, and its column below."""

REFUSED: tuple[tuple[str, int | None, int | None], ...] = (
    ("socket", 41, 198),
    ("socketpair", 53, 199),
    ("connect", 42, 203),
    ("bind", 49, 200),
    ("listen", 50, 201),
    ("fork", 57, None),
    ("vfork", 58, None),
    ("ptrace", 101, 117),
    ("process_vm_readv", 310, 270),
    ("process_vm_writev", 311, 271),
    ("io_uring_setup", 425, 425),
)
CLONE, CLONE3 = (56, 220), 435
"""clone is refused unless it makes a thread; clone3, whose flags cannot be looked at, says that it is
not there, and the C library goes back to clone."""
EXECUTE = (("execve", 59, 221), ("execveat", 322, 281))
"""Refused too where the gate runs in this process; a native gate is yet to be started by it."""


def _step(code: int, value: int, yes: int = 0, no: int = 0) -> bytes:
    return struct.pack("<HBBI", code, yes, no, value)


def program(machine: str, *, execute: bool) -> bytes | None:
    """The filter for a machine, or None for one that is not in the table."""
    if machine not in MACHINES:
        return None
    name, column = MACHINES[machine]
    refused = [row[1 + column] for row in (*REFUSED, *(() if execute else EXECUTE))]
    refuse, absent = REFUSE | errno.EPERM, REFUSE | errno.ENOSYS
    steps = [
        _step(LOAD, MACHINE_AT),
        _step(EQUAL, name, 1, 0),
        _step(RETURN, refuse),
        _step(LOAD, NUMBER_AT),
        _step(AT_LEAST, FOREIGN, 0, 1),
        _step(RETURN, refuse),
        _step(EQUAL, CLONE3, 0, 1),
        _step(RETURN, absent),
    ]
    for number in refused:
        if number is not None:
            steps += [_step(EQUAL, number, 0, 1), _step(RETURN, refuse)]
    steps += [
        _step(EQUAL, CLONE[column], 0, 3),
        _step(LOAD, FIRST_ARGUMENT_AT),
        _step(ANY_BIT, CLONE_THREAD, 1, 0),
        _step(RETURN, refuse),
        _step(RETURN, ALLOW),
    ]
    return b"".join(steps)


class _Program(ctypes.Structure):
    _fields_ = (("count", ctypes.c_uint16), ("steps", ctypes.c_char_p))


FILTERS = {execute: program(os.uname().machine, execute=execute) for execute in (False, True)}
_LOADED = {
    execute: ctypes.byref(_Program(len(steps) // 8, steps))
    for execute, steps in FILTERS.items()
    if steps is not None
}
"""As the kernel takes them; a forked child only passes them on."""


def restrict(*, execute: bool) -> bool:
    """Put the filter on this process, for good; whether the kernel did that."""
    if execute not in _LOADED:
        return False
    _PRCTL(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    return int(_PRCTL(PR_SET_SECCOMP, MODE_FILTER, _LOADED[execute], 0, 0)) == 0
