"""What a row of the critical-hit chart does to a section, and whether it can be applied (1.3.7, A.2)."""

from metamaker.games.metaverse.battle.blueprint.places import SECTION_WORDS
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.criticals.chart import CREW, Act, Row
from metamaker.games.metaverse.battle.damage.criticals.choice import largest, operating, picked
from metamaker.games.metaverse.battle.damage.criticals.parties import lose_parties
from metamaker.games.metaverse.battle.damage.detonation import detonate
from metamaker.games.metaverse.battle.damage.hull import rake
from metamaker.games.metaverse.battle.damage.loss import destroy_section
from metamaker.games.metaverse.battle.damage.systems import disable
from metamaker.games.metaverse.battle.events.criticals import CountRolled, ReactorFluctuates, ReactorMelting
from metamaker.games.metaverse.battle.state.battle import Battle, Detonation
from metamaker.games.metaverse.battle.state.system import System
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.roll import HALVED, faces_for, throw


def applicable(vessel: Vessel, section: int, category: int, row: Row) -> bool:
    """Whether a section holds what a row needs: an operating system of its kinds, or a party. Rules MV-1.3.7-08, MV-A.2-53."""
    if category == CREW:
        state = vessel.sections[section]
        return state.crew_parties + state.marine_parties > 0
    return not row.kinds or bool(operating(vessel, section, row.kinds))


def apply_row(battle: Battle, vessel: Vessel, section: int, row: Row, cause: Cause) -> None:
    """Apply a row that can be applied and is no compound one. Hull hits rake the section and overflow to the core.

    Dice: how many systems, then which; then those of a drive that blows up. Rules MV-1.3.7-12, -14, -16, MV-A.2-51.
    """
    if row.kinds:
        _systems(battle, vessel, section, row, cause)
    else:
        _section(battle, vessel, section, row, cause)
    if row.hull:
        rake(battle, vessel, section, row.hull * vessel.blueprint.ems, cause)


def _systems(battle: Battle, vessel: Vessel, section: int, row: Row, cause: Cause) -> None:
    found = operating(vessel, section, row.kinds)
    if row.act == Act.FLUCTUATION:
        found[0].fluctuates = True
        battle.tell(ReactorFluctuates(vessel.key, SECTION_WORDS[section]))
    elif row.act == Act.MELTDOWN:
        battle.melting.append(Detonation(vessel.number, section))
        battle.tell(ReactorMelting(vessel.key, SECTION_WORDS[section]))
    elif row.act == Act.DETONATION:
        detonate(battle, vessel, section, Cause("detonation", cause.by, cause.weapon))
        return
    else:
        found = _chosen(battle, vessel, section, row, found)
    for system in found:
        disable(battle, vessel, system, cause)


def _chosen(battle: Battle, vessel: Vessel, section: int, row: Row, found: list[System]) -> list[System]:
    if row.act == Act.ALL:
        return found
    if row.act == Act.LARGEST:
        return [largest(found)]
    number = row.number
    if row.act == Act.BY_EMS:
        number *= vessel.blueprint.ems
    elif row.act == Act.DIE:
        fallen = throw(row.number, battle.dice)
        number = fallen.result
        if battle.telling:
            rules = ("MV-1.3.7-09", "MV-0.0.0-10") if row.number in HALVED else ("MV-1.3.7-09",)
            battle.tell(CountRolled(vessel.key, SECTION_WORDS[section], faces_for(row.number), fallen.face, number, rules))
    return picked(battle, vessel, found, number)


def _section(battle: Battle, vessel: Vessel, section: int, row: Row, cause: Cause) -> None:
    state = vessel.sections[section]
    if row.act == Act.PARTIES:
        lose_parties(battle, vessel, section, row.number * state.plan.life_support)
    elif row.act == Act.EVERYBODY:
        lose_parties(battle, vessel, section, state.crew_parties + state.marine_parties)
    elif row.act == Act.LAYER:
        # the current layer is the topmost one with boxes left (MV-A.2-54)
        rake(battle, vessel, section, next((boxes for boxes in state.boxes if boxes), 0), cause)
    elif row.act == Act.COLLAPSE:
        destroy_section(battle, vessel, section, cause)
