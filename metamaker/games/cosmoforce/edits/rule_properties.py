"""The edition of a document and what its group plays otherwise, as properties (CF-ED, CF-DIFF)."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from metamaker.core.edits import changed
from metamaker.core.property import Form, Property, worded
from metamaker.core.words import Words
from metamaker.games.cosmoforce.model.edition import Edition, Elimination, Options, SlotBonus, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import EDITION_VALUES, of_edition

TOGGLES = tuple(Toggles.model_fields)
"""The toggles, in the order of their statements."""

OPTIONS = tuple(Options.model_fields)
"""The options that rulings name."""

_OPTION_RULES = {
    "hangar_uses_infinite_mass": "CF-SHOT-06",
    "dynamic_order": "CF-RND-02",
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


def rule_properties(fleet: Fleet, form: Form, told: Words) -> Iterator[Property]:
    """Yield the edition, every toggle, which may be left to the edition, and every option.

    The usual value of a toggle is that of the edition.
    """
    yield form.choice("edition", fleet.edition, worded(told, Edition), rule="CF-ED-01")
    for key in TOGGLES:
        shown = _toggle(key, getattr(fleet.toggles, key), form, told)
        yield replace(shown, usual=_plain(of_edition(EDITION_VALUES[key], fleet.edition)))
    for key in OPTIONS:
        shown = _option(key, getattr(fleet.options, key), form, told)
        yield replace(shown, usual=_plain(getattr(_USUAL, key)))


def by_the_edition(fleet: Fleet) -> Fleet:
    """Return the document with every toggle left to its edition, and every option as it is without a choice. Rule CF-ED-02."""
    return changed(fleet, toggles=Toggles(), options=Options())


def _toggle(key: str, value: int | StrEnum | None, form: Form, told: Words) -> Property:
    known = EDITION_VALUES[key]
    if isinstance(known.roster, StrEnum):
        return form.choice(key, _word(value), worded(told, type(known.roster)), rule=known.rule, optional=True)
    if isinstance(known.roster, bool):
        return form.flag(key, None if value is None else bool(value), rule=known.rule, optional=True)
    number = value if isinstance(value, int) else None
    unit, none = told.get(f"window.unit.{key}", ""), told.get(f"window.choice.{key}.none.text", "")
    shown = form.whole(key, number, range(_MOST[key] + 1), unit=unit, rule=known.rule, optional=True)
    return replace(shown, least_called=none)


def _option(key: str, value: bool | StrEnum, form: Form, told: Words) -> Property:
    rule = _OPTION_RULES[key]
    if isinstance(value, Elimination | SlotBonus):
        return form.choice(key, value, worded(told, type(value)), rule=rule)
    return form.flag(key, bool(value), rule=rule)


def _plain(value: int | StrEnum) -> object:
    return value.value if isinstance(value, StrEnum) else value


def _word(value: int | StrEnum | None) -> str | None:
    return value.value if isinstance(value, StrEnum) else None
