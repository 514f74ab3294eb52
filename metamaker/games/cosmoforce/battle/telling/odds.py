"""Exact chances in words: of rams and heat (CF-EX-19 to -22)."""

from metamaker.core.words import Words
from metamaker.games.cosmoforce.battle.telling.phrases import mean, percent
from metamaker.games.cosmoforce.rules.chances import at_least, mean_effective, mean_recoil


def ram_text(dice: int, words: Words) -> str:
    """Return the damage of a ram on average, to the target and to the rammer."""
    damage, recoil = mean(mean_effective(dice), words), mean(mean_recoil(dice), words)
    return words.text("ask-ram-odds", dice=dice, damage=damage, recoil=recoil)


def heat_text(heat: int, words: Words) -> str:
    """Return what a roll for so much heat may do."""
    dice = max(heat, 0)
    once, twice = (percent(at_least(dice, harms), words) for harms in (1, 2))
    return words.text("ask-heat-odds", dice=dice, once=once, twice=twice)
