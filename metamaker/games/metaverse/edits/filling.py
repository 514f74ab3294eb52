"""Rosters from classes: new ships with names, under a flagship and as few further command ships as possible.

The module implements `Filling` for the game.
"""

from collections.abc import Sequence

from metamaker.core.edits import changed
from metamaker.games.metaverse.checks.command import command_centre
from metamaker.games.metaverse.edits.roster import add_ship
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.stats.fleet import fleet_stats

measure = "combat_value"

each_more = 0.0

most_ships = 200
"""More than any table has room for; a roster may have ten times as many."""

_LEVELS = tuple(CommandLevel)


def taken(fleet: Fleet) -> float:
    """Return the combat value of the ships and squadrons that come, in points."""
    return fleet_stats(present(fleet)).combat_value


def crewed(fleet: Fleet, designs: Sequence[str], limit: float, *, keep: bool) -> Fleet:
    """Return the fleet with new ships of these classes, and a new chain of command. Rules MV-3.8.0-01 to -05, MV-3.8.4-02."""
    made = fleet if keep else changed(fleet, ships=(), squadrons=())
    for each in designs:
        made = add_ship(made, each).document
    most = made.limits.combat_value
    limits = changed(made.limits, combat_value=limit) if most is not None and most < limit else made.limits
    return changed(made, ships=_commanded(made), limits=limits)


def _commanded(fleet: Fleet) -> tuple[Ship, ...]:
    """Return the ships with commanders and levels; ships beyond the ratings of all CiCs stay outside the fleet."""
    ratings = {ship.id: rating for ship in fleet.ships if (rating := command_centre(fleet, ship))}
    if len(fleet.ships) == 1 or not ratings:
        level = CommandLevel.SQUADRON if ratings else None
        return tuple(changed(ship, commander=None, level=level) for ship in fleet.ships)
    leaders = _leaders(ratings, len(fleet.ships))
    above: dict[str, str] = {}
    depth = {leaders[0]: 0}
    free = dict.fromkeys(leaders, 0) | {leader: ratings[leader] for leader in leaders}
    # Command ships come first: each has room for others as soon as it has a commander itself.
    for ship in (*leaders[1:], *(ship.id for ship in fleet.ships if ship.id not in leaders)):
        commander = next((each for each in leaders if each in depth and free[each] and depth[each] + 1 < len(_LEVELS)), None)
        if commander is None or commander == ship:
            continue
        above[ship] = commander
        free[commander] -= 1
        if ship in free:
            depth[ship] = depth[commander] + 1
    led = set(above.values()) | {leaders[0]}
    deepest = max(depth[each] for each in led)
    return tuple(
        changed(ship, commander=above.get(ship.id), level=_LEVELS[deepest - depth[ship.id]] if ship.id in led else None)
        for ship in fleet.ships
    )


def _leaders(ratings: dict[str, int], ships: int) -> list[str]:
    """Return the fewest ships with CiCs for all others, the highest rating first: the flagship."""
    order = sorted(ratings, key=lambda ship: -ratings[ship])
    room, leaders = 1, list[str]()
    for ship in order:
        if leaders and room >= ships:
            break
        leaders.append(ship)
        room += ratings[ship]
    return leaders
