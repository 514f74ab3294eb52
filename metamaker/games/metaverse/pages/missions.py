"""The mission tracker: carriers with their missions and squadrons; and squadrons without a carrier."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from metamaker.core.amounts import whole
from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.words import SquadronQuality
from metamaker.games.metaverse.pages.context import PagesContext, Source, sources_of
from metamaker.games.metaverse.pages.edges import SMALL, bound, fleet_heading, flowing, room
from metamaker.games.metaverse.sheet.bubbles import HULL, MARINE, STRENGTH, balanced, bubble, bubbles, per_row
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.squadrons import definition_block, group_letters, squadron_label
from metamaker.games.metaverse.sheet.tiles import disc, glyph, tile
from metamaker.games.metaverse.stats.fleet import SquadronEntry, fleet_stats
from metamaker.rendering.boxes import aligned, column, layered, row, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET
from metamaker.rendering.layout import Placed, Strip, Table, bodies, flowed, in_lines
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align, fit, line
from metamaker.rendering.texts import label, term

_GAP = 4.0
_STRIP, _HIGHEST = 25.0, 30.0
"""The minimum and maximum height of the strip of a mission in mm."""

_TURNS, _TICK = 12, 8.2
"""The number of tracked turns of a mission, the same as the plots of a sheet, and the width of a box to write in."""

_STRENGTH = 50
"""Bubbles for the total strength of a mission's squadrons."""

_COLUMNS, _SHARES = ("missions", "launch", "squadrons"), (0.26, 0.1, 0.1, 0.54)
"""The columns of the table of carriers after the first, and the widths of all as parts of its width."""

_KINDS = ("cap", "strike", "intercept")
_FEWEST, _MOST = 6, 40
"""The minimum and maximum number of strips on the sheets of a fleet."""


def mission_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return a tracker for every fleet that has squadrons or hangar bays. Rules MV-2.1.4-17, MV-2.1.4-22."""
    return tuple(page for each in context.each() for page in _pages(each))


def _pages(context: PagesContext) -> tuple[Page, ...]:
    fleet = context.fleets[0]
    sources = sources_of(fleet, context.words)
    if not sources:
        return ()
    head = fleet_heading(context, "missions")
    space = room(context, head)
    carriers = _carriers(sources, fleet, context.words, space.width)
    pages = [list(page) for page in flowed((carriers,), space.height, _GAP)]
    return bound(context, head, bodies(_with_strips(pages, _missions(sources), context.words, space), *space))


def _with_strips(pages: list[list[Placed]], count: int, words: Words, space: Room) -> list[list[Placed]]:
    """Fill the last page with strips for missions, and further ones until there are `count`."""
    number = 0
    y = pages[-1][-1].y + pages[-1][-1].drawing.height + _GAP
    while True:
        strips = int((space.height - y) / _STRIP)
        height = min(_HIGHEST, (space.height - y) / max(1, strips))
        pages[-1] += (
            Placed(y + place * height, _mission(words, number + place + 1, space.width, height)) for place in range(strips)
        )
        number += strips
        if number >= count:
            return pages
        pages.append([])
        y = 0.0


def _missions(sources: Sequence[Source]) -> int:
    """Return the maximum number of missions at once: those of SOCs, and CAP on every carrier."""
    return min(_MOST, max(_FEWEST, sum(source.missions + (source.place is not None) for source in sources)))


def _carriers(sources: tuple[Source, ...], fleet: Fleet, words: Words, width: float) -> Table:
    """Return a row for each carrier with its missions at once, launches a turn, and squadrons with strength and speed."""
    titles = (
        Cell(words["pages-missions-carriers"], bold=True),
        *(Cell(words[f"pages-missions-column-{each}"]) for each in _COLUMNS),
    )
    widths = tuple(width * share for share in _SHARES)
    rows = [tuple(_carrier(source, fleet, words, widths[-1])) for source in sources]
    return table(titles, rows, widths, Look(3.2, height=6.4), refs=[source.place for source in sources])


def _carrier(source: Source, fleet: Fleet, words: Words, width: float) -> Iterator[Cell]:
    types = definitions(fleet).starfighters
    items = [Strip(_type(types[each], count, source)) for each, count in source.squadrons.items()]
    if source.open:
        items.append(Strip(label(words.text("pages-missions-bought", count=source.open), SMALL, role=QUIET)))
    yield Cell(source.name, bold=True)
    for icon, kind, number in (("soc", Kinds.SECONDARY, source.missions), ("hangar_bay", Kinds.HANGAR, source.launch)):
        yield Cell(str(number), bold=True, size=3.5, drawn=tile(icon, GROUPS[kind], 4.0)) if number else Cell()
    yield Cell(drawn=column(in_lines(items, width, gap=4.0)))


def _type(squadron: Starfighter, count: int, source: Source) -> Drawing:
    """Return the squadrons of a type by their labels, with strength, speed and crew quality."""
    first, last = squadron_label(source.group, 1), squadron_label(source.group, count)
    labels = first if count == 1 else f"{first}–{last}"
    name = fit(f"{called(squadron)} {labels}", 44.0, 3.0, smallest=LEAST)
    numbers = (("strength", squadron.strength), ("speed", squadron.speed_cm), ("crew_quality", source.crew))
    shown = (row((glyph(icon, 3.2), label(str(number), 3.0, weight=BOLD)), 0.4) for icon, number in numbers)
    return row((column(label(each, name.size) for each in name.lines), *shown), 1.6, height=4.8)


@lru_cache(maxsize=500)
def _mission(words: Words, number: int, width: float, height: float) -> Drawing:
    """One mission: its kind, squadrons, order or target, strength, and a box for every turn."""
    ops: list[Op] = [Path(box(0.0, 0.0, width, height - 2.0, 1.2), fill=PAPER, stroke=LINE, width=0.25)]
    kinds = (row((bubble(HULL), label(words[f"pages-missions-kind-{kind}"], 3.0)), 1.0) for kind in _KINDS)
    head = row((disc(str(number), 6.0), *kinds), 3.6)
    ops.append(Group(1.8, 1.6, head))
    x = head.width + 4.4
    ops += _blank(words["pages-missions-squadrons"], x + 1.0, 7.0, (width - x - 3.0) * 0.52)
    second = x + 1.0 + (width - x - 3.0) * 0.52 + 2.0
    ops += _blank(words["pages-missions-target"], second, 7.0, width - second - 2.0)
    turns = width - _TURNS * _TICK - 2.0
    strength = bubbles(STRENGTH, _STRENGTH, balanced(_STRENGTH, per_row(STRENGTH, turns - 6.0)), counted=True)
    ops += [line(2.0, 13.2, words["pages-missions-strength"], SMALL, role=QUIET), Group(2.0, 14.6, strength)]
    ops.append(line(turns, 13.2, words["pages-missions-turn"], SMALL, role=QUIET))
    for turn in range(1, _TURNS + 1):
        left = turns + (turn - 1) * _TICK
        role = INK if turn % 4 == 0 else QUIET
        ops.append(Path(box(left, 14.4, _TICK - 0.6, height - 18.4, 0.6), fill=PAPER, stroke=LINE, width=0.2))
        ops.append(line(left + 0.7, 16.7, str(turn), LEAST, role=role))
    return Drawing(width, height, tuple(ops))


def _blank(caption: str, x: float, y: float, width: float) -> list[Op]:
    """Return a line to write on with a small word before it."""
    word = line(x, y - 0.6, caption, SMALL, role=QUIET)
    return [word, rule(word.x + word.width + 1.0, y, max(4.0, width - word.width - 1.0), LINE, 0.25)]


_SQUADRONS_GAP = 4.6
_HEIGHT = 6.6


def squadron_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the squadrons beside the ships of every fleet that has some. Rules MV-3.7.5-03, MV-3.7.8-01."""
    return tuple(page for each in context.each() for page in _squadron_pages(each))


def _squadron_pages(context: PagesContext) -> tuple[Page, ...]:
    entries = [entry for entry in fleet_stats(context.fleets[0]).squadrons if entry.squadron.count]
    if not entries:
        return ()
    heading = fleet_heading(context, "squadrons")
    width = room(context, heading).width
    letters = group_letters(context.fleets[0])
    tables = (_table(entry, letters[entry.squadron.id], context.words, width) for entry in entries)
    return flowing(context, heading, tables, _SQUADRONS_GAP, notes=True)


def _table(entry: SquadronEntry, letter: str, words: Words, width: float) -> Table:
    """Return the crew of an entry over the definition of its type. The heading is repeated on the next page."""
    place = ref("squadrons", entry.squadron.id)
    top = Drawing(width, _HEIGHT, (Group(0.0, 0.0, _crew(entry, letter, words, width), place),))
    strips = definition_block(entry.starfighter, entry.squadron.count, width, words, letter)
    return Table(top, tuple(strip for strip in strips if not strip.divider), breakable=False)


def _crew(entry: SquadronEntry, letter: str, words: Words, width: float) -> Drawing:
    """Return the group, the number of squadrons, their crew and command quality, marines, and value."""
    squadron = entry.squadron
    counted = words.text("pages-squadrons-count", count=squadron.count)
    parts = [label(words.text("pages-squadrons-group", letter=letter, counted=counted), 3.6, weight=BOLD)]
    for icon, value, caption in _qualities(entry):
        said = label(words[f"pages-squadrons-{caption}"], 2.4, role=QUIET)
        parts.append(row((glyph(icon, 3.8), label(value, 3.6, weight=BOLD), said), 0.8))
    cost = line(
        width,
        4.0,
        words.text("pages-squadrons-value", value=words.number(whole(entry.cost))),
        2.6,
        role=QUIET,
        align=Align.RIGHT,
    )
    if squadron.marines_aboard and SquadronQuality.BREACHING in entry.starfighter.qualities:
        text = words.text("pages-squadrons-marines", count=entry.starfighter.strength)
        room = width - row(parts, 5.0).width - cost.width - 15.0
        parts.append(row((bubble(MARINE), term(text, max(10.0, room), 2.6, smallest=LEAST)), 1.1))
    return layered(
        underlined(aligned(row(parts, 5.0), width, _HEIGHT - 0.4, across=0.0), INK, 0.3), Drawing(width, _HEIGHT, (cost,))
    )


def _qualities(entry: SquadronEntry) -> Iterator[tuple[str, str, str]]:
    yield "crew_quality", str(entry.squadron.crew_quality), "crew"
    yield "command_quality", entry.squadron.command_quality.value, "command"
