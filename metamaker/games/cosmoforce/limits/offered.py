"""The Limits of Cosmoforce: read, edited, said, and held against documents. The module is the Limits of the game."""

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
from metamaker.games.cosmoforce.edits.terms import class_term, system_role, system_term
from metamaker.games.cosmoforce.limits.conditions import CONDITIONS, comers, whole_mass
from metamaker.games.cosmoforce.limits.model import EventLimits, RulesOfPlay
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind
from metamaker.play.replay import Record

MOST_MASS = range(3001)
MOST_SHIPS = range(1, 201)
"""Where the boxes of the form end."""

SLOTS = range(11)


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
    """Return the mass of the ships that come, and how many they are."""
    return message("limits-found-mass", value=whole_mass(fleet)), message("limits-found-ships", count=len(comers(fleet)))


def doubts(record: Record) -> tuple[Issue, ...]:
    """Return what no document can keep to."""
    return tuple(_doubts(_limits(record)))


def _doubts(limits: EventLimits) -> Iterator[Issue]:
    pairs = (("mass", limits.mass_least, limits.mass_most), ("ships", limits.ships_least, limits.ships_most))
    for key, least, most in pairs:
        if least is not None and most is not None and least > most:
            told = message(f"limits-contrary-{key}", least=least, most=most)
            yield warning("limit-contrary", where="limits", text=told, rule="")
    if set(limits.banned_systems) == set(SystemKind):
        yield warning("limit-no-systems", where="limits", text=message("limits-no-systems"), rule="CF-SHIP-06")


def properties(record: Record, language: str) -> tuple[Property, ...]:
    """Return what can be asked for."""
    return tuple(_properties(_limits(record), words_in(GAME, language)))


def _properties(limits: EventLimits, words: Words) -> Iterator[Property]:
    form = Form(words, _Kind.LIMITS)
    yield form.flag("legal", limits.legal)
    yield form.whole("budget_most", limits.budget_most, MOST_MASS, optional=True)
    yield form.whole("mass_most", limits.mass_most, MOST_MASS, optional=True)
    yield form.whole("mass_least", limits.mass_least, MOST_MASS, optional=True)
    yield form.whole("ship_mass_most", limits.ship_mass_most, MOST_MASS, optional=True)
    yield form.whole("ships_most", limits.ships_most, MOST_SHIPS, optional=True)
    yield form.whole("ships_least", limits.ships_least, MOST_SHIPS, optional=True)
    yield form.whole("same_design_most", limits.same_design_most, MOST_SHIPS, optional=True)
    yield form.choices("ship_classes", limits.ship_classes, (Choice(each, class_term(each, words)) for each in ShipClass))
    yield form.choices("banned_systems", limits.banned_systems, _systems(words))
    yield form.whole("system_most", limits.system_most, SLOTS, optional=True)
    yield form.choice("edition", limits.edition, worded(words, Edition), optional=True)
    yield form.choice("rules", limits.rules, worded(words, RulesOfPlay))


def _systems(words: Words) -> Iterator[Choice]:
    for kind in SystemKind:
        yield Choice(kind, system_term(kind, words), hint=system_role(kind, words))


def changed(record: Record, key: str, value: object) -> Record:
    """Return limits with another value of a property. Raises EditProblem."""
    limits = _limits(record)
    shown = next(each for each in _properties(limits, words_in(GAME, "en")) if each.key == key)
    return _record(with_fields(limits, **{key: model_value(EventLimits, shown, value)}))
