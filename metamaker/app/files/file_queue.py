"""Opens many files one by one, so that the window stays usable meanwhile."""

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from metamaker.app.timers import rested

_PAUSE_MS = 10
"""Pause for user input after each file."""


class FileQueue(QObject):
    """Files to open, with their places among the others. `due(path, place)` is emitted for each in a turn of its own.

    `progressed(done, all)` follows each file, and `ended` the last one or a cancellation.
    """

    due = Signal(str, int)
    progressed = Signal(int, int)
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[str, int]] = deque()
        self._all = 0
        self._next = rested(self, _PAUSE_MS, self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether files are waiting."""
        return self._all > 0

    def add(self, paths: Sequence[str], places: Sequence[int]) -> None:
        """Open files after those that are waiting."""
        self._waiting += zip(paths, places, strict=True)
        self._all += len(paths)
        self.progressed.emit(self._all - len(self._waiting), self._all)
        self._next.start()

    def cancel(self) -> None:
        """Leave the waiting files closed."""
        self._waiting.clear()
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting:
            self.due.emit(*self._waiting.popleft())
            self.progressed.emit(self._all - len(self._waiting), self._all)
        if self._waiting:
            self._next.start()
        elif self.is_busy:
            self._next.stop()
            self._all = 0
            self.ended.emit()
