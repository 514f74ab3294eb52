"""The quick reference: the turn of these fleets step by step, then their systems; two pages on one sheet of paper.

It includes the systems aboard if the two pages have room for all of them; otherwise they get a chart of their own.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.pages.charts.aboard import entry_drawing
from metamaker.games.metaverse.pages.charts.chart_page import largest
from metamaker.games.metaverse.pages.charts.panel import bullet
from metamaker.games.metaverse.pages.charts.reference_entries import Chapter, chapters
from metamaker.games.metaverse.pages.charts.reference_tables import (
    SMALL,
    TEXT,
    band_table,
    critical_table,
    formula,
    rating_table,
)
from metamaker.games.metaverse.pages.charts.turn_reference import Part, Row, Told, cited, parts, rating_rows
from metamaker.games.metaverse.pages.context import PagesContext, Present
from metamaker.games.metaverse.pages.edges import bound, room, shared_heading
from metamaker.games.metaverse.pages.needs import needs_of
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.scale import heading
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path, Role
from metamaker.rendering.ink import BAR, INK, ON_BAR, QUIET
from metamaker.rendering.layout import Strip, Strips, height_of, stacked, taken
from metamaker.rendering.metrics import text_width
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import LEADING, Align, fit, line, lines, words_line, wrap

_COLUMN = 54.0
"""The minimum width of a column in mm, for three on an upright page; longer references have one more column."""
_BETWEEN = 3.6
_WHITE, _LEAST_WHITE = 1.3, 0.55
_NAME = 2.8
_DESCENT = 0.55
_BAR = 5.6
_ABOVE_TABLE = 3.0
_STEP = 2.0
"""The step in mm by which the columns of the last page grow until everything fits."""

SCALES = tuple(1.0 + number / 100 for number in range(31))
"""The scales of the reference; at the smallest, the smallest type has 7 points."""

KEY = "quick_reference"

_LEAVES = 2
"""The critical-hit table is at the foot of the back of the first sheet of paper."""

_PHASES: dict[str, Role] = {
    "movement": GROUPS[Kinds.PROPULSION],
    "combat": GROUPS[Kinds.PRIMARY],
    "end": GROUPS[Kinds.HANGAR],
}


class _Matter(NamedTuple):
    """The whole content of the reference for some fleets, independent of layout; compared by value.

    `ranges` of direct weapons in cm.
    """

    words: Words
    present: Present
    ranges: tuple[int, ...]
    turn: tuple[Part, ...]
    chapters: tuple[Chapter, ...]
    ratings: tuple[Row, ...]


def _matter(context: PagesContext) -> _Matter:
    fleets, words = context.fleets, context.words
    needs = needs_of(fleets)
    of = needs.present
    return _Matter(words, of, needs.ranges, parts(fleets, words), chapters(of, words), tuple(rating_rows(fleets, words)))


def reference_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the reference for all fleets of `context` together; no page for fleets without a ship or squadron."""
    matter = _matter(context)
    if not matter.present.kinds and not matter.present.features:
        return ()
    head = shared_heading(context, KEY)
    return bound(context, head, _fitted(matter, room(context, head)))


def tells_what_is_aboard(context: PagesContext) -> bool:
    """Return whether the reference for all fleets of `context` has room for the systems aboard."""
    return _plan(_matter(context), room(context, shared_heading(context, KEY))).aboard


class _Plan(NamedTuple):
    """The content of the pages and the number of columns: `aboard` with the systems of the fleets, otherwise only the turn.

    `white` mm are left below each entry, and more around titles.
    """

    columns: int
    aboard: bool
    white: float


@lru_cache(maxsize=20)
def _plan(matter: _Matter, space: Room) -> _Plan:
    """Return the first plan that fits one sheet of paper, or the first of those with the fewest pages."""
    usual = max(1, int((space.width + _BETWEEN) / (_COLUMN + _BETWEEN)))
    looks = ((usual, _WHITE), (usual + 1, _WHITE), (usual + 1, _LEAST_WHITE))
    plans = [_Plan(columns, aboard, white) for aboard in (True, False) for columns, white in looks]
    least, best = len(_bodies(matter, plans[0], space, SCALES[0])), plans[0]
    for plan in plans[1:]:
        if least > _LEAVES and (count := len(_bodies(matter, plan, space, SCALES[0]))) < least:
            least, best = count, plan
    return best


@lru_cache(maxsize=20)
def _fitted(matter: _Matter, space: Room) -> tuple[Drawing, ...]:
    """Return the bodies of all pages at the largest scale that needs no more pages than the smallest."""
    return largest(SCALES, partial(_bodies, matter, _plan(matter, space), space))


class _Grid(NamedTuple):
    """The room of a page and the number of its columns, before they are enlarged."""

    space: Room
    columns: int

    @property
    def width(self) -> float:
        """The width of a column."""
        return (self.space.width - _BETWEEN * (self.columns - 1)) / self.columns


def _bodies(matter: _Matter, plan: _Plan, space: Room, scale: float) -> tuple[Drawing, ...]:
    grid = _Grid(Room(space.width / scale, space.height / scale), plan.columns)
    table = critical_table(matter.present, matter.words, grid.space.width)
    _, *strips = _strips(matter, plan, grid.width)
    drawings = _pages(tuple(strips), grid, table)
    return tuple(Drawing(*space, (Group(0.0, 0.0, each, None, scale),)) for each in drawings)


def _pages(strips: Strips, grid: _Grid, table: Drawing) -> Iterator[Drawing]:
    """Yield the pages; the columns of the last one have about the same length."""
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
            # No strip is as high as a page; this avoids an endless loop.
            column, strips = strips[:1], strips[1:]
        columns.append(column)
    return columns, strips


def _even(strips: Strips, count: int, height: float) -> list[Strips]:
    """Return columns of up to `height` mm that are as short as possible."""
    least = height_of(strips) / count
    columns, left = _filled(strips, count, least)
    while left:
        least = min(least + _STEP, height)
        columns, left = _filled(strips, count, least)
    return columns


def _strips(matter: _Matter, plan: _Plan, width: float) -> Iterator[Strip]:
    for part in matter.turn:
        yield Strip(Drawing(width, plan.white + 0.5, ()), divider=True)
        title = _titled(part, matter.words, width)
        yield Strip(Drawing(width, title.height + 0.75 * plan.white, (Group(0.0, 0.0, title),)), keep=True)
        for told in part.entries:
            yield Strip(_told(told, matter, width, plan.white))
    for chapter in matter.chapters if plan.aboard else ():
        yield Strip(Drawing(width, 1.8, ()), divider=True)
        below = heading(chapter.title, width)
        yield Strip(Drawing(width, below.height + 1.0, (Group(0.0, 0.0, below),)), keep=True)
        for entry in chapter.entries:
            yield Strip(entry_drawing(entry, width))


def _titled(part: Part, words: Words, width: float) -> Drawing:
    """Return the title of a step: a dark bar with its number in the colour of its phase, or a line for other parts."""
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


def _told(told: Told, matter: _Matter, width: float, white: float) -> Drawing:
    """Order code and name, the rules at the right or, without room there, at the end of the text; then its figure."""
    code = line(0.0, 2.4, told.code, _NAME, weight=BOLD, role=GROUPS[Kinds.PROPULSION])
    left = code.width + 1.8 if told.code else 0.0
    name = line(left, 2.4, told.name, _NAME, weight=BOLD)
    text = wrap(told.text, width, TEXT)
    written = lines(0.0, 5.4, text)
    rules = lines(width, 2.4, wrap(cited(told.rules), width, SMALL), role=QUIET, align=Align.RIGHT)
    beside = width - max(each.width for each in rules) - 2.0
    ops: list[Op] = [*((code,) if told.code else ()), name, *written]
    baseline = 5.4 + text.height
    if len(rules) > 1 or left + name.width > beside:
        step = SMALL * LEADING
        first = baseline if len(rules) == 1 and written[-1].width <= beside else baseline + step
        rules = tuple(each._replace(y=first + place * step) for place, each in enumerate(rules))
        baseline = rules[-1].y
    ops += rules
    figure = _figure(told.figure, matter, width)
    if figure is not None:
        ops.append(Group(0.0, baseline + 1.3, figure))
        baseline += figure.height + 0.8
    return Drawing(width, baseline + max(white, _DESCENT), tuple(ops))


def _figure(figure: str, matter: _Matter, width: float) -> Drawing | None:
    if figure == "bands" and matter.ranges:
        return band_table(matter.ranges, matter.words, width)
    if figure == "formula":
        return formula(matter.words["reference-formula"], width)
    if figure == "ratings":
        return rating_table(matter.ratings, matter.words, width)
    return None
