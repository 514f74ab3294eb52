"""How battles are to be fought: how many, who leads, which dice. Kept in the settings, the same for all views."""

from typing import Any, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QSpinBox, QWidget

from metamaker.app.settings.settings import Settings
from metamaker.app.widgets.filled import filled
from metamaker.fighting import Scales

_NUMBERS = (20, 100, 200, 500, 1000, 2000, 5000)
USUAL_NUMBER = 200
USUAL_SEED = 1
_MOST_SEED = 999_999_999
_NUMBER, _CAPTAIN, _SEED = "balance.number", "balance.captain", "balance.seed"


class Terms(NamedTuple):
    """How many battles of each two, the captain by name, the seed."""

    number: int
    captain: str
    seed: int


def kept_terms(settings: Settings, scales: Scales[Any]) -> Terms:
    """Return what is kept, or what is usual in place of what cannot be."""
    number, captain, seed = (settings.kept(key) for key in (_NUMBER, _CAPTAIN, _SEED))
    return Terms(
        number if number in _NUMBERS else USUAL_NUMBER,
        captain if captain in scales.captains else scales.usual_captain,
        seed if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= _MOST_SEED else USUAL_SEED,
    )


class NumberChoice(QComboBox):
    """How many battles are fought of each two; `changed` is sent when that became another number, wherever it was chosen."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setAccessibleName(self.tr("Battles against each"))
        for number in _NUMBERS:
            self.addItem(filled(self.tr("%1 battles each"), number), number)
        self._follow()
        self.activated.connect(lambda _: settings.keep(_NUMBER, self.currentData()))
        settings.changed.connect(self._changed)

    def _changed(self, name: str) -> None:
        if name == "kept" and self._follow():
            self.changed.emit()

    def _follow(self) -> bool:
        kept = self._settings.kept(_NUMBER)
        number = kept if kept in _NUMBERS else USUAL_NUMBER
        if number == self.currentData():
            return False
        with QSignalBlocker(self):
            self.setCurrentIndex(_NUMBERS.index(number))
        return True


class WeighingTerms(QWidget):
    """The form for all of it. `changed` is sent when something became another."""

    changed = Signal()

    def __init__(self, settings: Settings, scales: Scales[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        kept = kept_terms(settings, scales)
        self.number = NumberChoice(settings, self)
        self.number.changed.connect(self.changed)
        self.captain = QComboBox(self)
        self.captain.setAccessibleName(self.tr("Captain of all ships"))
        for name, does in scales.captains.items():
            self.captain.addItem(name, name)
            self.captain.setItemData(self.captain.count() - 1, does, Qt.ItemDataRole.ToolTipRole)
        self.captain.setCurrentIndex(self.captain.findData(kept.captain))
        self.seed = QSpinBox(self)
        self.seed.setAccessibleName(self.tr("Seed of the dice"))
        self.seed.setRange(0, _MOST_SEED)
        self.seed.setKeyboardTracking(False)
        self.seed.setValue(kept.seed)
        self.seed.setToolTip(self.tr("The same seed, the same dice"))
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("&Number"), self.number)
        form.addRow(self.tr("Ca&ptain"), self.captain)
        form.addRow(self.tr("S&eed"), self.seed)
        self.captain.activated.connect(lambda _: self._keep(settings, _CAPTAIN, self.captain.currentData()))
        self.seed.valueChanged.connect(lambda value: self._keep(settings, _SEED, value))

    def _keep(self, settings: Settings, key: str, value: object) -> None:
        settings.keep(key, value)
        self.changed.emit()
