"""Estimates of the time for battles: measured from progress, rounded for people."""

from collections.abc import Callable
from time import monotonic

from metamaker.app.texts import tr

_MEASURED_S = 0.7
"""Progress during less time is not reliable, because battles come in batches."""

_STEP_S, _MINUTE_S = 5, 60


class Pace:
    """Measures the pace of battles: `seconds_each`, None before anything was measured. `clock` returns seconds.

    The time counts from the first progress, because processes need a second to start.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._first: tuple[float, int] | None = None
        self.seconds_each: float | None = None

    def begin(self) -> None:
        """Start a measurement."""
        self._first = None

    def see(self, done: int) -> None:
        """Note that `done` battles were fought."""
        if not done:
            return
        if self._first is None:
            self._first = self._clock(), done
            return
        since, before = self._first
        spent = self._clock() - since
        if spent >= _MEASURED_S and done > before:
            self.seconds_each = spent / (done - before)

    def forget(self) -> None:
        """Drop the measurement, because other battles take another time."""
        self._first = self.seconds_each = None

    def time_for(self, battles: int) -> float | None:
        """Return the seconds for this many battles; None if the pace is unknown."""
        return None if self.seconds_each is None else battles * self.seconds_each


def time_text(seconds: float) -> str:
    """Return a time in words: “40 s”, “3 min”; rounded up."""
    if seconds > _MINUTE_S - _STEP_S:
        return tr("window-balance-minutes", count=max(1, round(seconds / _MINUTE_S)))
    return tr("window-balance-seconds", count=max(_STEP_S, -(-round(seconds) // _STEP_S) * _STEP_S))


def left_text(seconds: float) -> str:
    """Return the rest of a time: “about 40 s left”."""
    return tr("window-balance-time-left", time=time_text(seconds))
