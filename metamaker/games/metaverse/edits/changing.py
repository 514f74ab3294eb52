"""Changed classes and sections in their fleet; what is beside the path stays the same object."""

from collections.abc import Callable

from metamaker.core.edits import changed
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship, ShipClass


def with_class(fleet: Fleet, ship: ShipClass) -> Fleet:
    """Return the fleet with `ship` in place of the class of that id; loadouts of bays that it no longer has fall away."""
    return with_classes(fleet, lambda old: ship if old.id == ship.id else old)


def with_classes(fleet: Fleet, edit: Callable[[ShipClass], ShipClass]) -> Fleet:
    """Return the fleet with `edit` done to every class; loadouts of bays that are no longer there fall away."""
    classes = tuple(edit(ship) for ship in fleet.classes)
    lost = {
        ship.id: class_parts(ship).bays
        for old, ship in zip(fleet.classes, classes, strict=True)
        if old is not ship and class_parts(old).bays - class_parts(ship).bays
    }
    ships = tuple(_fitting(entry, lost[entry.ship_class]) if entry.ship_class in lost else entry for entry in fleet.ships)
    return changed(fleet, ships=ships, classes=classes)


def _fitting(entry: Ship, bays: set[str]) -> Ship:
    return changed(entry, loadouts=tuple(loadout for loadout in entry.loadouts if loadout.bay in bays))


def with_section(fleet: Fleet, ship: ShipClass, name: SectionName, section: Section | None) -> Fleet:
    """Return the fleet with another section, or none, in a class of it."""
    return with_class(fleet, changed(ship, sections=changed(ship.sections, **{name.value: section})))


def each_section(ship: ShipClass, edit: Callable[[Section], Section]) -> ShipClass:
    """Return a class with `edit` done to each of its sections."""
    edited = {name.value: edit(section) for name, section in ship.sections.standing()}
    return changed(ship, sections=changed(ship.sections, **edited))
