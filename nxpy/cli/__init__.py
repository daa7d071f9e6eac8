"""The command line: one file per verb and one row here. Nothing loads before it is used."""

from __future__ import annotations

from importlib import import_module

from nxpy.cli.options import Verb


class Row:
    """A verb's registry line; `module` holds its `VERB` (a `Verb`) and `main(argv) -> int`."""

    __slots__ = ("help", "module", "name")

    def __init__(self, name: str, help: str, module: str) -> None:
        self.name = name
        self.help = help
        self.module = module

    def verb(self) -> Verb:
        verb: Verb = import_module(self.module).VERB
        return verb

    def main(self, argv: list[str]) -> int:
        code: int = import_module(self.module).main(argv)
        return code


VERBS: dict[str, Row] = {
    row.name: row
    for row in (
        Row("run", "compile a gate and run it", "nxpy.cli.run"),
        Row("test", "run whole folders of gates, each judged and reported", "nxpy.cli.test"),
        Row("new", "write a new gate to start from", "nxpy.cli.new"),
        Row("watch", "run gates, and again what each save affects", "nxpy.cli.watch"),
        Row("check", "report every error in some files, without running them", "nxpy.cli.check"),
        Row("build", "make a stand-alone executable of a gate", "nxpy.cli.build"),
        Row("emit", "print a program in one of the forms it passes through", "nxpy.cli.emit"),
        Row("fold", "measure what fixing a scatter-add's bits costs, and what it gives", "nxpy.cli.fold"),
        Row("explain", "explain an error code, with an example", "nxpy.cli.explain"),
        Row("cache", "show or clear what is kept of compiled gates", "nxpy.cli.cache"),
        Row("version", "the versions of nxpy and of what it stands on", "nxpy.cli.version"),
        Row("doctor", "what this machine has and lacks for nxpy", "nxpy.cli.doctor"),
        Row("completion", "a completion script for bash, zsh or fish", "nxpy.cli.completion"),
    )
}
