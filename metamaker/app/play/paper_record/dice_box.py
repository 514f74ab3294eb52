"""Dice for a game on paper, rolled here, with a short list of rolls."""

from random import SystemRandom

from PySide6.QtWidgets import QFrame, QListWidget, QPushButton, QVBoxLayout, QWidget

from metamaker.app.texts import labelled, tr
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox

FACES = (3, 4, 6, 8, 10, 12, 20)
_KEPT = 50
_SHOWN = 5
"""Visible rolls."""


class DiceBox(QFrame):
    """A button for each die, with the latest roll above."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._chance = SystemRandom()
        self.latest = words_label("title", self, "–")
        self.rolls = QListWidget(self)
        self.rolls.setAccessibleName(tr("window-record-rolls-so-far"))
        self.rolls.setFixedHeight(_SHOWN * self.fontMetrics().height())
        buttons = FlowBox(self)
        for faces in FACES:
            button = QPushButton(f"D{faces}", buttons)
            button.setProperty("role", "secondary")
            button.setAccessibleName(tr("window-record-roll-d", faces=faces))
            button.clicked.connect(lambda _=False, faces=faces: self.roll(faces))
            buttons.flow.addWidget(button)
        rows = QVBoxLayout(self)
        rows.addWidget(words_label("heading", self, tr("window-common-dice").upper()))
        rows.addWidget(buttons)
        rows.addWidget(self.latest)
        rows.addWidget(self.rolls)

    def roll(self, faces: int) -> int:
        """Roll a die and show it."""
        face = self._chance.randint(1, faces)
        rolled = labelled(f"D{faces}", str(face))
        self.latest.setText(rolled)
        self.rolls.insertItem(0, rolled)
        while self.rolls.count() > _KEPT:
            self.rolls.takeItem(self.rolls.count() - 1)
        return face
