"""Totals of the propulsion systems of a ship, turn by turn."""

from collections.abc import Iterator
from dataclasses import dataclass

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.parts import FTL_DRIVES, Parts, Placed, parts

THRUSTER_POINTS_OF_ADVANCED = 2
"""Thruster points of an advanced STL drive for each point of rating. Rule MV-3.3.3-02."""


@dataclass(frozen=True, slots=True)
class Motion:
    """The maximum for each direction in a turn, in points; not all at once. Rule MV-3.3.0-04.

    Sides are named after the facing of the system: port thrusters turn the ship to starboard. `best_ftl` is the kind and rating
    of the best FTL drive, None without any.
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


Source = tuple[ComponentKind, Facing | None, int]
"""A kind of component, its required facing (None: any), and the points for each point of its rating."""

_ALL_WAYS: Source = (ComponentKind.ADVANCED_STL, None, 1)
_EITHER_SIDE: Source = (ComponentKind.ADVANCED_STL, None, THRUSTER_POINTS_OF_ADVANCED)

SOURCES: dict[str, tuple[Source, ...]] = {
    "forward_thrust": (
        (ComponentKind.PRIMITIVE_STL, Facing.AFT, 1),
        (ComponentKind.BASIC_STL, Facing.FORE_AFT, 1),
        _ALL_WAYS,
    ),
    "reverse_thrust": (
        (ComponentKind.PRIMITIVE_STL, Facing.FORE, 1),
        (ComponentKind.BASIC_STL, Facing.FORE_AFT, 1),
        _ALL_WAYS,
    ),
    "port_drive": (
        (ComponentKind.PRIMITIVE_STL, Facing.PORT, 1),
        (ComponentKind.BASIC_STL, Facing.PORT_STARBOARD, 1),
        _ALL_WAYS,
    ),
    "starboard_drive": (
        (ComponentKind.PRIMITIVE_STL, Facing.STARBOARD, 1),
        (ComponentKind.BASIC_STL, Facing.PORT_STARBOARD, 1),
        _ALL_WAYS,
    ),
    "port_thrusters": ((ComponentKind.THRUSTER, Facing.PORT, 1), _EITHER_SIDE),
    "starboard_thrusters": ((ComponentKind.THRUSTER, Facing.STARBOARD, 1), _EITHER_SIDE),
}
"""The sources of each total. Rules MV-3.3.1-03, MV-3.3.2-01, MV-3.3.3-01 to -03, MV-3.3.4-01."""

_SIDEWAYS = frozenset({"port_drive", "starboard_drive"})


def motion_lines(design: Design, total: str) -> Iterator[tuple[Placed, int]]:
    """Yield the components of a total of `SOURCES`, with the points of all their copies.

    Drive points to a side do nothing on a cinematic ship (MV-3.3.1-04, MV-3.3.2-03).
    """
    if total in _SIDEWAYS and design.ship.movement_method is MovementMethod.CINEMATIC:
        return
    index = parts(design)
    for kind, facing, factor in SOURCES[total]:
        for placed in index[kind]:
            if facing is None or placed.part.facing is facing:
                yield placed, factor * placed.rating * placed.part.count


@memo
def motion(design: Design) -> Motion:
    """Return the totals of the drives and thrusters of `design` in a turn, all intact. Rule MV-3.3.0-04."""
    totals = {total: sum(points for _, points in motion_lines(design, total)) for total in SOURCES}
    return Motion(**totals, best_ftl=_best_ftl(parts(design)))


def _best_ftl(index: Parts) -> tuple[ComponentKind, int] | None:
    for kind in FTL_DRIVES:
        if index[kind]:
            return kind, min(placed.rating for placed in index[kind])
    return None
