"""Messages keep to the window, whatever a file of a stranger puts into them."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QMainWindow, QSpinBox, QVBoxLayout, QWidget
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
    bar.tell("open", f"pike.json: {text}: this must be a whole number", tone="error")
    notice.tell(text)
    qtbot.wait(20)
    assert (window.width(), window.minimumSizeHint().width() <= 700) == (700, True)
    assert max(len(message.label.text()) for message in bar.messages) <= 6000


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[tuple[QWidget, QLineEdit, Notice]]:
    """Yield a window with a field that had the focus before the question of a notice."""
    window = QWidget()
    rows = QVBoxLayout(window)
    field, notice = QLineEdit(window), Notice(window)
    rows.addWidget(field)
    rows.addWidget(notice)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    field.setFocus()
    notice.ask("Begin again?", (("Begin", lambda: None),), "Go on")
    yield window, field, notice
    if shiboken6.isValid(window):
        shiboken6.delete(window)


def test_the_focus_goes_back_when_a_question_is_answered(qtbot: QtBot, asked: tuple[QWidget, QLineEdit, Notice]) -> None:
    _, field, notice = asked
    assert notice.buttons[-1].hasFocus()
    qtbot.keyClick(notice.buttons[-1], Qt.Key.Key_Space)
    assert (field.hasFocus(), notice.text) == (True, "")


def test_a_question_outlives_what_had_the_focus(qtbot: QtBot, asked: tuple[QWidget, QLineEdit, Notice]) -> None:
    _, field, notice = asked
    shiboken6.delete(field)
    qtbot.keyClick(notice.buttons[-1], Qt.Key.Key_Space)
    assert notice.text == ""


def test_a_new_message_has_only_its_own_buttons(qtbot: QtBot, asked: tuple[QWidget, QLineEdit, Notice]) -> None:
    *_, notice = asked
    before = notice.buttons
    notice.tell("Copied")
    assert [button.text() for button in notice.buttons] == ["Close"]
    assert [button.isHidden() for button in before] == [True, True]
    qtbot.waitUntil(notice.buttons[0].isVisible)


def test_an_answer_ties_no_widgets_to_the_window(qtbot: QtBot, asked: tuple[QWidget, QLineEdit, Notice]) -> None:
    """PySide ties the widgets that a window lists to it, even those that move to another window later."""
    window, _, notice = asked
    other, box = QWidget(), QSpinBox(window)
    qtbot.addWidget(other)
    line = box.lineEdit()
    notice.close_notice()
    box.setParent(other)
    shiboken6.delete(window)
    assert shiboken6.isValid(line)


def test_usual_sentences_stay_as_they_are() -> None:
    sentence = "/home/pike/fleets/quarrel.json: classes/heron: “x” must be a whole number from 0 to 99, not “x”"
    assert bounded(sentence) == sentence
    assert bounded("one\ntwo") == "one\ntwo"
