"""Everything that a shot needs: ratings, sensor roll, bands, effective EW, damage. Rules A.5, 1.3.1, MV-0.0.0-08."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue.catalogue import catalogue
from metamaker.games.metaverse.pages.charts.chart_page import Part, Spread, chart_pages, column_width, columns_within
from metamaker.games.metaverse.pages.charts.content import Line, lines, rule_ref
from metamaker.games.metaverse.pages.charts.grid import Cell, row
from metamaker.games.metaverse.pages.charts.panel import NOTE, badge, bullet, inside, panel, paragraph
from metamaker.games.metaverse.pages.charts.range_bands import area_strips, band_strips
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Room
from metamaker.games.metaverse.sheet.palette import DEFENCE, GROUPS
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Op, Page, Path
from metamaker.sheets.ink import BAR, INK, LINE, ON_BAR, PAPER, QUIET
from metamaker.sheets.layout import Box, Strip, Strips
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import box

KEY = "modifiers"

FACES = 20
EXAMPLE_SENSOR, EXAMPLE_TARGET = 13, 2
"""Sensor profile and target profile of the worked example. Rule MV-1.3.1-28."""

_MARK = 9.4
_NAME = 27.0


def modifiers(context: PagesContext) -> tuple[Page, ...]:
    """Return the chart."""
    return chart_pages(context, KEY, _parts)


def _parts(words: Words, room: Room) -> Iterator[Part]:
    count = columns_within(room.width, 80.0)
    yield Spread(count, tuple(_panels(words, column_width(room.width, count))))
    bands = tuple(band_strips(words, inside(room.width)))
    yield Spread(1, (panel(words["charts.modifiers.bands_panel"], bands, room.width, "1.3.1"),))


def _panels(words: Words, width: float) -> Iterator[Box]:
    room = inside(width)

    def titled(name: str, strips: Strips, note: str) -> Box:
        return panel(words[f"charts.modifiers.{name}_panel"], strips, width, note)

    rolled = (*(_numbered(each, room) for each in lines(words, KEY, "roll")), *_example(words, room))
    yield titled("roll", rolled, "1.3.1")
    start = words["charts.modifiers.caption.start_target"]
    yield titled("target", (_quiet(room, start), *(_changed(each, room) for each in lines(words, KEY, "target"))), "A.5")
    start = words["charts.modifiers.caption.start_movement"]
    yield titled("movement", (_quiet(room, start), *(_changed(each, room) for each in lines(words, KEY, "movement"))), "A.5")
    yield titled("warfare", tuple(_system(each, room) for each in lines(words, KEY, "warfare")), "3.4")
    yield titled("pulse", tuple(_step(each, room) for each in lines(words, KEY, "pulse")), "0.0.0")
    yield titled("limits", tuple(_named(each, room) for each in lines(words, KEY, "limits")), "1.3")
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
    told = paragraph(width, words["charts.modifiers.caption.example"], size=NOTE, role=QUIET)
    return Strip(drawing, keep=True, ref=rule_ref("MV-1.3.1-28")), told
