"""What the propulsion systems of a ship add up to, turn by turn."""

from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.parts import FTL_DRIVES, Parts, parts

THRUSTER_POINTS_OF_ADVANCED = 2
"""Thruster points of an advanced STL drive for each point of rating. Rule MV-3.3.3-02."""


@dataclass(frozen=True, slots=True)
class Motion:
    """The most that each direction can have in a turn, in points; not all at once. Rule MV-3.3.0-04.

    Sides are named after the facing of the system: port thrusters turn the ship to starboard. `best_ftl` is the kind and
    rating of the best FTL drive, None without any.
    """

    forward_thrust: int
    reverse_thrust: int
    port_drive: int
    starboard_drive: int
    port_thrusters: int
    starboard_thrusters: int
    best_ftl: tuple[ComponentKind, int] | None

    @property
    def can_accelerate_and_brake(self) -> bool:
        """Whether a cinematic ship can speed up and slow down. Rule MV-3.3.1-06."""
        return self.forward_thrust > 0 and self.reverse_thrust > 0


@memo
def motion(design: Design) -> Motion:
    """Return what the drives and thrusters of `design` give in a turn, all working. Rule MV-3.3.0-04."""
    index = parts(design)
    advanced = index.total(ComponentKind.ADVANCED_STL)
    either = THRUSTER_POINTS_OF_ADVANCED * advanced
    return Motion(
        forward_thrust=_drive(index, Facing.AFT, Facing.FORE_AFT) + advanced,
        reverse_thrust=_drive(index, Facing.FORE, Facing.FORE_AFT) + advanced,
        port_drive=_sideways(design, Facing.PORT),
        starboard_drive=_sideways(design, Facing.STARBOARD),
        port_thrusters=index.total(ComponentKind.THRUSTER, Facing.PORT) + either,
        starboard_thrusters=index.total(ComponentKind.THRUSTER, Facing.STARBOARD) + either,
        best_ftl=_best_ftl(index),
    )


def _drive(index: Parts, facing: Facing, axis: Facing) -> int:
    return index.total(ComponentKind.PRIMITIVE_STL, facing) + index.total(ComponentKind.BASIC_STL, axis)


def _sideways(design: Design, facing: Facing) -> int:
    """Drive points to a side do nothing on a cinematic ship (MV-3.3.1-04, MV-3.3.2-03)."""
    if design.ship.movement_method is MovementMethod.CINEMATIC:
        return 0
    index = parts(design)
    return _drive(index, facing, Facing.PORT_STARBOARD) + index.total(ComponentKind.ADVANCED_STL)


def _best_ftl(index: Parts) -> tuple[ComponentKind, int] | None:
    for kind in FTL_DRIVES:
        if index[kind]:
            return kind, min(placed.rating for placed in index[kind])
    return None


def turn_degrees(thruster_points: int) -> float:
    """Return how far a cinematic ship turns with these thruster points, in degrees. Rule MV-1.2.1-11."""
    return 22.5 * thruster_points


def turns_toward(side: Arc, totals: Motion) -> int:
    """Return the thruster points that turn the ship to port or starboard: those of the other side. Rule MV-3.3.4-04."""
    return totals.starboard_thrusters if side is Arc.PORT else totals.port_thrusters
