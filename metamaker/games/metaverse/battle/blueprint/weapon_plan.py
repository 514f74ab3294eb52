"""A weapon as the battle uses it: its definition with the numbers that every shot asks for worked out once."""

from typing import NamedTuple

from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, Target, TargetMethod, WeaponQuality
from metamaker.games.metaverse.rules.pulse import Traits
from metamaker.games.metaverse.rules.roll import thrown_faces

AOE_FACES = {0: 0, 10: 4, 20: 6, 30: 8, 40: 10, 50: 12}
"""Faces of the die that says how many targets an area of so many cm has. Rule MV-3.6.9-02."""


class WeaponPlan(NamedTuple):
    """A weapon definition of a design. Ranges and areas are in cm.

    `faces` is the die that is thrown (0 for a D1, which is not), `highest` the best result of the damage die, which is
    also the weapon's own target rating (MV-1.3.1-19); `traits` is what its damage dice ask of it.
    """

    definition: Weapon
    id: str
    name: str
    kinetic: bool
    raking: bool
    direct: bool
    pulse: int
    faces: int
    highest: int
    modifier: int
    range_cm: int
    aoe_cm: int
    aoe_faces: int
    at_starships: bool
    at_direct: bool
    vulnerable: bool
    armour_piercing: int
    shield_piercing: int
    deflection_piercing: int
    qualities: frozenset[WeaponQuality]
    traits: Traits


def weapon_plan(weapon: Weapon) -> WeaponPlan:
    """Return what the battle uses of a weapon definition; an area off the list of MV-3.6.9-01 has no die."""
    return WeaponPlan(
        definition=weapon,
        id=weapon.id,
        name=weapon.name or weapon.id,
        kinetic=weapon.damage_type is DamageType.KINETIC,
        raking=weapon.damage_effect is DamageEffect.RAKING,
        direct=weapon.target_method is TargetMethod.DIRECT,
        pulse=weapon.pulse,
        faces=thrown_faces(weapon.damage_die) if weapon.damage_die.faces > 1 else 0,
        highest=weapon.damage_die.faces,
        modifier=weapon.damage_modifier,
        range_cm=weapon.range_cm,
        aoe_cm=weapon.aoe_cm,
        aoe_faces=AOE_FACES.get(weapon.aoe_cm, 0),
        at_starships=Target.STARSHIPS in weapon.targets,
        at_direct=Target.DIRECT in weapon.targets,
        vulnerable=weapon.vulnerable,
        armour_piercing=weapon.armour_piercing,
        shield_piercing=weapon.shield_piercing,
        deflection_piercing=weapon.deflection_piercing,
        qualities=frozenset(weapon.qualities),
        traits=Traits(weapon),
    )
