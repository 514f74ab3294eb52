"""What the turn wears away at its end: plates that were struck, people without air (3.1.4, 3.2.2)."""

from metamaker.games.metaverse.battle.blueprint.places import ARCS, SECTIONS
from metamaker.games.metaverse.battle.events.repair import AirFouled, PlateLost
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import DISABLED
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.extent import LIFE_SUPPORT


def shed_plates(battle: Battle, vessel: Vessel) -> None:
    """Take one plate from each arc that was hit on the hull this turn; forget that it was. Rules MV-3.1.4-04, -07."""
    for number, arc in enumerate(vessel.arcs):
        if arc.struck and arc.plates:
            arc.plates -= 1
            if battle.telling:
                battle.tell(PlateLost(vessel.key, ARCS[number].value, arc.plates))
        arc.struck = False


def foul_air(battle: Battle, vessel: Vessel) -> None:
    """Take everybody in sections whose life support stands disabled, boarders too. Rules MV-2.3.1-13, MV-3.2.2-03, -06."""
    for system in vessel.of(LIFE_SUPPORT):
        if system.flags & DISABLED:
            _suffocate(battle, vessel, system.plan.section)


def _suffocate(battle: Battle, vessel: Vessel, section: int) -> None:
    state = vessel.sections[section]
    lost = state.crew_parties, state.marine_parties, state.boarders
    if not state.stands or not any(lost):
        return
    state.crew = [0] * len(state.crew)
    state.marines = [0] * len(state.marines)
    state.boarders = 0
    if battle.telling:
        battle.tell(AirFouled(vessel.key, SECTIONS[section].value, *lost))
