"""Runs drags, and ends those that would not end by themselves."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDrag, QGuiApplication

_RUN_BY_QT = {"xcb", "offscreen"}
"""Platforms on which Qt itself follows the mouse during a drag. Other platforms report no buttons meanwhile."""

_LOOK_MS = 150
"""The pause between two looks at the button. Two looks in a row must find it released, because a release may be on its way."""


def run(drag: QDrag, actions: Qt.DropAction, usual: Qt.DropAction) -> None:
    """Run a drag until the button is released, or was released without notice.

    The release of a very quick drag can be handled before the drag begins. Qt then waits for a release that never comes, and
    takes all clicks and keys of the window.
    """
    watch = ReleaseWatch(drag)
    if QGuiApplication.platformName() in _RUN_BY_QT:
        watch.start()
    drag.exec(actions, usual)
    watch.stop()


class ReleaseWatch(QTimer):
    """Cancels the current drag once the left button is not pressed any more."""

    def __init__(self, drag: QDrag) -> None:
        super().__init__(drag)
        self._was_released = False
        self.setInterval(_LOOK_MS)
        self.timeout.connect(self._look)

    def _look(self) -> None:
        is_released = not QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton
        if is_released and self._was_released:
            self.stop()
            QDrag.cancel()
        self._was_released = is_released
