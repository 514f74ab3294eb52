"""A battle: its ships and dice, whose turn it is, what is asked, what happened."""

from collections.abc import Generator
from typing import Any, Final

from metamaker.battle.dice import Dice
from metamaker.games.cosmoforce.battle.state.ship import NOBODY, Ship
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.rules.shot import mass_limit
from metamaker.games.cosmoforce.rules.speed import is_slower

Event = tuple[Any, ...]
"""A NamedTuple of one of the modules of `events`."""

Course = Generator[Any, Any, None]
"""What is going on: it yields the next decision, is sent the answer, and is over when nothing is left to ask."""

DRAW: Final = -1
UNDECIDED: Final = -2

LAST_ROUND = 200
"""A draw after so many rounds: ships that can harm neither the others nor themselves would fly for ever."""


class Battle:
    """The whole state, open to all. `result` is a side, DRAW, or UNDECIDED while it lasts.

    `order` are the numbers of the ships in the order of this round's turns, `active` the one whose turn it is. `afloat`
    counts the ships of each side. `open` is the decision that waits, `course` what goes on behind it; `events` is what
    happened since they were taken. `fight` counts those of a survival run from 1, 0 where there is one alone. `watcher` is
    called when a round begins, if there is one. `rules` are those of PlayedRules.
    """

    def __init__(self, ships: list[Ship], sides: tuple[str, ...], dice: Dice, rules: PlayedRules) -> None:
        self.ships = ships
        self.sides = sides
        self.dice = dice
        self.rules = rules
        self.telling = True
        self.last_round = LAST_ROUND
        self.time_is_up = False
        self.round = 0
        self.fight = 0
        self.order: list[int] = []
        self.active = NOBODY
        self.afloat: list[int] = [sum(ship.side == side for ship in ships) for side in range(len(sides))]
        self.sides_left: int = sum(number > 0 for number in self.afloat)
        self.result: int = UNDECIDED
        self.open: Any = None
        self.course: Any = None
        self.watcher: Any = None
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Keep what happened, if somebody listens. Where it happens often, look at `telling` before making the event."""
        if self.telling:
            self.events.append(event)

    def faster(self, one: Ship, other: Ship) -> bool:
        """Whether the first ranks faster. Rules CF-SPD-02, CF-SPD-09."""
        return is_slower(other.speed, other.plan.mass, one.speed, one.plan.mass, self.rules)

    def mass_limit(self, target: Ship) -> int:
        """Return the mass into which hits on a ship must fit now. Rules CF-SHOT-01, CF-SHOT-04, CF-SHOT-05."""
        return mass_limit(target.plan.mass, target.speed, target.thrust, self.rules)

    def enemies(self, ship: Ship) -> list[Ship]:
        """Return the living ships of the other sides, in table order."""
        return [other for other in self.ships if other.alive and other.side != ship.side]

    def is_late(self) -> bool:
        """Whether only Ram and Burn Engines may be chosen. Rule CF-ELIM-06."""
        limit = self.rules.time_limit
        return self.time_is_up or 0 < limit < self.round
