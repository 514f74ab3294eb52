"""Cosmoclysm's computer captains by name."""

from typing_extensions import override

from metamaker.game_api.captains import Captains, captain_dice
from metamaker.games.cosmoclysm.battle.ai.captain import Captain, Plain
from metamaker.games.cosmoclysm.battle.ai.strong import Strong
from metamaker.games.cosmoclysm.battle.preparation import PLACES, Preparation
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.rules.position import Position
from metamaker.play.dice import Dice


class Chance(Captain):
    """A random captain. See `Captain`. It chooses at random among the legal answers."""

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


CAPTAINS = Captains[Captain](
    {
        "chance": lambda seed, side: Chance(captain_dice(seed, side)),
        "plain": lambda seed, side: Plain(captain_dice(seed, side)),
        "strong": lambda seed, side: Strong(captain_dice(seed, side)),
    },
    usual="strong",
    hint=lambda name: message(f"window-captain-{name}-hint"),
)

captain = CAPTAINS.captain
