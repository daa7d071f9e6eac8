"""The pytest plug-in: `pytest gates/` collects `.nx` files, one item each, judged as by `nxpy test`.

    gates/a.nx::gate        the item, so that -k, --lf, xdist and junit see it like any other

Loaded by every pytest run in an environment that has nxpy, so this module imports nothing until it
meets a `.nx` file. Each process that runs tests has a worker of its own, started for its first gate.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from nxpy.gate.model import Result
    from nxpy.gate.pool import Pool


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("nxpy", "NX gates")
    group.addoption("--nx-engines", metavar="NAMES", help="engines for .nx gates, as `nxpy test --engines`")
    group.addoption("--nx-repeat", metavar="N", type=int, default=1, help="runs of each .nx gate")
    parser.addini("nx_gates", "whether .nx files are collected", type="bool", default=True)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix != ".nx" or not parent.config.getini("nx_gates"):
        return None
    made: GateFile = GateFile.from_parent(parent, path=file_path)
    return made


def pytest_unconfigure(config: pytest.Config) -> None:
    pool: Pool | None = config.stash.get(POOL, None)
    if pool is not None:
        pool.close()


POOL = pytest.StashKey["Pool"]()


class GateFile(pytest.File):
    """One `.nx` file, with the one item that it is."""

    def collect(self) -> Iterator[pytest.Item]:
        yield GateItem.from_parent(self, name="gate")


class GateItem(pytest.Item):
    """A gate, or a library, which is only checked."""

    result: Result

    def setup(self) -> None:
        """Runs it: what goes wrong before there is anything to judge is an error, not a failure."""
        self.result = _run(self.config, _shown_path(self))
        if self.result.status == "error":
            self._fail()

    def runtest(self) -> None:
        result = self.result
        if result.status == "skipped":
            pytest.skip(result.reason)
        if result.output:
            self.add_report_section("call", "stdout", result.output)
        if result.errors:
            self.add_report_section("call", "stderr", result.errors)
        if result.red:
            self._fail()

    def _fail(self) -> NoReturn:
        from nxpy.gate.reports.terminal import failure

        # pytest shows the output in sections of its own.
        self.result.output = self.result.errors = ""
        pytest.fail(failure(self.result, colour=False).strip("\n"), pytrace=False)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"gate {self.path.name}"


def _shown_path(item: pytest.Item) -> str:
    """As `nxpy test` would name it: relative to where pytest was started, if it is below that."""
    import os

    try:
        return str(item.path.relative_to(os.getcwd()))
    except ValueError:
        return str(item.path)


def _run(config: pytest.Config, path: str) -> Result:
    pool = config.stash.get(POOL, None)
    if pool is None:
        pool = config.stash[POOL] = _start(config)
    result = next((result for result in pool.run(iter([path])) if result is not None), None)
    if result is None:
        raise RuntimeError(f"no worker told what became of {path}")
    return result


def _start(config: pytest.Config) -> Pool:
    """Not by fork: pytest's process may have threads, and holds what no gate should inherit."""
    import os

    from nxpy.gate.engines import AUTO, parse
    from nxpy.gate.model import Settings
    from nxpy.gate.pool import Pool
    from nxpy.gate.resources import here

    settings = Settings()
    names = config.getoption("--nx-engines")
    try:
        settings.engines = parse(names) if names else [AUTO]
    except ValueError as error:
        raise pytest.UsageError(f"--nx-engines: {error}") from None
    settings.repeat = max(1, config.getoption("--nx-repeat"))
    settings.nxpath = os.environ.get("NXPATH", "")
    settings.resources = here()
    return Pool(settings, 1, fork=False)
