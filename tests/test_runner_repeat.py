"""The command that repeats a failure, and what `--cached` takes for the same run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from test_runner_corpus import nxpy_test, read_results

LOOP = "func main() -> i64 { var i = 0 loop { i += 1 } }\n"
HOG = "func main() -> i64 { loop { let p = sys_mmap(16777216) p[0] = 1 as u8 } }\n"
USES = 'import "x.nx"\nfunc main() -> i64 { return k() }\n'
RED = "func main() -> i64 { return 3 }\n"
MUCH = "func main() -> i64 { sys_mmap(5000000000) return 3 }\n"
FLOOD = 'func main() -> i64 { loop { sys_write(1, "0123456789\\n", 11) } }\n'
HELD = """var held: [120000000]i64
func main() -> i64 {
    for i in 0..120000000 { held[i] = i }
    var sum = 1
    loop { sum += held[sum & 1023] if sum == 0 { return 1 } }
}
"""

REPEATS: list[tuple[str, str, str | bytes, str, tuple[int, int]]] = [
    ("", RED, "g.nx", "nxpy run g.nx", (1, 3)),
    ("-I inc", USES, "g.nx", "nxpy run -I inc g.nx", (1, 5)),
    ("-I 'b c/d' -I inc -I .", USES, "g.nx", "nxpy run -I 'b c/d' -I inc -I . g.nx", (1, 5)),
    ("-I ../{here}/inc", USES, "g.nx", "nxpy run -I ../{here}/inc g.nx", (1, 5)),
    ("NXPATH=inc nxpy test", USES, "g.nx", "NXPATH=inc nxpy run g.nx", (1, 5)),
    ("NXPATH='b c:inc' nxpy test --engines interp", USES, "g.nx",
     "NXPATH='b c:inc' nxpy run --engine interp g.nx", (1, 5)),
    ("-I inc", USES.replace("k()", "q()"), "g.nx", "nxpy check -I inc g.nx", (1, 65)),
    ("--max-memory 100M", HOG, "g.nx", "nxpy run --max-memory 100M g.nx", (1, 137)),
    ("--max-memory 1000", HOG, "g.nx", "nxpy run --max-memory 1000 g.nx", (1, 137)),
    ("--max-memory 100M", RED, "g.nx", "nxpy run g.nx", (1, 3)),
    ("--max-memory 6G --engines jit", MUCH, "g.nx", "nxpy run --engine jit --max-memory 6G g.nx", (1, 3)),
    ("", MUCH, "g.nx", "nxpy run g.nx", (1, 101)),
    ("--timeout 0.3", LOOP, "g.nx", "nxpy run --timeout 0.3 g.nx", (1, 124)),
    ("--timeout 9", "// timeout: 0.25\n" + LOOP, "g.nx", "nxpy run --timeout 0.25 g.nx", (1, 124)),
    ("--timeout 0.3 --engines interp,jit", LOOP, "g.nx",
     "nxpy run --engine interp --timeout 0.3 g.nx", (1, 124)),
    ("--cpu-time 1 --engines jit", LOOP, "g.nx", "nxpy test --engines jit --cpu-time 1 g.nx", (1, 1)),
    ("--max-output 64K -I inc", FLOOD, "g.nx", "nxpy test -I inc --max-output 64K g.nx", (1, 1)),
    ("", FLOOD, "g.nx", "nxpy test g.nx", (1, 1)),
    ("--max-memory 200M --timeout 20 --engines jit", HELD, "g.nx",
     "nxpy test --engines jit --max-memory 200M --timeout 20 g.nx", (1, 1)),
    ("", RED, "a b'c.nx", """nxpy run 'a b'"'"'c.nx'""", (1, 3)),
    ("./", RED, "-g.nx", "nxpy run ./-g.nx", (1, 3)),
    ("", RED, "$(x).nx", "nxpy run '$(x).nx'", (1, 3)),
    ("", RED, "ä.nx", "nxpy run 'ä.nx'", (1, 3)),
    ("", RED, b"red\xff.nx", r"nxpy run $'red\xff.nx'", (1, 3)),
    ("", RED, b"\xff0'\\a.nx", r"nxpy run $'\xff0\'\\a.nx'", (1, 3)),
    ("", RED, "a\n\u202eb\x1b[0m.nx", r"nxpy run $'a\x0a\xe2\x80\xaeb\x1b[0m.nx'", (1, 3)),
    ("", USES, b"\xff.nx", r"nxpy check $'\xff.nx'", (1, 65)),
]  # fmt: skip
"""What is given, the gate and its name; what repeats it; exit codes of both."""


@pytest.mark.parametrize(("given", "source", "name", "repeat", "codes"), REPEATS, ids=range(len(REPEATS)))
def test_what_repeats_a_failure(
    given: str, source: str, name: str | bytes, repeat: str, codes: tuple[int, int], tmp_path: Path
) -> None:
    """As it is shown, a shell takes it, and it ends in the same way."""
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc/x.nx").write_text("func k() -> i64 { return 5 }\n")
    (tmp_path / os.fsdecode(name)).write_text(source)
    given, repeat = (text.replace("{here}", tmp_path.name) for text in (given, repeat))
    tested = in_bash(tmp_path, f"{given if 'nxpy' in given else f'nxpy test {given}'} --json r.json")
    (result,) = [found for path, found in read_results(tmp_path / "r.json").items() if path != "inc/x.nx"]
    shown = re.findall(r"^    repeat: (.*)$", tested.stdout.decode(), re.MULTILINE)
    assert (shown, result["repeat"]) == ([repeat], repeat), tested.stdout
    assert tested.returncode == codes[0]
    again = in_bash(tmp_path, f"{repeat} 2>&1")
    assert again.returncode == codes[1], again.stdout[-1000:]
    if repeat.startswith("nxpy test"):
        assert re.findall(r"^    repeat: (.*)$", again.stdout.decode(), re.MULTILINE) == [repeat]


def in_bash(folder: Path, command: str) -> subprocess.CompletedProcess[bytes]:
    script = f"nxpy() {{ '{sys.executable}' -m nxpy \"$@\"; }}\n{command}\n"
    env = clean_environment(PYTHONPATH=str(ROOT), NXPY_CACHE_DIR=str(folder / ".cache"), CI="1")
    return subprocess.run(
        ["bash", "-c", script], cwd=folder, capture_output=True, env=env, timeout=60, check=False
    )


def test_what_repeats_a_difference() -> None:
    """Engines that differ are not at hand; what would show it names all that were asked for."""
    from nxpy.gate import repeat
    from nxpy.gate.model import Result, Settings

    settings = Settings()
    settings.engines, settings.repeat = ["interp", "jit"], 3
    settings.limits.wall, settings.limits.output = 90.0, 1 << 20
    result = Result("g.nx", "failed", "engines")
    told = repeat.running(result, [], settings, settings.limits)
    assert told == "nxpy test --engines interp,jit --repeat 3 --timeout 90 --max-output 1M g.nx"


# What is not run again -----------------------------------------------------------------------------


def again(folder: Path, *args: str, **env: str) -> tuple[int, str]:
    """The exit code and what is printed of the first file, in a project that is the folder above."""
    ran = nxpy_test(
        folder, "--cached", "--why", *args, **(env | {"NXPY_CACHE_DIR": str(folder.parent / "c")})
    )
    assert ran.stderr == b""
    return ran.returncode, ran.stdout.decode().partition("\n")[0]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two folders of a project, each with a folder `inc`, whose `x.nx` differ."""
    (tmp_path / ".git").mkdir()
    for name, code in (("one", 0), ("two", 5)):
        (tmp_path / name / "inc").mkdir(parents=True)
        (tmp_path / name / "inc/x.nx").write_text(f"func k() -> i64 {{ return {code} }}\n")
    return tmp_path


@pytest.mark.parametrize("way", ["NXPATH", "-I"])
def test_relative_folders_mean_others_elsewhere(project: Path, way: str) -> None:
    """The gate is named the same from both, and only the folder that the command is given in differs."""
    gate = project / "g.nx"
    gate.write_text(USES)
    args, env = (["-I", "inc"], {}) if way == "-I" else ([], {"NXPATH": "none:inc"})
    one, two = project / "one", project / "two"
    assert again(one, *args, str(gate), **env)[0] == 0
    assert again(one, *args, str(gate), **env)[1].startswith("CACHED")
    code, line = again(two, *args, str(gate), **env)
    assert code == 1
    assert line.startswith("FAIL")
    assert line.endswith("runs: was green with other settings, engines or another nxpy")
    # From the root on, they mean the same everywhere.
    whole = [word.replace("inc", f"{one}/inc") for word in args]
    env = dict.fromkeys(env, f"/none::{one}/inc")
    assert again(two, *whole, str(gate), **env)[0] == 0
    assert again(one, *whole, str(gate), **env)[1].startswith("CACHED")


@pytest.mark.parametrize("way", ["NXPATH", "-I"])
def test_the_folder_above_a_link(project: Path, way: str) -> None:
    """`link/..` is the folder above the one that the link leads to."""
    (project / "one/link").symlink_to("../two/inc")
    (project / "one/g.nx").write_text(USES)
    args, env = (["-I", "link/../inc"], {}) if way == "-I" else ([], {"NXPATH": "link/../inc"})
    assert again(project / "one", *args, "g.nx", **env)[0] == 1
    args, env = (["-I", "inc"], {}) if way == "-I" else ([], {"NXPATH": "inc"})
    assert again(project / "one", *args, "g.nx", **env)[0] == 0


def test_a_gate_sees_its_name(project: Path) -> None:
    """`one/g.nx` has eight characters, and `g.nx` has four."""
    (project / "one/g.nx").write_text(
        'import "nx_mem.nx"\n'
        "func main(argc: i64, argv: **u8) -> i64 { if str_len(argv[0]) == 8 { return 0 } return 1 }\n"
    )
    library = str(project / "c")
    first = nxpy_test(project, "--cached", "one/g.nx", NXPY_CACHE_DIR=library)
    assert first.returncode == 0
    assert b"CACHED" in nxpy_test(project, "--cached", "./one//g.nx", NXPY_CACHE_DIR=library).stdout
    code, line = again(project / "one", "g.nx")
    assert code == 1
    assert line.endswith("runs: was green as one/g.nx, and its own name is argument 0 of a gate")


def test_a_library_has_no_name_to_see(project: Path) -> None:
    assert nxpy_test(project, "one/inc/x.nx", NXPY_CACHE_DIR=str(project / "c")).returncode == 5
    code, line = again(project / "one", "inc/x.nx")
    assert code == 5
    assert line.endswith("green before, nothing has changed")
