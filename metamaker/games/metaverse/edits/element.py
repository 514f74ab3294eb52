"""What a reference of the sheet, of a problem or of a selection names in a fleet, and what that is called."""

from metamaker.core.ids import ref as joined
from metamaker.games.metaverse.checks.names import called, class_called, kind_called, section_called
from metamaker.games.metaverse.edits.lookup import Part, parts_of
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.bay import Bay, BayFit
from metamaker.games.metaverse.model.component import Component
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Section
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import FighterWeapon, IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.weapon import Mount, Weapon

Element = (
    Fleet | ShipClass | Section | ArcDefence | Part | Weapon | Starfighter | FighterWeapon | Bay | Ship | IndependentSquadron
)

FLEET = "fleet"
"""The reference of the fleet itself."""

OF_SECTION = ("hull_hits", "crew_parties", "marine_parties", "life_support", "reactor")
"""What a section has without an entry of its own."""

OF_ARC = (*ArcDefence.model_fields, "adaptation")
"""What an arc has."""

OF_CLASS = (
    *(field for field in ShipClass.model_fields if field not in {"id", "sections", "arcs"}),
    *("target_rating", "ems", "combat_value", "mass_factor", "tier", "ftl_charge"),
)
"""What the whole class has: what a player chooses, and what comes of it."""


def resolved(fleet: Fleet, ref: str) -> str:
    """Return the reference of the element that `ref` is about, without the number of a copy; empty if it names nothing.

    Parts of a ship are those of its class. What has no reference of its own gives that of the element around it: a loadout its
    ship, a limit the fleet, a section that is not designed its class.
    """
    steps = [step.partition("#")[0] for step in ref.split("/")]
    match steps:
        case ["fleet" | "limits" | "formulas", *_]:
            return FLEET
        case ["classes", class_id, *inside]:
            return _in_class(fleet, class_id, inside)
        case ["ships", ship_id, *inside]:
            return _in_ship(fleet, ship_id, inside)
        case ["starfighters", starfighter_id, "weapons", number, *_]:
            return _weapon_of_type(fleet, starfighter_id, number)
        case [group, element_id, *_] if element_id in _listed(fleet, group):
            return joined(group, element_id)
    return ""


def _in_class(fleet: Fleet, class_id: str, inside: list[str]) -> str:
    try:
        ship = fleet.ship_class(class_id)
    except KeyError:
        return ""
    match inside:
        case []:
            return ship.ref()
        case ["arcs", arc, *field] if arc in set(Arc):
            return ship.ref("arcs", arc, *(each for each in field[:1] if each in OF_ARC))
        case [section, *part] if section in set(SectionName):
            return _in_section(ship, SectionName(section), part)
        case [quality] if quality in OF_CLASS:
            return ship.ref(quality)
        case ["code"]:
            return ship.ref()
    return ""


def _in_section(ship: ShipClass, name: SectionName, inside: list[str]) -> str:
    if ship.sections[name] is None:
        return "" if inside else ship.ref()
    if not inside:
        return ship.ref(name)
    return ship.ref(name, inside[0]) if _part(ship.sections[name], inside) is not None else ""


def _part(section: Section | None, inside: list[str]) -> Element | None:
    """Return a part of a section, or the section itself for what it has without an entry."""
    if section is None or not inside:
        return section
    # a file may call a component “reactor”: what has an entry goes before what comes by itself
    parts = (part for parts in parts_of(section).values() for part in parts)
    return next((part for part in parts if part.id == inside[0]), section if inside[0] in OF_SECTION else None)


def _in_ship(fleet: Fleet, ship_id: str, inside: list[str]) -> str:
    try:
        ship = fleet.ship(ship_id)
    except KeyError:
        return ""
    if inside and (inside[0] == "arcs" or inside[0] in set(SectionName)):
        return _in_class(fleet, ship.ship_class, inside)
    return ship.ref()


def _weapon_of_type(fleet: Fleet, starfighter_id: str, number: str) -> str:
    starfighter = definitions(fleet).starfighters.get(starfighter_id)
    if starfighter is None:
        return ""
    numbers = {str(each) for each in range(1, len(starfighter.weapons) + 1)}
    return joined("starfighters", starfighter_id, "weapons", number) if number in numbers else ""


def _listed(fleet: Fleet, group: str) -> dict[str, Element]:
    """Return the elements of a group that refer to nothing inside them; none of a group that there is not."""
    if group not in {"weapons", "starfighters", "bays", "squadrons"}:
        return {}
    return {element.id: element for element in getattr(fleet, group)}


def part_at(fleet: Fleet, ref: str) -> Element | None:
    """Return the value that holds what `ref` names; None if it names nothing.

    That is the component itself, the section of hull hits, the class of a quality, the fleet of its own reference.
    """
    match resolved(fleet, ref).split("/"):
        case ["fleet"]:
            return fleet
        case ["classes", class_id, "arcs", arc, *_]:
            return fleet.ship_class(class_id).arcs[Arc(arc)]
        case ["classes", class_id, section, *part] if section in set(SectionName):
            return _part(fleet.ship_class(class_id).sections[SectionName(section)], part)
        case ["classes", class_id, *_]:
            return fleet.ship_class(class_id)
        case ["ships", ship_id]:
            return fleet.ship(ship_id)
        case ["starfighters", starfighter_id, "weapons", number]:
            return definitions(fleet).starfighters[starfighter_id].weapons[int(number) - 1]
        case [group, element_id]:
            return _listed(fleet, group)[element_id]
    return None


def element_name(fleet: Fleet, ref: str) -> str:
    """Return what people call the element that `ref` names: “Sensor array, core of Lantern”; empty if it names nothing."""
    match resolved(fleet, ref).split("/"):
        case ["classes", class_id, *inside]:
            return _name_in_class(fleet, fleet.ship_class(class_id), inside)
        case ["starfighters", starfighter_id, "weapons", number]:
            starfighter = definitions(fleet).starfighters[starfighter_id]
            weapon = starfighter.weapons[int(number) - 1]
            return f"{weapon.name or f'Weapon {number}'} of {called(starfighter)}"
    element = part_at(fleet, ref)
    if isinstance(element, IndependentSquadron):
        return called(definitions(fleet).starfighters[element.starfighter])
    if isinstance(element, Fleet):
        return element.name or "Fleet"
    return called(element) if isinstance(element, Weapon | Starfighter | Bay | Ship) else ""


def _name_in_class(fleet: Fleet, ship: ShipClass, inside: list[str]) -> str:
    whole = class_called(ship)
    match inside:
        case []:
            return whole
        case ["arcs", arc]:
            return f"{_capital(arc)} arc of {whole}"
        case ["arcs", arc, field]:
            return f"{_spaced(field)}, {arc} arc of {whole}"
        case [section] if section in set(SectionName):
            return f"{_capital(section_called(SectionName(section)))} of {whole}"
        case [section, part]:
            return f"{part_name(fleet, ship, section, part)}, {section_called(SectionName(section))} of {whole}"
        case [quality]:
            return f"{_QUALITIES.get(quality) or _spaced(quality)} of {whole}"
    return ""


_QUALITIES = {"ems": "EMS", "ftl_charge": "FTL charge"}


def part_name(fleet: Fleet, ship: ShipClass, section: str, part_id: str) -> str:
    """Return what a part of a section is called by itself: “Sensor array”; hull hits and the like by what they are."""
    part = _part(ship.sections[SectionName(section)], [part_id])
    known = definitions(fleet)
    match part:
        case Component():
            return _capital(kind_called(part.kind))
        case Mount():
            return called(known.weapons[part.weapon])
        case BayFit():
            return called(known.bays[part.bay])
    return _spaced(part_id)


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _spaced(key: str) -> str:
    return _capital(key.replace("_", " "))
