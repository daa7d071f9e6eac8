"""Runs the specification cases in tests/spec; tests/spec/README.md says how a case states its result."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from nxpy.engines import ENGINES

SPEC = Path(__file__).resolve().parent / "spec"
SUPPORT = SPEC / "support"
SECONDS = 60.0
DIRECTIVE = re.compile(
    r"//[ ]?(expect-hex|expect-end|expect|exit|error|trap|argv|stdin|stderr|stack|option|known)"
    r"(?:[ ]([a-z]+))?:(?:[ ](.*))?$"
)
PLACE = re.compile(r"([^\s:]+\.nx):(\d+):(\d+)")
Outcome = tuple[int, bytes, str]


class Case:
    """One program and what its own comments expect of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = str(path.relative_to(SPEC)).removesuffix(".nx").removesuffix("/main")
        self.stdout = b""
        self.exit = 0
        self.errors: list[tuple[str, int, str, int | None]] = []
        self.trap: tuple[str, int, str] | None = None
        self.argv: list[str] = []
        self.options: list[str] = []
        self.stdin = b""
        self.stderr: list[str] = []
        self.stack: list[str] = []
        self.known: dict[str, str] = {}
        self.table = path.read_bytes().startswith(b"// Made by tables.py")
        for file in sorted(path.parent.rglob("*.nx")) if path.name == "main.nx" else [path]:
            self._read(file)

    def _read(self, file: Path) -> None:
        for number, line in enumerate(file.read_bytes().decode("latin-1").split("\n"), 1):
            found = DIRECTIVE.search(line.rstrip("\r"))
            if found:
                self._take(found[1], found[2] or "", found[3] or "", file.name, number)

    def _take(self, key: str, which: str, value: str, file: str, line: int) -> None:
        raw = value.encode("latin-1")
        match key:
            case "expect":
                self.stdout += raw + b"\n"
            case "expect-end":
                self.stdout += raw
            case "expect-hex":
                self.stdout += bytes.fromhex(value)
            case "exit":
                self.exit = int(value)
            case "error":
                for word in value.split():
                    code, _, column = word.partition("@")
                    self.errors.append((file, line, code, int(column) if column else None))
            case "trap":
                self.trap = (file, line, value.strip())
                self.exit = 101
            case "argv":
                self.argv = ["--", *raw.decode().split()]
            case "option":
                self.options += value.split()
            case "stdin":
                self.stdin = raw.decode("unicode_escape").encode("latin-1")
            case "stderr":
                self.stderr.append(raw.decode())
            case "stack":
                self.stack = value.split()
            case _:
                self.known[which] = value


CASES = [
    Case(path)
    for path in sorted(SPEC.rglob("*.nx"))
    if SUPPORT not in path.parents
    and (path.name == "main.nx" or not (path.parent / "main.nx").exists())
    and not (path.parent.parent / "main.nx").exists()
]


def forked(work: Callable[[], int], stdin: bytes) -> Outcome:
    """Exit status, stdout and stderr of `work`, done in a child: a gate may end or hang its process."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(stdin)
        given.seek(0)
        child = os.fork()
        if child == 0:
            status = 70
            try:
                for number, file in enumerate((given, out, err)):
                    os.dup2(file.fileno(), number)
                sys.stdin, sys.stdout, sys.stderr = (os.fdopen(n, "w" if n else "r") for n in range(3))
                status = work()
                sys.stdout.flush()
                sys.stderr.flush()
            except SystemExit as end:
                status = end.code if isinstance(end.code, int) else 1
            finally:
                os._exit(status & 255)
        status = _wait(child)
        out.seek(0)
        err.seek(0)
        return status, out.read(), err.read().decode("utf-8", "replace")


def _wait(child: int) -> int:
    handle = os.pidfd_open(child)
    try:
        if not select.select([handle], [], [], SECONDS)[0]:
            os.kill(child, signal.SIGKILL)
    finally:
        os.close(handle)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def nxpy(*words: str, stdin: bytes = b"") -> Outcome:
    """The command line `nxpy WORDS...`, without paying for a new Python."""
    from nxpy.cli.main import main

    return forked(lambda: main(list(words)), stdin)


@pytest.fixture(autouse=True, scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Load here what every child would load again, and keep compiled gates out of the user's cache."""
    from nxpy.driver.session import Session

    os.environ["XDG_CACHE_HOME"] = str(tmp_path_factory.mktemp("cache"))
    for name in ("NXPATH", "NXPY_CACHE", "NO_COLOR", "FORCE_COLOR"):
        os.environ.pop(name, None)
    small = tmp_path_factory.mktemp("warm") / "small.nx"
    small.write_text("func main() -> i64 { return 0 }\n")
    assert Session().open(str(small)).program is not None
    for row in ENGINES.values():
        if row.available():
            row.load()


def ways() -> list[tuple[str, str]]:
    """Engines with the modes that must agree; the interpreter always checks."""
    found = [(name, "safe") for name, row in ENGINES.items() if row.available()]
    return found + [(name, "fast") for name, _ in found if name != "interp"]


def parameters() -> list[object]:
    rows: list[object] = []
    for case in CASES:
        if case.errors:
            continue
        for engine, mode in ways():
            if mode == "fast" and case.trap is not None and case.trap[2] in ("R0002", "R0003", "R0004"):
                continue
            reason = case.known.get("", case.known.get(engine))
            marks = [pytest.mark.xfail(reason=reason, strict=True)] if reason else []
            if engine != "interp" and (mode == "fast" or case.table):
                marks.append(pytest.mark.slow)
            rows.append(pytest.param(case, engine, mode, id=f"{case.name}-{engine}-{mode}", marks=marks))
    return rows


@pytest.mark.parametrize(("case", "engine", "mode"), parameters())
def test_run(case: Case, engine: str, mode: str, tmp_path: Path) -> None:
    """A program prints, traps and ends as its comments say."""
    places = {"$DIR": str(case.path.parent), "$TMP": str(tmp_path)}
    words = ["--engine", engine, "--mode", mode, *case.options, str(case.path), *case.argv]
    status, out, err = nxpy("run", *(filled(word, places) for word in words), stdin=case.stdin)
    assert "Traceback" not in err
    assert out.decode("latin-1") == case.stdout.decode("latin-1"), err
    if case.trap is None:
        assert status == case.exit, err
    else:
        file, line, code = case.trap
        assert f"[{code}]" in err.split("\n", 1)[0]
        place = PLACE.search(err)
        assert place is not None
        assert (place[1].rsplit("/", 1)[-1], int(place[2])) == (file, line), err
        assert status == 101
        assert "^" in err
        assert source_line(case, file, line) in err
    for text in case.stderr:
        assert text in err
    _in_order(case.stack, err.partition("stack:")[2])


def filled(word: str, places: dict[str, str]) -> str:
    for name, place in places.items():
        word = word.replace(name, place)
    return word


def source_line(case: Case, file: str, line: int) -> str:
    path = next(path for path in (case.path, *case.path.parent.rglob(file)) if path.name == file)
    return path.read_text().split("\n")[line - 1].strip()


def _in_order(words: list[str], text: str) -> None:
    at = 0
    for word in words:
        found = re.compile(rf"\b{re.escape(word)}\b").search(text, at)
        assert found, f"{word} is missing, or out of order, in the call stack {text}"
        at = found.end()


def error_parameters() -> list[object]:
    rows: list[object] = []
    for case in CASES:
        if case.errors:
            reason = case.known.get("")
            marks = [pytest.mark.xfail(reason=reason, strict=True)] if reason else []
            rows.append(pytest.param(case, id=case.name, marks=marks))
    return rows


def matches(want: tuple[str, int, str, int | None], got: tuple[str, int, str, int]) -> bool:
    file, line, codes, column = want
    return (
        (file, line) == got[:2]
        and any(got[2].startswith(code) for code in codes.split("|"))
        and column in (None, got[3])
    )


@pytest.mark.parametrize("case", error_parameters())
def test_errors(case: Case) -> None:
    """Every mistake is reported at its line with its code, and nothing else is."""
    options = [filled(word, {"$DIR": str(case.path.parent)}) for word in case.options]
    status, out, err = nxpy("check", "--format", "json", *options, str(case.path))
    rows = [json.loads(line) for line in err.splitlines()]
    got = [
        (row["file"].rsplit("/", 1)[-1], row["line"], row["code"], row["column"])
        for row in rows
        if row["severity"] == "error"
    ]
    left = list(got)
    for want in case.errors:
        found = next((row for row in left if matches(want, row)), None)
        assert found, f"{want} is not among {got}"
        left.remove(found)
    assert not left, f"more than was expected: {left}"
    assert (status, out) == (65, b"")
    told = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    for text in case.stderr:
        assert text in told


def run_text(path: Path, *options: str) -> Outcome:
    return nxpy("run", "--engine", next(iter(ENGINES)), *options, str(path))


def test_imports_are_searched_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The importing file's folder, then each -I, then NXPATH, then the bundled library."""
    folders = [tmp_path / name for name in ("own", "first", "second", "path1", "path2")]
    for number, folder in enumerate(folders, 1):
        folder.mkdir()
        (folder / "nx_mem.nx").write_text(f"func where() -> i64 {{ return {number} }}\n")
    main = folders[0] / "main.nx"
    main.write_text('import "nx_mem.nx"\nfunc main() -> i64 { return where() }\n')
    options = ["-I", str(folders[1]), "-I", str(folders[2])]
    monkeypatch.setenv("NXPATH", os.pathsep.join(map(str, folders[3:])))
    for number, folder in enumerate(folders, 1):
        assert run_text(main, *options)[0] == number
        (folder / "nx_mem.nx").unlink()
    assert run_text(main, *options)[0] == 65
    main.write_text('import "nx_mem.nx"\nfunc main() -> i64 { return str_len("seven..") }\n')
    assert run_text(main, *options)[0] == 7


def test_an_import_may_be_absolute(tmp_path: Path) -> None:
    library = tmp_path / "away" / "lib.nx"
    library.parent.mkdir()
    library.write_text("func answer() -> i64 { return 42 }\n")
    main = tmp_path / "main.nx"
    main.write_text(f'import "{library}"\nfunc main() -> i64 {{ return lib::answer() }}\n')
    assert run_text(main)[0] == 42


def test_a_compile_error_exits_with_65(tmp_path: Path) -> None:
    main = tmp_path / "main.nx"
    main.write_text("func main() -> i64 { return missing }\n")
    status, out, err = run_text(main)
    assert (status, out) == (65, b"")
    assert "E1" in err


def test_every_case_expects_something() -> None:
    for case in CASES:
        stated = case.errors or case.trap or case.stdout or case.exit or b"// exit:" in case.path.read_bytes()
        assert stated, f"{case.name} expects nothing"
    assert len(CASES) >= 250
