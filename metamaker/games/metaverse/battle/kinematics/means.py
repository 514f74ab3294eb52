"""Means of movement of a ship: each working drive and thruster, FTL drives, speed limits (3.3)."""

from collections.abc import Collection
from typing import Final, NamedTuple

from metamaker.core.ids import copy_ref, ref
from metamaker.core.memo import memo
from metamaker.games.metaverse.battle.kinematics.allocation import System
from metamaker.games.metaverse.model.arc import Arc, Facing
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.stats.motion import THRUSTER_POINTS_OF_ADVANCED
from metamaker.games.metaverse.stats.parts import FTL_DRIVES, Placed, parts
from metamaker.games.metaverse.stats.ship import ship_stats

AXES: Final = ((0, 2), (1, 3))
"""The pairs of opposite directions in which a basic drive pushes."""

EVERY_WAY: Final = (0, 1, 2, 3)
"""The directions in which an advanced drive pushes, clockwise from forward."""


class Thruster(NamedTuple):
    """One working thruster on the side of the ship as designed. Rule MV-1.2.1-11."""

    ref: str
    side: Arc
    points: int


class Drive(NamedTuple):
    """One working STL drive: its directions, its drive points, its points if it serves as a thruster.

    Rules MV-1.2.1-03, MV-3.3.3-02.
    """

    ref: str
    pushes: tuple[int, ...]
    points: int
    thruster_points: int = 0


class Systems(NamedTuple):
    """Working drives and thrusters; also by side, by single direction of push and by axis of push, greatest first.

    `side_points` are the sums of thrusters by side, `push_points` those of drives other than advanced ones by direction.
    """

    drives: tuple[Drive, ...]
    thrusters: tuple[Thruster, ...]
    sides: tuple[tuple[System, ...], ...]
    directions: tuple[tuple[System, ...], ...]
    axes: tuple[tuple[System, ...], ...]
    advanced: tuple[Drive, ...]
    thruster_points: int
    side_points: tuple[int, ...]
    push_points: tuple[int, ...]


def sorted_systems(drives: tuple[Drive, ...], thrusters: tuple[Thruster, ...]) -> Systems:
    """Return drives and thrusters by possible use; port comes before starboard."""
    advanced = tuple([drive for drive in drives if drive.pushes == EVERY_WAY])
    plain = [drive for drive in drives if drive.pushes != EVERY_WAY]
    return Systems(
        drives,
        thrusters,
        sides=tuple([_on(thrusters, side) for side in (Arc.PORT, Arc.STARBOARD)]),
        directions=tuple([_pushing(drives, (direction,)) for direction in EVERY_WAY]),
        axes=tuple([_pushing(drives, axis) for axis in AXES]),
        advanced=advanced,
        thruster_points=sum([each.points for each in thrusters]) + sum([each.thruster_points for each in advanced]),
        side_points=tuple(
            [sum([each.points for each in thrusters if each.side is side]) for side in (Arc.PORT, Arc.STARBOARD)]
        ),
        push_points=tuple([sum([each.points for each in plain if way in each.pushes]) for way in EVERY_WAY]),
    )


def _on(thrusters: tuple[Thruster, ...], side: Arc) -> tuple[System, ...]:
    return _greatest_first([System(each.ref, each.points) for each in thrusters if each.side is side])


def _pushing(drives: tuple[Drive, ...], pushes: tuple[int, ...]) -> tuple[System, ...]:
    return _greatest_first([System(drive.ref, drive.points) for drive in drives if drive.pushes == pushes])


def _greatest_first(systems: list[System]) -> tuple[System, ...]:
    return tuple(sorted(systems, key=lambda system: -system.points))


_PUSHES: Final[dict[tuple[ComponentKind, Facing | None], tuple[int, ...]]] = {
    (ComponentKind.PRIMITIVE_STL, Facing.AFT): (0,),
    (ComponentKind.PRIMITIVE_STL, Facing.PORT): (1,),
    (ComponentKind.PRIMITIVE_STL, Facing.FORE): (2,),
    (ComponentKind.PRIMITIVE_STL, Facing.STARBOARD): (3,),
    (ComponentKind.BASIC_STL, Facing.FORE_AFT): (0, 2),
    (ComponentKind.BASIC_STL, Facing.PORT_STARBOARD): (1, 3),
}
"""The directions in which drives push the ship as designed, clockwise from forward: away from their own side.

Rules MV-1.2.2-05, MV-3.3.1-03, MV-3.3.2-01.
"""

_STL: Final = (ComponentKind.PRIMITIVE_STL, ComponentKind.BASIC_STL, ComponentKind.ADVANCED_STL)


class FtlDrive(NamedTuple):
    """One working FTL drive: its kind, and the number of turns to charge it. Rule MV-3.3.5-01."""

    ref: str
    kind: ComponentKind
    rating: int


class Means(NamedTuple):
    """All working components for movement, by their references inside the class, `core/thruster-port#1`.

    Speeds are the limits of a cinematic ship in cm a turn, 0 for a Newtonian one; cloak generators are listed with their
    ratings. Rules MV-1.2.0-01, -04, MV-3.2.1-02, MV-3.3.0-03.
    """

    method: MovementMethod
    max_speed: int
    reverse_speed: int
    systems: Systems
    ftl: tuple[FtlDrive, ...]
    bridges: tuple[str, ...]
    cloaks: tuple[tuple[str, int], ...]

    @property
    def drives(self) -> tuple[Drive, ...]:
        """The working STL drives."""
        return self.systems.drives

    @property
    def thrusters(self) -> tuple[Thruster, ...]:
        """The working thrusters."""
        return self.systems.thrusters

    def refs(self) -> frozenset[str]:
        """Return the references of all components."""
        systems = [each.ref for each in self.drives] + [each.ref for each in self.thrusters] + [each.ref for each in self.ftl]
        return frozenset([*systems, *self.bridges, *[name for name, _ in self.cloaks]])

    def working(self, down: Collection[str]) -> "Means":
        """Return these means without the components of `down`. Rule MV-1.2.0-04."""
        return self._replace(
            systems=sorted_systems(
                tuple(drive for drive in self.drives if drive.ref not in down),
                tuple(thruster for thruster in self.thrusters if thruster.ref not in down),
            ),
            ftl=tuple(drive for drive in self.ftl if drive.ref not in down),
            bridges=tuple(bridge for bridge in self.bridges if bridge not in down),
            cloaks=tuple(cloak for cloak in self.cloaks if cloak[0] not in down),
        )


@memo
def means(design: Design) -> Means:
    """Return the means of movement of an undamaged design."""
    stats, index = ship_stats(design), parts(design)
    return Means(
        method=design.ship.movement_method,
        max_speed=stats.max_speed or 0,
        reverse_speed=stats.reverse_speed or 0,
        systems=sorted_systems(
            tuple(_drive(placed, name) for placed in index.of(*_STL) for name in _copies(placed)),
            tuple(
                Thruster(name, placed.part.facing.arc, placed.rating)
                for placed in index[ComponentKind.THRUSTER]
                if placed.part.facing in {Facing.PORT, Facing.STARBOARD} and placed.part.facing.arc
                for name in _copies(placed)
            ),
        ),
        ftl=tuple(
            FtlDrive(name, placed.part.kind, placed.rating) for placed in index.of(*FTL_DRIVES) for name in _copies(placed)
        ),
        bridges=tuple(name for placed in index[ComponentKind.BRIDGE] for name in _copies(placed)),
        cloaks=tuple((name, placed.rating) for placed in index[ComponentKind.CLOAK_GENERATOR] for name in _copies(placed)),
    )


def _copies(placed: Placed) -> tuple[str, ...]:
    element = ref(placed.section, placed.part.id)
    return tuple(copy_ref(element, number) for number in range(1, placed.part.count + 1))


def _drive(placed: Placed, name: str) -> Drive:
    if placed.part.kind is ComponentKind.ADVANCED_STL:
        return Drive(name, (0, 1, 2, 3), placed.rating, THRUSTER_POINTS_OF_ADVANCED * placed.rating)
    return Drive(name, _PUSHES.get((placed.part.kind, placed.part.facing), ()), placed.rating)
