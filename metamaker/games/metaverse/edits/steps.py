"""What + and − do to an element of the sheet, and which of its properties a double click edits in place."""

from metamaker.core.property import Choice, EditProblem, Property, PropertyKind
from metamaker.core.words import Words, words
from metamaker.games.metaverse.edits.properties import changed, properties
from metamaker.games.metaverse.edits.subject import Kind, Subject, subject
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.words import LoadoutKind

_STEPS = {
    Kind.CLASS: ("hull_type", "movement_method", "tech_level", "crew_quality", "command_quality", "damage_control_quality"),
    Kind.SECTION: ("hull_hits", "crew_parties", "marine_parties"),
    Kind.ARC: ("armour_rating", "ablative_plates", "shield_hits"),
}
"""What is counted or rated of an element, and has a place of its own on the sheet."""

_WHOLE_ELEMENT = {
    Kind.COMPONENT: "count",
    Kind.MOUNT: "count",
    Kind.FIT: "count",
    Kind.SQUADRON: "count",
    Kind.SECTION: "hull_layers",
}
"""What is counted of an element that is meant as a whole."""

_HANDLES = {
    Kind.FLEET: "name",
    Kind.CLASS: "name",
    Kind.SECTION: "hull_hits",
    Kind.ARC: "armour_rating",
    Kind.MOUNT: "sectors",
    Kind.WEAPON: "name",
    Kind.STARFIGHTER: "name",
    Kind.FIGHTER_WEAPON: "name",
    Kind.BAY: "name",
    Kind.SHIP: "name",
    Kind.SQUADRON: "count",
}
_COMPUTED = frozenset({"target_rating", "ems", "combat_value", "mass_factor", "tier", "ftl_charge", "deflector", "adaptation"})
_COMPUTED_OF_SECTION = frozenset({"life_support", "reactor"})


def stepped(fleet: Fleet, ref: str, by: int) -> Fleet:
    """Return the fleet with `by` steps more (or fewer) of what `ref` stands for.

    Copies of a part, layers of a section, hits, parties, plates and ratings go up and down within the bounds of the rules, and
    so do the qualities of a class. The same fleet where there is nothing to step, or the end is reached.
    """
    of = subject(fleet, ref)
    key = "" if of is None else _stepped_key(of)
    shown = next((each for each in properties(fleet, ref, words(GAME)) if each.key == key), None)
    if of is None or shown is None or not by:
        return fleet
    try:
        return changed(fleet, ref, key, _next(of, shown, by))
    except EditProblem:
        return fleet


def can_step(fleet: Fleet, ref: str) -> bool:
    """Whether `ref` stands for something that goes up and down in steps."""
    of = subject(fleet, ref)
    return of is not None and bool(_stepped_key(of))


def _stepped_key(of: Subject) -> str:
    if of.focus in _STEPS.get(of.kind, ()):
        return of.focus
    return "" if of.focus else _WHOLE_ELEMENT.get(of.kind, "")


def _next(of: Subject, shown: Property, by: int) -> object:
    if shown.kind is PropertyKind.CHOICE:
        return _next_choice(shown.choices, shown.value, by)
    value = shown.value if isinstance(shown.value, int) else shown.least
    least, most = shown.least, shown.most
    if shown.key == "hull_layers":
        most = max(least, min(most, of.value.hull_hits))
    if shown.key == "hull_hits":
        least = max(least, of.value.hull_layers)
    reached = min(most, value + by) if by > 0 else max(least, min(most, value + by))
    return reached if (reached - value) * by > 0 else value


def _next_choice(choices: tuple[Choice, ...], value: object, by: int) -> object:
    values = [choice.value for choice in choices]
    if value not in values:
        return value
    return values[max(0, min(len(values) - 1, values.index(str(value)) + by))]


def handle(fleet: Fleet, ref: str, told: Words | None = None) -> Property | None:
    """Return the property that a double click on an element edits in place; None where there is none."""
    of = subject(fleet, ref)
    if of is None:
        return None
    key = _handle_key(of)
    return next((shown for shown in properties(fleet, of.ref, told or words(GAME)) if shown.key == key), None)


def _handle_key(of: Subject) -> str:
    if of.focus in _COMPUTED or (of.kind is Kind.SECTION and of.focus in _COMPUTED_OF_SECTION):
        return ""
    if of.focus:
        return of.focus
    if of.kind is Kind.COMPONENT:
        return "count" if of.value.rating is None else "rating"
    if of.kind is Kind.FIT:
        return "squadrons" if of.value.loadout is LoadoutKind.PERMANENT else "count"
    return _HANDLES[of.kind]
