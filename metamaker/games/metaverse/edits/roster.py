"""The roster: ships, their commanders and loadouts, and squadrons beside them."""

from collections.abc import Iterable

from metamaker.core.display_names import called
from metamaker.core.edits import Edited, changed, replaced, validated_new
from metamaker.core.elements.listing import added
from metamaker.core.elements.references import ids_in
from metamaker.core.elements.transfer import Arrival
from metamaker.core.ids import new_id, numbered
from metamaker.core.messages import Message, Words
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.command import chain, command_centre
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Subject
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Load, ShipLoadout
from metamaker.games.metaverse.model.words import LoadoutKind


def add_ship(fleet: Fleet, class_id: str, name: str = "", commander: str | None = None) -> Edited[Fleet]:
    """Return the fleet with another ship of a class, last in the roster. Raises EditProblem.

    Without a name it gets that of its class, followed by a number if it is taken.
    """
    of_class = STRUCTURE.get(fleet, f"classes/{class_id}").value
    if commander is not None:
        STRUCTURE.get(fleet, f"ships/{commander}")
    name = name or numbered(of_class.name or of_class.id, {ship.name for ship in fleet.ships})
    of_id = new_id(name, ids_in(STRUCTURE, fleet))
    ship = validated_new(Ship, id=of_id, name=name, ship_class=class_id, commander=commander)
    return added(STRUCTURE, fleet, "ships", ship)


def twin(of: Subject, _: Words) -> Edited[Fleet]:
    """Return the fleet with another ship like one, last in the roster, under the same commander. Raises EditProblem."""
    ship: Ship = of.value
    name = numbered(ship.name, {each.name for each in of.document.ships}) if ship.name else ""
    made = add_ship(of.document, ship.ship_class, name, ship.commander)
    new = STRUCTURE.get(made.document, made.ref)
    return Edited(new.with_(level=ship.level, loadouts=ship.loadouts, notes=ship.notes), made.ref)


def open_command(fleet: Fleet) -> str | None:
    """Return the id of the flagship if it can command one more ship; otherwise None. Rules MV-3.8.0-04, MV-3.8.0-05."""
    known = chain(fleet)
    if not known.roots:
        return None
    flagship = known.roots[0]
    return flagship.id if known.units.get(flagship.id, 0) < (command_centre(fleet, flagship) or 0) else None


def set_commander(fleet: Fleet, ids: Iterable[str], commander: str | None) -> Fleet:
    """Return the fleet with these ships under another commander, or under none. Raises EditProblem for a circle."""
    led = _ids(fleet, ids)
    above = commander
    while above is not None:
        if above in led:
            raise EditProblem(_circle(fleet, above, commander))
        above = STRUCTURE.get(fleet, f"ships/{above}").value.commander
    ships = tuple(changed(ship, commander=commander) if ship.id in led else ship for ship in fleet.ships)
    return changed(fleet, ships=ships)


def _circle(fleet: Fleet, led: str, commander: str | None) -> Message:
    above = called(fleet.ship(led))
    if led == commander or commander is None:
        return message("edit-own-commander", ship=above)
    return message("edit-commander-of-commander", ship=called(fleet.ship(commander)), above=above)


def _ids(fleet: Fleet, ids: Iterable[str]) -> set[str]:
    """Return the ids of ships. Raises EditProblem for a missing one."""
    return {STRUCTURE.get(fleet, f"ships/{each}").id for each in ids}


def reclass(fleet: Fleet, ids: Iterable[str], class_id: str) -> Fleet:
    """Return the fleet with these ships of another class. Raises EditProblem.

    A loadout stays if the class has the same bay in its place and leaves it to each ship.
    """
    target: ShipClass = STRUCTURE.get(fleet, f"classes/{class_id}").value
    chosen = _ids(fleet, ids)
    ships = tuple(_reclassed(fleet, ship, target) if ship.id in chosen else ship for ship in fleet.ships)
    return changed(fleet, ships=ships)


def _reclassed(fleet: Fleet, ship: Ship, target: ShipClass) -> Ship:
    if ship.ship_class == target.id:
        return ship
    before, now = _chosen_bays(fleet.ship_class(ship.ship_class)), _chosen_bays(target)
    kept = (loadout for loadout in ship.loadouts if loadout.bay in now and before.get(loadout.bay) == now[loadout.bay])
    return changed(ship, loadouts=tuple(kept), ship_class=target.id)


def _chosen_bays(ship: ShipClass) -> dict[str, str]:
    """Return the bays with a loadout for each ship: the ids of entries and of their definitions."""
    fits = (fit for _, section in ship.sections.standing() for fit in section.bays)
    return {fit.id: fit.bay for fit in fits if fit.loadout is LoadoutKind.DOWNLOAD}


def set_loadout(fleet: Fleet, ship_id: str, bay_fit_id: str, loads: Iterable[Load]) -> Fleet:
    """Return the fleet with these squadrons in a bay of a ship; no squadrons mean no choice. Raises EditProblem."""
    ship: Ship = STRUCTURE.get(fleet, f"ships/{ship_id}").value
    of_class = fleet.ship_class(ship.ship_class)
    if bay_fit_id not in class_parts(of_class).bays:
        raise EditProblem(message("edit-no-bay", design=class_called(of_class), bay=bay_fit_id))
    squadrons = tuple(load for load in loads if load.count)
    old = next((loadout for loadout in ship.loadouts if loadout.bay == bay_fit_id), None)
    if not squadrons:
        loadouts = tuple(loadout for loadout in ship.loadouts if loadout is not old)
    elif old is None:
        loadouts = (*ship.loadouts, validated_new(ShipLoadout, bay=bay_fit_id, squadrons=squadrons))
    else:
        new = changed(old, squadrons=squadrons)
        loadouts = tuple(new if loadout is old else loadout for loadout in ship.loadouts)
    return changed(fleet, ships=replaced(fleet.ships, ship, changed(ship, loadouts=loadouts)))


def carried(loads: Iterable[Load]) -> tuple[tuple[str, int], ...]:
    """Return the number of squadrons of each type aboard, in the order of the list, without zeros."""
    counts: dict[str, int] = {}
    for load in loads:
        if load.count:
            counts[load.starfighter] = counts.get(load.starfighter, 0) + load.count
    return tuple(counts.items())


def add_squadron(fleet: Fleet, starfighter_id: str, count: int = 1) -> Edited[Fleet]:
    """Return the fleet with squadrons of a type beside the ships. Raises EditProblem."""
    kind = STRUCTURE.get(fleet, f"starfighters/{starfighter_id}").value
    of_id = new_id(f"{called(kind)} squadron", ids_in(STRUCTURE, fleet))
    return added(STRUCTURE, fleet, "squadrons", validated_new(IndependentSquadron, id=of_id, starfighter=kind.id, count=count))


def more_squadrons(of: Subject, _: Words) -> Edited[Fleet]:
    """Return the fleet with as many new squadrons of the type of a squadron beside the ships."""
    made = add_squadron(of.document, of.value.starfighter)
    new = STRUCTURE.get(made.document, made.ref)
    return Edited(new.put(of.value.with_(id=new.id)), made.ref)


def led_by(arrival: Arrival[Fleet], commander: str | None) -> Arrival[Fleet]:
    """Return a drop whose new ships without a commander are under one. Raises EditProblem."""
    known = {ship.id for ship in arrival.before.ships}
    led = [ship.id for ship in arrival.document.ships if ship.id not in known and ship.commander is None]
    return arrival if commander is None else arrival._replace(document=set_commander(arrival.document, led, commander))


def in_service(arrival: Arrival[Fleet], commander: str | None = None) -> Arrival[Fleet]:
    """Return a drop with a ship of each new class: under a commander, or the flagship if that has room.

    Its references are those of the ships, or the original ones without a new class. Raises EditProblem.
    """
    fleet, refs = arrival.document, list[str]()
    for ref in arrival.refs:
        group, _, class_id = ref.partition("/")
        if group == "classes":
            fleet, made = add_ship(fleet, class_id, commander=commander or open_command(fleet))
            refs.append(made)
    return arrival._replace(document=fleet, refs=tuple(refs)) if refs else arrival
