"""Rows of the start page for unsaved work of an earlier run; days and times as people read them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.files.file_watch import digest
from metamaker.app.recovery.store import LeftBehind, Record
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_of, named, push_button, row_in, styled
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.core.errors import FileProblem
from metamaker.core.storage import read_file
from metamaker.game_api.game import differences
from metamaker.opening import open_any

_DAY = "d MMM yyyy"
"""Format without a country in the locale, because numbers only would be ambiguous about the month."""


def day_text(seconds: float) -> str:
    """Return a day, given in seconds since 1970, in the short form of the locale."""
    moment, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale()
    if _is_unset():
        return locale.toString(moment.date(), _DAY)
    return locale.toString(moment.date(), QLocale.FormatType.ShortFormat)


def moment_text(seconds: float) -> str:
    """Return day and time, given in seconds since 1970, in the short form of the locale."""
    moment, locale = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale()
    if _is_unset():
        return locale.toString(moment, f"{_DAY} HH:mm")
    return locale.toString(moment, QLocale.FormatType.ShortFormat)


def _is_unset() -> bool:
    return QLocale.Language.C in {QLocale().language(), QLocale.system().language()}


def row_label(role: str, parent: QWidget) -> ElidedLabel:
    """Return a label with the role `role` that passes mouse events to the row."""
    label = styled(ElidedLabel(parent), role)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label


@dataclass(frozen=True)
class Changes:
    """Differences of unsaved work: the name of its file (empty without one), their number, and changes of the file."""

    file: str
    count: int = 0
    is_gone: bool = False
    is_other: bool = False


def changes(record: Record) -> Changes:
    """Return the differences between unsaved work and its file."""
    if not record.file:
        return Changes("")
    name = Path(record.file).name
    try:
        data = read_file(record.file)
        saved, found = open_any(data, name), open_any(record.content, name)
    except FileProblem:
        return Changes(name, is_gone=True)
    if digest(data) != record.file_digest:
        return Changes(name, is_other=True)
    return Changes(name, len(differences(found.game, saved.document, found.document)))


class RecoveryRow(QFrame):
    """Row of unsaved work: title, age and differences, with buttons to recover or discard it."""

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
        self.open_button = named(
            push_button(tr("window-start-recover"), self, lambda _: recover(left), "primary"),
            tr("window-start-recover-title", title=left.record.title),
        )
        self.discard_button = named(
            QPushButton(tr("window-start-discard"), self), tr("window-start-discard-title", title=left.record.title)
        )
        self.discard_button.clicked.connect(lambda _: discard(left))
        row_in(self, (column_of(title, self.facts, gap=0), 1), self.open_button, self.discard_button)
        background.run(self._changes, self._show_changes, lambda _: None, owner=self)

    def _changes(self, _job: Job) -> Changes:
        return changes(self._left.record)

    def _show_changes(self, found: Changes) -> None:
        if not found.file:
            text = tr("window-start-never-saved")
        elif found.is_gone:
            text = tr("window-start-not-any-more", file=found.file)
        elif found.is_other:
            text = tr("window-start-changed-since-opens", file=found.file)
        else:
            text = tr("window-start-changes", count=found.count, file=found.file)
        self.facts.setText(f"{self._age} · {text}")
