"""The seven conditions of morale, and who meets which (2.3.2)."""

from collections.abc import Iterator
from enum import StrEnum

from metamaker.games.metaverse.battle.blueprint.places import CORE
from metamaker.games.metaverse.battle.command.links import superiors, units
from metamaker.games.metaverse.battle.condition import power
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.words import CommandLevel

CIC = ComponentKind.CIC.value


class Condition(StrEnum):
    """The conditions that a starship can meet, in the order of the rules; squadrons will have two more.

    Rules MV-2.3.2-03 to -07.
    """

    FLAGSHIP = "flagship"
    DIVISION = "division"
    WING = "wing"
    SQUADRON = "squadron"
    SECTION = "section"


_POSTS = {
    CommandLevel.DIVISION: Condition.DIVISION,
    CommandLevel.WING: Condition.WING,
    CommandLevel.SQUADRON: Condition.SQUADRON,
}


def met(table: Table, vessel: Vessel) -> tuple[Condition, ...]:
    """Return the conditions that a ship meets now, in their order. Rules MV-2.3.2-02 to -07, -15, -17."""
    found = {*_leaderless(table, vessel)}
    if any(state.plan.designed and not state.stands for state in vessel.sections[:CORE]):
        found.add(Condition.SECTION)
    return tuple(condition for condition in Condition if condition in found)


def _leaderless(table: Table, vessel: Vessel) -> Iterator[Condition]:
    """Yield every post over a ship that a commander held who is lost."""
    above = superiors(table, vessel)
    for place, commander in enumerate(above):
        if not counts_as_destroyed(table, commander):
            continue
        if commander is above[-1]:
            yield Condition.FLAGSHIP
        if place == 0 and vessel.ship.level is None:
            yield Condition.SQUADRON
        if commander.ship.level in _POSTS:
            yield _POSTS[commander.ship.level]


def counts_as_destroyed(table: Table, commander: Vessel) -> bool:
    """Whether morale takes a commander for lost: off the table for any reason, or no CiC left for its units.

    Rules MV-2.3.2-14, -15, MV-3.5.1-03, MV-1.2.3-52, -60.
    """
    return commander.status is not Status.FIGHTING or _is_mute(table, commander)


def _is_mute(table: Table, commander: Vessel) -> bool:
    """Whether none of the CiCs works that were rated for the units it has; a ship designed without any is not."""
    needed = units(table, commander)
    fit = [system for system in commander.of(CIC) if system.plan.rating >= needed]
    return bool(fit) and not (power.usable(commander, CIC) and any(system.works for system in fit))
