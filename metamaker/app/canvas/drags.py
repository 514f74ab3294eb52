"""What is dragged onto the canvas, over it and off it: its picture, where it may be dropped."""

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from metamaker.app.canvas.painting import CORNER, PAD, PAPER_ACCENT
from metamaker.app.canvas.shown_elements import ShownElements
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


Refuse = Callable[[str, str], tuple[str, ...]]
"""(key, target) → the reasons why what is dragged cannot go there; empty if it can."""


class Drops:
    """One drag over the canvas. `target` is where it would go now, `reasons` why not, `possible` all places to go.

    `is_place(ref)` tells which elements are places, by their nature.
    """

    def __init__(self, parcel: Parcel, shown: ShownElements, refuse: Refuse, is_place: Callable[[str], bool]) -> None:
        self.parcel = parcel
        self._shown = shown
        self._refuse = refuse
        self._is_place = is_place
        self._known: dict[str, tuple[str, ...]] = {}
        self._home = shown.around(parcel.key) | {parcel.key} if parcel.is_element else frozenset[str]()
        self.target = ""
        self.reasons: tuple[str, ...] = ()
        self.over = ""
        self.possible = tuple(ref for ref in shown.order if is_place(ref) and ref not in self._home and not self._why_not(ref))

    def _why_not(self, ref: str) -> tuple[str, ...]:
        if ref not in self._known:
            self._known[ref] = self._refuse(self.parcel.key, ref)
        return self._known[ref]

    def move(self, point: QPointF) -> None:
        """Follow the pointer, which is at a point of the desk.

        The innermost place that takes it is the target; what is no place comes after. What moves has no target where it is at
        home.
        """
        refs = self._shown.at(point)
        places = [ref for ref in refs if self._is_place(ref)]
        self.target, self.reasons, self.over = "", (), ""
        if self._home and (not places or places[-1] in self._home):
            return
        for ref in (*places, *(ref for ref in refs if ref not in places)):
            if not self._why_not(ref):
                self.target = self.over = ref
                return
        if refs:
            self.over = (places or list(refs))[-1]
            self.reasons = self._why_not(self.over)

    @property
    def told(self) -> str:
        """The reasons for the card at the pointer."""
        return "<br>".join(escape(reason) for reason in self.reasons)
