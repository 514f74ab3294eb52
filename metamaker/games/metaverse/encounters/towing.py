"""Towing: grapplers bring ships without FTL drive to a battle (3.5.3)."""

from collections.abc import Sequence

from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.stats.parts import parts
from metamaker.games.metaverse.stats.ship import ship_stats

SHARE = 5
"""A grappler of rating 1 tows a fifth of the mass of its own ship. Rule MV-3.5.3-04."""

TOWED_CM = 5
"""The maximum distance of a towed ship from its tug at the start. Rules MV-3.5.3-03, MV-4.0.2-03."""


def has_ftl(fleet: Fleet, ship: Ship) -> bool:
    """Return whether the class of a ship has an FTL drive."""
    return ship_stats(_design(fleet, ship)).motion.best_ftl is not None


def can_tow(fleet: Fleet, tug: Ship, towed: Ship, rating: int) -> bool:
    """Return whether a grappler of this rating lets one ship tow another. Rule MV-3.5.3-04."""
    masses = [ship_stats(_design(fleet, ship)).mass_factor for ship in (tug, towed)]
    return SHARE * masses[1] <= rating * masses[0]


def towed(fleet: Fleet) -> dict[str, str]:
    """Return the id of the tug of each towed ship by the id of the towed ship.

    Ships without FTL drive are towed if possible: the heaviest first, each by the weakest sufficient grappler, one grappler a
    ship. Rules MV-3.5.3-02, -04, -05.
    """
    tugs = [ship for ship in fleet.ships if has_ftl(fleet, ship)]
    free = [(tug, rating) for tug in tugs for rating in grapplers(_design(fleet, tug))]
    free.sort(key=lambda each: each[1])
    waiting = [ship for ship in fleet.ships if not has_ftl(fleet, ship)]
    waiting.sort(key=lambda ship: -ship_stats(_design(fleet, ship)).mass_factor)
    found: dict[str, str] = {}
    for ship in waiting:
        for place, (tug, rating) in enumerate(free):
            if can_tow(fleet, tug, ship, rating):
                found[ship.id] = tug.id
                del free[place]
                break
    return found


def tows(fleet: Fleet, tug: Ship, some: Sequence[Ship]) -> bool:
    """Return whether a ship can tow these ships together: all lack an FTL drive, and each gets a sufficient grappler.

    Rules MV-3.5.3-02, -04, -05, MV-3.5.4-02.
    """
    if tug in some or not has_ftl(fleet, tug) or any(has_ftl(fleet, ship) for ship in some):
        return False
    heaviest = sorted(some, key=lambda ship: -ship_stats(_design(fleet, ship)).mass_factor)
    strongest = sorted(grapplers(_design(fleet, tug)), reverse=True)
    enough = all(can_tow(fleet, tug, ship, rating) for ship, rating in zip(heaviest, strongest, strict=False))
    return enough and len(some) <= len(strongest)


def grapplers(known: Design) -> Sequence[int]:
    """Return the ratings of all grapplers and energy grapplers of a design, once per copy. Rule MV-3.5.4-02."""
    known_parts = parts(known)
    tows = *known_parts[ComponentKind.GRAPPLER], *known_parts[ComponentKind.ENERGY_GRAPPLER]
    return [placed.rating for placed in tows for _ in range(placed.part.count)]


def _design(fleet: Fleet, ship: Ship) -> Design:
    return design(fleet, fleet.ship_class(ship.ship_class))
