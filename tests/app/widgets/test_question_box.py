"""Questions have our own words and no icons of the system; Escape is Cancel, Enter the usual answer."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QStyle, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.files.dialogs import Dialogs, Unsaved
from metamaker.app.theme.theme import Theme
from metamaker.app.widgets.question_box import Answer, QuestionBox, Way


@pytest.fixture
def desk(qtbot: QtBot, theme: Theme) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_no_button_has_an_icon(desk: QWidget) -> None:
    box = QuestionBox(desk, "Save?", (Answer("Save", Way.DO, usual=True), Answer("Discard", Way.LOSE)))
    box.ensurePolished()
    assert [button.text() for button in (*box.answers, box.cancel)] == ["Save", "Discard", "Cancel"]
    assert all(button.icon().isNull() for button in box.buttons())
    assert box.iconPixmap().isNull()
    assert box.answers[0].isDefault()


@pytest.mark.parametrize(
    ("key", "answer"),
    [(Qt.Key.Key_Return, Unsaved.SAVE), (Qt.Key.Key_Escape, Unsaved.CANCEL), ("Discard", Unsaved.DISCARD)],
)
def test_unsaved_work_is_asked_about(qtbot: QtBot, desk: QWidget, key: Qt.Key | str, answer: Unsaved) -> None:
    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QuestionBox)
        if isinstance(key, str):
            next(button for button in box.buttons() if button.text() == key).click()
        else:
            qtbot.keyClick(box, key)

    QTimer.singleShot(50, desk, press)
    assert Dialogs().unsaved(desk, ["The Even Hand"]) is answer


def test_a_question_is_cancelled_by_default(qtbot: QtBot, desk: QWidget) -> None:
    QTimer.singleShot(50, desk, lambda: qtbot.keyClick(QApplication.activeModalWidget(), Qt.Key.Key_Return))
    assert not Dialogs().revert(desk, "The Even Hand")


def test_text_of_a_question_is_plain(desk: QWidget) -> None:
    box = QuestionBox(desk, "Save <b>it</b>?", ())
    assert box.textFormat() is Qt.TextFormat.PlainText
    assert desk.style().standardIcon(QStyle.StandardPixmap.SP_DialogSaveButton) is not None
