"""What is forgotten of a ship when a turn begins."""

from metamaker.games.metaverse.battle.motion.ratings import Changes
from metamaker.games.metaverse.battle.state.system import NOBODY, Use
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind

_ARRAY = ComponentKind.SENSOR_ARRAY.value
_STEADY = Changes(0, 0)


def new_turn(vessel: Vessel) -> None:
    """Forget what counted for one turn: attackers, hits on shields and armour, what arrays were used for, manoeuvres.

    Rules MV-1.3.1-07, MV-1.3.4-09, MV-3.1.4-07, MV-3.5.9-02. The plot of the last turn stays to be seen (MV-2.1.1-03).
    """
    vessel.attackers.clear()
    vessel.shields_hit = False
    vessel.move, vessel.changes, vessel.corkscrews = None, _STEADY, False
    for arc in vessel.arcs:
        arc.struck = False
    for index in vessel.blueprint.kinds.get(_ARRAY, ()):
        array = vessel.systems[index]
        array.use, array.target = Use.NOTHING, NOBODY
