"""Names of the emitted text: those of the source wherever the target language allows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable


class Names:
    """Gives each thing of one scope a name of its own. `spelt` makes one NX name an identifier that
    the target language has no other use for."""

    __slots__ = ("_spelt", "_taken")

    def __init__(self, spelt: Callable[[str], str], taken: Iterable[str] = ()) -> None:
        self._spelt = spelt
        self._taken = set(taken)

    def fresh(self, name: str) -> str:
        """`name` as it may be spelt, numbered where it is taken."""
        base = self._spelt(name.replace("::", "__").replace(".", "_").replace("#", "_"))
        made, count = base, 1
        while made in self._taken:
            count += 1
            made = f"{base}_{count}"
        self._taken.add(made)
        return made

    def release(self, name: str) -> None:
        """The name may be given again: what bore it is gone."""
        self._taken.discard(name)

    @property
    def taken(self) -> set[str]:
        return self._taken
