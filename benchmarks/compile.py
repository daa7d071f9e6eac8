"""How compile time grows: `python benchmarks/compile.py [LINES...]` generates programs of functions that
call each other, compiles them in safe mode, and prints where the time goes."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

LINES = 12
"""Lines of one generated function."""


def program(lines: int) -> str:
    count = max(lines // LINES, 1)
    parts = []
    for i in range(count):
        far = ((i * 2654435761) >> 7) % max(i, 1)
        other = f"step{i - 1}(p, n - 1) + step{far}(p, n - 2)" if i else "n"
        parts.append(f"""func step{i}(p: *i64, n: i64) -> i64 {{
    var sum: i64 = {i}
    if n <= 0 {{ return sum }}
    for k in 0..8 {{
        sum = sum + p[k] * {i % 13 + 1}
        p[k] = sum ^ k
    }}
    if sum % 3 == 0 {{
        sum = sum + {other}
    }}
    return sum
}}
""")
    parts.append(
        "func main(argc: i64, argv: **u8) -> i64 {\n"
        "    let p: *i64 = sys_mmap(64) as *i64\n"
        f"    return step{count - 1}(p, argc + 4) & 1\n}}\n"
    )
    return "".join(parts)


def measure(lines: int) -> list[tuple[str, float]]:
    """CPU seconds of each phase."""
    from nxpy.driver.session import Session
    from nxpy.engines.llvm import backend, build
    from nxpy.engines.llvm.elf import Object
    from nxpy.engines.llvm.module import ModuleLowering

    laps: list[tuple[str, float]] = []
    start = time.process_time()

    def lap(name: str) -> None:
        nonlocal start
        now = time.process_time()
        laps.append((name, now - start))
        start = now

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "gate.nx"
        path.write_text(program(lines))
        compilation = Session().open(str(path), require_main=True)
        assert compilation.modules
        lap("parse")
        checked = compilation.program
        assert checked is not None, compilation.bag.items[:3]
        lap("check")
    lowering = ModuleLowering(checked, safe=True)
    text = build.lowered(lowering)
    lap("lower")
    target = backend.Target()
    module = backend.program_module(text, target)
    lap("optimise")
    compiled = Object(backend.emit(module, target))
    lap("emit")
    support = Object(backend.assemble(build.runtime_text(), target))
    build.link(lowering, compiled, support, safe=True, standalone=True)
    lap("link")
    return laps


def main() -> int:
    sizes = [int(word) for word in sys.argv[1:]] or [2_000, 4_000, 8_000]
    for lines in sizes:
        laps = measure(lines)
        total = sum(seconds for _, seconds in laps)
        shares = "  ".join(f"{name} {seconds:.2f}" for name, seconds in laps)
        print(f"{lines:7} lines {total:7.2f} s {lines / total:7.0f} lines/s   {shares}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
