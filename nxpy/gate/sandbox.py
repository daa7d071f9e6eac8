"""What keeps a gate in its place: Linux calls that Python does not have, each allowed to be missing.

A gate runs in a process of its own session that dies with its worker, with no environment, an empty
folder that is already deleted as its working directory, no files (Landlock), no network (a network
namespace of its own) and resource limits. NX has no system call for most of that; these walls stand
for `--fast`, where a stray write may turn a gate into anything.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # `signal` wraps it in enums, which a forked child would pay for
import ctypes
import os
import resource
import signal
from collections.abc import Callable, Iterable

_LIBC = ctypes.PyDLL(None)
_SYSCALL, _PRCTL, _CLEARENV = _LIBC.syscall, _LIBC.prctl, _LIBC.clearenv
"""Looked up here, since a forked child pays for each page of memory that looking up would touch."""

RESET = tuple(int(number) for number in (signal.SIGINT, signal.SIGALRM, signal.SIGPIPE, signal.SIGXFSZ))
"""Signals that a worker, or Python, does not leave to their default."""

PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS = 1, 38
CLONE_NEWUSER, CLONE_NEWNET = 0x10000000, 0x40000000

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
"""Landlock's system calls; the same numbers on every architecture."""
READ_VERSION = 1
PATH_BENEATH = 1
EXECUTE, READ_FILE, READ_DIR = 1 << 0, 1 << 2, 1 << 3
FILE_RIGHTS = (13, 14, 15, 15, 16)
"""Number of file rights that versions 1, 2, 3, 4 and 5 (and later) of Landlock know."""
NET_RIGHTS = 0b11
"""Bind and connect TCP, from version 4."""
SCOPES = 0b11
"""Abstract sockets and signals to processes outside, from version 6."""


PAGE = resource.getpagesize()
MOST_DESCRIPTORS = resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class _Ruleset(ctypes.Structure):
    _fields_ = (("fs", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"
    _fields_ = (("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32))


def landlock_version() -> int:
    """Landlock's version here, or 0 where the kernel has none."""
    return max(0, int(_SYSCALL(CREATE_RULESET, None, 0, READ_VERSION)))


def ruleset(readable: Iterable[str]) -> int:
    """A descriptor of the rule that no file may be opened but those below `readable`, which may be read
    and executed; -1 where the kernel has none."""
    version = landlock_version()
    if not version:
        return -1
    rights = (1 << FILE_RIGHTS[min(version, len(FILE_RIGHTS)) - 1]) - 1
    rules = _Ruleset(rights, NET_RIGHTS if version >= 4 else 0, SCOPES if version >= 6 else 0)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    made = int(_SYSCALL(CREATE_RULESET, ctypes.byref(rules), size, 0))
    if made >= 0:
        for path in readable:
            _allow(made, path)
    return made


def obey(rules: int) -> bool:
    """Have this process keep to what `ruleset` made, for good; whether the kernel does that."""
    if rules < 0:
        return False
    _PRCTL(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    obeyed = int(_SYSCALL(RESTRICT_SELF, rules, 0)) == 0
    os.close(rules)
    return obeyed


def _allow(rules: int, path: str) -> None:
    try:
        parent = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    rights = EXECUTE | READ_FILE | (READ_DIR if os.path.isdir(path) else 0)
    rule = _PathBeneath(rights, parent)
    _SYSCALL(ADD_RULE, rules, PATH_BENEATH, ctypes.byref(rule), 0)
    os.close(parent)


def leave_network() -> bool:
    """Move this process, and all that it forks, into a network namespace with nothing in it."""
    if _LIBC.unshare(CLONE_NEWNET) == 0:
        return True
    user, group = os.geteuid(), os.getegid()
    if _LIBC.unshare(CLONE_NEWUSER | CLONE_NEWNET) != 0:
        return False
    # Without a map the process would own none of its own files.
    for name, text in (
        ("setgroups", "deny"),
        ("uid_map", f"{user} {user} 1"),
        ("gid_map", f"{group} {group} 1"),
    ):
        try:
            with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
                file.write(text)
        except OSError:
            pass
    return True


def die_with(parent: int) -> None:
    """Have the kernel kill this process when its parent, whose id is given, ends in any way."""
    _PRCTL(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:  # it ended before the call above
        os._exit(0)


def own_group(parent: int) -> None:
    """A session of this process's own, which dies with its parent and can be killed as a whole."""
    os.setsid()
    die_with(parent)
    for number in RESET:
        _signal.signal(number, _signal.SIG_DFL)


def take_streams(nothing: int, output: int, errors: int, *keep: int) -> None:
    """stdin from nowhere, stdout and stderr into pipes, and no other descriptor but `keep` open."""
    os.dup2(nothing, 0)
    os.dup2(output, 1)
    os.dup2(errors, 2)
    first = 3
    for kept in sorted(keep):
        if kept >= first:
            os.closerange(first, kept)
            first = kept + 1
    os.closerange(first, max(first, MOST_DESCRIPTORS))


def resource_limits(cpu: float, output: int, address_space: int | None) -> list[tuple[int, tuple[int, int]]]:
    """What `setrlimit` is to be called with; worked out before the fork. Each limit may be lower
    already. `address_space` is beyond what this process has."""
    seconds = int(cpu + 0.999)
    wanted = [(resource.RLIMIT_CPU, seconds, seconds + 2), (resource.RLIMIT_CORE, 0, 0)]
    wanted.append((resource.RLIMIT_FSIZE, output, output))
    if address_space is not None:
        total = memory_used()[0] + address_space
        wanted.append((resource.RLIMIT_AS, total, total))
    return [(kind, _lowered(kind, soft, hard)) for kind, soft, hard in wanted]


def limit_resources(limits: list[tuple[int, tuple[int, int]]]) -> None:
    for kind, pair in limits:
        try:
            resource.setrlimit(kind, pair)
        except (OSError, ValueError):
            pass


def _lowered(kind: int, soft: int, hard: int) -> tuple[int, int]:
    old_soft, old_hard = resource.getrlimit(kind)
    if old_hard != resource.RLIM_INFINITY:
        soft, hard = min(soft, old_hard), min(hard, old_hard)
    if old_soft != resource.RLIM_INFINITY:
        soft = min(soft, old_soft)
    return soft, hard


def memory_used() -> tuple[int, int]:
    """Bytes of this process's address space, and those of it that are in memory."""
    try:
        descriptor = os.open("/proc/self/statm", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return 1 << 30, 0
    pages = os.read(descriptor, 256).split()
    os.close(descriptor)
    return int(pages[0]) * PAGE, int(pages[1]) * PAGE


class Place:
    """What all children of a worker are put into, as descriptors that they inherit: an empty folder that
    is deleted already, nothing to read, and what the interpreter may open.

    Nothing can be made in such a folder, and nothing is left of it.
    """

    __slots__ = ("folder", "nothing", "rules")

    def __init__(self) -> None:
        self.folder = _empty_folder()
        self.nothing = os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
        self.rules = ruleset(code_folders())


def _empty_folder() -> int:
    folder = os.path.join(os.environ.get("TMPDIR") or "/tmp", f"nxpy-{os.urandom(12).hex()}")
    try:
        os.mkdir(folder, 0o700)
    except OSError:
        # It knows other places. Importing it has every child seed a random number generator.
        from tempfile import mkdtemp

        folder = mkdtemp(prefix="nxpy-")
    try:
        return os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    finally:
        os.rmdir(folder)


def empty_surroundings(folder: int) -> None:
    """No environment, and an empty working directory, a `Place`'s. `os.environ`, a copy
    of what was there, is left: to clear it costs more, and a gate that could read it could read all
    of this process."""
    _CLEARENV()
    os.fchdir(folder)
    os.close(folder)


def code_folders() -> list[str]:
    """Folders that an engine may still load its own code from, late: nxpy and Python's library."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    library = os.path.dirname(os.path.abspath(os.__file__))
    return [package, library]


def facts() -> list[tuple[str, bool, str]]:
    """What of this the kernel here has: name, whether, and in words."""
    version = landlock_version()
    return [
        ("Landlock", version > 0, f"version {version}" if version else "not in this kernel"),
        ("namespaces", *_namespace_fact()),
        ("seccomp", *_filter_fact()),
    ]


def _filter_fact() -> tuple[bool, str]:
    from nxpy.gate import syscalls

    works = _in_child(lambda: syscalls.restrict(execute=False))
    return works, "no sockets and no new processes for gates" if works else "not permitted here"


def _namespace_fact() -> tuple[bool, str]:
    works = _in_child(leave_network)
    return works, "gates get a network of their own, with nothing in it" if works else "not permitted here"


def _in_child(attempt: Callable[[], bool]) -> bool:
    """Tried in a child, since it cannot be undone."""
    child = os.fork()
    if child == 0:
        os._exit(0 if attempt() else 1)
    return os.waitpid(child, 0)[1] == 0
