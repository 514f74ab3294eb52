"""Drag data (a part of the palette or an element of a sheet) and the picture at the pointer."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from metamaker.app.canvas.painting import CORNER, PAD, PAPER_ACCENT
from metamaker.app.painting.painter import paint
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import PAPER, Ink

PART = "application/x-metamaker-part"
"""The mime type of parts of the palette; its data are their keys in UTF-8, a line each."""

ELEMENT = "application/x-metamaker-element"
"""The mime type of elements of a sheet; its data is the mark of their document, a space, and their refs, a line each."""


class DragPayload(NamedTuple):
    """The dragged item: a key or a ref, whether it is an element to be moved, and the other items of the drag."""

    key: str
    is_element: bool
    others: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys or refs."""
        return self.key, *self.others


def part_data(*keys: str) -> QMimeData:
    """Return the drag data for parts."""
    data = QMimeData()
    data.setData(PART, QByteArray("\n".join(keys).encode()))
    return data


def element_data(ref: str, mark: str = "", part: str = "", others: Sequence[str] = ()) -> QMimeData:
    """Return the drag data for an element and `others`.

    Documents with a different `mark` see a part, if there is one.
    """
    data = part_data(part) if part else QMimeData()
    refs = "\n".join((ref, *others))
    data.setData(ELEMENT, QByteArray(f"{mark} {refs}".encode()))
    return data


def parcel(data: QMimeData, mark: str = "") -> DragPayload | None:
    """Return the content of a drag for the document with this `mark`; None if the document cannot use it."""
    of, _, refs = _text(data, ELEMENT).partition(" ")
    is_element = bool(refs) and of == mark
    key, *others = (refs if is_element else _text(data, PART)).split("\n")
    return DragPayload(key, is_element, tuple(others)) if key else None


def _text(data: QMimeData, kind: str) -> str:
    return bytes(data.data(kind).data()).decode(errors="replace") if data.hasFormat(kind) else ""


_LARGEST = 260.0
"""The size limit of pictures in pixels, across and down."""


def element_picture(drawing: Drawing, box: QRectF, ink: Ink, scale: float, ratio: float) -> QPixmap:
    """Return a picture of the drawing in `box` (mm).

    `scale` is pixels per mm, `ratio` device pixels per pixel.
    """
    scale = min(scale, _LARGEST / max(box.width(), box.height(), 1.0))
    width, height = box.width() * scale + 2 * PAD, box.height() * scale + 2 * PAD
    picture = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    picture.fill(QColor(0, 0, 0, 0))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.9)
        painter.scale(ratio, ratio)
        painter.setPen(QPen(QColor(PAPER_ACCENT), 1.5))
        painter.setBrush(QColor(*ink[PAPER]))
        painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), CORNER, CORNER)
        painter.setClipRect(QRectF(PAD, PAD, box.width() * scale, box.height() * scale))
        painter.translate(QPointF(PAD, PAD) - box.topLeft() * scale)
        paint(painter, drawing, ink, scale, box)
    picture.setDevicePixelRatio(ratio)
    return picture
