"""Where orders are written: what is asked of whom, the panel of one decision, its line, and what the orders mean."""

from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from metamaker.app.play.orders.decision_list import DecisionList
from metamaker.app.play.orders.order_panel import OrderPanel
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox, LowArea, TallArea

_MOST_TOLD = 6
"""Lines of what orders mean that are seen at once; the rest is scrolled to."""


class WritingPage(QWidget):
    """The panel of a decision belongs into `room`; all else is filled in and heard by whoever asks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.title = words_label("title", self)
        self.list = DecisionList(self)
        self.question = words_label("strong", self)
        self.question.setWordWrap(True)
        self.facts = words_label("caption", self)
        self.facts.setWordWrap(True)
        self.room = QWidget(self)
        self.room.setProperty("role", "clear")
        QVBoxLayout(self.room).setContentsMargins(0, 0, 0, 0)
        self.line = QLineEdit(self)
        self.told = words_label("caption", self)
        self.told.setWordWrap(True)
        self.ready = self._button(tr("window-order-ready"), "primary")
        self.ready.setShortcut("Ctrl+Return")
        self.advice = self._button(tr("window-order-advice"), "secondary")
        self.why = self._button(tr("window-order-why"), "link")
        self.why.setToolTip(plain_tip(tr("window-order-speaks-these-orders")))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.title)
        rows.addWidget(self.list)
        rows.addWidget(TallArea(self.question, self.room, self.facts), 1)
        rows.addWidget(self.line)
        rows.addWidget(LowArea(_MOST_TOLD, self.told))
        self._foot = FlowBox(self, self.fontMetrics().height() // 2)
        for button in (self.ready, self.advice, self.why):
            self.add(button)
        rows.addWidget(self._foot)

    def show_panel(self, panel: OrderPanel) -> None:
        """Show the panel of a decision, which tells what is known of it or leaves that to the page."""
        self.facts.setVisible(not panel.tells_all)
        layout = self.room.layout()
        if layout is not None:
            layout.addWidget(panel)

    def add(self, button: QWidget) -> None:
        """Add a button at the foot."""
        self._foot.flow.addWidget(button)

    def _button(self, text: str, role: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        return button
