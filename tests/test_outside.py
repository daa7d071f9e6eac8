"""What the world outside does to the command line: full disks, folders that are gone, odd names."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from conftest import ROOT, Nxpy, clean_environment
from interp_support import program
from nxpy.cli.options import decimal, seconds
from nxpy.driver.stops import trap_as_json
from nxpy.engines import ENGINES
from nxpy.runtime.relay import Relay

GATE = "func main() -> i64 { return 7 }\n"
GREEN = "func main() -> i64 { return 0 }\n"
CLOSED = b"error: standard output cannot be written: it is closed\n"
TRAP = "func f(n: i64) -> i64 {\n    return 1 / n\n}\nfunc main() -> i64 {\n    return f(0)\n}\n"
TITLE = b"trap[R0001]: division by zero\n"
ENGINE_NAMES = [name for name, row in ENGINES.items() if row.available()]
FULL = Path("/dev/full")

needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")


def shell(script: str, folder: Path, **env: str) -> subprocess.CompletedProcess[bytes]:
    given = clean_environment(PYTHONPATH=str(ROOT), **env)
    nxpy = f"'{sys.executable}' -m nxpy"
    return subprocess.run(
        ["sh", "-c", script.replace("NXPY", nxpy)], cwd=folder, capture_output=True, env=given, timeout=20,
        check=False,
    )  # fmt: skip


# Output that cannot be written ------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    ["--help", "--version", "version", "explain", "explain E2001", "emit core x.nx", "emit c x.nx",
     "check x.nx", "doctor", "completion bash", "cache info", "run --help"],
)  # fmt: skip
def test_a_standard_output_that_cannot_be_written(tmp_path: Path, words: str) -> None:
    (tmp_path / "x.nx").write_text(GATE)
    if FULL.exists():
        done = shell(f"NXPY {words} > /dev/full", tmp_path)
        assert done.stderr == b"error: standard output cannot be written: No space left on device\n"
        assert done.returncode == 74
    done = shell(f"NXPY {words} >&-", tmp_path)
    assert (done.returncode, done.stderr) == (74, CLOSED)


@pytest.mark.skipif("jit" not in ENGINE_NAMES, reason="llvmlite is not here")
def test_binary_for_a_standard_output_that_is_closed(tmp_path: Path) -> None:
    (tmp_path / "x.nx").write_text(GATE)
    done = shell("NXPY build x.nx -o - >&-", tmp_path)
    assert (done.returncode, done.stderr) == (74, CLOSED)


@pytest.mark.parametrize("words", ["test .", "test -q .", "test --list .", "test --engines interp ."])
def test_a_test_run_whose_standard_output_is_closed(tmp_path: Path, words: str) -> None:
    (tmp_path / "x.nx").write_text(GREEN)
    done = shell(f"NXPY {words} >&-", tmp_path)
    assert (done.returncode, done.stderr) == (3, CLOSED)


def test_a_report_does_not_become_a_closed_standard_output(tmp_path: Path) -> None:
    """The number of a descriptor that is closed goes to no file that is opened."""
    (tmp_path / "x.nx").write_text(GREEN)
    done = shell("NXPY test --json r.json x.nx >&-", tmp_path)
    assert (done.returncode, done.stderr) == (3, CLOSED)
    assert all(json.loads(line) for line in (tmp_path / "r.json").read_text().splitlines())
    done = shell("NXPY emit core x.nx -o out.core <&- >&- 2>&-", tmp_path)
    assert done.returncode == 0
    assert "main" in (tmp_path / "out.core").read_text()


@pytest.mark.parametrize(
    ("words", "code"),
    [("test x.nx", 0), ("test red.nx", 1), ("test bad.nx", 1), ("test --tap x.nx red.nx", 1),
     ("test --list x.nx", 0), ("test none.nx", 4), ("test --zzz", 4), ("check x.nx", 0), ("check bad.nx", 65),
     ("run bad.nx", 65), ("run red.nx", 101), ("run --why x.nx", 0), ("watch --rounds 1 x.nx", 0),
     ("version", 0), ("zzz", 64)],
)  # fmt: skip
@pytest.mark.parametrize("closed", ["2>&-", "<&- 2>&-"])
def test_a_closed_standard_error_changes_no_exit_code(
    tmp_path: Path, words: str, code: int, closed: str
) -> None:
    for name, text in (("x.nx", GREEN), ("red.nx", TRAP), ("bad.nx", "func main( { }\n")):
        (tmp_path / name).write_text(text)
    done = shell(f"NXPY {words} {closed}", tmp_path)
    assert done.returncode == code
    if words.startswith("test ") and code < 3:
        assert b"x.nx" in done.stdout or b"red.nx" in done.stdout or b"bad.nx" in done.stdout


@pytest.mark.parametrize("closed", ["<&-", "2>&-", "<&- 2>&-"])
def test_workers_that_are_started_anew_beside_closed_streams(tmp_path: Path, closed: str) -> None:
    (tmp_path / "x.nx").write_text(GREEN)
    script = (
        "import sys\nfrom nxpy.gate import runner\nfrom nxpy.__main__ import main\n"
        "runner._worth_copying = lambda gates, workers: False\nsys.exit(main(['test', 'x.nx']))\n"
    )
    (tmp_path / "go.py").write_text(script)
    done = shell(f"'{sys.executable}' go.py {closed}", tmp_path)
    assert done.returncode == 0, done.stdout


@needs_full
def test_a_full_standard_output_of_a_test_run(tmp_path: Path) -> None:
    (tmp_path / "x.nx").write_text(GATE)
    done = shell("NXPY test . > /dev/full", tmp_path)
    assert b"error: standard output cannot be written: No space left on device\n" in done.stderr
    assert b"I0001" not in done.stderr
    assert done.returncode == 3


@needs_full
def test_a_full_standard_error_changes_no_exit_code(tmp_path: Path) -> None:
    (tmp_path / "x.nx").write_text("func main( { }\n")
    (tmp_path / "ok.nx").write_text(GATE)
    for words, code in (("check x.nx", 65), ("zzz", 64), ("run none.nx", 66), ("run --why ok.nx", 7)):
        assert shell(f"NXPY {words} 2> /dev/full", tmp_path).returncode == code, words


@needs_full
@pytest.mark.parametrize(
    "words", ["build x.nx", "build x.nx --emit llvm", "emit core x.nx", "emit python x.nx"]
)
def test_a_full_disk(tmp_path: Path, words: str) -> None:
    (tmp_path / "x.nx").write_text(GATE)
    done = shell(f"NXPY {words} -o /dev/full", tmp_path)
    assert done.stderr == b"error: `/dev/full` cannot be written: No space left on device\n"
    assert done.returncode == 74
    if words.startswith("build"):
        done = shell(f"NXPY {words} -o - > /dev/full", tmp_path)
        assert done.stderr == b"error: standard output cannot be written: No space left on device\n"
        assert done.returncode == 74


def test_a_folder_that_is_not_there(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "x.nx").write_text(GATE)
    for words in (("build", "x.nx"), ("emit", "core", "x.nx")):
        done = nxpy(*words, "-o", "no/out")
        assert done.stderr == b"error: `no/out` cannot be written: No such file or directory\n"
        assert done.returncode == 74


def test_a_gate_cannot_be_made_in_a_file(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = nxpy("new", "gate", "file/my_gate")
    assert b"cannot be written" in done.stderr
    assert done.returncode == 74


# A current folder that was removed --------------------------------------------------------------

GONE = "mkdir gone && cd gone && rmdir ../gone && "


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("run x.nx", 66),
        ("run {}/x.nx", 7),
        ("run --engine interp {}/x.nx", 7),
        ("run --allow-read . {}/x.nx", 66),
        ("run -I lib {}/x.nx", 7),
        ("check {}/x.nx", 0),
        ("test .", 4),
        ("test {}/x.nx", 4),
        ("build {}/x.nx -o {}/out", 0),
        ("build {}/x.nx -o out", 74),
        ("new gate a_gate", 74),
        ("cache info", 0),
    ],
)
def test_a_current_folder_that_was_removed(tmp_path: Path, words: str, code: int) -> None:
    (tmp_path / "x.nx").write_text(GATE)
    script = GONE + "NXPY " + words.replace("{}", str(tmp_path))
    done = shell(script, tmp_path, NXPY_CACHE_DIR=str(tmp_path / "cache"))
    assert b"Traceback" not in done.stderr
    assert b"I0001" not in done.stderr
    assert done.returncode == code, done.stderr
    if code in (4, 66) and words != "run x.nx":
        assert done.stderr == (
            b"error: the current folder was removed\n  = help: change to a folder that exists\n"
        )


# Command lines ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["1_0", "\u0661\u0660", "1e", "inf", "nan", " 1", "1\n", "", "0", "-1", "1s s"]
)
def test_no_seconds(text: str) -> None:
    with pytest.raises(ValueError, match="a time is a number of seconds"):
        seconds(text)


def test_decimals() -> None:
    assert decimal("10") == 10
    assert decimal("2.5e-1") == 0.25
    assert decimal("1_0") != decimal("1_0")  # NaN


def test_an_empty_name(nxpy: Nxpy) -> None:
    for verb in ("run", "check"):
        done = nxpy(verb, "")
        assert done.returncode == 66
        assert b"error[E3001]: no file is named: its name is empty\n" in done.stderr
        assert b"did you mean" not in done.stderr


def test_words_of_the_command_line_are_spelt_out(nxpy: Nxpy) -> None:
    for words in (["\x1b[31m"], ["run", "--\x1b[31m"], ["test", "--\x1b[31m"], ["run", "a\x1b[31m\n.nx"]):
        done = nxpy(*words)
        assert b"\x1b" not in done.stderr
        assert b"<1B>[31m" in done.stderr


# Names of files in reports ----------------------------------------------------------------------


def test_odd_names_in_a_trap_are_the_same_on_every_engine(nxpy: Nxpy, tmp_path: Path) -> None:
    name = os.fsdecode(b"m\xff\x1b[31m\n.nx")
    (tmp_path / name).write_text(TRAP)
    expected = (
        "trap[R0001]: division by zero\n"
        "  --> m<U+DCFF><1B>[31m<0A>.nx:2:12\n"
        "   |\n"
        " 2 |     return 1 / n\n"
        "   |            ^^^^^ the divisor is 0\n"
        "   |\n"
        "   = stack: f at m<U+DCFF><1B>[31m<0A>.nx:2:12\n"
        "            main at m<U+DCFF><1B>[31m<0A>.nx:5:12\n"
    )
    for engine in ENGINE_NAMES:
        done = nxpy("run", "--engine", engine, name, timeout=30)
        assert done.stderr.decode() == expected, engine
        assert done.returncode == 101


def test_odd_names_of_modules_in_a_stack(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "my \u202e at lib.nx").write_text("func f(n: i64) -> i64 {\n    return 1 / n\n}\n")
    (tmp_path / "m.nx").write_text('import "my \u202e at lib.nx"\nfunc main() -> i64 { return f(0) }\n')
    for engine in ENGINE_NAMES:
        done = nxpy("run", "--engine", engine, "m.nx", timeout=30)
        name = "my <U+202E> at lib"
        assert f"   = stack: {name}::f at {name}.nx:2:12\n" in done.stderr.decode(), engine
        row = json.loads(nxpy("run", "--engine", engine, "--format", "json", "m.nx", timeout=30).stderr)
        assert row["stack"][0] == {"function": f"{name}::f", "file": f"{name}.nx", "line": 2, "column": 12}


# Traps as JSON ----------------------------------------------------------------------------------


def test_a_trap_as_json_on_every_engine(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "t.nx").write_text(TRAP.replace("return f", 'sys_write(2, "mine\\n", 5) return f'))
    for engine in ENGINE_NAMES:
        done = nxpy("run", "--format", "json", "--color", "always", "--engine", engine, "t.nx", timeout=30)
        own, line, rest = done.stderr.decode().split("\n")
        assert (own, rest, done.returncode) == ("mine", "", 101), engine
        assert json.loads(line) == {
            "schema": 1, "code": "R0001", "severity": "trap", "message": "division by zero",
            "detail": "the divisor is 0", "file": "t.nx", "line": 2, "column": 12,
            "stack": [
                {"function": "f", "file": "t.nx", "line": 2, "column": 12},
                {"function": "main", "file": "t.nx", "line": 5, "column": 38},
            ],
        }  # fmt: skip


def test_json_leaves_other_endings_alone(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "t.nx").write_text(
        'func main() -> i64 { sys_write(2, "trap[R0001]: division by zero\\n", 30) return 101 }\n'
    )
    for engine in ENGINE_NAMES:
        done = nxpy("run", "--format", "json", "--engine", engine, "t.nx", timeout=30)
        assert (done.returncode, done.stderr) == (101, TITLE), engine


def test_the_limit_that_the_user_set_as_json(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "t.nx").write_text("func main() { sys_mmap(2000000) }\n")
    for engine in ENGINE_NAMES:
        words = ("run", "--format", "json", "--max-memory", "1M", "--engine", engine, "t.nx")
        done = nxpy(*words, timeout=30)
        assert done.returncode == 137, engine
        assert json.loads(done.stderr)["code"] == "R0005"


def test_a_trap_without_a_place() -> None:
    text = "trap[R0005]: out of memory\n  = a variable of 9 bytes has no place in memory\n"
    row = json.loads(trap_as_json(text))
    assert row["detail"] == "a variable of 9 bytes has no place in memory"
    assert (row["file"], row["line"], row["column"], row["stack"]) == (None, None, None, [])


@pytest.mark.parametrize("step", [1, 7, 1000])
def test_only_the_last_report_is_changed(step: int) -> None:
    report = TITLE + b"  --> x.nx:1:1\n   |\n 1 | trap[R0001]: division by zero\n   | ^ it\n"
    data = b"a trap[R0001] b\n" + TITLE + b"mine\n" + report
    assert relayed(data, step) == b"a trap[R0001] b\n" + TITLE + b"mine\n" + b"<%d>" % len(report)
    assert relayed(b"tra", step) == b"tra"
    assert relayed(TITLE * 3000, 50 * step) == TITLE * 3000
    assert relayed(b"", step) == b""


def relayed(data: bytes, step: int) -> bytes:
    with TemporaryFile() as file:
        relay = Relay(lambda text: f"<{len(text)}>", file.fileno())
        for at in range(0, len(data), step):
            relay.feed(data[at : at + step])
        relay.end()
        file.seek(0)
        return file.read()


# Programs that are more than they seem ----------------------------------------------------------


def test_a_link_gives_a_module_a_further_name(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "ok.nx").write_text("func main() -> i64 { return 3 }\nfunc v() -> i64 { return 4 }\n")
    (tmp_path / "link.nx").symlink_to("ok.nx")
    for first, second in (("link", "ok"), ("ok", "link")):
        (tmp_path / "m.nx").write_text(
            f'import "{first}.nx" import "{second}.nx"\n'
            "func main() -> i64 { return ok::main() * 10 + link::main() + v() + link::v() }\n"
        )
        assert nxpy("run", "--engine", "interp", "m.nx").returncode == 41
    (tmp_path / "m.nx").write_text('import "link.nx"\nfunc main() -> i64 { return ok::main() }\n')
    assert b"no imported module is called `ok`" in nxpy("check", "m.nx").stderr


def test_a_chain_of_constants_is_told_by_name_and_place(nxpy: Nxpy, tmp_path: Path) -> None:
    rows = [f"const A{i} = A{i - 1} + 1" for i in range(4999, 0, -1)]
    (tmp_path / "c.nx").write_text("\n".join(["// a chain", *rows, "const A0 = 1", "func main() { }", ""]))
    done = nxpy("check", "--format", "json", "c.nx")
    row = json.loads(done.stderr)
    assert (row["code"], row["line"], row["column"], row["end_column"]) == ("E0501", 2, 7, 12)
    assert "`A4999`" in row["message"]
    assert "`A4999` needs `A4998`" in row["notes"][0]
    assert row["related"][0]["line"] > 1000


def test_recursion_with_addressed_variables_and_arrays() -> None:
    from nxpy.engines.interp.engine import execute

    text = """
        func f(n: i64) -> i64 {
            var x = n
            var y: [4]i64
            var z: [8]i64
            z[n & 7] = n
            let p = &x
            let q = &y[2]
            if n == 0 { return 0 }
            q[0] = n
            p[0] = p[0] + 1
            return f(n - 1) + p[0] - q[0] + z[n & 7] - n
        }
        func main() -> i64 { assert(f(100000) == 100000) return 3 }
    """
    assert execute(program(text)) == (3, b"", None)
