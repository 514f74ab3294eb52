"""Pictures of pages in squares, so that hovering, selecting and scrolling paint no page anew and an edit only what changed."""

import math
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from metamaker.app.painting.painter import paint
from metamaker.sheets.changes import changed_areas, gathered
from metamaker.sheets.drawing import Page
from metamaker.sheets.ink import COLOUR, PAPER, Ink
from metamaker.sheets.proof import Area

SIDE = 640
"""Pixels of the side of a square."""

MOST = 64
"""Squares that are kept: 105 MB, nearly twice what a screen of 3840 × 2160 shows."""


@dataclass
class _Tile:
    image: QImage
    stale: list[Area] = field(default_factory=list)


class Tiles:
    """The squares of some pages at one zoom."""

    def __init__(self) -> None:
        self._pages: tuple[Page, ...] = ()
        self._ink = COLOUR
        self._scale = 0.0
        self._tiles: OrderedDict[tuple[int, int, int], _Tile] = OrderedDict()

    def show(self, pages: Sequence[Page], ink: Ink) -> tuple[tuple[int, Area], ...]:
        """Take other pages, or the same after an edit; squares on which nothing differs are kept.

        Return the areas that differ, with their pages; if there are other pages or inks, all that was shown before is to go.
        """
        differing: list[tuple[int, Area]] = []
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

    def use_scale(self, scale: float) -> None:
        """Take `scale` pixels of the device for one mm from now on."""
        if scale != self._scale:
            self._tiles.clear()
            self._scale = scale

    def size(self, page: int) -> tuple[int, int]:
        """Return how many pixels a page has across and down."""
        drawing = self._pages[page].drawing
        return round(drawing.width * self._scale), round(drawing.height * self._scale)

    def within(self, page: int, wanted: QRect) -> Iterator[tuple[QPoint, QImage]]:
        """Yield the squares of a page that meet an area of it in pixels, each with the place of its left top corner."""
        width, height = self.size(page)
        area = wanted & QRect(0, 0, width, height)
        if area.isEmpty():
            return
        for row in range(area.top() // SIDE, area.bottom() // SIDE + 1):
            for column in range(area.left() // SIDE, area.right() // SIDE + 1):
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
            self._paint(tile.image, page, QPoint(column * SIDE, row * SIDE), stale)
        return tile.image

    def _paint(self, image: QImage, page: int, corner: QPoint, areas: Sequence[Area]) -> None:
        scale, paper = self._scale, QColor(*self._ink[PAPER])
        painter = QPainter(image)
        painter.translate(-corner)
        square = QRect(corner, image.size())
        for area in areas:
            clip = _pixels(area, scale) & square
            painter.setClipRect(clip)
            painter.fillRect(clip, paper)
            within = QRectF(clip.x() / scale, clip.y() / scale, clip.width() / scale, clip.height() / scale)
            paint(painter, self._pages[page].drawing, self._ink, scale, within)
        painter.end()


def _pixels(area: Area, scale: float) -> QRect:
    """Return the whole pixels that an area touches."""
    left, top = math.floor(area.left * scale), math.floor(area.top * scale)
    return QRect(left, top, math.ceil(area.right * scale) - left, math.ceil(area.bottom * scale) - top)
