"""Parts on the clipboard, to be copied into another section, ship or fleet: a fleet with one class that has nothing else."""

from metamaker.core.edits import Edited
from metamaker.core.elements.removal import removed
from metamaker.core.elements.transfer import NewId, brought
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.extract import alone
from metamaker.games.metaverse.edits.parts import copy_part, parts_of
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import PARTS
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass


def is_part(fleet: Fleet, ref: str) -> bool:
    """Whether `ref` names a component, a weapon mount or a bay of a ship."""
    of = STRUCTURE.find(fleet, ref)
    return of is not None and of.kind in PARTS


def clipboard_fleet(fleet: Fleet, ref: str) -> Fleet:
    """Return a fleet that holds one part in its section and what is defined for it. Raises EditProblem for what is no part."""
    of = STRUCTURE.find(fleet, ref)
    if of is None or of.kind not in PARTS or of.ship is None or of.section is None:
        raise EditProblem(message("edit-copy-parts"))
    section = Section().with_(**{of.described.field: (of.value,)})
    ship = ShipClass(id=of.ship.id, name="", sections=Sections().with_(**{of.section.value: section}))
    without_ships = fleet.with_(ships=(), squadrons=(), formulas=(), emblem=None)
    return alone(without_ships.with_(classes=(ship,)), (ship.ref(),))


def pasted(into: Fleet, clipboard: Fleet, class_id: str, section: SectionName) -> tuple[Edited[Fleet], tuple[NewId, ...]]:
    """Return `into` with the parts of a clipboard fleet in a section of a class, and what had to take another id for that.

    Definitions that `into` has are shared. Raises EditProblem, also where there is no part.
    """
    STRUCTURE.get(into, f"classes/{class_id}")
    made: Edited[Fleet] | None = None
    new_ids: tuple[NewId, ...] = ()
    known = {ship.id for ship in into.classes}
    for ship in clipboard.classes:
        came = brought(STRUCTURE, into, clipboard, [ship.ref()], rename=False)
        (arrived,) = came.refs
        into = came.document
        for name, holder in ship.sections.standing():
            for part in (part for group in parts_of(holder).values() for part in group):
                made = copy_part(into, f"{arrived}/{name}/{part.id}", class_id, section)
                into = made.document
        if arrived.partition("/")[2] not in known:
            into = removed(STRUCTURE, into, arrived)
        new_ids += tuple(each for each in came.new_ids if each.group != "classes")
    if made is None:
        raise EditProblem(message("edit-nothing-to-paste"))
    return Edited(into, made.ref), new_ids
