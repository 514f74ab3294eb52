"""Painting of page views: pages as squares of pixels, their shadows, and the outlines of elements."""

import math
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from time import perf_counter
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF, QRegion

from metamaker.app.painting.painter import paint
from metamaker.app.theme.theme import tokens
from metamaker.rendering.changes import changed_areas, gathered
from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.ink import COLOUR, PAPER, Ink
from metamaker.rendering.proof import Area

PAD, CORNER = 3.0, 4.0
"""Pixels between an element and its outline, and the radius of its corners."""

REACH = 10
"""Pixels around an element that its outline can touch; they are repainted with it."""

PAPER_ACCENT = "#1f6bb0"
PAPER_ALERT = "#b3261e"
PAPER_GREY = "#a3a9b1"
"""The accent, the colour of refusals and of disabled things on paper, which is white in every theme."""


class MarkColours(NamedTuple):
    """Colours of marks over a drawing: the accent, refusals and hits, misses, a label and its text."""

    accent: str
    alert: str
    grey: str
    label: str
    letters: str


ON_PAPER = MarkColours(PAPER_ACCENT, PAPER_ALERT, PAPER_GREY, "#ffffff", "#000000")
BY_NIGHT = MarkColours("#7fc4ff", "#ff8a80", "#8d98a8", "#10141d", "#ffffff")


def mark_colours(ink: Ink) -> MarkColours:
    """Return the colours of marks over a drawing in this ink: they must be visible on its background."""
    return BY_NIGHT if QColor(*ink[PAPER]).lightnessF() < _HALF else ON_PAPER


_HALF = 0.5


class Mood(Enum):
    """The style of a mark: opacity of its background, opacity of its outline, pixels of the outline."""

    HOVERED = (0.05, 0.55, 1.5)
    SELECTED = (0.08, 1.0, 2.0)
    POSSIBLE = (0.05, 0.45, 1.5)
    TARGET = (0.16, 1.0, 3.0)
    REFUSED = (0.06, 0.9, 2.0)


def outline(
    painter: QPainter,
    boxes: Iterable[QRectF],
    mood: Mood,
    colours: MarkColours = ON_PAPER,
    gap: float = PAD,
    shape: Sequence[tuple[float, float]] = (),
) -> None:
    """Paint the outlines of boxes, given in pixels, at a distance of `gap` pixels; negative values are inside.

    `shape`: the corners of the outline as shares of a box, in place of its rounded corners.
    """
    ground, line, width = mood.value
    colour = QColor(colours.alert if mood is Mood.REFUSED else colours.accent)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour.setAlphaF(line)
    painter.setPen(QPen(colour, width, Qt.PenStyle.DashLine if mood is Mood.POSSIBLE else Qt.PenStyle.SolidLine))
    colour.setAlphaF(ground)
    painter.setBrush(colour)
    for box in boxes:
        around = box + QMarginsF(gap, gap, gap, gap)
        if shape:
            corners = [QPointF(around.x() + x * around.width(), around.y() + y * around.height()) for x, y in shape]
            painter.drawPolygon(QPolygonF(corners))
        else:
            painter.drawRoundedRect(around, CORNER, CORNER)


def shadow(painter: QPainter, paper: QRectF) -> None:
    """Paint the shadow of a sheet of paper around it; the part below the paper is clipped."""
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
    """Paint the frame around the widget with the keyboard focus."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(tokens().accent), 2.0))
    painter.drawRoundedRect(window - QMarginsF(1.5, 1.5, 1.5, 1.5), CORNER, CORNER)


SIDE = 480
"""Pixels of the side of a square."""

MOST = 114
"""Squares to keep: 105 MB, nearly twice the content of a screen of 3840 × 2160."""


@dataclass
class _Tile:
    """A square; `ground` is the painted ground of its page, if that has one."""

    image: QImage
    stale: list[Area] = field(default_factory=list)
    ground: tuple[Drawing, QImage] | None = None


class _Layers(NamedTuple):
    """A page in two layers: the ground, which seldom changes, and everything over it. Pages without a ground have none."""

    whole: Drawing
    ground: Drawing | None
    over: Drawing


def _layers(whole: Drawing) -> _Layers:
    """Split a page that begins with a drawing as large as itself, as on tables with moving ships."""
    first = whole.ops[0] if len(whole.ops) > 1 else None
    if not isinstance(first, Group) or first[:2] != (0.0, 0.0) or (first.ref, first.scale) != (None, 1.0):
        return _Layers(whole, None, whole)
    if (first.drawing.width, first.drawing.height) != (whole.width, whole.height) or first.drawing.clipped:
        return _Layers(whole, None, whole)
    return _Layers(whole, first.drawing, Drawing(whole.width, whole.height, whole.ops[1:]))


class Tiles:
    """The squares of some pages at one zoom."""

    def __init__(self) -> None:
        self._pages: tuple[Page, ...] = ()
        self._layers: dict[int, _Layers] = {}
        self._ink = COLOUR
        self._scale = 0.0
        self._tiles: OrderedDict[tuple[int, int, int], _Tile] = OrderedDict()
        self._before: tuple[float, dict[tuple[int, int, int], _Tile]] | None = None
        """The squares of another scale, shown while the user is zooming."""
        self.is_behind = False
        """Whether some square was left out for lack of time."""

    def show(self, pages: Sequence[Page], ink: Ink) -> tuple[tuple[int, Area], ...]:
        """Show other pages, or the same ones after an edit; squares without differences are kept.

        Return the differing areas with their pages. With other pages or another ink, everything is discarded.
        """
        differing: list[tuple[int, Area]] = []
        self._before = None
        if ink is not self._ink:
            self._tiles.clear()
        for key in [key for key in self._tiles if key[0] >= len(pages)]:
            del self._tiles[key]
        for number, (old, new) in enumerate(zip(self._pages, pages, strict=False)):
            if old.drawing is not new.drawing:
                areas = gathered(changed_areas(old.drawing, new.drawing))
                self._spoil(number, areas)
                differing += [(number, area) for area in areas]
        self._pages, self._ink = tuple(pages), ink
        return tuple(differing)

    def _spoil(self, page: int, areas: Sequence[Area]) -> None:
        for (number, column, row), tile in self._tiles.items():
            if number == page:
                square = self._square(column, row)
                tile.stale += [area for area in areas if area.meets(square)]

    def _square(self, column: int, row: int) -> Area:
        side = SIDE / self._scale
        return Area(column * side, row * side, (column + 1) * side, (row + 1) * side)

    def use_scale(self, scale: float, *, in_passing: bool = False) -> None:
        """Use `scale` device pixels per mm from now on; with `in_passing`, old squares are shown until new ones are ready."""
        if scale == self._scale:
            return
        if not in_passing:
            self._before = None
        elif self._before is None and self._tiles:
            self._before = self._scale, dict(self._tiles)
        self._tiles.clear()
        self._scale = scale

    @property
    def has_stand_ins(self) -> bool:
        """Whether squares of another scale are shown."""
        return self._before is not None

    def dismiss(self) -> None:
        """Discard the squares of another scale."""
        self._before = None

    def stand_ins(self, page: int) -> Iterator[tuple[QRectF, QImage]]:
        """Yield the squares of another scale of a page, each with its place on the page in pixels."""
        scale, tiles = self._before or (1.0, {})
        ratio = self._scale / scale
        for (number, column, row), tile in tiles.items():
            if number == page:
                size = tile.image.size()
                yield QRectF(column * SIDE * ratio, row * SIDE * ratio, size.width() * ratio, size.height() * ratio), tile.image

    def size(self, page: int) -> tuple[int, int]:
        """Return the width and height of a page in pixels."""
        drawing = self._pages[page].drawing
        return round(drawing.width * self._scale), round(drawing.height * self._scale)

    def within(self, page: int, wanted: QRect, until: float | None = None) -> Iterator[tuple[QPoint, QImage]]:
        """Yield the squares of a page in an area in pixels, each with its top left corner.

        After `until`, a time of `perf_counter`, only one more square is painted; the others are left out: see `is_behind`.
        """
        width, height = self.size(page)
        area = wanted & QRect(0, 0, width, height)
        if area.isEmpty():
            return
        painted = False
        for row in range(area.top() // SIDE, area.bottom() // SIDE + 1):
            for column in range(area.left() // SIDE, area.right() // SIDE + 1):
                if (page, column, row) not in self._tiles:
                    if until is not None and painted and perf_counter() > until:
                        self.is_behind = True
                        continue
                    painted = True
                yield QPoint(column * SIDE, row * SIDE), self._image(page, column, row)

    def _image(self, page: int, column: int, row: int) -> QImage:
        key = page, column, row
        tile = self._tiles.get(key)
        if tile is None:
            width, height = self.size(page)
            size = min(SIDE, width - column * SIDE), min(SIDE, height - row * SIDE)
            tile = self._tiles[key] = _Tile(QImage(*size, QImage.Format.Format_RGB32))
            tile.stale.append(self._square(column, row))
            while len(self._tiles) > MOST:
                self._tiles.popitem(last=False)
        self._tiles.move_to_end(key)
        if tile.stale:
            stale, tile.stale = gathered(tile.stale), []
            self._paint_tile(tile, page, QPoint(column * SIDE, row * SIDE), stale)
        return tile.image

    def _paint_tile(self, tile: _Tile, page: int, corner: QPoint, areas: Sequence[Area]) -> None:
        """Paint stale areas of a square: over its ground, painted once, or over paper."""
        layers = self._layers.get(page)
        if layers is None or layers.whole is not self._pages[page].drawing:
            layers = self._layers[page] = _layers(self._pages[page].drawing)
        if layers.ground is not None and (tile.ground is None or tile.ground[0] is not layers.ground):
            below = QImage(tile.image.size(), QImage.Format.Format_RGB32)
            self._paint(below, layers.ground, corner, (Area(0.0, 0.0, layers.ground.width, layers.ground.height),))
            tile.ground = layers.ground, below
        self._paint(tile.image, layers.over, corner, areas, tile.ground[1] if tile.ground and layers.ground else None)

    def _paint(
        self, image: QImage, drawing: Drawing, corner: QPoint, areas: Sequence[Area], below: QImage | None = None
    ) -> None:
        scale, paper = self._scale, QColor(*self._ink[PAPER])
        with QPainter(image) as painter:
            painter.translate(-corner)
            square = QRect(corner, image.size())
            for area in areas:
                clip = _pixels(area, scale) & square
                painter.setClipRect(clip)
                if below is None:
                    painter.fillRect(clip, paper)
                else:
                    painter.drawImage(clip.topLeft(), below, clip.translated(-corner))
                within = QRectF(clip.x() / scale, clip.y() / scale, clip.width() / scale, clip.height() / scale)
                paint(painter, drawing, self._ink, scale, within)


def _pixels(area: Area, scale: float) -> QRect:
    """Return the whole pixels touched by an area."""
    left, top = math.floor(area.left * scale), math.floor(area.top * scale)
    return QRect(left, top, math.ceil(area.right * scale) - left, math.ceil(area.bottom * scale) - top)
