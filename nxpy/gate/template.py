"""What `nxpy new gate` writes: a gate with all that a gate has, which passes as it stands."""

from __future__ import annotations

import re

NAME = re.compile(r"[a-z][a-z0-9_]{0,79}")
"""What a gate may be called; it becomes a file's, a module's and a verdict's name."""

TEMPLATE = """\
// {file} -- one sentence: what this gate proves, and why that matters.
// criteria:
// 1 the sum of 1..n is n(n+1)/2 for every n up to 100
// negative control:
// NC1 the same check with one summand left out fails (so the check can fail)
// expect_exit: 0 license_tier: ORIGINAL
import "nx_gate_verdict.nx"

// The sum of 1..n without `skip`; 0 skips nothing.
func sum(n: i64, skip: i64) -> i64 {{
    var total: i64 = 0
    for i in 1..n + 1 {{
        if i != skip {{ total += i }}
    }}
    return total
}}

// Whether the closed form holds for every n up to `last`.
func holds(last: i64, skip: i64) -> bool {{
    for n in 1..last + 1 {{
        if sum(n, skip) != n * (n + 1) / 2 {{ return false }}
    }}
    return true
}}

func main() -> i64 {{
    let ctr: *i64 = gv_ctr()
    gv_check(ctr, "T1 the sum of 1..n is n(n+1)/2", holds(100, 0) as i64)
    gv_check(ctr, "NC1 with one summand left out it is not", (!holds(100, 7)) as i64)
    return gv_verdict("{verdict}", ctr, "replace this with what was proved")
}}
"""


def file_name(name: str) -> str:
    """`my_sum` and `my_sum.nx` both give `my_sum.nx`; raises ValueError for what cannot be a name."""
    stem = name.removesuffix(".nx")
    if NAME.fullmatch(stem) is None:
        raise ValueError("a gate's name is made of small letters, digits and _, and starts with a letter")
    return stem + ".nx"


def gate(file: str) -> str:
    """The text of a new gate."""
    verdict = file.removesuffix(".nx").replace("_", "-").upper()
    return TEMPLATE.format(file=file, verdict=verdict)
