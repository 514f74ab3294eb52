"""The foot of the window: short messages, and a quiet line for what is done in the background."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QStatusBar, QWidget
from typing_extensions import override

from metamaker.app.background import Background

SHOWN_MS = 6000
"""Long enough to look down and read a line, and gone before it is about something else."""

_LINES = 1.6
"""Height in lines of text: it is quiet, and leaves the room to the work."""


class StatusBar(QStatusBar):
    """Says what happened for a few seconds, and what is being done as long as it is."""

    def __init__(self, background: Background, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(0, 0, 0, 0)
        self.setMaximumHeight(round(self.fontMetrics().height() * _LINES))
        self._background = background
        self._is_new = False
        self._work = QWidget(self)
        row = QHBoxLayout(self._work)
        row.setContentsMargins(0, 0, 0, 0)
        self._text = QLabel(self._work)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._line = QProgressBar(self._work)
        self._line.setTextVisible(False)
        self._line.setFixedWidth(self.fontMetrics().averageCharWidth() * 20)
        self._line.setAccessibleName(self.tr("Progress"))
        self._cancel = QPushButton(self.tr("Cancel"), self._work)
        self._cancel.setProperty("role", "link")
        self._cancel.clicked.connect(self._stop)
        for widget in (self._text, self._line, self._cancel):
            row.addWidget(widget)
        self.addPermanentWidget(self._work)
        self._work.hide()
        background.busy.connect(self._show)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.setMaximumHeight(round(self.fontMetrics().height() * _LINES))

    def say(self, text: str) -> None:
        """Show a short message for some seconds, or until `go_on`."""
        self._is_new = True
        self.showMessage(text, SHOWN_MS)
        QTimer.singleShot(0, self, self._grow_old)

    def go_on(self) -> None:
        """Take a message away that is about what was done before; one about what is being done just now stays."""
        if not self._is_new:
            self.clearMessage()

    def _grow_old(self) -> None:
        self._is_new = False

    def _show(self, text: str, done: int, total: int) -> None:
        self._work.setVisible(bool(text))
        self._text.setText(text)
        self._line.setRange(0, total)
        self._line.setValue(done)

    def _stop(self) -> None:
        for job in self._background.jobs:
            if job.text:
                job.cancel()
        self._background.show()
