"""Edits of the roster: ships, who commands them, what they carry, and squadrons beside them."""

from collections.abc import Iterable

from metamaker.core.edits import changed, made, moved, replaced, without
from metamaker.core.ids import new_id, ref
from metamaker.core.naming import called
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.lookup import class_of, ids_in, numbered, ship_of, squadron_of, starfighter_of
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.model.bay import Load, ShipLoadout
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import IndependentSquadron
from metamaker.games.metaverse.model.words import LoadoutKind


def add_ship(fleet: Fleet, class_id: str, name: str = "", commander: str | None = None) -> Made:
    """Return the fleet with another ship of a class, last in the roster. Raises EditProblem.

    Without a name it gets that of its class, with a number if that is taken.
    """
    of_class = class_of(fleet, class_id)
    if commander is not None:
        ship_of(fleet, commander)
    name = name or numbered(of_class.name or of_class.id, {ship.name for ship in fleet.ships})
    ship = made(Ship, id=new_id(name, ids_in(fleet)), name=name, ship_class=class_id, commander=commander)
    return Made(changed(fleet, ships=(*fleet.ships, ship)), ship.ref())


def change_ship(fleet: Fleet, ship_id: str, **fields: object) -> Fleet:
    """Return the fleet with these fields of a ship. Raises EditProblem.

    Another class or commander is given to it as by `reclass` and `set_commander`.
    """
    if "ship_class" in fields:
        fleet = reclass(fleet, [ship_id], str(fields.pop("ship_class")))
    if "commander" in fields:
        commander = fields.pop("commander")
        fleet = set_commander(fleet, [ship_id], None if commander is None else str(commander))
    return _with_ship(fleet, changed(ship_of(fleet, ship_id), **fields))


def _with_ship(fleet: Fleet, ship: Ship) -> Fleet:
    return changed(fleet, ships=replaced(fleet.ships, fleet.ship(ship.id), ship))


def remove_ships(fleet: Fleet, ids: Iterable[str]) -> Fleet:
    """Return the fleet without these ships; who was under one rises to the commander above that stays. Raises EditProblem."""
    gone = {ship_of(fleet, each).id for each in ids}
    if not gone:
        return fleet
    staying = (ship for ship in fleet.ships if ship.id not in gone)
    return changed(fleet, ships=tuple(changed(ship, commander=_above(fleet, ship, gone)) for ship in staying))


def _above(fleet: Fleet, ship: Ship, gone: set[str]) -> str | None:
    commander = ship.commander
    while commander in gone:
        commander = fleet.ship(commander).commander
    return commander


def set_commander(fleet: Fleet, ids: Iterable[str], commander: str | None) -> Fleet:
    """Return the fleet with these ships under another commander, or under none. Raises EditProblem for a circle."""
    led = {ship_of(fleet, each).id for each in ids}
    chain = commander
    while chain is not None:
        if chain in led:
            raise EditProblem(_circle(fleet, chain, commander))
        chain = ship_of(fleet, chain).commander
    ships = tuple(changed(ship, commander=commander) if ship.id in led else ship for ship in fleet.ships)
    return changed(fleet, ships=ships)


def _circle(fleet: Fleet, led: str, commander: str | None) -> str:
    above = called(fleet.ship(led))
    if led == commander or commander is None:
        return f"{above} cannot command itself."
    return f"{called(fleet.ship(commander))} is under the command of {above} and cannot command it."


def move_ship(fleet: Fleet, ship_id: str, before: str | None) -> Fleet:
    """Return the fleet with a ship in front of another one in the roster, or last. Raises EditProblem."""
    return changed(fleet, ships=moved(fleet.ships, ship_of(fleet, ship_id), before))


def reclass(fleet: Fleet, ids: Iterable[str], class_id: str) -> Fleet:
    """Return the fleet with these ships of another class. Raises EditProblem.

    A loadout stays if the class has the same bay in its place and leaves it to each ship.
    """
    target = class_of(fleet, class_id)
    chosen = {ship_of(fleet, each).id for each in ids}
    ships = tuple(_reclassed(fleet, ship, target) if ship.id in chosen else ship for ship in fleet.ships)
    return changed(fleet, ships=ships)


def _reclassed(fleet: Fleet, ship: Ship, target: ShipClass) -> Ship:
    if ship.ship_class == target.id:
        return ship
    before, now = _chosen_bays(fleet.ship_class(ship.ship_class)), _chosen_bays(target)
    kept = (loadout for loadout in ship.loadouts if loadout.bay in now and before.get(loadout.bay) == now[loadout.bay])
    return changed(ship, loadouts=tuple(kept), ship_class=target.id)


def _chosen_bays(ship: ShipClass) -> dict[str, str]:
    """Return the bays that are loaded ship by ship: the ids of entries and of their definitions."""
    fits = (fit for _, section in ship.sections.standing() for fit in section.bays)
    return {fit.id: fit.bay for fit in fits if fit.loadout is LoadoutKind.DOWNLOAD}


def set_loadout(fleet: Fleet, ship_id: str, bay_fit_id: str, loads: Iterable[Load]) -> Fleet:
    """Return the fleet with these squadrons in a bay of a ship; with none, it has chosen nothing. Raises EditProblem."""
    ship = ship_of(fleet, ship_id)
    of_class = fleet.ship_class(ship.ship_class)
    if bay_fit_id not in class_parts(of_class).bays:
        raise EditProblem(f"{class_called(of_class)} has no bay “{bay_fit_id}”.")
    squadrons = tuple(load for load in loads if load.count)
    old = next((loadout for loadout in ship.loadouts if loadout.bay == bay_fit_id), None)
    if not squadrons:
        loadouts = tuple(loadout for loadout in ship.loadouts if loadout is not old)
    elif old is None:
        loadouts = (*ship.loadouts, made(ShipLoadout, bay=bay_fit_id, squadrons=squadrons))
    else:
        new = changed(old, squadrons=squadrons)
        loadouts = tuple(new if loadout is old else loadout for loadout in ship.loadouts)
    return _with_ship(fleet, changed(ship, loadouts=loadouts))


def add_squadron(fleet: Fleet, starfighter_id: str, count: int = 1) -> Made:
    """Return the fleet with squadrons of a type beside the ships. Raises EditProblem."""
    kind = starfighter_of(fleet, starfighter_id)
    of_id = new_id(f"{kind.name or kind.id} squadron", ids_in(fleet))
    squadron = made(IndependentSquadron, id=of_id, starfighter=kind.id, count=count)
    return Made(changed(fleet, squadrons=(*fleet.squadrons, squadron)), ref("squadrons", squadron.id))


def change_squadron(fleet: Fleet, squadron_id: str, **fields: object) -> Fleet:
    """Return the fleet with these fields of squadrons beside the ships. Raises EditProblem."""
    squadron = squadron_of(fleet, squadron_id)
    return changed(fleet, squadrons=replaced(fleet.squadrons, squadron, changed(squadron, **fields)))


def remove_squadron(fleet: Fleet, squadron_id: str) -> Fleet:
    """Return the fleet without these squadrons beside the ships. Raises EditProblem."""
    return changed(fleet, squadrons=without(fleet.squadrons, squadron_of(fleet, squadron_id)))
