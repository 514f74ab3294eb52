"""Numbers of a weapon by itself."""

from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.starfighter import FighterWeapon
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Die
from metamaker.games.metaverse.rules.roll import mean_result

_AOE_DICE = {10: Die.D4, 20: Die.D6, 30: Die.D8, 40: Die.D10, 50: Die.D12}


def mean_damage(weapon: Weapon | FighterWeapon) -> float:
    """Return the mean damage of a hit before any defence. Rule MV-3.6.1-02."""
    return weapon.pulse * (mean_result(weapon.damage_die) + weapon.damage_modifier)


def weapon_tier(weapon: Weapon | FighterWeapon) -> int:
    """Return the highest tier of the weapon's qualities; 1 without any. Rule MV-3.0.0-05."""
    return max((catalogue().weapon_quality[quality].tier for quality in weapon.qualities), default=1)


def aoe_die(aoe_cm: int) -> Die | None:
    """Return the die that counts the victims of an area of effect; None for no area or one off the steps. Rule MV-3.6.9-02."""
    return _AOE_DICE.get(aoe_cm)
