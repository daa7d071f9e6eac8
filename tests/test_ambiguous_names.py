"""The help for an ambiguous name offers only what can be written."""

from __future__ import annotations

from pathlib import Path

import pytest

from nxpy.base.diagnostic import Bag, Diagnostic
from nxpy.check.checker import check
from nxpy.driver.modules import load_program

F = "func f() -> i64 { return 1 }\n"


def found(folder: Path, main: str) -> list[Diagnostic]:
    path = folder / "main.nx"
    path.write_text(main)
    bag = Bag()
    check(load_program(str(path), (), "", bag), bag)
    return bag.items


def ambiguous(folder: Path, *names: str) -> tuple[str, ...]:
    for name in names:
        (folder / f"{name}.nx").write_text(F)
    imports = "".join(f'import "{name}.nx"\n' for name in names)
    (error,) = found(folder, imports + "func main() -> i64 { return f() }\n")
    assert error.code == "E1003"
    return error.helps


def test_both_can_be_named(tmp_path: Path) -> None:
    assert ambiguous(tmp_path, "one", "two") == ("say which: `one::f` or `two::f`",)


@pytest.mark.parametrize("name", ["my-lib", "3d", "if", "i64", "sizeof", "a b", "caf\u00e9"])
def test_a_module_whose_name_cannot_be_written(tmp_path: Path, name: str) -> None:
    (text,) = ambiguous(tmp_path, "one", name)
    assert "`one::f`" in text
    assert f"{name}::" not in text
    assert f"rename `{name}.nx`" in text


def test_no_module_can_be_named(tmp_path: Path) -> None:
    (text,) = ambiguous(tmp_path, "my-lib", "if")
    assert "say which" not in text
    assert "rename `my-lib.nx` and `if.nx`" in text


def test_no_such_module_is_suggested(tmp_path: Path) -> None:
    (tmp_path / "my-lib.nx").write_text(F)
    (error,) = found(tmp_path, 'import "my-lib.nx"\nfunc main() -> i64 { return my_lib::f() }\n')
    assert error.code == "E1004"
    assert not any("`my-lib`" in h for h in error.helps)


@pytest.mark.parametrize(("word", "meant"), [("and", "&&"), ("or", "||"), ("mod", "%")])
def test_a_word_operator_that_reads_as_a_call(tmp_path: Path, word: str, meant: str) -> None:
    (error,) = found(tmp_path, f"func main() -> i64 {{ var x = 1; x = x {word} (x) return x }}\n")
    assert (error.code, error.helps) == ("E1001", (f"`{word}` is written `{meant}`",))
