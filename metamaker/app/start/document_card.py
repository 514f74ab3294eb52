"""Cards of documents on the start page: name, kind, number and small pictures of their ships or board."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from metamaker.app.overrides import override
from metamaker.app.painting.painter import paint
from metamaker.app.start.file_preview import FilePreview
from metamaker.app.start.file_rows import day_text
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import bold_font, scaled_font, small_font
from metamaker.app.theme.theme import screen_ink, tokens
from metamaker.app.widgets.game_sign import game_icon
from metamaker.registry import game_name

LEAST_CARD = 14.0
"""The least width of a card in heights of a line: its number and pictures stand next to each other."""

_TALL = 7.4
_LARGE = 1.5
"""The height of a card in heights of a line, and the size of its number relative to the text."""

_PICTURE = 0.42
"""The part of the width for pictures of a document without a number."""

_ROUNDING = 0.01
"""Pixels by which a picture may be wider than its room."""


class DocumentCard(QAbstractButton):
    """A document with its title, its game if known, and its preview; a sample is `marked` if it is good to begin with."""

    def __init__(self, path: str, title: str, game: str, parent: QWidget, *, marked: bool = False) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.path, self.marked = path, marked
        self.seen = FilePreview(path, title, game)
        self._pictures, self._painted = QPixmap(), (QSize(), False)
        self._write()

    def show_glance(self, seen: FilePreview) -> None:
        """Show the preview of the document."""
        self.seen = seen
        self._pictures = QPixmap()
        self._write()
        self.update()

    def _write(self) -> None:
        self.setAccessibleName(" · ".join(filter(None, self.spoken())))
        self.setToolTip("".join(map(plain_tip, filter(None, self.tips()))))
        self.setAccessibleDescription(" ".join(filter(None, (self._mark(), self.seen.notes))))

    def spoken(self) -> tuple[str, ...]:
        """Return the parts of the accessible name."""
        seen = self.seen
        file = "" if seen.problem else Path(self.path).name
        return seen.title, *self._about(), self.day, file, self.number

    def tips(self) -> tuple[str, ...]:
        """Return the parts of the tooltip."""
        return self.seen.title, self.seen.notes, self.path

    @property
    def day(self) -> str:
        """The day of the last change of a file; empty before it was read, and for samples."""
        return day_text(self.seen.written) if self.seen.written and not self.seen.problem else ""

    def _mark(self) -> str:
        return tr("window-start-good-begin") if self.marked else ""

    @property
    def number(self) -> str:
        """The main number; empty without one."""
        value = self.seen.value
        return "" if value is None else str(round(value))  # as everywhere, without group separators, even in French

    def _about(self) -> list[str]:
        """Return game and size, or the problem of an unusable file."""
        seen = self.seen
        if seen.problem:
            return [seen.problem]
        named = [game_name(seen.game)] if seen.game else []
        if seen.state:
            return [*named, seen.state]
        if seen.designs is not None:
            return [*named, tr("window-common-designs", count=seen.designs)]
        return named if seen.ships is None else [*named, tr("window-common-ships-count", count=seen.ships)]

    @override
    def sizeHint(self) -> QSize:
        """Return the size of the content, at any width."""
        em = self.fontMetrics().height()
        return QSize(round(em * LEAST_CARD), round(em * _TALL))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, with a ring for the focus."""
        look, em = tokens(), self.fontMetrics().height()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring = look.accent if self.hasFocus() else look.faint if self.underMouse() else look.card
            painter.setPen(QColor(ring))
            painter.setBrush(QColor(look.hover if self.underMouse() else look.card))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), em / 3, em / 3)
            inside = self.rect().adjusted(em * 3 // 4, em * 3 // 4, -em * 3 // 4, -em // 2)
            wide = round(_PICTURE * inside.width()) if self.seen.miniatures and not self.number else 0
            self._paint_head(painter, inside.adjusted(0, 0, -wide, 0), em)
            foot = QRect(inside.left(), inside.bottom() - round(1.1 * em), inside.width(), round(1.1 * em))
            self._paint_foot(painter, foot)
            top = inside.top() + round(2.4 * em)
            if self.number:
                self._paint_middle(painter, QRect(inside.left(), top, inside.width(), foot.top() - top - em // 4))
            else:
                room = QRect(inside.right() - wide, inside.top(), wide, foot.top() - inside.top() - em // 2)
                self._paint_miniatures(painter, room)

    def _paint_head(self, painter: QPainter, box: QRect, em: int) -> None:
        look, tile = tokens(), round(2.1 * em)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.field))
        painter.drawRoundedRect(QRect(box.topLeft(), QSize(tile, tile)), em / 4, em / 4)
        side = round(1.4 * em)
        if self.seen.game:
            icon = game_icon(self.seen.game).pixmap(QSize(side, side), self.devicePixelRatio())
            painter.drawPixmap(box.left() + (tile - side) // 2, box.top() + (tile - side) // 2, icon)
        left = tile + em // 2
        words = box.adjusted(left, 0, 0, 0)
        self._line(painter, QRect(words.left(), box.top(), words.width(), round(1.15 * em)), self.seen.title, bold=True)
        below = QRect(words.left(), box.top() + round(1.15 * em), words.width(), em)
        self._line(painter, below, " · ".join(self._about()), colour=look.error if self.seen.problem else look.quiet)

    def _line(
        self, painter: QPainter, box: QRect, text: str, *, bold: bool = False, colour: str = "", right: bool = False
    ) -> None:
        """Paint a line of text, shortened to its room."""
        painter.setFont(bold_font(self.font()) if bold else small_font(self.font()))
        painter.setPen(QColor(colour or tokens().ink))
        short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, short)

    def _paint_foot(self, painter: QPainter, box: QRect) -> None:
        look = tokens()
        painter.setPen(QColor(look.edge))
        painter.drawLine(box.topLeft(), box.topRight())
        words = box.adjusted(0, box.height() // 5, 0, 0)
        self._line(painter, words, tr("window-start-open-card"), bold=True, colour=look.accent_text)
        self._line(
            painter, words.adjusted(words.width() // 3, 0, 0, 0), self.day or self._mark(), colour=look.quiet, right=True
        )

    def _paint_middle(self, painter: QPainter, box: QRect) -> None:
        """Paint the number with its name, and the pictures in the rest of the room."""
        em = self.fontMetrics().height()
        painter.setFont(bold_font(scaled_font(self.font(), _LARGE)))
        painter.setPen(QColor(tokens().ink))
        wide = painter.fontMetrics().horizontalAdvance(self.number)
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.number)
        unit = box.adjusted(wide + em // 3, 0, 0, 0)
        self._line(painter, unit.adjusted(0, em // 4, 0, 0), self.seen.unit, colour=tokens().quiet)
        self._paint_miniatures(
            painter, unit.adjusted(painter.fontMetrics().horizontalAdvance(self.seen.unit) + em // 2, 0, 0, 0)
        )

    def _paint_miniatures(self, painter: QPainter, room: QRect) -> None:
        if room.width() > self.fontMetrics().height() and self.seen.miniatures and self.seen.ink:
            painter.drawPixmap(room.topLeft(), self._drawn(room.size()))

    def _drawn(self, size: QSize) -> QPixmap:
        """Return the small pictures at the right of this room, all to one scale; those without room are left out."""
        ratio, is_dark = self.devicePixelRatio(), tokens().dark
        if self._pictures.isNull() or self._painted != (size * ratio, is_dark):
            self._painted = size * ratio, is_dark
            self._pictures = QPixmap(size * ratio)
            self._pictures.setDevicePixelRatio(ratio)
            self._pictures.fill(Qt.GlobalColor.transparent)
            with QPainter(self._pictures) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._paint_pictures(painter, size)
        return self._pictures

    def _paint_pictures(self, painter: QPainter, size: QSize) -> None:
        drawings, ink = self.seen.miniatures, self.seen.ink
        if ink is None:
            return
        gap, used = self.fontMetrics().height() / 3, 0.0
        across = drawings[0].width if self.number else sum(each.width for each in drawings)
        gaps = 0.0 if self.number else gap * (len(drawings) - 1)
        scale = min(size.height() / max(each.height for each in drawings), (size.width() - gaps) / across)
        shown = []
        for each in drawings:
            if used + each.width * scale > size.width() + _ROUNDING:
                break
            shown.append(each)
            used += each.width * scale + gap
        left = size.width() - used + gap
        for each in shown:
            painter.save()
            painter.translate(QPointF(left, (size.height() - each.height * scale) / 2))
            paint(painter, each, screen_ink(ink), scale)
            painter.restore()
            left += each.width * scale + gap
