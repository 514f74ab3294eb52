"""Edits of the ship classes of a fleet."""

from metamaker.core.edits import after, changed, made, moved, without
from metamaker.core.ids import new_id
from metamaker.games.metaverse.edits.changing import with_class
from metamaker.games.metaverse.edits.lookup import class_of, ids_in
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.edits.roster import remove_ships
from metamaker.games.metaverse.model.arc import Facing
from metamaker.games.metaverse.model.component import Component, ComponentKind
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass


def add_class(fleet: Fleet, name: str) -> Made:
    """Return the fleet with a new class: a small unarmed hull that no check finds an error in. Raises EditProblem."""
    armour = ArcDefence(armour_rating=1)
    ship = made(
        ShipClass,
        id=new_id(name, ids_in(fleet)),
        name=name,
        sections=Sections(core=_small_core()),
        arcs=Arcs(fore=armour, aft=armour, port=armour, starboard=armour),
    )
    return Made(changed(fleet, classes=(*fleet.classes, ship)), ship.ref())


def _small_core() -> Section:
    return Section(
        hull_hits=8,
        hull_layers=2,
        crew_parties=2,
        components=(
            Component(id="bridge", kind=ComponentKind.BRIDGE),
            Component(id="sensor-array", kind=ComponentKind.SENSOR_ARRAY, rating=14),
            Component(id="basic-stl", kind=ComponentKind.BASIC_STL, rating=3, facing=Facing.FORE_AFT),
            Component(id="thruster-port", kind=ComponentKind.THRUSTER, rating=1, facing=Facing.PORT),
            Component(id="thruster-starboard", kind=ComponentKind.THRUSTER, rating=1, facing=Facing.STARBOARD),
            Component(id="primitive-ftl", kind=ComponentKind.PRIMITIVE_FTL, rating=10),
        ),
    )


def duplicate_class(fleet: Fleet, class_id: str, variant: str) -> Made:
    """Return the fleet with a copy of a class behind it, called `variant` of it. Parts keep their ids. Raises EditProblem."""
    ship = class_of(fleet, class_id)
    of_id = new_id(f"{ship.name or ship.id} {variant}", ids_in(fleet))
    copy = changed(ship, variant=variant).with_(id=of_id)
    return Made(changed(fleet, classes=after(fleet.classes, ship, copy)), copy.ref())


def remove_class(fleet: Fleet, class_id: str) -> Fleet:
    """Return the fleet without a class and its ships; those under their command rise. Raises EditProblem."""
    ship = class_of(fleet, class_id)
    fleet = remove_ships(fleet, (entry.id for entry in fleet.ships if entry.ship_class == class_id))
    return changed(fleet, classes=without(fleet.classes, ship))


def change_class(fleet: Fleet, class_id: str, **fields: object) -> Fleet:
    """Return the fleet with these fields of a class. Raises EditProblem."""
    return with_class(fleet, changed(class_of(fleet, class_id), **fields))


def move_class(fleet: Fleet, class_id: str, before: str | None) -> Fleet:
    """Return the fleet with a class in front of another one, or last. Raises EditProblem."""
    return changed(fleet, classes=moved(fleet.classes, class_of(fleet, class_id), before))
