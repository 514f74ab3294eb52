"""The chart of the chain of command: commanders and their ships, the units that each may lead, ships outside."""

from collections.abc import Iterator, Sequence

from metamaker.core.messages import Words
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.command_chart import BETWEEN, TOP, Cards, Cell, Chart, Tree, tree
from metamaker.games.metaverse.pages.context import PagesContext, ranks
from metamaker.games.metaverse.pages.edges import SMALL, bound, fleet_heading, note_lines, room
from metamaker.games.metaverse.sheet.scale import heading
from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.ink import QUIET
from metamaker.rendering.layout import Block, Strip, Table, flowed, in_lines, solid
from metamaker.rendering.page_set import Room
from metamaker.rendering.texts import paragraph

_GAP = 4.0
_SCALES = (1.5, 1.35, 1.2, 1.1)
_NARROWEST = 32.0
"""The width of a lane in mm for a name and the numbers of a commander."""

_CARD = 44.0
"""About the width of a card of a ship outside the fleet."""


def command_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the chart of every fleet of `context` that has a ship. Rules MV-3.8.0-01 to MV-3.8.0-06."""
    return tuple(page for each in context.each() if each.fleets[0].ships for page in _chart(each, each.fleets[0]))


def _chart(context: PagesContext, fleet: Fleet) -> tuple[Page, ...]:
    head = fleet_heading(context, "command")
    whole = room(context, head)
    of = tree(fleet)
    note = _note(context.words, fleet, whole.width)
    # The explanation of the chart is at the foot of each of its pages.
    space = Room(whole.width, whole.height - (note.height + _GAP if note else 0.0))
    below = tuple(_below(context.words, fleet, space.width))
    scale = _scale(context.words, fleet, of, Room(space.width, space.height - sum(table.height + _GAP for table in below)))
    chart = Chart(context.words, fleet, of, space.width / scale)
    parts = chart.parts(space.height / scale) if of.rows else ()
    bodies = [[Group(0.0, 0.0, chart.drawn(part), scale=scale)] for part in parts] or [[]]
    foot = [] if note is None else [Group(0.0, space.height + _GAP, note)]
    filled = _with(below, bodies, context.words, space)
    return bound(context, head, [Drawing(*whole, (*groups, *foot)) for groups in filled])


def command_blocks(context: PagesContext, fleet: Fleet, space: Room) -> Iterator[Block]:
    """Yield the chart under a heading of its own, the ships outside and the note, for a page with other content."""
    of = tree(fleet)
    chart = Chart(context.words, fleet, of, space.width)
    title = heading(context.words["pages-command-title"], space.width)
    for part in chart.parts(space.height) if of.rows else ():
        yield Table(title, (Strip(chart.drawn(part)),), breakable=False)
    yield from _below(context.words, fleet, space.width)
    note = _note(context.words, fleet, space.width)
    if note is not None:
        yield solid(note)


def _scale(words: Words, fleet: Fleet, of: Tree, space: Room) -> float:
    """Return the scale of the chart: a small fleet is enlarged as far as one page allows."""
    for scale in _SCALES:
        chart = Chart(words, fleet, of, space.width / scale)
        if chart.lane >= _NARROWEST and (TOP + chart.height(of.rows)) * scale <= space.height:
            return scale
    return 1.0


def _with(below: Sequence[Table], bodies: list[list[Group]], words: Words, space: Room) -> list[list[Group]]:
    """Return the pages with the tables below the chart, on the last page or further ones, and lines in the remaining room."""
    used = [max((group.drawing.height * group.scale + _GAP for group in body), default=0.0) for body in bodies]
    if below and used[-1] + sum(table.height + _GAP for table in below) > space.height:
        for page in flowed(below, space.height, _GAP):
            bodies.append([Group(0.0, placed.y, placed.drawing) for placed in page])
            used.append(page[-1].y + page[-1].drawing.height + _GAP)
    else:
        for table in below:
            bodies[-1].append(Group(0.0, used[-1], table.drawn()))
            used[-1] += table.height + _GAP
    for body, y in zip(bodies, used, strict=True):
        ruled = note_lines(words, space.width, space.height - y)
        body.extend([] if ruled is None else [Group(0.0, y, ruled)])
    return bodies


def _below(words: Words, fleet: Fleet, width: float) -> Iterator[Table]:
    """Yield the ships outside the fleet."""
    outside = ranks(fleet).outside
    if outside:
        count = max(1, int((width + _GAP) / (_CARD + _GAP)))
        cards = Cards(fleet, words, (width - _GAP * (count - 1)) / count)
        drawn = (Strip(cards.drawn(Cell(ship, 0, None, None)), ref=ship.ref()) for ship in outside)
        yield Table(heading(words["pages-command-outside"], width), in_lines(drawn, width, gap=_GAP, leading=BETWEEN))


def _note(words: Words, fleet: Fleet, width: float) -> Drawing | None:
    """Return a short explanation of the chart and of the chain of command; None for a fleet without one."""
    if not tree(fleet).rows:
        return None
    return paragraph(words["pages-command-note"], width, SMALL, role=QUIET)
