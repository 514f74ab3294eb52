"""Area 1 of a sheet: whole-ship data in a column at the left edge, or across the top of a card. Rule MV-3.0.1-05."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from metamaker.core.amounts import whole
from metamaker.core.ids import ref
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.sheet.column_extras import ESSENTIAL, WIDTH, Extra, aboard_list, extras
from metamaker.games.metaverse.sheet.gaps import Gap, Value, printed
from metamaker.games.metaverse.sheet.palette import TILES
from metamaker.games.metaverse.sheet.scale import CORNER, FIGURE, FINE, HERO, LEAST_NUMBER, small
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.systems import kinds_aboard
from metamaker.games.metaverse.sheet.tiles import icon, tile
from metamaker.games.metaverse.stats.confirmed import is_measured
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path, Symbol
from metamaker.rendering.ink import INK, QUIET, TINT, TINT_EDGE
from metamaker.rendering.layout import Strip, Strips, Table, height_of, stacked
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import Align, fit, line, lines

LARGE = 3
"""The number of facts that come first and large."""


class Fact(NamedTuple):
    """An icon, a number, its caption, and its element. A number that is `inside` is in the icon's own tile."""

    icon: str
    value: Value
    caption: str
    ref: str
    inside: bool = False


def facts(subject: Subject) -> tuple[Fact, ...]:
    """Return the numbers of a ship; its value and tier are the ship's own, because they include its loadout."""
    stats, ship, words = ship_stats(subject.design), subject.design.ship, subject.words
    place = subject.design.ref
    hull = ship.hull_type.value

    def fact(name: str, value: str, where: str) -> Fact:
        return Fact(name, value, words[f"sheet-column-{name}"], where)

    caption = "sheet-column-measured_value" if is_measured(subject.design) else "sheet-column-combat_value"
    return (
        fact("target_rating", words.number(whole(stats.target_rating)), place("target_rating")),
        fact("ems", words.number(whole(stats.ems)), place("ems")),
        Fact("combat_value", words.number(whole(subject.combat_value)), words[caption], ref(subject.ref, "combat_value")),
        fact("mass_factor", words.number(whole(stats.mass_factor)), place("mass_factor")),
        fact("crew_quality", str(ship.crew_quality), place("crew_quality")),
        fact("command_quality", ship.command_quality.value, place("command_quality")),
        fact("damage_control_quality", ship.damage_control_quality.value, place("damage_control_quality")),
        Fact(f"tier_{subject.tier}", str(subject.tier), words["sheet-column-tier"], ref(subject.ref, "tier")),
        _movement(subject),
        Fact(hull, words[f"sheet-hull-{hull}"], words[f"sheet-column-{hull}"], place("hull_type")),
    )


def _movement(subject: Subject) -> Fact:
    """Return the icon of the movement method, with the maximum speed inside if it is cinematic. Rule MV-3.1.14-03."""
    method = subject.design.ship.movement_method
    cinematic = method is MovementMethod.CINEMATIC
    value = subject.words.number(whole(ship_stats(subject.design).max_speed or 0)) if cinematic else ""
    caption = subject.words[f"sheet-column-{method}"]
    return Fact(method.value, value, caption, subject.design.ref("movement_method"), inside=cinematic)


_EDGE = 1.5
_CAPTION_ROOM = 3.4
"""The height of the caption at the foot of a card."""


class Card(NamedTuple):
    """Sizes of a card of the column in mm: its height, its icon, its number."""

    height: float
    tile: float
    number: float


class Cards(NamedTuple):
    """The cards of the first three numbers, of the others, and the distance between cards."""

    large: Card
    small: Card
    gap: float


USUAL = Cards(Card(17.0, 5.6, HERO), Card(10.2, 5.2, FIGURE), 1.5)
LOW = Cards(Card(12.4, 5.4, 7.4), Card(8.0, 4.0, 4.2), 0.9)
LOWER = Cards(Card(11.4, 5.0, 6.4), Card(7.3, 3.6, 3.6), 0.5)
LOWEST = Cards(Card(10.2, 4.6, 5.8), Card(6.7, 3.3, 3.2), 0.4)
"""Cards for sheets that are lower than the usual column."""


@dataclass(frozen=True, eq=False)
class Columns:
    """The columns of the leaves of a sheet. `missing`: parts that did not fit into the first one.

    `left`: the components whose names the first has no room for.
    """

    first: Drawing
    missing: frozenset[Extra]
    left: tuple[str, ...]
    subject: Subject
    height: float

    @cached_property
    def _further(self) -> tuple[tuple[Drawing, tuple[str, ...]], ...]:
        """The second and third column, with the remaining components after each, and one for all further leaves."""
        second, left = _later(self.subject, self.missing, self.left, self.height)
        third, least = _later(self.subject, frozenset(), left, self.height)
        return (second, left), (third, least), (_later(self.subject, frozenset(), (), self.height)[0], least)

    def of_leaf(self, number: int) -> Drawing:
        """Return the column of a leaf, counted from 1."""
        return self.first if number == 1 else self._further[min(number - 2, 2)][0]

    def unnamed(self, leaves: int) -> tuple[str, ...]:
        """Return the components without names in the columns of `leaves` pages."""
        return self.left if leaves == 1 or not self.left else self._further[min(leaves - 2, 2)][1]


def foot_of(column: Drawing) -> float:
    """Return the lower edge of the content of a column in mm."""
    return max((op.y + op.drawing.height * op.scale for op in column.ops if isinstance(op, Group)), default=0.0)


def ship_columns(subject: Subject, height: float) -> Columns:
    """Return the columns: target rating, EMS and combat value large, the others in legend order, the hull type last.

    Below them are aids for plotting and the meanings of icons, as far as `height` mm allow. Cards are lower if this makes room
    for more aids. Further leaves have the three large numbers, and the missing parts of the first.
    """
    below = extras(subject)
    strips, shown = first_column(facts(subject), below, height)
    drawing, left = _named(strips, kinds_aboard(subject.design), subject, height)
    return Columns(drawing, frozenset(below) - shown, left, subject, height)


def _named(strips: Strips, kinds: tuple[str, ...], subject: Subject, height: float) -> tuple[Drawing, tuple[str, ...]]:
    """Return a column with as many names of components below other content as it has room for, and the remaining components."""
    names, left = aboard_list(kinds, subject.words, height - height_of(strips))
    below = () if names is None else (Strip(names),)
    return Drawing(WIDTH, height, tuple(stacked((*strips, *below)))), left


def first_column(every: tuple[Fact, ...], below: Mapping[Extra, Drawing], height: float) -> tuple[Strips, frozenset[Extra]]:
    """Return cards and extras below each other, and the extras that are shown.

    The highest cards with room for all extras win, then those with room for the essential ones, then the lowest cards.
    """
    attempts: list[Strips] = []
    for cards in _attempts(every):
        if height_of(cards) <= height:
            attempts.append(cards)
            if filled := _filled(cards, below, frozenset(below), height):
                return filled
    for cards in attempts:
        if filled := _filled(cards, below, ESSENTIAL & frozenset(below), height):
            return filled
    attempts = attempts or [()]
    room = height - height_of(attempts[-1])
    shown: list[Extra] = []
    for extra, drawing in below.items():
        if drawing.height <= room:
            shown.append(extra)
            room -= drawing.height
    return (*attempts[-1], *(Strip(below[extra]) for extra in shown)), frozenset(shown)


def _filled(
    cards: Strips, below: Mapping[Extra, Drawing], wanted: frozenset[Extra], height: float
) -> tuple[Strips, frozenset[Extra]] | None:
    """Return cards with the wanted extras, and these; None without room for them."""
    if height_of(cards) + sum(below[extra].height for extra in wanted) > height:
        return None
    return (*cards, *(Strip(below[extra]) for extra in below if extra in wanted)), wanted


def _later(
    subject: Subject, missing: frozenset[Extra], kinds: tuple[str, ...], height: float
) -> tuple[Drawing, tuple[str, ...]]:
    """Return the column of a further page and the components left over; essential extras are on the first page."""
    large = (tuple(cards[:LARGE]) for cards in _attempts(facts(subject)))
    strips = next((cards for cards in large if height_of(cards) <= height), ())
    needs = extras(subject).get(Extra.NEEDS) if Extra.NEEDS in missing else None
    if needs is not None and height_of(strips) + needs.height <= height:
        strips = (*strips, Strip(needs))
    return _named(strips, kinds, subject, height)


def _attempts(every: tuple[Fact, ...]) -> Iterator[Strips]:
    """Yield lower and lower cards; finally, for names that fill half a sheet, two small ones side by side."""
    yield from (_column(every, cards) for cards in (USUAL, LOW, LOWER, LOWEST))
    yield _fact_rows(every, WIDTH, 1, 2)


@lru_cache(maxsize=1000)
def _column(every: tuple[Fact, ...], cards: Cards) -> Strips:
    return tuple(
        Strip(card_of(fact._replace(ref=""), cards.large if place < LARGE else cards.small, cards.gap), ref=fact.ref or None)
        for place, fact in enumerate(every)
    )


@lru_cache(maxsize=2000)
def card_of(fact: Fact, card: Card, gap: float, width: float = WIDTH) -> Drawing:
    """Return a fact on its ground with the gap below it; the number of a fact that is `inside` is part of the tile."""
    caption = small(fact.caption, width - 0.6)
    middle = (card.height - _CAPTION_ROOM - caption.height) / 2 + 0.3
    first = card.height - 1.2 - caption.height
    return Drawing(
        width,
        card.height + gap,
        (
            Path(box(0, 0, width, card.height, CORNER), fill=TINT, stroke=TINT_EDGE, width=FINE),
            *(_within(fact, card, middle) if fact.inside else _beside(fact, card, middle, width)),
            *lines(width / 2, first, caption, role=QUIET, align=Align.CENTRE),
        ),
    )


def _beside(fact: Fact, card: Card, middle: float, width: float) -> tuple[Op, ...]:
    """Return the icon at the left, the number or a box for it at the right, always a gap between them."""
    sign = Group(_EDGE, middle - card.tile / 2, tile(fact.icon, INK, card.tile))
    if isinstance(fact.value, Gap):
        left = _EDGE + card.tile + 1.2
        return sign, *fact.value.in_box(left, 0.9, width - left - 1.2, 2 * (middle - 0.9))
    number = fit(fact.value, width - 2 * _EDGE - card.tile - 2.4, card.number, BOLD)
    right = width - _EDGE - 0.3
    return sign, *lines(right, number.baseline(middle), number, weight=BOLD, align=Align.RIGHT)


def _within(fact: Fact, card: Card, middle: float) -> tuple[Op, ...]:
    """Return a tile as wide as the card with the icon and the number in it. Rule MV-3.1.14-03."""
    width = WIDTH - 2 * _EDGE
    number = fit(printed(fact.value), width - card.tile - 2.4, card.number * 0.82, BOLD)
    ground, sign = TILES[INK]
    inset = card.tile * 0.1
    return (
        Path(box(_EDGE, middle - card.tile / 2, width, card.tile, CORNER), fill=ground, stroke=INK, width=FINE),
        Symbol(_EDGE + 0.6, middle - card.tile / 2 + inset, card.tile - 2 * inset, icon(fact.icon), sign, ground),
        *(
            line(WIDTH - _EDGE - 1.0, number.baseline(middle), each, number.size, weight=BOLD, role=sign, align=Align.RIGHT)
            for each in number.lines[:1]
        ),
    )


_GAP = 1.2
_HIGH, _LOW = 9.6, 5.0


def ribbon(subject: Subject, width: float) -> Table:
    """Return the three large numbers side by side, then the others without captions, in rows of `width` mm."""
    return Table(Drawing(width, 0.0, ()), _fact_rows(facts(subject), width, 3, 4), breakable=False)


def _fact_rows(every: tuple[Fact, ...], width: float, large: int, small: int) -> Strips:
    """Return the numbers in rows of `large` large ones and `small` small ones, close together; small ones have no captions."""
    first = tuple(_row(group, width, large, _HIGH, _GAP) for group in _groups(every[:LARGE], large))
    return first + tuple(_row(group, width, small, _LOW, 0.4) for group in _groups(every[LARGE:], small))


def _groups(some: tuple[Fact, ...], size: int) -> Iterator[tuple[Fact, ...]]:
    return (some[first : first + size] for first in range(0, len(some), size))


def _row(group: tuple[Fact, ...], width: float, places: int, height: float, below: float) -> Strip:
    each = (width - _GAP * (places - 1)) / places
    draw = _large if height == _HIGH else _small
    cells = tuple(
        Group(place * (each + _GAP), 0.0, draw(fact._replace(ref=""), each), fact.ref) for place, fact in enumerate(group)
    )
    return Strip(Drawing(width, height + below, cells), keep=True)


@lru_cache(maxsize=1000)
def _large(fact: Fact, width: float) -> Drawing:
    number = fit(printed(fact.value), width - 7.0, FIGURE, BOLD)
    caption = small(fact.caption.partition(" · ")[0], width - 0.8)
    return Drawing(
        width,
        _HIGH,
        (
            Path(box(0, 0, width, _HIGH, CORNER), fill=TINT, stroke=TINT_EDGE, width=FINE),
            Group(0.8, 1.0, tile(fact.icon, INK, 4.6)),
            *lines(width - 0.9, number.baseline(3.3), number, weight=BOLD, align=Align.RIGHT),
            *lines(width / 2, _HIGH - 1.0 - caption.height, caption, role=QUIET, align=Align.CENTRE),
        ),
    )


@lru_cache(maxsize=1000)
def _small(fact: Fact, width: float) -> Drawing:
    number = fit(printed(fact.value), width - 5.2, LEAST_NUMBER, BOLD)
    return Drawing(
        width,
        _LOW,
        (
            Group(0.0, 0.3, tile(fact.icon, INK, 4.2)),
            *lines(4.9, number.baseline(2.4), number, weight=BOLD),
        ),
    )
