"""The reference interpreter against the same loops written by hand in CPython.

    python benchmarks/interp_ratio.py [--rounds N] [NAME…]

Each case is an NX program and a Python function that a Python programmer would write for the same
work: lists for memory, no wrapping where none can happen, `&` where the program relies on it. Both
run in this process, in turn; the table shows medians of the processor time. Making code of the
source is not counted.
"""

from __future__ import annotations

import struct
import sys
import time
from collections.abc import Callable
from statistics import median
from tempfile import TemporaryDirectory

from nxpy.driver.session import Session
from nxpy.engines.interp import program as compiled
from nxpy.engines.interp.image import Image
from nxpy.runtime.memory import Memory
from nxpy.runtime.options import RunOptions
from nxpy.runtime.output import Captured
from nxpy.runtime.system import System

PACK, UNPACK = struct.pack, struct.Struct("<f").unpack
MASK32, MASK64 = (1 << 32) - 1, (1 << 64) - 1


def counting() -> int:
    n, s, i = 200_000, 0, 0
    while i < n:
        s = s + i * 3 - (i & 7)
        i = i + 1
    return s & 127


def array_sum() -> int:
    n, s, i = 100_000, 0, 0
    a = [0] * n
    while i < n:
        a[i] = i * 2
        i = i + 1
    i = 0
    while i < n:
        s = s + a[i]
        i = i + 1
    return s & 127


def sieve() -> int:
    n = 60_000
    f = [0] * n
    count, i = 0, 2
    while i < n:
        if f[i] == 0:
            count = count + 1
            j = i + i
            while j < n:
                f[j] = 1
                j = j + i
        i = i + 1
    return count & 127


def dx(s: int, d: int) -> int:
    return (s * 3 + d * 7 + 1) % 11


def dy(s: int) -> int:
    return (s * 5 + 2) % 13


def train() -> int:
    n, m, v, steps = 4, 16, 16, 12
    w, gp = [0] * v, [0] * (n * v)
    shard = m // n
    step = 0
    while step < steps:
        k = 0
        while k < n * v:
            gp[k] = 0
            k = k + 1
        p = 0
        while p < n:
            s = p * shard
            send = s + shard
            while s < send:
                pred = 0
                d = 0
                while d < v:
                    pred = pred + w[d] * dx(s, d)
                    d = d + 1
                err = (pred & 1023) - dy(s)
                d = 0
                while d < v:
                    gp[p * v + d] = gp[p * v + d] + err * dx(s, d)
                    d = d + 1
                s = s + 1
            p = p + 1
        d = 0
        while d < v:
            w[d] = w[d] - (gp[d] >> 4)
            d = d + 1
        step = step + 1
    return w[3] & 127


def fib(n: int) -> int:
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def calls() -> int:
    return fib(21) & 127


def string_scan() -> int:
    s = b"the quick brown fox jumps over the lazy dog, and then once more, from the start\0"
    total, r = 0, 0
    while r < 1500:
        n = 0
        while s[n] != 0:
            n = n + 1
        total = total + n
        r = r + 1
    return total & 127


def fnv32() -> int:
    h, i = 2166136261, 0
    while i < 100_000:
        h = ((h ^ (i & 255)) * 16777619) & MASK32
        i = i + 1
    return h & 127


def xorshift64() -> int:
    x, i = 88172645463325252, 0
    while i < 50_000:
        x = x ^ ((x << 13) & MASK64)
        x = x ^ (x >> 7)
        x = x ^ ((x << 17) & MASK64)
        i = i + 1
    return x & 127


def matmul() -> int:
    n = 34
    a, b, c = [0] * (n * n), [0] * (n * n), [0] * (n * n)
    i = 0
    while i < n * n:
        a[i] = i % 7
        b[i] = i % 5
        i = i + 1
    i = 0
    while i < n:
        j = 0
        while j < n:
            s, k = 0, 0
            while k < n:
                s = s + a[i * n + k] * b[k * n + j]
                k = k + 1
            c[i * n + j] = s
            j = j + 1
        i = i + 1
    return c[35] & 127


def mandel() -> int:
    total, y = 0, 0
    while y < 24:
        x = 0
        while x < 24:
            cr, ci = x / 12.0 - 1.5, y / 12.0 - 1.0
            zr = zi = 0.0
            n = 0
            while n < 100:
                zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
                if zr * zr + zi * zi > 4.0:
                    break
                n = n + 1
            total = total + n
            x = x + 1
        y = y + 1
    return total & 127


def round_f32(value: float) -> float:
    return UNPACK(PACK("<f", value))[0]  # type: ignore[no-any-return]


def single() -> int:
    n, i = 20_000, 0
    x = [0.0] * n
    while i < n:
        x[i] = round_f32(i * 0.5)
        i = i + 1
    s = 0.0
    i = 0
    while i < n:
        s = round_f32(s * 0.5 + round_f32(x[i] * 0.25))
        i = i + 1
    return int(s) & 127


def local_sort() -> int:
    seed, r = 1, 0
    a = [0] * 64
    while r < 12:
        i = 0
        while i < 64:
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            a[i] = seed >> 8
            i = i + 1
        i = 0
        while i < 64:
            j = 0
            while j + 1 < 64 - i:
                if a[j] > a[j + 1]:
                    t = a[j]
                    a[j] = a[j + 1]
                    a[j + 1] = t
                j = j + 1
            i = i + 1
        r = r + 1
    return a[5] & 127


class Node:
    __slots__ = ("next", "value")

    def __init__(self, value: int, next: Node | None) -> None:
        self.value = value
        self.next = next


def linked_list() -> int:
    head = None
    i = 0
    while i < 1000:
        head = Node(i, head)
        i = i + 1
    total, r = 0, 0
    while r < 60:
        node = head
        while node is not None:
            total = total + node.value
            node = node.next
        r = r + 1
    return total & 127


def gcd() -> int:
    total, i = 0, 1
    while i < 250:
        j = 1
        while j < 40:
            a, b = i, j
            while b != 0:
                a, b = b, a % b
            total = total + a
            j = j + 1
        i = i + 1
    return total & 127


def moving_pointer() -> int:
    n = 50_000
    a = [0] * n
    i = 0
    while i < n:
        a[i] = 3
        i = i + 1
    total = p = 0
    while p < n:
        total = total + a[p]
        p = p + 1
    return total & 127


def element(a: list[int], i: int) -> int:
    return a[i]


def pointer_calls() -> int:
    a = list(range(100))
    total = i = 0
    while i < 20_000:
        total = total + element(a, i % 100)
        i = i + 1
    return total & 127


TABLE = [0] * 256


def global_array() -> int:
    i = 0
    while i < 256:
        TABLE[i] = i * 3
        i = i + 1
    total = i = 0
    while i < 50_000:
        total = total + TABLE[i & 255]
        i = i + 1
    return total & 127


def bump(cell: list[int], by: int) -> None:
    cell[0] = cell[0] + by


def out_parameters() -> int:
    total = i = 0
    while i < 5_000:
        cell = [0]
        bump(cell, i)
        total = total + cell[0]
        i = i + 1
    return total & 127


SOURCES: dict[Callable[[], int], str] = {
    counting: """
        func main() -> i64 {
            let n: i64 = 200000; var s: i64 = 0; var i: i64 = 0
            while i < n { s = s + i * 3 - (i & 7); i = i + 1 }
            return s & 127
        }""",
    array_sum: """
        func main() -> i64 {
            let n: i64 = 100000; var s: i64 = 0; var i: i64 = 0
            let a: *i64 = sys_mmap(8 * n) as *i64
            while i < n { a[i] = i * 2; i = i + 1 }
            i = 0
            while i < n { s = s + a[i]; i = i + 1 }
            return s & 127
        }""",
    sieve: """
        func main() -> i64 {
            let n: i64 = 60000
            let f: *u8 = sys_mmap(n)
            var count: i64 = 0; var i: i64 = 2
            while i < n {
                if f[i] == 0 {
                    count = count + 1
                    var j: i64 = i + i
                    while j < n { f[j] = 1; j = j + i }
                }
                i = i + 1
            }
            return count & 127
        }""",
    train: """
        func dx(s: i64, d: i64) -> i64 { return (s * 3 + d * 7 + 1) % 11 }
        func dy(s: i64) -> i64 { return (s * 5 + 2) % 13 }
        func train(n: i64, m: i64, v: i64, steps: i64) -> i64 {
            let w: *i64 = sys_mmap(8 * v) as *i64
            let gp: *i64 = sys_mmap(8 * n * v) as *i64
            let shard: i64 = m / n
            var step: i64 = 0
            while step < steps {
                var k: i64 = 0
                while k < n * v { gp[k] = 0; k = k + 1 }
                var p: i64 = 0
                while p < n {
                    var s: i64 = p * shard
                    let send: i64 = s + shard
                    while s < send {
                        var pred: i64 = 0
                        var d: i64 = 0
                        while d < v { pred = pred + w[d] * dx(s, d); d = d + 1 }
                        let err: i64 = (pred & 1023) - dy(s)
                        d = 0
                        while d < v { gp[p * v + d] = gp[p * v + d] + err * dx(s, d); d = d + 1 }
                        s = s + 1
                    }
                    p = p + 1
                }
                var d: i64 = 0
                while d < v { w[d] = w[d] - (gp[d] >> 4); d = d + 1 }
                step = step + 1
            }
            return w[3]
        }
        func main() -> i64 { return train(4, 16, 16, 12) & 127 }""",
    calls: """
        func fib(n: i64) -> i64 { if n < 2 { return n } return fib(n - 1) + fib(n - 2) }
        func main() -> i64 { return fib(21) & 127 }""",
    string_scan: """
        func length(s: *u8) -> i64 { var n: i64 = 0; while s[n] != 0 { n = n + 1 } return n }
        func main() -> i64 {
            var total: i64 = 0
            let s: *u8 = "the quick brown fox jumps over the lazy dog, and then once more, from the start"
            for r in 0..1500 { total = total + length(s) }
            return total & 127
        }""",
    fnv32: """
        func main() -> i64 {
            var h: u32 = 2166136261; var i: i64 = 0
            while i < 100000 { h = (h ^ ((i & 255) as u32)) * 16777619; i = i + 1 }
            return (h & 127) as i64
        }""",
    xorshift64: """
        func main() -> i64 {
            var x: u64 = 88172645463325252; var i: i64 = 0
            while i < 50000 { x = x ^ (x << 13); x = x ^ (x >> 7); x = x ^ (x << 17); i = i + 1 }
            return (x & 127) as i64
        }""",
    matmul: """
        func main() -> i64 {
            let n: i64 = 34
            let a: *i64 = sys_mmap(8 * n * n) as *i64
            let b: *i64 = sys_mmap(8 * n * n) as *i64
            let c: *i64 = sys_mmap(8 * n * n) as *i64
            for i in 0..n * n { a[i] = i % 7; b[i] = i % 5 }
            for i in 0..n {
                for j in 0..n {
                    var s: i64 = 0
                    for k in 0..n { s = s + a[i * n + k] * b[k * n + j] }
                    c[i * n + j] = s
                }
            }
            return c[35] & 127
        }""",
    mandel: """
        func main() -> i64 {
            var total: i64 = 0
            for y in 0..24 {
                for x in 0..24 {
                    let cr: f64 = (x as f64) / 12.0 - 1.5
                    let ci: f64 = (y as f64) / 12.0 - 1.0
                    var zr: f64 = 0.0; var zi: f64 = 0.0; var n: i64 = 0
                    while n < 100 {
                        let t: f64 = zr * zr - zi * zi + cr
                        zi = 2.0 * zr * zi + ci
                        zr = t
                        if zr * zr + zi * zi > 4.0 { break }
                        n = n + 1
                    }
                    total = total + n
                }
            }
            return total & 127
        }""",
    single: """
        func main() -> i64 {
            let n: i64 = 20000; var i: i64 = 0
            let x: *f32 = sys_mmap(4 * n) as *f32
            while i < n { x[i] = (i as f32) * 0.5; i = i + 1 }
            var s: f32 = 0.0
            i = 0
            while i < n { s = s * 0.5 + x[i] * 0.25; i = i + 1 }
            return (s as i64) & 127
        }""",
    local_sort: """
        func main() -> i64 {
            var seed: i64 = 1; var a: [64]i64
            for r in 0..12 {
                for i in 0..64 { seed = (seed * 1103515245 + 12345) & 0x7fffffff; a[i] = seed >> 8 }
                for i in 0..64 {
                    var j: i64 = 0
                    while j + 1 < 64 - i {
                        if a[j] > a[j + 1] { let t: i64 = a[j]; a[j] = a[j + 1]; a[j + 1] = t }
                        j = j + 1
                    }
                }
            }
            return a[5] & 127
        }""",
    linked_list: """
        struct Node { value: i64, next: *Node }
        func main() -> i64 {
            var head: *Node = null
            for i in 0..1000 {
                let node: *Node = sys_mmap(sizeof(Node)) as *Node
                node.value = i; node.next = head; head = node
            }
            var total: i64 = 0
            for r in 0..60 {
                var node: *Node = head
                while node != null { total = total + node.value; node = node.next }
            }
            return total & 127
        }""",
    gcd: """
        func main() -> i64 {
            var total: i64 = 0
            for i in 1..250 {
                for j in 1..40 {
                    var a: i64 = i; var b: i64 = j
                    while b != 0 { let t: i64 = a % b; a = b; b = t }
                    total = total + a
                }
            }
            return total & 127
        }""",
    moving_pointer: """
        func main() -> i64 {
            let n: i64 = 50000
            var p: *i64 = sys_mmap(8 * n) as *i64
            for i in 0..n { p[i] = 3 }
            let end: *i64 = p + n
            var total: i64 = 0
            while p < end { total = total + *p; p = p + 1 }
            return total & 127
        }""",
    pointer_calls: """
        func element(a: *i64, i: i64) -> i64 { return a[i] }
        func main() -> i64 {
            let a: *i64 = sys_mmap(800) as *i64
            for i in 0..100 { a[i] = i }
            var total: i64 = 0; var i: i64 = 0
            while i < 20000 { total = total + element(a, i % 100); i = i + 1 }
            return total & 127
        }""",
    global_array: """
        var table: [256]i64
        func main() -> i64 {
            var i: i64 = 0
            while i < 256 { table[i] = i * 3; i = i + 1 }
            var total: i64 = 0
            i = 0
            while i < 50000 { total = total + table[i & 255]; i = i + 1 }
            return total & 127
        }""",
    out_parameters: """
        func bump(cell: *i64, by: i64) { cell[0] = cell[0] + by }
        func main() -> i64 {
            var total: i64 = 0; var i: i64 = 0
            while i < 5000 { var cell: i64 = 0; bump(&cell, i); total = total + cell; i = i + 1 }
            return total & 127
        }""",
}


def interpreted(source: str) -> Callable[[], int]:
    """The Python function that the interpreter makes of an NX `main`."""
    with TemporaryDirectory() as folder:
        path = f"{folder}/case.nx"
        with open(path, "w", encoding="utf-8") as file:
            file.write(source)
        opened = Session([], {}).open(path)
        if opened.program is None:
            raise SystemExit(f"{opened.bag.items}\n{source}")
    memory, options = Memory(1 << 32), RunOptions()
    image = Image(opened.program, memory, System(memory, Captured(), options))
    compiled.load(image)
    assert opened.program.main is not None
    made = image.python[image.name(opened.program.main)]
    assert callable(made)
    return made


def timed(function: Callable[[], int]) -> float:
    begin = time.thread_time()
    function()
    return time.thread_time() - begin


def main(argv: list[str]) -> int:
    rounds = int(argv[argv.index("--rounds") + 1]) if "--rounds" in argv else 15
    names = [word for word in argv if word.isidentifier()]
    print("| loop | by hand, ms | interpreter, ms | ratio |\n| --- | ---: | ---: | ---: |")
    ratios = []
    for by_hand, source in SOURCES.items():
        if names and by_hand.__name__ not in names:
            continue
        nx = interpreted(source)
        if nx() != by_hand():
            raise SystemExit(f"{by_hand.__name__}: {nx()} is not {by_hand()}")
        times = [(timed(by_hand), timed(nx)) for _ in range(rounds)]
        hand, ours = (median(column) for column in zip(*times, strict=True))
        ratios.append(median(b / a for a, b in times))
        print(f"| {by_hand.__name__} | {hand * 1e3:.2f} | {ours * 1e3:.2f} | {ratios[-1]:.2f} |")
    print(f"\nThe ratios are medians of the rounds' own; the largest is {max(ratios):.2f}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
