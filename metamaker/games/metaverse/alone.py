"""A fleet cut to some of its ships or classes: what goes to an opponent, and one design out of many."""

from collections.abc import Collection, Iterable

from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.ship import Ship


def alone(fleet: Fleet, printed: Collection[str]) -> Fleet:
    """Return a fleet of the ships and classes with these references (`ships/…`, `classes/…`) and what they use.

    Notes, tags, agreed limits, command links, other ships and squadrons beside the ships are left out; names, house formulas
    and definitions stay.
    """
    ships = tuple(_without_command(ship) for ship in fleet.ships if ship.ref() in printed)
    wanted = {ship.ship_class for ship in ships}
    classes = tuple(ship for ship in fleet.classes if ship.id in wanted or ship.ref() in printed)
    used = _Used(fleet, [design(fleet, ship) for ship in classes], ships)
    return Fleet(
        name=fleet.name,
        author=fleet.author,
        public=fleet.public,
        mass_factor=fleet.mass_factor,
        tonnes_per_hit=fleet.tonnes_per_hit,
        formulas=fleet.formulas,
        emblem=fleet.emblem,
        weapons=tuple(weapon for weapon in fleet.weapons if weapon.id in used.weapons),
        starfighters=tuple(kind for kind in fleet.starfighters if kind.id in used.starfighters),
        bays=tuple(bay for bay in fleet.bays if bay.id in used.bays),
        classes=tuple(ship.with_(notes="", tags=()) for ship in classes),
        ships=ships,
    )
