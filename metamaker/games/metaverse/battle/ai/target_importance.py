"""The importance of a target: its own weapons, and the ships with crews that may break when it is lost."""

from typing_extensions import override

from metamaker.games.metaverse.battle.ai.fire_choice import HARMLESS, Focus
from metamaker.games.metaverse.battle.ai.fire_worth import power
from metamaker.games.metaverse.battle.command.chain import superiors
from metamaker.games.metaverse.battle.command.morale import posts
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.vessel import Vessel


def powers(table: Table) -> dict[int, int]:
    """Return the power of the weapons of each ship on the table, by its number, in 1/1000 boxes."""
    return {vessel.number: power(vessel, table.turn) + HARMLESS for vessel in table.fighting()}


def followers(table: Table, each: dict[int, int]) -> dict[int, int]:
    """Return for each ship the power that would break off if it is lost, weighted by probability, in 1/1000 boxes.

    The loss of a flagship that leads a squadron breaks half of the crews with a D4. Rules MV-2.3.2-03 to -06, -10 to -12, -17.
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


def target_importance(table: Table) -> dict[int, int]:
    """Return the importance of each ship, by its number, in 1/1000 boxes: its power and that of ships that break with it."""
    own = powers(table)
    return {number: own[number] + more for number, more in followers(table, own).items()}


class ByImportance(Focus):
    """A focus that shares fire out by the importance of targets."""

    def __init__(self) -> None:
        super().__init__(by_power=True)
        self._at = 0, 0
        self._importance: dict[int, int] = {}

    @override
    def importance(self, table: Table, enemy: Vessel) -> int:
        """Return the importance of an enemy, in 1/1000 boxes; it is calculated again whenever a ship is lost."""
        at = table.turn, len(table.fighting())
        if self._at != at:
            self._at, self._importance = at, target_importance(table)
        return self._importance.get(enemy.number, 0)
