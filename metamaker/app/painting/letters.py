"""Text as glyphs of the bundled font, each at the place that the measured widths give it: no kerning, no hinting."""

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QGlyphRun, QPainterPath, QRawFont, QTransform

from metamaker.core.paths import resource
from metamaker.sheets.metrics import REPLACEMENT, Face, runs

_KEPT = 8192
"""Runs that are kept: more than the pages of a fleet show at one zoom."""

_STEPS = 64
"""Type sizes are told apart by the 64th of a pixel, as the font engine does."""


LARGEST = 48.0
"""Type size in pixels from which letters are drawn as outlines: the painter's own way for large ones leaves them out."""

_UNIT = 1000.0


@lru_cache(maxsize=400)
def raw_font(file: str, steps: int) -> QRawFont:
    """Return the font in `file` in a size of `steps` 64ths of a pixel."""
    return QRawFont(str(resource("fonts", file)), steps / _STEPS, QFont.HintingPreference.PreferNoHinting)


@cache
def _glyph(file: str, letter: str) -> int:
    """Return the number of a letter's glyph; 0, the box for what is missing, if the font has none."""
    found = raw_font(file, 16 * _STEPS).glyphIndexesForString(letter)
    return found[0] if found else 0


@lru_cache(maxsize=_KEPT)
def glyph_runs(text: str, weight: str, size: float, tracking: float) -> tuple[QGlyphRun, ...]:
    """Return `text` at type size `size`, in pixels, from the left end of its baseline; one run for every font that it needs."""
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
    """Return where each letter begins, and where the next one would."""
    unknown = face.widths.get(REPLACEMENT, 0.0)
    places = [start]
    for letter in letters:
        places.append(places[-1] + face.widths.get(letter, unknown) * size + tracking)
    return places


@lru_cache(maxsize=256)
def lettered(text: str, weight: str, tracking: float) -> QPainterPath:
    """Return the outlines of `text` at type size 1, `tracking` given for that size, from the left end of its baseline."""
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
