"""The cache of compiled gates: what it saves, and that nothing it holds can fail or fool a run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from nxpy.driver import cache

pytest.importorskip("llvmlite")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="native code needs Linux")

ALLOWED = {"__future__", "nxpy", *(f"nxpy.driver{name}" for name in ("", ".cache", ".launch", ".places"))}
"""All of nxpy that a cached run may load; of the library, what Python itself has loaded."""


class Place:
    """A folder with a gate and a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.env = clean_environment(
            PYTHONPATH=str(ROOT), NXPY_CACHE_DIR=str(self.cache), NXPY_FIRST_RUN="native"
        )
        self.write("gate.nx", 'import "lib.nx"\nfunc main() -> i64 { return value() }\n')
        self.write("lib.nx", "func value() -> i64 { return 7 }\n")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(exist_ok=True)
        (self.folder / name).write_text(text)

    def run(self, *options: str, code: int = 7) -> str:
        """Runs the gate; returns stderr."""
        done = subprocess.run(
            [sys.executable, "-m", "nxpy", "run", *options, "gate.nx"],
            cwd=self.folder, env=self.env, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == code, done.stderr
        return done.stderr

    def entries(self) -> list[Path]:
        return sorted(self.cache.glob("*.gate"))


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_the_second_run_is_not_compiled(place: Place) -> None:
    assert "compiled, since" in place.run("--why")
    assert "not compiled" in place.run("--why")
    assert place.run() == ""
    assert len(place.entries()) == 1
    assert "the cache was not asked" in place.run("--why", "--no-cache")


def test_a_change_of_any_source_is_noticed(place: Place) -> None:
    place.run()
    place.write("lib.nx", "func value() -> i64 { return 8 }\n")
    assert "lib.nx changed" in place.run("--why", code=8)
    # The same size and time: only the content differs, and the file's number.
    before = (place.folder / "lib.nx").stat()
    place.write("other.nx", "func value() -> i64 { return 9 }\n")
    os.utime(place.folder / "other.nx", ns=(before.st_atime_ns, before.st_mtime_ns))
    os.replace(place.folder / "other.nx", place.folder / "lib.nx")
    place.run(code=9)


def test_a_touched_source_is_the_same_source(place: Place) -> None:
    place.run()
    os.utime(place.folder / "lib.nx")
    assert "not compiled" in place.run("--why")


def test_a_new_file_that_an_import_would_find_is_noticed(place: Place) -> None:
    os.remove(place.folder / "lib.nx")
    place.write("far/lib.nx", "func value() -> i64 { return 3 }\n")
    assert "compiled, since" in place.run("--why", "-I", "far", code=3)
    assert "not compiled" in place.run("--why", "-I", "far", code=3)
    place.write("lib.nx", "func value() -> i64 { return 4 }\n")
    assert "is new" in place.run("--why", "-I", "far", code=4)


def test_a_link_that_becomes_a_file_of_its_own_is_noticed(place: Place) -> None:
    """The bytes stay the same, but one module with one variable has become two."""
    place.write("lib.nx", "var v: i64 = 0\nfunc inc() -> i64 { v += 1 return v }\n")
    place.write(
        "gate.nx", 'import "lib.nx"\nimport "two.nx"\nfunc main() -> i64 { lib::inc() return two::inc() }'
    )
    two = place.folder / "two.nx"
    for make, code in (
        (lambda: two.symlink_to("lib.nx"), 2),
        (lambda: two.write_bytes((place.folder / "lib.nx").read_bytes()), 1),
        (lambda: two.symlink_to("lib.nx"), 2),
        (lambda: two.hardlink_to(place.folder / "lib.nx"), 1),
    ):
        two.unlink(missing_ok=True)
        make()
        place.run(code=code)
        place.run(code=code)


def test_what_stops_an_import_is_noticed(place: Place) -> None:
    place.write("gate.nx", 'import "nx_mem.nx"\nfunc main() -> i64 { return str_len("seven..") }\n')
    place.run()
    in_the_way = place.folder / "nx_mem.nx"
    in_the_way.mkdir()
    assert "nothing in the cache" not in place.run("--why")  # a folder is passed over
    in_the_way.rmdir()
    in_the_way.symlink_to("nx_mem.nx")
    assert "E3002" in place.run(code=65)
    in_the_way.unlink()
    in_the_way.symlink_to("nowhere.nx")
    place.run()


def test_modes_have_their_own_entries(place: Place) -> None:
    place.run()
    place.run("--fast")
    assert len(place.entries()) == 2


@pytest.mark.parametrize("damage", ["truncate", "flip code", "flip end", "empty", "foreign", "swap"])
def test_a_damaged_entry_only_costs_time(place: Place, damage: str) -> None:
    place.run()
    entry = place.entries()[0]
    data = bytearray(entry.read_bytes())
    if damage == "truncate":
        del data[len(data) // 2 :]
    elif damage == "flip code":
        data[5000] ^= 255
    elif damage == "flip end":
        data[-20] ^= 255
    elif damage == "empty":
        data.clear()
    elif damage == "foreign":
        data[:] = Path(sys.executable).read_bytes()[:9999]
    else:
        place.run("--fast")
        data[:] = next(e for e in place.entries() if e != entry).read_bytes()
    entry.write_bytes(data)
    assert "compiled, since the entry is" in place.run("--why")
    assert "not compiled" in place.run("--why")


def test_a_folder_that_others_can_write_to_is_refused(place: Place) -> None:
    place.run()
    place.cache.chmod(0o777)
    assert "others can write" in place.run("--why")
    place.cache.chmod(0o700)
    place.entries()[0].chmod(0o777)
    assert "not the user's own" in place.run("--why")


def test_no_folder_is_no_obstacle(place: Place) -> None:
    for folder in ("", "/proc/nothing/here", str(place.folder / "gate.nx")):
        place.env["NXPY_CACHE_DIR"] = folder
        assert "compiled, since" in place.run("--why")


def test_the_least_recently_used_go_first(place: Place) -> None:
    place.run()
    first = place.entries()[0]
    os.utime(first, (1, 1))
    place.env["NXPY_CACHE_SIZE"] = str(first.stat().st_size + 100)
    place.run("--fast")
    assert len(place.entries()) == 1
    assert first not in place.entries()


def test_many_at_once_are_safe(place: Place) -> None:
    command = [sys.executable, "-m", "nxpy", "run", "gate.nx"]
    running = [subprocess.Popen(command, cwd=place.folder, env=place.env) for _ in range(4)]
    assert [child.wait(60) for child in running] == [7] * 4
    assert len(list(place.cache.iterdir())) == 1


def test_the_verb_shows_and_clears(place: Place) -> None:
    place.run()
    command = [sys.executable, "-m", "nxpy", "cache"]
    shown = subprocess.run(
        [*command, "info"], env=place.env, capture_output=True, text=True, check=True
    ).stdout
    assert str(place.cache) in shown
    assert "gates    1\n" in shown
    subprocess.run([*command, "clear"], env=place.env, capture_output=True, check=True)
    assert place.entries() == []
    place.run()


def test_a_cached_run_loads_next_to_nothing(place: Place) -> None:
    place.run()
    script = (
        "import sys; before = set(sys.modules); import os; import nxpy.driver.launch as l;"
        " l.become = lambda path, argv: print(' '.join(sorted(set(sys.modules) - before)));"
        " l.quick(['gate.nx'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=place.folder,
        env=place.env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(done.stdout.split()) == ALLOWED


def test_a_source_that_changed_before_it_was_kept_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NXPY_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "RACY", -1)  # as if the file had been written long ago
    gate = tmp_path / "gate.nx"
    gate.write_bytes(b"func main() -> i64 { return 2 }\n")
    os.utime(gate, ns=(0, 1_000_000_001))
    request = cache.Request(str(gate), "safe")
    old = b"func main() -> i64 { return 1 }\n"
    assert isinstance(cache.store(request, b"code", (), [(str(gate), old, str(gate))], ()), cache.Hit)
    assert isinstance(cache.find(request), cache.Miss)
    assert isinstance(
        cache.store(request, b"code", (), [(str(gate), gate.read_bytes(), str(gate))], ()), cache.Hit
    )
    assert isinstance(cache.find(request), cache.Hit)
