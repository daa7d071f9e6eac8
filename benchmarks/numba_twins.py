"""Three of the programs of the native benchmark for numba: `python benchmarks/numba_twins.py NAME`.

Prints what the NX program prints, and the seconds that the first call took, with compiling. Then it runs
once more for every line on stdin and prints how long that took: compiling and starting are not in it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit

u64 = np.uint64
FNV, PRIME = u64(0xCBF29CE484222325), u64(0x100000001B3)
FACTOR, ADDEND = u64(6364136223846793005), u64(1442695040888963407)


@njit
def fill(a: Any, seed: Any) -> None:
    x = seed
    for i in range(len(a)):
        x = x * FACTOR + ADDEND
        a[i] = np.float32(x >> u64(40)) / np.float32(16777216.0) - np.float32(0.5)


@njit
def matmul(a: Any, b: Any, c: Any, n: int) -> None:
    for i in range(n):
        for j in range(n):
            c[i * n + j] = 0.0
        for k in range(n):
            x = a[i * n + k]
            for j in range(n):
                c[i * n + j] = c[i * n + j] + x * b[k * n + j]


@njit
def digest(bits: Any) -> Any:
    h = FNV
    for i in range(len(bits)):
        h = (h ^ u64(bits[i])) * PRIME
    return h


@njit
def scale(a: Any, c: Any) -> None:
    for i in range(len(a)):
        a[i] = c[i] * np.float32(0.125)


def matmul_f32() -> str:
    n = 500
    a, b, c = (np.zeros(n * n, np.float32) for _ in range(3))
    fill(a, u64(3))
    fill(b, u64(4))
    for _ in range(20):
        matmul(a, b, c, n)
        scale(a, c)
    return f"matmul_f32 hash {int(digest(c.view(np.uint32))):016x}\n"


@njit
def cross_out(flags: Any, limit: int) -> None:
    for i in range(limit):
        flags[i] = 1
    flags[0] = 0
    flags[1] = 0
    i = 2
    while i * i < limit:
        if flags[i] != 0:
            j = i * i
            while j < limit:
                flags[j] = 0
                j = j + i
        i = i + 1


@njit
def rounds(flags: Any, size: int) -> Any:
    count = 0
    total = 0
    for turn in range(36):
        limit = size - turn * 1000
        cross_out(flags, limit)
        for i in range(limit):
            if flags[i] != 0:
                count = count + 1
                total = total + i
    return count, total


def sieve() -> str:
    count, total = rounds(np.zeros(4_000_000, np.uint8), 4_000_000)
    return f"sieve count {count} sum {total}\n"


@njit("i8(i8, i8, i8, i8)")
def place(every: int, cols: int, left: int, right: int) -> int:
    if cols == every:
        return 1
    found = 0
    free = every & ~(cols | left | right)
    while free != 0:
        bit = free & -free
        free = free ^ bit
        found = found + place(every, cols | bit, (left | bit) << 1, (right | bit) >> 1)
    return found


def nqueens() -> str:
    return "".join(f"nqueens {n} {place((1 << n) - 1, 0, 0, 0)}\n" for n in range(4, 15))


TWINS: dict[str, Callable[[], str]] = {"matmul_f32": matmul_f32, "nqueens": nqueens, "sieve": sieve}


def timed(twin: Callable[[], str]) -> tuple[str, float]:
    start = time.perf_counter()
    text = twin()
    return text, time.perf_counter() - start


def main() -> None:
    twin = TWINS[sys.argv[1]]
    text, first = timed(twin)
    print(text + str(first), flush=True)
    for _ in sys.stdin:
        print(timed(twin)[1], flush=True)


if __name__ == "__main__":
    main()
