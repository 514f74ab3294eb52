"""The board as text, for a terminal: a cell for each hex with its name, its ship and its wormholes."""

from collections.abc import Iterator, Sequence

from metamaker.core.messages import Message, Words
from metamaker.games.cosmoclysm.battle.narration.event_messages import ship_called
from metamaker.games.cosmoclysm.match.scenes import Scene
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import Board, hex_names
from metamaker.games.cosmoclysm.model.grid import ROWS
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import kind_of, side_of
from metamaker.games.cosmoclysm.rules.ships import ATTACK, DEFENCE
from metamaker.games.cosmoclysm.sheet.signs import type_sign
from metamaker.play.story import LETTERS

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
