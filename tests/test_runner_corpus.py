"""Gates that misbehave, end to end: each gets its own verdict, and the others are untouched."""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from conftest import ROOT, clean_environment
from nxpy.gate import sandbox, syscalls
from nxpy.gate.model import Settings
from nxpy.gate.pool import Pool

CORPUS = ROOT / "tests/data/runner/corpus"

Results = dict[str, dict[str, Any]]

PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 24, 1, 2


def without_root_powers() -> None:
    """In a child: may root no longer read what the file's mode forbids."""
    libc = ctypes.CDLL(None)
    for capability in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)


def nxpy_test(folder: Path, *args: str | Path, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "nxpy", "test", *map(str, args)],
        cwd=folder,
        capture_output=True,
        timeout=100,
        check=False,
        preexec_fn=without_root_powers,
        env=clean_environment(
            **{"PYTHONPATH": str(ROOT), "NXPY_CACHE_DIR": str(folder / ".cache"), "CI": "1"} | env
        ),
    )


def read_results(file: Path) -> Results:
    events = [json.loads(line) for line in file.read_text().splitlines()]
    return {event["path"]: event for event in events if event["event"] == "result"}


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The committed gates, and those that a repository cannot hold."""
    folder: Path = tmp_path_factory.mktemp("corpus")
    shutil.copytree(CORPUS, folder, dirs_exist_ok=True)
    (folder / "link_loop.nx").symlink_to("link_loop.nx")
    (folder / "unreadable.nx").write_text("func main() {}\n")
    (folder / "unreadable.nx").chmod(0)
    os.mkfifo(folder / "pipe.nx")
    (folder / "not_utf8.nx").write_bytes(b"func main() { \xff }\n")
    for name, code in (("one", 0), ("two", 1)):
        (folder / name).mkdir()
        (folder / name / "same_name.nx").write_text(f"func main() -> i64 {{ return {code} }}\n")
    return folder


@pytest.fixture(scope="module")
def results(corpus: Path) -> Results:
    ran = nxpy_test(corpus, "-j2", "--engines", "interp", "--max-memory", "64M", "--json", "r.json")
    assert ran.returncode == 1, ran.stderr
    assert ran.stderr == b""
    return read_results(corpus / "r.json")


VERDICTS = {
    "good.nx": ("passed", "", ""),
    "expects_3.nx": ("passed", "", ""),
    "expects_trap.nx": ("passed", "", ""),
    "with_args.nx": ("passed", "", ""),
    "sees_nothing.nx": ("passed", "", ""),
    "one/same_name.nx": ("passed", "", ""),
    "two/same_name.nx": ("failed", "exit", "exited 1, expected 0"),
    "library.nx": ("library", "", ""),
    "needs_gpu.nx": ("skipped", "", "needs gpu"),
    "endless_loop.nx": (
        "failed",
        "wall-time",
        "after 0.3 s, its wall-time limit (from its header)",
    ),
    "output_flood.nx": ("failed", "output", "more than 8 MiB, its output limit"),
    "memory_hog.nx": ("failed", "memory", "more than 64 MiB, its memory limit"),
    "stack_overflow.nx": ("failed", "trap", "R0004 stack overflow at stack_overflow.nx:1"),
    "wild_write.nx": ("failed", "trap", "R0002 access outside live memory at wild_write.nx:3"),
    "null_write.nx": ("failed", "trap", "R0002 access outside live memory at null_write.nx:3"),
    "exits_101.nx": ("failed", "exit", "exited 101, expected 0; it chose that code itself"),
    "exits_124.nx": ("failed", "exit", "exited 124, expected 0; it chose that code itself"),
    "exits_137.nx": ("failed", "exit", "exited 137, expected 0; it chose that code itself"),
    "fake_trap.nx": ("failed", "exit", "exited 1, expected 0"),
    "fake_verdict.nx": ("failed", "exit", "although its VERDICT line says PASS"),
    "fail_but_zero.nx": ("failed", "contradiction", "exited 0, but 1 of its 1 checks failed"),
    "failing.nx": ("failed", "exit", "1 of 2 checks failed"),
    "escapes.nx": ("failed", "exit", "exited 1"),
    "expects_3_gets_0.nx": ("failed", "exit", "exited 0, but its header says expect_exit: 3"),
    "bad_header.nx": ("error", "compile", "E0401"),
    "no_float.nx": ("error", "compile", "does not compile"),
    "does_not_compile.nx": ("error", "compile", "E1001 nothing here is called `b` (and 1 more)"),
    "link_loop.nx": ("error", "unreadable", "loop of symbolic links"),
    "unreadable.nx": ("error", "unreadable", "permission denied"),
    "pipe.nx": ("error", "unreadable", "is a pipe"),
    "not_utf8.nx": ("error", "compile", "not UTF-8"),
}


def test_every_gate_of_the_corpus_is_expected(corpus: Path, results: Results) -> None:
    assert sorted(results) == sorted(VERDICTS)


@pytest.mark.parametrize("name", VERDICTS)
def test_verdict(name: str, results: Results) -> None:
    status, kind, words = VERDICTS[name]
    found = results[name]
    assert (found["status"], found["kind"]) == (status, kind), found["reason"]
    assert words in found["reason"]


def test_escapes_are_shown_and_not_obeyed(results: Results) -> None:
    shown = results["escapes.nx"]["stdout"]
    assert shown == "\\xff\\xfe <1B>[2J<1B>]0;owned<07> <U+202E><0D>\n<00>"


def test_a_failed_check_has_its_line(results: Results) -> None:
    found = results["failing.nx"]
    assert found["rows"] == [
        {"passed": True, "name": "T1 one is one", "line": None},
        {"passed": False, "name": "T2 one is two", "line": 6},
    ]
    assert found["line"] == 6
    assert found["repeat"] == "nxpy run --engine interp failing.nx"
    assert found["verdict"] == {"name": "FAILING", "passed": False, "checks_passed": 1, "checks": 2}


def test_an_output_flood_is_cut_early(results: Results) -> None:
    assert len(results["output_flood.nx"]["stdout"]) < 100_000


def test_failures_on_the_terminal(corpus: Path) -> None:
    ran = nxpy_test(corpus, "--engines", "interp", "failing.nx", "escapes.nx", "does_not_compile.nx")
    text = ran.stdout.decode()
    for piece in (
        "failed check: T2 one is two\n      --> failing.nx:6\n",
        '6 |     gv_check(ctr, "T2 one is two"',
        "      |   FAIL T2 one is two\n",
        "repeat: nxpy run --engine interp failing.nx\n",
        "error[E1001]: nothing here is called `b`",
        "error[E1001]: nothing here is called `c`",
        "<1B>[2J",
        "2 failed, 1 errors",
    ):
        assert piece in text
    assert "\x1b" not in text


def test_fast_mode_survives_a_wild_write(corpus: Path) -> None:
    ran = nxpy_test(corpus, "--engines", "jit-fast", "null_write.nx", "good.nx", "--json", "f.json")
    if b"not available" in ran.stderr:
        pytest.skip("no LLVM here")
    found = read_results(corpus / "f.json")
    assert found["good.nx"]["status"] == "passed"
    assert found["null_write.nx"]["kind"] in ("trap", "signal")


def test_the_output_limit_is_the_users(corpus: Path) -> None:
    ran = nxpy_test(corpus, "--engines", "interp", "output_flood.nx", "--max-output", "1K")
    assert b"wrote more than 1 KiB, its output limit" in ran.stdout


def test_processor_time(tmp_path: Path) -> None:
    (tmp_path / "busy.nx").write_text("func main() -> i64 { loop { } }\n")
    ran = nxpy_test(tmp_path, "--engines", "interp", "--cpu-time", "1")
    assert b"used 1 s of processor time, its CPU limit" in ran.stdout
    assert ran.returncode == 1


def test_resident_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit on what a process holds, as opposed to what it asked for."""
    monkeypatch.chdir(tmp_path)
    Path("hog.nx").write_text(
        "func main() -> i64 {\n    let n: i64 = 1073741824\n    let p: *u8 = sys_mmap(n)\n"
        "    var i: i64 = 0\n    while i < n { p[i] = 1; i = i + 4096 }\n    loop { }\n}\n"
    )
    settings = Settings()
    settings.engines = ["interp"]
    settings.limits.resident = 1 << 20
    settings.limits.wall = 20
    with Pool(settings, 1) as pool:
        found = [result for result in pool.run(iter(["hog.nx"])) if result is not None]
    assert [(result.status, result.kind) for result in found] == [("failed", "memory")]
    assert "held more than 1 MiB besides" in found[0].reason


# Workers that die, parents that die ---------------------------------------------------------------


def five_gates(folder: Path, body: str = "func main() -> i64 { return 0 }\n") -> None:
    for name in ("a", "b", "c_kills_worker", "d", "e"):
        (folder / f"{name}.nx").write_text(body)


@pytest.mark.parametrize(("how", "words"), [("kill", "ended by signal 9 (SIGKILL)"), ("exit", "exited 3")])
def test_a_dead_worker_costs_one_gate(how: str, words: str, tmp_path: Path) -> None:
    five_gates(tmp_path)
    ran = nxpy_test(tmp_path, "-j1", "--engines", "interp", "--json", "r.json", NXPY_TEST_TAMPER=how)
    assert ran.returncode == 1
    found = read_results(tmp_path / "r.json")
    assert [r["status"] for r in found.values()] == ["passed", "passed", "error", "passed", "passed"]
    assert words in found["c_kills_worker.nx"]["reason"]


def descendants(pid: int) -> set[int]:
    found: set[int] = set()
    todo = [pid]
    while todo:
        here = todo.pop()
        try:
            children = Path(f"/proc/{here}/task/{here}/children").read_text().split()
        except OSError:
            continue
        found.update(map(int, children))
        todo += map(int, children)
    return found


def alive(pids: set[int]) -> set[int]:
    return {pid for pid in pids if Path(f"/proc/{pid}/stat").exists() and " Z " not in _stat(pid)}


def _stat(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return " Z "


def eventually(holds: Callable[[], bool], seconds: float = 20) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.02)
    return holds()


MAIN = """
import sys
from nxpy.__main__ import main
from nxpy.gate import runner
if sys.argv.pop(1) == "new":
    runner._worth_copying = lambda gates, workers: False
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(params=["copies", "new"])
def running(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """`nxpy test` with two workers, each in the middle of a gate that would take a minute; the workers
    are copies of it, or started anew. What lies about in its folder is not to be taken for Python's."""
    five_gates(tmp_path, "// timeout: 60\nfunc main() -> i64 { loop { } }\n")
    (tmp_path / "socket.py").write_text("raise RuntimeError\n")
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", MAIN, request.param, "test", "-j2", "--engines", "interp"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=clean_environment(PYTHONPATH=str(ROOT), NXPY_CACHE_DIR=str(tmp_path / ".cache"), CI="1"),
    )
    assert eventually(lambda: len(descendants(process.pid)) >= 4)
    yield process
    process.kill()
    process.communicate()


def test_killing_the_parent_leaves_nothing(running: subprocess.Popen[bytes]) -> None:
    everyone = descendants(running.pid)
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert eventually(lambda: not alive(everyone)), "processes outlive the parent"


def test_killing_a_worker_leaves_nothing_of_it(running: subprocess.Popen[bytes]) -> None:
    worker = int(Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()[0])
    gates = descendants(worker)
    assert gates
    os.kill(worker, signal.SIGKILL)
    assert eventually(lambda: not alive(gates | {worker}))
    # Another has taken its place.
    assert eventually(lambda: len(descendants(running.pid)) >= 4)


def test_interrupted(running: subprocess.Popen[bytes]) -> None:
    everyone = descendants(running.pid)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does
    out, err = running.communicate(timeout=20)
    assert running.returncode == 2
    assert b"interrupted" in out
    assert b"Traceback" not in out + err
    assert eventually(lambda: not alive(everyone))


# The walls ----------------------------------------------------------------------------------------


def in_child(look: Callable[[], object]) -> Any:
    """What a function finds in a process of its own."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.write(writing, json.dumps(look()).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with open(reading, "rb") as file:
        data = file.read()
    os.waitpid(pid, 0)
    return json.loads(data)


def attempt(act: Callable[[], object]) -> str:
    try:
        act()
    except OSError as error:
        return error.strerror or type(error).__name__
    return "worked"


def test_surroundings_are_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET", "x")
    libc = ctypes.CDLL(None)
    libc.getenv.restype = ctypes.c_char_p

    def look() -> object:
        before = libc.getenv(b"SECRET") == b"x"
        sandbox.empty_surroundings(sandbox.Place().folder)
        return [
            before,
            libc.getenv(b"SECRET"),
            os.listdir("."),
            attempt(lambda: open("new", "w")),
        ]

    assert in_child(look) == [True, None, [], "No such file or directory"]


@pytest.mark.skipif(not sandbox.landlock_version(), reason="this kernel has no Landlock")
def test_files_are_out_of_reach(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")

    def look() -> object:
        sandbox.obey(sandbox.ruleset([str(tmp_path / "file")]))
        return [
            attempt(lambda: os.open("/etc/passwd", os.O_RDONLY)),
            attempt(lambda: os.open(tmp_path / "new", os.O_CREAT | os.O_WRONLY)),
            attempt(lambda: os.mkdir(tmp_path / "d")),
            attempt(lambda: os.unlink(tmp_path / "file")),
            attempt(lambda: os.open(tmp_path / "file", os.O_WRONLY)),
            attempt(lambda: os.open(tmp_path / "file", os.O_RDONLY)),
        ]

    denied = "Permission denied"
    assert in_child(look) == [denied, denied, denied, denied, denied, "worked"]


def test_the_network_is_out_of_reach() -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as server:
        address = server.getsockname()

        def look() -> object:
            if not sandbox.leave_network():
                return None
            return attempt(lambda: socket.create_connection(address, 1))

        found = in_child(look)
    if found is None:
        pytest.skip("network namespaces are not permitted here")
    assert found == "Network is unreachable"


def test_no_descriptor_is_left() -> None:
    import fcntl

    extra = os.open("/", os.O_RDONLY)

    def look() -> object:
        output, errors, status = os.pipe(), os.pipe(), os.pipe()
        keep = os.dup(1)
        out = os.dup(status[1])
        os.set_inheritable(extra, True)
        sandbox.take_streams(sandbox.Place().nothing, output[1], errors[1], out)
        found = []
        for number in range(200):
            try:
                fcntl.fcntl(number, fcntl.F_GETFD)
                found.append(number)
            except OSError:
                pass
        return [found == sorted({0, 1, 2, out}), keep != out]

    # What look() returns has to leave through a descriptor that it closes, so it is told by the exit.
    pid = os.fork()
    if pid == 0:
        os._exit(0 if look() == [True, True] else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    os.close(extra)


BEHIND_ALL_WALLS = """
import ctypes, fcntl, json, os, resource, signal, socket, sys
from nxpy.gate import child, sandbox, syscalls
from nxpy.gate.engines import WAYS
from nxpy.gate.model import Limits

libc = ctypes.CDLL(None)
libc.getenv.restype = ctypes.c_char_p

def attempt(act):
    try:
        made = act()
    except OSError as error:
        return error.strerror
    if act.__name__ == "opening":
        os.close(made)
    return "worked"

def open_with(path, flags):
    def opening():
        return os.open(path, flags)
    return opening

def fork():
    if os.fork() == 0:
        os._exit(0)

def is_open(number):
    return attempt(lambda: fcntl.fcntl(number, fcntl.F_GETFD)) == "worked"

def step():
    died_with = ctypes.c_int()
    libc.prctl(2, ctypes.byref(died_with), 0, 0, 0)
    told = {
        "passwd": attempt(open_with("/etc/passwd", os.O_RDONLY)),
        "nxpy": attempt(open_with(child.__file__, os.O_RDONLY)),
        "new file": attempt(open_with("new", os.O_CREAT | os.O_WRONLY)),
        "socket": attempt(socket.socket),
        "fork": attempt(fork),
        "folder": attempt(os.getcwd),
        "stdin": os.read(0, 1).decode(),
        "leads a session": os.getsid(0) == os.getpid(),
        "dies with": died_with.value,
        "environment": libc.getenv(b"SECRET"),
        "limits": [resource.getrlimit(kind)[0] for kind in (resource.RLIMIT_CORE, resource.RLIMIT_FSIZE)],
        "default signals": all(signal.getsignal(number) == signal.SIG_DFL for number in sandbox.RESET),
    }
    told["descriptors"] = sum(map(is_open, range(3, 1000)))
    os.write(1, json.dumps(told).encode())
    return 7

child._inside = lambda start: step
place = sandbox.Place()
os.set_inheritable(os.open("/", os.O_RDONLY), True)
for _ in range(2):
    outcome = child.run(child.Start("a.nx", WAYS["interp"], Limits(), [], place, None))
    facts = [bool(sandbox.landlock_version()), sandbox._filter_fact()[0]]
    print(json.dumps([outcome.code, outcome.prepared, outcome.fault, json.loads(outcome.output), facts]))
"""


def test_all_walls_together() -> None:
    """What a gate finds, twice in the same place, should it break out of its engine."""
    ran = subprocess.run(
        [sys.executable, "-c", BEHIND_ALL_WALLS],
        capture_output=True, text=True, timeout=60, check=False,
        env=clean_environment(PYTHONPATH=str(ROOT), SECRET="x"),
    )  # fmt: skip
    assert ran.stderr == ""
    for line in ran.stdout.splitlines():
        code, prepared, fault, told, (landlock, filtered) = json.loads(line)
        denied, refused = "Permission denied", "Operation not permitted"
        assert (code, prepared, fault) == (7, True, "")
        assert told == {
            "passwd": denied if landlock else "worked",
            "nxpy": "worked",
            "new file": "No such file or directory",
            "socket": refused if filtered else told["socket"],
            "fork": refused if filtered else told["fork"],
            "folder": "No such file or directory",
            "stdin": "",
            "leads a session": True,
            "dies with": signal.SIGKILL,
            "environment": None,
            "limits": [0, 8 << 20],
            "default signals": True,
            # The one that it tells its worker through.
            "descriptors": 1,
        }
    assert len(ran.stdout.splitlines()) == 2


@pytest.mark.skipif(syscalls.FILTERS[False] is None, reason="no filter for this machine")
def test_no_sockets_and_no_processes() -> None:
    import socket
    import threading

    def fork() -> None:
        if os.fork() == 0:
            os._exit(0)

    def look() -> object:
        if not syscalls.restrict(execute=False):
            return None
        ran: list[int] = []
        thread = threading.Thread(target=lambda: ran.append(1))
        thread.start()
        thread.join()
        return [
            attempt(lambda: socket.socket()),
            attempt(lambda: socket.socketpair()),
            attempt(fork),
            attempt(lambda: os.execv("/bin/true", ["true"])),
            ran,
            attempt(lambda: os.stat("/")),
        ]

    found = in_child(look)
    if found is None:
        pytest.skip("seccomp is not permitted here")
    no = "Operation not permitted"
    assert found == [no, no, no, no, [1], "worked"]


def test_filters_end_in_a_verdict() -> None:
    """Every jump of the filter lands inside it, for every machine in the table."""
    for machine in syscalls.MACHINES:
        for execute in (False, True):
            steps = syscalls.program(machine, execute=execute)
            assert steps is not None
            decoded = list(struct.iter_unpack("<HBBI", steps))
            assert decoded[-1] == (syscalls.RETURN, 0, 0, syscalls.ALLOW)
            for index, (code, yes, no, _) in enumerate(decoded):
                if code not in (syscalls.RETURN, syscalls.LOAD):
                    assert index + 1 + max(yes, no) < len(decoded)
    assert syscalls.program("vax", execute=True) is None
