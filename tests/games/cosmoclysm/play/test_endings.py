"""Strong captains bring games to an end: they catch a lone ship that only runs, and seldom circle each other for long."""

from random import Random

import pytest
from typing_extensions import override

from metamaker.games.cosmoclysm.battle.ai.captain import Captain, advance, played_out
from metamaker.games.cosmoclysm.battle.ai.registry import captain
from metamaker.games.cosmoclysm.battle.ai.worth import best_attacks
from metamaker.games.cosmoclysm.match.sides import begun
from metamaker.games.cosmoclysm.rules.position import ANNOUNCED, OVER, PASS, TARGETS, Position
from metamaker.play.dice import SeededDice
from tests.games.cosmoclysm.boards import HEXAGON, standing

LAST_ROUND = 60


class Runner(Captain):
    """A captain that never attacks and never claims a draw: it goes where the best attack on it is least likely to hit."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)  # noqa: S311 - a game, and the same each time

    @override
    def claims(self, position: Position) -> bool:
        return False

    @override
    def move(self, position: Position) -> int:
        moves = position.moves()
        quiet = [each for each in moves if each % TARGETS != ANNOUNCED and not position.holds[each % TARGETS]]
        self._chance.shuffle(quiet)
        return min(quiet, key=lambda each: danger(position, each), default=moves[0]) if moves != [PASS] else PASS


def danger(position: Position, move: int) -> float:
    then, side = position.copy(), position.actor
    then.play(move)
    return best_attacks(then)[1 - side].hits


def rounds_to_catch(hunters: str, runner: str, seed: int) -> int:
    position = standing(hunters, runner, first=seed % 2)
    crew, dice = (captain("strong", seed, 0), Runner(seed)), SeededDice(seed)
    while position.phase != OVER and position.round < LAST_ROUND:
        advance(position, crew, dice)
    return position.round if position.phase == OVER and position.result == 0 else LAST_ROUND


def test_four_ships_catch_a_jumper_that_only_runs() -> None:
    hunters = "Exterminator A1, Fighter A2, Taker A4, Jumper A5"
    assert max(rounds_to_catch(hunters, "Jumper D4", seed) for seed in range(10)) <= 20


@pytest.mark.slow
def test_two_ships_mostly_catch_a_jumper_that_only_runs() -> None:
    caught = [rounds_to_catch("Exterminator A1, Jumper A5", "Jumper D4", seed) < LAST_ROUND for seed in range(20)]
    assert sum(caught) >= 12


@pytest.mark.slow
def test_most_games_of_strong_captains_end_before_round_60() -> None:
    ended = 0
    for seed in range(24):
        crew, dice = [captain("strong", seed, side) for side in range(2)], SeededDice(seed)
        position = begun(HEXAGON, crew, dice)
        played_out(position, crew, dice)
        ended += position.round < LAST_ROUND
    assert ended >= 22
