"""Events of crew quality and morale."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class CrewQualityChanged(NamedTuple):
    """The crew quality of a ship changes: it is cut off from its fleet, or linked to it again."""

    ship: str
    before: int
    now: int
    rules: Rules = ("MV-3.8.0-02", "MV-3.8.0-07")


class MoraleRolled(NamedTuple):
    """A morale check: newly met conditions, the rolled face, the result of the die, the modifier and the total.

    `silent` are those conditions that are met only because a commander, still there, has no working CiC.
    """

    ship: str
    met: tuple[str, ...]
    face: int
    result: int
    modifier: int
    total: int
    rules: Rules = ("MV-2.3.2-01", "MV-2.3.2-10", "MV-2.3.2-11")
    silent: tuple[str, ...] = ()


class MoraleBroke(NamedTuple):
    """A ship lost its nerve and left the battle."""

    ship: str
    rules: Rules = ("MV-2.3.2-12",)
