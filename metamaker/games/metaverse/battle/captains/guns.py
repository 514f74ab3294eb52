"""The weapons of a design that can fire at starships, and what a hit of each is worth, exactly, against any arc."""

from typing import NamedTuple

from metamaker.core.memo import memo
from metamaker.games.metaverse.battle.blueprint.blueprint import blueprint
from metamaker.games.metaverse.battle.blueprint.weapon_plan import WeaponPlan
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import DefenceType, RateOfFire
from metamaker.games.metaverse.stats.damage_distribution import ArcTarget, hit_distribution

MILLI = 1000
EFFECTS_KEPT = 20_000


class Cover(NamedTuple):
    """All that an arc has now against fire of one type. `layers`: those of the sections on the way, the struck one first.

    `fuel` is the armour rating of any type, on which AM feeds.
    """

    shields: int
    adaptation: int
    armour: int
    fuel: int
    deflector: int
    layers: tuple[int, ...]
    ems: int
    mass_factor: int


class Effect(NamedTuple):
    """The exact mean of a hit with all its pulses, in 1/1000: shield hits and hull boxes lost."""

    shields: int
    boxes: int


class Gun:
    """One weapon of a design; copies of one definition share their `effects`, which are worked out when first asked for."""

    def __init__(
        self, number: int, ref: str, sectors: tuple[int, ...], plan: WeaponPlan, effects: dict[object, Effect]
    ) -> None:
        self.number = number
        self.ref = ref
        self.sectors = sectors
        self.plan = plan
        self.kinetic = plan.kinetic
        self.width_cm = plan.range_cm
        self.limited = plan.definition.rate_of_fire is RateOfFire.LIMITED
        self._effects = effects

    def effect(self, cover: Cover, loss: int) -> Effect:
        """Return what a hit does to an arc with this cover; `loss` is taken off each pulse."""
        try:
            return self._effects[cover, loss]
        except KeyError:
            if len(self._effects) >= EFFECTS_KEPT:
                self._effects.clear()
            found = self._effects[cover, loss] = _effect(self.plan, cover, loss)
            return found


def _effect(plan: WeaponPlan, cover: Cover, loss: int) -> Effect:
    # The cover holds only what meets this fire: all of it is made of the type that meets everything.
    both = DefenceType.ENERGY_KINETIC
    target = ArcTarget(
        armour_rating=cover.fuel,
        armour_type=both,
        plates=cover.armour - cover.fuel,
        shield_hits=cover.shields,
        shield_type=both,
        adaptation=cover.adaptation,
        deflector=cover.deflector,
        deflector_type=both,
        layers=cover.layers,
        ems=cover.ems,
        mass_factor=cover.mass_factor,
    )
    chances = hit_distribution(plan.definition, target, loss)
    return Effect(int(chances.mean_shields * MILLI), int(chances.mean_boxes * MILLI))


@memo
def guns(design: Design) -> tuple[Gun, ...]:
    """Return the direct weapons of a design that may fire at starships, in record-sheet order.

    Rules MV-1.3.1-03, MV-3.6.8-02.
    """
    effects: dict[str, dict[object, Effect]] = {}
    return tuple(
        Gun(system.number, system.ref, system.sectors, system.weapon, effects.setdefault(system.weapon.id, {}))
        for system in blueprint(design).systems
        if system.weapon is not None and system.weapon.direct and system.weapon.at_starships and system.weapon.range_cm > 0
    )


@memo
def interceptors(design: Design) -> frozenset[int]:
    """Return the numbers of the weapons of a design that may fire at direct fire. Rules MV-1.3.1-05, MV-2.2.2-12."""
    return frozenset(
        system.number
        for system in blueprint(design).systems
        if system.weapon is not None and system.weapon.direct and system.weapon.at_direct and system.weapon.range_cm > 0
    )
