"""The chart of terrain, with the strength of gravity by depth and a rose of directions. Rules 5.0."""

import math
from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import (
    NOTE,
    Cell,
    Line,
    chapter,
    chart,
    chart_lines,
    inside,
    panel,
    row,
    rule_ref,
)
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, Drawing, Op, Path
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET
from metamaker.sheets.layout import Box, Strip
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import circle

KEY = "terrain"

DEPTHS = tuple(range(0, 100, 10))
"""Where the steps of the strength table begin, in cm."""

_NAME = 25.0
_POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def gravity(depth_cm: int) -> int:
    """Return the relative strength of a planet's gravity so deep in its field. Rule MV-5.0.1-05."""
    return depth_cm // 10 + 1


def _parts(words: Words, room: Room, _: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 66.0)
    width = column_width(room.width, count)
    panels = [_panel(words, section, width) for section in chart(KEY)]
    yield Spread(count, (*panels, _strengths(words, width), _wind(words, width)))


def _panel(words: Words, section: str, width: float) -> Box:
    room = inside(width)
    entries = chart_lines(words, KEY, section)
    strips = tuple(_named(each, room) for each in entries)
    return panel(words[f"charts-terrain-{section}_panel"], strips, width, chapter(entries[0].entry.rules[0]))


def _named(each: Line, width: float) -> Strip:
    cells = (Cell(0.0, _NAME - 1.0, each["name"], 2.9, BOLD), Cell(_NAME, width - _NAME, each["text"], 2.7))
    return row(width, cells, least=5.6, padding=1.8, ref=each.ref)


def _strengths(words: Words, width: float) -> Box:
    """Strength, a star's radiation and a singularity's slowness by depth. Rules MV-5.0.1-05, MV-5.0.2-02, -03, MV-5.0.3-02."""
    room = inside(width)
    left, wide = 24.0, (room - 24.0) / len(DEPTHS)
    rows = (
        ("depth", tuple(str(depth) for depth in DEPTHS), "MV-5.0.1-05"),
        ("planet", tuple(str(gravity(depth)) for depth in DEPTHS), "MV-5.0.1-05"),
        ("radiation", tuple(str(gravity(depth) // 5) for depth in DEPTHS), "MV-5.0.2-02"),
        ("neutron", tuple(str(3 * gravity(depth)) for depth in DEPTHS), "MV-5.0.2-03"),
    )
    strips = tuple(
        row(
            room,
            (
                Cell(0.0, left, words[f"charts-terrain-caption-{name}"], NOTE, role=QUIET),
                *(
                    Cell(left + wide * at, wide, value, 2.6 if name == "depth" else 3.0, align=Align.CENTRE)
                    for at, value in enumerate(values)
                ),
            ),
            least=5.0,
            padding=0.8,
            ref=rule_ref(rule),
        )
        for name, values, rule in rows
    )
    return panel(words["charts-terrain-strength_panel"], strips, width, "5.0.1")


def _wind(words: Words, width: float) -> Box:
    room = inside(width)
    rose = _rose()
    cells = (Cell(0.0, rose.width, rose), Cell(rose.width + 6.0, room - rose.width - 6.0, words["charts-terrain-wind"], 2.7))
    return panel(words["charts-terrain-wind_panel"], (row(room, cells, ref=rule_ref("MV-5.0.6-01")),), width, "5.0.6")


def _rose() -> Drawing:
    """The eight points of the compass with the faces of a D8."""
    size, middle, inner = 36.0, 18.0, 8.0
    ops: list[Op] = [Path(circle(middle, middle, inner), fill=PAPER, stroke=LINE, width=0.25)]
    for place, point in enumerate(_POINTS):
        across, down = math.sin(math.radians(45.0 * place)), -math.cos(math.radians(45.0 * place))
        spoke = (("M", middle + 3.0 * across, middle + 3.0 * down), ("L", middle + inner * across, middle + inner * down))
        x, y = middle + 11.8 * across, middle + 11.8 * down
        ops += [
            Path(spoke, stroke=INK, width=0.5 if place == 0 else 0.25),
            line(x, y + 0.1, str(place + 1), 3.4, weight=BOLD, align=Align.CENTRE),
            line(x, y + 3.0, point, NOTE, role=QUIET, align=Align.CENTRE),
        ]
    return Drawing(size, size, tuple(ops))


TERRAIN = Chart(KEY, _parts)
"""A panel for each kind of terrain."""
