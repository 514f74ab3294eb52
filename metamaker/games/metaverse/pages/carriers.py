"""Where the missions of a fleet come from: its carriers, and the squadrons that have none."""

from collections import Counter
from dataclasses import dataclass

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.pages.aboard import squadrons_aboard
from metamaker.games.metaverse.pages.ranks import ranks
from metamaker.games.metaverse.stats.parts import parts


@dataclass(frozen=True)
class Source:
    """A ship, or the squadrons without a carrier (`place` is None), with the number of squadrons of each type.

    `missions` at once besides CAP (MV-2.1.4-22); `launch`: squadrons launched and recovered a turn.
    """

    name: str
    place: str | None
    missions: int
    launch: int
    squadrons: dict[str, int]


def sources_of(fleet: Fleet, words: Words) -> tuple[Source, ...]:
    """Return the ships that have a bay or can run missions, in the order of the chain of command, then what has no carrier."""
    ships = [source for ship, _ in ranks(fleet).order if (source := _carrier(fleet, ship)) is not None]
    free: Counter[str] = Counter()
    for entry in fleet.squadrons:
        free[entry.starfighter] += entry.count
    alone = [Source(words["pages.missions.free"], None, 0, 0, dict(+free))] if +free else []
    return (*ships, *alone)


def _carrier(fleet: Fleet, ship: Ship) -> Source | None:
    index = parts(design(fleet, fleet.ship_class(ship.ship_class)))
    launch = sum(fitted.fit.count * fitted.bay.launch for fitted in index.bays)
    missions = index.total(ComponentKind.SOC)
    if not launch and not missions:
        return None
    return Source(called(ship), ship.ref(), missions, launch, dict(squadrons_aboard(fleet, ship)))
