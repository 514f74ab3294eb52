"""Drawing operations on a painter: for the window, the printer, small pictures in lists and drags."""

import math
from functools import cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPaintEngine, QPainter, QPen, QPixmap, QTransform

from metamaker.app.painting.shapes import LARGEST, Shape, glyph_runs, icon_paths, is_piece, lettered, marks
from metamaker.rendering.drawing import Drawing, Group, Role, Symbol, Text
from metamaker.rendering.icons import GRID
from metamaker.rendering.ink import Ink

NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)
NO_PEN = QPen(Qt.PenStyle.NoPen)


class Tools:
    """The pens and brushes of one ink, each made once."""

    def __init__(self, ink: Ink) -> None:
        self._ink = ink
        self._brushes: dict[Role | None, QBrush] = {None: NO_BRUSH}
        self._pens: dict[tuple[Role | None, float, float], QPen] = {}

    def brush(self, role: Role | None) -> QBrush:
        """Return the brush of a role; None paints nothing."""
        found = self._brushes.get(role)
        if found is None:
            found = self._brushes[role] = QBrush(self.colour(role or ""))
        return found

    def colour(self, role: Role) -> QColor:
        """Return the colour of a role."""
        return QColor(*self._ink[role])

    def pen(self, role: Role | None, width: float = 0.0, dash: float = 0.0) -> QPen:
        """Return the pen of a role with round ends and corners, except for the ends of dashes; None draws nothing."""
        key = role, width, dash
        found = self._pens.get(key)
        if found is None:
            found = self._pens[key] = self._made(role, width, dash) if role is not None else NO_PEN
        return found

    def _made(self, role: Role, width: float, dash: float) -> QPen:
        ends = Qt.PenCapStyle.FlatCap if dash else Qt.PenCapStyle.RoundCap
        pen = QPen(self.brush(role), width, Qt.PenStyle.SolidLine, ends, Qt.PenJoinStyle.RoundJoin)
        if dash:
            pen.setDashPattern([dash / width, dash / width])
        return pen


@cache
def tools(ink: Ink) -> Tools:
    """Return the tools of an ink. They are kept, because stamps are, which belong to them; a program has few inks."""
    return Tools(ink)


_EVEN = 1e-6
"""Scales with a smaller difference are equal except for rounding: on a sheet as large as a wall it is less than a pixel."""

STAMP = 64.0
"""The size limit, in pixels, of a piece (such as a bubble or a tile) to be painted once and then stamped."""

_BETWEEN = 4
"""The number of pictures per pixel: a stamp is up to an eighth of a pixel off."""

_OVER = 0.6
"""How far in mm lines of a small piece can reach over its box."""

MARGIN = 2.0
"""How far in mm lines may reach over the box of a drawing; anything further from the painted area is left out."""


def paint(painter: QPainter, drawing: Drawing, ink: Ink, scale: float, area: QRectF | None = None) -> None:
    """Paint `drawing` with its top left corner at the painter's origin, at `scale` painter units per mm.

    The background is not painted: paper is up to the caller.

    With `area`, in mm of the drawing, anything outside it may be left out; the painter's state is restored.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    world, device = painter.transform(), painter.deviceTransform()
    _Painting(painter, tools(ink), _grid(world, device), area).whole(drawing, scale)
    painter.restore()


class _Grid(NamedTuple):
    """The transformations from the painter's own units to a grid, and from the grid to the painter's world.

    An `even` grid is the grid of the device's pixels.
    """

    of_own: QTransform
    to_world: QTransform
    even: bool


def _grid(world: QTransform, device: QTransform) -> _Grid:
    """Return the grid of the device's pixels, or the painter's own units if it is rotated or stretched.

    Letters are requested in units of the grid: scaled ones would be measured and stored for each scale again.
    """
    if device.isRotating() or abs(device.m11() - device.m22()) > _EVEN:
        return _Grid(QTransform(), world, even=False)
    return _Grid(device, device.inverted()[0] * world, even=True)


class _Painting:
    """One painting run on a grid."""

    def __init__(self, painter: QPainter, using: Tools, grid: _Grid, area: QRectF | None) -> None:
        self._painter = painter
        self._tools = using
        self._to_grid = grid.of_own
        self._view = grid.to_world
        self._edges = None if area is None else (area.left(), area.top(), area.right(), area.bottom())
        engine = painter.paintEngine()
        pixels = engine is not None and engine.type() == QPaintEngine.Type.Raster
        self._largest = LARGEST if pixels else math.inf
        self._stamped = STAMP if pixels and grid.even else 0.0

    def whole(self, drawing: Drawing, scale: float) -> None:
        """Paint a drawing at the origin of the painter."""
        origin = self._to_grid.map(QPointF(0.0, 0.0))
        self.drawing(drawing, origin.x(), origin.y(), self._to_grid.m11() * scale, 0.0, 0.0, 1.0)

    def drawing(self, drawing: Drawing, x: float, y: float, zoom: float, left: float, top: float, scale: float) -> None:
        """Paint a drawing at (x, y) of the grid, at `zoom` units per mm; in the whole, it is at (left, top), at `scale`."""
        moved = True
        for mark in marks(drawing):
            if type(mark) is Shape:
                if moved:
                    self._painter.setTransform(QTransform(zoom, 0.0, 0.0, zoom, x, y) * self._view)
                    moved = False
                self._shape(mark)
            elif type(mark) is Group:
                inner_left, inner_top, inner_scale = left + mark.x * scale, top + mark.y * scale, scale * mark.scale
                if self._seen(mark.drawing, inner_left, inner_top, inner_scale):
                    place = x + mark.x * zoom, y + mark.y * zoom, zoom * mark.scale
                    if mark.drawing.clipped:
                        self._clipped(mark.drawing, *place, inner_left, inner_top, inner_scale)
                    elif not self._stamp(mark.drawing, *place):
                        self.drawing(mark.drawing, *place, inner_left, inner_top, inner_scale)
                    moved = True
            elif type(mark) is Text:
                self._text(mark, x, y, zoom)
                moved = True
            elif type(mark) is Symbol:
                self._symbol(mark, x, y, zoom)
                moved = True

    def _clipped(self, drawing: Drawing, x: float, y: float, zoom: float, left: float, top: float, scale: float) -> None:
        """Paint the part of a drawing inside its box."""
        self._painter.save()
        self._painter.setTransform(QTransform(zoom, 0.0, 0.0, zoom, x, y) * self._view)
        self._painter.setClipRect(QRectF(0.0, 0.0, drawing.width, drawing.height), Qt.ClipOperation.IntersectClip)
        self.drawing(drawing, x, y, zoom, left, top, scale)
        self._painter.restore()

    def _stamp(self, drawing: Drawing, x: float, y: float, zoom: float) -> bool:
        """Stamp a small piece on the grid as a cached picture; return False for anything other than a small piece."""
        if max(drawing.width, drawing.height) * zoom > self._stamped or not is_piece(drawing):
            return False
        across, down = round(x * _BETWEEN), round(y * _BETWEEN)
        left, top = across // _BETWEEN, down // _BETWEEN
        picture, pad = _stamp(drawing, self._tools, zoom, across - left * _BETWEEN, down - top * _BETWEEN)
        self._painter.setTransform(self._view)
        self._painter.drawImage(left - pad, top - pad, picture)
        return True

    def _seen(self, drawing: Drawing, left: float, top: float, scale: float) -> bool:
        if self._edges is None:
            return True
        edge_left, edge_top, edge_right, edge_bottom = self._edges
        return (
            left - MARGIN < edge_right
            and left + drawing.width * scale + MARGIN > edge_left
            and top - MARGIN < edge_bottom
            and top + drawing.height * scale + MARGIN > edge_top
        )

    def _shape(self, shape: Shape) -> None:
        painter = self._painter
        painter.setBrush(self._tools.brush(shape.fill))
        painter.setPen(self._tools.pen(shape.stroke, shape.width, shape.dash))
        painter.drawPath(shape.path)

    def _text(self, text: Text, x: float, y: float, zoom: float) -> None:
        painter, size = self._painter, text.size * zoom
        left, baseline = x + text.x * zoom, y + text.y * zoom
        if size > self._largest:
            painter.setTransform(QTransform(size, 0.0, 0.0, size, left, baseline) * self._view)
            painter.setPen(self._tools.pen(None))
            painter.setBrush(self._tools.brush(text.role))
            painter.drawPath(lettered(text.text, text.weight, text.tracking / text.size))
            return
        painter.setTransform(self._view)
        painter.setPen(self._tools.pen(text.role))
        for run in glyph_runs(text.text, text.weight, size, text.tracking * zoom):
            painter.drawGlyphRun(QPointF(left, baseline), run)

    def _symbol(self, symbol: Symbol, x: float, y: float, zoom: float) -> None:
        painter = self._painter
        size = symbol.size / GRID * zoom
        painter.setTransform(QTransform(size, 0.0, 0.0, size, x + symbol.x * zoom, y + symbol.y * zoom) * self._view)
        for path, width, hole in icon_paths(symbol.icon):
            if width:
                painter.setBrush(self._tools.brush(None))
                painter.setPen(self._tools.pen(symbol.role, width))
            else:
                painter.setBrush(self._tools.brush(symbol.ground if hole else symbol.role))
                painter.setPen(self._tools.pen(None))
            painter.drawPath(path)


_Stamp = tuple[QImage, int]

_stamps: WeakKeyDictionary[Drawing, dict[tuple[Tools, float, int, int], _Stamp]] = WeakKeyDictionary()
"""The stamps of each drawing: they are deleted with it, because each opened document makes its own drawings."""

STAMPS_KEPT = 4 * _BETWEEN**2
"""The number of stamps to keep for one drawing: at all places between pixels, in a few sizes."""


def _stamp(drawing: Drawing, using: Tools, zoom: float, across: int, down: int) -> _Stamp:
    """Return a piece as a picture with this offset of its corner, in parts of a pixel, and the pixels around its box."""
    kept = _stamps.get(drawing)
    if kept is None:
        kept = _stamps[drawing] = {}
    key = using, zoom, across, down
    found = kept.get(key)
    if found is None:
        found = _stamped(drawing, using, zoom, across, down)
        if len(kept) >= STAMPS_KEPT:
            kept.clear()
        kept[key] = found
    return found


def _stamped(drawing: Drawing, using: Tools, zoom: float, across: int, down: int) -> _Stamp:
    pad = math.ceil(_OVER * zoom) + 1
    width, height = math.ceil(drawing.width * zoom) + 2 * pad + 1, math.ceil(drawing.height * zoom) + 2 * pad + 1
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painting = _Painting(painter, using, _Grid(QTransform(), QTransform(), even=False), None)
        painting.drawing(drawing, pad + across / _BETWEEN, pad + down / _BETWEEN, zoom, 0.0, 0.0, 1.0)
    return picture, pad


def picture(drawing: Drawing | None, ink: Ink, pixels: int, ratio: float) -> QPixmap:
    """Return a drawing in an ink, `pixels` wide at a device pixel ratio, with a transparent background.

    It is blank without a drawing.
    """
    made = QPixmap(round(pixels * ratio), round(pixels * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    if drawing is not None:
        with QPainter(made) as painter:
            paint(painter, drawing, ink, pixels / drawing.width)
    return made
