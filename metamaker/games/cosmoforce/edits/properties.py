"""The properties of the elements of a document: its rules, designs, slots, teams and ships."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from metamaker.core.display_names import called
from metamaker.core.edits import changed
from metamaker.core.messages import Words
from metamaker.core.property import Choice, EditProblem, Form, Property, worded
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.structure import Kind, Subject, class_term, system_hint, system_term
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.design import ShipClass, SystemKind
from metamaker.games.cosmoforce.model.edition import Edition, Elimination, Options, SlotBonus, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import EDITION_VALUES, PlayedRules, of_edition, rules_of
from metamaker.games.cosmoforce.stats.derived import least_budget

EMPTY = "empty"
"""The value of the property of an empty slot."""

MOST_BUDGET = 3000
"""The limit of the box in the form: the largest number of ships in a team, of 30 mass each. No rule."""

USUAL_BUDGET = 50
"""The first budget of a team without ships."""

TOGGLES = tuple(Toggles.model_fields)
"""The toggles, in the order of their rules."""

OPTIONS = tuple(Options.model_fields)
"""The options of rulings."""

KEPT_IN = {**{key: f"toggles/{key}" for key in TOGGLES}, **{key: f"options/{key}" for key in OPTIONS}}
"""The place of the values of rules in a document."""

_OPTION_RULES = {
    "hangar_uses_infinite_mass": "CF-SHOT-06",
    "dynamic_order": "CF-RND-02",
    "equal_speed_is_level": "CF-SPD-10",
    "evasion_needs_change": "CF-RAM-08",
    "collision_whole_speed": "CF-STEP-07",
    "missile_detonates_once": "CF-DMG-07",
    "web_elimination": "CF-ELIM-02",
    "empty_slot_bonus": "CF-MODE-07",
    "open_build": "CF-SHIP-10",
    "hero_crew": "CF-RPG-02",
    "strict_baby_striker": "CF-THR-05",
}

_USUAL = Options()

_MOST = {"afterburner_thrust": 9, "burn_bonus": 9, "time_limit": 999}
"""Limits of the boxes in the form. Thrust and bonus of one digit, rounds as for battles of all games. No rule."""


def fleet_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a document: its description, its edition, and its house rules."""
    fleet, form = of.document, Form(words, Kind.FLEET)
    yield form.text("name", fleet.name)
    yield form.text("author", fleet.author)
    yield form.text("licence", fleet.licence or "")
    yield form.prose("notes", fleet.notes)
    yield form.tags("tags", fleet.tags)
    yield form.flag("public", fleet.public)
    yield from _rule_properties(fleet, form, words)


def _rule_properties(fleet: Fleet, form: Form, words: Words) -> Iterator[Property]:
    """Yield the edition, every toggle, which may be left to the edition, and every option.

    The default of a toggle is that of the edition.
    """
    yield form.choice("edition", fleet.edition, worded(words, Edition), rule="CF-ED-01")
    for key in TOGGLES:
        shown = _toggle(key, getattr(fleet.toggles, key), form, words)
        yield replace(shown, usual=_plain(of_edition(EDITION_VALUES[key], fleet.edition)))
    for key in OPTIONS:
        shown = _option(key, getattr(fleet.options, key), form, words)
        yield replace(shown, usual=_plain(getattr(_USUAL, key)))


def by_the_edition(fleet: Fleet) -> Fleet:
    """Return the document with every toggle left to its edition, and the default of every option. Rule CF-ED-02."""
    return changed(fleet, toggles=Toggles(), options=Options())


def _toggle(key: str, value: int | StrEnum | None, form: Form, words: Words) -> Property:
    known = EDITION_VALUES[key]
    if isinstance(known.roster, StrEnum):
        return form.choice(key, _word(value), worded(words, type(known.roster)), rule=known.rule, optional=True)
    if isinstance(known.roster, bool):
        return form.flag(key, None if value is None else bool(value), rule=known.rule, optional=True)
    number = value if isinstance(value, int) else None
    unit, none = words.get(f"window-unit-{key}", ""), words.get(f"window-choice-{key}-none-text", "")
    shown = form.whole(key, number, range(_MOST[key] + 1), unit=unit, rule=known.rule, optional=True)
    return replace(shown, least_called=none)


def _option(key: str, value: bool | StrEnum, form: Form, words: Words) -> Property:
    rule = _OPTION_RULES[key]
    if isinstance(value, Elimination | SlotBonus):
        return form.choice(key, value, worded(words, type(value)), rule=rule)
    return form.flag(key, bool(value), rule=rule)


def _plain(value: int | StrEnum) -> object:
    return value.value if isinstance(value, StrEnum) else value


def _word(value: int | StrEnum | None) -> str | None:
    return value.value if isinstance(value, StrEnum) else None


def design_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a design, without those of its slots."""
    design, form = of.design, Form(words, Kind.DESIGN)
    yield form.text("name", design.name)
    yield form.choice("ship_class", design.ship_class, worded(words, ShipClass), rule="CF-SHIP-01")
    yield form.tags("crew", design.crew)
    yield form.text("author", design.author)
    yield form.prose("notes", design.notes)
    yield form.tags("tags", design.tags)


def slot_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the one property of a slot: its system."""
    empty = Choice(EMPTY, words["window-choice-slot-empty-text"], "", words["window-choice-slot-empty-hint"])
    rules = rules_of(of.document)
    choices = (empty, *(system_choice(kind, of.design.ship_class, rules, words) for kind in SystemKind))
    yield Form(words, Kind.SLOT).choice("system", of.value or EMPTY, choices, rule="CF-SHIP-02")


def system_choice(kind: SystemKind, ship_class: ShipClass, rules: PlayedRules, words: Words) -> Choice:
    """Return a system as a choice for a ship of a class, with its effect, and the reason against it. Rule CF-SHIP-04."""
    entry = catalogue()[kind]
    only = "" if entry.only is None else class_term(entry.only, words)
    name, hint = system_term(kind, words), system_hint(kind, words, rules, ship_class)
    why_not = "" if entry.fits(ship_class) else words.text("window-why_not-class", **{"system": name, "class": only})
    return Choice(kind.value, name, kind.value, hint, why_not, rule=entry.rule)


def change_system(of: Subject, _: str, value: object) -> Fleet:
    """Return the document with another system in a slot, or with none. Raises EditProblem."""
    if value != EMPTY and value not in set(SystemKind):
        label = message("window-property-slot-system-label")
        raise EditProblem(message("refusal-cannot-be", property=label, value=repr(str(value)[:40])))
    return of.put(None if value == EMPTY else SystemKind(str(value)))


def team_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a team."""
    form = Form(words, Kind.TEAM)
    yield form.text("name", of.value.name)
    budget = form.whole("budget", of.value.budget, range(MOST_BUDGET + 1), rule="CF-MODE-03", optional=True)
    yield replace(budget, usual=least_budget(of.document, of.value) or USUAL_BUDGET)


def ship_properties(of: Subject, words: Words) -> Iterator[Property]:
    """Yield the properties of a ship of a team."""
    form = Form(words, Kind.SHIP)
    yield form.text("name", of.value.name)
    yield form.choice("design", of.value.design, (Choice(design.id, called(design)) for design in of.document.designs))
    yield form.flag("at_home", of.value.at_home)
