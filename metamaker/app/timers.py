"""Timers that act after a pause: frequent events are handled once, after the last of them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def rested(owner: QObject, milliseconds: int, act: Callable[[], object]) -> QTimer:
    """Return a timer that calls `act` after a pause since its last `start`.

    The interval is set by its setter: given as `interval=`, PySide capitalises its name by the rules of the user's language,
    and in Turkish the capital of “i” is another letter.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer
