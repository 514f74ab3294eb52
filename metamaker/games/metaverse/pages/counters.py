"""Counters to cut out: ships, squadrons, missions, salvos and marks.

A few counters share one page with their backs, to be folded between them. Otherwise a page of backs follows every page of
fronts.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

from pydantic import TypeAdapter

from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.pages.charts.panel import Entry, chart_file, rule_ref
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.counters_ships import Batch, Piece, disc, ship_batch
from metamaker.games.metaverse.pages.counters_wings import mission_batch, salvo_batch, squadron_batch
from metamaker.games.metaverse.pages.edges import Heading, bound, fleet_called, room
from metamaker.games.metaverse.sheet.tiles import icon
from metamaker.games.metaverse.stats.parts import parts
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Symbol
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import upright
from metamaker.rendering.text_fitting import LEADING, Align, fit, line, lines, wrap

SIZE = 13.0
MOST = 4
"""The maximum number of printed marks of one kind."""

_GAP = 1.6


class Mark(Entry):
    """A mark: the kinds of components that need it, none for every ship."""

    kinds: tuple[ComponentKind, ...] = ()


_MARKS = TypeAdapter(dict[str, Mark])


@cache
def marks() -> dict[str, Mark]:
    """Return the marks by key."""
    return _MARKS.validate_json(json.dumps(chart_file("counters")))


def mark_batch(fleet: Fleet, words: Words) -> Batch:
    """Return a mark for each ship that may need it, up to MOST of a kind."""
    pieces = tuple(mark_piece(key, words) for key, number in needed_marks(fleet).items() for _ in range(number))
    return Batch(words.text("charts-counters-marks", count=len(pieces)), (), _GAP, pieces)


def needed_marks(fleet: Fleet) -> dict[str, int]:
    """Return the numbers of marks that the ships of a fleet may need, by key: each up to MOST, none of them 0."""
    designs = [design(fleet, fleet.ship_class(ship.ship_class)) for ship in fleet.ships]
    counted = {key: min(MOST, sum(_needs(each, mark) for each in designs)) for key, mark in marks().items()}
    return {key: number for key, number in counted.items() if number}


def _needs(ship: Design, mark: Mark) -> bool:
    return not mark.kinds or any(parts(ship)[kind] for kind in mark.kinds)


def mark_piece(key: str, words: Words) -> Piece:
    """Return a mark with its back."""
    mark = marks()[key]
    name, back = words[f"charts-counters-{key}-name"], words[f"charts-counters-{key}-back"]
    return Piece(_side(mark.icons[0], name), _side(mark.icons[-1], back, quiet=True), rule_ref(mark.rules[0]))


def _side(sign: str, name: str, *, quiet: bool = False) -> Drawing:
    middle = SIZE / 2
    title = fit(name, SIZE - 2.6, 2.6, BOLD)
    ops: tuple[Op, ...] = (
        Symbol(middle - 2.5, 1.6, 5.0, icon(sign), INK, TINT if quiet else PAPER),
        *lines(middle, title.baseline(8.6 if len(title.lines) == 1 else 8.9), title, weight=BOLD, align=Align.CENTRE),
    )
    return disc(SIZE, ops, quiet=quiet)


_TITLE = 6.4
_NOTE = 2.3
_SLACK = 1e-6
_FOLD = 6.0
"""Millimetres between fronts and backs; the line to fold at is in the middle."""


def counter_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the counters of every fleet: one page to be folded, or pages of fronts, each with a mirrored page of backs.

    No pages for fleets without counters.
    """
    folded = are_folded(context)
    pages: list[Page] = []
    for alone in context.each():
        heading = _heading(alone)
        space = room(alone, heading)
        pages += bound(alone, heading, tuple(_folded(alone, space) if folded else _two_sided(alone, space)))
    return tuple(pages)


def are_folded(context: PagesContext) -> bool:
    """Return whether the counters of each fleet are on one page with their backs."""
    leaves = (_folded(alone, room(alone, _heading(alone))) for alone in context.each())
    return all(next(islice(pages, 1, None), None) is None for pages in leaves)


def _heading(context: PagesContext) -> Heading:
    fleet, title = context.fleets[0], context.words["charts-counters-title"]
    return Heading(title, fleet_called(context, fleet), title, fleet.emblem)


class _Strip(NamedTuple):
    """The part of a page for counters: its left edge, and its width."""

    x: float
    width: float


class _Placed(NamedTuple):
    """A piece with the top left corner of its front in the room of a page."""

    x: float
    y: float
    piece: Piece


def _folded(context: PagesContext, space: Room) -> Iterator[Drawing]:
    """Yield fronts with their backs next to them, for paper that is folded between them."""
    half = (space.width - _FOLD) / 2
    for leaf in _leaves(context, space, _Strip(0.0, half), context.words["charts-counters-fold"]):
        backs = (Group(space.width - x - piece.back.width, y, piece.back, piece.ref) for x, y, piece in leaf.placed)
        low = max(y + piece.front.height for _, y, piece in leaf.placed)
        fold = upright(space.width / 2, leaf.top, low - leaf.top, LINE, 0.2, dash=1.5)
        yield Drawing(space.width, space.height, (*leaf.head, *leaf.fronts(), *backs, fold))


def _two_sided(context: PagesContext, space: Room) -> Iterator[Drawing]:
    """Yield fronts and backs in turn, with each back at the mirrored place of its front."""
    words = context.words
    shift = _shift(context.frame, space.width)
    caption = line(0.0, 2.6, words["charts-counters-back"], 2.6, role=QUIET)
    for leaf in _leaves(context, space, _both_sides(context.frame), words["charts-counters-front"]):
        yield Drawing(space.width, space.height, (*leaf.head, *leaf.fronts()))
        backs = (Group(shift + space.width - x - piece.back.width, y, piece.back, piece.ref) for x, y, piece in leaf.placed)
        yield Drawing(space.width, space.height, (caption, *backs))


def _both_sides(frame: PageFrame) -> _Strip:
    """Return the area inside the margins on both sides of the paper."""
    front, back = frame.inner(1), frame.inner(2)
    left = max(front.x, frame.width - back.x - back.width)
    right = min(front.x + front.width, frame.width - back.x)
    return _Strip(left - front.x, right - left)


def _shift(frame: PageFrame, width: float) -> float:
    """Return the left edge of a front's room, seen from the back of the paper, in the room of its back."""
    return frame.width - frame.inner(1).x - width - frame.inner(2).x


class _Leaf(NamedTuple):
    """The content of a page of fronts: captions above `top`, and the pieces."""

    head: tuple[Op, ...]
    top: float
    placed: list[_Placed]

    def fronts(self) -> Iterator[Op]:
        """Yield the fronts of all pieces."""
        return (Group(x, y, piece.front, piece.ref) for x, y, piece in self.placed)


def _leaves(context: PagesContext, space: Room, strip: _Strip, caption: str) -> Iterator[_Leaf]:
    """Yield the pages of fronts; the first one lists its contents, and the names that do not fit on their counters."""
    batches = [batch for make in _MAKERS if (batch := make(context.fleets[0], context.words)).pieces]
    said = line(0.0, 2.6, caption, 2.6, role=QUIET)
    head: tuple[Op, ...] = (said,)
    top = _TITLE
    if batches:
        titled = line(0.0, top + 1.4, "   ".join(batch.title for batch in batches), 2.7, weight=BOLD, role=QUIET, tracking=0.25)
        notes = wrap("   ·   ".join(note for batch in batches for note in batch.notes), space.width, _NOTE)
        written = tuple(lines(0.0, top + 5.2, notes, role=QUIET)) if notes.lines != ("",) else ()
        head = (said, titled, *written)
        top += 3.4 + (notes.height + _NOTE * LEADING + 1.0 if written else 0.0)
    rest = [(piece, batch.gap) for batch in batches for piece in batch.pieces]
    while rest:
        placed, left = _packed(rest, _Space(strip.x, top, strip.width, space.height - top))
        if not placed:
            # No piece is as large as a page; this avoids an endless loop.
            placed, left = [_Placed(strip.x, top, rest[0][0])], rest[1:]
        rest = left
        yield _Leaf(head, top, placed)
        head, top = (said,), _TITLE


class _Space(NamedTuple):
    """A free rectangle."""

    x: float
    y: float
    width: float
    height: float


Spaced = tuple[Piece, float]
"""A piece and the gap that it keeps."""


def _packed(pieces: Sequence[Spaced], room: _Space) -> tuple[list[_Placed], list[Spaced]]:
    """Return pieces, each in the first free place from the top with room for it, and those without room.

    The largest are first in `pieces`; straight cuts part them.
    """
    free = [room]
    placed: list[_Placed] = []
    rest: list[Spaced] = []
    for piece, gap in pieces:
        width, height = piece.front.width, piece.front.height
        place = next((each for each in free if width <= each.width + _SLACK and height <= each.height + _SLACK), None)
        if place is None:
            rest.append((piece, gap))
            continue
        placed.append(_Placed(place.x, place.y, piece))
        free.remove(place)
        x, y = min(place.width, width + gap), min(place.height, height + gap)
        free += (
            _Space(place.x + x, place.y, place.width - x, y),
            _Space(place.x, place.y + y, place.width, place.height - y),
        )
        free.sort(key=lambda each: (each.y, each.x))
    return placed, rest


_MAKERS = (ship_batch, squadron_batch, salvo_batch, mark_batch, mission_batch)
"""The functions that make the counters of each kind, the largest first."""
