"""Forces at the table: the classes of a fleet's ships, and the weapons and squadrons that they use."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.display_names import called
from metamaker.core.memo import memo
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import WeaponQuality


class Armed(NamedTuple):
    """A weapon in use: its definition, name and qualities."""

    where: str
    name: str
    qualities: tuple[WeaponQuality, ...]


@memo
def brought_classes(fleet: Fleet) -> tuple[ShipClass, ...]:
    """Return the classes of the ships of a fleet, or all classes of a fleet without ships."""
    used = {ship.ship_class for ship in fleet.ships}
    return tuple(each for each in fleet.classes if each.id in used or not fleet.ships)


def brought_designs(fleet: Fleet) -> Iterator[Design]:
    """Yield those classes with the definitions that they use."""
    return (design(fleet, each) for each in brought_classes(fleet))


@memo
def brought_weapons(fleet: Fleet) -> tuple[Armed, ...]:
    """Return all weapons at the table without duplicates: of ships, and of squadrons aboard and beside them."""
    refs = {ref for of in brought_designs(fleet) for ref in of.made_of}
    refs |= {f"starfighters/{each.starfighter}" for each in fleet.squadrons if each.count}
    refs |= {
        f"starfighters/{load.starfighter}"
        for ship in fleet.ships
        for loadout in ship.loadouts
        for load in loadout.squadrons
        if load.count
    }
    of_ships = [
        Armed(f"weapons/{each.id}", called(each), each.qualities) for each in fleet.weapons if f"weapons/{each.id}" in refs
    ]
    of_squadrons = [
        Armed(f"starfighters/{kind.id}", weapon.name or called(kind), weapon.qualities)
        for kind in fleet.starfighters
        if f"starfighters/{kind.id}" in refs
        for weapon in kind.weapons
    ]
    return (*of_ships, *of_squadrons)
