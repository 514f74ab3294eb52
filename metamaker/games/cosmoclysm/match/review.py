"""The review of a finished game: the cost of each move in winning chance, as chess programs show it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.games.cosmoclysm.battle.ai.search import POSITIONS, Verdict, evaluation, hints, verdict
from metamaker.games.cosmoclysm.battle.decisions import SPECIAL, Decision, Move
from metamaker.games.cosmoclysm.match.scenes import Scene
from metamaker.games.cosmoclysm.match.table import GameTable
from metamaker.games.cosmoclysm.model.board import Board, PlacedShip, PlacedWormhole, Position
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import PASS, kind_of, side_of
from metamaker.play.documents import Choice
from metamaker.play.serialization import read_answer
from metamaker.play.table import Setting


class Reviewed(NamedTuple):
    """A move of a game: the index of the choice, its round, the answer and the best one, and the verdict."""

    place: int
    round: int
    answer: str
    best: str
    verdict: Verdict


def reviewed(
    forces: Sequence[Board], setting: Setting, choices: Sequence[Choice], positions: int = POSITIONS
) -> Iterator[Reviewed]:
    """Yield every move of a game with its cost, during a replay; forced moves are left out."""
    table = GameTable(forces, setting)
    for place, choice in enumerate(choices):
        decision = table.pending()[0]
        answer = read_answer(decision, choice)
        if isinstance(decision, Move):
            yield from _judged(decision, place, answer, table.turn, positions)
        table.apply([answer])


def _judged(decision: Move, place: int, answer: str, round_: int, positions: int) -> Iterator[Reviewed]:
    choices = decision.choices()
    made = next(choice.move for choice in choices if choice.value == answer)
    if made in SPECIAL or len([choice for choice in choices if choice.move not in SPECIAL]) == 1:
        return
    found = verdict(decision.position, made, positions)
    yield Reviewed(place, round_, answer, decision.value(found.best), found)


class Advice(NamedTuple):
    """A recommended answer, and the chance of each side to win after it."""

    answer: str
    chances: tuple[float, ...]


def advice(decision: Decision, number: int = 3, positions: int = POSITIONS) -> tuple[Advice, ...]:
    """Return the best answers to an open move, the best first; none for other decisions."""
    if not isinstance(decision, Move) or decision.position.moves() == [PASS]:
        return ()
    return tuple(Advice(decision.value(each.move), each.chances) for each in hints(decision.position, number, positions))


def standing_chances(table: GameTable, positions: int = POSITIONS) -> tuple[float, ...]:
    """Return the current chance of each side to win, for an evaluation bar; even ones until the board is set up."""
    position = table.game.position
    if position is None:
        return (1 / table.game.sides,) * table.game.sides
    return evaluation(position, positions)


def kept(board: Board, scene: Scene) -> Board | None:
    """Return the board with the ships of a snapshot as its position; None without ships, and during a chain of fights."""
    if scene.guest is not None or not scene.ships:
        return None
    ships = tuple(_ship(board, at, ship) for at, ship in sorted(scene.ships.items()))
    ends = [at for at, _ in scene.holes]
    holes = tuple(PlacedWormhole(pair=pair, q=board.hexes[at].q, r=board.hexes[at].r) for at, pair in scene.holes)
    is_whole = len(ends) == len({each.pair for each in holes}) * 2
    return board.with_(
        position=Position(ships=ships, wormholes=holes if is_whole else (), first=max(scene.turn, 0) + 1), notes=""
    )


def _ship(board: Board, at: int, ship: int) -> PlacedShip:
    each = board.hexes[at]
    return PlacedShip(player=side_of(ship) + 1, type=TYPES[kind_of(ship)], q=each.q, r=each.r)
