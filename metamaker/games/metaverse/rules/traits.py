"""What the pulses of a weapon ask of it, worked out once: its die, its piercing, the qualities that act on damage."""

from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import WeaponQuality
from metamaker.games.metaverse.rules.roll import rolls_of

BOOSTING = (WeaponQuality.ANTIMATTER, WeaponQuality.DISRUPTIVE, WeaponQuality.GRAVITATIONAL)


class Traits:
    """A weapon as its damage dice see it.

    `rolls` says what each face of the thrown die means, from face 1 (a D1 has one); `highest` is the best result. `boosted`
    says that AM, DS or GR may add something; bonuses that the modifier caps at 0 count as none (MV-3.6.14-08).
    """

    def __init__(self, weapon: Weapon) -> None:
        has = weapon.qualities
        self.rolls = rolls_of(weapon.damage_die)
        self.highest = weapon.damage_die.faces
        self.modifier = weapon.damage_modifier
        self.armour_piercing = weapon.armour_piercing
        self.shield_piercing = weapon.shield_piercing
        self.deflection_piercing = weapon.deflection_piercing
        self.qualities = frozenset(has)
        self.boosted = weapon.damage_modifier > 0 and any(quality in has for quality in BOOSTING)
        self.dimensional = WeaponQuality.DIMENSIONAL in has
        self.ionized = WeaponQuality.IONIZED in has
        self.molecular = WeaponQuality.MOLECULAR in has
        self.phased = WeaponQuality.PHASED in has
        self.polarized = WeaponQuality.POLARIZED in has
        self.quantum = WeaponQuality.QUANTUM in has
        self.reactive = WeaponQuality.REACTIVE in has
