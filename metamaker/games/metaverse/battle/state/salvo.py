"""An indirect salvo in battle: the weapons that one array launched together, under way as one token (1.3.2)."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.blueprint import WeaponPlan
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.play.geometry import Point

MARK: Final = "/salvo-"
"""The separator in the key of a salvo, after the key of its ship and before its number there: `a/heron-1/salvo-2`."""


class Missile:
    """A weapon of a salvo: the mount that launched it, by its reference inside the class, and its plan."""

    def __init__(self, ref: str, plan: WeaponPlan) -> None:
        self.ref = ref
        self.plan = plan


class Salvo:
    """A salvo, which is one target.

    `number` continues the numbers of the ships; `ship` is the number of the ship that launched it. `weapons` are the remaining
    ones, in the order of launch. `direction` is its facing, clockwise from north in 1/1000 degree. `born` is the turn of
    launch. `contact` is the key of the target that it was moved onto, or empty; `came_from` is the place before its last move.
    `attackers` are the numbers of those that fired on it this turn (MV-1.3.4-06). `damage` is the unused damage by source: the
    numbers of a ship and its array, or of a salvo and its weapon (MV-1.3.6-20). `stilled_for` is the number of turns that it
    skips, including this one (MV-5.0.3-02).
    """

    def __init__(
        self, number: int, side: int, ship: int, key: str, weapons: Sequence[Missile], place: Point, direction: int, born: int
    ) -> None:
        self.number = number
        self.side = side
        self.ship = ship
        self.key = key
        self.weapons = list(weapons)
        self.place = place
        self.direction = direction
        self.born = born
        self.contact = ""
        self.came_from = place
        self.attackers: list[int] = []
        self.damage: dict[tuple[int, int], int] = {}
        self.stilled_for = 0

    @property
    def fights(self) -> bool:
        """Whether any weapon of it is left."""
        return bool(self.weapons)

    @property
    def range_cm(self) -> int:
        """The distance that it moves in a turn, in cm. Rule MV-1.3.2-07."""
        return min([each.plan.range_cm for each in self.weapons], default=0)

    @property
    def turns(self) -> int:
        """The number of turns that it lasts, including that of launch. Rules MV-1.3.2-03, -07."""
        return min([each.plan.turns for each in self.weapons], default=0)

    @property
    def pulses(self) -> int:
        """The pulses of all its weapons: its EMS and its mass. Rules MV-1.3.4-06, MV-3.5.4-09."""
        return sum([each.plan.pulse for each in self.weapons])

    @property
    def waits(self) -> bool:
        """Whether all remaining weapons stay at their turn limit, unmoved. Rule MV-3.6.14-14."""
        return all(WeaponQuality.PROXIMITY in each.plan.qualities for each in self.weapons)

    def age(self, turn: int) -> int:
        """Return the number of a turn in its life: 1 is the turn of launch. Rule MV-1.3.2-03."""
        return turn - self.born + 1
