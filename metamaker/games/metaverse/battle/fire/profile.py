"""Whether a shot hits: sensor and target profile, and the D20 against them (1.3.1)."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.blueprint.weapon_plan import WeaponPlan
from metamaker.games.metaverse.battle.electronics.signature import effective_ew
from metamaker.games.metaverse.battle.fire.bearing import bands_of, sight
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules import hit


class Profile(NamedTuple):
    """What a D20 is rolled against: it hits above target and up to sensor, or by the array's rating alone.

    Rules MV-1.3.1-10 to -15.
    """

    sensor: int
    target: int
    array: int

    def hits(self, face: int) -> bool:
        """Whether this face hits."""
        return hit.hits(face, self.sensor, self.target, self.array)

    @property
    def faces(self) -> int:
        """How many of the twenty faces hit."""
        return hit.hit_faces(self.sensor, self.target, self.array)


def profile(table: Table, firer: Vessel, rating: int, target: Vessel, *, bands: int = 0, more_ew: int = 0) -> Profile:
    """Return the profile of one roll of `firer` against a starship with an array of this printed rating.

    `bands` are added to the target rating (kinetic fire), `more_ew` to the EW (distance of grapplers and teleporters, a
    volley's penalty). A friend has no EW. Rules MV-1.3.1-10, -12, -22, -32, MV-3.5.4-04, -06.
    """
    ew = 0 if firer.side == target.side else effective_ew(table, firer, target)
    rated = target.blueprint.target_rating + target.changes.target + bands
    return Profile(rating - ew - more_ew, hit.target_profile(rated, firer.changes.movement), rating)


def shot_profile(table: Table, firer: Vessel, rating: int, target: Vessel, weapons: Sequence[WeaponPlan]) -> Profile:
    """Return the profile of one roll for a weapon, or for all weapons of a volley.

    Of kinetic weapons the worst bands count; each type of weapon after the first costs a volley one point of the sensor
    profile. Rules MV-1.3.1-22, -32, -34.
    """
    distance, worst = sight(firer, target).distance, 0
    for weapon in weapons:
        if weapon.kinetic:
            worst = max(worst, bands_of(weapon, distance))
    types = len({weapon.id for weapon in weapons}) if len(weapons) > 1 else 1
    return profile(table, firer, rating, target, bands=worst, more_ew=types - 1)


def profile_at_fire(firer: Vessel, rating: int, target_rating: int) -> Profile:
    """Return the profile against weapons fire: its best die face is its target rating, and it has no EW.

    It is in the first band, for kinetic interceptors too. Rules MV-1.3.1-11, -19, -20, -27, MV-2.2.2-11, -12.
    """
    return Profile(rating, hit.target_profile(target_rating, firer.changes.movement), rating)
