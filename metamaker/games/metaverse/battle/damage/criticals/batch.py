"""A batch of criticals: one queue over all ships, resolved in the order caused (1.3.7, A.2)."""

from metamaker.games.metaverse.battle.blueprint.places import SECTION_WORDS
from metamaker.games.metaverse.battle.damage.cause import Cause
from metamaker.games.metaverse.battle.damage.criticals.chart import CHART, PRIMARY, Act, Row, chart_rule
from metamaker.games.metaverse.battle.damage.criticals.effect import applicable, apply_row
from metamaker.games.metaverse.battle.events.criticals import (
    CriticalIgnored,
    CriticalRolled,
    CriticalUpgraded,
    SubCriticalRolled,
)
from metamaker.games.metaverse.battle.state.battle import Battle, Critical
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.rules.roll import Throw, faces_for, throw

ROWS = 6


def resolve(battle: Battle) -> None:
    """Resolve the criticals that wait, and those that they cause. Rules MV-1.3.7-04 to -16.

    Dice of each critical whose section stands: category (a D8), row (a D6; a teleporter's of its rating), for a compound
    one the row of each of the two as its turn comes, and what `apply_row` rolls for each.
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
        _ignored(battle, vessel, critical.section, "the section is destroyed", "MV-1.3.7-11")
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
    """Return how many results the die for the row has. Rules MV-3.5.6-05, -07."""
    return min(critical.row_rating, ROWS) if critical.row_rating else ROWS


def _row(battle: Battle, critical: Critical) -> Throw:
    """Throw the die for the row; that of a pinpoint critical has as many results as the teleporter's rating says, six at most.

    Rules MV-3.5.6-05, -07.
    """
    return throw(_rows(critical), battle.dice)


def _sub_critical(battle: Battle, critical: Critical, category: int) -> None:
    """Roll one of the criticals of a compound one, unless the other left no section for it. Rule MV-A.2-50."""
    vessel = battle.table.vessels[critical.vessel]
    if not vessel.fights:
        return
    if not vessel.sections[critical.section].stands:
        _ignored(battle, vessel, critical.section, "the first one of the compound destroyed the section", "MV-A.2-50")
        return
    face = battle.dice.roll(ROWS)
    if battle.telling:
        where, name = SECTION_WORDS[critical.section], CHART[category][face - 1].name
        rules = ("MV-A.2-50", chart_rule(category, face))
        battle.tell(SubCriticalRolled(vessel.key, where, category, face, name, rules))
    _take(battle, critical, category, face)


def _take(battle: Battle, critical: Critical, category: int, number: int) -> None:
    """Apply a row, or the same one of the next category, or nothing. Rules MV-1.3.7-07, MV-3.5.6-11."""
    vessel, section = battle.table.vessels[critical.vessel], critical.section
    row = CHART[category][number - 1]
    if not applicable(vessel, section, category, row):
        if category == PRIMARY and critical.category_faces == PRIMARY:
            _ignored(battle, vessel, section, "it cannot be applied, and a pinpoint critical goes no further", "MV-3.5.6-11")
            return
        category += 1
        row = CHART[category][number - 1]
        _upgraded(battle, vessel, section, category, number, row)
        if not applicable(vessel, section, category, row):
            _ignored(battle, vessel, section, "it cannot be applied", "MV-1.3.7-07")
            return
    apply_row(battle, vessel, section, row, Cause("critical", critical.by, critical.weapon))


def _upgraded(battle: Battle, vessel: Vessel, section: int, category: int, number: int, row: Row) -> None:
    if battle.telling:
        rules = ("MV-1.3.7-07", chart_rule(category, number))
        battle.tell(CriticalUpgraded(vessel.key, SECTION_WORDS[section], category, number, row.name, rules))


def _ignored(battle: Battle, vessel: Vessel, section: int, reason: str, rule: str) -> None:
    if battle.telling:
        battle.tell(CriticalIgnored(vessel.key, SECTION_WORDS[section], reason, (rule,)))
