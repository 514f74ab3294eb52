"""Pages before orders become final: a summary, and a cover before another player looks."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from metamaker.app.texts import tr
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import TallArea, nested


class SummaryPage(QWidget):
    """Summary of all orders of a side. `final` gives them, `back` returns to them."""

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
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(words_label("title", self, tr("window-order-these-orders-become")))
        rows.addWidget(TallArea(self.summary), 1)
        foot = nested(rows, QHBoxLayout())
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.final)


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
