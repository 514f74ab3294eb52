"""A part by itself, to be copied into another section, ship or fleet: a fleet with one class that has nothing else."""

from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.classes import remove_class
from metamaker.games.metaverse.edits.lookup import class_of, parts_of
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.edits.parts import copy_part
from metamaker.games.metaverse.edits.subject import Kind, subject
from metamaker.games.metaverse.edits.transfer import Renamed, brought
from metamaker.games.metaverse.model.alone import alone
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass

_GROUPS = {Kind.COMPONENT: "components", Kind.MOUNT: "mounts", Kind.FIT: "bays"}


def is_part(fleet: Fleet, ref: str) -> bool:
    """Whether `ref` names a component, a weapon mount or a bay of a ship."""
    of = subject(fleet, ref)
    return of is not None and of.kind in _GROUPS


def carrier(fleet: Fleet, ref: str) -> Fleet:
    """Return a fleet that holds one part in its section and what is defined for it. Raises EditProblem for what is no part."""
    of = subject(fleet, ref)
    if of is None or of.kind not in _GROUPS or of.ship is None or of.section is None:
        raise EditProblem("Only parts of a ship can be copied.")
    section = Section().with_(**{_GROUPS[of.kind]: (of.value,)})
    ship = ShipClass(id=of.ship.id, name="", sections=Sections().with_(**{of.section.value: section}))
    without_ships = fleet.with_(ships=(), squadrons=(), formulas=(), emblem=None)
    return alone(without_ships.with_(classes=(ship,)), (ship.ref(),))


def unpacked(into: Fleet, carried: Fleet, class_id: str, section: SectionName) -> tuple[Made, tuple[Renamed, ...]]:
    """Return `into` with the parts of a carrier in a section of a class, and what had to take another id for that.

    Definitions that `into` has are shared. Raises EditProblem, also for a carrier without a part.
    """
    class_of(into, class_id)
    made: Made | None = None
    renamed: tuple[Renamed, ...] = ()
    known = {ship.id for ship in into.classes}
    for ship in carried.classes:
        came = brought(into, carried, [ship.ref()])
        arrived = came.refs[0].partition("/")[2]
        for name, holder in ship.sections.standing():
            for part in (part for group in parts_of(holder).values() for part in group):
                made = copy_part(made.fleet if made else came.fleet, f"classes/{arrived}/{name}/{part.id}", class_id, section)
        if made and arrived not in known:
            made = Made(remove_class(made.fleet, arrived), made.ref)
        if made:
            into = made.fleet
        renamed += tuple(each for each in came.renamed if each.kind != "classes")
    if made is None:
        raise EditProblem("There is no part of a ship to be pasted.")
    return made, renamed
