"""Rolls attacks a few at a time, over turns of the event loop."""

import time
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from metamaker.app.timers import rested
from metamaker.game_api.firing import Trials

ROLLS = 1000
"""The standard error of a chance is then below 1.6 percentage points."""

_STEP_S = 0.008
"""Half a frame of a screen with 60 pictures a second."""

_SHOWN_EVERY = 100
"""Rolls between two updates, because unsteady figures are hard to read."""

_PAUSE_MS = 2


class Rolling(QObject):
    """Rolls each of some attacks `ROLLS` times. `rolled` is emitted from time to time, and at the end."""

    rolled = Signal()

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self._waiting: list[tuple[Trials, int]] = []
        self._since = 0
        self._timer = rested(self, _PAUSE_MS, self._step)

    @property
    def is_busy(self) -> bool:
        """Whether rolls are left."""
        return bool(self._waiting)

    def begin(self, trials: Sequence[Trials]) -> None:
        """Roll these attacks instead of earlier ones."""
        self._waiting = [(each, ROLLS) for each in trials]
        self._since = 0
        if self._waiting:
            self._timer.start()

    def stop(self) -> None:
        """Roll no more."""
        self._waiting = []
        self._timer.stop()

    def _step(self) -> None:
        """Roll the attacks in turn for a few milliseconds, so that all columns refine together."""
        until = time.perf_counter() + _STEP_S
        while self._waiting and time.perf_counter() < until:
            trials, left = self._waiting.pop(0)
            trials.roll(1)
            self._since += 1
            if left > 1:
                self._waiting.append((trials, left - 1))
        if self._since >= _SHOWN_EVERY or not self._waiting:
            self._since = 0
            self.rolled.emit()
        if self._waiting:
            self._timer.start()
