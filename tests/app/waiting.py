"""Waiting as a person waits: the window goes on, and so do its threads."""

from PySide6.QtCore import QEventLoop, QTimer


def wait(pause: int) -> None:
    """Let so many milliseconds pass. Not QTest.qWait, which keeps other threads from running Python meanwhile."""
    loop = QEventLoop()
    QTimer.singleShot(pause, loop, loop.quit)
    loop.exec()
