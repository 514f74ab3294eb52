"""The fire of a whole design: expected damage a turn by distance and by arc, at the reference cruiser."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import DamageType, Target
from metamaker.games.metaverse.rules.bands import DIRECT_REACH_CM
from metamaker.games.metaverse.stats.arc_target import ArcTarget, target_of
from metamaker.games.metaverse.stats.book import book_of
from metamaker.games.metaverse.stats.estimate.constants import constants
from metamaker.games.metaverse.stats.estimate.reference import CRUISER, reference_designs
from metamaker.games.metaverse.stats.fire_by_range import Firer, Stretch, by_range
from metamaker.games.metaverse.stats.parts import Mounted, parts

SECTORS_PER_ARC = 2


class Fire(NamedTuple):
    """Expected damage of all weapons that bear, in shield hits and hull boxes a turn, over a stretch of distances in cm."""

    start_cm: int
    end_cm: int
    damage: float


@cache
def cruiser_target(damage: DamageType) -> ArcTarget:
    """Return the fore arc of the reference cruiser as fire of one type finds it."""
    cruiser = next(design for design in reference_designs() if design.ship.id == CRUISER)
    return target_of(cruiser, Arc.FORE, damage)


@memo
def fire_by_arc(design: Design) -> dict[Arc, tuple[Fire, ...]]:
    """Return for each arc the expected damage a turn at the reference cruiser, near to far, as far as 100 cm.

    Every mount counts by the part of the arc that it bears on and by its rate of fire; a ship without sensors hits nothing.
    """
    return {arc: tuple(_arc(design, arc)) for arc in Arc}


def _arc(design: Design, arc: Arc) -> Iterator[Fire]:
    guns = [(share, _stretches(design, mounted)) for mounted in parts(design).mounts if (share := _share(design, mounted, arc))]
    ends = {min(stretch.end_cm, DIRECT_REACH_CM) for _, stretches in guns for stretch in stretches}
    for start, end in pairwise(sorted({0, DIRECT_REACH_CM, *ends})):
        yield Fire(start, end, sum(share * _damage(stretches, end) for share, stretches in guns))


def _share(design: Design, mounted: Mounted, arc: Arc) -> float:
    """Return the shots a turn that a mount has in an arc: copies, part of the arc, rate of fire."""
    weapon, mount = mounted.weapon, mounted.mount
    if Target.STARSHIPS not in weapon.targets:
        return 0.0
    bearing = sum(sector.arc is arc for sector in mount.sectors) / SECTORS_PER_ARC
    return mount.count * bearing * constants(book_of(design)).shots[weapon.rate_of_fire]


def _stretches(design: Design, mounted: Mounted) -> tuple[Stretch, ...]:
    index = parts(design)
    if not index[ComponentKind.SENSOR_ARRAY]:
        return ()
    firer = Firer(index.best(ComponentKind.SENSOR_ARRAY), index.best(ComponentKind.ELINT_ARRAY))
    return by_range(mounted.weapon, cruiser_target(mounted.weapon.damage_type), firer)


def _damage(stretches: tuple[Stretch, ...], distance: int) -> float:
    for stretch in stretches:
        if stretch.start_cm < distance <= stretch.end_cm:
            return float(stretch.mean_boxes + stretch.mean_shields)
    return 0.0
