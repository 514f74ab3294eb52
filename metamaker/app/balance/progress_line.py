"""The line that tells how far the battles are, with the button that begins and stops them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from metamaker.app.balance.weigher import Weigher
from metamaker.app.widgets.filled import filled
from metamaker.app.widgets.words_label import words_label


class ProgressLine(QWidget):
    """Follows a weigher. `begun` is sent when a person wants to weigh; the same button stops it, and so does `cancel`."""

    begun = Signal()

    def __init__(self, weigher: Weigher, begin: str, parent: QWidget | None = None, role: str = "secondary") -> None:
        super().__init__(parent)
        self._weigher = weigher
        self._begin = begin
        self.button = QPushButton(begin, self)
        self.button.setProperty("role", role)
        self.button.clicked.connect(self._pressed)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Battles fought"))
        self.bar.setMinimumWidth(2 * self.fontMetrics().height())
        kept = self.bar.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # the button stays where it is
        self.bar.setSizePolicy(kept)
        self.label = words_label("caption", self)
        self._lay_out()
        weigher.busy_changed.connect(self._show_busy)
        weigher.progressed.connect(self._show_progress)
        self._show_busy(weigher.is_busy)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.bar, 1)
        row.addWidget(self.label)
        row.addWidget(self.button)

    def say(self, text: str) -> None:
        """Say something while no battle is fought."""
        if not self._weigher.is_busy:
            self.label.setText(text)

    def _pressed(self) -> None:
        if self._weigher.is_busy:
            self._weigher.cancel()
            self.label.setText(self.tr("Cancelled"))
        else:
            self.begun.emit()

    def _show_busy(self, busy: bool) -> None:
        self.button.setText(self.tr("Cancel") if busy else self._begin)
        self.bar.setVisible(busy)
        self.label.setText("")

    def _show_progress(self, done: int, every: int) -> None:
        self.bar.setRange(0, every)
        self.bar.setValue(done)
        self.label.setText(filled(self.tr("%1 of %2 battles"), done, every) if done else self.tr("Starting…"))


class ProgressColumn(ProgressLine):
    """The same for narrow places: the button over the rest."""

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.button)
        told = QHBoxLayout()
        told.addWidget(self.bar, 1)
        told.addWidget(self.label)
        column.addLayout(told)
