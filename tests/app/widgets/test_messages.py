"""Messages keep to the window, whatever a file of a stranger puts into them."""

import pytest
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.widgets.messages import MessageBar, Notice, bounded

LONG = ("k" * 300, "x" * 20_000, "a b " * 5000, "first\nsecond\n" * 500, "\u202e" * 3000)


@pytest.mark.parametrize("text", LONG, ids=["key", "long key", "long sentence", "lines", "marks"])
def test_no_message_widens_the_window_or_fills_it(qtbot: QtBot, text: str) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    middle = QWidget(window)
    rows = QVBoxLayout(middle)
    bar, notice = MessageBar(middle), Notice(middle)
    rows.addWidget(bar)
    rows.addWidget(notice)
    rows.addStretch(1)
    window.setCentralWidget(middle)
    window.resize(700, 500)
    window.show()
    bar.tell("open", f"pike.json: {text}: expected a whole number", tone="error")
    notice.tell(text)
    qtbot.wait(20)
    assert (window.width(), window.minimumSizeHint().width() <= 700) == (700, True)
    assert max(len(message.label.text()) for message in bar.messages) <= 6000


def test_usual_sentences_stay_as_they_are() -> None:
    sentence = "/home/pike/fleets/quarrel.json: classes/heron: expected a whole number from 0 to 99, found “x”"
    assert bounded(sentence) == sentence
    assert bounded("one\ntwo") == "one\ntwo"
