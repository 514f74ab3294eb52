"""Terrain on the map: bodies with their fields, rocks, clouds; patterns and names distinguish them, not only colours."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.state.ground import STRAIGHT, Feature
from metamaker.games.metaverse.match.picture.counter import Spot, clipped
from metamaker.games.metaverse.match.picture.scene import View
from metamaker.games.metaverse.model.terrain import NEBULAE, TerrainKind
from metamaker.play.geometry import CM, Point, off_line
from metamaker.rendering import series
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Outline, Path
from metamaker.rendering.ink import BAR, INK, LINE, ON_BAR, PAPER, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import circle
from metamaker.rendering.text_fitting import Align, line

GROUPS = {
    TerrainKind.PLANET: 3,
    TerrainKind.MOON: 4,
    TerrainKind.STAR: 1,
    TerrainKind.NEUTRON_STAR: 1,
    TerrainKind.PULSAR: 1,
    TerrainKind.MAGNETAR: 1,
    TerrainKind.ASTEROID_CLUSTER: 4,
    TerrainKind.ASTEROID_FIELD: 4,
    TerrainKind.EMISSION_NEBULA: 7,
    TerrainKind.PLANETARY_NEBULA: 6,
    TerrainKind.DARK_NEBULA: 4,
    TerrainKind.SUPERNOVA_REMNANT: 2,
}
"""The series of colours of each kind; a singularity is black."""

_ROUND = 96
"""The number of corners of a circle, 3 mm apart on the largest that fits on a map."""

_GRID = 5.5
"""Millimetres between the signs of a pattern."""

_SIZE = 2.5
_FAR_CM = 3000
"""The distance to which terrain along an edge of the table extends beyond that edge and along it."""


Signs = Mapping[TerrainKind, Callable[[float, float, Feature], Path]]
"""The sign at a place of each kind of terrain with a pattern."""


def things(
    features: Sequence[Feature],
    view: View,
    words: Words,
    lettering: float = 1.0,
    signs: Signs | None = None,
    below: str = PAPER,
) -> Iterator[Op]:
    """Yield the terrain, each item with its key as reference, then all names, so that no item covers a name.

    Names are `lettering` times as large as on paper, on ground of the role `below`. `signs` replace the usual patterns.
    """
    for feature in features:
        ops = (*_shape(feature, view), *_pattern(feature, view, signs or SIGNS), *_field(feature, view))
        yield Group(0.0, 0.0, Drawing(view.width, view.height, ops), ref=f"terrain/{feature.key}")
    for feature in features:
        yield from _label(feature, view, words, lettering, below)


def _shape(feature: Feature, view: View) -> Iterator[Op]:
    corners = _inside(_template(feature, view, 0), view)
    if len(corners) < 3:
        return
    outline: Outline = (("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",))
    if feature.kind is TerrainKind.SINGULARITY:
        yield Path(outline, fill=BAR, stroke=INK, width=0.3)
        return
    number = GROUPS[feature.kind]
    edged = not feature.boundless
    yield Path(
        outline,
        fill=series.tint(number),
        stroke=series.edge(number) if edged else None,
        width=0.35 if feature.is_body else 0.25,
        dash=0.0 if feature.is_body else 0.9,
    )


def _template(feature: Feature, view: View, more: int) -> list[Spot]:
    """Return the corners of a template, `more` (1/1000 cm) wider all round; for boundless terrain those of the map."""
    if feature.boundless:
        return [(0.0, 0.0), (view.width, 0.0), (view.width, view.height), (0.0, view.height)]
    radius = feature.radius + more
    if feature.radius == STRAIGHT:
        return _beyond_an_edge(feature, view, more)
    one, other = feature.ends
    along = math.atan2(other.y - one.y, other.x - one.x)
    corners: list[Spot] = []
    for end, start in ((other, along - math.pi / 2), (one, along + math.pi / 2)):
        for step in range(_ROUND // 2 + 1):
            angle = start + math.pi * step / (_ROUND // 2)
            corners.append(view.spot(Point(round(end.x + radius * math.cos(angle)), round(end.y + radius * math.sin(angle)))))
    return corners


def _beyond_an_edge(feature: Feature, view: View, more: int) -> list[Spot]:
    """Return the rectangle beyond a table edge, `more` nearer to the middle of the table."""
    far, centre = _FAR_CM * CM, feature.centre
    if centre.x:
        sign = 1 if centre.x > 0 else -1
        surface = centre.x - sign * (feature.radius + more)
        xs, ys = (surface, sign * far), (-far, far)
    else:
        sign = 1 if centre.y > 0 else -1
        surface = centre.y - sign * (feature.radius + more)
        xs, ys = (-far, far), (surface, sign * far)
    return [view.spot(Point(*corner)) for corner in ((xs[0], ys[0]), (xs[1], ys[0]), (xs[1], ys[1]), (xs[0], ys[1]))]


def _inside(corners: Sequence[Spot], view: View) -> list[Spot]:
    """Return the part of a polygon on the map, cut edge by edge (Sutherland and Hodgman)."""
    found = list(corners)
    for axis, bound, sign in ((0, 0.0, 1), (0, view.width, -1), (1, 0.0, 1), (1, view.height, -1)):
        given, found = found, []
        for place, corner in enumerate(given):
            before = given[place - 1]
            off, off_before = sign * (corner[axis] - bound), sign * (before[axis] - bound)
            if (off < 0) != (off_before < 0):
                part = off_before / (off_before - off)
                found.append((before[0] + part * (corner[0] - before[0]), before[1] + part * (corner[1] - before[1])))
            if off >= 0:
                found.append(corner)
    return found


def _field(feature: Feature, view: View) -> Iterator[Op]:
    """Yield the reach of the gravity of a body, as a thin line."""
    if not feature.is_body:
        return
    corners = _template(feature, view, feature.reach)
    pieces: list[list[Spot]] = []
    for place, corner in enumerate(corners):
        seen = clipped(corners[place - 1], corner, view)
        if not seen:
            continue
        if pieces and pieces[-1][-1] == seen[0]:
            pieces[-1].append(seen[1])
        else:
            pieces.append(list(seen))
    for piece in pieces:
        yield Path((("M", *piece[0]), *(("L", *spot) for spot in piece[1:])), stroke=LINE, width=0.25, dash=1.6)


def _pattern(feature: Feature, view: View, signs: Signs) -> Iterator[Op]:
    """Yield the signs of rocks and clouds all over them."""
    sign = signs.get(feature.kind)
    if sign is None:
        return
    step = _GRID
    for row in range(int(view.height / step) + 1):
        for column in range(int(view.width / step) + 1):
            # neighbours are shifted by part of a step, so that signs form no visible lines
            x = (column + 0.25 + 0.5 * (row % 2) + 0.17 * math.sin(5.0 * row + 3.0 * column)) * step
            y = (row + 0.4 + 0.17 * math.sin(7.0 * column + 2.0 * row)) * step
            if 1.5 < x < view.width - 1.5 and 1.5 < y < view.height - 1.5 and _holds(feature, view, x, y):
                yield sign(x, y, feature)


def _holds(feature: Feature, view: View, x: float, y: float) -> bool:
    place = Point(round(view.west + x / view.scale * CM), round(view.north - y / view.scale * CM))
    return feature.boundless or off_line(place, place, *feature.ends) + CM // 2 < feature.radius


def _pebble(x: float, y: float, feature: Feature) -> Path:
    size = 0.7 + 0.35 * math.sin(11.0 * x + 5.0 * y)
    corners = [
        (x + size * part * math.cos(angle), y + size * part * math.sin(angle))
        for angle, part in ((0.2, 1.0), (1.3, 0.8), (2.4, 1.1), (3.6, 0.7), (5.0, 1.0))
    ]
    fill = series.fill(GROUPS[feature.kind])
    return Path((("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",)), fill=fill, stroke=INK, width=0.1)


def _stroke(feature: Feature, outline: Outline) -> Path:
    return Path(outline, stroke=series.edge(GROUPS[feature.kind]), width=0.22)


def _gust(x: float, y: float, feature: Feature) -> Path:
    """Return an arrow in the direction of the wind; a wave as long as that is not known."""
    if not feature.wind[1]:
        return _stroke(feature, (("M", x - 1.2, y), ("C", x - 0.4, y - 1.2, x + 0.4, y + 1.2, x + 1.2, y)))
    angle = math.radians(45.0 * feature.wind[0])
    east, south = math.sin(angle), -math.cos(angle)
    tip = x + 1.3 * east, y + 1.3 * south
    wings = [(tip[0] - 0.8 * east + side * 0.5 * south, tip[1] - 0.8 * south - side * 0.5 * east) for side in (1, -1)]
    shaft = ("M", x - 1.3 * east, y - 1.3 * south), ("L", *tip)
    return _stroke(feature, (*shaft, ("M", *wings[0]), ("L", *tip), ("L", *wings[1])))


def _ring(x: float, y: float, feature: Feature) -> Path:
    return _stroke(feature, circle(x, y, 0.7))


def _speck(x: float, y: float, feature: Feature) -> Path:
    return Path(circle(x, y, 0.35), fill=series.edge(GROUPS[feature.kind]))


def _spark(x: float, y: float, feature: Feature) -> Path:
    rays = [(math.cos(angle), math.sin(angle)) for angle in (0.3, 0.3 + math.pi / 3, 0.3 + 2 * math.pi / 3)]
    return _stroke(feature, tuple(part for a, b in rays for part in (("M", x - a, y - b), ("L", x + a, y + b))))


SIGNS: Signs = {
    TerrainKind.ASTEROID_CLUSTER: _pebble,
    TerrainKind.ASTEROID_FIELD: _pebble,
    TerrainKind.EMISSION_NEBULA: _gust,
    TerrainKind.PLANETARY_NEBULA: _ring,
    TerrainKind.DARK_NEBULA: _speck,
    TerrainKind.SUPERNOVA_REMNANT: _spark,
}
"""The pattern of each kind, if it has one."""


def _label(feature: Feature, view: View, words: Words, lettering: float, below: str) -> Iterator[Op]:
    """Yield the name of an item in its middle, or next to it if it is too small; no name beyond the map."""
    text = feature.name or words[f"story-terrain-{feature.kind}"]
    size = _SIZE * lettering
    width = text_width(text, size, BOLD)
    one, other = feature.ends
    x, y = view.spot(Point((one.x + other.x) // 2, (one.y + other.y) // 2))
    if feature.boundless:
        x, y = view.width / 2, 4.0 * lettering
    elif not (0.0 < x < view.width and 1.2 * size < y < view.height - 1.2 * size):
        return
    fits = feature.boundless or feature.kind in NEBULAE or 2 * feature.radius / CM * view.scale > width + 2.0
    role = ON_BAR if feature.kind is TerrainKind.SINGULARITY and fits else QUIET
    middle = x if fits else x + feature.radius / CM * view.scale + width / 2 + 1.0
    if middle + width / 2 > view.width:
        middle = x - feature.radius / CM * view.scale - width / 2 - 1.0
    if fits and feature.kind in SIGNS:
        around = (
            ("M", middle - width / 2 - 0.8, y - 0.72 * size),
            ("L", middle + width / 2 + 0.8, y - 0.72 * size),
            ("L", middle + width / 2 + 0.8, y + 0.64 * size),
            ("L", middle - width / 2 - 0.8, y + 0.64 * size),
            ("Z",),
        )
        yield Path(around, fill=below)
    yield line(middle, y + 0.36 * size, text, size, weight=BOLD, role=role, align=Align.CENTRE)
