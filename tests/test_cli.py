"""The command line: verbs, options, exit codes, what goes where."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import ROOT, Nxpy, clean_environment
from nxpy.cli import VERBS
from nxpy.cli.options import HelpWanted, Option, Usage, Verb, parse, seconds, size
from nxpy.runtime.options import RunOptions

HELLO = 'func main() -> i64 { sys_write(1, "hello\\n", 6); return 7 }\n'
SPIN = 'func main() -> i64 { sys_write(1, "on\\n", 3) var n = 1 while n != 0 { n = n | 1 } return 0 }\n'
ARGS = """import "nx_io.nx"
func main(argc: i64, argv: **u8) -> i64 {
    for i in 0..argc { print_str(argv[i]) print_nl() }
    return argc
}
"""


@pytest.fixture
def hello(tmp_path: Path) -> Path:
    path = tmp_path / "hello.nx"
    path.write_text(HELLO)
    return path


# Options ----------------------------------------------------------------------------------------

TOY = Verb(
    "toy",
    "a verb to test with",
    "FILE",
    operands=[("FILE", "a file")],
    options=[
        Option("-o --output", "FILE", "where"),
        Option("-I", "DIR", "more", repeat=True),
        Option("--fast", "", "a flag"),
        Option("--mode", "MODE", "one of two", choices=("safe", "fast"), default="safe"),
        Option("--max-memory", "SIZE", "bytes", convert=size),
    ],
    rest=True,
)


def test_options_are_read_in_every_spelling() -> None:
    line = parse(
        TOY, ["-Ia", "f", "-I", "b", "--output=x", "--fast", "--mode", "fast", "-I=c", "--", "-z", "--"]
    )
    assert line.operands == ["f"]
    assert line.rest == ["-z", "--"]
    assert line.texts("I") == ["a", "b", "c"]
    assert line.text("output") == "x"
    assert line.flag("fast")
    assert line.text("mode") == "fast"
    assert line.values["max_memory"] is None


def test_defaults_do_not_leak_from_one_line_to_the_next() -> None:
    parse(TOY, ["-Ia"])
    assert parse(TOY, []).texts("I") == []


@pytest.mark.parametrize(
    ("words", "message", "hint"),
    [
        (["--fats"], "has no option `--fats`", "did you mean `--fast`?"),
        (["--zzzzzzzz"], "has no option", "--help"),
        (["--mode", "saef"], "cannot be `saef`", "did you mean `--mode safe`?"),
        (["--mode", "x"], "cannot be `x`", "it may be safe, fast"),
        (["--mode"], "needs a value", ""),
        (["--fast=1"], "takes no value", ""),
        (["--max-memory", "lots"], "a size is a number of bytes", ""),
    ],
)
def test_wrong_options(words: list[str], message: str, hint: str) -> None:
    with pytest.raises(Usage) as caught:
        parse(TOY, words)
    assert message in str(caught.value)
    assert hint in caught.value.hint


def test_operands() -> None:
    with pytest.raises(Usage, match="needs a FILE"):
        parse(TOY, []).operand(TOY)
    with pytest.raises(Usage, match="too many") as caught:
        parse(TOY, ["a", "b"]).operand(TOY)
    assert "-- b" in caught.value.hint
    assert parse(TOY, ["-"]).operand(TOY) == "-"
    with pytest.raises(HelpWanted):
        parse(TOY, ["x", "-h"])


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("65536", 65536), ("512K", 524288), ("64M", 67108864), ("2g", 2147483648), ("1GiB", 1 << 30)],
)  # fmt: skip
def test_sizes(text: str, value: int) -> None:
    assert size(text) == value


@pytest.mark.parametrize("text", ["", "K", "-1", "1.5G", "1T", "１", "0x10", "9" * 30])
def test_no_sizes(text: str) -> None:
    with pytest.raises(ValueError, match="a size is"):
        size(text)


def test_seconds() -> None:
    assert seconds("1.5") == 1.5
    assert seconds("2s") == 2.0
    for text in ("0", "-1", "nan", "inf", "soon"):
        with pytest.raises(ValueError, match="a time is"):
            seconds(text)


# Usage ------------------------------------------------------------------------------------------


def test_help_of_nxpy_names_every_verb(nxpy: Nxpy) -> None:
    for words in ([], ["--help"], ["-h"], ["help"]):
        done = nxpy(*words)
        assert done.returncode == 0
        assert all(f"  {name} " in done.stdout.decode() for name in VERBS)


@pytest.mark.parametrize("name", VERBS)
def test_help_of_a_verb(nxpy: Nxpy, name: str) -> None:
    done = nxpy(name, "--help")
    text = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert f"Usage: nxpy {name}" in text
    assert "Examples:\n" in text
    assert max(map(len, text.splitlines())) <= 100
    assert nxpy("help", name).stdout == done.stdout


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["rnu", "x.nx"], "did you mean `nxpy run`?"),
        (["gate.nx"], "nxpy run gate.nx"),
        (["frobnicate"], "the verbs are run, "),
        (["help", "frobnicate"], "the verbs are run, "),
        (["run", "--egnine", "interp"], "did you mean `--engine`?"),
        (["run", "--engine", "intrep", "x.nx"], "did you mean `--engine interp`?"),
        (["run"], "usage: nxpy run"),
        (["run", "a.nx", "b"], "-- b"),
        (["check"], "usage: nxpy check"),
        (["emit", "cor", "x.nx"], "did you mean `nxpy emit core`?"),
        (["emit", "core"], "usage: nxpy emit"),
        (["completion", "tcsh"], "bash, zsh and fish"),
    ],
)
def test_wrong_usage(nxpy: Nxpy, words: list[str], hint: str) -> None:
    done = nxpy(*words)
    assert done.returncode == 64
    assert done.stdout == b""
    assert hint in done.stderr.decode()
    assert done.stderr.startswith(b"error: ")


def test_safe_and_fast_at_once(nxpy: Nxpy, hello: Path) -> None:
    assert nxpy("run", "--safe", "--fast", hello).returncode == 64


# run --------------------------------------------------------------------------------------------


def test_run_gives_the_gates_own_code(nxpy: Nxpy, hello: Path) -> None:
    done = nxpy("run", hello)
    assert (done.returncode, done.stdout, done.stderr) == (7, b"hello\n", b"")


def test_run_from_standard_input(nxpy: Nxpy) -> None:
    done = nxpy("run", "-", stdin=HELLO.encode())
    assert (done.returncode, done.stdout, done.stderr) == (7, b"hello\n", b"")
    wrong = nxpy("run", "-", stdin=b"func main() -> i64 { return x }")
    assert wrong.returncode == 65
    assert b"--> <stdin>:1:29" in wrong.stderr


def test_arguments_come_as_they_were_given(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "args.nx").write_text(ARGS)
    done = nxpy("run", "args.nx", "--", "-x", "", "a b", os.fsdecode(b"\xff\xc3"))
    assert (done.returncode, done.stdout) == (5, b"args.nx\n-x\n\na b\n\xff\xc3\n")


def test_the_headers_arguments_hold_where_none_are_given(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "args.nx").write_text("// args: one two\n" + ARGS)
    assert nxpy("run", "args.nx").stdout == b"args.nx\none\ntwo\n"
    assert nxpy("run", "args.nx", "--", "three").stdout == b"args.nx\nthree\n"
    assert nxpy("run", "args.nx", "--").stdout == b"args.nx\n"


def test_a_file_without_main(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "lib.nx").write_text("func one() -> i64 { return 1 }\n")
    done = nxpy("run", "lib.nx")
    assert done.returncode == 65
    assert b"error[E1008]" in done.stderr
    assert b"lib.nx:1:1" in done.stderr
    assert nxpy("check", "lib.nx").returncode == 0


def test_a_missing_file_and_its_neighbour(nxpy: Nxpy, hello: Path) -> None:
    done = nxpy("run", "helo.nx")
    assert done.returncode == 66
    assert b"helo.nx does not exist" in done.stderr
    assert b"did you mean hello.nx?" in done.stderr
    assert b"did you mean hello.nx?" in nxpy("run", "hello").stderr


def test_options_reach_the_engine(monkeypatch: pytest.MonkeyPatch, hello: Path) -> None:
    from nxpy.cli import run
    from nxpy.engines import EngineRow

    seen: list[RunOptions] = []

    class Spy:
        def run(self, program: object, options: RunOptions) -> int:
            seen.append(options)
            return 3

    monkeypatch.setattr(EngineRow, "load", lambda self: Spy())
    words = ["--engine", "interp", "--fast", "--max-memory", "64M", "--timeout", "2.5", "--allow-read", "a",
             "--allow-read", "b",
             "--allow-write", "c", "--allow-clock", "--color", "always"]  # fmt: skip
    assert run.main([*words, str(hello), "--", "x"]) == 3
    assert run.main(["--engine", "interp", str(hello)]) == 3
    given, plain = seen
    assert (given.mode, given.memory_limit, given.memory_exit, given.timeout) == ("fast", 64 << 20, 137, 2.5)
    assert (given.allow_read, given.allow_write, given.allow_clock) == (("a", "b"), ("c",), True)
    assert (given.argv0, given.args, given.colour) == (os.fsencode(hello), (b"x",), True)
    assert (plain.mode, plain.memory_limit, plain.memory_exit, plain.timeout) == ("safe", 4 << 30, 101, None)
    assert (plain.allow_read, plain.allow_write, plain.allow_clock) == ((), (), False)


def test_timeout(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "spin.nx").write_text(SPIN)
    done = nxpy("run", "--timeout", "0.3", "spin.nx")
    assert (done.returncode, done.stdout) == (124, b"on\n")
    assert b"Traceback" not in done.stderr
    assert b"0.3" in done.stderr


def test_memory_limit(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "hog.nx").write_text("func main() { loop { sys_mmap(1048576) } }\n")
    done = nxpy("run", "--max-memory", "16M", "hog.nx")
    assert done.returncode == 137
    assert b"R0005" in done.stderr


def test_interrupt_ends_a_run_at_once(tmp_path: Path) -> None:
    (tmp_path / "spin.nx").write_text(SPIN)
    with subprocess.Popen(
        [sys.executable, "-m", "nxpy", "run", "spin.nx"], cwd=tmp_path, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, env=clean_environment(PYTHONPATH=str(ROOT)),
    ) as child:  # fmt: skip
        time.sleep(1.0)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=5)
    assert child.returncode == 130
    assert out == b"on\n"
    assert b"Traceback" not in err


def test_a_trap_is_told_with_place_and_stack(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "trap.nx").write_text(
        "func half(n: i64) -> i64 {\n    return 1 / n\n}\nfunc main() -> i64 {\n"
        '    sys_write(1, "before\\n", 7)\n    return half(0)\n}\n'
    )
    done = nxpy("run", "trap.nx")
    text = done.stderr.decode()
    assert (done.returncode, done.stdout) == (101, b"before\n")
    assert "R0001" in text
    assert "trap.nx:2:12" in text
    assert "    return 1 / n\n" in text
    assert text.index("half") < text.rindex("main")


# Imports ----------------------------------------------------------------------------------------


def test_where_imports_are_looked_for(nxpy: Nxpy, tmp_path: Path) -> None:
    for folder, value in (("own", 1), ("inc", 2), ("env", 3)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "m.nx").write_text(f"func value() -> i64 {{ return {value} }}\n")
    main = tmp_path / "own" / "main.nx"
    main.write_text('import "m.nx"\nfunc main() -> i64 { return value() }\n')
    path = {"NXPATH": f"{tmp_path / 'nowhere'}:{tmp_path / 'env'}"}
    assert nxpy("run", main, "-I", "inc", **path).returncode == 1
    (tmp_path / "own" / "m.nx").unlink()
    assert nxpy("run", main, "-I", "inc", **path).returncode == 2
    assert nxpy("run", main, **path).returncode == 3
    done = nxpy("run", main)
    assert done.returncode == 65
    assert b"error[E3001]" in done.stderr
    assert b"own/main.nx:1:1" in done.stderr
    assert b"(the bundled library)" in done.stderr


def test_an_import_may_be_relative_or_absolute_and_loads_once(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "m.nx").write_text("var count = 0\nfunc next() -> i64 { count += 1 return count }\n")
    (tmp_path / "lib" / "other.nx").write_text('import "./m.nx"\nfunc again() -> i64 { return m::next() }\n')
    (tmp_path / "main.nx").write_text(
        f'import "lib/m.nx"\nimport "lib/../lib/other.nx"\nimport "{tmp_path}/lib/m.nx"\n'
        "func main() -> i64 { again() return next() }\n"
    )
    assert nxpy("run", "main.nx").returncode == 2


def test_imports_of_a_linked_file_stand_beside_the_link(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "main.nx").write_text('import "m.nx"\nfunc main() -> i64 { return value() }\n')
    (tmp_path / "real" / "m.nx").write_text("func value() -> i64 { return 1 }\n")
    (tmp_path / "m.nx").write_text("func value() -> i64 { return 2 }\n")
    (tmp_path / "main.nx").symlink_to("real/main.nx")
    assert nxpy("run", "main.nx").returncode == 2
    assert nxpy("run", "real/main.nx").returncode == 1


def test_a_folder_of_the_name_does_not_hide_a_file_further_on(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "m.nx").mkdir()
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "m.nx").write_text("func value() -> i64 { return 3 }\n")
    (tmp_path / "main.nx").write_text('import "m.nx"\nfunc main() -> i64 { return value() }\n')
    assert nxpy("run", "main.nx", "-I", "inc").returncode == 3
    assert b"error[E3002]" in nxpy("run", "main.nx").stderr


def test_a_current_folder_that_was_removed(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    script = f"cd '{gone}' && rmdir '{gone}' && exec '{sys.executable}' -m nxpy run -"
    done = subprocess.run(
        ["sh", "-c", script], input=b'import "nx_mem.nx"\nimport "no.nx"\nfunc main() { }\n',
        capture_output=True, env=clean_environment(PYTHONPATH=str(ROOT)), timeout=10, check=False,
    )  # fmt: skip
    assert done.returncode == 65
    assert b"error[E3001]" in done.stderr
    assert b"1 error" in done.stderr


def test_a_misspelt_import_names_its_neighbour(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "main.nx").write_text('import "nx_gate_verdikt.nx"\nfunc main() { }\n')
    assert b'did you mean `import "nx_gate_verdict.nx"`?' in nxpy("run", "main.nx").stderr
    (tmp_path / "main.nx").write_text('import "zzzzzz"\nfunc main() { }\n')
    assert b'`import "zzzzzz.nx"`' in nxpy("run", "main.nx").stderr


def test_errors_of_an_imported_file_are_told_there(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "m.nx").write_text("func f() -> i64 {\n    return nothing\n}\n")
    (tmp_path / "a.nx").write_text('import "m.nx"\nfunc main() -> i64 { return f() }\n')
    (tmp_path / "b.nx").write_text('import "m.nx"\nfunc main() -> i64 { return f() }\n')
    done = nxpy("check", "a.nx", "b.nx")
    assert done.returncode == 65
    assert done.stderr.count(b"--> m.nx:2:12") == 1


# check, emit, and the rest ----------------------------------------------------------------------


def test_check_lists_all_errors_of_all_files(nxpy: Nxpy, hello: Path, tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text("func main() -> i64 {\n    let a = x\n    let b = y\n    return 0\n}\n")
    (tmp_path / "b.nx").write_text("func main() -> i64 { return z }\n")
    done = nxpy("check", "a.nx", hello, "b.nx")
    text = done.stderr.decode()
    assert done.returncode == 65
    places = [line.split("--> ")[1] for line in text.splitlines() if "--> " in line]
    assert places == ["a.nx:2:13", "a.nx:3:13", "b.nx:1:29"]
    assert "3 errors in 2 files" in text


def test_check_of_good_files(nxpy: Nxpy, hello: Path) -> None:
    done = nxpy("check", hello)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"1 file checked, no errors\n", b"")
    assert nxpy("check", hello, "missing.nx").returncode == 66


def test_check_as_json(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text("func main() -> i64 {\n    return x\n}\n")
    done = nxpy("check", "--format", "json", "a.nx", "none.nx")
    rows = [json.loads(line) for line in done.stderr.decode().splitlines()]
    assert [(row["schema"], row["file"], row["line"], row["column"]) for row in rows] == [
        (1, "a.nx", 2, 12),
        (1, None, None, None),
    ]
    assert rows[1]["code"] == "E3001"
    assert done.stdout == b""


def test_colour_on_request(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "a.nx").write_text("func main() -> i64 { return x }\n")
    assert b"\x1b" not in nxpy("check", "a.nx").stderr
    assert b"\x1b" in nxpy("check", "a.nx", "--color", "always").stderr
    assert b"\x1b" in nxpy("check", "a.nx", FORCE_COLOR="1").stderr
    assert b"\x1b" not in nxpy("check", "a.nx", FORCE_COLOR="1", NO_COLOR="1").stderr


@pytest.mark.parametrize("form", ["tree", "core"])
def test_emit(nxpy: Nxpy, hello: Path, tmp_path: Path, form: str) -> None:
    done = nxpy("emit", form, hello)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"main" in done.stdout
    assert nxpy("emit", form, hello, "-o", "out.txt").stdout == b""
    assert (tmp_path / "out.txt").read_bytes() == done.stdout
    unwritable = nxpy("emit", form, hello, "-o", "no/out.txt")
    assert unwritable.returncode == 74
    assert b"`no/out.txt` cannot be written" in unwritable.stderr


@pytest.mark.parametrize("form", ["tree", "core"])
def test_emit_of_what_does_not_compile(nxpy: Nxpy, tmp_path: Path, form: str) -> None:
    (tmp_path / "a.nx").write_text("func main( {\n")
    done = nxpy("emit", form, "a.nx")
    assert (done.returncode, done.stdout) == (65, b"")
    assert nxpy("emit", form, "none.nx").returncode == 66


def test_version(nxpy: Nxpy) -> None:
    lines = nxpy("version").stdout.decode().splitlines()
    assert lines[0] == "nxpy 0.1.0"
    assert lines[1].startswith(f"Python {sys.version.split()[0]}")
    assert lines[2].startswith("LLVM ")
    assert nxpy("--version").stdout == b"nxpy 0.1.0\n"


def test_doctor_about_a_cache_that_cannot_be(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared").chmod(0o777)
    done = nxpy("doctor", NXPY_CACHE_DIR=str(tmp_path / "shared"))
    assert done.returncode == 0
    assert b"-       cache     others can write to the cache folder" in done.stdout
    assert b"nothing in it yet" in nxpy("doctor", NXPY_CACHE_DIR=str(tmp_path / "a" / "b")).stdout


def test_doctor(nxpy: Nxpy) -> None:
    done = nxpy("doctor")
    text = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    names = [line.split()[1] for line in text.splitlines()]
    assert names == [
        "nxpy",
        "Python",
        "library",
        "lark",
        "LLVM",
        "NumPy",
        "CPU",
        "cc",
        "cache",
        "sandbox",
        "GPU",
        "MPI",
    ]
    assert f"ok      Python    {sys.version.split()[0]}" in text


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_names_every_verb_and_option(nxpy: Nxpy, shell: str) -> None:
    text = nxpy("completion", shell).stdout.decode()
    for row in VERBS.values():
        assert row.name in text
        for option in row.verb().options:
            for name in option.names:
                long = name.startswith("--") and shell == "fish"
                assert (f"-l {name[2:]}" if long else name if shell != "fish" else f"-s {name[1:]}") in text
    if shutil.which(shell):
        done = subprocess.run([shell, "-n"], input=text, text=True, capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_bash_completion_completes(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "gate.nx").write_text("")
    (tmp_path / "other.txt").write_text("")
    script = nxpy("completion", "bash").stdout.decode()

    def complete(*words: str) -> list[str]:
        quoted = " ".join(f"'{word}'" for word in words)
        setting = f"COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}"
        body = f"{script}\n{setting}; _nxpy; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        done = subprocess.run(["bash", "-c", body], cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout.split()

    assert complete("nxpy", "ru") == ["run"]
    assert complete("nxpy", "run", "--eng") == ["--engine"]
    assert "interp" in complete("nxpy", "run", "--engine", "")
    assert complete("nxpy", "run", "g") == ["gate.nx"]
    assert complete("nxpy", "emit", "co") == ["core"]


# What goes wrong --------------------------------------------------------------------------------


def test_a_fault_is_a_report_and_not_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from nxpy.cli.main import main

    def broken(argv: list[str]) -> int:
        raise KeyError("surprise")

    monkeypatch.setattr("nxpy.cli.explain.main", broken)
    monkeypatch.delenv("NXPY_DEBUG", raising=False)
    assert main(["explain"]) == 70
    text = capsys.readouterr().err
    assert "error[I0001]: a fault in nxpy itself: KeyError: 'surprise'" in text
    assert "nxpy 0.1.0, Python" in text
    assert "Traceback" not in text
    monkeypatch.setenv("NXPY_DEBUG", "1")
    assert main(["explain"]) == 70
    assert "Traceback" in capsys.readouterr().err


def test_running_out_of_memory_is_not_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    from nxpy.cli.main import main

    def hungry(argv: list[str]) -> int:
        raise MemoryError

    monkeypatch.setattr("nxpy.cli.explain.main", hungry)
    assert main(["explain"]) == 137


@pytest.mark.parametrize("words", [["explain"], ["help"], ["completion", "bash"], ["run", "hello.nx"]])
def test_a_reader_that_goes_away(hello: Path, words: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "nxpy", *words], stdout=write, stderr=subprocess.PIPE, cwd=hello.parent,
        env=clean_environment(PYTHONPATH=str(ROOT)), timeout=10, check=False,
    )  # fmt: skip
    os.close(write)
    assert done.stderr == b""
    assert done.returncode == (7 if words[0] == "run" else 141)


@pytest.mark.parametrize("closed", ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
def test_closed_descriptors(hello: Path, closed: str) -> None:
    explained = 74 if "1>" in closed else 0
    cases = (("run hello.nx", 7), ("explain E3001", explained), ("check none.nx", 66), ("zzz", 64))
    for words, code in cases:
        done = subprocess.run(
            ["sh", "-c", f"exec '{sys.executable}' -m nxpy {words} {closed}"], cwd=hello.parent,
            capture_output=True, env=clean_environment(PYTHONPATH=str(ROOT)), timeout=10, check=False,
        )  # fmt: skip
        assert done.returncode == code, (words, done.stderr)
        assert b"Traceback" not in done.stderr


def test_an_output_that_cannot_show_every_character(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "é.nx").write_text("func main() -> i64 { return é }\n", encoding="utf-8")
    done = nxpy("check", "é.nx", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 65
    assert b"\\xe9.nx:1:29" in done.stderr
