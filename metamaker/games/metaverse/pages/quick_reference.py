"""The quick reference: the turn of these fleets step by step, then what they carry; two pages that are one sheet of paper."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.pages.charts.panel import bullet
from metamaker.games.metaverse.pages.context import PagesContext, Present, present
from metamaker.games.metaverse.pages.edges import bound, room, shared_heading
from metamaker.games.metaverse.pages.reference_entries import Entry, chapters
from metamaker.games.metaverse.pages.reference_tables import (
    SMALL,
    TEXT,
    band_table,
    critical_table,
    formula,
    ranges,
    rating_table,
)
from metamaker.games.metaverse.pages.turn_reference import Part, Told, cited, parts, rating_rows
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.tables import heading
from metamaker.games.metaverse.sheet.tiles import disc, tile
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Role
from metamaker.sheets.ink import BAR, INK, ON_BAR, QUIET
from metamaker.sheets.layout import Strip, Strips, height_of, stacked, taken
from metamaker.sheets.lettering import LEADING, Align, fit, line, lines, words_line, wrap
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import box

_COLUMN = 54.0
"""The least width of a column in mm: two would be too long to read, four too narrow to say anything in."""
_BETWEEN = 5.0
_NAME = 2.8
_BAR = 5.6
_ABOVE_TABLE = 3.0
_STEP = 2.0
"""By how many mm the columns of the last page grow until everything stands in them."""

SCALES = tuple(1.0 + number / 100 for number in range(31))
"""How large it may be drawn; at the smallest its smallest type has 7 points."""

_LEAVES = 2
"""The critical-hit table stands at the foot of the back of the first sheet of paper."""

_PHASES: dict[str, Role] = {
    "movement": GROUPS[Kinds.PROPULSION],
    "combat": GROUPS[Kinds.PRIMARY],
    "end": GROUPS[Kinds.HANGAR],
}


def reference_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the reference for all fleets of `context` together; no page for fleets without a ship or squadron."""
    of = present(context.fleets)
    if not of.kinds and not of.features:
        return ()
    head = shared_heading(context, "quick_reference")
    space = room(context, head)
    return bound(context, head, _fitted(context, of, space))


def _fitted(context: PagesContext, of: Present, space: Room) -> list[Drawing]:
    """Return the bodies of all pages at the largest scale that needs no more of them than the smallest."""
    best = _bodies(context, of, space, SCALES[0])
    low, high = 0, len(SCALES)
    while high - low > 1:
        middle = (low + high) // 2
        tried = _bodies(context, of, space, SCALES[middle])
        if len(tried) > len(best):
            high = middle
        else:
            low, best = middle, tried
    return best


class _Grid(NamedTuple):
    """The room of a page and the number of its columns, before they are enlarged."""

    space: Room
    columns: int

    @property
    def width(self) -> float:
        """The width of a column."""
        return (self.space.width - _BETWEEN * (self.columns - 1)) / self.columns


def _bodies(context: PagesContext, of: Present, space: Room, scale: float) -> list[Drawing]:
    count = max(1, int((space.width + _BETWEEN) / (_COLUMN + _BETWEEN)))
    grid = _Grid(Room(space.width / scale, space.height / scale), count)
    table = critical_table(of, context.words, grid.space.width)
    _, *strips = _strips(context, of, grid.width)
    drawings = _pages(tuple(strips), grid, table)
    return [Drawing(*space, (Group(0.0, 0.0, each, None, scale),)) for each in drawings]


def _pages(strips: Strips, grid: _Grid, table: Drawing) -> Iterator[Drawing]:
    """Yield the pages; the columns of the last one are about equally long."""
    page = 0
    while strips or page < _LEAVES:
        page += 1
        height = grid.space.height - (table.height + _ABOVE_TABLE if page == _LEAVES else 0.0)
        columns, rest = _filled(strips, grid.columns, height)
        if not rest and page >= _LEAVES:
            columns = _even(strips, grid.columns, height)
        strips = rest
        ops = [op for place, each in enumerate(columns) for op in stacked(each, place * (grid.width + _BETWEEN), 0.0)]
        if page == _LEAVES:
            ops.append(Group(0.0, grid.space.height - table.height, table))
        yield Drawing(*grid.space, tuple(ops))


def _filled(strips: Strips, count: int, height: float) -> tuple[list[Strips], Strips]:
    columns: list[Strips] = []
    for _ in range(count):
        column, strips = taken(strips, height)
        if not column and strips and not columns:
            # Nothing is as high as a page; this keeps the flow going all the same.
            column, strips = strips[:1], strips[1:]
        columns.append(column)
    return columns, strips


def _even(strips: Strips, count: int, height: float) -> list[Strips]:
    """Return columns of at most `height` mm that are as short as they can be."""
    least = height_of(strips) / count
    columns, left = _filled(strips, count, least)
    while left:
        least = min(least + _STEP, height)
        columns, left = _filled(strips, count, least)
    return columns


def _strips(context: PagesContext, of: Present, width: float) -> Iterator[Strip]:
    for part in parts(context.fleets, context.words):
        yield Strip(Drawing(width, 1.8, ()), divider=True)
        title = _titled(part, context.words, width)
        yield Strip(Drawing(width, title.height + 1.0, (Group(0.0, 0.0, title),)), keep=True)
        for told in part.entries:
            yield Strip(_told(told, context, width))
    for chapter in chapters(of, context.words):
        yield Strip(Drawing(width, 1.8, ()), divider=True)
        below = heading(chapter.title, width)
        yield Strip(Drawing(width, below.height + 1.0, (Group(0.0, 0.0, below),)), keep=True)
        for entry in chapter.entries:
            yield Strip(_aboard(entry, width))


def _titled(part: Part, words: Words, width: float) -> Drawing:
    """A step of the turn has a dark bar with its number in the colour of its phase; what belongs to it a line."""
    if part.number is None:
        return heading(part.title, width)
    title = fit(part.title.upper(), width - _BAR - 4.0, 2.9, BOLD, smallest=SMALL)
    phase = line(width - 2.0, 3.65, words[f"charts-turn_sequence-phase-{part.phase}"], SMALL, role=ON_BAR, align=Align.RIGHT)
    named = text_width(title.lines[0], title.size, BOLD)
    ops: tuple[Op, ...] = (
        Path(box(0.0, 0.0, width, _BAR, 1.2), fill=BAR, stroke=INK, width=0.25),
        Group(0.5, 0.5, bullet(str(part.number), _BAR - 1.0, _PHASES[part.phase])),
        words_line(_BAR + 1.2, title.baseline(_BAR / 2), title, weight=BOLD, role=ON_BAR),
        *((phase,) if _BAR + named + phase.width + 6.0 < width else ()),
    )
    return Drawing(width, _BAR, ops)


def _told(told: Told, context: PagesContext, width: float) -> Drawing:
    """Order code and name, the rules at the right or, where there is no room, below the text; then its figure."""
    code = line(0.0, 2.4, told.code, _NAME, weight=BOLD, role=GROUPS[Kinds.PROPULSION])
    left = code.width + 1.8 if told.code else 0.0
    name = line(left, 2.4, told.name, _NAME, weight=BOLD)
    text = wrap(told.text, width, TEXT)
    rules = line(width, 2.4, cited(told.rules), SMALL, role=QUIET, align=Align.RIGHT)
    ops: list[Op] = [*((code,) if told.code else ()), name, *lines(0.0, 5.4, text)]
    bottom = 5.4 + text.height + 0.7
    if left + name.width + 2.0 > width - rules.width:
        bottom += SMALL * LEADING
        rules = rules._replace(y=bottom - 0.7)
    ops.append(rules)
    figure = _figure(told.figure, context, width)
    if figure is not None:
        ops.append(Group(0.0, bottom + 0.6, figure))
        bottom += figure.height + 0.8
    return Drawing(width, bottom + 0.6, tuple(ops))


def _figure(figure: str, context: PagesContext, width: float) -> Drawing | None:
    widths = ranges(context.fleets)
    if figure == "bands" and widths:
        return band_table(widths, context.words, width)
    if figure == "formula":
        return formula(context.words["reference-formula"], width)
    if figure == "ratings":
        return rating_table(tuple(rating_rows(context.fleets, context.words)), context.words, width)
    return None


_TILE, _LEFT = 4.6, 6.2


def _aboard(entry: Entry, width: float) -> Drawing:
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
