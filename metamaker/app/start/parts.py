"""The parts of the start page: a card with a heading, rows of files and of unsaved work, cards of samples."""

import html
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.look.theme import tokens
from metamaker.app.painting.painter import paint
from metamaker.app.recovery.changes import Changes, changes
from metamaker.app.recovery.store import LeftBehind
from metamaker.app.start.fleet_glance import Glance
from metamaker.app.widgets.elided_label import ElidedLabel


def titled_card(title: str, parent: QWidget) -> tuple[QFrame, QVBoxLayout]:
    """Return a card with a heading, and the column in it."""
    card = QFrame(parent)
    card.setProperty("role", "card")
    rows = QVBoxLayout(card)
    em = card.fontMetrics().height()
    rows.setContentsMargins(em, em, em, em)
    rows.setSpacing(em // 4)
    heading = QLabel(title.upper(), card)
    heading.setProperty("role", "heading")
    rows.addWidget(heading)
    return card, rows


class RecentRow(QAbstractButton):
    """A file that was open: its title, and what is known of it."""

    def __init__(self, path: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "row")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(html.escape(path))
        self._title = _text("strong", self)
        self._facts = _text("caption", self)
        self._value = _text("strong", self)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._facts)
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._value)
        self._write(Path(path).stem, Path(path).name, "")

    def show_glance(self, seen: Glance) -> None:
        """Show what was seen of the file."""
        if seen.problem:
            self._write(seen.title, seen.problem, "")
            return
        when = QDateTime.fromSecsSinceEpoch(int(seen.written)).date()
        facts = [self.tr("%n ship(s)", "", seen.ships)] if seen.ships is not None else []
        facts.append(QLocale().toString(when, QLocale.FormatType.ShortFormat))
        value = "" if seen.value is None else QLocale().toString(seen.value, "f", 0)
        self._write(seen.title, " · ".join(facts), value)

    def _write(self, title: str, facts: str, value: str) -> None:
        self._title.setText(title)
        self._facts.setText(facts)
        self._value.setText(value)
        self.setAccessibleName(" · ".join(part for part in (title, facts, value) if part))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of what is inside."""
        return self._row.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the ground under the pointer and the ring of the focus."""
        _paint_ground(self)


class Card(QAbstractButton):
    """A sample: the picture of its fleet as it is shared, and its name until that is there."""

    def __init__(self, path: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._name = Path(path).stem.replace("-", " ").capitalize()
        self._seen: Glance | None = None
        self._picture = QPixmap()
        self.setAccessibleName(self._name)

    def show_glance(self, seen: Glance) -> None:
        """Show the picture of the fleet."""
        self._seen = seen
        self._picture = QPixmap()
        self.setAccessibleName(seen.title)
        self.setToolTip(html.escape(seen.title))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size in the shape of a card."""
        em = self.fontMetrics().height()
        return QSize(em * 15, self.heightForWidth(em * 15))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Cards keep their shape."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height of a card of this width."""
        return width * 9 // 16

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """Draw the picture, or the name on tinted ground."""
        painter = QPainter(self)
        inner = self.rect().adjusted(3, 3, -3, -3)
        if self._seen is None or self._seen.card is None:
            painter.fillRect(inner, tokens().field)
            painter.setPen(tokens().quiet)
            painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, self._name)
        else:
            painter.drawPixmap(inner.topLeft(), self._drawn(inner.size()))
        if self.hasFocus() or self.underMouse():
            painter.setPen(tokens().accent if self.hasFocus() else tokens().faint)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))

    def _drawn(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatio()
        if self._picture.size() != size * ratio and self._seen and self._seen.card and self._seen.ink:
            self._picture = QPixmap(size * ratio)
            self._picture.fill(Qt.GlobalColor.white)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter, self._seen.card, self._seen.ink, size.width() * ratio / self._seen.card.width)
            painter.end()
            self._picture.setDevicePixelRatio(ratio)
        return self._picture


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
        title = _text("strong", self)
        title.setText(left.record.title)
        self.facts = _text("caption", self)
        self._age = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(left.record.written)), QLocale.FormatType.ShortFormat)
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


def _text(role: str, parent: QWidget) -> ElidedLabel:
    label = ElidedLabel(parent)
    label.setProperty("role", role)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label


def _paint_ground(button: QAbstractButton) -> None:
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = button.fontMetrics().height() / 3
    painter.setPen(tokens().accent if button.hasFocus() else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens().hover if button.underMouse() or button.hasFocus() else "transparent"))
    painter.drawRoundedRect(button.rect().adjusted(1, 1, -1, -1), radius, radius)
