"""Counters on the map: ships with their headings and arcs, salvos, missions; their tracks."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from metamaker.games.metaverse.match.picture.scene import Marker, Token, View
from metamaker.games.metaverse.pages.counters_ships import base_diameter, silhouette
from metamaker.play.geometry import DEGREE
from metamaker.rendering import series
from metamaker.rendering.drawing import Drawing, Group, Op, Outline, Path, Segment
from metamaker.rendering.icons import GRID
from metamaker.rendering.ink import ALERT, LINE, PAPER
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import circle
from metamaker.rendering.text_fitting import line

SMALLEST, LEAST, LARGEST = 8.0, 5.0, 16.0
"""Limits of the size of a counter on the map in mm: to scale if that is large enough, smaller on a wide table."""

LEAST_CM = 6.5

SIDES = (0, 5)
"""The series of colours of both sides: blue and orange, dark and light in grey."""

Spot = tuple[float, float]
"""A place on the map, in mm."""

_BOW = 1.55
"""The distance of the tip of the arrow from the middle, in radii of the counter; all other parts are nearer."""

_WRECK = 2.6
"""Half the width of the cross where a ship was lost, in mm."""

_STEP = 22.5
_ASIDE = 0.6


def edge(side: int) -> str:
    """Return the role of the lines of a side."""
    return series.edge(SIDES[side])


def tint(side: int) -> str:
    """Return the role of the pale ground of a side."""
    return series.tint(SIDES[side])


def grounds(side: int) -> tuple[str, str]:
    """Return the fill and text colours of the counters of a side, which differ in grey too."""
    return (tint(side), edge(side)) if side == 0 else (edge(side), PAPER)


def diameter(marker: Marker, view: View) -> float:
    """Return the width of the counter of a ship on this map, in mm."""
    smallest = min(SMALLEST, max(LEAST, LEAST_CM * view.scale))
    return min(LARGEST, max(smallest, base_diameter(marker.weight) / 10 * view.scale))


def counter(marker: Marker, view: View) -> Group:
    """Return the counter of a ship at her place on the map, with her key as its reference."""
    radius = diameter(marker, view) / 2
    return _placed(marker, view, _BOW * radius, _counter(marker, radius, _BOW * radius))


def wreck(marker: Marker, view: View) -> Group:
    """Return the mark of a ship that was lost this turn, at her last place, with her key as its reference."""
    return _placed(marker, view, 1.5 * _WRECK, _wreck(marker, 1.5 * _WRECK))


def _placed(marker: Marker, view: View, reach: float, ops: Iterator[Op]) -> Group:
    """Return drawings around the middle of a box with this `reach`, at the place of a ship."""
    x, y = view.spot(marker.at)
    return Group(x - reach, y - reach, Drawing(2 * reach, 2 * reach, tuple(ops)), ref=marker.key)


def _counter(marker: Marker, radius: float, middle: float) -> Iterator[Op]:
    """Yield the counter of a ship: a disc with the borders of the four arcs, an arrow ahead, the ship from above."""
    x = y = middle
    role = edge(marker.side)
    quiet = bool(marker.gone)
    ground, sign = grounds(marker.side)
    disc = circle(x, y, radius)
    yield Path(disc, fill=PAPER if quiet else ground, stroke=role, width=0.35, dash=0.9 if quiet else 0.0)
    for corner in (45.0, 135.0, 225.0, 315.0):
        yield _ray(x, y, _STEP * marker.heading + corner, 1.02 * radius, 1.3 * radius, role)
    yield Path(_bow(x, y, radius, marker.heading), fill=role)
    for part in silhouette(marker.sections, rolled=marker.rolled).parts:
        yield Path(turned(part.outline, x, y, 1.36 * radius / GRID, marker.heading), fill=LINE if quiet else sign)


def _wreck(marker: Marker, middle: float) -> Iterator[Op]:
    """Yield the mark of a ship that was lost this turn: a cross at her last place."""
    x, y, arm = middle, middle, _WRECK
    yield Path(circle(x, y, arm * 1.5), fill=PAPER, stroke=edge(marker.side), width=0.35, dash=0.9)
    for slope in (1, -1):
        yield Path((("M", x - arm, y - slope * arm), ("L", x + arm, y + slope * arm)), stroke=ALERT, width=0.9)


def turned(outline: Outline, x: float, y: float, scale: float, heading: float) -> Outline:
    """Return an outline of an icon around (x, y), `scale` mm to a unit of its grid, its top towards a heading in 1/16 turns."""
    sine, cosine = math.sin(math.radians(_STEP * heading)), math.cos(math.radians(_STEP * heading))

    def placed(across: float, down: float) -> tuple[float, float]:
        east, south = (across - GRID / 2) * scale, (down - GRID / 2) * scale
        return x + east * cosine - south * sine, y + east * sine + south * cosine

    def segment(command: str, *numbers: float) -> Segment:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return (command, *(number for pair in pairs for number in placed(*pair)))

    return tuple(segment(*piece) for piece in outline)


def _ray(x: float, y: float, angle: float, inner: float, outer: float, role: str) -> Path:
    east, south = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
    ends = (("M", x + inner * east, y + inner * south), ("L", x + outer * east, y + outer * south))
    return Path(ends, stroke=role, width=0.25)


def _bow(x: float, y: float, radius: float, heading: float) -> Outline:
    """Return the arrow ahead of a counter."""
    points = ((0.0, _BOW), (-0.3, 1.08), (0.3, 1.08))
    angle = math.radians(_STEP * heading)
    corners = []
    for across, ahead in points:
        east = across * math.cos(angle) + ahead * math.sin(angle)
        south = across * math.sin(angle) - ahead * math.cos(angle)
        corners.append((x + radius * east, y + radius * south))
    (ax, ay), (bx, by), (cx, cy) = corners
    return ("M", ax, ay), ("L", bx, by), ("L", cx, cy), ("Z",)


def way(marker: Marker, view: View) -> Iterator[Op]:
    """Yield the path of a ship: earlier turns as a faint dotted line, this turn's legs as a strong one from a small ring."""
    role = edge(marker.side)
    spots = [view.spot(point) for point in marker.trail]
    for start, end in pairwise(spots):
        seen = clipped(start, end, view)
        if seen:
            yield Path(_lines(seen), stroke=role, width=0.22, dash=1.1)
    for x, y in spots[:-1]:
        if 0.0 <= x <= view.width and 0.0 <= y <= view.height:
            yield Path(circle(x, y, 0.5), fill=role)
    legs = [view.spot(point) for point in marker.track]
    if len(legs) > 1:
        yield Path(_lines(legs), stroke=PAPER, width=1.5)
        yield Path(_lines(legs), stroke=role, width=0.7)
        for x, y in legs[1:-1]:
            yield Path(circle(x, y, 0.7), fill=role)
        yield Path(circle(*legs[0], 1.1), fill=PAPER, stroke=role, width=0.4)


def clipped(start: Spot, end: Spot, view: View) -> list[Spot]:
    """Return both ends of the part of a line that is on the map; empty for a line outside."""
    first, last = 0.0, 1.0
    steps = (end[0] - start[0], end[1] - start[1])
    for step, at, most in zip(steps, start, (view.width, view.height), strict=True):
        if step == 0.0:
            if not 0.0 <= at <= most:
                return []
            continue
        one, other = -at / step, (most - at) / step
        first, last = max(first, min(one, other)), min(last, max(one, other))
    if first >= last:
        return []
    return [(start[0] + steps[0] * part, start[1] + steps[1] * part) for part in (first, last)]


def _lines(spots: Sequence[Spot]) -> Outline:
    return tuple(("M" if number == 0 else "L", x, y) for number, (x, y) in enumerate(spots))


def fire_line(
    start: tuple[float, float], end: tuple[float, float], cut: tuple[float, float], side: int, hit: bool
) -> Iterator[Path]:
    """Yield the line of fire of a side between counters with these radii: an arrow, solid if it hit; empty if they touch.

    It runs a little to the right of the middle, so that fire both ways is visible.
    """
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay)
    near, far = cut
    if length <= near + far + 1.0:
        return
    east, south = (bx - ax) / length, (by - ay) / length
    right, down = -south * _ASIDE, east * _ASIDE
    tip = (bx - far * east + right, by - far * south + down)
    tail = (ax + near * east + right, ay + near * south + down)
    role = edge(side)
    yield Path((("M", *tail), ("L", *tip)), stroke=role, width=0.28, dash=0.0 if hit else 1.3)
    back, half = 2.0, 0.75
    foot = (tip[0] - back * east, tip[1] - back * south)
    wings = (("L", foot[0] - half * south, foot[1] + half * east), ("L", foot[0] + half * south, foot[1] - half * east))
    head = (("M", *tip), *wings, ("Z",))
    yield Path(head, fill=role if hit else PAPER, stroke=role, width=0.2)


RADIUS = 1.7
"""From the middle of a dart to its tip, in mm, independent of sizes on the table."""

SIGN_SIZE = 2.2

_GAP = 0.3
"""Millimetres between a mark and its sign."""

_CORNERS = ((0.0, 1.0), (0.62, -0.8), (0.0, -0.4), (-0.62, -0.8))
"""The corners of a dart that points up: across and ahead, in radii."""


def dart(x: float, y: float, direction: int, side: int, *, gone: bool = False) -> Path:
    """Return the dart of a salvo of a side around a place in mm; pale and dashed if it is gone."""
    angle = math.radians(direction / DEGREE)
    corners = []
    for across, ahead in _CORNERS:
        east = across * math.cos(angle) + ahead * math.sin(angle)
        south = across * math.sin(angle) - ahead * math.cos(angle)
        corners.append((x + RADIUS * east, y + RADIUS * south))
    outline: Outline = (("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",))
    ground, _ = grounds(side)
    return Path(outline, fill=PAPER if gone else ground, stroke=edge(side), width=0.3, dash=0.6 if gone else 0.0)


_WINGS = ((0.0, 1.0), (1.0, 0.1), (1.0, -0.55), (0.0, 0.3), (-1.0, -0.55), (-1.0, 0.1))
"""The corners of a chevron: across and up, in radii."""


def chevron(x: float, y: float, side: int) -> Path:
    """Return the mark of a mission of a side around a place in mm: two wings without a direction."""
    corners = [(x + RADIUS * across, y - RADIUS * up) for across, up in _WINGS]
    outline: Outline = (("M", *corners[0]), *(("L", *corner) for corner in corners[1:]), ("Z",))
    return Path(outline, fill=grounds(side)[0], stroke=edge(side), width=0.3)


def token_way(token: Token, view: View) -> Iterator[Op]:
    """Yield the last move of a salvo or a mission as a thin line."""
    for start, end in zip(token.track[:-1], token.track[1:], strict=True):
        seen = clipped(view.spot(start), view.spot(end), view)
        if seen:
            yield Path((("M", *seen[0]), ("L", *seen[1])), stroke=edge(token.side), width=0.3, dash=0.5)


def token_mark(token: Token, view: View, aside: tuple[float, float] = (0.0, 0.0), lettering: float = 1.0) -> Group:
    """Return the mark of a salvo or a mission at its place, or aside by this many mm, with its sign, its key as reference.

    Both are `lettering` times as large as on paper. If the mark is to the west of its place, its sign is on its western side.
    """
    x, y = view.spot(token.at)
    x, y = x + aside[0], y + aside[1]
    wide = text_width(token.label, SIGN_SIZE) + _GAP
    before = wide if aside[0] < -_GAP else 0.0
    middle = before + RADIUS
    start = 0.0 if before else 2 * RADIUS + _GAP
    sign = line(start, RADIUS + 0.36 * SIGN_SIZE, token.label, SIGN_SIZE, role=edge(token.side))
    if token.direction is None:
        mark = chevron(middle, RADIUS, token.side)
    else:
        mark = dart(middle, RADIUS, token.direction, token.side, gone=token.gone)
    shown = Drawing(wide + 2 * RADIUS, 2 * RADIUS, (mark, sign))
    return Group(x - middle * lettering, y - RADIUS * lettering, shown, token.key, lettering)
