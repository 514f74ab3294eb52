"""Cosmos Commanders' computer captains by name."""

from typing import Final, Protocol

from metamaker.game_api.captains import Captains, captain_dice, captain_seed
from metamaker.games.cosmos_commanders.battle.ai.plain import Plain
from metamaker.games.cosmos_commanders.battle.ai.strong import Strong
from metamaker.games.cosmos_commanders.battle.game import DIRECT, HOME, KEEP, PICK, Course
from metamaker.games.cosmos_commanders.battle.moves import legal_moves
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.rules.chances import RESULTS
from metamaker.play.dice import Dice


class Captain(Protocol):
    """A computer player of one side. Its choices must be legal; it may have its own dice."""

    def choose(self, course: Course) -> int:
        """Return a commander, a system, an action or a result, depending on the phase."""


CHANCE: Final = "chance"


class Chance:
    """A random captain. See `Captain`.

    It chooses at random among the legal actions, and ends its turn only when no other is left.
    """

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, course: Course) -> int:
        """Return a commander, a system, an action or a result, depending on the phase."""
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


CAPTAINS = Captains[Captain](
    {
        CHANCE: lambda seed, side: Chance(captain_dice(seed, side)),
        "plain": lambda *_: Plain(),
        "strong": lambda seed, side: Strong(captain_seed(seed, side)),
    },
    usual="plain",
    hint=lambda name: message(f"window-captain-{name}-hint"),
)

captain = CAPTAINS.captain
