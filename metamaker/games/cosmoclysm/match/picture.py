"""A game as one picture, and as text for a terminal: the players, the board as printed with all its pieces, the rolled dice.

A picture leaves room for overlays: possible choices, ways, the chances to win.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.messages import Message, Words, language_in_force, words_in
from metamaker.games.cosmoclysm.battle.narration.event_messages import ship_called
from metamaker.games.cosmoclysm.match.scenes import Scene
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import GAME, MOST_PLAYERS, Board, hex_names
from metamaker.games.cosmoclysm.model.grid import ROWS
from metamaker.games.cosmoclysm.model.words import TYPES, Colour
from metamaker.games.cosmoclysm.rules.position import kind_of, side_of
from metamaker.games.cosmoclysm.rules.ships import ATTACK, DEFENCE
from metamaker.games.cosmoclysm.sheet import palette
from metamaker.games.cosmoclysm.sheet.counters import SHIP, ship_piece
from metamaker.games.cosmoclysm.sheet.diagram import Arrow, Ship, Standing, board_drawing, points, size
from metamaker.games.cosmoclysm.sheet.signs import icon, type_sign
from metamaker.play.story import LETTERS
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Group, Op, Page, Path, Symbol
from metamaker.rendering.ink import PAPER, TINT
from metamaker.rendering.shapes import Point, box
from metamaker.rendering.text_fitting import Align, line, name_line

EDGE = 5.0
COLUMN = 68.0
"""The width of the column next to the board: the players, the chances, the dice."""

TITLE = 10.0
SIDE_ROW = 9.4
BAR = 5.0
"""The height of the bar of chances, which is empty until a player asks for it."""

_BESIDE = 5.0
_ASIDE = 5.2
"""Sideways offset of two ships on one hex, in mm."""


class Frame(NamedTuple):
    """The layout of a picture: its size, the top left corner of the board, the left edge of the column."""

    width: float
    height: float
    x: float
    y: float
    column: float

    def bar(self, sides: int) -> float:
        """Return the top of the bar of chances, below `sides` rows."""
        return EDGE + TITLE + sides * SIDE_ROW + 1.5


def frame_of(board: Board) -> Frame:
    """Return the layout of the picture of a board."""
    area = size(board)
    least = EDGE + TITLE + MOST_PLAYERS * SIDE_ROW + BAR + 6.0 + DICE
    height = max(area.height, least)
    width = EDGE + area.width + _BESIDE + COLUMN + EDGE
    return Frame(width, height + 2 * EDGE, EDGE, EDGE + (height - area.height) / 2, EDGE + area.width + _BESIDE)


DICE = 58.0
"""The height of the area of dice, below the bar."""


def places(board: Board) -> list[Point]:
    """Return the middles of all hexes in the picture of a board."""
    frame = frame_of(board)
    return [(x + frame.x, y + frame.y) for x, y in points(board)]


def ship_of(board: Board, ship: int) -> Ship:
    """Return the drawn form of a ship of the rules."""
    return Ship(TYPES[kind_of(ship)], colour_of(board, side_of(ship)))


def colour_of(board: Board, side: int) -> Colour:
    """Return the colour of a side."""
    return board.players[side].colour


def board_page(
    board: Board, sides: Sequence[str], scene: Scene, title: str, dice: Drawing | None = None, over: Sequence[Op] = ()
) -> Page:
    """Return the picture of a game; `over` is the top layer, in its own coordinates."""
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
        name_line(frame.column, EDGE + 5.4, title, COLUMN, 6.0, weight=BOLD),
        *_sides(board, sides, scene, frame),
        Group(frame.x, frame.y, drawn),
    ]
    if aside is not None and aside[0] in scene.ships:
        ops += _two_ships(board, words, scene.ships[aside[0]], aside)
    if dice is not None:
        ops.append(Group(frame.column, frame.bar(len(sides)) + BAR + 4.0, dice))
    return Page(Drawing(frame.width, frame.height, (*ops, *over)), title)


def _sides(board: Board, sides: Sequence[str], scene: Scene, frame: Frame) -> list[Op]:
    """Return the players, with their remaining ships; the row of the side with the turn has its own ground."""
    x = frame.column
    ops: list[Op] = []
    for side, name in enumerate(sides):
        y, colour, has_turn = EDGE + TITLE + side * SIDE_ROW, colour_of(board, side), side == scene.turn
        if has_turn:
            ops.append(Path(box(x, y, COLUMN, SIDE_ROW - 1.0, 1.4), fill=TINT, stroke=palette.edge(colour), width=0.7))
        ops.append(Symbol(x + 1.8, y + 2.0, 4.4, icon(colour.value), palette.edge(colour), TINT if has_turn else PAPER))
        count = line(x + COLUMN - 2.4, y + 6.0, str(scene.ships_of(side)), 5.0, weight=BOLD, align=Align.RIGHT)
        weight = BOLD if has_turn else REGULAR
        ops.append(name_line(x + 8.4, y + 5.8, name, COLUMN - 14.0 - count.width, 4.4, weight=weight))
        ops.append(count)
    return ops


def _two_ships(board: Board, words: Words, host: int, guest: tuple[int, int]) -> list[Op]:
    """Return both ships of a fight on their hex, the moving one above the other."""
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
    """Return the chances of all sides to win as a bar, which is an overlay of the picture of the board."""
    frame, words = frame_of(board), words_in(GAME, language_in_force())
    x, y = frame.column, frame.bar(len(chances))
    ops: list[Op] = []
    for side, chance in enumerate(chances):
        part, colour = COLUMN * chance, colour_of(board, side)
        if part > 0:
            ops.append(Path(box(x, y, part, BAR), fill=palette.side(colour), stroke=palette.edge(colour), width=0.25))
        text, role = words.text("sheet-chance", percent=round(100 * chance)), palette.on_side(colour)
        told = line(x + part / 2, y + 3.7, text, 3.3, weight=BOLD, role=role, align=Align.CENTRE)
        if told.width + 1.0 <= part:
            ops.append(told)
        x += part
    return Drawing(frame.width, frame.height, tuple(ops))


_HALF = 5
"""Half the width of a cell in characters, with room for signs of two letters; it is the shift of every second row."""


def text_board(board: Board, scene: Scene, words: Words) -> Iterator[str]:
    """Yield the rows of the board from north to south, each cell as in `A4 BC12`: hex, side, type, pairs of wormholes."""
    names = hex_names(board)
    cells: dict[int, dict[int, str]] = {}
    for at, each in enumerate(board.hexes):
        cells.setdefault(each.r, {})[2 * each.q + each.r] = f"{names[at]} {_ship(scene, at, words)}{_holes(scene, at)}"
    west = min(column for row in cells.values() for column in row)
    for _, row in sorted(cells.items()):
        line = ""
        for column, cell in sorted(row.items()):
            line = f"{line.ljust((column - west) * _HALF)}{cell}"
        yield line


def hex_facts(board: Board, scene: Scene, at: int, sides: Sequence[str]) -> Iterator[Message]:
    """Yield the facts about a hex: the ships on it with their dice, its wormholes, its neighbours."""
    names = hex_names(board)
    for place, ship in scene.standing():
        if place == at:
            kind = kind_of(ship)
            dice = {"attack": ATTACK[kind], "defence": DEFENCE[kind]}
            move = message(f"story-view-move-{TYPES[kind]}")
            yield message(
                "story-view-ship", hex=names[at], ship=ship_called(kind), side=sides[side_of(ship)], move=move, **dice
            )
    if all(place != at for place, _ in scene.standing()):
        yield message("story-view-empty", hex=names[at])
    for pair in sorted(pair for place, pair in scene.holes if place == at):
        ends = [names[place] for place, other in scene.holes if other == pair and place != at]
        yield message("story-view-wormhole", pair=pair, end=ends[0] if ends else "–")
    q, r = board.hexes[at].place
    near = [names[other] for other, each in enumerate(board.hexes) if (each.q - q, each.r - r) in ROWS]
    yield message("story-view-near", hexes=", ".join(near))


def _ship(scene: Scene, at: int, words: Words) -> str:
    ship = scene.ships.get(at)
    return " ·" if ship is None else f"{LETTERS[side_of(ship)]}{type_sign(TYPES[kind_of(ship)], words)}"


def _holes(scene: Scene, at: int) -> str:
    return "".join(str(pair) for place, pair in sorted(scene.holes) if place == at)
