"""The captains by name."""

from collections.abc import Callable
from typing import Protocol

from metamaker.games.cosmoforce.battle.captains.careful import Careful
from metamaker.games.cosmoforce.battle.captains.chance import Chance
from metamaker.games.cosmoforce.battle.captains.plain import Plain
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.play.dice import Dice, SeededDice


class Captain(Protocol):
    """A player of one side. What it answers must be legal; it may keep thoughts of its own, and dice of its own."""

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer."""


CAPTAINS = ("chance", "plain", "careful")
"""The captains, the weakest first."""

USUAL = "plain"
"""The captain who comes if nobody is named."""


SPREAD = 1_000_003
"""Between the seeds of a battle and those of the captains of its sides.

A prime over a million: no two captains of a run have the same seed, and none that of one of the first million battles.
"""


def _plain(_dice: Dice) -> Captain:
    return Plain()


def _chance(dice: Dice) -> Captain:
    return Chance(dice)


def _careful(dice: Dice) -> Captain:
    return Careful(dice)


_MAKERS: dict[str, Callable[[Dice], Captain]] = {"chance": _chance, "plain": _plain, "careful": _careful}


def captain(name: str, seed: int, side: int) -> Captain:
    """Return the captain of a side, with dice of his own that the battle's seed repeats. Raises KeyError."""
    return _MAKERS[name](SeededDice(seed * SPREAD + side + 1))
