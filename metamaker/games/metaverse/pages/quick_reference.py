"""The quick reference: in two columns the rules for what these fleets bring, and no other."""

from collections.abc import Iterator

from metamaker.games.metaverse.pages.context import PagesContext, present
from metamaker.games.metaverse.pages.edges import bound, room, shared_heading
from metamaker.games.metaverse.pages.reference_entries import Chapter, Entry, chapters
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.tables import heading
from metamaker.games.metaverse.sheet.tiles import disc, tile
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, Strips, height_of, stacked, taken
from metamaker.sheets.lettering import Align, fit, line, lines, wrap

_COLUMNS, _BETWEEN = 2, 7.0
_TEXT = 2.7
_TILE = 5.0
_LEFT = 7.0
_RULE = 20.0
_STEP = 4.0
"""By how many mm the columns of the last page grow until everything stands in them."""


def reference_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the reference for all fleets of `context` together; no page for fleets without a ship or squadron."""
    found = chapters(present(context.fleets), context.words)
    if not found:
        return ()
    head = shared_heading(context, "quick_reference")
    space = room(context, head)
    width = (space.width - _BETWEEN * (_COLUMNS - 1)) / _COLUMNS
    _, *strips = (strip for chapter in found for strip in _chapter(chapter, width))
    return bound(context, head, [_body(columns, width, space) for columns in _pages(tuple(strips), space.height)])


def _pages(strips: Strips, height: float) -> Iterator[list[Strips]]:
    """Yield the columns of each page, those of the last one about equally long."""
    while strips:
        columns, rest = _columns(strips, height)
        if not rest:
            least = height_of(strips) / _COLUMNS
            while least < height:
                even, left = _columns(strips, least)
                if not left:
                    columns = even
                    break
                least += _STEP
        yield columns
        strips = rest


def _columns(strips: Strips, height: float) -> tuple[list[Strips], Strips]:
    columns: list[Strips] = []
    for _ in range(_COLUMNS):
        column, strips = taken(strips, height)
        if not column and strips and not columns:
            # Nothing is as high as a page; this keeps the flow going all the same.
            column, strips = strips[:1], strips[1:]
        columns.append(column)
    return columns, strips


def _body(columns: list[Strips], width: float, space: Room) -> Drawing:
    ops: list[Op] = []
    for place, column in enumerate(columns):
        ops += stacked(column, place * (width + _BETWEEN), 0.0)
    return Drawing(space.width, space.height, tuple(ops))


def _chapter(chapter: Chapter, width: float) -> Iterator[Strip]:
    yield Strip(Drawing(width, 3.2, ()), divider=True)
    title = heading(chapter.title, width)
    yield Strip(Drawing(width, title.height + 1.4, (Group(0.0, 0.0, title),)), keep=True)
    for entry in chapter.entries:
        yield Strip(_drawn(entry, width))


def _drawn(entry: Entry, width: float) -> Drawing:
    """Icon or code, the name with the rule's id at the right, and the text below."""
    name = fit(entry.name, width - _LEFT - _RULE, 3.2, BOLD, smallest=LEAST)
    text = wrap(entry.text, width - _LEFT, _TEXT)
    picture = disc(entry.code, _TILE + 0.4) if entry.code else tile(entry.icon, entry.role, _TILE)
    return Drawing(
        width,
        7.6 + text.height + 1.2,
        (
            Group(0.0, 0.3, picture),
            *lines(_LEFT, 3.2, name, weight=BOLD),
            line(width, 3.2, entry.rule, LEAST, role=QUIET, align=Align.RIGHT),
            *lines(_LEFT, 6.8, text),
        ),
    )
