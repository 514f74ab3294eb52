"""Who may work where in the Repair Step, and what may be repaired (2.3.1)."""

from fractions import Fraction
from typing import NamedTuple

from metamaker.games.metaverse.battle.blueprint.blueprint import Blueprint
from metamaker.games.metaverse.battle.blueprint.places import CORE
from metamaker.games.metaverse.battle.decisions.decision import Refusal
from metamaker.games.metaverse.battle.state.system import DESTROYED, DISABLED, EXPENDED, System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.component import ComponentKind

POD = ComponentKind.COUNTERMEASURE_POD.value


class Pool(NamedTuple):
    """Crew parties that may work in a section: its own, and at most so many of the core's. Rules MV-2.3.1-02, -04."""

    own: int
    borrowed: int

    @property
    def all(self) -> int:
        """All parties that may work there, if the core lends to nobody else."""
        return self.own + self.borrowed


NOBODY_THERE = Pool(0, 0)


def is_workable(vessel: Vessel, section: int) -> bool:
    """Whether repairs can be made in a section at all: hull hits are left and no enemy is aboard. Rule MV-2.3.1-01."""
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
        return Refusal("MV-2.3.1-10", f"{ref} is destroyed, which nothing repairs")
    if flags & EXPENDED and system.plan.kind == POD:
        return Refusal("MV-3.4.10-03", f"{ref} is spent for good")
    if not flags & DISABLED:
        return Refusal("MV-2.3.1-01", f"{ref} is not disabled")
    if system.fluctuates:
        return Refusal("MV-A.2-60", f"the power of {ref} fluctuates until the turn is over")
    if not is_workable(vessel, system.plan.section):
        return Refusal("MV-2.3.1-01", f"nobody can repair {ref} in a section without hull or with boarders aboard")
    return None


def repairable(vessel: Vessel) -> list[System]:
    """Return the systems that can be repaired, in record-sheet order, whether or not crew is there for it."""
    return [system for system in vessel.systems if system.flags & DISABLED and unrepairable(vessel, system) is None]


def chance(blueprint: Blueprint, crew: int) -> Fraction:
    """Return how probable it is that so many parties repair a system. Rules MV-2.3.1-07, MV-3.1.13-02."""
    return Fraction(min(crew, blueprint.control_faces), blueprint.control_faces)
