"""The chain of command as designed, and the effect of its breaking on crew quality (3.8.0)."""

from typing import Final

from metamaker.games.metaverse.battle.command.events import CrewQualityChanged
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Status, Vessel


def superiors(table: Table, vessel: Vessel) -> list[Vessel]:
    """Return the commanders above a ship, its own first, the most senior last. Rules MV-3.8.0-06, -07."""
    above: list[Vessel] = []
    number = vessel.commander
    while number != NOBODY and len(above) < len(table.vessels):
        commander = table.vessels[number]
        above.append(commander)
        number = commander.commander
    return above


def has_units(table: Table, vessel: Vessel) -> bool:
    """Return whether ships are directly under this one, including lost ones."""
    return any(each.commander == vessel.number for each in table.vessels)


def units(table: Table, vessel: Vessel) -> int:
    """Return the number of units that a ship commands: ships directly under it that are not lost. Rule MV-3.8.0-05."""
    return sum(each.commander == vessel.number and each.status <= Status.AWAY for each in table.vessels)


def is_outside(table: Table, vessel: Vessel) -> bool:
    """Return whether a ship was never part of its fleet: no level, no commander in the battle, no units. Rule MV-3.8.0-01."""
    return vessel.commander == NOBODY and vessel.ship.level is None and not has_units(table, vessel)


CUT_OFF: Final = ("MV-3.8.0-02", "MV-3.8.0-07")
OUTSIDE: Final = ("MV-3.8.0-01", "MV-3.8.0-02")


def refresh(battle: Battle) -> None:
    """Set the crew quality of every ship on the table: one less, not below 0, outside the fleet or cut off from it.

    Call it whenever a ship is lost, leaves or returns, as soon as the group or step is over. A ship off the table keeps its
    crew quality until it returns. Rules MV-3.8.0-02, -07, -08, MV-1.2.3-52, -60, MV-3.1.11-03, MV-0.1.0-12.
    """
    for vessel in battle.table.vessels:
        if vessel.status is Status.FIGHTING:
            quality = max(0, vessel.blueprint.crew_quality - _is_alone(battle.table, vessel))
            if quality != vessel.crew_quality:
                _change(battle, vessel, quality)


def _is_alone(table: Table, vessel: Vessel) -> bool:
    """Return whether a ship is outside the fleet, or a commander above it is not on the table."""
    if vessel.commander == NOBODY:
        return is_outside(table, vessel)
    return any(above.status is not Status.FIGHTING for above in superiors(table, vessel))


def _change(battle: Battle, vessel: Vessel, quality: int) -> None:
    if battle.telling:
        rules = OUTSIDE if vessel.commander == NOBODY else CUT_OFF
        battle.tell(CrewQualityChanged(vessel.key, vessel.crew_quality, quality, rules))
    vessel.crew_quality = quality
