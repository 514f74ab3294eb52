"""What a reference of the sheet, of a problem or of a selection names in a fleet, and what that is called."""

from metamaker.core.ids import ref as joined
from metamaker.core.naming import called
from metamaker.core.words import ENGLISH, Words, words
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.lookup import Part
from metamaker.games.metaverse.edits.subject import Kind, Subject, subject
from metamaker.games.metaverse.edits.terms import arc_term, component_term, first_upper, in_sentence, section_term
from metamaker.games.metaverse.model.bay import Bay
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Section
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import FighterWeapon, IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon

Element = (
    Fleet | ShipClass | Section | ArcDefence | Part | Weapon | Starfighter | FighterWeapon | Bay | Ship | IndependentSquadron
)

_OF_ARC = frozenset({*ArcDefence.model_fields, "adaptation"})

_OF_CLASS = frozenset(ShipClass.model_fields) - {"id", "sections", "arcs"} | {
    *("target_rating", "ems", "combat_value", "mass_factor", "tier", "ftl_charge")
}
"""What the whole class has: what a player chooses, and what comes of it."""

_MEANING_ALL = frozenset({"", "sections", "code"})
"""What is said of a class that has no reference of its own, and means the class."""


def resolved(fleet: Fleet, ref: str) -> str:
    """Return the reference of the element that `ref` is about, without the number of a copy; empty if it names nothing.

    Parts of a ship are those of its class. What has no reference of its own gives that of the element around it: a loadout its
    ship, a limit the fleet, a section that is not designed its class.
    """
    of = subject(fleet, ref)
    return _place(of) if of is not None else ""


def _place(of: Subject) -> str:
    first = of.focus.partition("/")[0]
    match of.kind:
        case Kind.CLASS if of.focus in _OF_CLASS:
            return joined(of.ref, of.focus)
        case Kind.CLASS:
            return of.ref if of.focus in _MEANING_ALL else ""
        case Kind.ARC if first in _OF_ARC:
            return joined(of.ref, first)
        case Kind.SECTION if first:
            return joined(of.ref, first)
    return of.ref


def part_at(fleet: Fleet, ref: str) -> Element | None:
    """Return the value that holds what `ref` names; None if it names nothing.

    That is the component itself, the section of hull hits, the class of a quality, the fleet of its own reference.
    """
    of = subject(fleet, ref)
    if of is None or not _place(of):
        return None
    element: Element = of.value
    return element


def element_name(fleet: Fleet, ref: str, told: Words | None = None) -> str:
    """Return what people call the element that `ref` names: “Sensor array, core of Lantern”; empty if it names nothing.

    `told`: the words of another language than English.
    """
    told = told or words(GAME)
    of = subject(fleet, ref)
    place = _place(of) if of is not None else ""
    if of is None or not place:
        return ""
    detail = place.removeprefix(of.ref).removeprefix("/")
    if of.ship is not None and of.kind is not Kind.SHIP:
        return _name_in_class(of, of.ship, detail, told)
    if of.kind is Kind.FLEET:
        return fleet.name or first_upper(told["window.kind.fleet"])
    known = definitions(fleet)
    if of.kind is Kind.FIGHTER_WEAPON:
        weapon = of.value.name or told.text("window.element.numbered_weapon", number=of.id)
        return weapon + told.text("window.element.of", whole=called(known.starfighters[of.ref.split("/")[1]]))
    return called(known.starfighters[of.value.starfighter] if of.kind is Kind.SQUADRON else of.value)


def _name_in_class(of: Subject, ship: ShipClass, detail: str, told: Words) -> str:
    """Return the name of a class, or of what is inside one: `detail` is what of the element is meant, empty for all."""
    whole = told.text("window.element.of", whole=class_called(ship))
    if of.kind is Kind.CLASS:
        return f"{_detail(of, detail, told)}{whole}" if detail else class_called(ship)
    if of.section is not None:
        around = section_term(of.section, told)
    else:
        around = told.text("window.element.arc_place", arc=arc_term(of.arc, told))
    inside = _part_name(of, told) or _detail(of, detail, told)
    return f"{inside}, {around}{whole}" if inside else f"{first_upper(around)}{whole}"


_QUALITIES = {"ems": "EMS", "ftl_charge": "FTL charge"}


def _detail(of: Subject, key: str, told: Words) -> str:
    """Return what a quality is called: in English by its name in the file, elsewhere as where it is edited or explained."""
    if told.language == ENGLISH:
        return _QUALITIES.get(key) or _spaced(key)
    label = told.get(f"window.property.{of.kind}.{key}.label", "") or told.get(f"window.summary.{key}.title", "")
    return label or told.get(f"sheet.name.component.{key}", _spaced(key))


def _part_name(of: Subject, told: Words) -> str:
    """Return what a part of a section is called by itself: “Sensor array”; empty for what is no part."""
    known = definitions(of.fleet)
    match of.kind:
        case Kind.COMPONENT:
            return first_upper(in_sentence(component_term(of.value.kind, told)))
        case Kind.MOUNT:
            return called(known.weapons[of.value.weapon])
        case Kind.FIT:
            return called(known.bays[of.value.bay])
    return ""


def _spaced(key: str) -> str:
    return first_upper(key.replace("_", " "))
