"""The components, weapon mounts and bays in the sections of a class: added, moved, copied, and legal at their places."""

from collections.abc import Iterator

from metamaker.core.edits import Edited, changed, replaced, validated_new
from metamaker.core.ids import new_id
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.catalogue import Placement, catalogue
from metamaker.games.metaverse.checks.names import class_called, section_called
from metamaker.games.metaverse.checks.placement import ALLOWED, FACINGS, placement
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import PARTS, Subject
from metamaker.games.metaverse.loss_limits import REACTOR
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Component, ComponentKind, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import BayFit
from metamaker.games.metaverse.model.weapon import Mount

Part = Component | Mount | BayFit


def add_component(
    fleet: Fleet,
    class_id: str,
    section: SectionName,
    kind: ComponentKind,
    *,
    rating: int | None = None,
    facing: Facing | None = None,
) -> Edited[Fleet]:
    """Return the fleet with one more component in a section of a class. Raises EditProblem.

    Without a rating it has that of its kind on the ship or a usual one, without a facing a legal one. If an equal part is in
    the section, its count grows by one.
    """
    ship: ShipClass = STRUCTURE.get(fleet, f"classes/{class_id}").value
    facing = facing or facing_of(kind, ship, section)
    rating = rating_of(kind, ship, section) if rating is None else rating
    name = " ".join(filter(None, (kind.value, facing))).replace("_", " ")
    part = validated_new(Component, id=new_id(name, part_ids(ship)), kind=kind, rating=rating, facing=facing)
    return _added(fleet, ship, section, part)


def add_mount(
    fleet: Fleet, class_id: str, section: SectionName, weapon_id: str, sectors: tuple[Sector, ...] | None = None
) -> Edited[Fleet]:
    """Return the fleet with one more weapon in a section of a class. Raises EditProblem.

    Without sectors it bears on the arc of its section, in the core on the fore arc. If an equal part is in the section, its
    count grows by one.
    """
    ship, weapon = STRUCTURE.get(fleet, f"classes/{class_id}").value, STRUCTURE.get(fleet, f"weapons/{weapon_id}").value
    bearing = sectors_in(section) if sectors is None else sectors
    of_id = new_id(f"{section} {weapon.name or weapon.id}", part_ids(ship))
    return _added(fleet, ship, section, validated_new(Mount, id=of_id, weapon=weapon_id, sectors=bearing))


def add_bay(fleet: Fleet, class_id: str, section: SectionName, bay_id: str) -> Edited[Fleet]:
    """Return the fleet with one more bay with an open loadout in a section of a class. Raises EditProblem.

    If an equal part is in the section, its count grows by one.
    """
    ship, bay = STRUCTURE.get(fleet, f"classes/{class_id}").value, STRUCTURE.get(fleet, f"bays/{bay_id}").value
    of_id = new_id(f"{section} {bay.name or bay.id}", part_ids(ship))
    return _added(fleet, ship, section, validated_new(BayFit, id=of_id, bay=bay_id))


def _added(fleet: Fleet, ship: ShipClass, name: SectionName, part: Part) -> Edited[Fleet]:
    """Put `part` at the end of its list, or its copies to those of its equal."""
    section, group = section_of(ship, name), _group(part)
    parts = parts_of(section)[group]
    known = next((each for each in parts if _equal(each, part)), None)
    held = (*parts, part) if known is None else replaced(parts, known, changed(known, count=known.count + part.count))
    place = STRUCTURE.get(fleet, ship.ref(name))
    return Edited(place.with_(**{group: held}), ship.ref(name, (known or part).id))


def _group(part: Part) -> str:
    if isinstance(part, Component):
        return "components"
    return "mounts" if isinstance(part, Mount) else "bays"


def _equal(known: Part, part: Part) -> bool:
    """Return whether two entries differ only in id and count.

    Squadrons belong to all copies of a bay, so only empty bays are equal.
    """
    if isinstance(known, BayFit) and known.squadrons:
        return False
    return part.with_(id=known.id, count=known.count) == known


def part_at(fleet: Fleet, ref: str) -> Subject:
    """Return the part that `ref` names, for any copy. Raises EditProblem."""
    of = STRUCTURE.find(fleet, ref)
    if of is None or of.kind not in PARTS:
        raise EditProblem(message("edit-no-part", ref=ref))
    return of


def move_part(fleet: Fleet, ref: str, section: SectionName) -> Edited[Fleet]:
    """Return the fleet with a part in another section of its class, last of its kind there. Raises EditProblem.

    It keeps its id. Facing and sectors change with the section if the rules tie them to it.
    """
    of = part_at(fleet, ref)
    ship, old, group = of.ship, of.section, of.described.field
    if ship is None or old is None or section is old:
        return Edited(fleet, of.ref)
    source, target = section_of(ship, old), section_of(ship, section)
    new = settled(of.value, ship, old, section)
    left = changed(source, **{group: tuple(part for part in parts_of(source)[group] if part is not of.value)})
    reached = changed(target, **{group: (*parts_of(target)[group], new)})
    sections = changed(ship.sections, **{old.value: left, section.value: reached})
    return Edited(STRUCTURE.get(fleet, ship.ref()).with_(sections=sections), ship.ref(section, of.id))


def copy_part(fleet: Fleet, ref: str, class_id: str, section: SectionName) -> Edited[Fleet]:
    """Return the fleet with a copy of a part in a section of the same or another class. Raises EditProblem.

    It keeps its id if that is free. If an equal part is in the section, its count grows.
    """
    of = part_at(fleet, ref)
    ship: ShipClass = STRUCTURE.get(fleet, f"classes/{class_id}").value
    taken = part_ids(ship)
    of_id = new_id(of.id, taken) if of.id in taken else of.id
    return _added(fleet, ship, section, settled(of.value, ship, of.section or section, section).with_(id=of_id))


def settled(part: Part, ship: ShipClass, old: SectionName, to: SectionName) -> Part:
    """Return a part after a change of place."""
    if isinstance(part, Component):
        return changed(part, facing=facing_moved(part, ship, to))
    return changed(part, sectors=sectors_moved(part.sectors, old, to)) if isinstance(part, Mount) else part


def section_of(ship: ShipClass, name: SectionName) -> Section:
    """Return a section of a class. Raises EditProblem if it is not designed."""
    section = ship.sections[name]
    if section is None:
        raise EditProblem(message("edit-no-section", design=class_called(ship), section=section_called(name)))
    return section


def parts_of(section: Section) -> dict[str, tuple[Part, ...]]:
    """Return the parts of a section by the field that lists them."""
    return {"components": section.components, "mounts": section.mounts, "bays": section.bays}


def part_ids(ship: ShipClass) -> set[str]:
    """Return the ids that a new part of a class cannot have, including that of the automatic reactor."""
    standing = (section for _, section in ship.sections.standing())
    return {REACTOR}.union(part.id for section in standing for parts in parts_of(section).values() for part in parts)


RATINGS = {
    ComponentKind.PRIMITIVE_STL: 3,
    ComponentKind.BASIC_STL: 3,
    ComponentKind.ADVANCED_STL: 3,
    ComponentKind.PRIMITIVE_FTL: 10,
    ComponentKind.BASIC_FTL: 9,
    ComponentKind.ADVANCED_FTL: 8,
    ComponentKind.SENSOR_ARRAY: 14,
}
"""Ratings of first copies, for kinds whose lowest rating is useless or the most expensive."""

_ORDER = {
    ComponentKind.PRIMITIVE_STL: (Facing.AFT, Facing.FORE, Facing.PORT, Facing.STARBOARD),
}
"""The preferred facings of kinds that push before they brake."""


def rating_of(kind: ComponentKind, ship: ShipClass, section: SectionName) -> int | None:
    """Return the rating of a new component: as others of its kind in the section or the ship, or a usual one; or None."""
    bounds = catalogue()[kind].rating
    if bounds is None:
        return None
    near = sorted(_of_kind(kind, ship), key=lambda placed: placed[0] is not section)
    known = next((part.rating for _, part in near if part.rating is not None), None)
    return RATINGS.get(kind, bounds[0]) if known is None else known


def facing_of(kind: ComponentKind, ship: ShipClass, section: SectionName) -> Facing | None:
    """Return the facing of a new component: its own arc outboard; in the core the first legal one that none of its kind has.

    If none is legal, the first possible one of its kind; None for kinds without a facing.
    """
    facings = _ORDER.get(kind, FACINGS[catalogue()[kind].facing])
    legal = [facing for facing in facings if not placement(kind, section, ship, facing)]
    known = {part.facing for _, part in _of_kind(kind, ship)}
    free = [facing for facing in legal if facing not in known]
    return next(iter(free or legal or facings), None)


def _of_kind(kind: ComponentKind, ship: ShipClass) -> Iterator[tuple[SectionName, Component]]:
    for name, section in ship.sections.standing():
        for part in section.components:
            if part.kind is kind:
                yield name, part


def sectors_in(section: SectionName) -> tuple[Sector, ...]:
    """Return the sectors of a new mount: both of its section's arc, or the two fore ones in the core."""
    return sectors_of(section.arc or Arc.FORE)


def facing_moved(part: Component, ship: ShipClass, to: SectionName) -> Facing | None:
    """Return the facing of a component after a move to section `to`: the same, except for kinds tied to an arc."""
    if catalogue()[part.kind].placement is Placement.ANY or not placement(part.kind, to, ship, part.facing):
        return part.facing
    return facing_of(part.kind, ship, to)


def sectors_moved(sectors: tuple[Sector, ...], old: SectionName, to: SectionName) -> tuple[Sector, ...]:
    """Return the sectors of a mount after a move to section `to`.

    From one arc to another they turn with the ship's side; from the core those across the ship are lost. Rule MV-3.6.4-02.
    """
    if to.arc is None:
        return sectors
    if old.arc is not None:
        turn = _place(to.arc) - _place(old.arc)
        sectors = tuple(_WHEEL[(_WHEEL.index(sector) + turn) % len(_WHEEL)] for sector in sectors)
    legal = tuple(sector for sector in sectors if sector in ALLOWED[to])
    return legal or sectors_in(to)


_WHEEL = tuple(Sector)


def _place(arc: Arc) -> int:
    """Return the number of sectors from the bow clockwise to an arc."""
    return 2 * tuple(Arc).index(arc)
