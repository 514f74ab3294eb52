"""Rows of the start page: a recent file with its preview, and unsaved work of an earlier run."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.files.file_watch import digest
from metamaker.app.overrides import override
from metamaker.app.recovery.store import LeftBehind, Record
from metamaker.app.start.file_preview import Glance
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.game_sign import game_icon
from metamaker.app.widgets.kit import column_of, named, push_button, row_in, styled
from metamaker.app.widgets.labels import ElidedLabel
from metamaker.core.errors import FileProblem
from metamaker.core.storage import read_file
from metamaker.game_api.game import differences
from metamaker.opening import open_any
from metamaker.registry import game_name

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


_SIGN = 1.5
"""The height of the sign of a game, in heights of the text."""


class RecentRow(QAbstractButton):
    """A recent file with its title, its game if known, and its preview."""

    def __init__(self, path: str, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "row")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.path = path
        self.setToolTip(plain_tip(path))
        self._title = row_label("strong", self)
        self._facts = row_label("caption", self)
        self._value = row_label("strong", self)
        self._value.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._sign = QLabel(self)
        self._sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = row_in(self, self._sign, (column_of(self._title, self._facts, gap=0), 1), self._value, margin=None)
        self._show_game(game)
        self._write(Path(path).stem, " · ".join((*self._names(game), Path(path).name)), "")

    def show_glance(self, seen: Glance) -> None:
        """Show the preview of the file."""
        if seen.problem:
            self._write(seen.title, seen.problem, "")
            return
        facts = [*self._names(seen.game), *self._counted(seen), day_text(seen.written), Path(seen.path).name]
        self._show_game(seen.game)
        value = "" if seen.value is None else str(round(seen.value))  # as everywhere, without group separators, even in French
        self._write(seen.title, " · ".join(facts), value)

    def _show_game(self, game: str) -> None:
        side = round(self.fontMetrics().height() * _SIGN)
        self._sign.setPixmap(game_icon(game).pixmap(QSize(side, side), self.devicePixelRatio()))
        self._sign.setFixedWidth(side)

    def _names(self, game: str) -> list[str]:
        return [game_name(game)] if game else []

    def _counted(self, seen: Glance) -> list[str]:
        if seen.state:
            return [seen.state]
        if seen.designs is not None:
            return [tr("window-common-designs", count=seen.designs)]
        return [tr("window-common-ships-count", count=seen.ships)] if seen.ships is not None else []

    def _write(self, title: str, facts: str, value: str) -> None:
        self._title.setText(title)
        self._facts.setText(facts)
        self._value.setText(value)
        self.setAccessibleName(" · ".join(part for part in (title, facts, value) if part))

    @override
    def sizeHint(self) -> QSize:
        """Return the size of the content."""
        return self._row.sizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the background under the pointer and the focus ring."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = self.fontMetrics().height() / 3
            painter.setPen(tokens().accent if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens().hover if self.underMouse() or self.hasFocus() else "transparent"))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), radius, radius)


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
