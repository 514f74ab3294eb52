"""The roster of a fleet: who comes to the table, what it adds up to, and what is wrong with it."""

from collections.abc import Iterator

from metamaker.formulas.compiled import evaluator
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Heading, fleet_called, flowing, room, solid
from metamaker.games.metaverse.pages.problems import problem_table
from metamaker.games.metaverse.pages.roster_ships import ship_table
from metamaker.games.metaverse.pages.roster_squadrons import squadron_table
from metamaker.games.metaverse.pages.totals import totals
from metamaker.games.metaverse.sheet.figures import figure
from metamaker.games.metaverse.stats.book import book
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.sheets.drawing import BOLD, Drawing, Op, Page, Path
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET
from metamaker.sheets.layout import Block
from metamaker.sheets.lettering import LEADING, Align, fit, line, lines, wrap
from metamaker.sheets.shapes import box

_GAP = 4.2
_NOTES, _LINES = 2.9, 20
"""The size of notes in mm, and the most lines of them that are printed."""

_BETWEEN = 6.0


def roster_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the roster of every fleet of `context`. Rules MV-3.0.0-03, MV-3.1.15-02, MV-3.1.16-02."""
    return tuple(page for each in context.each() for page in _roster(each, each.fleets[0]))


def _roster(context: PagesContext, fleet: Fleet) -> tuple[Page, ...]:
    kind = context.words["pages.roster.title"]
    by = context.words.text("pages.roster.by", author=fleet.author) if fleet.author.strip() else ""
    subtitle = "  ·  ".join(each for each in (kind, by) if each)
    heading = Heading(fleet_called(context, fleet), subtitle, kind, fleet.emblem)
    width = room(context, heading).width
    return flowing(context, heading, _blocks(context, fleet, width), _GAP, notes=True)


def _blocks(context: PagesContext, fleet: Fleet, width: float) -> Iterator[Block]:
    words = context.words
    yield solid(totals(fleet, words, width))
    for other in context.opponents:
        yield solid(_forecast(context, fleet, other, width))
    if fleet.notes.strip():
        yield solid(_notes(context, fleet, width))
    for table in (ship_table(fleet, words, width), squadron_table(fleet, words, width)):
        if table is not None:
            yield table
    yield problem_table(context.issues[0], words, width)


def _notes(context: PagesContext, fleet: Fleet, width: float) -> Drawing:
    """The first lines of the fleet's notes in two columns."""
    column = (width - _BETWEEN) / 2
    paragraphs = [each.replace("\t", " ") for each in fleet.notes.strip().split("\n") if each.strip()]
    written = [text for each in paragraphs for text in wrap(each, column, _NOTES).lines]
    if len(written) > _LINES:
        written = [*written[: _LINES - 1], context.words["pages.roster.more_notes"]]
    half, step = -(-len(written) // 2), _NOTES * LEADING
    ops = tuple(
        line(number // half * (column + _BETWEEN), 2.4 + number % half * step, text, _NOTES)
        for number, text in enumerate(written)
    )
    return Drawing(width, half * step + 0.4, ops)


def chance(ours: Fleet, theirs: Fleet) -> float:
    """Return the chance from 0 to 1 that combat value alone gives the one fleet against the other. Rule MV-3.1.15-02."""
    values = {"ours": fleet_stats(ours).combat_value, "theirs": fleet_stats(theirs).combat_value}
    return evaluator(book(definitions(ours).house), "forecast")(values).values["chance"]


def _forecast(context: PagesContext, ours: Fleet, theirs: Fleet, width: float) -> Drawing:
    """The odds against another fleet as a divided bar."""
    share = min(1.0, max(0.0, chance(ours, theirs)))
    percent = round(100 * share)
    told = context.words.text(
        "pages.roster.forecast",
        percent=percent,
        other=fleet_called(context, theirs),
        value=figure(fleet_stats(theirs).combat_value),
    )
    text = fit(told, width, 2.9, smallest=2.3)
    y = 2.4 + text.height + 1.6
    ops: list[Op] = [
        *lines(0.0, 2.4, text),
        Path(box(0.0, y, width, 4.2, 0.8), fill=PAPER, stroke=LINE, width=0.2),
    ]
    if share > 0.02:
        ops.append(Path(box(0.0, y, width * share, 4.2, 0.8), fill=INK))
    for x, number, role, align in (
        (1.4, percent, PAPER if share > 0.1 else QUIET, Align.LEFT),
        (width - 1.4, 100 - percent, PAPER if share > 0.9 else INK, Align.RIGHT),
    ):
        ops.append(line(x, y + 3.2, f"{number} %", 3.0, weight=BOLD, role=role, align=align))
    return Drawing(width, y + 4.4, tuple(ops))
