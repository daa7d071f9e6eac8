"""Makes many gates: copies of real ones with changed constants, and for the seed gate its twin in C.

    python scripts/make_gates.py OUT --count 1000 [--seed 1] [--mixed] [--no-twins]

Every copy is another program (no two have the same constants) that is green. `--mixed` takes turns
with other gates of the repository, which have no twins.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TWIN = ROOT / "benchmarks/seed_twin.c"

Constants = dict[str, int]


def seed_constants(random: random.Random) -> Constants:
    """Sizes and data of the seed gate. M stays a multiple of 8, as its shards ask for; few enough steps
    that nothing wraps, so that C without -fwrapv computes the same."""
    return {
        "V": random.randrange(4, 10),
        "M": random.choice((8, 16)),
        "T": random.randrange(2, 5),
        "DIVISOR": random.choice((8, 16, 32)),
        "XS": random.randrange(2, 10),
        "XD": random.randrange(2, 10),
        "X0": random.randrange(1, 7),
        "XM": random.choice((11, 13, 17, 19)),
        "YS": random.randrange(2, 10),
        "Y0": random.randrange(1, 9),
        "YM": random.choice((13, 17, 23, 29)),
    }


SEED_PLACES = (
    ("(s * 3 + d * 7 + 1) % 11", "(s * {XS} + d * {XD} + {X0}) % {XM}"),
    ("(s * 5 + 2) % 13", "(s * {YS} + {Y0}) % {YM}"),
    ("let V: i64 = 8", "let V: i64 = {V}"),
    ("let M: i64 = 8", "let M: i64 = {M}"),
    ("let T: i64 = 4", "let T: i64 = {T}"),
    ("let LD: i64 = 16", "let LD: i64 = {DIVISOR}"),
)
"""Where the seed gate has its constants, and what stands there in a copy."""


def seed_copy(text: str, constants: Constants) -> str:
    for old, new in SEED_PLACES:
        if text.count(old) != 1:
            raise SystemExit(f"the seed gate has changed: `{old}` is not in it once")
        text = text.replace(old, new.format(**constants))
    return text


def twin(text: str, constants: Constants) -> str:
    return re.sub(r"@([A-Z0-9]+)@", lambda match: str(constants.get(match[1], match[0])), text)


def renamed(text: str, number: int) -> str:
    """For a gate without places of its own: another name in its verdict makes it another program."""
    return re.sub(r'gv_verdict\("([A-Z0-9-]+)"', rf'gv_verdict("\1-{number}"', text, count=1)


def make(out: Path, count: int, seed: int, *, mixed: bool, twins: bool) -> None:
    source = random.Random(seed)
    out.mkdir(parents=True, exist_ok=True)
    seed_gate = (ROOT / "gates/nx_distributed_train_gate.nx").read_text(encoding="utf-8")
    twin_text = TWIN.read_text(encoding="utf-8")
    others = sorted(path for path in (ROOT / "gates").glob("*.nx") if "distributed_train" not in path.name)
    makers: list[Callable[[int], tuple[str, str]]] = [lambda number: ("seed", "")]
    if mixed:
        makers += [lambda number, path=path: (path.stem, path.read_text("utf-8")) for path in others]  # type: ignore[misc]
    seen: set[tuple[int, ...]] = set()
    for number in range(count):
        name, text = makers[number % len(makers)](number)
        if name != "seed":
            (out / f"{number:05}_{name}.nx").write_text(renamed(text, number), encoding="utf-8")
            continue
        constants = seed_constants(source)
        while tuple(constants.values()) in seen:
            constants = seed_constants(source)
        seen.add(tuple(constants.values()))
        (out / f"{number:05}_seed.nx").write_text(seed_copy(seed_gate, constants), encoding="utf-8")
        if twins:
            (out / f"{number:05}_seed.c").write_text(twin(twin_text, constants), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--mixed", action="store_true", help="copies of all gates, not of the seed gate alone"
    )
    parser.add_argument("--no-twins", action="store_true", help="without the C files")
    options = parser.parse_args()
    make(options.out, options.count, options.seed, mixed=options.mixed, twins=not options.no_twins)
    return 0


if __name__ == "__main__":
    sys.exit(main())
