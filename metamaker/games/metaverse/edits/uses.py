"""What of a fleet uses an element, and the fleet without one."""

from collections.abc import Iterator, Set
from typing import NamedTuple

from metamaker.core.ids import ref as joined
from metamaker.core.property import EditProblem
from metamaker.core.words import Words
from metamaker.games.metaverse.edits.classes import remove_class
from metamaker.games.metaverse.edits.definitions import remove_definition
from metamaker.games.metaverse.edits.element import element_name, part_at, resolved
from metamaker.games.metaverse.edits.lookup import Part, section_of
from metamaker.games.metaverse.edits.parts import remove_part
from metamaker.games.metaverse.edits.roster import remove_ships, remove_squadron
from metamaker.games.metaverse.edits.sections import change_arc, change_section, remove_section
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import Fleet


class Use(NamedTuple):
    """An element that uses another one, and what it is called."""

    ref: str
    text: str


def used_by(fleet: Fleet, ref: str, told: Words | None = None) -> tuple[Use, ...]:
    """Return what uses the element that `ref` names, in the order of the fleet; nothing if it names nothing.

    Weapons are used by mounts, bays by their copies in sections, squadron types by bays, loadouts and loose squadrons, classes
    by ships, ships by those under their command, copies of a bay and their section by the ships that load them.

    `told`: the words of another language than English.
    """
    match resolved(fleet, ref).split("/"):
        case ["weapons", weapon_id]:
            return _named(fleet, _mounts(fleet, weapon_id), told)
        case ["bays", bay_id]:
            return _named(fleet, _fits(fleet, bay_id), told)
        case ["starfighters", starfighter_id]:
            return _named(fleet, _of_type(fleet, starfighter_id), told)
        case ["classes", class_id]:
            return _named(fleet, (ship.ref() for ship in fleet.ships if ship.ship_class == class_id), told)
        case ["ships", ship_id]:
            return _named(fleet, (ship.ref() for ship in fleet.ships if ship.commander == ship_id), told)
        case ["classes", class_id, section] if section in set(SectionName):
            standing = section_of(fleet.ship_class(class_id), SectionName(section))
            return _named(fleet, _loading(fleet, class_id, {fit.id for fit in standing.bays}), told)
        case ["classes", class_id, _, part_id]:
            return _named(fleet, _loading(fleet, class_id, {part_id}), told)
    return ()


def _named(fleet: Fleet, refs: Iterator[str], told: Words | None) -> tuple[Use, ...]:
    return tuple(Use(ref, element_name(fleet, ref, told)) for ref in refs)


def _mounts(fleet: Fleet, weapon_id: str) -> Iterator[str]:
    for ship in fleet.classes:
        for name, section in ship.sections.standing():
            yield from (ship.ref(name, mount.id) for mount in section.mounts if mount.weapon == weapon_id)


def _fits(fleet: Fleet, bay_id: str) -> Iterator[str]:
    for ship in fleet.classes:
        for name, section in ship.sections.standing():
            yield from (ship.ref(name, fit.id) for fit in section.bays if fit.bay == bay_id)


def _of_type(fleet: Fleet, starfighter_id: str) -> Iterator[str]:
    yield from (joined("bays", bay.id) for bay in fleet.bays if starfighter_id in bay.accepts)
    for ship in fleet.classes:
        for name, section in ship.sections.standing():
            for fit in section.bays:
                if any(load.starfighter == starfighter_id for load in fit.squadrons):
                    yield ship.ref(name, fit.id)
    for entry in fleet.ships:
        if any(load.starfighter == starfighter_id for loadout in entry.loadouts for load in loadout.squadrons):
            yield entry.ref()
    yield from (joined("squadrons", each.id) for each in fleet.squadrons if each.starfighter == starfighter_id)


def _loading(fleet: Fleet, class_id: str, bay_fit_ids: Set[str]) -> Iterator[str]:
    for ship in fleet.ships:
        if ship.ship_class == class_id and any(loadout.bay in bay_fit_ids for loadout in ship.loadouts):
            yield ship.ref()


def removed(fleet: Fleet, ref: str) -> Fleet:
    """Return the fleet without the element that `ref` names, all copies of it, and what cannot be without it.

    Of what a section or arc has by number, none is left. Raises EditProblem for what names nothing or cannot go.
    """
    place = resolved(fleet, ref)
    match place.split("/"):
        case ["weapons" | "starfighters" | "bays", *_]:
            return remove_definition(fleet, place)
        case ["squadrons", squadron_id]:
            return remove_squadron(fleet, squadron_id)
        case ["ships", ship_id]:
            return remove_ships(fleet, [ship_id])
        case ["classes", class_id, *inside]:
            return _without(fleet, class_id, inside)
    raise EditProblem(_kept(fleet, place) if place else f"There is nothing called “{ref}” in this fleet.")


def _without(fleet: Fleet, class_id: str, inside: list[str]) -> Fleet:
    place = joined("classes", class_id, *inside)
    match inside:
        case []:
            return remove_class(fleet, class_id)
        case ["arcs", arc, *fields]:
            return _bare(fleet, class_id, Arc(arc), fields)
        case [_, _] if isinstance(part_at(fleet, place), Part):
            return remove_part(fleet, place)
        case [section] if section in set(SectionName):
            return remove_section(fleet, class_id, SectionName(section))
        case [section, "crew_parties" | "marine_parties" as people]:
            return change_section(fleet, class_id, SectionName(section), **{people: 0})
        case [section, "reactor"] if section != SectionName.CORE:
            return change_section(fleet, class_id, SectionName(section), reactor=False)
    raise EditProblem(_kept(fleet, place))


def _bare(fleet: Fleet, class_id: str, arc: Arc, fields: list[str]) -> Fleet:
    """Take off an arc's armour, plates or shields, or all of them."""
    amounts = [field for field in fields or _AMOUNTS if field in _AMOUNTS]
    if not amounts:
        raise EditProblem(_kept(fleet, joined("classes", class_id, "arcs", arc, *fields)))
    return change_arc(fleet, class_id, arc, **dict.fromkeys(amounts, 0))


_AMOUNTS = ("armour_rating", "ablative_plates", "shield_hits")


def _kept(fleet: Fleet, place: str) -> str:
    return f"{element_name(fleet, place)} cannot be taken away."
