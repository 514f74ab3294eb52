"""Enemies near a ship: the closest ones, with range, bearing and the arc that they show."""

from collections.abc import Iterable
from typing import Final

from metamaker.games.metaverse.battle.kinematics.course import arc_toward
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.phrases import apart
from metamaker.play.geometry import DEGREE, bearing_from, distance

NEAREST: Final = 4
"""The number of enemies listed for each own ship."""


def nearest(vessel: Vessel, enemies: Iterable[Vessel]) -> tuple[list[Vessel], int]:
    """Return the enemies nearest to a ship, the closest first, and the number of further ones."""
    here = vessel.course.place
    found = sorted(enemies, key=lambda enemy: distance(here, enemy.course.place))
    return found[:NEAREST], max(0, len(found) - NEAREST)


def angle(vessel: Vessel, other: Vessel) -> int:
    """Return the bearing of another ship from the bow of this one, clockwise in whole degrees."""
    return bearing_from(vessel.course.place, vessel.course.heading, other.course.place) // DEGREE


def direction_text(vessel: Vessel, enemy: Vessel, names: Names) -> str:
    """Describe range and bearing of an enemy and the arc that it shows: `B1 45 cm, bearing 20°, shows its fore arc`."""
    here, there = vessel.course.place, enemy.course
    return names.text(
        "outlook-bearing",
        sign=names.sign(enemy.key),
        distance=apart(distance(here, there.place), names.words),
        angle=angle(vessel, enemy),
        shown=names.word("arc", arc_toward(there, here)),
    )
