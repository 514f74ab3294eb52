"""The properties of a ship class, its sections and the defences of its arcs."""

from collections.abc import Iterator

from metamaker.core.display_names import first_upper
from metamaker.core.elements.listing import removed
from metamaker.core.messages import Words
from metamaker.core.property import Choice, Form, Property, same_icon, worded
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.checks.components import CREW_QUALITIES, TECH_LEVELS
from metamaker.games.metaverse.checks.hull import LAYERS, PLATES, RATINGS
from metamaker.games.metaverse.edits.classes import add_section
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind, Subject
from metamaker.games.metaverse.edits.vocabulary import section_term
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import CommandDie, DamageControlDie, DefenceType, HullType, MovementMethod

HULL_HITS = range(1, 1000)
"""The maximum of the input field: the technical ceiling of hull hits (MV-0.0.0-02)."""

OUTBOARD = tuple(name for name in SectionName if name.arc is not None)


def class_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a class."""
    ship: ShipClass = of.value
    form = Form(words, Kind.CLASS)
    yield form.text("name", ship.name, rule="MV-3.1.0-01")
    yield form.text("variant", ship.variant)
    yield form.choice("hull_type", ship.hull_type, _hull_types(words), rule="MV-3.1.2-01")
    methods = worded(words, MovementMethod, same_icon)
    yield form.choice("movement_method", ship.movement_method, methods, rule="MV-3.1.14-01")
    yield form.whole("tech_level", ship.tech_level, TECH_LEVELS, rule="MV-3.1.17-01")
    yield form.whole("crew_quality", ship.crew_quality, CREW_QUALITIES, rule="MV-3.1.11-01")
    yield form.choice("command_quality", ship.command_quality, worded(words, CommandDie), rule="MV-3.1.12-01")
    repair = worded(words, DamageControlDie)
    yield form.choice("damage_control_quality", ship.damage_control_quality, repair, rule="MV-3.1.13-01")
    standing = [name for name in OUTBOARD if ship.sections[name] is not None]
    places = (Choice(name.value, first_upper(section_term(name, words))) for name in OUTBOARD)
    yield form.choices("sections", standing, places, rule="MV-3.1.1-01")
    yield form.text("author", ship.author)
    yield form.tags("tags", ship.tags)
    yield form.flag("public", ship.public, rule="MV-3.0.1-03")
    yield form.prose("notes", ship.notes)


def change_sections(of: Subject, _: str, wanted: tuple[str, ...]) -> Fleet:
    """Return the fleet with these outboard sections of a class, and no others. Raises EditProblem."""
    fleet = of.document
    for name in OUTBOARD:
        stands = of.value.sections[name] is not None
        if stands and name.value not in wanted:
            fleet = removed(STRUCTURE, fleet, of.value.ref(name))
        elif not stands and name.value in wanted:
            fleet = add_section(fleet, of.id, name)
    return fleet


def _hull_types(words: Words) -> tuple[Choice, ...]:
    entries = catalogue().hull_type
    return tuple(
        Choice(kind.value, words.get(f"sheet-name-hull_type-{kind}", entries[kind].name), kind.value, _hull_hint(kind, words))
        for kind in HullType
    )


def _hull_hint(kind: HullType, words: Words) -> str:
    return words.get(f"window-tooltip-hull_type-{kind}", catalogue().hull_type[kind].tooltip)


def section_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a section. The core always has its reactor."""
    section: Section = of.value
    form = Form(words, Kind.SECTION)
    yield form.whole("hull_hits", section.hull_hits, HULL_HITS, rule="MV-3.1.1-03")
    yield form.whole("hull_layers", section.hull_layers, LAYERS, rule="MV-3.1.1-03")
    yield form.whole("crew_parties", section.crew_parties, rule="MV-3.1.6-01")
    yield form.whole("marine_parties", section.marine_parties, rule="MV-3.1.7-01")
    if of.section is not SectionName.CORE:
        yield form.flag("reactor", section.reactor, rule="MV-3.2.3-01")


def arc_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of the defences of an arc."""
    defence: ArcDefence = of.value
    form = Form(words, Kind.ARC)
    armour = worded(words, DefenceType, lambda kind: f"{kind}_armour")
    shields = worded(words, DefenceType, lambda kind: f"{kind}_shield")
    yield form.whole("armour_rating", defence.armour_rating, RATINGS, rule="MV-3.1.3-01")
    yield form.choice("armour_type", defence.armour_type, armour, rule="MV-3.1.3-02")
    yield form.whole("ablative_plates", defence.ablative_plates, PLATES, rule="MV-3.1.4-01")
    yield form.whole("shield_hits", defence.shield_hits, rule="MV-3.1.5-01")
    yield form.choice("shield_type", defence.shield_type, shields, rule="MV-3.1.5-02")
