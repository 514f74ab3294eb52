"""The card of a side in a match-up: its name, its value, its ships, and a menu to change it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from metamaker.app.forecast.fleet_choice import FleetChoice
from metamaker.app.forecast.forecast_view import SIDES
from metamaker.app.overrides import override
from metamaker.app.painting.painter import paint
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import bold_font, small_font
from metamaker.app.theme.theme import screen_ink, tokens
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, column_of, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.core.messages import said
from metamaker.game_api.odds import Lineup
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import COLOUR, Ink

_LEAST_MEMBERS = 5
"""The number of ships that always have room."""

_PICTURE_EMS = 1.9
"""The size of the largest picture of a ship in heights of a line; the others are to the same scale."""

_MEMBER_EMS = 2.2
"""The height of a ship in heights of a line: its name, its class, a gap."""


class MemberList(QWidget):
    """The ships of a side with their values, as many as there is room for; the others are counted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.members: tuple[tuple[str, str, str], ...] = ()
        self._pictures: tuple[Drawing | None, ...] = ()
        self._ink = COLOUR
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_members(
        self, members: tuple[tuple[str, str, str], ...], pictures: tuple[Drawing | None, ...] = (), ink: Ink = COLOUR
    ) -> None:
        """Show ships by name, description and value, with their pictures in an ink."""
        self.members, self._pictures, self._ink = members, pictures, ink
        lines = [f"{name}, {kind}: {value}" for name, kind, value in members]
        self.setAccessibleName("; ".join(lines))
        self.setToolTip(plain_tip("\n".join(lines)))
        self.updateGeometry()
        self.update()

    @property
    def _row(self) -> int:
        return round(_MEMBER_EMS * self.fontMetrics().height())

    @override
    def sizeHint(self) -> QSize:
        """Return the room for a few ships, with a line for the number of the others."""
        em = self.fontMetrics().height()
        return QSize(10 * em, min(len(self.members), _LEAST_MEMBERS) * self._row + em)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the same height, at any width."""
        return QSize(4 * self.fontMetrics().height(), self.sizeHint().height())

    @property
    def shown(self) -> int:
        """The number of ships on display."""
        room = self.height()
        if len(self.members) * self._row <= room:
            return len(self.members)
        return max(0, (room - self.fontMetrics().height()) // self._row)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ships, and the number of the others."""
        look, row = tokens(), self._row
        with QPainter(self) as painter:
            for place in range(self.shown):
                box = QRect(0, place * row, self.width(), row)
                self._paint_member(painter, self._beside_picture(painter, box, place), self.members[place])
            rest = len(self.members) - self.shown
            if rest:
                painter.setPen(QColor(look.quiet))
                painter.setFont(small_font(self.font()))
                below = QRect(0, self.shown * row, self.width(), self.fontMetrics().height())
                painter.drawText(below, Qt.AlignmentFlag.AlignLeft, tr("window-odds-and-more", count=rest))

    def _beside_picture(self, painter: QPainter, box: QRect, place: int) -> QRect:
        """Paint the picture of a ship, and return the rest of its row."""
        drawings = [each for each in self._pictures if each is not None]
        if not drawings:
            return box
        em, drawn = self.fontMetrics().height(), self._pictures[place]
        side = round(_PICTURE_EMS * em)
        if drawn is not None:
            scale = side / max(max(each.width, each.height) for each in drawings)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(box.left() + (side - drawn.width * scale) / 2, box.top() + (side - drawn.height * scale) / 2)
            paint(painter, drawn, screen_ink(self._ink), scale)
            painter.restore()
        return box.adjusted(side + em // 2, 0, 0, 0)

    def _paint_member(self, painter: QPainter, box: QRect, member: tuple[str, str, str]) -> None:
        look, em = tokens(), self.fontMetrics().height()
        name, kind, value = member
        top = QRect(box.left(), box.top(), box.width(), em)
        painter.setFont(self.font())
        painter.setPen(QColor(look.ink))
        painter.drawText(top, Qt.AlignmentFlag.AlignRight, value)
        room = box.width() - self.fontMetrics().horizontalAdvance(value) - em // 2
        painter.setFont(bold_font(self.font()))
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft, painter.fontMetrics().elidedText(name, _RIGHT, room))
        painter.setFont(small_font(self.font()))
        painter.setPen(QColor(look.quiet))
        below = top.translated(0, em - em // 10)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, painter.fontMetrics().elidedText(kind, _RIGHT, room))


_RIGHT = Qt.TextElideMode.ElideRight


class Pictures(NamedTuple):
    """The pictures of the ships of a side: a function from references, and their ink."""

    of: Callable[[str], Drawing | None]
    ink: Ink


class FleetCard(QFrame):
    """Shows a side, 0 or 1, and offers others for it."""

    def __init__(self, side: int, choice: FleetChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, "card").setProperty("side", SIDES[side])
        self.name = words_label("title", self, wraps=True)
        self.size_text = words_label("caption", self, wraps=True)
        self.value = words_label("display", self)
        self.measure = words_label("caption", self)
        self.change = menu_button(tr("window-odds-change-fleet"), choice.fill, self)
        self.change.setAccessibleName(tr("window-odds-fleet-of-side", side=side + 1))
        self.members = MemberList(self)
        column_in(
            self,
            self.name,
            self.size_text,
            row_of(column_of(self.value, self.measure, gap=0), ..., (self.change, Qt.AlignmentFlag.AlignVCenter)),
            styled(QFrame(self), "line"),
            (self.members, 1),
            gap=6,
            margin=12,
        )

    def show_fleet(self, name: str, found: Lineup | None, language: str, pictures: Pictures) -> None:
        """Show a fleet with the pictures of its ships; None for no usable one."""
        self.name.setText(name or tr("window-odds-no-fleet"))
        for label, text in (
            (self.size_text, found and found.size),
            (self.value, found and found.value),
            (self.measure, found and found.measure),
        ):
            label.setText(said(text, language) if text else "")
        members = () if found is None else found.members
        texts = tuple((each.name, said(each.kind, language), said(each.value, language)) for each in members)
        self.members.show_members(texts, tuple(pictures.of(each.ref) for each in members), pictures.ink)
