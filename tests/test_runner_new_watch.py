"""`nxpy new gate` and `nxpy watch`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import ROOT, Nxpy, clean_environment
from nxpy.gate import fingerprint, template
from nxpy.gate.affected import Watched


def test_a_new_gate_passes(nxpy: Nxpy, tmp_path: Path) -> None:
    made = nxpy("new", "gate", "my_sum")
    assert made.returncode == 0
    assert made.stdout.startswith(b"wrote my_sum.nx\n")
    ran = nxpy("test", "--engines", "interp", "my_sum.nx", NXPY_CACHE_DIR=str(tmp_path / ".cache"))
    assert ran.returncode == 0
    assert b"PASS    my_sum.nx  2/2" in ran.stdout
    text = (tmp_path / "my_sum.nx").read_text()
    for piece in ("criteria:", "negative control:", "expect_exit: 0", "NC1", "MY-SUM"):
        assert piece in text


def test_a_new_gate_whose_check_is_broken_fails(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "x.nx").write_text(template.gate("x.nx").replace("holds(100, 0)", "holds(100, 3)"))
    ran = nxpy("test", "--engines", "interp", "x.nx", NXPY_CACHE_DIR=str(tmp_path / ".cache"))
    assert ran.returncode == 1
    assert b"failed check: T1 the sum of 1..n is n(n+1)/2" in ran.stdout


def test_where_a_new_gate_goes(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "gates").mkdir()
    assert nxpy("new", "gate", "a.nx").returncode == 0
    assert nxpy("new", "gate", "b", "--dir", "deep/er").returncode == 0
    assert nxpy("new", "gate", "other/c").returncode == 0
    found = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.nx"))
    assert found == ["deep/er/b.nx", "gates/a.nx", "other/c.nx"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["gate", "Big"], "cannot be a gate's name"),
        (["gate", "../.x"], "cannot be a gate's name"),
        (["gate"], "needs one NAME"),
        (["gate", "a", "b"], "needs one NAME"),
        (["thing", "a"], "cannot make a `thing`"),
        ([], "needs to know what to make"),
        (["gate", "there"], "is there already"),
    ],
)
def test_what_new_refuses(args: list[str], words: str, nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "there.nx").write_text("precious")
    made = nxpy("new", *args)
    assert made.returncode == 64
    assert words in made.stderr.decode()
    assert (tmp_path / "there.nx").read_text() == "precious"


# What a save affects ------------------------------------------------------------------------------


def needs(*files: Path, absent: tuple[Path, ...] = ()) -> dict[str, object]:
    return {
        "files": [[str(f), fingerprint.digest_file(str(f))] for f in files],
        "absent": list(map(str, absent)),
    }


def test_affected(tmp_path: Path) -> None:
    a, b, lib, ahead = (tmp_path / f"{name}.nx" for name in ("a", "b", "lib", "ahead"))
    for file in (a, b, lib):
        file.write_text("1")
    watched = Watched()
    both = [str(a), str(b)]
    assert watched.changed(both) == both
    watched.know(str(a), needs(a))
    watched.know(str(b), needs(b, lib, absent=(ahead,)))
    assert watched.changed(both) == []
    lib.write_text("22")
    assert watched.changed(both) == [str(b)]
    assert watched.changed(both) == []
    ahead.write_text("first now")
    assert watched.changed(both) == [str(b)]
    a.unlink()
    assert watched.changed([str(b)]) == []
    a.write_text("back")
    assert watched.changed(both) == [str(a)]


def test_a_gate_that_stops_compiling_is_still_watched(tmp_path: Path) -> None:
    a, lib = tmp_path / "a.nx", tmp_path / "lib.nx"
    a.write_text("1")
    lib.write_text("1")
    watched = Watched()
    watched.know(str(a), needs(a, lib))
    watched.know(str(a), None)
    lib.write_text("mended")
    assert watched.changed([str(a)]) == [str(a)]


def test_watch(tmp_path: Path) -> None:
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 1 }\n")
    (tmp_path / "a.nx").write_text('import "lib.nx"\nfunc main() -> i64 { return value() }\n')
    (tmp_path / "b.nx").write_text("func main() -> i64 { return 0 }\n")
    process = subprocess.Popen(
        [sys.executable, "-m", "nxpy", "watch", "--rounds", "2", "--poll", "0.05", "--engines", "interp"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        env=clean_environment(PYTHONPATH=str(ROOT), NXPY_CACHE_DIR=str(tmp_path / ".cache")),
    )
    assert process.stdout is not None
    told = b""
    while b"Ctrl-C ends" not in told:
        told += os.read(process.stdout.fileno(), 4096)
    assert re.search(rb"FAIL +a\.nx", told)
    time.sleep(0.1)
    (tmp_path / "lib.nx").write_text("func value() -> i64 { return 0 } // mended\n")
    rest, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert re.search(rb"PASS +a\.nx", rest)
    assert b" b.nx" not in rest
