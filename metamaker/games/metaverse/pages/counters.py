"""Counters to cut out: ships, squadrons, missions, salvos and marks; every page of fronts is followed by its backs."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from pydantic import TypeAdapter

from metamaker.core.words import Words
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.charts.panel import Entry, rule_ref, table
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.counters_ships import Batch, Piece, disc, ship_batch
from metamaker.games.metaverse.pages.counters_wings import mission_batch, salvo_batch, squadron_batch
from metamaker.games.metaverse.pages.edges import Heading, bound, fleet_called, room
from metamaker.games.metaverse.sheet.tiles import icon
from metamaker.games.metaverse.stats.parts import parts
from metamaker.sheets.bound_pages import Room
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Symbol
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.ink import HAIRLINE, INK, PAPER, QUIET, TINT
from metamaker.sheets.lettering import LEADING, Align, fit, line, lines, wrap
from metamaker.sheets.shapes import rule

SIZE = 13.0
MOST = 8
"""Marks of one kind that are printed at most."""

_GAP = 1.6


class Mark(Entry):
    """A mark: the kinds of components that call for it, none for every ship."""

    kinds: tuple[ComponentKind, ...] = ()


_MARKS = TypeAdapter(dict[str, Mark])


@cache
def marks() -> dict[str, Mark]:
    """Return the marks by key."""
    return _MARKS.validate_json(json.dumps(table("counters")))


def mark_batch(fleet: Fleet, words: Words) -> Batch:
    """Return a mark for each ship that may need it, up to MOST of a kind."""
    designs = [design(fleet, fleet.ship_class(ship.ship_class)) for ship in fleet.ships]
    pieces = tuple(
        _mark(key, mark, words)
        for key, mark in marks().items()
        for _ in range(min(MOST, sum(_needs(each, mark) for each in designs)))
    )
    return Batch(words.text("charts-counters-marks", count=len(pieces)), (), _GAP, pieces)


def _needs(ship: Design, mark: Mark) -> bool:
    return not mark.kinds or any(parts(ship)[kind] for kind in mark.kinds)


def _mark(key: str, mark: Mark, words: Words) -> Piece:
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
_BELOW = 3.4
_SLACK = 1e-6


class _Row(NamedTuple):
    """Pieces side by side, or the head of a batch, `height` mm high; `x` is where the first piece begins."""

    height: float
    below: float
    head: Drawing | None
    pieces: tuple[tuple[float, Piece], ...]


def counter_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return the counters of every fleet: for each page of fronts one of backs, mirrored; no pages for fleets with nothing."""
    pages: list[Page] = []
    for alone in context.each():
        heading = _heading(alone)
        bodies = tuple(_bodies(alone, room(alone, heading)))
        pages += bound(alone, heading, bodies)
    return tuple(pages)


def _heading(context: PagesContext) -> Heading:
    fleet, title = context.fleets[0], context.words["charts-counters-title"]
    return Heading(title, fleet_called(context, fleet), title, fleet.emblem)


def _bodies(context: PagesContext, space: Room) -> Iterator[Drawing]:
    """Yield fronts and backs in turn."""
    words = context.words
    captions = (words["charts-counters-front"], words["charts-counters-back"])
    leaves = _leaves(tuple(_rows(context, space.width)), space.height - _TITLE)
    shift = _shift(context.frame, space.width)
    for rows in leaves:
        yield _body(space, captions[0], rows, None)
        yield _body(space, captions[1], rows, shift)


class _Strip(NamedTuple):
    """The part of a page's room that lies inside the margins on both sides of the paper: where it begins, and its width."""

    x: float
    width: float


def _both_sides(frame: PageFrame) -> _Strip:
    front, back = frame.inner(1), frame.inner(2)
    left = max(front.x, frame.width - back.x - back.width)
    right = min(front.x + front.width, frame.width - back.x)
    return _Strip(left - front.x, right - left)


def _shift(frame: PageFrame, width: float) -> float:
    """Return where the left edge of a front's room lies, seen from the other side, in the room of its back."""
    return frame.width - frame.inner(1).x - width - frame.inner(2).x


def _batches(context: PagesContext) -> Iterator[Batch]:
    fleet: Fleet = context.fleets[0]
    for make in (ship_batch, squadron_batch, mission_batch, salvo_batch, mark_batch):
        batch = make(fleet, context.words)
        if batch.pieces:
            yield batch


def _rows(context: PagesContext, width: float) -> Iterator[_Row]:
    strip = _both_sides(context.frame)
    for batch in _batches(context):
        head = _head(batch, width)
        yield _Row(head.height, 0.0, head, ())
        line_of: list[Piece] = []
        for piece in batch.pieces:
            if line_of and _width([*line_of, piece], batch.gap) > strip.width + _SLACK:
                yield _row(line_of, batch.gap, strip)
                line_of = []
            line_of.append(piece)
        yield _row(line_of, batch.gap, strip)._replace(below=_BELOW)


def _width(pieces: Sequence[Piece], gap: float) -> float:
    return sum(piece.front.width for piece in pieces) + gap * (len(pieces) - 1)


def _row(pieces: Sequence[Piece], gap: float, strip: _Strip) -> _Row:
    x = strip.x + (strip.width - _width(pieces, gap)) / 2
    placed: list[tuple[float, Piece]] = []
    for piece in pieces:
        placed.append((x, piece))
        x += piece.front.width + gap
    return _Row(max(piece.front.height for piece in pieces), gap, None, tuple(placed))


def _head(batch: Batch, width: float) -> Drawing:
    """The title of a batch, and the names that do not fit on its counters."""
    title = line(0.0, 3.4, batch.title, 2.7, weight=BOLD, role=QUIET, tracking=0.25)
    ops: list[Op] = [title, rule(0.0, 4.6, width, HAIRLINE, 0.2)]
    y = 6.0
    if batch.notes:
        notes = wrap("   ·   ".join(batch.notes), width, _NOTE)
        ops += lines(0.0, y + _NOTE * 0.9, notes, role=QUIET)
        y += notes.height + _NOTE * LEADING + 1.0
    return Drawing(width, y, tuple(ops))


def _leaves(rows: Sequence[_Row], height: float) -> list[list[_Row]]:
    """Return the rows of each page; the head of a batch stays with its first row."""
    leaves: list[list[_Row]] = [[]]
    used = 0.0
    for number, row in enumerate(rows):
        needed = row.height + (rows[number + 1].height if row.head is not None else 0.0)
        if leaves[-1] and used + needed > height + _SLACK:
            leaves.append([])
            used = 0.0
        leaves[-1].append(row)
        used += row.height + row.below
    return [leaf for leaf in leaves if leaf]


def _body(space: Room, caption: str, rows: Sequence[_Row], shift: float | None) -> Drawing:
    """Draw fronts, or backs from right to left if `shift` says where the other side of the paper begins."""
    ops: list[Op] = [line(0.0, 2.6, caption, 2.6, role=QUIET)]
    y = _TITLE
    for row in rows:
        if row.head is not None:
            ops.append(Group(0.0, y, row.head))
        for x, piece in row.pieces:
            top = y + (row.height - piece.front.height) / 2
            if shift is None:
                ops.append(Group(x, top, piece.front, piece.ref))
            else:
                ops.append(Group(shift + space.width - x - piece.back.width, top, piece.back, piece.ref))
        y += row.height + row.below
    return Drawing(space.width, space.height, tuple(ops))
