"""The message boxes of the app: a question in plain text with named buttons, without icons."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from metamaker.app.texts import tr
from metamaker.app.widgets.kit import styled


class Way(Enum):
    """The effect of an answer, which decides its place in the row of buttons."""

    DO = QMessageBox.ButtonRole.AcceptRole
    LOSE = QMessageBox.ButtonRole.DestructiveRole
    NOTHING = QMessageBox.ButtonRole.RejectRole


class Answer(NamedTuple):
    """A button of a question; Enter presses the one that is `usual`."""

    text: str
    way: Way
    usual: bool = False


class QuestionBox(QMessageBox):
    """A question with its answers, and Cancel, which Escape presses; Enter presses it if no answer is usual."""

    def __init__(self, parent: QWidget, text: str, answers: Sequence[Answer], about: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle("MetaMaker")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setInformativeText(about)
        self.answers = tuple(self._button(answer) for answer in answers)
        """The buttons of the answers, in the given order."""
        self.cancel = self._button(Answer(tr("window-common-cancel"), Way.NOTHING, not any(each.usual for each in answers)))
        self.setEscapeButton(self.cancel)

    def _button(self, answer: Answer) -> QPushButton:
        # Not a standard button: those have icons of the system, and words of Qt's own.
        button = styled(self.addButton(answer.text, answer.way.value), "primary" if answer.usual else "secondary")
        if answer.usual:
            self.setDefaultButton(button)
        return button

    def asked(self) -> int:
        """Show the question until it is answered; return the number of the answer, −1 for Cancel."""
        self.exec()
        clicked = self.clickedButton()
        return next((place for place, button in enumerate(self.answers) if button is clicked), -1)
