"""What `nxpy test` remembers: --cached, --why, --failed, --changed, --shard; never stale."""

from __future__ import annotations

import json
import os
import re
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from nxpy.driver.session import Session
from nxpy.gate import fingerprint, planning
from nxpy.gate.model import Result, Settings
from nxpy.gate.state import State, project
from test_runner_corpus import CORPUS, nxpy_test, read_results

PASSING = "func main() -> i64 { return 0 }\n"
FAILING = "func main() -> i64 { return 1 }\n"
USING = 'import "lib.nx"\nfunc main() -> i64 { return value() }\n'


@pytest.fixture
def gates(tmp_path: Path) -> Path:
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 0 }\n")
    (tmp_path / "a.nx").write_text(PASSING)
    (tmp_path / "b.nx").write_text(USING)
    (tmp_path / "c.nx").write_text(FAILING)
    return tmp_path


def statuses(folder: Path, *args: str, **env: str) -> dict[str, str]:
    ran = nxpy_test(folder, "--engines", "interp", "--json", "r.json", *args, **env)
    assert ran.stderr == b""
    return {path: result["status"] for path, result in read_results(folder / "r.json").items()}


RAN = {"a.nx": "passed", "b.nx": "passed", "c.nx": "failed", "lib.nx": "library"}


def test_cached(gates: Path) -> None:
    assert statuses(gates, "--cached") == RAN
    assert statuses(gates, "--cached") == RAN | {"a.nx": "cached", "b.nx": "cached"}
    # Without being asked, nothing is left out.
    assert statuses(gates) == RAN


def test_all_cached_is_green(tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text(PASSING)
    assert nxpy_test(tmp_path, "--cached").returncode == 0
    ran = nxpy_test(tmp_path, "--cached")
    assert ran.returncode == 0
    assert b"CACHED  a.nx" in ran.stdout
    assert b"1 cached" in ran.stdout


def test_a_cached_library_is_no_gate(tmp_path: Path) -> None:
    (tmp_path / "lib.nx").write_text("func f() {}\n")
    assert [nxpy_test(tmp_path, "--cached").returncode for _ in range(2)] == [5, 5]


def test_the_cache_is_never_stale(gates: Path) -> None:
    statuses(gates)
    before = os.stat(gates / "lib.nx")
    # The same size and the same date: only the content tells.
    (gates / "lib.nx").write_text("func value() -> i64 { return 3 }\n")
    os.utime(gates / "lib.nx", ns=(before.st_atime_ns, before.st_mtime_ns))
    assert os.stat(gates / "lib.nx").st_size == before.st_size
    assert statuses(gates, "--cached") == RAN | {"a.nx": "cached", "b.nx": "failed"}


def test_a_file_that_an_import_would_find_first(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other/lib.nx").write_text("func value() -> i64 { return 0 }\n")
    (tmp_path / "b.nx").write_text(USING)
    assert statuses(tmp_path, "-I", "other", "b.nx") == {"b.nx": "passed"}
    assert statuses(tmp_path, "-I", "other", "--cached", "b.nx") == {"b.nx": "cached"}
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 1 }\n")
    assert statuses(tmp_path, "-I", "other", "--cached", "b.nx") == {"b.nx": "failed"}


def test_a_link_that_leads_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "good").write_text(PASSING)
    (tmp_path / "bad").write_text(FAILING)
    (tmp_path / "a.nx").symlink_to("good")
    assert statuses(tmp_path, "--cached") == {"a.nx": "passed"}
    (tmp_path / "a.nx").unlink()
    (tmp_path / "a.nx").symlink_to("bad")
    assert statuses(tmp_path, "--cached") == {"a.nx": "failed"}


def test_a_folder_that_becomes_a_file(tmp_path: Path) -> None:
    for folder in ("other", "lib.nx"):
        (tmp_path / folder).mkdir()
    (tmp_path / "other/lib.nx").write_text("func value() -> i64 { return 0 }\n")
    (tmp_path / "b.nx").write_text(USING)
    assert statuses(tmp_path, "-I", "other", "b.nx") == {"b.nx": "passed"}
    assert statuses(tmp_path, "-I", "other", "--cached", "b.nx") == {"b.nx": "cached"}
    (tmp_path / "lib.nx").rmdir()
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 1 }\n")
    assert statuses(tmp_path, "-I", "other", "--cached", "b.nx") == {"b.nx": "failed"}


def test_a_further_name_that_leads_elsewhere(tmp_path: Path) -> None:
    """`again.nx` is `lib.nx`, which is loaded already, and then it is another file."""
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 0 }\n")
    (tmp_path / "bad").write_text("func value() -> i64 { return 1 }\n")
    (tmp_path / "again.nx").symlink_to("lib.nx")
    (tmp_path / "b.nx").write_text(
        'import "lib.nx" import "again.nx"\nfunc main() -> i64 { return again::value() }\n'
    )
    assert statuses(tmp_path, "b.nx") == {"b.nx": "passed"}
    assert statuses(tmp_path, "--cached", "b.nx") == {"b.nx": "cached"}
    (tmp_path / "again.nx").unlink()
    (tmp_path / "again.nx").symlink_to("bad")
    assert statuses(tmp_path, "--cached", "b.nx") == {"b.nx": "failed"}


@pytest.mark.parametrize("folder", [False, True])
def test_a_link_that_becomes_a_copy_is_another_module(folder: bool, tmp_path: Path) -> None:
    one, two = ("one", "two") if folder else ("one.nx", "two.nx")
    first, second = ("one/lib.nx", "two/lib.nx") if folder else (one, two)
    if folder:
        (tmp_path / one).mkdir()
    (tmp_path / first).write_text("var v: i64 = 0\nfunc inc() -> i64 { v += 1 return v }\n")
    (tmp_path / two).symlink_to(one)
    called = ("lib::inc()", "lib::inc()") if folder else ("one::inc()", "two::inc()")
    # With two modules of one name `lib::inc` is ambiguous; with two of two names there are two variables.
    (tmp_path / "g.nx").write_text(
        f'import "{first}"\nimport "{second}"\nfunc main() -> i64 {{ {called[0]}'
        f" if {called[1]} == 2 {{ return 0 }} return 1 }}\n"
    )
    assert statuses(tmp_path, "g.nx") == {"g.nx": "passed"}
    assert statuses(tmp_path, "--cached", "g.nx") == {"g.nx": "cached"}
    (tmp_path / two).unlink()
    if folder:
        shutil.copytree(tmp_path / one, tmp_path / two)
    else:
        shutil.copy(tmp_path / one, tmp_path / two)
    assert statuses(tmp_path, "--cached", "g.nx") == {"g.nx": "error" if folder else "failed"}


def test_a_loop_of_links_where_an_import_was_sought(tmp_path: Path) -> None:
    (tmp_path / "g.nx").write_text('import "nx_mem.nx"\nfunc main() -> i64 { return str_len("") }\n')
    assert statuses(tmp_path, "g.nx") == {"g.nx": "passed"}
    (tmp_path / "nx_mem.nx").symlink_to("nowhere.nx")
    assert statuses(tmp_path, "--cached", "g.nx") == {"g.nx": "cached"}
    (tmp_path / "nx_mem.nx").unlink()
    (tmp_path / "nx_mem.nx").symlink_to("nx_mem.nx")
    assert statuses(tmp_path, "--cached", "g.nx") == {"g.nx": "error"}


def test_two_hard_links_are_two_files(tmp_path: Path) -> None:
    """A tool that saves space by linking equal files changes no program."""
    for folder, value in (("one", 1), ("two", 2)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "own.nx").write_text(f"func value() -> i64 {{ return {value} }}\n")
    (tmp_path / "one/first.nx").write_text('import "own.nx"\nfunc it() -> i64 { return value() }\n')
    os.link(tmp_path / "one/first.nx", tmp_path / "two/second.nx")
    (tmp_path / "b.nx").write_text(
        "// expect_exit: 12\n"
        'import "one/first.nx" import "two/second.nx"\n'
        "func main() -> i64 { return first::it() * 10 + second::it() }\n"
    )
    assert statuses(tmp_path, "b.nx") == {"b.nx": "passed"}


def test_a_fingerprint_is_of_what_was_compiled(tmp_path: Path) -> None:
    """Not of what is there when it is taken."""
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 0 }\n")
    (tmp_path / "b.nx").write_text(USING)
    compilation = Session().open(str(tmp_path / "b.nx"))
    assert compilation.program is not None
    was = sha256((tmp_path / "lib.nx").read_bytes()).hexdigest()
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 1 }\n")
    needs = fingerprint.of(compilation)
    assert [str(tmp_path / "lib.nx"), was] in map(list, needs["files"])
    assert fingerprint.Check().difference(needs).endswith("lib.nx has changed")


@pytest.mark.parametrize(
    "args",
    [["--timeout", "7"], ["--repeat", "2"], ["--max-memory", "1G"], ["-I", "."], ["--max-output", "1M"]],
)
def test_other_settings_are_another_result(args: list[str], tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text(PASSING)
    assert statuses(tmp_path, "--cached") == {"a.nx": "passed"}
    assert statuses(tmp_path, "--cached", *args) == {"a.nx": "passed"}


def test_a_result_that_turns_red_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text(PASSING)
    statuses(tmp_path)
    (tmp_path / "a.nx").write_text(FAILING)
    assert statuses(tmp_path) == {"a.nx": "failed"}
    (tmp_path / "a.nx").write_text(PASSING)
    assert statuses(tmp_path, "--cached") == {"a.nx": "passed"}


def test_why(gates: Path) -> None:
    told = nxpy_test(gates, "--engines", "interp", "--why").stdout.decode()
    assert re.search(r"a\.nx .*runs: has not run before\n", told)
    (gates / "lib.nx").write_text("func value() -> i64 { return 0 } // changed\n")
    told = nxpy_test(gates, "--engines", "interp", "--why", "--cached").stdout.decode()
    assert re.search(r"a\.nx .*green before, nothing has changed\n", told)
    assert re.search(r"b\.nx .*runs: lib\.nx has changed\n", told)
    assert re.search(r"c\.nx .*runs: was red\n", told)
    told = nxpy_test(gates, "--engines", "interp", "--why", "--cached", "--timeout", "9").stdout.decode()
    assert re.search(r"a\.nx .*runs: was green with other settings", told)


def test_failed(gates: Path) -> None:
    statuses(gates)
    assert statuses(gates, "--failed") == {"c.nx": "failed"}
    (gates / "c.nx").write_text(PASSING)
    assert statuses(gates, "--failed") == {"c.nx": "passed"}
    assert nxpy_test(gates, "--failed").returncode == 5


def test_changed(gates: Path) -> None:
    assert statuses(gates, "--changed") == RAN
    assert statuses(gates, "--changed") == {"c.nx": "failed"}
    (gates / "lib.nx").write_text("func value() -> i64 { return 0 } // changed\n")
    assert statuses(gates, "--changed") == {"b.nx": "passed", "c.nx": "failed", "lib.nx": "library"}


@pytest.mark.parametrize(
    "damage", [b"", b"{}", b"\xff\xfe", b'{"schema": 99}\n', b'{"schema": 1}\n{"path": 3}\n[1]\n']
)
def test_a_damaged_state_only_costs_time(damage: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text(PASSING)
    statuses(tmp_path)
    (file,) = (tmp_path / ".cache/test").glob("*.jsonl")
    file.write_bytes(damage)
    assert statuses(tmp_path, "--cached") == {"a.nx": "passed"}
    assert statuses(tmp_path, "--cached") == {"a.nx": "cached"}


def test_a_state_that_others_can_write_is_not_believed(tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text(PASSING)
    statuses(tmp_path)
    (tmp_path / ".cache/test").chmod(0o777)
    assert statuses(tmp_path, "--cached") == {"a.nx": "passed"}


def test_no_place_for_a_state(tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text(PASSING)
    (tmp_path / ".cache").write_text("a file where a folder should be")
    assert statuses(tmp_path, "--cached") == {"a.nx": "passed"}


# Shards -------------------------------------------------------------------------------------------


def test_shards_together_are_everything(gates: Path) -> None:
    for number in range(7):
        shutil.copy(CORPUS / "good.nx", gates / f"g{number}.nx")
    everything = set(statuses(gates))
    assert len(everything) == 11
    seen: list[str] = []
    plans = set()
    for part in range(1, 4):
        # Each part notes what it ran, which must not move the others.
        ran = nxpy_test(gates, "--engines", "interp", "--json", "r.json", "--shard", f"{part}/3")
        seen += read_results(gates / "r.json")
        match = re.search(rb"of plan ([0-9a-f]{12})", ran.stdout)
        assert match is not None
        plans.add(match[1])
    assert sorted(seen) == sorted(everything)
    assert len(plans) == 1


def test_shards_by_durations(gates: Path) -> None:
    lines = [
        {"event": "result", "path": f"{name}.nx", "seconds": s}
        for name, s in zip("abc", (5, 1, 3), strict=True)
    ]
    (gates / "d.json").write_text("".join(json.dumps(line) + "\n" for line in lines))
    parts = []
    for part in ("1/2", "2/2"):
        ran = nxpy_test(gates, "--list", "--durations", "d.json", "--shard", part, "a.nx", "b.nx", "c.nx")
        parts.append(ran.stdout.decode().split())
    assert parts == [["a.nx"], ["b.nx", "c.nx"]]


def test_in_ci_what_is_remembered_moves_no_shard(gates: Path) -> None:
    lists = []
    for _ in range(2):
        lists.append(nxpy_test(gates, "--list", "--shard", "1/2").stdout)
        statuses(gates)
    assert lists[0] == lists[1]


# Pieces -------------------------------------------------------------------------------------------


def test_project(tmp_path: Path) -> None:
    inner = tmp_path / "a/b"
    inner.mkdir(parents=True)
    (tmp_path / "a/pyproject.toml").write_text("")
    assert project(str(inner)) == str(tmp_path / "a")


def test_the_settings_that_matter() -> None:
    one, other = Settings(), Settings()
    other.keep_output = True
    assert planning.digest(one) == planning.digest(other)
    other.limits.wall = 1.0
    assert planning.digest(one) != planning.digest(other)


def test_the_compiler_is_part_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    one = planning.digest(Settings())
    monkeypatch.setattr(fingerprint, "compiler", lambda: "another")
    assert planning.digest(Settings()) != one


def test_a_shard_does_not_note_durations() -> None:
    state = State(None, {})
    result = Result("a.nx", "passed")
    result.seconds = 1.0
    state.note(result, "s", whole=True)
    result.seconds = 9.0
    state.note(result, "s", whole=False)
    assert state.get("a.nx")["seconds"] == 1.0
