"""Limits that an organiser can set for fleets."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.games.metaverse.model.fleet import HouseFormula
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.weapon import Qualities
from metamaker.games.metaverse.model.words import HullType, MassFactorFormula, MovementMethod, Small

Points = Annotated[float, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=0, le=2000)]


class FormulaRule(StrEnum):
    """The custom formulas of fleets: any, none, or exactly those of the tournament."""

    FREE = "free"
    STOCK = "stock"
    GIVEN = "given"


class EventLimits(Frozen):
    """Limits of a tournament; None and empty lists mean no limit. `legal`: whether designs with errors are forbidden.

    Values in points limit the whole fleet and a single ship; `same_class` limits the ships of one class. `measured_values`:
    whether fleets must use combat values that battles have confirmed for every class. A list contains all
    allowed items, or all banned ones. Weapons are banned by name, in upper or lower case.
    """

    legal: bool = True
    combat_value_least: Points | None = None
    combat_value_most: Points | None = None
    ship_value_most: Points | None = None
    tier_most: Small | None = None
    ships_least: Count | None = None
    ships_most: Count | None = None
    same_class_most: Count | None = None
    hull_types: Annotated[Many[HullType], Field(max_length=10)] = ()
    movement_methods: Annotated[Many[MovementMethod], Field(max_length=10)] = ()
    banned_components: Annotated[Many[ComponentKind], Field(max_length=100)] = ()
    banned_qualities: Qualities = ()
    banned_weapons: Annotated[Many[Name], Field(max_length=200)] = ()
    measured_values: bool = False
    mass_factor: MassFactorFormula | None = None
    formula_rule: FormulaRule = FormulaRule.FREE
    formulas: Annotated[Many[HouseFormula], Field(max_length=500)] = ()
