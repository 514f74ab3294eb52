"""What squadrons a ship has aboard, by its class or by its own choice."""

from collections import Counter
from collections.abc import Iterator

from metamaker.games.metaverse.model.bay import Load
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.stats.fleet import chosen_loadouts
from metamaker.games.metaverse.stats.parts import parts


def squadrons_aboard(fleet: Fleet, ship: Ship) -> Counter[str]:
    """Return how many squadrons of each type a ship brings; what an open bay takes is bought at the table."""
    found: Counter[str] = Counter()
    for load in _loads(fleet, ship):
        if load.count:
            found[load.starfighter] += load.count
    return found


def _loads(fleet: Fleet, ship: Ship) -> Iterator[Load]:
    for fitted in parts(design(fleet, fleet.ship_class(ship.ship_class))).bays:
        if fitted.fit.count and fitted.fit.loadout is LoadoutKind.PERMANENT:
            yield from fitted.fit.squadrons
    for loadout in chosen_loadouts(fleet, ship):
        yield from loadout.squadrons
