"""The drawing of a board: hexes with names and letters, ships, wormholes, ways of moves."""

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.model.board import Board, Hex, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.grid import ROWS
from metamaker.games.cosmoclysm.model.words import Colour, ShipType
from metamaker.games.cosmoclysm.sheet import palette
from metamaker.games.cosmoclysm.sheet.counters import SHIP, rim, ship_piece, whirl
from metamaker.games.cosmoclysm.sheet.hexes import SIDE, Extent, border, extent, middle, outline, wide
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path, Role
from metamaker.rendering.ink import ALERT, HAIRLINE, INK, LINE, PAPER, QUIET
from metamaker.rendering.shapes import Point, circle
from metamaker.rendering.text_fitting import SMALLEST, Align, line

MARGIN = 1.0
"""Margin around a board in mm, for the ends of thick lines."""

_NAME = 3.0
_LETTER = 8.0


class Ship(NamedTuple):
    """A ship on a board."""

    type: ShipType
    colour: Colour


class Arrow(NamedTuple):
    """The way of a move: the hexes by number, and the indexes of hexes with a wormhole to the next one."""

    hexes: tuple[int, ...]
    passes: tuple[int, ...] = ()


class Standing(NamedTuple):
    """The pieces and marks on a board: ships by hex, wormholes as hex and pair, drawn ways, marked hexes."""

    ships: Mapping[int, Ship] = MappingProxyType({})
    holes: tuple[tuple[int, int], ...] = ()
    ways: tuple[Arrow, ...] = ()
    marked: frozenset[int] = frozenset()
    heat: Mapping[int, int] = MappingProxyType({})
    """Figures of a heat map, by hex, in place of letters."""


EMPTY = Standing()


class Look(NamedTuple):
    """The look of a board: with names, letters in the middle of hexes, grounds by letter, signs of corners.

    If the board is printed too small for the usual names, `name` is a larger size for them, in the middle.
    """

    names: bool = True
    letters: bool = True
    zones: bool = True
    corners: bool = True
    name: float = _NAME


USUAL = Look()


def standing_of(board: Board) -> Standing:
    """Return the pieces of a document's position on its board; none without a position."""
    if board.position is None:
        return EMPTY
    number = {each.place: place for place, each in enumerate(board.hexes)}
    ships = {
        number[(ship.q, ship.r)]: Ship(ship.type, board.players[ship.player - 1].colour)
        for ship in board.position.ships
        if ship.player <= len(board.players)
    }
    return Standing(ships, tuple((number[(hole.q, hole.r)], hole.pair) for hole in board.position.wormholes))


def size(board: Board) -> Extent:
    """Return the box of the drawing of a board, in mm from the middle of (0, 0)."""
    left, top, width, height = extent(each.place for each in board.hexes)
    return Extent(left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)


def points(board: Board) -> list[Point]:
    """Return the middles of all hexes in the drawing of a board."""
    box = size(board)
    middles = (middle(each.place) for each in board.hexes)
    return [(x - box.left, y - box.top) for x, y in middles]


def board_drawing(board: Board, words: Words, standing: Standing = EMPTY, look: Look = USUAL) -> Drawing:
    """Return a board with its pieces and marks, in true size; each hex has its reference."""
    box, names, middles = size(board), hex_names(board), points(board)
    corners = _corners(board) if look.corners else frozenset()
    least, most = min(standing.heat.values(), default=0), max(standing.heat.values(), default=0)
    ops: list[Op] = []
    for at, (each, name, (x, y)) in enumerate(zip(board.hexes, names, middles, strict=True)):
        holes = tuple(pair for hole, pair in standing.holes if hole == at)
        warm = Heat(standing.heat[at], least, most) if at in standing.heat else None
        content = Content(name, standing.ships.get(at), holes, at in corners, at in standing.marked, warm)
        ops.append(Group(x - wide() / 2, y - SIDE, hex_drawing(each, content, words, look), hex_ref(name)))
    ops.append(Group(0.0, 0.0, _walls(board)))
    for way in standing.ways:
        ops += way_ops(way, middles, standing.ships.keys() | standing.marked)
    return Drawing(box.width, box.height, tuple(ops))


class Heat(NamedTuple):
    """The figure of a hex on a heat map, with the minimum and maximum of the map."""

    figure: int
    least: int
    most: int

    @property
    def step(self) -> int:
        """The step of its ground, from 0."""
        return min(palette.HEATS - 1, (self.figure - self.least) * palette.HEATS // max(1, self.most - self.least))


class Content(NamedTuple):
    """The contents of a hex: its name, a ship, ends of pairs of wormholes; whether it is a corner, and marked; its heat."""

    name: str
    ship: Ship | None = None
    holes: tuple[int, ...] = ()
    is_corner: bool = False
    is_marked: bool = False
    heat: Heat | None = None


@lru_cache(maxsize=2000)
def hex_drawing(each: Hex, content: Content, words: Words, look: Look = USUAL) -> Drawing:
    """Return one hex with its contents."""
    x, y = wide() / 2, SIDE
    ground = palette.zone("ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(each.letter)) if each.letter and look.zones else PAPER
    if content.heat is not None:
        ground = palette.heat(content.heat.step)
    ops: list[Op] = [Path(outline(x, y), fill=ground, stroke=LINE, width=0.25)]
    if content.is_marked:
        ops.append(Path(outline(x, y, SIDE - 0.8), stroke=ALERT, width=1.0))
    in_middle = look.name > _NAME and content.ship is None
    if content.heat is not None:
        ops += _heat(content, x, y)
    elif content.ship is None and not content.holes and look.letters and not in_middle:
        ops.append(line(x, y + 3.0, each.letter or " ", _LETTER, role=QUIET, align=Align.CENTRE))
    for place, pair in enumerate(content.holes):
        ops += _hole(pair, x, y, place, is_free=content.ship is None)
    if content.ship is not None:
        ops.append(Group(x - SHIP / 2, y - SHIP / 2, ship_piece(content.ship.type, content.ship.colour, words)))
    if in_middle:
        ops.append(line(x, y + look.name * 0.36, content.name, look.name, weight=BOLD, align=Align.CENTRE))
    elif look.names and (content.ship is not None or content.holes or content.name != each.letter or not look.letters):
        role = INK if content.heat is None else palette.on_heat(content.heat.step)
        ops.append(line(x, y - 11.9, content.name, _NAME, weight=BOLD, role=role, align=Align.CENTRE))
    if content.is_corner and content.heat is None:
        ops.append(_start_sign(x, y + SIDE - 3.1))
    return Drawing(wide(), 2 * SIDE, tuple(ops))


def _heat(content: Content, x: float, y: float) -> Iterator[Op]:
    if content.heat is not None and content.ship is None:
        role = palette.on_heat(content.heat.step)
        yield line(x, y + 3.2, str(content.heat.figure), _LETTER, weight=BOLD, role=role, align=Align.CENTRE)


def _start_sign(x: float, y: float) -> Path:
    """Return a small triangle at the foot of a corner hex, where first ships may be placed. Rule CL-PLC-02."""
    return Path((("M", x - 1.5, y), ("L", x + 1.5, y), ("L", x, y + 1.9), ("Z",)), fill=QUIET)


def _hole(pair: int, x: float, y: float, place: int, *, is_free: bool) -> Iterator[Op]:
    """Yield an end of a pair; if a hex has several, the inner ones are off the middle with their figures."""
    role = palette.hole(pair)
    if place == 0:
        yield Path(circle(x, y, 11.5), fill=PAPER, stroke=role, width=0.2)
        yield from rim(pair, x, y)
        if is_free:
            yield from whirl(pair, x, y, 7.6)
    aside = (8.6, -8.6)[place % 2]
    yield Path(circle(x + aside, y + 8.2, 2.5), fill=PAPER, stroke=role, width=0.6, dash=0.0 if pair == 1 else 0.8)
    yield line(x + aside, y + 9.5, str(pair), 3.6, weight=BOLD, role=INK, align=Align.CENTRE)


@memo
def _walls(board: Board) -> Drawing:
    """Return the sides between hexes of different letters, and the shore of the board, as thick lines."""
    letter = {each.place: each.letter for each in board.hexes}
    ops: list[Op] = []
    for each, (x, y) in zip(board.hexes, points(board), strict=True):
        for direction, (q, r) in enumerate(ROWS):
            beside = letter.get((each.q + q, each.r + r))
            if beside == each.letter or (beside is not None and direction >= len(ROWS) // 2):
                continue
            start, end = border(direction, x, y)
            role, width = (INK, 0.7) if beside is None else (QUIET, 0.5)
            ops.append(Path((("M", *start), ("L", *end)), stroke=role, width=width))
    box = size(board)
    return Drawing(box.width, box.height, tuple(ops))


@memo
def _corners(board: Board) -> frozenset[int]:
    """Return the hexes with up to three neighbours. Rule CL-BRD-05."""
    places = {each.place for each in board.hexes}
    few = len(ROWS) // 2
    return frozenset(
        at for at, each in enumerate(board.hexes) if sum((each.q + q, each.r + r) in places for q, r in ROWS) <= few
    )


_SHAFT = 1.3
_HEAD = 3.6


def way_ops(way: Arrow, middles: Sequence[Point], occupied: Collection[int] = (), role: Role = ALERT) -> Iterator[Op]:
    """Yield the way of a move: a line with a dot at its start and a head at its end, dashed through wormholes.

    On `occupied` hexes it begins and ends at the edge of the ship.
    """
    stops = [middles[at] for at in way.hexes]
    if way.hexes[0] in occupied:
        stops[0] = _towards(stops[0], stops[1], _RIM)
    if way.hexes[-1] in occupied:
        stops[-1] = _towards(stops[-1], stops[-2], _RIM)
    for number, (start, end) in enumerate(pairwise(stops)):
        is_pass, is_last = number in way.passes, number == len(stops) - 2
        stop = _towards(end, start, _HEAD) if is_last else end
        yield Path((("M", *start), ("L", *stop)), stroke=PAPER, width=_SHAFT + 0.9)
        yield Path((("M", *start), ("L", *stop)), stroke=role, width=_SHAFT, dash=1.8 if is_pass else 0.0)
        if is_last:
            yield _arrow_head(start, end, role)
    yield Path(circle(*stops[0], 1.7), fill=role, stroke=PAPER, width=0.4)


_RIM = SHIP / 2 + 0.8


def _towards(start: Point, end: Point, length: float) -> Point:
    """Return the place `length` mm from one point towards another."""
    part = min(1.0, length / (math.dist(start, end) or 1.0))
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _arrow_head(start: Point, end: Point, role: Role) -> Path:
    length = math.dist(start, end) or 1.0
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    bx, by = end[0] - _HEAD * x, end[1] - _HEAD * y
    half = _HEAD * 0.62
    return Path(
        (("M", *end), ("L", bx - half * y, by + half * x), ("L", bx + half * y, by - half * x), ("Z",)),
        fill=role,
        stroke=PAPER,
        width=0.4,
    )


def scaled(drawing: Drawing, width: float, height: float, most: float = 1.0) -> Drawing:
    """Return a drawing scaled to fit into a box, up to `most` times its size."""
    scale = min(most, width / drawing.width, height / drawing.height)
    return Drawing(drawing.width * scale, drawing.height * scale, (Group(0.0, 0.0, drawing, None, scale),))


def legible(look: Look, scale: float) -> Look:
    """Return a look with readable names on a board printed this much smaller."""
    return look if _NAME * scale >= SMALLEST else look._replace(name=SMALLEST / scale)


def hairline_hex(x: float, y: float, side: float) -> Path:
    """Return an empty hex for drawing."""
    return Path(outline(x, y, side), fill=PAPER, stroke=HAIRLINE, width=0.25)
