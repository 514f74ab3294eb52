"""Waiting as a person waits: the window goes on, and so do its threads."""

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background

_SOON_MS = 300
"""Timers of up to this interval bring a view up to date; longer ones look for other things now and then."""


def wait(pause: int) -> None:
    """Let so many milliseconds pass. Not QTest.qWait, which keeps other threads from running Python meanwhile."""
    loop = QEventLoop()
    QTimer.singleShot(pause, loop, loop.quit)
    loop.exec()


def wait_for_rest(qtbot: QtBot, window: QWidget, background: Background) -> None:
    """Wait until all views are up to date: no work runs in the background, and no timer of the window is about to act."""
    QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: not background.jobs and not any(map(_is_due, window.findChildren(QTimer))))


def _is_due(timer: QTimer) -> bool:
    return timer.isActive() and timer.isSingleShot() and timer.interval() <= _SOON_MS
