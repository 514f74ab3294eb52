"""A ship or class as people call it."""

from metamaker.core.expectation import did_you_mean
from metamaker.game import NotInDocument
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass


def element(fleet: Fleet, ref: str) -> Ship | ShipClass:
    """Return the ship or class with this reference. Raises KeyError."""
    group, _, element_id = ref.partition("/")
    return fleet.ship(element_id) if group == "ships" else fleet.ship_class(element_id)


def found(fleet: Fleet, name: str) -> str:
    """Return the reference of the ship or class called `name`: by id, else by name in any case, ships before classes.

    Raises NotInDocument for a name that nothing has.
    """
    elements: tuple[Ship | ShipClass, ...] = (*fleet.ships, *fleet.classes)
    for element in elements:
        if name in {element.id, element.ref()}:
            return element.ref()
    for element in elements:
        if element.name.casefold() == name.casefold():
            return element.ref()
    known = {element.name for element in elements} | {element.id for element in elements}
    raise NotInDocument(f"there is no ship or class “{name}”{did_you_mean(name, known)}")
