"""Crew at work: crews for each section, possible repairs, their results, and the wear of a turn (2.3.1)."""

from fractions import Fraction
from typing import Final

from metamaker.games.metaverse.battle.blueprint import Blueprint
from metamaker.games.metaverse.battle.decision import Refusal
from metamaker.games.metaverse.battle.places import ARCS, CORE, SECTIONS
from metamaker.games.metaverse.battle.repair.events import AirFouled, PlateLost, RepairRolled
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, System, Vessel
from metamaker.games.metaverse.loss_limits import LIFE_SUPPORT
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.rules.roll import throw

POD: Final = ComponentKind.COUNTERMEASURE_POD.value


class Pool:
    """Crew parties that may work in a section: its own, and a limited number of the core's. Rules MV-2.3.1-02, -04."""

    def __init__(self, own: int, borrowed: int) -> None:
        self.own = own
        self.borrowed = borrowed

    @property
    def all(self) -> int:
        """All parties that may work there, if the core lends none to other sections."""
        return self.own + self.borrowed


NOBODY_THERE: Final = Pool(0, 0)


def is_workable(vessel: Vessel, section: int) -> bool:
    """Return whether repairs are possible in a section: hull hits are left and no enemy is aboard. Rule MV-2.3.1-01."""
    state = vessel.sections[section]
    return state.stands and not state.boarders and state.left > 0


def pool(vessel: Vessel, section: int) -> Pool:
    """Return the crew parties that may work in a section. Rules MV-2.3.1-01, -02, -04, -09."""
    if not is_workable(vessel, section):
        return NOBODY_THERE
    own = vessel.sections[section].crew_parties
    core = vessel.sections[CORE]
    if section == CORE or core.boarders:
        return Pool(own, 0)
    return Pool(own, min(own, core.crew_parties))


def unrepairable(vessel: Vessel, system: System) -> Refusal | None:
    """Return why a system cannot be repaired, by crew or by a biological hull; None if it can.

    Rules MV-2.3.1-01, -10, MV-3.4.10-03, MV-A.2-60.
    """
    flags, ref = system.flags, system.plan.ref
    if flags & DESTROYED:
        return Refusal("MV-2.3.1-10", message("refusal-repair-destroyed", system=ref))
    if flags & EXPENDED and system.plan.kind == POD:
        return Refusal("MV-3.4.10-03", message("refusal-repair-spent", system=ref))
    if not flags & DISABLED:
        return Refusal("MV-2.3.1-01", message("refusal-repair-able", system=ref))
    if system.fluctuates:
        return Refusal("MV-A.2-60", message("refusal-repair-fluctuates", system=ref))
    if not is_workable(vessel, system.plan.section):
        return Refusal("MV-2.3.1-01", message("refusal-repair-nobody", system=ref))
    return None


def repairable(vessel: Vessel) -> list[System]:
    """Return the systems that can be repaired, in record-sheet order, even without crew for them."""
    return [system for system in vessel.systems if system.flags & DISABLED and unrepairable(vessel, system) is None]


def chance(blueprint: Blueprint, crew: int) -> Fraction:
    """Return the probability that `crew` parties repair a system. Rules MV-2.3.1-07, MV-3.1.13-02."""
    return Fraction(min(crew, blueprint.control_faces), blueprint.control_faces)


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
    """Clear the flag DISABLED of a system; other flags stay. Rule MV-0.0.0-07."""
    system.flags &= ~DISABLED
    vessel.changed()


def shed_plates(battle: Battle, vessel: Vessel) -> None:
    """Take one plate from each arc hit on the hull this turn; clear that mark. Rules MV-3.1.4-04, -07."""
    for number, arc in enumerate(vessel.arcs):
        if arc.struck and arc.plates:
            arc.plates -= 1
            if battle.telling:
                battle.tell(PlateLost(vessel.key, ARCS[number].value, arc.plates))
        arc.struck = False


def foul_air(battle: Battle, vessel: Vessel) -> None:
    """Remove all parties, boarders too, from sections with disabled life support. Rules MV-2.3.1-13, MV-3.2.2-03, -06."""
    for system in vessel.of(LIFE_SUPPORT):
        if system.flags & DISABLED:
            _suffocate(battle, vessel, system.plan.section)


def _suffocate(battle: Battle, vessel: Vessel, section: int) -> None:
    state = vessel.sections[section]
    lost = state.crew_parties, state.marine_parties, state.boarding_parties
    if not state.stands or not any(lost):
        return
    state.crew = [0] * len(state.crew)
    state.marines = [0] * len(state.marines)
    state.boarders = []
    if battle.telling:
        battle.tell(AirFouled(vessel.key, SECTIONS[section].value, *lost))
