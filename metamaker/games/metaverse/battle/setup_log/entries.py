"""An encounter as events of the battle after it."""

from collections.abc import Iterator
from typing import Final

from metamaker.games.metaverse.battle.setup_log.events import (
    ChartRolled,
    EncounterChosen,
    HeadStartGiven,
    InitiativeRolled,
    ShipTowed,
    SpeedsRolled,
    SquadronDeployed,
)
from metamaker.games.metaverse.encounters.positions import FLANK_TURNS
from metamaker.games.metaverse.encounters.zones import FLANKING
from metamaker.games.metaverse.model.encounter import Encounter, EncounterKind, offered

ZONE_RULES: Final = {
    EncounterKind.MEETING: "MV-4.0.4-01",
    EncounterKind.FLANK: "MV-4.0.5-01",
    EncounterKind.DIVIDED: "MV-4.0.6-01",
    EncounterKind.REAR: "MV-4.0.7-01",
    EncounterKind.SURROUNDED: "MV-4.0.8-01",
}
"""The rule about the zones of each way to deploy."""

Event = InitiativeRolled | EncounterChosen | ChartRolled | SquadronDeployed | ShipTowed | SpeedsRolled | HeadStartGiven


def chosen(encounter: Encounter, names: tuple[str, str]) -> Iterator[Event]:
    """Yield the events before terrain is placed. Rules MV-4.0.0-02 to -04, MV-4.0.1-01 to -03."""
    winner = "" if encounter.favoured is None else names["ab".index(encounter.favoured)]
    difference = 0
    if encounter.initiative is not None:
        one, other = encounter.initiative
        difference = abs(one.total - other.total)
        yield InitiativeRolled(
            names,
            (one.die, other.die),
            (one.face, other.face),
            (one.result, other.result),
            (one.bonus, other.bonus),
            winner,
        )
    kinds = offered(difference) if encounter.initiative is not None else (encounter.kind,)
    yield EncounterChosen(
        encounter.kind.value, winner, tuple([kind.value for kind in kinds]), ("MV-4.0.0-03", ZONE_RULES[encounter.kind])
    )
    roll = encounter.terrain_roll
    if roll is not None:
        yield ChartRolled(winner, roll.die, roll.faces, tuple([roll.faces[place] for place in roll.used]))


def set_up(encounter: Encounter, names: tuple[str, str]) -> Iterator[Event]:
    """Yield squadrons in the order of placing, towed ships, the roll for speeds, and the head start.

    Rules MV-4.0.2-01 to -03, MV-4.0.3-01, -03, MV-4.1.0-04.
    """
    for each in encounter.deployed:
        results = () if each.rolls is None else tuple([roll.result for roll in each.rolls])
        keys = tuple([f"{each.side}/{ship}" for ship in each.ships])
        yield SquadronDeployed(names["ab".index(each.side)], results, keys)
    for position in encounter.positions:
        if position.towed_by is not None:
            yield ShipTowed(f"{position.side}/{position.ship}", f"{position.side}/{position.towed_by}")
    if encounter.turns:
        flank = encounter.turns + FLANK_TURNS if encounter.kind in FLANKING else 0
        yield SpeedsRolled(encounter.turns_face, encounter.turns, flank)
    if encounter.head_start is not None:
        given = encounter.head_start
        yield HeadStartGiven(names["ab".index(given.side)], given.points, given.from_turn)
