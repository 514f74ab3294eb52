"""The graphs of whatever a reference names."""

from metamaker.game.graphs import Frame, Graph
from metamaker.games.metaverse.edits.element import part_at, resolved
from metamaker.games.metaverse.graphs.design import design_graphs
from metamaker.games.metaverse.graphs.weapon import weapon_graphs
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.weapon import Mount, Weapon


def graphs(fleet: Fleet, ref: str, frame: Frame) -> tuple[Graph, ...]:
    """Return the graphs of a weapon, a mount, a class or a ship, and of any part of a ship those of the ship."""
    element = part_at(fleet, ref)
    if isinstance(element, Mount):
        return weapon_graphs(definitions(fleet).weapons[element.weapon], frame)
    if isinstance(element, Weapon):
        return weapon_graphs(element, frame)
    ship = element if isinstance(element, ShipClass) else _class_of(fleet, ref)
    return design_graphs(design(fleet, ship), frame) if ship else ()


def _class_of(fleet: Fleet, ref: str) -> ShipClass | None:
    element = part_at(fleet, ref)
    if isinstance(element, Ship):
        return fleet.ship_class(element.ship_class)
    steps = resolved(fleet, ref).split("/")
    return fleet.ship_class(steps[1]) if steps[0] == "classes" else None
