"""The chart of encounters: initiative and its choices, sketches of the deployments, the terrain roll. Rules 4.0."""

from collections.abc import Iterator

from metamaker.core.words import Words
from metamaker.games.metaverse.pages.charts.chart_page import Part, Spread, chart_pages, column_width, columns_within
from metamaker.games.metaverse.pages.charts.content import Line, lines
from metamaker.games.metaverse.pages.charts.deployment import deployments
from metamaker.games.metaverse.pages.charts.grid import Cell, row
from metamaker.games.metaverse.pages.charts.panel import BODY, NOTE, bullet, inside, panel, paragraph
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Room
from metamaker.sheets.drawing import BOLD, Page
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Box, Strip
from metamaker.sheets.lettering import Align

KEY = "encounters"


def encounters(context: PagesContext) -> tuple[Page, ...]:
    """Return the chart."""
    return chart_pages(context, KEY, _parts)


def _parts(words: Words, room: Room) -> Iterator[Part]:
    count = columns_within(room.width, 74.0)
    width = column_width(room.width, count)
    yield Spread(count, (_setting_up(words, width), *deployments(words, width), _terrain(words, width)))


def _setting_up(words: Words, width: float) -> Box:
    room = inside(width)
    steps = (_step(each, room) for each in lines(words, KEY, "initiative"))
    key = paragraph(room, words["charts.encounters.key"], size=NOTE, role=QUIET)
    return panel(words["charts.encounters.initiative_panel"], (*steps, key), width, "4.0")


def _step(each: Line, width: float) -> Strip:
    cells = (
        Cell(0.0, 5.0, bullet(each.entry.value, 5.0)),
        Cell(7.0, 20.0, each["name"], 2.9, BOLD),
        Cell(27.0, width - 27.0, each["text"]),
    )
    return row(width, cells, least=6.4, ref=each.ref)


def _terrain(words: Words, width: float) -> Box:
    room = inside(width)
    note = paragraph(room, words["charts.encounters.roll_note"], size=NOTE, role=QUIET)._replace(keep=True)
    rolls = (
        row(
            room,
            (Cell(0.0, 9.0, each.entry.value, 3.1, BOLD, Align.CENTRE), Cell(12.0, room - 12.0, each["text"], BODY)),
            least=4.9,
            padding=0.8,
            ref=each.ref,
        )
        for each in lines(words, KEY, "roll")
    )
    return panel(words["charts.encounters.roll_panel"], (note, *rolls), width, "4.0.1")
