"""The captain of chance: any legal answer is as good as another."""

from typing_extensions import override

from metamaker.games.cosmoclysm.battle.captains.captain import Captain
from metamaker.games.cosmoclysm.battle.preparation import PLACES, Preparation
from metamaker.games.cosmoclysm.rules.position import Position
from metamaker.play.dice import Dice


class Chance(Captain):
    """Chooses by dice of its own."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def _one_of(self, values: list[int]) -> int:
        return values[self._dice.roll(len(values)) - 1]

    @override
    def place(self, preparation: Preparation) -> int:
        return self._one_of(preparation.ships()) * PLACES + self._one_of(preparation.free_hexes())

    @override
    def bore(self, preparation: Preparation) -> int:
        return self._one_of(preparation.holes())

    @override
    def move(self, position: Position) -> int:
        return self._one_of(position.moves())
