"""The captains by name, and games that they play among themselves."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from metamaker.games.cosmos_commanders.battle.captains.plain import Plain
from metamaker.games.cosmos_commanders.battle.captains.strong import Strong, answer
from metamaker.games.cosmos_commanders.battle.course import DIRECT, FACE, HOME, KEEP, OVER, PICK, Course
from metamaker.games.cosmos_commanders.battle.moves import legal_moves
from metamaker.games.cosmos_commanders.rules.chances import RESULTS
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


class Chance:
    """See `Captain`: any of what is legal, each as likely as the next; it ends its turn only when nothing is left."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, course: Course) -> int:
        """Return what to do: a commander, a system, an action or a result, as the phase asks."""
        if course.phase == PICK:
            return self._one_of(course.free_commanders())
        if course.phase == HOME:
            return self._one_of(course.free_homes())
        if course.phase == DIRECT:
            return self._one_of([KEEP, *range(RESULTS)])
        moves = legal_moves(course.state)
        return moves[0] if len(moves) == 1 else self._one_of(moves[:-1])

    def _one_of(self, choices: list[int]) -> int:
        return choices[self._dice.roll(len(choices)) - 1]


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
