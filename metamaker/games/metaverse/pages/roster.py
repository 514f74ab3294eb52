"""The roster of a fleet: ships and squadrons, totals against the agreed limits, and problems."""

from collections.abc import Iterable, Iterator, Sequence

from metamaker.core.amounts import whole
from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.core.issue import Issue, Severity
from metamaker.core.messages import Words
from metamaker.formulas.compiled import evaluator
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.command import command_blocks
from metamaker.games.metaverse.pages.context import PagesContext, squadrons_aboard
from metamaker.games.metaverse.pages.edges import Heading, fleet_called, flowing, room
from metamaker.games.metaverse.pages.roster_tables import ship_table, squadron_table
from metamaker.games.metaverse.sheet.muster import worth
from metamaker.games.metaverse.sheet.scale import LEAST, heading
from metamaker.games.metaverse.sheet.tiles import icon, tile
from metamaker.games.metaverse.stats.book import book
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.boxes import column, padded, row, symbol
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path, Role
from metamaker.rendering.ink import ALERT, HAIRLINE, INK, LINE, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.rendering.layout import Block, Strip, Table, solid
from metamaker.rendering.metrics import text_width
from metamaker.rendering.note_pages import Note, note_tables, written
from metamaker.rendering.shapes import box
from metamaker.rendering.tables import Cell, Look, table, titled
from metamaker.rendering.text_fitting import Align, fit, line, lines, words_line, wrap
from metamaker.rendering.texts import label

_SIZE = 2.8
_SIGN, _RULE = 6.0, 24.0
_ROLES = {Severity.ERROR: ALERT, Severity.WARNING: INK, Severity.NOTE: QUIET}
_ORDER = tuple(Severity)


def problem_table(issues: Sequence[Issue], words: Words, width: float) -> Table:
    """Return a row for each problem with its rule, or one row that reports no problems."""
    ranked = sorted(issues, key=lambda issue: _ORDER.index(issue.severity))
    title = heading(_title(issues, words), width)
    if not ranked:
        none = Strip(padded(label(words["pages-problems-none"], _SIZE), 0.0, 1.1))
        return Table(title, (none,), breakable=False)
    rows = [_row(issue, words) for issue in ranked]
    widths = (_SIGN, width - _SIGN - _RULE, _RULE)
    return titled(title, table((), rows, widths, Look(_SIZE, height=5.6), refs=[issue.where for issue in ranked]))


def _title(issues: Iterable[Issue], words: Words) -> str:
    counts = dict.fromkeys(Severity, 0)
    for issue in issues:
        counts[issue.severity] += 1
    counted = [words.text(f"pages-problems-{severity}", count=count) for severity, count in counts.items() if count]
    return "   ".join((words["pages-problems-title"], *counted))


def _row(issue: Issue, words: Words) -> tuple[Cell | str, ...]:
    sign = symbol(icon(issue.severity.value), 3.8, _ROLES[issue.severity])
    return Cell(drawn=sign), words.say(issue.message), Cell(issue.rule, role=QUIET, align=Align.RIGHT, size=2.3)


HEIGHT = 17.0
_CARD_GAP = 2.0
_EDGE = 1.8
_WIDE = 2.4
"""The factor by which the card of the combat value is wider than the others."""


def totals(fleet: Fleet, words: Words, width: float) -> Drawing:
    """Return combat value, tier, ships, squadrons and hull hits side by side. Rules MV-1.0.0-09, MV-3.0.0-03, MV-3.0.0-05."""
    others = tuple(_others(fleet, words))
    unit = (width - _CARD_GAP * len(others)) / (len(others) + _WIDE)
    value = Strip(_value(fleet, words, unit * _WIDE), ref=ref("limits", "combat_value"))
    return row((value, *(_card(*each, unit) for each in others)), _CARD_GAP)


def _others(fleet: Fleet, words: Words) -> Iterator[tuple[str, str, str, Role]]:
    stats, limit = fleet_stats(fleet), fleet.limits.tier
    caption = words["pages-roster-total-tier"]
    if limit is not None:
        caption = words.text("pages-roster-total-tier_limit", limit=limit)
    yield f"tier_{stats.tier}", str(stats.tier), caption, ALERT if limit is not None and stats.tier > limit else INK
    yield "ship_core", str(len(fleet.ships)), words["pages-roster-total-ships"], INK
    squadrons = sum(entry.squadron.count for entry in stats.squadrons)
    squadrons += sum(sum(squadrons_aboard(fleet, ship).values()) for ship in fleet.ships)
    yield "squadron", str(squadrons), words["pages-roster-total-squadrons"], INK
    hits = sum(ship_stats(entry.design).hull_hits for entry in stats.ships)
    yield "hull_hit", words.number(whole(hits)), words["pages-roster-total-hull_hits"], INK


def _value(fleet: Fleet, words: Words, width: float) -> Drawing:
    """Return the fleet's value, with a bar that fills towards the limit and turns red beyond it."""
    value, limit, shown = fleet_stats(fleet).combat_value, fleet.limits.combat_value, worth(fleet)
    if limit is None or shown.limit is None:
        return _card("combat_value", words.number(shown.total), words["pages-roster-total-no_limit"], INK, width)
    over = shown.is_over
    key = "over_limit" if over else "limit"
    caption = words.text(f"pages-roster-total-{key}", limit=shown.limit.limit, left=shown.limit.difference)
    share = 1.0 if over or limit <= 0 else value / limit
    role = ALERT if over else INK
    room, y = width - 2 * _EDGE, HEIGHT - 5.9
    bar = (
        Path(box(_EDGE, y, room, 1.7, 0.85), fill=PAPER, stroke=HAIRLINE, width=0.2),
        *([Path(box(_EDGE, y, max(1.7, room * share), 1.7, 0.85), fill=role)] if value > 0 else []),
    )
    return _card("combat_value", words.number(shown.total), caption, role, width, bar)


def _card(icon: str, number: str, caption: str, role: Role, width: float, bar: tuple[Op, ...] = ()) -> Drawing:
    middle = 5.4 if bar else 6.6
    shown = fit(number, width - 2 * _EDGE - 7.6, 8.4, BOLD, smallest=4.0)
    written = fit(caption, width - 2.0, 2.3, smallest=LEAST)
    return Drawing(
        width,
        HEIGHT,
        (
            Path(box(0.0, 0.0, width, HEIGHT, 1.2), fill=TINT, stroke=TINT_EDGE, width=0.2),
            Group(_EDGE, middle - 3.1, tile(icon, INK, 6.2)),
            words_line(
                width - _EDGE,
                shown.baseline(middle),
                shown,
                weight=BOLD,
                role=role,
                align=Align.RIGHT,
            ),
            *bar,
            words_line(width / 2, HEIGHT - 1.5, written, role=QUIET, align=Align.CENTRE),
        ),
    )


_GAP = 4.2

_NOTES, _LINES = 2.9, 20
"""The size of notes in mm, and the maximum number of printed lines."""

_BETWEEN = 6.0


def roster_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the roster of every fleet of `context`. Rules MV-3.0.0-03, MV-3.1.15-02, MV-3.1.16-02."""
    return tuple(page for each in context.each() for page in _roster(each, each.fleets[0]))


def _roster(context: PagesContext, fleet: Fleet) -> tuple[Page, ...]:
    heading = _heading(context, fleet)
    width = room(context, heading).width
    return flowing(context, heading, _blocks(context, fleet, width), _GAP, notes=True)


def muster_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the one page with roster and chain of command of the one fleet of `context`; None if it is too large."""
    fleet = context.fleets[0]
    if not fleet.ships:
        return ()
    heading = _heading(context, fleet, context.words["pages-command-title"])
    space = room(context, heading)
    *before, problems = _blocks(context, fleet, space.width)
    pages = flowing(context, heading, (*before, *command_blocks(context, fleet, space), problems), _GAP, notes=True)
    return pages if len(pages) == 1 else ()


def _heading(context: PagesContext, fleet: Fleet, *also: str) -> Heading:
    """Return the heading of the roster of a fleet; `also`: the titles of other content on its page."""
    kind = "  ·  ".join((context.words["pages-roster-title"], *also))
    by = context.words.text("pages-roster-by", author=fleet.author) if fleet.author.strip() else ""
    subtitle = "  ·  ".join(each for each in (kind, by) if each)
    return Heading(fleet_called(context, fleet), subtitle, kind, fleet.emblem)


def _blocks(context: PagesContext, fleet: Fleet, width: float) -> Iterator[Block]:
    """Yield totals, odds, notes and tables; problems of the fleet come last."""
    words = context.words
    yield solid(totals(fleet, words, width))
    for other in context.opponents:
        yield solid(_forecast(context, fleet, other, width))
    if fleet.notes.strip():
        yield solid(_notes(context, fleet, width))
    for each in (ship_table(fleet, words, width), squadron_table(fleet, words, width)):
        if each is not None:
            yield each
    yield problem_table(context.issues[0], words, width)


def _notes(context: PagesContext, fleet: Fleet, width: float) -> Drawing:
    """Return the first lines of the fleet's notes in two columns."""
    wide = (width - _BETWEEN) / 2
    paragraphs = [each.replace("\t", " ") for each in fleet.notes.strip().split("\n") if each.strip()]
    written = [text for each in paragraphs for text in wrap(each, wide, _NOTES).lines]
    if len(written) > _LINES:
        written = [*written[: _LINES - 1], context.words["pages-roster-more_notes"]]
    half = -(-len(written) // 2)
    halves = (column((label(text, _NOTES) for text in some), width=wide) for some in (written[:half], written[half:]))
    return row(halves, _BETWEEN, down=0.0)


def chance(ours: Fleet, theirs: Fleet) -> float:
    """Return the chance from 0 to 1 of a fleet against another, only by combat value. Rule MV-3.1.15-02."""
    values = {"ours": fleet_stats(ours).combat_value, "theirs": fleet_stats(theirs).combat_value}
    return evaluator(book(definitions(ours).house), "forecast")(values).values["chance"]


_BESIDE = 1.4


def _forecast(context: PagesContext, ours: Fleet, theirs: Fleet, width: float) -> Drawing:
    """Return the odds against another fleet as a divided bar."""
    share = min(1.0, max(0.0, chance(ours, theirs)))
    percent = round(100 * share)
    sentence = context.words.text(
        "pages-roster-forecast",
        percent=percent,
        other=fleet_called(context, theirs),
        value=worth(theirs).total,
    )
    text = fit(sentence, width, 2.9, smallest=2.3)
    y = 2.4 + text.height + 1.6
    ops: list[Op] = [
        *lines(0.0, 2.4, text),
        Path(box(0.0, y, width, 4.2, 0.8), fill=PAPER, stroke=LINE, width=0.2),
    ]
    filled = width * share
    if share > 0.02:
        ops.append(Path(box(0.0, y, filled, 4.2, 0.8), fill=INK))
    # A number whose part of the bar is too short for it is in the other part, next to the border.
    room = text_width(context.words.percent(1), 3.0, BOLD) + 2 * _BESIDE
    ours_at = (_BESIDE, PAPER) if filled >= room else (filled + _BESIDE, INK)
    theirs_at = (width - _BESIDE, INK) if width - filled >= room else (filled - _BESIDE, PAPER)
    for (x, role), number, align in ((ours_at, percent, Align.LEFT), (theirs_at, 100 - percent, Align.RIGHT)):
        ops.append(line(x, y + 3.2, context.words.percent(number / 100), 3.0, weight=BOLD, role=role, align=align))
    return Drawing(width, y + 4.4, tuple(ops))


def note_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the notes of every fleet; no page for a fleet without any."""
    return tuple(page for each in context.each() for page in _pages_of_notes(each, each.fleets[0]))


def _pages_of_notes(context: PagesContext, fleet: Fleet) -> tuple[Page, ...]:
    kind, notes = context.words["pages-notes_page-title"], written(_every_note(context, fleet))
    if not notes:
        return ()
    heading = Heading(fleet_called(context, fleet), kind, kind, fleet.emblem)
    return flowing(context, heading, note_tables(notes, room(context, heading).width), _BETWEEN)


def _every_note(context: PagesContext, fleet: Fleet) -> tuple[Note, ...]:
    words = context.words
    classes = (Note(words.text("pages-class", name=class_called(each)), each.notes, each.ref()) for each in fleet.classes)
    ships = (Note(called(each), each.notes, each.ref()) for each in fleet.ships)
    return (Note(fleet_called(context, fleet), fleet.notes, "fleet"), *classes, *ships)
