"""What can be changed about a ship class, its sections and the defences of its arcs."""

from collections.abc import Callable, Iterator

from metamaker.core.property import Choice, Form, Property, same_icon, worded
from metamaker.core.words import Words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.checks.choices import CREW_QUALITIES, TECH_LEVELS
from metamaker.games.metaverse.checks.hull import LAYERS, PLATES, RATINGS
from metamaker.games.metaverse.edits.classes import change_class
from metamaker.games.metaverse.edits.sections import add_section, change_arc, change_section, remove_section
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.edits.terms import first_upper, section_term
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import CommandDie, DamageControlDie, DefenceType, HullType, MovementMethod

HULL_HITS = range(1, 1000)
OUTBOARD = tuple(name for name in SectionName if name.arc is not None)


def class_properties(of: Subject, told: Words) -> Iterator[Property]:
    """Yield the properties of a class."""
    ship: ShipClass = of.value
    form = Form(told, Kind.CLASS)
    yield form.text("name", ship.name, rule="MV-3.1.0-01")
    yield form.text("variant", ship.variant)
    yield form.choice("hull_type", ship.hull_type, _hull_types(told), rule="MV-3.1.2-01")
    methods = worded(told, MovementMethod, same_icon)
    yield form.choice("movement_method", ship.movement_method, methods, rule="MV-3.1.14-01")
    yield form.whole("tech_level", ship.tech_level, TECH_LEVELS, rule="MV-3.1.17-01")
    yield form.whole("crew_quality", ship.crew_quality, CREW_QUALITIES, rule="MV-3.1.11-01")
    yield form.choice("command_quality", ship.command_quality, worded(told, CommandDie), rule="MV-3.1.12-01")
    repair = worded(told, DamageControlDie)
    yield form.choice("damage_control_quality", ship.damage_control_quality, repair, rule="MV-3.1.13-01")
    standing = [name for name in OUTBOARD if ship.sections[name] is not None]
    places = (Choice(name.value, first_upper(section_term(name, told))) for name in OUTBOARD)
    yield form.choices("sections", standing, places, rule="MV-3.1.1-01")
    yield form.text("author", ship.author)
    yield form.tags("tags", ship.tags)
    yield form.flag("public", ship.public, rule="MV-3.0.1-03")
    yield form.prose("notes", ship.notes)


def change_of_class(of: Subject, key: str, value: object) -> Fleet:
    """Return the fleet with another value of a property of a class. Raises EditProblem."""
    if key == "sections" and isinstance(value, tuple):
        fleet = of.fleet
        for name in OUTBOARD:
            fleet = _with_or_without(fleet, of, name, name.value in value)
        return fleet
    return change_class(of.fleet, of.id, **{key: value})


def _with_or_without(fleet: Fleet, of: Subject, name: SectionName, wanted: bool) -> Fleet:
    if wanted == (of.value.sections[name] is not None):
        return fleet
    edit: Callable[[Fleet, str, SectionName], Fleet] = add_section if wanted else remove_section
    return edit(fleet, of.id, name)


def _hull_types(told: Words) -> tuple[Choice, ...]:
    entries = catalogue().hull_type
    return tuple(
        Choice(kind.value, told.get(f"sheet.name.hull_type.{kind}", entries[kind].name), kind.value, _hull_hint(kind, told))
        for kind in HullType
    )


def _hull_hint(kind: HullType, told: Words) -> str:
    return told.get(f"window.tooltip.hull_type.{kind}", catalogue().hull_type[kind].tooltip)


def section_properties(of: Subject, told: Words) -> Iterator[Property]:
    """Yield the properties of a section. The core has its reactor without asking."""
    section: Section = of.value
    form = Form(told, Kind.SECTION)
    yield form.whole("hull_hits", section.hull_hits, HULL_HITS, rule="MV-3.1.1-03")
    yield form.whole("hull_layers", section.hull_layers, LAYERS, rule="MV-3.1.1-03")
    yield form.whole("crew_parties", section.crew_parties, rule="MV-3.1.6-01")
    yield form.whole("marine_parties", section.marine_parties, rule="MV-3.1.7-01")
    if of.section is not SectionName.CORE:
        yield form.flag("reactor", section.reactor, rule="MV-3.2.3-01")


def change_of_section(of: Subject, key: str, value: object) -> Fleet:
    """Return the fleet with another value of a property of a section. Raises EditProblem."""
    _, class_id, section = of.ref.split("/")
    return change_section(of.fleet, class_id, SectionName(section), **{key: value})


def arc_properties(of: Subject, told: Words) -> Iterator[Property]:
    """Yield the properties of what protects an arc."""
    defence: ArcDefence = of.value
    form = Form(told, Kind.ARC)
    armour = worded(told, DefenceType, lambda kind: f"{kind}_armour")
    shields = worded(told, DefenceType, lambda kind: f"{kind}_shield")
    yield form.whole("armour_rating", defence.armour_rating, RATINGS, rule="MV-3.1.3-01")
    yield form.choice("armour_type", defence.armour_type, armour, rule="MV-3.1.3-02")
    yield form.whole("ablative_plates", defence.ablative_plates, PLATES, rule="MV-3.1.4-01")
    yield form.whole("shield_hits", defence.shield_hits, rule="MV-3.1.5-01")
    yield form.choice("shield_type", defence.shield_type, shields, rule="MV-3.1.5-02")


def change_of_arc(of: Subject, key: str, value: object) -> Fleet:
    """Return the fleet with another value of a property of an arc's defences. Raises EditProblem."""
    return change_arc(of.fleet, of.ref.split("/")[1], of.arc, **{key: value})
