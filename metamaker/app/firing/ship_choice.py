"""A list of ships in groups: those of the document, and those of other open documents."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.widgets.kit import named
from metamaker.app.widgets.labels import ElidedCombo

_FLAGS = int(Qt.ItemDataRole.UserRole) - 1
"""The role of Qt for the flags of an item; 0 for one that cannot be chosen."""


class Group(NamedTuple):
    """A title, empty for none, and the keys and names of ships."""

    title: str
    ships: Sequence[tuple[str, str]]


class ShipChoice(ElidedCombo):
    """`opening` is emitted before the list opens, so that it can be filled with the present ships."""

    opening = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._offered: Sequence[Group] = ()

    @property
    def key(self) -> str:
        """The key of the chosen ship; empty without ships."""
        return str(self.currentData() or "")

    def offer(self, groups: Sequence[Group]) -> None:
        """Offer these ships, without a signal. The chosen ship stays chosen, if it is still there."""
        if groups == self._offered:
            return
        key = self.key
        with QSignalBlocker(self):
            self._offered = groups
            self.clear()
            for group in groups:
                if group.title:
                    self.addItem(group.title)
                    self.setItemData(self.count() - 1, 0, _FLAGS)
                elif self.count():
                    self.insertSeparator(self.count())
                for ship, name in group.ships:
                    self.addItem(name, ship)
            self.choose(key)

    def choose(self, key: str) -> bool:
        """Choose a ship, if it is there, and return whether it is."""
        at = self.findData(key) if key else -1
        self.setCurrentIndex(at)
        return at >= 0

    @override
    def showPopup(self) -> None:
        self.opening.emit()
        super().showPopup()
