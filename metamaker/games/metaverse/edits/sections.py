"""Edits of the sections of a class and of the defences of its arcs."""

from metamaker.core.edits import changed
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.checks.names import class_called, section_called
from metamaker.games.metaverse.edits.changing import with_class, with_section
from metamaker.games.metaverse.edits.lookup import class_of, section_of
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import ShipClass

LONE_HITS, LONE_LAYERS = 6, 2
"""Hull of a new section where no other one shows what fits the ship."""


def add_section(fleet: Fleet, class_id: str, section: SectionName) -> Fleet:
    """Return the fleet with another section in a class, its hull like that of its neighbours.

    What in the core belongs to the arc that the section covers stays in the core. Raises EditProblem if it stands already.
    """
    ship = class_of(fleet, class_id)
    if ship.sections[section] is not None:
        raise EditProblem(f"{class_called(ship)} has a {section_called(section)} already.")
    return with_section(fleet, ship, section, _fitting(ship, section))


def _fitting(ship: ShipClass, name: SectionName) -> Section:
    """Return the hull of the section across the ship, of any section outboard, or half of what the core has."""
    opposite = None if name.arc is None else ship.sections[name.arc.opposite]
    outboard = [section for each, section in ship.sections.standing() if each.arc is not None]
    if like := opposite or next(iter(outboard), None):
        return Section(hull_hits=like.hull_hits, hull_layers=like.hull_layers)
    core = ship.sections.core
    if core is None:
        return Section(hull_hits=LONE_HITS, hull_layers=LONE_LAYERS)
    return Section(hull_hits=max(core.hull_hits // 2, core.hull_layers, 1), hull_layers=core.hull_layers)


def remove_section(fleet: Fleet, class_id: str, section: SectionName) -> Fleet:
    """Return the fleet without a section of a class and all that stands in it. Raises EditProblem."""
    ship = class_of(fleet, class_id)
    section_of(ship, section)
    return with_section(fleet, ship, section, None)


def change_section(fleet: Fleet, class_id: str, section: SectionName, **fields: object) -> Fleet:
    """Return the fleet with these fields of a section. Raises EditProblem."""
    ship = class_of(fleet, class_id)
    return with_section(fleet, ship, section, changed(section_of(ship, section), **fields))


def change_arc(fleet: Fleet, class_id: str, arc: Arc, **fields: object) -> Fleet:
    """Return the fleet with these fields of the defences of an arc. Raises EditProblem."""
    ship = class_of(fleet, class_id)
    arcs = changed(ship.arcs, **{arc.value: changed(ship.arcs[arc], **fields)})
    return with_class(fleet, changed(ship, arcs=arcs))
