"""What hangs on a ship: its own weapons, and the ships whose crews may break when it is lost."""

from typing_extensions import override

from metamaker.games.metaverse.battle.captains.fire_choice import HARMLESS, Focus
from metamaker.games.metaverse.battle.captains.fire_worth import power
from metamaker.games.metaverse.battle.command.chain import superiors
from metamaker.games.metaverse.battle.command.morale import posts
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel


def powers(table: Table) -> dict[int, int]:
    """Return what the weapons of each ship on the table do, by its number, in 1/1000 boxes."""
    return {vessel.number: power(vessel, table.turn) + HARMLESS for vessel in table.fighting()}


def followers(table: Table, each: dict[int, int]) -> dict[int, int]:
    """Return of the power of all ships what would break off, by chance, with each ship that is lost.

    A flagship that leads a squadron breaks half of its crews with a D4. Rules MV-2.3.2-03 to -06, -10 to -12, -17.
    """
    found = dict.fromkeys(each, 0)
    for vessel in table.fighting():
        above = superiors(table, vessel)
        for place, commander in enumerate(above):
            if commander.number in found:
                met = {post.value for post in posts(vessel, above, place)}.union(vessel.conditions)
                if len(met) > len(vessel.conditions):
                    faces = vessel.blueprint.command_faces
                    found[commander.number] += each[vessel.number] * min(len(met), faces) // faces
    return found


def stakes(table: Table) -> dict[int, int]:
    """Return what hangs on each ship, by its number, in 1/1000 boxes: its own power, and that of ships that break with it."""
    own = powers(table)
    return {number: own[number] + more for number, more in followers(table, own).items()}


class Prized(Focus):
    """Fire shared out by what hangs on its targets."""

    def __init__(self) -> None:
        super().__init__(by_power=True)
        self._at = 0, 0
        self._stakes: dict[int, int] = {}

    @override
    def importance(self, table: Table, enemy: Vessel) -> int:
        """Return what hangs on an enemy, in 1/1000 boxes; worked out anew whenever a ship is lost."""
        at = table.turn, len(table.fighting())
        if self._at != at:
            self._at, self._stakes = at, stakes(table)
        return self._stakes.get(enemy.number, 0)
