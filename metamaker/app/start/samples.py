"""The installed samples, as cards in the groups of their games."""

import tomllib
from collections.abc import Callable, Sequence
from functools import cache

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLabel, QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.painting.painter import paint
from metamaker.app.start.file_preview import Glance, name_in
from metamaker.app.start.search import ALL, Wanted
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import small_font
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.game_sign import sign_label
from metamaker.app.widgets.kit import column_in, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import nested
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import is_file
from metamaker.registry import game_name


class SampleCard(QAbstractButton):
    """A sample: the shared picture of its fleet, or its name until the picture is ready; marked if it `is_first`."""

    def __init__(self, path: str, is_first: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.is_first = is_first
        self.seen = Glance(path, name_in(path))
        self._picture = QPixmap()
        self.setAccessibleName(self.seen.title)

    def show_glance(self, seen: Glance) -> None:
        """Show the picture of the fleet."""
        self.seen = seen
        self._picture = QPixmap()
        self.setAccessibleName(seen.title)
        mark = (self._mark(),) if self.is_first else ()
        self.setToolTip("".join(map(plain_tip, (seen.title, *mark, seen.notes))))
        self.setAccessibleDescription(" ".join((*mark, seen.notes)))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return a size in the shape of a card."""
        em = self.fontMetrics().height()
        return QSize(em * 15, self.heightForWidth(em * 15))

    @override
    def hasHeightForWidth(self) -> bool:
        """Cards keep their aspect ratio."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of a card of this width."""
        return width * 9 // 16

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, or the name on a tinted background."""
        with QPainter(self) as painter:
            inner = self.rect().adjusted(3, 3, -3, -3)
            if self.seen.card is None:
                painter.fillRect(inner, tokens().field)
                painter.setPen(tokens().quiet)
                room = inner.adjusted(4, 4, -4, -4)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.seen.title)
            else:
                painter.drawPixmap(inner.topLeft(), self._drawn(inner.size()))
            if self.is_first:
                self._paint_mark(painter, inner)
            if self.hasFocus() or self.underMouse():
                painter.setPen(tokens().accent if self.hasFocus() else tokens().faint)
                painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
                painter.drawRect(self.rect().adjusted(1, 1, -2, -2))

    def _mark(self) -> str:
        return tr("window-start-good-begin")

    def _paint_mark(self, painter: QPainter, room: QRect) -> None:
        painter.setFont(small_font(self.font()))
        letters = painter.fontMetrics()
        pad = letters.height() // 3
        text = letters.elidedText(self._mark(), Qt.TextElideMode.ElideRight, room.width() - 4 * pad)
        mark = QRect(0, 0, letters.horizontalAdvance(text) + 2 * pad, letters.height() + pad // 2)
        mark.moveBottomLeft(room.bottomLeft() + QPoint(pad, -pad))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens().accent))
        painter.drawRoundedRect(mark, pad, pad)
        painter.setPen(QColor(tokens().on_accent))
        painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, text)

    def _drawn(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatio()
        if self._picture.size() != size * ratio and self.seen.card and self.seen.ink:
            self._picture = QPixmap(size * ratio)
            self._picture.fill(Qt.GlobalColor.white)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint(painter, self.seen.card, self.seen.ink, size.width() * ratio / self.seen.card.width)
            self._picture.setDevicePixelRatio(ratio)
        return self._picture


class SampleGrid(QWidget):
    """Cards of all samples; `opens` is called with the path of the chosen one. `cards` has them by path."""

    def __init__(self, games: Sequence[str], columns: int, opens: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._opens = opens
        self._wanted = ALL
        self.cards: dict[str, SampleCard] = {}
        self._groups = [SampleGroup(game, columns, self._made(game), self) for game in games]
        self.nothing = words_label("caption", self, tr("window-start-no-sample-like"))
        self.nothing.hide()
        column_in(self, *self._groups, self.nothing)

    def _made(self, game: str) -> list["SampleCard"]:
        made = []
        firsts = first_samples(game)
        for path in sorted(sample_fleets(game).glob("*.json"), key=lambda path: (path.stem not in firsts, path.stem)):
            card = SampleCard(str(path), path.stem in firsts, self)
            card.clicked.connect(lambda _, chosen=str(path): self._opens(chosen))
            self.cards[str(path)] = card
            made.append(card)
        return made

    def show_glance(self, seen: Glance) -> None:
        """Show the preview of a sample."""
        if seen.path in self.cards and seen.card is not None:
            self.cards[seen.path].show_glance(seen)
            self.search(self._wanted)

    def search(self, wanted: Wanted) -> None:
        """Show only matching samples, or a “nothing found” line."""
        self._wanted = wanted
        shown = [group.search(wanted) for group in self._groups]
        self.nothing.setVisible(not any(shown))


class SampleGroup(QWidget):
    """The samples of a game below its name, in rows without gaps. Hidden if none match."""

    def __init__(self, game: str, columns: int, cards: Sequence[SampleCard], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self._game = game_name(game)
        self._columns = columns
        self._cards = cards
        self._shown: list[SampleCard] = []
        name = styled(QLabel(self._game, self), "strong")
        rows = column_in(self, row_of(sign_label(game, self), (name, 1)), margin=(0, 0, 0, self.fontMetrics().height() // 2))
        self._grid = nested(rows, QGridLayout())
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
        self.search(ALL)

    def search(self, wanted: Wanted) -> bool:
        """Show the matching samples, and return whether there are any."""
        shown = [card for card in self._cards if wanted.fits(card.seen, self._game)]
        if shown != self._shown:
            self._shown = shown
            for card in self._cards:
                self._grid.removeWidget(card)
                card.setVisible(card in shown)
            for number, card in enumerate(shown):
                self._grid.addWidget(card, number // self._columns, number % self._columns)
            self.setVisible(bool(shown))
        return bool(shown)


@cache
def first_samples(game: str) -> frozenset[str]:
    """Return the names of the samples of a game for beginners."""
    file = sample_fleets(game) / "samples.toml"
    return frozenset(tomllib.loads(file.read_text(encoding="utf-8"))["first"]) if is_file(file) else frozenset()
