"""Text and outlines as paths of the painter: glyphs of the bundled font at their measured places, marks, icons."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QGlyphRun, QPainterPath, QRawFont, QTransform

from metamaker.core.paths import resource
from metamaker.rendering.drawing import Drawing, Group, Icon, Outline, Path, Role, Symbol, Text
from metamaker.rendering.metrics import REPLACEMENT, Face, runs

_KEPT = 8192
"""The number of cached runs: more than the pages of a fleet show at one zoom."""

_STEPS = 64
"""Type sizes differ from the 64th of a pixel, as in the font engine."""


LARGEST = 48.0
"""From this type size in pixels, letters are drawn as outlines: the painter's own method for large letters drops some of them.
"""

_UNIT = 1000.0
"""Outlines are taken at this size and scaled down, because they come in steps: a thousandth is invisible."""


@lru_cache(maxsize=400)
def raw_font(file: str, steps: int) -> QRawFont:
    """Return the font in `file` in a size of `steps` 64ths of a pixel."""
    return QRawFont(str(resource("fonts", file)), steps / _STEPS, QFont.HintingPreference.PreferNoHinting)


@cache
def _glyph(file: str, letter: str) -> int:
    """Return the glyph number of a letter; 0, the box for missing glyphs, if the font has none."""
    found = raw_font(file, 16 * _STEPS).glyphIndexesForString(letter)
    return found[0] if found else 0


@lru_cache(maxsize=_KEPT)
def glyph_runs(text: str, weight: str, size: float, tracking: float) -> tuple[QGlyphRun, ...]:
    """Return `text` at type size `size`, in pixels, from the left end of its baseline; one run for every font needed."""
    made: list[QGlyphRun] = []
    x = 0.0
    steps = max(1, round(size * _STEPS))
    for face, letters in runs(text, weight):
        places = positions(face, letters, size, tracking, x)
        run = QGlyphRun()
        run.setRawFont(raw_font(face.file, steps))
        run.setGlyphIndexes([_glyph(face.file, letter) for letter in letters])
        run.setPositions([QPointF(place, 0.0) for place in places[:-1]])
        made.append(run)
        x = places[-1]
    return tuple(made)


def positions(face: Face, letters: str, size: float, tracking: float, start: float = 0.0) -> list[float]:
    """Return the start of each letter, and of the next one after them."""
    unknown = face.widths.get(REPLACEMENT, 0.0)
    places = [start]
    for letter in letters:
        places.append(places[-1] + face.widths.get(letter, unknown) * size + tracking)
    return places


@lru_cache(maxsize=256)
def lettered(text: str, weight: str, tracking: float) -> QPainterPath:
    """Return the outlines of `text` at type size 1, with `tracking` for that size, from the left end of its baseline."""
    path = QPainterPath()
    x = 0.0
    for face, letters in runs(text, weight):
        font = raw_font(face.file, round(_UNIT * _STEPS))
        places = positions(face, letters, _UNIT, tracking * _UNIT, x)
        for letter, place in zip(letters, places, strict=False):
            path.addPath(font.pathForGlyph(_glyph(face.file, letter)).translated(place, 0.0))
        x = places[-1]
    path.setFillRule(Qt.FillRule.WindingFill)
    return QTransform.fromScale(1 / _UNIT, 1 / _UNIT).map(path)


class Shape(NamedTuple):
    """A path with its fill and stroke; `width` and `dash` in mm."""

    path: QPainterPath
    fill: Role | None
    stroke: Role | None
    width: float
    dash: float


Mark = Shape | Text | Symbol | Group

_marks: WeakKeyDictionary[Drawing, tuple[Mark, ...]] = WeakKeyDictionary()
_icons: WeakKeyDictionary[Icon, tuple[tuple[QPainterPath, float, bool], ...]] = WeakKeyDictionary()


def marks(drawing: Drawing) -> tuple[Mark, ...]:
    """Return the operations of a drawing, its outlines made into paths."""
    found = _marks.get(drawing)
    if found is None:
        found = _marks[drawing] = tuple(_mark(op) for op in drawing.ops)
    return found


_pieces: WeakKeyDictionary[Drawing, bool] = WeakKeyDictionary()


def is_piece(drawing: Drawing) -> bool:
    """Return whether a drawing is a building block of others: it has outlines or icons, and no groups."""
    found = _pieces.get(drawing)
    if found is None:
        kinds = {type(op) for op in drawing.ops}
        found = _pieces[drawing] = Group not in kinds and not kinds.isdisjoint((Path, Symbol))
    return found


def _mark(op: Text | Path | Symbol | Group) -> Mark:
    if isinstance(op, Path):
        return Shape(painter_path(op.outline), op.fill, op.stroke, op.width, op.dash)
    return op


def icon_paths(icon: Icon) -> tuple[tuple[QPainterPath, float, bool], ...]:
    """Return the parts of an icon: path, line width (0: filled), whether it is a hole."""
    found = _icons.get(icon)
    if found is None:
        found = _icons[icon] = tuple((painter_path(part.outline), part.width, part.hole) for part in icon.parts)
    return found


def painter_path(outline: Outline) -> QPainterPath:
    """Return an outline as a path, to be filled by the even-odd rule."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    draw: dict[str, Callable[..., None]] = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo}
    for command, *numbers in outline:
        if command == "Z":
            path.closeSubpath()
        else:
            draw[command](*numbers)
    return path
