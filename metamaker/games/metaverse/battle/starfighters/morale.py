"""The morale of squadrons on the table: conditions met, and the roll (2.3.2)."""

from collections.abc import Iterator, Sequence
from typing import Final

from metamaker.games.metaverse.battle.command.morale import counts_as_destroyed, leaderless
from metamaker.games.metaverse.battle.starfighters.events import SquadronMoraleRolled
from metamaker.games.metaverse.battle.starfighters.missions import remove
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Status
from metamaker.games.metaverse.model.words import Condition, SquadronCondition
from metamaker.games.metaverse.rules.roll import throw

STRENGTH: Final = SquadronCondition.STRENGTH.value
CARRIER: Final = SquadronCondition.CARRIER.value
"""The conditions that only squadrons meet. Rules MV-2.3.2-08, -09."""

_RULES: Final = {
    Condition.FLAGSHIP.value: "MV-2.3.2-03",
    Condition.DIVISION.value: "MV-2.3.2-04",
    Condition.WING.value: "MV-2.3.2-05",
    Condition.SQUADRON.value: "MV-2.3.2-06",
    STRENGTH: "MV-2.3.2-08",
    CARRIER: "MV-2.3.2-09",
}


def met(table: Table, squadron: Squadron) -> Iterator[str]:
    """Yield the conditions that a squadron meets now, in their order.

    A squadron with its own qualities has no carrier and no chain of command. Rules MV-2.3.2-02 to -09, -16, MV-3.7.5-04.
    """
    yield from _met(squadron, _through(table, squadron.carrier))


def _met(squadron: Squadron, through: Sequence[str]) -> Iterator[str]:
    """Yield the conditions that all squadrons of its carrier meet, then those of the squadron itself."""
    if not squadron.command_faces:
        yield from through
    if squadron.strength < squadron.plan.strength:
        yield STRENGTH


def _through(table: Table, number: int) -> tuple[str, ...]:
    """Return the conditions that squadrons meet through their carrier, by its number."""
    if number == NOBODY:
        return ()
    carrier = table.vessels[number]
    lost = {condition for condition, _ in leaderless(table, carrier)}
    if carrier.commander == NOBODY and carrier.ship.level is not None and counts_as_destroyed(table, carrier):
        lost.add(Condition.FLAGSHIP)
    some = [condition.value for condition in Condition if condition in lost]
    return (*some, CARRIER) if carrier.status > Status.AWAY else tuple(some)


def check_squadrons(battle: Battle, conditions: dict[int, list[str]]) -> None:
    """Let every squadron that has met a new condition make one check; a failure removes it.

    `conditions` are those met at the beginning of the step, by the numbers of squadrons. Dice: one command quality die for
    each, in their order. Rules MV-2.3.2-01, -10 to -12, -16.
    """
    table = battle.table
    for number, some in conditions.items():
        squadron = table.squadrons[number]
        grown = tuple([each for each in some if each not in squadron.conditions])
        if not grown or not squadron.flies:
            continue
        squadron.conditions += grown
        faces = squadron.command_faces or table.vessels[squadron.carrier].blueprint.command_faces
        face, result = throw(faces, battle.dice)
        modifier = -len(squadron.conditions)
        rules = ("MV-2.3.2-01", *[_RULES[each] for each in grown], "MV-2.3.2-11", "MV-2.3.2-16")
        battle.tell(SquadronMoraleRolled(squadron.key, grown, faces, face, result, modifier, result + modifier, rules))
        if result + modifier < 1:
            remove(battle, squadron, "broken", ("MV-2.3.2-12",))


def conditions_met(table: Table) -> dict[int, list[str]]:
    """Return the conditions that squadrons on the table meet now, by number, without squadrons that meet none."""
    flying = [squadron for squadron in table.squadrons if squadron.flies]
    through = {number: _through(table, number) for number in {squadron.carrier for squadron in flying}}
    return {squadron.number: some for squadron in flying if (some := list(_met(squadron, through[squadron.carrier])))}
