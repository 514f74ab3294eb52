"""What a corkscrewing ship does to the hits on its sides (1.2.3)."""

from metamaker.battle.dice import Dice
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.rules.roll import Throw, throw


def is_side(aimed: Arc) -> bool:
    """Whether hits on an arc of a corkscrewing ship may strike the other side. Rule MV-1.2.3-17."""
    return aimed in {Arc.PORT, Arc.STARBOARD}


def side_shown(thrown: Throw) -> Arc:
    """Return the side that a D2 means. Rule MV-1.2.3-16."""
    return Arc.PORT if thrown.result == 1 else Arc.STARBOARD


def side_struck(aimed: Arc, dice: Dice) -> Arc:
    """Return the arc that a hit on a corkscrewing ship strikes: of the sides either, by a D2; fore and aft stay.

    Rules MV-1.2.3-16, -17, MV-0.0.0-10.
    """
    return side_shown(throw(2, dice)) if is_side(aimed) else aimed
