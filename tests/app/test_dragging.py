"""A drag ends when the button is not pressed any more, even if nobody saw its release."""

from time import monotonic

from PySide6.QtCore import QMimeData, Qt, QTimer
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from metamaker.app import dragging

LONGEST_S = 20.0


def test_a_drag_whose_release_came_before_it_ends_by_itself(qtbot: QtBot) -> None:
    source = QWidget()
    qtbot.addWidget(source)
    source.show()
    drag = QDrag(source)
    data = QMimeData()
    data.setText("a part")
    drag.setMimeData(data)
    rescue = QTimer(source, singleShot=True, interval=int(LONGEST_S * 1000))
    rescue.timeout.connect(QDrag.cancel)
    rescue.start()
    begun = monotonic()
    dragging.run(drag, Qt.DropAction.CopyAction, Qt.DropAction.CopyAction)
    assert monotonic() - begun < LONGEST_S / 2
