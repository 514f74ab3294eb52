"""The mission tracker: who can run how many missions with which squadrons, and a strip to keep track of each mission."""

from collections.abc import Sequence
from functools import lru_cache

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.pages.context import PagesContext, Source, sources_of
from metamaker.games.metaverse.pages.edges import SMALL, bound, fleet_heading, room
from metamaker.games.metaverse.sheet.bubbles import HULL, STRENGTH, balanced, bubble, bubbles, per_row
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.sheet.squadrons import squadron_label
from metamaker.games.metaverse.sheet.tables import heading, row
from metamaker.games.metaverse.sheet.tiles import disc, glyph, tile
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET
from metamaker.sheets.layout import Placed, Strip, Table, flowed, height_of, in_lines, stacked
from metamaker.sheets.lettering import Align, fit, line, lines
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import box, rule

_GAP = 4.0
_STRIP, _HIGHEST = 25.0, 30.0
"""The least and the most height of what tracks one mission in mm."""

_TURNS, _TICK = 12, 8.2
"""Turns that a mission is tracked for, as many as a sheet has plots, and the width of a box to write in."""

_STRENGTH = 50
"""Bubbles for the strength of a mission's squadrons together."""

_MISSIONS, _LAUNCH, _SQUADRONS = 0.26, 0.36, 0.46
"""Where the columns of the table of carriers begin, as parts of its width."""

_KINDS = ("cap", "strike", "intercept")
_FEWEST, _MOST = 6, 40
"""Strips on the sheets of a fleet."""


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
    table = _carriers(sources, fleet, context.words, space.width)
    pages = [list(page) for page in flowed((table,), space.height, _GAP)]
    return bound(context, head, [_body(page, space) for page in _with_strips(pages, _missions(sources), context.words, space)])


def _body(page: list[Placed], space: Room) -> Drawing:
    return Drawing(space.width, space.height, tuple(Group(0.0, placed.y, placed.drawing) for placed in page))


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
    """How many missions there may be at once: what can be run, and CAP on every carrier besides."""
    return min(_MOST, max(_FEWEST, sum(source.missions + (source.place is not None) for source in sources)))


def _carriers(sources: tuple[Source, ...], fleet: Fleet, words: Words, width: float) -> Table:
    """A row for each carrier with its missions at once, launches a turn, and squadrons with strength and speed."""
    captions = ((width * _MISSIONS, "missions"), (width * _LAUNCH, "launch"), (width * _SQUADRONS, "squadrons"))
    title = heading(
        words["pages-missions-carriers"],
        width,
        ((x, words[f"pages-missions-column-{caption}"], Align.LEFT) for x, caption in captions),
    )
    return Table(title, tuple(Strip(_carrier(source, fleet, words, width), ref=source.place) for source in sources))


def _carrier(source: Source, fleet: Fleet, words: Words, width: float) -> Drawing:
    name = fit(source.name, width * _MISSIONS - 2.0, 3.2, BOLD, smallest=LEAST)
    types = definitions(fleet).starfighters
    items = [Strip(_type(types[each], count, source)) for each, count in source.squadrons.items()]
    if source.open:
        bought = words.text("pages-missions-bought", count=source.open)
        items.append(Strip(Drawing(text_width(bought, SMALL), 4.8, (line(0.0, 3.2, bought, SMALL, role=QUIET),))))
    aboard = in_lines(items, width * (1 - _SQUADRONS), gap=4.0)
    height = max(6.4, height_of(aboard) + 1.6, name.height + 4.2)
    ops: list[Op] = [
        *lines(0.0, name.baseline(height / 2), name, weight=BOLD),
        *stacked(aboard, width * _SQUADRONS, (height - height_of(aboard)) / 2),
    ]
    numbers = ((_MISSIONS, "soc", Kinds.SECONDARY, source.missions), (_LAUNCH, "hangar_bay", Kinds.HANGAR, source.launch))
    for share, icon, kind, number in numbers:
        if number:
            ops.append(Group(width * share, height / 2 - 2.0, tile(icon, GROUPS[kind], 4.0)))
            ops.append(line(width * share + 5.0, height / 2 + 1.25, str(number), 3.5, weight=BOLD))
    return row(width, height, ops)


def _type(squadron: Starfighter, count: int, source: Source) -> Drawing:
    """The squadrons of a type by their labels, with strength, speed and crew quality."""
    first, last = squadron_label(source.group, 1), squadron_label(source.group, count)
    labels = first if count == 1 else f"{first}–{last}"
    name = fit(f"{called(squadron)} {labels}", 44.0, 3.0, smallest=LEAST)
    ops: list[Op] = list(lines(0.0, 3.2, name))
    x = max(text.width for text in lines(0.0, 0.0, name)) + 1.6
    for icon, number in (("strength", squadron.strength), ("speed", squadron.speed_cm), ("crew_quality", source.crew)):
        shown = line(x + 3.6, 3.2, str(number), 3.0, weight=BOLD)
        ops += [Group(x, 0.6, glyph(icon, 3.2)), shown]
        x = shown.x + shown.width + 1.6
    return Drawing(x, 4.8 + name.height, tuple(ops))


@lru_cache(maxsize=500)
def _mission(words: Words, number: int, width: float, height: float) -> Drawing:
    """One mission: what kind, which squadrons, its order or target, its strength, and a tick for every turn."""
    ops: list[Op] = [Path(box(0.0, 0.0, width, height - 2.0, 1.2), fill=PAPER, stroke=LINE, width=0.25)]
    ops.append(Group(1.8, 1.6, disc(str(number), 6.0)))
    x = 10.0
    for kind in _KINDS:
        word = line(x + 4.3, 5.6, words[f"pages-missions-kind-{kind}"], 3.0)
        ops += [Group(x, 3.0, bubble(HULL)), word]
        x = word.x + word.width + 3.6
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
    """A line to write on with a small word before it."""
    word = line(x, y - 0.6, caption, SMALL, role=QUIET)
    return [word, rule(word.x + word.width + 1.0, y, max(4.0, width - word.width - 1.0), LINE, 0.25)]
