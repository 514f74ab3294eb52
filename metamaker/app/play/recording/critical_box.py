"""A critical of a game on paper: its dice rolled or typed in, what it comes to told, and only then written on the sheet."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from metamaker.app.texts import filled
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.game.play import Paper
from metamaker.play.story import StoryLine


class TypedDice:
    """Dice that show the faces that were typed in, as far as they go, then roll; `rolled` are all that were shown.

    `wrong` is the first face that no such die has, with its faces.
    """

    def __init__(self, faces: Sequence[int]) -> None:
        self._typed = list(faces)
        self._chance = SystemRandom()
        self.rolled: list[tuple[int, int]] = []
        self.wrong: tuple[int, int] | None = None

    def roll(self, faces: int) -> int:
        """Return the next face."""
        face = self._typed.pop(0) if self._typed else self._chance.randint(1, faces)
        if not 1 <= face <= faces:
            self.wrong, face = self.wrong or (face, faces), 1
        self.rolled.append((face, faces))
        return face


class CriticalBox(QFrame):
    """`written(value, text)` is sent with the play state that a critical leads to, once that is wanted, and what happened."""

    written = Signal(object, str)

    def __init__(self, paper: Paper[Any], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._paper = paper
        self._of: tuple[Any, Any, str] | None = None
        self._found: tuple[object, str] | None = None
        self.section = ElidedCombo(self)
        self.section.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.section.setAccessibleName(self.tr("Section that is struck"))
        self.faces = QLineEdit(self)
        self.faces.setAccessibleName(self.tr("Faces of the dice"))
        self.faces.setPlaceholderText(self.tr("faces, such as 4 6, or empty"))
        self.roll = QPushButton(self.tr("Critical"), self)
        self.roll.setProperty("role", "secondary")
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.write = QPushButton(self.tr("Write it on the sheet"), self)
        self.write.setProperty("role", "primary")
        self.write.hide()
        row = QHBoxLayout()
        row.addWidget(self.section, 1)
        row.addWidget(self.roll)
        rows = QVBoxLayout(self)
        rows.addLayout(row)
        for part in (self.faces, self.told, self.write):
            rows.addWidget(part)
        self.roll.clicked.connect(lambda _: self.strike())
        self.faces.returnPressed.connect(self.strike)
        self.write.clicked.connect(lambda _: self._write())

    def show_ship(self, fleet: Any, state: Any, ref: str, language: str) -> None:
        """Take the ship whose sheet is shown, with its play state."""
        before, self._of = self._of, (fleet, state, ref)
        if before is None or before[2] != ref:
            self.section.clear()
            for key, name in self._paper.parts(fleet, ref, language).items():
                self.section.addItem(name, key)
            self.told.setText("")
            self._found = None
            self.write.hide()

    def strike(self) -> None:
        """Work a critical out and tell what it comes to."""
        words = self.faces.text().replace(",", " ").split()
        if self._of is None or not all(word.isdecimal() for word in words):
            self.told.setText(self.tr("Expected faces of dice as numbers."))
            return
        fleet, state, ref = self._of
        dice = TypedDice([int(word) for word in words])
        lines: tuple[StoryLine, ...]
        lines, value = self._paper.critical(fleet, state, ref, self.section.currentData(), dice)
        if dice.wrong is not None:
            self.told.setText(filled(self.tr("There is no %1 on a D%2."), *dice.wrong))
            return
        text = "\n".join(line.text for line in lines)
        self.told.setText(text)
        self._found = value, lines[0].text if lines else ""
        self.write.show()

    def _write(self) -> None:
        if self._found is not None:
            self.written.emit(*self._found)
            self._found = None
            self.faces.clear()
            self.write.hide()
