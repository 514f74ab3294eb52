"""A batch of criticals: one queue over all ships, resolved in the order caused, row by row (1.3.7, A.2)."""

from collections.abc import Sequence
from typing import Final

from metamaker.core.messages import Message
from metamaker.games.metaverse.battle.damage.detonation import detonate
from metamaker.games.metaverse.battle.damage.events import (
    CountRolled,
    CriticalIgnored,
    CriticalRolled,
    CriticalUpgraded,
    PartiesLost,
    ReactorFluctuates,
    ReactorMelting,
    SubCriticalRolled,
    SystemPicked,
)
from metamaker.games.metaverse.battle.damage.hull import Cause, destroy_section, disable, rake
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle, Critical, Detonation
from metamaker.games.metaverse.battle.state.vessel import System, Vessel
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.rules.critical_chart import CHART, CREW, PRIMARY, Act, Row, chart_rule
from metamaker.games.metaverse.rules.roll import HALVED, Throw, faces_for, throw
from metamaker.games.metaverse.stats.parts import FTL_DRIVES


def operating(vessel: Vessel, section: int, kinds: Sequence[str]) -> list[System]:
    """Return the operating systems of these kinds in a section, in record-sheet order.

    Rules MV-1.3.7-08, -15, MV-A.2-55.
    """
    systems = [vessel.systems[number] for number in vessel.blueprint.by_section[section]]
    return [system for system in systems if system.plan.kind in kinds and system.operates]


def picked(battle: Battle, vessel: Vessel, among: list[System], number: int) -> list[System]:
    """Return `number` systems, picked at random; all of them if there are no more.

    Dice: for each pick one with as many faces as systems are left, none if all are taken. Rules MV-1.3.7-09, -14, MV-0.1.0-11.
    """
    if number >= len(among):
        return among
    left, found = list(among), []
    for _ in range(number):
        choices = len(left)
        fallen = throw(choices, battle.dice)
        system = left.pop(fallen.result - 1)
        found.append(system)
        if battle.telling:
            battle.tell(SystemPicked(vessel.key, system.plan.ref, choices, fallen.face))
    return found


def largest(drives: Sequence[System]) -> System:
    """Return the largest FTL drive: advanced before basic before primitive, then the lower rating. Rule MV-A.2-19."""
    order = [str(kind) for kind in FTL_DRIVES]
    return min(drives, key=lambda drive: (order.index(drive.plan.kind), drive.plan.rating))


def shares(number: int, crew: int, marines: int) -> tuple[int, int]:
    """Return how many crew and marine parties are lost: alternately, crew first, the rest from the remaining kind.

    Rule MV-A.2-52.
    """
    number = min(number, crew + marines)
    of_crew = min(crew, (number + 1) // 2)
    of_marines = min(marines, number - of_crew)
    return number - of_marines, of_marines


def lose_parties(battle: Battle, vessel: Vessel, section: int, number: int) -> None:
    """Remove up to `number` own parties of a section. Rules MV-3.1.6-04, MV-A.2-52, MV-3.2.2-06."""
    state = vessel.sections[section]
    crew, marines = shares(number, state.crew_parties, state.marine_parties)
    for layer in range(len(state.boxes)):
        lost, fallen = min(crew, state.crew[layer]), min(marines, state.marines[layer])
        if lost or fallen:
            state.crew[layer] -= lost
            state.marines[layer] -= fallen
            crew, marines = crew - lost, marines - fallen
            rules = ("MV-A.2-52", "MV-3.1.6-04")
            battle.tell(PartiesLost(vessel.key, SECTION_WORDS[section], layer + 1, lost, fallen, rules))


def applicable(vessel: Vessel, section: int, category: int, row: Row) -> bool:
    """Return whether a section has a target for a row: an operating system, or a party. Rules MV-1.3.7-08, MV-A.2-53."""
    if category == CREW:
        state = vessel.sections[section]
        return state.crew_parties + state.marine_parties > 0
    return not row.kinds or bool(operating(vessel, section, row.kinds))


def apply_row(battle: Battle, vessel: Vessel, section: int, row: Row, cause: Cause) -> None:
    """Apply an applicable row that is not compound. Hull hits rake the section and overflow to the core.

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


ROWS: Final = 6
"""Rows of a column of the chart: a D6 chooses. Rule MV-1.3.7-04."""


def resolve(battle: Battle) -> None:
    """Resolve the waiting criticals, and those that they cause. Rules MV-1.3.7-04 to -16.

    Dice of each critical whose section is not destroyed: category (a D8), row (a D6; a teleporter's of its rating), for a
    compound one the row of each of the two in turn, and the dice of `apply_row` for each.
    """
    queue = battle.criticals
    place = 0
    while place < len(queue):
        _resolve_one(battle, queue[place])
        place += 1
    queue.clear()


def _resolve_one(battle: Battle, critical: Critical) -> None:
    vessel = battle.table.vessels[critical.vessel]
    if not vessel.fights:
        return
    if not vessel.sections[critical.section].stands:
        _ignored(battle, vessel, critical.section, message("story-ignored-section"), "MV-1.3.7-11")
        return
    category = battle.dice.roll(critical.category_faces)
    fallen = _row(battle, critical)
    row = CHART[category][fallen.result - 1]
    if battle.telling:
        where = SECTION_WORDS[critical.section]
        battle.tell(_rolled(vessel.key, where, critical, category, fallen, row.name))
    if row.act == Act.PAIR:
        for each in row.pair:
            _sub_critical(battle, critical, each)
    else:
        _take(battle, critical, category, fallen.result)


def _rolled(ship: str, where: str, critical: Critical, category: int, fallen: Throw, name: str) -> CriticalRolled:
    rules = ("MV-1.3.7-04", chart_rule(category, fallen.result))
    return CriticalRolled(
        ship, where, critical.category_faces, category, faces_for(_rows(critical)), fallen.face, fallen.result, name, rules
    )


def _rows(critical: Critical) -> int:
    """Return the number of results of the die for the row. Rules MV-3.5.6-05, -07."""
    return min(critical.row_rating, ROWS) if critical.row_rating else ROWS


def _row(battle: Battle, critical: Critical) -> Throw:
    """Roll the die for the row; for a pinpoint critical it has as many results as the teleporter's rating, up to six.

    Rules MV-3.5.6-05, -07.
    """
    return throw(_rows(critical), battle.dice)


def _sub_critical(battle: Battle, critical: Critical, category: int) -> None:
    """Roll one of the criticals of a compound one, unless the other destroyed the section. Rule MV-A.2-50."""
    vessel = battle.table.vessels[critical.vessel]
    if not vessel.fights:
        return
    if not vessel.sections[critical.section].stands:
        _ignored(battle, vessel, critical.section, message("story-ignored-compound"), "MV-A.2-50")
        return
    face = battle.dice.roll(ROWS)
    if battle.telling:
        where, name = SECTION_WORDS[critical.section], CHART[category][face - 1].name
        rules = ("MV-A.2-50", chart_rule(category, face))
        battle.tell(SubCriticalRolled(vessel.key, where, category, face, name, rules))
    _take(battle, critical, category, face)


def _take(battle: Battle, critical: Critical, category: int, number: int) -> None:
    """Apply a row, or the same row of the next category, or nothing. Rules MV-1.3.7-07, MV-3.5.6-11."""
    vessel, section = battle.table.vessels[critical.vessel], critical.section
    row = CHART[category][number - 1]
    if not applicable(vessel, section, category, row):
        if category == PRIMARY and critical.category_faces == PRIMARY:
            _ignored(battle, vessel, section, message("story-ignored-pinpoint"), "MV-3.5.6-11")
            return
        category += 1
        row = CHART[category][number - 1]
        _upgraded(battle, vessel, section, category, number, row)
        if not applicable(vessel, section, category, row):
            _ignored(battle, vessel, section, message("story-ignored-nothing"), "MV-1.3.7-07")
            return
    apply_row(battle, vessel, section, row, Cause("critical", critical.by, critical.weapon))


def _upgraded(battle: Battle, vessel: Vessel, section: int, category: int, number: int, row: Row) -> None:
    if battle.telling:
        rules = ("MV-1.3.7-07", chart_rule(category, number))
        battle.tell(CriticalUpgraded(vessel.key, SECTION_WORDS[section], category, number, row.name, rules))


def _ignored(battle: Battle, vessel: Vessel, section: int, reason: Message, rule: str) -> None:
    if battle.telling:
        battle.tell(CriticalIgnored(vessel.key, SECTION_WORDS[section], reason, (rule,)))
