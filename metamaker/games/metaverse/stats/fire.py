"""Value of fire by distance and by arc: of one weapon, range band by range band, and of a whole design."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, Target, TargetMethod, WeaponQuality
from metamaker.games.metaverse.rules.hit import D20, DIRECT_REACH_CM, hits, range_bands, sensor_profile, target_profile
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, Distribution, hit_distribution, target_of
from metamaker.games.metaverse.stats.estimate.constants import constants
from metamaker.games.metaverse.stats.estimate.reference import CRUISER, reference_designs
from metamaker.games.metaverse.stats.parts import Mounted, parts
from metamaker.play.dice import Dice, expectation

FIRES_KEPT = 2_000
"""Weapons whose fire by range stays cached; the samples have 46 kinds."""


@dataclass(frozen=True, slots=True)
class Firer:
    """A ship as a firer: its sensor array, its ELINT array, its movement rating. Rules MV-1.3.1-10, -12."""

    array_rating: int = 15
    elint: int = 0
    movement_rating: int = 0


class Stretch(NamedTuple):
    """A stretch of distances in cm with its range bands, the chance to hit, and the effect of a hit."""

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

    Indirect fire hits without a roll and does not depend on range: one stretch, as far as its tokens move (MV-1.3.5-06,
    MV-2.2.4-01).
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
    """Return the exact chance to hit of a direct shot over `bands` range bands; a temporal weapon rolls twice.

    Rules MV-1.3.1-13 to -15, -22, MV-3.6.14-20.
    """
    sensor = sensor_profile(firer.array_rating, target.ew - firer.elint)
    rating = target.target_rating + (bands if weapon.damage_type is DamageType.KINETIC else 0)
    profile = target_profile(rating, firer.movement_rating)
    rolls = 2 if WeaponQuality.TEMPORAL in weapon.qualities else 1

    def play(dice: Dice) -> int:
        return int(any(hits(dice.roll(D20), sensor, profile, firer.array_rating) for _ in range(rolls)))

    return expectation(play)


SECTORS_PER_ARC = 2
"""The circle has eight sectors and four arcs (MV-3.6.1-01)."""


class Fire(NamedTuple):
    """Expected damage of all weapons that bear, in shield hits and hull boxes a turn, over a stretch of distances in cm."""

    start_cm: int
    end_cm: int
    damage: float


@cache
def cruiser_target(damage: DamageType) -> ArcTarget:
    """Return the fore arc of the reference cruiser as a target of fire of one type."""
    cruiser = next(design for design in reference_designs() if design.ship.id == CRUISER)
    return target_of(cruiser, Arc.FORE, damage)


@memo
def fire_by_arc(design: Design) -> dict[Arc, tuple[Fire, ...]]:
    """Return for each arc the expected damage a turn to the reference cruiser, near to far, up to 100 cm.

    Every mount counts by the part of the arc that it bears on and by its rate of fire; a ship without sensors hits nothing.
    """
    return {arc: tuple(_arc(design, arc)) for arc in Arc}


def _arc(design: Design, arc: Arc) -> Iterator[Fire]:
    guns = [(share, _damages(design, mounted)) for mounted in parts(design).mounts if (share := _share(design, mounted, arc))]
    ends = {min(each.end_cm, DIRECT_REACH_CM) for _, damages in guns for each in damages}
    for start, end in pairwise(sorted({0, DIRECT_REACH_CM, *ends})):
        yield Fire(start, end, sum(share * _damage_at(damages, end) for share, damages in guns))


def _share(design: Design, mounted: Mounted, arc: Arc) -> float:
    """Return the shots of a mount in an arc a turn: copies, part of the arc, rate of fire."""
    weapon, mount = mounted.weapon, mounted.mount
    if Target.STARSHIPS not in weapon.targets:
        return 0.0
    bearing = sum(sector.arc is arc for sector in mount.sectors) / SECTORS_PER_ARC
    return mount.count * bearing * constants(book_of(design)).shots[weapon.rate_of_fire]


def _damages(design: Design, mounted: Mounted) -> tuple[Fire, ...]:
    index = parts(design)
    if not index[ComponentKind.SENSOR_ARRAY]:
        return ()
    firer = Firer(index.best(ComponentKind.SENSOR_ARRAY), index.best(ComponentKind.ELINT_ARRAY))
    return _damage_by_range(mounted.weapon, cruiser_target(mounted.weapon.damage_type), firer)


@lru_cache(maxsize=FIRES_KEPT)
def _damage_by_range(weapon: Weapon, target: ArcTarget, firer: Firer) -> tuple[Fire, ...]:
    """Return the effect of a shot over each stretch, cached, because exact means of a hundred dice are expensive."""
    return tuple(
        Fire(each.start_cm, each.end_cm, float(each.mean_boxes + each.mean_shields)) for each in by_range(weapon, target, firer)
    )


def _damage_at(damages: tuple[Fire, ...], distance: int) -> float:
    return next((each.damage for each in damages if each.start_cm < distance <= each.end_cm), 0.0)
