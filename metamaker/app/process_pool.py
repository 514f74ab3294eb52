"""Pools of processes that run work in parallel to the app and end when they are no longer needed."""

from abc import abstractmethod
from typing import Self

from PySide6.QtCore import QObject, Qt, QTimer

from metamaker.app.background import Background

_IDLE_MS = 60_000
"""Idle processes end after this time; they are back in about a second."""


class WorkerPool(QObject):
    """One pool for each kind of work of a program: `work` runs tasks that wait for its processes."""

    def __init__(self, background: Background) -> None:
        super().__init__(background)
        self.work = Background(self)
        self.work.broke.connect(background.broke)
        self._idle = QTimer(self)
        self._idle.setInterval(_IDLE_MS)
        self._idle.timeout.connect(self._rest)
        background.finishing.connect(self._finish, Qt.ConnectionType.DirectConnection)

    @classmethod
    def beside(cls, background: Background) -> Self:
        """Return the only pool of its kind for this background."""
        found = background.findChild(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return found or cls(background)

    @abstractmethod
    def close(self, *, for_good: bool) -> None:
        """End the idle processes; with `for_good`, all of them with the program."""

    def busy(self) -> None:
        """Note that the processes are needed now."""
        self._idle.start()

    def _rest(self) -> None:
        if not self.work.jobs:
            self._idle.stop()
            self.close(for_good=False)

    def _finish(self) -> None:
        self._idle.stop()
        self.work.cancel_all()
        self.close(for_good=True)  # before the threads, which wait for results of the processes
        self.work.finish()
