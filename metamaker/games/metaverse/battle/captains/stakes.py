"""What hangs on a ship: its own weapons, and the ships whose crews may break when it is lost."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.captains.fire_worth import power
from metamaker.games.metaverse.battle.command.chain import superiors
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.model.words import CommandLevel, Condition

HARMLESS = 1_000
"""What is added to the power of each ship, in 1/1000 boxes, so that ships without weapons are worth something."""

_POSTS = {
    CommandLevel.DIVISION: Condition.DIVISION,
    CommandLevel.WING: Condition.WING,
    CommandLevel.SQUADRON: Condition.SQUADRON,
}


def stakes(table: Table) -> dict[int, int]:
    """Return what hangs on each ship on the table, by its number: power in 1/1000 boxes, that of ships that may break by the chance.

    Rules MV-2.3.2-03 to -06, -10 to -12, -17.
    """
    powers = {vessel.number: power(vessel, table.turn) + HARMLESS for vessel in table.fighting()}
    found = dict(powers)
    for vessel in table.fighting():
        above = superiors(table, vessel)
        for place, commander in enumerate(above):
            if commander.number not in found:
                continue
            new = {post.value for post in _posts(vessel, commander, place, above)}
            met = new.union(vessel.conditions)
            if len(met) > len(vessel.conditions):
                faces = vessel.blueprint.command_faces
                found[commander.number] += powers[vessel.number] * min(len(met), faces) // faces
    return found


def _posts(vessel: Vessel, commander: Vessel, place: int, above: list[Vessel]) -> Iterator[Condition]:
    """Yield the posts that a commander holds over a ship."""
    if commander is above[-1]:
        yield Condition.FLAGSHIP
    if place == 0 and vessel.ship.level is None:
        yield Condition.SQUADRON
    if commander.ship.level in _POSTS:
        yield _POSTS[commander.ship.level]
