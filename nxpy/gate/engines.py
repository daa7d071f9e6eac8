"""The names that `nxpy test --engines` takes: one row each, over the registry of engines.

A row says how a forked child gets from a checked program to the gate's own code: `inside` engines run
it in the child itself, `native` ones make an executable that the child becomes.
"""

from __future__ import annotations

from nxpy.engines import ENGINES


class Way:
    """One way to run a gate.

    engine     a row of `ENGINES`
    native     whether the child becomes an executable: "cached" (LLVM's, kept for the next run),
               "standalone" (as `nxpy build` makes it), "c" (by way of C), or ""
    flags      what `nxpy run` takes for the same
    quick      whether it is compiled with a tenth of the effort
    bounded    whether the process needs little address space besides the gate's own, so that a
               limit on it can stand behind the limit on memory
    """

    __slots__ = ("_available", "bounded", "engine", "flags", "mode", "name", "native", "quick")

    def __init__(
        self,
        name: str,
        engine: str,
        mode: str,
        flags: str,
        *,
        native: str = "",
        bounded: bool = False,
        quick: bool = False,
    ) -> None:
        self.name = name
        self.engine = engine
        self.mode = mode
        self.flags = flags
        self.native = native
        self.bounded = bounded
        self.quick = quick
        self._available: bool | None = None

    @property
    def kept_as(self) -> str:
        """What the cache calls its code."""
        return "quick" if self.quick else self.mode

    def available(self) -> bool:
        """Looked up once: nothing is installed while gates run."""
        if self._available is None:
            self._available = self.engine in ENGINES and ENGINES[self.engine].available()
            if self._available and self.native == "c":
                from nxpy.engines.c.engine import compiler

                self._available = compiler() is not None
        return self._available


WAYS: dict[str, Way] = {
    row.name: row
    for row in (
        Way("interp", "interp", "safe", "--engine interp", bounded=True),
        Way("jit", "jit", "safe", "--engine jit", native="cached"),
        Way("jit-quick", "jit", "safe", "--engine jit", native="cached", quick=True),
        Way("jit-fast", "jit", "fast", "--engine jit --fast", native="cached"),
        Way("exe", "jit", "safe", "--engine jit", native="standalone"),
        Way("c", "c", "safe", "--engine c", native="c"),
    )
}

AUTO = "auto"
"""Where no engine is asked for: native code where there is some in the cache already, else these in
turn, each for as long as it may take, and native code kept for the next time. All engines give the same
bytes, so nobody can tell but by the clock."""

STAGES = (("interp", 0.15), ("jit-quick", 2.0), ("jit", 0.0))
"""Engines and the seconds that each gets; the last has no end. The interpreter starts at once, quick
native code after some 0.05 s, the best after 0.3 to 1 s, and is three times as fast."""

BEST = ("jit", "jit-quick")
"""Code in the cache that `AUTO` takes, the first of these that is there."""

ALL = "all"


def parse(text: str) -> list[str]:
    """`interp,jit` to names; `all` is every one that is available here. ValueError says what is wrong."""
    names: list[str] = []
    for word in text.split(","):
        name = word.strip()
        if name == ALL:
            names += [way.name for way in WAYS.values() if way.available()]
        elif name == AUTO:
            names.append(name)
        elif name not in WAYS:
            raise ValueError(f"there is no engine `{name}`; there are " + ", ".join([*WAYS, AUTO, ALL]))
        elif not WAYS[name].available():
            raise ValueError(f"the engine `{name}` is not available here; `nxpy doctor` says what it lacks")
        else:
            names.append(name)
    return list(dict.fromkeys(names))


def flags(name: str) -> str:
    """What `nxpy run` takes to do the same."""
    return "" if name == AUTO else WAYS[name].flags
