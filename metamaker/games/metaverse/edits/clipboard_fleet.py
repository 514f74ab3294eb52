"""Parts on the clipboard, for another section, ship or fleet: a fleet with one class and no other content."""

from typing import NamedTuple

from metamaker.core.elements.listing import removed
from metamaker.core.elements.transfer import NewId, brought
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.parts import copy_part, parts_of
from metamaker.games.metaverse.edits.structure import STRUCTURE, alone
from metamaker.games.metaverse.edits.subject import PARTS, Subject
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass


def is_part(fleet: Fleet, ref: str) -> bool:
    """Return whether `ref` names a component, a weapon mount or a bay of a ship."""
    of = STRUCTURE.find(fleet, ref)
    return of is not None and of.kind in PARTS


def clipboard_fleet(fleet: Fleet, *refs: str) -> Fleet:
    """Return a fleet with parts of one class in their sections, and their definitions.

    Raises EditProblem for other items, and for parts of several classes.
    """
    found = [STRUCTURE.find(fleet, ref) for ref in refs]
    parts = [of for of in found if of is not None and of.kind in PARTS]
    holders = {of.ship.id for of in parts if of.ship is not None}
    if len(parts) < len(refs) or len(holders) != 1:
        raise EditProblem(message("edit-copy-parts"))
    sections = Sections()
    for of in parts:
        sections = _with_part(sections, of)
    ship = ShipClass(id=holders.pop(), name="", sections=sections)
    without_ships = fleet.with_(ships=(), squadrons=(), formulas=(), emblem=None)
    return alone(without_ships.with_(classes=(ship,)), (ship.ref(),))


def _with_part(sections: Sections, of: Subject) -> Sections:
    """Return sections with a part in its own one, once for any number of copies."""
    if of.section is None:
        return sections
    held = sections[of.section] or Section()
    group = of.described.field
    known = parts_of(held)[group]
    if any(part is of.value for part in known):
        return sections
    return sections.with_(**{of.section.value: held.with_(**{group: (*known, of.value)})})


class Pasted(NamedTuple):
    """A fleet after an insertion of parts: their new references, and the changed ids."""

    document: Fleet
    refs: tuple[str, ...]
    new_ids: tuple[NewId, ...]


def pasted(into: Fleet, clipboard: Fleet, class_id: str, section: SectionName) -> Pasted:
    """Return `into` with the parts of a clipboard fleet in a section of a class.

    Definitions that `into` has are shared. Raises EditProblem, also if the clipboard has no part.
    """
    STRUCTURE.get(into, f"classes/{class_id}")
    refs: list[str] = []
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
                refs.append(made.ref)
        if arrived.partition("/")[2] not in known:
            into = removed(STRUCTURE, into, arrived)
        new_ids += tuple(each for each in came.new_ids if each.group != "classes")
    if not refs:
        raise EditProblem(message("edit-nothing-to-paste"))
    return Pasted(into, tuple(dict.fromkeys(refs)), new_ids)
