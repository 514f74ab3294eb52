"""Documents of the record of matches: ships and sides with their damage and luck."""

from typing import Annotated

from pydantic import Field, StringConstraints

from metamaker.core.envelope import Format
from metamaker.core.frozen import Frozen, Many, Name
from metamaker.play.documents import MAX_FLEETS

MATCHES = Format("matches")
"""The kind and the released formats of records of matches."""

EVERY_GAME = "metamaker"
"""In place of a game, because a record holds matches of all games."""

MOST_MATCHES = 5_000
"""A limit for untrusted files: a match a day for 13 years."""

MOST_SHIPS = 500
"""A limit for untrusted files: the ships of a side."""

LONGEST_NAME = 120

Amount = Annotated[float, Field(ge=-1e6, le=1e6)]
"""Damage or luck in the unit of the game."""


class RecordedShip(Frozen):
    """A ship in a match: whether it was destroyed, the damage that it dealt and took, and its luck.

    Its luck is that of its own rolls, less that of rolls against it.
    """

    name: Name
    destroyed: bool
    dealt: Amount
    taken: Amount
    luck: Amount


class RecordedSide(Frozen):
    """A side in a match: the computer captain, or empty text for a person; the damage dealt and taken, and its luck.

    In games decided by points, these are the points of the side, and those of the others on average.
    """

    name: Name
    player: Name
    dealt: Amount
    taken: Amount
    luck: Amount
    ships: Annotated[Many[RecordedShip], Field(max_length=MOST_SHIPS)] = ()


class RecordedMatch(Frozen):
    """A finished match. Its `digest` is the same for all copies of its file, so that it counts once.

    `unit` is that of damage and luck: “boxes”, “ships” or “tokens”. `result` is the index of the winning side, -1 for a draw.
    """

    digest: Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
    game: Name
    title: Name
    unit: Name
    turns: Annotated[int, Field(ge=0, le=9999)]
    result: Annotated[int, Field(ge=-1, le=MAX_FLEETS - 1)]
    sides: Annotated[Many[RecordedSide], Field(min_length=1, max_length=MAX_FLEETS)]


class MatchRecord(Frozen):
    """Finished matches, in the order in which they were added."""

    matches: Annotated[Many[RecordedMatch], Field(max_length=MOST_MATCHES)] = ()
