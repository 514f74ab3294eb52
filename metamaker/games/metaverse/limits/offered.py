"""The Limits of Metaverse: read, edited, said, and held against fleets. The module is the Limits of the game."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

from metamaker.core.edits import changed as with_fields
from metamaker.core.issue import Issue, warning
from metamaker.core.problem import FileProblem
from metamaker.core.property import Choice, Form, Property, model_value, worded
from metamaker.core.validation import validated
from metamaker.core.words import Text, Words, words_in
from metamaker.game.limits import Examined
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.checks.limits import TIERS
from metamaker.games.metaverse.edits.house_formulas import house_text, read_house_text
from metamaker.games.metaverse.edits.terms import component_hint, component_term
from metamaker.games.metaverse.limits.conditions import CONDITIONS
from metamaker.games.metaverse.limits.model import EventLimits, FormulaRule
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.words import HullType, MassFactorFormula, MovementMethod, WeaponQuality
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.play.replay import Record

MOST_POINTS = 100_000
"""Where the box of the form ends."""

MOST_SHIPS = range(1, 201)
FORMULAS = "formulas"


class _Kind(StrEnum):
    """What the words of the properties go by."""

    LIMITS = "limits"


def schema() -> dict[str, Any]:
    """Return the JSON Schema of the limits."""
    return EventLimits.model_json_schema()


def read(record: Record, file: str) -> Record:
    """Return the limits of a file. Raises FileProblem."""
    try:
        return _record(validated(EventLimits, dict(record), file))
    except FileProblem as problem:
        raise FileProblem(file, "/".join(filter(None, ("limits", problem.place))), problem.text) from None


def _record(limits: EventLimits) -> Record:
    return limits.model_dump(mode="json", exclude_defaults=True)


def _limits(record: Record) -> EventLimits:
    return validated(EventLimits, dict(record), "")


def asked(record: Record) -> tuple[Text, ...]:
    """Return what is asked for, a line for each limit that is set."""
    limits = _limits(record)
    return tuple(each.asked(limits) for each in CONDITIONS if each.is_set(limits))


def examined(fleet: Fleet, record: Record) -> tuple[Examined, ...]:
    """Return a line for each limit that is set, with every breach."""
    limits = _limits(record)
    return tuple(
        Examined(each.asked(limits), each.found(fleet), tuple(each.breaches(fleet, limits)))
        for each in CONDITIONS
        if each.is_set(limits)
    )


def worth(fleet: Fleet) -> tuple[Text, ...]:
    """Return the value of a fleet, and how many ships it has."""
    value = f"{fleet_stats(fleet).combat_value:.1f}"
    return message("limits-found-points", value=value), message("limits-found-ships", count=len(fleet.ships))


def doubts(record: Record) -> tuple[Issue, ...]:
    """Return what no fleet can keep to."""
    return tuple(_doubts(_limits(record)))


def _doubts(limits: EventLimits) -> Iterator[Issue]:
    pairs = (
        ("combat_value", limits.combat_value_least, limits.combat_value_most),
        ("ships", limits.ships_least, limits.ships_most),
    )
    for key, least, most in pairs:
        if least is not None and most is not None and least > most:
            told = message(f"limits-contrary-{key}", least=f"{least:g}", most=f"{most:g}")
            yield warning("limit-contrary", where="limits", text=told, rule="")
    if limits.formula_rule is FormulaRule.GIVEN and not limits.formulas:
        yield warning("limit-no-formulas", where="limits", text=message("limits-no-formulas"), rule="")


def properties(record: Record, language: str) -> tuple[Property, ...]:
    """Return what can be asked for."""
    return tuple(_properties(_limits(record), words_in(GAME, language)))


def _properties(limits: EventLimits, words: Words) -> Iterator[Property]:
    form = Form(words, _Kind.LIMITS)
    yield form.flag("legal", limits.legal)
    yield form.decimal("combat_value_most", limits.combat_value_most, MOST_POINTS)
    yield form.decimal("combat_value_least", limits.combat_value_least, MOST_POINTS)
    yield form.decimal("ship_value_most", limits.ship_value_most, MOST_POINTS)
    yield form.whole("tier_most", limits.tier_most, TIERS, optional=True)
    yield form.whole("ships_most", limits.ships_most, MOST_SHIPS, optional=True)
    yield form.whole("ships_least", limits.ships_least, MOST_SHIPS, optional=True)
    yield form.whole("same_class_most", limits.same_class_most, MOST_SHIPS, optional=True)
    yield form.choices("hull_types", limits.hull_types, _hulls(words))
    yield form.choices("movement_methods", limits.movement_methods, worded(words, MovementMethod))
    yield form.choices("banned_components", limits.banned_components, _components(words))
    yield form.choices("banned_qualities", limits.banned_qualities, _qualities(words))
    yield form.tags("banned_weapons", limits.banned_weapons)
    yield form.choice("mass_factor", limits.mass_factor, worded(words, MassFactorFormula), optional=True)
    yield form.choice("formula_rule", limits.formula_rule, worded(words, FormulaRule))
    if limits.formula_rule is FormulaRule.GIVEN or limits.formulas:
        yield form.prose(FORMULAS, house_text(limits.formulas))


def _hulls(words: Words) -> Iterator[Choice]:
    for kind in HullType:
        yield Choice(kind, words.get(f"sheet-name-hull_type-{kind}", catalogue().hull_type[kind].name), kind)


def _components(words: Words) -> Iterator[Choice]:
    for kind in ComponentKind:
        yield Choice(kind, component_term(kind, words), hint=component_hint(kind, words))


def _qualities(words: Words) -> Iterator[Choice]:
    known = catalogue().weapon_quality
    for quality in WeaponQuality:
        yield Choice(quality, words.get(f"sheet-name-weapon_quality-{quality}", known[quality].name))


def changed(record: Record, key: str, value: object) -> Record:
    """Return limits with another value of a property. Raises EditProblem."""
    limits = _limits(record)
    if key == FORMULAS:
        return _record(with_fields(limits, formulas=read_house_text(str(value))))
    shown = next(each for each in _properties(limits, words_in(GAME, "en")) if each.key == key)
    return _record(with_fields(limits, **{key: model_value(EventLimits, shown, value)}))
