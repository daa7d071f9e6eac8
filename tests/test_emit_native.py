"""`nxpy emit llvm|asm|obj|so`, and `nxpy build --emit` of the same: for each machine, and on each that
can be had."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from struct import unpack_from

import pytest

from conftest import ROOT, Nxpy, clean_environment
from nxpy.cli import build, emit
from nxpy.cli.options import Usage

pytest.importorskip("llvmlite")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="native code needs Linux")

GATE = ROOT / "gates" / "nx_distributed_train_gate.nx"
EXPECTED = ROOT / "tests" / "data" / "gates" / "nx_distributed_train_gate.expected.txt"
needs_linker = pytest.mark.skipif(
    not any(map(shutil.which, ("ld", "ld.lld", "cc"))), reason="no linker is installed"
)

PRODUCT = """\
func product(a: i64, b: i64) -> i64 {
    return a * b
}
func main(argc: i64, argv: **u8) -> i64 {
    return product(argc, 7) - 7
}
"""

SUMS = """\
var count: i64 = 7
var greeting: *u8 = "hello\\n"
func total(p: *i64, n: i64) -> i64 {
    var sum: i64 = 0
    for i in 0..n { sum += p[i] }
    return sum
}
func scale(p: *f64, n: i64, by: f64) {
    for i in 0..n { p[i] = p[i] * by }
}
func halve(x: f32) -> f32 { return x / 2.0 }
func ratio(a: i64, b: i64) -> i64 { return a / b }
func below(a: i8, b: bool) -> bool { return (a < 0) == b }
func step() -> i64 { count += 1; return count }
func write(x: u8) -> u8 { return x + 1 }
func greet() -> i64 { return sys_write(1, greeting, 6) }
func room(n: i64) -> *i64 { return sys_mmap(8 * n) as *i64 }
func positive(n: i64) { assert(n > 0) }
func f0(x: i32) -> i32 { return -x }
"""


def made(folder: Path, *words: str, source: str = PRODUCT) -> bytes:
    """What `nxpy emit` writes."""
    (folder / "gate.nx").write_text(source)
    form, *options = words
    out = folder / "out"
    assert emit.main([form, str(folder / "gate.nx"), "-o", str(out), *options]) == 0
    return out.read_bytes()


# Every form for every machine -------------------------------------------------------------------

# Target, ELF's number of the machine (None: wasm), and the 64-bit multiplication in assembly.
MACHINES = [
    ("x86_64", 62, r"\timulq?\t"),
    ("aarch64", 183, r"\t(mul|madd)\tx|\tlsl\tx"),
    ("riscv64", 243, r"\tmul\ta|\tslli\ta"),
    ("wasm32", None, r"\ti64\.mul|\ti64\.shl"),
]


@pytest.mark.parametrize("mode", ["safe", "fast", "raw"])
@pytest.mark.parametrize(("target", "machine", "mnemonic"), MACHINES)
def test_an_object(target: str, machine: int | None, mnemonic: str, mode: str, tmp_path: Path) -> None:
    if machine is None:
        data = made(tmp_path, "obj", "--target", target)
        assert data[:8] == b"\0asm\x01\0\0\0"
        assert b"product" in data
        return
    data = made(tmp_path, "obj", "--target", target, "--mode", mode)
    assert data[:6] == b"\x7fELF\x02\x01"
    kind, number = unpack_from("<HH", data, 16)
    assert (kind, number) == (1, machine)
    assert (b"\0main\0" in data) == (mode == "raw")


@pytest.mark.parametrize(("target", "machine", "mnemonic"), MACHINES)
def test_assembly_and_ir(target: str, machine: int | None, mnemonic: str, tmp_path: Path) -> None:
    options = ("--target", target, "--mode", "raw")
    assert re.search(mnemonic, made(tmp_path, "asm", *options).decode())
    text = made(tmp_path, "llvm", *options).decode()
    assert f'target triple = "{target}-' in text
    assert re.search(r"mul i64|shl i64", text)


def test_riscv_has_its_floats_in_registers(tmp_path: Path) -> None:
    """The convention of Linux for RISC-V (lp64d), without which nothing links."""
    text = made(tmp_path, "asm", "--target", "riscv64", source=SUMS).decode()
    assert "fmul.s" in text
    assert "fa0" in text


@pytest.mark.parametrize("form", ["llvm", "asm", "obj"])
def test_the_same_bytes_from_any_folder(form: str, tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "another"]
    for folder in folders:
        folder.mkdir()
    first, second = (made(folder, form, "--lines") for folder in folders)
    assert first == second
    assert str(tmp_path).encode() not in first


def test_build_makes_the_same(tmp_path: Path) -> None:
    for form in ("llvm", "asm", "obj"):
        emitted = made(tmp_path, form, "--mode", "fast")
        out = str(tmp_path / "built")
        words = [str(tmp_path / "gate.nx"), "-o", out, "--emit", form, "--mode", "fast"]
        assert build.main(words) == 0
        assert Path(out).read_bytes() == emitted


# Lines of the source ----------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["safe", "fast", "raw"])
def test_lines_on_request(mode: str, tmp_path: Path) -> None:
    plain = made(tmp_path, "llvm", "--mode", mode).decode()
    assert "DILocation" not in plain
    text = made(tmp_path, "llvm", "--mode", mode, "--lines").decode()
    assert '!DIFile(filename: "gate.nx", directory: ".")' in text
    assert "!DILocation(line: 2" in text
    assembly = made(tmp_path, "asm", "--mode", mode, "--lines").decode()
    assert re.search(r"\t\.loc\t\d+ 2 ", assembly)
    without = made(tmp_path, "asm", "--mode", mode).decode()
    assert ".loc" not in without


def test_python_always_names_the_lines(tmp_path: Path) -> None:
    text = made(tmp_path, "python", source="func main() -> i64 {\n    var n: i64 = 0\n    return 1 / n\n}\n")
    assert b"gate.nx:3:12" in text


# What cannot be ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("emit", "asm", "x.nx", "--target", "sparc"), "there is no code for the target `sparc`"),
        (("emit", "asm", "x.nx", "--target", ""), "there is no code for the target ``"),
        (("build", "x.nx", "-o", "x", "--target", "aarch64"), "`--target` makes no executables"),
        (("build", "x.nx", "-o", "x", "--mode", "raw"), "`--mode raw` makes no executables"),
        (("build", "x.nx", "-o", "x", "--emit", "obj", "-g"), "`--debug` is for executables"),
        (("emit", "obj", "x.nx"), "`nxpy emit obj` needs to know where to put the result"),
        (("emit", "so", "x.nx"), "`nxpy emit so` needs to know where to put the result"),
        (("emit", "so", "x.nx", "-o", "x", "--target", "wasm32"), "`so` is not made for wasm32"),
        (("emit", "so", "x.nx", "-o", "x", "--mode", "safe"), "a shared object is made in mode raw"),
        (("emit", "asm", "x.nx", "--mode", "safe", "--target", "wasm32"), "code for 32-bit addresses is"),
        (("emit", "asm", "lib.nx", "--mode", "safe"), "a file without `main` is made in mode raw"),
        (("emit", "asm", "x.nx", "--cpu", "z80"), "LLVM knows no CPU `z80` for x86_64-"),
        (("build", "x.nx", "-o", "x", "--cpu", "z80"), "LLVM knows no CPU `z80` for x86_64-"),
        (("emit", "core", "x.nx", "--lines"), "`nxpy emit core` takes no `--lines`"),
        (("emit", "c", "x.nx", "--target", "aarch64"), "`nxpy emit c` takes no `--target`"),
        (("emit", "c", "x.nx", "--mode", "raw"), "`nxpy emit c` has no mode raw"),
    ],
)
def test_what_cannot_be_made_is_said(words: tuple[str, ...], message: str, tmp_path: Path) -> None:
    (tmp_path / "x.nx").write_text(PRODUCT)
    (tmp_path / "lib.nx").write_text(SUMS)
    verb = build if words[0] == "build" else emit
    before = os.getcwd()
    os.chdir(tmp_path)
    try:
        with pytest.raises(Usage, match=re.escape(message)):
            verb.main(list(words[1:]))
    finally:
        os.chdir(before)
    assert not (tmp_path / "x").exists()


def test_no_binary_for_a_terminal(tmp_path: Path) -> None:
    import pty

    (tmp_path / "x.nx").write_text(PRODUCT)
    for words in (["emit", "obj", "x.nx", "-o", "-"], ["build", "x.nx", "-o", "-"]):
        terminal, side = pty.openpty()
        done = subprocess.run(
            [sys.executable, "-m", "nxpy", *words], cwd=tmp_path, stdout=side, stderr=subprocess.PIPE,
            env=clean_environment(PYTHONPATH=str(ROOT)), check=False, timeout=30,
        )  # fmt: skip
        os.close(side)
        os.close(terminal)
        assert done.returncode == 64
        assert b"is binary, and standard output is a terminal" in done.stderr


def test_binary_through_a_pipe(nxpy: Nxpy, tmp_path: Path) -> None:
    (tmp_path / "x.nx").write_text(PRODUCT)
    done = nxpy("emit", "obj", "x.nx", "-o", "-")
    assert done.stdout[:4] == b"\x7fELF"


def test_no_linker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Usage, match="a shared object needs a linker, and none is installed"):
        made(tmp_path, "so")


# A shared object --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sums(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sums")
    made(folder, "so", source=SUMS)
    return (folder / "out").rename(folder / "sums.so")


@needs_linker
def test_functions_are_called_by_c_convention(sums: Path) -> None:
    library = ctypes.CDLL(str(sums))
    numbers = (ctypes.c_int64 * 5)(1, 2, 3, 4, -(2**62))
    library.total.restype = ctypes.c_int64
    assert library.total(numbers, ctypes.c_int64(5)) == 10 - 2**62
    floats = (ctypes.c_double * 3)(1.5, -2.0, 0.0)
    library.scale(floats, ctypes.c_int64(3), ctypes.c_double(2.0))
    assert list(floats) == [3.0, -4.0, 0.0]
    library.halve.restype = ctypes.c_float
    assert library.halve(ctypes.c_float(3.0)) == 1.5
    library.f0.restype = ctypes.c_int32
    assert library.f0(ctypes.c_int32(-(2**31))) == -(2**31)


@needs_linker
def test_small_types_and_variables(sums: Path) -> None:
    library = ctypes.CDLL(str(sums))
    library.below.restype = ctypes.c_bool
    library.below.argtypes = [ctypes.c_int8, ctypes.c_bool]
    assert [library.below(a, b) for a, b in ((-1, True), (-1, False), (5, False))] == [True, False, True]
    library.write_.restype = ctypes.c_uint8
    library.write_.argtypes = [ctypes.c_uint8]
    assert library.write_(255) == 0
    library.step.restype = ctypes.c_int64
    assert library.step() == 8
    assert library.step() == 9
    library.room.restype = ctypes.c_void_p
    block = library.room(ctypes.c_int64(1000))
    assert block % 4096 == 0
    assert (ctypes.c_int64 * 1000).from_address(block)[999] == 0


def hosted(library: Path, call: str) -> subprocess.CompletedProcess[str]:
    """A call from a process that may end by it."""
    code = f"import ctypes; ctypes.CDLL({str(library)!r}).{call}; print('went on')"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@needs_linker
def test_system_calls_and_traps_in_another_process(sums: Path) -> None:
    assert hosted(sums, "greet()").stdout == "hello\nwent on\n"
    line = SUMS.splitlines().index("func ratio(a: i64, b: i64) -> i64 { return a / b }") + 1
    ended = hosted(sums, "ratio(1, 0)")
    assert (ended.returncode, ended.stdout) == (101, "")
    assert ended.stderr.startswith("trap[R0001]: division by zero\n")
    assert f"--> gate.nx:{line}:44\n" in ended.stderr
    ended = hosted(sums, "positive(0)")
    assert ended.returncode == 101
    assert ended.stderr.startswith("trap[R0006]: failed assert\n")


@needs_linker
def test_a_shared_object_is_reproducible(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "another"]
    for folder in folders:
        folder.mkdir()
    first, second = (made(folder, "so", source=SUMS) for folder in folders)
    assert first == second
    assert str(tmp_path).encode() not in first
    out = tmp_path / "built.so"
    assert build.main([str(tmp_path / "one" / "gate.nx"), "-o", str(out), "--emit", "so"]) == 0
    assert out.read_bytes() == first
    assert os.access(out, os.X_OK)


# WebAssembly ------------------------------------------------------------------------------------


@pytest.mark.skipif(
    not (shutil.which("wasm-ld") and shutil.which("node")),
    reason="needs wasm-ld and node (Debian: lld, nodejs)",
)
def test_functions_are_called_from_javascript(tmp_path: Path) -> None:
    """Whoever loads the module provides what the program asks of the system; here, the end by a trap."""
    source = (
        "func total(p: *i64, n: i64) -> i64 {\n    var sum: i64 = 0\n    for i in 0..n { sum += p[i] }\n"
        "    return sum\n}\nfunc ratio(a: i64, b: i64) -> i64 { return a / b }\n"
    )
    (tmp_path / "sums.o").write_bytes(made(tmp_path, "obj", "--target", "wasm32", source=source))
    linking = ["wasm-ld", "--no-entry", "--import-undefined", "sums.o", "-o", "sums.wasm"]
    subprocess.run(linking, cwd=tmp_path, check=True, timeout=30)
    (tmp_path / "call.js").write_text(
        "const stop = () => { throw new Error('trap') };\n"
        "WebAssembly.instantiate(require('fs').readFileSync('sums.wasm'), {env: {nx_trap: stop}})\n"
        ".then(({instance: {exports: nx}}) => {\n"
        "  new BigInt64Array(nx.memory.buffer, 1024, 3).set([1n, 20n, -300n]);\n"
        "  console.log(nx.total(1024, 3n), nx.ratio(-7n, 2n));\n"
        "  try { nx.ratio(1n, 0n); } catch (error) { console.log(error.message); }\n"
        "});\n"
    )
    done = subprocess.run(["node", "call.js"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("-279n -3n\ntrap\n", "")


# Other machines ---------------------------------------------------------------------------------


def can_link(name: str) -> bool:
    """Whether there is a compiler for the machine, with its C library, and an emulator."""
    compiler = f"{name}-linux-gnu-gcc"
    if not (shutil.which(f"qemu-{name}") and shutil.which(compiler)):
        return False
    words = [compiler, "-static", "-x", "c", "-", "-o", os.devnull]
    return not subprocess.run(words, input=b"#include <stdio.h>\nint main(void) { return puts(\"\"); }",
                              capture_output=True, check=False).returncode  # fmt: skip


CROSS = [pytest.param(name, marks=pytest.mark.skipif(
    not can_link(name),
    reason=f"needs Debian's qemu-user, gcc-{name}-linux-gnu and libc6-dev-{libc}-cross",
)) for name, libc in (("aarch64", "arm64"), ("riscv64", "riscv64"))]  # fmt: skip

FUSED = """\
func residue(x: f64, y: f64) -> f64 {
    return x * x - y
}
func main(argc: i64, argv: **u8) -> i64 {
    let x = 1.0 + (argc as f64) / 134217728.0
    let y = x * x
    if residue(x, y) != 0.0 { return 1 }
    return 0
}
"""
"""x * x rounds; a fused multiply-subtract would see what was rounded away."""


def cross(name: str, folder: Path, source: Path, *flags: str) -> subprocess.CompletedProcess[bytes]:
    """Compiles or links for another machine, and runs it. QEMU keeps a record of each page that is
    reserved, so it is given little to reserve."""
    out = folder / "program"
    command = [f"{name}-linux-gnu-gcc", *flags, "-static", str(source), "-o", str(out)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")
    return subprocess.run([f"qemu-{name}", "-R", "8G", out], capture_output=True, check=False, timeout=60)


@pytest.mark.parametrize("name", CROSS)
@pytest.mark.parametrize("mode", ["safe", "fast"])
def test_the_seed_gate_as_c_on_another_machine(name: str, mode: str, tmp_path: Path) -> None:
    assert emit.main(["c", str(GATE), "--mode", mode, "-o", str(tmp_path / "gate.c")]) == 0
    done = cross(name, tmp_path, tmp_path / "gate.c")
    assert (done.returncode, done.stdout) == (0, EXPECTED.read_bytes())


@pytest.mark.parametrize("name", CROSS)
def test_the_seed_gate_as_an_object_on_another_machine(name: str, tmp_path: Path) -> None:
    words = ["obj", str(GATE), "--mode", "raw", "--target", name, "-o", str(tmp_path / "gate.o")]
    assert emit.main(words) == 0
    done = cross(name, tmp_path, tmp_path / "gate.o")
    assert (done.returncode, done.stdout) == (0, EXPECTED.read_bytes())


@pytest.mark.parametrize("name", CROSS)
def test_floats_are_not_fused_on_another_machine(name: str, tmp_path: Path) -> None:
    plain = tmp_path / "plain.c"
    plain.write_text(
        "static double __attribute__((noinline)) residue(double x, double y) { return x * x - y; }\n"
        "int main(int n, char **v) { double x = 1.0 + n / 134217728.0, y = x * x;"
        " (void)v; return residue(x, y) != 0.0; }\n"
    )
    assert cross(name, tmp_path, plain, "-O2").returncode == 1, "this compiler fuses nothing by itself"
    (tmp_path / "gate.nx").write_text(FUSED)
    gate = str(tmp_path / "gate.nx")
    assert emit.main(["c", gate, "-o", str(tmp_path / "gate.c")]) == 0
    for level in ("-O0", "-O2", "-O3"):
        assert cross(name, tmp_path, tmp_path / "gate.c", level).returncode == 0
    assert emit.main(["obj", gate, "--mode", "raw", "--target", name, "-o", str(tmp_path / "gate.o")]) == 0
    assert cross(name, tmp_path, tmp_path / "gate.o").returncode == 0


@pytest.mark.parametrize("name", CROSS)
def test_a_trap_on_another_machine(name: str, tmp_path: Path) -> None:
    source = tmp_path / "gate.nx"
    source.write_text("func main() -> i64 {\n    let p = sys_mmap(8)\n    return p[8] as i64\n}\n")
    assert emit.main(["c", str(source), "-o", str(tmp_path / "gate.c")]) == 0
    done = cross(name, tmp_path, tmp_path / "gate.c")
    assert done.returncode == 101
    assert b"read of 1 byte at 0x50000000028, 0 bytes past the end of a block of 8 bytes" in done.stderr
