"""The Limits of Cosmoforce."""

from collections.abc import Iterator
from enum import StrEnum

from typing_extensions import override

from metamaker.core.issue import Issue, warning
from metamaker.core.messages import Text, Words
from metamaker.core.property import Choice, Form, Property, worded
from metamaker.game_api.limits import ModelLimits
from metamaker.games.cosmoforce.edits.structure import class_term, system_role, system_term
from metamaker.games.cosmoforce.limits.conditions import CONDITIONS, EventLimits, RulesOfPlay, comers, whole_mass
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.design import ShipClass, SystemKind
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet

MOST_MASS = range(3001)
MOST_SHIPS = range(1, 201)
"""The limits of the boxes in the form."""

SLOTS = range(11)


class _Kind(StrEnum):
    """The kind in the ids of the messages of properties."""

    LIMITS = "limits"


def _systems(words: Words) -> Iterator[Choice]:
    for kind in SystemKind:
        yield Choice(kind, system_term(kind, words), hint=system_role(kind, words))


class CosmoforceLimits(ModelLimits[Fleet, EventLimits]):
    """See Limits."""

    def __init__(self) -> None:
        super().__init__(GAME, EventLimits, CONDITIONS, present)

    @override
    def worth(self, fleet: Fleet, /) -> tuple[Text, ...]:
        """Return the mass of a player's ships, and their number."""
        fleet = present(fleet)
        return message("limits-found-mass", value=whole_mass(fleet)), message("limits-found-ships", count=len(comers(fleet)))

    @override
    def contradictions(self, limits: EventLimits) -> Iterator[Issue]:
        pairs = (("mass", limits.mass_least, limits.mass_most), ("ships", limits.ships_least, limits.ships_most))
        for key, least, most in pairs:
            if least is not None and most is not None and least > most:
                told = message(f"limits-contrary-{key}", least=least, most=most)
                yield warning("limit-contrary", where="limits", text=told, rule="")
        if set(limits.banned_systems) == set(SystemKind):
            yield warning("limit-no-systems", where="limits", text=message("limits-no-systems"), rule="CF-SHIP-06")

    @override
    def form(self, limits: EventLimits, words: Words) -> Iterator[Property]:
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
