"""Everything that a shot needs: ratings, sensor roll, bands of every range, effective EW, damage, areas of effect."""

from collections.abc import Iterable, Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import (
    NOTE,
    Cell,
    Line,
    badge,
    bullet,
    chart_lines,
    inside,
    panel,
    paragraph,
    row,
    rule_ref,
)
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.games.metaverse.stats.weapon import aoe_die
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Op, Path
from metamaker.sheets.ink import BAR, INK, LINE, ON_BAR, PAPER, QUIET, TINT
from metamaker.sheets.layout import Box, Strip, Strips
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import box, upright

AREAS = tuple(range(10, 51, 10))

_LABEL = 11.0
_BAR = 5.4


def band_edges(range_cm: int) -> tuple[int, ...]:
    """Return the last distance in cm of each band, the reach of direct fire the last one."""
    edges = list(range(range_cm, DIRECT_REACH_CM, range_cm))
    return (*edges, DIRECT_REACH_CM)


def band_strips(words: Words, width: float, ranges: Iterable[int]) -> Iterator[Strip]:
    """Yield a scale, a bar for each range, and what a band does."""
    yield Strip(_scale(words["charts-modifiers-caption-range"], width), keep=True)
    for range_cm in ranges:
        yield Strip(_bar(range_cm, width), ref=rule_ref("MV-0.0.0-05"))
    yield paragraph(width, words["charts-modifiers-caption-bands"], size=NOTE, role=QUIET)


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


def area_strips(words: Words, width: float) -> Iterator[Strip]:
    """Yield the die that says how many targets an area of effect hits, by its size."""
    left, wide = 22.0, (width - 22.0) / len(AREAS)
    named = Cell(0.0, left, words["charts-modifiers-caption-area"], NOTE, role=QUIET)
    sizes = (
        Cell(left + wide * at, wide, words.with_unit(str(area), "cm"), 2.6, align=Align.CENTRE) for at, area in enumerate(AREAS)
    )
    yield row(width, (named, *sizes), least=4.8, padding=0.8)
    counted = Cell(0.0, left, words["charts-modifiers-caption-die"], NOTE, role=QUIET)
    dice = (Cell(left + wide * at, wide, _die(area), 3.3, BOLD, Align.CENTRE) for at, area in enumerate(AREAS))
    yield row(width, (counted, *dice), least=5.4, padding=0.8, ref=rule_ref("MV-3.6.9-02"))


def _die(area: int) -> str:
    die = aoe_die(area)
    return "" if die is None else die.value


KEY = "modifiers"

FACES = 20
EXAMPLE_SENSOR, EXAMPLE_TARGET = 13, 2
"""Sensor profile and target profile of the worked example. Rule MV-1.3.1-28."""

_MARK = 9.4
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

    rolled = (*(_numbered(each, room) for each in chart_lines(words, KEY, "roll", of)), *_example(words, room))
    yield titled("roll", rolled, "1.3.1")
    start = words["charts-modifiers-caption-start_target"]
    yield titled(
        "target", (_quiet(room, start), *(_changed(each, room) for each in chart_lines(words, KEY, "target", of))), "A.5"
    )
    start = words["charts-modifiers-caption-start_movement"]
    yield titled(
        "movement", (_quiet(room, start), *(_changed(each, room) for each in chart_lines(words, KEY, "movement", of))), "A.5"
    )
    yield titled("warfare", tuple(_system(each, room) for each in chart_lines(words, KEY, "warfare", of)), "3.4")
    yield titled("pulse", tuple(_step(each, room) for each in chart_lines(words, KEY, "pulse", of)), "0.0.0")
    yield titled("limits", tuple(_named(each, room) for each in chart_lines(words, KEY, "limits", of)), "1.3")
    if of.areas:
        yield titled("area", tuple(area_strips(words, room)), "3.6.9")


def _quiet(width: float, text: str) -> Strip:
    return paragraph(width, text, size=NOTE, role=QUIET)._replace(keep=True)


def _changed(each: Line, width: float) -> Strip:
    """A change of a rating, large, and when it happens."""
    cells = (Cell(0.0, _MARK, each.entry.value, 4.4, BOLD, Align.CENTRE), Cell(_MARK + 2, width - _MARK - 2, each["text"], 2.9))
    return row(width, cells, least=6.4, padding=1.2, ref=each.ref)


def _numbered(each: Line, width: float) -> Strip:
    room = width - 8.0
    cells = (
        Cell(0.0, 6.2, badge(each.entry.value, 6.2, 5.0, DEFENCE)),
        Cell(8.0, _NAME, each["name"], 2.9, BOLD),
        Cell(8.0 + _NAME, room - _NAME, each["text"]),
    )
    return row(width, cells, least=6.4, padding=1.2, ref=each.ref)


def _step(each: Line, width: float) -> Strip:
    return row(
        width,
        (Cell(0.0, 5.0, bullet(each.entry.value, 4.6)), Cell(6.4, width - 6.4, each["text"])),
        least=5.6,
        padding=1.0,
        ref=each.ref,
    )


def _named(each: Line, width: float) -> Strip:
    cells = (Cell(0.0, _NAME - 2, each["name"], 2.8, BOLD), Cell(_NAME, width - _NAME, each["text"]))
    return row(width, cells, least=5.2, padding=1.2, ref=each.ref)


def _system(each: Line, width: float) -> Strip:
    """A term of effective EW with the tile of its system."""
    icons = each.entry.icons
    tiles = (Cell(0.0, 5.2, tile(icons[0], GROUPS[catalogue()[icons[0]].group])),) if icons else ()
    cells = (*tiles, Cell(7.0, 20.0, each["name"], 2.9, BOLD), Cell(_NAME, width - _NAME, each["text"]))
    return row(width, cells, least=6.4, padding=1.2, ref=each.ref)


def _example(words: Words, width: float) -> Strips:
    """The faces of a D20 in a row, those that hit filled. Rule MV-1.3.1-28."""
    pitch = width / FACES
    ops: list[Op] = []
    for face in range(1, FACES + 1):
        hit = EXAMPLE_TARGET < face <= EXAMPLE_SENSOR
        fill, edge, stroke, ink, weight = (BAR, INK, 0.5, ON_BAR, BOLD) if hit else (PAPER, LINE, 0.2, QUIET, REGULAR)
        x, size = pitch * (face - 1), pitch - 0.6
        ops.append(Path(box(x, 1.4, size, 5.2, 0.7), fill=fill, stroke=edge, width=stroke))
        ops.append(line(x + size / 2, 5.0, str(face), 2.7, weight=weight, role=ink, align=Align.CENTRE))
    drawing = Drawing(width, 7.0, tuple(ops))
    note = paragraph(width, words["charts-modifiers-caption-example"], size=NOTE, role=QUIET)
    return Strip(drawing, keep=True, ref=rule_ref("MV-1.3.1-28")), note


MODIFIERS = Chart(KEY, _parts)
"""What a shot is made of in columns, the bands of each range below."""
