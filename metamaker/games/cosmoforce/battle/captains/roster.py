"""The captains by name."""

from collections.abc import Callable

from metamaker.battle.dice import Dice, SeededDice
from metamaker.games.cosmoforce.battle.captains.captain import Captain
from metamaker.games.cosmoforce.battle.captains.chance import Chance
from metamaker.games.cosmoforce.battle.captains.plain import Plain

SPREAD = 1_000_003
"""Between the seeds of a battle and those of the captains of its sides."""


def _plain(_dice: Dice) -> Captain:
    return Plain()


def _chance(dice: Dice) -> Captain:
    return Chance(dice)


_MAKERS: dict[str, Callable[[Dice], Captain]] = {"plain": _plain, "chance": _chance}


def captain(name: str, seed: int, side: int) -> Captain:
    """Return the captain of a side, with dice of his own that the battle's seed repeats. Raises KeyError."""
    return _MAKERS[name](SeededDice(seed * SPREAD + side + 1))
