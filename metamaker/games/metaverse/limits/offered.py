"""The Limits of Metaverse."""

from collections.abc import Iterator
from enum import StrEnum

from typing_extensions import override

from metamaker.core.amounts import at_most
from metamaker.core.edits import changed as with_fields
from metamaker.core.issue import Issue, warning
from metamaker.core.messages import Text, Words
from metamaker.core.property import Choice, Form, Property, worded
from metamaker.game_api.limits import ModelLimits
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.checks.limits import TIERS
from metamaker.games.metaverse.edits.house_formulas import house_text, read_house_text
from metamaker.games.metaverse.edits.vocabulary import component_hint, component_term
from metamaker.games.metaverse.limits.conditions import CONDITIONS
from metamaker.games.metaverse.limits.model import EventLimits, FormulaRule
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import HullType, MassFactorFormula, MovementMethod, WeaponQuality
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.play.documents import Record

MOST_POINTS = 100_000
"""The maximum of the input field."""

MOST_SHIPS = range(1, 201)
FORMULAS = "formulas"


class _Kind(StrEnum):
    """Item types in the message keys of properties."""

    LIMITS = "limits"


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


class MetaverseLimits(ModelLimits[Fleet, EventLimits]):
    """See Limits."""

    def __init__(self) -> None:
        super().__init__(GAME, EventLimits, CONDITIONS, present)

    @override
    def worth(self, fleet: Fleet, /) -> tuple[Text, ...]:
        """Return the value of a fleet, and its number of ships."""
        fleet = present(fleet)
        value = at_most(fleet_stats(fleet).combat_value, 1)
        return message("limits-found-points", value=value), message("limits-found-ships", count=len(fleet.ships))

    @override
    def contradictions(self, limits: EventLimits) -> Iterator[Issue]:
        pairs = (
            ("combat_value", limits.combat_value_least, limits.combat_value_most),
            ("ships", limits.ships_least, limits.ships_most),
        )
        for key, least, most in pairs:
            if least is not None and most is not None and least > most:
                told = message(f"limits-contrary-{key}", least=least, most=most)
                yield warning("limit-contrary", where="limits", text=told, rule="")
        if limits.formula_rule is FormulaRule.GIVEN and not limits.formulas:
            yield warning("limit-no-formulas", where="limits", text=message("limits-no-formulas"), rule="")

    @override
    def form(self, limits: EventLimits, words: Words) -> Iterator[Property]:
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
        yield form.flag("measured_values", limits.measured_values)
        yield form.choice("mass_factor", limits.mass_factor, worded(words, MassFactorFormula), optional=True)
        yield form.choice("formula_rule", limits.formula_rule, worded(words, FormulaRule))
        if limits.formula_rule is FormulaRule.GIVEN or limits.formulas:
            yield form.prose(FORMULAS, house_text(limits.formulas))

    @override
    def changed(self, record: Record, /, key: str, value: object) -> Record:
        """Formulas are edited as one text."""
        if key == FORMULAS:
            return self.record(with_fields(self.limits(record), formulas=read_house_text(str(value))))
        return super().changed(record, key, value)
