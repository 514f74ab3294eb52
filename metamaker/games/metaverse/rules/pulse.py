"""One pulse of damage on its way through the defences of an arc, stage by stage, and into the hull. Rule MV-0.0.0-08."""

import math
from typing import Final

from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Die, WeaponQuality
from metamaker.games.metaverse.rules.roll import Roll, rolls_of

BOOSTING: Final = (WeaponQuality.ANTIMATTER, WeaponQuality.DISRUPTIVE, WeaponQuality.GRAVITATIONAL)


class Traits:
    """The properties of a weapon that matter for its damage dice.

    `rolls` has the result of each face of the rolled die, from face 1 (a D1 has one); `highest` is the best result. `boosted`:
    AM, DS or GR may add damage; bonuses do not count if the modifier caps them at 0 (MV-3.6.14-08).
    """

    def __init__(
        self,
        die: Die,
        modifier: int,
        armour_piercing: int,
        shield_piercing: int,
        deflection_piercing: int,
        qualities: frozenset[WeaponQuality],
    ) -> None:
        self.rolls = rolls_of(die)
        self.highest = die.faces
        self.modifier = modifier
        self.armour_piercing = armour_piercing
        self.shield_piercing = shield_piercing
        self.deflection_piercing = deflection_piercing
        self.qualities = qualities
        self.boosted = modifier > 0 and any(quality in qualities for quality in BOOSTING)
        self.dimensional = WeaponQuality.DIMENSIONAL in qualities
        self.ionized = WeaponQuality.IONIZED in qualities
        self.molecular = WeaponQuality.MOLECULAR in qualities
        self.phased = WeaponQuality.PHASED in qualities
        self.polarized = WeaponQuality.POLARIZED in qualities
        self.quantum = WeaponQuality.QUANTUM in qualities
        self.reactive = WeaponQuality.REACTIVE in qualities


def traits_of(weapon: Weapon) -> Traits:
    """Return a weapon as its damage dice see it."""
    return Traits(
        weapon.damage_die,
        weapon.damage_modifier,
        weapon.armour_piercing,
        weapon.shield_piercing,
        weapon.deflection_piercing,
        frozenset(weapon.qualities),
    )


SHIELDS_FIRST: Final = 5
"""Damage of a pulse that shields meet before shield piercing lets any by. Rule MV-3.6.12-02."""


def deflected(roll: Roll, highest: int, deflector: float, deflection_piercing: int) -> bool:
    """Return whether a deflector ignores this die: up to its rating minus piercing, and not the highest result of the die.

    A D1 has no face to judge: a D2 decides for it, which the caller rolls. Rules MV-3.5.11-02, -03, MV-3.6.13-02.
    """
    return roll.result < highest and roll.result <= deflector - deflection_piercing


def quantum(roll: Roll, qualities: frozenset[WeaponQuality]) -> int:
    """Return the die's result, doubled if it is odd and the weapon quantum. Rule MV-3.6.14-15."""
    return roll.result * 2 if roll.odd and WeaponQuality.QUANTUM in qualities else roll.result


class Struck:
    """The properties of a target for bonuses of weapon qualities: armour rating of the struck arc, printed EMS, mass factor."""

    def __init__(self, armour: float, ems: float, mass_factor: float) -> None:
        self.armour = armour
        self.ems = ems
        self.mass_factor = mass_factor


def bonus(roll: Roll, modifier: int, qualities: frozenset[WeaponQuality], target: Struck) -> float:
    """Return the bonuses of AM, DS and GR to a pulse, each up to the damage modifier. Rules MV-3.6.14-04, -06, -07."""
    total = 0.0
    if WeaponQuality.ANTIMATTER in qualities:
        total += min(modifier, target.armour)
    if roll.odd and WeaponQuality.DISRUPTIVE in qualities:
        total += min(modifier, target.ems)
    if roll.odd and WeaponQuality.GRAVITATIONAL in qualities:
        total += min(modifier, target.mass_factor)
    return total


def beyond(amount: float, reduction: float) -> float:
    """Return `amount` less `reduction`, not below 0: range bands, area of effect, armour, adaptation, defence."""
    return max(0.0, amount - reduction)


def pierced(protection: float, piercing: float) -> float:
    """Return the rest of a protection after piercing. Rules MV-3.6.11-02, MV-3.6.13-02."""
    return max(0.0, protection - piercing)


def past_shields(amount: float, shield_piercing: float) -> float:
    """Return the part of a pulse that shield piercing lets by the shields. Rule MV-3.6.12-02."""
    return min(shield_piercing, max(0.0, amount - SHIELDS_FIRST))


Shielded = tuple[float, float]
"""The effect of shields on a pulse: lost shield hits, and the rest of the damage."""


def through_shields(amount: float, shield_hits: float, shield_piercing: float, *, polarized: bool) -> Shielded:
    """Return the effect of `shield_hits` matching shield hits on a pulse. Rules MV-3.1.5-03, MV-3.6.12-02, MV-3.6.14-12.

    A polarized pulse takes two hits for each point stopped; a single last hit still stops a whole point. Infinite `shield_hits`
    stop everything.
    """
    past = past_shields(amount, shield_piercing)
    met = amount - past
    worth = 2 if polarized else 1
    if met * worth <= shield_hits:
        return met * worth, past
    stopped = min(met, math.ceil(shield_hits / worth))
    return min(shield_hits, stopped * worth), past + met - stopped


def on_hull(amount: float, *, molecular: bool) -> float:
    """Return the boxes that a pulse which reached the hull takes. Rule MV-3.6.14-10."""
    return amount * 2 if molecular else amount
