"""The log of a ship: an entry for each battle, kept with the ship in its file."""

import operator
from datetime import date
from enum import StrEnum
from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

from metamaker.core.frozen import Frozen, Many, Name, Prose
from metamaker.core.messages import message

MAX_ENTRIES = 100
"""The most entries of a ship: two battles a week for a year."""

MAX_SCARS = 20
"""The most scars of an entry."""


class Fate(StrEnum):
    """How a ship came out of a battle. A ship that lost half of its boxes is crippled."""

    SURVIVED = "survived"
    CRIPPLED = "crippled"
    DISENGAGED = "disengaged"
    DESTROYED = "destroyed"


class BattleResult(StrEnum):
    """The result of a battle for the side of the ship."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"


def _day(text: str) -> str:
    """Refuse a text that is not a day, such as 30 February."""
    try:
        if text and date.fromisoformat(text).isoformat() != text:
            raise ValueError(text)
    except ValueError:
        raise PydanticCustomError("day", "{sentence}", {"sentence": message("file-day")}) from None
    return text


Day = Annotated[str, Field(json_schema_extra={"maxLength": 10}), AfterValidator(_day)]
"""A date such as 2026-11-29; empty if it is unknown."""

Campaign = Annotated[Name, Field(max_length=40)]
"""The name of a campaign: battles with the same name belong together."""

MOST, MOST_POINTS = 9999, 1_000_000
"""The highest numbers of an entry: counts, and the value of destroyed enemies."""

Count = Annotated[int, Field(ge=0, le=MOST)]


BattleId = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{16})?$")]
"""Identifies a battle in logs; empty if it was written by hand."""


class Scar(Frozen):
    """Lasting damage of a battle, such as a destroyed system. `repaired`: it is only history."""

    what: Name
    repaired: bool = False


class LogEntry(Frozen):
    """A battle of a ship. `battle` identifies a battle that MetaMaker recorded, so that it is entered once.

    `boxes_lost` and `squadrons_lost` are the losses of the ship. `hits`, `kills` and `points` are its successes: hits on
    enemies, destroyed enemies and their value. `result` is absent if it is unknown.
    """

    battle: BattleId = ""
    date: Day = ""
    title: Name = ""
    campaign: Campaign = ""
    opponent: Name = ""
    result: BattleResult | None = None
    fate: Fate = Fate.SURVIVED
    boxes_lost: Count = 0
    squadrons_lost: Count = 0
    hits: Count = 0
    kills: Count = 0
    points: Annotated[float, Field(ge=0, le=MOST_POINTS)] = 0.0
    scars: Annotated[Many[Scar], Field(max_length=MAX_SCARS)] = ()
    note: Annotated[Prose, Field(max_length=500)] = ""


ShipLog = Annotated[Many[LogEntry], Field(max_length=MAX_ENTRIES, exclude_if=operator.not_)]
"""The entries of a ship, the oldest first. Files have the field only if there are entries."""
