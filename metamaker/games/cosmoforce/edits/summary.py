"""What an element is and does, in a few words."""

from collections.abc import Callable

from metamaker.core.property import PropertyKind, Summary
from metamaker.core.words import Words
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.properties import properties
from metamaker.games.cosmoforce.edits.reference import effect
from metamaker.games.cosmoforce.edits.subject import Kind, Subject, subject
from metamaker.games.cosmoforce.edits.terms import class_term, element_term, first_upper, system_role, system_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Team
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.rules.speed import whole
from metamaker.games.cosmoforce.stats.derived import Derived, boxes_of, derived, mass_allowed, team_mass

_RULES = {Kind.FLEET: "CF-ED-01", Kind.DESIGN: "CF-SHIP-01", Kind.SLOT: "CF-SHIP-02", Kind.TEAM: "CF-MODE-02", Kind.SHIP: ""}

_NUMBERS: dict[str, tuple[str, Callable[[Derived], int]]] = {
    "mass": ("CF-DER-01", lambda numbers: numbers.mass),
    "speed": ("CF-DER-05", lambda numbers: whole(numbers.speed)),
    "thrust": ("CF-DER-04", lambda numbers: numbers.thrust),
    "complement": ("CF-DER-06", lambda numbers: numbers.complement),
    "starting_heat": ("CF-DER-07", lambda numbers: numbers.starting_heat),
    "capacity": ("CF-DER-09", lambda numbers: numbers.capacity),
}
"""The numbers of a ship that its roster shows, with their rules."""


def summary(fleet: Fleet, ref: str, told: Words) -> Summary:
    """Return what the element that `ref` names is and does; with an empty title for what names nothing. Never raises."""
    of = subject(fleet, ref)
    if of is None:
        return Summary(ref, "", "")
    if of.kind in {Kind.DESIGN, Kind.SHIP} and of.focus in _NUMBERS:
        return _number(of, ref, told)
    if of.kind is Kind.SLOT:
        return _slot(of, ref, told)
    shown = next((each for each in properties(fleet, of.ref, told) if each.key == of.focus), None) if of.focus else None
    if shown is not None:
        now = str(shown.value) if shown.kind in {PropertyKind.TEXT, PropertyKind.WHOLE} and shown.value is not None else ""
        facts = (told.text("window.fact.now", value=now),) if now else ()
        return Summary(ref, shown.label, element_term(of, told), shown.hint, facts, shown.rule or _RULES[of.kind])
    kind, sentence = told[f"window.kind.{of.kind}"], told[f"window.summary.{of.kind}.sentence"]
    return Summary(ref, first_upper(element_term(of, told)), kind, sentence, _facts(of, told), _RULES[of.kind])


def facts(fleet: Fleet, ref: str, told: Words) -> tuple[str, ...]:
    """Return the facts of a summary alone. Never raises."""
    return summary(fleet, ref, told).facts


def title_of(fleet: Fleet, ref: str, told: Words) -> str:
    """Return the title of a summary alone. Never raises."""
    return summary(fleet, ref, told).title


def numbers_in_brief(design: Design, fleet: Fleet, told: Words) -> str:
    """Return the numbers of a design in a line: “mass 12, speed 2, …”."""
    numbers = derived(design, rules_of(fleet))
    return told.text(
        "window.fact.numbers",
        mass=numbers.mass,
        speed=whole(numbers.speed),
        thrust=numbers.thrust,
        crew=numbers.complement,
        heat=numbers.starting_heat,
    )


def _number(of: Subject, ref: str, told: Words) -> Summary:
    rule, value = _NUMBERS[of.focus]
    place = f"window.summary.number.{of.focus}"
    now = told.text("window.fact.now", value=value(derived(of.design, rules_of(of.fleet))))
    return Summary(ref, told[f"{place}.title"], element_term(of, told), told[f"{place}.sentence"], (now,), rule)


def _slot(of: Subject, ref: str, told: Words) -> Summary:
    held = of.design.slots[of.slot - 1]
    place = first_upper(element_term(of, told))
    if held is None:
        return Summary(ref, place, told["window.kind.slot"], told["window.summary.slot.sentence"], (), "CF-SHIP-02")
    boxes = told.text("window.fact.boxes", count=boxes_of(held, of.design.ship_class))
    facts = (effect(held, rules_of(of.fleet), told, of.design.ship_class), boxes)
    return Summary(ref, system_term(held, told), place, system_role(held, told), facts, catalogue()[held].rule, held.value)


def _facts(of: Subject, told: Words) -> tuple[str, ...]:
    fleet = of.fleet
    if of.kind is Kind.FLEET:
        designs = told.counted("window.fact.designs", len(fleet.designs))
        return (designs, told.counted("window.fact.ships", len(fleet.ships)))
    if isinstance(of.value, Team):
        return (told.counted("window.fact.ships", len(of.value.ships)), _mass(fleet, of.value, told))
    return (class_term(of.design.ship_class, told), numbers_in_brief(of.design, fleet, told))


def _mass(fleet: Fleet, team: Team, told: Words) -> str:
    total = team_mass(fleet, team)
    if team.budget is None:
        return told.text("window.fact.mass", mass=total)
    allowed = max(mass_allowed(team.budget, len(team.ships)), 0)
    return told.text("window.fact.allowed", mass=total, allowed=allowed)
