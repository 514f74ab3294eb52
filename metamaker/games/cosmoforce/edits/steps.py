"""What + and − do to an element, and which of its properties a double click edits in place."""

from metamaker.core.property import EditProblem, Property
from metamaker.core.words import Words, words
from metamaker.games.cosmoforce.edits.properties import EMPTY, changed, properties
from metamaker.games.cosmoforce.edits.slots import set_slot
from metamaker.games.cosmoforce.edits.subject import Kind, subject
from metamaker.games.cosmoforce.edits.teams import copy_ship, remove_ships
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet

_HANDLES = {Kind.FLEET: "name", Kind.DESIGN: "name", Kind.SLOT: "system", Kind.TEAM: "name", Kind.SHIP: "name"}

BUDGET_STEP = 5
"""Mass by which a budget goes up and down. Rule CF-MODE-03."""


def stepped(fleet: Fleet, ref: str, by: int) -> Fleet:
    """Return the document with `by` steps more (or fewer) of what `ref` stands for; the same one where that means nothing.

    A slot goes through the systems that its class may mount, from empty on; a class grows; a ship of a team gets a fellow or
    goes; a team's budget goes up and down.
    """
    of = subject(fleet, ref)
    if of is None or not by:
        return fleet
    try:
        match of.kind:
            case Kind.SLOT:
                return _next_choice(fleet, ref, "system", by)
            case Kind.DESIGN:
                return _next_choice(fleet, of.ref, "ship_class", by)
            case Kind.SHIP:
                return copy_ship(fleet, of.id).fleet if by > 0 else remove_ships(fleet, [of.id])
            case Kind.TEAM:
                return _budget(fleet, of.ref, by)
    except EditProblem:
        pass
    return fleet


def emptied(fleet: Fleet, ref: str) -> Fleet:
    """Return the document with a slot emptied; the same one for what is no slot."""
    of = subject(fleet, ref)
    return set_slot(fleet, of.id, of.slot, None) if of is not None and of.kind is Kind.SLOT else fleet


def can_step(fleet: Fleet, ref: str) -> bool:
    """Whether `ref` stands for something that goes up and down in steps."""
    of = subject(fleet, ref)
    return of is not None and of.kind is not Kind.FLEET


def handle(fleet: Fleet, ref: str, told: Words | None = None) -> Property | None:
    """Return the property that a double click on an element edits in place; None where there is none."""
    of = subject(fleet, ref)
    if of is None:
        return None
    shown = {each.key: each for each in properties(fleet, of.ref, told or words(GAME))}
    if of.focus:
        return shown.get(of.focus)
    return shown[_HANDLES[of.kind]]


def _next_choice(fleet: Fleet, ref: str, key: str, by: int) -> Fleet:
    shown = next(each for each in properties(fleet, ref, words(GAME)) if each.key == key)
    values = [choice.value for choice in shown.choices if not choice.why_not]
    place = values.index(str(shown.value)) if shown.value in values else values.index(EMPTY) if EMPTY in values else 0
    return changed(fleet, ref, key, values[max(0, min(len(values) - 1, place + by))])


def _budget(fleet: Fleet, ref: str, by: int) -> Fleet:
    shown = next(each for each in properties(fleet, ref, words(GAME)) if each.key == "budget")
    now = shown.value if isinstance(shown.value, int) else 0
    return changed(fleet, ref, "budget", max(shown.least, min(shown.most, now + by * BUDGET_STEP)))
