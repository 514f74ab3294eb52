"""The captains by name."""

from collections.abc import Callable

from metamaker.games.cosmoclysm.battle.captains.captain import Captain
from metamaker.games.cosmoclysm.battle.captains.plain import Plain
from metamaker.games.cosmoclysm.battle.captains.strong import Strong
from metamaker.play.dice import Dice, SeededDice

SPREAD = 1_000_003
"""Between the seeds of a game and those of its captains: a prime over a million, so that no two of a run are the same."""


def _chance(dice: Dice) -> Captain:
    from metamaker.games.cosmoclysm.battle.captains.chance import Chance

    return Chance(dice)


def _plain(dice: Dice) -> Captain:
    return Plain(dice)


def _strong(dice: Dice) -> Captain:
    return Strong(dice)


_MAKERS: dict[str, Callable[[Dice], Captain]] = {"chance": _chance, "plain": _plain, "strong": _strong}

CAPTAINS = tuple(_MAKERS)
"""The captains, the weakest first."""

USUAL = "strong"
"""The captain who comes if nobody is named."""


def captain(name: str, seed: int, side: int) -> Captain:
    """Return the captain of a side, with dice of its own that the game's seed repeats. Raises KeyError."""
    return _MAKERS[name](SeededDice(seed * SPREAD + side + 1))
