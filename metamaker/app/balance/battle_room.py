"""Where the battles of a window are fought: threads that wait, processes that fight, and what was found before."""

from PySide6.QtCore import QObject, Qt, QTimer

from metamaker.app.background import Background
from metamaker.app.balance.memory import Memory
from metamaker.battle.many.crew import Crew
from metamaker.battle.many.workers import cores

_IDLE_MS = 60_000
"""Processes that nobody needed for so long end; they are back in half a second."""


class BattleRoom(QObject):
    """Shared by all views of a program: `work` runs what waits for `crew`, apart from other work of the window."""

    def __init__(self, background: Background) -> None:
        super().__init__(background)
        self.work = Background(self)
        self.work.broke.connect(background.broke)
        self.crew = Crew(cores())
        self.memory = Memory()
        self._idle = QTimer(self, interval=_IDLE_MS)
        self._idle.timeout.connect(self._rest)
        background.finishing.connect(self._finish, Qt.ConnectionType.DirectConnection)

    def busy(self) -> None:
        """The processes are needed now."""
        self._idle.start()

    def _rest(self) -> None:
        if not self.work.jobs:
            self._idle.stop()
            self.crew.close(wait=False)

    def _finish(self) -> None:
        self._idle.stop()
        self.work.finish()
        self.crew.close()


def battle_room(background: Background) -> BattleRoom:
    """Return the one room beside this background."""
    found = background.findChild(BattleRoom, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found or BattleRoom(background)
