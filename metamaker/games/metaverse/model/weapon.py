"""Weapon definitions and their mounts (3.6)."""

from typing import Annotated

from pydantic import AfterValidator

from metamaker.core.frozen import Frozen, Id, Many, Name
from metamaker.games.metaverse.model.arc import Sector
from metamaker.games.metaverse.model.words import (
    DamageEffect,
    DamageType,
    Die,
    RateOfFire,
    Small,
    Target,
    TargetMethod,
    WeaponQuality,
)

Sectors = Annotated[Many[Sector], AfterValidator(lambda some: tuple(sector for sector in Sector if sector in some))]
Targets = Annotated[Many[Target], AfterValidator(lambda some: tuple(target for target in Target if target in some))]
Qualities = Annotated[
    Many[WeaponQuality],
    AfterValidator(lambda some: tuple(quality for quality in WeaponQuality if quality in some)),
]
"""Sets are stored as tuples in the order of their enumeration, so that a file never depends on the order of clicks."""


class Weapon(Frozen):
    """A weapon type. Range and area of effect are in cm. The defaults are those of rule MV-3.6.15-06.

    `pulse` is the number of damage dice per shot, `indirect_turns` the number of turns that a salvo can stay on the table.
    `vulnerable`: whether enemies can intercept its fire.
    """

    id: Id
    name: Name
    damage_type: DamageType = DamageType.ENERGY
    pulse: Small = 1
    damage_die: Die = Die.D6
    damage_modifier: Small = 0
    damage_effect: DamageEffect = DamageEffect.RAKING
    target_method: TargetMethod = TargetMethod.DIRECT
    indirect_turns: Small = 1
    range_cm: Small = 25
    vulnerable: bool = True
    targets: Targets = (Target.STARSHIPS,)
    aoe_cm: Small = 0
    rate_of_fire: RateOfFire = RateOfFire.UNLIMITED
    armour_piercing: Small = 0
    shield_piercing: Small = 0
    deflection_piercing: Small = 0
    qualities: Qualities = ()


class Mount(Frozen):
    """`count` copies of a weapon that cover the same sectors. Rule MV-3.6.4-01."""

    id: Id
    weapon: Id
    sectors: Sectors
    count: Small = 1
