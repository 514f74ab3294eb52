"""The loss of sections and ships (1.3.6)."""

from metamaker.games.metaverse.battle.blueprint.places import CORE, SECTION_WORDS
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.events.damage import CriticalCaused, SectionDestroyed, ShipDestroyed
from metamaker.games.metaverse.battle.events.turn import Rules
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.system import DESTROYED, NOBODY
from metamaker.games.metaverse.battle.state.vessel import Fate, Status, Vessel


def cause_critical(battle: Battle, vessel: Vessel, section: int, cause: Cause, rules: Rules) -> None:
    """Let a section take a critical, which waits for its batch. Rules MV-1.3.7-05, -13."""
    battle.criticals.append(Critical(vessel.number, section, cause.word, by=cause.by, weapon=cause.weapon))
    if battle.telling:
        battle.tell(CriticalCaused(vessel.key, SECTION_WORDS[section], rules))


def destroy_section(battle: Battle, vessel: Vessel, section: int, cause: Cause) -> None:
    """Destroy a section with all that is in it; the core takes a critical. Rules MV-1.3.6-05, -24, MV-1.3.7-03, -11.

    Its reactor does not detonate, its FTL drives do not blow up. One that does not stand stays as it is.
    """
    state = vessel.sections[section]
    if not state.stands:
        return
    state.stands = False
    state.boxes = [0] * len(state.boxes)
    state.crew = [0] * len(state.crew)
    state.marines = [0] * len(state.marines)
    state.boarders = 0
    for number in vessel.blueprint.by_section[section]:
        vessel.systems[number].flags |= DESTROYED
    vessel.changed()
    if battle.telling:
        battle.tell(SectionDestroyed(vessel.key, SECTION_WORDS[section], cause.word))
    _bare(vessel, section)
    if section == CORE:
        destroy_ship(battle, vessel, cause)
    else:
        cause_critical(battle, vessel, CORE, cause, ("MV-1.3.7-03",))


def _bare(vessel: Vessel, section: int) -> None:
    """Take the defences of the arcs that a section carried. Rules MV-1.3.6-07, -24."""
    for arc in vessel.arcs:
        if arc.plan.owner == section:
            arc.bare = True
            arc.shield_hits = arc.plates = arc.adaptation = 0


def destroy_ship(battle: Battle, vessel: Vessel, cause: Cause) -> None:
    """Destroy a ship, remembering its fate. Rules MV-1.3.6-09, -24. Nothing is done to one that is destroyed already."""
    if vessel.status is Status.DESTROYED:
        return
    vessel.status = Status.DESTROYED
    vessel.fate = Fate(battle.table.turn, cause.word, cause.by, cause.weapon)
    if battle.telling:
        by = "" if cause.by == NOBODY else battle.table.vessels[cause.by].key
        battle.tell(ShipDestroyed(vessel.key, cause.word, by, cause.weapon))
