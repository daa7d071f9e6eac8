"""Every code has a row, every row an example that triggers exactly it, and `explain` shows them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conftest import ROOT, Nxpy
from nxpy.base.codes import AREAS, Code, all_codes
from nxpy.driver.session import Session

ROWS = list(all_codes().values())
COMPILE = [row for row in ROWS if row.code[0] == "E" and row.example]
UNWRITABLE = {
    "E0001": b'func main() { sys_write(1, "\xff", 1) }\n',
    "E0503": b"func main() { }\n" + b" " * (33 << 20),
}
"""What triggers a code whose example no page could show."""
TRAPS = [row for row in ROWS if row.code[0] == "R"]


def write(row: Code, text: str, folder: Path) -> str:
    for name, content in row.files.items():
        (folder / name).write_text(content, encoding="utf-8")
    path = folder / "example.nx"
    path.write_text(text, encoding="utf-8")
    return str(path)


def errors(path: str) -> list[str]:
    """The codes that a file gives, in order, as `nxpy run` would find them."""
    compilation = Session().open(path, require_main=True)
    assert (compilation.program is None) == compilation.bag.failed
    return [d.code for d in compilation.bag.in_order() if d.severity == "error"]


def test_every_area_has_rows() -> None:
    assert {row.code[0] for row in ROWS} >= {"E", "R", "I"}
    for area in AREAS:
        assert (ROOT / "nxpy" / "base" / "codes" / f"{area}.py").exists(), area


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.code)
def test_a_row_is_complete(row: Code) -> None:
    assert re.fullmatch(r"[EWRI]\d{4}", row.code)
    assert row.title
    assert not row.title.endswith(".")
    assert len(row.title) <= 80
    assert len(row.explanation) > 30
    assert max(map(len, row.explanation.split("\n"))) <= 100
    assert row.example or row.code[0] == "I" or row.code in UNWRITABLE


@pytest.mark.parametrize("row", COMPILE, ids=lambda row: row.code)
def test_an_example_gives_its_code_and_no_other(row: Code, tmp_path: Path) -> None:
    assert errors(write(row, row.example, tmp_path)) == [row.code]


@pytest.mark.parametrize("code", UNWRITABLE)
def test_what_no_example_can_show(code: str, tmp_path: Path) -> None:
    (tmp_path / "example.nx").write_bytes(UNWRITABLE[code])
    assert errors(str(tmp_path / "example.nx")) == [code]


@pytest.mark.parametrize("row", [r for r in ROWS if r.mended], ids=lambda row: row.code)
def test_what_was_put_right_compiles(row: Code, tmp_path: Path) -> None:
    assert errors(write(row, row.mended, tmp_path)) == []


@pytest.mark.parametrize("row", TRAPS, ids=lambda row: row.code)
def test_an_example_traps(row: Code, tmp_path: Path, nxpy: Nxpy) -> None:
    done = nxpy("run", "--engine", "interp", write(row, row.example, tmp_path), timeout=30)
    assert done.returncode == 101, done.stderr
    assert re.findall(r"\b[A-Z]\d{4}\b", done.stderr.decode())[:1] == [row.code]


def test_every_code_that_is_raised_has_a_row() -> None:
    """And every row is raised somewhere, so that no explanation outlives its error."""
    raised: set[str] = set()
    for path in (ROOT / "nxpy").rglob("*.py"):
        if path.parent.name != "codes":
            raised |= set(re.findall(r'"([EWRI]\d{4})"', path.read_text(encoding="utf-8")))
    assert raised == set(all_codes())


def test_explain_shows_a_row(nxpy: Nxpy) -> None:
    done = nxpy("explain", "e3001")
    assert done.returncode == 0
    text = done.stdout.decode()
    assert text.startswith("E3001: a file does not exist\n")
    assert '    import "nx_oi.nx"\n' in text
    assert "Put right:\n" in text


def test_explain_lists_all(nxpy: Nxpy) -> None:
    lines = nxpy("explain").stdout.decode().splitlines()
    assert [line.split()[0] for line in lines] == list(all_codes())


@pytest.mark.parametrize(
    ("word", "hint"), [("E3O01", "E3001"), ("R001", "R0001"), ("nonsense", "lists all codes")]
)
def test_explain_of_no_code(nxpy: Nxpy, word: str, hint: str) -> None:
    done = nxpy("explain", word)
    assert done.returncode == 64
    assert hint in done.stderr.decode()
