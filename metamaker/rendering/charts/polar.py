"""Charts around a point: several qualities of a few things, and the four arcs around a ship."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.rendering.charts.axes import ticks
from metamaker.rendering.charts.marks import RADIUS, Entry, boxed, dash, label, legend, marker, telling
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Outline, Path, Text
from metamaker.rendering.ink import HAIRLINE, QUIET
from metamaker.rendering.metrics import text_width
from metamaker.rendering.series import edge, tint
from metamaker.rendering.shapes import circle, sector
from metamaker.rendering.text_fitting import LEADING, Align, fit, line, lines

RADAR_SIZE = 2.6
_RINGS = 4
_RADAR_GAP = 2.6
_ASIDE = 1e-6
_LABEL_SHARE = 0.3
_LEAST_RADIUS = 6.0


class Axis(NamedTuple):
    """A quality: its name, and the value of the outer ring as text."""

    name: str
    most: str


class Shape(NamedTuple):
    """A thing: its name, its shares of the largest (0 to 1) axis by axis, and a tooltip for each of them."""

    name: str
    shares: tuple[float, ...]
    tips: tuple[str, ...]


def radar(width: float, height: float, axes: Sequence[Axis], shapes: Sequence[Shape]) -> Drawing:
    """Return a web of axes, the first one upwards, clockwise, with a closed line for each thing, and a legend below."""
    key = legend([Entry(series, shape.name) for series, shape in enumerate(shapes)], width, as_lines=True)
    room = height - key.height - _RADAR_GAP
    tall = 2 * RADAR_SIZE * LEADING + _RADAR_GAP
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
    ops.append(Group(0.0, bottom + _RADAR_GAP, key))
    return Drawing(width, max(height, bottom + _RADAR_GAP + key.height), tuple(ops))


Point = tuple[float, float]


def _widest(width: float, axes: Sequence[Axis], points: Sequence[Point]) -> float:
    """Return the largest radius that leaves room for the labels on both sides, each up to a fixed part of the width."""
    rooms = [width]
    for axis, (x, _) in zip(axes, points, strict=True):
        if abs(x) > _ASIDE:
            label = max(text_width(axis.name, RADAR_SIZE, BOLD), text_width(axis.most, RADAR_SIZE))
            rooms.append((width / 2 - min(label, _LABEL_SHARE * width)) / abs(x) - _RADAR_GAP)
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
            tip,
        )
        for share, tip, (x, y) in zip(shape.shares, shape.tips, points, strict=True)
    )


def _label(axis: Axis, middle: Point, radius: float, point: Point, room: float, width: float) -> tuple[Text, ...]:
    """Return the name of an axis and its number beyond the outer ring, on the side with room."""
    x, y = middle[0] + (radius + _RADAR_GAP) * point[0], middle[1] + (radius + _RADAR_GAP) * point[1]
    align = Align.CENTRE if abs(point[0]) < _ASIDE else Align.LEFT if point[0] > 0 else Align.RIGHT
    wide = width / 2 if align is Align.CENTRE else room - _RADAR_GAP * abs(point[0])
    name = boxed(axis.name, wide, RADAR_SIZE, RADAR_SIZE, BOLD)
    number = fit(axis.most, wide, RADAR_SIZE)
    block = (name.size + number.size) * LEADING
    top = y - block if point[1] < -0.9 else y if point[1] > 0.9 else y - block / 2
    first = top + 0.85 * name.size
    return (
        *lines(x, first, name, weight=BOLD, align=align),
        line(x, first + RADAR_SIZE * LEADING, number.lines[0], number.size, role=QUIET, align=align),
    )


ROSE_SIZE = 2.7
_ROSE_GAP = 1.4
_SIDE = 0.3

_LINES = 0.5


class Quarter(NamedTuple):
    """An arc: its name, its value, its value as text and its tooltip."""

    name: str
    value: float
    text: str
    tip: str = ""


def rose(width: float, height: float, quarters: Sequence[Quarter], words: Words, series: int = 0) -> Drawing:
    """Return four quarters clockwise from the bow, fore upwards, on rings of good numbers; names and values outside."""
    tall = 2 * ROSE_SIZE * LEADING + _ROSE_GAP
    widest = max(max(text_width(quarter.name, ROSE_SIZE, BOLD), text_width(quarter.text, ROSE_SIZE)) for quarter in quarters)
    beside = min(widest + _ROSE_GAP, _SIDE * width)
    radius = max(_LEAST_RADIUS, min((height - 2 * tall) / 2, width / 2 - beside - _ROSE_GAP))
    x, y = width / 2, height / 2
    finite = [quarter.value for quarter in quarters if math.isfinite(quarter.value)]
    rings = ticks(0.0, max(finite, default=1.0), 5)
    shapes = [
        sector(x, y, radius * min(1.0, quarter.value / rings.high), 90 * place - 45, 90 * place + 45)
        for place, quarter in enumerate(quarters)
        if quarter.value > 0
    ]
    ops: list[Op] = [Path(shape, fill=tint(series)) for shape in shapes]
    ops += [Path(circle(x, y, radius * value / rings.high), stroke=HAIRLINE, width=0.2) for value in rings.values[1:]]
    ops += [Path(shape, stroke=edge(series), width=_LINES) for shape in shapes]
    for place, quarter in enumerate(quarters):
        ops += _named(place, quarter, (x, y), radius, beside, width)
        ops.append(_target(place, (x, y), radius, quarter.tip))
    return Drawing(width, height, (*ops, *_outer_number(rings.text(rings.high, words), (x, y), radius)))


def _outer_number(text: str, middle: tuple[float, float], radius: float) -> tuple[Text, ...]:
    """Return the value of the outer ring, in the corner between fore and starboard."""
    off = (radius + 0.6) * math.sqrt(0.5)
    return label(middle[0] + off, middle[1] - off - 0.3 * ROSE_SIZE, text, middle[0] - off, ROSE_SIZE, ROSE_SIZE, role=QUIET)


def _named(place: int, quarter: Quarter, middle: tuple[float, float], radius: float, beside: float, width: float) -> list[Op]:
    """Return the name and the value below it, outside the outer ring."""
    angle = math.pi / 2 * place
    across, down = math.sin(angle), -math.cos(angle)
    row = ROSE_SIZE * LEADING
    x = middle[0] + (radius + _ROSE_GAP) * across
    centre = middle[1] + (radius + _ROSE_GAP + row) * down
    side = abs(across) > 0.5
    align = Align.CENTRE if not side else Align.LEFT if across > 0 else Align.RIGHT
    room = beside if side else width / 2
    return [
        *label(x, centre - row / 2, quarter.name, room, ROSE_SIZE, ROSE_SIZE, weight=BOLD, align=align),
        *label(x, centre + row / 2, quarter.text, room, ROSE_SIZE, ROSE_SIZE, align=align),
    ]


def _target(place: int, middle: tuple[float, float], radius: float, tip: str) -> Op:
    """Return the target of the tooltip: a square in the middle of the quarter."""
    angle = math.pi / 2 * place
    half = radius * 0.4
    x, y = middle[0] + math.sin(angle) * radius * 0.6, middle[1] - math.cos(angle) * radius * 0.6
    return telling(x - half, y - half, 2 * half, 2 * half, (), tip)
