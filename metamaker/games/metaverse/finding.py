"""A ship or class as people call it."""

from metamaker.core.elements.search import find_by_name
from metamaker.game.documents import NotInDocument
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass, class_title


def element(fleet: Fleet, ref: str) -> Ship | ShipClass:
    """Return the ship or class with this reference. Raises KeyError."""
    group, _, element_id = ref.partition("/")
    return fleet.ship(element_id) if group == "ships" else fleet.ship_class(element_id)


def made_of(fleet: Fleet, ref: str) -> tuple[str, ...]:
    """Return the references of a ship or class, of its class and of every definition that it uses; () for other references."""
    try:
        chosen = element(fleet, ref)
    except KeyError:
        return ()
    ship_class = chosen if isinstance(chosen, ShipClass) else fleet.ship_class(chosen.ship_class)
    return tuple(dict.fromkeys((ref, *design(fleet, ship_class).made_of)))


def found(fleet: Fleet, name: str) -> str:
    """Return the reference of the ship or class called `name`: by id, else by name in any case, ships before classes.

    A class is called by its name with or without its variant. Raises NotInDocument for a name that nothing has, or several.
    """
    groups: tuple[tuple[Ship | ShipClass, ...], ...] = (fleet.ships, fleet.classes)
    try:
        return find_by_name(groups, name, (_full_name, _name), "ship or class").ref()
    except LookupError as problem:
        raise NotInDocument(str(problem)) from None


def _name(element: Ship | ShipClass) -> str:
    return element.name


def _full_name(element: Ship | ShipClass) -> str:
    return class_title(element) if isinstance(element, ShipClass) else element.name
