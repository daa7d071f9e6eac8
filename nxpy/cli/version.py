"""`nxpy version`: the versions of nxpy and of what it stands on."""

from __future__ import annotations

import sys

from nxpy import __version__
from nxpy.cli import exits
from nxpy.cli.options import Verb, parse
from nxpy.cli.terminal import say

VERB = Verb(
    "version",
    "the versions of nxpy and of what it stands on",
    "",
    examples=[("nxpy version", "all of them"), ("nxpy --version", "nxpy's alone")],
)


def main(argv: list[str]) -> int:
    parse(VERB, argv)
    say(f"nxpy {__version__}\n")
    say(f"Python {sys.version.split()[0]} ({sys.implementation.name})\n")
    say(f"LLVM {_llvm()}\n")
    return exits.OK


def _llvm() -> str:
    try:
        import llvmlite
        from llvmlite import binding
    except (ImportError, OSError) as error:
        return f"none ({error})"
    return f"{'.'.join(map(str, binding.llvm_version_info))} (llvmlite {llvmlite.__version__})"
