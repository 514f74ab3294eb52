"""Edits of the components, weapon mounts and bays in the sections of a class."""

from metamaker.core.edits import changed, made, replaced, without
from metamaker.core.ids import new_id
from metamaker.games.metaverse.edits.changing import with_class, with_section
from metamaker.games.metaverse.edits.fitting import facing_moved, facing_of, rating_of, sectors_in, sectors_moved
from metamaker.games.metaverse.edits.lookup import (
    Part,
    bay_of,
    class_of,
    part_ids,
    parts_of,
    place_of,
    section_of,
    weapon_of,
)
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.model.arc import Facing, SectionName, Sector
from metamaker.games.metaverse.model.bay import BayFit
from metamaker.games.metaverse.model.component import Component, ComponentKind
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Mount


def add_component(
    fleet: Fleet,
    class_id: str,
    section: SectionName,
    kind: ComponentKind,
    *,
    rating: int | None = None,
    facing: Facing | None = None,
) -> Made:
    """Return the fleet with one more component in a section of a class. Raises EditProblem.

    Without a rating it has that of its fellows or a usual one, without a facing one that is legal there. If its equal is in
    the section, that gets one copy more.
    """
    ship = class_of(fleet, class_id)
    facing = facing or facing_of(kind, ship, section)
    rating = rating_of(kind, ship, section) if rating is None else rating
    name = " ".join(filter(None, (kind.value, facing))).replace("_", " ")
    part = made(Component, id=new_id(name, part_ids(ship)), kind=kind, rating=rating, facing=facing)
    return _added(fleet, ship, section, part)


def add_mount(
    fleet: Fleet, class_id: str, section: SectionName, weapon_id: str, sectors: tuple[Sector, ...] | None = None
) -> Made:
    """Return the fleet with one more weapon in a section of a class. Raises EditProblem.

    Without sectors it bears on its section's own arc, in the core on the fore one. If its equal is in the section, that gets
    one copy more.
    """
    ship, weapon = class_of(fleet, class_id), weapon_of(fleet, weapon_id)
    bearing = sectors_in(section) if sectors is None else sectors
    of_id = new_id(f"{section} {weapon.name or weapon.id}", part_ids(ship))
    return _added(fleet, ship, section, made(Mount, id=of_id, weapon=weapon_id, sectors=bearing))


def add_bay(fleet: Fleet, class_id: str, section: SectionName, bay_id: str) -> Made:
    """Return the fleet with one more bay, its loadout open, in a section of a class. Raises EditProblem.

    If its equal is in the section, that gets one copy more.
    """
    ship, bay = class_of(fleet, class_id), bay_of(fleet, bay_id)
    of_id = new_id(f"{section} {bay.name or bay.id}", part_ids(ship))
    return _added(fleet, ship, section, made(BayFit, id=of_id, bay=bay_id))


def _added(fleet: Fleet, ship: ShipClass, name: SectionName, part: Part) -> Made:
    """Put `part` at the end of its list, or its copies to those of its equal."""
    section, group = section_of(ship, name), _group(part)
    parts = parts_of(section)[group]
    for known in parts:
        if _equal(known, part):
            more = changed(known, count=known.count + part.count)
            new = changed(section, **{group: replaced(parts, known, more)})
            return Made(with_section(fleet, ship, name, new), ship.ref(name, known.id))
    return Made(with_section(fleet, ship, name, changed(section, **{group: (*parts, part)})), ship.ref(name, part.id))


def _group(part: Part) -> str:
    if isinstance(part, Component):
        return "components"
    return "mounts" if isinstance(part, Mount) else "bays"


def _equal(known: Part, part: Part) -> bool:
    """Whether two entries differ in id and count alone. What is aboard a bay is for all its copies, so only empty ones are."""
    if isinstance(known, BayFit) and known.squadrons:
        return False
    return part.with_(id=known.id, count=known.count) == known


def change_part(fleet: Fleet, ref: str, **fields: object) -> Fleet:
    """Return the fleet with these fields of a part. Raises EditProblem."""
    ship, section, group, part = place_of(fleet, ref)
    holder = section_of(ship, section)
    parts = replaced(parts_of(holder)[group], part, changed(part, **fields))
    return with_section(fleet, ship, section, changed(holder, **{group: parts}))


def remove_part(fleet: Fleet, ref: str) -> Fleet:
    """Return the fleet without a part, all copies of it, and without what ships carry in it. Raises EditProblem."""
    ship, section, group, part = place_of(fleet, ref)
    holder = section_of(ship, section)
    return with_section(fleet, ship, section, changed(holder, **{group: without(parts_of(holder)[group], part)}))


def move_part(fleet: Fleet, ref: str, section: SectionName) -> Made:
    """Return the fleet with a part in another section of its class, last of its kind there. Raises EditProblem.

    It keeps its id. Facing and sectors go with the section where the rules tie them to it.
    """
    ship, old, group, part = place_of(fleet, ref)
    if section is old:
        return Made(fleet, ship.ref(old, part.id))
    source, target = section_of(ship, old), section_of(ship, section)
    new = _settled(part, ship, old, section)
    left = changed(source, **{group: without(parts_of(source)[group], part)})
    reached = changed(target, **{group: (*parts_of(target)[group], new)})
    sections = changed(ship.sections, **{old.value: left, section.value: reached})
    return Made(with_class(fleet, changed(ship, sections=sections)), ship.ref(section, part.id))


def copy_part(fleet: Fleet, ref: str, class_id: str, section: SectionName) -> Made:
    """Return the fleet with a copy of a part in a section of the same or another class. Raises EditProblem.

    It keeps its id where that is free. If its equal is in the section, that gets so many copies more.
    """
    _, old, _, part = place_of(fleet, ref)
    ship = class_of(fleet, class_id)
    taken = part_ids(ship)
    of_id = new_id(part.id, taken) if part.id in taken else part.id
    return _added(fleet, ship, section, _settled(part, ship, old, section).with_(id=of_id))


def _settled(part: Part, ship: ShipClass, old: SectionName, to: SectionName) -> Part:
    """Return a part as it is after a change of place."""
    if isinstance(part, Component):
        return changed(part, facing=facing_moved(part, ship, to))
    return changed(part, sectors=sectors_moved(part.sectors, old, to)) if isinstance(part, Mount) else part
