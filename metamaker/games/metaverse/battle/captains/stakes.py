"""What hangs on a ship: its own weapons, and the ships whose crews may break when it is lost."""

from metamaker.games.metaverse.battle.captains.fire_choice import HARMLESS
from metamaker.games.metaverse.battle.captains.fire_worth import power
from metamaker.games.metaverse.battle.command.chain import superiors
from metamaker.games.metaverse.battle.command.morale import posts
from metamaker.games.metaverse.battle.state.battle import Table


def stakes(table: Table) -> dict[int, int]:
    """Return what hangs on each ship on the table, by its number, in 1/1000 boxes that weapons do.

    It is its own power, and that of each ship under it times the chance that its crew breaks. A flagship that leads a
    squadron breaks half of the crews with a D4. Rules MV-2.3.2-03 to -06, -10 to -12, -17.
    """
    powers = {vessel.number: power(vessel, table.turn) + HARMLESS for vessel in table.fighting()}
    found = dict(powers)
    for vessel in table.fighting():
        above = superiors(table, vessel)
        for place, commander in enumerate(above):
            if commander.number in found:
                met = {post.value for post in posts(vessel, above, place)}.union(vessel.conditions)
                if len(met) > len(vessel.conditions):
                    faces = vessel.blueprint.command_faces
                    found[commander.number] += powers[vessel.number] * min(len(met), faces) // faces
    return found
