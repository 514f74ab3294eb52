"""What fire is worth at each distance: chance to hit and exact damage, range band by range band."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from metamaker.battle.dice import Dice, expectation
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, TargetMethod, WeaponQuality
from metamaker.games.metaverse.rules.bands import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.rules.hit import D20, hits, sensor_profile, target_profile
from metamaker.games.metaverse.stats.arc_target import ArcTarget
from metamaker.games.metaverse.stats.damage_distribution import Distribution, hit_distribution

FIRES_KEPT = 2_000


@dataclass(frozen=True, slots=True)
class Firer:
    """A ship as it fires: its sensor array, its ELINT array, its movement rating. Rules MV-1.3.1-10, -12."""

    array_rating: int = 15
    elint: int = 0
    movement_rating: int = 0


class Stretch(NamedTuple):
    """A stretch of distances in cm with the range bands between, the chance to hit, and what a hit does there."""

    start_cm: int
    end_cm: int
    bands: int
    chance: Fraction
    hit: Distribution

    @property
    def mean_boxes(self) -> Fraction:
        """The mean hull boxes of a shot, misses included."""
        return self.chance * self.hit.mean_boxes

    @property
    def mean_shields(self) -> Fraction:
        """The mean shield hits of a shot, misses included."""
        return self.chance * self.hit.mean_shields


@lru_cache(maxsize=FIRES_KEPT)
def by_range(weapon: Weapon, target: ArcTarget, firer: Firer) -> tuple[Stretch, ...]:
    """Return the stretches over which a weapon fires at a starship, near to far; none for a weapon of range 0.

    Indirect fire hits by itself and suffers no range: one stretch, as far as its tokens move (MV-1.3.5-06, MV-2.2.4-01).
    """
    if weapon.range_cm <= 0:
        return ()
    if weapon.target_method is TargetMethod.INDIRECT:
        reach = weapon.range_cm * max(1, weapon.indirect_turns)
        return (Stretch(0, reach, 0, Fraction(1), hit_distribution(weapon, target)),)
    starts = range(0, DIRECT_REACH_CM, weapon.range_cm)
    return tuple(_direct(weapon, target, firer, start, min(start + weapon.range_cm, DIRECT_REACH_CM)) for start in starts)


def _direct(weapon: Weapon, target: ArcTarget, firer: Firer, start: int, end: int) -> Stretch:
    bands = range_bands(end, weapon.range_cm)
    loss = bands if weapon.damage_type is DamageType.ENERGY else 0
    return Stretch(start, end, bands, chance_to_hit(weapon, target, firer, bands), hit_distribution(weapon, target, loss))


def chance_to_hit(weapon: Weapon, target: ArcTarget, firer: Firer, bands: int) -> Fraction:
    """Return the exact chance that a direct shot hits over so many range bands; a temporal weapon rolls twice.

    Rules MV-1.3.1-13 to -15, -22, MV-3.6.14-20.
    """
    sensor = sensor_profile(firer.array_rating, target.ew - firer.elint)
    rating = target.target_rating + (bands if weapon.damage_type is DamageType.KINETIC else 0)
    profile = target_profile(rating, firer.movement_rating)
    rolls = 2 if WeaponQuality.TEMPORAL in weapon.qualities else 1

    def play(dice: Dice) -> int:
        return int(any(hits(dice.roll(D20), sensor, profile, firer.array_rating) for _ in range(rolls)))

    return expectation(play)
