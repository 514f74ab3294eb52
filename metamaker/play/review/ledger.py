"""The counts of a review of a match: the dice that mattered with their means, every shot, and the shots not taken."""

from collections.abc import Hashable, Sequence
from typing import Literal, NamedTuple, TypeVar

Kind = Literal[
    "hit",
    "damage",
    "interception",
    "critical",
    "morale",
    "repair",
    "boarding",
    "squadron",
    "terrain",
    "movement",
    "heat",
    "collision",
    "encounter",
    "reach",
    "fight",
    "culture",
    "research",
]
"""The effect that a die decided. “heat”, “collision” and “encounter” are of Cosmoforce, the last four of board games."""

Key = TypeVar("Key", bound=Hashable)


class Chance(NamedTuple):
    """A roll that mattered: its result and its exact mean, in the unit of the game (boxes, ships, tokens).

    `side` gains if the result is above the mean. `made` is the number of choices before the roll, as in `Frame.made`. `ship`
    and `target` are references of pieces, `weapon` is a name; each may be empty. `variance` is that of the result.
    `against` is the side that loses as much as the first one gains; negative for all other sides alike.
    """

    turn: int
    made: int
    side: int
    kind: Kind
    ship: str
    weapon: str
    target: str
    result: float
    mean: float
    variance: float = 0.0
    against: int = -1

    @property
    def luck(self) -> float:
        """The result minus its mean."""
        return self.result - self.mean


class Blow(NamedTuple):
    """A shot, or damage with another `cause` and no `weapon`, and where its damage went, in the unit of the game.

    `mean` is the mean damage to the target before the shot was rolled. The rolled damage has five parts: stopped by
    `shields`, by `armour` or by interceptors (`intercepted`), `wasted` on something destroyed already, and `dealt`. `chance`
    is from 0 to 1; `distance` is in cm, negative without one. `ship` and `target` are references of pieces; `ship` may be
    empty. `victim` is the side of the target, negative for the other one of two sides.
    """

    turn: int
    made: int
    side: int
    ship: str
    weapon: str
    cause: str
    target: str
    arc: str
    distance: float
    chance: float
    hit: bool
    mean: float
    shields: float
    armour: float
    intercepted: float
    wasted: float
    dealt: float
    victim: int = -1

    @property
    def rolled(self) -> float:
        """The rolled damage."""
        return self.shields + self.armour + self.intercepted + self.wasted + self.dealt

    @property
    def loser(self) -> int:
        """The side of the target."""
        return 1 - self.side if self.victim < 0 else self.victim


class Idle(NamedTuple):
    """A weapon with a target in arc and range that did not fire in a turn."""

    turn: int
    side: int
    ship: str
    weapon: str
    target: str


class Ledger(NamedTuple):
    """The counts of a match, in the order in which they happened."""

    chances: tuple[Chance, ...] = ()
    blows: tuple[Blow, ...] = ()
    idle: tuple[Idle, ...] = ()

    def refs(self) -> list[str]:
        """Return the references of all pieces."""
        rows: tuple[Chance | Blow | Idle, ...] = (*self.chances, *self.blows, *self.idle)
        return list(dict.fromkeys(ref for each in rows for ref in (each.ship, each.target) if ref))


def luck_of(chances: Sequence[Chance], side: int, sides: int = 2) -> float:
    """Return the luck of a side: positive if the dice helped it. The lucks of all sides add up to zero.

    The luck of a roll is the bad luck of the side `against`, or in equal parts of all other sides.
    """
    return sum(part_of(each, side, sides) * each.luck for each in chances)


def part_of(chance: Chance, side: int, sides: int) -> float:
    """Return the part of the luck of a roll that a side has, negative if it is bad luck."""
    if chance.side == side:
        return 1.0
    if chance.against < 0:
        return -1.0 / (sides - 1)
    return -1.0 if chance.against == side else 0.0
