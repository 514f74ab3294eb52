"""Area 1 of a sheet: the column of whole-ship data at the left edge. Rule MV-3.0.1-05."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from metamaker.games.metaverse.sheet.column_extras import WIDTH, column_extras
from metamaker.games.metaverse.sheet.facts import LARGE, Fact, facts
from metamaker.games.metaverse.sheet.palette import TILES
from metamaker.games.metaverse.sheet.ribbon import fact_rows
from metamaker.games.metaverse.sheet.scale import CAPTION, CORNER, FIGURE, FINE, HERO
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import icon, tile
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path, Symbol
from metamaker.sheets.ink import INK, QUIET, TINT, TINT_EDGE
from metamaker.sheets.layout import Strip, height_of, stacked
from metamaker.sheets.lettering import Align, fit, line, lines
from metamaker.sheets.shapes import box

_EDGE = 1.5
_CAPTION_ROOM = 3.4
"""What the caption takes at the foot of a card."""


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
"""For sheets that are lower than the usual column."""


def ship_column(subject: Subject, height: float) -> Drawing:
    """Return the column: target rating, EMS and combat value large, the others in legend order, the hull type last.

    Below them stand, as far as `height` mm reach, what a player looks up while plotting and what the icons mean.
    """
    cards = next((cards for cards in _attempts(subject) if height_of(cards) <= height), ())
    return Drawing(WIDTH, height, tuple(stacked((*cards, *column_extras(subject, height - height_of(cards))))))


def _attempts(subject: Subject) -> Iterator[tuple[Strip, ...]]:
    """Yield the cards lower and lower; at last, for names that take half a sheet, two small ones side by side."""
    yield from (_column(subject, cards) for cards in (USUAL, LOW, LOWER))
    yield fact_rows(subject, WIDTH, 1, 2)


def _column(subject: Subject, cards: Cards) -> tuple[Strip, ...]:
    return tuple(
        Strip(_card(fact._replace(ref=""), cards.large if place < LARGE else cards.small, cards.gap), ref=fact.ref)
        for place, fact in enumerate(facts(subject))
    )


@lru_cache(maxsize=2000)
def _card(fact: Fact, card: Card, gap: float) -> Drawing:
    """Return a fact on its ground with the gap below it; the number stands in the tile if it belongs inside."""
    middle = (card.height - _CAPTION_ROOM) / 2 + 0.3
    caption = fit(fact.caption, WIDTH - 1.6, CAPTION)
    first = card.height - 1.2 - caption.height
    return Drawing(
        WIDTH,
        card.height + gap,
        (
            Path(box(0, 0, WIDTH, card.height, CORNER), fill=TINT, stroke=TINT_EDGE, width=FINE),
            *(_within(fact, card, middle) if fact.inside else _beside(fact, card, middle)),
            *lines(WIDTH / 2, first, caption, role=QUIET, align=Align.CENTRE),
        ),
    )


def _beside(fact: Fact, card: Card, middle: float) -> tuple[Op, ...]:
    """The icon at the left, the number at the right, always a gap between them."""
    number = fit(fact.value, WIDTH - 2 * _EDGE - card.tile - 2.4, card.number, BOLD)
    right = WIDTH - _EDGE - 0.3
    return (
        Group(_EDGE, middle - card.tile / 2, tile(fact.icon, INK, card.tile)),
        *lines(right, number.baseline(middle), number, weight=BOLD, align=Align.RIGHT),
    )


def _within(fact: Fact, card: Card, middle: float) -> tuple[Op, ...]:
    """A tile as wide as the card with the icon and the number in it. Rule MV-3.1.14-03."""
    width = WIDTH - 2 * _EDGE
    number = fit(fact.value, width - card.tile - 2.4, card.number * 0.82, BOLD)
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
