"""Drives and thrusters one by one, and sorted by what they are good for."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.motion.cover import System
from metamaker.games.metaverse.model.arc import Arc

AXES = ((0, 2), (1, 3))
"""The pairs of opposite directions in which a basic drive pushes."""

EVERY_WAY = (0, 1, 2, 3)
"""Whither an advanced drive pushes, clockwise from forward."""


class Thruster(NamedTuple):
    """One working thruster on the side of the ship as designed. Rule MV-1.2.1-11."""

    ref: str
    side: Arc
    points: int


class Drive(NamedTuple):
    """One working STL drive: the directions that it can push in, its drive points, its points if it serves as a thruster.

    Rules MV-1.2.1-03, MV-3.3.3-02.
    """

    ref: str
    pushes: tuple[int, ...]
    points: int
    thruster_points: int = 0


class Systems(NamedTuple):
    """Working drives and thrusters; also by side, by the one direction and by the axis that they push in, greatest first.

    `side_points` and `push_points` are what those that are not advanced have in all, by side and by direction.
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
    """Return drives and thrusters by what they are good for; port comes before starboard."""
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
