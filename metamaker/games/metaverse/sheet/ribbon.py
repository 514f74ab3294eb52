"""Whole-ship data across the top of a card, where a column would leave no room beside it. Rule MV-3.0.1-05."""

from collections.abc import Iterator
from functools import lru_cache

from metamaker.games.metaverse.sheet.facts import LARGE, Fact, facts
from metamaker.games.metaverse.sheet.scale import CAPTION, CORNER, FIGURE, FINE, LEAST_NUMBER
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.sheets.drawing import BOLD, Drawing, Group, Path
from metamaker.sheets.ink import INK, QUIET, TINT, TINT_EDGE
from metamaker.sheets.layout import Strip, Table
from metamaker.sheets.lettering import Align, fit, lines
from metamaker.sheets.shapes import box

_GAP = 1.2
_HIGH, _LOW = 9.6, 5.0


def ribbon(subject: Subject, width: float) -> Table:
    """Return the three large numbers side by side, then the others without captions, in rows of `width` mm."""
    return Table(Drawing(width, 0.0, ()), fact_rows(subject, width, 3, 4), breakable=False)


def fact_rows(subject: Subject, width: float, large: int, small: int) -> tuple[Strip, ...]:
    """Return the numbers in rows of so many large and so many small ones, close together; the others without captions."""
    every = facts(subject)
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
    number = fit(fact.value, width - 7.0, FIGURE, BOLD)
    caption = fit(fact.caption.partition(" · ")[0], width - 0.8, CAPTION)
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
    number = fit(fact.value, width - 5.2, LEAST_NUMBER, BOLD)
    return Drawing(
        width,
        _LOW,
        (
            Group(0.0, 0.3, tile(fact.icon, INK, 4.2)),
            *lines(4.9, number.baseline(2.4), number, weight=BOLD),
        ),
    )
