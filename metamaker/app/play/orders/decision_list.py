"""The list of the decisions of one side: a row for each, with its orders."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from metamaker.app.play.orders.drafts import Drafts
from metamaker.app.texts import labelled, tr

_MOST_ROWS = 6
"""Visible rows."""


class DecisionList(QListWidget):
    """`chosen(place)` is emitted with the place of the chosen decision among all questions. A list of one is hidden."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("window-order-asked"))
        self.currentRowChanged.connect(self._row_chosen)

    def begin(self, places: Sequence[int]) -> None:
        """Show a row for each of these questions."""
        self.blockSignals(True)
        self.clear()
        for place in places:
            QListWidgetItem(self).setData(Qt.ItemDataRole.UserRole, place)
        self.blockSignals(False)
        self.setVisible(len(places) > 1)
        row = max(self.sizeHintForRow(0), self.fontMetrics().height())
        self.setFixedHeight(row * min(_MOST_ROWS, len(places)) + 2 * self.frameWidth() + 4)

    def show_drafts(self, drafts: Drafts) -> None:
        """Show the legal orders for each question."""
        for number in range(self.count()):
            item = self.item(number)
            place = item.data(Qt.ItemDataRole.UserRole)
            question, is_legal = drafts.questions[place], drafts.is_legal(place)
            state = (
                tr("window-order-nothing-do")
                if question.idle
                else drafts.draft(place).text or tr("window-order-no-orders")
                if is_legal
                else tr("window-order-open")
            )
            item.setText(f"{'●' if is_legal else '○'} {labelled(question.of, state)}")
            item.setToolTip(f"<p>{escape(question.text)}</p>")

    def go_to(self, place: int) -> None:
        """Mark the row of a question, without a signal."""
        rows = range(self.count())
        self.blockSignals(True)
        self.setCurrentRow(next((row for row in rows if self.item(row).data(Qt.ItemDataRole.UserRole) == place), -1))
        self.blockSignals(False)

    def _row_chosen(self, row: int) -> None:
        item = self.item(row)
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
