"""The costly orders of a match: another order, where each leads, and the way to try it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from metamaker.app.play.review.chance_graph import Side, percent
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_of, filled, push_button, row_of, styled
from metamaker.app.widgets.labels import names_label, words_label
from metamaker.app.widgets.layouts import discard
from metamaker.core.messages import in_force
from metamaker.review.orders import CostlyOrder


class OrdersList(QWidget):
    """`seen(at)` and `tried(order)` are emitted by the buttons of a row."""

    seen = Signal(int)
    tried = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._rows: list[QWidget] = []
        self._shown: tuple[CostlyOrder, ...] | None = None
        self.note = words_label("caption", self, tr("window-review-orders-waiting"), wraps=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self.fontMetrics().height() // 3)
        self._column.addWidget(self.note)
        self._column.addStretch(1)

    def show_note(self, text: str) -> None:
        """Show a sentence below the orders, such as that more are searched for."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def show_orders(self, orders: Sequence[CostlyOrder], sides: Sequence[Side], turn_title: Callable[[int], str]) -> None:
        """Show these orders, the most expensive first."""
        if tuple(orders) == self._shown:
            return
        self._shown = tuple(orders)
        discard(self._rows)
        for place, order in enumerate(sorted(orders, key=lambda each: -each.gain)):
            row = self._row(order, sides[order.side], turn_title(order.turn))
            self._rows.append(row)
            self._column.insertWidget(place, row)

    def _row(self, order: CostlyOrder, side: Side, turn: str) -> QWidget:
        row = styled(QFrame(self), "clear")
        unit = row.fontMetrics().height()
        cost = styled(words_label("strong", row, in_force().signed(-100 * order.gain, 0)), "warning")
        cost.setMinimumWidth(cost.fontMetrics().horizontalAdvance("−100"))
        text = names_label("strong", row)
        text.setText(
            tr(
                "window-review-better",
                order=order.better_text,
                better=percent(order.better.found),
                given=percent(order.given.found),
                error=in_force().number(100 * order.error, 0),
            )
        )
        below = names_label("caption", row)
        below.setText(
            tr("window-review-given", turn=turn, name=side.name, subject=order.subject or side.name, order=order.given_text)
        )
        see = push_button(tr("window-match-see"), row, lambda _: self.seen.emit(order.at), role="link")
        attempt = push_button(tr("window-review-try"), row, lambda _: self.tried.emit(order), role="link")
        for button in (see, attempt):
            button.setAccessibleName(f"{button.text()}: {text.text()}")
        top = Qt.AlignmentFlag.AlignTop
        words = column_of(text, below, row_of(see, attempt, ..., gap=unit // 2), gap=0)
        return filled(row, row_of((cost, top), (words, 1), gap=unit // 2))
