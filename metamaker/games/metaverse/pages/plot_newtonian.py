"""Plotting sheets of newtonian ships: two on a sheet, for each the eight momenta and the spin of twenty turns."""

from collections.abc import Sequence
from functools import lru_cache

from metamaker.core.words import Words
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import Room, bound, fleet_heading, room
from metamaker.games.metaverse.pages.order_codes import order_codes
from metamaker.games.metaverse.pages.plot_cinematic import TURNS
from metamaker.games.metaverse.pages.plot_ships import names, plotted, points
from metamaker.games.metaverse.pages.rose import turn_cell
from metamaker.sheets.drawing import Drawing, Group, Op, Page
from metamaker.sheets.ink import LINE
from metamaker.sheets.shapes import rule

SHIPS = 2
_CELLS, _GAP = 7, 1.6
_NAMES = 9.0
"""Room for the name of a ship, more where it is long."""

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
    heads = [_head(ship, of, space.width) for ship, of in ships]
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


def _head(ship: Ship, of: Design, width: float) -> Drawing:
    name = names(ship, of, width - _POINTS - 4.0)
    pushes = points(of, width - _POINTS, 2.4, _POINTS / 6)
    return Drawing(width, max(_NAMES, name.height + 1.0), (Group(0.0, 0.0, name), *pushes))


@lru_cache(maxsize=500)
def _turns(words: Words, width: float, height: float) -> Drawing:
    """The cells of turn 0 and of twenty turns in three rows."""
    rows = -(-(TURNS + 1) // _CELLS)
    wide, high = (width - _GAP * (_CELLS - 1)) / _CELLS, (height - _GAP * (rows - 1)) / rows
    cells = tuple(
        Group(turn % _CELLS * (wide + _GAP), turn // _CELLS * (high + _GAP), turn_cell(words, turn, wide, high))
        for turn in range(TURNS + 1)
    )
    return Drawing(width, height, cells)
