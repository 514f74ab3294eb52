"""A row of the unsaved work that an earlier run left behind."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.recovery.changes import Changes, changes
from metamaker.app.recovery.store import LeftBehind
from metamaker.app.start.date_text import moment_text
from metamaker.app.start.row_label import row_label


class RecoveryRow(QFrame):
    """Unsaved work that was found: what it is, how old, what differs, and what to do with it."""

    def __init__(
        self,
        left: LeftBehind,
        recover: Callable[[LeftBehind], None],
        discard: Callable[[LeftBehind], None],
        background: Background,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._left = left
        title = row_label("strong", self)
        title.setText(left.record.title)
        self.facts = row_label("caption", self)
        self._age = moment_text(left.record.written)
        self.facts.setText(self._age)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(title)
        words.addWidget(self.facts)
        self.open_button = QPushButton(self.tr("Recover"), self)
        self.open_button.setProperty("role", "primary")
        self.open_button.setAccessibleName(self.tr("Recover %1").replace("%1", left.record.title))
        self.open_button.clicked.connect(lambda _: recover(left))
        self.discard_button = QPushButton(self.tr("Discard"), self)
        self.discard_button.setAccessibleName(self.tr("Discard %1").replace("%1", left.record.title))
        self.discard_button.clicked.connect(lambda _: discard(left))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(words, 1)
        row.addWidget(self.open_button)
        row.addWidget(self.discard_button)
        background.run(self._changes, self._show_changes, lambda _: None, owner=self)

    def _changes(self, _job: Job) -> Changes:
        return changes(self._left.record)

    def _show_changes(self, found: Changes) -> None:
        if not found.file:
            text = self.tr("never saved")
        elif found.is_gone:
            text = self.tr("%1 is not there any more: opens as a copy")
        elif found.is_other:
            text = self.tr("%1 was changed since: opens as a copy")
        else:
            text = self.tr("%n change(s) to %1", "", found.count)
        self.facts.setText(f"{self._age} · {text.replace('%1', found.file)}")
