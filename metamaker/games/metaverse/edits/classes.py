"""The classes of a fleet: new ones, variants, their sections, and their folders.

A tag with a slash is a path of folders, such as `cruisers/light`, or `cruisers/` for one. Plain tags are search words, so that
a small fleet is a plain list.
"""

from collections.abc import Callable, Collection

from metamaker.core.edits import Edited, after, changed, validated_new
from metamaker.core.elements.references import ids_in
from metamaker.core.ids import new_id
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.names import class_called, section_called
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Component, ComponentKind, Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass

LONE_HITS, LONE_LAYERS = 6, 2
"""The hull of a new section if no other section suggests one."""

SLASH = "/"


def small_class(_: Fleet, **identity: str) -> ShipClass:
    """Return a small unarmed hull without errors under this id and name. Raises EditProblem."""
    armour = ArcDefence(armour_rating=1)
    arcs = Arcs(fore=armour, aft=armour, port=armour, starboard=armour)
    return validated_new(ShipClass, sections=Sections(core=_small_core()), arcs=arcs, **identity)


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


def another_variant(of: Subject, words: Words) -> Edited[Fleet]:
    """Return the fleet with a copy directly after a class, as variant “Block 2”, or with the next free number."""
    name, number = of.value.name, 2
    taken = {ship.variant for ship in of.document.classes if ship.name == name}
    while words.text("window-new-variant", number=number) in taken:
        number += 1
    return duplicate_class(of.document, of.id, words.text("window-new-variant", number=number))


def duplicate_class(fleet: Fleet, class_id: str, variant: str) -> Edited[Fleet]:
    """Return the fleet with a copy directly after a class, as the given `variant`. Parts keep their ids. Raises EditProblem."""
    ship: ShipClass = STRUCTURE.get(fleet, f"classes/{class_id}").value
    of_id = new_id(f"{ship.name or ship.id} {variant}", ids_in(STRUCTURE, fleet))
    copy = changed(ship, variant=variant).with_(id=of_id)
    return Edited(changed(fleet, classes=after(fleet.classes, ship, copy)), copy.ref())


def with_classes(fleet: Fleet, class_ids: Collection[str], edit: Callable[[ShipClass], ShipClass]) -> Fleet:
    """Return the fleet after an `edit` of some classes. Raises EditProblem for a missing one."""
    chosen = {STRUCTURE.get(fleet, f"classes/{each}").id for each in class_ids}
    return changed(fleet, classes=tuple(edit(ship) if ship.id in chosen else ship for ship in fleet.classes))


def each_section(ship: ShipClass, edit: Callable[[Section], Section]) -> ShipClass:
    """Return a class after an `edit` of each of its sections."""
    edited = {name.value: edit(section) for name, section in ship.sections.standing()}
    return changed(ship, sections=changed(ship.sections, **edited))


def add_section(fleet: Fleet, class_id: str, section: SectionName) -> Fleet:
    """Return the fleet with another section in a class, with a hull like that of its neighbours.

    Core parts for the arc of the section stay in the core. Raises EditProblem if the section exists.
    """
    of = STRUCTURE.get(fleet, f"classes/{class_id}")
    ship: ShipClass = of.value
    if ship.sections[section] is not None:
        raise EditProblem(message("edit-section-stands", design=class_called(ship), section=section_called(section)))
    return of.with_(sections=changed(ship.sections, **{section.value: _fitting(ship, section)}))


def _fitting(ship: ShipClass, name: SectionName) -> Section:
    """Return the hull of the section across the ship, of any outboard section, or half of that of the core."""
    opposite = None if name.arc is None else ship.sections[name.arc.opposite]
    outboard = [section for each, section in ship.sections.standing() if each.arc is not None]
    if like := opposite or next(iter(outboard), None):
        return Section(hull_hits=like.hull_hits, hull_layers=like.hull_layers)
    core = ship.sections.core
    if core is None:
        return Section(hull_hits=LONE_HITS, hull_layers=LONE_LAYERS)
    return Section(hull_hits=max(core.hull_hits // 2, core.hull_layers, 1), hull_layers=core.hull_layers)


def inspected(fleet: Fleet, ref: str) -> tuple[str, ...]:
    """Return the references whose properties belong to `ref`: its own, and those of the arcs of a section.

    A ship of the roster also has those of its class; an unknown reference has none.
    """
    of = STRUCTURE.find(fleet, ref)
    if of is None:
        return ()
    if of.kind is Kind.SECTION and of.ship is not None and of.section is not None:
        ship = of.ship
        return (of.ref, *(ship.ref("arcs", arc) for arc in Arc if ship.owner(arc) is of.section))
    if of.kind is Kind.SHIP and of.ship is not None:
        return (of.ref, of.ship.ref())
    return (of.ref,)


def folder_of(ship: ShipClass) -> tuple[str, ...]:
    """Return the names of the folders of a class, the outermost first; empty for none."""
    return next((path for tag in ship.tags if SLASH in tag and (path := _steps(tag))), ())


def plain_tags(ship: ShipClass) -> tuple[str, ...]:
    """Return the tags of a class other than folders."""
    return tuple(tag for tag in ship.tags if SLASH not in tag)


def folders(fleet: Fleet) -> tuple[tuple[str, ...], ...]:
    """Return all folders of a fleet in alphabetical order, including outer ones."""
    paths = {folder_of(ship) for ship in fleet.classes}
    return tuple(sorted({path[: length + 1] for path in paths for length in range(len(path))}))


def in_folder(fleet: Fleet, class_ids: Collection[str], folder: tuple[str, ...]) -> Fleet:
    """Return the fleet with these classes in a folder, or in none for the empty path. Raises EditProblem."""
    tag = _tag(folder)
    return with_classes(fleet, class_ids, lambda ship: _tagged(ship, tag))


def renamed_folder(fleet: Fleet, old: tuple[str, ...], new: tuple[str, ...]) -> Fleet:
    """Return the fleet with the whole content of a folder, including inner folders, in another one. Raises EditProblem."""

    def moved(ship: ShipClass) -> ShipClass:
        path = folder_of(ship)
        return _tagged(ship, _tag((*new, *path[len(old) :]))) if path[: len(old)] == old else ship

    return changed(fleet, classes=tuple(map(moved, fleet.classes)))


def _tag(folder: tuple[str, ...]) -> str:
    if any(SLASH in step or not step.strip() for step in folder):
        raise EditProblem(message("edit-folder-name"))
    return SLASH.join(folder) if len(folder) > 1 else "".join(f"{step}{SLASH}" for step in folder)


def _tagged(ship: ShipClass, tag: str) -> ShipClass:
    return changed(ship, tags=((tag,) if tag else ()) + plain_tags(ship))


def _steps(tag: str) -> tuple[str, ...]:
    return tuple(step for each in tag.split(SLASH) if (step := each.strip()))
