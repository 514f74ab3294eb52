"""Morale checks (2.3.2)."""

from metamaker.games.metaverse.battle.command.posts import Condition, met
from metamaker.games.metaverse.battle.events.command import MoraleBroke, MoraleRolled
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Fate, Status, Vessel
from metamaker.games.metaverse.rules.roll import throw


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
        battle.tell(MoraleRolled(vessel.key, grown, face, result, modifier, result + modifier, rules))
    if result + modifier < 1:
        vessel.status = Status.BROKEN
        vessel.fate = Fate(battle.table.turn, "morale")
        battle.tell(MoraleBroke(vessel.key))


_RULES = {
    Condition.FLAGSHIP.value: "MV-2.3.2-03",
    Condition.DIVISION.value: "MV-2.3.2-04",
    Condition.WING.value: "MV-2.3.2-05",
    Condition.SQUADRON.value: "MV-2.3.2-06",
    Condition.SECTION.value: "MV-2.3.2-07",
}
