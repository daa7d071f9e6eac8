"""Reports: JUnit against its schema, JSON events, TAP, GitHub, HTML in a browser, and their sameness."""

from __future__ import annotations

import html
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from urllib.parse import quote

import pytest

from nxpy.gate.model import Result, Tally
from nxpy.gate.reports import github, junit, junit_reader, tap
from nxpy.gate.reports.terminal import named, status_line, summary_text
from nxpy.gate.runner import Summary
from test_runner_corpus import CORPUS, nxpy_test

SCHEMA = CORPUS.parent / "junit-10.xsd"

NAMES = (
    "good",
    "failing",
    "escapes",
    "does_not_compile",
    "needs_gpu",
    "library",
    "with_args",
    "fail_but_zero",
)


@pytest.fixture(scope="module")
def gates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few gates, one of them in a folder whose name is a trial for every format."""
    folder: Path = tmp_path_factory.mktemp("gates")
    odd = folder / "a&<b>#'\" \u202e:,%"
    odd.mkdir()
    for name in NAMES:
        shutil.copy(CORPUS / f"{name}.nx", folder)
    shutil.copy(CORPUS / "failing.nx", odd / "failing.nx")
    (folder / "markup.nx").write_text(
        'func main() -> i64 { sys_write(1, "  FAIL </script><b>x & y]]>\\n", 28); return 1 }\n'
    )
    return folder


@pytest.fixture(scope="module")
def reported(gates: Path) -> subprocess.CompletedProcess[bytes]:
    """All reports at once."""
    return nxpy_test(
        gates, "-j2", "--engines", "interp", "--junit", "r.xml", "--json", "r.json", "--html", "r.html",
        GITHUB_ACTIONS="true", GITHUB_STEP_SUMMARY=str(gates / "summary.md"),
    )  # fmt: skip


def events(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


COUNTS = {"passed": 2, "failed": 5, "error": 1, "skipped": 1, "library": 1}


def test_json(gates: Path, reported: subprocess.CompletedProcess[bytes]) -> None:
    assert reported.returncode == 1
    begin, *results, end = events(gates / "r.json")
    assert begin == {
        "schema": 1, "event": "begin", "total": 10, "found": 10, "engines": ["interp"], "repeat": 1,
        "shard": "",
    }  # fmt: skip
    assert [r["number"] for r in results] == list(range(1, 11))
    paths = [str(r["path"]) for r in results]
    assert paths == sorted(paths, key=lambda path: path.split("/"))
    assert end["counts"] == COUNTS
    assert end["exit"] == 1
    assert end["checks"] == {"passed": 4, "failed": 4}


# JUnit --------------------------------------------------------------------------------------------


def test_junit_is_valid(gates: Path, reported: subprocess.CompletedProcess[bytes]) -> None:
    xmlschema = pytest.importorskip("xmlschema")
    xmlschema.XMLSchema(str(SCHEMA)).validate(str(gates / "r.xml"))


def test_junit_counts(gates: Path, reported: subprocess.CompletedProcess[bytes]) -> None:
    counts = junit_reader.read(str(gates / "r.xml"))
    assert counts.declared == {"tests": 10, "failures": 5, "errors": 1, "skipped": 1}
    assert [counts.count(outcome) for outcome in ("passed", "failed", "error", "skipped")] == [3, 5, 1, 1]
    assert counts.cases[".", "good.nx"] == "passed"
    assert counts.cases[".", "does_not_compile.nx"] == "error"


def test_junit_has_rows_and_output(gates: Path, reported: subprocess.CompletedProcess[bytes]) -> None:
    text = html.unescape((gates / "r.xml").read_text())
    assert "checks: 1 of 2 passed\nPASS T1 one is one\nFAIL T2 one is two\noutput:\n" in text
    assert "failed check: T2 one is two (failing.nx:6)" in text
    assert "<1B>[2J" in text


@pytest.mark.parametrize(
    "char", ["\0", "\x1b", "\ud800", "\ufffe", "\uffff", "<", "&", '"', "]]>", "\n", "\U0001f600"]
)
def test_junit_holds_every_text(char: str, tmp_path: Path) -> None:
    from xml.etree import ElementTree

    result = Result(f"a{char}b.nx", "failed", "exit", f"why {char}")
    result.output = f"out {char}\n"
    case = ElementTree.fromstring(junit.testcase(result))
    assert case.get("name", "").startswith("a")
    output = case.findtext("system-out") or ""
    assert output.startswith("out ")
    if char.isprintable():
        assert output == f"out {char}\n"


@pytest.mark.parametrize(
    "text", ["", "<a/>", "{}", "<testsuite name='x'><testcase name='a'/><testcase name='a'/></testsuite>"]
)
def test_the_reader_refuses(text: str, tmp_path: Path) -> None:
    (tmp_path / "x.xml").write_text(text)
    with pytest.raises(ValueError, match=r"x\.xml"):
        junit_reader.read(str(tmp_path / "x.xml"))


# TAP ----------------------------------------------------------------------------------------------


def test_tap(gates: Path) -> None:
    ran = nxpy_test(gates, "--tap", "--engines", "interp", "failing.nx", "good.nx", "needs_gpu.nx")
    assert ran.returncode == 1
    lines = ran.stdout.decode().splitlines()
    assert lines[:7] == [
        "TAP version 14",
        "1..3",
        "# Subtest: failing.nx",
        "    ok 1 - T1 one is one",
        "    not ok 2 - T2 one is two",
        "    1..2",
        "not ok 1 - failing.nx",
    ]
    assert "ok 2 - good.nx" in lines
    assert "ok 3 - needs_gpu.nx # SKIP needs gpu, which is not here" in lines
    assert "1 failed" in ran.stderr.decode()


def test_tap_descriptions_start_no_directive() -> None:
    assert tap.described("a # SKIP b\nc \\") == "a \\# SKIP b c \\\\"


# GitHub -------------------------------------------------------------------------------------------


def test_github_annotations(gates: Path, reported: subprocess.CompletedProcess[bytes]) -> None:
    lines = [line for line in reported.stdout.decode().splitlines() if line.startswith("::error ")]
    assert len(lines) == 6
    assert any(
        line.startswith("::error file=failing.nx,line=6,title=failing.nx%3A exit::exited 1") for line in lines
    )
    assert any("%0Afailed: T2 one is two" in line for line in lines)
    summary = (gates / "summary.md").read_text()
    assert summary.startswith("### nxpy test: red\n")
    assert "| `failing.nx` | 6 | exited 1, expected 0: 1 of 2 checks failed |" in summary
    assert "<b>" not in summary


def test_at_most_ten_annotations() -> None:
    told: list[str] = []
    report = github.Github(told.append, "")
    for number in range(25):
        report.result(Result(f"g{number}.nx", "failed", "exit", "why"))
    assert len(told) == 10


def test_annotations_stay_on_their_line() -> None:
    result = Result("a,b:c%.nx", "failed", "exit", "one\ntwo\r::error::x")
    assert github.annotation(result) == (
        "::error file=a%2Cb%3Ac%25.nx,title=a%2Cb%3Ac%25.nx%3A exit::one%0Atwo%0D::error::x\n"
    )


# HTML ---------------------------------------------------------------------------------------------

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def dom(page: Path, profile: Path, hash: str = "") -> str:
    """The page's DOM once its script has run, without the data that the script read."""
    assert CHROMIUM is not None
    ran = subprocess.run(
        [
            CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-dev-shm-usage", f"--user-data-dir={profile}", "--dump-dom", f"file://{page}#{hash}",
        ],
        capture_output=True, timeout=100, check=True,
    )  # fmt: skip
    return re.sub(r"<script.*?</script>", "", ran.stdout.decode(), flags=re.DOTALL)


def shown_gates(text: str) -> list[str]:
    rows = re.findall(r'<tr class="gate".*?</tr>', text, re.DOTALL)
    return [html.unescape(re.findall(r"<td>([^<]*)", row)[0]) for row in rows]


def test_html_is_one_file(gates: Path, reported: subprocess.CompletedProcess[bytes]) -> None:
    page = (gates / "r.html").read_text()
    assert not re.search(r"""(src|href)=|@import|url\(""", page)
    data = re.search(r'<script id="results" type="application/json">(.*?)</script>', page, re.DOTALL)
    assert data is not None
    results = json.loads(data[1])
    assert [r["path"] for r in results] == [r["path"] for r in events(gates / "r.json")[1:-1]]
    assert page.count("</script>") == 3


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here")
def test_html_in_a_browser(gates: Path, reported: subprocess.CompletedProcess[bytes], tmp_path: Path) -> None:
    page = gates / "r.html"
    whole = dom(page, tmp_path / "p")
    assert len(shown_gates(whole)) == 10
    assert '<h1 id="verdict" class="verdict-red">nxpy test: red</h1>' in whole
    assert "2 passed" in whole
    assert "<rect" in whole
    some = dom(page, tmp_path / "p", "q=failing%20two&sort=status&open=failing.nx")
    assert shown_gates(some) == ["a&<b>#'\" <U+202E>:,%/failing.nx", "failing.nx"]
    assert "T2 one is two  (line 6)" in some
    assert "VERDICT FAILING FAIL 1/2" in some
    markup = dom(page, tmp_path / "p", "q=markup&open=markup.nx")
    assert shown_gates(markup) == ["markup.nx"]
    assert "&lt;/script&gt;&lt;b&gt;x &amp; y]]&gt;" in markup
    off = dom(page, tmp_path / "p", "off=" + quote("failed,error"))
    assert shown_gates(off) == ["good.nx", "library.nx", "needs_gpu.nx", "with_args.nx"]


# The same, whatever the workers do ----------------------------------------------------------------


def without_durations(folder: Path, out: bytes) -> list[str]:
    texts = [(folder / name).read_text() for name in ("s.xml", "s.json", "s.html")] + [out.decode()]
    texts = [re.sub(r'("seconds": |time=")[0-9.e-]+', r"\1#", text) for text in texts]
    texts[3] = re.sub(r"slowest:\n(  .*\n)*", "", texts[3])
    texts[3] = re.sub(r"[0-9.]+ s\b", "#", texts[3])
    return texts


def test_order_of_workers_and_hash_seed_change_nothing(gates: Path) -> None:
    found = []
    for jobs, seed in (("1", "0"), ("3", "1"), ("2", "12345")):
        ran = nxpy_test(
            gates, "-j", jobs, "--engines", "interp", "--junit", "s.xml", "--json", "s.json",
            "--html", "s.html", PYTHONHASHSEED=seed,
        )  # fmt: skip
        found.append(without_durations(gates, ran.stdout))
    assert found[0] == found[1] == found[2]


def test_a_name_cannot_fake_a_line() -> None:
    assert named("a\nPASS b\x1b.nx") == "a<0A>PASS b<1B>.nx"


# The terminal -------------------------------------------------------------------------------------


def test_the_summary_of_ten_thousand_fits_on_a_screen() -> None:
    tally = Tally()
    for number in range(10_000):
        result = Result(f"g{number}.nx", "passed" if number % 3 else "failed", "exit", "why " * 100)
        result.seconds = number / 1000
        tally.add(result)
    text = summary_text(Summary(tally, 12.3, False), False)
    assert len(text.splitlines()) <= 24
    assert all(len(line) <= 170 for line in text.splitlines())
    assert "6,666 passed, 3,334 failed in 12.30 s" in text


def test_the_status_line() -> None:
    line = status_line(5, 20, 1, 10.0, [("a.nx", 2.4), ("b\x1b.nx", 0.1)])
    assert line == "[ 5/20] 1 red, 30 s left: a.nx (2 s), b<1B>.nx"


def test_on_a_terminal(gates: Path, tmp_path: Path) -> None:
    """A status line that is drawn over, and no line for what is green."""
    import pty
    import sys

    from conftest import ROOT, clean_environment

    (tmp_path / "slow.nx").write_text("// timeout: 0.6\nfunc main() -> i64 { loop { } }\n")
    shutil.copy(CORPUS / "good.nx", tmp_path)
    ours, theirs = pty.openpty()
    env = clean_environment(PYTHONPATH=str(ROOT), NXPY_CACHE_DIR=str(tmp_path / ".cache"), TERM="xterm")
    env.pop("CI", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "nxpy", "test", "--engines", "interp"], cwd=tmp_path, stdout=theirs, env=env
    )
    os.close(theirs)
    told = b""
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:
            break
        told += part
    os.close(ours)
    assert process.wait() == 1
    # The first one drawn may come before or after the quick gate's end.
    assert any(b"\r\x1b[K[%d/2]: " % done in told for done in (0, 1))
    assert b"slow.nx" in told
    assert b"PASS" not in told
    assert b"still running after 0.6 s" in told


# The command line ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["nowhere"], "there is no `nowhere`"),
        (["--engines", "warp"], "there is no engine `warp`"),
        (["--tag", "colour=red"], "headers have no key `colour`"),
        (["--shard", "3/2"], "a shard is i/n"),
        (["-k", "a or"], "it ends where a word was expected"),
        (["--repeat", "0"], "a count is a whole number from 1"),
        (["--junit", "no/such/folder.xml"], "cannot be written"),
        (["--wrong"], "has no option"),
        (["--durations", "nothing.json"], "--durations"),
    ],
)
def test_wrong_usage(args: list[str], words: str, tmp_path: Path) -> None:
    ran = nxpy_test(tmp_path, *args)
    assert ran.returncode == 4
    assert words in ran.stderr.decode()
    assert "Traceback" not in ran.stderr.decode()


@pytest.mark.parametrize(
    "args",
    [
        "--junit r --json r", "--junit r --html ./r", "--json r --html sub/../r", "--html link --json r",
        "--junit hard --json old", "--json to-come --html link", "--junit to-come --json new/link2",
        "--json /dev/stdout --junit /dev/stdout", "--tap --json /dev/stdout", "--tap --html /proc/self/fd/1",
    ],
)  # fmt: skip
def test_two_reports_in_one_file(args: str, tmp_path: Path) -> None:
    shutil.copy(CORPUS / "good.nx", tmp_path)
    (tmp_path / "sub").mkdir()
    (tmp_path / "new").mkdir()
    (tmp_path / "old").write_text("kept")
    os.link(tmp_path / "old", tmp_path / "hard")
    (tmp_path / "link").symlink_to("to-come" if "to-come" in args else "r")
    (tmp_path / "new/link2").symlink_to("../to-come")
    before = sorted(tmp_path.rglob("*"))
    ran = nxpy_test(tmp_path, *args.split(), "good.nx")
    assert (ran.returncode, ran.stdout) == (4, b"")
    first, second = sorted(re.findall(r"--(?:junit|json|html) \S+|--tap", args), key=_order)
    assert f"error: `{first}` and `{second}` go to one file\n" in ran.stderr.decode()
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "old").read_text() == "kept"


def _order(option: str) -> int:
    return ("--junit", "--json", "--html", "--tap").index(option.split()[0])


def test_reports_that_are_not_in_one_file(tmp_path: Path) -> None:
    shutil.copy(CORPUS / "good.nx", tmp_path)
    nothing = ("--junit", "/dev/null", "--json", "/dev/null", "--html", "/dev/null")
    assert nxpy_test(tmp_path, *nothing, "good.nx").returncode == 0
    (tmp_path / "sub").mkdir()
    assert nxpy_test(tmp_path, "--junit", "r", "--json", "sub/r", "--tap", "good.nx").returncode == 0
    assert (tmp_path / "r").read_text().startswith("<?xml")
    assert (tmp_path / "sub/r").read_text().startswith('{"schema"')
    ran = nxpy_test(tmp_path, "--json", "sub/../good.nx", "good.nx")
    assert ran.returncode == 4
    assert (tmp_path / "good.nx").read_bytes() == (CORPUS / "good.nx").read_bytes()


def test_no_gates_is_not_green(tmp_path: Path) -> None:
    assert nxpy_test(tmp_path).returncode == 5
    shutil.copy(CORPUS / "library.nx", tmp_path)
    ran = nxpy_test(tmp_path)
    assert ran.returncode == 5
    assert "zero gates is not a pass" in ran.stdout.decode()
    assert nxpy_test(tmp_path, "-k", "nothing").returncode == 5


def test_list(gates: Path) -> None:
    ran = nxpy_test(gates, "--list", "-k", "good or library")
    assert ran.stdout.decode() == "good.nx\nlibrary.nx  (library, only checked)\n"
    assert ran.returncode == 0
    tagged = nxpy_test(gates, "--list", "--tag", "license_tier=ORIGINAL")
    assert tagged.stdout.decode() == "good.nx\n"


def test_engines_and_repeat(gates: Path) -> None:
    ran = nxpy_test(gates, "--engines", "interp", "--repeat", "3", "good.nx", "--json", "e.json")
    assert ran.returncode == 0
    runs = events(gates / "e.json")[1]["runs"]
    assert isinstance(runs, list)
    assert [(run["engine"], run["exit"]) for run in runs] == [("interp", 0)] * 3
