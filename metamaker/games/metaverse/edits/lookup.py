"""Finding what an edit is about, and ids and names that are still free."""

from collections.abc import Collection
from typing import NamedTuple

from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.names import class_called, section_called
from metamaker.games.metaverse.extent import REACTOR
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.bay import Bay, BayFit
from metamaker.games.metaverse.model.component import Component
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.weapon import Mount, Weapon

Part = Component | Mount | BayFit

GROUPS = ("weapons", "starfighters", "bays", "classes", "ships", "squadrons")
"""What a fleet lists, those that others refer to first."""


def class_of(fleet: Fleet, class_id: str) -> ShipClass:
    """Return a class. Raises EditProblem."""
    try:
        return fleet.ship_class(class_id)
    except KeyError:
        raise EditProblem(f"There is no class “{class_id}” in this fleet.") from None


def ship_of(fleet: Fleet, ship_id: str) -> Ship:
    """Return a ship of the roster. Raises EditProblem."""
    try:
        return fleet.ship(ship_id)
    except KeyError:
        raise EditProblem(f"There is no ship “{ship_id}” in this fleet.") from None


def squadron_of(fleet: Fleet, squadron_id: str) -> IndependentSquadron:
    """Return an entry of squadrons beside the ships. Raises EditProblem."""
    for squadron in fleet.squadrons:
        if squadron.id == squadron_id:
            return squadron
    raise EditProblem(f"There is no squadron “{squadron_id}” beside the ships of this fleet.")


def weapon_of(fleet: Fleet, weapon_id: str) -> Weapon:
    """Return a weapon definition. Raises EditProblem."""
    weapon = definitions(fleet).weapons.get(weapon_id)
    if weapon is None:
        raise EditProblem(f"There is no weapon “{weapon_id}” in this fleet.")
    return weapon


def starfighter_of(fleet: Fleet, starfighter_id: str) -> Starfighter:
    """Return a squadron type. Raises EditProblem."""
    starfighter = definitions(fleet).starfighters.get(starfighter_id)
    if starfighter is None:
        raise EditProblem(f"There is no squadron type “{starfighter_id}” in this fleet.")
    return starfighter


def bay_of(fleet: Fleet, bay_id: str) -> Bay:
    """Return a bay definition. Raises EditProblem."""
    bay = definitions(fleet).bays.get(bay_id)
    if bay is None:
        raise EditProblem(f"There is no bay “{bay_id}” in this fleet.")
    return bay


def section_of(ship: ShipClass, name: SectionName) -> Section:
    """Return a section of a class. Raises EditProblem if it is not designed."""
    section = ship.sections[name]
    if section is None:
        raise EditProblem(f"{class_called(ship)} has no {section_called(name)}.")
    return section


class Place(NamedTuple):
    """A part with the class and section that hold it, and the field of the section that lists it."""

    ship: ShipClass
    section: SectionName
    group: str
    part: Part


def place_of(fleet: Fleet, ref: str) -> Place:
    """Return the part that `ref` names, whichever copy of it is meant. Raises EditProblem."""
    match ref.partition("#")[0].split("/"):
        case ["classes", class_id, section, part_id] if section in set(SectionName):
            ship, name = class_of(fleet, class_id), SectionName(section)
            for group, parts in parts_of(section_of(ship, name)).items():
                for part in parts:
                    if part.id == part_id:
                        return Place(ship, name, group, part)
    raise EditProblem(f"There is no part “{ref}” in this fleet.")


def parts_of(section: Section) -> dict[str, tuple[Part, ...]]:
    """Return the parts of a section by the field that lists them."""
    return {"components": section.components, "mounts": section.mounts, "bays": section.bays}


def ids_in(fleet: Fleet) -> set[str]:
    """Return all ids that a new definition, class or ship cannot have."""
    return {element.id for group in GROUPS for element in getattr(fleet, group)}


def part_ids(ship: ShipClass) -> set[str]:
    """Return the ids that a new part of a class cannot have; that of the reactor, which comes by itself, is one of them."""
    standing = (section for _, section in ship.sections.standing())
    return {REACTOR}.union(part.id for section in standing for parts in parts_of(section).values() for part in parts)


def numbered(name: str, taken: Collection[str]) -> str:
    """Return `name`, with the first free number from 2 behind it if it is taken."""
    free, number = name, 2
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free
