"""Makes `runtime.s` of the native engine from its `runtime.nx`: `python -m scripts.regenerate_runtime`.

The result is kept with the sources, so that compiling a gate costs neither reading nor compiling the
runtime's NX, only assembling it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nxpy.driver.session import Session
from nxpy.engines.llvm.backend import runtime_assembly
from nxpy.engines.llvm.module import ModuleLowering
from nxpy.engines.llvm.primitives import assembly

HERE = Path(__file__).parent.parent / "nxpy" / "engines" / "llvm"
DROPPED = (".file", ".loc", ".ident", ".addrsig", ".addrsig_sym")


def runtime_text() -> str:
    """The assembly. Raises SystemExit where the runtime does not compile."""
    compilation = Session().open(str(HERE / "runtime.nx"))
    program = compilation.program
    if program is None:
        raise SystemExit("\n".join(map(repr, compilation.bag.in_order())))
    made = runtime_assembly(ModuleLowering(program, safe=False, raw=True).lower())
    return assembly() + "\n".join(tidy(made)) + "\n"


def tidy(text: str) -> list[str]:
    """Without comments, debug information and unwind tables, which nothing reads."""
    kept = []
    debug = False
    for line in text.splitlines():
        code = (line if '"' in line else line.partition("#")[0]).rstrip()
        word = code.split()[0] if code.split() else ""
        if word == ".section":
            debug = ".debug" in code
        elif word in (".text", ".data", ".bss"):
            debug = False
        if code and not debug and word not in DROPPED and not word.startswith(".cfi"):
            kept.append(code)
    return kept


if __name__ == "__main__":
    (HERE / "runtime.s").write_text(runtime_text())
    sys.exit(0)
