"""Ctrl-C and SIGTERM: a run stops where it waits for gates, and its reports are still made whole.

The first signal raises KeyboardInterrupt, but not between `hold` and `release`, which have a result told in
every report or in none. Others soon after it mean nothing more: keys are hit twice, and a shell or a CI
job may send both. One that comes later is for someone who cannot wait.
"""

from __future__ import annotations

import signal
import time

SIGNALS = (signal.SIGINT, signal.SIGTERM)
GRACE = 1.0
"""Seconds after the first signal in which others are passed over."""


class _State:
    __slots__ = ("due", "first", "held")

    def __init__(self) -> None:
        self.held = False
        self.due = False
        """Whether a signal came while `held`."""
        self.first: float | None = None


_state = _State()


def catch() -> None:
    """From now on. A signal that is ignored, as for what runs in the background, stays so."""
    global _state
    _state = _State()
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _came)


def _came(_number: int, _frame: object) -> None:
    now = time.monotonic()
    if _state.first is None:
        _state.first = now
        if _state.held:
            _state.due = True
            return
    elif now - _state.first < GRACE:
        return
    _state.due = False
    raise KeyboardInterrupt


def hold() -> None:
    _state.held = True


def release() -> None:
    """Raises KeyboardInterrupt where one is due."""
    _state.held = False
    if _state.due:
        _state.due = False
        raise KeyboardInterrupt


def over() -> None:
    """Nothing is left to be done but to exit; then a late one must not change the exit code."""
    if _state.first is not None:
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)
