"""The review of a finished game: the cost of each move in winning chance, as chess programs show it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from metamaker.games.cosmoclysm.battle.ai.review import POSITIONS, Verdict, evaluation, hints, verdict
from metamaker.games.cosmoclysm.battle.decisions import SPECIAL, Decision, Move
from metamaker.games.cosmoclysm.match.table import GameTable
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.rules.position import PASS
from metamaker.play.replay import Choice
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
