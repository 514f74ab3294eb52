"""What elements of a fleet cannot be without."""

from collections.abc import Iterable, Mapping, Sequence

from metamaker.core.edits import changed
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.element import element_name, resolved
from metamaker.games.metaverse.edits.lookup import GROUPS
from metamaker.games.metaverse.model.bay import Bay
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon

Listed = Weapon | Starfighter | Bay | ShipClass | Ship | IndependentSquadron
"""What the lists of a fleet hold."""


def needed(fleet: Fleet, refs: Iterable[str]) -> dict[str, tuple[Listed, ...]]:
    """Return what `refs` name and all that it refers to, by group and in the order of the fleet.

    Ships do not need their commander: each is under the next one above that is named as well. Raises EditProblem for a
    reference that names nothing listed.
    """
    ids: dict[str, set[str]] = {group: set() for group in GROUPS}
    for ref in refs:
        group, element_id = listed_at(fleet, ref)
        ids[group].add(element_id)
    for group in reversed(GROUPS):
        for element in _of(fleet, group, ids):
            for kind, more in _uses(element).items():
                ids[kind] |= more
    found = {group: _of(fleet, group, ids) for group in GROUPS}
    ships = tuple(
        changed(ship, commander=_commander(fleet, ship, ids["ships"])) for ship in fleet.ships if ship.id in ids["ships"]
    )
    return {**found, "ships": ships}


def listed_at(fleet: Fleet, ref: str) -> tuple[str, str]:
    """Return the group and the id of what `ref` names. Raises EditProblem if that is in no list of the fleet."""
    match resolved(fleet, ref).split("/"):
        case [group, element_id] if group in GROUPS:
            return group, element_id
    name = element_name(fleet, ref)
    raise EditProblem(f"{name} cannot be copied by itself." if name else f"There is nothing called “{ref}” to copy.")


def _of(fleet: Fleet, group: str, ids: Mapping[str, set[str]]) -> tuple[Listed, ...]:
    elements: Sequence[Listed] = getattr(fleet, group)
    return tuple(element for element in elements if element.id in ids[group])


def _uses(element: Listed) -> Mapping[str, set[str]]:
    """Return the ids that an element refers to, by group."""
    match element:
        case ShipClass():
            return class_parts(element).uses
        case Ship():
            loads = {load.starfighter for loadout in element.loadouts for load in loadout.squadrons}
            return {"classes": {element.ship_class}, "starfighters": loads}
        case Bay():
            return {"starfighters": set(element.accepts)}
        case IndependentSquadron():
            return {"starfighters": {element.starfighter}}
    return {}


def _commander(fleet: Fleet, ship: Ship, coming: set[str]) -> str | None:
    commander = ship.commander
    while commander is not None and commander not in coming:
        commander = fleet.ship(commander).commander
    return commander
