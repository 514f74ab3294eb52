"""Who stands above whom, as designed: nobody is reassigned in battle (3.8.0)."""

from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.system import NOBODY
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel


def superiors(table: Table, vessel: Vessel) -> list[Vessel]:
    """Return the commanders above a ship, its own first, the senior-most last. Rules MV-3.8.0-06, -07."""
    above: list[Vessel] = []
    number = vessel.commander
    while number != NOBODY and len(above) < len(table.vessels):
        commander = table.vessels[number]
        above.append(commander)
        number = commander.commander
    return above


def has_units(table: Table, vessel: Vessel) -> bool:
    """Whether ships stand directly under this one, lost ones too."""
    return any(each.commander == vessel.number for each in table.vessels)


def units(table: Table, vessel: Vessel) -> int:
    """Return how many ships that are not lost stand directly under this one: the units it commands. Rule MV-3.8.0-05."""
    return sum(each.commander == vessel.number and each.status <= Status.AWAY for each in table.vessels)


def is_outside(table: Table, vessel: Vessel) -> bool:
    """Whether a ship was never part of its fleet: no level, no commander in the battle, no units. Rule MV-3.8.0-01."""
    return vessel.commander == NOBODY and vessel.ship.level is None and not has_units(table, vessel)
