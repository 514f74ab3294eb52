"""What bears on what: distances, range bands, sectors, the arc that is struck (1.3.1, 3.6.4)."""

from metamaker.battle.plane import CM
from metamaker.games.metaverse.battle.blueprint.places import CORE
from metamaker.games.metaverse.battle.blueprint.system_plan import SystemPlan
from metamaker.games.metaverse.battle.blueprint.weapon_plan import WeaponPlan
from metamaker.games.metaverse.battle.motion.bearing import Bearing, bearing_of
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands

REACH = DIRECT_REACH_CM * CM

_SIDES = (1, 3)
"""The side sections, whose weapons a corkscrew lets fire through the mirror image of their sectors."""


def sight(firer: Vessel, target: Vessel) -> Bearing:
    """Return how one ship sees another, worked out once as long as neither moves."""
    known = firer.bearings.get(target.number)
    if known is not None and known[0] is firer.course and known[1] is target.course:
        return known[2]
    seen = bearing_of(firer.course, target.course)
    firer.bearings[target.number] = firer.course, target.course, seen
    return seen


def in_reach(distance: int) -> bool:
    """Whether direct fire carries so far, in 1/1000 cm. Rule MV-1.3.1-01."""
    return distance <= REACH


def bands_of(weapon: WeaponPlan, distance: int) -> int:
    """Return the range bands of a weapon to a target so many 1/1000 cm away; the first is free.

    Rules MV-0.0.0-05, MV-1.3.1-02, -04.
    """
    return range_bands(distance, weapon.range_cm * CM)


def energy_loss(weapon: WeaponPlan, distance: int) -> int:
    """Return what the distance takes off each pulse of a weapon. Rule MV-1.3.5-05."""
    return 0 if weapon.kinetic else bands_of(weapon, distance)


def bears(vessel: Vessel, weapon: SystemPlan, seen: Bearing) -> bool:
    """Whether a mounted weapon reaches in the direction of what is seen. Rules MV-3.6.4-01, MV-1.2.3-13, -80."""
    return bears_directly(weapon, seen) or (
        vessel.corkscrews and weapon.section in _SIDES and _meets(weapon.sectors, seen.mirrored)
    )


def bears_directly(weapon: SystemPlan, seen: Bearing) -> bool:
    """Whether it does so without the mirrored arc of a corkscrew, through which no volley goes. Rule MV-1.2.3-14."""
    return _meets(weapon.sectors, seen.sectors)


def _meets(sectors: tuple[int, ...], seen: tuple[int, ...]) -> bool:
    return seen[0] in sectors or (len(seen) > 1 and seen[1] in sectors)


def exposed_section(target: Vessel, arc: int) -> int:
    """Return the section that fire on an arc strikes: the core behind one that is not designed or destroyed.

    Rules MV-0.1.0-07, MV-1.3.1-36, -40.
    """
    return arc if target.sections[arc].stands else CORE
