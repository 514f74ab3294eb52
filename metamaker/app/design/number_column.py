"""The right column of a design page: the numbers stand, what is selected and the explanation of a number scroll below."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.design.inspector import Inspector
from metamaker.app.numbers.explanation import ExplanationPanel
from metamaker.app.numbers.live_card import LiveCard
from metamaker.app.widgets.tall_area import TallArea


class NumberColumn(QWidget):
    """Keeps in sight what was asked for: the selected element, or the explanation of a number."""

    def __init__(self, context: Context, card: LiveCard, inspector: Inspector, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reveals = False
        self.explanation = ExplanationPanel(context)
        self.close_explanation = QPushButton(self.tr("Close the explanation"))
        self.close_explanation.setProperty("role", "link")
        self.close_explanation.clicked.connect(lambda: self._show_explanation(False))
        half = self.fontMetrics().height() // 2
        self.below = TallArea(inspector, self.close_explanation, self.explanation, spacing=half)
        self.below.column.setAlignment(self.close_explanation, Qt.AlignmentFlag.AlignRight)
        self._show_explanation(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(half)
        layout.addWidget(card)
        layout.addWidget(self.below, 1)
        self.below.setMinimumHeight(4 * half)
        # Later than the inspector, which is as high as what was selected before until then.
        for news in (context.selection.element_changed, context.selection.subject_changed):
            news.connect(self._reveal_selection)
        bar = self.below.verticalScrollBar()
        bar.rangeChanged.connect(self._reveal_explanation)
        bar.actionTriggered.connect(self._stop_revealing)

    def explain(self, symbol: str) -> None:
        """Explain a number of the ship on the canvas below the inspector."""
        self._show_explanation(True)
        self.explanation.explain(symbol)
        self._reveals = True
        QTimer.singleShot(0, self, self._reveal_explanation)

    def _show_explanation(self, shown: bool) -> None:
        self.explanation.setVisible(shown)
        self.close_explanation.setVisible(shown)

    def _reveal_explanation(self) -> None:
        """Keep the head of the explanation in sight while it and what is above it come to their places."""
        if self._reveals:
            self.below.verticalScrollBar().setValue(self.close_explanation.y())

    def _reveal_selection(self) -> None:
        self._stop_revealing()
        self.below.verticalScrollBar().setValue(0)

    def _stop_revealing(self) -> None:
        self._reveals = False
