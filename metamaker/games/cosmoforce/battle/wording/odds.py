"""Exact chances in words: of rams and heat (CF-EX-19 to -22)."""

from metamaker.core.amounts import rounded
from metamaker.core.messages import Words
from metamaker.games.cosmoforce.battle.state import Battle, Ship
from metamaker.games.cosmoforce.battle.wording.phrases import percent
from metamaker.games.cosmoforce.rules.chances import at_least, mean_effective, mean_recoil
from metamaker.games.cosmoforce.rules.speed import dice_at_speed


def ram_text(dice: int, words: Words) -> str:
    """Return the damage of a ram on average, to the target and to the rammer."""
    damage, recoil = rounded(mean_effective(dice), 2), rounded(mean_recoil(dice), 2)
    return words.text("ask-ram-odds", dice=dice, damage=damage, recoil=recoil)


def heat_text(heat: int, words: Words) -> str:
    """Return the possible results of a roll for this heat."""
    dice = max(heat, 0)
    once, twice = (percent(at_least(dice, harms), words) for harms in (1, 2))
    return words.text("ask-heat-odds", dice=dice, once=once, twice=twice)


def collision_text(battle: Battle, ship: Ship, speed: int, words: Words) -> str:
    """Return the damage of a collision at this speed, in hundredths, and the ship's limit; nothing without a collision."""
    dice = dice_at_speed(speed, ship.thrust, battle.rules)
    if not dice:
        return ""
    damage, late = rounded(mean_effective(dice), 2), bool(battle.rules.round_shape)
    return words.text("ask-collision-odds", dice=dice, damage=damage, boxes=ship.room, late=late)
