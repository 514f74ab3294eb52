"""Marks at the points of a line: another shape for each series."""

import math

from metamaker.sheets.drawing import Outline, Path
from metamaker.sheets.ink import PAPER
from metamaker.sheets.series import edge, fill
from metamaker.sheets.shapes import circle

RADIUS = 0.85

_CORNERS = (0, 4, 3, 4, 3, 6, 5, 6)
_TURNS = (0.0, 45.0, 0.0, 0.0, 180.0, 0.0, 0.0, 30.0)
_OPEN_FROM = 4


def marker(series: int, x: float, y: float, radius: float = RADIUS) -> Path:
    """Return the mark of a series at a point: round, square, triangle, diamond; later ones are open."""
    kind = series % len(_CORNERS)
    outline = circle(x, y, radius) if not _CORNERS[kind] else _polygon(x, y, radius * 1.15, _CORNERS[kind], _TURNS[kind])
    return Path(outline, fill=PAPER if kind >= _OPEN_FROM else fill(series), stroke=edge(series), width=0.25)


def _polygon(x: float, y: float, radius: float, corners: int, turned: float) -> Outline:
    points = []
    for corner in range(corners):
        angle = math.radians(turned + 360.0 * corner / corners)
        points.append((x + radius * math.sin(angle), y - radius * math.cos(angle)))
    (ax, ay), *rest = points
    return (("M", ax, ay), *(("L", bx, by) for bx, by in rest), ("Z",))
