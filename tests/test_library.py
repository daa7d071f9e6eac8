"""The bundled modules against Python: hashlib, lists, numbers of any size."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import reduce
from pathlib import Path

import pytest

from conftest import ROOT
from library_programs import HERE, READ_ALL, output, run
from nxpy.base.diagnostic import Bag
from nxpy.base.source import Source
from nxpy.syntax import tree
from nxpy.syntax.parser import parse

LIBRARY = ROOT / "nxpy" / "lib"
M64 = (1 << 64) - 1

# Each module's public functions, as the language page has them, and the prefixes of all its other names.
MODULES = {
    "nx_gate_verdict": (
        "gv",
        [
            "gv_ctr() -> *i64",
            "gv_check(ctr: *i64, name: *u8, ok: i64) -> i64",
            "gv_verdict(name: *u8, ctr: *i64, msg: *u8) -> i64",
        ],
    ),
    "nx_fabric_collective": (
        "nxfc",
        [
            "ring_allreduce(gp: *i64, n: i64, v: i64, gg: *i64) -> i64",
            "ring_allreduce_min(gp: *i64, n: i64, v: i64, gg: *i64) -> i64",
            "ring_allreduce_max(gp: *i64, n: i64, v: i64, gg: *i64) -> i64",
            "ring_allreduce_xor(gp: *i64, n: i64, v: i64, gg: *i64) -> i64",
            "ring_allreduce_schedule(gp: *i64, n: i64, v: i64, gg: *i64) -> i64",
            "ring_allreduce_min_schedule(gp: *i64, n: i64, v: i64, gg: *i64) -> i64",
            "ring_allreduce_max_schedule(gp: *i64, n: i64, v: i64, gg: *i64) -> i64",
            "ring_allreduce_xor_schedule(gp: *i64, n: i64, v: i64, gg: *i64) -> i64",
            "ring_broadcast(root: *i64, n: i64, v: i64, out: *i64) -> i64",
            "ring_allgather(parts: *i64, n: i64, v: i64, out: *i64) -> i64",
            "ring_reduce_scatter(gp: *i64, n: i64, v: i64, out: *i64) -> i64",
            "ring_allreduce_exact_f32(gp: *f32, n: i64, v: i64, gg: *f32) -> i64",
            "ring_allreduce_exact_f64(gp: *f64, n: i64, v: i64, gg: *f64) -> i64",
        ],
    ),
    "nx_exact_sum": (
        "nxes es_f",  # ES_F32 and ES_F64 are for its users
        [
            f"es_{name.format(t=t)}"
            for t in ("f32", "f64")
            for name in (
                "add_{t}(acc: *i64, x: {t})",
                "add_scaled_{t}(acc: *i64, q: i64, bit: i64)",
                "normalise_{t}(acc: *i64)",
                "merge_{t}(acc: *i64, from: *i64)",
                "round_{t}(acc: *i64) -> {t}",
            )
        ],
    ),
    "nx_fixed_scatter": (
        "nxfs fs",  # FsPlan
        [
            "fs_plan(index: *i64, n: i64, k: i64) -> *u8",
            "fs_sum_f32(block: *u8, values: *f32, out: *f32) -> i64",
            "fs_sum_f64(block: *u8, values: *f64, out: *f64) -> i64",
            "fs_exact_f32(block: *u8, values: *f32, out: *f32) -> i64",
            "fs_exact_f64(block: *u8, values: *f64, out: *f64) -> i64",
            "fs_digest(block: *u8, out32: *u8)",
            "fs_free(block: *u8) -> i64",
        ],
    ),
    "nx_io": (
        "nxio",
        [
            "print_str(s: *u8)",
            "print_i64(v: i64)",
            "print_u64(v: u64)",
            "print_hex(v: u64, digits: i64)",
            "print_f64(x: f64)",
            "print_f32(x: f32)",
            "print_bits_f64(x: f64)",
            "print_bits_f32(x: f32)",
            "print_nl()",
        ],
    ),
    "nx_mem": (
        "nxmem",
        [
            "mem_copy(to: *u8, from: *u8, n: i64)",
            "mem_set(p: *u8, byte: u8, n: i64)",
            "mem_compare(a: *u8, b: *u8, n: i64) -> i64",
            "str_len(s: *u8) -> i64",
        ],
    ),
    "nx_digest": (
        "nxdg",
        ["sha256(p: *u8, n: i64, out32: *u8)", "sha256_hex(p: *u8, n: i64, out65: *u8)"],
    ),
}


def declared(module: str) -> tree.Module:
    bag = Bag()
    source = Source(f"{module}.nx", (LIBRARY / f"{module}.nx").read_text(encoding="utf-8"))
    parsed = parse(source, bag)
    assert not bag.items
    return parsed


def one_line(text: str) -> str:
    return " ".join(text.split())


# What is there ----------------------------------------------------------------------------------


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_its_functions_documented_and_nothing_that_clashes(module: str) -> None:
    prefixes, public = MODULES[module]
    names = {signature.partition("(")[0] for signature in public}
    text = one_line((LIBRARY / f"{module}.nx").read_text(encoding="utf-8"))
    for signature in public:
        assert f"func {signature} {{" in text
    for declaration in declared(module).declarations:
        name = declaration.name.text
        assert name in names or name.lower().startswith(tuple(prefixes.split())), name
        if isinstance(declaration, tree.FuncDecl):
            assert len(declaration.doc) > 10, f"{name} has no doc comment"


@pytest.mark.parametrize("module", MODULES)
def test_the_page_tells_of_every_function(module: str) -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    assert f"## `{module}.nx`" in page
    for signature in MODULES[module][1]:
        assert f"`{signature}`" in page


# nx_mem -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", HERE)
def test_mem_copy_with_every_overlap(engine: str, tmp_path: Path) -> None:
    text = """
    import "nx_io.nx"
    import "nx_mem.nx"
    func main() {
        var b: [48]u8
        for n in 0..20 { for to in 0..26 {
            for i in 0..48 { b[i] = (i * 5 + 1) as u8 }
            mem_copy(&b[to], &b[13], n)
            var h: u64 = 0
            for i in 0..48 { h = h * 257 + b[i] }
            print_hex(h, 16); print_nl()
        } }
        mem_copy(&b[0], &b[1], -5)
    }
    """
    want = []
    for n in range(20):
        for to in range(26):
            b = bytearray(i * 5 + 1 for i in range(48))
            b[to : to + n] = b[13 : 13 + n]
            want.append(f"{reduce(lambda h, x: h * 257 + x & M64, b, 0):016x}")
    assert output(tmp_path, engine, text).splitlines() == want


@pytest.mark.parametrize("engine", HERE)
def test_mem_set_compare_and_str_len(engine: str, tmp_path: Path) -> None:
    text = """
    import "nx_io.nx"
    import "nx_mem.nx"
    func sign(x: i64) { if x < 0 { print_str("-") } else if x > 0 { print_str("+") } else { print_str("0") } }
    func main() {
        var a: [40]u8
        var b: [40]u8
        for n in 0..33 {
            mem_set(&a[0], 7, 40); mem_set(&a[3], 0xfe, n); mem_set(&a[0], 9, -1)
            var count: i64 = 0
            for i in 0..40 {
                if a[i] == 0xfe { count = count * 2 + i } else if a[i] != 7 { count = -1000000 }
            }
            print_i64(count); print_str(" ")
        }
        print_nl()
        for i in 0..19 {
            mem_set(&a[0], 100, 40); mem_copy(&b[0], &a[0], 40)
            b[i] = 200
            sign(mem_compare(&a[0], &b[0], 19)); sign(mem_compare(&b[0], &a[0], 19))
            sign(mem_compare(&a[0], &b[0], i))
            if i > 0 { b[i - 1] = 50 }
            sign(mem_compare(&a[0], &b[0], 19)); sign(mem_compare(&a[0], &b[0], -3))
            print_str(" ")
        }
        print_nl()
        print_i64(str_len("")); print_i64(str_len("a")); print_i64(str_len("abc\\0def")); print_nl()
    }
    """
    lines = output(tmp_path, engine, text).splitlines()
    sums = [reduce(lambda c, i: c * 2 + i, range(3, 3 + n), 0) for n in range(33)]
    assert lines[0].split() == [str(c) for c in sums]
    assert lines[1].split() == ["-+0-0"] + ["-+0+0"] * 18
    assert lines[2] == "013"


# nx_digest --------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", HERE)
def test_sha256_of_every_short_length(engine: str, tmp_path: Path) -> None:
    text = """
    import "nx_digest.nx"
    import "nx_io.nx"
    func main() {
        var data: [200]u8
        var hex: [65]u8
        var raw: [32]u8
        for i in 0..200 { data[i] = (i * i * 3 + 7) as u8 }
        for n in 0..132 { sha256_hex(&data[0], n, &hex[0]); print_str(&hex[0]); print_nl() }
        sha256(null, 0, &raw[0])
        for i in 0..32 { print_hex(raw[i], 2) }
        print_nl()
        sha256(&data[0], 200, &data[0])
        for i in 0..32 { print_hex(data[i], 2) }
    }
    """
    data = bytes((i * i * 3 + 7) & 255 for i in range(200))
    want = [hashlib.sha256(data[:n]).hexdigest() for n in [*range(132), 0, 200]]
    assert output(tmp_path, engine, text).split() == want


FIPS = [
    (b"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (b"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
        b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ),
    (
        b"".join(bytes(range(first, first + 8)) for first in b"abcdefghijklmn"),
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
    ),
    (b"a" * 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
]


@pytest.mark.parametrize("engine", HERE)
def test_sha256_gives_the_published_digests(engine: str, tmp_path: Path) -> None:
    for message, digest in FIPS:
        text = (
            'import "nx_digest.nx"\nimport "nx_io.nx"\nfunc main() {\n'
            + READ_ALL.replace("ROOM", str(len(message) + 1))
            + "var hex: [65]u8\nsha256_hex(data, size, &hex[0])\nprint_str(&hex[0])\n}\n"
        )
        assert output(tmp_path, engine, text, message) == digest


# nx_fabric_collective ---------------------------------------------------------------------------


def signed(x: int) -> int:
    x &= M64
    return x - (1 << 64) if x >> 63 else x


def column(operation: str, values: list[int]) -> int:
    combine: dict[str, Callable[[int, int], int]] = {
        "": lambda a, b: signed(a + b),
        "_min": min,
        "_max": max,
        "_xor": lambda a, b: a ^ b,
    }
    return reduce(combine[operation], values)


@pytest.mark.parametrize("engine", HERE)
def test_the_reductions(engine: str, tmp_path: Path) -> None:
    calls = "".join(
        f"print_i64(ring_allreduce{op}(gp, n, v, gg)); show(gg, v); "
        f"print_i64(ring_allreduce{op}_schedule(gp, n, v, gg)); show(gg, v)\n"
        for op in ("", "_min", "_max", "_xor")
    )
    text = f"""
    import "nx_fabric_collective.nx"
    import "nx_io.nx"
    func show(p: *i64, count: i64) {{
        for i in 0..count {{ print_str(" "); print_i64(p[i]) }}
        print_str(" | ")
    }}
    func main() {{
        for n in 1..6 {{ for v in 0..8 {{
            let gp: *i64 = sys_mmap(8 * n * v) as *i64
            let gg: *i64 = sys_mmap(8 * v) as *i64
            for i in 0..n * v {{ gp[i] = (i * i * 7919 + n * 31 + 12345) * 6364136223846793005 }}
            {calls}
            print_i64(ring_reduce_scatter(gp, n, v, gg)); show(gg, v)
            show(gp, n * v); print_nl()
        }} }}
    }}
    """
    lines = iter(output(tmp_path, engine, text).splitlines())
    for n in range(1, 6):
        for v in range(8):
            gp = [signed((i * i * 7919 + n * 31 + 12345) * 6364136223846793005) for i in range(n * v)]
            cells = [cell.split() for cell in next(lines).split("|")][:-1]
            sums = {op: [column(op, gp[j::v]) for j in range(v)] for op in ("", "_min", "_max", "_xor")}
            want: list[list[int]] = []
            for row in sums.values():
                want += [[0, *row], [2 * (n - 1), *row]]
            want += [[0, *sums[""]], gp]
            assert cells == [[str(x) for x in row] for row in want]


@pytest.mark.parametrize("engine", HERE)
def test_broadcast_and_allgather(engine: str, tmp_path: Path) -> None:
    text = """
    import "nx_fabric_collective.nx"
    import "nx_io.nx"
    func show(p: *i64, count: i64) { for i in 0..count { print_i64(p[i]); print_str(" ") } print_nl() }
    func main() {
        for n in 1..5 { for v in 0..5 {
            let rows: *i64 = sys_mmap(8 * n * v) as *i64
            let out: *i64 = sys_mmap(8 * n * n * v) as *i64
            for i in 0..n * v { rows[i] = i * i - 50 }
            print_i64(ring_allgather(rows, n, v, out)); print_str(" "); show(out, n * n * v)
            print_i64(ring_broadcast(rows + n / 2 * v, n, v, out)); print_str(" "); show(out, n * v)
            ring_broadcast(rows + n / 2 * v, n, v, rows); show(rows, n * v)
        } }
    }
    """
    lines = iter(output(tmp_path, engine, text).splitlines())
    for n in range(1, 5):
        for v in range(5):
            rows = [i * i - 50 for i in range(n * v)]
            middle = rows[n // 2 * v :][:v]
            assert next(lines).split() == [str(x) for x in [0, *rows * n]]
            assert next(lines).split() == [str(x) for x in [0, *middle * n]]
            assert next(lines).split() == [str(x) for x in middle * n]


@pytest.mark.parametrize("engine", HERE)
def test_a_reduction_longer_than_a_block(engine: str, tmp_path: Path) -> None:
    text = """
    import "nx_fabric_collective.nx"
    import "nx_io.nx"
    func main() {
        let v: i64 = 5000
        let gp: *i64 = sys_mmap(8 * 2 * v) as *i64
        let gg: *i64 = sys_mmap(8 * v) as *i64
        for i in 0..2 * v { gp[i] = i }
        ring_allreduce(gp, 2, v, gg)
        var wrong: i64 = 0
        for j in 0..v { if gg[j] != 2 * j + v { wrong += 1 } }
        print_i64(wrong)
    }
    """
    assert output(tmp_path, engine, text) == "0"


@pytest.mark.parametrize("engine", HERE)
@pytest.mark.parametrize("call", ["ring_allreduce(p, 0, 1, p)", "ring_allgather(p, 1, -1, p)"])
def test_no_ranks_and_negative_lengths_are_refused(engine: str, call: str, tmp_path: Path) -> None:
    text = f'import "nx_fabric_collective.nx"\nfunc main() {{ let p: *i64 = sys_mmap(64) as *i64; {call} }}\n'
    result = run(tmp_path, engine, text)
    assert result.returncode == 101
    assert b"R0006" in result.stderr


@pytest.mark.parametrize("engine", HERE)
def test_scratch_memory_is_given_back(engine: str, tmp_path: Path) -> None:
    text = """
    import "nx_fabric_collective.nx"
    import "nx_digest.nx"
    import "nx_io.nx"
    func main() {
        let gp: *i64 = sys_mmap(8 * 400) as *i64
        let gg: *i64 = sys_mmap(8 * 200) as *i64
        for i in 0..100 { ring_allreduce_schedule(gp, 2, 200, gg) }
        for i in 0..20 { sha256(gp as *u8, 100, gg as *u8) }
        print_i64(7)
    }
    """
    assert output(tmp_path, engine, text, b"", "--max-memory", "16000") == "7"


# nx_gate_verdict --------------------------------------------------------------------------------

MESSAGES = ["", "plain", "closes)", "(opens", "one (of two) holds", ")", "(()", "a) b (c", ")(", "())", "(a)"]


def closes_unopened(message: str) -> bool:
    depth = 0
    for c in message:
        depth += {"(": 1, ")": -1}.get(c, 0)
        if depth < 0:
            return True
    return False


@pytest.mark.parametrize("engine", HERE)
def test_the_verdicts_last_parenthesis(engine: str, tmp_path: Path) -> None:
    calls = "".join(f'print_i64(gv_verdict("N", c, "{m}"))\n' for m in MESSAGES)
    text = (
        'import "nx_gate_verdict.nx"\nimport "nx_io.nx"\nfunc main() {\n'
        f"let c: *i64 = gv_ctr()\nc[0] = 3; c[1] = 3\n{calls}}}\n"
    )
    ends = ["" if closes_unopened(m) else ")" for m in MESSAGES]
    want = "".join(f"\nVERDICT N PASS 3/3 ({m}{end}\n0" for m, end in zip(MESSAGES, ends, strict=True))
    assert output(tmp_path, engine, text) == want


@pytest.mark.parametrize("engine", HERE)
def test_the_counters_and_the_exit_code(engine: str, tmp_path: Path) -> None:
    text = """
    import "nx_gate_verdict.nx"
    import "nx_io.nx"
    func main() -> i64 {
        let c: *i64 = gv_ctr()
        print_i64(c[0] + c[1]); print_i64(gv_verdict("NONE", c, "m"))
        print_i64(gv_check(c, "a", 1)); print_i64(gv_check(c, "b", -1))
        print_i64(gv_verdict("SO FAR", c, "m"))
        print_i64(gv_check(c, "c", 0)); print_i64(c[0]); print_i64(c[1])
        c[0] = -9223372036854775808; c[1] = 1234567890123456789
        return gv_verdict("END", c, "m")
    }
    """
    result = run(tmp_path, engine, text)
    assert result.returncode == 1
    assert result.stdout.decode() == (
        "0\nVERDICT NONE FAIL 0/0 (m)\n1  PASS a\n1  PASS b\n1\nVERDICT SO FAR PASS 2/2 (m)\n0  FAIL c\n023"
        "\nVERDICT END FAIL -9223372036854775808/1234567890123456789 (m)\n"
    )
