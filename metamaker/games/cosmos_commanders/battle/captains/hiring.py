"""The captains by name, and games that they play among themselves."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from metamaker.games.cosmos_commanders.battle.captains.chance import Chance
from metamaker.games.cosmos_commanders.battle.captains.plain import Plain
from metamaker.games.cosmos_commanders.battle.captains.strong import Strong, answer
from metamaker.games.cosmos_commanders.battle.course import FACE, OVER, Course
from metamaker.play.dice import Dice, SeededDice


class Captain(Protocol):
    """A computer player of one side. What it chooses must be legal; it may keep dice of its own."""

    def choose(self, course: Course) -> int:
        """Return what to do: a commander, a system, an action or a result, as the phase asks."""


CHANCE: Final = "chance"

CAPTAINS: Final = (CHANCE, "plain", "strong")
"""The captains, the weakest first."""

USUAL: Final = "plain"
"""The captain who comes if nobody is named."""

SPREAD: Final = 1_000_003
"""Between the seeds of a game and those of its captains: a prime over a million, so that no two have the same dice."""


def _chance(seed: int) -> Captain:
    return Chance(SeededDice(seed))


def _plain(_seed: int) -> Captain:
    return Plain()


_MAKERS: dict[str, Callable[[int], Captain]] = {"chance": _chance, "plain": _plain, "strong": Strong}


def captain(name: str, seed: int, side: int) -> Captain:
    """Return the captain of a side, with dice of its own that the game's seed repeats. Raises KeyError."""
    return _MAKERS[name](seed * SPREAD + side + 1)


def played_out(course: Course, captains: Sequence[Captain], dice: Dice) -> None:
    """Play a game to its end; choices are trusted to be legal."""
    while course.phase != OVER:
        if course.phase == FACE:
            course.roll(dice)
        else:
            answer(course, captains[course.player].choose(course))
