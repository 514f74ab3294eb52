"""Polar charts of the four arcs around a ship: a quarter of a circle for each, as long as its value."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from metamaker.sheets.charts.label import label
from metamaker.sheets.charts.ticks import Ticks, ticks
from metamaker.sheets.charts.told import telling
from metamaker.sheets.drawing import BOLD, Drawing, Op, Path, Text
from metamaker.sheets.ink import HAIRLINE, QUIET
from metamaker.sheets.lettering import LEADING, Align
from metamaker.sheets.metrics import text_width
from metamaker.sheets.series import edge, tint
from metamaker.sheets.shapes import circle, sector

SIZE = 2.7
_GAP = 1.4
_SIDE = 0.3
_LEAST_RADIUS = 6.0
_LINES = 0.5


class Quarter(NamedTuple):
    """An arc: its name, its value, its value as text, what pointing at it says."""

    name: str
    value: float
    text: str
    told: str = ""


def rose(width: float, height: float, quarters: Sequence[Quarter], series: int = 0) -> Drawing:
    """Return four quarters clockwise from the bow, fore upwards, on rings of good numbers; names and values outside."""
    tall = 2 * SIZE * LEADING + _GAP
    widest = max(max(text_width(quarter.name, SIZE, BOLD), text_width(quarter.text, SIZE)) for quarter in quarters)
    beside = min(widest + _GAP, _SIDE * width)
    radius = max(_LEAST_RADIUS, min((height - 2 * tall) / 2, width / 2 - beside - _GAP))
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
        ops.append(_target(place, (x, y), radius, quarter.told))
    return Drawing(width, height, (*ops, *_outer_number(rings, (x, y), radius)))


def _outer_number(rings: Ticks, middle: tuple[float, float], radius: float) -> tuple[Text, ...]:
    """What the outer ring stands for, in the corner between fore and starboard."""
    off = (radius + 0.6) * math.sqrt(0.5)
    text = rings.text(rings.high)
    return label(middle[0] + off, middle[1] - off - 0.3 * SIZE, text, middle[0] - off, SIZE, SIZE, role=QUIET)


def _named(place: int, quarter: Quarter, middle: tuple[float, float], radius: float, beside: float, width: float) -> list[Op]:
    """The name and below it the value, outside the outer ring."""
    angle = math.pi / 2 * place
    across, down = math.sin(angle), -math.cos(angle)
    row = SIZE * LEADING
    x = middle[0] + (radius + _GAP) * across
    centre = middle[1] + (radius + _GAP + row) * down
    side = abs(across) > 0.5
    align = Align.CENTRE if not side else Align.LEFT if across > 0 else Align.RIGHT
    room = beside if side else width / 2
    return [
        *label(x, centre - row / 2, quarter.name, room, SIZE, SIZE, weight=BOLD, align=align),
        *label(x, centre + row / 2, quarter.text, room, SIZE, SIZE, align=align),
    ]


def _target(place: int, middle: tuple[float, float], radius: float, told: str) -> Op:
    """What can be pointed at: a square in the middle of the quarter."""
    angle = math.pi / 2 * place
    half = radius * 0.4
    x, y = middle[0] + math.sin(angle) * radius * 0.6, middle[1] - math.cos(angle) * radius * 0.6
    return telling(x - half, y - half, 2 * half, 2 * half, (), told)
