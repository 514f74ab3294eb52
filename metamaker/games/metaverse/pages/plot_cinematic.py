"""Plotting sheets of cinematic ships: six side by side, orders and change of speed for twenty turns."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from metamaker.core.amounts import whole
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.edges import SMALL, bound, fleet_heading, room
from metamaker.games.metaverse.pages.plots import names, order_codes, plotted, points
from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Page, Path
from metamaker.rendering.ink import HAIRLINE, INK, LINE, QUIET, TINT
from metamaker.rendering.page_set import Room
from metamaker.rendering.shapes import box, rule, upright
from metamaker.rendering.text_fitting import Align, fit, line, lines

SHIPS, TURNS = 6, 20
"""Ships on a sheet, and turns after the row of the starting speed. Rule MV-A.1-16."""

_TURN = 8.0
_GAP = 2.4
_NAMES = 8.0
"""Room for the names of ships, more if one is long."""

_POINTS = 5.0
_CAPTION = 3.4
"""Room for the words above the cells."""

_DELTA = 0.3
"""The part of a ship's column for its change of speed."""

_ABOVE_CODES = 4.0

Plotted = tuple[Ship, Design]


def cinematic_pages(context: PagesContext) -> tuple[Page, ...]:
    """Return sheets for the cinematic ships of every fleet that need one, each fleet on its own. Rules MV-A.1-16, MV-X.1-09."""
    return tuple(page for each in context.each() for page in _sheets(each))


def _sheets(context: PagesContext) -> tuple[Page, ...]:
    known = plotted(context.fleets[0], MovementMethod.CINEMATIC)
    ships = iter([(ship, of) for ship, of in known if ship.ref() not in context.written])
    heading = fleet_heading(context, "plot_cinematic")
    space = room(context, heading)
    bodies = []
    while some := tuple(islice(ships, SHIPS)):
        bodies.append(_body(context.words, some, space))
    return bound(context, heading, bodies) if bodies else ()


def _body(words: Words, ships: Sequence[Plotted], space: Room) -> Drawing:
    codes = order_codes(words, MovementMethod.CINEMATIC, space.width)
    column = (space.width - _TURN - _GAP * (SHIPS - 1)) / SHIPS
    named = max(_NAMES, *(names(ship, of, column).height for ship, of in ships))
    cells = named + _POINTS
    height = (space.height - codes.height - _ABOVE_CODES - cells - _CAPTION) / (TURNS + 1)
    grid = _grid(words, column, height)
    ops: list[Op] = [Group(0.0, cells, _turns(words, height))]
    for place in range(SHIPS):
        x = _TURN + place * (column + _GAP)
        ops.append(Group(x, cells, grid))
        if place < len(ships):
            ship, of = ships[place]
            ops.append(Group(x, 0.0, _head(ship, of, words, column, named), ship.ref()))
            ops.append(Group(x, cells + _CAPTION, _limits(words, of, column, height), ship.ref()))
        else:
            ops.append(Group(x, 0.0, Drawing(column, named, (rule(0.0, named - 0.4, column, LINE, 0.2),))))
    ops.append(Group(0.0, space.height - codes.height, codes))
    return Drawing(space.width, space.height, tuple(ops))


def _head(ship: Ship, of: Design, words: Words, width: float, named: float) -> Drawing:
    """Name and points of a ship, the points in one line with those of the others."""
    pushes = points(of, words, 0.0, named + 0.6, width / 4)
    return Drawing(width, named + _POINTS, (Group(0.0, 0.0, names(ship, of, width)), *pushes))


def _limits(words: Words, of: Design, width: float, height: float) -> Drawing:
    """Return the content of the row of turn 0: the highest speeds ahead and astern."""
    stats = ship_stats(of)
    limits = words.text("pages-plot-limits", ahead=whole(stats.max_speed or 0), astern=whole(stats.reverse_speed or 0))
    fitted = fit(limits, width * (1 - _DELTA) - 2.0, SMALL, smallest=LEAST)
    return Drawing(width * (1 - _DELTA), height, lines(1.2, fitted.baseline(height / 2), fitted, role=QUIET))


@lru_cache(maxsize=500)
def _grid(words: Words, width: float, height: float) -> Drawing:
    """Return the empty cells of a ship, a stronger line after every fifth turn, turn 0 on tinted ground."""
    split, whole = width * (1 - _DELTA), height * (TURNS + 1)
    ops: list[Op] = [
        line(1.2, 2.2, words["pages-plot-orders"], SMALL, role=QUIET),
        line(width - 1.2, 2.2, words["pages-plot-delta"], SMALL, role=QUIET, align=Align.RIGHT),
        Path(box(0.0, _CAPTION, width, height), fill=TINT),
    ]
    for turn in range(1, TURNS + 1):
        strong = turn % 5 == 1
        ops.append(rule(0.0, _CAPTION + turn * height, width, LINE if strong else HAIRLINE, 0.35 if strong else 0.2))
    ops += [upright(split, _CAPTION, whole, HAIRLINE), Path(box(0.0, _CAPTION, width, whole, 0.8), stroke=INK, width=0.3)]
    return Drawing(width, _CAPTION + whole, tuple(ops))


@lru_cache(maxsize=500)
def _turns(words: Words, height: float) -> Drawing:
    """Return the numbers of the turns down the left edge."""
    ops: list[Op] = [line(0.0, 2.2, words["pages-plot-turn"], SMALL, role=QUIET)]
    for turn in range(TURNS + 1):
        strong = turn % 5 == 0
        size = 3.8 if strong else 3.3
        y = _CAPTION + turn * height + height / 2 + size * 0.355
        role = INK if strong else QUIET
        ops.append(line(_TURN - 2.2, y, str(turn), size, weight=BOLD, role=role, align=Align.RIGHT))
    return Drawing(_TURN, _CAPTION + height * (TURNS + 1), tuple(ops))
