"""The picture of a table. Pieces can be clicked, or selected with the arrows and taken with Enter.

Overlays show arcs of the ship below the pointer, bands of a weapon and a ruler.
"""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from metamaker.app.canvas.element_view import ElementView
from metamaker.app.canvas.page_layout import Fit
from metamaker.app.canvas.painting import Mood, outline
from metamaker.app.overrides import override
from metamaker.app.painting.painter import paint
from metamaker.app.play.carried_piece import CarriedPiece
from metamaker.app.texts import tr
from metamaker.core.messages import in_force
from metamaker.play.snapshot import Ruler
from metamaker.rendering.drawing import Drawing, Page
from metamaker.rendering.hit_testing import whole
from metamaker.rendering.ink import Ink

_AROUND_PX, _AROUND = 70, 0.08
"""Margin around ships scrolled into view, so that their targets are visible: in pixels, but at most this part of the view."""


_HARDLY_LARGER = 1.15
"""Pieces that would be larger by less than this factor are shown with the whole table, without scroll bars."""


class TableView(ElementView):
    """`clicked(refs)` is emitted with the references of all elements at the click, innermost first.

    `lifted(ref)` is emitted when a piece of `portable` begins to follow the pointer, `carried(ref, refs)` when it is dropped at
    another place, with the elements there.
    `dragged(ref, point)` is emitted while something in `can_drag` is dragged, with the point in mm of the picture; `dropped` at
    the end.
    """

    clicked = Signal(list)
    dragged = Signal(str, QPointF)
    dropped = Signal(str, QPointF)
    lifted = Signal(str)
    carried = Signal(str, list)
    frame_gap = -1.0  # signs and names are close to their pieces, so outlines keep away

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("window-common-table"))
        self.overlays: tuple[Drawing, ...] = ()
        """Overlays with the size of the picture."""
        self.flashing: Sequence[str] = ()
        """References of the latest losses."""
        self.marked: Sequence[str] = ()
        """References of the clickable pieces."""
        self.ruler: Ruler | None = None
        self.is_measuring = False
        self.is_walked = False
        """Whether the selection was last moved by keys."""
        self.followed = ""
        self.can_drag: Sequence[tuple[str, QPointF, float]] = ()
        """Draggable pieces: reference, centre and radius in mm of the picture."""
        self.portable: Sequence[str] = ()
        """References of pieces that a player can drag to another place."""
        self.has_cards = True
        """Whether cards over the table explain its elements."""
        self._carried: CarriedPiece | None = None
        self._measured: tuple[QPointF, QPointF] | None = None
        self._pulled = ""

    def show_table(self, page: Page, ink: Ink) -> None:
        """Show a picture. The first one fills the view; later ones keep the scroll position and zoom.

        Without overlays, only the differences are painted, which allows 60 pictures per second.
        """
        is_first = not self.lens.desk.pages
        self.set_pages((page,), ink)
        if is_first:
            self.fit(Fit.PAGE)
        if self.followed:
            self._centre(self.box_of(self.followed))
        if self.overlays or self.marked or self.flashing:
            self.viewport().update()

    def lay_over(self, overlays: tuple[Drawing, ...], marked: Sequence[str]) -> None:
        """Replace the overlays of the picture and the marks of clickable pieces."""
        if overlays != self.overlays or tuple(marked) != tuple(self.marked):
            self.overlays, self.marked = overlays, marked
            self.viewport().update()

    def show_losses(self, lost: Sequence[str]) -> None:
        """Flash the latest losses, in place of the earlier ones."""
        if lost or self.flashing:
            self.viewport().update()
        self.flashing = lost

    def fit_to(self, refs: Sequence[str]) -> None:
        """Show these pieces as large as possible; the whole table if they would hardly be larger."""
        boxes = [QRectF(self.box_of(ref)) for ref in refs]
        found = [box for box in boxes if not box.isEmpty()]
        if not found:
            return
        around = found[0]
        for box in found[1:]:
            around = around.united(box)
        around, room = self.lens.view.area(around), self.viewport().size()
        edge = min(_AROUND_PX, round(_AROUND * min(room.width(), room.height())))
        scale = min((room.width() - 2 * edge) / around.width(), (room.height() - 2 * edge) / around.height())
        wanted = self.zoom * scale / self.lens.view.scale
        self.fit(Fit.PAGE)
        if wanted > _HARDLY_LARGER * self.zoom:
            self.set_zoom(wanted)
            self._centre(self.lens.view.shown(around).toAlignedRect())

    def _centre(self, box: QRect) -> None:
        if box.isEmpty():
            return
        middle = QRectF(box).center() - QRectF(self.viewport().rect()).center()
        for bar, by in ((self.horizontalScrollBar(), middle.x()), (self.verticalScrollBar(), middle.y())):
            bar.setValue(round(bar.value() + by))

    def paper_point(self, pixel: QPointF) -> QPointF:
        """Return the position of a pixel on the picture, in mm."""
        place = self.lens.desk.places[0] if self.lens.desk.places else QRectF()
        return self.lens.view.point(pixel) - place.topLeft()

    def _pixel(self, point: QPointF) -> QPointF:
        place = self.lens.desk.places[0] if self.lens.desk.places else QRectF()
        return self.lens.view.shown_point(point + place.topLeft())

    def measure(self, on: bool) -> None:
        """Turn measuring with the pointer on or off."""
        self.is_measuring, self._measured = on, None
        self.viewport().setCursor(Qt.CursorShape.CrossCursor if on else Qt.CursorShape.ArrowCursor)
        self.viewport().update()

    @property
    def measured_text(self) -> str:
        """The measured distance, or empty."""
        if self._measured is None or self.ruler is None:
            return ""
        start, end = self._measured
        length = math.hypot(end.x() - start.x(), end.y() - start.y()) / self.ruler.scale
        return in_force().with_unit(in_force().number(length, 1), self.ruler.unit)

    # The pointer

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit the clicked element, or begin measuring or dragging."""
        if self.panning.press(event) or event.button() is not Qt.MouseButton.LeftButton:
            return
        refs = self.refs_at(event.position())
        if self.is_measuring:
            start = self._snapped(event.position())
            self._measured = start, start
        elif held := self._held(event.position()):
            self._pulled = held
        else:
            self.is_walked = False
            self._lift(refs, event.position())
            self.set_selected(refs[0] if refs else "")
            self.clicked.emit(refs)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue measuring or dragging; otherwise look for a piece below the pointer."""
        if self._pulled:
            self.dragged.emit(self._pulled, self.paper_point(event.position()))
        elif self._carried is not None:
            self._carry(event)
        elif self._measured is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._measured = self._measured[0], self._snapped(event.position())
            self.viewport().update()
        else:
            super().mouseMoveEvent(event)
            if not (self.panning.grips or self.panning.pulls):
                self._show_cursor(event.position())

    def refs_at(self, pixel: QPointF) -> list[str]:
        """Return the elements at a pixel, innermost first; on tables with distances the nearest first, as ships can overlap."""
        refs = [whole(ref) for ref in self.shown.at(self.lens.view.point(pixel))]
        if self.ruler is None:
            return refs
        return sorted(refs, key=lambda ref: (ref.startswith("terrain/"), (self._middle(ref) - pixel).manhattanLength()))

    def _middle(self, ref: str) -> QPointF:
        return QRectF(self.box_of(ref)).center()

    @override
    def ref_at(self, pixel: QPointF) -> str:
        return next(iter(self.refs_at(pixel)), "")

    # Carrying a piece

    def _lift(self, refs: Sequence[str], pixel: QPointF) -> None:
        """Begin to carry the pressed piece; a click that stays in place remains a click."""
        ref = next((each for each in refs if each in self.portable), "")
        self._carried = CarriedPiece(self.viewport(), ref, QRectF(self.box_of(ref)), pixel) if ref else None

    def _carry(self, event: QMouseEvent) -> None:
        carried = self._carried
        if carried is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._put_back()
            return
        was_moving = carried.is_moving
        carried.move(event.position())
        if carried.is_moving and not was_moving:
            self.lifted.emit(carried.ref)
        if carried.is_moving:
            self.pointer = event.position()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self.look()
            self.viewport().update()

    def _put_back(self) -> None:
        self._carried = None
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self.viewport().update()

    def _put_down(self, pixel: QPointF) -> None:
        carried = self._carried
        self._put_back()
        if carried is not None and carried.is_moving:
            refs = self.refs_at(pixel)
            if carried.ref not in refs:
                self.carried.emit(carried.ref, refs)

    @override
    def explain_hovered(self) -> None:
        """Show the card of an element, unless the page explains it next to the table."""
        if self.has_cards:
            super().explain_hovered()

    def _show_cursor(self, pixel: QPointF) -> None:
        """Show the effect of a press with the pointer shape."""
        can_lift = bool(self._held(pixel)) or self.hovered_ref in self.portable
        usual = Qt.CursorShape.OpenHandCursor if can_lift else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(Qt.CursorShape.CrossCursor if self.is_measuring else usual)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End dragging."""
        if self._pulled:
            pulled, self._pulled = self._pulled, ""
            self.dropped.emit(pulled, self.paper_point(event.position()))
        elif self._carried is not None:
            self._put_down(event.position())
        super().mouseReleaseEvent(event)

    def _held(self, pixel: QPointF) -> str:
        """Return the draggable piece at a pixel, or empty."""
        at = self.paper_point(pixel)
        near = [(math.hypot(at.x() - x.x(), at.y() - x.y()), ref, radius) for ref, x, radius in self.can_drag]
        return next((ref for away, ref, radius in sorted(near) if away <= radius), "")

    def _snapped(self, pixel: QPointF) -> QPointF:
        """Return the centre of the piece at a pixel, or the pixel, in mm of the picture."""
        ref = self.ref_at(pixel)
        boxes = self.boxes(ref) if ref and not ref.startswith("terrain/") else []
        return self.paper_point(next((box.center() for box in boxes if box.contains(pixel)), pixel))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send the selected piece on Enter or Space; other keys move and zoom. Escape puts a dragged piece back."""
        if self._carried is not None and event.key() == Qt.Key.Key_Escape:
            self._put_back()
            return
        self.is_walked = True
        if self.selected_ref and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.clicked.emit([self.selected_ref])
        else:
            super().keyPressEvent(event)

    # Over the picture

    @override
    def paint_over(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.lens.desk.places:
            self._paint_overlays(painter)
        self._paint_marked(painter)
        self._paint_losses(painter)
        super().paint_over(painter)
        self._paint_ruler(painter)
        if self._carried is not None:
            self._carried.paint(painter, QColor(self.mark_colours.label))

    @override
    def paint_marks(self, painter: QPainter) -> None:
        """Paint outlines in the shape of their elements, such as hexes; boxes for those without one."""
        hovered = (self.hovered_ref,) if self.hovered_ref not in self.selected_refs else ()
        for ref, mood in (*((ref, Mood.HOVERED) for ref in hovered), *((ref, Mood.SELECTED) for ref in self.selected_refs)):
            outline(painter, self.boxes(ref) if ref else (), mood, self.mark_colours, self.frame_gap, self.shown.shape(ref))

    def _paint_overlays(self, painter: QPainter) -> None:
        box = self.lens.view.shown(self.lens.desk.places[0])
        for drawing in self.overlays:
            painter.save()
            painter.setClipRect(box)
            painter.translate(box.topLeft())
            paint(painter, drawing, self.ink, self.lens.view.scale)
            painter.restore()

    def _paint_marked(self, painter: QPainter) -> None:
        colour = QColor(self.mark_colours.accent)
        painter.setPen(QPen(colour, 2.0, Qt.PenStyle.DotLine))
        colour.setAlphaF(0.12)
        painter.setBrush(colour)
        for ref in self.marked:
            box = QRectF(self.box_of(ref))
            if not box.isEmpty():
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)

    def _paint_losses(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.mark_colours.alert), 3.0))
        for ref in self.flashing:
            box = QRectF(self.box_of(ref))
            if not box.isEmpty():
                painter.drawEllipse(box.center(), box.width() * 0.8, box.width() * 0.8)

    def _paint_ruler(self, painter: QPainter) -> None:
        if self._measured is None or self.ruler is None:
            return
        start, end = self._measured
        one, other = self._pixel(start), self._pixel(end)
        painter.setPen(QPen(QColor(self.mark_colours.accent), 2.0, Qt.PenStyle.DashLine))
        painter.drawLine(one, other)
        text = self.measured_text
        letters = painter.fontMetrics()
        box = QRectF(
            other.x() + 10, other.y() - letters.height() - 8, letters.horizontalAdvance(text) + 12, letters.height() + 6
        )
        painter.setPen(QPen(QColor(self.mark_colours.accent), 1.0))
        painter.setBrush(QColor(self.mark_colours.label))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor(self.mark_colours.letters))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
