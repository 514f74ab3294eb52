"""Events of systems and crew. Slots, and tokens of a ship's crew, count from 0."""

from typing import NamedTuple

from metamaker.games.cosmoforce.battle.frame import Rules


class SystemMarked(NamedTuple):
    """A damage box was marked: the number of marks on the slot, and whether the system is destroyed."""

    ship: int
    slot: int
    system: str
    marks: int
    destroyed: bool
    rules: Rules = ("CF-DMG-01", "CF-DMG-02", "CF-DMG-03")


class MissileDetonated(NamedTuple):
    """A Missile detonated: the additional damage."""

    ship: int
    slot: int
    damage: int
    rules: Rules = ("CF-DMG-07", "CF-DMG-08")


class MissilesDepleted(NamedTuple):
    """Missiles were depleted by their attack."""

    ship: int
    slots: tuple[int, ...]
    rules: Rules = ("CF-ATK-05", "CF-ATK-06")


class CrewHarmed(NamedTuple):
    """A token was harmed: its present state, 1 hurt, 0 killed."""

    ship: int
    token: int
    state: int
    rules: Rules


class CrewKilled(NamedTuple):
    """A token died with its Habitat."""

    ship: int
    token: int
    rules: Rules = ("CF-DMG-05",)


class CrewHealed(NamedTuple):
    """A hurt token is ready again."""

    ship: int
    token: int
    rules: Rules = ("CF-HEAL-01",)


class CrewPosted(NamedTuple):
    """A token went to a slot, or to Standby (-1)."""

    ship: int
    token: int
    slot: int
    rules: Rules


class SystemRepaired(NamedTuple):
    """A token removed a mark: the number of remaining marks."""

    ship: int
    slot: int
    token: int
    marks: int
    rules: Rules = ("CF-STEP-02", "CF-REP-03")


class ShipEliminated(NamedTuple):
    """A ship is out of the fight, with the reason; `by` is the ship that caused it, -1 for none."""

    ship: int
    cause: str
    by: int
    rules: Rules
