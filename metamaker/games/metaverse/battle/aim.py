"""Values for aiming: distances, bands, sectors, the struck arc, the chance to hit (1.3.1, 3.6.4)."""

from collections.abc import Sequence
from typing import Final

from metamaker.games.metaverse.battle.blueprint import SystemPlan, WeaponPlan
from metamaker.games.metaverse.battle.electronics.signature import effective_ew
from metamaker.games.metaverse.battle.kinematics.bearing import Bearing, bearing_of
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.ground import IONISED, murk
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules import hit
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.play.geometry import CM, Point, distance

REACH: Final = DIRECT_REACH_CM * CM

MURKY: Final = 2
"""Factor of the distance for range bands if fire crosses a nebula. Rule MV-5.0.5-01."""

_SIDES: Final = (1, 3)
"""The side sections; a corkscrew lets their weapons fire through the mirror image of their sectors."""


def sight(firer: Vessel, target: Vessel) -> Bearing:
    """Return the bearing of one ship from another. The result is cached until one of them moves."""
    known = firer.bearings.get(target.number)
    if known is not None and known[0] is firer.course and known[1] is target.course:
        return known[2]
    seen = bearing_of(firer.course, target.course)
    if firer.murk or target.murk:
        seen.counted = MURKY * seen.distance
    firer.bearings[target.number] = firer.course, target.course, seen
    return seen


def counted(table: Table, firer: Vessel, place: Point) -> int:
    """Return the distance for range bands from a ship to a salvo or a mission, in 1/1000 cm. Rule MV-5.0.5-01."""
    gap = distance(firer.course.place, place)
    return MURKY * gap if table.terrain and (firer.murk or murk(table.terrain, place)) else gap


def in_reach(gap: int) -> bool:
    """Return whether direct fire reaches this distance, in 1/1000 cm. Rule MV-1.3.1-01."""
    return gap <= REACH


def bands_of(weapon: WeaponPlan, far: int) -> int:
    """Return the range bands of a weapon over a distance in 1/1000 cm, doubled in nebulae; the first band is free.

    Rules MV-0.0.0-05, MV-1.3.1-02, -04.
    """
    return range_bands(far, weapon.range_cm * CM)


def energy_loss(weapon: WeaponPlan, far: int) -> int:
    """Return the loss of each pulse of a weapon over this distance. Rule MV-1.3.5-05."""
    return 0 if weapon.kinetic else bands_of(weapon, far)


def bears(vessel: Vessel, weapon: SystemPlan, seen: Bearing) -> bool:
    """Return whether a mounted weapon bears on a ship or place. Rules MV-3.6.4-01, MV-1.2.3-13, -80."""
    return bears_directly(weapon, seen) or (
        vessel.corkscrews and weapon.section in _SIDES and _meets(weapon.sectors, seen.mirrored)
    )


def bears_directly(weapon: SystemPlan, seen: Bearing) -> bool:
    """Return whether a weapon bears without the mirrored arc of a corkscrew, which volleys cannot use. Rule MV-1.2.3-14."""
    return _meets(weapon.sectors, seen.sectors)


def _meets(sectors: tuple[int, ...], seen: tuple[int, ...]) -> bool:
    return seen[0] in sectors or (len(seen) > 1 and seen[1] in sectors)


def exposed_section(target: Vessel, arc: int) -> int:
    """Return the section that fire on an arc strikes: the core if the arc's section is destroyed or not designed.

    Rules MV-0.1.0-07, MV-1.3.1-36, -40.
    """
    return arc if target.sections[arc].stands else CORE


class Profile:
    """The profile of a D20 roll: it hits above target and up to sensor, or only at the array's rating.

    Rules MV-1.3.1-10 to -15.
    """

    def __init__(self, sensor: int, target: int, array: int) -> None:
        self.sensor = sensor
        self.target = target
        self.array = array

    @property
    def numbers(self) -> tuple[int, int, int]:
        """The three numbers, as events list them."""
        return self.sensor, self.target, self.array

    def hits(self, face: int) -> bool:
        """Return whether this face hits."""
        return hit.hits(face, self.sensor, self.target, self.array)

    @property
    def faces(self) -> int:
        """The number of faces, out of twenty, that hit."""
        return hit.hit_faces(self.sensor, self.target, self.array)


def profile(table: Table, firer: Vessel, rating: int, target: Vessel, *, bands: int = 0, more_ew: int = 0) -> Profile:
    """Return the profile of a roll of `firer` against a starship with an array of this printed rating.

    `bands` are added to the target rating (kinetic fire), `more_ew` to the EW (distance of grapplers and teleporters, a
    volley's penalty). A friend has no EW. Rules MV-1.3.1-10, -12, -22, -32, MV-3.5.4-04, -06.
    """
    ew = 0 if firer.side == target.side else effective_ew(table, firer, target)
    rated = target.blueprint.target_rating + target.changes.target + bands
    return Profile(rating - ew - more_ew, hit.target_profile(rated, firer.changes.movement), rating)


def shot_profile(table: Table, firer: Vessel, rating: int, target: Vessel, weapons: Sequence[WeaponPlan]) -> Profile:
    """Return the profile of a roll for a weapon, or for all weapons of a volley.

    For kinetic weapons the worst bands count; each type of weapon after the first costs a volley one point of the sensor
    profile. Rules MV-1.3.1-22, -32, -34, MV-5.0.7-01.
    """
    far, worst = sight(firer, target).counted, 0
    for weapon in weapons:
        if weapon.kinetic:
            worst = max(worst, bands_of(weapon, far))
    types = len({weapon.id for weapon in weapons}) if len(weapons) > 1 else 1
    gas = ionised(firer, target, weapons) if firer.murk or target.murk else 0
    return profile(table, firer, rating, target, bands=worst, more_ew=types - 1 + gas)


def ionised(firer: Vessel, target: Vessel, weapons: Sequence[WeaponPlan]) -> int:
    """Return the EW that ionised gas adds to a target: the range bands of the weapons, the worst of a volley.

    Rules MV-1.3.1-10, MV-5.0.7-01.
    """
    if IONISED not in {firer.murk, target.murk}:
        return 0
    return max([bands_of(weapon, sight(firer, target).counted) for weapon in weapons], default=0)


def profile_at_fire(firer: Vessel, rating: int, target_rating: int) -> Profile:
    """Return the profile against weapons fire: its target rating is its best die face, and it has no EW.

    The fire is in the first band, for kinetic interceptors too. Rules MV-1.3.1-11, -19, -20, -27, MV-2.2.2-11, -12.
    """
    return Profile(rating, hit.target_profile(target_rating, firer.changes.movement), rating)
