"""A moment of a game as one picture: the board with its names, wormholes, ships, and the way that was just gone."""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.core.words import language_in_force, words_in
from metamaker.games.cosmoclysm.battle.game import Game
from metamaker.games.cosmoclysm.model.board import GAME, Board, hex_ref
from metamaker.games.cosmoclysm.model.grid import Place
from metamaker.games.cosmoclysm.model.words import TYPES, Colour
from metamaker.games.cosmoclysm.rules.position import OUT, kind_of, ship_code, side_of
from metamaker.sheets import series
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Outline, Page, Path
from metamaker.sheets.ink import ALERT, HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, line
from metamaker.sheets.shapes import circle

SIDE = 11.0
"""Of a hex, from its centre to a corner, in mm."""

WIDE, HIGH = SIDE * math.sqrt(3), SIDE * 1.5
"""From column to column, and from row to row, in mm."""

EDGE = 6.0
HEAD = 12.0

SERIES = {
    Colour.RED: 7,
    Colour.BLUE: 0,
    Colour.YELLOW: 1,
    Colour.GREEN: 3,
    Colour.VIOLET: 2,
    Colour.WHITE: 4,
}
"""The series whose colours the players have, all dark enough for letters."""

PAIRS = (series.edge(5), series.edge(6))
"""The colours of the two pairs of wormholes."""


def centre(place: Place) -> tuple[float, float]:
    """Return where the centre of a hex is, in mm from that of (0, 0); rows run from west to east. Rule CL-BRD-07."""
    q, r = place
    return WIDE * (q + r / 2), HIGH * r


def corners(side: float = SIDE) -> Outline:
    """Return a hex around (0, 0) with a corner on top."""
    points = [(side * math.sin(math.tau * k / 6), -side * math.cos(math.tau * k / 6)) for k in range(6)]
    return (("M", *points[0]), *(("L", *point) for point in points[1:]), ("Z",))


def moved_to(outline: Outline, x: float, y: float) -> Outline:
    """Return an outline of points and lines at another place."""
    return tuple((segment[0], *(value + (x, y)[place % 2] for place, value in enumerate(segment[1:]))) for segment in outline)


class Scene(NamedTuple):
    """What a picture shows: ships by hex (as numbers of the rules), ends of wormholes, the way that was just gone."""

    ships: tuple[tuple[int, int], ...] = ()
    holes: tuple[tuple[int, int], ...] = ()
    """Hex and pair of each wormhole."""
    way: tuple[int, ...] = ()
    fight: int = -1


def scene_of(game: Game, way: Sequence[int] = ()) -> Scene:
    """Return what a game shows now."""
    preparation, position = game.preparation, game.position
    if position is None:
        placed = (
            (at, ship_code(side, kind))
            for side in range(game.sides)
            for kind, at in zip(preparation.kinds[side], preparation.hexes[side], strict=True)
        )
        return Scene(tuple(placed), tuple((at, pair) for pair in (1, 2) for at in preparation.ends[pair]))
    ships = tuple((at, ship) for at, ship in enumerate(position.holds) if ship)
    holes = tuple((at, pair) for at, exits in enumerate(position.field.exits) for pair, _ in exits)
    return Scene(ships, holes, tuple(way), position.at if position.phase == OUT else -1)


def board_drawing(board: Board, names: Sequence[str], scene: Scene) -> Drawing:
    """Return a board with what stands on it; each hex has its reference."""
    middles = [centre(each.place) for each in board.hexes]
    west, north = min(x for x, _ in middles) - WIDE / 2, min(y for _, y in middles) - SIDE
    width, height = max(x for x, _ in middles) + WIDE / 2 - west, max(y for _, y in middles) + SIDE - north
    ships = dict(scene.ships)
    ops: list[Op] = []
    for at, (x, y) in enumerate(middles):
        holes = [pair for hole, pair in scene.holes if hole == at]
        drawn = _hex(names[at], ships.get(at, 0), holes, board, is_fight=at == scene.fight)
        ops.append(Group(x - west - WIDE / 2, y - north - SIDE, drawn, ref=hex_ref(names[at])))
    if len(scene.way) > 1:
        points = [(middles[at][0] - west, middles[at][1] - north) for at in scene.way]
        ops.append(Path((("M", *points[0]), *(("L", *point) for point in points[1:])), stroke=ALERT, width=0.7, dash=1.6))
    return Drawing(width, height, tuple(ops))


def _hex(name: str, ship: int, holes: Sequence[int], board: Board, *, is_fight: bool) -> Drawing:
    x, y = WIDE / 2, SIDE
    ops: list[Op] = [Path(moved_to(corners(SIDE - 0.3), x, y), fill=TINT if is_fight else PAPER, stroke=LINE, width=0.3)]
    for place, pair in enumerate(holes):
        ops.append(Path(circle(x, y, 8.2 - 1.4 * place), stroke=PAIRS[pair - 1], width=1.0, dash=0.0 if pair == 1 else 2.0))
    ops.append(line(x, y - 6.2, name, 2.6, role=QUIET, align=Align.CENTRE))
    if ship:
        ops += token(x, y + 0.6, ship, board)
    return Drawing(WIDE, 2 * SIDE, tuple(ops))


def token(x: float, y: float, ship: int, board: Board) -> Iterator[Op]:
    """Yield the counter of a ship: two letters of its type on the colour of its side, and the number of the side."""
    player = board.players[side_of(ship)]
    role = series.edge(SERIES[player.colour])
    is_dark = side_of(ship) % 2 == 1
    yield Path(circle(x, y, 5.4), fill=role if is_dark else series.tint(SERIES[player.colour]), stroke=role, width=0.7)
    letter = PAPER if is_dark else INK
    yield line(x, y + 1.0, type_sign(kind_of(ship)), 4.4, weight=BOLD, role=letter, align=Align.CENTRE)
    yield line(x, y + 4.2, str(side_of(ship) + 1), 2.4, role=letter, align=Align.CENTRE)


def type_sign(kind: int) -> str:
    """Return two letters of a type in the language in force."""
    return words_in(GAME, language_in_force())[f"names-{TYPES[kind]}"][:2]


def board_page(board: Board, names: Sequence[str], sides: Sequence[str], scene: Scene, title: str) -> Page:
    """Return the picture of a game: who plays, how many ships they have, the board."""
    drawn = board_drawing(board, names, scene)
    width = max(drawn.width, 120.0)
    ops: list[Op] = [line(EDGE, EDGE + 4.4, title, 5.0, weight=BOLD)]
    each = width / max(len(sides), 1)
    for side, name in enumerate(sides):
        role = series.edge(SERIES[board.players[side].colour])
        count = sum(side_of(ship) == side for _, ship in scene.ships)
        ops.append(Path(circle(EDGE + side * each + 1.6, EDGE + HEAD - 1.6, 1.6), fill=role, stroke=role, width=0.2))
        ops.append(line(EDGE + side * each + 4.4, EDGE + HEAD - 0.6, f"{side + 1} {name}: {count}", 3.0))
    ops.append(Path((("M", EDGE, EDGE + HEAD + 2), ("L", EDGE + width, EDGE + HEAD + 2)), stroke=HAIRLINE, width=0.2))
    ops.append(Group(EDGE + (width - drawn.width) / 2, EDGE + HEAD + 5, drawn))
    return Page(Drawing(width + 2 * EDGE, drawn.height + HEAD + 5 + 2 * EDGE, tuple(ops)), title)
