"""Systems aboard: every system, feature and quality of some fleets with its sign and its effect in a sentence or two."""

from collections.abc import Iterator

from metamaker.core.messages import Words
from metamaker.games.metaverse.pages.charts.chart_page import Chart, Part, Spread, column_width, columns_within
from metamaker.games.metaverse.pages.charts.panel import inside, panel
from metamaker.games.metaverse.pages.charts.reference_entries import Chapter, Entry, chapters
from metamaker.games.metaverse.pages.charts.reference_tables import SMALL, TEXT
from metamaker.games.metaverse.pages.needs import Needs
from metamaker.games.metaverse.sheet.tiles import disc, tile
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op
from metamaker.rendering.ink import QUIET
from metamaker.rendering.layout import Box, Strip
from metamaker.rendering.page_set import Room
from metamaker.rendering.text_fitting import Align, fit, line, lines, wrap

_COLUMN = 58.0
_NAME = 2.8

_TILE, _LEFT = 4.6, 6.2


def entry_drawing(entry: Entry, width: float) -> Drawing:
    """Icon or code, the name with the rule's id at the right, and the text below."""
    rules = line(width, 2.4, entry.rule, SMALL, role=QUIET, align=Align.RIGHT)
    name = fit(entry.name, width - _LEFT - rules.width - 2.0, _NAME, BOLD, smallest=SMALL)
    top = 5.4 + name.height
    text = wrap(entry.text, width - _LEFT, TEXT)
    picture = disc(entry.code, _TILE + 0.4) if entry.code else tile(entry.icon, entry.role, _TILE)
    ops: tuple[Op, ...] = (
        Group(0.0, 0.2, picture),
        *lines(_LEFT, 2.4, name, weight=BOLD),
        rules,
        *lines(_LEFT, top, text),
    )
    return Drawing(width, max(top + text.height, _TILE) + 1.3, ops)


def _parts(words: Words, room: Room, of: Needs) -> Iterator[Part]:
    count = columns_within(room.width, _COLUMN)
    width = column_width(room.width, count)
    panels = tuple(_panel(chapter, width) for chapter in chapters(of.present, words))
    if panels:
        yield Spread(count, panels)


def _panel(chapter: Chapter, width: float) -> Box:
    return panel(chapter.title, tuple(Strip(entry_drawing(each, inside(width))) for each in chapter.entries), width)


ABOARD = Chart("aboard", _parts)
"""A panel for each chapter of systems aboard."""
