"""What comes from another fleet, with names that tell it from what is there, and an account of what became of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from metamaker.core.edits import changed
from metamaker.core.ids import ref as joined
from metamaker.games.metaverse.edits.flagship import open_command
from metamaker.games.metaverse.edits.lookup import GROUPS, numbered
from metamaker.games.metaverse.edits.needs import needed
from metamaker.games.metaverse.edits.roster import add_ship, set_commander
from metamaker.games.metaverse.edits.transfer import brought
from metamaker.games.metaverse.model.bay import Bay
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.weapon import Weapon

Called = Weapon | Starfighter | Bay | ShipClass | Ship


class NewName(NamedTuple):
    """An element that got another name: its group, the name it had, the name it has."""

    group: str
    old: str
    new: str


class Arrival(NamedTuple):
    """The fleet with what came; the references of what was asked for; by group how many are new and how many were there.

    `house`: entries of the formula book that the two fleets do not have alike.
    """

    fleet: Fleet
    refs: tuple[str, ...]
    new: Mapping[str, int]
    shared: Mapping[str, int]
    renamed: tuple[NewName, ...]
    house: tuple[str, ...]


def cut(fleet: Fleet, refs: Iterable[str]) -> Fleet:
    """Return a fleet of these elements and all they need, house rules included: what travels. Raises EditProblem."""
    return brought(Fleet(name=fleet.name, author=fleet.author), fleet, refs).fleet


def everything(fleet: Fleet) -> tuple[str, ...]:
    """Return the references of all that a fleet lists."""
    return tuple(joined(group, element.id) for group in GROUPS for element in getattr(fleet, group))


def arrived(into: Fleet, source: Fleet, refs: Iterable[str], commander: str | None = None) -> Arrival:
    """Return `into` with elements of `source` and all they need; ships that led themselves go under `commander`.

    A name that another element of its group has gets a number. Raises EditProblem.
    """
    wanted = tuple(refs)
    transfer = brought(into, source, wanted)
    fleet, new, renamed = transfer.fleet, Counter[str](), list[NewName]()
    for group in GROUPS:
        known = {element.id for element in getattr(into, group)}
        elements = getattr(fleet, group)
        fresh = [element for element in elements if element.id not in known]
        new[group] = len(fresh)
        if group != "squadrons" and fresh:
            names = _renamed([element for element in elements if element.id in known], fresh)
            renamed += (NewName(group, old.name, names[old.id].name) for old in fresh if names[old.id] is not old)
            fleet = changed(fleet, **{group: tuple(names.get(element.id, element) for element in elements)})
    came = Counter({group: len(elements) for group, elements in needed(source, wanted).items()})
    ships = {ship.id for ship in into.ships}
    if commander is not None:
        led = [ship.id for ship in fleet.ships if ship.id not in ships and ship.commander is None]
        fleet = set_commander(fleet, led, commander)
    return Arrival(fleet, transfer.refs, +new, +(came - new), tuple(renamed), transfer.house)


def in_service(arrival: Arrival, commander: str | None = None) -> Arrival:
    """Return an arrival with a ship of each class that came: under a commander, or the flagship if that has room.

    Its references are those of the ships; all that came if there was no class. Raises EditProblem.
    """
    fleet, refs = arrival.fleet, list[str]()
    for ref in arrival.refs:
        group, _, class_id = ref.partition("/")
        if group == "classes":
            fleet, made = add_ship(fleet, class_id, commander=commander or open_command(fleet))
            refs.append(made)
    if not refs:
        return arrival
    new = Counter(arrival.new)
    new["ships"] += len(refs)
    return arrival._replace(fleet=fleet, refs=tuple(refs), new=new)


def _renamed(known: Iterable[Called], fresh: Iterable[Called]) -> dict[str, Called]:
    """Return the new elements by id, with a number behind each name that is taken; a class has its variant for a name too."""
    taken = {_label(element) for element in known}
    found: dict[str, Called] = {}
    for element in fresh:
        new = element
        if element.name and _label(element) in taken:
            variant = _label(element)[1]
            new = changed(element, name=numbered(element.name, {name for name, other in taken if other == variant}))
        taken.add(_label(new))
        found[element.id] = new
    return found


def _label(element: Called) -> tuple[str, str]:
    return element.name, element.variant if isinstance(element, ShipClass) else ""
