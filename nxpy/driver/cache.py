"""The cache of compiled gates: what `nxpy run` looks at before it loads anything else.

One file an entry, `<key>.gate`: the executable itself, then a manifest of what it was made from, then
a fixed-size end that says where the manifest starts and holds a checksum of all before it. So the
kernel can start the file as it is, one rename makes an entry whole, and a damaged one is found before
it runs. The key names what was asked for (the file as it was named, mode, folders, compiler, CPU); the
manifest names what was found: every source with size, time and SHA-256, and every path at which an
import was looked for and not found. An entry is used only where all of it still holds.

Nothing in here may fail a run: whatever goes wrong is a reason to compile. Imports stay at `os`,
since this is on the path of every start; the rest loads when something has to be stored or cleared.
"""

from __future__ import annotations

import os
import sys
from _imp import source_hash

from nxpy import __version__
from nxpy.driver.places import RealPaths, ends_search

TYPE_CHECKING = False  # not typing's: importing typing would cost every start
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SUFFIX = ".gate"
SIZE_LIMIT = 512 << 20
"""Bytes of all entries together, unless NXPY_CACHE_SIZE says otherwise."""
MAGIC = b"nxpy gate 2\n"
END = 8 + 8 + len(MAGIC)
"""At the end of an entry: the manifest's offset, the checksum, the magic."""
CHECK_KEY = 0x6E787079
COLUMNS = 4
"""Of a source in a manifest: path, state, digest, and what it is without links (nothing: the path)."""

RACY = 50_000_000
"""Nanoseconds: a file changed this shortly before it was read may change again without its time
moving, so its content is compared."""
NO_NAME = "the files cannot be named"
"""Why there is no entry where a path has no beginning: the current folder was removed."""

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Request:
    """What is asked for: everything that decides which program it is and what code is made of it."""

    __slots__ = ("include", "mode", "nxpath", "path")

    def __init__(self, path: str, mode: str, include: Sequence[str] = (), nxpath: str = "") -> None:
        self.path = path
        self.mode = mode
        self.include = include
        self.nxpath = nxpath

    def text(self) -> str:
        """All of it in one text; equal texts are equal requests. Raises OSError, where the current
        folder was removed for example."""
        folders = [*self.include, *self.nxpath.split(os.pathsep)]
        here = os.getcwd() if any(f and not os.path.isabs(f) for f in folders) else ""
        parts = (
            os.path.abspath(self.path),
            self.path,
            self.mode,
            here,
            *folders,
            __version__,
            compiler(),
            processor(),
        )
        return "\0".join(parts)


class Hit:
    """An entry that holds: the executable's path, and the arguments that the gate's header gives."""

    __slots__ = ("args", "path")

    def __init__(self, path: str, args: list[bytes]) -> None:
        self.path = path
        self.args = args


class Miss:
    """Why there is no entry to use."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason = reason


# What the code depends on besides the sources --------------------------------------------------------


def processor() -> str:
    """The CPU: its model and its features, as the first lines about it say."""
    try:
        with open("/proc/cpuinfo", "rb", buffering=0) as file:
            text = file.read(4096).decode("ascii", "replace")
    except OSError:
        return ""
    kept = [
        line
        for line in text.split("\n\n")[0].split("\n")
        if line.startswith(("model", "flags", "CPU", "Features"))
    ]
    return "".join(kept)


def compiler() -> str:
    """In a checkout, when the compiler was last changed; an installed one is known by its version."""
    if not os.path.exists(os.path.join(os.path.dirname(PACKAGE), ".git")):
        return ""
    newest = 0
    for folder in ("syntax", "core", "check", "engines", "engines/llvm", "lang", "driver", "runtime"):
        with os.scandir(os.path.join(PACKAGE, folder)) as entries:
            for entry in entries:
                if entry.name.endswith((".py", ".s", ".ll")):
                    newest = max(newest, entry.stat().st_mtime_ns)
    return str(newest)


def checksum(data: bytes | memoryview) -> int:
    """A quick 64-bit checksum, of what nobody forges: the folder is the user's own."""
    return int.from_bytes(source_hash(CHECK_KEY, data), "little")


# Where -----------------------------------------------------------------------------------------------


def folder() -> str:
    """The cache's folder; "" where there is no place for one."""
    given = os.environ.get("NXPY_CACHE_DIR")
    if given is not None:
        return given
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "nxpy") if os.path.isabs(base) else ""


def objection(path: str) -> str:
    """Why a folder cannot be the cache; "" where it can."""
    if not path:
        return "there is no folder for a cache"
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return "the cache is empty"
    except OSError as error:
        return f"the cache folder {path} cannot be used: {error.strerror}"
    if found.st_uid != os.geteuid():
        return f"the cache folder {path} belongs to someone else"
    if found.st_mode & 0o022:
        return f"others can write to the cache folder {path}"
    return ""


def entry_path(where: str, text: str) -> str:
    return os.path.join(where, f"{checksum(text.encode('utf-8', 'surrogateescape')):016x}{SUFFIX}")


# Looking up ------------------------------------------------------------------------------------------


def find(request: Request) -> Hit | Miss:
    """The entry for a request, if all that it was made from is still the same."""
    where = folder()
    why = objection(where)
    if why:
        return Miss(why)
    try:
        text = request.text()
    except OSError as error:
        return Miss(f"{NO_NAME}: {error.strerror}")
    path = entry_path(where, text)
    try:
        with open(path, "rb", buffering=0) as file:
            data = file.read()
        owner = os.stat(path)
    except FileNotFoundError:
        return Miss("it was not compiled before")
    except OSError as error:
        return Miss(f"the entry cannot be read: {error.strerror}")
    if owner.st_uid != os.geteuid() or owner.st_mode & 0o022:
        return Miss("the entry is not the user's own")
    fields = manifest(data)
    if fields is None:
        return Miss("the entry is damaged")
    if fields[0].decode("utf-8", "surrogateescape").split("\1") != text.split("\0"):
        return Miss("the entry is another program's")
    why = changed(fields)
    if why:
        return Miss(why)
    try:
        os.utime(path)
    except OSError:
        pass
    count = int(fields[1])
    return Hit(path, fields[2 : 2 + count])


def manifest(data: bytes) -> list[bytes] | None:
    """The manifest's fields; None where the entry is not whole."""
    if len(data) < END or data[-len(MAGIC) :] != MAGIC:
        return None
    offset = int.from_bytes(data[-END : 8 - END], "little")
    if checksum(memoryview(data)[: 8 - END]) != int.from_bytes(data[8 - END : 16 - END], "little"):
        return None
    return data[offset:-END].split(b"\0")


def content(data: bytes) -> bytes:
    """What an entry keeps, without its manifest; nothing where the entry is not whole."""
    if manifest(data) is None:
        return b""
    return data[: int.from_bytes(data[-END : 8 - END], "little")]


def changed(fields: list[bytes]) -> str:
    """What is no longer as it was; "" where nothing is. Fields: the request, the number of
    arguments, these, the number of sources, COLUMNS of each, paths that were absent."""
    at = 2 + int(fields[1])
    count = int(fields[at])
    at += 1
    real = RealPaths()
    for _ in range(count):
        path, state, digest = os.fsdecode(fields[at]), fields[at + 1], fields[at + 2]
        # Links decide whether two places are one module.
        if real.of(path) != (os.fsdecode(fields[at + 3]) or path):
            return f"{path} leads to another file"
        at += COLUMNS
        if state == b"?" or state_of(path) != state:
            if sha256_of(path) != digest:
                return f"{path} changed"
    for absent in fields[at:]:
        if absent and ends_search(os.fsdecode(absent)):
            return f"{os.fsdecode(absent)} is new"
    return ""


def state_of(path: str) -> bytes:
    """Size, time and place of a file."""
    try:
        found = os.stat(path)
    except OSError:
        return b""
    return f"{found.st_size} {found.st_mtime_ns} {found.st_ino}".encode()


def sha256_of(path: str) -> bytes:
    from hashlib import sha256

    try:
        with open(path, "rb") as file:
            return sha256(file.read()).hexdigest().encode()
    except OSError:
        return b""


# Storing ---------------------------------------------------------------------------------------------


def store(
    request: Request,
    executable: bytes,
    args: Sequence[str],
    sources: Iterable[tuple[str, bytes, str]],
    absent: Iterable[str],
) -> Hit | Miss:
    """Keeps an executable. `sources` are paths with the bytes that were compiled and what they are without
    links; `absent` are paths at which there was nothing. Gives the entry, or why there is none."""
    where = folder()
    why = _prepare(where)
    if why:
        return Miss(why)
    try:
        text = request.text()
        fields = _fields(text, args, sources, absent)
    except OSError as error:
        return Miss(f"{NO_NAME}: {error.strerror}")
    data = executable + b"\0".join(fields)
    data += len(executable).to_bytes(8, "little")
    data += checksum(data).to_bytes(8, "little") + MAGIC
    path = entry_path(where, text)
    beside = f"{path[: -len(SUFFIX)]}.{os.getpid()}.{os.urandom(4).hex()}.tmp"
    try:
        descriptor = os.open(
            beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC | os.O_NOFOLLOW, 0o700
        )
        try:
            with open(descriptor, "wb") as file:
                file.write(data)
            os.rename(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as error:
        return Miss(f"nothing can be stored in {where}: {error.strerror}")
    evict(where, keep=path)
    return Hit(path, [os.fsencode(word) for word in args])


def _prepare(where: str) -> str:
    if not where:
        return "there is no folder for a cache"
    try:
        os.makedirs(where, mode=0o700, exist_ok=True)
    except OSError as error:
        return f"the cache folder {where} cannot be made: {error.strerror}"
    return objection(where)


def _fields(
    request: str, args: Sequence[str], sources: Iterable[tuple[str, bytes, str]], absent: Iterable[str]
) -> list[bytes]:
    from hashlib import sha256
    from time import time_ns

    fields = [request.replace("\0", "\1").encode("utf-8", "surrogateescape")]
    fields += [str(len(args)).encode(), *(os.fsencode(word) for word in args)]
    rows = list(sources)
    fields.append(str(len(rows)).encode())
    now = time_ns()
    for path, data, real in rows:
        found = os.stat(path)
        # A time in whole seconds comes from a file system that keeps no better.
        window = RACY if found.st_mtime_ns % 1_000_000_000 else 2_000_000_000
        racy = found.st_mtime_ns > now - window
        state = b"?" if racy else _state_with(path, data)
        elsewhere = os.fsencode(real) if real != path else b""
        fields += [os.fsencode(path), state, sha256(data).hexdigest().encode(), elsewhere]
    return [*fields, *(os.fsencode(path) for path in absent)]


def _state_with(path: str, data: bytes) -> bytes:
    """The state in which a file holds `data`; "?" where it holds something else by now, so that it is
    told by its SHA-256. A change after this look gives it another state."""
    state = state_of(path)
    with open(path, "rb") as file:
        return state if file.read() == data else b"?"


# Housekeeping ----------------------------------------------------------------------------------------


def entries(where: str) -> list[tuple[float, int, str]]:
    """Time of last use, size and path of each entry, the longest unused first."""
    found = []
    try:
        with os.scandir(where) as listed:
            for entry in listed:
                if entry.name.endswith((SUFFIX, ".tmp")):
                    state = entry.stat(follow_symlinks=False)
                    found.append((state.st_mtime, state.st_size, entry.path))
    except OSError:
        return []
    return sorted(found)


def size_limit() -> int:
    text = os.environ.get("NXPY_CACHE_SIZE", "")
    return int(text) if text.isascii() and text.isdigit() else SIZE_LIMIT


def evict(where: str, keep: str = "") -> None:
    """Removes the least recently used entries until the rest fits."""
    found = entries(where)
    total = sum(size for _, size, _ in found)
    limit = size_limit()
    for _, size, path in found:
        if total <= limit:
            return
        if path != keep and remove(path):
            total -= size


def remove(path: str) -> bool:
    try:
        os.unlink(path)
    except OSError:
        return False
    return True


def clear() -> tuple[int, int]:
    """Removes every entry; returns how many, and their bytes."""
    where = folder()
    gone = [size for _, size, path in entries(where) if remove(path)] if where else []
    return len(gone), sum(gone)


def note(text: str) -> None:
    """What `--why` says."""
    from nxpy.base.visible import one_line

    try:
        sys.stderr.write(f"nxpy: {one_line(text)}\n")
        sys.stderr.flush()
    except (AttributeError, OSError):  # closed, or full
        return
