"""`R0xxx`: traps, which stop a gate while it runs."""

from __future__ import annotations

from nxpy.base.codes import Code

ROWS = (
    Code(
        "R0001",
        "division by zero",
        "An integer was divided by zero, with `/` or `%`. Floats do not trap: 1.0 / 0.0 is infinite.\n"
        "Test the divisor first; `n == 0 || a / n > 1` never divides by zero, since `||` stops early.",
        "func mean(sum: i64, n: i64) -> i64 { return sum / n }\nfunc main() -> i64 { return mean(6, 0) }\n",
        "func mean(sum: i64, n: i64) -> i64 {\n    if n == 0 { return 0 }\n    return sum / n\n}\n"
        "func main() -> i64 { return mean(6, 0) }\n",
    ),
    Code(
        "R0002",
        "access outside live memory",
        "A read or write went through a null pointer, past an end of the block that the pointer came\n"
        "from, into a block that `sys_munmap` has freed, or past an array's own length. The message\n"
        "gives the address and by how much it missed. A pointer that `p + i` or `p[i]` starts from stays\n"
        "bound to its block, so running on from one live block into the next is found, too. Look at the\n"
        "loop's bound, and at the size that `sys_mmap` was asked for: it counts bytes, not elements.",
        "func main() -> i64 {\n    let row: *i64 = sys_mmap(8 * 4) as *i64\n"
        "    var i: i64 = 0\n    while i <= 4 { row[i] = i; i = i + 1 }\n    return 0\n}\n",
        "func main() -> i64 {\n    let row: *i64 = sys_mmap(8 * 4) as *i64\n"
        "    var i: i64 = 0\n    while i < 4 { row[i] = i; i = i + 1 }\n    return 0\n}\n",
    ),
    Code(
        "R0003",
        "write to read-only memory",
        "A string constant was written to. Equal strings may share one address, so none may change.\n"
        "Copy the bytes to memory of your own first.",
        "func main() -> i64 {\n    let name: *u8 = \"nx\"\n    name[0] = 'N'\n    return 0\n}\n",
        "func main() -> i64 {\n    let name: *u8 = sys_mmap(3)\n    name[0] = 'N'\n    name[1] = 'X'\n"
        "    return 0\n}\n",
    ),
    Code(
        "R0004",
        "stack overflow",
        "Calls were nested too deep: most often a recursion that never reaches its end. 100,000 calls of\n"
        "functions with few variables always fit; how many more is not promised.",
        "func count(n: i64) -> i64 { return count(n + 1) + 1 }\nfunc main() -> i64 { return count(0) }\n",
        "func count(n: i64) -> i64 {\n    if n == 10 { return 0 }\n    return count(n + 1) + 1\n}\n"
        "func main() -> i64 { return count(0) & 1 }\n",
    ),
    Code(
        "R0005",
        "out of memory",
        "`sys_mmap` was asked for more than the gate may hold: 4 GiB of live blocks, or what\n"
        "`--max-memory` says (then the exit code is 137). Free what is no longer needed with\n"
        "`sys_munmap`, or raise the limit.",
        "func main() -> i64 {\n    let n: i64 = 1 << 40\n    let p: *u8 = sys_mmap(n)\n    p[0] = 1\n"
        "    return 0\n}\n",
        "func main() -> i64 {\n    let n: i64 = 1 << 20\n    let p: *u8 = sys_mmap(n)\n    p[0] = 1\n"
        "    return 0\n}\n",
    ),
    Code(
        "R0006",
        "failed assert",
        "The condition of an `assert` was false. An assert states what has to hold for the rest to make\n"
        "sense; for the rows of a gate, print `PASS` or `FAIL` instead and go on.",
        "func main() -> i64 {\n    let n: i64 = 3\n    assert(n % 2 == 0)\n    return 0\n}\n",
        "func main() -> i64 {\n    let n: i64 = 4\n    assert(n % 2 == 0)\n    return 0\n}\n",
    ),
    Code(
        "R0007",
        "bad argument to an intrinsic",
        "A size or length was negative, or `sys_munmap` was given something that no `sys_mmap` gave: not\n"
        "the start of a block, not its size, or a block that was freed already.",
        "func main() -> i64 {\n    let p: *u8 = sys_mmap(64)\n    return sys_munmap(p, 32)\n}\n",
        "func main() -> i64 {\n    let p: *u8 = sys_mmap(64)\n    return sys_munmap(p, 64)\n}\n",
    ),
    Code(
        "R0008",
        "not permitted",
        "`sys_clock_ns` makes a gate's output differ from run to run, so it works only with\n"
        "`--allow-clock`. (Files that may not be opened are no trap: `sys_open` returns -13.)",
        "func main() -> i64 {\n    let start: i64 = sys_clock_ns()\n    return start & 0\n}\n",
        "func main() -> i64 {\n    let start: i64 = 0\n    return start & 0\n}\n",
    ),
)
