"""Ships of the table on the screen: silhouettes at their places, tracks, wrecks. They are larger than to scale."""

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from metamaker.games.metaverse.match.picture.counter import clipped, edge
from metamaker.games.metaverse.match.picture.scene import Marker, Place, View
from metamaker.games.metaverse.sheet.palette import CANOPY
from metamaker.games.metaverse.sheet.ship_picture import Damage, Look, paint_of, ship_picture
from metamaker.rendering.drawing import Drawing, Group, Op, Path
from metamaker.rendering.ink import ALERT
from metamaker.rendering.shapes import circle, polygons

SMALLEST, LARGEST = 9.0, 21.0
"""Limits of the length of a ship in mm at the usual size of text."""

_BASE, _PER_ROOT = 6.0, 1.25
"""The length of a ship in mm: a base, and this much for the root of its hull boxes."""

_CROWDS = ((4, 1.3), (8, 1.1), (14, 0.9))
_CROWDED = 0.75
"""The part of its size that a ship has, up to a number of ships and above."""

_PIXELS = 3.2
"""Pixels of the screen to a mm of the picture, where text has its usual size."""

_PLAIN = 32.0
"""Ships shorter than this many pixels show only sections and bridge."""

_FINE = 4
"""Directions of a turning ship to a heading: more would need more pictures of it, fewer would jerk."""

_STEP = 22.5


class Sizes:
    """The sizes of ships on a table with this number of ships and this size of text."""

    def __init__(self, ships: int, lettering: float) -> None:
        crowd = next((part for most, part in _CROWDS if ships <= most), _CROWDED)
        self._factor = crowd * math.pow(lettering, 0.6)
        self._pixels = _PIXELS / lettering

    def length(self, marker: Marker) -> float:
        """Return the length of a ship in mm, or its width if that is larger."""
        return self._factor * min(LARGEST, max(SMALLEST, _BASE + _PER_ROOT * math.sqrt(max(1, marker.hull[1]))))

    def scale(self, marker: Marker) -> float:
        """Return the mm to a unit of the silhouette of a ship."""
        return self.length(marker) / max(marker.shape.across, marker.shape.along)

    def is_plain(self, marker: Marker) -> bool:
        """Return whether a ship is too small on the screen for details."""
        return self.length(marker) * self._pixels < _PLAIN


USUAL = Sizes(8, 1.0)
"""Sizes for orders, drawn for one ship at a time."""


def ship(marker: Marker, view: View, sizes: Sizes) -> Group:
    """Return a ship at its place, with its key as reference; dashed if it is not on the table any more."""
    look = Look(
        tuple(damage_of(place) for place in marker.places),
        round(marker.heading * _FINE) % (16 * _FINE) * _STEP / _FINE,
        marker.rolled,
        sizes.is_plain(marker),
        bool(marker.gone),
    )
    drawn = ship_picture(marker.shape, paint_of(marker.side), sizes.scale(marker), look)
    x, y = view.spot(marker.at)
    left, top, cut = _cut(drawn)
    return Group(x - drawn.width / 2 + left, y - drawn.height / 2 + top, cut, ref=marker.key)


@lru_cache(maxsize=1024)
def _cut(drawn: Drawing) -> tuple[float, float, Drawing]:
    """Return a picture of a ship in the smallest box around its middle, and the corner of that: clicks go by boxes."""
    middle = drawn.width / 2
    outlines = [op.outline for op in drawn.ops if isinstance(op, Path) and op.fill != CANOPY]
    spots = [spot for outline in outlines for points, _ in polygons(outline) for spot in points]
    across, down = (max((abs(spot[axis] - middle) for spot in spots), default=middle) for axis in (0, 1))
    cut = Drawing(2 * across, 2 * down, (Group(across - middle, down - middle, drawn),))
    return middle - across, middle - down, cut


def ghost(marker: Marker, view: View) -> Group:
    """Return the dashed outline of a ship at a place that it may reach."""
    return ship(marker._replace(gone="gone_cloaked"), view, USUAL)


def damage_of(place: Place | None) -> Damage:
    """Return the damage of a section as pictures show it."""
    if place is None or place.left >= place.whole > 0:
        return Damage.NONE
    if not place.stands:
        return Damage.DESTROYED
    return Damage.HURT if place.left * 2 > place.whole or not place.whole else Damage.BADLY_HURT


def wreck(marker: Marker, view: View, sizes: Sizes) -> Group:
    """Return the mark of a ship that was lost this turn: its dashed outline, crossed out, with its key as reference."""
    whole = ship(marker, view, sizes)
    (x, y), arm = view.spot(marker.at), 0.22 * sizes.length(marker)
    x, y = x - whole.x, y - whole.y
    cross = tuple(
        Path((("M", x - arm, y - slope * arm), ("L", x + arm, y + slope * arm)), stroke=ALERT, width=0.9) for slope in (1, -1)
    )
    return whole._replace(drawing=Drawing(whole.drawing.width, whole.drawing.height, (*whole.drawing.ops, *cross)))


def tracks(marker: Marker, view: View) -> Iterator[Op]:
    """Yield the path of a ship: that of earlier turns dotted and thin, this turn's legs dashed, from a small ring."""
    role = edge(marker.side)
    earlier = tuple(_pieces([view.spot(point) for point in marker.trail], view))
    if earlier:
        yield Path(earlier, stroke=role, width=0.2, dash=0.7)
    now = [view.spot(point) for point in marker.track]
    legs = tuple(_pieces(now, view))
    if legs:
        yield Path(legs, stroke=role, width=0.35, dash=1.4)
        for x, y in now[1:-1]:
            yield Path(circle(x, y, 0.55), fill=role)
        yield Path(circle(*now[0], 0.9), stroke=role, width=0.3)


def _pieces(spots: list[tuple[float, float]], view: View) -> Iterator[tuple[str, float, float]]:
    for start, end in pairwise(spots):
        seen = clipped(start, end, view)
        if seen:
            yield ("M", *seen[0])
            yield ("L", *seen[1])
