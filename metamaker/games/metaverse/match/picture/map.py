"""The map: the ground under the ships, and the names next to their counters, without overlaps."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.battle.wording.phrases import decimal
from metamaker.games.metaverse.encounters.zones import Area
from metamaker.games.metaverse.match.picture.counter import diameter, edge, grounds, tint
from metamaker.games.metaverse.match.picture.scene import Marker, View, lines_of_grid
from metamaker.play.geometry import CM, Point
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path, Role
from metamaker.rendering.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box, rule, upright
from metamaker.rendering.text_fitting import Align, line


def ground(view: View, size_cm: tuple[int, int]) -> Iterator[Op]:
    """Yield a table of this size, white beyond its edges, and the grid: a line every 10 cm, a stronger one every 50."""
    table = table_on(view, size_cm)
    if table is not None:
        yield Path(box(*table), fill=TINT)
    yield from _grid(view)
    if table is not None and (table.width < view.width or table.height < view.height):
        yield Path(box(*table), stroke=INK, width=_EDGE)


_EDGE = 0.45


def table_on(view: View, size_cm: tuple[int, int]) -> "Box | None":
    """Return the part of a table on the map, None if there is none."""
    length, width = (side * CM // 2 for side in size_cm)
    (west, north), (east, south) = view.spot(Point(-length, width)), view.spot(Point(length, -width))
    left, top, right, bottom = max(0.0, west), max(0.0, north), min(view.width, east), min(view.height, south)
    return Box(left, top, right - left, bottom - top) if left < right and top < bottom else None


def _grid(view: View) -> Iterator[Op]:
    step = view.grid_cm
    for x in lines_of_grid(view.west, view.width / view.scale, step):
        role, width = _line(x, step)
        yield upright((x - view.west) / CM * view.scale, 0.0, view.height, role, width)
    south = view.north - view.height / view.scale * CM
    for y in lines_of_grid(south, view.height / view.scale, step):
        role, width = _line(y, step)
        yield rule(0.0, (view.north - y) / CM * view.scale, view.width, role, width)


def numbers(view: View, lettering: float = 1.0) -> Iterator[Op]:
    """Yield the places of lines in cm, as in the story: east of the middle along the foot, north of it at the left.

    They are `lettering` times as large as on paper.
    """
    step, size = view.numbered_cm, _NUMBER * lettering
    margin, corner = _MARGIN * lettering, _CORNER * lettering
    for x in lines_of_grid(view.west, view.width / view.scale, step):
        across = (x - view.west) / CM * view.scale
        if corner < across < view.width - margin:
            yield line(across + 0.6, view.height - 0.9, decimal(x), size, role=QUIET)
    south = view.north - view.height / view.scale * CM
    for y in lines_of_grid(south, view.height / view.scale, step):
        down = (view.north - y) / CM * view.scale
        if margin < down < view.height - margin:
            yield line(0.9, down - 0.6, decimal(y), size, role=QUIET)


_NUMBER = 2.2
_MARGIN, _CORNER = 4.0, 8.0
"""Space without numbers at the edges and in the corner, in mm."""


def _line(at: int, step: int) -> tuple[str, float]:
    return (LINE, 0.18) if at % (5 * step * CM) == 0 else (HAIRLINE, 0.12)


def zone(area: Area, view: View, words: Words, fill: Role | None = None, lettering: float = 1.0) -> Iterator[Op]:
    """Yield a deployment zone in the colour of its side, with its letter and its limit.

    `fill` replaces the pale colour of its side; letters are `lettering` times as large as on paper.
    """
    (x, y), (right, foot) = view.spot(Point(area.west, area.north)), view.spot(Point(area.east, area.south))
    role = edge(area.side)
    yield Path(box(x, y, right - x, foot - y), fill=fill or tint(area.side), stroke=role, width=0.35, dash=1.4)
    limit = words.text("encounter-zone", side="AB"[area.side], cap=area.cap)
    yield line(x + lettering, foot - 1.2 * lettering, limit, 2.3 * lettering, weight=BOLD, role=role)


def frame(view: View) -> Path:
    """Return the frame of the map."""
    return Path(box(0.0, 0.0, view.width, view.height), stroke=INK, width=0.3)


def scale_bar(view: View, words: Words) -> Drawing:
    """Return the scale bar with the arrow that points north at its right end, 8 mm high."""
    length, low = view.bar_cm * view.scale, 6.6
    width = length + 7.0
    ops: list[Op] = [line(length / 2, 3.4, words.text("battle-picture-scale", length=view.bar_cm), 2.8, align=Align.CENTRE)]
    for half, role in ((0, INK), (1, PAPER)):
        ops.append(Path(box(half * length / 2, low - 1.3, length / 2, 1.2), fill=role, stroke=INK, width=0.2))
    east = width - 2.0
    needle = (("M", east, 0.0), ("L", east + 1.6, low), ("L", east, low - 1.5), ("L", east - 1.6, low), ("Z",))
    return Drawing(width, 8.0, (*ops, Path(needle, fill=QUIET)))


_SIZE = 3.0
_HEIGHT = 4.2
_BASE = 3.1
_PADDING = 0.8
_LONGEST = 34.0
_WITH_BOW = 1.52
"""The size of a counter with its arrow, as a multiple of its diameter."""

_DISTANCES = (0.6, 2.5, 5.0, 8.0, 12.0, 17.0, 23.0, 30.0)
_NEAR = 1.5
"""The distance in mm from which a line leads from a name to its counter."""

MOST_NAMES = 12
"""The maximum number of ships with whole names on the map; more ships have only signs."""


class Box(NamedTuple):
    """A rectangle on the map, in mm."""

    x: float
    y: float
    width: float
    height: float

    def meets(self, other: "Box") -> bool:
        """Return whether the boxes overlap."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


def labels_of(markers: Sequence[Marker], view: View, lettering: float = 1.0, others: Sequence[Box] = ()) -> Iterator[Op]:
    """Yield a label for each of these ships, without overlaps between labels or with `others`.

    They are `lettering` times as large as on paper; then fewer ships have their whole names.
    """
    counters = [_around(marker, view) for marker in markers]
    taken = [*counters, *others, *(spot for marker in markers for spot in along_way(marker, view))]
    named = len(markers) <= MOST_NAMES / lettering
    for place, marker in enumerate(markers):
        label = _label(marker, named=named)
        spot = free_box(counters[place], label.width * lettering, label.height * lettering, taken, view)
        taken.append(spot)
        yield from _leader(counters[place], spot, edge(marker.side))
        yield Group(spot.x, spot.y, label, None, lettering)


def _label(marker: Marker, *, named: bool) -> Drawing:
    """Return the sign of a ship in the colour of her side, with her name if she is `named`."""
    name = shortened(marker.name) if named else ""
    own = text_width(marker.label, _SIZE, BOLD)
    width = own + (text_width(name, _SIZE) + 1.6 if name else 0.0) + 2 * _PADDING
    ground, sign = grounds(marker.side)
    tab = box(0.0, 0.0, own + 1.6 * _PADDING if name else width, _HEIGHT, 0.7)
    ops: list[Op] = [
        Path(box(0.0, 0.0, width, _HEIGHT, 0.7), fill=PAPER, stroke=edge(marker.side), width=0.18),
        Path(tab, fill=ground, stroke=edge(marker.side), width=0.18),
        line(_PADDING * 0.8, _BASE, marker.label, _SIZE, weight=BOLD, role=sign),
    ]
    if name:
        ops.append(line(_PADDING + own + 1.8, _BASE, name, _SIZE, role=INK))
    return Drawing(width, _HEIGHT, tuple(ops))


def _leader(counter: Box, spot: Box, role: str) -> Iterator[Op]:
    """Yield a thin line from a label that is not next to its counter."""
    x, y = counter.x + counter.width / 2, counter.y + counter.height / 2
    to = min(max(x, spot.x), spot.x + spot.width), min(max(y, spot.y), spot.y + spot.height)
    length = math.hypot(to[0] - x, to[1] - y)
    radius = counter.width / 2 / _WITH_BOW
    if length > counter.width / 2 + _NEAR:
        start = x + (to[0] - x) * radius / length, y + (to[1] - y) * radius / length
        yield Path((("M", *start), ("L", *to)), stroke=role, width=0.2)


def _around(marker: Marker, view: View) -> Box:
    x, y = view.spot(marker.at)
    size = diameter(marker, view) * _WITH_BOW
    return Box(x - size / 2, y - size / 2, size, size)


def along_way(marker: Marker, view: View) -> Iterator[Box]:
    """Yield small boxes along the path of a ship, to keep names off it."""
    spots = [view.spot(point) for point in marker.track]
    for (ax, ay), (bx, by) in pairwise(spots):
        for part in (0.0, 0.33, 0.67):
            yield Box(ax + (bx - ax) * part - 1.0, ay + (by - ay) * part - 1.0, 2.0, 2.0)


def shortened(name: str) -> str:
    """Return the name of a ship as labels show it: cut if it is very long."""
    if text_width(name, _SIZE) <= _LONGEST:
        return name
    while name and text_width(name + "…", _SIZE) > _LONGEST:
        name = name[:-1]
    return name.rstrip() + "…"


def free_box(counter: Box, width: float, height: float, taken: Sequence[Box], view: View) -> Box:
    """Return the first place around a counter that is free and on the map; without any, the first of all."""
    tries = [Box(x, y, width, height) for x, y in _places(counter, width, height)]
    inside = [
        each for each in tries if 0.5 <= each.x <= view.width - width - 0.5 and 0.5 <= each.y <= view.height - height - 0.5
    ]
    free = (each for each in inside if not any(each.meets(other) for other in taken))
    return next(free, inside[0] if inside else tries[0])


def _places(counter: Box, width: float, height: float) -> Iterator[tuple[float, float]]:
    middle_x, middle_y = counter.x + counter.width / 2, counter.y + counter.height / 2
    for off in _DISTANCES:
        right, left = counter.x + counter.width + off, counter.x - width - off
        below, above = counter.y + counter.height + off, counter.y - height - off
        yield right, middle_y - height / 2
        yield left, middle_y - height / 2
        yield middle_x - width / 2, below
        yield middle_x - width / 2, above
        yield from ((right, below), (left, below), (right, above), (left, above))
