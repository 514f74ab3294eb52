"""Limits that an organiser can set for ships."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen, Many
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind

Mass = Annotated[int, Field(ge=0, le=3000)]
"""A mass, up to the largest budget of a team."""

Count = Annotated[int, Field(ge=0, le=5000)]
"""A number of ships, up to the limit of a document."""


class RulesOfPlay(StrEnum):
    """Whether a document can have house rules: any, or none."""

    FREE = "free"
    EDITION = "edition"


class EventLimits(Frozen):
    """Limits of a tournament; None and empty lists mean no limit. `legal`: whether illegal ships are forbidden.

    The masses limit all ships of a player, the budget, which also pays for their number (CF-MODE-03), and a single ship.
    `same_design` limits the ships of one design, and `system_most` the slots of a ship with the same system. Classes and
    editions list everything that is allowed; a ship cannot have a banned system.
    """

    legal: bool = True
    budget_most: Mass | None = None
    mass_most: Mass | None = None
    mass_least: Mass | None = None
    ship_mass_most: Mass | None = None
    ships_least: Count | None = None
    ships_most: Count | None = None
    same_design_most: Count | None = None
    ship_classes: Annotated[Many[ShipClass], Field(max_length=10)] = ()
    banned_systems: Annotated[Many[SystemKind], Field(max_length=20)] = ()
    system_most: Annotated[int, Field(ge=0, le=10)] | None = None
    edition: Edition | None = None
    rules: RulesOfPlay = RulesOfPlay.FREE
