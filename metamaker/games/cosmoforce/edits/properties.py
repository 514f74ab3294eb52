"""What can be changed about any element of a document, and the change."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from metamaker.core.edits import changed as with_fields
from metamaker.core.naming import called
from metamaker.core.property import Choice, EditProblem, Form, Property, model_value, worded
from metamaker.core.words import Words, words
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.designs import change_design
from metamaker.games.cosmoforce.edits.rule_properties import OPTIONS, TOGGLES, rule_properties
from metamaker.games.cosmoforce.edits.slots import set_slot
from metamaker.games.cosmoforce.edits.subject import Kind, Subject, subject
from metamaker.games.cosmoforce.edits.teams import change_ship, change_team
from metamaker.games.cosmoforce.edits.terms import class_term, element_term, first_upper, system_hint, system_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.edition import Options, Toggles
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet, Ship, Team
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.games.cosmoforce.stats.derived import least_budget

EMPTY = "empty"
"""The value of the property of a slot that holds nothing."""

MOST_BUDGET = 3000
USUAL_BUDGET = 50
"""What a budget begins with where there are no ships yet."""


def properties(fleet: Fleet, ref: str, told: Words) -> tuple[Property, ...]:
    """Return what can be changed about the element that `ref` names: all of it, or what a narrower reference is about.

    Nothing for a reference that names nothing; never raises.
    """
    of = subject(fleet, ref)
    if of is None:
        return ()
    every = tuple(_OF[of.kind](of, told))
    return tuple(shown for shown in every if shown.key == of.focus) or every


def changed(fleet: Fleet, ref: str, key: str, value: object) -> Fleet:
    """Return the document with another value of a property; the same document for the value that it has.

    What the rules forbid is for the checks. Raises EditProblem for what cannot be.
    """
    of, shown = _named(fleet, ref, key)
    if value == shown.value:
        return fleet
    if of.kind is Kind.SLOT:
        return set_slot(fleet, of.id, of.slot, _system(shown, value))
    new = model_value(_model(of, key), shown, value)
    match of.kind:
        case Kind.DESIGN:
            return change_design(fleet, of.id, **{key: new})
        case Kind.TEAM:
            return change_team(fleet, of.id, **{key: new})
        case Kind.SHIP:
            return change_ship(fleet, of.id, **{key: new})
    return _change_of_fleet(fleet, key, new)


def changed_name(fleet: Fleet, ref: str, key: str, told: Words) -> str:
    """Return what a change of a property is called: “System of slot 3 of Heron”. Raises EditProblem if there is none."""
    of, _ = _named(fleet, ref, key)
    label = next(shown.label for shown in _OF[of.kind](of, told) if shown.key == key)
    return first_upper(told.text("window.changed", property=label, element=element_term(of, told)))


def system_choice(kind: SystemKind, ship_class: ShipClass, rules: PlayedRules, told: Words) -> Choice:
    """Return a system as a choice for a ship of a class, with what it does, and the reason why not. Rule CF-SHIP-04."""
    entry = catalogue()[kind]
    only = "" if entry.only is None else class_term(entry.only, told)
    name, hint = system_term(kind, told), system_hint(kind, told, rules, ship_class)
    why_not = "" if entry.fits(ship_class) else told.text("window.why_not.class", **{"system": name, "class": only})
    return Choice(kind.value, name, kind.value, hint, why_not, rule=entry.rule)


def _named(fleet: Fleet, ref: str, key: str) -> tuple[Subject, Property]:
    of = subject(fleet, ref)
    if of is None:
        raise EditProblem("What was to be changed is no longer there.")
    for shown in _OF[of.kind](of, words(GAME)):
        if shown.key == key:
            return of, shown
    raise EditProblem(f"{first_upper(element_term(of, words(GAME)))} has no “{key}” to change.")


def _model(of: Subject, key: str) -> type[Fleet | Design | Team | Ship | Toggles | Options]:
    if key in TOGGLES and of.kind is Kind.FLEET:
        return Toggles
    return Options if key in OPTIONS and of.kind is Kind.FLEET else type(of.value)


def _change_of_fleet(fleet: Fleet, key: str, value: object) -> Fleet:
    if key in TOGGLES:
        return with_fields(fleet, toggles=with_fields(fleet.toggles, **{key: value}))
    if key in OPTIONS:
        return with_fields(fleet, options=with_fields(fleet.options, **{key: value}))
    return with_fields(fleet, **{key: value})


def _system(shown: Property, value: object) -> SystemKind | None:
    if value in (EMPTY, None):
        return None
    if value not in set(SystemKind):
        raise EditProblem(f"“{shown.label}” cannot be {str(value)[:40]!r}.")
    return SystemKind(str(value))


def _of_fleet(of: Subject, told: Words) -> Iterator[Property]:
    fleet, form = of.fleet, Form(told, Kind.FLEET)
    yield form.text("name", fleet.name)
    yield form.text("author", fleet.author)
    yield form.prose("notes", fleet.notes)
    yield form.tags("tags", fleet.tags)
    yield form.flag("public", fleet.public)
    yield from rule_properties(fleet, form, told)


def _of_design(of: Subject, told: Words) -> Iterator[Property]:
    design, form = of.design, Form(told, Kind.DESIGN)
    yield form.text("name", design.name)
    yield form.choice("ship_class", design.ship_class, worded(told, ShipClass), rule="CF-SHIP-01")
    yield form.tags("crew", design.crew)
    yield form.text("author", design.author)
    yield form.prose("notes", design.notes)
    yield form.tags("tags", design.tags)


def _of_slot(of: Subject, told: Words) -> Iterator[Property]:
    empty = Choice(EMPTY, told["window.choice.slot.empty.text"], "", told["window.choice.slot.empty.hint"])
    rules = rules_of(of.fleet)
    choices = (empty, *(system_choice(kind, of.design.ship_class, rules, told) for kind in SystemKind))
    held = of.design.slots[of.slot - 1]
    yield Form(told, Kind.SLOT).choice("system", EMPTY if held is None else held.value, choices, rule="CF-SHIP-02")


def _of_team(of: Subject, told: Words) -> Iterator[Property]:
    if isinstance(of.value, Team):
        form = Form(told, Kind.TEAM)
        yield form.text("name", of.value.name)
        budget = form.whole("budget", of.value.budget, range(MOST_BUDGET + 1), rule="CF-MODE-03", optional=True)
        yield replace(budget, usual=least_budget(of.fleet, of.value) or USUAL_BUDGET)


def _of_ship(of: Subject, told: Words) -> Iterator[Property]:
    if isinstance(of.value, Ship):
        form = Form(told, Kind.SHIP)
        yield form.text("name", of.value.name)
        choices = (Choice(design.id, called(design)) for design in of.fleet.designs)
        yield form.choice("design", of.value.design, choices)


_OF: dict[Kind, Callable[[Subject, Words], Iterator[Property]]] = {
    Kind.FLEET: _of_fleet,
    Kind.DESIGN: _of_design,
    Kind.SLOT: _of_slot,
    Kind.TEAM: _of_team,
    Kind.SHIP: _of_ship,
}
