"""What an organiser may ask of ships."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from metamaker.core.frozen import Frozen, Many
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.words import ShipClass, SystemKind

Mass = Annotated[int, Field(ge=0, le=3000)]
"""As much as a budget may have."""

Count = Annotated[int, Field(ge=0, le=5000)]
"""As many as the teams of a document may have."""


class RulesOfPlay(StrEnum):
    """How far a document may play otherwise than its edition: as it likes, or not at all."""

    FREE = "free"
    EDITION = "edition"


class EventLimits(Frozen):
    """Limits of an event. None, empty: no limit. `legal`: nothing breaks the rules.

    Masses are those of all ships that come, the budget that pays for their number as well (CF-MODE-03), and of a single ship.
    `same_design` is how many ships of one design there may be; `system_most` how many slots of a ship hold the same system.
    Classes and editions are one of a set, what is banned is in no slot.
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
