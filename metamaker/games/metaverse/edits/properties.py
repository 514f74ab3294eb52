"""What can be changed about any element of a fleet, and the change."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from metamaker.core.property import EditProblem, Property, model_value
from metamaker.core.words import Words, words
from metamaker.games.metaverse.edits import (
    class_properties,
    definition_properties,
    fleet_properties,
    part_properties,
    ship_properties,
)
from metamaker.games.metaverse.edits.subject import Kind, Subject, subject
from metamaker.games.metaverse.edits.terms import element_term, first_upper
from metamaker.games.metaverse.model.fleet import GAME, Fleet


class Editing(NamedTuple):
    """How elements of one kind are shown and changed."""

    properties: Callable[[Subject, Words], Iterator[Property]]
    change: Callable[[Subject, str, object], Fleet]


_OF: dict[Kind, Editing] = {
    Kind.FLEET: Editing(fleet_properties.fleet_properties, fleet_properties.change_of_fleet),
    Kind.CLASS: Editing(class_properties.class_properties, class_properties.change_of_class),
    Kind.SECTION: Editing(class_properties.section_properties, class_properties.change_of_section),
    Kind.ARC: Editing(class_properties.arc_properties, class_properties.change_of_arc),
    Kind.COMPONENT: Editing(part_properties.component_properties, part_properties.change_of_component),
    Kind.MOUNT: Editing(part_properties.mount_properties, part_properties.change_of_placed),
    Kind.FIT: Editing(part_properties.fit_properties, part_properties.change_of_placed),
    Kind.WEAPON: Editing(definition_properties.weapon_properties, definition_properties.change_of_definition),
    Kind.STARFIGHTER: Editing(definition_properties.starfighter_properties, definition_properties.change_of_definition),
    Kind.FIGHTER_WEAPON: Editing(definition_properties.fighter_weapon_properties, definition_properties.change_of_definition),
    Kind.BAY: Editing(definition_properties.bay_properties, definition_properties.change_of_definition),
    Kind.SHIP: Editing(ship_properties.ship_properties, ship_properties.change_of_ship),
    Kind.SQUADRON: Editing(ship_properties.squadron_properties, ship_properties.change_of_squadron),
}

_ABOUT: dict[tuple[Kind, str], tuple[str, ...]] = {
    (Kind.CLASS, "name"): ("name", "variant"),
    (Kind.CLASS, "ems"): ("tech_level",),
    (Kind.CLASS, "movement_method"): ("movement_method", "tech_level"),
    (Kind.SECTION, "hull_hits"): ("hull_hits", "hull_layers"),
    (Kind.SECTION, "life_support"): ("crew_parties", "marine_parties"),
    (Kind.ARC, "armour_rating"): ("armour_rating", "armour_type"),
    (Kind.ARC, "ablative_plates"): ("ablative_plates", "armour_type"),
    (Kind.ARC, "shield_hits"): ("shield_hits", "shield_type"),
    (Kind.FIT, "squadrons"): ("squadrons", "loadout"),
}
"""What is shown of an element for a reference to one thing about it, where that is more than the property of that name."""


def properties(fleet: Fleet, ref: str, told: Words) -> tuple[Property, ...]:
    """Return what can be changed about the element that `ref` names: all of it, or what a narrower reference is about.

    Nothing for a reference that names nothing; never raises.
    """
    of = subject(fleet, ref)
    if of is None:
        return ()
    every = _every(of, told)
    keys = _ABOUT.get((of.kind, of.focus), (of.focus,))
    return tuple(shown for shown in every if shown.key in keys) or every


def _every(of: Subject, told: Words) -> tuple[Property, ...]:
    return tuple(_OF[of.kind].properties(of, told))


def changed(fleet: Fleet, ref: str, key: str, value: object) -> Fleet:
    """Return the fleet with another value of a property; the same fleet for the value that it has.

    What the rules forbid is for the checks. Raises EditProblem for what cannot be.
    """
    of, shown = _named(fleet, ref, key)
    new = model_value(type(of.value), shown, value)
    if value == shown.value:
        return fleet
    return _OF[of.kind].change(of, key, new)


def changed_name(fleet: Fleet, ref: str, key: str, told: Words) -> str:
    """Return what a change of a property is called: “Rating of the sensor array”. Raises EditProblem if there is none."""
    of, _ = _named(fleet, ref, key)
    label = next(shown.label for shown in _every(of, told) if shown.key == key)
    return first_upper(told.text("window.changed", property=label, element=element_term(of, told)))


def _named(fleet: Fleet, ref: str, key: str) -> tuple[Subject, Property]:
    of = subject(fleet, ref)
    if of is None:
        raise EditProblem("What was to be changed is no longer there.")
    for shown in _every(of, words(GAME)):
        if shown.key == key:
            return of, shown
    raise EditProblem(f"{first_upper(element_term(of, words(GAME)))} has no “{key}” to change.")
