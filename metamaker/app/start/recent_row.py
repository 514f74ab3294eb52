"""A row of the recent files: the title of the document, its game, and what is known of it."""

import html
from pathlib import Path

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from metamaker.app.look.theme import tokens
from metamaker.app.start.date_text import day_text
from metamaker.app.start.fleet_glance import Glance
from metamaker.app.start.row_label import row_label
from metamaker.app.widgets.game_sign import game_icon
from metamaker.registry import game_name

_SIGN = 1.5
"""The height of the sign of a game, in heights of the text."""


class RecentRow(QAbstractButton):
    """A file that was open: its title, its game if that was noted, and what is known of it."""

    def __init__(self, path: str, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "row")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setToolTip(html.escape(path))
        self._title = row_label("strong", self)
        self._facts = row_label("caption", self)
        self._value = row_label("strong", self)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._facts)
        self._sign = QLabel(self)
        self._sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._value)
        self._show_game(game)
        self._write(Path(path).stem, " · ".join((*self._names(game), Path(path).name)), "")

    def show_glance(self, seen: Glance) -> None:
        """Show what was seen of the file."""
        if seen.problem:
            self._write(seen.title, seen.problem, "")
            return
        facts = [*self._names(seen.game), *self._counted(seen), day_text(seen.written), Path(seen.path).name]
        self._show_game(seen.game)
        value = "" if seen.value is None else QLocale().toString(seen.value, "f", 0)
        self._write(seen.title, " · ".join(facts), value)

    def _show_game(self, game: str) -> None:
        side = round(self.fontMetrics().height() * _SIGN)
        self._sign.setPixmap(game_icon(game).pixmap(QSize(side, side), self.devicePixelRatio()))
        self._sign.setFixedWidth(side)

    def _names(self, game: str) -> list[str]:
        return [game_name(game)] if game else []

    def _counted(self, seen: Glance) -> list[str]:
        if seen.designs is not None:
            return [self.tr("%n design(s)", "", seen.designs)]
        return [self.tr("%n ship(s)", "", seen.ships)] if seen.ships is not None else []

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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self.fontMetrics().height() / 3
        painter.setPen(tokens().accent if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens().hover if self.underMouse() or self.hasFocus() else "transparent"))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), radius, radius)
