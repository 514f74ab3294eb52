"""The clicks of the tests themselves."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot


def test_a_click_waits_until_the_layout_gives_a_shown_button_its_height(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button, clicks = QPushButton("Advice", window), list[str]()
    button.clicked.connect(lambda: clicks.append("Advice"))
    button.resize(74, 0)
    window.show()
    QTimer.singleShot(0, button, lambda: button.resize(74, 32))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert clicks == ["Advice"]
