"""The report that nobody reads: it keeps what the next run needs to know."""

from __future__ import annotations

from nxpy.gate.model import Result, Settings
from nxpy.gate.planning import digest
from nxpy.gate.runner import Plan, Summary
from nxpy.gate.state import State


class Remember:
    """Notes every result in the state, and writes it at the end; an interrupted run counts as far as
    it went. `whole`: the run is no shard."""

    __slots__ = ("_digest", "_state", "_whole")

    def __init__(self, state: State, settings: Settings, *, whole: bool) -> None:
        self._state = state
        self._digest = digest(settings)
        self._whole = whole

    def begin(self, plan: Plan) -> None:
        pass

    def result(self, result: Result) -> None:
        self._state.note(result, self._digest, whole=self._whole)

    def end(self, summary: Summary) -> None:
        self._state.save()
