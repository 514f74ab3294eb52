"""Morale checks, and the seven conditions that require them (2.3.2)."""

from collections.abc import Iterator
from typing import Final

from metamaker.games.metaverse.battle.command.chain import superiors, units
from metamaker.games.metaverse.battle.command.events import MoraleBroke, MoraleRolled
from metamaker.games.metaverse.battle.damage import reactors
from metamaker.games.metaverse.battle.places import CORE
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import Fate, Status, Vessel
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import CommandLevel, Condition
from metamaker.games.metaverse.rules.roll import throw

CIC: Final = ComponentKind.CIC.value


_POSTS: Final = {
    CommandLevel.DIVISION: Condition.DIVISION,
    CommandLevel.WING: Condition.WING,
    CommandLevel.SQUADRON: Condition.SQUADRON,
}


def met(table: Table, vessel: Vessel) -> tuple[Condition, ...]:
    """Return the conditions that a ship meets now, in their order. Rules MV-2.3.2-02 to -07, -15, -17."""
    found = {condition for condition, _ in leaderless(table, vessel)}
    if any(state.plan.designed and not state.stands for state in vessel.sections[:CORE]):
        found.add(Condition.SECTION)
    if len(found) < 2:
        return tuple(found)
    return tuple(condition for condition in Condition if condition in found)


def silent(table: Table, vessel: Vessel) -> tuple[Condition, ...]:
    """Return the conditions that a ship meets only because a commander, still there, has no working CiC.

    Rule MV-3.5.1-03.
    """
    lost = tuple(leaderless(table, vessel))
    gone = {condition for condition, commander in lost if commander.status is not Status.FIGHTING}
    return tuple(dict.fromkeys(condition for condition, _ in lost if condition not in gone))


def leaderless(table: Table, vessel: Vessel) -> Iterator[tuple[Condition, Vessel]]:
    """Yield every lost post above a ship, with its lost commander. Rules MV-2.3.2-03 to -06, -15, -17."""
    above = superiors(table, vessel)
    for place, commander in enumerate(above):
        if counts_as_destroyed(table, commander):
            for post in posts(vessel, above, place):
                yield post, commander


def posts(vessel: Vessel, above: list[Vessel], place: int) -> Iterator[Condition]:
    """Yield the conditions that a ship meets if the superior at this index is lost. Rules MV-2.3.2-03 to -06, -17."""
    commander = above[place]
    if commander is above[-1]:
        yield Condition.FLAGSHIP
    if place == 0 and vessel.ship.level is None:
        yield Condition.SQUADRON
    if commander.ship.level in _POSTS:
        yield _POSTS[commander.ship.level]


def counts_as_destroyed(table: Table, commander: Vessel) -> bool:
    """Return whether a commander counts as lost for morale: off the table for any reason, or no CiC left for its units.

    Rules MV-2.3.2-14, -15, MV-3.5.1-03, MV-1.2.3-52, -60.
    """
    return commander.status is not Status.FIGHTING or _is_mute(table, commander)


def _is_mute(table: Table, commander: Vessel) -> bool:
    """Return whether the ship has CiCs rated for its units but none of them works; a ship designed without any is not mute."""
    needed = units(table, commander)
    fit = [system for system in commander.of(CIC) if system.plan.rating >= needed]
    return bool(fit) and not (reactors.usable(commander, CIC) and any(system.works for system in fit))


def check_all(battle: Battle) -> None:
    """Let every ship on the table that meets a new condition make one check.

    All conditions are read before the first die is rolled. Dice: one command quality die per ship that checks, in the
    order of the battle (a D4 or D6 halved for a D2 or D3, a D10 for a D5). Rules MV-2.3.2-02, -10, -14.
    """
    table = battle.table
    due: list[tuple[Vessel, list[str]]] = []
    for vessel in table.fighting():
        grown = [condition.value for condition in met(table, vessel) if condition.value not in vessel.conditions]
        if grown:
            due.append((vessel, grown))
    for vessel, grown in due:
        vessel.conditions += grown
        _check(battle, vessel, tuple(grown))


def _check(battle: Battle, vessel: Vessel, grown: tuple[str, ...]) -> None:
    """Roll for a ship and remove it if it fails. Rules MV-2.3.2-01, -11, -12, MV-3.1.12-02."""
    face, result = throw(vessel.blueprint.command_faces, battle.dice)
    modifier = -len(vessel.conditions)
    if battle.telling:
        rules = ("MV-2.3.2-01", *(_RULES[each] for each in grown), "MV-2.3.2-11")
        mute = tuple(each.value for each in silent(battle.table, vessel) if each.value in grown)
        battle.tell(MoraleRolled(vessel.key, grown, face, result, modifier, result + modifier, rules, mute))
    if result + modifier < 1:
        vessel.status = Status.BROKEN
        vessel.fate = Fate(battle.table.turn, "morale")
        battle.tell(MoraleBroke(vessel.key))


_RULES: Final = {
    Condition.FLAGSHIP.value: "MV-2.3.2-03",
    Condition.DIVISION.value: "MV-2.3.2-04",
    Condition.WING.value: "MV-2.3.2-05",
    Condition.SQUADRON.value: "MV-2.3.2-06",
    Condition.SECTION.value: "MV-2.3.2-07",
}
