"""Why a ship cannot be weighed, in a sentence, with the way to the place."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from metamaker.app.context import Context
from metamaker.app.widgets.filled import filled
from metamaker.app.widgets.words_label import words_label
from metamaker.core.issue import Issue


class FlawNotice(QWidget):
    """Hidden while there is nothing to tell."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._where = ""
        self.label = words_label("warning", self)
        self.label.setWordWrap(True)
        self.button = QPushButton(self.tr("Show the problem"), self)
        self.button.setProperty("role", "link")
        self.button.clicked.connect(lambda: context.go_to(self._where))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 1)
        row.addWidget(self.button)
        self.hide()

    def tell(self, flaws: Sequence[Issue]) -> None:
        """Tell the first of these errors, or nothing."""
        self.setVisible(bool(flaws))
        if flaws:
            self._where = flaws[0].where
            self._say(filled(self.tr("Cannot be weighed: %1."), flaws[0].text.rstrip(".")), can_go=True)

    def say(self, text: str) -> None:
        """Say what no place belongs to."""
        self.setVisible(bool(text))
        self._say(text, can_go=False)

    def _say(self, text: str, *, can_go: bool) -> None:
        self.label.setText(text)
        self.setAccessibleName(text)
        self.button.setVisible(can_go)
