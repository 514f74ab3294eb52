"""The boxes that a pulse crosses off on its way through whole sections, by the weapon's pattern (1.3.6)."""

from metamaker.games.metaverse.model.words import DamageEffect
from metamaker.games.metaverse.rules.strike import Landed


def boxes(effect: DamageEffect, pulse: Landed, way: tuple[int, ...]) -> int:
    """Return the boxes that one pulse takes of whole sections with boxes to spare.

    `way`: the hull layers of the sections on the way, the struck one first; penetrating fire takes one box of each, and what
    is left at the end of the way is lost (MV-1.3.6-03, -10). What DM adds begins behind the struck section (MV-3.6.14-25).
    """
    if effect is DamageEffect.RAKING:
        return pulse.hull + pulse.behind + pulse.again
    layers, behind = sum(way), sum(way[1:]) or sum(way)
    return min(pulse.hull, layers) + min(pulse.behind, behind) + min(pulse.again, layers)
