"""Pages for setting up an encounter: the table to scale with zones, terrain and ships, lists of places, true-size templates."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.game_api.prints import PrintOptions
from metamaker.games.metaverse.battle.narration.narrator import story_lines
from metamaker.games.metaverse.battle.score import boxes
from metamaker.games.metaverse.battle.setup_log.entries import chosen, set_up
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.ground import STRAIGHT, Feature
from metamaker.games.metaverse.battle.wording.names import Names, labels
from metamaker.games.metaverse.battle.wording.phrases import decimal, degrees
from metamaker.games.metaverse.encounters.fitting import zones
from metamaker.games.metaverse.match.picture.counter import counter, edge
from metamaker.games.metaverse.match.picture.map import frame, ground, labels_of, scale_bar, zone
from metamaker.games.metaverse.match.picture.scene import View, scene
from metamaker.games.metaverse.match.picture.terrain import things
from metamaker.games.metaverse.match.table import BattleTable
from metamaker.games.metaverse.model.encounter import Encounter, Position
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.terrain import TerrainKind
from metamaker.games.metaverse.pages.charts.chart_page import GAP, Part, Spread, column_width, poured
from metamaker.games.metaverse.pages.charts.panel import BODY, NOTE, inside, panel
from metamaker.games.metaverse.pages.context import PagesContext, context
from metamaker.games.metaverse.pages.edges import Heading, bound, room
from metamaker.games.metaverse.pages.templates import BAR, Template, laid_out, template_body
from metamaker.games.metaverse.pages.templates_arcs import ring_pieces, span_within
from metamaker.play.geometry import CM
from metamaker.play.table import Setting
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import INK, PAPER, QUIET
from metamaker.rendering.layout import Box, Strip, Strips
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import circle
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align, fit, line, lines
from metamaker.rendering.texts import paragraph

SCALES = (5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100)
"""Scales 1 to n, in order: the first at which the table fits on the page counts; 1 : 10 for the usual table."""

HIGHEST = 150.0
"""The maximum height of the map in mm, so that lists have room below it."""

COLUMNS = 2

MOST_RINGS = 2
"""The maximum number of pages for the ring of one disc; a larger one has a page of its edge, to be moved along."""

MARGIN = 5.0
"""The margin of the table on the map in mm, for ships on its edge."""


class _Meeting(NamedTuple):
    """The content of a page: the encounter, its table before the first turn, names in the language of the page."""

    encounter: Encounter
    table: Table
    names: Names

    @property
    def words(self) -> Words:
        return self.names.words


def setup_pages(forces: Sequence[Fleet], encounter: Encounter, title: str, options: PrintOptions) -> tuple[Page, ...]:
    """Return the set-up page, more of them for large fleets, then templates of the terrain in true millimetres.

    Rules MV-4.0.1-02 to MV-4.0.8-03, MV-5.0.1-01.
    """
    of = context(tuple(forces), options.frame, options.language)
    table = BattleTable(forces, Setting(1, (), encounter=encounter)).battle.table
    meeting = _Meeting(encounter, table, Names(table, of.words, signed=True))
    kind = of.words["encounter-title"]
    between = of.words.text("encounter-between", one=table.names[0], other=table.names[1])
    heading = Heading(title or kind, between if title else f"{between}  ·  {_kind(meeting)}", kind)
    space = room(of, heading)
    parts: list[Part] = [
        _map(meeting, space.width),
        Spread(COLUMNS, tuple(_panels(meeting, column_width(space.width, COLUMNS)))),
    ]
    pages = poured(parts, space.height)
    bodies = [Drawing(*space, tuple(Group(*placed) for placed in page)) for page in pages if page]
    return (*bound(of, heading, bodies), *_templates(of, meeting))


def _kind(meeting: _Meeting) -> str:
    return meeting.names.word("encounter", meeting.encounter.kind.value)


def _scaled(table_cm: tuple[int, int], width: float) -> int:
    """Return the scale of the map as the number n of 1 : n."""
    room = width - 2 * MARGIN
    fits = (each for each in SCALES if table_cm[0] * 10 / each <= room and table_cm[1] * 10 / each <= HIGHEST)
    return next(fits, SCALES[-1])


def _map(meeting: _Meeting, width: float) -> Drawing:
    """Return the table to scale, with the southern edge below and only the nearest terrain beyond its edges."""
    length, wide = meeting.encounter.table_cm
    one_to = _scaled(meeting.encounter.table_cm, width)
    scale = 10.0 / one_to
    more = MARGIN / scale * CM
    west, north = -length * CM / 2 - more, wide * CM / 2 + more
    view = View(west, north, length * scale + 2 * MARGIN, wide * scale + 2 * MARGIN, scale)
    shown = scene(meeting.table, {}, {}, (), 0)
    ops: list[Op] = [*ground(view, meeting.encounter.table_cm)]
    ops += [op for area in zones(meeting.encounter) for op in zone(area, view, meeting.words)]
    ops += things(meeting.table.terrain, view, meeting.words)
    ops += [counter(marker, view) for marker in shown.markers]
    ops += labels_of(shown.markers, view)
    ops.append(frame(view))
    bar = scale_bar(view, meeting.words)
    told = meeting.words.text("encounter-scale", scale=one_to, length=length, width=wide)
    left = (width - view.width) / 2
    return Drawing(
        width,
        view.height + 12.0,
        (
            Group(left, 0.0, Drawing(view.width, view.height, tuple(ops)), "encounter/map"),
            Group(left + view.width - bar.width, view.height + 2.0, bar),
            line(left, view.height + 6.4, told, 2.9, role=QUIET),
        ),
    )


def _panels(meeting: _Meeting, width: float) -> Iterator[Box]:
    yield panel(meeting.words["encounter-account"], tuple(_account(meeting, inside(width))), width, "4.0")
    if meeting.table.terrain:
        yield panel(meeting.words["encounter-terrain"], _terrain(meeting, inside(width)), width, "5.0")
    for side, name in enumerate(meeting.table.names):
        yield panel(f"{'AB'[side]}  {name}", _places(meeting, side, inside(width)), width, "4.0.2")


def _account(meeting: _Meeting, width: float) -> Iterator[Strip]:
    """Yield the history of the encounter: the dice in their order, and all choices."""
    names = meeting.table.names
    events = (*chosen(meeting.encounter, names), *set_up(meeting.encounter, names))
    for told in story_lines(events, meeting.names):
        yield Strip(paragraph(told.text, width, BODY))
    tie = meeting.words.text("encounter-tie", tie=meeting.encounter.boarding_tie.value)
    yield Strip(paragraph(tie, width, BODY, role=QUIET))
    if meeting.encounter.head_start is not None:
        one, other = (boxes(meeting.table, side).whole for side in (0, 1))
        yield Strip(paragraph(meeting.words.text("encounter-boxes", one=one, other=other), width, BODY, role=QUIET))


_RIGHT = partial(Cell, align=Align.RIGHT)
_LOOK = Look(2.9, height=4.8)


def _terrain(meeting: _Meeting, width: float) -> Strips:
    """Return a table of the terrain: kind, size, middle from the edges, field."""
    words, half = meeting.words, width * 0.4
    titles = [words[f"encounter-{key}"] for key in ("thing", "size", "middle", "field")]
    cells = []
    for feature in meeting.table.terrain:
        name = feature.name or meeting.names.word("terrain", feature.kind.value)
        wind = words.text("encounter-wind", wind=feature.wind[1], direction=words[f"outlook-compass-{feature.wind[0]}"])
        thing = Cell(f"{name}{wind if feature.wind[1] else ''}", bold=True)
        cells.append((thing, *map(_RIGHT, (_size(feature, words), _middle(feature, meeting), _reach(feature, words)))))
    refs = [f"terrain/{feature.key}" for feature in meeting.table.terrain]
    return table(titles, cells, (half, 15.0, 27.0, width - half - 42.0), _LOOK, refs=refs).strips


def _size(feature: Feature, words: Words) -> str:
    if feature.boundless or feature.radius == STRAIGHT:
        return "–"
    return words.text("encounter-cm", length=decimal(2 * feature.radius, words))


def _reach(feature: Feature, words: Words) -> str:
    return words.text("encounter-cm", length=decimal(feature.reach, words)) if feature.is_body else "–"


def _middle(feature: Feature, meeting: _Meeting) -> str:
    """Return the place of the middle of an item, from the western and the southern edge; of a strip the places of its ends."""
    if feature.boundless or feature.radius == STRAIGHT:
        return meeting.words["encounter-everywhere"] if feature.boundless else meeting.words["encounter-edge"]
    ends = dict.fromkeys(feature.ends)
    return " – ".join(_from_corner(meeting, end.x, end.y) for end in ends)


def _from_corner(meeting: _Meeting, x: int, y: int) -> str:
    length, width = meeting.encounter.table_cm
    words = meeting.words
    return f"{decimal(x + length * CM // 2, words)} | {decimal(y + width * CM // 2, words)}"


def _places(meeting: _Meeting, side: int, width: float) -> Strips:
    """Return a table of the ships of a side: places from the western and the southern edge, headings and speeds."""
    words = meeting.words
    titles = ("", words["battle-picture-ship"], *(words[f"encounter-{key}"] for key in ("west", "south", "heading", "speed")))
    positions = [each for each in meeting.encounter.positions if each.side == "ab"[side]]
    signs = labels(meeting.table)
    cells = [_place(meeting, position, signs) for position in positions]
    refs = [f"{each.side}/{each.ship}" for each in positions]
    return table(titles, cells, (9.0, width - 69.0, *(15.0,) * 4), _LOOK, refs=refs).strips


def _place(meeting: _Meeting, position: Position, signs: dict[str, str]) -> tuple[Cell | str, ...]:
    words, key = meeting.words, f"{position.side}/{position.ship}"
    vessel = meeting.table.by_key[key]
    length, wide = meeting.encounter.table_cm
    told = vessel.name
    if position.towed_by is not None:
        told = words.text("encounter-towed", ship=vessel.name, by=signs[f"{position.side}/{position.towed_by}"])
    numbers = (
        decimal(position.x_cm * CM + length * CM // 2, words),
        decimal(position.y_cm * CM + wide * CM // 2, words),
        degrees(position.heading, words),
        str(position.speed),
    )
    return Cell(signs[key], bold=True, role=edge(vessel.side)), told, *map(_RIGHT, numbers)


def _templates(of: PagesContext, meeting: _Meeting) -> tuple[Page, ...]:
    """Return templates of bodies, rocks and clouds with an edge, each as often as necessary."""
    words = meeting.words
    heading = Heading(words["encounter-templates"], words["encounter-templates_note"], words["encounter-templates"])
    space = room(of, heading)
    usable = Room(space.width, space.height - BAR)
    shown = [feature for feature in meeting.table.terrain if _is_on(feature, meeting.encounter.table_cm)]
    made = [template for feature in shown for template in _template(feature, words, usable)]
    if not made:
        return ()
    return bound(of, heading, [template_body(leaf.placed, space, words) for leaf in laid_out(made, usable)])


def _is_on(feature: Feature, table_cm: tuple[int, int]) -> bool:
    """Return whether part of a disc lies on the table."""
    x, y = (abs(at) - side * CM // 2 for at, side in zip(feature.centre, table_cm, strict=True))
    return max(x, y) < feature.radius


def _template(feature: Feature, words: Words, space: Room) -> Iterator[Template]:
    if feature.boundless or feature.radius == STRAIGHT or feature.ends[0] != feature.ends[1]:
        return
    radius, ref = feature.radius * 10 / CM, f"templates/{feature.key}"
    label = words.text(
        "encounter-template",
        kind=feature.name or words[f"story-terrain-{feature.kind}"],
        size=decimal(2 * feature.radius, words),
    )
    if 2 * radius + GAP <= min(space.width, space.height):
        yield Template(_disc(radius, label, feature), ref)
        return
    count = round(360 / span_within(radius, space.width))
    pieces = list(ring_pieces(radius, label, count, space, ref))
    if len(pieces) > MOST_RINGS:
        told = words.text("encounter-template_part", label=label, count=count)
        pieces = [next(ring_pieces(radius, told, count, space, ref))]
    yield from (Template(drawing, ref) for drawing in pieces)


_CROSS = 2.0


def _disc(radius: float, label: str, feature: Feature) -> Drawing:
    """Return a disc to cut out, with its middle marked."""
    size = 2 * radius + 0.5
    middle = size / 2
    dark = feature.kind is TerrainKind.SINGULARITY
    ops: list[Op] = [Path(circle(middle, middle, radius), fill=PAPER, stroke=INK, width=0.8 if dark else 0.25)]
    for across, down in ((_CROSS, 0.0), (0.0, _CROSS)):
        ends = (("M", middle - across, middle - down), ("L", middle + across, middle + down))
        ops.append(Path(ends, stroke=QUIET, width=0.2))
    told = fit(label, 1.5 * radius, 3.4, BOLD, smallest=NOTE)
    ops += lines(middle, middle + _CROSS + 3.6, told, weight=BOLD, role=QUIET, align=Align.CENTRE)
    return Drawing(size, size, tuple(ops))
