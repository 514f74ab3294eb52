"""The captain of chance: any of what is legal, each as likely as the next; it ends its turn only when nothing is left."""

from metamaker.games.cosmos_commanders.battle.course import DIRECT, HOME, KEEP, PICK, Course
from metamaker.games.cosmos_commanders.battle.moves import legal_moves
from metamaker.games.cosmos_commanders.rules.chances import RESULTS
from metamaker.play.dice import Dice


class Chance:
    """See `Captain`."""

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
