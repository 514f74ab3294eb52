"""Look-up of a ship or class by name."""

from metamaker.game_api.designs import ref_called
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet, element
from metamaker.games.metaverse.model.ship import Ship, ShipClass, class_title


def made_of(fleet: Fleet, ref: str) -> tuple[str, ...]:
    """Return the references of a ship or class, of its class and of every definition that it uses; () for other references."""
    try:
        chosen = element(fleet, ref)
    except KeyError:
        return ()
    ship_class = chosen if isinstance(chosen, ShipClass) else fleet.ship_class(chosen.ship_class)
    return tuple(dict.fromkeys((ref, *design(fleet, ship_class).made_of)))


def found(fleet: Fleet, name: str) -> str:
    """Return the reference of the ship or class called `name`: by id, then by name in any case, ships before classes.

    The name of a class may include its variant. Raises NotInDocument if no item has the name, or several have it.
    """
    groups: tuple[tuple[Ship | ShipClass, ...], ...] = (fleet.ships, fleet.classes)
    return ref_called(groups, name, (_full_name, _name), message("numbers-ship_or_class"))


def _name(found: Ship | ShipClass) -> str:
    return found.name


def _full_name(element: Ship | ShipClass) -> str:
    return class_title(element) if isinstance(element, ShipClass) else element.name
