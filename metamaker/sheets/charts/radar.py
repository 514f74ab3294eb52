"""Radar charts: several qualities of a few things, each as a share of the largest."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from metamaker.sheets.charts.label import boxed
from metamaker.sheets.charts.legend import Entry, dash, legend
from metamaker.sheets.charts.marker import RADIUS, marker
from metamaker.sheets.charts.told import telling
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Outline, Path, Text
from metamaker.sheets.ink import HAIRLINE, QUIET
from metamaker.sheets.lettering import LEADING, Align, fit, line, lines
from metamaker.sheets.metrics import text_width
from metamaker.sheets.series import edge, tint

SIZE = 2.6
_RINGS = 4
_GAP = 2.6
_ASIDE = 1e-6
_LABEL_SHARE = 0.3
_LEAST_RADIUS = 6.0


class Axis(NamedTuple):
    """A quality: its name, and what the outer ring stands for as text."""

    name: str
    most: str


class Shape(NamedTuple):
    """A thing: its name, its shares of the largest (0 to 1) axis by axis, and what pointing at each of them says."""

    name: str
    shares: tuple[float, ...]
    told: tuple[str, ...]


def radar(width: float, height: float, axes: Sequence[Axis], shapes: Sequence[Shape]) -> Drawing:
    """Return a web of axes, the first one upwards, clockwise, with a closed line for each thing, and a legend below."""
    key = legend([Entry(series, shape.name) for series, shape in enumerate(shapes)], width, as_lines=True)
    room = height - key.height - _GAP
    tall = 2 * SIZE * LEADING + _GAP
    points = [_direction(place, len(axes)) for place in range(len(axes))]
    radius = max(_LEAST_RADIUS, min((room - 2 * tall) / 2, _widest(width, axes, points)))
    middle = (width / 2, max(room / 2, tall + radius))
    ops: list[Op] = list(_web(middle, radius, points))
    for series, shape in enumerate(shapes):
        ops += _shape(series, shape, middle, radius, points, alone=len(shapes) == 1)
    for series, shape in enumerate(shapes):
        ops += _marks(series, shape, middle, radius, points)
    for axis, point in zip(axes, points, strict=True):
        ops += _label(axis, middle, radius, point, width / 2 - radius * abs(point[0]), width)
    bottom = max(room, 2 * (tall + radius))
    ops.append(Group(0.0, bottom + _GAP, key))
    return Drawing(width, max(height, bottom + _GAP + key.height), tuple(ops))


Point = tuple[float, float]


def _widest(width: float, axes: Sequence[Axis], points: Sequence[Point]) -> float:
    """Return the largest radius that leaves room for the labels beside, each of which takes a part of the width at most."""
    rooms = [width]
    for axis, (x, _) in zip(axes, points, strict=True):
        if abs(x) > _ASIDE:
            label = max(text_width(axis.name, SIZE, BOLD), text_width(axis.most, SIZE))
            rooms.append((width / 2 - min(label, _LABEL_SHARE * width)) / abs(x) - _GAP)
    return min(rooms)


def _direction(place: int, count: int) -> Point:
    angle = 2 * math.pi * place / count
    return math.sin(angle), -math.cos(angle)


def _web(middle: Point, radius: float, points: Sequence[Point]) -> tuple[Path, ...]:
    rings = tuple(
        Path(_closed(middle, [radius * ring / _RINGS] * len(points), points), stroke=HAIRLINE, width=0.2)
        for ring in range(1, _RINGS + 1)
    )
    spokes: Outline = tuple(
        segment for x, y in points for segment in (("M", *middle), ("L", middle[0] + radius * x, middle[1] + radius * y))
    )
    return (*rings, Path(spokes, stroke=HAIRLINE, width=0.2))


def _closed(middle: Point, lengths: Sequence[float], points: Sequence[Point]) -> Outline:
    corners = [(middle[0] + long * x, middle[1] + long * y) for long, (x, y) in zip(lengths, points, strict=True)]
    return (*(("L" if number else "M", x, y) for number, (x, y) in enumerate(corners)), ("Z",))


def _shape(
    series: int, shape: Shape, middle: Point, radius: float, points: Sequence[Point], *, alone: bool
) -> tuple[Path, ...]:
    outline = _closed(middle, [radius * share for share in shape.shares], points)
    ground = (Path(outline, fill=tint(series)),) if alone else ()
    return (*ground, Path(outline, stroke=edge(series), width=0.5, dash=dash(series)))


def _marks(series: int, shape: Shape, middle: Point, radius: float, points: Sequence[Point]) -> tuple[Group, ...]:
    around = 1.3 * RADIUS
    return tuple(
        telling(
            middle[0] + radius * share * x - around,
            middle[1] + radius * share * y - around,
            2 * around,
            2 * around,
            (marker(series, around, around),),
            told,
        )
        for share, told, (x, y) in zip(shape.shares, shape.told, points, strict=True)
    )


def _label(axis: Axis, middle: Point, radius: float, point: Point, room: float, width: float) -> tuple[Text, ...]:
    """The name of an axis and its number beyond the outer ring, to the side on which there is room."""
    x, y = middle[0] + (radius + _GAP) * point[0], middle[1] + (radius + _GAP) * point[1]
    align = Align.CENTRE if abs(point[0]) < _ASIDE else Align.LEFT if point[0] > 0 else Align.RIGHT
    wide = width / 2 if align is Align.CENTRE else room - _GAP * abs(point[0])
    name = boxed(axis.name, wide, SIZE, SIZE, BOLD)
    number = fit(axis.most, wide, SIZE)
    block = (name.size + number.size) * LEADING
    top = y - block if point[1] < -0.9 else y if point[1] > 0.9 else y - block / 2
    first = top + 0.85 * name.size
    return (
        *lines(x, first, name, weight=BOLD, align=align),
        line(x, first + SIZE * LEADING, number.lines[0], number.size, role=QUIET, align=align),
    )
