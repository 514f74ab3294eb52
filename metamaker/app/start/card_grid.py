"""Cards of equal size in rows, as many to a row as fit."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from metamaker.app.overrides import override


class CardGrid(QWidget):
    """Cards in rows; a card is at least `least` heights of a line wide, or as wide as its content needs.

    With `even`, all rows have the same number of cards. The number of columns changes with the width,
    so there is no layout.
    """

    def __init__(self, least: float, parent: QWidget, *, even: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._least, self._even = least, even
        self._cards: tuple[QWidget, ...] = ()
        self.columns = 1

    def show_cards(self, cards: Sequence[QWidget]) -> None:
        """Show these children and hide the others shown before."""
        for card in self._cards:
            card.setVisible(card in cards)
        self._cards = tuple(cards)
        for card in cards:
            card.show()
        self._place()

    def _place(self) -> None:
        """Put all cards at their places, and take the height of them."""
        if not self._cards:
            self.setFixedHeight(0)
            return
        em = self.fontMetrics().height()
        gap = em // 2
        least = max(round(self._least * em), *(card.minimumSizeHint().width() for card in self._cards))
        self.columns = self._fitting((self.width() + gap) // (least + gap))
        wide = max(1, (self.width() + gap) // self.columns - gap)
        tall = max(card.heightForWidth(wide) if card.hasHeightForWidth() else card.sizeHint().height() for card in self._cards)
        for place, card in enumerate(self._cards):
            row, column = divmod(place, self.columns)
            card.setGeometry(column * (wide + gap), row * (tall + gap), wide, tall)
        rows = -(-len(self._cards) // self.columns)
        self.setFixedHeight(rows * (tall + gap) - gap)

    def _fitting(self, most: int) -> int:
        columns = max(1, min(most, len(self._cards))) if self._even else max(1, most)
        while self._even and len(self._cards) % columns:
            columns -= 1
        return columns

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self._place()

    @override
    def event(self, event: QEvent) -> bool:
        """Follow the sizes of cards and of text."""
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.FontChange}:
            self._place()
        return super().event(event)
