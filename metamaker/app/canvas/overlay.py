"""What is painted over the pages: the outlines of what is hovered, selected or a place to drop on; and shadows below them."""

from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRegion

from metamaker.app.look.theme import tokens

PAD, CORNER = 3.0, 4.0
"""Pixels between an element and its outline, and the radius of its corners."""

REACH = 10
"""Pixels around an element that its outline may touch, to be painted anew with it."""

PAPER_ACCENT = "#1f6bb0"
PAPER_ALERT = "#b3261e"
"""The accent and the colour of refusal upon paper, which is white whatever the look of the window is."""


class Mood(Enum):
    """How an element is marked: opacity of its ground, opacity of its outline, pixels of the outline."""

    HOVERED = (0.05, 0.55, 1.5)
    SELECTED = (0.08, 1.0, 2.0)
    POSSIBLE = (0.05, 0.45, 1.5)
    TARGET = (0.16, 1.0, 3.0)
    REFUSED = (0.06, 0.9, 2.0)


def outline(painter: QPainter, boxes: Iterable[QRectF], mood: Mood, accent: str = PAPER_ACCENT) -> None:
    """Paint the outlines of boxes, given in pixels."""
    ground, line, width = mood.value
    colour = QColor(PAPER_ALERT if mood is Mood.REFUSED else accent)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour.setAlphaF(line)
    painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine if mood is Mood.POSSIBLE else Qt.PenStyle.SolidLine))
    colour.setAlphaF(ground)
    painter.setBrush(colour)
    for box in boxes:
        painter.drawRoundedRect(box + QMarginsF(PAD, PAD, PAD, PAD), CORNER, CORNER)


def shadow(painter: QPainter, paper: QRectF) -> None:
    """Paint the shadow of a sheet of paper on the desk; below the paper there is none to be seen."""
    painter.save()
    painter.setClipRegion(painter.clipRegion().subtracted(QRegion(paper.toAlignedRect().adjusted(1, 1, -1, -1))))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    strength = 2.4 if tokens().dark else 1.0
    for reach, alpha in ((9.0, 0.012), (6.0, 0.02), (3.5, 0.03), (1.5, 0.05)):
        colour = QColor(0, 0, 0)
        colour.setAlphaF(alpha * strength)
        painter.setBrush(colour)
        painter.drawRoundedRect(paper + QMarginsF(reach, reach - 1.5, reach, reach + 1.5), reach, reach)
    painter.restore()


def focus_frame(painter: QPainter, window: QRectF) -> None:
    """Paint the frame that tells that the keys go here."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(tokens().accent), 2.0))
    painter.drawRoundedRect(window - QMarginsF(1.5, 1.5, 1.5, 1.5), CORNER, CORNER)
