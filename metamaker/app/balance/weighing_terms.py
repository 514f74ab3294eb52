"""The form of the terms by which battles are fought, and the box for their number alone."""

from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QSpinBox, QWidget

from metamaker.app.balance.figure_words import pairs_told
from metamaker.app.balance.figures_model import as_tip
from metamaker.app.balance.kept_terms import MOST_SEED, NUMBERS, KeptTerms
from metamaker.app.widgets.filled import filled
from metamaker.app.widgets.words_label import words_label
from metamaker.core.words import Words
from metamaker.fighting import Scales


class NumberChoice(QComboBox):
    """How many battles are fought of each two."""

    def __init__(self, terms: KeptTerms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self.setAccessibleName(self.tr("Battles against each"))
        for number in NUMBERS:
            self.addItem(filled(self.tr("%1 battles each"), number), number)
        self.setToolTip(as_tip(pairs_told()))
        self._follow()
        self.activated.connect(lambda _: terms.choose(terms.now._replace(number=self.currentData())))
        terms.changed.connect(self._follow)

    def _follow(self) -> None:
        self.setCurrentIndex(NUMBERS.index(self._terms.now.number))


class WeighingTerms(QWidget):
    """The form for all of them; `told` are the words of the game, which may have some for its captains."""

    def __init__(self, terms: KeptTerms, scales: Scales[Any], told: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self.number = NumberChoice(terms, self)
        self.captain = QComboBox(self)
        self.captain.setAccessibleName(self.tr("Captain of all ships"))
        for name, does in scales.captains.items():
            self.captain.addItem(told.get(f"window.captain.{name}.label", name), name)
            hint = told.get(f"window.captain.{name}.hint", does)
            self.captain.setItemData(self.captain.count() - 1, hint, Qt.ItemDataRole.ToolTipRole)
        self.does = words_label("caption", self)
        self.does.setWordWrap(True)
        self.seed = QSpinBox(self)
        self.seed.setAccessibleName(self.tr("Seed of the dice"))
        self.seed.setRange(0, MOST_SEED)
        self.seed.setKeyboardTracking(False)
        self.seed.setToolTip(self.tr("The same seed, the same dice"))
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("&Number"), self.number)
        form.addRow(self.tr("Ca&ptain"), self.captain)
        form.addRow(self.does)
        form.addRow(self.tr("S&eed"), self.seed)
        self._follow()
        self.captain.activated.connect(lambda _: terms.choose(terms.now._replace(captain=self.captain.currentData())))
        self.seed.valueChanged.connect(lambda seed: terms.choose(terms.now._replace(seed=seed)))
        terms.changed.connect(self._follow)

    def _follow(self) -> None:
        self.captain.setCurrentIndex(self.captain.findData(self._terms.now.captain))
        self.does.setText(self.captain.currentData(Qt.ItemDataRole.ToolTipRole))
        with QSignalBlocker(self.seed):
            self.seed.setValue(self._terms.now.seed)
