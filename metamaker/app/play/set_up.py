"""The form with which a match begins: who plays each side, which dice."""

from collections.abc import Mapping
from random import Random

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QSpinBox, QVBoxLayout, QWidget

from metamaker.app.form.spin_boxes import indent
from metamaker.app.texts import filled
from metamaker.core.words import Text, Words
from metamaker.play.match import PERSON, Setting
from metamaker.play.story import LETTERS

MOST_SEED = 999_999
"""As many digits as people read to each other without a mistake."""


class SetUp(QWidget):
    """`begun(Setting)` is sent when a match is to begin, `open_wanted` when a kept one is to go on.

    `captains` are those of the game with what they do, the weakest first; `words` may have other names for them.
    """

    begun = Signal(object)
    open_wanted = Signal()

    def __init__(self, seats: int, captains: Mapping[str, Text], words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seats = [self._seat(number, captains, words) for number in range(seats)]
        self.seed = QSpinBox(self)
        indent(self.seed)
        self.seed.setAccessibleName(self.tr("Seed of the dice"))
        self.seed.setRange(0, MOST_SEED)
        self.seed.setToolTip(self.tr("The same seed, the same dice"))
        self.begin = QPushButton(self.tr("Begin"), self)
        self.begin.setProperty("role", "primary")
        self.open = QPushButton(self.tr("Open a match…"), self)
        self.open.setProperty("role", "secondary")
        self._lay_out()
        self.begin.clicked.connect(lambda _: self.begun.emit(self.setting))
        self.open.clicked.connect(lambda _: self.open_wanted.emit())
        self.other_dice()

    def _seat(self, number: int, captains: Mapping[str, Text], words: Words) -> QComboBox:
        """Return the choice of who plays a side: a person plays the first one, a captain of the strongest kind the others."""
        combo = QComboBox(self)
        combo.setAccessibleName(filled(self.tr("Who plays side %1"), LETTERS[number]))
        combo.addItem(self.tr("A person"), PERSON)
        for name, does in captains.items():
            combo.addItem(words.get(f"window-captain-{name}-label", name), name)
            combo.setItemData(
                combo.count() - 1, words.get(f"window-captain-{name}-hint", words.say(does)), Qt.ItemDataRole.ToolTipRole
            )
        combo.setCurrentIndex(0 if number == 0 else combo.count() - 1)
        return combo

    def _lay_out(self) -> None:
        heading = QLabel(self.tr("A new match"), self)
        heading.setProperty("role", "title")
        form = QFormLayout()
        for number, combo in enumerate(self.seats):
            form.addRow(filled(self.tr("Side %1"), LETTERS[number]), combo)
        form.addRow(self.tr("S&eed"), self.seed)
        buttons = QHBoxLayout()
        buttons.addWidget(self.begin)
        buttons.addWidget(self.open)
        buttons.addStretch(1)
        card = QFrame(self)
        card.setProperty("role", "card")
        rows = QVBoxLayout(card)
        rows.addWidget(heading)
        rows.addLayout(form)
        rows.addLayout(buttons)
        whole = QVBoxLayout(self)
        whole.addStretch(1)
        whole.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addStretch(2)

    @property
    def setting(self) -> Setting:
        """What is chosen."""
        return Setting(self.seed.value(), tuple(combo.currentData() for combo in self.seats))

    def other_dice(self) -> None:
        """Propose another seed."""
        self.seed.setValue(Random().randint(1, MOST_SEED))  # noqa: S311 - a proposal that anybody can change
