"""Possible losses of a ship: the number of copies of every system and squadron, by reference."""

from collections import Counter

from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import BayFit
from metamaker.games.metaverse.model.weapon import Mount
from metamaker.games.metaverse.model.words import LoadoutKind, RateOfFire

REACTOR, LIFE_SUPPORT = "reactor", "life_support"
"""Automatic systems; in references their kinds replace ids."""

_FTL = {ComponentKind.PRIMITIVE_FTL, ComponentKind.BASIC_FTL, ComponentKind.ADVANCED_FTL}


@memo
def system_copies(ship: ShipClass) -> Counter[str]:
    """Return the number of copies of every system of a class, by its reference.

    Reactors and life support are included. Rules MV-3.2.2-01, MV-3.2.3-01.
    """
    copies: Counter[str] = Counter()
    for name, section in ship.sections.standing():
        parts: tuple[Component | Mount | BayFit, ...] = (*section.components, *section.mounts, *section.bays)
        for part in parts:
            copies[ship.ref(name, part.id)] = part.count
        if section.reactor or name is SectionName.CORE:
            copies[ship.ref(name, REACTOR)] = 1
        if section.crew_parties or section.marine_parties:
            copies[ship.ref(name, LIFE_SUPPORT)] = 1
    return copies


def limited_copies(fleet: Fleet, ship: ShipClass) -> dict[str, int]:
    """Return the copies of every mount whose weapon cannot fire in two consecutive turns. Rule MV-3.6.10-02."""
    limited = {weapon.id for weapon in fleet.weapons if weapon.rate_of_fire is RateOfFire.LIMITED}
    return {
        ship.ref(name, mount.id): mount.count
        for name, section in ship.sections.standing()
        for mount in section.mounts
        if mount.weapon in limited and mount.count
    }


def squadrons_aboard(fleet: Fleet, ship: Ship) -> Counter[str]:
    """Return the possible number of squadrons of each type aboard a ship, by references such as `starfighters/kite`.

    An open bay may be full of any type that it accepts. Rule MV-3.0.1-15.
    """
    chosen = {loadout.bay: loadout.squadrons for loadout in ship.loadouts}
    bays = {bay.id: bay for bay in fleet.bays}
    counts: Counter[str] = Counter()
    for fit in _fitted(fleet.ship_class(ship.ship_class)):
        if fit.loadout is LoadoutKind.OPEN:
            bay = bays[fit.bay]
            counts.update({ref("starfighters", each): bay.carry * fit.count for each in bay.accepts})
            continue
        loads = fit.squadrons if fit.loadout is LoadoutKind.PERMANENT else chosen.get(fit.id, ())
        for load in loads:
            counts[ref("starfighters", load.starfighter)] += load.count
    return counts


def _fitted(ship: ShipClass) -> tuple[BayFit, ...]:
    return tuple(fit for _, section in ship.sections.standing() for fit in section.bays if fit.count)


@memo
def squadrons_beside(fleet: Fleet) -> Counter[str]:
    """Return the number of squadrons in each entry beside the ships, by its reference."""
    return Counter({ref("squadrons", entry.id): entry.count for entry in fleet.squadrons})


@memo
def adaptation_levels(ship: ShipClass) -> Counter[Arc]:
    """Return the highest adaptation level of each arc. Rule MV-3.5.9-03."""
    levels: Counter[Arc] = Counter()
    for _, section in ship.sections.standing():
        for part in section.components:
            if part.kind is ComponentKind.ADAPTIVE_SHIELD_GENERATOR and part.facing is not None and part.facing.arc:
                levels[part.facing.arc] += (part.rating or 0) * part.count
    return levels


@memo
def ftl_charge(ship: ShipClass) -> int:
    """Return the longest warm-up of the FTL drives of a class, 0 without any. Rule MV-1.2.3-44."""
    drives = (part for _, section in ship.sections.standing() for part in section.components if part.kind in _FTL)
    return max((part.rating or 0 for part in drives if part.count), default=0)
