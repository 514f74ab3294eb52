"""Everything that a shot needs: ratings, sensor roll, bands of every range, effective EW, damage, areas of effect."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import (
    BODY,
    NOTE,
    Line,
    badge,
    bold,
    bullet,
    chart_lines,
    inside,
    note,
    panel,
    rows,
    rule_ref,
)
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Op, Path
from metamaker.rendering.ink import BAR, INK, LINE, ON_BAR, PAPER, QUIET, TINT
from metamaker.rendering.layout import Box, Strip, Strips
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box, upright
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align, line

AREAS = tuple(range(10, 51, 10))

_LABEL = 11.0
_BAR = 5.4


def band_edges(range_cm: int) -> tuple[int, ...]:
    """Return the last distance in cm of each band, the reach of direct fire the last one."""
    edges = list(range(range_cm, DIRECT_REACH_CM, range_cm))
    return (*edges, DIRECT_REACH_CM)


def band_strips(words: Words, width: float, ranges: Iterable[int]) -> Iterator[Strip]:
    """Yield a scale, a bar for each range, and the effect of a band."""
    yield Strip(_scale(words["charts-modifiers-caption-range"], width), keep=True)
    for range_cm in ranges:
        yield Strip(_bar(range_cm, width), ref=rule_ref("MV-0.0.0-05"))
    yield note(words["charts-modifiers-caption-bands"], width)._replace(keep=False)


def _scale(caption: str, width: float) -> Drawing:
    pitch = (width - _LABEL) / DIRECT_REACH_CM
    ops: list[Op] = [line(0.0, 3.2, caption, NOTE, role=QUIET)]
    for distance in range(0, DIRECT_REACH_CM + 1, 10):
        x = _LABEL + pitch * distance
        align = Align.RIGHT if distance == DIRECT_REACH_CM else Align.CENTRE
        ops += [line(x, 3.2, str(distance), NOTE, role=QUIET, align=align), upright(x, 3.8, 1.0, LINE)]
    return Drawing(width, 5.0, tuple(ops))


def _bar(range_cm: int, width: float) -> Drawing:
    pitch = (width - _LABEL) / DIRECT_REACH_CM
    ops: list[Op] = [line(_LABEL - 2.0, 3.95, str(range_cm), 3.4, weight=BOLD, align=Align.RIGHT)]
    begin = 0
    for edge in band_edges(range_cm):
        x, wide = _LABEL + pitch * begin, pitch * (edge - begin)
        bands = range_bands(edge, range_cm)
        shade = TINT if bands % 2 else PAPER
        ops.append(Path(box(x, 0.4, wide, _BAR - 0.9, 0.0), fill=shade, stroke=LINE, width=0.2))
        ops.append(line(x + wide / 2, 3.75, str(bands), 2.9, weight=BOLD if bands else REGULAR, align=Align.CENTRE))
        begin = edge
    ops.append(Path(box(_LABEL, 0.4, width - _LABEL, _BAR - 0.9, 0.0), stroke=INK, width=0.25))
    return Drawing(width, _BAR, tuple(ops))


def area_strips(words: Words, width: float) -> Strips:
    """Return the die for the number of targets of an area of effect, by its size."""
    size, die = (Cell(words[f"charts-modifiers-caption-{key}"], role=QUIET, size=NOTE) for key in ("area", "die"))
    sizes = (Cell(words.with_unit(str(area), "cm"), size=2.6, align=Align.CENTRE) for area in AREAS)
    dice = (bold(_die(area), 3.3, Align.CENTRE) for area in AREAS)
    widths = (22.0, *((width - 22.0) / len(AREAS),) * len(AREAS))
    return table((), ((size, *sizes), (die, *dice)), widths, Look(height=5.0), refs=(None, rule_ref("MV-3.6.9-02"))).rows


def _die(area: int) -> str:
    die = aoe_die(area)
    return "" if die is None else die.value


KEY = "modifiers"

FACES = 20
EXAMPLE_SENSOR, EXAMPLE_TARGET = 13, 2
"""Sensor profile and target profile of the worked example. Rule MV-1.3.1-28."""

_NAME = 27.0


def _parts(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    count = columns_within(room.width, 80.0)
    yield Spread(count, tuple(_panels(words, column_width(room.width, count), of)))
    bands = tuple(band_strips(words, inside(room.width), of.ranges))
    yield Spread(1, (panel(words["charts-modifiers-bands_panel"], bands, room.width, "1.3.1"),))


def _panels(words: Words, width: float, of: Needs) -> Iterator[Box]:
    room = inside(width)

    def titled(name: str, strips: Strips, note: str) -> Box:
        return panel(words[f"charts-modifiers-{name}_panel"], strips, width, note)

    def listed(name: str, cells: Callable[[Line], Sequence[Cell | str]], *left: float, size: float = BODY) -> Strips:
        """Return the lines of a section in columns, the last of which takes the rest of the width."""
        widths = (*left, room - sum(left))
        return rows(chart_lines(words, KEY, name, of), cells, widths, size=size, height=5.6)

    yield titled("roll", (*listed("roll", _numbered, 8.0, _NAME), *_example(words, room)), "1.3.1")
    for rating in ("target", "movement"):
        start = note(words[f"charts-modifiers-caption-start_{rating}"], room)
        yield titled(rating, (start, *listed(rating, _changed, 11.0, size=2.9)), "A.5")
    yield titled("warfare", listed("warfare", _system, 7.0, 20.0), "3.4")
    yield titled("pulse", listed("pulse", lambda each: (Cell(drawn=bullet(each.entry.value, 4.6)), each["text"]), 6.4), "0.0.0")
    yield titled("limits", listed("limits", lambda each: (bold(each["name"], 2.8), each["text"]), _NAME), "1.3")
    if of.areas:
        yield titled("area", area_strips(words, room), "3.6.9")


def _changed(each: Line) -> tuple[Cell, str]:
    """Return a change of a rating, in large type, and its condition."""
    return bold(each.entry.value, 4.4, Align.CENTRE), each["text"]


def _numbered(each: Line) -> tuple[Cell, Cell, str]:
    return Cell(drawn=badge(each.entry.value, 6.2, 5.0, DEFENCE)), bold(each["name"]), each["text"]


def _system(each: Line) -> tuple[Cell, Cell, str]:
    """Return a term of effective EW with the tile of its system."""
    icons = each.entry.icons
    sign = tile(icons[0], GROUPS[catalogue()[icons[0]].group]) if icons else None
    return Cell(drawn=sign), bold(each["name"]), each["text"]


def _example(words: Words, width: float) -> Strips:
    """Return the faces of a D20 in a row, with the hits filled. Rule MV-1.3.1-28."""
    pitch = width / FACES
    ops: list[Op] = []
    for face in range(1, FACES + 1):
        hit = EXAMPLE_TARGET < face <= EXAMPLE_SENSOR
        fill, edge, stroke, ink, weight = (BAR, INK, 0.5, ON_BAR, BOLD) if hit else (PAPER, LINE, 0.2, QUIET, REGULAR)
        x, size = pitch * (face - 1), pitch - 0.6
        ops.append(Path(box(x, 1.4, size, 5.2, 0.7), fill=fill, stroke=edge, width=stroke))
        ops.append(line(x + size / 2, 5.0, str(face), 2.7, weight=weight, role=ink, align=Align.CENTRE))
    drawing = Drawing(width, 7.0, tuple(ops))
    said = note(words["charts-modifiers-caption-example"], width)
    return Strip(drawing, keep=True, ref=rule_ref("MV-1.3.1-28")), said


MODIFIERS = Chart(KEY, _parts)
"""Panels for the parts of a shot in columns, the bands of each range below."""
