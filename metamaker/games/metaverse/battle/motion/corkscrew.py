"""What a corkscrewing ship does to the hits on its sides (1.2.3)."""

from metamaker.battle.dice import Dice
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.dice import Die
from metamaker.games.metaverse.rules.roll import roll_damage


def side_struck(aimed: Arc, dice: Dice) -> Arc:
    """Return the arc that a hit on a corkscrewing ship strikes: of the sides either, by a D2; fore and aft stay.

    Rules MV-1.2.3-16, -17, MV-0.0.0-10.
    """
    if aimed in {Arc.FORE, Arc.AFT}:
        return aimed
    return Arc.PORT if roll_damage(Die.D2, dice).result == 1 else Arc.STARBOARD
