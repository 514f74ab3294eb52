"""Crew at work on a disabled system (2.3.1)."""

from metamaker.games.metaverse.battle.events.repair import RepairRolled
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import DISABLED, System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.roll import throw


def mend(battle: Battle, vessel: Vessel, system: System, crew: int) -> bool:
    """Let parties work on a system and return whether it is repaired.

    Dice: the damage control die, a D10 halved for a D5. Rules MV-2.3.1-06, -07, MV-3.1.13-02, MV-0.0.0-10.
    """
    face, result = throw(vessel.blueprint.control_faces, battle.dice)
    repaired = result <= crew
    if repaired:
        enable(vessel, system)
    if battle.telling:
        battle.tell(RepairRolled(vessel.key, system.plan.ref, crew, face, result, repaired))
    return repaired


def enable(vessel: Vessel, system: System) -> None:
    """Take away that a system is disabled; whatever else keeps it from working stays. Rule MV-0.0.0-07."""
    system.flags &= ~DISABLED
    vessel.changed()
