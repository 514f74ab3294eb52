"""Edits of the designs of a document."""

from metamaker.core.edits import after, changed, made, moved, without
from metamaker.core.ids import new_id
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.catalogue import threat_ship, threats
from metamaker.games.cosmoforce.edits.lookup import design_of, ids_in, numbered
from metamaker.games.cosmoforce.edits.made import Made
from metamaker.games.cosmoforce.edits.slots import with_design
from metamaker.games.cosmoforce.model.design import SLOTS, Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind

PLAIN = (
    SystemKind.ENGINE,
    SystemKind.LASER,
    SystemKind.LASER,
    SystemKind.DISSIPATOR,
    SystemKind.DISSIPATOR,
    SystemKind.HABITAT,
)
"""Six systems that no check complains of, whatever the class."""


def add_design(fleet: Fleet, name: str, ship_class: ShipClass = ShipClass.CRUISER) -> Made:
    """Return the document with a new plain design, last of all. Raises EditProblem."""
    name = numbered(name, {design.name for design in fleet.designs})
    slots = (*PLAIN, *[None] * (SLOTS - len(PLAIN)))
    design = made(Design, id=new_id(name, ids_in(fleet)), name=name, ship_class=ship_class, slots=slots)
    return Made(changed(fleet, designs=(*fleet.designs, design)), design.ref())


def add_threat(fleet: Fleet, threat_id: str) -> Made:
    """Return the document with a ship of the threat chart as a design, armed for its edition. Raises EditProblem.

    A document holds designs alone, so a threat whose printed speed is not worked out from its systems loses that (CF-THR-05).
    """
    threat = next((each for each in threats() if each.id == threat_id), None)
    if threat is None:
        raise EditProblem(f"There is no threat ship “{threat_id}”.")
    design = threat_ship(threat, fleet.edition, fleet.options.strict_baby_striker).design
    name = numbered(design.name, {each.name for each in fleet.designs})
    named = changed(design, name=name).with_(id=new_id(name, ids_in(fleet)))
    return Made(changed(fleet, designs=(*fleet.designs, named)), named.ref())


def copy_design(fleet: Fleet, design_id: str, name: str) -> Made:
    """Return the document with a copy of a design right behind it. Raises EditProblem."""
    design = design_of(fleet, design_id)
    name = numbered(name, {each.name for each in fleet.designs})
    copy = changed(design, name=name).with_(id=new_id(name, ids_in(fleet)))
    return Made(changed(fleet, designs=after(fleet.designs, design, copy)), copy.ref())


def change_design(fleet: Fleet, design_id: str, **fields: object) -> Fleet:
    """Return the document with these fields of a design; another class keeps what the slots hold. Raises EditProblem."""
    return with_design(fleet, changed(design_of(fleet, design_id), **fields))


def move_design(fleet: Fleet, design_id: str, before: str | None) -> Fleet:
    """Return the document with a design in front of another one, or last. Raises EditProblem."""
    return changed(fleet, designs=moved(fleet.designs, design_of(fleet, design_id), before))


def remove_design(fleet: Fleet, design_id: str) -> Fleet:
    """Return the document without a design and the ships that are built to it. Raises EditProblem."""
    design = design_of(fleet, design_id)
    teams = tuple(changed(team, ships=tuple(ship for ship in team.ships if ship.design != design_id)) for team in fleet.teams)
    return changed(changed(fleet, teams=teams), designs=without(fleet.designs, design))
