"""A game as one picture: who plays, the board as it is printed with all that stands on it, the dice that fell.

What a picture leaves room for can be laid over it: what can be chosen, ways, the chances to win.
"""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.core.words import Words, language_in_force, words_in
from metamaker.games.cosmoclysm.model.board import GAME, Board
from metamaker.games.cosmoclysm.model.words import TYPES, Colour
from metamaker.games.cosmoclysm.rules.position import kind_of, side_of
from metamaker.games.cosmoclysm.sheet import palette
from metamaker.games.cosmoclysm.sheet.counters import SHIP, ship_piece
from metamaker.games.cosmoclysm.sheet.diagram import Arrow, Ship, Standing, board_drawing, points, size
from metamaker.games.cosmoclysm.sheet.signs import icon
from metamaker.games.cosmoclysm.tabletop.scenes import NOBODY, Scene
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.ink import HAIRLINE, PAPER, TINT
from metamaker.sheets.lettering import Align, line, name_line
from metamaker.sheets.shapes import Point, box, rule

EDGE = 6.0
TITLE = 9.0
SIDES = 11.0
BAR = 4.0
"""The height of the bar of chances, which is empty until it is asked for."""

DICE = 23.0
"""The height of the strip in which dice are seen, below the board."""

LEAST_WIDTH = 196.0
_GAP = 2.0
_ASIDE = 5.2
"""How far two ships on one hex stand aside, in mm."""


class Frame(NamedTuple):
    """Where the parts of a picture lie: its size, and the top left corner of the board."""

    width: float
    height: float
    x: float
    y: float

    @property
    def dice(self) -> float:
        """The top of the strip of dice."""
        return self.height - EDGE - DICE

    @property
    def bar(self) -> float:
        """The top of the bar of chances."""
        return EDGE + TITLE + SIDES


def frame_of(board: Board) -> Frame:
    """Return where the parts of the picture of a board lie."""
    area = size(board)
    width = max(area.width + 2 * EDGE, LEAST_WIDTH)
    y = EDGE + TITLE + SIDES + BAR + _GAP
    return Frame(width, y + area.height + _GAP + DICE + EDGE, (width - area.width) / 2, y)


def places(board: Board) -> list[Point]:
    """Return the middles of all hexes in the picture of a board."""
    frame = frame_of(board)
    return [(x + frame.x, y + frame.y) for x, y in points(board)]


def ship_of(board: Board, ship: int) -> Ship:
    """Return a ship of the rules as it is drawn."""
    return Ship(TYPES[kind_of(ship)], colour_of(board, side_of(ship)))


def colour_of(board: Board, side: int) -> Colour:
    """Return the colour of a side."""
    return board.players[side].colour


def board_page(
    board: Board, sides: Sequence[str], scene: Scene, title: str, dice: Drawing | None = None, over: Sequence[Op] = ()
) -> Page:
    """Return the picture of a game; `over` lies on it last, in its own coordinates."""
    frame, words = frame_of(board), words_in(GAME, language_in_force())
    ships = {at: ship_of(board, ship) for at, ship in scene.ships.items()}
    aside = scene.guest
    if aside is not None:
        ships.pop(aside[0], None)
    way = (Arrow(scene.way, scene.passes),) if len(scene.way) > 1 else ()
    marked = frozenset() if aside is None else frozenset((aside[0],))
    drawn = board_drawing(board, words, Standing(ships, scene.holes, way, marked))
    ops: list[Op] = [
        Path(box(0.0, 0.0, frame.width, frame.height), fill=PAPER),
        line(EDGE, EDGE + 5.6, title, 5.6, weight=BOLD),
        *_sides(board, sides, scene, frame),
        Group(frame.x, frame.y, drawn),
    ]
    if aside is not None and aside[0] in scene.ships:
        ops += _two_ships(board, words, scene.ships[aside[0]], aside)
    if dice is not None:
        ops.append(Group((frame.width - dice.width) / 2, frame.dice, dice))
    return Page(Drawing(frame.width, frame.height, (*ops, *over)), title)


def _sides(board: Board, sides: Sequence[str], scene: Scene, frame: Frame) -> list[Op]:
    """Return who plays, with ships left; who has the turn stands on a ground of its own."""
    each = (frame.width - 2 * EDGE) / max(len(sides), 1)
    y = EDGE + TITLE
    ops: list[Op] = []
    for side, name in enumerate(sides):
        x, colour, has_turn = EDGE + side * each, colour_of(board, side), side == scene.turn
        if has_turn:
            ops.append(Path(box(x, y, each - 1.5, SIDES - 1.5, 1.4), fill=TINT, stroke=palette.edge(colour), width=0.7))
        ops.append(Symbol(x + 1.6, y + 2.6, 4.2, icon(colour.value), palette.edge(colour), TINT if has_turn else PAPER))
        count = line(x + each - 3.4, y + 6.3, str(scene.ships_of(side)), 4.6, weight=BOLD, align=Align.RIGHT)
        weight = BOLD if has_turn else REGULAR
        ops.append(name_line(x + 7.4, y + 6.2, name, each - 12.0 - count.width, 4.0, weight=weight))
        ops.append(count)
    if scene.turn == NOBODY:
        ops.append(rule(EDGE, y + SIDES - 1.0, frame.width - 2 * EDGE, HAIRLINE, 0.2))
    return ops


def _two_ships(board: Board, words: Words, host: int, guest: tuple[int, int]) -> list[Op]:
    """Return both ships of a fight on their hex, the one that is under way above the other."""
    x, y = places(board)[guest[0]]
    return [
        ship_op(board, words, host, (x - _ASIDE, y + 3.0), _SMALL),
        ship_op(board, words, guest[1], (x + _ASIDE, y - 3.0), _SMALL),
    ]


_SMALL = 0.78


def ship_op(board: Board, words: Words, ship: int, middle: Point, scale: float = 1.0) -> Group:
    """Return a ship with its middle at a place of the picture."""
    drawn, half = ship_of(board, ship), SHIP * scale / 2
    return Group(middle[0] - half, middle[1] - half, ship_piece(drawn.type, drawn.colour, words), None, scale)


def chances_bar(board: Board, chances: Sequence[float]) -> Drawing:
    """Return the chances of all sides to win as a bar, to be laid over a picture of the board."""
    frame = frame_of(board)
    width, words = frame.width - 2 * EDGE, words_in(GAME, language_in_force())
    x = EDGE
    ops: list[Op] = []
    for side, chance in enumerate(chances):
        part = width * chance
        colour = colour_of(board, side)
        if part > 0:
            ops.append(Path(box(x, frame.bar, part, BAR), fill=palette.side(colour), stroke=palette.edge(colour), width=0.25))
        told = line(
            x + part / 2,
            frame.bar + 3.0,
            words.text("sheet-chance", percent=round(100 * chance)),
            2.9,
            weight=BOLD,
            role=palette.on_side(colour),
            align=Align.CENTRE,
        )
        if told.width + 1.0 <= part:
            ops.append(told)
        x += part
    return Drawing(frame.width, frame.height, tuple(ops))
