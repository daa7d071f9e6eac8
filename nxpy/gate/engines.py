"""The names that `nxpy test --engines` takes: one row each, over the registry of engines.

A row names an engine and a mode. Engines that make a native program offer `executable(program,
options, folder)`, and the runner executes what that returns; all others are run in a forked child.
"""

from __future__ import annotations

from nxpy.engines import ENGINES, PREFERRED


class Way:
    """One way to run a gate.

    flags      what `nxpy run` takes for the same
    bounded    whether the process needs little address space besides the gate's own, so that a
               limit on it can stand behind the limit on memory
    """

    __slots__ = ("bounded", "engine", "flags", "mode", "name")

    def __init__(self, name: str, engine: str, mode: str, flags: str, *, bounded: bool = False) -> None:
        self.name = name
        self.engine = engine
        self.mode = mode
        self.flags = flags
        self.bounded = bounded

    def available(self) -> bool:
        return self.engine in ENGINES and ENGINES[self.engine].available()


WAYS: dict[str, Way] = {
    row.name: row
    for row in (
        Way("interp", "interp", "safe", "--engine interp", bounded=True),
        Way("jit", "jit", "safe", "--engine jit"),
        Way("jit-fast", "jit", "fast", "--engine jit --fast"),
        Way("exe", "exe", "safe", "--engine exe"),
        Way("c", "c", "safe", "--engine c"),
    )
}  # fmt: skip

ALL = "all"


def default_way() -> str:
    """What runs gates where nothing is asked for."""
    for name in PREFERRED:
        if name in WAYS and WAYS[name].available():
            return name
    return "interp"


def parse(text: str) -> list[str]:
    """`interp,jit` to names; `all` is every one that is available here. ValueError says what is wrong."""
    names: list[str] = []
    for word in text.split(","):
        name = word.strip()
        if name == ALL:
            names += [way.name for way in WAYS.values() if way.available()]
        elif name not in WAYS:
            raise ValueError(f"there is no engine `{name}`; there are " + ", ".join([*WAYS, ALL]))
        elif not WAYS[name].available():
            raise ValueError(f"the engine `{name}` is not available here; `nxpy doctor` says what it lacks")
        else:
            names.append(name)
    return list(dict.fromkeys(names))
