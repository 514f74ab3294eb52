"""Hexes on paper: their places in mm, their outlines and sides. A corner points to the top. Rule CL-BRD-07."""

import math
from collections.abc import Iterable
from typing import NamedTuple

from metamaker.games.cosmoclysm.model.grid import Place
from metamaker.rendering.drawing import Outline
from metamaker.rendering.shapes import Point

SIDE = 15.5
"""From the middle of a hex to a corner, in mm: a board of radius 3 fits on a page, a counter on a hex."""

_TURN = 60.0
_EAST = 90.0
"""The bearing of the first direction of rows, in degrees clockwise from the top; the others follow counterclockwise."""


def wide(side: float = SIDE) -> float:
    """Return the width of a hex in mm: from column to column."""
    return side * math.sqrt(3)


def at(bearing: float, distance: float, x: float = 0.0, y: float = 0.0) -> Point:
    """Return the point at this bearing, in degrees clockwise from the top, and distance from (x, y)."""
    angle = math.radians(bearing)
    return x + distance * math.sin(angle), y - distance * math.cos(angle)


def middle(place: Place, side: float = SIDE) -> Point:
    """Return the place of the middle of a hex, in mm from that of (0, 0)."""
    q, r = place
    return wide(side) * (q + r / 2), 1.5 * side * r


def outline(x: float, y: float, side: float = SIDE) -> Outline:
    """Return a hex around (x, y)."""
    first, *others = (at(corner * _TURN, side, x, y) for corner in range(6))
    return (("M", *first), *(("L", *point) for point in others), ("Z",))


def rim(x: float, y: float, side: float, gap: float) -> Outline:
    """Return the outline of a hex around (x, y) that leaves `gap` mm free on both sides of its top corner, for a name."""
    top, *others = (at(corner * _TURN, side, x, y) for corner in range(6))
    part = gap / side
    first, last = (tuple(a + (b - a) * part for a, b in zip(top, end, strict=True)) for end in (others[0], others[-1]))
    return (("M", *first), *(("L", *point) for point in others), ("L", *last))


def border(direction: int, x: float, y: float, side: float = SIDE) -> tuple[Point, Point]:
    """Return the ends of a side of a hex around (x, y), by the number of its direction of rows."""
    bearing = _EAST - direction * _TURN
    return at(bearing - _TURN / 2, side, x, y), at(bearing + _TURN / 2, side, x, y)


def nearest(x: float, y: float, side: float = SIDE) -> Place:
    """Return the hex at a point, in mm from the middle of (0, 0)."""
    r = y / (1.5 * side)
    q = x / wide(side) - r / 2
    return _rounded(q, r)


def _rounded(q: float, r: float) -> Place:
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return whole_q, whole_r


class Extent(NamedTuple):
    """The box around hexes, in mm from the middle of (0, 0): left, top, width, height."""

    left: float
    top: float
    width: float
    height: float


def extent(places: Iterable[Place], side: float = SIDE) -> Extent:
    """Return the box around at least one hex."""
    points = [middle(place, side) for place in places]
    left, top = min(x for x, _ in points) - wide(side) / 2, min(y for _, y in points) - side
    right, low = max(x for x, _ in points) + wide(side) / 2, max(y for _, y in points) + side
    return Extent(left, top, right - left, low - top)
