"""What movement does to a ship as a target and to its own fire: Tables 1 and 2 (A.5)."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.motion.course import Course, momentum
from metamaker.games.metaverse.battle.plot.orders import Code, Plot

JUMP_BONUS = 2
"""Of both ratings, in the turn of a tactical jump or of the return from a strategic one. Rules MV-1.2.3-59, -67."""

RAM_MALUS = 2
"""What a ram order takes from the target rating. Rule MV-1.2.3-33."""

MANOEUVRES = {Code.ROLL: 1, Code.FLIP: 1, Code.CORKSCREW: 2}
"""What manoeuvres add to the movement rating. Rules MV-1.2.3-05, -09, -15."""


class Changes(NamedTuple):
    """What is added to a ship's target rating and to its movement rating in one turn."""

    target: int
    movement: int


def rating_changes(plot: Plot, after: Course, *, rams: bool = False) -> Changes:
    """Return the changes of the ratings of a ship that ends its move on the course `after`.

    `rams` if the captain may and does ram. Momentum is that after the speed change, and reverse counts as speed.
    Rules MV-A.5-01 to -04, -06 to -14, MV-1.2.3-20 to -22, MV-1.3.1-23, -24.
    """
    speed, amounts = abs(momentum(after)), plot.amounts()
    evasives = amounts.get(Code.EVASIVE, 0)
    both = _drift(plot, speed) + (JUMP_BONUS if Code.TACTICAL_JUMP in amounts else 0)
    return Changes(
        target=both + speed // 10 * evasives - (RAM_MALUS if rams and Code.RAM in amounts else 0),
        movement=both + evasives + sum([bonus for code, bonus in MANOEUVRES.items() if code in amounts]),
    )


def _drift(plot: Plot, speed: int) -> int:
    return -(not plot.orders) - (speed == 0)


def arrival_changes(after: Course) -> Changes:
    """Return the changes in the turn in which a ship comes back from a strategic jump, which is no drift.

    Rules MV-1.2.3-59, MV-A.5-02, -16.
    """
    change = JUMP_BONUS - (momentum(after) == 0)
    return Changes(change, change)
