"""Running small generated NX programs against the bundled modules."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

from conftest import ROOT, clean_environment
from nxpy.engines import ENGINES

HERE = [name for name, row in ENGINES.items() if row.available()]

# Engines that can be asked for a thousand times more than the interpreter.
FAST = {"jit", "c"}

# Reads all of standard input, up to ROOM bytes, and has the count in `size`.
READ_ALL = """
    let data: *u8 = sys_mmap(ROOM)
    var size: i64 = 0
    loop {
        let got: i64 = sys_read(0, data + size, ROOM - size)
        if got <= 0 { break }
        size += got
    }
"""


def run(
    folder: Path, engine: str, text: str, stdin: bytes = b"", *options: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a program's text; 60 seconds at most."""
    path = folder / "program.nx"
    path.write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "nxpy", "run", "--engine", engine, *options, str(path)],
        input=stdin,
        capture_output=True,
        timeout=60,
        env=clean_environment(PYTHONPATH=str(ROOT)),
        check=False,
    )


def output(folder: Path, engine: str, text: str, stdin: bytes = b"", *options: str) -> str:
    result = run(folder, engine, text, stdin, *options)
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout.decode()


def over_stdin(folder: Path, engine: str, imports: str, each: str, values: list[int], size: int) -> list[str]:
    """The lines that `each` prints for every value, `bits` its u64 or u32 in the program."""
    kind, code = ("u64", "Q") if size == 8 else ("u32", "I")
    text = (
        "".join(f'import "{name}.nx"\n' for name in ["nx_io", *imports.split()])
        + "func main() {\n"
        + READ_ALL.replace("ROOM", str(len(values) * size + 1))
        + f"for i in 0..size / {size} {{ let bits: {kind} = (data as *{kind})[i]; {each}; print_nl() }}\n}}\n"
    )
    stdin = struct.pack(f"<{len(values)}{code}", *values)
    return output(folder, engine, text, stdin).splitlines()
