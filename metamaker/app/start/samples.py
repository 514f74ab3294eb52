"""The samples that come with the program, as cards in the groups of their games."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from metamaker.app.look.theme import tokens
from metamaker.app.painting.painter import paint
from metamaker.app.start.fleet_glance import Glance, name_in
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.game_sign import sign_label
from metamaker.core.paths import sample_fleets
from metamaker.registry import game_name


class SampleCard(QAbstractButton):
    """A sample: the picture of its fleet as it is shared, and its name until that is there."""

    def __init__(self, path: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._name = name_in(path)
        self._seen: Glance | None = None
        self._picture = QPixmap()
        self.setAccessibleName(self._name)

    def show_glance(self, seen: Glance) -> None:
        """Show the picture of the fleet."""
        self._seen = seen
        self._picture = QPixmap()
        self.setAccessibleName(seen.title)
        self.setToolTip(plain_tip(seen.title) + plain_tip(seen.notes))
        self.setAccessibleDescription(seen.notes)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return a size in the shape of a card."""
        em = self.fontMetrics().height()
        return QSize(em * 15, self.heightForWidth(em * 15))

    @override
    def hasHeightForWidth(self) -> bool:
        """Cards keep their shape."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of a card of this width."""
        return width * 9 // 16

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
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


class SampleGrid(QWidget):
    """Cards of all samples; `opens` is called with the path of the one that is chosen. `cards` has them by path."""

    def __init__(self, games: Sequence[str], columns: int, opens: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.cards: dict[str, SampleCard] = {}
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        for game in games:
            rows.addLayout(self._heading(game))
            rows.addLayout(self._grid(game, columns, opens))
            rows.addSpacing(self.fontMetrics().height() // 2)

    def _heading(self, game: str) -> QHBoxLayout:
        row = QHBoxLayout()
        name = QLabel(game_name(game), self)
        name.setProperty("role", "strong")
        row.addWidget(sign_label(game, self))
        row.addWidget(name, 1)
        return row

    def _grid(self, game: str, columns: int, opens: Callable[[str], None]) -> QGridLayout:
        grid = QGridLayout()
        for number, path in enumerate(sorted(sample_fleets(game).glob("*.json"))):
            card = SampleCard(str(path), self)
            card.clicked.connect(lambda _, chosen=str(path): opens(chosen))
            self.cards[str(path)] = card
            grid.addWidget(card, number // columns, number % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        return grid
