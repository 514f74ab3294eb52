"""Plotting sheets of newtonian ships: two on a sheet, for each the roses of momenta and spin of twenty turns."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin

from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import bound, fleet_heading, room
from metamaker.games.metaverse.pages.plot_cinematic import TURNS
from metamaker.games.metaverse.pages.plots import names, order_codes, plotted, points
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box, circle, rule
from metamaker.rendering.text_fitting import Align, fit, line, words_line

POINTS = ("nw", "n", "ne", "w", "", "e", "sw", "s", "se")
"""The compass points in rows from the top left corner, with the ring in the middle. Rule MV-1.2.2-01."""

_ROSE_GAP = 0.7
_ORDERS = 7.6
_SPIN = 7.2
_NUMBER = 4.6


@lru_cache(maxsize=500)
def turn_cell(words: Words, turn: int, width: float, height: float) -> Drawing:
    """Return the cell of one turn: its number, a box for orders and one for spin, and the rose. Rules MV-1.2.2-01, -07."""
    ops: list[Op] = [
        Path(box(0.0, 0.0, width, height, 1.2), fill=TINT if turn == 0 else PAPER, stroke=LINE, width=0.25),
        line(_NUMBER / 2 + 0.5, 4.9, str(turn), 3.4, weight=BOLD, role=INK, align=Align.CENTRE),
        *_field(words["pages-plot-start" if turn == 0 else "pages-plot-orders"], 5.4, 0.8, width - 6.9 - _SPIN, _ORDERS - 0.8),
        *_field(words["pages-plot-spin"], width - 0.8 - _SPIN, 0.8, _SPIN, _ORDERS - 0.8),
    ]
    top = _ORDERS + _ROSE_GAP
    wide, high = (width - 1.6 - 2 * _ROSE_GAP) / 3, (height - top - 0.8 - 2 * _ROSE_GAP) / 3
    for place, point in enumerate(POINTS):
        x, y = 0.8 + place % 3 * (wide + _ROSE_GAP), top + place // 3 * (high + _ROSE_GAP)
        ops += _field(words[f"pages-plot-point-{point}"], x, y, wide, high) if point else _ring(x, y, wide, high)
    return Drawing(width, height, tuple(ops))


def _field(caption: str, x: float, y: float, width: float, height: float) -> list[Op]:
    """Return a box to write a number into, with a small word in its corner."""
    word = fit(caption, width - 0.8, LEAST, smallest=LEAST)
    return [
        Path(box(x, y, width, height, 0.8), fill=PAPER, stroke=LINE, width=0.18),
        words_line(x + 0.7, y + 2.1, word, role=QUIET),
    ]


def _ring(x: float, y: float, width: float, height: float) -> list[Op]:
    """Return a ring with eight marks; players draw the facing from its middle. Rule MV-1.2.2-03."""
    middle, centre, radius = x + width / 2, y + height / 2, min(width, height) / 2 - 0.9
    ops: list[Op] = [Path(circle(middle, centre, radius), fill=PAPER, stroke=LINE, width=0.2)]
    for eighth in range(8):
        across, down = sin(radians(45 * eighth)), -cos(radians(45 * eighth))
        start, end = radius - 0.5, radius + 0.7
        marks = (("M", middle + across * start, centre + down * start), ("L", middle + across * end, centre + down * end))
        ops.append(Path(marks, stroke=INK, width=0.25))
    return [*ops, Path(circle(middle, centre, 0.3), fill=INK)]


SHIPS = 2
_CELLS, _GAP = 7, 1.6
_NAMES = 9.0
"""Room for the name of a ship, more if it is long."""

_BETWEEN = 4.0
_POINTS = 62.0
"""Room for the points of drives and thrusters at the right of a ship's name."""

Plotted = tuple[Ship, Design]


def newtonian_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return sheets for the newtonian ships of every fleet, each fleet on sheets of its own. Rule MV-1.2.2-01."""
    return tuple(page for each in context.each() for page in _sheets(each))


def _sheets(context: PagesContext) -> tuple[Page, ...]:
    ships = plotted(context.fleets[0], MovementMethod.NEWTONIAN)
    heading = fleet_heading(context, "plot_newtonian")
    space = room(context, heading)
    bodies = [_body(context.words, ships[start : start + SHIPS], space) for start in range(0, len(ships), SHIPS)]
    return bound(context, heading, bodies) if bodies else ()


def _body(words: Words, ships: Sequence[Plotted], space: Room) -> Drawing:
    codes = order_codes(words, MovementMethod.NEWTONIAN, space.width)
    heads = [_head(ship, of, words, space.width) for ship, of in ships]
    named = max(_NAMES, *(head.height for head in heads))
    height = (space.height - codes.height - _BETWEEN * SHIPS) / SHIPS
    ops: list[Op] = []
    for place in range(SHIPS):
        y = place * (height + _BETWEEN)
        if place < len(ships):
            ops.append(Group(0.0, y, heads[place], ships[place][0].ref()))
        else:
            ops.append(Group(0.0, y, Drawing(space.width, named, (rule(0.0, named - 1.6, 60.0, LINE, 0.2),))))
        ops.append(Group(0.0, y + named, _turns(words, space.width, height - named)))
    ops.append(Group(0.0, space.height - codes.height, codes))
    return Drawing(space.width, space.height, tuple(ops))


def _head(ship: Ship, of: Design, words: Words, width: float) -> Drawing:
    name = names(ship, of, width - _POINTS - 4.0)
    pushes = points(of, words, width - _POINTS, 2.4, _POINTS / 6)
    return Drawing(width, max(_NAMES, name.height + 1.0), (Group(0.0, 0.0, name), *pushes))


@lru_cache(maxsize=500)
def _turns(words: Words, width: float, height: float) -> Drawing:
    """Return the cells of turn 0 and of twenty turns in three rows."""
    rows = -(-(TURNS + 1) // _CELLS)
    wide, high = (width - _GAP * (_CELLS - 1)) / _CELLS, (height - _GAP * (rows - 1)) / rows
    cells = tuple(
        Group(turn % _CELLS * (wide + _GAP), turn // _CELLS * (high + _GAP), turn_cell(words, turn, wide, high))
        for turn in range(TURNS + 1)
    )
    return Drawing(width, height, cells)
