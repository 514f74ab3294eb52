"""What the canvas paints: the desk, the pages from their squares, over them what is hovered, selected or dragged."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter

from metamaker.app.canvas.overlay import Mood, focus_frame, outline, shadow
from metamaker.app.look.theme import tokens

if TYPE_CHECKING:
    from metamaker.app.canvas.page_view import PageView
    from metamaker.app.canvas.sheet_canvas import SheetCanvas


def paint_pages(window: "PageView", painter: QPainter, wanted: QRect) -> None:
    """Paint the desk and the pages, each upon whole pixels of the screen, whatever the ratio of these to the window's own."""
    ratio, view = window.viewport().devicePixelRatioF(), window.lens.view
    painter.fillRect(wanted, QColor(tokens().desk))
    window.tiles.use_scale(view.scale * ratio)
    for number, place in enumerate(window.lens.desk.places):
        box = view.shown(place)
        if not box.adjusted(-12, -12, 12, 12).intersects(QRectF(wanted)):
            continue
        shadow(painter, box)
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        left, top = round(box.left() * ratio), round(box.top() * ratio)
        area = QRectF(wanted.x() * ratio, wanted.y() * ratio, wanted.width() * ratio, wanted.height() * ratio).toAlignedRect()
        for corner, image in window.tiles.within(number, area.translated(-left, -top)):
            painter.drawImage(corner.x() + left, corner.y() + top, image)
        painter.restore()


def paint_marks(canvas: "SheetCanvas", painter: QPainter) -> None:
    """Paint what is over the pages."""
    if canvas.drops is not None:
        _drops(canvas, painter)
    else:
        _elements(canvas, painter)
    if canvas.hasFocus() and not canvas.selected_ref:
        focus_frame(painter, QRectF(canvas.viewport().rect()))


def _elements(canvas: "SheetCanvas", painter: QPainter) -> None:
    hovered, selected = canvas.hand.hovered, canvas.selected_ref
    if hovered and hovered != selected:
        outline(painter, canvas.boxes(hovered), Mood.HOVERED)
    if selected:
        outline(painter, canvas.boxes(selected), Mood.SELECTED)
        handles = canvas.handles()
        if handles:
            handles.paint(painter, canvas.hand.handle)


def _drops(canvas: "SheetCanvas", painter: QPainter) -> None:
    drops = canvas.drops
    if drops is None:
        return
    for ref in drops.possible:
        if ref != drops.target:
            outline(painter, canvas.boxes(ref), Mood.POSSIBLE)
    if drops.over:
        outline(painter, canvas.boxes(drops.over), Mood.TARGET if drops.target else Mood.REFUSED)
