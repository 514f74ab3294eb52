"""What a drag carries, a part of the palette or an element of a sheet, and its picture at the pointer."""

from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from metamaker.app.canvas.painting import CORNER, PAD, PAPER_ACCENT
from metamaker.app.painting.painter import paint
from metamaker.sheets.drawing import Drawing
from metamaker.sheets.ink import PAPER, Ink

PART = "application/x-metamaker-part"
"""The mime type of a part of the palette; its data is the key in UTF-8."""

ELEMENT = "application/x-metamaker-element"
"""The mime type of an element of a sheet; its data is the mark of its document and the ref, with a space between them."""


class Parcel(NamedTuple):
    """Something that is dragged: a key or a ref, and whether it is an element that moves."""

    key: str
    is_element: bool


def part_data(key: str) -> QMimeData:
    """Return what a drag of a part carries."""
    data = QMimeData()
    data.setData(PART, QByteArray(key.encode()))
    return data


def element_data(ref: str, mark: str = "", part: str = "") -> QMimeData:
    """Return what a drag of an element carries; to other documents than the one with this mark it is a part, if any."""
    data = part_data(part) if part else QMimeData()
    data.setData(ELEMENT, QByteArray(f"{mark} {ref}".encode()))
    return data


def parcel(data: QMimeData, mark: str = "") -> Parcel | None:
    """Return what a drag carries for the document with this mark; None if it is nothing for it."""
    of, _, ref = _text(data, ELEMENT).partition(" ")
    if ref and of == mark:
        return Parcel(ref, True)
    key = _text(data, PART)
    return Parcel(key, False) if key else None


def _text(data: QMimeData, kind: str) -> str:
    return bytes(data.data(kind).data()).decode(errors="replace") if data.hasFormat(kind) else ""


_LARGEST = 260.0
"""Pixels across or down of the largest picture."""


def element_picture(drawing: Drawing, box: QRectF, ink: Ink, scale: float, ratio: float) -> QPixmap:
    """Return what lies in `box`, in mm of the drawing, `scale` pixels a mm, for a screen of `ratio` device pixels a pixel."""
    scale = min(scale, _LARGEST / max(box.width(), box.height(), 1.0))
    width, height = box.width() * scale + 2 * PAD, box.height() * scale + 2 * PAD
    picture = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(0.9)
    painter.scale(ratio, ratio)
    painter.setPen(QPen(QColor(PAPER_ACCENT), 1.5))
    painter.setBrush(QColor(*ink[PAPER]))
    painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), CORNER, CORNER)
    painter.setClipRect(QRectF(PAD, PAD, box.width() * scale, box.height() * scale))
    painter.translate(QPointF(PAD, PAD) - box.topLeft() * scale)
    paint(painter, drawing, ink, scale, box)
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture
