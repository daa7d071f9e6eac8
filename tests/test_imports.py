"""Imports point down the floors, and a run loads no more than it needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from conftest import ROOT, clean_environment
from nxpy.engines import ENGINES

FLOORS = {
    "base": ("base",),
    "lang": ("lang", "base"),
    "syntax": ("syntax", "lang", "base"),
    "core": ("core", "lang", "base"),
    "check": ("check", "core", "syntax", "lang", "base"),
    "runtime": ("runtime", "lang", "base"),
    "engines": ("engines", "runtime", "core", "lang", "base"),
    "driver": ("driver", "engines", "runtime", "check", "core", "syntax", "lang", "base"),
    "gate": ("gate", "driver", "engines", "runtime", "check", "core", "syntax", "lang", "base"),
    "lsp": ("lsp", "driver", "check", "core", "syntax", "lang", "base"),
    "cli": ("cli", "lsp", "gate", "driver", "engines", "runtime", "check", "core", "syntax", "lang", "base"),
}
"""What each folder may import, itself first. `nxpy` alone (its version) is open to the rims."""

OPEN_TO_VERSION = ("engines", "driver", "gate", "lsp", "cli")

HEAVY = ("argparse", "dataclasses", "inspect", "importlib.metadata", "lark", "llvmlite", "numpy", "pathlib")
"""What `nxpy run` in the interpreter may not load: each costs milliseconds at every start."""


def modules() -> Iterator[tuple[Path, str]]:
    for path in sorted((ROOT / "nxpy").rglob("*.py")):
        parts = path.relative_to(ROOT / "nxpy").parts
        yield path, parts[0] if len(parts) > 1 else ""


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of each nxpy module that a file imports, inside functions too."""
    package = ".".join(path.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names if alias.name.startswith("nxpy"))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import hides its floor"
            if node.module == "nxpy":
                yield from ((node.lineno, f"nxpy.{alias.name}") for alias in node.names)
            elif node.module and node.module.startswith("nxpy."):
                yield node.lineno, node.module
    assert package.startswith("nxpy")


def test_every_folder_has_its_floor() -> None:
    folders = {folder for _, folder in modules() if folder}
    assert folders <= set(FLOORS)


def test_imports_point_down() -> None:
    wrong = []
    for path, folder in modules():
        allowed = FLOORS.get(folder, tuple(FLOORS))
        for line, name in imported(path):
            target = name.split(".")[1]
            if target == "__version__" and (folder in OPEN_TO_VERSION or not folder):
                continue
            if target not in allowed:
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {folder} may not import {name}")
    assert wrong == []


def test_the_floors_have_no_cycle() -> None:
    for folder, below in FLOORS.items():
        for other in below[1:]:
            assert folder not in FLOORS[other], f"{folder} and {other} import each other"


def test_engines_do_not_import_each_other() -> None:
    """What several share may stand beside them, in a file or folder that is no engine's own."""
    own_folders = {row.target.split(".")[2] for row in ENGINES.values()}
    wrong = []
    for path, folder in modules():
        parts = path.relative_to(ROOT / "nxpy").parts
        if folder != "engines" or len(parts) < 3:
            continue
        for line, name in imported(path):
            other = name.split(".")[2:3]
            if name.startswith("nxpy.engines.") and other[0] in own_folders - {parts[1]}:
                wrong.append(f"{path.relative_to(ROOT)}:{line}: {name}")
    assert wrong == []


@pytest.mark.parametrize("engine", ["interp"])
def test_a_run_loads_no_more_than_it_needs(engine: str, tmp_path: Path) -> None:
    gate = tmp_path / "gate.nx"
    gate.write_text('import "nx_mem.nx"\nfunc main() -> i64 { return str_len("abc") }\n')
    code = (
        "import sys; from nxpy.__main__ import main\n"
        f"code = main(['run', '--engine', '{engine}', {str(gate)!r}])\n"
        "print(code, *sorted(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{code}"],
        capture_output=True, text=True, timeout=20, check=True,
    )  # fmt: skip
    exit_code, *loaded = done.stdout.split()
    assert exit_code == "3", done.stderr
    assert [name for name in HEAVY if name in loaded] == []


AT_EVERY_FORK = ("random", "subprocess", "tempfile", "threading")
"""Modules that do something in every process that is forked after them, and those that load them."""


def test_a_worker_loads_nothing_that_its_children_pay_for(tmp_path: Path) -> None:
    (tmp_path / "gate.nx").write_text("func main() -> i64 { return 0 }\n")
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"
        "from nxpy.gate import worker\n"
        "serve = worker.serve\n"
        "def tell(*args):\n"
        "    serve(*args)\n"
        "    print(*sorted(sys.modules), file=sys.stderr)\n"
        "worker.serve, worker.JOBS = tell, 1\n"
        "from nxpy.__main__ import main\n"
        "main(['test', '--engines', 'interp', '-j', '1', 'gate.nx'])\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code],
        capture_output=True, text=True, timeout=60, check=True, cwd=tmp_path,
        env=clean_environment(NXPY_CACHE_DIR=str(tmp_path / "cache")),
    )  # fmt: skip
    loaded = done.stderr.split()
    assert "nxpy.engines.interp.engine" in loaded
    assert [name for name in AT_EVERY_FORK if name in loaded] == []
