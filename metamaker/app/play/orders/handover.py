"""Pages before orders become final: a summary, and a cover before another player looks."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, row_in, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import TallArea


class SummaryPage(QWidget):
    """Summary of all orders of a side. `final` gives them, `back` returns to them. `final` is where *Ready* was."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.summary = QLabel(self)
        self.summary.setWordWrap(True)
        self.summary.setTextFormat(Qt.TextFormat.RichText)
        self.final = QPushButton(tr("window-order-give-these-orders"), self)
        self.final.setProperty("role", "primary")
        self.back = QPushButton(tr("window-order-change-them"), self)
        self.back.setProperty("role", "secondary")
        gap = self.fontMetrics().height() // 2
        self.foot = styled(QWidget(self), "clear")
        top = Qt.AlignmentFlag.AlignTop
        self._foot = row_in(self.foot, (self.final, top), (self.back, top), ..., gap=gap)
        title = words_label("title", self, tr("window-order-these-orders-become"), wraps=True)
        column_in(self, title, (TallArea(self.summary), 1), styled(QFrame(self), "line"), self.foot, gap=gap)

    def stand_like(self, foot: QWidget, ready: QWidget) -> None:
        """Put `final` where a button is at the foot of another page."""
        self.foot.setFixedHeight(foot.height())
        self._foot.setContentsMargins(ready.x(), ready.y(), 0, 0)


class CoverPage(QWidget):
    """Cover between two players at one computer. `cover` names the next player; `uncover` is the button to press."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.cover = words_label("title", self)
        self.cover.setWordWrap(True)
        self.uncover = QPushButton(self)
        self.uncover.setProperty("role", "primary")
        rows = QVBoxLayout(self)
        rows.addStretch(1)
        rows.addWidget(self.cover)
        rows.addWidget(self.uncover, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addStretch(2)
