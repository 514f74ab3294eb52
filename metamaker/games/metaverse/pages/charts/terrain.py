"""The chart of terrain, with the strength of gravity by depth and a rose of directions. Rules 5.0."""

import math
from collections.abc import Iterator

from metamaker.core.messages import Words
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import (
    NOTE,
    bold,
    chapter,
    chart,
    chart_lines,
    inside,
    panel,
    rows,
    rule_ref,
)
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.rendering.boxes import row
from metamaker.rendering.drawing import BOLD, Drawing, Op, Path
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET
from metamaker.rendering.layout import Box, Strip
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import circle
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import paragraph

KEY = "terrain"

DEPTHS = tuple(range(0, 100, 10))
"""The first depth in cm of each step of the strength table."""

_NAME = 25.0
_POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def gravity(depth_cm: int) -> int:
    """Return the relative strength of a planet's gravity at this depth in its field. Rule MV-5.0.1-05."""
    return depth_cm // 10 + 1


def _parts(words: Words, room: Room, _: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 66.0)
    width = column_width(room.width, count)
    panels = [_panel(words, section, width) for section in chart(KEY)]
    yield Spread(count, (*panels, _strengths(words, width), _wind(words, width)))


def _panel(words: Words, section: str, width: float) -> Box:
    room = inside(width)
    entries = chart_lines(words, KEY, section)
    strips = rows(entries, lambda each: (bold(each["name"]), each["text"]), (_NAME, room - _NAME), size=2.7, height=5.6)
    return panel(words[f"charts-terrain-{section}_panel"], strips, width, chapter(entries[0].entry.rules[0]))


def _strengths(words: Words, width: float) -> Box:
    """Strength, a star's radiation and a singularity's slowness by depth. Rules MV-5.0.1-05, MV-5.0.2-02, -03, MV-5.0.3-02."""
    room = inside(width)
    figures = (
        ("depth", DEPTHS, "MV-5.0.1-05"),
        ("planet", map(gravity, DEPTHS), "MV-5.0.1-05"),
        ("radiation", (gravity(depth) // 5 for depth in DEPTHS), "MV-5.0.2-02"),
        ("neutron", (3 * gravity(depth) for depth in DEPTHS), "MV-5.0.2-03"),
    )
    cells = [
        (
            Cell(words[f"charts-terrain-caption-{name}"], role=QUIET, size=NOTE),
            *(Cell(str(n), align=Align.CENTRE) for n in values),
        )
        for name, values, _ in figures
    ]
    widths = (24.0, *((room - 24.0) / len(DEPTHS),) * len(DEPTHS))
    strips = table((), cells, widths, Look(height=5.0, right=0.0), refs=[rule_ref(rule) for _, _, rule in figures]).rows
    return panel(words["charts-terrain-strength_panel"], strips, width, "5.0.1")


def _wind(words: Words, width: float) -> Box:
    text = paragraph(words["charts-terrain-wind"], inside(width) - 42.0, 2.7)
    rose = Strip(row((_rose(), text), 6.0, height=37.6), ref=rule_ref("MV-5.0.6-01"))
    return panel(words["charts-terrain-wind_panel"], (rose,), width, "5.0.6")


def _rose() -> Drawing:
    """Return the eight points of the compass with the faces of a D8."""
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
