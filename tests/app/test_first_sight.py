"""What waits until a window has been painted."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from metamaker.app.main import at_first_sight
from tests.app.waiting import wait


class Noting(QWidget):
    """Notes when it is painted."""

    def __init__(self, seen: list[str]) -> None:
        super().__init__()
        self._seen = seen

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._seen.append("painted")


def test_what_is_for_later_waits_for_the_first_picture_and_comes_once(qapp: QApplication) -> None:
    seen: list[str] = []
    window = Noting(seen)
    window.show()
    at_first_sight(window, lambda: seen.append("prepared"))
    wait(50)
    window.hide()
    window.show()
    wait(50)
    assert seen[:2] == ["painted", "prepared"]
    assert seen.count("prepared") == 1
    at_first_sight(window, lambda: seen.append("at once"))
    wait(10)
    assert seen[-1] == "at once"
    window.close()
